// See fix-document.h.
#include "driver/fix-document.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>

#include "analyzer/report/diff.h"
#include "analyzer/report/display.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

// Of this document; additive changes raise the second number.
constexpr std::string_view kFixSchemaVersion = "1.1";

OrderedJson VerdictJson(const KernelVerdict& verdict) {
  return {{"builds", Word(verdict.builds)},
          {"runs", Word(verdict.runs)},
          {"values", Word(verdict.values)},
          {"proved", Word(verdict.proved)}};
}

std::string VerdictLine(const KernelVerdict& verdict) {
  return fmt::format("builds {}, runs {}, values {}, proved {}", Word(verdict.builds), Word(verdict.runs),
                     Word(verdict.values), Word(verdict.proved));
}

OrderedJson StepJson(const FixStep& step) {
  return {{"round", step.round}, {"rule", step.rule},
          {"title", step.title}, {"safety", Word(step.safety)},
          {"path", step.path},   {"line", step.line},
          {"col", step.column},  {"found_by", step.searched ? "search" : "rule"}};
}

OrderedJson SearchJson(const SearchAccount& search) {
  return {{"runs", search.runs},
          {"elsewhere", search.elsewhere},
          {"alternatives", search.alternatives},
          {"exhausted", search.exhausted}};
}

OrderedJson LeftJson(const Report& report) {
  const PlaceIndex places(report.project);
  OrderedJson left = OrderedJson::array();
  for (const Finding& finding : report.findings) {
    const Spot spot = places.At(finding.primary);
    left.push_back({{"rule", finding.rule},
                    {"severity", Word(finding.severity)},
                    {"breaks_build", finding.breaks_build},
                    {"path", spot.path},
                    {"line", spot.start.line},
                    {"col", spot.start.column},
                    {"message", finding.message}});
  }
  return left;
}

OrderedJson Head(const std::string& path) {
  return {{"schema_version", kFixSchemaVersion}, {"tool_version", ToolVersion()}, {"path", path}};
}

std::string Dump(const OrderedJson& document) {
  return document.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace

std::string RenderFixJson(const std::string& path, const FixRun& run) {
  OrderedJson document = Head(path);
  document["before"] = VerdictJson(run.before);
  document["after"] = VerdictJson(run.report.verdict);
  document["checked"] = run.checked;
  OrderedJson steps = OrderedJson::array();
  for (const FixStep& step : run.steps) steps.push_back(StepJson(step));
  document["steps"] = std::move(steps);
  document["left"] = LeftJson(run.report);
  OrderedJson files = OrderedJson::array();
  for (const FixedFile& file : run.files) {
    files.push_back({{"path", file.path}, {"diff", UnifiedDiff(file.path, file.before, file.after)}});
  }
  document["files"] = std::move(files);
  document["exhausted"] = run.exhausted;
  document["search"] = run.search.made ? SearchJson(run.search) : OrderedJson();
  OrderedJson errors = OrderedJson::array();
  for (const ToolError& error : run.report.errors) errors.push_back({{"path", error.path}, {"what", error.what}});
  document["errors"] = std::move(errors);
  return Dump(document);
}

std::string RenderFixFailure(const std::string& path, const std::string& failure) {
  OrderedJson document = Head(path);
  document["before"] = nullptr;
  document["after"] = nullptr;
  for (const char* key : {"checked", "steps", "left", "files"}) document[key] = OrderedJson::array();
  document["exhausted"] = false;
  document["search"] = nullptr;
  document["errors"] = OrderedJson::array({{{"path", path}, {"what", failure}}});
  return Dump(document);
}

std::string StepLine(const FixStep& step) {
  return fmt::format("{}:{}: {} [{}]", step.path, step.line, step.title, step.rule);
}

std::string RenderFixPlan(const std::string& path, const FixRun& run) {
  std::string text = OneLine(path) + '\n';
  for (std::size_t i = 0; i < run.steps.size(); ++i) {
    const FixStep& step = run.steps[i];
    if (i == 0 || step.round != run.steps[i - 1].round) text += fmt::format("  round {}\n", step.round);
    text += fmt::format("    {} {}\n", OneLine(StepLine(step)), Word(step.safety));
  }
  if (run.steps.empty()) text += "  nothing that holds\n";
  text += fmt::format("  before: {}\n", VerdictLine(run.before));
  if (!run.steps.empty()) {
    text += fmt::format("  after:  {}\n", VerdictLine(run.report.verdict));
    text += fmt::format("  checked: {}\n", fmt::join(run.checked, ", "));
  }
  if (run.search.made) {
    text += fmt::format("  search: {}{}\n", Counted(run.search.runs, "run"),
                        run.search.exhausted ? ", its budget spent before all candidates were tried" : "");
    for (const std::string& other : run.search.alternatives) text += fmt::format("  or: {}\n", OneLine(other));
  }
  if (run.exhausted) text += "  not everything was tried: the budget of analyses is spent\n";
  return text;
}

}  // namespace assay
