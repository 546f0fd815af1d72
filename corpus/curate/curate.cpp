// Two readings, as with a dataset: the first takes the numbers, the second copies what was chosen and says why.
#include "corpus/curate/curate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <unordered_map>
#include <unordered_set>

#include "analyzer/report/words.h"
#include "corpus/curate/minhash.h"
#include "corpus/record-json.h"
#include "corpus/record-maker.h"
#include "corpus/tokens.h"

namespace assay {
namespace {

const RecordJson* At(const RecordJson& row, const std::string& path) {
  const RecordJson* at = &row;
  for (std::size_t begin = 0; begin <= path.size() && !path.empty();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    if (!at->is_object()) return nullptr;
    const auto found = at->find(path.substr(begin, end - begin));
    if (found == at->end()) return nullptr;
    at = &*found;
    begin = end + 1;
  }
  return path.empty() || at->is_null() ? nullptr : at;
}

std::string TextAt(const RecordJson& row, const std::string& path) {
  const RecordJson* at = At(row, path);
  return at == nullptr ? "" : at->is_string() ? at->get<std::string>() : DumpLine(*at);
}

double NumberAt(const RecordJson& row, const std::string& path) {
  const RecordJson* at = At(row, path);
  return at != nullptr && at->is_number() ? std::max(0.0, at->get<double>()) : 0;
}

bool TruthAt(const RecordJson& row, const std::string& path) {
  const RecordJson* at = At(row, path);
  if (at == nullptr) return true;
  if (at->is_boolean()) return at->get<bool>();
  const std::string text = TextAt(row, path);
  return text != "false" && text != "False" && text != "0" && text != "no" && text != "failing";
}

constexpr std::uint32_t kNoCluster = UINT32_MAX;

struct Row {
  bool kept = true;
  std::uint32_t cluster = kNoCluster;
  std::uint32_t kind = 0;
  enum class Time : std::uint8_t { kNone, kGiven, kSimulator } time = Time::kNone;
  bool speedup_given = false;
  std::uint8_t overlap = 0;  // index into kOverlaps
};
constexpr std::array<std::string_view, 4> kOverlaps = {"unchecked", "none", "name", "text"};

class Curation {
 public:
  Curation(const std::vector<std::string>& files, const CurateOptions& options, CurateStats& stats)
      : files_(files), options_(options), stats_(stats) {}

  std::string Run(const std::string& folder) {
    std::string error = ForRows(true, [&](const RecordJson& row) { Take(row); });
    if (!error.empty()) return error;
    stats_.rows = rows_.size();
    stats_.tasks = tasks_.size();
    const Difficulty difficulty = DifficultyOf(attempts_);
    stats_.easy_below = difficulty.easy_below;
    stats_.hard_from = difficulty.hard_from;
    for (const auto& [task, number] : tasks_) ++stats_.by_difficulty[std::string(difficulty.Of(number))];
    FillSpeedups(attempts_);
    // What is left out is no candidate, as if it were wrong.
    std::vector<Attempt> candidates = attempts_;
    for (std::size_t i = 0; i < rows_.size(); ++i) candidates[i].correct = candidates[i].correct && rows_[i].kept;
    for (const Strategy strategy : options_.strategies) Choose(candidates, strategy);
    ShardSet shards(folder + "/.new", options_.shards);
    std::size_t next = 0;
    error = ForRows(false, [&](const RecordJson& row) { Write(row, next++, difficulty, shards); });
    if (!error.empty()) return error;
    shards.Flush();
    shards.WriteText("stats.json", StatsText());
    return shards.Finish(folder, "stats.json");
  }

