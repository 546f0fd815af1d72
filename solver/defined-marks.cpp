// The mark of an element, of a repeat or of the whole operand is the worst mark among its sources.
#include "solver/defined-marks.h"

#include <algorithm>

namespace assay::shadow {
namespace {

constexpr std::size_t kMostOrigins = 200;

// Elements of an operand in order: offsets of their first bytes, and their size.
std::vector<std::int64_t> ElementsOf(const Operand& o, const Place& place) {
  std::vector<std::int64_t> out;
  const std::int64_t size = std::max<std::int64_t>(o.element, 1);
  for (std::int64_t r = 0; r < place.count; ++r) {
    for (std::int64_t at = 0; at < place.bytes; at += o.bits ? 1 : size) {
      const std::int64_t lane = o.bits ? at : at / size;
      if (o.bits) {
        out.insert(out.end(), 8, place.Address(r, at));
      } else if (place.Has(lane)) {
        out.push_back(place.Address(r, at));
      }
    }
  }
  return out;
}

}  // namespace

std::uint8_t Marker::OriginOf(int event, int operand) {
  const auto found = std::find(origins_.begin(), origins_.end(), std::pair(event, operand));
  if (found != origins_.end()) return static_cast<std::uint8_t>(kOrigin + (found - origins_.begin()));
  if (origins_.size() >= kMostOrigins) return kUnknown;
  origins_.emplace_back(event, operand);
  return static_cast<std::uint8_t>(kOrigin + origins_.size() - 1);
}

// The mark of a byte's result.
std::uint8_t Marker::Made(int event, const Source& s, std::int64_t at) {
  const std::uint8_t mark = s.place.memory->At(at);
  if (mark == kDefined) return mark;
  if (!s.place.exact) return kUnknown;
  return mark == kFresh ? OriginOf(event, s.index) : mark;
}

std::uint8_t Marker::WorstOf(int event, const Source& s, const Runs& runs) {
  std::uint8_t worst = kDefined;
  for (const auto& [from, to] : runs) {
    for (std::int64_t at = from; at < to; ++at) worst = Worse(worst, Made(event, s, at));
  }
  return worst;
}

std::vector<std::uint8_t> Marker::MarksOf(int index, const Event& event, const Operand& target, const Place& place,
                                          const std::vector<Source>& sources) {
  const Runs runs = place.AllRuns(target.element);
  std::int64_t bytes = 0;
  for (const auto& [from, to] : runs) bytes += to - from;
  if (event.flow == Flow::kElements && target.element > 0) {
    if (auto marks = ByElements(index, target, place, sources, bytes)) return *marks;
  }
  if (event.flow == Flow::kRepeats && sources.size() == 1 && place.count > 0)
    return ByRepeats(index, target, place, sources.front(), bytes);
  std::uint8_t worst = kDefined;
  for (const Source& s : sources) {
    worst = Worse(worst, WorstOf(index, s, s.place.AllRuns(s.operand->element)));
  }
  // For a reduction every element counts; for other operations it is unknown.
  if (worst != kDefined && !event.reduces) worst = kUnknown;
  return std::vector<std::uint8_t>(static_cast<std::size_t>(bytes), worst);
}

std::vector<std::uint8_t> Marker::ByRepeats(int index, const Operand& target, const Place& place, const Source& source,
                                            std::int64_t bytes) {
  std::vector<std::uint8_t> marks;
  const std::int64_t each = bytes / place.count;
  // Blocks of a repeat may be defined where others are not.
  const bool one = each <= 2 * target.element;
  for (std::int64_t r = 0; r < place.count; ++r) {
    Source row = source;
    row.place.begin += r * row.place.stride;
    row.place.count = std::min<std::int64_t>(1, row.place.count);
    const std::uint8_t worst = WorstOf(index, row, row.place.AllRuns(row.operand->element));
    marks.insert(marks.end(), static_cast<std::size_t>(each), worst == kDefined || one ? worst : kUnknown);
  }
  return marks;
}

std::optional<std::vector<std::uint8_t>> Marker::ByElements(int index, const Operand& target, const Place& place,
                                                            const std::vector<Source>& sources, std::int64_t bytes) {
  const std::vector<std::int64_t> to = ElementsOf(target, place);
  std::vector<std::uint8_t> of(to.size(), kDefined);
  const bool chooses = sources.size() > 2;  // which of the sources counts depends on what they hold
  for (const Source& s : sources) {
    if (s.operand->element <= 0) return std::nullopt;
    if (s.place.exact && s.place.memory->AllDefined(s.place.AllRuns(s.operand->element))) continue;
    const std::vector<std::int64_t> from = ElementsOf(*s.operand, s.place);
    if (from.size() < to.size()) return std::nullopt;
    const std::int64_t size = s.operand->bits ? 1 : s.operand->element;
    for (std::size_t i = 0; i < to.size(); ++i) {
      std::uint8_t mark = kDefined;
      for (std::int64_t b = 0; b < size; ++b) mark = Worse(mark, Made(index, s, from[i] + b));
      if (chooses && !s.operand->bits && mark != kDefined) mark = kUnknown;
      of[i] = Worse(of[i], mark);
    }
  }
  std::vector<std::uint8_t> marks(static_cast<std::size_t>(bytes), kDefined);
  for (std::size_t i = 0; i < to.size(); ++i) {
    const std::size_t size = target.bits ? 1 : static_cast<std::size_t>(target.element);
    for (std::size_t b = 0; b < size; ++b) {
      const std::size_t at = target.bits ? i / 8 : i * size + b;
      if (at < marks.size()) marks[at] = Worse(marks[at], of[i]);
    }
  }
  return marks;
}

void WriteMarks(const Operand& o, const Place& place, const std::vector<std::uint8_t>& marks) {
  std::size_t i = 0;
  for (const auto& [from, to] : place.AllRuns(o.element)) {
    for (std::int64_t at = from; at < to && i < marks.size(); ++at, ++i) {
      const bool same = place.exact || place.memory->At(at) == marks[i];
      place.memory->Set(at, at + 1, same ? marks[i] : kUnknown);
    }
  }
}

void AddNumbers(ExprPool& pool, const Operand& o, std::vector<Expr>& out) {
  const Expr zero = pool.Const(0);
  out.push_back(o.offset ? o.offset : zero);
  if (!o.why_unresolved.empty()) {
    out.insert(out.end(), 6, zero);
    return;
  }
  if (!o.lanes) {
    for (Expr e : {o.rows, o.row_bytes, o.row_stride, pool.Const(o.granule), zero, zero}) out.push_back(e);
    return;
  }
  const Lanes& l = *o.lanes;
  for (Expr e : {l.repeats, l.bytes, l.repeat_stride, l.block_stride}) out.push_back(e);
  out.push_back(l.low ? l.low : zero);
  out.push_back(l.high ? l.high : zero);
}

void Spoil(const Place& place) {
  for (const auto& [from, to] : place.AllRuns(1)) place.memory->Set(from, to, kFresh);
}

void Write(const Operand& o, const Place& place, std::uint8_t mark) {
  for (const auto& [from, to] : place.AllRuns(o.element)) {
    if (place.exact) {
      place.memory->Set(from, to, mark);
      continue;
    }
    for (std::int64_t at = from; at < to; ++at) {
      if (place.memory->At(at) != mark) place.memory->Set(at, at + 1, kUnknown);
    }
  }
}

}  // namespace assay::shadow
