// Rewriting inputs, and comparing what is said of them.
#include "tests/golden/variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <regex>

#include "analyzer/report/words.h"
#include "fixits/apply.h"
#include "tests/golden/cpp-text.h"
#include "tests/golden/rename.h"

namespace assay::golden {
namespace {

constexpr std::array kAll = {Rewriting::kBare, Rewriting::kRenamed, Rewriting::kIndented, Rewriting::kCommented};

const char* NameOf(Rewriting rewriting) {
  switch (rewriting) {
    case Rewriting::kBare:
      return "bare";
    case Rewriting::kRenamed:
      return "renamed";
    case Rewriting::kIndented:
      return "indented";
    case Rewriting::kCommented:
      return "commented";
  }
  return "";
}

bool IsCpp(const VirtualFile& file) {
  for (const char* end : {".cpp", ".h", ".hpp", ".cc", ".cu", ".cuh"}) {
    if (file.name.ends_with(end) && !file.holds_others) return true;
  }
  return false;
}

// A text whose lines know which line of the first text they come from.
struct Written {
  std::vector<std::string> lines;
  std::vector<int> origin;
};

std::string Joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<std::string> Bare(const std::string& text) {
  std::string bare = text;
  for (const CppToken& token : CppTokens(text)) {
    if (token.kind != CppToken::Kind::kComment || IsReadByAssay(token.Of(text))) continue;
    for (std::size_t i = token.begin; i < token.end; ++i) {
      if (bare[i] != '\n') bare[i] = ' ';
    }
  }
  std::vector<std::string> lines;
  for (const CppLine& line : CppLines(text, CppTokens(text))) {
    std::string kept = bare.substr(line.begin, line.end - line.begin);
    if (kept != text.substr(line.begin, line.end - line.begin)) kept.erase(kept.find_last_not_of(' ') + 1);
    lines.push_back(std::move(kept));
  }
  return lines;
}

Written Rewrite(const std::string& given, const std::vector<Rewriting>& rewritings, const Names& names) {
  const auto asked = [&](Rewriting one) { return std::ranges::find(rewritings, one) != rewritings.end(); };
  std::string text = asked(Rewriting::kBare) ? Joined(Bare(given)) : given;
  if (asked(Rewriting::kRenamed)) text = RenameCode(text, names);
  Written made;
  int number = 0;
  for (const CppLine& line : CppLines(text, CppTokens(text))) {
    std::string words = text.substr(line.begin, line.end - line.begin);
    const std::size_t blanks = std::min(words.find_first_not_of(" \t"), words.size());
    const std::string indent(2 * blanks + 3, ' ');
    if (asked(Rewriting::kIndented) && !line.continues && blanks < words.size()) words.replace(0, blanks, indent);
    if (asked(Rewriting::kCommented) && !line.continues && !line.directive) {
      made.lines.push_back("// Nothing of this; counts: { \"for\" the compiler'");
      made.origin.push_back(number);
      if (!line.open && !words.empty() && !IsReadByAssay(words)) words += "  /* nor ( does this */";
    }
    made.lines.push_back(std::move(words));
    made.origin.push_back(number++);
  }
  return made;
}

// What the text of a file becomes, as one edit for each line that differs.
void AddEdits(const std::string& text, int file, const Written& made, std::vector<Edit>& edits) {
  const std::vector<CppLine> lines = CppLines(text, CppTokens(text));
  for (std::size_t at = 0, line = 0; line < lines.size(); ++line) {
    std::string insert;
    for (bool first = true; at < made.lines.size() && made.origin[at] == static_cast<int>(line); ++at, first = false)
      insert += (first ? "" : "\n") + made.lines[at];
    if (insert == text.substr(lines[line].begin, lines[line].end - lines[line].begin)) continue;
    const SourceRange range = {file, static_cast<std::uint32_t>(lines[line].begin),
                               static_cast<std::uint32_t>(lines[line].end)};
    edits.push_back({range, std::move(insert)});
  }
}

struct Variant {
  Names back;                             // from new names to old ones
  std::map<int, std::vector<int>> lines;  // of a file, from lines of the new text to those of the old one
};

std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

// Of each line of the new text the line of the old one: by the longest run of lines that both have in this order. A
// line that only the new text has is that of the one before it.
std::vector<int> AlignLines(std::string_view before, std::string_view after) {
  const std::vector<std::string_view> old_lines = LinesOf(before), new_lines = LinesOf(after);
  const std::size_t n = old_lines.size(), m = new_lines.size();
  std::vector<std::vector<int>> common(n + 1, std::vector<int>(m + 1, 0));  // from these lines on
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = m; j-- > 0;) {
      common[i][j] =
          old_lines[i] == new_lines[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    }
  }
  std::vector<int> origin;
  for (std::size_t i = 0, j = 0; j < m; ++j) {
    while (i < n && old_lines[i] != new_lines[j] && common[i + 1][j] > common[i][j + 1]) ++i;
    const bool same = i < n && old_lines[i] == new_lines[j];
    origin.push_back(same || origin.empty() ? static_cast<int>(i) : origin.back());
    if (same) ++i;
  }
  return origin;
}

// What is said, without the places in the words themselves.
std::string Plain(const std::string& text, const Variant& variant) {
  static const std::regex place(R"((line |:)[0-9]+(:[0-9]+)?)");
  return std::regex_replace(RenameWords(text, variant.back), place, "$1N");
}

std::string PlaceOf(const Report& report, const SourceRange& range, const Variant& variant) {
  if (!range.valid()) return "-";
  const std::string& text = report.project.files[static_cast<std::size_t>(range.file)].text;
  auto line = static_cast<std::size_t>(std::count(
      text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(range.begin, text.size())), '\n'));
  const auto origin = variant.lines.find(range.file);
  if (origin != variant.lines.end() && !origin->second.empty()) {
    const std::size_t last = std::min(line, origin->second.size() - 1);  // the end of the text is on a line of its own
    line = static_cast<std::size_t>(origin->second[last]) + (line - last);
  }
  return fmt::format("{}:{}", range.file, line + 1);
}

