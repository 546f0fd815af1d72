// InferShape or InferDataType contradicts the tensor that the binding makes for the output.
#include <string>
#include <string_view>

#include "analyzer/facts/profile.h"
#include "rules/common/result-shape.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_inferred_output {

static constexpr RuleInfo kInfo = {
    .summary = "shape or dtype inference contradicts the binding",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// "shape [4, 6] of `y`, the binding makes [4, 8, 6]": the list behind some words.
static std::string ListBehind(const std::string& text, std::string_view words) {
  const std::size_t at = text.find(words);
  const std::size_t begin = at == std::string::npos ? at : at + words.size();
  const std::size_t end = begin == std::string::npos ? begin : text.find(']', begin);
  return end == std::string::npos || text[begin] != '[' ? std::string() : text.substr(begin, end + 1 - begin);
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  const auto report = [&](const SeenFault& seen) {
    const std::string what = Name(*seen.fault, "what", "another shape or dtype than the binding makes");
    auto finding = out.Report(seen.fault->where, "inference says {}", what);
    const std::string made = ListBehind(what, "the binding makes "), inferred = ListBehind(what, "shape ");
    const auto repair = ResizedResult(reply, made, inferred);
    if (const auto edit = made == "[]" && inferred == "[1]" ? InferredWithout(reply) : std::nullopt)
      finding.Fix("infer no dimension", FixSafety::kSafe, {*edit});
    if (repair && repair->safety == FixSafety::kUnsafe) finding.Fix(repair->title, repair->safety, repair->edits);
    return finding;
  };
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kInferred})) {
    auto finding = report(seen);
    Confirm(finding, seen, "the inference functions ran for the shapes of the call");
  }
  // A call that brings its own outputs never asks; a graph that holds the operator does.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kInferred})) report(seen).As(Severity::kWarning);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_inferred_output
