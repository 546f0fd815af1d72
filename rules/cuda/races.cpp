// See races.h.
#include "rules/cuda/races.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"

namespace assay::rules {
namespace {

using enum CudaFaultKind;

bool IsNameByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The statement around a place: from after the last of ; { } to the next of them.
SourceRange StatementAt(const ReplyFacts& reply, const SourceRange& where) {
  const std::string* text = FileText(reply, where.file);
  if (text == nullptr || where.begin >= text->size()) return where;
  const std::size_t before = where.begin == 0 ? std::string::npos : text->find_last_of(";{}", where.begin - 1);
  const std::size_t behind = text->find_first_of(";{}", where.begin);
  return {where.file, static_cast<std::uint32_t>(before == std::string::npos ? 0 : before + 1),
          static_cast<std::uint32_t>(behind == std::string::npos ? text->size() : behind)};
}

bool HasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const bool open = at == 0 || !IsNameByte(text[at - 1]);
    const std::size_t end = at + word.size();
    if (open && (end == text.size() || !IsNameByte(text[end]))) return true;
  }
  return false;
}

// The name at the end of "if (i < n) out[bin]", without its index: "out".
std::string_view BaseName(std::string_view left) {
  while (!left.empty() && left.back() == ' ') left.remove_suffix(1);
  while (!left.empty() && left.back() == ']') {
    int depth = 0;
    do {
      depth += left.back() == ']' ? 1 : left.back() == '[' ? -1 : 0;
      left.remove_suffix(1);
    } while (depth > 0 && !left.empty());
  }
  std::size_t begin = left.size();
  while (begin > 0 && IsNameByte(left[begin - 1])) --begin;
  return left.substr(begin);
}

// "x[i] = x[i] + w", where w does not read x.
bool AddsToItself(std::string_view text) {
  const std::size_t at = text.find('=');
  if (at == std::string_view::npos || at == 0 || std::string_view("<>!+-*/|&^%").find(text[at - 1]) != text.npos)
    return false;
  const std::string_view name = BaseName(text.substr(0, at));
  if (name.empty()) return false;
  const auto dense = [](std::string_view part) {
    std::string letters(part);
    std::erase_if(letters, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
    return letters;
  };
  const auto from = static_cast<std::size_t>(name.data() - text.data());
  const std::string left = dense(text.substr(from, at - from)), right = dense(text.substr(at + 1));
  if (!right.starts_with(left) || right.size() <= left.size()) return false;
  return std::string_view("+-*|&^").find(right[left.size()]) != std::string_view::npos &&
         !HasWord(std::string_view(right).substr(left.size()), name);
}

// `x += ...` and its kin, where the right side reads nothing of x: threads that add to one element.
bool Accumulates(const ReplyFacts& reply, const CudaFault& fault) {
  const SourceRange statement = StatementAt(reply, fault.where);
  if (!fault.other.valid() || !statement.Holds(fault.where) || !statement.Holds(fault.other)) return false;
  const std::string_view text = TextOf(reply, statement);
  for (const std::string_view step : {"++", "--"}) {
    if (text.find(step) != std::string_view::npos && text.find('=') == std::string_view::npos) return true;
  }
  if (AddsToItself(text)) return true;
  for (const std::string_view sign : {"+=", "-=", "*=", "|=", "&=", "^="}) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos) continue;
    const std::string_view name = BaseName(text.substr(0, at));
    return !name.empty() && !HasWord(text.substr(at + 2), name);
  }
  return false;
}

bool HasBarrier(std::string_view text) {
  for (const std::string_view call : {"__syncthreads", "sync()", ".sync(", "sync(", "bar.sync"}) {
    if (text.find(call) != std::string_view::npos) return true;
  }
  return false;
}

// Lanes of one warp conflict where warps do too: the missing order is a barrier.
bool MeetsOtherWarps(const CudaRunFacts& facts, const ReplyFacts& reply, const CudaFault& fault) {
  const MissingBarrier missing = WhichBarrier(reply, fault);
  return missing != MissingBarrier::kUnknown &&
         std::any_of(facts.faults.begin(), facts.faults.end(), [&](const CudaFault& other) {
           return other.kind == kRaceInBlock && other.kernel == fault.kernel && WhichBarrier(reply, other) == missing;
         });
}

