// See buffers.h.
#include "rules/ascendc/buffers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

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

// The queue or buffer that the tensor declared last in front of `before` comes from.
std::string OriginOf(const std::string& text, const std::string& tensor, std::size_t before) {
  const std::string head = "> " + tensor + " = ";
  const std::size_t at = text.rfind(head, before);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + head.size();
  std::size_t end = begin;
  while (end < text.size() && IsWord(text[end])) ++end;
  for (const std::string_view step : {".AllocTensor<", ".DeQue<", ".Get<"}) {
    if (text.compare(end, step.size(), step) == 0) return text.substr(begin, end - begin);
  }
  return "";
}

std::string IndentBefore(const std::string& text, std::size_t at) {
  const std::size_t line = text.rfind('\n', at) + 1;
  return text.substr(line, std::min(text.find_first_not_of(" \t", line), at) - line);
}

// `pipe.InitBuffer(name, 2, bytes);`, where the text has it once.
struct SetUp {
  std::size_t begin = 0, end = 0;  // of the statement, without and with its semicolon
  std::string pipe;                // with its dot or arrow
  std::string bytes;
};

std::optional<SetUp> SetUpOf(const std::string& text, const std::string& name) {
  const std::string head = "InitBuffer(" + name + ",";
  const std::size_t at = text.find(head);
  if (at == std::string::npos || text.find(head, at + 1) != std::string::npos) return std::nullopt;
  SetUp out;
  out.begin = at;
  while (out.begin > 0 &&
         (IsWord(text[out.begin - 1]) || std::string_view(".->").find(text[out.begin - 1]) != std::string_view::npos)) {
    --out.begin;
  }
  out.pipe = text.substr(out.begin, at - out.begin);
  int depth = 0;
  std::size_t last = at + head.size();
  for (std::size_t i = last; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ';') return std::nullopt;
    if (c == ',' && depth == 0) last = i + 1;
    depth += (c == '(' || c == '<') - (c == ')' || c == '>');
    if (depth >= 0) continue;
    if (i + 1 >= text.size() || text[i + 1] != ';' || out.pipe.empty()) return std::nullopt;
    const std::size_t first = text.find_first_not_of(" \t\n", last);
    out.bytes = text.substr(first, i - first);
    out.end = i + 2;
    return out;
  }
  return std::nullopt;
}

// The position after the semicolon of the declaration of a queue or buffer, and whether it is spelt with its namespace.
std::optional<std::pair<std::size_t, bool>> DeclaredAt(const std::string& text, const std::string& name) {
  for (std::size_t at = NextWord(text, name, 0); at != std::string::npos; at = NextWord(text, name, at + 1)) {
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::string_view front = std::string_view(text).substr(line, at - line);
    if (front.find("TQue<") == front.npos && front.find("TBuf<") == front.npos) continue;
    const std::size_t end = text.find(';', at);
    if (end == std::string::npos || text.find('\n', at) < end) return std::nullopt;
    return std::pair{end + 1, front.find("AscendC::") != front.npos};
  }
  return std::nullopt;
}

}  // namespace

std::optional<OwnBuffer> BufferBeside(const ReplyFacts& reply, const SourceRange& tensor, const std::string& element) {
  const std::string* text = FileText(reply, tensor.file);
  const std::string name(TextOf(reply, tensor));
  if (text == nullptr || !IsIdentifier(name) || element.empty()) return std::nullopt;
  const std::string origin = OriginOf(*text, name, tensor.begin);
  if (origin.empty()) return std::nullopt;
  const auto declared = DeclaredAt(*text, origin);
  const auto set_up = SetUpOf(*text, origin);
  if (!declared || !set_up) return std::nullopt;
  const bool marked = origin.back() == '_';
  const std::string own = origin.substr(0, origin.size() - (marked ? 1 : 0)) + (marked ? "Work_" : "Work");
  OwnBuffer out{fmt::format("{}.Get<{}>()", own, element), {}};
  if (NextWord(*text, own, 0) != std::string::npos) {
    const bool ours = text->find("VECCALC> " + own + ";") != std::string::npos && SetUpOf(*text, own);
    return ours ? std::optional(out) : std::nullopt;
  }
  const std::string space = declared->second ? "AscendC::" : "";
  const std::size_t line_of_declaration = declared->first - 1;
  out.edits.push_back({At(tensor.file, declared->first, declared->first),
                       fmt::format("\n{}{}TBuf<{}TPosition::VECCALC> {};", IndentBefore(*text, line_of_declaration),
                                   space, space, own)});
  out.edits.push_back(
      {At(tensor.file, set_up->end, set_up->end),
       fmt::format("\n{}{}InitBuffer({}, {});", IndentBefore(*text, set_up->begin), set_up->pipe, own, set_up->bytes)});
  return out;
}

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
  // A loop or the end of a block between the two: another iteration, or another tensor of that name.
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
