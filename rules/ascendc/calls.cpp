// See calls.h.
#include "rules/ascendc/calls.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascii.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/buffers.h"
#include "rules/ascendc/comparisons.h"
#include "rules/ascendc/elements.h"
#include "rules/ascendc/overload.h"
#include "rules/ascendc/reductions.h"
#include "rules/ascendc/scalar-math.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

std::string Argument(const ReplyFacts& reply, const CallText& call, std::size_t i) {
  return std::string(TextOf(reply, call.arguments[i]));
}

Repair Rewritten(const CallText& call, std::string title, std::string text) {
  return {std::move(title), FixSafety::kSafe, {{call.whole, std::move(text)}}};
}

// The scalar functions that the core has and the vector call that models write for them.
std::string_view ScalarFunction(std::string_view name) {
  if (name == "Sqrt") return "sqrt";
  if (name == "Abs") return "abs";
  if (name == "Max") return "max";
  if (name == "Min") return "min";
  return {};
}

bool IsInteger(const std::string& type) {
  return type.find("int") != std::string::npos || type == "size_t" || type.find("unsigned") != std::string::npos;
}

// Scalars of one type passed to a vector call: the core's scalar function is meant.
std::optional<Repair> ScalarCall(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const bool one_float = error.argument_types.size() == 1 && ShortType(error.argument_types[0]) == "float";
  if (error.name == "Exp" && one_float && !call.statement) return WrittenOut(reply, error.name, {call.callee});
  const std::string_view scalar = ScalarFunction(error.name);
  const std::size_t takes = scalar == "max" || scalar == "min" ? 2 : 1;
  if (scalar.empty() || call.arguments.size() != takes || error.argument_types.size() != takes) return std::nullopt;
  const std::string type = ShortType(error.argument_types[0]);
  if (type != "float" && !(takes == 2 && IsInteger(type))) return std::nullopt;
  const bool same = takes == 1 || ShortType(error.argument_types[1]) == type;
  if (!same) return std::nullopt;
  return Repair{fmt::format("use the core's own `{}` for values", scalar),
                FixSafety::kSafe,
                {{call.callee, std::string(scalar)}}};
}

// `DataCopyPad(dst, src, n)`: one row of n elements.
std::optional<Repair> PaddedCopy(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if (error.name != "DataCopyPad" || call.arguments.size() != 3 || !IsInteger(ShortType(error.argument_types[2])))
    return std::nullopt;
  const bool out = IsGlobal(error.argument_types[0]);
  const std::string element = ElementOf(ShortType(error.argument_types[0]));
  if (element.empty() || out == IsGlobal(error.argument_types[1])) return std::nullopt;
  std::string text =
      fmt::format("{{1, static_cast<uint32_t>(({}) * sizeof({})), 0, 0, 0}}", Argument(reply, call, 2), element);
  text = "AscendC::DataCopyExtParams" + text;
  if (!out) text += fmt::format(", AscendC::DataCopyPadExtParams<{}>{{false, 0, 0, 0}}", element);
  return Repair{"say the length in bytes, in the struct that it takes", FixSafety::kSafe, {{call.arguments[2], text}}};
}

// `Copy(dst, src, n)` takes a mask and repeats; every element times 1 is a copy of any length.
std::optional<Repair> PlainCopy(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if (error.name != "Copy" || call.arguments.size() != 3 || !call.statement) return std::nullopt;
  const std::string element = ElementOf(ShortType(error.argument_types[0]));
  if (!TakesElement("Muls", element) || element != ElementOf(ShortType(error.argument_types[1])) ||
      IsGlobal(error.argument_types[1]) || IsGlobal(error.argument_types[0]) ||
      !IsInteger(ShortType(error.argument_types[2])))
    return std::nullopt;
  return Rewritten(call, "copy any number of elements with `Muls` by 1",
                   fmt::format("AscendC::Muls({}, {}, static_cast<{}>(1), {})", Argument(reply, call, 0),
                               Argument(reply, call, 1), element, Argument(reply, call, 2)));
}

