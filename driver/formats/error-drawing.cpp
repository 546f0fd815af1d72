// See drawings.h: the error of a wrong value, and how the error grew from call to call.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"
#include "driver/formats/drawings.h"

namespace assay {
namespace {

using Json = nlohmann::json;

double NumberOf(const Json& args, const char* key, bool& there) {
  const std::string text = TextOf(args, key);
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  there = there && !text.empty() && *end == '\0' && std::isfinite(value);
  return value;
}

// One row: a value, the right one, and the error.
std::string ErrorRow(const std::string& what, const Json& args, const char* is, const char* should) {
  bool there = true;
  const double got = NumberOf(args, is, there), want = NumberOf(args, should, there);
  if (!there) return "";
  const double error = std::abs(got - want), relative = want == 0 ? 0 : error / std::abs(want);
  const double bar = relative <= 0 ? 0 : std::clamp((std::log10(relative) + 8) * 12.5, 1.0, 100.0);
  return fmt::format(
      "<tr><td>{}</td><td>{:g}</td><td>{:g}</td><td>{:.3g}</td><td><svg class=\"bar\" viewBox=\"0 0 100 10\" "
      "role=\"img\" aria-label=\"relative error {:.3g}\"><rect class=\"p-wrong\" width=\"{:.1f}\" "
      "height=\"10\"/></svg> "
      "{:.3g}</td></tr>\n",
      EscapeMarkup(what), got, want, error, relative, bar, relative);
}

// From the instruction that lost the value to the output.
std::string DrawSteps(const Json& args) {
  const std::string rows =
      ErrorRow("result of the instruction that lost it", args, "value", "exact") +
      ErrorRow(fmt::format("{}{}", TextOf(args, "tensor"), TextOf(args, "index")), args, "got", "want");
  if (rows.empty()) return "";
  return "<table class=\"error-steps\"><tr><th>value</th><th>is</th><th>should be</th><th>error</th><th>relative, from "
         "1e-8 to 1</th></tr>\n" +
         rows + "</table>\n";
}

struct GrowthPoint {
  std::int64_t line = 0, column = 0;
  double error = 0;   // infinite: only one of the two values is a number
  bool here = false;  // where the finding stands
};

std::vector<GrowthPoint> PointsOf(const Json& finding) {
  std::vector<GrowthPoint> points;
  const Json start = finding.value("start", Json::object());
  const std::int64_t line = WholeNumber(start, "line"), column = WholeNumber(start, "col");
  for (const Json& place : finding.value("growth", Json::array())) {
    if (!place.is_object()) continue;
    GrowthPoint point{WholeNumber(place, "line"), WholeNumber(place, "col"), HUGE_VAL};
    if (const auto error = place.find("error"); error != place.end() && error->is_number())
      point.error = error->get<double>();
    point.here = point.line == line && point.column == column && TextOf(place, "path") == TextOf(finding, "path");
    points.push_back(point);
  }
  return points;
}

std::string ErrorText(double error) { return std::isfinite(error) ? fmt::format("{:.2g}", error) : "not a number"; }

// Errors from 1e-8 to 1 upwards, calls to the right.
std::string DrawGrowth(const Json& finding) {
  constexpr double kLeft = 34, kWidth = 600, kHeight = 128, kTop = 8, kDecades = 8;
  const std::vector<GrowthPoint> points = PointsOf(finding);
  if (points.size() < 2) return "";
  const auto height = [&](double error) {
    const double decade = error > 0 ? std::clamp(std::log10(error) + kDecades, 0.0, kDecades) : 0;
    return kTop + kHeight * (1 - decade / kDecades);
  };
  const double step = kWidth / static_cast<double>(points.size() - 1);
  std::string lines, corners, dots, rows;
  for (int decade = -8; decade <= 0; decade += 2) {
    const double y = height(std::pow(10, decade));
    lines += fmt::format(
        "<line x1=\"{0:.0f}\" y1=\"{1:.1f}\" x2=\"{2:.0f}\" y2=\"{1:.1f}\"/><text x=\"2\" y=\"{3:.1f}\">{4}</text>",
        kLeft, y, kLeft + kWidth, y + 3, decade == 0 ? "1" : fmt::format("1e{}", decade));
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    const GrowthPoint& point = points[i];
    const double x = kLeft + step * static_cast<double>(i), y = height(point.error);
    corners += fmt::format("{:.1f},{:.1f} ", x, y);
    dots += fmt::format("<circle{} cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\"><title>line {}: {}</title></circle>",
                        point.here ? " class=\"here\"" : "", x, y, point.line, ErrorText(point.error));
    rows += fmt::format("<tr><td>{}</td><td>{}:{}</td><td>{}</td></tr>\n", i + 1, point.line, point.column,
                        ErrorText(point.error));
  }
  return fmt::format(
      "<div class=\"soft\">relative error after each call of the core, from 1e-8 to 1; the red one lost the "
      "value</div>\n"
      "<svg class=\"growth\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"growth of the error over {}\">{}"
      "<polyline points=\"{}\"/>{}</svg>\n<details><summary>as numbers</summary><table><tr><th>call</th><th>line</th>"
      "<th>largest relative error</th></tr>\n{}</table></details>\n",
      kLeft + kWidth + 8, kTop + kHeight + 8, Counted(static_cast<std::int64_t>(points.size()), "call"), lines, corners,
      dots, rows);
}

}  // namespace

std::string DrawErrors(const Json& finding) {
  return DrawSteps(finding.value("args", Json::object())) + DrawGrowth(finding);
}

}  // namespace assay
