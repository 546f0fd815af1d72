// What an answer says of defects. It states what follows from the code and from what it is asked; figures of a run that
// the question does not hold are left out, so that a model does not learn to invent measurements.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/record-text.h"

namespace assay {
namespace {

// How a run, and nothing in the code, shows it.
bool ShownByRun(const std::string& evidence) { return evidence.starts_with("simulator,"); }

// "x float32[8, 64]" of "simulator, core 0: what was seen (task.py: x float32[8, 64])".
std::string ShapesOf(const std::string& evidence) {
  const std::size_t open = evidence.rfind(" (");
  if (open == std::string::npos || !evidence.ends_with(')')) return "";
  std::string inside = evidence.substr(open + 2, evidence.size() - open - 3);
  const std::size_t file = inside.find(".py: ");
  if (file != std::string::npos) inside = inside.substr(file + 5);
  return inside.find('[') == std::string::npos ? "" : inside;
}

// Figures outside of code hold for the sizes that they were calculated with.
bool HasFigures(const std::string& text) {
  bool code = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') code = !code;
    const bool starts = i == 0 || text[i - 1] == ' ' || text[i - 1] == '[';
    if (!code && starts && std::isdigit(static_cast<unsigned char>(text[i])) != 0) return true;
  }
  return false;
}

// "3 of 64 elements of `y` differ from the reference" without the counts, which only a run gives.
std::string WithoutCounts(const std::string& message) {
  constexpr std::string_view kDigits = "0123456789,", kOf = " of ";
  const std::size_t element = message.find(" element");
  const std::size_t behind = message.find(kOf, element);
  if (behind == std::string::npos || message.find(" differ from ") == std::string::npos) return message;
  const std::size_t total = message.substr(0, element).find_last_not_of(kDigits) + 1;
  if (total < kOf.size() || message.compare(total - kOf.size(), kOf.size(), kOf) != 0) return message;
  const std::size_t count = message.substr(0, total - kOf.size()).find_last_not_of(kDigits) + 1;
  return message.substr(0, count) + "elements" + message.substr(behind);
}

// "12 of 64 elements of `y` are never written" without the counts, which are of a size that another mend may change.
std::string WithoutShare(const std::string& message) {
  constexpr std::string_view kElements = " elements of `";
  const std::size_t at = message.find(kElements);
  const bool counted = !message.empty() && std::isdigit(static_cast<unsigned char>(message.front())) != 0;
  if (!counted || at == std::string::npos || !message.ends_with(" are never written")) return message;
  return "elements of `" + message.substr(at + kElements.size());
}

// "writes 64 bytes past the end of `y`" without the figure: a run that is cut off has not written all of them yet.
std::string WithoutExtent(const std::string& message) {
  for (const std::string_view unit : {" bytes past the end ", " bytes before the start "}) {
    const std::size_t at = message.find(unit);
    if (at == std::string::npos) continue;
    const std::size_t figure = message.find_last_not_of("0123456789,", at - 1) + 1;
    return message.substr(0, figure) + message.substr(at + std::string_view(" bytes ").size());
  }
  return message;
}

// What buffers would need is counted up to the first that ends past the memory.
std::string WithoutNeed(const std::string& message) {
  constexpr std::string_view kNeed = " would have to hold ", kHas = "; a core has ";
  const std::size_t need = message.find(kNeed), has = message.find(kHas);
  if (need == std::string::npos || has == std::string::npos) return message;
  return message.substr(0, need) + " would have to hold more than the " + message.substr(has + kHas.size()) +
         " of a core";
}

std::string WithoutRunFigures(const std::string& message) {
  return WithoutNeed(WithoutExtent(WithoutShare(WithoutCounts(message))));
}

// A rule is explained where it is first met; what follows it says only what is seen.
std::string Told(const Defect& defect, std::set<std::string>& told) {
  std::string out = defect.later ? "Once that is mended: " : "";
  if (!defect.file.empty()) {
    const bool plain = !defect.code.empty() && defect.code.find('`') == std::string::npos;
    const std::string line = defect.line > 0 ? fmt::format(" line {}", defect.line) : "";
    out += fmt::format("`{}`{}{}: ", defect.file, line, plain ? ", `" + defect.code + "`" : "");
  }
  const bool run = ShownByRun(defect.evidence);
  const std::string message = run ? WithoutRunFigures(defect.message) : defect.message;
  out += Ended(out.empty() ? Sentence(message) : message);
  const std::string shapes = run && HasFigures(message) ? ShapesOf(defect.evidence) : "";
  if (!shapes.empty()) out += fmt::format(" That is with {}.", shapes);
  if (!defect.notes.empty() && told.insert(defect.notes).second) out += " " + defect.notes;
  if (!told.insert(defect.rule + "\n" + defect.summary).second) return out;
  if (!defect.summary.empty()) out += " " + Sentence("What is wrong: " + defect.summary);
  if (!defect.why.empty()) out += " " + Sentence(defect.why);
  if (!run && !defect.evidence.empty()) out += " " + Sentence("Shown by " + defect.evidence);
  return out;
}

// The second case adds nothing to the first.
bool NothingMore(const Defect& a, const Defect& b) { return b.notes.empty() || a.notes == b.notes; }

bool SameButPlace(const Defect& a, const Defect& b) {
  return a.rule == b.rule && a.message == b.message && a.file == b.file && !a.file.empty() && NothingMore(a, b);
}

bool IsLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// The message without its first name, wherever that occurs in its code (`set_x` for `x`, too), and the name.
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
  const auto [pattern, name] = PatternOf(a.message + "\n" + a.notes);
  return plain && a.rule == b.rule && !name.empty() && pattern == PatternOf(b.message + "\n" + b.notes).first;
}