// `BroadCast(dst, value, n)`: a value for every element; of a tensor, its first.
std::optional<Repair> Filled(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if ((error.name != "BroadCast" && error.name != "Broadcast") || call.arguments.size() != 3 ||
      IsTensor(error.argument_types[2]) || IsGlobal(error.argument_types[1]))
    return std::nullopt;
  const bool tensor = IsTensor(error.argument_types[1]);
  const std::string value = Argument(reply, call, 1) + (tensor ? ".GetValue(0)" : "");
  const std::string element = ElementOf(ShortType(error.argument_types[0]));
  if (element.empty() || IsGlobal(error.argument_types[0])) return std::nullopt;
  return Rewritten(call, "fill it with `Duplicate`",
                   fmt::format("AscendC::Duplicate({}, static_cast<{}>({}), {})", Argument(reply, call, 0), element,
                               value, Argument(reply, call, 2)));
}

// `ReduceSum(dst, src, work, n, false)`: a maximum can give its index, a sum has none.
std::optional<Repair> SumWithoutIndex(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if (error.name != "ReduceSum" || call.arguments.size() != 5 || !call.statement) return std::nullopt;
  const std::string last = Argument(reply, call, 4);
  const bool tensors = IsTensor(error.argument_types[0]) && IsTensor(error.argument_types[1]) &&
                       IsTensor(error.argument_types[2]) && !IsTensor(error.argument_types[3]);
  if (!tensors || (last != "0" && last != "false")) return std::nullopt;
  return Repair{"leave out the last argument: a sum has no index",
                FixSafety::kSafe,
                {{{call.whole.file, call.arguments[3].end, call.arguments[4].end}, ""}}};
}

// `Adds(x, s, n)`, `Exp(x, n)`: the result replaces the operand.
std::optional<Repair> InPlace(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const std::size_t takes = !TensorFormOf(error.name).empty() ? 3 : IsUnaryInstruction(error.name) ? 2 : 0;
  if (takes == 0 || call.arguments.size() != takes || !call.statement || IsGlobal(error.argument_types[0]))
    return std::nullopt;
  for (std::size_t i = 0; i < takes; ++i) {
    if (IsTensor(error.argument_types[i]) != (i == 0)) return std::nullopt;
  }
  return Repair{"name the source, which is the destination",
                FixSafety::kSafe,
                {{After(call.arguments[0]), ", " + Argument(reply, call, 0)}}};
}

// `Cast(dst, src, n)` to a type that holds every value of the other.
std::optional<Repair> WideningCast(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if (error.name != "Cast" || call.arguments.size() != 3) return std::nullopt;
  const std::string to = ElementOf(ShortType(error.argument_types[0]));
  const std::string from = ElementOf(ShortType(error.argument_types[1]));
  if (to != "float" || (from != "half" && from != "bfloat16_t")) return std::nullopt;
  return Rewritten(call, "say the rounding, which is none here",
                   fmt::format("AscendC::Cast({}, {}, AscendC::RoundMode::CAST_NONE, {})", Argument(reply, call, 0),
                               Argument(reply, call, 1), Argument(reply, call, 2)));
}

// The tensor's element type by its declaration: `x`, `x[i]`.
std::string ElementType(const ReplyFacts& reply, const SourceRange& argument) {
  const std::string_view text = TextOf(reply, argument);
  std::size_t end = 0;
  while (end < text.size() && IsWord(text[end])) ++end;
  if (end < text.size() && text[end] != '[') return {};
  return DeclaredElement(reply, argument.file, text.substr(0, end));
}

// Calls that fill `count` elements, with the value second or none.
std::optional<Repair> FilledByName(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const ascendc::ApiAdvice* advice = ascendc::FindCallAdvice(error.name);
  if (advice == nullptr) advice = ascendc::FindAdvice(error.name);
  if (advice == nullptr || advice->meant != "Duplicate" || advice->call == ascendc::ApiCall::kOther)
    return std::nullopt;
  const bool zero = advice->call == ascendc::ApiCall::kZero;
  if (call.arguments.size() != (zero ? 2u : 3u) || !call.statement) return std::nullopt;
  // `SetZero(n, x)`: the tensor is the one that is declared as one.
  const std::size_t to = zero && ElementType(reply, call.arguments[0]).empty() ? 1 : 0;
  const std::string element = ElementType(reply, call.arguments[to]);
  if (element.empty()) return std::nullopt;
  std::size_t value = 1;
  std::size_t count = zero ? 1 - to : 2;
  // `Fill(x, n, value)`: a number with a point, or a name in capitals, is no count.
  const auto is_value = [&](std::size_t i) {
    const std::string text = Argument(reply, call, i);
    const bool capitals = std::none_of(text.begin(), text.end(), [](unsigned char c) { return std::islower(c) != 0; });
    return text.find('.') != std::string::npos || (capitals && IsIdentifier(text));
  };
  if (error.name == "SetVal" && is_value(1) == is_value(2)) return std::nullopt;
  if (!zero && is_value(2) && !is_value(1)) std::swap(value, count);
  const std::string given = zero ? "0" : Argument(reply, call, value);
  return Rewritten(call, "fill it with `Duplicate`",
                   fmt::format("AscendC::Duplicate({}, static_cast<{}>({}), {})", Argument(reply, call, to), element,
                               given, Argument(reply, call, count)));
}

