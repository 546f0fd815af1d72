// assay fix: each input is analysed and repaired in a worker; the parent prints the diffs or writes the files.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "analyzer/facts/cut-short.h"
#include "analyzer/report/diff.h"
#include "analyzer/report/display.h"
#include "analyzer/report/json.h"
#include "analyzer/report/words.h"
#include "dialects/options.h"
#include "driver/check-cache.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/configured.h"
#include "driver/fix-document.h"
#include "driver/length-prefixed.h"
#include "driver/progress-line.h"
#include "driver/suppress.h"
#include "driver/write-back.h"

namespace assay {
namespace {

// What a worker sends about one input.
struct FixResult {
  std::string failure;
  bool cut_short = false;  // a run in it was: it need not come again
  int errors_left = 0;
  std::vector<std::string> applied;
  std::vector<FixedFile> files;
  std::string document;  // JSON, or the plan
};

std::string Encode(const FixResult& result) {
  std::vector<std::string> files;
  for (const FixedFile& file : result.files) files.insert(files.end(), {file.path, file.before, file.after});
  return Pack({result.failure, std::to_string(result.errors_left), Pack(result.applied), Pack(files), result.document,
               result.cut_short ? "1" : ""});
}

FixResult Decode(std::string_view bytes) {
  const auto parts = Unpack(bytes);
  FixResult result;
  if (!parts || parts->size() != 6) {
    result.failure = "analysis worker sent damaged data";
    return result;
  }
  result.failure = (*parts)[0];
  result.errors_left = std::atoi((*parts)[1].c_str());
  result.applied = Unpack((*parts)[2]).value_or(std::vector<std::string>{});
  const auto files = Unpack((*parts)[3]).value_or(std::vector<std::string>{});
  for (std::size_t i = 0; i + 2 < files.size(); i += 3) result.files.push_back({files[i], files[i + 1], files[i + 2]});
  result.document = (*parts)[4];
  result.cut_short = !(*parts)[5].empty();
  return result;
}

// Whether anything says what the values must be.
bool HasReference(const AnalyzeOptions& options) {
  if (options.task) return true;
  return options.contract && (!options.contract->reference.empty() || !options.contract->golden.empty() ||
                              (!options.contract->command.empty() && options.allow_commands));
}

bool WantsJson(const FixArguments& arguments) { return arguments.format != "text"; }

FixResult FixOne(const Input& input, const FixOptions& options, const FixArguments& arguments,
                 const CheckSettings& shown, const Services& services, const AnalyzeFn& analyze) {
  FixResult result;
  const std::uint64_t cut_short_before = RunsCutShort();
  LoadResult loaded = LoadInput(input, services);
  if (!loaded.error.empty()) {
    result.failure = loaded.error;
    return result;
  }
  FixRun run = services.fix(std::move(loaded.project), options, FixingShown(analyze, shown));
  if (shown.suppress) ApplySuppressions(run.report, {shown.rule_names, false, shown.suppression_reasons});
  ApplyRuleChoice(run.report, shown.rules);
  if (!run.report.errors.empty()) result.failure = run.report.errors.front().what;
  result.errors_left = CountTotals(run.report).errors;
  for (const FixStep& step : run.steps) result.applied.push_back(StepLine(step));
  if (WantsJson(arguments)) result.document = RenderFixJson(input.path, run);
  if (!WantsJson(arguments) && arguments.plan) result.document = RenderFixPlan(input.path, run);
  result.files = std::move(run.files);
  result.cut_short = RunsCutShort() != cut_short_before;
  return result;
}

// Results from before, and those that later runs may find.
class KeptFixes {
 public:
  KeptFixes(const FixArguments& arguments, const FixOptions& options, const Services& services) : services_(services) {
    // The search ends by wall time: its result need not be reproducible.
    if (arguments.search) return;
    std::unique_ptr<Cache> cache = OpenCacheIfAsked(arguments);
    if (cache == nullptr) return;
    const Configured configured = Configure(arguments, &services);
    if (!configured.problem.empty()) return;
    static_cast<InputArguments&>(arguments_) = configured.arguments;
    settings_.analyze = options.analyze;
    settings_.rules = configured.rules;
    settings_.suppress = !configured.arguments.no_suppress;
    settings_.suppression_reasons = configured.arguments.suppression_reasons;
    what_ = fmt::format("fix {} {} {}", arguments.unsafe, WantsJson(arguments), arguments.plan);
    cache_ = std::move(cache);
  }

  // The key of an input whose result may be kept.
  std::optional<std::string> KeyOf(const Input& input) const {
    if (cache_ == nullptr) return std::nullopt;
    const std::optional<std::string> key = KeyOfCheck(input, arguments_, settings_, services_);
    return key ? std::optional(assay::KeyOf({what_, *key})) : std::nullopt;
  }
  std::optional<std::string> Find(const std::string& key) const { return cache_->Find(key); }
  void Keep(const std::string& key, const Outcome& outcome, const FixResult& result) const {
    if (outcome.done && result.failure.empty() && !result.cut_short) cache_->Keep(key, outcome.result);
  }

