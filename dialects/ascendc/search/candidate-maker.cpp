// See candidate-maker.h. A place is near if a finding or one of its labels is on its line.
#include "dialects/ascendc/search/candidate-maker.h"

#include <algorithm>
#include <utility>

#include "fixits/edits.h"

namespace assay::search {
namespace {

using source::ClosesBracket;
using source::IsName;
using source::OpensBracket;

// How unusual a kind of mistake is, by the subject of a finding: build, bounds, queues, values, order, host.
constexpr int kCosts[static_cast<std::size_t>(Kind::kCount)][static_cast<std::size_t>(Topic::kCount)] = {
    {1, 9, 9, 9, 9, 9},  // kName
    {2, 9, 9, 9, 9, 9},  // kArgument
    {0, 9, 9, 9, 9, 9},  // kMark
    {3, 9, 9, 9, 9, 9},  // kDeclare
    {9, 0, 6, 3, 8, 4},  // kCompare
    {9, 2, 2, 3, 6, 2},  // kNumber
    {2, 1, 6, 1, 7, 2},  // kTerm
    {9, 4, 6, 5, 8, 4},  // kFactor
    {9, 4, 7, 4, 8, 3},  // kOperator
    {4, 4, 3, 2, 5, 2},  // kVariable
    {4, 2, 1, 1, 6, 3},  // kSwap
    {3, 8, 8, 1, 9, 9},  // kSibling
    {3, 5, 2, 1, 4, 9},  // kEnumerator
    {9, 7, 8, 1, 9, 9},  // kSign
    {2, 3, 6, 4, 8, 6},  // kType
    {3, 3, 0, 4, 5, 9},  // kMember
    {4, 1, 1, 4, 5, 4},  // kDelete
    {7, 4, 2, 5, 2, 6},  // kMove
    {6, 3, 0, 3, 2, 9},  // kQueueCall
    {8, 1, 3, 2, 5, 9},  // kCopy
    {6, 1, 1, 2, 6, 5},  // kSetUp
    {9, 9, 9, 3, 9, 9},  // kStep
    {9, 5, 4, 5, 0, 9},  // kBarrier
    {4, 3, 8, 5, 8, 0},  // kDuty
    {9, 4, 7, 6, 4, 9},  // kGuard
    {9, 3, 7, 5, 7, 9},  // kClamp
};

// A text on one line and short enough for a title.
std::string Quoted(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c != '\n' && c != ' ' && c != '\t') {
      line += c;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  constexpr std::size_t kMost = 60;
  if (line.size() > kMost) line = line.substr(0, kMost - 3) + "...";
  return "`" + line + "`";
}

}  // namespace

std::string ArgumentOf(std::string_view type) {
  const std::size_t open = type.find('<');
  if (open == std::string_view::npos || type.back() != '>') return "";
  return std::string(type.substr(open + 1, type.size() - open - 2));
}

bool IsWhole(std::string_view type) {
  return type == "int" || type == "unsigned" || type == "size_t" || type == "long" ||
         ((type.starts_with("uint") || type.starts_with("int")) && type.ends_with("_t"));
}

std::string KindOf(std::string_view type) {
  if (IsWhole(type)) return "whole";
  if (type.starts_with("TQue")) return "TQue";
  if (type.starts_with("TBuf<")) return "TBuf";
  if (type == "auto" || type == "bool" || type == "TPipe" || type.empty()) return "";
  return std::string(type);
}

Maker::Maker(const Report& report, int file, const std::vector<const Finding*>& troubles)
    : file_(file),
      kernel_(report.project.files[static_cast<std::size_t>(file)].role == FileRole::kKernel),
      code_(report.project.files[static_cast<std::size_t>(file)].text),
      troubles_(troubles),
      looked_(code_.tokens().size(), false),
      openers_(code_.tokens().size(), kNone) {
  const std::size_t count = code_.tokens().size();
  const std::string& text = code_.tokens().text();
  for (std::size_t i = 0; i < count; ++i) {
    if (const auto closer = code_.tokens().Closer(i)) openers_[*closer] = i;
  }
  for (const Finding* finding : troubles_) topics_[static_cast<std::size_t>(TopicOf(*finding))] = true;
  for (const Statement& statement : code_.statements()) {
    const bool constant = statement.function == kNone && code_.At(statement.span.first).starts_with("const");
    const bool declared = code_.At(statement.span.first) == "this" || code_.At(statement.span.first) == "using";
    if ((statement.function == kNone && !constant) || declared) continue;
    for (std::size_t i = statement.span.first; i <= statement.span.last; ++i) looked_[i] = true;
  }
  for (const Control& control : code_.controls()) {
    for (std::size_t i = control.head.first; i <= control.head.last; ++i) looked_[i] = true;
  }
  // Lines of findings and labels, then the functions that contain them.
  constexpr int kFar = 4;
  near_.assign(count, kernel_ ? kFar : kFar + 1);
  // The place of the split counts as near as the code that follows it.
  for (const Call& call : code_.calls()) {
    const std::size_t function = code_.At(call.name) == "SetBlockDim" ? code_.FunctionAt(call.name) : kNone;
    if (function == kNone) continue;
    for (std::size_t i = code_.functions()[function].body.first; i <= code_.functions()[function].body.last; ++i)
      near_[i] = kFar - 1;
  }
  const auto mark = [&](const SourceRange& range, int distance) {
    if (range.file != file_ || range.begin > text.size()) return;
    const std::size_t begin = range.begin == 0 ? 0 : text.rfind('\n', range.begin - 1) + 1;
    const std::size_t end = std::min(text.find('\n', std::min<std::size_t>(range.end, text.size())), text.size());
    for (std::size_t i = 0; i < count; ++i) {
      if (code_.End(i) <= begin || code_.Begin(i) >= end) continue;
      near_[i] = std::min(near_[i], distance);
      const std::size_t function = code_.FunctionAt(i);
      if (function == kNone) continue;
      const Function& whole = code_.functions()[function];
      for (std::size_t j = whole.parameters.first; j <= whole.body.last; ++j)
        near_[j] = std::min(near_[j], distance + 2);
    }
  };
  for (const Finding* finding : troubles_) {
    mark(finding->primary, 0);
    for (const Label& label : finding->labels) mark(label.range, 1);
    if (!finding->breaks_build) continue;
    std::vector<SourceRange> ranges = {finding->primary};
    for (const Label& label : finding->labels) ranges.push_back(label.range);
    for (const SourceRange& range : ranges) {
      if (range.file != file_) continue;
      // The token at the place, or the first one after it.
      for (std::size_t i = 0; i < count; ++i) {
        if (code_.End(i) <= range.begin) continue;
        if (std::find(broken_.begin(), broken_.end(), i) == broken_.end()) broken_.push_back(i);
        break;
      }
    }
  }
}

bool Maker::Names(std::string_view rule) const {
  return std::any_of(troubles_.begin(), troubles_.end(), [&](const Finding* finding) { return finding->rule == rule; });
}

SourceRange Maker::RangeOf(const Span& span) const { return {file_, code_.Begin(span.first), code_.End(span.last)}; }

int Maker::Score(Kind kind, std::size_t token, int later) const {
  int cost = 9;
  for (std::size_t topic = 0; topic < topics_.size(); ++topic) {
    if (topics_[topic]) cost = std::min(cost, kCosts[static_cast<std::size_t>(kind)][topic]);
  }
  const int distance = token < near_.size() ? near_[token] : 5;
  return 2 + 4 * cost + 3 * distance + later;
}

void Maker::Add(Kind kind, std::size_t token, int later, std::string title, std::vector<Edit> edits) {
  const std::string& text = code_.tokens().text();
  Candidate candidate;
  for (Edit& edit : edits) {
    const bool whole_line = edit.insert.empty();
    if (!whole_line) Narrow(text, edit);
    if (edit.insert.empty() && edit.range.begin == edit.range.end) return;
    candidate.size += edit.range.end - edit.range.begin + edit.insert.size();
  }
  candidate.title = std::move(title);
  candidate.edits = std::move(edits);
  candidate.score = Score(kind, token, later);
  candidate.place = RangeOf({token, token});
  made_.push_back(std::move(candidate));
}

void Maker::Replace(Kind kind, const Span& span, const std::string& text, int later) {
  const std::string old = code_.Text(span);
  if (old == text) return;
  Add(kind, span.first, later, "write " + Quoted(text) + " for " + Quoted(old), {{RangeOf(span), text}});
}

void Maker::ReplaceAll(Kind kind, std::size_t token, const std::string& text, int later) {
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < code_.tokens().size(); ++i) {
    if (code_.At(i) == code_.At(token)) edits.push_back({RangeOf({i, i}), text});
  }
  Add(kind, token, later, "write " + Quoted(text) + " for " + Quoted(code_.At(token)), std::move(edits));
}

