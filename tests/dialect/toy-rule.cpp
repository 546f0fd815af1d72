// The toy's only rule: a copy that a run saw outside of its tensor, and the fix that keeps it inside.
#include "tests/dialect/toy-dialect.h"

namespace assay::toy {
namespace {

void Check(const ToyFacts& toy, const RunFacts& runs, const ProofFacts& proof, Emitter& out) {
  for (const CopyFact& copy : toy.copies) {
    for (const ShapeRun& run : runs.runs) {
      for (const Fault& fault : run.faults) {
        const bool outside =
            fault.kind == FaultKind::kGlobalReadOutOfBounds || fault.kind == FaultKind::kGlobalWriteOutOfBounds;
        if (!outside || fault.where != copy.range) continue;
        FindingBuilder finding = out.Report(copy.range, "`{}` goes {} bytes past the end of `{}`", copy.api,
                                            fault.args.at("past"), fault.text.at("tensor"));
        finding.Confirmed("simulator", fault.args);
        for (const ProofResult& result : proof.results) {
          if (result.status == ProofResult::Status::kRefuted && result.where == copy.range)
            finding.Note("the solver refutes that " + result.what);
        }
        finding.Fix("copy no more than what is left", FixSafety::kSafe,
                    {{copy.count_range, "toy_min(" + copy.count + ", " + toy.length + " - " + copy.at + ")"}});
      }
    }
  }
}

constexpr std::string_view kPage = "A copy ends outside of its tensor.\n";

}  // namespace

const RegisteredRule& TheRule() {
  static const Rule rule = MakeRule({.summary = "A copy ends outside of its tensor.",
                                     .severity = Severity::kError,
                                     .basis = Basis::kRun,
                                     .stability = Stability::kStable,
                                     .fix = FixSafety::kSafe},
                                    Check);
  static const RegisteredRule registered = {"toy/copy-outside", "toy", kPage, &rule};
  return registered;
}

}  // namespace assay::toy