 private:
  const Services& services_;
  CheckArguments arguments_;
  CheckSettings settings_;
  std::string what_;
  std::unique_ptr<Cache> cache_;
};

// Reports the rest about one input on standard error. Returns whether everything was done.
bool Finish(const FixArguments& arguments, const Input& input, const FixResult& result) {
  const std::string path = OneLine(input.path);
  bool done = true;
  for (const FixedFile& file : result.files) {
    if (!arguments.in_place) {
      if (arguments.plan || WantsJson(arguments)) break;
      const std::string diff = UnifiedDiff(file.path, file.before, file.after);
      std::fwrite(diff.data(), 1, diff.size(), stdout);
      continue;
    }
    const std::string problem = WriteBack(input.path, file.path, file.before, file.after);
    if (problem.empty()) continue;
    fmt::print(stderr, "{}: not written: {}\n", path, OneLine(problem));
    done = false;
  }
  if (arguments.plan && !WantsJson(arguments)) fmt::print("{}", result.document);
  std::fflush(stdout);
  const std::string_view fixed = arguments.in_place ? "fixed" : "would fix";
  for (const std::string& line : result.applied) fmt::print(stderr, "{}: {}\n", fixed, OneLine(line));
  if (!result.failure.empty()) {
    fmt::print(stderr, "{}: not analysed: {}\n", path, OneLine(result.failure));
    return false;
  }
  if (result.applied.empty() && result.errors_left == 0) {
    fmt::print(stderr, "{}: nothing to fix\n", path);
    return done;
  }
  const std::string findings = Counted(static_cast<std::int64_t>(result.applied.size()), "finding");
  const std::string left = Counted(result.errors_left, "error");
  if (arguments.in_place) {
    fmt::print(stderr, "{}: {} fixed, {} left\n", path, findings, left);
  } else {
    fmt::print(stderr, "{}: would fix {}, {} left{}\n", path, findings, left,
               result.files.empty() ? "" : "; --in-place writes it");
  }
  return done;
}

// An array of several inputs, or one document a line.
void PrintJson(const FixArguments& arguments, const std::string& document, std::size_t index, const InputList& list) {
  if (arguments.format == "jsonl") return fmt::print("{}\n", document);
  if (!list.many) return fmt::print("{}\n", IndentJson(document));
  const bool last = index + 1 == list.inputs.size();
  fmt::print("{}{}{}", index == 0 ? "[\n" : ",\n", IndentJson(document), last ? "\n]\n" : "");
}

}  // namespace

int RunFix(const FixArguments& arguments, const Services& services) {
  if (!services.fix) return UsageError("this build offers no fixes");
  FixOptions options;
  options.unsafe = arguments.unsafe;
  if (arguments.search) options.search = arguments.search_runs;
  // The rest is for the rules' fixes and the final check.
  options.search_seconds = arguments.seconds * 0.6;
  const std::string problem = FillAnalyzeOptions(arguments, services, options.analyze);
  if (!problem.empty()) return UsageError(problem);
  if (arguments.search && !HasReference(options.analyze))
    return UsageError(
        "--search needs a reference: name one in the contract (docs/formats/contract.md), or give --task");
  const bool standard_input = std::find(arguments.paths.begin(), arguments.paths.end(), "-") != arguments.paths.end();
  if (standard_input && arguments.in_place) return UsageError("standard input cannot be changed in place");
  const Configured configured = Configure(arguments, &services);
  if (!configured.problem.empty()) return UsageError(configured.problem);
  CheckSettings shown;
  shown.suppress = !configured.arguments.no_suppress;
  shown.suppression_reasons = configured.arguments.suppression_reasons;
  shown.rules = configured.rules;
  for (const RuleEntry& rule : services.rules()) shown.rule_names.push_back(rule.name);
  const InputList list = ReadInputs(arguments);
  const std::vector<Input>& inputs = list.inputs;
  const KeptFixes kept(arguments, options, services);
  std::vector<std::optional<std::string>> keys, found(inputs.size());
  std::vector<std::string> requests;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    keys.push_back(kept.KeyOf(inputs[i]));
    if (keys[i]) found[i] = kept.Find(*keys[i]);
    if (!found[i]) requests.push_back(EncodeInput(inputs[i]));
  }
  const MakeWork make_work = [&]() -> Work {
    return [&, analyze = services.make_analyze(options.analyze.resource_dir)](const std::string& request,
                                                                              Progress& progress) {
      progress.Stage("fixing");
      progress.Publish(Encode(FixOne(DecodeInput(request), options, arguments, shown, services, analyze)));
    };
  };
  int errors_left = 0;
  bool done = true;
  ProgressLine progress(inputs.size(), arguments.quiet);
  const auto take = [&](std::size_t index, FixResult result) {
    progress.Clear();
    if (result.document.empty() && WantsJson(arguments))
      result.document = RenderFixFailure(inputs[index].path, result.failure);
    errors_left += result.errors_left;
    if (WantsJson(arguments)) PrintJson(arguments, result.document, index, list);
    done = Finish(arguments, inputs[index], result) && done;
    progress.Step();
  };
  std::size_t next = 0;
  const auto take_kept = [&] {
    for (; next < inputs.size() && found[next]; ++next) take(next, Decode(*found[next]));
  };
  take_kept();
  if (!requests.empty()) {
    RunPool(requests, PoolOptionsOf(arguments), make_work, [&](std::size_t, const Outcome& outcome) {
      FixResult result;
      if (outcome.done) result = Decode(outcome.result);
      if (!outcome.done) result.failure = outcome.failure;
      if (keys[next]) kept.Keep(*keys[next], outcome, result);
      take(next++, std::move(result));
      take_kept();
      return true;
    });
  }
  if (errors_left > 0) return kFindings;
  return done ? kClean : kNotAnalysed;
}

}  // namespace assay
