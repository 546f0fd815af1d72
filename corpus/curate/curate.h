// Curation of any JSON Lines whose rows are attempts at tasks, with their reasoning and their time. Rows stay in their
// files: what is kept in memory is a few numbers each.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "corpus/curate/overlap.h"
#include "corpus/curate/select.h"
#include "corpus/shards.h"

namespace assay {

// Names of fields; dots lead into objects. A field that a row lacks is not known.
struct CurateFields {
  std::string task = "task";
  std::string reasoning = "reasoning";  // text, or a number of tokens
  std::string code = "code";
  std::string time = "time";
  std::string eager_time = "eager_time";  // of the framework's own operators, in the unit of `time`
  std::string speedup = "speedup";        // over the eager time
  std::string cycles = "meta.cycles_after";
  std::string correct = "correct";
  std::string kind = "kind";
};

struct CurateOptions {
  CurateFields fields;
  std::vector<Strategy> strategies = {Strategy::kConcur};
  SelectOptions select;
  std::string single_kind = "single";           // value of `kind` that means one operator
  std::size_t keep_near = 0;                    // of nearly equal code of a task that may be chosen; 0: all
  double easy_below = 4000, hard_above = 8500;  // average tokens of reasoning
  std::uint64_t seed = 1;
  const BenchmarkIndex* benchmark = nullptr;
  std::string benchmarks;       // what tells other benchmarks apart
  bool known_in_train = false;  // tasks of published benchmarks (known-benchmarks.h); else they are all in `test`
  bool force = false;           // replace a data set that other options made
  ShardOptions shards;
};

struct CurateStats {
  std::size_t rows = 0, damaged = 0, tasks = 0, known_tasks = 0;
  std::size_t wrong = 0, duplicates = 0, near_duplicates = 0, benchmark_overlap = 0;
  std::size_t without_reasoning = 0, without_eager_time = 0, without_cycles = 0;
  std::size_t speedup_given = 0, speedup_from_times = 0;
  std::size_t tokens_given = 0, tokens_by_words = 0;
  std::map<std::string, std::size_t> by_difficulty;                    // tasks
  std::map<std::string, std::map<std::string, std::size_t>> selected;  // strategy, part
  std::map<std::string, std::map<std::string, std::size_t>> by_split;  // strategy, split
  std::vector<std::string> problems;                                   // "FILE:17: ..."
};

// Writes "<strategy>-<split>-00000.jsonl", "left-out-00000.jsonl" with the rows that lack what a selection asks for,
// and stats.json into `folder`. The error, or "".
std::string Curate(const std::vector<std::string>& files, const std::string& folder, const CurateOptions& options,
                   CurateStats& stats);

}  // namespace assay
