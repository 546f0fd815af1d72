// Two passes, as with a dataset: the first collects the numbers, the second copies the chosen rows with the reason.
#include "corpus/curate/curate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "analyzer/report/words.h"
#include "corpus/curate/known-benchmarks.h"
#include "corpus/curate/minhash.h"
#include "corpus/made-with.h"
#include "corpus/record-json.h"
#include "corpus/record-maker.h"
#include "corpus/tokens.h"
#include "corpus/truth.h"

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

// Nullopt for a text that is neither; a row without the field counts as right.
std::optional<bool> TruthAt(const RecordJson& row, const std::string& path) {
  const RecordJson* at = At(row, path);
  if (at == nullptr) return true;
  if (at->is_boolean()) return at->get<bool>();
  return Truth(TextAt(row, path));
}

constexpr std::uint32_t kNoCluster = UINT32_MAX;

struct Row {
  std::uint32_t cluster = kNoCluster;
  enum class Speed : std::uint8_t { kNone, kGiven, kTimes } speed = Speed::kNone;
  bool tokens_given = false;
  std::uint8_t overlap = 0;  // index into kOverlaps
};
constexpr std::array<std::string_view, 4> kOverlaps = {"unchecked", "none", "name", "text"};

class Curation {
 public:
  Curation(const std::vector<std::string>& files, const CurateOptions& options, CurateStats& stats)
      : files_(files), options_(options), stats_(stats) {}

