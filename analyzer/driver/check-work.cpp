// See check-work.h. A worker publishes what it knows after each stage, so that what was found survives what comes next.
#include "analyzer/driver/check-work.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <tuple>

#include "analyzer/driver/inputs.h"
#include "analyzer/driver/suppress.h"
#include "analyzer/report/fingerprint.h"
#include "analyzer/report/json.h"
#include "analyzer/report/place-index.h"

namespace assay {
namespace {

void SortFindings(Report& report) {
  const PlaceIndex places(report.project);
  std::vector<std::tuple<std::string, std::uint32_t, std::string, std::string, std::size_t>> keys;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    const Spot spot = places.At(finding.primary);
    keys.emplace_back(spot.path, spot.start.byte, finding.rule, finding.message, i);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<Finding> sorted;
  for (const auto& key : keys) sorted.push_back(std::move(report.findings[std::get<4>(key)]));
  report.findings = std::move(sorted);
}

std::string Render(const Report& report, const CheckSettings& settings) {
  const bool json = settings.format == OutputFormat::kJson || settings.format == OutputFormat::kJsonl;
  return json ? RenderJson(report) : RenderText(report, settings.text);
}

LoadResult Load(const Input& input, const Services& services) {
  if (input.bytes) return {services.load_bytes(input.path, *input.bytes), ""};
  LoadResult loaded = services.load_path(input.path);
  loaded.project.path = input.path;
  return loaded;
}

void CheckOne(const Input& input, const CheckSettings& settings, const Services& services, const AnalyzeFn& analyze,
              Progress& progress) {
  progress.Stage("reading");
  LoadResult loaded = Load(input, services);
  if (!loaded.error.empty()) {
    Report report;
    report.project.path = input.path;
    report.errors.push_back({input.path, loaded.error});
    progress.Publish(EncodeResult(FinishAndRender(std::move(report), settings, false)));
    return;
  }
  progress.Stage("analysing");
  const Report report = analyze(
      std::move(loaded.project), settings.analyze,
      [&](const Report& partial) { progress.Publish(EncodeResult(FinishAndRender(partial, settings, false))); },
      [&](std::string_view stage) { progress.Stage(stage); });
  progress.Stage("rendering");
  const bool complete = settings.analyze.level == Level::kFull && report.undecided.empty() && report.errors.empty();
  progress.Publish(EncodeResult(FinishAndRender(report, settings, complete)));
}

}  // namespace

std::string EncodeResult(const CheckResult& result) {
  const Totals& t = result.totals;
  return fmt::format("{} {} {} {} {} {} {} {} {}\n{}", t.inputs, t.errors, t.warnings, t.notes, t.fixable,
                     t.fixable_unsafe, t.undecided, t.suppressed, t.tool_errors, result.rendered);
}

CheckResult DecodeResult(std::string_view bytes) {
  CheckResult result;
  Totals& t = result.totals;
  const char* at = bytes.data();
  const char* const end = bytes.data() + bytes.size();
  for (int* field : {&t.inputs, &t.errors, &t.warnings, &t.notes, &t.fixable, &t.fixable_unsafe, &t.undecided,
                     &t.suppressed, &t.tool_errors}) {
    at = std::from_chars(at, end, *field).ptr;
    if (at != end) ++at;
  }
  result.rendered.assign(at, end);
  return result;
}

CheckResult FinishAndRender(Report report, const CheckSettings& settings, bool complete) {
  int suppressed = 0;
  if (settings.suppress) suppressed = ApplySuppressions(report, {settings.rule_names, complete});
  SortFindings(report);
  FillFingerprints(report);
  CheckResult result{CountTotals(report), Render(report, settings)};
  result.totals.suppressed = suppressed;
  return result;
}

CheckResult AddFailure(std::string_view published, const ToolError& error, const CheckSettings& settings) {
  CheckResult result;
  if (published.empty()) {
    Report report;
    report.project.path = error.path;
    report.errors.push_back(error);
    return FinishAndRender(std::move(report), settings, false);
  }
  result = DecodeResult(published);
  ++result.totals.tool_errors;
  if (settings.format == OutputFormat::kJson || settings.format == OutputFormat::kJsonl) {
    result.rendered = AddJsonError(result.rendered, error);
  } else {
    result.rendered += RenderToolError(error, settings.text.color);
  }
  return result;
}

MakeWork MakeCheckWork(const CheckSettings& settings, const Services& services) {
  return [settings, &services]() -> Work {
    return [settings, &services, analyze = services.make_analyze(settings.analyze.resource_dir)](
               const std::string& request, Progress& progress) {
      CheckOne(DecodeInput(request), settings, services, analyze, progress);
    };
  };
}

}  // namespace assay
