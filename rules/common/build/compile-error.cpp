// Every other compile error, in Clang's words. Names that the vendor has but our model headers lack leave the build
// verdict undecided and are never an error of the input.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/open-name.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::build_compile_error {

static constexpr RuleInfo kInfo = {
    .summary = "code that does not compile",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// Where a reply ends in the middle, the parser's complaints about the end are about that; `reply/incomplete` says it.
static bool IsCutOff(const ReplyFacts& reply, const SourceRange& range) {
  return std::any_of(reply.problems.begin(), reply.problems.end(), [&](const ReplyProblem& problem) {
    return problem.kind == ReplyProblemKind::kCutOff && (!problem.range.valid() || problem.range.file == range.file);
  });
}

// The `.` or `->` that is meant where the other one is written.
static std::optional<Edit> AccessAt(const ReplyFacts& reply, const SourceRange& range) {
  for (const auto& [written, meant] : {std::pair{".", "->"}, std::pair{"->", "."}}) {
    const auto size = static_cast<std::uint32_t>(std::string_view(written).size());
    for (const std::uint32_t begin : {range.begin, range.end}) {
      const SourceRange place = {range.file, begin, begin + size};
      if (TextOf(reply, place) == written) return Edit{place, meant};
    }
  }
  return std::nullopt;
}

// `Conv2D<float> conv;`: the name of a function template where a type is meant; the compiler suggests that a call is
// meant.
static std::string FunctionAsClass(const ReplyFacts& reply, const ParseError& error) {
  if (error.diag != "err_ovl_unresolvable") return {};
  const std::string_view line = TextOf(reply, {error.range.file, error.range.begin, LineOf(reply, error.range).end});
  std::size_t end = 0;
  while (end < line.size() && (IsWord(line[end]) || line[end] == ':')) ++end;
  const std::size_t close = line.find('>', end);
  if (end == 0 || end == line.size() || line[end] != '<' || close == line.npos) return {};
  const std::size_t name = line.find_first_not_of(" >", close);
  if (name == line.npos || name == close || !IsWord(line[name])) return {};
  return std::string(line.substr(0, end));
}

// Of the tiling data of a matrix product.
static bool RepeatsMacro(const ReplyFacts& reply, const ParseError& error) {
  const std::size_t open = error.message.find('\'');
  if (error.diag != "err_redefinition" || open == std::string::npos) return false;
  const std::string name = error.message.substr(open + 1, error.message.find('\'', open + 1) - open - 1);
  return std::none_of(reply.files.begin(), reply.files.end(),
                      [&](const FileFact& file) { return file.text.find(name) != std::string::npos; });
}

// `uint32_t block_num = 1;` where a macro of that name expands to a call: the rest then declares a function.
static std::string MacroAsName(const ReplyFacts& reply, const ParseError& error) {
  if (error.diag != "err_illegal_initializer") return {};
  const std::string_view name = TextOf(reply, error.range);
  if (name.empty() || !std::all_of(name.begin(), name.end(), IsWord)) return {};
  const SourceRange line = LineOf(reply, error.range);
  const std::string_view rest = TextOf(reply, {line.file, error.range.end, line.end});
  const std::size_t next = rest.find_first_not_of(' ');
  return next == rest.npos || rest[next] == '(' ? std::string() : std::string(name);
}

// A macro of several lines that ends too early, because a line in its middle has no backslash. What follows is read as
// code, and its lines end in backslashes.
struct CutMacro {
  std::string name;
  SourceRange last;  // its last line, without the newline
};

static std::string_view Trimmed(std::string_view line) {
  const std::size_t end = line.find_last_not_of(" \t\r\n");
  return end == line.npos ? std::string_view() : line.substr(0, end + 1);
}

static std::optional<CutMacro> MacroBefore(const ReplyFacts& reply, const ParseError& error) {
  SourceRange line = LineOf(reply, error.range);
  if (!Trimmed(TextOf(reply, line)).ends_with('\\')) return std::nullopt;
  CutMacro found;
  while (line.begin > 0) {
    line = LineOf(reply, {line.file, line.begin - 1, line.begin - 1});
    const std::string_view text = Trimmed(TextOf(reply, line));
    if (text.ends_with('\\') != found.last.valid()) return std::nullopt;
    if (!found.last.valid()) found.last = {line.file, line.begin, line.begin + static_cast<std::uint32_t>(text.size())};
    std::size_t at = text.find_first_not_of(" \t");
    if (at == text.npos || text[at] != '#') continue;
    at = text.find("define ", at);
    if (at == text.npos || !text.ends_with('\\')) return std::nullopt;
    const std::size_t name = text.find_first_not_of(" \t", at + std::string_view("define ").size());
    std::size_t end = name;
    while (end < text.size() && IsWord(text[end])) ++end;
    found.name = text.substr(name, end - name);
    return found;
  }
  return std::nullopt;
}

// The missing backslash; behind a comment that ends with its line.
static Edit ContinueMacro(const ReplyFacts& reply, const CutMacro& macro) {
  const std::string_view text = TextOf(reply, macro.last);
  const std::size_t comment = text.find("//");
  if (comment == text.npos || text.find('"') != text.npos) return {After(macro.last), " \\"};
  const std::uint32_t begin = macro.last.begin + static_cast<std::uint32_t>(comment);
  return {{macro.last.file, begin, macro.last.end}, fmt::format("/*{} */ \\", text.substr(comment + 2))};
}

static std::string Headline(const ReplyFacts& reply, const ParseError& error) {
  if (RepeatsMacro(reply, error)) return "what this macro declares is already declared";
  if (const std::string name = FunctionAsClass(reply, error); !name.empty())
    return fmt::format("`{}` is a function, not a class: it constructs no object", name);
  if (const std::string name = MacroAsName(reply, error); !name.empty())
    return fmt::format("`{}` is a macro of the headers, so this line declares no variable", name);
  return AsHeadline(error.message);
}

// An undeclared name that its line uses again is one mistake.
static bool IsAgainOnLine(const ReplyFacts& reply, const ParseError& first, const ParseError& second) {
  return first.diag.starts_with("err_undeclared") && first.diag == second.diag && first.half == second.half &&
         !first.name.empty() && first.name == second.name && first.range.valid() && second.range.valid() &&
         LineOf(reply, first.range) == LineOf(reply, second.range);
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  std::set<int> broken_syntax;
  std::vector<const ParseError*> told;
  const std::vector<const ParseError*> all =
      ErrorsOf(parse, {ParseErrorClass::kOther, ParseErrorClass::kSyntax, ParseErrorClass::kUndeclared});
  for (const ParseError* error : all) {
    const auto again = [&](const ParseError* other) { return IsAgainOnLine(reply, *other, *error); };
    if (std::any_of(told.begin(), told.end(), again)) continue;
    // After the first syntax error of a file the parser guesses; what it then says is about its guess.
    if (broken_syntax.contains(error->range.file) || IsCutOff(reply, error->range)) continue;
    if (error->what == ParseErrorClass::kSyntax) broken_syntax.insert(error->range.file);
    auto finding = out.Report(error->range, "{}", Headline(reply, *error));
    finding.BreaksBuild().Arg("diagnostic", error->diag);
    told.push_back(error);
    std::vector<const ParseError*> group = {error};
    std::copy_if(all.begin(), all.end(), std::back_inserter(group),
                 [&](const ParseError* other) { return other != error && IsAgainOnLine(reply, *error, *other); });
    LabelRest(finding, group, "also used here");
    if (!error->suggestion.empty()) finding.Note(fmt::format("closest real name: `{}`", error->suggestion));
    if (!error->notes.empty()) finding.Note(AsHeadline(error->notes.front().message));
    if (error->diag == "err_typecheck_call_not_function") finding.Note("this is a value: read it without parentheses");
    if (error->owner.ends_with("TCubeTiling") && error->half == Half::kHost)
      finding.Note(error->expected == kSetField
                       ? fmt::format("fields of tiling data are set by functions: `set_{}(value)`", error->name)
                       : "it has no such field; the matmul library's `GetTiling` fills it");
    NoteFollowers(finding, *error);
    NoteCombos(finding, *error);
    if (const auto macro = MacroBefore(reply, *error)) {
      finding.Label(macro->last, fmt::format("the macro `{}` ends here, where no `\\` is", macro->name));
      finding.Fix("continue the macro", FixSafety::kSafe, {ContinueMacro(reply, *macro)});
      continue;
    }
    if (error->message.starts_with("expected ';'")) {
      finding.Fix("end the statement", FixSafety::kSafe, {{Before(error->range), ";"}});
      continue;
    }
    if (error->diag != "err_typecheck_member_reference_suggestion") continue;
    if (const auto access = AccessAt(reply, error->range))
      finding.Fix(fmt::format("write `{}`", access->insert), FixSafety::kSafe, {*access});
  }
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kUnmodelledName})) {
    if (group.front()->since.empty() && group.front()->until.empty())
      out.Undecided("builds", WhyNameIsOpen(*group.front()));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::build_compile_error
