// Marks are grouped by file and line; each has its own row of carets or dashes, so that rows never overlap.
#include "analyzer/report/snippet.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

// A finding has few rows: the primary mark and this many labels.
constexpr std::size_t kMaxLabels = 5;

bool SamePlace(const Spot& a, const Spot& b) {
  return a.container == b.container && a.start.byte == b.start.byte && a.end.byte == b.end.byte;
}

void AddText(Mark& mark, const std::string& text) {
  if (text.empty() || mark.text == text) return;
  mark.text += (mark.text.empty() ? "" : "; ") + text;
}

std::string Arrow(std::string_view arrow, const Spot& spot, int gutter, const Paint& paint) {
  return fmt::format("{:{}}{} {}:{}:{}", "", gutter, paint.Frame(arrow), OneLine(spot.path), spot.start.line,
                     spot.start.column);
}

// Bytes of the mark inside its first line.
std::pair<std::size_t, std::size_t> InLine(const Spot& spot, std::string_view line) {
  const auto begin = std::min(static_cast<std::size_t>(spot.start.column - 1), line.size());
  std::size_t end = spot.end.line == spot.start.line ? static_cast<std::size_t>(spot.end.column - 1) : line.size();
  end = std::clamp(end, begin, line.size());
  if (spot.end.line > spot.start.line) {
    while (end > begin + 1 && (line[end - 1] == ' ' || line[end - 1] == '\t')) --end;
  }
  return {begin, end};
}

std::string MarkText(const Mark& mark) {
  std::string text = OneLine(mark.text, 200);
  const Spot& spot = mark.spot;
  const bool several = spot.end.line > spot.start.line + 1 || (spot.end.line > spot.start.line && spot.end.column > 1);
  if (!several) return text;
  const int last = spot.end.column > 1 ? spot.end.line : spot.end.line - 1;
  return fmt::format("{}(to line {})", text.empty() ? "" : text + " ", last);
}

void RenderLine(const std::vector<const Mark*>& marks, std::string_view line, int gutter, Severity severity,
                const Paint& paint, std::vector<std::string>& out) {
  std::vector<const Mark*> left = marks;
  while (!left.empty()) {
    const std::size_t focus = InLine(left.front()->spot, line).first;
    const Window window = ChooseWindow(line, focus);
    const std::string text = LayOut(line, window, 0, 0).text;
    const int number = left.front()->spot.start.line;
    out.push_back(paint.Frame(fmt::format("{:>{}} |", number, gutter)) + (text.empty() ? "" : " " + text));
    std::vector<const Mark*> outside;
    for (const Mark* mark : left) {
      const auto [begin, end] = InLine(mark->spot, line);
      if (mark != left.front() && (begin < window.begin || begin > window.end)) {
        outside.push_back(mark);
        continue;
      }
      const DisplayLine shown = LayOut(line, window, begin, end);
      std::string under(static_cast<std::size_t>(shown.caret_width), mark->primary ? '^' : '-');
      const std::string words = MarkText(*mark);
      if (!words.empty()) under += " " + words;
      out.push_back(fmt::format("{} {:{}}{}", paint.Frame(fmt::format("{:{}} |", "", gutter)), "", shown.caret_column,
                                mark->primary ? paint.Of(severity, under) : paint.Frame(under)));
    }
    left = std::move(outside);
  }
}

}  // namespace

Marks CollectMarks(const Finding& finding, const PlaceIndex& places) {
  Marks out;
  const Spot primary = places.At(finding.primary);
  if (primary.container >= 0) out.shown.push_back({primary, true, ""});
  std::vector<std::string> left_out;
  for (const Label& label : finding.labels) {
    const Spot spot = places.At(label.range);
    if (spot.container < 0) {
      if (!label.text.empty()) out.notes.push_back(label.text);
      continue;
    }
    const auto same =
        std::find_if(out.shown.begin(), out.shown.end(), [&](const Mark& mark) { return SamePlace(mark.spot, spot); });
    if (same != out.shown.end()) {
      AddText(*same, label.text);
    } else if (out.shown.size() <= kMaxLabels) {
      out.shown.push_back({spot, false, label.text});
    } else {
      left_out.push_back(fmt::format("{}", spot.start.line));
    }
  }
  if (!left_out.empty()) {
    const std::size_t named = std::min<std::size_t>(left_out.size(), 8);
    std::string lines;
    for (std::size_t i = 0; i < named; ++i) lines += (i == 0 ? "" : ", ") + left_out[i];
    out.notes.push_back(fmt::format("{} more on line{} {}{}",
                                    Counted(static_cast<std::int64_t>(left_out.size()), "place"),
                                    left_out.size() == 1 ? "" : "s", lines, named < left_out.size() ? ", ..." : ""));
  }
  return out;
}

int GutterDigits(const std::vector<Mark>& marks) {
  int largest = 1;
  for (const Mark& mark : marks) largest = std::max(largest, mark.spot.start.line);
  return static_cast<int>(fmt::formatted_size("{}", largest));
}

std::vector<std::string> RenderSnippet(const std::vector<Mark>& marks, const PlaceIndex& places, int gutter,
                                       Severity severity, const Paint& paint) {
  std::vector<std::string> out;
  if (marks.empty()) return out;
  // Files in order of first mention, which puts the primary's first; lines in order inside a file.
  std::vector<int> order;
  std::map<int, std::map<int, std::vector<const Mark*>>> lines;
  for (const Mark& mark : marks) {
    if (std::find(order.begin(), order.end(), mark.spot.container) == order.end()) order.push_back(mark.spot.container);
    lines[mark.spot.container][mark.spot.start.line].push_back(&mark);
  }
  for (const int container : order) {
    auto& by_line = lines[container];
    for (auto& [line, at_line] : by_line) {
      std::sort(at_line.begin(), at_line.end(), [](const Mark* a, const Mark* b) {
        return std::tuple(a->spot.start.byte, !a->primary, a->spot.end.byte) <
               std::tuple(b->spot.start.byte, !b->primary, b->spot.end.byte);
      });
    }
    const bool first = container == order.front();
    const Spot& head = first ? marks.front().spot : by_line.begin()->second.front()->spot;
    out.push_back(Arrow(first ? "-->" : ":::", head, gutter, paint));
    for (const auto& [line, at_line] : by_line) {
      RenderLine(at_line, places.Line(container, line), gutter, severity, paint, out);
    }
  }
  return out;
}

}  // namespace assay
