// First reading: duplicates, near duplicates, overlap with benchmarks, limits. Second reading: the rest is written.
#include "corpus/dataset.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "corpus/record-json.h"

namespace assay {
namespace {

// One record in the first reading, by numbers.
struct Candidate {
  std::uint64_t hash = 0;  // decides who stays where a limit is reached
  std::uint32_t cluster = 0;
  std::uint32_t rule = 0, group = 0, task_kind = 0;
  bool kept = true;
};

class Numbers {
 public:
  std::uint32_t Of(const std::string& name) {
    return numbers_.try_emplace(name, static_cast<std::uint32_t>(numbers_.size())).first->second;
  }
  std::size_t size() const { return numbers_.size(); }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

class SplitChoice {
 public:
  SplitChoice(const DatasetOptions& options, DatasetStats& stats) : options_(options), stats_(stats) {}

  void Add(const RecordFacts& facts) {
    ++stats_.records_made;
    Candidate candidate;
    candidate.hash = HashText(facts.key);
    candidate.rule = rules_.Of(facts.rules.substr(0, facts.rules.find(',')));
    candidate.group = groups_.Of(facts.group);
    candidate.task_kind = kinds_.Of(facts.task_kind);
    if (facts.known_by != "none") known_.insert(facts.group);
    const std::size_t cluster = clusters_.Add(facts.signature);
    candidate.cluster = static_cast<std::uint32_t>(cluster);
    // Operators of one kind share most of their text; only versions of one task can repeat each other.
    const std::uint64_t alike = HashText(fmt::format("{} {} {} {}", cluster, facts.kind, facts.group, facts.rules));
    if (!keys_.insert(candidate.hash).second) {
      ++stats_.duplicates;
      candidate.kept = false;
    } else if (facts.overlap == "text" && !options_.keep_overlap) {
      ++stats_.benchmark_overlap;
      candidate.kept = false;
    } else if (++alike_[alike] > options_.keep_near) {
      ++stats_.near_duplicates;
      candidate.kept = false;
    }
    candidates_.push_back(candidate);
  }

  void Limit() {
    if (options_.most_per_rule + options_.most_per_group + options_.most_per_task_kind > 0) {
      std::vector<std::uint32_t> order;
      for (std::uint32_t i = 0; i < candidates_.size(); ++i) {
        if (candidates_[i].kept) order.push_back(i);
      }
      std::sort(order.begin(), order.end(),
                [&](std::uint32_t a, std::uint32_t b) { return candidates_[a].hash < candidates_[b].hash; });
      std::vector<std::size_t> by_rule(rules_.size()), by_group(groups_.size()), by_kind(kinds_.size());
      const auto full = [](std::size_t count, std::size_t most) { return most > 0 && count >= most; };
      for (const std::uint32_t i : order) {
        Candidate& one = candidates_[i];
        one.kept = !full(by_rule[one.rule], options_.most_per_rule) &&
                   !full(by_group[one.group], options_.most_per_group) &&
                   !full(by_kind[one.task_kind], options_.most_per_task_kind);
        stats_.over_limit += one.kept ? 0 : 1;
        if (!one.kept) continue;
        ++by_rule[one.rule];
        ++by_group[one.group];
        ++by_kind[one.task_kind];
      }
    }
    stats_.near_dup_clusters = clusters_.size();
    keys_.clear();
    alike_.clear();
  }

  // Records of the group belong to a published benchmark's task, by one of them at least.
  bool IsKnown(const std::string& group) const { return known_.contains(group); }
  std::size_t known() const { return known_.size(); }
  const Candidate& at(std::size_t i) const { return candidates_[i]; }

 private:
  const DatasetOptions& options_;
  DatasetStats& stats_;
  Numbers rules_, groups_, kinds_;
  std::set<std::string> known_;
  Clusters clusters_;
  std::unordered_set<std::uint64_t> keys_;
  std::unordered_map<std::uint64_t, std::size_t> alike_;
  std::vector<Candidate> candidates_;
};

class Writer {
 public:
  Writer(const DatasetOptions& options, DatasetStats& stats, ShardSet& shards)
      : options_(options), stats_(stats), shards_(shards) {
    for (const Form form : options.forms) {
      if (form == Form::kRecord || Takes(options.framework, form)) {
        forms_.push_back(form);
        stats.by_form[std::string(NameOf(form))] = 0;
      } else {
        stats.forms_left_out.emplace_back(NameOf(form));
      }
    }
  }

