// Ranges first; then the solver, with the rounds of the earlier access renamed, for each way in which it can be
// earlier.
#include "solver/sites.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace assay {
namespace {

bool MentionsRounds(const ExprPool& pool, Expr e) {
  const std::set<SymbolId> symbols = SymbolsOf(e);
  return std::any_of(symbols.begin(), symbols.end(), [&](SymbolId id) {
    const SymbolRole role = pool.symbol(id).role;
    return role == SymbolRole::kLoop || role == SymbolRole::kApproximation;
  });
}

}  // namespace

bool MemoriesOf(const DeviceEvents& events, const CoreOp& op, std::size_t operand, const CoreState& state,
                std::vector<int>& memories) {
  const auto kind = [&](int buffer) { return events.buffers[static_cast<std::size_t>(buffer)].kind; };
  const auto local = [&](BufferInstance instance) {
    const bool placed = kind(BufferOf(instance)) == Buffer::Kind::kFixed;
    // Buffers that the pipe hands out are somewhere in this memory, too.
    const bool mixed = placed && std::any_of(events.buffers.begin(), events.buffers.end(), [](const Buffer& buffer) {
                         return buffer.kind == Buffer::Kind::kQueue || buffer.kind == Buffer::Kind::kScratch;
                       });
    memories.push_back(placed ? kPlaced : instance);
    return !mixed;
  };
  const Operand& o = events.events[static_cast<std::size_t>(op.event)].operands[operand];
  const int handle = operand < op.handles.size() ? op.handles[operand] : -1;
  if (handle >= 0) {
    const BufferInstance instance = state.values[static_cast<std::size_t>(handle)];
    return instance >= 0 && local(instance);
  }
  for (const BufferChoice& choice : o.buffers) {
    if (kind(choice.buffer) == Buffer::Kind::kQueue) return false;
    if (kind(choice.buffer) == Buffer::Kind::kArgument) {
      memories.push_back(-1 - events.buffers[static_cast<std::size_t>(choice.buffer)].argument);
    } else if (!local(InstanceOf(choice.buffer, 0))) {
      return false;
    }
  }
  return !memories.empty();
}

std::string OrderText(const std::string& before, const std::string& now, bool writes) {
  return fmt::format("the {} waits for the {} whose bytes it {}", now, before, writes ? "overwrites" : "reads");
}

Expr OffsetIn(const DeviceEvents& events, const Operand& operand) {
  if (operand.buffers.size() != 1) return operand.offset;
  const Buffer& buffer = events.buffers[static_cast<std::size_t>(operand.buffers.front().buffer)];
  return buffer.address ? events.pool->Add(buffer.address, operand.offset) : operand.offset;
}

std::size_t Sites::Of(int event, int operand, int memory, Unit unit, std::pair<int, int> place,
                      const std::map<SymbolId, Expr>& index) {
  std::vector<std::uint32_t> where;
  for (const auto& [symbol, value] : index) where.push_back(value->id);
  const auto [known, fresh] = known_.try_emplace({event, operand, memory, where}, sites_.size());
  if (!fresh) return known->second;
  const Event& of = events_.events[static_cast<std::size_t>(event)];
  const Operand& o = of.operands[static_cast<std::size_t>(operand)];
  Site site;
  site.event = event;
  site.operand = operand;
  site.memory = memory;
  site.unit = unit;
  site.writes = o.writes;
  site.exact = o.exact;
  site.atomic = of.atomic == Event::Atomic::kYes && unit != Unit::kScalar;
  std::tie(site.block, site.op) = place;
  site.index = index;
  site.whole = !o.why_unresolved.empty() || !o.rows || (!o.rows->IsConst(1) && o.row_stride->range.lo < 0);
  if (!site.whole) {
    const Expr one = pool_.Const(1);
    Expr offset = OffsetIn(events_, o);
    Expr reach = pool_.Add(pool_.Mul(pool_.Sub(o.rows, one), o.row_stride), o.row_bytes);
    if (!o.rows->IsConst(1) && o.row_stride->IsConst() && o.row_stride != o.row_bytes) {
      site.rows = Put(site, o.rows);
      site.row = pool_.NewSymbol("row", SymbolRole::kLoop, {0, std::max<WideInt>(o.rows->range.hi - 1, 0)});
      offset = pool_.Add(offset, pool_.Mul(site.row, o.row_stride));
      reach = o.row_bytes;
    }
    site.begin = Put(site, offset);
    site.end = Put(site, pool_.Add(offset, reach));
  }
  sites_.push_back(std::move(site));
  return known->second;
}

bool Sites::MayMeet(std::size_t before, std::size_t now, bool same_rounds) {
  const Site& a = sites_[before];
  const Site& b = sites_[now];
  if (a.memory != b.memory || (!a.writes && !b.writes) || (a.atomic && b.atomic)) return false;
  const bool once = a.memory < 0 && once_.contains(-1 - a.memory) && a.writes && b.writes && !a.atomic && !b.atomic;
  if (once) return false;
  const auto [known, fresh] = meets_.try_emplace({before, now, same_rounds}, true);
  if (fresh) known->second = MayShare(a, b, same_rounds);
  return known->second;
}

