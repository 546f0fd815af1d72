// Positions in a record are those of the files it shows, not of the reply they were cut from.
#include "corpus/record-text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

#include "analyzer/report/words.h"
#include "analyzer/source/content.h"

namespace assay {
namespace {

constexpr std::size_t kMostCode = 160;  // bytes of a quoted line
constexpr std::size_t kShortWhy = 80;   // bytes of a reason too short to stand alone
constexpr std::size_t kMostWhy = 400;   // bytes of a rule's reason

std::string_view Language(const VirtualFile& file) {
  return file.role == FileRole::kProjectJson ? "json" : file.role == FileRole::kModel ? "python" : "cpp";
}

// A fence longer than any run of back-quotes in the text.
std::string FenceFor(const std::string& text) {
  std::string fence = "```";
  while (text.find(fence) != std::string::npos) fence += '`';
  return fence;
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

std::string Ended(std::string text) {
  if (!text.empty() && std::string_view(".?!").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

// One line, with a full stop, starting as a sentence does unless it starts with code.
std::string Sentence(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 32);
  return Ended(std::move(text));
}

// A run's account of itself is how a finding is known, and no note.
bool OfRun(const std::string& note) { return note.starts_with("simulator,"); }

// Options of the command line, counts of further places, and the compiler's pointers to a line that is not shown.
bool SaysNothing(const std::string& note) {
  return note.empty() || note.find("`--") != std::string::npos || note.starts_with("and at ") ||
         note.ends_with(" here") || note.starts_with("possible target");
}

// At most two notes: what a reader of this case has to know besides the rule.
std::string Notes(const Finding& finding, bool run_is_evidence) {
  std::string out;
  for (std::size_t i = 0; i < std::min<std::size_t>(finding.notes.size(), 2); ++i) {
    std::string note = finding.notes[i];
    constexpr std::string_view kNothing = "right form: nothing: ";
    if (note.starts_with(kNothing)) note = "leave it out: " + note.substr(kNothing.size());
    if (!SaysNothing(note) && !(run_is_evidence && OfRun(note))) out += (out.empty() ? "" : " ") + Sentence(note);
  }
  return out;
}

// "`ge` has no member `X`": names of namespaces are small letters alone here, those of classes are not.
bool OfNamespace(const std::string& message) {
  if (!message.starts_with("`")) return false;
  const std::string_view owner = std::string_view(message).substr(1, message.find('`', 1) - 1);
  return std::all_of(owner.begin(), owner.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == ':'; });
}

// A page speaks of most cases of its rule. A member that the class lacks, and a member called as a function, are real
// names in a wrong place.
RuleWords WordsOfCase(const Finding& finding, const RuleWords& words) {
  const auto says = [&](std::string_view words_of_it) {
    return finding.message.find(words_of_it) != std::string::npos;
  };
  const auto notes_say = [&](std::string_view words_of_it) {
    return std::any_of(finding.notes.begin(), finding.notes.end(),
                       [&](const std::string& note) { return note.find(words_of_it) != std::string::npos; });
  };
  if (notes_say("the operator itself is whole")) {
    return {
        "module that ends in the middle",
        "Python reads a module as a whole before it runs any of it, so that nothing of this one calls the operator."};
  }
  if (says("and the generator drops it")) {
    return {"attribute of a type that the generator does not know",
            "The generator knows the types of attributes by name, and goes on without an attribute of any other."};
  }
  if (says("is taken for its value")) {
    return {"pointer taken for what it points to",
            "What gives an attribute gives its address, and as a truth value an address is true unless it is null."};
  }
  if (says("gives a pointer, not a value")) {
    return {
        "pointer taken for what it points to",
        "The member gives the address at which the attribute is kept, and no number is initialised with a pointer."};
  }
  if (notes_say("the tensor in it comes from")) {
    return {"queue or buffer where the operation takes a tensor",
            "A queue or buffer is the memory that tensors are taken from, and is none itself; no overload takes one."};
  }
  if (says("*`") && says("takes a tensor here, but")) {
    return {"pointer where the operation takes a tensor",
            "A tensor knows its memory and its length; a pointer is none, and no overload takes one in its place."};
  }
  if (says("` gave it no buffer") || says("` with 0 buffers"))
    return {"queue that is given no buffers",
            "A queue hands out the buffers that it was set up with; without any the core waits for ever."};
  if (says("has no member `") && OfNamespace(finding.message))
    return {"name that the namespace does not have",
            "The compiler knows the names that it declares, and stops at any other."};
  if (says("has no member `") || (says("` has no `") && says("`; write"))) {
    return {"member that the class does not have",
            "The compiler knows the members that a class declares, and stops at any other, even where another class "
            "has one of that name."};
  }
  if (says("is a member function of")) {
    return {"member function called without its object",
            "A member function is called on an object of its class; without one the compiler knows no function of that "
            "name."};
  }
  if (says("`: a number is no tensor")) {
    return {"number where a tensor stands",
            "`x[i]` is a tensor that starts at element i, and a number does not become one; `x.SetValue(i, value)` "
            "stores a value there."};
  }
  return words;
}

// Words that stand for a name that is too long, or is none, are no code: `the result`.
std::string WithoutMarks(std::string text) {
  if (const std::size_t at = text.find("`the "); at != std::string::npos) {
    const std::size_t close = text.find('`', at + 1);
    if (close != std::string::npos) text.erase(close, 1).erase(at, 1);
  }
  return text;
}

// A rule is explained where it is first met; what follows it says only what is seen.
std::string Told(const Defect& defect, std::set<std::string>& told) {
  std::string out = defect.later ? "Once that is mended: " : "";
  if (!defect.file.empty()) {
    const bool plain = !defect.code.empty() && defect.code.find('`') == std::string::npos;
    const std::string line = defect.line > 0 ? fmt::format(" line {}", defect.line) : "";
    out += fmt::format("`{}`{}{}: ", defect.file, line, plain ? ", `" + defect.code + "`" : "");
  }
  out += Ended(out.empty() ? Sentence(defect.message) : defect.message);
  if (!defect.notes.empty() && told.insert(defect.notes).second) out += " " + defect.notes;
  if (told.insert(defect.rule + "\n" + defect.summary).second) {
    if (!defect.summary.empty()) out += " " + Sentence("What is wrong: " + defect.summary);
    if (!defect.why.empty()) out += " " + Sentence(defect.why);
    if (!defect.evidence.empty()) out += " " + Sentence("Shown by " + defect.evidence);
  } else {
    if (defect.verdict != "matched" && !defect.evidence.empty()) out += " " + Sentence("Shown by " + defect.evidence);
  }
  return out;
}

// Nothing is said of the second case that is not said of the first.
bool NothingMore(const Defect& a, const Defect& b) { return b.notes.empty() || a.notes == b.notes; }

bool SameButPlace(const Defect& a, const Defect& b) {
  return a.rule == b.rule && a.message == b.message && a.file == b.file && !a.file.empty() && a.line != b.line &&
         NothingMore(a, b);
}

bool IsLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// The message without its first name, wherever that stands in its code (`set_x` for `x`, too), and the name.
std::pair<std::string, std::string> PatternOf(const std::string& message) {
  const std::size_t open = message.find('`');
  const std::size_t close = open == std::string::npos ? open : message.find('`', open + 1);
  if (close == std::string::npos || close == open + 1) return {message, ""};
  const std::string name = message.substr(open + 1, close - open - 1);
  std::string pattern;
  bool code = false;
  for (std::size_t i = 0; i < message.size();) {
    const std::size_t end = i + name.size();
    const bool here = code && message.compare(i, name.size(), name) == 0 && !IsLetter(message[i - 1]) &&
                      !IsLetter(message[end]) && message[end] != '_';
    if (message[i] == '`') code = !code;
    pattern += here ? '\n' : message[i];
    i = here ? end : i + 1;
  }
  return {pattern, "`" + name + "`"};
}

// The same mistake with another name; whatever else is said of it is the same.
bool SameButName(const Defect& a, const Defect& b) {
  const bool plain = a.verdict == "matched" && b.verdict == "matched" && !a.file.empty() && a.file == b.file;
  const auto [pattern, name] = PatternOf(a.message);
  return plain && a.rule == b.rule && a.notes == b.notes && !name.empty() && pattern == PatternOf(b.message).first;
}

std::string Numbered(const std::vector<std::string>& parts) {
  if (parts.size() == 1) return parts.front();
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) out += fmt::format("{}{}. {}", i == 0 ? "" : "\n", i + 1, parts[i]);
  return out;
}

}  // namespace

RuleWords WordsOfPage(std::string_view summary, std::string_view page) {
  RuleWords words{std::string(summary), ""};
  constexpr std::string_view kHeading = "## Why it is wrong\n";
  std::size_t at = page.find(kHeading);
  if (at == std::string_view::npos) return words;
  std::string_view body = page.substr(at + kHeading.size());
  while (body.starts_with('\n')) body.remove_prefix(1);
  body = body.substr(0, std::min(body.find("\n\n"), body.find("\n#")));
  // To a full stop that ends a sentence: before a capital or code, outside of code. A short first sentence gets its
  // second.
  bool code = false;
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '`') code = !code;
    const bool gap = i + 1 == body.size() || body[i + 1] == ' ' || body[i + 1] == '\n';
    const char next = i + 2 < body.size() ? body[i + 2] : 'A';
    const bool begins = (next >= 'A' && next <= 'Z') || next == '`';
    if (code || body[i] != '.' || !gap || !begins || i < kShortWhy) continue;
    body = body.substr(0, i + 1);
    break;
  }
  if (body.size() > kMostWhy) return words;
  words.why = std::string(body);
  std::replace(words.why.begin(), words.why.end(), '\n', ' ');
  return words;
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
  defect.message = WithoutMarks(finding.message);
  const RuleWords fitting = WordsOfCase(finding, words);
  defect.summary = fitting.summary;
  defect.why = fitting.why;
  defect.evidence = finding.evidence.text;
  defect.notes = WithoutMarks(Notes(finding, defect.evidence.empty()));
  const auto run = std::find_if(finding.notes.begin(), finding.notes.end(), OfRun);
  if (defect.evidence.empty() && run != finding.notes.end()) defect.evidence = *run;
  if (defect.evidence.empty() && finding.breaks_build) {
    defect.evidence = fmt::format("the code itself: the build of the {} stops here", Word(finding.build_step));
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

std::string Reasoning(const std::vector<Defect>& defects, const std::vector<Defect>& open) {
  std::vector<std::string> parts;
  std::set<std::string> told;
  for (const Defect& defect : defects) {
    const std::string change =
        defect.change.empty() ? "Change: what mends the others mends this too." : Sentence("Change: " + defect.change);
    parts.push_back(Told(defect, told) + " " + change);
  }
  std::string out = Numbered(parts);
  if (open.empty()) return out;
  out += "\nStill open:";
  for (const Defect& defect : open) out += "\n- " + Told(defect, told);
  return out;
}

std::string Critique(const Record& record) {
  std::vector<std::string> parts;
  std::set<std::string> told;
  const std::vector<Defect>& all = record.observed;
  for (std::size_t i = 0; i < all.size(); ++i) {
    parts.push_back(Told(all[i], told));
    // What is the same in further lines, but for a name, is said once.
    const Defect& first = all[i];
    std::string lines;
    bool several = false;
    for (; i + 1 < all.size() && (SameButPlace(first, all[i + 1]) || SameButName(first, all[i + 1])); ++i) {
      const Defect& next = all[i + 1];
      several = !lines.empty();
      lines += fmt::format("{}{}", lines.empty() ? "" : ", ", next.line);
      if (next.message != first.message) lines += fmt::format(" ({})", PatternOf(next.message).second);
    }
    if (!lines.empty()) parts.back() += fmt::format(" Likewise in line{} {}.", several ? "s" : "", lines);
  }
  if (!parts.empty()) return Numbered(parts);
  return "No defect found: it builds, no core faults at the given shapes, and the outputs match the reference.";
}

std::string EditAnswer(const RecordEdit& edit, bool as_patch) {
  std::string text = as_patch ? edit.patch : edit.blocks;
  if (!text.empty() && text.back() == '\n') text.pop_back();
  const std::string fence = FenceFor(text);
  return fmt::format("{}\n\n{}{}{}\n{}\n{}", Reasoning({edit.defect}, {}),
                     as_patch ? "" : fmt::format("`{}`:\n", edit.file), fence, as_patch ? "diff" : "", text, fence);
}

std::string FeedbackText(const std::vector<Defect>& defects) {
  std::string out;
  for (const Defect& defect : defects) {
    const std::string place = defect.file.empty() ? "" : fmt::format("{}:{}: ", defect.file, defect.line);
    out += fmt::format("{}- {}{}: {}; shown by {}", out.empty() ? "" : "\n", place, defect.severity, defect.message,
                       defect.evidence);
  }
  return out;
}

}  // namespace assay