void Maker::Remove(Kind kind, const Span& span, int later) {
  const std::string& text = code_.tokens().text();
  const std::string title = "leave out " + Quoted(code_.Text(span));
  Add(kind, span.first, later, title, {{WithItsLine(text, RangeOf(span)), ""}});
}

void Maker::InsertBehind(Kind kind, std::size_t last, const std::string& statement, int later) {
  const std::uint32_t at = code_.End(last);
  // A brace that opens a block: its first statement is deeper.
  const bool opens = code_.At(last) == "{";
  const std::string indent = code_.IndentOf(last) + (opens ? "    " : "");
  Add(kind, last, later, "insert " + Quoted(statement), {{{file_, at, at}, "\n" + indent + statement}});
}

void Maker::InsertBefore(Kind kind, std::size_t first, const std::string& statement, int later) {
  const std::uint32_t at = code_.Begin(first);
  Add(kind, first, later, "insert " + Quoted(statement), {{{file_, at, at}, statement + "\n" + code_.IndentOf(first)}});
}

void Maker::InsertText(Kind kind, std::size_t token, bool behind, const std::string& text, int later) {
  const std::uint32_t at = behind ? code_.End(token) : code_.Begin(token);
  Add(kind, token, later, "insert " + Quoted(text) + (behind ? " behind " : " in front of ") + Quoted(code_.At(token)),
      {{{file_, at, at}, text}});
}

