// The outcome of a mutant: shown to be wrong, equivalent in everything that was checked, or open; and whether
// the findings name its fault. The record is docs/formats/mutant.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/report.h"
#include "corpus/mutate/mutator.h"

namespace assay {

struct MutantOutcome {
  enum class Kind { kConfirmed, kEquivalent, kOpen } kind = Kind::kOpen;
  // Of a confirmed one, what shows it: "build" (the front end refuses the text), "fault" (a run has a fault), "values"
  // (a run's outputs are wrong), "order" (a run has accesses that nothing orders).
  std::string by;
  std::string how;                    // in words; of an open one, why nothing was shown
  std::vector<std::string> by_rules;  // rules of the errors and warnings that the right kernel does not have
  bool detected = false;              // one of them is right for the fault
};

// Empty if the report is that of a correct kernel; otherwise its fault.
std::string WhyNotRight(const Report& report);

// `before` is the report of the right kernel. Only verdicts and run results count: no rule that only
// reads code confirms a mutant.
MutantOutcome Judge(const Report& before, const Report& after, const std::vector<MutationChange>& changes);

struct MutantId {
  std::string id;      // "drop-enque-1f0c22ab90de"
  std::string source;  // the right kernel's path
  std::string path;    // of the mutant, beside the record
  std::uint64_t seed = 0;
};

// One line of mutants.jsonl, without its newline.
std::string MutantRecord(const MutantId& id, const Project& right, const Mutant& mutant, const MutantOutcome& outcome,
                         const Report& report);

// Name of a mutant: its mutators and a digest of its text.
std::string NameOf(const Mutant& mutant);

}  // namespace assay
