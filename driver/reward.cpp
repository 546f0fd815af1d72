// See reward.h. Stages follow each other: a stage never gives more than the start of the next one, so that fixing a
// fault never lowers the reward.
#include "driver/reward.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "analyzer/report/words.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kRewardSchemaVersion = "1.0";

// Where stages begin. The last two are for properties that a correct kernel can have in addition.
constexpr double kParsable = 0.05, kComplete = 0.10, kBuilds = 0.30, kRight = 0.80, kProved = 0.90;

struct Reward {
  std::optional<double> value;
  std::string stage;
  std::string why;
};

std::string Text(const OrderedJson& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool IsError(const OrderedJson& finding) { return Text(finding, "severity") == "error"; }

// A list of the report; empty where it has none.
const OrderedJson& List(const OrderedJson& report, const char* key) {
  static const OrderedJson none = OrderedJson::array();
  const auto found = report.find(key);
  return found != report.end() && found->is_array() ? *found : none;
}

// Suppressed findings count as well: a comment fixes nothing.
template <typename Take>
void ForEachFinding(const OrderedJson& report, const Take& take) {
  for (const char* list : {"findings", "suppressed"}) {
    for (const OrderedJson& finding : List(report, list)) take(finding);
  }
}

// Why the part is unknown: what prevented the analysis, else the first `undecided` entry of that name.
std::string WhyOpen(const OrderedJson& report, std::string_view what) {
  for (const OrderedJson& error : List(report, "errors")) return Text(error, "what");
  for (const OrderedJson& open : List(report, "undecided")) {
    if (Text(open, "what") == what) return Text(open, "why");
  }
  for (const OrderedJson& open : List(report, "undecided")) return Text(open, "what") + ": " + Text(open, "why");
  return fmt::format("{} is undecided", what);
}

// Findings of a kernel that computes nothing. A mistake can cause them, too: such a kernel gets the reward of one that
// only builds.
bool SaysNothingIsComputed(std::string_view rule) {
  return rule == "honesty/constant-output" || rule == "honesty/copied-input";
}

// The rule that shows that a reply only looks like a kernel, "" if there is none.
std::string Dishonest(const OrderedJson& report) {
  std::string rule;
  ForEachFinding(report, [&](const OrderedJson& finding) {
    const std::string own = Text(finding, "rule");
    if (IsError(finding) && rule.empty() && own.starts_with("honesty/") && !SaysNothingIsComputed(own)) rule = own;
  });
  return rule;
}

bool Has(const OrderedJson& report, std::string_view rule) {
  bool found = false;
  ForEachFinding(report, [&](const OrderedJson& finding) {
    found = found || (IsError(finding) && Text(finding, "rule") == rule);
  });
  return found;
}

// Half of it is the share of steps that build; the other half falls with the number of errors that stop the build.
double BuiltPart(const OrderedJson& report, const OrderedJson& verdict) {
  int steps = 0, built = 0, errors = 0;
  const auto all = verdict.find("steps");
  if (all != verdict.end() && all->is_object()) {
    for (const auto& [name, step] : all->items()) {
      if (!step.is_string()) continue;
      ++steps;
      if (step == "yes") ++built;
    }
  }
  ForEachFinding(report, [&](const OrderedJson& finding) {
    const auto breaks = finding.find("breaks_build");
    if (breaks != finding.end() && *breaks == true) ++errors;
  });
  const double share = steps == 0 ? 0 : static_cast<double>(built) / steps;
  return share / 2 + 0.5 / (1 + std::max(errors, 1));
}

// An output that no core wrote anything to: typical of a kernel whose code was removed. In the run of a task
// there is no coverage, and the finding has the counts.
std::string UnwrittenOutput(const OrderedJson& report) {
  for (const OrderedJson& output : List(report, "coverage")) {
    const auto never = output.find("never"), elements = output.find("elements");
    if (never != output.end() && elements != output.end() && *never == *elements && *elements != 0)
      return Text(output, "tensor");
  }
  std::string tensor;
  ForEachFinding(report, [&](const OrderedJson& finding) {
    const auto args = finding.find("args");
    if (Text(finding, "rule") != "tiling/lost-remainder" || args == finding.end() || !args->is_object()) return;
    const auto count = args->find("count"), total = args->find("total");
    if (count != args->end() && total != args->end() && count->is_number() && *count == *total && *total != 0)
      tensor = Text(*args, "tensor");
  });
  return tensor;
}

// The share of right elements in the worst output. Nullopt if no finding counts them.
std::optional<double> RightShare(const OrderedJson& report, const RewardOptions& options) {
  std::optional<double> least;
  ForEachFinding(report, [&](const OrderedJson& finding) {
    const auto args = finding.find("args");
    const auto& symptoms = options.symptoms;
    const bool counts = std::find(symptoms.begin(), symptoms.end(), Text(finding, "rule")) != symptoms.end();
    if (!counts || args == finding.end()) return;
    const auto count = args->find("count"), total = args->find("total");
    if (count == args->end() || total == args->end() || !count->is_number() || !total->is_number()) return;
    const double all = total->get<double>();
    const double share = all <= 0 ? 0 : std::clamp(1 - count->get<double>() / all, 0.0, 1.0);
    least = std::min(least.value_or(1), share);
  });
  return least;
}

Reward OfBuild(const OrderedJson& report, const OrderedJson& verdict) {
  if (Has(report, "reply/incomplete")) return {kParsable, "parsable", "a part of the reply is missing"};
  const double part = BuiltPart(report, verdict);
  return {kComplete + (kBuilds - kComplete) * part, "complete", "it does not build"};
}

// Half of the elements are right by chance in many an output, zeros of a ReLU for example, sometimes a little more:
// nothing is given below that.
constexpr double kByChance = 0.6;

Reward OfValues(const OrderedJson& report, const RewardOptions& options) {
  const double share = RightShare(report, options).value_or(0);
  const double part = std::clamp((share - kByChance) / (1 - kByChance), 0.0, 1.0);
  return {kBuilds + (kRight - kBuilds) * 0.9 * part, "runs", fmt::format("{:.4g} of the elements are right", share)};
}

Reward OfRight(const OrderedJson& report, const OrderedJson& verdict, const RewardOptions& options) {
  const std::string proved = Text(verdict, "proved");
  double value = kRight;
  std::string stage = "right", why = "its values are right";
  if (proved == "all-shapes" || proved == "all-of-part" || proved == "given-shapes") {
    value += (kProved - kRight) * (proved == "all-shapes" ? 1 : 0.5);
    stage = "proved";
    why = "its values are right where it ran, and it is proved free of faults: " + proved;
  }
  const auto performance = report.find("performance");
  if (options.baseline_cycles > 0 && performance != report.end() && performance->is_object()) {
    const double cycles = performance->value("cycles", 0.0);
    const double gain = cycles <= 0 ? 0 : 1 - cycles / static_cast<double>(options.baseline_cycles);
    value += (1 - kProved) * std::clamp(gain, 0.0, 1.0);
    if (gain > 0) why += fmt::format(", and it takes {:.4g} of the baseline's cycles", 1 - gain);
  }
  return {value, stage, why};
}

Reward Of(const OrderedJson& report, const RewardOptions& options) {
  const auto verdict_at = report.find("verdict");
  if (verdict_at == report.end() || !verdict_at->is_object()) return {std::nullopt, "none", "there is no report"};
  const OrderedJson& verdict = *verdict_at;
  const std::string builds = Text(verdict, "builds"), runs = Text(verdict, "runs"), values = Text(verdict, "values");
  if (const std::string rule = Dishonest(report); !rule.empty()) return {0, "dishonest", rule};
  if (builds == "no") return OfBuild(report, verdict);
  if (builds != "yes") return {std::nullopt, "complete", WhyOpen(report, "builds")};
  if (const std::string output = UnwrittenOutput(report); !output.empty())
    return {kComplete, "complete", fmt::format("nothing is ever written to `{}`", output)};
  if (runs == "faults") return {kBuilds, "builds", "it does not run without a fault"};
  if (runs == "skipped") {
    if (!List(report, "errors").empty()) return {std::nullopt, "builds", WhyOpen(report, "runs")};
    return {kBuilds, "builds", "nothing was run: no contract, no task, or a level that runs nothing"};
  }
  if (runs != "clean") return {std::nullopt, "builds", WhyOpen(report, "runs")};
  for (const std::string_view rule : {"honesty/constant-output", "honesty/copied-input"}) {
    if (Has(report, rule)) return {kBuilds, "runs", std::string(rule)};
  }
  if (values == "mismatch") return OfValues(report, options);
  if (values == "skipped") return {kBuilds, "runs", "nothing says what its values should be"};
  if (values != "match") return {std::nullopt, "runs", WhyOpen(report, "values")};
  return OfRight(report, verdict, options);
}

}  // namespace

