// See suppress.h. Comments are searched in the virtual files' text, where the lines of findings are counted too.
#include "driver/suppress.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/suggest.h"

namespace assay {
namespace {

constexpr std::string_view kMarker = "// assay: ignore[";

struct Suppression {
  SourceRange range;  // the comment up to its bracket
  std::string rule;
  std::string reason;
  int line = 0;  // the one it speaks about
  bool used = false;
};

int LineOf(std::string_view text, std::uint32_t offset) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(offset, text.size()));
  return static_cast<int>(std::count(text.begin(), end, '\n')) + 1;
}

bool AloneOnItsLine(std::string_view text, std::size_t at) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return at == 0 || text[at - 1] == '\n';
}

std::string RestOfLine(std::string_view text, std::size_t at) {
  std::string_view rest = text.substr(at, text.find_first_of("\r\n", at) - at);
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
  rest.remove_suffix(rest.size() - (rest.find_last_not_of(" \t") + 1));
  return std::string(rest);
}

std::vector<Suppression> FindSuppressions(const Project& project) {
  std::vector<Suppression> out;
  if (project.IsReply()) return out;
  for (int file = 0; file < static_cast<int>(project.files.size()); ++file) {
    const std::string_view text = project.files[static_cast<std::size_t>(file)].text;
    for (std::size_t at = text.find(kMarker); at != text.npos; at = text.find(kMarker, at + 1)) {
      const std::size_t name = at + kMarker.size();
      const std::size_t close = text.find_first_of("]\n", name);
      if (close == text.npos || text[close] != ']') continue;
      const auto begin = static_cast<std::uint32_t>(at);
      const int line = LineOf(text, begin) + (AloneOnItsLine(text, at) ? 1 : 0);
      out.push_back({{file, begin, static_cast<std::uint32_t>(close + 1)},
                     std::string(text.substr(name, close - name)),
                     RestOfLine(text, close + 1),
                     line});
    }
  }
  return out;
}

Finding Note(const Suppression& suppression, std::string rule, std::string message) {
  Finding finding;
  finding.rule = std::move(rule);
  finding.severity = Severity::kNote;
  finding.primary = suppression.range;
  finding.message = std::move(message);
  finding.args["rule"] = suppression.rule;
  return finding;
}

}  // namespace

void ApplySuppressions(Report& report, const SuppressOptions& options) {
  std::vector<Suppression> suppressions = FindSuppressions(report.project);
  if (suppressions.empty()) return;
  const auto accepted = [&](const Finding& finding) -> const Suppression* {
    if (!finding.primary.valid() || finding.primary.file >= static_cast<int>(report.project.files.size()))
      return nullptr;
    const std::string& text = report.project.files[static_cast<std::size_t>(finding.primary.file)].text;
    const int line = LineOf(text, finding.primary.begin);
    const Suppression* found = nullptr;
    for (Suppression& suppression : suppressions) {
      if (suppression.range.file == finding.primary.file && suppression.line == line &&
          suppression.rule == finding.rule) {
        suppression.used = true;
        found = &suppression;
      }
    }
    return found;
  };
  std::vector<Finding> kept;
  for (Finding& finding : report.findings) {
    if (const Suppression* suppression = accepted(finding)) {
      report.suppressed.push_back({std::move(finding), suppression->reason});
    } else {
      kept.push_back(std::move(finding));
    }
  }
  report.findings = std::move(kept);
  for (const Suppression& suppression : suppressions) {
    const auto& names = options.rule_names;
    if (std::find(names.begin(), names.end(), suppression.rule) == names.end()) {
      const std::string nearest = Nearest(suppression.rule, names);
      report.findings.push_back(Note(suppression, "suppression/unknown-rule",
                                     fmt::format("no rule is called `{}`{}", suppression.rule,
                                                 nearest.empty() ? "" : fmt::format("; did you mean `{}`", nearest))));
    } else if (!suppression.used && options.complete) {
      report.findings.push_back(Note(suppression, "suppression/unused",
                                     fmt::format("`{}` finds nothing here that could be ignored", suppression.rule)));
    }
  }
}

}  // namespace assay
