// assay check: inputs through the pool, results in input order to the output, totals, exit code.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "analyzer/report/json.h"
#include "analyzer/report/words.h"
#include "driver/check-cache.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/inputs.h"
#include "driver/prompt.h"
#include "driver/reward.h"

namespace assay {
namespace {

// Standard output, or the file of --output.
class Output {
 public:
  explicit Output(const std::string& path) : file_(path.empty() ? stdout : std::fopen(path.c_str(), "wb")) {}
  ~Output() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  bool open() const { return file_ != nullptr; }
  bool terminal() const { return isatty(fileno(file_)) == 1; }
  // False once nobody reads any more, or the disk is full.
  bool Write(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file_) == text.size() && std::fflush(file_) == 0;
  }

 private:
  std::FILE* file_;
};

bool WantsColor(const std::string& choice, bool terminal) {
  if (choice != "auto") return choice == "always";
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return terminal && !dumb && (no_color == nullptr || *no_color == '\0');
}

OutputFormat FormatOf(const std::string& name, bool terminal) {
  if (name == "json") return OutputFormat::kJson;
  if (name == "jsonl") return OutputFormat::kJsonl;
  if (name == "reward") return OutputFormat::kReward;
  if (name == "prompt") return OutputFormat::kPrompt;
  if (name == "full") return OutputFormat::kFull;
  if (name == "concise") return OutputFormat::kConcise;
  return terminal ? OutputFormat::kFull : OutputFormat::kConcise;
}

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

// Results of several inputs become one text or one JSON value.
class Writer {
 public:
  Writer(Output& output, OutputFormat format, const CheckArguments& arguments, bool array)
      : output_(output), format_(format), arguments_(arguments), array_(array) {}

  bool Add(const std::string& rendered) {
    const bool first = written_++ == 0;
    switch (format_) {
      case OutputFormat::kJsonl:
        return output_.Write(rendered + "\n");
      case OutputFormat::kReward:
        return output_.Write(RewardJson(rendered, {arguments_.baseline_cycles}) + "\n");
      case OutputFormat::kPrompt:
        return output_.Write(AssemblePrompt(rendered, {static_cast<std::size_t>(arguments_.max_findings),
                                                       static_cast<std::size_t>(arguments_.budget_chars)}));
      case OutputFormat::kJson:
        if (!array_) return output_.Write(IndentJson(rendered) + "\n");
        return output_.Write((first ? "[\n" : ",\n") + IndentJson(rendered));
      default:
        return output_.Write(rendered);
    }
  }

  bool Finish(const Totals& totals, bool show_undecided) {
    switch (format_) {
      case OutputFormat::kJsonl:
      case OutputFormat::kReward:
      case OutputFormat::kPrompt:
        return true;
      case OutputFormat::kJson:
        return !array_ || output_.Write(written_ == 0 ? "[]\n" : "\n]\n");
      default:
        return output_.Write(RenderTotals(totals, show_undecided));
    }
  }

 private:
  Output& output_;
  OutputFormat format_;
  const CheckArguments& arguments_;
  bool array_;
  std::size_t written_ = 0;
};

// Which inputs have a result from before.
class Kept {
 public:
  Kept(const CheckArguments& arguments, const CheckSettings& settings, const std::vector<Input>& inputs)
      : found_(inputs.size()), keys_(inputs.size()) {
    const bool wanted = !arguments.no_cache && (!arguments.cache.empty() || std::getenv("ASSAY_CACHE") != nullptr);
    if (wanted) cache_ = OpenCache(arguments);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (cache_ != nullptr) Look(i, KeyOfCheck(inputs[i], arguments, settings));
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

}  // namespace

int RunCheck(const CheckArguments& arguments, const Services& services) {
  CheckSettings settings;
  const std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  if (settings.analyze.level == Level::kLint && (arguments.time || !arguments.trace.empty()))
    return UsageError(
        fmt::format("{} needs a run, and --level lint runs nothing", arguments.time ? "--time" : "--trace"));
  Output output(arguments.output);
  if (!output.open()) return UsageError(fmt::format("cannot write `{}`", arguments.output));
  settings.format = FormatOf(arguments.format, output.terminal());
  settings.text = {settings.format == OutputFormat::kFull, WantsColor(arguments.color, output.terminal()),
                   arguments.show_undecided, arguments.timing, arguments.time};
  settings.analyze.look.time = arguments.time || !arguments.trace.empty() || arguments.baseline_cycles > 0;
  settings.analyze.look.trace = !arguments.trace.empty();
  settings.suppress = !arguments.no_suppress;
  settings.recheck = arguments.recheck || (settings.analyze.level == Level::kFull && !arguments.no_recheck);
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);

  const InputList list = ReadInputs(arguments);
  const std::vector<Input>& inputs = list.inputs;
  if (!arguments.trace.empty() && inputs.size() != 1) return UsageError("--trace takes one input");
  if (settings.format == OutputFormat::kPrompt && inputs.size() != 1)
    return UsageError("--format prompt takes one input");
  Kept kept(arguments, settings, inputs);
  std::vector<std::string> requests;
  for (const std::size_t index : kept.open()) requests.push_back(EncodeInput(inputs[index]));
  const PoolOptions pool = PoolOptionsOf(arguments, settings.analyze.contract);
  Totals totals;
  totals.left_out = static_cast<int>(list.skipped.size());
  bool written = true;
  bool problem_with_trace = false;
  Writer writer(output, settings.format, arguments, list.many);
  const auto take = [&](const CheckResult& result) {
    totals += result.totals;
    if (!result.trace.empty() && !WriteWhole(arguments.trace, result.trace)) problem_with_trace = true;
    written = writer.Add(result.rendered);
    return written;
  };
  std::size_t next = 0;
  const auto take_kept = [&] {
    for (; written && next < inputs.size() && kept.Found(next) != nullptr; ++next) take(*kept.Found(next));
    return written;
  };
  if (take_kept() && !requests.empty()) {
    RunPool(requests, pool, MakeCheckWork(settings, services), [&](std::size_t, Outcome outcome) {
      CheckResult result = DecodeResult(outcome.result);
      if (!outcome.done && !result.complete) {
        result = AddFailure(outcome.result, {inputs[next].path, outcome.failure}, settings);
      }
      kept.Keep(next, outcome, result);
      ++next;
      return take(result) && take_kept();
    });
  }
  if (!written || !writer.Finish(totals, arguments.show_undecided)) {
    // A reader that has seen enough, such as `head`, is no matter of ours.
    return errno == EPIPE ? kFindings : UsageError("the output cannot be written");
  }
  if (!arguments.summary.empty() && !WriteWhole(arguments.summary, RenderSummary(totals, list)))
    return UsageError(fmt::format("cannot write `{}`", arguments.summary));
  if (problem_with_trace) return UsageError(fmt::format("cannot write `{}`", arguments.trace));
  if (settings.format == OutputFormat::kReward)
    return totals.tool_errors + totals.open_builds > 0 ? kNotAnalysed : kClean;
  if (Fails(totals, arguments.fail_on)) return kFindings;
  return totals.tool_errors + totals.open_builds > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