 private:
  template <class Each>
  std::string ForRows(bool complain, const Each& each) {
    for (const std::string& path : files_) {
      std::ifstream in(path, std::ios::binary);
      if (!in) return fmt::format("cannot open `{}`", path);
      std::string line;
      for (std::size_t number = 1; std::getline(in, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const RecordJson row = RecordJson::parse(line, nullptr, false);
        const bool good = row.is_object() && !TextAt(row, options_.fields.task).empty();
        if (good) {
          each(row);
        } else if (complain) {
          ++stats_.damaged;
          stats_.problems.push_back(
              fmt::format("{}:{}: left out: {}", path, number,
                          row.is_discarded() ? "the line is no JSON"
                                             : fmt::format("expected an object with `{}`", options_.fields.task)));
        }
      }
    }
    return "";
  }

  void Take(const RecordJson& row) {
    const CurateFields& fields = options_.fields;
    Row facts;
    Attempt attempt;
    const std::string task = TextAt(row, fields.task);
    attempt.task = tasks_.try_emplace(task, static_cast<std::uint32_t>(tasks_.size())).first->second;
    const RecordJson* reasoning = At(row, fields.reasoning);
    const bool counted = reasoning != nullptr && reasoning->is_number();
    attempt.reasoning_tokens = static_cast<std::uint32_t>(
        counted ? NumberAt(row, fields.reasoning) : static_cast<double>(CountTokens(TextAt(row, fields.reasoning))));
    attempt.time = NumberAt(row, fields.time);
    facts.time = attempt.time > 0 ? Row::Time::kGiven : Row::Time::kNone;
    if (facts.time == Row::Time::kNone) {
      attempt.time = NumberAt(row, "meta.cycles_after");
      if (attempt.time > 0) facts.time = Row::Time::kSimulator;
    }
    attempt.speedup = NumberAt(row, fields.speedup);
    const double baseline = NumberAt(row, fields.baseline_time);
    if (attempt.speedup <= 0 && baseline > 0 && facts.time == Row::Time::kGiven)
      attempt.speedup = baseline / attempt.time;
    facts.speedup_given = attempt.speedup > 0;
    attempt.correct = TruthAt(row, fields.correct);
    const std::string kind = TextAt(row, fields.kind);
    attempt.single = kind == options_.single_kind;
    facts.kind = kinds_.try_emplace(kind, static_cast<std::uint32_t>(kinds_.size())).first->second;
    const std::string code = TextAt(row, fields.code);
    attempt.hash = HashText(task + '\n' + TextAt(row, fields.reasoning) + '\n' + code, options_.seed);
    Judge(code, task, attempt, facts);
    stats_.time_given += facts.time == Row::Time::kGiven ? 1 : 0;
    stats_.time_from_simulator += facts.time == Row::Time::kSimulator ? 1 : 0;
    stats_.time_unknown += facts.time == Row::Time::kNone ? 1 : 0;
    stats_.speedup_given += facts.speedup_given ? 1 : 0;
    rows_.push_back(facts);
    attempts_.push_back(attempt);
  }

  // Equal rows are left out here. Nearly equal code is left out of a selection, where one attempt a task is left.
  void Judge(const std::string& code, const std::string& task, const Attempt& attempt, Row& facts) {
    if (options_.benchmark != nullptr) {
      const std::string overlap = options_.benchmark->Judge(code, task);
      facts.overlap =
          static_cast<std::uint8_t>(std::find(kOverlaps.begin(), kOverlaps.end(), overlap) - kOverlaps.begin());
    }
    if (!attempt.correct) {
      ++stats_.wrong;
      facts.kept = false;
      return;
    }
    if (kOverlaps[facts.overlap] == "text") {
      ++stats_.benchmark_overlap;
      facts.kept = false;
      return;
    }
    if (!exact_.insert(HashText(fmt::format("{}\n{}", attempt.hash, NormalTokens(code)))).second) {
      ++stats_.duplicates;
      facts.kept = false;
      return;
    }
    if (!code.empty()) {
      facts.cluster = static_cast<std::uint32_t>(clusters_.Add(SignatureOf(NearTokens(code), options_.seed)));
    }
  }

  void Choose(const std::vector<Attempt>& candidates, Strategy strategy) {
    SelectOptions select = options_.select;
    if (strategy != Strategy::kConcur && select.most == 0) {
      const std::vector<Part> parts = Select(candidates, Strategy::kConcur, select);
      select.most = static_cast<std::size_t>(
          std::count_if(parts.begin(), parts.end(), [](Part part) { return part != Part::kNone; }));
      if (select.most == 0) {
        chosen_.emplace_back(parts);
        return;
      }
    }
    std::vector<Part> parts = Select(candidates, strategy, select);
    Limit(candidates, parts);
    chosen_.push_back(std::move(parts));
  }

  void Limit(const std::vector<Attempt>& candidates, std::vector<Part>& parts) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i] != Part::kNone) order.push_back(i);
    }
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return candidates[a].hash < candidates[b].hash; });
    std::vector<std::size_t> by_kind(kinds_.size());
    std::unordered_map<std::uint32_t, std::size_t> by_cluster;
    for (const std::size_t i : order) {
      const bool near = rows_[i].cluster != kNoCluster && ++by_cluster[rows_[i].cluster] > options_.keep_near;
      const bool over = !near && options_.most_per_kind > 0 && ++by_kind[rows_[i].kind] > options_.most_per_kind;
      if (near || over) parts[i] = Part::kNone;
      stats_.near_duplicates += near ? 1 : 0;
      stats_.over_limit += over ? 1 : 0;
    }
  }

  void Write(RecordJson row, std::size_t i, const Difficulty& difficulty, ShardSet& shards) {
    for (std::size_t s = 0; s < options_.strategies.size(); ++s) {
      const Part part = chosen_[s][i];
      if (part == Part::kNone) continue;
      const Attempt& attempt = attempts_[i];
      const Row& facts = rows_[i];
      const std::string split = SplitOf(TaskGroup(TextAt(row, options_.fields.task)));
      const bool measured = facts.time != Row::Time::kNone;
      row["curation"] = {
          {"strategy", NameOf(options_.strategies[s])},
          {"part", NameOf(part)},
          {"reasoning_tokens", attempt.reasoning_tokens},
          {"time", attempt.time},
          {"time_from", !measured                         ? "none"
                        : facts.time == Row::Time::kGiven ? "given"
                                                          : "simulator"},
          {"speedup", attempt.speedup},
          {"speedup_from", facts.speedup_given   ? "given"
                           : attempt.speedup > 0 ? "task-median"
                                                 : "none"},
          {"difficulty", difficulty.Of(attempt.task)},
          {"split", split},
          {"near_dup_cluster", facts.cluster == kNoCluster ? std::int64_t{-1} : std::int64_t{facts.cluster}},
          {"benchmark_overlap", kOverlaps[facts.overlap]}};
      const std::string strategy(NameOf(options_.strategies[s]));
      shards.Add(strategy + "-" + split, DumpLine(row));
      ++stats_.selected[strategy][std::string(NameOf(part))];
      ++stats_.by_split[strategy][split];
      stats_.speedup_from_median += s == 0 && !facts.speedup_given && attempt.speedup > 0 ? 1 : 0;
    }
  }

  std::string StatsText() const {
    const RecordJson stats = {{"tool_version", ToolVersion()},
                              {"rows", stats_.rows},
                              {"damaged", stats_.damaged},
                              {"tasks", stats_.tasks},
                              {"wrong", stats_.wrong},
                              {"duplicates", stats_.duplicates},
                              {"near_duplicates", stats_.near_duplicates},
                              {"benchmark_overlap", stats_.benchmark_overlap},
                              {"over_limit", stats_.over_limit},
                              {"time_given", stats_.time_given},
                              {"time_from_simulator", stats_.time_from_simulator},
                              {"time_unknown", stats_.time_unknown},
                              {"speedup_given", stats_.speedup_given},
                              {"selected_by_median_speedup", stats_.speedup_from_median},
                              {"easy_below_tokens", stats_.easy_below},
                              {"hard_from_tokens", stats_.hard_from},
                              {"tasks_by_difficulty", stats_.by_difficulty},
                              {"selected", stats_.selected},
                              {"by_split", stats_.by_split}};
    return stats.dump(2, ' ', false, RecordJson::error_handler_t::replace) + "\n";
  }

  const std::vector<std::string>& files_;
  const CurateOptions& options_;
  CurateStats& stats_;
  std::unordered_map<std::string, std::uint32_t> tasks_, kinds_;
  std::vector<Row> rows_;
  std::vector<Attempt> attempts_;
  std::vector<std::vector<Part>> chosen_;
  Clusters clusters_;
  std::unordered_set<std::uint64_t> exact_;
};

}  // namespace

std::string Curate(const std::vector<std::string>& files, const std::string& folder, const CurateOptions& options,
                   CurateStats& stats) {
  return Curation(files, options, stats).Run(folder);
}

}  // namespace assay
