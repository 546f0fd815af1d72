// InitBuffer has two forms: a queue takes a number of buffers and their length, a TBuf its length only. Anything else
// matches no overload, or fails an assertion inside the header.
#include <fmt/format.h>

#include <cctype>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/calls.h"
#include "rules/ascendc/overload.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_init_form {

static constexpr RuleInfo kInfo = {
    .summary = "`InitBuffer` in a form that the queue does not have",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static constexpr const char* kQueueForm = "`InitBuffer(queue, num, bytes)`";
static constexpr const char* kBufferForm = "`InitBuffer(buf, bytes)`";

// The arguments of the call that a range begins or ends in, by the text; empty where it does not read that way.
static std::vector<SourceRange> ArgumentsAt(const ReplyFacts& reply, const ParseError& error) {
  std::vector<SourceRange> found;
  const SourceRange line = LineOf(reply, error.range);
  const std::string_view text = TextOf(reply, {line.file, error.range.begin, line.end});
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos) return found;
  int depth = 0;
  std::size_t start = open + 1;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[' || text[i] == '{') ++depth;
    if (text[i] == ')' || text[i] == ']' || text[i] == '}') --depth;
    const bool ends = depth == 0;
    if (!ends && (text[i] != ',' || depth != 1)) continue;
    while (start < i && text[start] == ' ') ++start;
    found.push_back({line.file, error.range.begin + static_cast<std::uint32_t>(start),
                     error.range.begin + static_cast<std::uint32_t>(i)});
    if (ends) return found;
    start = i + 1;
  }
  return {};
}

// `TBuf<...> a, name;`
static bool IsDeclaredBuffer(const std::string& text, std::string_view name) {
  for (std::size_t at = text.find("TBuf<"); at != std::string::npos; at = text.find("TBuf<", at + 1)) {
    const std::size_t close = text.find('>', at), end = text.find(';', at);
    if (close == std::string::npos || end == std::string::npos || close > end) continue;
    const std::string_view names = std::string_view(text).substr(close + 1, end - close - 1);
    const std::size_t found = names.find(name);
    if (found == names.npos || (found > 0 && IsWord(names[found - 1]))) continue;
    if (found + name.size() == names.size() || !IsWord(names[found + name.size()])) return true;
  }
  return false;
}

// A TBuf that is given a number of buffers: more than one is a queue's, one is left out.
static void FixBuffer(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  const std::vector<SourceRange> arguments = ArgumentsAt(reply, error);
  if (arguments.size() != 3 || TextOf(reply, arguments[1]) != "1") return;
  std::vector<Edit> edits = {{{arguments[1].file, arguments[1].begin, arguments[2].begin}, ""}};
  // The header's assertion fails once for all buffers of a type, so the other calls are found by their text.
  const std::string* text = FileText(reply, error.range.file);
  constexpr std::string_view kCall = "InitBuffer(";
  for (std::size_t at = text == nullptr ? std::string::npos : text->find(kCall); at != std::string::npos;
       at = text->find(kCall, at + 1)) {
    const auto begin = static_cast<std::uint32_t>(at);
    const auto call = ReadCall(reply, {error.range.file, begin, begin + static_cast<std::uint32_t>(kCall.size()) - 1});
    if (!call || call->arguments.size() != 3 || TextOf(reply, call->arguments[1]) != "1") continue;
    if (call->arguments[1] == arguments[1]) continue;
    if (IsDeclaredBuffer(*text, TextOf(reply, call->arguments[0])))
      edits.push_back({{call->arguments[1].file, call->arguments[1].begin, call->arguments[2].begin}, ""});
  }
  finding.Fix("leave out the number of buffers", FixSafety::kSafe, std::move(edits));
}

static void ReportTypes(const ReplyFacts& reply, const ParseError& error, Emitter& out) {
  const std::string type = error.argument_types.empty() ? std::string() : ShortType(error.argument_types.front());
  const bool buffer = type.find("TBuf<") != std::string::npos;
  const bool queue = type.find("TQue") != std::string::npos;
  const std::string name =
      error.argument_ranges.empty() ? "the queue" : "`" + NameOr(reply, error.argument_ranges[0], "it") + "`";
  if (!buffer && !queue) {
    auto finding = out.Report(error.range, "`InitBuffer` sets up a queue or a `TBuf`; {} is {}", name,
                              type.empty() ? "something else" : OneOf(type));
    finding.BreaksBuild().Note(fmt::format("{} and {}", kQueueForm, kBufferForm));
    NoteCombos(finding, error);
    return;
  }
  const std::size_t given = error.argument_types.size();
  auto finding = out.Report(error.range, "{} is a `{}`, whose form is {}", name, buffer ? "TBuf" : "TQue",
                            buffer ? kBufferForm : kQueueForm);
  finding.BreaksBuild().Note(fmt::format("{} given here", Counted(static_cast<std::int64_t>(given), "argument")));
  NoteCombos(finding, error);
  if (queue && given == 2) {
    finding.Fix("give it one buffer", FixSafety::kUnsafe, {{Before(error.argument_ranges[1]), "1, "}});
  }
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(
           parse, {ParseErrorClass::kNoOverload, ParseErrorClass::kTensorAsScalar, ParseErrorClass::kScalarAsTensor,
                   ParseErrorClass::kDtypeUnsupported, ParseErrorClass::kInventedMember})) {
    if (MistakeOf(*error).cause != OverloadCause::kInitForm) continue;
    if (error->what != ParseErrorClass::kDtypeUnsupported && error->what != ParseErrorClass::kInventedMember) {
      ReportTypes(reply, *error, out);
      continue;
    }
    const bool buffer = error->what == ParseErrorClass::kDtypeUnsupported;
    auto finding = buffer ? out.Report(error->range, "a `TBuf` has one buffer: its form is {}", kBufferForm)
                          : out.Report(error->range, "`InitBuffer` sets up a queue or a `TBuf`, not a `{}`",
                                       ShortType(error->owner));
    finding.BreaksBuild();
    NoteCombos(finding, *error);
    if (buffer) FixBuffer(reply, *error, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_init_form
