// assay mutate: workers examine the correct kernels and count the places where mutators apply; the parent draws a
// sample; workers create and judge each mutant; the parent writes the confirmed ones.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "analyzer/report/display.h"
#include "analyzer/report/fingerprint.h"
#include "analyzer/report/words.h"
#include "corpus/mutate/mutator.h"
#include "corpus/mutate/outcome.h"
#include "corpus/random.h"
#include "corpus/sha256.h"
#include "dialects/options.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/length-prefixed.h"
#include "driver/mutator-choice.h"
#include "driver/progress-line.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using mutators::Mutator;

// How often each outcome occurred for a mutator's sites.
struct Tally {
  std::size_t sites = 0, tried = 0, unwritten = 0, repeated = 0, equivalent = 0, open = 0, confirmed = 0, detected = 0;
};

std::size_t NumberIn(const std::string& text) { return std::strtoull(text.c_str(), nullptr, 10); }

std::string SetOf(const MutateArguments& arguments, const std::vector<Input>& inputs) {
  std::vector<std::string> parts = arguments.mutators;
  parts.push_back(fmt::format("{} {} {}", arguments.seed, arguments.count, arguments.faults));
  for (const Input& input : inputs) parts.push_back(input.path);
  return Sha256(Pack(parts));
}

class Workshop {
 public:
  Workshop(const MutateArguments& arguments, const AnalyzeOptions& options, const Services& services,
           std::vector<MutatorChoice> chosen)
      : arguments_(arguments),
        options_(options),
        services_(services),
        chosen_(std::move(chosen)),
        inputs_(ReadInputs(arguments).inputs),
        first_(arguments.shard.begin(inputs_.size())) {
    set_ = SetOf(arguments, inputs_);
    arguments.shard.Take(inputs_);
  }

  int Run() {
    CountSites();
    Draw();
    Make();
    const std::string problem = Write();
    if (!problem.empty()) return UsageError(problem);
    Tally all;
    for (const auto& [name, tally] : tallies_) {
      all.tried += tally.tried;
      all.equivalent += tally.equivalent;
      all.open += tally.open;
      all.confirmed += tally.confirmed;
      all.detected += tally.detected;
    }
    fmt::print("{}: {} tried, {} confirmed, {} equivalent, {} open; of the confirmed {} detected by a right rule\n",
               Counted(static_cast<std::int64_t>(inputs_.size()), "input"), all.tried, all.confirmed, all.equivalent,
               all.open, all.detected);
    return failures_ > 0 ? kNotAnalysed : kClean;
  }

 private:
  // One mutant to be made: of which input, and which mutators at which sites.
  struct Order {
    std::size_t input = 0;
    std::vector<std::pair<const Mutator*, std::uint64_t>> steps;
  };

  // What a worker keeps between requests: the last right kernel and its report.
  struct Bench {
    AnalyzeFn analyze;
    std::string request;
    Project right;
    Report report;
    std::string failure;
  };

  Report Analyse(const Bench& bench, Project project) const {
    Report report = bench.analyze(std::move(project), options_, [](const Report&) {}, [](std::string_view) {});
    FillFingerprints(report);
    return report;
  }

  void Look(Bench& bench, const std::string& request) const {
    if (bench.request == request) return;
    bench.request = request;
    bench.failure.clear();
    LoadResult loaded = LoadInput(DecodeInput(request), services_);
    bench.failure = loaded.error;
    if (!bench.failure.empty()) return;
    bench.right = loaded.project;
    bench.report = Analyse(bench, std::move(loaded.project));
    const bool known = !MutatorsOf(services_.mutators, bench.report.dialect).empty();
    bench.failure =
        known ? WhyNotRight(bench.report) : fmt::format("there are no mutators for `{}`", bench.report.dialect);
  }

  template <class Do>
  MakeWork WorkWith(const Do& task) const {
    return [this, task]() -> Work {
      return [task, bench = Bench{services_.make_analyze(options_.resource_dir), "", {}, {}, ""}](
                 const std::string& request, Progress& progress) mutable { task(bench, request, progress); };
    };
  }

