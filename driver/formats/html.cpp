// The report as one page: no script, no other file, nothing asked of a network. All text is the input's, so all of it
// is escaped, and a policy in the head keeps the page from loading or running anything.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"
#include "driver/formats/drawings.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Assay report</title>
<style>
:root{--ink:#1c1e21;--soft:#5c636b;--back:#fff;--card:#f5f6f8;--line:#d8dbe0;--error:#b3261e;--warning:#8a5a00;--note:#2b5fb8;--good:#1b6e3a;--mark:#fff0c2;--del:#fde3e1;--ins:#dff3e4}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--soft:#a0a7b0;--back:#15171a;--card:#1e2125;--line:#363b42;--error:#ff8a80;--warning:#f2bb5c;--note:#8ab4ff;--good:#7fd49b;--mark:#4a3c10;--del:#4a1f1c;--ins:#173d24}}
*{box-sizing:border-box}body{margin:0 auto;padding:1rem;max-width:76rem;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:.2rem 0}h2{font-size:1.15rem;overflow-wrap:anywhere;margin:2rem 0 .4rem}h3{font-size:1rem;margin:1rem 0 .3rem}a{color:var(--note)}a:focus-visible,summary:focus-visible{outline:3px solid var(--note);outline-offset:2px}
.verdict{font-weight:600}.soft{color:var(--soft)}.error{color:var(--error)}.warning{color:var(--warning)}.note{color:var(--note)}.good{color:var(--good)}
ul.list{padding-left:1.2rem}ul.list li{overflow-wrap:anywhere}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--card)}
table{border-collapse:collapse}td,th{padding:.15rem .6rem;text-align:left;vertical-align:top}.code td{font:13px/1.45 ui-monospace,monospace;white-space:pre;padding:0 .5rem}
.code td.n{color:var(--soft);text-align:right;user-select:none;border-right:1px solid var(--line)}.code tr.hit td.c{background:var(--mark)}
.code td.f{white-space:normal;font:14px/1.45 system-ui,sans-serif;padding:.3rem .6rem;border-left:4px solid currentColor}.f div{color:var(--ink);overflow-wrap:anywhere;max-width:min(60rem,calc(100vw - 7rem))}
mark{background:none;color:inherit;text-decoration:underline wavy;text-underline-offset:3px}pre{font:13px/1.45 ui-monospace,monospace;margin:.4rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
del,ins{text-decoration:none;display:block}del{background:var(--del)}ins{background:var(--ins)}
)";

constexpr std::string_view kBody = "</style>\n</head>\n<body>\n";

std::string Escape(std::string_view text) { return EscapeMarkup(text); }

std::string Class(const std::string& severity) {
  return severity == "error" || severity == "warning" ? severity : "note";
}

int LineOf(const Json& object, const char* key) {
  return std::max(1, object.value(key, Json::object()).value("line", 1));
}

// Lines of a text, without their ends.
std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
  }
  return lines;
}

class Page {
 public:
  explicit Page(const RunDocuments& run) : run_(run), places_(run.text) {}