// `Clamp(x, low, high, n)` and `Clamp(y, x, low, high, n)`.
std::optional<Repair> Clamped(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const std::size_t n = call.arguments.size();
  if ((error.name != "Clamp" && error.name != "Clip") || (n != 4 && n != 5) || !call.statement) return std::nullopt;
  const std::string element = ElementType(reply, call.arguments[0]);
  if (element.empty()) return std::nullopt;
  const std::string to = Argument(reply, call, 0);
  const std::string from = n == 5 ? Argument(reply, call, 1) : to;
  const std::string count = Argument(reply, call, n - 1);
  return Rewritten(
      call, "raise it with `Maxs`, then lower it with `Mins`",
      fmt::format("AscendC::Maxs({}, {}, static_cast<{}>({}), {});\n{}AscendC::Mins({}, {}, static_cast<{}>({}), {})",
                  to, from, element, Argument(reply, call, n - 3), count, IndentOf(reply, call.whole), to, to, element,
                  Argument(reply, call, n - 2), count));
}

// `Subs(y, x, s, n)`, `Divs(y, x, s, n)`, `Neg(y, x, n)` by the forms that every release has.
std::optional<Repair> WithNegatedScalar(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const ascendc::ApiAdvice* advice = ascendc::FindAdvice(error.name);
  const bool negates = advice != nullptr && advice->call == ascendc::ApiCall::kNegate;
  if (!negates && error.name != "Subs" && error.name != "Divs") return std::nullopt;
  if (call.arguments.size() != (negates ? 3u : 4u) || !call.statement) return std::nullopt;
  const std::string element = ElementType(reply, call.arguments[0]);
  if (element != "float" && element != "half") return std::nullopt;
  const std::string scalar = negates ? std::string() : Argument(reply, call, 2);
  const std::string value = negates                ? std::string("-1")
                            : error.name == "Subs" ? fmt::format("-({})", scalar)
                                                   : fmt::format("1.0f / static_cast<float>({})", scalar);
  const char* form = error.name == "Subs" ? "Adds" : "Muls";
  return Rewritten(
      call, fmt::format("write it with `{}`", form),
      fmt::format("AscendC::{}({}, {}, static_cast<{}>({}), {})", form, Argument(reply, call, 0),
                  Argument(reply, call, 1), element, value, Argument(reply, call, call.arguments.size() - 1)));
}

// `Log1p(y, x, n)` by the two calls that every chip has.
std::optional<Repair> LogarithmOfOneMore(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  if (error.name != "Log1p" || call.arguments.size() != 3 || !call.statement) return std::nullopt;
  const std::string element = ElementType(reply, call.arguments[0]);
  if (element != "float" && element != "half") return std::nullopt;
  const std::string to = Argument(reply, call, 0);
  const std::string count = Argument(reply, call, 2);
  return Rewritten(call, "add 1 with `Adds`, then take `Ln`",
                   fmt::format("AscendC::Adds({}, {}, static_cast<{}>(1), {});\n{}AscendC::Ln({}, {}, {})", to,
                               Argument(reply, call, 1), element, count, IndentOf(reply, call.whole), to, to, count));
}

}  // namespace

