// Tails: sizes of the last tile or round that are zero, are not processed, or end a loop early.
#include <algorithm>
#include <cctype>

#include "dialects/ascendc/read/slips.h"

namespace assay::ascendc {
namespace {

struct Loop {
  std::size_t head = 0;  // the bracket after `for`
  std::size_t open = 0, close = 0;
  std::string index;  // what the condition compares; empty where it is another form
  std::string count;  // ... with what
};

std::vector<Loop> LoopsOf(const FileText& file, std::size_t first, std::size_t end) {
  std::vector<Loop> loops;
  for (std::size_t i = first; i < end; ++i) {
    if (file.At(i) != "for" || file.At(i + 1) != "(") continue;
    const auto head_end = file.code().Closer(i + 1);
    if (!head_end || file.At(*head_end + 1) != "{") continue;
    const auto close = file.code().Closer(*head_end + 1);
    if (!close) continue;
    Loop loop{i + 1, *head_end + 1, *close, {}, {}};
    const std::size_t condition = file.Next(i + 2, *head_end, ";");
    const std::size_t condition_end = condition < *head_end ? file.Next(condition + 1, *head_end, ";") : *head_end;
    if (condition_end < *head_end && source::IsName(file.At(condition + 1)) && file.At(condition + 2) == "<") {
      loop.index = file.At(condition + 1);
      loop.count = file.Joined(condition + 3, condition_end);
    }
    loops.push_back(loop);
  }
  return loops;
}

bool IsCeil(std::string_view callee) {
  std::string lower(callee);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  return lower.find("ceil") != std::string::npos && lower.find("align") == std::string::npos;
}

// Whether an expression without white space is the number of tiles that `total` needs.
bool RoundsUp(const std::string& value, const std::string& bare, const std::string& total, const std::string& tile) {
  if (bare == total + "+" + tile + "-1/" + tile) return true;
  const std::string arguments = "(" + total + "," + tile + ")";
  return value.ends_with(arguments) && IsCeil(value.substr(0, value.size() - arguments.size()));
}

// Where the condition before a `?` begins.
std::size_t ConditionBegin(const FileText& file, std::size_t question, std::size_t floor) {
  std::size_t i = question;
  while (i > floor) {
    const std::string_view before = file.At(i - 1);
    if (before == "=" || before == "return" || before == "," || before == ";" || before == "{" || before == "}" ||
        before == "(" || before == "?" || before == ":")
      break;
    const auto opener = file.Opener(i - 1);
    i = opener ? *opener : i - 1;
  }
  return i;
}

// `(u < n - 1) ? tile : tail` and its other spellings, at the place of the `?`.
bool LastTakesTail(const FileText& file, std::size_t question, const FunctionText& function, const std::string& count,
                   const std::string& tile, const std::string& tail) {
  const std::size_t colon = file.Next(question + 1, function.close, ":");
  if (colon == function.close) return false;
  std::size_t end = colon + 1;
  while (end < function.close && file.At(end) != ";" && file.At(end) != "," && !source::ClosesBracket(file.At(end)))
    end = file.code().Closer(end).value_or(end) + 1;
  const std::string condition = file.Bare(ConditionBegin(file, question, function.open), question);
  const std::string then = file.Bare(question + 1, colon), other = file.Bare(colon + 1, end);
  const auto ends = [&](std::string_view mark) {
    const std::string limit = std::string(mark) + count + "-1";
    return condition.ends_with(limit) && IsChain(condition.substr(0, condition.size() - limit.size()));
  };
  if (then == tile && other == tail) return ends("<") || ends("!=");
  return then == tail && other == tile && ends("==");
}

// Whether the function tests the value of a name, or assigns it again after `from`.
bool IsAskedOf(const FileText& file, const FunctionText& function, std::size_t from, std::string_view name) {
  for (std::size_t i = from; i < function.close; ++i) {
    if (file.At(i) != name) continue;
    for (const std::string_view mark : {"==", "!=", ">", "<", ">=", "<=", "=", "?"})
      if (file.At(i + 1) == mark) return true;
    if (file.At(i - 1) == "!" || (file.At(i - 1) == "(" && i >= 2 && file.At(i - 2) == "if")) return true;
  }
  return false;
}

void EmptyLastTileOf(const FileText& file, const FunctionText& function, std::size_t percent, SlipFacts& out) {
  std::size_t equals = percent;
  while (equals > function.open && file.At(equals) != "=" && file.At(equals) != ";") --equals;
  const std::size_t end = file.Next(percent + 1, function.close, ";");
  if (file.At(equals) != "=" || !source::IsName(file.At(equals - 1)) || end == function.close) return;
  const std::string tail(file.At(equals - 1));
  const std::string total = file.Joined(equals + 1, percent), tile = file.Joined(percent + 1, end);
  if (!IsChain(total) || !IsChain(tile)) return;
  std::string count;
  for (std::size_t i = function.open + 1; i + 1 < function.close && count.empty(); ++i) {
    if (file.At(i) == "%" && i != percent) return;  // something else may depend on the remainder
    if (!source::IsName(file.At(i)) || file.At(i + 1) != "=") continue;
    const std::size_t stop = file.Next(i + 2, function.close, ";");
    if (RoundsUp(file.Joined(i + 2, stop), file.Bare(i + 2, stop), total, tile)) count = file.At(i);
  }
  if (count.empty()) return;
  const std::vector<Loop> loops = LoopsOf(file, function.open, function.close);
  std::size_t choice = 0, mentions = 0, choices = 0;
  for (std::size_t i = function.open + 1; i < function.close; ++i) {
    if (file.At(i) == tail) ++mentions;
    if (file.At(i) == "%" && i != percent) return;
    if (file.At(i) != "?" || !LastTakesTail(file, i, function, count, tile, tail)) continue;
    if (std::none_of(loops.begin(), loops.end(),
                     [&](const Loop& loop) { return loop.open < i && i < loop.close && loop.count == count; }))
      return;
    const std::size_t begin = ConditionBegin(file, i, function.open);
    if (file.At(begin - 1) == "=" && IsAskedOf(file, function, i, file.At(begin - 2))) return;
    ++choices;
    choice = i;
  }
  if (choices == 0 || mentions != choices + 1) return;
  out.empty_last_tiles.push_back(
      {tail, total, tile, file.Range(equals - 1, end - 1),
       file.Range(ConditionBegin(file, choice, function.open), file.Next(choice, function.close, ";") - 1)});
}

// Whether every part of `a == n - 1 || b == m - 1` tests for the last of a count, and one of them for that of the loop
// itself.
bool AsksForLast(const FileText& file, std::size_t first, std::size_t end, const Loop& inner) {
  bool own = false;
  for (std::size_t at = first; at < end;) {
    std::size_t stop = file.Next(at, end, "||");
    const std::string part = file.Bare(at, stop);
    const std::size_t mark = part.find("==");
    if (mark == std::string::npos || !part.ends_with("-1") || !IsChain(part.substr(0, mark)) ||
        !IsChain(part.substr(mark + 2, part.size() - mark - 4)))
      return false;
    const std::string index = part.substr(0, mark);
    own = own || index == inner.index;
    // An index that the round computes: `index = swapped ? j : i`.
    for (std::size_t i = inner.open + 1; i + 1 < first && !own; ++i) {
      if (file.At(i) != index || file.At(i + 1) != "=") continue;
      for (std::size_t k = i + 2; k < first && file.At(k) != ";"; ++k) own = own || file.At(k) == inner.index;
    }
    at = stop + 1;
  }
  return own;
}

bool NamesTail(std::string_view text) {
  return text.find("tail") != std::string_view::npos || text.find("Tail") != std::string_view::npos;
}

bool IsSet(const FileText& file, std::size_t i) {
  const std::string_view next = file.At(i + 1);
  return next == "=" || next == "+=" || next == "-=" || next == "*=" || next == "/=" || next == "++" || next == "--" ||
         file.At(i - 1) == "++" || file.At(i - 1) == "--" || file.At(i - 1) == "&";
}

void StaleTailsOf(const FileText& file, const FunctionText& function, const Loop& outer, const Loop& inner,
                  std::size_t condition, std::size_t open, std::size_t close, SlipFacts& out) {
  if (file.At(close + 1) == "else" || !AsksForLast(file, condition + 1, *file.code().Closer(condition), inner)) return;
  for (std::size_t i = open + 1; i + 2 < close; ++i) {
    if (file.At(i + 1) != "=" || !source::IsName(file.At(i)) || (file.At(i - 1) != ";" && file.At(i - 1) != "{"))
      continue;
    const std::string size(file.At(i));
    const std::size_t end = file.Next(i + 2, close, ";");
    if (!NamesTail(file.Joined(i + 2, end))) continue;
    std::size_t initial = 0;
    for (std::size_t k = function.open + 1; k + 1 < outer.head; ++k)
      if (file.At(k) == size && file.At(k + 1) == "=" && source::IsName(file.At(k - 1)) && file.At(k - 1) != "return" &&
          source::IsName(file.At(k + 2)))
        initial = k;
    bool kept = initial != 0, used = false;
    for (std::size_t k = outer.head; k < outer.close && kept; ++k) {
      if (file.At(k) != size) continue;
      if (k > open && k < close) continue;
      kept = !IsSet(file, k) && !source::IsName(file.At(k - 1));
      used = used || (k > close && k < inner.close);
    }
    if (kept && used)
      out.stale_tails.push_back(
          {size, file.Range(i, end), file.Range(initial, file.Next(initial, function.close, ";") - 1)});
  }
}

// Names of a call's arguments.
bool Mentions(const FileText& file, std::size_t first, std::size_t end, std::string_view name) {
  for (std::size_t i = first; i < end; ++i)
    if (file.At(i) == name) return true;
  return false;
}

// Whether a function splits a number into coordinates, this one not the first: it restarts with every round.
bool TakesApart(const FileText& file, const FunctionText& function, const std::string& coordinate) {
  const std::vector<std::string> params = file.Parameters(function);
  if (params.size() != 1) return false;
  bool reduced = false, set = false;
  for (std::size_t i = function.open + 1; i + 1 < function.close; ++i) {
    if (file.At(i) == params[0] && (file.At(i + 1) == "-=" || file.At(i + 1) == "%=")) reduced = true;
    if (!file.IsOwnName(i, coordinate) || file.At(i + 1) != "=") continue;
    const std::size_t end = file.Next(i + 2, function.close, ";");
    if (!Mentions(file, i + 2, end, params[0])) return false;
    if (!reduced && !Mentions(file, i + 2, end, "%")) return false;
    set = true;
  }
  return set;
}

void DroppedRoundsOf(const FileText& file, const Loop& loop, SlipFacts& out) {
  if (loop.index.empty()) return;
  for (std::size_t i = loop.open + 1; i + 3 < loop.close; ++i) {
    if (file.At(i) != "return" || file.At(i + 1) != ";" || file.At(i - 1) != "{" || file.At(i + 2) != "}") continue;
    const auto condition = file.At(i - 2) == ")" ? file.Opener(i - 2) : std::nullopt;
    if (!condition || file.At(*condition - 1) != "if") continue;
    const std::string text = file.Bare(*condition + 1, i - 2);
    const std::size_t mark = text.find('>');
    if (mark == std::string::npos || !source::IsName(text)) continue;
    const std::string coordinate = text.substr(0, mark);
    if (std::any_of(coordinate.begin(), coordinate.end(),
                    [](char c) { return !std::isalnum(static_cast<unsigned char>(c)) && c != '_'; }))
      continue;
    for (const FunctionText& maker : file.functions()) {
      if (!TakesApart(file, maker, coordinate)) continue;
      for (std::size_t k = loop.open + 1; k < i; ++k) {
        const auto end = file.At(k) == maker.name && file.At(k + 1) == "(" ? file.code().Closer(k + 1) : std::nullopt;
        if (!end || !Mentions(file, k + 2, *end, loop.index)) continue;
        out.dropped_rounds.push_back({coordinate, file.Range(i, i + 1), file.Range(k, *end)});
        return;
      }
    }
  }
}

// `n` of a value that is `n` rounded up to a multiple; empty if it is not of this form.
std::string RoundedUp(const std::string& bare) {
  const std::size_t plus = bare.find('+');
  const std::size_t slash = bare.rfind('/');
  if (plus == std::string::npos || slash == std::string::npos || slash < plus) return {};
  const std::string middle = bare.substr(plus + 1, slash - plus - 1);
  if (!middle.ends_with("-1")) return {};
  const std::string unit = middle.substr(0, middle.size() - 2);
  if (bare.substr(slash) == "/" + unit + "*" + unit) return bare.substr(0, plus);
  if (bare.substr(slash) == "/" + unit && bare.starts_with(unit + "*"))
    return bare.substr(unit.size() + 1, plus - unit.size() - 1);
  return {};
}

// The first copy to global memory, at the core's own offset, of a count rounded up to blocks.
void RoundedStoreOf(const FileText& file, const std::string& core, std::size_t open, std::size_t close,
                    SlipFacts& out) {
  for (std::size_t i = open + 1; i + 2 < close; ++i) {
    if (!source::IsName(file.At(i)) || file.At(i + 1) != "=") continue;
    const std::size_t end = file.Next(i + 2, close, ";");
    const std::string count = RoundedUp(file.Bare(i + 2, end));
    if (!IsChain(count)) continue;
    for (std::size_t k = end; k + 2 < close; ++k) {
      if (file.At(k) != "DataCopy" || file.At(k + 1) != "(" || file.At(k + 3) != "[") continue;
      const std::size_t last = *file.code().Closer(k + 1);
      const std::size_t to = file.code().Closer(k + 3).value_or(last);
      if (file.At(last - 1) != file.At(i) || file.At(last - 2) != "," || !Mentions(file, k + 4, to, core)) continue;
      out.rounded_stores.push_back({count, std::string(file.At(i)), file.Range(k, last), file.Range(i, end)});
      return;
    }
  }
}

}  // namespace

void FindRoundedStores(const FileText& file, SlipFacts& out) {
  for (const FunctionText& function : file.functions())
    for (std::size_t i = function.open + 1; i < function.close; ++i) {
      const auto end = file.At(i) == "if" && file.At(i + 1) == "(" ? file.code().Closer(i + 1) : std::nullopt;
      const auto close = end && file.At(*end + 1) == "{" ? file.code().Closer(*end + 1) : std::nullopt;
      if (!close || file.At(*close + 1) != "else") continue;
      const std::string condition = file.Bare(i + 2, *end);
      const std::size_t mark = std::min(condition.find("!="), condition.find('<'));
      if (mark == std::string::npos || !condition.ends_with("-1") || condition.find("&&") != std::string::npos)
        continue;
      const std::string core = condition.substr(0, mark);
      if (IsChain(core)) RoundedStoreOf(file, core, *end + 1, *close, out);
    }
}

void FindEmptyLastTiles(const FileText& file, SlipFacts& out) {
  for (const FunctionText& function : file.functions())
    for (std::size_t i = function.open + 1; i < function.close; ++i)
      if (file.At(i) == "%") EmptyLastTileOf(file, function, i, out);
}

void FindStaleTails(const FileText& file, SlipFacts& out) {
  for (const FunctionText& function : file.functions())
    for (const Loop& outer : LoopsOf(file, function.open, function.close))
      for (const Loop& inner : LoopsOf(file, outer.open, outer.close)) {
        if (inner.index.empty()) continue;
        for (std::size_t i = inner.open + 1; i < inner.close; ++i) {
          if (file.At(i) == "if" && file.At(i + 1) == "(") {
            const auto end = file.code().Closer(i + 1);
            const auto close = end ? file.code().Closer(*end + 1) : std::nullopt;
            if (close && file.At(*end + 1) == "{" && file.At(i - 1) != "else")
              StaleTailsOf(file, function, outer, inner, i + 1, *end + 1, *close, out);
          }
          if (const auto close = file.code().Closer(i)) i = *close;
        }
      }
}

void FindDroppedRounds(const FileText& file, SlipFacts& out) {
  for (const FunctionText& function : file.functions())
    for (const Loop& loop : LoopsOf(file, function.open, function.close)) DroppedRoundsOf(file, loop, out);
}

}  // namespace assay::ascendc
