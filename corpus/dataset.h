// From the journal of all inputs to a dataset: records chosen, told in their forms, written in shards, with counts and
// a card. Reads the journal twice and keeps only what the selection needs, so that memory does not grow with the
// records' text.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "corpus/forms.h"
#include "corpus/journal.h"
#include "corpus/shards.h"

namespace assay {

struct DatasetOptions {
  std::vector<Form> forms{kForms.begin(), kForms.end()};
  Framework framework = Framework::kTrl;
  ShardOptions shards;
  std::size_t keep_near = 1;      // records of one cluster with the same rules
  std::size_t most_per_rule = 0;  // 0: no limit
  std::size_t most_per_group = 0;
  std::size_t most_per_task_kind = 0;
  bool keep_overlap = false;                     // with a benchmark's text
  bool known_in_train = false;                   // tasks of published benchmarks, else all in `test`
  bool allow_unshown = false;                    // answers to imitate that did not pass the gate
  std::map<std::string, std::string> made_with;  // the caller's options by name, written into stats.json
  std::string created;
  std::string license_spdx = "NOASSERTION";
  std::string source_repo;
};

struct DatasetStats {
  std::size_t inputs = 0;
  std::size_t not_analysed = 0;
  MakerCounts counts;
  std::size_t records_made = 0;
  std::size_t duplicates = 0;
  std::size_t near_duplicates = 0;
  std::size_t benchmark_overlap = 0;
  std::size_t over_limit = 0;
  std::size_t known_groups = 0;  // tasks of published benchmarks
  std::map<std::string, std::size_t> by_known_benchmark;
  std::size_t records = 0;  // kept
  std::size_t groups = 0;
  std::size_t near_dup_clusters = 0;
  std::map<std::string, std::size_t> by_kind, by_form, by_rule, by_verdict, by_split, by_task_kind, by_repaired_by,
      by_difficulty, by_label, tokens_by_form;
  std::vector<std::string> forms_left_out;  // the framework has no trainer for them
  std::vector<std::string> files;
};

// Calls its argument with every entry, in the order of the inputs, as often as it is called. The error, or "".
using AllEntries = std::function<std::string(const std::function<void(const JournalEntry&)>&)>;

// Writes shards, README.md and, last, stats.json into `folder`. The error, or "".
std::string WriteDataset(const AllEntries& entries, const std::string& folder, const DatasetOptions& options,
                         DatasetStats& stats);
std::string WriteDataset(const Journal& journal, const std::string& folder, const DatasetOptions& options,
                         DatasetStats& stats);

std::string StatsText(const DatasetStats& stats, const DatasetOptions& options);  // stats.json
std::string PageText(const DatasetStats& stats);                                  // stats.html
std::string CardText(const DatasetStats& stats, const DatasetOptions& options);   // README.md
// LLaMA-Factory's dataset_info.json for these shards.
std::string DatasetInfoText(const std::vector<std::string>& files);

}  // namespace assay