  void Fail(const Input& input, const std::string& why) {
    ++failures_;
    fmt::print(stderr, "{}: not mutated: {}\n", OneLine(input.path), OneLine(why));
  }

  void CountSites() {
    sites_.assign(inputs_.size(), std::vector<std::size_t>(chosen_.size()));
    std::vector<std::string> requests;
    for (const Input& input : inputs_) requests.push_back(EncodeInput(input));
    const auto count = [this](Bench& bench, const std::string& request, Progress& progress) {
      progress.Stage("analysing");
      Look(bench, request);
      std::vector<std::string> counts = {bench.failure};
      for (const MutatorChoice& choice : chosen_) {
        const bool applies = bench.failure.empty() && choice.dialect == bench.report.dialect;
        counts.push_back(std::to_string(applies ? MutationSites(bench.right, *choice.mutator).size() : 0));
      }
      progress.Publish(Pack(counts));
    };
    RunPool(requests, PoolOptionsOf(arguments_, options_.contract), WorkWith(count),
            [&](std::size_t index, Outcome outcome) {
              const auto parts = Unpack(outcome.result);
              if (!outcome.done || !parts || parts->size() != chosen_.size() + 1) {
                Fail(inputs_[index], outcome.done ? "analysis worker sent damaged data" : outcome.failure);
                return true;
              }
              if (!parts->front().empty()) Fail(inputs_[index], parts->front());
              for (std::size_t i = 0; i < chosen_.size(); ++i) {
                sites_[index][i] = NumberIn((*parts)[i + 1]);
                tallies_[chosen_[i].mutator->name].sites += sites_[index][i];
              }
              return true;
            });
  }

  // All sites of an input in a drawn order, mutators taking turns, or combinations of several.
  void Draw() {
    for (std::size_t input = 0; input < inputs_.size(); ++input) {
      Random random(arguments_.seed + 0x10001 * (first_ + input));
      std::vector<std::vector<std::size_t>> left(chosen_.size());
      std::size_t total = 0;
      std::vector<std::size_t> turns;
      for (std::size_t m = 0; m < chosen_.size(); ++m) {
        for (std::size_t site = 0; site < sites_[input][m]; ++site) left[m].push_back(site);
        Shuffle(left[m], random);
        total += left[m].size();
        if (!left[m].empty()) turns.push_back(m);
      }
      Shuffle(turns, random);
      if (turns.empty()) continue;
      const std::size_t wanted = arguments_.count > 0 ? static_cast<std::size_t>(arguments_.count) : total;
      for (std::size_t made = 0, turn = 0; made < std::min(wanted, total); ++turn) {
        std::vector<std::size_t>& sites = left[turns[turn % turns.size()]];
        if (sites.empty()) continue;
        Order order{input, {{chosen_[turns[turn % turns.size()]].mutator, sites.back()}}};
        sites.pop_back();
        for (int more = 1; more < arguments_.faults; ++more)
          order.steps.emplace_back(chosen_[turns[random.Below(turns.size())]].mutator, random.Next());
        orders_.push_back(std::move(order));
        ++made;
      }
    }
  }

