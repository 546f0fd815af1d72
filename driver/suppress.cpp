// See suppress.h. Comments are searched in the virtual files' text, where the lines of findings are counted too.
#include "driver/suppress.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <string_view>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/order.h"

namespace assay {
namespace {

constexpr std::string_view kMarker = "assay:";

struct Suppression {
  SourceRange range;  // the comment up to its bracket
  std::string rule;
  std::string reason;
  int first = 0, last = 0;  // the lines it speaks about
  bool used = false;
};

// A comment that is meant as a suppression but is malformed.
struct Malformed {
  SourceRange range;
  std::string why;
};

struct Comments {
  std::vector<Suppression> suppressions;
  std::vector<Malformed> malformed;
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

// Whether there is only white space between the slashes of a comment and the marker at `at`.
bool StartsComment(std::string_view text, std::size_t at, std::size_t& begin) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  if (at < 2 || text.substr(at - 2, 2) != "//") return false;
  begin = at - 2;
  return true;
}

std::vector<std::string> Names(std::string_view list) {
  std::vector<std::string> out;
  while (!list.empty()) {
    std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    one.remove_prefix(std::min(one.find_first_not_of(" \t"), one.size()));
    one.remove_suffix(one.size() - (one.find_last_not_of(" \t") + 1));
    if (!one.empty()) out.emplace_back(one);
  }
  return out;
}

// Reads the comments of one file.
class CommentReader {
 public:
  CommentReader(std::string_view text, int file, Comments& out) : text_(text), file_(file), out_(out) {}

  void Run() {
    for (std::size_t at = text_.find(kMarker); at != text_.npos; at = text_.find(kMarker, at + 1)) {
      std::size_t begin = 0;
      if (StartsComment(text_, at, begin)) One(begin, at + kMarker.size());
    }
    for (const std::size_t open : open_) {
      out_.malformed.push_back(
          {out_.suppressions[open].range, fmt::format("the block of `{}` is not closed by `// assay: "
                                                      "ignore-end[{}]`",
                                                      out_.suppressions[open].rule, out_.suppressions[open].rule)});
    }
  }

 private:
  void One(std::size_t begin, std::size_t at) {
    const std::size_t end = std::min(text_.find_first_of("\r\n", at), text_.size());
    const std::string_view rest = text_.substr(at, end - at);
    const std::size_t word = std::min(rest.find_first_not_of(" \t"), rest.size());
    const std::size_t open = std::min(rest.find_first_of("[ \t", word), rest.size());
    const std::string_view directive = rest.substr(word, open - word);
    const std::size_t close = rest.find(']');
    SourceRange range{file_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    const auto fail = [&](std::string why) { out_.malformed.push_back({range, std::move(why)}); };
    const std::vector<std::string> directives = {"ignore", "ignore-begin", "ignore-end", "ignore-file"};
    if (std::find(directives.begin(), directives.end(), directive) == directives.end()) {
      const std::string nearest = Nearest(directive, directives);
      // Other words after the marker are prose.
      if (!nearest.empty()) fail(fmt::format("`{}` is not a suppression; did you mean `{}`?", directive, nearest));
      return;
    }
    if (open >= rest.size() || rest[open] != '[' || close == rest.npos ||
        Names(rest.substr(open + 1, close - open - 1)).empty())
      return fail(fmt::format("`{}` names the rules it ignores: {}[family/rule] reason", directive, directive));
    range.end = static_cast<std::uint32_t>(at + close + 1);
    const int line = LineOf(text_, range.begin);
    const std::string reason = RestOfLine(text_, range.end);
    for (const std::string& name : Names(rest.substr(open + 1, close - open - 1))) {
      if (directive == "ignore-end") {
        Close(name, line, range);
        continue;
      }
      Suppression one{range, name, reason, line, line};
      if (directive == "ignore") one.first = one.last = line + (AloneOnItsLine(text_, begin) ? 1 : 0);
      if (directive == "ignore-file") one.first = 1;
      if (directive != "ignore") one.last = std::numeric_limits<int>::max();
      if (directive == "ignore-begin") open_.push_back(out_.suppressions.size());
      out_.suppressions.push_back(std::move(one));
    }
  }

  void Close(const std::string& name, int line, const SourceRange& range) {
    const auto found = std::find_if(open_.rbegin(), open_.rend(),
                                    [&](std::size_t index) { return out_.suppressions[index].rule == name; });
    if (found == open_.rend()) {
      out_.malformed.push_back({range, fmt::format("no block of `{}` is open here", name)});
      return;
    }
    out_.suppressions[*found].last = line;
    open_.erase(std::next(found).base());
  }

  std::string_view text_;
  int file_;
  Comments& out_;
  std::vector<std::size_t> open_;  // blocks, among the suppressions
};

Comments FindComments(const Project& project) {
  Comments out;
  if (project.IsReply()) return out;
  for (int file = 0; file < static_cast<int>(project.files.size()); ++file)
    CommentReader(project.files[static_cast<std::size_t>(file)].text, file, out).Run();
  return out;
}

Finding Note(const SourceRange& range, std::string rule, std::string message) {
  Finding finding;
  finding.rule = std::move(rule);
  finding.severity = Severity::kNote;
  finding.primary = range;
  finding.message = std::move(message);
  return finding;
}

Finding Note(const Suppression& suppression, std::string rule, std::string message) {
  Finding finding = Note(suppression.range, std::move(rule), std::move(message));
  finding.args["rule"] = suppression.rule;
  return finding;
}

}  // namespace

void ApplySuppressions(Report& report, const SuppressOptions& options) {
  Comments comments = FindComments(report.project);
  std::vector<Suppression>& suppressions = comments.suppressions;
  std::vector<Finding> notes;
  for (Malformed& one : comments.malformed)
    notes.push_back(Note(one.range, "suppression/malformed", std::move(one.why)));
  if (suppressions.empty()) return AddInOrder(std::move(notes), report);
  const auto accepted = [&](const Finding& finding) -> const Suppression* {
    if (!finding.primary.valid() || finding.primary.file >= static_cast<int>(report.project.files.size()))
      return nullptr;
    const std::string& text = report.project.files[static_cast<std::size_t>(finding.primary.file)].text;
    const int line = LineOf(text, finding.primary.begin);
    const Suppression* found = nullptr;
    for (Suppression& suppression : suppressions) {
      if (suppression.range.file == finding.primary.file && suppression.first <= line && line <= suppression.last &&
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
    if (options.reasons && suppression.reason.empty()) {
      notes.push_back(Note(suppression, "suppression/missing-reason",
                           fmt::format("`{}` is ignored without a reason", suppression.rule)));
      notes.back().severity = Severity::kWarning;
    }
    const auto& names = options.rule_names;
    if (std::find(names.begin(), names.end(), suppression.rule) == names.end()) {
      const std::string nearest = Nearest(suppression.rule, names);
      notes.push_back(Note(suppression, "suppression/unknown-rule",
                           fmt::format("no rule is called `{}`{}", suppression.rule,
                                       nearest.empty() ? "" : fmt::format("; did you mean `{}`", nearest))));
    } else if (!suppression.used && options.complete) {
      notes.push_back(Note(suppression, "suppression/unused",
                           fmt::format("`{}` finds nothing here that could be ignored", suppression.rule)));
    }
  }
  AddInOrder(std::move(notes), report);
}

}  // namespace assay