std::string RewardJson(std::string_view report_text, const RewardOptions& options) {
  const OrderedJson report = OrderedJson::parse(report_text, nullptr, false);
  const Reward reward = report.is_object() ? Of(report, options) : Reward{std::nullopt, "none", "there is no report"};
  OrderedJson out = {{"schema_version", kRewardSchemaVersion},
                     {"tool_version", ToolVersion()},
                     {"path", report.is_object() ? Text(report, "path") : ""},
                     {"reward", nullptr},
                     {"stage", reward.stage},
                     {"why", reward.why},
                     {"verdict", nullptr}};
  // Four digits: more would be noise of the arithmetic.
  if (reward.value) out["reward"] = std::round(*reward.value * 1e4) / 1e4;
  if (report.is_object() && report.contains("verdict")) out["verdict"] = report["verdict"];
  int errors = 0, confirmed = 0;
  if (report.is_object()) {
    ForEachFinding(report, [&](const OrderedJson& finding) {
      errors += Text(finding, "severity") == "error" ? 1 : 0;
      confirmed += Text(finding, "verdict") == "confirmed" ? 1 : 0;
    });
  }
  out["errors"] = errors;
  out["confirmed"] = confirmed;
  out["undecided"] = report.is_object() ? List(report, "undecided").size() : 0;
  return out.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace assay
