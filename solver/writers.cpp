// A writer in loops of its own writes a byte in the round given by its stride; a loop around both also has earlier
// rounds, of which the first and the last one are tried.
#include "solver/writers.h"

#include <algorithm>
#include <set>

namespace assay {
namespace {

constexpr WideInt kWide = static_cast<WideInt>(1) << 62;

std::size_t Shared(const std::vector<int>& a, const std::vector<int>& b) {
  const auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
  return static_cast<std::size_t>(end - a.begin());
}

}  // namespace

Writers::Writers(const DeviceEvents& events, const Tensors& tensors, Entailment& entailment)
    : events_(events), tensors_(tensors), entailment_(entailment), pool_(*events.pool) {
  for (std::size_t at = 0; at < events.order.size(); ++at) {
    const Moment& moment = events.order[at];
    if (moment.step) continue;
    const Event& event = events.events[static_cast<std::size_t>(moment.index)];
    for (const Operand& scratch : event.scratch) Collect(event, scratch, moment.index, at, !scratch.writes);
    for (const Operand& operand : event.operands) {
      if (operand.writes && operand.space == MemorySpace::kOnChip) Collect(event, operand, moment.index, at, false);
    }
  }
  for (const HandedOver& handed : tensors.handed_over()) HandOver(handed);
}

void Writers::HandOver(const HandedOver& handed) {
  std::size_t at = 0;
  while (!events_.order[at].step || events_.order[at].index != handed.taken.taken) ++at;
  const Expr index = events_.loops[static_cast<std::size_t>(handed.loop)].index;
  const Expr zero = pool_.Const(0);
  const std::map<SymbolId, Expr> earlier = {{IndexOf(handed.loop), pool_.Sub(index, pool_.Const(1))}};
  const std::vector<int>& inner = tensors_.LoopsOf(handed.taken);
  const std::vector<int> outer(inner.begin(), inner.end() - 1);
  std::vector<Writer> all;
  for (const TensorChoice& choice : handed.first) {
    for (const Writer& writer : writers_[choice.id]) Inherit(writer, at, pool_.Eq(index, zero), {}, outer, all);
  }
  for (const TensorChoice& choice : handed.later) {
    for (const Writer& writer : writers_[choice.id]) Inherit(writer, at, pool_.Lt(zero, index), earlier, inner, all);
  }
  std::vector<Writer>& own = writers_[handed.taken];
  own.insert(own.begin(), all.begin(), all.end());
}

void Writers::Inherit(const Writer& writer, std::size_t at, Expr when, const std::map<SymbolId, Expr>& earlier,
                      const std::vector<int>& loops, std::vector<Writer>& out) {
  if (earlier.empty() && writer.at > at) return;  // after the loop
  Writer here = writer;
  here.at = at;
  here.earlier = earlier;
  const auto put = [&](Expr& e) {
    if (e) e = pool_.Substitute(e, earlier);
  };
  put(here.guard);
  here.guard = pool_.And(here.guard, when);
  const bool followed = EventOf(writer).loops == loops && (earlier.empty() || !LeansOnUnknown(writer));
  if (!followed) {
    here.touched.known = false;
    here.begin = here.end = Expr();
  } else {
    for (Expr* e : {&here.touched.begin, &here.touched.count, &here.touched.stride, &here.begin, &here.end}) put(*e);
    for (auto& [begin, end] : here.touched.parts) {
      put(begin);
      put(end);
    }
  }
  out.push_back(std::move(here));
}

void Writers::Collect(const Event& event, const Operand& operand, int index, std::size_t at, bool spoils) {
  std::string why;
  const auto choices = tensors_.Of(operand, why);
  if (choices.empty() && why_.empty()) {
    why_ = why;
    why_at_ = event.location;
  }
  for (const TensorChoice& choice : choices) {
    Writer writer{index, at, choice.guard, {}, {}, {}, spoils};
    writer.touched = TouchedBy(pool_, operand, Side::kCertain);
    const bool scratch = &operand >= event.scratch.data() && &operand < event.scratch.data() + event.scratch.size();
    if (scratch) writer.touched.known = false;
    if (operand.why_unresolved.empty()) {
      const Touched possible = TouchedBy(pool_, operand, Side::kPossible);
      writer.begin = possible.begin;
      writer.end = EndOf(pool_, possible);
    }
    writers_[choice.id].push_back(std::move(writer));
  }
}

std::vector<Expr> ConditionsOf(const DeviceEvents& events, const Event& event) {
  ExprPool& pool = *events.pool;
  std::vector<Expr> out;
  for (int at : event.loops) {
    const Loop& loop = events.loops[static_cast<std::size_t>(at)];
    out.insert(out.end(), loop.guards.begin(), loop.guards.end());
    out.push_back(pool.Le(pool.Const(0), loop.index));
    if (loop.last) out.push_back(pool.Le(loop.index, loop.last));
  }
  out.insert(out.end(), event.guards.begin(), event.guards.end());
  return out;
}

std::vector<Expr> Writers::When(const Event& event, Expr guard) const {
  std::vector<Expr> out = events_.hypotheses;
  for (Expr condition : ConditionsOf(events_, event)) out.push_back(condition);
  out.push_back(guard);
  std::erase_if(out, [](Expr e) { return e->IsConst(1); });
  return out;
}

Expr Writers::EndOfRead(const Reader& reader) {
  const Expr end = EndOf(pool_, reader.touched);
  return reader.limit ? pool_.Min(end, pool_.Add(reader.touched.begin, reader.limit)) : end;
}

// A write of one run in the same round, or before the loops around the reader.
bool Writers::Whole(const Reader& reader, const Writer& writer) {
  const Event& event = EventOf(writer);
  const std::vector<int>& loops = events_.events[static_cast<std::size_t>(reader.event)].loops;
  if (!writer.touched.known || !writer.touched.dense() || Shared(event.loops, loops) != event.loops.size())
    return false;
  Expr goal = writer.guard;
  for (Expr of_event : event.guards) {
    const Expr guard = GuardOf(writer, of_event);
    const bool given = std::find(reader.hypotheses.begin(), reader.hypotheses.end(), guard) != reader.hypotheses.end();
    if (!given) goal = pool_.And(goal, guard);
  }
  const auto& [begin, end] = writer.touched.parts.front();
  const Expr first = pool_.Add(reader.touched.begin, reader.touched.parts.front().first);
  goal = pool_.And(goal, pool_.Le(pool_.Add(writer.touched.begin, begin), first));
  goal = pool_.And(goal, pool_.Le(EndOfRead(reader), pool_.Add(writer.touched.begin, end)));
  return goal->IsConst(1) || entailment_.Holds(reader.hypotheses, goal);
}

// The round whose bytes begin at or before `b`: start + round * step <= b < start + (round + 1) * step.
Expr Writers::Solve(Expr start, Expr step, Expr last, Expr b, std::vector<Expr>& given) {
  const Expr zero = pool_.Const(0);
  if (step->range.hi <= 0) return zero;
  const Expr far = pool_.Max(pool_.Sub(b, start), zero);
  if (step->IsConst()) return pool_.Min(pool_.Div(far, step), pool_.Max(last, zero));
  const Expr round = pool_.NewSymbol("round", SymbolRole::kLoop, {0, kWide});
  const Expr begin = pool_.Mul(round, step);
  const Expr holds = pool_.And(pool_.Le(begin, far), pool_.Lt(far, pool_.Add(begin, step)));
  given.push_back(pool_.Or(pool_.Le(step, zero), holds));
  return round;
}

Expr Writers::Holds(const Writer& writer, Round round, Expr b, std::vector<Expr>& given) {
  const Event& event = EventOf(writer);
  // Unknown values differ in every round.
  if ((!round.put.empty() || round.fixed < event.loops.size()) && LeansOnUnknown(writer)) return pool_.False();
  const Touched& touched = writer.touched;
  const Expr zero = pool_.Const(0), one = pool_.Const(1);
  const auto at = [&](Expr e, std::size_t from, std::size_t which, Expr value) {
    std::map<SymbolId, Expr> put = round.put;
    for (std::size_t i = from; i < event.loops.size(); ++i) put[IndexOf(event.loops[i])] = i == which ? value : zero;
    return pool_.Substitute(e, put);
  };
  for (std::size_t i = round.fixed; i < event.loops.size(); ++i) {
    const Loop& loop = events_.loops[static_cast<std::size_t>(event.loops[i])];
    if (!loop.exact || !loop.last) return pool_.False();
    const Expr start = at(touched.begin, i, i, zero);
    const Expr step = pool_.Sub(at(touched.begin, i, i, one), start);
    const Expr last = pool_.Substitute(loop.last, round.put);
    const Expr value = Solve(start, step, last, b, given);
    round.put[IndexOf(event.loops[i])] = value;
    round.holds = pool_.And(round.holds, pool_.Le(value, last));
    for (Expr guard : loop.guards) round.holds = pool_.And(round.holds, pool_.Substitute(guard, round.put));
  }
  for (Expr guard : event.guards)
    round.holds = pool_.And(round.holds, pool_.Substitute(GuardOf(writer, guard), round.put));
  Expr holds = pool_.And(round.holds, pool_.Substitute(writer.guard, round.put));
  Touched there = touched;
  for (Expr* e : {&there.begin, &there.count, &there.stride}) *e = pool_.Substitute(*e, round.put);
  for (auto& [begin, end] : there.parts) {
    begin = pool_.Substitute(begin, round.put);
    end = pool_.Substitute(end, round.put);
  }
  const Expr row =
      there.count->IsConst(1) ? zero : Solve(there.begin, there.stride, pool_.Sub(there.count, one), b, given);
  return pool_.And(holds, InRow(pool_, there, row, b));
}

bool Writers::LeansOnUnknown(const Writer& writer) const {
  const Event& event = EventOf(writer);
  std::vector<Expr> all = event.guards;
  for (int at : event.loops) {
    const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
    all.insert(all.end(), loop.guards.begin(), loop.guards.end());
    if (loop.last) all.push_back(loop.last);
  }
  for (Expr e : {writer.guard, writer.touched.begin, writer.touched.count, writer.touched.stride}) all.push_back(e);
  for (const auto& [begin, end] : writer.touched.parts) all.insert(all.end(), {begin, end});
  return std::any_of(all.begin(), all.end(), [](Expr e) { return e->has_approximation; });
}

std::string Writers::Bytes(const Reader& reader, const std::vector<const Writer*>& writers, std::size_t depth) {
  const std::vector<int>& loops = events_.events[static_cast<std::size_t>(reader.event)].loops;
  std::vector<Expr> given = reader.hypotheses;
  const Expr b = pool_.NewSymbol("byte", SymbolRole::kLoop, {0, kWide});
  const Expr row =
      reader.touched.count->IsConst(1) ? pool_.Const(0) : pool_.NewSymbol("row", SymbolRole::kLoop, {0, kWide});
  given.push_back(InRow(pool_, reader.touched, row, b));
  if (reader.limit) given.push_back(pool_.Lt(b, pool_.Add(reader.touched.begin, reader.limit)));
  Expr any = pool_.False();
  // In this round, or before the loops.
  for (const Writer* writer : writers) {
    if (!writer->touched.known || writer->at >= reader.at) continue;
    Round round{{}, pool_.True(), Shared(EventOf(*writer).loops, loops)};
    any = pool_.Or(any, Holds(*writer, round, b, given));
  }
  // If there is none, the read may be empty.
  if (entailment_.Holds(given, any)) return "";
  bool more = false;
  for (const Writer* writer : writers) {
    const std::size_t shared = Shared(EventOf(*writer).loops, loops);
    for (std::size_t i = depth; i < shared && writer->touched.known; ++i) {
      const Expr index = events_.loops[static_cast<std::size_t>(loops[i])].index;
      const Expr earlier = pool_.Lt(pool_.Const(0), index);
      for (Expr value : {pool_.Const(0), pool_.Sub(index, pool_.Const(1))}) {
        Round round{{{IndexOf(loops[i]), value}}, earlier, i + 1};
        any = pool_.Or(any, Holds(*writer, round, b, given));
        more = true;
      }
    }
  }
  if (more && entailment_.Holds(given, any)) return "";
  return "not shown to be written before it is read";
}

Writers::Found Writers::Of(const Reader& reader) {
  Found found;
  const auto known = writers_.find(reader.tensor);
  const std::vector<int>& loops = events_.events[static_cast<std::size_t>(reader.event)].loops;
  const std::size_t depth = tensors_.LoopsOf(reader.tensor).size();
  if (!reader.touched.known) {
    found.why = "which bytes are read is not known";
    return found;
  }
  const auto never = [](Expr e) { return e->IsConst(0); };
  if (reader.touched.parts.empty() || std::any_of(reader.hypotheses.begin(), reader.hypotheses.end(), never))
    return found;
  // It touches none of the bytes read, in any round (`any_round`) or in the reader's own.
  const auto apart = [&](const Writer& writer, bool any_round) {
    if (!writer.begin) return false;
    const Expr goal = pool_.Or(pool_.Le(writer.end, reader.touched.begin), pool_.Le(EndOfRead(reader), writer.begin));
    if (goal->IsConst(1)) return true;
    const bool prefix = Shared(EventOf(writer).loops, loops) == EventOf(writer).loops.size();
    if (any_round || !prefix) {
      const std::set<SymbolId> symbols = SymbolsOf(goal);
      const bool moves = std::any_of(symbols.begin(), symbols.end(),
                                     [&](SymbolId id) { return pool_.symbol(id).role == SymbolRole::kLoop; });
      if (moves) return false;
    }
    return entailment_.Holds(reader.hypotheses, goal);
  };
  if (known == writers_.end()) {
    found.why = "nothing writes it before it is read";
    return found;
  }
  const auto spoilt = [&] { found.why = "what an operation left in its temporary space may be read"; };
  const std::vector<Writer>& writers = known->second;
  std::vector<const Writer*> all;
  std::size_t from = depth;  // of the loops around the reader, those whose earlier rounds count
  bool whole = false;
  for (auto w = writers.rbegin(); w != writers.rend() && !whole; ++w) {
    if (w->at >= reader.at || apart(*w, false)) continue;
    if (w->spoils) return spoilt(), found;
    found.same_round.push_back(&*w);
    all.push_back(&*w);
    whole = Whole(reader, *w);
    if (whole) from = std::max(from, EventOf(*w).loops.size());
  }
  for (const Writer& w : writers) {
    if (Shared(EventOf(w).loops, loops) <= from || apart(w, true)) continue;
    if (w.spoils) return spoilt(), found;
    found.others.push_back(&w);
    if (std::find(all.begin(), all.end(), &w) == all.end()) all.push_back(&w);
  }
  if (!whole) found.why = Bytes(reader, all, depth);
  return found;
}

}  // namespace assay
