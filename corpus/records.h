// Training records from verified fixes, in the form of docs/formats/record.md: one SFT record and one DPO pair each,
// flat metadata, one type a key.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/report.h"
#include "fixits/recheck.h"

namespace assay {

// What only the caller knows about its inputs. Empty strings are written as they are.
struct Provenance {
  std::string source_repo;
  std::string source_commit;
  std::string license_spdx = "NOASSERTION";
  std::string license_type = "unknown";
  std::string origin;     // human, mutated, model; empty: model for replies, human for files
  std::string generator;  // the model or program that wrote the input
  std::string mutation;   // name of the mutator, where origin is mutated
  std::string prompt;     // what the generator was asked; empty: made from the operator's own text
  std::string group;      // inputs of one group stay on one side of a split; empty: made from the entry's name
  std::string created;    // a date; the tool never asks the clock
};

struct MineOptions {
  Provenance provenance;
  std::string chip = "ascend910b";
  // One sentence on a rule, by its name; "" where none is known.
  std::function<std::string(std::string_view rule)> rule_summary;
};

struct MineStats {
  std::size_t inputs = 0;
  std::size_t findings = 0;
  std::size_t fixes_tried = 0;
  std::size_t fixes_verified = 0;
  std::size_t duplicates = 0;  // verified fixes whose record was there already
};

class RecordSet {
 public:
  explicit RecordSet(MineOptions options) : options_(std::move(options)) {}

  // Re-checks the report's fixes and adds records for those that hold. `report` is left as Recheck leaves it.
  void Mine(Report& report, const AnalyzeProject& analyze);
  // Adds the records of one fix that was verified. False if equal ones are there already.
  bool Add(const Report& before, const Finding& finding, const Fix& fix, const Report& after);

  // JSON lines, without their newlines.
  const std::vector<std::string>& sft() const { return sft_; }
  const std::vector<std::string>& dpo() const { return dpo_; }
  const MineStats& stats() const { return stats_; }

  // Writes sft.jsonl, dpo.jsonl and stats.json into `dir`, which is made if need be: each file first beside its place,
  // then renamed. The error, or "".
  std::string Write(const std::string& dir) const;

 private:
  std::string StatsJson() const;

  MineOptions options_;
  MineStats stats_;
  std::vector<std::string> sft_;
  std::vector<std::string> dpo_;
  std::set<std::string> seen_;                  // dedupe keys
  std::map<std::string, std::size_t> cluster_;  // shape of the code to its number
  std::set<std::string> groups_;
  std::map<std::string, std::size_t> by_rule_, by_verdict_, by_split_;
  std::size_t tokens_ = 0;
};

// "train", "validation" or "test" in 90 : 5 : 5, decided by the group alone.
std::string SplitOf(std::string_view group);

}  // namespace assay