std::vector<std::string> Said(const Report& report, const Variant& variant) {
  std::vector<std::string> said = {
      fmt::format("builds {}", Word(report.verdict.builds)), fmt::format("runs {}", Word(report.verdict.runs)),
      fmt::format("values {}", Word(report.verdict.values)), fmt::format("proved {}", Word(report.verdict.proved))};
  for (const Finding& finding : report.findings) {
    std::string text =
        fmt::format("{}[{}] {} {}", Word(finding.severity), finding.rule, Word(finding.verdict), finding.message);
    std::string places = PlaceOf(report, finding.primary, variant);
    for (const Label& label : finding.labels) {
      text += "\n  label " + label.text;
      places += " " + PlaceOf(report, label.range, variant);
    }
    for (const std::string& note : finding.notes) text += "\n  note " + note;
    if (!finding.evidence.text.empty()) text += "\n  evidence " + finding.evidence.text;
    said.push_back(places + " " + Plain(text, variant));
  }
  for (const Undecided& open : report.undecided)
    said.push_back(Plain("undecided " + open.what + ": " + open.why, variant));
  for (const ToolError& error : report.errors) said.push_back(Plain("error " + error.what, variant));
  std::ranges::sort(said);
  return said;
}

// No value where the code cannot be written so; nothing to do is a variant that is equal.
std::optional<std::vector<std::string>> SaidOf(const Report& report, const std::vector<Rewriting>& rewritings,
                                               const Names& names, const AnalyzeProject& analyze) {
  Variant variant;
  for (const auto& [from, to] : names) variant.back[to] = from;
  Fix fix;
  for (std::size_t i = 0; i < report.project.files.size(); ++i) {
    const VirtualFile& file = report.project.files[i];
    if (!IsCpp(file)) continue;
    const Written made = Rewrite(file.text, rewritings, names);
    AddEdits(file.text, static_cast<int>(i), made, fix.edits);
    variant.lines[static_cast<int>(i)] = made.origin;
  }
  if (fix.edits.empty()) return Said(report, {});
  Applied applied = assay::ApplyFixes(report.project, {&fix});
  if (applied.applied.empty()) return std::nullopt;
  // C++ can be part of another file of the input: a text in a Python module.
  for (std::size_t i = 0; i < report.project.files.size(); ++i) {
    const std::string& text = report.project.files[i].text;
    if (!IsCpp(report.project.files[i]) && applied.project.files[i].text != text)
      variant.lines[static_cast<int>(i)] = AlignLines(text, applied.project.files[i].text);
  }
  return Said(analyze(std::move(applied.project)), variant);
}