bool AlikeBut(const Defect& a, const Defect& b) { return SameButPlace(a, b) || SameButName(a, b); }

// " Likewise in lines 8, 9 (`y`)."
std::string Likewise(const Defect& first, const std::vector<const Defect*>& alike) {
  std::string lines = first.also;
  std::set<std::string> listed = {fmt::format("{}", first.line)};
  for (const Defect* next : alike) {
    std::string place = fmt::format("{}", next->line);
    if (next->message != first.message) place += fmt::format(" ({})", PatternOf(next->message).second);
    if (listed.insert(place).second) lines += (lines.empty() ? "" : ", ") + place;  // once where it is twice in a line
  }
  return lines.empty()
             ? ""
             : fmt::format(" Likewise in line{} {}.", lines.find(", ") != std::string::npos ? "s" : "", lines);
}

}  // namespace

std::string Numbered(const std::vector<std::string>& parts) {
  if (parts.size() == 1) return parts.front();
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) out += fmt::format("{}{}. {}", i == 0 ? "" : "\n", i + 1, parts[i]);
  return out;
}

int Rank(const Defect& defect) {
  const bool stops = defect.evidence == kDoesNotCompile || defect.evidence.starts_with("the code itself: the build ");
  return defect.severity != "error" ? 2 : stops ? 0 : 1;
}

std::string Reasoning(const std::vector<Defect>& defects, const std::vector<Defect>& open) {
  std::vector<std::string> parts;
  std::set<std::string> told;
  std::vector<bool> done(defects.size(), false);
  for (std::size_t i = 0; i < defects.size(); ++i) {
    if (done[i]) continue;
    const Defect& defect = defects[i];
    // A consequence of this one needs no description of its own.
    std::vector<const Defect*> alike;
    for (std::size_t j = i + 1; j < defects.size(); ++j) {
      if (done[j] || defects[j].later != defect.later || defects[j].follows != defect.follows ||
          !defects[j].change.empty() || !AlikeBut(defect, defects[j]))
        continue;
      done[j] = true;
      alike.push_back(&defects[j]);
    }
    const std::string change =
        defect.change.empty() ? "Change: what mends the others mends this too." : Sentence("Change: " + defect.change);
    parts.push_back(Told(defect, told) + Likewise(defect, alike) + " " + change);
  }
  std::string out = Numbered(parts);
  if (open.empty()) return out;
  out += "\nStill open:";
  for (const Defect& defect : open) out += "\n- " + Told(defect, told);
  return out;
}

ReviewText Critique(const Record& record, bool of_build) {
  ReviewText out;
  std::set<std::string> told;
  // Errors alone; a warning may be the cause of wrong values where no error is.
  const int least = of_build ? 0 : 1, most = 2;
  std::vector<const Defect*> all;
  for (int rank = least; rank <= most && all.empty(); ++rank) {
    for (const Defect& defect : record.observed) {
      if (Rank(defect) == rank) all.push_back(&defect);
    }
  }
  // A bare message of the compiler tells no cause either.
  std::erase_if(all, [](const Defect* defect) { return !defect->cause; });
  out.left_out = std::erase_if(all, [](const Defect* defect) { return defect->rule == "build/compile-error"; }) > 0;
  std::vector<bool> done(all.size(), false);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (done[i]) continue;
    // A defect repeated in other lines, except for a name, is described once.
    std::vector<const Defect*> alike;
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (done[j] || !AlikeBut(*all[i], *all[j])) continue;
      done[j] = true;
      alike.push_back(all[j]);
    }
    out.parts.push_back(Told(*all[i], told) + Likewise(*all[i], alike));
  }
  return out;
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
    const bool several = defect.also.find(',') != std::string::npos;
    const std::string also =
        defect.also.empty() ? "" : fmt::format(" (also in line{} {})", several ? "s" : "", defect.also);
    const bool run = ShownByRun(defect.evidence);
    out += fmt::format("{}- {}{}: {}{}; shown by {}", out.empty() ? "" : "\n", place, defect.severity,
                       run ? WithoutRunFigures(defect.message) : defect.message, also, defect.evidence);
  }
  return out;
}

}  // namespace assay