RaceRule RuleOf(const CudaRunFacts& facts, const ReplyFacts& reply, const CudaFault& fault) {
  if (fault.kind == kNarrowScope) return RaceRule::kScope;
  if (fault.kind == kAtomicMixed) return RaceRule::kAtomicMixed;
  if (Accumulates(reply, fault)) return RaceRule::kAccumulate;
  if (fault.same_value && fault.writes && fault.other_writes) return RaceRule::kSameValue;
  if (fault.kind == kRaceInWarp && !MeetsOtherWarps(facts, reply, fault)) return RaceRule::kIntraWarp;
  if (fault.kind == kRaceInGrid) return RaceRule::kGlobalGrid;
  if (!IsShared(fault)) return RaceRule::kGlobalBlock;
  switch (WhichBarrier(reply, fault)) {
    case MissingBarrier::kUnknown:
      return RaceRule::kShared;
    case MissingBarrier::kSecond:
      return RaceRule::kMissingSecondBarrier;
    default:
      return RaceRule::kMissingBarrier;
  }
}

int Weight(const CudaFault& fault) {
  if (fault.same_value) return 0;
  if (fault.kind == kRaceInWarp) return fault.changes_output ? 2 : 1;
  return fault.kind == kAtomicMixed ? 3 : 4;
}

std::vector<const CudaFault*> ByWeight(const CudaRunFacts& facts) {
  std::set<SourceRange> bad;  // where accesses leave their memory, they meet others' for that reason
  std::set<std::pair<SourceRange, SourceRange>> pending;
  for (const CudaFault& fault : facts.faults) {
    if (fault.kind == kReadOutOfBounds || fault.kind == kWriteOutOfBounds) bad.insert(fault.where);
    if (fault.kind == kCopyPending) pending.insert(std::minmax(fault.where, fault.other));
  }
  std::vector<const CudaFault*> races;
  std::set<std::string> apart;  // kernels whose barriers did not bring together whom they should
  for (const CudaFault& fault : facts.faults) {
    if (fault.kind == kGridSyncNotCooperative || fault.kind == kDivergentBarrier) apart.insert(fault.kernel);
  }
  for (const CudaFault& fault : facts.faults) {
    if (IsRace(fault.kind) && !bad.contains(fault.where) && !bad.contains(fault.other) &&
        !apart.contains(fault.kernel) && !pending.contains(std::minmax(fault.where, fault.other)))
      races.push_back(&fault);
  }
  std::stable_sort(races.begin(), races.end(),
                   [](const CudaFault* a, const CudaFault* b) { return Weight(*a) > Weight(*b); });
  return races;
}

// The key of a race: its two places in either order, or the statement that accumulates.
std::pair<SourceRange, SourceRange> PlacesOf(const ReplyFacts& reply, const CudaFault& fault, RaceRule rule) {
  if (rule == RaceRule::kAccumulate) {
    const SourceRange statement = StatementAt(reply, fault.where);
    return {statement, statement};
  }
  return std::minmax(fault.where, fault.other);
}

// One place against several others, or two of one line against one.
bool IsOneWith(const ReplyFacts& reply, const CudaFault& known, const CudaFault& fault) {
  return known.where == fault.where ||
         (known.other == fault.other && LineOf(reply, known.where) == LineOf(reply, fault.where));
}

// Which of the two comes second depends on the order of threads.
CudaFault Oriented(const CudaFault& fault, RaceRule rule) {
  const bool write_first = rule == RaceRule::kMissingSecondBarrier;
  const bool swaps = fault.writes != fault.other_writes && rule != RaceRule::kAtomicMixed ? fault.writes != write_first
                                                                                          : fault.where < fault.other;
  if (!swaps || !fault.other.valid()) return fault;
  CudaFault turned = fault;
  std::swap(turned.where, turned.other);
  std::swap(turned.writes, turned.other_writes);
  std::swap(turned.thread, turned.other_thread);
  return turned;
}

}  // namespace

std::vector<SeenRace> RacesOf(const CudaRunFacts& facts, const ReplyFacts& reply, RaceRule rule) {
  std::vector<SeenRace> seen;
  std::set<std::pair<SourceRange, SourceRange>> told;
  for (const CudaFault* fault : ByWeight(facts)) {
    const RaceRule of = RuleOf(facts, reply, *fault);
    if (!told.insert(PlacesOf(reply, *fault, of)).second || of != rule) continue;
    const CudaFault told_so = Oriented(*fault, of);
    const auto same = std::find_if(seen.begin(), seen.end(),
                                   [&](const SeenRace& race) { return IsOneWith(reply, race.fault, told_so); });
    if (same != seen.end()) {
      same->also.push_back(told_so);
    } else {
      seen.push_back({told_so, {}});
    }
  }
  return seen;
}

