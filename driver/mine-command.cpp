// assay mine: workers analyse, repair and report; the parent keeps a journal of finished inputs, in the order of the
// inputs, and makes the dataset of it at the end. A restarted run continues after the journal's last entry.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "corpus/dataset.h"
#include "corpus/journal.h"
#include "corpus/made-with.h"
#include "corpus/sha256.h"
#include "driver/cache/program-id.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/labels.h"
#include "driver/length-prefixed.h"
#include "driver/mine-cache.h"
#include "driver/mine-inputs.h"
#include "driver/mine-shards.h"
#include "driver/mine-work.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
constexpr std::size_t kCompressFrom = 1000;  // inputs

RuleWordsFn WordsOf(const std::vector<RuleEntry>& rules) {
  std::map<std::string, RuleWords, std::less<>> words;
  for (const RuleEntry& rule : rules) words[rule.name] = WordsOfPage(rule.info.summary, rule.page);
  return [words = std::move(words)](std::string_view name) {
    const auto at = words.find(name);
    return at == words.end() ? RuleWords() : at->second;
  };
}

// Size and, where `times`, time of change of a file, or of everything in a folder.
std::string StateOf(const std::string& path, bool times) {
  std::string out;
  std::error_code ec;
  const auto add = [&](const fs::path& one) {
    std::error_code absent;
    const auto size = fs::is_regular_file(one, absent) ? fs::file_size(one, absent) : 0;
    const auto changed = times ? fs::last_write_time(one, absent).time_since_epoch().count() : 0;
    out += fmt::format("{} {} {}\n", one.string(), size, absent ? 0 : changed);
  };
  add(path);
  if (!fs::is_directory(path, ec)) return out;
  std::vector<fs::path> inside;
  for (fs::recursive_directory_iterator it(path, fs::directory_options::skip_permission_denied, ec), end;
       !ec && it != end; it.increment(ec)) {
    inside.push_back(it->path());
  }
  std::sort(inside.begin(), inside.end());
  for (const fs::path& one : inside) add(one);
  return out;
}

// Equal for runs whose records are the same: program, options that a record depends on (which KeptEntries counts, too),
// inputs. `times`: none of the files may have been written since. Without times, the shards of other machines have the
// same name.
std::string RunName(const MineArguments& a, const MineInputs& inputs, bool times) {
  std::string text = (times ? StateOf("/proc/self/exe", true) : BuildId()) + std::string(kRecordVersion);
  const std::vector<std::string> words = {
      a.contract, a.task,         a.level,  a.soc,       a.release, a.labels,  a.source_repo, a.source_commit,
      a.license,  a.license_type, a.origin, a.generator, a.group,   a.created, a.prompt_file, a.resource_dir};
  for (const auto& list : {words, a.include_dirs, a.defines, a.benchmarks}) text += Pack(list) + "\n";
  text += fmt::format("{} {} {} {} {} {} {}\n", a.first_case, a.cases, a.seconds, a.allow_commands, a.edge_values,
                      a.no_auto_sync, a.own_contracts);
  for (const std::string& path : {a.contract, a.task, a.labels, a.prompt_file}) {
    if (!path.empty()) text += StateOf(path, times);
  }
  for (const std::string& path : a.paths) {
    if (path != "-") text += StateOf(path, times);
  }
  for (const std::string& path : a.benchmarks) text += StateOf(path, times);
  for (const std::string& request : inputs.requests) text += request;
  return Sha256(text);
}

// What the rows of a finished data set depend on in addition to program and inputs.
std::map<std::string, std::string> MadeWith(const MineArguments& a) {
  const auto list = [](const std::vector<std::string>& values) { return fmt::format("{}", fmt::join(values, " ")); };
  const auto flag = [](bool value) { return std::string(value ? "yes" : "no"); };
  return {{"--contract", a.contract},
          {"--task", a.task},
          {"--labels", a.labels},
          {"--level", a.level},
          {"chip", a.soc},
          {"release", a.release},
          {"--case", std::to_string(a.first_case)},
          {"--cases", std::to_string(a.cases)},
          {"--edge-values", flag(a.edge_values)},
          {"--no-auto-sync", flag(a.no_auto_sync)},
          {"--own-contracts", flag(a.own_contracts)},
          {"--include", list(a.include_dirs)},
          {"--define", list(a.defines)},
          {"--form", list(a.forms)},
          {"--trainer", a.trainer},
          {"--benchmark", list(a.benchmarks)},
          {"--keep-overlap", flag(a.keep_overlap)},
          {"--known-in-train", flag(a.known_in_train)},
          {"--allow-unshown", flag(a.allow_unshown)},
          {"--keep-near", std::to_string(a.keep_near)},
          {"--max-per-rule", std::to_string(a.most_per_rule)},
          {"--max-per-task", std::to_string(a.most_per_task)},
          {"--max-per-kind", std::to_string(a.most_per_kind)}};
}

