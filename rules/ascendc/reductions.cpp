// See reductions.h.
#include "rules/ascendc/reductions.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/api-table.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/buffers.h"
#include "rules/ascendc/elements.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// By its name or by one that is written for it.
std::string_view ReductionFor(std::string_view name) {
  const ascendc::ApiAdvice* advice = ascendc::FindAdvice(name);
  const std::string_view real = advice == nullptr ? name : advice->instead;
  return TakesWork(real) ? real : std::string_view();
}

std::string LocalElement(const ReplyFacts& reply, const SourceRange& argument) {
  const auto declared = DeclarationOf(reply, argument.file, TextOf(reply, argument));
  return declared && !declared->global ? declared->element : std::string();
}

// The start of the statement that unconditionally executes a call; nullopt if a condition or a loop is in between.
std::optional<std::uint32_t> StatementBegin(const std::string& text, const SourceRange& call) {
  std::size_t begin = call.begin;
  while (begin > 0 && std::string_view(";{}").find(text[begin - 1]) == std::string_view::npos) --begin;
  std::string_view before = std::string_view(text).substr(begin, call.begin - begin);
  // Comments before the statement stay there.
  for (std::size_t line = before.find('\n'); line != before.npos; line = before.find('\n')) {
    const std::string_view first = before.substr(0, line);
    const std::size_t code = first.find_first_not_of(" \t\r");
    if (code != first.npos && first.substr(code, 2) != "//") break;
    before.remove_prefix(line + 1);
  }
  const std::size_t first = before.find_first_not_of(" \t");
  before.remove_prefix(first == before.npos ? before.size() : first);
  for (const std::string_view word : {"if", "else", "for", "while", "do", "return", "case"}) {
    if (NextWord(before, word) != before.npos) return std::nullopt;
  }
  if (before.find_first_of("?\"#\n") != before.npos || before.find("&&") != before.npos ||
      before.find("||") != before.npos || before.find("//") != before.npos)
    return std::nullopt;
  return static_cast<std::uint32_t>(call.begin - before.size());
}

// A kind of reduction as a template argument, which no release has.
bool NamesAKind(std::string_view name) {
  return name == "REDUCE_TYPE" || name == "ReduceFunc" || name == "ReduceType" || name == "VecReduceSum";
}

}  // namespace

std::optional<Repair> ReducedValue(const ReplyFacts& reply, const std::string& name, const CallText& call) {
  const std::string_view real = ReductionFor(name);
  const std::string* text = FileText(reply, call.whole.file);
  if (real.empty() || text == nullptr) return std::nullopt;
  const bool given = call.arguments.size() >= 3 && LocalElement(reply, call.arguments[0]).empty();
  // `v = ReduceMax(x, x, n)`: the tensor named first is meant as room to work in.
  const bool twice = !given && call.arguments.size() == 3 && !call.statement &&
                     TextOf(reply, call.arguments[0]) == TextOf(reply, call.arguments[1]);
  const std::size_t source = given || twice ? 1 : 0;
  if (call.arguments.size() != source + 2 || call.statement != given) return std::nullopt;
  const std::string element = LocalElement(reply, call.arguments[source]);
  const auto begin = StatementBegin(*text, call.whole);
  if ((element != "float" && element != "half") || !begin) return std::nullopt;
  const std::string target(given ? TextOf(reply, call.arguments[0]) : std::string_view());
  // A number that can be assigned to.
  if (given && (target.empty() || !IsIdentifier(target) || DeclarationOf(reply, call.whole.file, target)))
    return std::nullopt;
  const std::string from(TextOf(reply, call.arguments[source]));
  const std::string count(TextOf(reply, call.arguments[source + 1]));
  if (!LocalElement(reply, call.arguments[source + 1]).empty()) return std::nullopt;
  Repair repair{"read the value from the tensor that the reduction leaves it in", FixSafety::kSafe, {}};
  std::string work = from;
  if (!IsLastUse(reply, call.whole, call.arguments[source])) {
    auto own = BufferBeside(reply, call.arguments[source], element);
    if (!own) return std::nullopt;
    work = own->tensor;
    repair.edits = std::move(own->edits);
  }
  const std::string reduced = fmt::format("AscendC::{}({}, {}, {}, {});\n", real, work, from, work, count);
  const std::string indent = IndentOf(reply, {call.whole.file, *begin, *begin});
  const std::string value = fmt::format("{}.GetValue(0)", work);
  if (given) {
    repair.edits.push_back({call.whole, fmt::format("{}{}{} = {}", reduced, indent, target, value)});
  } else {
    repair.edits.push_back({{call.whole.file, *begin, *begin}, reduced + indent});
    repair.edits.push_back({call.whole, value});
  }
  return repair;
}

std::optional<Repair> PlainReduction(const ReplyFacts& reply, const ParseError& error) {
  const std::string* text = FileText(reply, error.range.file);
  if (text == nullptr || !NamesAKind(error.name)) return std::nullopt;
  const std::size_t open = text->rfind('<', error.range.begin);
  const std::size_t close = text->find_first_of(">;(", error.range.end);
  if (open == std::string::npos || close == std::string::npos || (*text)[close] != '>') return std::nullopt;
  std::size_t begin = open;
  while (begin > 0 && IsWord((*text)[begin - 1])) --begin;
  const std::string_view name = std::string_view(*text).substr(begin, open - begin);
  const std::string_view kind = std::string_view(*text).substr(open, close - open);
  const bool agrees =
      (name == "ReduceMax" && kind.ends_with("::MAX")) || (name == "ReduceMin" && kind.ends_with("::MIN")) ||
      (name == "ReduceSum" && (kind.ends_with("::SUM") || kind.ends_with("::ADD") || kind.ends_with("VecReduceSum")));
  if (!agrees || close + 1 >= text->size() || (*text)[close + 1] != '(') return std::nullopt;
  return Repair{"leave out the kind, which the name says",
                FixSafety::kSafe,
                {{{error.range.file, static_cast<std::uint32_t>(open), static_cast<std::uint32_t>(close + 1)}, ""}}};
}

}  // namespace assay::rules
