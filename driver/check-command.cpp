// assay check: inputs through the pool, results in input order to the output, totals, exit code.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/baseline.h"
#include "driver/changed-lines.h"
#include "driver/check-cache.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/configured.h"
#include "driver/inputs.h"
#include "driver/progress-line.h"
#include "driver/sinks.h"
#include "driver/statistics.h"

namespace assay {
namespace {

bool Fails(const Totals& totals, const std::string& fail_on) {
  if (fail_on == "never") return false;
  return totals.errors + totals.suppressed_breaks > 0 || (fail_on != "error" && totals.warnings > 0) ||
         (fail_on == "note" && totals.notes > 0);
}

bool WriteWhole(const std::string& path, const std::string& text) {
  Output file(path);
  return file.open() && file.Write(text);
}

std::string RenderSummary(const Totals& totals, const InputList& list) {
  nlohmann::ordered_json skipped = nlohmann::ordered_json::array();
  for (const Skipped& one : list.skipped) skipped.push_back({{"path", one.path}, {"why", one.why}});
  const nlohmann::ordered_json summary = {
      {"schema_version", kSchemaVersion},
      {"tool_version", ToolVersion()},
      {"inputs", totals.inputs},
      {"findings", {{"error", totals.errors}, {"warning", totals.warnings}, {"note", totals.notes}}},
      {"suppressed", totals.suppressed},
      {"undecided", totals.undecided},
      {"builds_undecided", totals.open_builds},
      {"errors", totals.tool_errors},
      {"skipped", std::move(skipped)}};
  return summary.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

// How each input is checked: those with the same configuration share their settings.
struct Plan {
  std::vector<CheckArguments> arguments;
  std::vector<CheckSettings> settings;
  std::vector<std::size_t> of_input;
};

std::string CheckedSettings(const CheckArguments& arguments, const Services& services, RuleChoice rules,
                            CheckSettings& settings) {
  const std::string problem = FillFromArguments(arguments, services, settings.analyze);
  if (!problem.empty()) return problem;
  if (settings.analyze.level == Level::kLint && (arguments.time || !arguments.trace.empty())) {
    return fmt::format("{} needs a run, but --level lint runs nothing", arguments.time ? "--time" : "--trace");
  }
  settings.rules = std::move(rules);
  settings.analyze.observe.time = arguments.time || !arguments.trace.empty() || arguments.baseline_cycles > 0;
  settings.analyze.observe.trace = !arguments.trace.empty();
  settings.suppress = !arguments.no_suppress;
  settings.costs = arguments.timing;
  settings.suppression_reasons = arguments.suppression_reasons;
  settings.recheck = arguments.recheck || (settings.analyze.level == Level::kFull && !arguments.no_recheck);
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  return "";
}

// The settings of inputs at `path`, made where none are there yet for its configuration. Settings of the run as a whole
// come from `arguments`.
std::string Settle(const CheckArguments& arguments, const Services& services, const std::string& path,
                   Configurations& configurations, std::map<std::string, std::size_t>& known, Plan& plan) {
  Configured configured = Configure(arguments, path, &services, configurations);
  if (!configured.problem.empty()) return configured.problem;
  const auto [found, added] = known.emplace(configured.group, plan.settings.size());
  plan.of_input.push_back(found->second);
  if (!added) return "";
  CheckArguments own = arguments;
  static_cast<InputArguments&>(own) = std::move(configured.arguments);
  // A section of the configuration may leave some inputs at lint where the others are run.
  if (own.level == "lint" && arguments.level != "lint") {
    own.time = false;
    own.trace.clear();
  }
  std::string problem = CheckedSettings(own, services, std::move(configured.rules), plan.settings.emplace_back());
  plan.arguments.push_back(std::move(own));
  return problem;
}

// Which inputs have a result from before.
class Kept {
 public:
  Kept(const CheckArguments& arguments, const Plan& plan, const std::vector<Input>& inputs, const Services& services)
      : found_(inputs.size()), keys_(inputs.size()) {
    cache_ = OpenCacheIfAsked(arguments);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const std::size_t which = plan.of_input[i];
      if (cache_ != nullptr) Look(i, KeyOfCheck(inputs[i], plan.arguments[which], plan.settings[which], services));
      if (!found_[i]) open_.push_back(i);
    }
  }
  const std::vector<std::size_t>& open() const { return open_; }
  const CheckResult* Found(std::size_t index) const { return found_[index] ? &*found_[index] : nullptr; }
  void Keep(std::size_t index, const Outcome& outcome, const CheckResult& result) {
    if (keys_[index] && MayKeep(outcome, result)) cache_->Keep(*keys_[index], outcome.result);
  }

 private:
  void Look(std::size_t index, std::optional<std::string> key) {
    keys_[index] = std::move(key);
    if (!keys_[index]) return;
    if (const std::optional<std::string> result = cache_->Find(*keys_[index])) found_[index] = DecodeResult(*result);
  }

  std::unique_ptr<Cache> cache_;
  std::vector<std::optional<CheckResult>> found_;
  std::vector<std::optional<std::string>> keys_;
  std::vector<std::size_t> open_;
};

// Where git is run to find the changes: the folder of the first input.
std::string FolderToAsk(const std::vector<std::string>& paths) {
  namespace fs = std::filesystem;
  if (paths.empty() || paths.front() == "-") return ".";
  std::error_code ignored;
  if (fs::is_directory(paths.front(), ignored)) return paths.front();
  const std::string folder = fs::path(paths.front()).parent_path().string();
  return folder.empty() ? "." : folder;
}

void AddToBaseline(const nlohmann::json& document, Baseline& baseline) {
  if (!document.is_object()) return;
  for (const nlohmann::json& one : document.value("findings", nlohmann::json::array()))
    baseline.Add(TextOf(one, "path"), TextOf(one, "rule"), TextOf(one, "fingerprint"), TextOf(one, "message"));
}

int WriteBaseline(const Baseline& baseline, const std::string& path, const Totals& totals) {
  if (!WriteWhole(path, baseline.Text())) return UsageError(fmt::format("cannot write `{}`", path));
  fmt::print("{}: {} of {}\n", OneLine(path), Counted(static_cast<std::int64_t>(baseline.entries().size()), "finding"),
             Counted(totals.inputs, "input"));
  return totals.tool_errors > 0 ? kNotAnalysed : kClean;
}

// Reports baseline entries without a finding on standard error; returns their number.
class Known {
 public:
  std::string Open(const std::string& path) {
    std::string problem;
    if (!path.empty()) baseline_ = Baseline::Read(path, problem);
    path_ = path;
    return problem;
  }
  const Baseline* baseline() const { return path_.empty() ? nullptr : &baseline_; }