  std::string Run() {
    out_ = kHead;
    out_ += DrawingStyle();
    out_ += kBody;
    Top();
    for (std::size_t i = 0; i < run_.documents.size(); ++i) Input(run_.documents[i], i);
    out_ += "</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  template <class... Parts>
  void Add(fmt::format_string<Parts...> format, Parts&&... parts) {
    out_ += fmt::format(format, std::forward<Parts>(parts)...);
  }

  void Top() {
    std::map<std::string, int> count;
    std::size_t unread = 0;
    for (const Json& document : run_.documents) {
      for (const Json& finding : document.value("findings", Json::array())) ++count[Class(TextOf(finding, "severity"))];
      unread += document.value("errors", Json::array()).size();
    }
    const int all = count["error"] + count["warning"] + count["note"];
    Add("<main>\n<h1>Assay {}</h1>\n", Escape(ToolVersion()));
    Add("<p class=\"verdict {}\" id=\"summary\">{}</p>\n",
        count["error"] > 0     ? "error"
        : count["warning"] > 0 ? "warning"
                               : "good",
        Escape(all == 0 ? fmt::format("No findings in {}",
                                      Counted(static_cast<std::int64_t>(run_.documents.size()), "input"))
                        : fmt::format("{} in {}: {}, {}, {}", Counted(all, "finding"),
                                      Counted(static_cast<std::int64_t>(run_.documents.size()), "input"),
                                      Counted(count["error"], "error"), Counted(count["warning"], "warning"),
                                      Counted(count["note"], "note"))));
    if (unread > 0)
      Add("<p class=\"error\">{} not analysed to the end.</p>\n", Counted(static_cast<std::int64_t>(unread), "input"));
    if (run_.documents.size() < 2) return;
    out_ += "<nav aria-label=\"inputs\"><ul class=\"list\">\n";
    for (std::size_t i = 0; i < run_.documents.size(); ++i) {
      Add("<li><a href=\"#i{}\">{}</a> {}</li>\n", i, Escape(TextOf(run_.documents[i], "path")),
          Counted(static_cast<std::int64_t>(run_.documents[i].value("findings", Json::array()).size()), "finding"));
    }
    out_ += "</ul></nav>\n";
  }

  void Input(const Json& document, std::size_t index) {
    const Json verdict = document.value("verdict", Json::object());
    const Json findings = document.value("findings", Json::array());
    Add("<section aria-labelledby=\"i{0}\">\n<h2 id=\"i{0}\">{1}</h2>\n", index, Escape(TextOf(document, "path")));
    const std::string builds = TextOf(verdict, "builds"), runs = TextOf(verdict, "runs"),
                      values = TextOf(verdict, "values");
    const bool bad = builds == "no" || runs == "faults" || values == "mismatch";
    Add("<p class=\"verdict {}\">builds: {}; runs: {}; values: {}; proved free of faults: {}</p>\n",
        bad ? "error" : "good", Escape(builds), Escape(runs), Escape(values), Escape(TextOf(verdict, "proved")));
    if (!findings.empty()) {
      out_ += "<ol>\n";
      for (std::size_t i = 0; i < findings.size(); ++i) {
        const std::string severity = Class(TextOf(findings[i], "severity"));
        Add("<li><a href=\"#i{}f{}\"><span class=\"{}\">{}[{}]</span></a> {}</li>\n", index, i, severity, severity,
            Escape(TextOf(findings[i], "rule")), Escape(TextOf(findings[i], "message")));
      }
      out_ += "</ol>\n";
    }
    Sources(findings, index);
    Coverage(document.value("coverage", Json::array()));
    const Json performance = document.value("performance", Json()), trace = document.value("trace", Json());
    Performance(performance);
    out_ += DrawTimeline(trace, performance, fmt::format("t{}", index));
    out_ += DrawBuffers(trace, performance);
    out_ += DrawLaunches(trace);
    Obligations(document);
    Notes("Undecided", document.value("undecided", Json::array()));
    Notes("Not analysed", document.value("errors", Json::array()));
    Suppressed(document.value("suppressed", Json::array()));
    out_ += "</section>\n";
  }

  // Each file with findings, shown after their lines.
  void Sources(const Json& findings, std::size_t index) {
    std::vector<std::string> paths;
    for (const Json& finding : findings) {
      const std::string path = TextOf(finding, "path");
      if (std::find(paths.begin(), paths.end(), path) == paths.end()) paths.push_back(path);
    }
    for (const std::string& path : paths) {
      std::multimap<int, std::size_t> at;  // by last line
      for (std::size_t i = 0; i < findings.size(); ++i) {
        if (TextOf(findings[i], "path") == path)
          at.emplace(std::max(LineOf(findings[i], "start"), LineOf(findings[i], "end")), i);
      }
      Add("<h3>{}</h3>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"source\"><table "
          "class=\"code\">\n",
          Escape(path));
      const std::string* text = places_.Text(path);
      const std::vector<std::string_view> lines = text != nullptr ? LinesOf(*text) : std::vector<std::string_view>();
      int shown = 0;
      for (auto one = at.begin(); one != at.end(); ++one) {
        const Json& finding = findings[one->second];
        const int first = std::max(shown + 1, LineOf(finding, "start") - kContext);
        if (first > shown + 1 && !lines.empty()) out_ += "<tr><td class=\"n\">&#8942;</td><td></td></tr>\n";
        for (int line = first; line <= one->first; ++line) Line(lines, line, findings, at);
        shown = std::max(shown, one->first);
        Finding(finding, index, one->second);
        const auto next = std::next(one);
        const int stop = std::min(one->first + kContext, next == at.end() ? one->first + kContext : next->first - 1);
        for (int line = shown + 1; line <= stop; ++line) Line(lines, line, findings, at);
        shown = std::max(shown, stop);
      }
      out_ += "</table></div>\n";
    }
  }

  void Line(const std::vector<std::string_view>& lines, int line, const Json& findings,
            const std::multimap<int, std::size_t>& at) {
    if (static_cast<std::size_t>(line) > lines.size()) return;
    const std::string_view text = lines[static_cast<std::size_t>(line) - 1];
    std::size_t begin = text.npos, end = 0;
    for (const auto& [last, i] : at) {
      const int first = LineOf(findings[i], "start");
      if (line < first || line > last) continue;
      const auto column = [&](const char* key) {
        return std::min(text.size(), static_cast<std::size_t>(std::max(1, findings[i].at(key).value("col", 1))) - 1);
      };
      begin = std::min(begin, line == first ? column("start") : 0);
      end = std::max(end, line == LineOf(findings[i], "end") ? column("end") : text.size());
    }
    const bool hit = begin != text.npos;
    std::string code = hit && begin < end ? Escape(Cut(text.substr(0, begin))) + "<mark>" +
                                                Escape(Cut(text.substr(begin, end - begin))) + "</mark>" +
                                                Escape(Cut(text.substr(end)))
                                          : Escape(Cut(text));
    Add("<tr{}><td class=\"n\">{}</td><td class=\"c\">{}</td></tr>\n", hit ? " class=\"hit\"" : "", line, code);
  }

  // Replies can hold very long lines.
  static std::string Cut(std::string_view text) {
    return text.size() <= kMostColumns ? std::string(text) : std::string(text.substr(0, kMostColumns)) + " [...]";
  }

  void Finding(const Json& finding, std::size_t index, std::size_t number) {
    const std::string severity = Class(TextOf(finding, "severity"));
    Add("<tr id=\"i{}f{}\"><td class=\"n\"></td><td class=\"f {}\"><strong>{}[{}]</strong> <div>{}</div>\n", index,
        number, severity, severity, Escape(TextOf(finding, "rule")), Escape(TextOf(finding, "message")));
    const std::string evidence = TextOf(finding.value("evidence", Json::object()), "text");
    if (!evidence.empty()) Add("<div>{}: {}</div>\n", Escape(TextOf(finding, "verdict")), Escape(evidence));
    for (const Json& label : finding.value("labels", Json::array()))
      Add("<div>{}:{}: {}</div>\n", Escape(TextOf(label, "path")), std::max(1, label.value("line", 1)),
          Escape(TextOf(label, "text")));
    for (const Json& note : finding.value("notes", Json::array())) {
      if (note.is_string()) Add("<div>note: {}</div>\n", Escape(note.get<std::string>()));
    }
    if (const std::string drawing = DrawFinding(finding); !drawing.empty()) Add("<div>{}</div>\n", drawing);
    for (const Json& fix : finding.value("fixes", Json::array())) Fix(fix);
    out_ += "</td></tr>\n";
  }

  void Fix(const Json& fix) {
    Add("<div><details><summary>help: {} ({}{})</summary>", Escape(TextOf(fix, "title")), Escape(TextOf(fix, "safety")),
        fix.value("verified", false) ? ", tried" : "");
    for (const Json& edit : fix.value("edits", Json::array())) {
      const std::string path = TextOf(edit, "path");
      const std::string* text = places_.Text(path);
      const std::size_t byte = edit.value("byte", std::size_t{0});
      const auto place = places_.AtByte(path, byte);
      std::string removed;
      if (text != nullptr) removed = text->substr(std::min(byte, text->size()), edit.value("remove", std::size_t{0}));
      Add("<pre>{}{}", Escape(path), place ? fmt::format(":{}:{}\n", place->line, place->column) : "\n");
      if (!removed.empty()) Add("<del>{}</del>", Escape(removed));
      if (!TextOf(edit, "insert").empty()) Add("<ins>{}</ins>", Escape(TextOf(edit, "insert")));
      out_ += "</pre>";
    }
    out_ += "</details></div>\n";
  }

  void Coverage(const Json& outputs) {
    if (outputs.empty()) return;
    out_ +=
        "<h3>Outputs</h3>\n<div class=\"scroll\"><table>\n<tr><th>tensor</th><th>elements</th><th>never written</th>"
        "<th>once</th><th>several times</th><th>where never</th></tr>\n";
    for (const Json& one : outputs) {
      Add("<tr><td>{}</td><td>{}</td><td{}>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
          Escape(TextOf(one, "tensor")), one.value("elements", std::int64_t{0}),
          one.value("never", std::int64_t{0}) > 0 ? " class=\"error\"" : "", one.value("never", std::int64_t{0}),
          one.value("once", std::int64_t{0}), one.value("several", std::int64_t{0}), Escape(TextOf(one, "never_at")));
    }
    out_ += "</table></div>\n";
    out_ += DrawCoverage(outputs);
  }

  void Performance(const Json& performance) {
    if (!performance.is_object()) return;
    const auto number = [&](const char* key) { return GroupDigits(performance.value(key, std::int64_t{0})); };
    Add("<h3>Time</h3>\n<p id=\"time\">{} cycles at {} MHz on {} cores by the time model, which ranks kernels and "
        "measures "
        "nothing; busiest: {}, {} % of the slowest core.</p>\n",
        number("cycles"), number("clock_mhz"), number("cores"), Escape(TextOf(performance, "bottleneck")),
        number("busy_percent"));
  }

  void Obligations(const Json& document) {
    const Json proof = document.value("proof", Json());
    if (!proof.is_object()) return;
    out_ += "<h3>Proof</h3>\n";
    const std::string claim = TextOf(document.value("verdict", Json::object()), "proved_for");
    if (!claim.empty()) Add("<p class=\"good\">Free of faults for {}.</p>\n", Escape(claim));
    for (const char* key : {"given_shapes", "all_shapes"}) {
      const Json part = proof.value(key, Json());
      if (!part.is_object()) continue;
      Add("<h4>{}</h4>\n", Escape(TextOf(part, "domain")));
      ObligationTable(part.value("obligations", Json::array()));
      for (const Json& way : part.value("ways", Json::array())) {
        std::string when;
        const Json example = way.value("example", Json::object());
        for (const auto& [name, value] : example.items())
          when += fmt::format("{}{} = {}", when.empty() ? "" : ", ", name, value.dump());
        Add("<details><summary>The way through the host code with {}</summary>\n", Escape(when));
        ObligationTable(way.value("obligations", Json::array()));
        out_ += "</details>\n";
      }
    }
  }

  void ObligationTable(const Json& list) {
    out_ +=
        "<div class=\"scroll\"><table class=\"obligations\">\n<tr><th>status</th><th>kind</th><th>what</th><th>how, or "
        "why "
        "not</th><th>where</th></tr>\n";
    for (const Json& one : list) {
      const std::string status = TextOf(one, "status"), why = TextOf(one, "why");
      const Json place = one.value("place", Json());
      std::string where = place.is_object() ? fmt::format("{}:{}", TextOf(place, "path"), place.value("line", 1)) : "";
      std::string how = why.empty() ? TextOf(one, "by") : why;
      const Json model = one.value("model", Json::object());
      for (const auto& [name, value] : model.items())
        how += fmt::format("{}{} = {}", how.empty() ? "" : ", ", name, value.dump());
      Add("<tr><td class=\"{}\">{}</td><td>{}</td><td>{}</td><td>{}{}</td><td>{}</td></tr>\n",
          status == "proved" ? "good"
          : model.empty()    ? "soft"
                             : "error",
          Escape(status), Escape(TextOf(one, "kind")), Escape(TextOf(one, "what")), Escape(how), DrawModel(model),
          Escape(where));
    }
    out_ += "</table></div>\n";
  }

  void Notes(const char* title, const Json& list) {
    if (list.empty()) return;
    Add("<h3>{}</h3>\n<ul class=\"list\">\n", title);
    for (const Json& one : list) {
      const std::string why = TextOf(one, "why");
      Add("<li>{}{}</li>\n", Escape(TextOf(one, "what")), why.empty() ? "" : ": " + Escape(why));
    }
    out_ += "</ul>\n";
  }

  void Suppressed(const Json& list) {
    if (list.empty()) return;
    Add("<details><summary>{} not shown</summary><ul class=\"list\">\n",
        Counted(static_cast<std::int64_t>(list.size()), "finding"));
    for (const Json& one : list) {
      Add("<li>{}:{}: {}[{}] {} <span class=\"soft\">({}: {})</span></li>\n", Escape(TextOf(one, "path")),
          LineOf(one, "start"), Escape(TextOf(one, "severity")), Escape(TextOf(one, "rule")),
          Escape(TextOf(one, "message")), Escape(TextOf(one, "by")), Escape(TextOf(one, "reason")));
    }
    out_ += "</ul></details>\n";
  }

  static constexpr int kContext = 4;
  static constexpr std::size_t kMostColumns = 400;

  const RunDocuments& run_;
  CharPlaces places_;
  std::string out_;
};

}  // namespace

std::string RenderHtml(const RunDocuments& run) { return Page(run).Run(); }

}  // namespace assay
