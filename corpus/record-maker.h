// From analysed versions of an operator to canonical records. Runs where the analysis runs, one maker an input; it
// keeps the reports of what was analysed, so that no version is analysed twice.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/kernel-language.h"
#include "analyzer/report/report.h"
#include "corpus/curate/minhash.h"
#include "corpus/curate/overlap.h"
#include "corpus/record-text.h"
#include "corpus/record.h"
#include "fixits/plan.h"

namespace assay {

// What only the caller knows about all its inputs. Empty strings are written as they are.
struct Provenance {
  std::string source_repo;
  std::string source_commit;
  std::string license_spdx = "NOASSERTION";
  std::string license_type = "unknown";
  std::string origin;     // human, mutated, model; empty: model for replies, human for files
  std::string generator;  // the model or program that wrote the input
  std::string mutation;   // name of the mutator, where origin is mutated
  std::string prompt;     // what the generator was asked; empty: made from contract or text
  std::string group;      // inputs of one group stay on one side of a split; empty: made from the entry's name
  std::string created;    // a date; the tool never asks the clock
};

enum class Claimed { kNothing, kCorrect, kFailing };

// What the caller says of one version.
struct Claim {
  Claimed outcome = Claimed::kNothing;
  std::string task;       // its group
  std::string task_kind;  // empty: judged by the code
  std::string prompt;
  std::string mutation;
};

struct Version {
  Project project;
  Claim claim;
};

struct MakerOptions {
  Provenance provenance;
  std::string chip{FirstLanguage().usual_chip};
  RuleWordsFn rule_words;
  std::optional<Contract> contract;
  std::string contract_text;  // JSON
  std::string module;         // text of the task's PyTorch module
  bool module_judges =
      true;  // false: its result is the same whatever the inputs are, so that it distinguishes no answers
  // The same analysis at further shapes of the task or contract, asked only of what is right at the first.
  std::vector<AnalyzeProject> further_shapes;
  // The same analysis with one input changed for the kernel alone, one for each input: its values must differ then.
  std::vector<AnalyzeProject> changed_inputs;
  // The same analysis with more time for the task's full size; asked last, and only for what speaks against the answer.
  AnalyzeProject full_size;
  // The same analysis at sizes that share with the task's own their remainders by this divisor and by no larger one,
  // smallest divisor first; asked only of what passed everything else, and no reason to refuse it.
  std::vector<std::pair<std::int64_t, AnalyzeProject>> remainders;
  std::int64_t shared_divisor = 0;  // of the sizes of further_shapes
  std::int64_t least_shapes = 1;    // at which values have to match before an answer counts as shown
  const BenchmarkIndex* benchmark = nullptr;
  // Attempts further apart than that share of their tokens are not explained by findings that vanished.
  double most_change = 0.5;
};

struct MadeRecord {
  Record record;
  Signature signature;  // of the defective code, or the right one
};

struct MakerCounts {
  std::size_t versions = 0;
  std::size_t findings = 0;       // of the versions as given
  std::size_t fixes_applied = 0;  // each held when tried
  std::size_t partial = 0;        // repairs that leave errors
  std::size_t conflicts = 0;      // said to be correct, and an error is known; no record
  std::size_t unexplained = 0;    // pairs that no finding of ours explains
};

class RecordMaker {
 public:
  RecordMaker(MakerOptions options, AnalyzeProject analyze);

  // One version by itself.
  void Single(Version version);
  // Versions of one task in the order in which they were tried.
  void Chain(std::vector<Version> versions);
  // A defective version and the right one.
  void Pair(Version before, Version after);

  const std::vector<MadeRecord>& records() const { return records_; }
  const MakerCounts& counts() const { return counts_; }
  // Why a version could not be analysed; empty if all could.
  const std::string& failure() const { return failure_; }

 private:
  struct Repair;
  // A version with its report.
  struct Looked {
    Version version;
    const Report* report = nullptr;

    bool Passes() const;
  };
  const Report& Analyze(const Project& project);
  Looked Look(Version version);
  Repair OwnRepair(const Looked& looked);
  std::int64_t DivisorOf(const Project& project) const;
  std::vector<std::size_t> Shown(const Project& project, const std::vector<std::size_t>& also = {}) const;
  Standing Judge(const Project& project, const Report& report);
  std::vector<Defect> Defects(const Project& project, const std::vector<const Finding*>& findings) const;
  std::vector<Defect> MendedBy(const FixAllResult& result, const Project& given) const;
  Record Start(const Looked& looked, const Project& shown, const std::string& kind,
               const std::vector<std::size_t>& files) const;
  std::vector<RecordEdit> SingleEdits(const Looked& looked);
  void AddFailing(const Looked& looked);
  void AddRight(const Looked& looked);
  void AddRepair(const Looked& looked, Repair repair);
  bool AddPair(const Looked& before, const Looked& after, const std::string& repaired_by);
  void Finish(Record record);

  MakerOptions options_;
  AnalyzeProject analyze_;
  std::vector<std::shared_ptr<const Report>> reports_;  // in the order of analysis
  std::map<std::string, std::shared_ptr<const Report>> by_bytes_;
  std::vector<MadeRecord> records_;
  MakerCounts counts_;
  std::string failure_;
};

// "train", "validation" or "test" in 90 : 5 : 5, decided by the group alone.
std::string SplitOf(std::string_view group);

}  // namespace assay
