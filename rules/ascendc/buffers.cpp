// See buffers.h.
#include "rules/ascendc/buffers.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <string>
#include <string_view>

#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

SourceRange At(int file, std::size_t begin, std::size_t end) {
  return {file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// `TQue<POSITION, DEPTH> name;` -> the edit that makes a TBuf of it.
std::optional<Edit> Redeclared(const std::string& text, int file, std::string_view name) {
  constexpr std::string_view kQueue = "TQue<";
  for (std::size_t at = text.find(kQueue); at != std::string::npos; at = text.find(kQueue, at + 1)) {
    const std::size_t close = text.find('>', at);
    const std::size_t comma = text.find(',', at);
    if (close == std::string::npos || comma > close) continue;
    const std::size_t first = text.find_first_not_of(" \t", close + 1);
    if (first == std::string::npos || text.compare(first, name.size(), name) != 0) continue;
    const std::size_t behind = text.find_first_not_of(" \t", first + name.size());
    if (behind == std::string::npos || text[behind] != ';') continue;
    return Edit{At(file, at, close + 1),
                fmt::format("TBuf<{}>", text.substr(at + kQueue.size(), comma - at - kQueue.size()))};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Repair> BufferForQueue(const ReplyFacts& reply, const ParseError& error) {
  const std::string* text = FileText(reply, error.range.file);
  if (text == nullptr || error.name != "Get" || error.owner.find("TQue") == std::string::npos) return std::nullopt;
  if (error.range.begin < 2 || (*text)[error.range.begin - 1] != '.') return std::nullopt;
  std::size_t begin = error.range.begin - 1;
  while (begin > 0 && IsWord((*text)[begin - 1])) --begin;
  const std::string name = text->substr(begin, error.range.begin - 1 - begin);
  for (const char* step : {".AllocTensor", ".EnQue", ".DeQue"}) {
    if (text->find(name + step) != std::string::npos) return std::nullopt;
  }
  const auto declared = Redeclared(*text, error.range.file, name);
  if (name.empty() || !declared) return std::nullopt;
  Repair repair{"declare it as a `TBuf`", FixSafety::kSafe, {*declared}};
  const std::string head = "InitBuffer(" + name + ",";
  const std::size_t at = text->find(head);
  if (at != std::string::npos) {
    const std::size_t number = text->find_first_not_of(" \t", at + head.size());
    std::size_t end = number;
    while (end < text->size() && IsWord((*text)[end])) ++end;
    const std::size_t next = text->find_first_not_of(" \t", end + 1);
    if (end > number && end < text->size() && (*text)[end] == ',' && next != std::string::npos)
      repair.edits.push_back({At(error.range.file, number, next), ""});
  }
  for (const Edit& edit : NameElementType(reply, error.range)) repair.edits.push_back(edit);
  return repair;
}

std::vector<Edit> NameElementType(const ReplyFacts& reply, const SourceRange& place) {
  const SourceRange line = LineOf(reply, place);
  const std::string_view text = TextOf(reply, line);
  constexpr std::string_view kTensor = "LocalTensor<";
  const std::size_t tensor = text.find(kTensor);
  if (tensor == text.npos || text.find(kTensor, tensor + 1) != text.npos) return {};
  const std::size_t open = tensor + kTensor.size();
  const std::size_t close = text.find('>', open);
  const std::size_t equals = text.find('=', open);
  if (close == text.npos || equals == text.npos || close > equals) return {};
  for (const std::string_view step : {".AllocTensor()", ".DeQue()", ".Get()"}) {
    const std::size_t at = text.find(step, equals);
    if (at == text.npos || text.find(step, at + 1) != text.npos) continue;
    const std::size_t behind = line.begin + at + step.size() - 2;
    return {{At(line.file, behind, behind), fmt::format("<{}>", text.substr(open, close - open))}};
  }
  return {};
}

bool IsLastUse(const ReplyFacts& reply, const SourceRange& call, const SourceRange& tensor) {
  const std::string* text = FileText(reply, call.file);
  const std::string name(TextOf(reply, tensor));
  if (text == nullptr || !IsIdentifier(name) || call.end > text->size()) return false;
  const std::size_t declared = text->rfind("> " + name + " = ", call.begin);
  if (declared == std::string::npos) return false;
  // A loop or the end of a block between the two: another turn, or another tensor of that name.
  int depth = 0;
  for (std::size_t i = declared; i < call.begin; ++i) {
    depth += ((*text)[i] == '{') - ((*text)[i] == '}');
    if (depth < 0) return false;
  }
  const std::string_view between = std::string_view(*text).substr(declared, call.begin - declared);
  if (NextWord(between, "for", 0) != between.npos || NextWord(between, "while", 0) != between.npos) return false;
  std::size_t end = call.end;
  for (depth = 0; end < text->size() && depth >= 0; ++end) depth += ((*text)[end] == '{') - ((*text)[end] == '}');
  const std::string_view rest = std::string_view(*text).substr(call.end, end - call.end);
  for (std::size_t at = NextWord(rest, name, 0); at != rest.npos; at = NextWord(rest, name, at + 1)) {
    if (!rest.substr(0, at).ends_with("FreeTensor(")) return false;
  }
  return true;
}

}  // namespace assay::rules