  void See(const nlohmann::json& document) {
    if (path_.empty() || !document.is_object() || !document.value("errors", nlohmann::json::array()).empty()) return;
    files_.insert(baseline_.Named(TextOf(document, "path")));
    for (const nlohmann::json& one : document.value("suppressed", nlohmann::json::array())) {
      const std::string path = TextOf(one, "path");
      files_.insert(baseline_.Named(path));
      if (TextOf(one, "by") == "baseline")
        seen_.Add(baseline_.Named(path), TextOf(one, "rule"), TextOf(one, "fingerprint"), "");
    }
  }

  void Tell() const {
    if (path_.empty()) return;
    const std::vector<KnownFinding> stale = baseline_.Stale(files_, seen_);
    for (const KnownFinding& one : stale)
      fmt::print(stderr, "{}: stale: {} [{}] {}\n", OneLine(path_), OneLine(one.path), OneLine(one.rule),
                 OneLine(one.message));
    if (!stale.empty()) {
      fmt::print(stderr, "{}: {} not found any more; `assay baseline write` updates it\n", OneLine(path_),
                 stale.size() == 1 ? "an entry is" : fmt::format("{} entries are", stale.size()));
    }
  }

 private:
  std::string path_;
  Baseline baseline_, seen_;
  std::set<std::string> files_;
};

}  // namespace

int RunCheck(const CheckArguments& given, const Services& services) {
  Configured whole = Configure(given, &services);
  if (!whole.problem.empty()) return UsageError(whole.problem);
  CheckArguments arguments = given;
  static_cast<InputArguments&>(arguments) = whole.arguments;
  CheckSettings first;
  std::string problem = CheckedSettings(arguments, services, std::move(whole.rules), first);
  if (!problem.empty()) return UsageError(problem);
  const bool writes_baseline = arguments.format == "baseline";
  if (writes_baseline) arguments.baseline.clear();
  Known known;
  problem = known.Open(arguments.baseline);
  ChangedLines changed;
  if (problem.empty() && !arguments.since.empty())
    changed = ChangedLines::Since(arguments.since, FolderToAsk(arguments.paths), problem);
  if (!problem.empty()) return UsageError(problem);
  Sinks sinks(arguments, first.analyze.resource_dir, problem);
  if (!problem.empty()) return UsageError(problem);

  InputList list = ReadInputs(arguments);
  std::size_t unchanged = 0;
  if (!arguments.since.empty()) {
    unchanged = std::erase_if(list.inputs,
                              [&](const Input& input) { return input.error.empty() && !changed.Touches(input.path); });
  }
  arguments.shard.Take(list.inputs);
  const std::vector<Input>& inputs = list.inputs;
  sinks.set_array(list.many);
  if (sinks.Uses(OutputFormat::kReward)) sinks.set_symptoms(Symptoms(services.rules()));
  if (!arguments.trace.empty() && inputs.size() != 1) return UsageError("--trace takes one input");
  if (sinks.Uses(OutputFormat::kPrompt) && inputs.size() != 1) return UsageError("--format prompt takes one input");

  Plan plan;
  Configurations configurations = ConfigurationsOf(arguments);
  std::map<std::string, std::size_t> settled;
  for (const Input& input : inputs) {
    problem = Settle(given, services, input.path, configurations, settled, plan);
    if (!problem.empty()) return UsageError(problem);
  }
  if (plan.settings.empty()) {
    plan.settings.push_back(first);
    plan.arguments.push_back(arguments);
  }
  const bool documents = known.baseline() != nullptr || arguments.statistics || writes_baseline;
  for (CheckSettings& settings : plan.settings) {
    sinks.Ask(settings, documents);
    // A page draws the results of the time model.
    const bool runs = settings.analyze.level == Level::kFull;
    settings.analyze.observe.trace |=
        runs && (arguments.time || !arguments.task.empty()) && sinks.Uses(OutputFormat::kHtml);
    settings.baseline = known.baseline();
    settings.changed = arguments.since.empty() ? nullptr : &changed;
  }

  Kept kept(arguments, plan, inputs, services);
  std::vector<std::string> requests;
  for (const std::size_t index : kept.open()) requests.push_back(EncodeCheck(plan.of_input[index], inputs[index]));
  const PoolOptions pool = PoolOptionsOf(arguments, first.analyze.contract);
  Totals totals;
  totals.left_out = static_cast<int>(list.skipped.size());
  bool written = true;
  bool problem_with_trace = false;
  Baseline found = Baseline::ForWriting(writes_baseline ? arguments.outputs.front() : "");
  Statistics statistics;
  ProgressLine progress(inputs.size(), arguments.quiet);
  const auto take = [&](const CheckResult& result) {
    totals += result.totals;
    progress.Clear();
    if (!arguments.trace.empty() && !result.trace.empty() && !WriteWhole(arguments.trace, result.trace))
      problem_with_trace = true;
    if (documents) {
      const nlohmann::json document = nlohmann::json::parse(sinks.DocumentOf(result), nullptr, false);
      known.See(document);
      statistics.Add(document);
      if (writes_baseline) AddToBaseline(document, found);
    }
    written = sinks.Add(result);
    progress.Step();
    return written;
  };
  std::size_t next = 0;
  const auto take_kept = [&] {
    for (; written && next < inputs.size() && kept.Found(next) != nullptr; ++next) take(*kept.Found(next));
    return written;
  };
  if (take_kept() && !requests.empty()) {
    RunPool(requests, pool, MakeCheckWork(plan.settings, services), [&](std::size_t, Outcome outcome) {
      CheckResult result = DecodeResult(outcome.result);
      if (!outcome.done && !result.complete) {
        result = AddFailure(outcome.result, {inputs[next].path, outcome.failure}, plan.settings[plan.of_input[next]]);
      }
      kept.Keep(next, outcome, result);
      ++next;
      return take(result) && take_kept();
    });
  }
  progress.Clear();
  if (written && writes_baseline) return WriteBaseline(found, arguments.outputs.front(), totals);
  if (!written || !sinks.Finish(totals, services.rules(), list.many)) {
    // A reader that stops early, such as `head`, is not an error.
    return errno == EPIPE ? kFindings : UsageError("the output cannot be written");
  }
  known.Tell();
  if (arguments.statistics) fmt::print(stderr, "{}", statistics.Table());
  if (unchanged > 0 && !arguments.quiet) {
    fmt::print(stderr, "{} not judged: nothing in {} changed since `{}`\n",
               Counted(static_cast<std::int64_t>(unchanged), "input"), unchanged == 1 ? "it" : "them",
               OneLine(arguments.since));
  }
  if (!arguments.summary.empty() && !WriteWhole(arguments.summary, RenderSummary(totals, list)))
    return UsageError(fmt::format("cannot write `{}`", arguments.summary));
  if (problem_with_trace) return UsageError(fmt::format("cannot write `{}`", arguments.trace));
  if (sinks.format() == OutputFormat::kReward)
    return totals.tool_errors + totals.open_builds > 0 ? kNotAnalysed : kClean;
  if (Fails(totals, arguments.fail_on)) return kFindings;
  return totals.tool_errors + totals.open_builds > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