Names NamesOf(const Report& report, const VariantInput& input) {
  static std::map<std::string, WordSet> headers;  // by dialect
  const auto [own, fresh] = headers.try_emplace(report.dialect == "cuda" ? "cuda" : "ascendc");
  if (fresh) own->second = WordsBelow(input.resources + "/" + own->first);
  static const WordSet listed = [&] {
    WordSet words = WordsIn(input.resources + "/ascendc/known-names.txt");
    words.merge(WordsIn(input.resources + "/cuda/known-names.tsv"));
    return words;
  }();
  std::vector<std::string> texts, elsewhere = input.elsewhere;
  for (const VirtualFile& file : report.project.files) {
    (IsCpp(file) ? texts : elsewhere).push_back(file.text);
    elsewhere.push_back(file.name);
  }
  // What a reply has round its files: its bytes without the texts of the files, where these stand in it as they are.
  for (const Container& container : report.project.containers) {
    std::string rest = container.bytes;
    for (const std::string& text : texts) {
      const std::size_t at = text.empty() ? std::string::npos : rest.find(text);
      if (at != std::string::npos) rest.erase(at, text.size());
    }
    elsewhere.push_back(container.path);
    if (rest.size() < container.bytes.size()) elsewhere.push_back(rest);
  }
  return NewNames(texts, elsewhere, own->second, listed);
}

std::vector<std::string> Differences(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  std::vector<std::string> only;
  std::ranges::set_difference(before, after, std::back_inserter(only));
  for (std::string& line : only) line.insert(0, "- ");
  const std::size_t gone = only.size();
  std::ranges::set_difference(after, before, std::back_inserter(only));
  for (std::size_t i = gone; i < only.size(); ++i) only[i].insert(0, "+ ");
  return only;
}

}  // namespace

std::vector<std::string> CompareVariants(const Report& report, const VariantInput& input) {
  const std::vector<std::string> before = Said(report, {});
  const Names names = NamesOf(report, input);
  const auto compare = [&](const std::vector<Rewriting>& rewritings) -> std::vector<std::string> {
    const auto after = SaidOf(report, rewritings, names, input.analyze);
    if (!after) return {"cannot be written so"};
    return Differences(before, *after);
  };
  std::vector<std::string> lines;
  std::vector<Rewriting> all;
  for (const Rewriting one : kAll) {
    if (!input.differs.contains(NameOf(one))) {
      all.push_back(one);
    } else if (compare({one}).empty()) {
      lines.push_back(fmt::format("{}: listed as a difference, and is none", NameOf(one)));
    }
  }
  const std::vector<std::string> wrong = compare(all);
  if (wrong.empty()) return lines;
  const std::size_t listed = lines.size();
  for (const Rewriting one : all) {
    for (const std::string& line : compare({one})) lines.push_back(fmt::format("{}: {}", NameOf(one), line));
  }
  if (lines.size() > listed) return lines;
  for (const std::string& line : wrong) lines.push_back("all rewritings together: " + line);
  return lines;
}

}  // namespace assay::golden
