// See check-work.h. A worker publishes its results after each stage, so that they survive a crash in the next one.
#include "driver/check-work.h"

#include "dialects/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <iterator>
#include <tuple>

#include "analyzer/facts/cut-short.h"
#include "analyzer/report/fingerprint.h"
#include "analyzer/report/json.h"
#include "driver/inputs.h"
#include "driver/length-prefixed.h"
#include "driver/prompt.h"
#include "driver/suppress.h"

namespace assay {
namespace {

std::string Render(const Report& report, const Rendering& how) {
  if (how.format == OutputFormat::kPrompt) return PromptParts(report);
  return how.is_text() ? RenderText(report, how.text) : RenderJson(report);
}

std::string RenderFailure(const std::string& rendered, const Rendering& how, const ToolError& error) {
  if (how.format == OutputFormat::kPrompt) return AddPromptFailure(rendered, error);
  return how.is_text() ? rendered + RenderToolError(error, how.text.color) : AddJsonError(rendered, error);
}

Rendering Main(const CheckSettings& settings) { return {settings.format, settings.text}; }

bool HasFixesToTry(const Report& report) {
  return std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
    return std::any_of(finding.fixes.begin(), finding.fixes.end(), [](const Fix& fix) {
      return !fix.edits.empty() && (fix.safety == FixSafety::kSafe || fix.safety == FixSafety::kUnsafe);
    });
  });
}

void AddTime(Report& report, const std::string& stage, double ms) {
  auto total = std::find_if(report.timing_ms.begin(), report.timing_ms.end(),
                            [](const auto& entry) { return entry.first == "total"; });
  if (total != report.timing_ms.end()) total->second += ms;
  report.timing_ms.insert(total, {stage, ms});
}

class Check {
 public:
  Check(const CheckSettings& settings, const Services& services, const AnalyzeFn& analyze)
      : settings_(settings), services_(services), analyze_(analyze) {}

  void One(const Input& input, Progress& progress) {
    cut_short_before_ = RunsCutShort();
    progress.Stage("reading");
    LoadedInput loaded = LoadInput(input, services_);
    if (!loaded.error.empty()) {
      Report report;
      report.project.path = input.path;
      report.errors.push_back({input.path, loaded.error});
      CountReading(report, loaded.ms);
      return Publish(std::move(report), true, progress);
    }
    progress.Stage("analysing");
    AnalyzeOptions deriving = settings_.analyze;
    deriving.derive = true;
    Report report = analyze_(
        std::move(loaded.project), deriving,
        [&](Report partial) {
          CountReading(partial, loaded.ms);
          Publish(std::move(partial), false, progress);
        },
        [&](std::string_view stage) { progress.Stage(stage); });
    CountReading(report, loaded.ms);
    progress.Stage("rendering");
    if (settings_.recheck && services_.recheck && HasFixesToTry(report)) TryFixes(report, progress);
    Publish(std::move(report), true, progress);
  }

 private:
  void Publish(Report report, bool complete, Progress& progress) const {
    CheckResult result = FinishAndRender(std::move(report), settings_, complete);
    result.cut_short = RunsCutShort() != cut_short_before_;
    progress.Publish(EncodeResult(result));
  }

  // The findings are complete before the first fix is tried: a re-check that dies costs only the fixes.
  void TryFixes(Report& report, Progress& progress) const {
    Report untried = report;
    for (Finding& finding : untried.findings) {
      std::erase_if(finding.fixes,
                    [](const Fix& fix) { return !fix.edits.empty() && fix.safety != FixSafety::kDisplay; });
    }
    untried.undecided.push_back({"fixes", "the re-check of the fixes did not end"});
    Publish(std::move(untried), true, progress);
    progress.Stage("re-checking fixes");
    FillFingerprints(report);
    const auto begin = std::chrono::steady_clock::now();
    // Runs at derived inputs are not repeated: fixes of the faults they showed stay untried.
    std::vector<std::pair<std::size_t, std::vector<Fix>>> untouched;
    for (std::size_t i = 0; report.derived && i < report.findings.size(); ++i) {
      if (report.findings[i].verdict != Verdict::kConfirmed) continue;
      untouched.emplace_back(i, std::move(report.findings[i].fixes));
      report.findings[i].fixes.clear();
    }
    services_.recheck(report, [&](Project project) {
      Report after = analyze_(std::move(project), settings_.analyze, [](const Report&) {}, [](std::string_view) {});
      FillFingerprints(after);
      return after;
    });
    for (auto& [index, fixes] : untouched) report.findings[index].fixes = std::move(fixes);
    const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;
    AddTime(report, "recheck", spent.count());
  }