MissingBarrier WhichBarrier(const ReplyFacts& reply, const CudaFault& fault) {
  const SourceRange &first = std::min(fault.where, fault.other), &last = std::max(fault.where, fault.other);
  if (fault.writes == fault.other_writes || !first.valid() || first.file != last.file || first.end >= last.begin)
    return MissingBarrier::kUnknown;
  const std::string_view between = TextOf(reply, {first.file, first.end, last.begin});
  const bool one_statement = between.find_first_of(";{}") == std::string_view::npos;
  const bool two_functions =
      between.find("\n}") != std::string_view::npos || HasWord(between, "__global__") || HasWord(between, "__device__");
  if (one_statement || two_functions) return MissingBarrier::kUnknown;
  const bool written_first = first == fault.where ? fault.writes : fault.other_writes;
  const bool barrier = HasBarrier(between);
  if (written_first) return barrier ? MissingBarrier::kSecond : MissingBarrier::kBetween;
  return barrier ? MissingBarrier::kNextRound : MissingBarrier::kSecond;
}

// A name by which the file declares shared memory, as in `__shared__ float tile[32];`: one address for a whole block.
static bool IsSharedArray(const ReplyFacts& reply, const SourceRange& where, std::string_view name) {
  const std::string* text = FileText(reply, where.file);
  if (text == nullptr || !std::all_of(name.begin(), name.end(), IsNameByte)) return false;
  constexpr std::string_view kShared = "__shared__";
  for (std::size_t at = text->find(kShared); at != std::string::npos; at = text->find(kShared, at + 1)) {
    const std::string_view declaration = std::string_view(*text).substr(at, text->find(';', at) - at);
    const std::size_t index = declaration.find('[');
    if (index != std::string_view::npos && BaseName(declaration.substr(0, index)) == name) return true;
  }
  return false;
}

bool SameConstant(const ReplyFacts& reply, const CudaFault& fault) {
  const auto stored = [&](const SourceRange& where) {
    const std::string_view text = TextOf(reply, StatementAt(reply, where));
    const std::size_t at = text.rfind('=');
    if (at == std::string_view::npos ||
        (at > 0 && std::string_view("=<>!+-*/|&^%").find(text[at - 1]) != std::string_view::npos))
      return std::string();
    std::string value(text.substr(at + 1));
    std::erase_if(value, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
    return value;
  };
  const std::string value = stored(fault.where);
  if (value.empty() || value != stored(fault.other)) return false;
  if (value == "true" || value == "false") return true;
  if (IsSharedArray(reply, fault.where, value)) return true;
  const std::size_t from = value[0] == '-' && value.size() > 1 ? 1 : 0;
  return std::isdigit(static_cast<unsigned char>(value[from])) != 0 &&
         std::all_of(value.begin() + 1, value.end(), [](char c) { return IsNameByte(c) || c == '.'; });
}

Severity RaceSeverity(const CudaFault& fault) {
  if (fault.kind == kRaceInWarp || fault.far_ahead) return Severity::kWarning;
  const bool one_step = fault.one_step && fault.kind != kAtomicMixed;
  return fault.changes_output || one_step ? Severity::kError : Severity::kWarning;
}

std::string RaceText(const CudaFault& fault) {
  return fmt::format("{} {} {} of {} while {} {} it", ThreadText(fault.thread), Verb(fault.writes), ElementText(fault),
                     MemoryText(fault.memory), ThreadText(fault.other_thread), Verb(fault.other_writes));
}

void ExplainRace(FindingBuilder& finding, const SeenRace& race, Severity severity, const std::string& what) {
  const CudaFault& fault = race.fault;
  if (fault.other.valid() && fault.other != fault.where)
    finding.Label(fault.other, fmt::format("{} {} it here", ThreadText(fault.other_thread), Verb(fault.other_writes)));
  for (const CudaFault& also : race.also) {
    const bool from_here = also.where == fault.where;
    const SourceRange& place = from_here ? also.other : also.where;
    if (!place.valid()) continue;
    finding.Label(
        place, from_here ? fmt::format("{} {} it here as well", ThreadText(also.other_thread), Verb(also.other_writes))
                         : fmt::format("and {} {} it here", ThreadText(also.thread), Verb(also.writes)));
  }
  if (fault.far_ahead) {
    finding.Note("where a thread is a round of a loop ahead of others, parts of the block go different ways");
  } else if (fault.changes_output) {
    finding.Note("another order of the threads changes a result");
  } else if (severity == Severity::kWarning) {
    finding.Note("no order of the threads that was tried changes a result");
  }
  Tell(finding, fault, severity, what);
}

}  // namespace assay::rules
