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

// `1`, or the struct of one block of one element: `DataCopyExtParams{1, sizeof(T), ...}`.
bool IsOneElement(std::string_view count) {
  if (count == "1") return true;
  std::string packed;
  for (const char c : count) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) packed += c;
  }
  const std::size_t open = packed.find_first_of("({");
  const std::size_t comma = packed.find(',');
  if (packed.find("Params") == packed.npos || open == packed.npos || packed.substr(open + 1, 2) != "1,") return false;
  std::string length = packed.substr(comma + 1, packed.find(',', comma + 1) - comma - 1);
  for (const std::string_view drop : {"static_cast<uint32_t>(", "(uint32_t)", "(1)*", "1*", "(", ")"}) {
    for (std::size_t at = length.find(drop); at != length.npos; at = length.find(drop)) length.erase(at, drop.size());
  }
  return length.starts_with("sizeof") && IsIdentifier(length);
}

// The lines that take a tensor from its queue and free it, where these are two statements with lines of their own;
// nothing else.
std::vector<Edit> TakingAndFreeing(const std::string& code, int file, const std::string& tensor) {
  std::vector<Edit> edits;
  for (std::size_t at = code.find('\n'); at != code.npos; at = code.find('\n', at + 1)) {
    const std::size_t end = code.find('\n', at + 1);
    if (end == code.npos) break;
    const std::string_view line = std::string_view(code).substr(at + 1, end - at - 1);
    const std::size_t before = code.find_last_not_of(" \t\r\n", at);
    const bool whole = before != code.npos && std::string_view(";{}").find(code[before]) != std::string_view::npos &&
                       line.find(';') == line.find_last_not_of(" \t\r");
    const bool takes = line.find("> " + tensor + " = ") != line.npos && line.find(".AllocTensor<") != line.npos &&
                       line.find('?') == line.npos;
    const bool frees = line.find(".FreeTensor(" + tensor + ");") != line.npos;
    if (!takes && !frees) continue;
    if (!whole || (takes != edits.empty()) || edits.size() > 1) return {};
    edits.push_back({{file, static_cast<std::uint32_t>(at + 1), static_cast<std::uint32_t>(end + 1)}, ""});
  }
  return edits.size() == 2 ? edits : std::vector<Edit>{};
}

// Whether the file only declares a tensor, frees it, and uses it within `within`.
bool UsedNowhereElse(std::string_view code, const std::string& tensor, std::size_t begin, std::size_t end) {
  for (std::size_t at = NextWord(code, tensor); at != code.npos; at = NextWord(code, tensor, at + 1)) {
    if (at >= begin && at < end) continue;
    const std::string_view before = code.substr(0, at), behind = code.substr(at + tensor.size());
    const bool declared = before.ends_with("> ") || before.ends_with("auto ");
    if (!declared && !(before.ends_with("FreeTensor(") && behind.starts_with(");"))) return false;
  }
  return true;
}

}  // namespace

std::optional<Repair> ElementReadAt(const ReplyFacts& reply, const SourceRange& place) {
  const auto call = ReadCall(reply, place);
  if (!call || !call->statement || call->arguments.size() < 3) return std::nullopt;
  const std::string_view callee = TextOf(reply, call->callee);
  if (!callee.ends_with("DataCopy") && !callee.ends_with("DataCopyPad")) return std::nullopt;
  const Operand to = ReadOperand(reply, call->arguments[0]), from = ReadOperand(reply, call->arguments[1]);
  if (!to.declared || !from.declared || to.declared->global || !from.declared->global) return std::nullopt;
  const bool moves = (to.index + from.index).find("++") != std::string::npos ||
                     (to.index + from.index).find("--") != std::string::npos;
  if (moves || !IsOneElement(TextOf(reply, call->arguments[2]))) return std::nullopt;
  // The next statement reads what was copied, and nothing else does.
  const std::string* text = FileText(reply, place.file);
  const std::string code = CodeOnly(*text);
  const std::string read = fmt::format("{}.GetValue({})", to.name, to.index);
  const std::size_t next = code.find_first_not_of(" \t\r\n", call->whole.end + 1);
  const std::size_t end = code.find_first_of(";{}", next == code.npos ? code.size() : next);
  if (end == code.npos || code[end] != ';') return std::nullopt;
  const std::size_t at = code.find(read, next);
  if (at == code.npos || at > end || NextWord(code, to.name, at + 1) < end) return std::nullopt;
  if (!UsedNowhereElse(code, to.name, call->whole.begin, at + 1)) return std::nullopt;
  const auto begin = static_cast<std::uint32_t>(at);
  Repair repair{"read the element where it lies",
                FixSafety::kSafe,
                {{{place.file, call->whole.begin, static_cast<std::uint32_t>(next)}, ""},
                 {{place.file, begin, begin + static_cast<std::uint32_t>(read.size())},
                  fmt::format("{}.GetValue({})", from.name, from.index)}}};
  for (Edit& edit : TakingAndFreeing(code, place.file, to.name)) repair.edits.push_back(std::move(edit));
  return repair;
}

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
