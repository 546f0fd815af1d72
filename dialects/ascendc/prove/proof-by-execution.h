// A run as a proof. If what a kernel does to memory does not depend on the contents of its tensors (it is
// data-oblivious), one run of all cores shows what holds for any contents.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

struct RunProof {
  std::string why_not;                         // why it proves nothing; empty: it does
  SourceRange where;                           // of that
  std::map<ObligationKind, std::string> open;  // kinds of obligations that it leaves open nevertheless, and why
  // If contents determine some accesses and nothing else: the run proves the obligations of all others.
  bool elsewhere = false;
  std::vector<SourceRange> apart;
  bool outputs_open = false;         // it does not show which bytes of outputs are written
  bool room_open = false;            // nor that all buffers fit
  std::vector<std::string> assumed;  // inputs whose contents are taken as given

  bool ProvesAll() const { return why_not.empty() && open.empty(); }
  // One per kind of obligation.
  std::vector<ProofResult> Results() const;
  // Obligations that the solver left open or could not prove become proved if the run shows them.
  void Decide(std::vector<ProofResult>& results) const;
  // Whether it shows anything about the subject of the result.
  bool Reaches(const ProofResult& result) const;
};

RunProof JudgeRun(const PlannedRun& plan, const LaunchValues& launch);

}  // namespace assay