  void Add(Record record) {
    const RecordMeta& meta = record.meta;
    ++stats_.records;
    ++stats_.by_kind[record.kind];
    ++stats_.by_difficulty[std::to_string(record.meta.difficulty)];
    ++stats_.by_split[meta.split];
    ++stats_.by_task_kind[meta.task_kind];
    ++stats_.by_repaired_by[meta.repaired_by];
    ++stats_.by_label[meta.label];
    if (!meta.known_benchmarks.empty()) ++stats_.by_known_benchmark[meta.known_benchmarks];
    if (!meta.rule.empty()) ++stats_.by_rule[meta.rule];
    if (!record.observed.empty()) ++stats_.by_verdict[meta.verdict];
    groups_.insert(meta.group);
    stats_.groups = groups_.size();
    for (const Form form : forms_) {
      if (form == Form::kRecord) {
        Row(form, meta.split, static_cast<std::size_t>(meta.tokens), ToJsonLine(record));
        continue;
      }
      if (form == Form::kRl &&
          !prompts_.insert(HashText(record.prompt + '\n' + record.contract + '\n' + record.module)).second)
        continue;
      for (const Sample& sample : SamplesOf(record, form, options_.allow_unshown)) {
        std::size_t& index = rows_[std::string(NameOf(form)) + sample.split];
        Row(form, sample.split, sample.meta["tokens"].get<std::size_t>(),
            DumpLine(RowOf(sample, options_.framework, index++)));
      }
    }
  }

 private:
  void Row(Form form, const std::string& split, std::size_t tokens, const std::string& line) {
    const std::string name(NameOf(form));
    ++stats_.by_form[name];
    stats_.tokens_by_form[name] += tokens;
    shards_.Add(name + "-" + split, line);
  }

  const DatasetOptions& options_;
  DatasetStats& stats_;
  ShardSet& shards_;
  std::vector<Form> forms_;
  std::set<std::string> groups_;
  std::unordered_set<std::uint64_t> prompts_;
  std::map<std::string, std::size_t> rows_;
};

}  // namespace

std::string WriteDataset(const Journal& journal, const std::string& folder, const DatasetOptions& options,
                         DatasetStats& stats) {
  return WriteDataset([&](const auto& each) { return journal.ForEach(each); }, folder, options, stats);
}

std::string WriteDataset(const AllEntries& entries, const std::string& folder, const DatasetOptions& options,
                         DatasetStats& stats) {
  SplitChoice choice(options, stats);
  bool damaged = false;
  std::string error = entries([&](const JournalEntry& entry) {
    ++stats.inputs;
    stats.not_analysed += entry.failure.empty() ? 0 : 1;
    stats.counts.versions += entry.counts.versions;
    stats.counts.findings += entry.counts.findings;
    stats.counts.fixes_applied += entry.counts.fixes_applied;
    stats.counts.partial += entry.counts.partial;
    stats.counts.conflicts += entry.counts.conflicts;
    stats.counts.unexplained += entry.counts.unexplained;
    for (const std::string& line : entry.facts) {
      const std::optional<RecordFacts> facts = FactsFrom(line);
      damaged = damaged || !facts;
      if (facts) choice.Add(*facts);
    }
  });
  if (!error.empty()) return error;
  choice.Limit();
  stats.known_groups = choice.known();

  ShardSet shards(folder + "/.mine/new", options.shards);
  Writer writer(options, stats, shards);
  std::size_t next = 0;
  error = entries([&](const JournalEntry& entry) {
    for (const std::string& line : entry.records) {
      const Candidate& candidate = choice.at(next++);
      if (!candidate.kept) continue;
      std::optional<Record> record = RecordFromJson(line);
      damaged = damaged || !record;
      if (!record) continue;
      record->meta.near_dup_cluster = candidate.cluster;
      if (choice.IsKnown(record->meta.group) && !options.known_in_train) record->meta.split = "test";
      writer.Add(std::move(*record));
    }
  });
  if (error.empty() && damaged) error = "the journal holds a damaged record; delete it to mine anew";
  if (!error.empty()) return error;
  shards.Flush();
  stats.files = shards.files();
  if (options.framework == Framework::kLlamaFactory) {
    shards.WriteText("dataset_info.json", DatasetInfoText(stats.files));
  }
  shards.WriteText("README.md", CardText(stats, options));
  shards.WriteText("stats.html", PageText(stats));
  shards.WriteText("stats.json", StatsText(stats, options));
  return shards.Finish(folder, "stats.json");
}

}  // namespace assay