  static void Shuffle(std::vector<std::size_t>& items, Random& random) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.Below(i)]);
  }

  std::string Request(const Order& order) const {
    std::vector<std::string> parts = {EncodeInput(inputs_[order.input]), inputs_[order.input].path};
    for (const auto& [mutator, site] : order.steps) {
      parts.emplace_back(mutator->name);
      parts.push_back(std::to_string(site));
    }
    return Pack(parts);
  }

  // The first site is the one asked for; later ones are drawn among those that the text then has.
  std::optional<Mutant> MakeOne(const Bench& bench, const std::vector<std::string>& parts) const {
    std::optional<Mutant> mutant = Mutant{bench.right, {}};
    for (std::size_t i = 2; mutant && i + 1 < parts.size(); i += 2) {
      const Mutator* mutator = FindMutator(MutatorsOf(services_.mutators, bench.report.dialect), parts[i]);
      std::size_t site = NumberIn(parts[i + 1]);
      if (i > 2) {
        const std::size_t count = MutationSites(mutant->project, *mutator).size();
        if (count == 0) return std::nullopt;
        site %= count;
      }
      std::optional<Mutant> next = Mutate(mutant->project, {{mutator, site}});
      if (!next) return std::nullopt;
      next->changes.insert(next->changes.begin(), mutant->changes.begin(), mutant->changes.end());
      mutant = std::move(next);
    }
    return mutant;
  }

  // The path of the mutant's input below its folder, and the files as the input has them. A kernel file keeps its
  // place among the headers beside it.
  static std::vector<std::string> Files(const Project& project, const std::string& input, std::string& path) {
    std::vector<std::string> files;
    const bool folder = project.form == InputForm::kFolder;
    const auto whole = [](const fs::path& file) { return fs::absolute(file).lexically_normal(); };
    fs::path base = folder ? whole(input) : whole(input).parent_path();
    const auto name = [&](const fs::path& file) { return whole(file).lexically_relative(base).generic_string(); };
    const auto beside = [&](const Container& container) { return name(container.path).starts_with("../"); };
    if (!folder && std::any_of(project.containers.begin(), project.containers.end(), beside)) base = base.parent_path();
    if (!folder) path += "/" + name(input);
    for (const Container& container : project.containers) {
      files.push_back(name(container.path));
      files.push_back(container.bytes);
    }
    return files;
  }

  void Make() {
    std::vector<std::string> requests;
    for (const Order& order : orders_) requests.push_back(Request(order));
    const auto make = [this](Bench& bench, const std::string& request, Progress& progress) {
      const std::vector<std::string> parts = Unpack(request).value_or(std::vector<std::string>{});
      progress.Stage("analysing the right kernel");
      Look(bench, parts.at(0));
      progress.Stage("mutating");
      const std::optional<Mutant> mutant = bench.failure.empty() ? MakeOne(bench, parts) : std::nullopt;
      if (!mutant) return progress.Publish(Pack({"unwritten"}));
      progress.Stage("analysing the mutant");
      const Report report = Analyse(bench, mutant->project);
      const MutantOutcome outcome = Judge(bench.report, report, mutant->changes);
      MutantId id{NameOf(*mutant), parts[1], "", arguments_.seed};
      id.path = id.id;
      const std::vector<std::string> files = Files(mutant->project, parts[1], id.path);
      const char* word = outcome.kind == MutantOutcome::Kind::kConfirmed    ? "confirmed"
                         : outcome.kind == MutantOutcome::Kind::kEquivalent ? "equivalent"
                                                                            : "open";
      progress.Publish(Pack({word, id.id, outcome.detected ? "1" : "0",
                             MutantRecord(id, bench.right, *mutant, outcome, report), Pack(files), outcome.how}));
    };
    ProgressLine progress(requests.size(), arguments_.quiet);
    RunPool(requests, PoolOptionsOf(arguments_, options_.contract), WorkWith(make),
            [&](std::size_t index, Outcome outcome) {
              Take(orders_[index], outcome);
              progress.Step();
              return true;
            });
  }

  void Take(const Order& order, const Outcome& outcome) {
    Tally& tally = tallies_[order.steps.front().first->name];
    ++tally.tried;
    const std::vector<std::string> parts = Unpack(outcome.result).value_or(std::vector<std::string>{});
    // A worker that died on a mutant shows nothing about it.
    if (!outcome.done || (parts.size() != 6 && parts.size() != 1)) {
      ++tally.open;
    } else if (parts.size() == 1) {
      ++tally.unwritten;
    } else if (!seen_.insert(inputs_[order.input].path + "\n" + parts[1].substr(parts[1].rfind('-'))).second) {
      ++tally.repeated;
    } else if (parts[0] == "equivalent") {
      ++tally.equivalent;
    } else if (parts[0] == "open") {
      ++tally.open;
    } else {
      ++tally.confirmed;
      tally.detected += parts[2] == "1" ? 1 : 0;
      records_.push_back(parts[3]);
      texts_[parts[1]] = Unpack(parts[4]).value_or(std::vector<std::string>{});
    }
  }

  static bool WriteText(const fs::path& path, const std::string& text) {
    std::error_code ec;
    fs::create_directories(path.parent_path(), ec);
    std::ofstream out(path, std::ios::binary);
    out << text;
    return static_cast<bool>(out.flush());
  }

  // Empty, or what could not be written.
  std::string Write() const {
    if (arguments_.output.empty()) return "";
    const fs::path root(arguments_.output);
    std::string lines;
    for (const std::string& record : records_) lines += record + "\n";
    nlohmann::ordered_json by = nlohmann::ordered_json::object();
    for (const auto& [name, tally] : tallies_) {
      by[std::string(name)] = {{"sites", tally.sites},           {"tried", tally.tried},
                               {"unwritten", tally.unwritten},   {"repeated", tally.repeated},
                               {"equivalent", tally.equivalent}, {"open", tally.open},
                               {"confirmed", tally.confirmed},   {"detected", tally.detected}};
    }
    nlohmann::ordered_json stats = {{"schema_version", "1.0"},  {"tool_version", std::string(ToolVersion())},
                                    {"seed", arguments_.seed},  {"inputs", inputs_.size()},
                                    {"not_mutated", failures_}, {"by_mutator", std::move(by)}};
    if (!arguments_.shard.whole()) stats["set"] = set_;
    for (const auto& [id, files] : texts_) {
      for (std::size_t i = 0; i + 1 < files.size(); i += 2) {
        // A name comes from a worker that has read the input: it must not lead out of the folder.
        const fs::path name(files[i]);
        if (name.is_absolute() || name.empty() || *name.begin() == "..")
          return fmt::format("`{}` does not lie in its input", files[i]);
        if (!WriteText(root / id / name, files[i + 1]))
          return fmt::format("cannot write `{}`", (root / id / name).string());
      }
    }
    const std::string part = arguments_.shard.FileMark();
    for (const auto& [name, text] :
         {std::pair{"mutants" + part + ".jsonl", lines}, std::pair{"stats" + part + ".json", stats.dump(2) + "\n"}}) {
      if (!WriteText(root / name, text)) return fmt::format("cannot write `{}`", (root / name).string());
    }
    return "";
  }

  const MutateArguments& arguments_;
  const AnalyzeOptions& options_;
  const Services& services_;
  std::vector<MutatorChoice> chosen_;
  std::vector<Input> inputs_;                    // of this shard
  std::size_t first_;                            // of them, among all
  std::string set_;                              // equal for the shards of one run
  std::vector<std::vector<std::size_t>> sites_;  // by input and mutator
  std::vector<Order> orders_;
  std::map<std::string_view, Tally> tallies_;
  std::set<std::string> seen_;  // texts of mutants
  std::vector<std::string> records_;
  std::map<std::string, std::vector<std::string>> texts_;
  int failures_ = 0;
};

}  // namespace

int RunMutate(const MutateArguments& arguments, const Services& services) {
  if (arguments.list) return ListMutators(services.mutators);
  if (arguments.paths.empty()) return UsageError("PATH is required: the right kernels to change");
  AnalyzeOptions options;
  std::string problem = FillAnalyzeOptions(arguments, services, options);
  std::vector<MutatorChoice> chosen;
  if (problem.empty()) chosen = ChooseMutators(arguments.mutators, services.mutators, problem);
  if (!problem.empty()) return UsageError(problem);
  return Workshop(arguments, options, services, std::move(chosen)).Run();
}

}  // namespace assay
