// See versions.h.
#include "corpus/versions.h"

#include <algorithm>
#include <string_view>

#include "analyzer/report/words.h"

namespace assay {

std::string RawBytes(const Project& project) {
  std::string bytes;
  for (const Container& container : project.containers) bytes += container.path + '\0' + container.bytes + '\0';
  return bytes;
}

std::string Joined(const std::vector<RecordFile>& files) {
  std::string text;
  for (const RecordFile& file : files) text += file.text + "\n";
  return text;
}

std::int64_t Errors(const Report& report) {
  return std::count_if(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::kError; });
}

Standing StandingOf(const Report& report) {
  return {.builds = std::string(Word(report.verdict.builds)),
          .runs = std::string(Word(report.verdict.runs)),
          .values = std::string(Word(report.verdict.values)),
          .proved = std::string(Word(report.verdict.proved)),
          .errors = Errors(report),
          .cycles = report.performance && report.performance->complete ? report.performance->cycles : 0};
}

namespace {

bool SameFile(const Finding& a, const Finding& b) {
  return a.primary.valid() && b.primary.valid() && a.primary.file == b.primary.file;
}

bool SameLine(const Project& project, const Finding& a, const Finding& b) {
  if (!SameFile(a, b) || a.primary.file >= static_cast<int>(project.files.size())) return false;
  const std::string& text = project.files[static_cast<std::size_t>(a.primary.file)].text;
  const std::size_t first = std::min(a.primary.begin, b.primary.begin);
  const std::size_t last = std::max(a.primary.begin, b.primary.begin);
  return last <= text.size() && text.find('\n', first) >= last;
}

// The compiler goes on after an error, and what it then reports in plain words comes from the first: on the same line,
// after a header that is not there, or in a reply that ends before it declares what it uses.
bool Follows(const Report& report, const Finding& finding, const Finding& cause) {
  // A call lacks the arguments whose default values Python does not see.
  constexpr std::string_view kUnseen = "that Python does not see";
  if (finding.rule.ends_with("/call-refused") && cause.rule.ends_with("/python-call"))
    return cause.message.find(kUnseen) != std::string::npos;
  if (&finding == &cause || cause.severity != Severity::kError || finding.build_step != cause.build_step) return false;
  if (finding.rule == "build/compile-error" && cause.rule == finding.rule)
    return &cause < &finding && SameLine(report.project, finding, cause);
  if (finding.rule == "build/compile-error") {
    if (!finding.primary.valid()) return true;  // what it means without a place, the other says
    const bool no_header = cause.rule.ends_with("/missing-header") || cause.rule.ends_with("/missing-include");
    return SameLine(report.project, finding, cause) || (no_header && SameFile(finding, cause));
  }
  // A number that becomes the address of a tensor is told by what kind of number it is, too.
  constexpr std::string_view kNumber = "`: a number is no tensor";
  const auto of_number = [&](const Finding& one) { return one.message.find(kNumber) != std::string::npos; };
  if (of_number(finding) && !of_number(cause)) return SameLine(report.project, finding, cause);
  // One that would become an address in an expression of tensors is told by the expression.
  const auto of_address = [](const Finding& one) {
    return std::any_of(one.notes.begin(), one.notes.end(), [](const std::string& note) {
      return note.find("is a tensor that starts at element i") != std::string::npos;
    });
  };
  if (of_address(finding) && cause.rule.ends_with("/tensor-expression"))
    return SameLine(report.project, finding, cause);
  // What a call without result is used for is not looked at where no overload takes its arguments.
  const bool of_nothing =
      finding.rule == "api/tensor-expression" && finding.message.find("`void`") != std::string::npos;
  if (of_nothing && cause.rule == "api/wrong-overload") return SameLine(report.project, finding, cause);
  // A header under another name, or one that the reply lacks, leaves out what it declares.
  const bool undeclared = finding.rule == "host/missing-include" || finding.rule == "api/missing-include";
  if (undeclared && cause.rule.ends_with("/missing-header")) return SameFile(finding, cause);
  constexpr std::string_view kTiling = "`host_tiling_src`";
  const bool no_tiling = cause.rule == "reply/incomplete" && cause.message.find(kTiling) != std::string::npos;
  if (no_tiling && finding.rule == "host/missing-header") return finding.message.find("tiling") != std::string::npos;
  // Who takes a buffer that was freed with an event id too many waits, and says how it was freed.
  constexpr std::string_view kWaits = "waits for an event id beyond", kGives = "gives a buffer an event id beyond";
  if (finding.rule == cause.rule && finding.message.find(kGives) != std::string::npos)
    return cause.message.find(kWaits) != std::string::npos;
  // The last part of a reply that is cut off is not what was meant.
  if (cause.rule != "reply/incomplete" || cause.message.find("is cut off") == std::string::npos) return false;
  const bool unknown =
      finding.rule == "api/invented-name" && finding.message.find("has no member") == std::string::npos;
  return unknown || SameLine(report.project, finding, cause);
}

}  // namespace

std::vector<const Finding*> Told(const Report& report, bool warnings) {
  std::vector<const Finding*> out;
  for (const Finding& finding : report.findings) {
    const bool follows = std::any_of(report.findings.begin(), report.findings.end(),
                                     [&](const Finding& cause) { return Follows(report, finding, cause); });
    if (follows) continue;
    const bool counts = finding.severity == Severity::kError || (warnings && finding.severity == Severity::kWarning);
    if (counts) out.push_back(&finding);
  }
  return out;
}

std::vector<std::size_t> Edited(const Project& before, const Project& after) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < std::min(before.files.size(), after.files.size()); ++i) {
    if (before.files[i].text != after.files[i].text) out.push_back(i);
  }
  return out;
}

std::vector<std::size_t> PlacesOf(const Project& project, const std::vector<const Finding*>& findings) {
  std::vector<std::size_t> out;
  for (const Finding* finding : findings) {
    const bool inside = finding->primary.valid() && finding->primary.file < static_cast<int>(project.files.size());
    if (inside) out.push_back(static_cast<std::size_t>(finding->primary.file));
  }
  return out;
}

std::vector<std::size_t> Alike(const Project& project, const Project& other, const std::vector<std::size_t>& indexes) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const bool wanted = std::any_of(indexes.begin(), indexes.end(), [&](std::size_t at) {
      return at < other.files.size() && other.files[at].name == project.files[i].name;
    });
    if (wanted) out.push_back(i);
  }
  return out;
}

}  // namespace assay
