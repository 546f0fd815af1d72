// See copies.h.
#include "rules/ascendc/copies.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <string>
#include <string_view>

#include "rules/ascendc/elements.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// `this->xGm_[row * n]`: the tensor's name and the index; `0` where there is none.
struct Operand {
  std::string name;
  std::string index = "0";
  std::optional<TensorDeclaration> declared;
};

Operand ReadOperand(const ReplyFacts& reply, const SourceRange& range) {
  Operand operand;
  const std::string text(TextOf(reply, range));
  const std::size_t open = text.find('[');
  std::size_t end = std::min(open, text.size());
  while (end > 0 && !IsWord(text[end - 1])) --end;
  std::size_t begin = end;
  while (begin > 0 && IsWord(text[begin - 1])) --begin;
  operand.name = text.substr(begin, end - begin);
  if (open != std::string::npos && text.ends_with(']')) operand.index = text.substr(open + 1, text.size() - open - 2);
  operand.declared = DeclarationOf(reply, range.file, operand.name);
  return operand;
}

struct Copy {
  CallText call;
  Operand to, from;
  std::string count, element;
  bool out = false;  // to global memory
};

std::optional<Copy> ReadCopy(const ReplyFacts& reply, const SourceRange& place) {
  const auto call = ReadCall(reply, place);
  if (!call || !call->statement || call->arguments.size() != 3) return std::nullopt;
  if (!TextOf(reply, call->callee).ends_with("DataCopy")) return std::nullopt;
  Copy copy{*call, ReadOperand(reply, call->arguments[0]), ReadOperand(reply, call->arguments[1]), {}, {}, false};
  if (!copy.to.declared || !copy.from.declared || copy.to.declared->global == copy.from.declared->global)
    return std::nullopt;
  copy.count = TextOf(reply, call->arguments[2]);
  copy.out = copy.to.declared->global;
  copy.element = copy.out ? copy.to.declared->element : copy.from.declared->element;
  return copy;
}

std::string PaddedText(const ReplyFacts& reply, const Copy& copy, const std::string& count) {
  std::string text = fmt::format(
      "AscendC::DataCopyPad({}, {}, AscendC::DataCopyExtParams{{1, static_cast<uint32_t>({} * sizeof({})), 0, 0, 0}}",
      TextOf(reply, copy.call.arguments[0]), TextOf(reply, copy.call.arguments[1]), count, copy.element);
  if (!copy.out) text += fmt::format(", AscendC::DataCopyPadExtParams<{}>{{false, 0, 0, 0}}", copy.element);
  return text + ")";
}

// The second argument of `NAME.SetGlobalBuffer(pointer, length)`.
std::string GivenLength(const ReplyFacts& reply, int file, const std::string& name) {
  const std::string* text = FileText(reply, file);
  const std::string head = name + ".SetGlobalBuffer(";
  const std::size_t at = text == nullptr ? std::string::npos : text->find(head);
  if (at == std::string::npos || (at > 0 && IsWord((*text)[at - 1]))) return {};
  const auto begin = static_cast<std::uint32_t>(at + name.size() + 1);
  const auto call = ReadCall(reply, {file, begin, begin + 15});
  if (!call || call->arguments.size() != 2) return {};
  return std::string(TextOf(reply, call->arguments[1]));
}

// `a * b` -> the edit that makes its first factor 64 bits wide. The factors are names and numbers.
std::vector<Edit> Widened(const ReplyFacts& reply, const SourceRange& within) {
  std::vector<Edit> edits;
  const std::string_view text = TextOf(reply, within);
  for (std::size_t at = text.find(" * "); at != text.npos; at = text.find(" * ", at + 1)) {
    std::size_t begin = at;
    while (begin > 0 && (IsWord(text[begin - 1]) || text[begin - 1] == '.')) --begin;
    const std::string_view factor = text.substr(begin, at - begin);
    const bool chained = begin >= 3 && text.substr(begin - 3, 3) == " * ";
    if (factor.empty() || chained || std::isdigit(static_cast<unsigned char>(factor.front())) != 0) continue;
    const auto place = [&](std::size_t offset) { return within.begin + static_cast<std::uint32_t>(offset); };
    edits.push_back({{within.file, place(begin), place(at)}, fmt::format("static_cast<int64_t>({})", factor)});
  }
  return edits;
}

