// InferShape or InferDataType contradicts the tensor that the binding makes for the output.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "analyzer/facts/profile.h"
#include "rules/common/characters.h"
#include "rules/common/result-shape.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_inferred_output {

static constexpr RuleInfo kInfo = {
    .summary = "shape or dtype inference contradicts the binding",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// "shape [4, 6] of `y`, the binding makes [4, 8, 6]": the list after some words.
static std::string ListBehind(const std::string& text, std::string_view words) {
  const std::size_t at = text.find(words);
  const std::size_t begin = at == std::string::npos ? at : at + words.size();
  const std::size_t end = begin == std::string::npos ? begin : text.find(']', begin);
  return end == std::string::npos || text[begin] != '[' ? std::string() : text.substr(begin, end + 1 - begin);
}

// `*y = ...;`, as a statement.
static bool Assigned(std::string_view text, const std::string& name) {
  const std::string written = fmt::format("*{} =", name);
  for (std::size_t at = text.find(written); at != text.npos; at = text.find(written, at + 1)) {
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of(" \t\r\n", at - 1);
    if (before == text.npos || std::string_view(";{})").find(text[before]) != std::string_view::npos) return true;
  }
  return false;
}

// `y->SetDim(0, ...)` to `y->SetDim(n - 1, ...)` of the only shape that is set this way and whose number of dimensions
// is never set.
static std::optional<Edit> NumberOfDimensions(const ReplyFacts& reply, const std::string& made) {
  const std::int64_t n = made == "[]" ? 0 : std::count(made.begin(), made.end(), ',') + 1;
  constexpr std::string_view kFirst = "->SetDim(0,";
  std::optional<Edit> found;
  for (std::size_t file = 0; file < reply.files.size() && n > 0; ++file) {
    if (reply.files[file].role != FileRole::kHostOperator) continue;
    const std::string_view text = reply.files[file].text;
    for (std::size_t at = text.find(kFirst); at != text.npos; at = text.find(kFirst, at + 1)) {
      std::size_t begin = at;
      while (begin > 0 && IsWord(text[begin - 1])) --begin;
      const std::string name(text.substr(begin, at - begin));
      const auto has = [&](const std::string& what) { return text.find(name + what) != text.npos; };
      if (found || has("->SetDimNum(") || has("->AppendDim(") || Assigned(text, name)) return std::nullopt;
      for (std::int64_t i = 0; i < n; ++i) {
        if (!has(fmt::format("->SetDim({},", i))) return std::nullopt;
      }
      if (has(fmt::format("->SetDim({},", n))) return std::nullopt;
      const SourceRange place = {static_cast<int>(file), static_cast<std::uint32_t>(begin),
                                 static_cast<std::uint32_t>(begin)};
      if (text.find_last_not_of(" \t", begin - 1) != text.rfind('\n', begin)) return std::nullopt;
      found = Edit{place, fmt::format("{}->SetDimNum({});\n{}", name, n, IndentOf(reply, place))};
    }
  }
  return found;
}

// The name of the one function of the host half that takes this context.
static std::optional<SourceRange> FunctionOf(const ReplyFacts& reply, std::string_view context) {
  std::optional<SourceRange> found;
  for (std::size_t file = 0; file < reply.files.size(); ++file) {
    if (reply.files[file].role != FileRole::kHostOperator) continue;
    const std::string_view text = reply.files[file].text;
    for (std::size_t at = text.find(context); at != text.npos; at = text.find(context, at + 1)) {
      const std::size_t open = text.find_last_of("(;{}", at);
      if (open == text.npos || open == 0 || text[open] != '(') continue;
      std::size_t begin = open;
      while (begin > 0 && IsWord(text[begin - 1])) --begin;
      if (begin == open) continue;
      if (found) return std::nullopt;
      found = SourceRange{static_cast<int>(file), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(open)};
    }
  }
  return found;
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  const auto report = [&](const SeenFault& seen) {
    const std::string what = Name(*seen.fault, "what", "another shape or dtype than the binding makes");
    const std::string made = ListBehind(what, "the binding makes "), inferred = ListBehind(what, "shape ");
    // The run knows the operator alone.
    const auto place = FunctionOf(reply, inferred.empty() ? "InferDataTypeContext" : "InferShapeContext");
    auto finding = out.Report(place.value_or(seen.fault->where), "inference says {}", what);
    const auto repair = ResizedResult(reply, made, inferred);
    if (const auto edit = made == "[]" && inferred == "[1]" ? InferredWithout(reply) : std::nullopt)
      finding.Fix("infer no dimension", FixSafety::kSafe, {*edit});
    if (const auto edit = made.empty() ? std::nullopt : NumberOfDimensions(reply, made))
      finding.Fix("set the number of dimensions first", FixSafety::kSafe, {*edit});
    // A binding that gives no size at all leaves it to the operator, and the operator says it here.
    if (repair && repair->safety == FixSafety::kUnsafe)
      finding.Fix(repair->title, repair->from_arguments && made == "[]" ? FixSafety::kSafe : repair->safety,
                  repair->edits);
    return finding;
  };
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kInferred})) {
    auto finding = report(seen);
    Confirm(finding, seen, "the inference functions ran for the shapes of the call");
  }
  // A call that brings its own outputs never asks for inference; a graph that holds the operator does.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kInferred})) {
    auto finding = report(seen);
    Tell(finding, seen, "the inference functions ran for the shapes of the call");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_inferred_output