// One line on a terminal, rewritten at most five times a second.
class Meter {
 public:
  Meter(std::size_t done, std::size_t all) : first_(done), all_(all), terminal_(isatty(STDERR_FILENO) == 1) {}
  ~Meter() { Clear(); }

  void Show(std::size_t done) {
    const Clock::time_point now = Clock::now();
    if (!terminal_ || (shown_ && now - last_ < std::chrono::milliseconds(200))) return;
    last_ = now;
    shown_ = true;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double rate = seconds > 0 ? static_cast<double>(done - first_) / seconds : 0;
    const double left = rate > 0 ? static_cast<double>(all_ - done) / rate : 0;
    fmt::print(stderr, "\r\x1b[Kmined {} of {}, {:.1f} a second, {:.0f} s left", done, all_, rate, left);
    std::fflush(stderr);
  }
  void Clear() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
    shown_ = false;
  }

 private:
  std::size_t first_, all_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point begin_ = Clock::now(), last_;
};

DatasetOptions DatasetOptionsOf(const MineArguments& arguments, std::size_t inputs) {
  DatasetOptions options;
  options.framework = *FrameworkNamed(arguments.trainer);
  if (!arguments.forms.empty()) options.forms.clear();
  for (const std::string& name : arguments.forms) options.forms.push_back(*FormNamed(name));
  std::sort(options.forms.begin(), options.forms.end());
  options.forms.erase(std::unique(options.forms.begin(), options.forms.end()), options.forms.end());
  const bool reads = options.framework == Framework::kTrl || options.framework == Framework::kAxolotl ||
                     options.framework == Framework::kOpenRlhf;
  options.shards.compress = arguments.compress || (!arguments.no_compress && reads && inputs >= kCompressFrom);
  options.shards.most_bytes = static_cast<std::uint64_t>(arguments.shard_mb) << 20;
  options.keep_near = arguments.keep_near;
  options.most_per_rule = arguments.most_per_rule;
  options.most_per_group = arguments.most_per_task;
  options.most_per_task_kind = arguments.most_per_kind;
  options.keep_overlap = arguments.keep_overlap;
  options.known_in_train = arguments.known_in_train;
  options.allow_unshown = arguments.allow_unshown;
  options.created = arguments.created;
  options.license_spdx = arguments.license;
  options.source_repo = arguments.source_repo;
  return options;
}

// Empty, or the reason why the run cannot start.
std::string FillSettings(const MineArguments& arguments, const Services& services, MineSettings& settings,
                         BenchmarkIndex& benchmark) {
  std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  settings.analyze.observe.time = true;
  settings.own_contracts = arguments.own_contracts;
  MakerOptions& maker = settings.maker;
  maker.provenance = {.source_repo = arguments.source_repo,
                      .source_commit = arguments.source_commit,
                      .license_spdx = arguments.license,
                      .license_type = arguments.license_type,
                      .origin = arguments.origin,
                      .generator = arguments.generator,
                      .mutation = "",
                      .prompt = "",
                      .group = arguments.group,
                      .created = arguments.created};
  if (problem.empty() && !arguments.prompt_file.empty()) {
    maker.provenance.prompt = ReadAll(arguments.prompt_file, problem);
  }
  if (problem.empty() && !arguments.contract.empty()) maker.contract_text = ReadAll(arguments.contract, problem);
  if (settings.analyze.task != nullptr) maker.module = settings.analyze.task->module.text;
  maker.contract = settings.analyze.contract;
  maker.chip = settings.analyze.chip;
  maker.rule_words = WordsOf(services.rules());
  for (const std::string& folder : arguments.benchmarks) {
    if (problem.empty()) problem = benchmark.AddFolder(folder);
  }
  if (!benchmark.empty()) maker.benchmark = &benchmark;
  return problem;
}

// One input's entry from a worker.
MinedEntry EntryOf(const std::string& name, const Outcome& outcome) {
  if (outcome.done) return DecodeMined(outcome.result);
  JournalEntry entry;
  entry.path = name;
  entry.failure = outcome.failure;
  return {EncodeEntry(entry), false};
}

