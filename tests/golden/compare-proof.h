// Compares what was proved of a corpus folder's kernel with its expect.json.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay::golden {

// Whether expect.json has expectations on proofs: it has one of
//   "proved": "all-shapes"                                        every obligation, and nothing is left open
//   "refuted": [{"kind": "coverage", "N": 1025}, ...]             all refutations, by kind and smallest shape, each
//   shown
//                                                                 by a run unless it says "shown": false
//   "open": [{"kind": "disjoint", "gap": "what is missing"}, ...] kinds of obligations that are not decided yet
//   "given": "by run"          every obligation at the given shapes, some of them by the run; "by solver": none of them
//   "given": "a divisor ..."   not every one: why the run of all cores is no proof
//   "claim": "no"              the word of the verdict
//   "probed": ["value-mismatch"]  kinds of faults that runs at chosen shapes of the domain show, each once; none where
//   the
//                              key is missing
// and, of a domain that is not proved as a whole,
//   "parts": ["A in [1, 4096], with B = 256", ...]                the smaller ones that are, the widest first
bool AsksForProof(const nlohmann::json& expect);

// Everything that differs, one line each; empty if nothing does.
std::vector<std::string> CompareProof(const Report& report, const nlohmann::json& expect);

}  // namespace assay::golden
