// Positions in a record are those of the files it shows, not of the reply they were cut from.
#include "corpus/record-text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/report/words.h"
#include "analyzer/source/content.h"

namespace assay {
namespace {

constexpr std::size_t kMostCode = 160;  // bytes of a quoted line

std::string_view Language(const VirtualFile& file) {
  return file.role == FileRole::kProjectJson ? "json" : file.role == FileRole::kModel ? "python" : "cpp";
}

std::string_view Stripped(std::string_view text) {
  while (text.starts_with('\n') || text.starts_with("\r\n")) text.remove_prefix(1);
  while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  return text;
}

struct Line {
  int number = 1;  // in the file as a record shows it
  std::string text;
};

Line LineAt(const VirtualFile& file, std::uint32_t offset) {
  std::string_view text = file.text;
  offset = std::min<std::uint32_t>(offset, static_cast<std::uint32_t>(text.size()));
  std::size_t shown = static_cast<std::size_t>(Stripped(text).data() - text.data());
  std::size_t begin = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  begin = begin == std::string_view::npos ? 0 : begin + 1;
  std::size_t end = std::min(text.find('\n', begin), text.size());
  std::string_view line = text.substr(begin, end - begin);
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  auto first = static_cast<std::ptrdiff_t>(std::min(shown, begin));
  auto newlines = std::count(text.begin() + first, text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
  int number = 1 + static_cast<int>(newlines);
  return {number, std::string(line)};
}

// A run's evidence tells how a finding is known; it is not a note.
bool OfRun(const std::string& note) { return note.starts_with("simulator,"); }

// Options of the command line, counts of further places and of what follows, and the compiler's pointers to a line that
// is not shown.
bool SaysNothing(const std::string& note) {
  return note.empty() || note.find("`--") != std::string::npos || note.starts_with("and at ") ||
         note.ends_with(" here") || note.ends_with(" from it") || note.starts_with("possible target");
}

// Values that a run found, which cannot be known from the code alone.
bool Measured(const std::string& note) { return note.find("where the reference has") != std::string::npos; }

// At most two notes: what a reader of this case has to know besides the rule.
std::string Notes(const Finding& finding, bool run_is_evidence) {
  std::string out;
  for (std::size_t i = 0; i < std::min<std::size_t>(finding.notes.size(), 2); ++i) {
    std::string note = finding.notes[i];
    constexpr std::string_view kNothing = "right form: nothing: ";
    if (note.starts_with(kNothing)) note = "leave it out: " + note.substr(kNothing.size());
    if (!SaysNothing(note) && !Measured(note) && !(run_is_evidence && OfRun(note)))
      out += (out.empty() ? "" : " ") + Sentence(note);
  }
  return out;
}

// Words in place of a missing or overlong name are not code: `the result`.
std::string WithoutMarks(std::string text) {
  if (const std::size_t at = text.find("`the "); at != std::string::npos) {
    const std::size_t close = text.find('`', at + 1);
    if (close != std::string::npos) text.erase(close, 1).erase(at, 1);
  }
  return text;
}

// A record shows files, and no block of the reply that they were cut from.
std::string OfFiles(std::string message) {
  if (message.starts_with("the reply is cut off: ")) return "this file ends here, in the middle";
  static constexpr std::pair<std::string_view, std::string_view> kParts[] = {
      {"`project_json_src`", "the description of the operator in JSON"},
      {"`host_tiling_src`", "the header of the tiling"},
      {"`host_operator_src`", "the host file of the operator"},
      {"`kernel_src`", "the kernel"},
      {"`python_bind_src`", "the binding"}};
  if (!message.starts_with("the reply lacks ")) return message;
  std::vector<std::string_view> parts;
  for (const auto& [block, part] : kParts) {
    if (message.find(block) != std::string::npos) parts.push_back(part);
  }
  if (parts.empty()) return message;
  std::string out = "the answer lacks ";
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += fmt::format("{}{}", i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ", parts[i]);
  return out;
}

}  // namespace

std::string FenceFor(const std::string& text) {
  std::string fence = "```";
  while (text.find(fence) != std::string::npos) fence += '`';
  return fence;
}

std::string Ended(std::string text) {
  if (!text.empty() && std::string_view(".?!").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

// A name of code at the start keeps its spelling.
std::string Sentence(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  const std::string_view word = std::string_view(text).substr(0, text.find(' '));
  const bool plain = std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || std::string_view(",:;-'").find(c) != std::string_view::npos;
  });
  if (!text.empty() && plain && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 32);
  return Ended(std::move(text));
}

std::vector<std::size_t> ShownFiles(const Project& project, const std::vector<std::size_t>& also) {
  std::set<std::size_t> shown(also.begin(), also.end());
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    FileRole role = project.files[i].role;
    bool code = role == FileRole::kKernel || role == FileRole::kHostTiling || role == FileRole::kHostOperator;
    if (code) shown.insert(i);
  }
  return {shown.begin(), shown.end()};
}

std::vector<std::size_t> WholeAnswer(const Project& project, const std::vector<std::size_t>& also) {
  std::vector<std::size_t> files = also;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    if (project.files[i].role != FileRole::kOther) files.push_back(i);
  }
  return ShownFiles(project, files);
}

std::vector<RecordFile> FilesOf(const Project& project, const std::vector<std::size_t>& shown) {
  std::vector<RecordFile> files;
  for (const std::size_t i : shown) {
    const VirtualFile& file = project.files[i];
    files.push_back({file.name, std::string(Language(file)), std::string(Stripped(file.text))});
  }
  return files;
}

std::string FilesText(const std::vector<RecordFile>& files) {
  std::string out;
  for (const RecordFile& file : files) {
    const std::string fence = FenceFor(file.text);
    out += fmt::format("{}`{}`:\n{}{}\n{}\n{}", out.empty() ? "" : "\n\n", file.name, fence, file.language, file.text,
                       fence);
  }
  return out;
}

std::string FilesText(const std::vector<RecordFile>& files, const std::vector<std::string>& names) {
  std::vector<RecordFile> some;
  for (const RecordFile& file : files) {
    if (std::find(names.begin(), names.end(), file.name) != names.end()) some.push_back(file);
  }
  return FilesText(some);
}

Defect DefectOf(const Project& project, const Finding& finding, const RuleWords& words, std::string change) {
  Defect defect;
  defect.rule = finding.rule;
  defect.severity = Word(finding.severity);
  defect.verdict = Word(finding.verdict);
  defect.cause = finding.is_cause;
  defect.message = OfFiles(WithoutMarks(finding.message));
  const RuleWords fitting = WordsOfCase(finding, words);
  defect.summary = fitting.summary;
  defect.why = fitting.why;
  defect.evidence = finding.evidence.text;
  defect.notes = WithoutMarks(Notes(finding, defect.evidence.empty()));
  const auto run = std::find_if(finding.notes.begin(), finding.notes.end(), OfRun);
  if (defect.evidence.empty() && run != finding.notes.end()) defect.evidence = *run;
  if (defect.evidence.empty() && finding.breaks_build) {
    // A kernel whose entry is misspelt is never given to its compiler, and would not compile all the same.
    defect.evidence = finding.build_step == BuildStep::kKernel
                          ? std::string(kDoesNotCompile)
                          : fmt::format("the code itself: the build of the {} stops here", Word(finding.build_step));
  } else if (defect.evidence.empty()) {
    defect.evidence = "the code itself";
  }
  defect.change = std::move(change);
  if (!finding.primary.valid() || finding.primary.file >= static_cast<int>(project.files.size())) return defect;
  const VirtualFile& file = project.files[static_cast<std::size_t>(finding.primary.file)];
  Line line = LineAt(file, finding.primary.begin);
  defect.file = file.name;
  defect.line = line.number;
  if (line.text.size() <= kMostCode) defect.code = line.text;
  std::set<std::int64_t> also;
  for (const Label& label : finding.labels) {
    const bool same = label.text == "also used here" || label.text == "also read this way here";
    if (same && label.range.file == finding.primary.file) also.insert(LineAt(file, label.range.begin).number);
  }
  also.erase(line.number);
  defect.also = fmt::format("{}", fmt::join(also, ", "));
  for (const std::string& note : finding.notes) {
    constexpr std::string_view kMore = "and at ";
    if (note.starts_with(kMore) && !defect.also.empty()) defect.also += " and at " + note.substr(kMore.size());
  }
  return defect;
}

void PlaceInGiven(Defect& defect, const Project& given) {
  const auto file = std::find_if(given.files.begin(), given.files.end(),
                                 [&](const VirtualFile& one) { return one.name == defect.file; });
  const int then = defect.line;
  defect.line = 0;
  if (file == given.files.end() || defect.code.empty()) return;
  int number = 0;
  const std::string_view text = Stripped(file->text);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    const std::size_t first = line.find_first_not_of(" \t");
    line = first == line.npos ? std::string_view() : line.substr(first, line.find_last_not_of(" \r") + 1 - first);
    ++number;
    const bool nearer = defect.line == 0 || std::abs(number - then) < std::abs(defect.line - then);
    if (line == defect.code && nearer) defect.line = number;
    at = end;
  }
}

}  // namespace assay