  const CheckSettings& settings_;
  const Services& services_;
  const AnalyzeFn& analyze_;
  std::uint64_t cut_short_before_ = 0;
};

}  // namespace

LoadedInput LoadInput(const Input& input, const Services& services) {
  if (!input.error.empty()) return {{{}, input.error}};
  const auto begin = std::chrono::steady_clock::now();
  LoadedInput loaded;
  if (input.bytes) {
    loaded.project = services.load_bytes(input.path, *input.bytes);
  } else {
    static_cast<LoadResult&>(loaded) = services.load_path(input.path);
    loaded.project.path = input.path;
  }
  loaded.ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  return loaded;
}

void CountReading(Report& report, double ms) {
  auto& times = report.timing_ms;
  if (times.empty() || times.back().first != "total") times.emplace_back("total", 0);
  times.back().second += ms;
  times.insert(times.begin(), {"read", ms});
}

void CheckOne(const Input& input, const CheckSettings& settings, const Services& services, const AnalyzeFn& analyze,
              Progress& progress) {
  Check(settings, services, analyze).One(input, progress);
}

std::string EncodeResult(const CheckResult& result) {
  const Totals& t = result.totals;
  std::vector<std::string> rendered = {result.rendered};
  rendered.insert(rendered.end(), result.more.begin(), result.more.end());
  return fmt::format("{} {} {} {} {} {} {} {} {} {} {} {} {} {} {}\n{}{}", result.complete ? 1 : 0,
                     result.cut_short ? 1 : 0, t.inputs, t.errors, t.warnings, t.notes, t.fixable, t.fixable_unsafe,
                     t.undecided, t.suppressed, t.suppressed_breaks, t.tool_errors, t.open_builds, t.no_contract,
                     result.trace.size(), result.trace, Pack(rendered));
}

CheckResult DecodeResult(std::string_view bytes) {
  CheckResult result;
  Totals& t = result.totals;
  const char* at = bytes.data();
  const char* const end = bytes.data() + bytes.size();
  int complete = 0, cut_short = 0, trace = 0;
  for (int* field :
       {&complete, &cut_short, &t.inputs, &t.errors, &t.warnings, &t.notes, &t.fixable, &t.fixable_unsafe, &t.undecided,
        &t.suppressed, &t.suppressed_breaks, &t.tool_errors, &t.open_builds, &t.no_contract, &trace}) {
    at = std::from_chars(at, end, *field).ptr;
    if (at != end) ++at;
  }
  result.complete = complete == 1;
  result.cut_short = cut_short == 1;
  const char* const rendered = at + std::clamp<std::ptrdiff_t>(trace, 0, end - at);
  result.trace.assign(at, rendered);
  auto all = Unpack(std::string_view(rendered, static_cast<std::size_t>(end - rendered)));
  if (!all || all->empty()) return result;
  result.rendered = std::move(all->front());
  result.more.assign(std::make_move_iterator(all->begin() + 1), std::make_move_iterator(all->end()));
  return result;
}

