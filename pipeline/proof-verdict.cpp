// A refutation that no run confirms is open, not wrong.
#include "pipeline/proof-verdict.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay {
namespace {

using Proved = KernelVerdict::Proved;

void NoteOpen(const std::vector<ProofResult>& results, const std::string& scope, Report& report) {
  for (const ProofResult& result : results) {
    if (result.status == ProofResult::Status::kUndecided)
      report.undecided.push_back({scope + result.what, result.why_undecided});
    if (result.status == ProofResult::Status::kRefuted && !result.replayed)
      report.undecided.push_back({scope + result.what, "the solver's model was not confirmed in the simulator"});
  }
}

// The run of the contract's own shapes, which are in every domain that something is claimed of.
bool GivenRunIsRight(const RunFacts& runs, bool wrong) {
  if (runs.runs.empty()) return false;
  const ShapeRun& given = runs.runs.front();
  return given.status == ShapeRun::Status::kClean && given.values != ShapeRun::Values::kMismatch && !wrong;
}

// A run has broken something that was asked of the contract's own domain. Of one that the analysis chose by itself only
// the part that is proved is meant.
bool IsRefuted(const ShapeProof& shapes) {
  return !shapes.chosen &&
         (!shapes.probes.wrong.empty() || std::any_of(shapes.results.begin(), shapes.results.end(),
                                                      [](const ProofResult& result) { return result.replayed; }));
}

void Claim(const ProofFacts& proof, KernelVerdict& verdict) {
  const ShapeProof& shapes = proof.shapes;
  if (ProvedAll(shapes) && shapes.not_asked.empty()) {
    // An operator that fails at a shape is not right there, whatever its kernel would do.
    const bool part = RejectsSome(shapes.ways);
    verdict.proved = part ? Proved::kAllOfPart : Proved::kAllShapes;
    verdict.proved_for = part ? AcceptedPart(shapes.domain) : shapes.domain;
    return;
  }
  // No word for a proof beside a run that shows the opposite at other shapes of the contract.
  const bool broken =
      verdict.runs == KernelVerdict::Runs::kFaults || verdict.values == KernelVerdict::Values::kMismatch;
  for (const ShapePart& part : shapes.parts) {
    if (broken || IsRefuted(shapes) || !part.proved() || !part.not_asked.empty()) continue;
    verdict.proved = Proved::kAllOfPart;
    verdict.proved_for = part.domain;
    return;
  }
  if (broken || !proof.attempted || !AllProved(proof.results) || !proof.not_asked.empty()) return;
  verdict.proved = Proved::kGivenShapes;
  verdict.proved_for = proof.domain;
}

void NoteShapes(const ShapeProof& shapes, Report& report) {
  NoteOpen(shapes.results, "for all shapes: ", report);
  if (!shapes.rest.empty()) report.undecided.push_back({"all shapes", shapes.rest});
  for (const ShapeWay& way : shapes.ways) {
    for (const std::string& doubt : way.doubts) report.undecided.push_back({"all shapes", doubt});
  }
  if (AllProved(shapes.results) && !shapes.probes.why_none.empty())
    report.undecided.push_back({"all shapes", shapes.probes.why_none});
}

}  // namespace

void DecideProof(const Facts& facts, const AgainstProof& against, Report& report) {
  const ProofFacts& proof = facts.Get<ProofFacts>();
  KernelVerdict& verdict = report.verdict;
  if ((!proof.attempted && !proof.shapes.attempted) || verdict.builds == KernelVerdict::Builds::kNo) return;
  verdict.proved = Proved::kNo;
  verdict.obligations_hold = ProvedAll(proof.shapes);
  const bool right = GivenRunIsRight(facts.Get<RunFacts>(), against.given_run_wrong);
  if (right && !against.error_of_text) Claim(proof, verdict);
  report.not_asked = proof.shapes.attempted ? proof.shapes.not_asked : proof.not_asked;
  NoteOpen(proof.results, "", report);
  const bool given = verdict.proved != Proved::kNo && proof.attempted && AllProved(proof.results);
  for (const std::string& name : proof.assumed) {
    if (given)
      report.undecided.push_back({"other values of `" + name + "`", "the proof is about those of the contract"});
  }
  if (proof.attempted && !AllProved(proof.results) && !proof.run_open.empty())
    report.undecided.push_back({"given shapes", "the run of all cores is not a proof: " + proof.run_open});
  if (proof.shapes.attempted) NoteShapes(proof.shapes, report);
}

}  // namespace assay