void Maker::Several(Kind kind, std::size_t token, const std::string& title,
                    const std::vector<std::pair<Span, std::string>>& texts, int later) {
  std::vector<Edit> edits;
  for (const auto& [span, text] : texts) edits.push_back({RangeOf(span), text});
  Add(kind, token, later, title, std::move(edits));
}

void Maker::Exchange(Kind kind, const Span& a, const Span& b, int later) {
  const std::string first = code_.Text(a);
  const std::string second = code_.Text(b);
  if (first == second) return;
  Add(kind, a.first, later, "exchange " + Quoted(first) + " and " + Quoted(second),
      {{RangeOf(a), second}, {RangeOf(b), first}});
}

bool Maker::Spaced(std::size_t token) const {
  const auto& all = code_.tokens().tokens();
  return token > 0 && token + 1 < all.size() && all[token - 1].end < all[token].begin &&
         all[token].end < all[token + 1].begin;
}

std::size_t Maker::OperandFrom(std::size_t last) const {
  std::size_t at = last;
  while (true) {
    if (ClosesBracket(code_.At(at))) {
      if (openers_[at] == kNone) return at;
      at = openers_[at];
      if (at == 0) return at;
      const std::string_view before = code_.At(at - 1);
      const bool cast = before == ">";
      if (cast) {
        std::size_t open = at - 1;
        while (open > 0 && code_.At(open) != "<" && code_.At(open) != ";") --open;
        if (code_.At(open) == "<" && open > 0 && IsName(code_.At(open - 1))) at = open - 1;
      } else if (IsName(before) || ClosesBracket(before)) {
        --at;
        continue;
      } else {
        return at;
      }
    }
    if (at < 2) return at;
    const std::string_view mark = code_.At(at - 1);
    if (mark != "." && mark != "->" && mark != "::") return at;
    at -= 2;
  }
}

std::size_t Maker::OperandTo(std::size_t first) const {
  std::size_t at = first;
  const std::size_t count = code_.tokens().size();
  while (at + 1 < count && (code_.At(at) == "-" || code_.At(at) == "*" || code_.At(at) == "&" || code_.At(at) == "!"))
    ++at;
  if (OpensBracket(code_.At(at))) {
    const auto closer = code_.tokens().Closer(at);
    if (!closer) return at;
    const bool cast = code_.At(at) == "(" && (IsName(code_.At(*closer + 1)) && code_.At(*closer - 1) == "*");
    at = cast ? OperandTo(*closer + 1) : *closer;
  }
  while (at + 1 < count) {
    const std::string_view next = code_.At(at + 1);
    if (next == "." || next == "->" || next == "::") {
      at += 2;
    } else if (next == "(" || next == "[") {
      const auto closer = code_.tokens().Closer(at + 1);
      if (!closer) return at;
      at = *closer;
    } else if (next == "<" && code_.IsTemplateMark(at + 1) && IsName(code_.At(at))) {
      std::size_t close = at + 2;
      while (close < count && code_.At(close) != ">" && code_.At(close) != ";") ++close;
      if (code_.At(close) != ">") return at;
      at = close;
    } else {
      return at;
    }
  }
  return at;
}

}  // namespace assay::search