bool Sites::MayShare(const Site& before, const Site& now, bool same_rounds) {
  if (before.whole || now.whole) return true;
  const auto apart = [&](Expr end, Expr begin) {
    if (end->range.hi <= begin->range.lo) return true;
    if (MentionsRounds(pool_, end) || MentionsRounds(pool_, begin)) return false;
    return pool_.Sub(begin, end)->range.lo >= 0;
  };
  if (apart(before.end, now.begin) || apart(now.end, before.begin)) return false;
  return entailment_ == nullptr || !Excluded(before, now, same_rounds);
}

// In the same rounds of the loops around both.
bool Sites::CanPrecede(const Site& before, const Site& now) {
  if (before.block == now.block) return before.op < now.op;
  return in_round_.Follows(before.block, now.block);
}

bool Sites::Excluded(const Site& before, const Site& now, bool same_rounds) {
  const Event& first = events_.events[static_cast<std::size_t>(before.event)];
  const Event& second = events_.events[static_cast<std::size_t>(now.event)];
  // Other rounds, and thus other instances of unknown values.
  std::map<SymbolId, Expr> renamed;
  const auto rename = [&](Expr e) {
    for (SymbolId id : SymbolsOf(e)) {
      const Symbol symbol = pool_.symbol(id);
      const bool changes = symbol.role == SymbolRole::kLoop || symbol.role == SymbolRole::kApproximation;
      if (changes && !renamed.contains(id)) renamed[id] = pool_.NewSymbol(symbol.name, symbol.role, symbol.range);
    }
    return pool_.Substitute(e, renamed);
  };
  std::vector<Expr> base;
  const auto add = [&](Expr e) {
    if (!e->IsConst(1)) base.push_back(e);
  };
  const auto describe = [&](const Site& site, const Event& event, bool other) {
    const auto put = [&](Expr e) { return other ? rename(Put(site, e)) : Put(site, e); };
    const Operand& o = event.operands[static_cast<std::size_t>(site.operand)];
    for (Expr guard : event.guards) add(put(guard));
    for (int at : event.loops) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
      for (Expr guard : loop.guards) add(put(guard));
      if (loop.last) add(put(pool_.Le(loop.index, loop.last)));
    }
    for (Expr count : {o.rows, o.row_bytes}) add(put(pool_.Lt(pool_.Const(0), count)));
    if (site.row) add(put(pool_.Lt(site.row, site.rows)));
  };
  for (Expr e : events_.hypotheses) add(e);
  describe(now, second, false);
  describe(before, first, true);
  add(pool_.Lt(rename(before.begin), now.end));
  add(pool_.Lt(now.begin, rename(before.end)));
  // Earlier: in an earlier round of one of the common loops, or before it in the same rounds.
  std::vector<std::pair<Expr, Expr>> rounds;
  for (std::size_t i = 0; i < std::min(first.loops.size(), second.loops.size()); ++i) {
    if (first.loops[i] != second.loops[i]) break;
    const Expr index = events_.loops[static_cast<std::size_t>(first.loops[i])].index;
    rounds.emplace_back(rename(Put(before, index)), Put(now, index));
  }
  const std::size_t ways = rounds.size() + (CanPrecede(before, now) ? 1 : 0);
  const std::size_t first_way = same_rounds ? rounds.size() : 0;
  if (first_way >= ways) return false;  // it was reached, so there is one
  for (std::size_t way = first_way; way < ways; ++way) {
    std::vector<Expr> assertions = base;
    for (std::size_t i = 0; i < std::min(way, rounds.size()); ++i)
      assertions.push_back(pool_.Eq(rounds[i].first, rounds[i].second));
    if (way < rounds.size()) assertions.push_back(pool_.Lt(rounds[way].first, rounds[way].second));
    if (entailment_->Refutes(assertions)) continue;
    if (left_ == 0) return false;
    --left_;
    if (entailment_->Check(std::move(assertions)).kind != AnswerKind::kUnsat) return false;
  }
  return true;
}

bool Sites::SurelyCovers(std::size_t before, Expr offset, Expr bytes) {
  const Site& site = sites_[before];
  if (site.whole || !site.exact) return false;
  const Operand& o =
      events_.events[static_cast<std::size_t>(site.event)].operands[static_cast<std::size_t>(site.operand)];
  if (!o.rows->IsConst(1)) return false;
  const Expr end = pool_.Add(offset, bytes);
  if (site.begin->range.hi > offset->range.lo) return false;
  if (site.end->range.lo >= end->range.hi) return true;
  if (entailment_ == nullptr || !end->IsConst() || left_ == 0) return false;
  --left_;
  std::vector<Expr> given = events_.hypotheses;
  const Event& event = events_.events[static_cast<std::size_t>(site.event)];
  for (Expr guard : event.guards) given.push_back(Put(site, guard));
  for (int at : event.loops) {
    const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
    if (loop.last) given.push_back(Put(site, pool_.Le(loop.index, loop.last)));
  }
  return entailment_->Holds(given, pool_.Le(end, site.end));
}

}  // namespace assay