  std::string Run(const std::string& folder) {
    std::string error = options_.force ? "" : OtherOptions(folder, OptionsJson());
    if (!error.empty()) return error;
    error = ForRows(true, [&](const RecordJson& row, const std::string&, std::size_t) { Take(row); });
    if (!error.empty()) return error;
    stats_.rows = attempts_.size();
    stats_.tasks = tasks_.size();
    stats_.known_tasks = known_tasks_.size();
    difficulty_ = DifficultyOf(attempts_, options_.easy_below, options_.hard_above);
    for (const auto& [task, number] : tasks_) ++stats_.by_difficulty[std::string(difficulty_.Of(number))];
    by_cycles_ = WithSpeedOfCycles(attempts_);
    for (const Strategy strategy : options_.strategies) Choose(strategy);
    ShardSet shards(folder + "/.new", options_.shards);
    std::size_t next = 0;
    error = ForRows(false, [&](const RecordJson& row, const std::string& file, std::size_t line) {
      TellMissing(row, next, file, line, shards);
      Write(row, next++, shards);
    });
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
        const bool named = row.is_object() && !TextAt(row, options_.fields.task).empty();
        if (named && TruthAt(row, options_.fields.correct)) {
          each(row, path, number);
        } else if (complain) {
          ++stats_.damaged;
          stats_.problems.push_back(
              fmt::format("{}:{}: left out: {}", path, number,
                          row.is_discarded() ? "the line is not JSON"
                          : named            ? fmt::format("`{}` is neither true nor false", options_.fields.correct)
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
    facts.tokens_given = reasoning != nullptr && reasoning->is_number();
    const double tokens = facts.tokens_given ? NumberAt(row, fields.reasoning)
                                             : static_cast<double>(CountTokens(TextAt(row, fields.reasoning)));
    attempt.reasoning_tokens = static_cast<std::uint32_t>(std::min(tokens, 4e9));
    attempt.reasoned = attempt.reasoning_tokens > 0;
    attempt.correct = *TruthAt(row, fields.correct);
    TakeSpeed(row, attempt, facts);
    const std::string kind = TextAt(row, fields.kind);
    attempt.single = kind == options_.single_kind;
    attempt.kind = kinds_.try_emplace(kind, static_cast<std::uint32_t>(kinds_.size())).first->second;
    const std::string code = TextAt(row, fields.code);
    if (!OverlapWithKnown(code, task).benchmarks.empty()) known_tasks_.insert(attempt.task);
    attempt.hash = HashText(task + '\n' + TextAt(row, fields.reasoning) + '\n' + code, options_.seed);
    Judge(code, task, attempt, facts);
    stats_.wrong += attempt.correct ? 0 : 1;
    stats_.without_reasoning += attempt.reasoned ? 0 : 1;
    stats_.without_eager_time += attempt.correct && attempt.speedup <= 0 ? 1 : 0;
    stats_.without_cycles += attempt.correct && attempt.cycles <= 0 ? 1 : 0;
    stats_.tokens_given += attempt.reasoned && facts.tokens_given ? 1 : 0;
    stats_.tokens_by_words += attempt.reasoned && !facts.tokens_given ? 1 : 0;
    rows_.push_back(facts);
    attempts_.push_back(attempt);
  }

  // A wrong attempt has a speed-up of 0, whatever its row claims.
  void TakeSpeed(const RecordJson& row, Attempt& attempt, Row& facts) {
    if (!attempt.correct) return;
    const CurateFields& fields = options_.fields;
    attempt.cycles = NumberAt(row, fields.cycles);
    attempt.speedup = NumberAt(row, fields.speedup);
    if (attempt.speedup > 0) {
      facts.speed = Row::Speed::kGiven;
      ++stats_.speedup_given;
      return;
    }
    const double time = NumberAt(row, fields.time), eager = NumberAt(row, fields.eager_time);
    if (time <= 0 || eager <= 0) return;
    attempt.speedup = eager / time;
    facts.speed = Row::Speed::kTimes;
    ++stats_.speedup_from_times;
  }

  // Rows that repeat a row, a benchmark's text or, on request, the code of another attempt at the task are not
  // eligible.
  void Judge(const std::string& code, const std::string& task, Attempt& attempt, Row& facts) {
    if (options_.benchmark != nullptr) {
      const std::string overlap = options_.benchmark->Judge(code, task);
      facts.overlap =
          static_cast<std::uint8_t>(std::find(kOverlaps.begin(), kOverlaps.end(), overlap) - kOverlaps.begin());
    }
    if (!attempt.correct) return;
    if (kOverlaps[facts.overlap] == "text") {
      ++stats_.benchmark_overlap;
      attempt.eligible = false;
      return;
    }
    if (!exact_.insert(HashText(fmt::format("{}\n{}", attempt.hash, NormalTokens(code)))).second) {
      ++stats_.duplicates;
      attempt.eligible = false;
      return;
    }
    if (options_.keep_near == 0 || code.empty()) return;
    facts.cluster = static_cast<std::uint32_t>(clusters_.Add(SignatureOf(NearTokens(code), options_.seed)));
    if (++by_cluster_[{attempt.task, facts.cluster}] <= options_.keep_near) return;
    ++stats_.near_duplicates;
    attempt.eligible = false;
  }

  void Choose(Strategy strategy) {
    SelectOptions select = options_.select;
    const bool baseline = strategy != Strategy::kConcur && strategy != Strategy::kConcurCycles;
    if (baseline && select.most == 0) {
      const std::vector<Part> parts = Select(attempts_, Strategy::kConcur, select);
      select.most = parts.size() - static_cast<std::size_t>(std::count(parts.begin(), parts.end(), Part::kNone));
      if (select.most == 0) {
        chosen_.emplace_back(parts);
        return;
      }
    }
    chosen_.push_back(Select(attempts_, strategy, select));
  }

  // A row that is not eligible for each of the requested selections.
  void TellMissing(const RecordJson& row, std::size_t i, const std::string& file, std::size_t line, ShardSet& shards) {
    const Attempt& attempt = attempts_[i];
    RecordJson missing = RecordJson::array();
    const auto asked = [&](auto&& one) {
      return std::any_of(options_.strategies.begin(), options_.strategies.end(), one);
    };
    if (!attempt.reasoned) missing.push_back("reasoning");
    if (attempt.correct && attempt.speedup <= 0 && asked([](Strategy one) { return one != Strategy::kConcurCycles; })) {
      missing.push_back("eager time");
    }
    if (attempt.correct && attempt.cycles <= 0 && asked([](Strategy one) { return one == Strategy::kConcurCycles; })) {
      missing.push_back("cycles");
    }
    if (missing.empty()) return;
    shards.Add("left-out", DumpLine({{"file", std::filesystem::path(file).filename().string()},
                                     {"line", line},
                                     {"task", TextAt(row, options_.fields.task)},
                                     {"missing", missing}}));
  }

  void Write(RecordJson row, std::size_t i, ShardSet& shards) {
    for (std::size_t s = 0; s < options_.strategies.size(); ++s) {
      const Part part = chosen_[s][i];
      if (part == Part::kNone) continue;
      const Strategy strategy = options_.strategies[s];
      const bool cycles = strategy == Strategy::kConcurCycles;
      const Attempt& attempt = cycles ? by_cycles_[i] : attempts_[i];
      const Row& facts = rows_[i];
      const bool known = known_tasks_.contains(attempt.task);
      const std::string split = known && !options_.known_in_train ? "test" : SplitOf(TextAt(row, options_.fields.task));
      row["curation"] = {
          {"strategy", NameOf(strategy)},
          {"part", NameOf(part)},
          {"reasoning_tokens", attempt.reasoning_tokens},
          {"tokens_from", facts.tokens_given ? "given" : "words"},
          {"speedup", attempt.speedup},
          {"speedup_from", cycles                              ? "cycles"
                           : facts.speed == Row::Speed::kGiven ? "given"
                                                               : "times"},
          {"cycles", attempt.cycles},
          {"difficulty", difficulty_.Of(attempt.task)},
          {"split", split},
          {"near_dup_cluster", facts.cluster == kNoCluster ? std::int64_t{-1} : std::int64_t{facts.cluster}},
          {"benchmark_overlap", kOverlaps[facts.overlap]},
          {"known_benchmark", known}};
      const std::string name(NameOf(strategy));
      shards.Add(name + "-" + split, DumpLine(row));
      ++stats_.selected[name][std::string(NameOf(part))];
      ++stats_.by_split[name][split];
    }
  }

  RecordJson OptionsJson() const {
    RecordJson strategies = RecordJson::array();
    for (const Strategy strategy : options_.strategies) strategies.push_back(NameOf(strategy));
    const CurateFields& fields = options_.fields;
    return {{"select", strategies},
            {"fields",
             {fields.task, fields.reasoning, fields.code, fields.time, fields.eager_time, fields.speedup, fields.cycles,
              fields.correct, fields.kind}},
            {"single_kind", options_.single_kind},
            {"over_speedup", options_.select.over_speedup},
            {"single_share", options_.select.single_share},
            {"most", options_.select.most},
            {"max_per_kind", options_.select.most_per_kind},
            {"keep_near", options_.keep_near},
            {"easy_below", options_.easy_below},
            {"hard_above", options_.hard_above},
            {"benchmarks", options_.benchmarks},
            {"known_in_train", options_.known_in_train},
            {"seed", options_.seed}};
  }

  std::string StatsText() const {
    const RecordJson stats = {{"tool_version", ToolVersion()},
                              {"options", OptionsJson()},
                              {"rows", stats_.rows},
                              {"damaged", stats_.damaged},
                              {"tasks", stats_.tasks},
                              {"known_tasks", stats_.known_tasks},
                              {"wrong", stats_.wrong},
                              {"duplicates", stats_.duplicates},
                              {"near_duplicates", stats_.near_duplicates},
                              {"benchmark_overlap", stats_.benchmark_overlap},
                              {"without_reasoning", stats_.without_reasoning},
                              {"without_eager_time", stats_.without_eager_time},
                              {"without_cycles", stats_.without_cycles},
                              {"speedup_given", stats_.speedup_given},
                              {"speedup_from_times", stats_.speedup_from_times},
                              {"tokens_given", stats_.tokens_given},
                              {"tokens_by_words", stats_.tokens_by_words},
                              {"tasks_by_difficulty", stats_.by_difficulty},
                              {"selected", stats_.selected},
                              {"by_split", stats_.by_split}};
    return stats.dump(2, ' ', false, RecordJson::error_handler_t::replace) + "\n";
  }

  const std::vector<std::string>& files_;
  const CurateOptions& options_;
  CurateStats& stats_;
  std::unordered_map<std::string, std::uint32_t> tasks_, kinds_;
  std::unordered_set<std::uint32_t> known_tasks_;  // of published benchmarks, by name or by an attempt's text
  std::vector<Row> rows_;
  std::vector<Attempt> attempts_, by_cycles_;
  Difficulty difficulty_;
  std::vector<std::vector<Part>> chosen_;
  Clusters clusters_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> by_cluster_;  // of a task
  std::unordered_set<std::uint64_t> exact_;
};

}  // namespace

std::string Curate(const std::vector<std::string>& files, const std::string& folder, const CurateOptions& options,
                   CurateStats& stats) {
  return Curation(files, options, stats).Run(folder);
}

}  // namespace assay
