// What the solver refutes and no run shows is open, not wrong.
#include "analyzer/driver/decide-proof.h"

#include <algorithm>

#include "analyzer/driver/proof-ladder.h"

namespace assay {
namespace {

void NoteOpen(const std::vector<ProofResult>& results, const std::string& scope, Report& report) {
  for (const ProofResult& result : results) {
    if (result.status == ProofResult::Status::kUndecided)
      report.undecided.push_back({scope + result.what, result.why_undecided});
    if (result.status == ProofResult::Status::kRefuted && !result.replayed)
      report.undecided.push_back({scope + result.what, "the solver's model did not show in the simulator"});
  }
}

}  // namespace

void DecideProof(const Facts& facts, bool chosen_domain, Report& report) {
  using Proved = KernelVerdict::Proved;
  const ProofFacts& proof = facts.Get<ProofFacts>();
  if ((!proof.attempted && !proof.shapes.attempted) || report.verdict.builds == KernelVerdict::Builds::kNo) return;
  const ShapeProof& shapes = proof.shapes;
  const bool given = proof.attempted && AllProved(proof.results);
  const bool part =
      std::any_of(shapes.parts.begin(), shapes.parts.end(), [](const ShapePart& p) { return p.proved(); });
  report.verdict.proved = ProvedAll(shapes) ? Proved::kAllShapes
                          : part            ? chosen_domain ? Proved::kAllShapes : Proved::kAllOfPart
                          : given           ? Proved::kGivenShapes
                                            : Proved::kNo;
  NoteOpen(proof.results, "", report);
  for (const std::string& name : proof.assumed) {
    if (given)
      report.undecided.push_back({"other values of `" + name + "`", "the proof is about those of the contract"});
  }
  if (proof.attempted && !given && !proof.run_open.empty())
    report.undecided.push_back({"given shapes", "the run of all cores is no proof: " + proof.run_open});
  if (!shapes.attempted) return;
  NoteOpen(shapes.results, "for all shapes: ", report);
  if (!shapes.rest.empty()) report.undecided.push_back({"all shapes", shapes.rest});
  for (const ShapeWay& way : shapes.ways) {
    for (const std::string& doubt : way.doubts) report.undecided.push_back({"all shapes", doubt});
  }
}

}  // namespace assay