CheckResult FinishAndRender(Report report, const CheckSettings& settings, bool complete) {
  // Also of an input that could not be read: the profile is the requested one.
  if (!report.was_read) {
    if (!settings.analyze.release.empty()) report.release = settings.analyze.release;
    report.chip = settings.analyze.chip;
  }
  if (!settings.costs) report.costs = {};
  FillFingerprints(report);
  if (settings.suppress) {
    const bool all_rules =
        complete && settings.analyze.level == Level::kFull && report.undecided.empty() && report.errors.empty();
    ApplySuppressions(report, {settings.rule_names, all_rules, settings.suppression_reasons});
  }
  ApplyRuleChoice(report, settings.rules);
  // Equal findings are told apart by their order: what a baseline holds has to be counted before it takes any away.
  FillFingerprints(report);
  if (settings.baseline != nullptr) ApplyBaseline(report, *settings.baseline);
  if (settings.changed != nullptr) ApplyChangedLines(report, *settings.changed);
  CheckResult result{complete, false, CountTotals(report), Render(report, Main(settings)), {}, ""};
  for (const Rendering& how : settings.more) result.more.push_back(Render(report, how));
  result.trace = std::move(report.trace);
  return result;
}

AnalyzeFn FixingShown(const AnalyzeFn& analyze, const CheckSettings& settings) {
  return [&analyze, &settings](Project project, const AnalyzeOptions& options, const OnPartial& on_partial,
                               const OnStage& on_stage) {
    Report report = analyze(std::move(project), options, on_partial, on_stage);
    Report shown = report;
    if (settings.suppress) ApplySuppressions(shown, {settings.rule_names, false, settings.suppression_reasons});
    ApplyRuleChoice(shown, settings.rules);
    for (Finding& finding : report.findings) {
      const bool gone = std::any_of(shown.suppressed.begin(), shown.suppressed.end(), [&](const auto& one) {
        return one.finding.rule == finding.rule && one.finding.primary == finding.primary;
      });
      if (gone) finding.fixes.clear();
    }
    return report;
  };
}

CheckResult AddFailure(std::string_view published, const ToolError& error, const CheckSettings& settings) {
  CheckResult result;
  if (published.empty()) {
    Report report;
    report.project.path = error.path;
    report.errors.push_back(error);
    const AnalyzeOptions& asked = settings.analyze;
    if (asked.level == Level::kFull && (asked.contract || asked.task)) {
      // Requested but not reached, which is not the same as skipped.
      report.verdict.runs = KernelVerdict::Runs::kUndecided;
      report.verdict.values = KernelVerdict::Values::kUndecided;
    }
    return FinishAndRender(std::move(report), settings, false);
  }
  result = DecodeResult(published);
  ++result.totals.tool_errors;
  result.rendered = RenderFailure(result.rendered, Main(settings), error);
  for (std::size_t i = 0; i < settings.more.size() && i < result.more.size(); ++i)
    result.more[i] = RenderFailure(result.more[i], settings.more[i], error);
  return result;
}

MakeWork MakeCheckWork(const CheckSettings& settings, const Services& services) {
  return [&settings, &services]() -> Work {
    return [&settings, &services, analyze = services.make_analyze(settings.analyze.resource_dir)](
               const std::string& request, Progress& progress) {
      CheckOne(DecodeInput(request), settings, services, analyze, progress);
    };
  };
}

std::string EncodeCheck(std::size_t settings, const Input& input) {
  return Pack({std::to_string(settings), EncodeInput(input)});
}

MakeWork MakeCheckWork(const std::vector<CheckSettings>& settings, const Services& services) {
  return [&settings, &services]() -> Work {
    return [&settings, &services, analyze = services.make_analyze(settings.front().analyze.resource_dir)](
               const std::string& request, Progress& progress) {
      const std::vector<std::string> parts = Unpack(request).value_or(std::vector<std::string>());
      if (parts.size() != 2) return;  // only this program writes requests
      const std::size_t which = std::strtoul(parts[0].c_str(), nullptr, 10);
      CheckOne(DecodeInput(parts[1]), settings[std::min(which, settings.size() - 1)], services, analyze, progress);
    };
  };
}

}  // namespace assay
