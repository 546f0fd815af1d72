// See versions.h.
#include "corpus/versions.h"

#include <algorithm>

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

std::vector<const Finding*> Told(const Report& report, bool warnings) {
  std::vector<const Finding*> out;
  for (const Finding& finding : report.findings) {
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