std::optional<CallText> ReadCall(const ReplyFacts& reply, const SourceRange& name) {
  const std::string* text = FileText(reply, name.file);
  if (text == nullptr || name.begin >= text->size()) return std::nullopt;
  std::size_t begin = name.begin;
  constexpr std::string_view kSpace = "AscendC::";
  std::size_t at = begin;
  if (text->compare(at, kSpace.size(), kSpace) == 0) at += kSpace.size();
  if (begin >= kSpace.size() && text->compare(begin - kSpace.size(), kSpace.size(), kSpace) == 0)
    begin -= kSpace.size();
  while (at < text->size() && IsWord((*text)[at])) ++at;
  if (at < text->size() && (*text)[at] == '<') {
    const std::size_t close = text->find_first_of(">;(){}", at);
    if (close == std::string::npos || (*text)[close] != '>') return std::nullopt;
    at = close + 1;
  }
  const auto place = [](std::size_t offset) { return static_cast<std::uint32_t>(offset); };
  CallText call;
  call.callee = {name.file, place(begin), place(at)};
  while (at < text->size() && (*text)[at] == ' ') ++at;
  if (at >= text->size() || (*text)[at] != '(') return std::nullopt;
  int depth = 0;
  std::size_t start = at + 1;
  std::size_t i = at;
  for (; i < text->size(); ++i) {
    const char c = (*text)[i];
    const std::string_view next = std::string_view(*text).substr(i, 2);
    if (c == ';' || next == "//" || next == "/*") return std::nullopt;
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    const bool ends = depth == 0;
    if (!ends && (c != ',' || depth != 1)) continue;
    std::size_t last = i;
    while (start < last && std::isspace(static_cast<unsigned char>((*text)[start])) != 0) ++start;
    while (last > start && std::isspace(static_cast<unsigned char>((*text)[last - 1])) != 0) --last;
    if (last > start) call.arguments.push_back({name.file, place(start), place(last)});
    start = i + 1;
    if (ends) break;
  }
  if (i >= text->size()) return std::nullopt;
  call.whole = {name.file, place(begin), place(i + 1)};
  std::size_t before = begin;
  while (before > 0 && std::isspace(static_cast<unsigned char>((*text)[before - 1])) != 0) --before;
  const bool starts = before == 0 || (*text)[before - 1] == ';' || (*text)[before - 1] == '{' ||
                      (*text)[before - 1] == '}' ||
                      TextOf(reply, LineOf(reply, name)).find_first_not_of(" \t") == begin - LineOf(reply, name).begin;
  call.statement = starts && i + 1 < text->size() && (*text)[i + 1] == ';';
  return call;
}

std::optional<Repair> RepairOverload(const ReplyFacts& reply, const ParseError& error) {
  if (std::vector<Edit> named = NameElementType(reply, error.range); !named.empty() && error.argument_types.empty())
    return Repair{"name the element type", FixSafety::kSafe, std::move(named)};
  const auto call = ReadCall(reply, error.range);
  if (!call || error.argument_types.size() != call->arguments.size() || call->arguments.empty()) return std::nullopt;
  for (auto* const repair :
       {&ScalarCall, &PaddedCopy, &PlainCopy, &Filled, &SumWithoutIndex, &InPlace, &WideningCast}) {
    if (auto found = repair(reply, error, *call)) return found;
  }
  if (auto found = ComparedWithNumber(reply, error, *call)) return found;
  return ReducedValue(reply, error.name, *call);
}

std::optional<Repair> RepairInvented(const ReplyFacts& reply, const ParseError& error) {
  if (auto found = BufferForQueue(reply, error)) return found;
  if (auto found = PlainReduction(reply, error)) return found;
  const auto call = ReadCall(reply, error.range);
  if (!call || call->arguments.empty()) return std::nullopt;
  if (auto found = FilledByName(reply, error, *call)) return found;
  if (auto found = WithNegatedScalar(reply, error, *call)) return found;
  if (auto found = ReducedValue(reply, error.name, *call)) return found;
  if (auto found = LogarithmOfOneMore(reply, error, *call)) return found;
  return Clamped(reply, error, *call);
}

std::optional<Repair> RepairInventedAll(const ReplyFacts& reply, const std::vector<const ParseError*>& places) {
  std::optional<Repair> all;
  for (const ParseError* place : places) {
    auto repair = RepairInvented(reply, *place);
    if (!repair) return std::nullopt;
    if (all) {
      // A buffer of its own is declared once.
      for (const Edit& edit : repair->edits) {
        const auto same = [&](const Edit& other) { return other.range == edit.range && other.insert == edit.insert; };
        if (std::none_of(all->edits.begin(), all->edits.end(), same)) all->edits.push_back(edit);
      }
    } else {
      all = std::move(repair);
    }
  }
  return all;
}

bool MeansTheSame(const std::string& name, const std::string& real) {
  const ascendc::ApiAdvice* advice = ascendc::FindAdvice(name);
  if (advice != nullptr && advice->call == ascendc::ApiCall::kSame && advice->instead == real) return true;
  return LowerJoined(name) == LowerJoined(real);
}

}  // namespace assay::rules