// The statement `TYPE name = ...;` before a place, with an edit of its type where that has 32 bits.
std::vector<Edit> WidenedDeclaration(const ReplyFacts& reply, const SourceRange& before, const std::string& name) {
  const std::string* text = FileText(reply, before.file);
  if (text == nullptr || !IsIdentifier(name)) return {};
  const std::size_t at = text->rfind(" " + name + " = ", before.begin);
  const std::size_t end = at == std::string::npos ? at : text->find(';', at);
  if (end == std::string::npos || end > before.begin) return {};
  std::size_t begin = at;
  while (begin > 0 && IsWord((*text)[begin - 1])) --begin;
  const std::string type = text->substr(begin, at - begin);
  if (type != "uint32_t" && type != "int32_t" && type != "int") return {};
  const auto place = [](std::size_t offset) { return static_cast<std::uint32_t>(offset); };
  std::vector<Edit> edits = Widened(reply, {before.file, place(at), place(end)});
  edits.push_back({{before.file, place(begin), place(at)}, "int64_t"});
  return edits;
}

}  // namespace

std::optional<Repair> PaddedCopyAt(const ReplyFacts& reply, const SourceRange& call) {
  const auto copy = ReadCopy(reply, call);
  if (!copy) return std::nullopt;
  return Repair{"copy it with `DataCopyPad`",
                FixSafety::kSafe,
                {{copy->call.whole, PaddedText(reply, *copy, "(" + copy->count + ")")}}};
}

std::optional<Repair> ClampedCopyAt(const ReplyFacts& reply, const SourceRange& call) {
  const auto copy = ReadCopy(reply, call);
  if (!copy) return std::nullopt;
  const Operand& global = copy->out ? copy->to : copy->from;
  const std::string length = GivenLength(reply, call.file, global.name);
  constexpr std::string_view kRest = "restLength";
  const std::string all = length + global.index + copy->count;
  if (length.empty() || all.find(kRest) != std::string::npos) return std::nullopt;
  const std::string indent = IndentOf(reply, copy->call.whole);
  const std::string count =
      fmt::format("({0} < static_cast<uint64_t>({1}) ? {0} : static_cast<uint64_t>({1}))", kRest, copy->count);
  const SourceRange statement = {call.file, copy->call.whole.begin, copy->call.whole.end + 1};
  return Repair{"copy no further than the tensor's length",
                FixSafety::kUnsafe,
                {{statement, fmt::format("if (static_cast<uint64_t>({0}) < static_cast<uint64_t>({1})) {{\n"
                                         "{2}    const uint64_t {3} = static_cast<uint64_t>({1}) - ({0});\n"
                                         "{2}    {4};\n{2}}}",
                                         global.index, length, indent, kRest, PaddedText(reply, *copy, count))}}};
}

std::optional<Repair> WideProductsAt(const ReplyFacts& reply, const SourceRange& place) {
  const SourceRange line = LineOf(reply, place);
  std::vector<Edit> edits;
  if (const auto call = ReadCall(reply, place)) {
    for (const SourceRange& argument : call->arguments) {
      const Operand operand = ReadOperand(reply, argument);
      if (!operand.declared || !operand.declared->global) continue;
      for (Edit& edit : Widened(reply, argument)) edits.push_back(std::move(edit));
      if (edits.empty()) edits = WidenedDeclaration(reply, place, operand.index);
    }
  } else {
    edits = Widened(reply, line);
    const std::string_view text = TextOf(reply, line);
    std::size_t first = text.find_first_not_of(" \t");
    const std::string_view kept = "const ";
    if (first != text.npos && text.substr(first).starts_with(kept)) first += kept.size();
    for (const std::string_view type : {"uint32_t ", "int32_t ", "int "}) {
      if (first == text.npos || edits.empty() || !text.substr(first).starts_with(type)) continue;
      const auto begin = line.begin + static_cast<std::uint32_t>(first);
      edits.push_back({{line.file, begin, begin + static_cast<std::uint32_t>(type.size()) - 1}, "int64_t"});
      break;
    }
  }
  if (edits.empty()) return std::nullopt;
  return Repair{"compute it in 64 bits", FixSafety::kSafe, std::move(edits)};
}

}  // namespace assay::rules
