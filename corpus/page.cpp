// The counts of a dataset as a page of bars: no script, nothing asked of a network, and all names escaped, since labels
// and tasks are named by the author of the inputs.
#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "analyzer/report/markup.h"
#include "analyzer/report/words.h"
#include "corpus/dataset.h"

namespace assay {
namespace {

using Counts = std::vector<std::pair<std::string, std::size_t>>;

constexpr std::size_t kMostBars = 40;

constexpr std::string_view kPageHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Dataset</title>
<style>
:root{--ink:#1c1e21;--soft:#5c636b;--back:#fff;--bar:#4c78a8}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--soft:#a0a7b0;--back:#15171a;--bar:#7aa6d6}}
body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:1.6rem 0 .3rem}.soft{color:var(--soft)}
table{width:100%;border-collapse:collapse;table-layout:fixed}td{padding:.1rem .4rem;vertical-align:middle;overflow-wrap:anywhere}
td.name{width:40%}td.count{width:6rem;text-align:right;font-variant-numeric:tabular-nums}
svg{width:100%;height:.9rem;display:block}rect{fill:var(--bar)}
</style>
</head>
<body>
<main>
)";

std::string Bars(std::string_view title, Counts counts, std::string_view note = "") {
  std::erase_if(counts, [](const auto& one) { return one.second == 0; });
  if (counts.empty()) return "";
  std::size_t most = 1, others = 0;
  for (const auto& [name, count] : counts) most = std::max(most, count);
  for (std::size_t i = kMostBars; i < counts.size(); ++i) others += counts[i].second;
  const std::size_t more = counts.size() > kMostBars ? counts.size() - kMostBars : 0;
  counts.resize(counts.size() - more);
  std::string out = fmt::format("<h2>{}</h2>\n", title);
  if (!note.empty()) out += fmt::format("<p class=\"soft\">{}</p>\n", note);
  out += "<table>\n";
  for (const auto& [name, count] : counts) {
    out += fmt::format(
        "<tr><td class=\"name\">{}</td><td><svg viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\"><rect "
        "width=\"{:.2f}\" "
        "height=\"10\"/></svg></td><td class=\"count\">{}</td></tr>\n",
        name.empty() ? "none" : EscapeMarkup(name), 100.0 * static_cast<double>(count) / static_cast<double>(most),
        GroupDigits(static_cast<std::int64_t>(count)));
  }
  out += "</table>\n";
  if (more > 0)
    out += fmt::format("<p class=\"soft\">{} with {} together.</p>\n",
                       Counted(static_cast<std::int64_t>(more), "more name"),
                       GroupDigits(static_cast<std::int64_t>(others)));
  return out;
}

Counts ByCount(const std::map<std::string, std::size_t>& counts) {
  Counts list(counts.begin(), counts.end());
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return list;
}

}  // namespace

std::string PageText(const DatasetStats& stats) {
  const auto number = [](std::size_t count) { return GroupDigits(static_cast<std::int64_t>(count)); };
  std::string out(kPageHead);
  out += fmt::format(
      "<h1>Dataset</h1>\n<p id=\"summary\">{} records of {} inputs; {} findings, {} fixes applied.</p>\n",
      number(stats.records), number(stats.inputs), number(stats.counts.findings), number(stats.counts.fixes_applied));
  out += Bars("Records made, kept and dropped", {{"made", stats.records_made},
                                                 {"kept", stats.records},
                                                 {"dropped: equal to another", stats.duplicates},
                                                 {"dropped: near another with the same rules", stats.near_duplicates},
                                                 {"dropped: repeats a benchmark's text", stats.benchmark_overlap},
                                                 {"dropped: over a limit", stats.over_limit},
                                                 {"inputs not analysed", stats.not_analysed},
                                                 {"repairs that stayed partial", stats.counts.partial},
                                                 {"labels that contradict what was seen", stats.counts.conflicts},
                                                 {"pairs that nothing explains", stats.counts.unexplained}});
  out += Bars("Rows by form", ByCount(stats.by_form));
  out += Bars("Records by split", ByCount(stats.by_split));
  out += Bars("By verdict of the first finding", ByCount(stats.by_verdict));
  out += Bars("By first rule", ByCount(stats.by_rule));
  out += Bars("By difficulty", Counts(stats.by_difficulty.begin(), stats.by_difficulty.end()),
              "from 1 to 5, as docs/formats/record.md says");
  out += Bars("By kind of record", ByCount(stats.by_kind));
  out += Bars("By kind of task", ByCount(stats.by_task_kind));
  out += Bars("By who repaired it", ByCount(stats.by_repaired_by));
  out += Bars("By label", ByCount(stats.by_label));
  return out + "</main>\n</body>\n</html>\n";
}

}  // namespace assay
