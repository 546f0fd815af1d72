// Formats of services that show findings next to a change: GitHub's workflow commands, GitLab's Code Quality, JUnit.
#include <fmt/format.h>

#include <algorithm>

#include "driver/formats/documents.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// Of a workflow command: a line end would start another one.
std::string GithubData(std::string_view text) {
  std::string out;
  for (const char c : Harmless(text)) out += c == '%' ? "%25" : c == '\n' ? "%0A" : std::string(1, c);
  return out;
}

std::string GithubProperty(std::string_view text) {
  std::string out;
  for (const char c : GithubData(text)) out += c == ':' ? "%3A" : c == ',' ? "%2C" : std::string(1, c);
  return out;
}

std::uint64_t Hash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

int LineOf(const Json& finding) { return std::max(1, finding.value("start", Json::object()).value("line", 1)); }

std::string Listed(const Json& finding) {
  return fmt::format("{}:{}: {}[{}] {}", TextOf(finding, "path"), LineOf(finding), TextOf(finding, "severity"),
                     TextOf(finding, "rule"), FullMessage(finding));
}

// One test case: an input, failed by its errors.
struct Case {
  std::string path, failures, others, problems, first;
  int failed = 0;
};

Case CaseOf(const Json& document) {
  Case out;
  out.path = TextOf(document, "path");
  for (const Json& finding : document.value("findings", Json::array())) {
    const bool error = TextOf(finding, "severity") == "error";
    (error ? out.failures : out.others) += Listed(finding) + "\n";
    if (error && out.failed++ == 0) out.first = TextOf(finding, "message");
  }
  for (const Json& error : document.value("errors", Json::array()))
    out.problems += fmt::format("{}: not analysed: {}\n", TextOf(error, "path"), TextOf(error, "what"));
  return out;
}

}  // namespace

std::string RenderGithub(const RunDocuments& run) {
  CharPlaces places(run.text);
  std::string out;
  for (const Json& document : run.documents) {
    for (const Json& finding : document.value("findings", Json::array())) {
      const std::string path = TextOf(finding, "path");
      const std::string severity = TextOf(finding, "severity");
      const CharPlace start = places.At(path, finding.value("start", Json::object()));
      const CharPlace end = places.At(path, finding.value("end", Json::object()));
      out += fmt::format("::{} file={},line={},endLine={},", severity == "note" ? "notice" : severity,
                         GithubProperty(RelativePath(path)), start.line, end.line);
      // Columns hold for one line only.
      if (start.line == end.line) out += fmt::format("col={},endColumn={},", start.column, end.column);
      out += fmt::format("title={}::{}\n", GithubProperty("assay: " + TextOf(finding, "rule")),
                         GithubData(FullMessage(finding)));
    }
    for (const Json& error : document.value("errors", Json::array())) {
      out += fmt::format("::warning file={},title=assay::{}\n", GithubProperty(RelativePath(TextOf(error, "path"))),
                         GithubData("not analysed: " + TextOf(error, "what")));
    }
  }
  return out;
}

std::string RenderGitlab(const RunDocuments& run) {
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const Json& document : run.documents) {
    for (const Json& finding : document.value("findings", Json::array())) {
      const std::string severity = TextOf(finding, "severity");
      const std::string path = RelativePath(TextOf(finding, "path"));
      out.push_back({{"description", Harmless(FullMessage(finding))},
                     {"check_name", TextOf(finding, "rule")},
                     {"fingerprint", fmt::format("{}{:016x}", TextOf(finding, "fingerprint"), Hash(path))},
                     {"severity", severity == "error"     ? "critical"
                                  : severity == "warning" ? "minor"
                                                          : "info"},
                     {"location", {{"path", path}, {"lines", {{"begin", LineOf(finding)}}}}}});
    }
  }
  return out.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string RenderJunit(const RunDocuments& run) {
  std::string cases;
  int failures = 0, problems = 0;
  for (const Json& document : run.documents) {
    const Case one = CaseOf(document);
    failures += one.failed > 0 ? 1 : 0;
    problems += one.problems.empty() ? 0 : 1;
    cases += fmt::format("    <testcase name=\"{}\" classname=\"assay\" file=\"{}\">\n", EscapeMarkup(one.path),
                         EscapeMarkup(one.path));
    if (!one.problems.empty()) {
      cases += fmt::format("      <error message=\"{}\" type=\"not analysed\"/>\n", EscapeMarkup(one.problems));
    } else if (one.failed > 0) {
      cases += fmt::format(
          "      <failure message=\"{}\" type=\"error\">{}</failure>\n",
          EscapeMarkup(one.failed == 1 ? one.first : fmt::format("{} errors, the first: {}", one.failed, one.first)),
          EscapeMarkup(one.failures));
    }
    const std::string rest = (one.problems.empty() ? "" : one.failures) + one.others;
    if (!rest.empty()) cases += fmt::format("      <system-out>{}</system-out>\n", EscapeMarkup(rest));
    cases += "    </testcase>\n";
  }
  const std::string counts =
      fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\"", run.documents.size(), failures, problems);
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"assay\" {}>\n  <testsuite name=\"assay\" {}>\n{}"
      "  </testsuite>\n</testsuites>\n",
      counts, counts, cases);
}

}  // namespace assay