// What the journal lacks, in the order of the inputs: kept entries, and the others from workers. The error, or "".
std::string MineInto(Journal& journal, const MineInputs& inputs, const PoolOptions& pool, const MakeWork& make_work,
                     const KeptEntries& kept) {
  const std::size_t first = journal.done(), count = inputs.requests.size();
  std::vector<std::optional<std::string>> keys(count);
  std::vector<bool> found(count, false);
  std::vector<std::string> open;
  for (std::size_t i = first; i < count; ++i) {
    keys[i] = kept.KeyOf(inputs.requests[i]);
    found[i] = keys[i] && kept.Has(*keys[i]);
    if (!found[i]) open.push_back(inputs.requests[i]);
  }
  Meter meter(first, count);
  std::string problem;
  std::size_t next = first;
  const auto take = [&](const std::string& entry) {
    problem = journal.Append(entry);
    meter.Show(++next);
    return problem.empty();
  };
  const auto make = [&](const std::vector<std::string>& requests, const auto& each) {
    RunPool(requests, pool, make_work, [&](std::size_t, const Outcome& outcome) {
      const MinedEntry mined = EntryOf(inputs.names[next], outcome);
      if (keys[next]) kept.Keep(*keys[next], mined);
      return take(mined.entry) && each();
    });
    return problem.empty();
  };
  const auto take_kept = [&] {
    while (problem.empty() && next < count && found[next]) {
      const std::optional<std::string> entry = kept.Find(*keys[next]);
      // Another process may have deleted it since.
      if (entry)
        take(*entry);
      else
        make({inputs.requests[next]}, [] { return true; });
    }
    return problem.empty();
  };
  if (take_kept() && !open.empty()) make(open, take_kept);
  return problem;
}

}  // namespace

int RunMine(const MineArguments& arguments, const Services& services) {
  if (arguments.paths.empty()) return UsageError("PATH is required: the inputs to mine");
  if (arguments.output.empty()) return UsageError("--output is required: the folder for the dataset");
  MineSettings settings;
  BenchmarkIndex benchmark;
  std::string problem = FillSettings(arguments, services, settings, benchmark);
  const Labels labels = arguments.labels.empty() ? Labels{} : ReadLabels(arguments.labels);
  if (problem.empty()) problem = labels.error;
  if (!problem.empty()) return UsageError(problem);
  MineInputs inputs = ReadMineInputs(arguments, labels);
  std::size_t failures = inputs.problems.size() + labels.problems.size();
  for (const auto& problems : {labels.problems, inputs.problems}) {
    for (const std::string& line : problems) fmt::print(stderr, "{}\n", OneLine(line));
  }
  DatasetOptions dataset = DatasetOptionsOf(arguments, inputs.requests.size());
  dataset.made_with = MadeWith(arguments);
  if (!arguments.force) problem = OtherOptions(arguments.output, RecordJson(dataset.made_with));
  if (!problem.empty()) return UsageError(problem);
  for (const Form form : arguments.forms.empty() ? std::vector<Form>{} : dataset.forms) {
    if (form == Form::kRecord || Takes(dataset.framework, form)) continue;
    return UsageError(fmt::format("{} has no trainer that takes the form `{}`", arguments.trainer, NameOf(form)));
  }

  std::error_code ec;
  fs::create_directories(fs::path(arguments.output) / ".mine", ec);
  if (ec) return UsageError(fmt::format("cannot make `{}`: {}", arguments.output, ec.message()));
  const std::string run = RunName(arguments, inputs, true);
  const bool whole = arguments.shard.whole();
  if (!whole) {
    problem =
        WriteNote({arguments.shard, inputs.requests.size(), run, RunName(arguments, inputs, false), failures, dataset},
                  arguments.output);
    if (!problem.empty()) return UsageError(problem);
  }
  arguments.shard.Take(inputs.requests);
  arguments.shard.Take(inputs.names);
  Journal journal;
  problem = journal.Open(JournalPath(arguments.output, arguments.shard), run);
  if (!problem.empty()) return UsageError(problem);
  if (journal.replaced())
    fmt::print(stderr, "{}: starting over: program, options or inputs changed\n", arguments.output);
  if (journal.done() > inputs.requests.size()) return UsageError("the journal has more inputs than were given");
  if (journal.done() > 0) {
    fmt::print(stderr, "{}: continuing after {} of {} inputs\n", arguments.output, journal.done(),
               inputs.requests.size());
  }
  const MakeWork make_work = [&]() -> Work {
    return [&, analyze = services.make_analyze(settings.analyze.resource_dir)](const std::string& request,
                                                                               Progress& progress) {
      progress.Stage("mining");
      progress.Publish(EncodeMined(MineOne(request, settings, services, analyze)));
    };
  };
  const PoolOptions pool = PoolOptionsOf(arguments, settings.analyze.contract, inputs.tasks);
  const KeptEntries kept(arguments, settings, services);
  problem = MineInto(journal, inputs, pool, make_work, kept);
  if (!problem.empty()) return UsageError(problem);
  const auto entries = [&](const auto& each) { return journal.ForEach(each); };
  if (whole) return MakeDataset(entries, arguments.output, dataset, failures);
  return FinishShard(entries, arguments.shard, arguments.output, failures);
}

}  // namespace assay
