// From the end backwards: each event must define as many elements as later ones need of its result.
#include "solver/defined.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "solver/sweep.h"
#include "solver/writers.h"

namespace assay {
namespace {

// An event whose requirement is raised this often must define all its elements.
constexpr std::size_t kMostDemands = 6;

// How much of an event's result is needed.
struct Demand {
  bool all = false;
  std::vector<Expr> elements;  // so many from the first on, each for some reader
};

class Definedness {
 public:
  Definedness(const DeviceEvents& events, Entailment& entailment, bool inside, const std::function<bool()>& late)
      : events_(events),
        entailment_(entailment),
        inside_(inside),
        late_(late),
        pool_(*events.pool),
        tensors_(events,
                 [&](const std::vector<Expr>& hypotheses, Expr goal) {
                   std::vector<Expr> all = events.hypotheses;
                   all.insert(all.end(), hypotheses.begin(), hypotheses.end());
                   return entailment.Holds(all, goal);
                 }),
        writers_(events, tensors_, entailment) {
    for (std::size_t at = 0; at < events.order.size(); ++at) {
      if (!events.order[at].step) at_[events.order[at].index] = at;
    }
  }

  DefinedReads Run() {
    out_.not_asked = DefinedNotAsked(events_, out_.location);
    if (out_.not_asked.empty() && !writers_.why().empty()) {
      out_.not_asked = writers_.why();
      out_.location = writers_.why_at();
    }
    if (out_.not_asked.empty() && !inside_) Spills();
    if (!out_.not_asked.empty()) return std::move(out_);
    for (const auto& [index, at] : at_) {
      const Event& event = events_.events[static_cast<std::size_t>(index)];
      const bool reads = std::any_of(event.operands.begin(), event.operands.end(),
                                     [&](const Operand& o) { return ReadsOnChip(event, o); });
      const bool ends = std::none_of(event.operands.begin(), event.operands.end(),
                                     [](const Operand& o) { return o.writes && o.space == MemorySpace::kOnChip; });
      if (reads && ends) Ask(index, Expr());
    }
    while (!open_.empty()) {
      const std::size_t last = *open_.rbegin();
      open_.erase(last);
      Work(events_.order[last].index);
    }
    for (auto& [key, read] : reads_) out_.reads.push_back(std::move(read));
    return std::move(out_);
  }

 private:
  const Event& EventAt(int index) const { return events_.events[static_cast<std::size_t>(index)]; }

  void Spills() {
    for (const auto& [index, at] : at_) {
      const Event& event = EventAt(index);
      for (const std::vector<Operand>* list : {&event.operands, &event.scratch}) {
        for (const Operand& o : *list) {
          const bool scratch = list == &event.scratch;
          if (o.space != MemorySpace::kOnChip || (!o.writes && !scratch) || StaysInside(event, o)) continue;
          out_.not_asked = late_() ? kLate : "an operation may write outside of its on-chip buffer";
          out_.location = event.location;
          out_.spills = true;
          return;
        }
      }
    }
  }

  bool StaysInside(const Event& event, const Operand& o) {
    if (!o.why_unresolved.empty()) return false;
    const Touched touched = TouchedBy(pool_, o, Side::kPossible);
    if (!touched.known) return false;
    return std::all_of(o.buffers.begin(), o.buffers.end(), [&](const BufferChoice& choice) {
      std::vector<Expr> given = writers_.When(event, choice.guard);
      given.push_back(pool_.Lt(pool_.Const(0), touched.count));
      return !late_() && Inside(touched, EndOf(pool_, touched), choice.buffer, given);
    });
  }

  bool Inside(const Touched& touched, Expr end, int buffer, const std::vector<Expr>& given) {
    const Buffer& whole = events_.buffers[static_cast<std::size_t>(buffer)];
    const Expr room = pool_.RoundUp(whole.bytes, whole.granule);
    const Expr last = pool_.Sub(end, touched.begin);  // none of it is touched where this is not above 0
    const Expr inside = pool_.And(pool_.Le(pool_.Const(0), touched.begin), pool_.Le(end, room));
    return entailment_.Holds(given, pool_.Or(pool_.Le(last, pool_.Const(0)), inside));
  }

  // No number: all of it.
  void Ask(int index, Expr elements) {
    Demand& demand = demands_[index];
    if (demand.all) return;
    if (elements && std::find(demand.elements.begin(), demand.elements.end(), elements) != demand.elements.end())
      return;
    if (elements) demand.elements.push_back(elements);
    demand.all = !elements || demand.elements.size() > kMostDemands;
    open_.insert(at_.at(index));
  }

  void Work(int index) {
    const Event& event = EventAt(index);
    const Demand demand = demands_[index];
    Expr elements;
    for (Expr e : demand.elements) elements = elements ? pool_.Max(elements, e) : e;
    if (demand.all || !ByElements(event)) elements = Expr();
    for (std::size_t i = 0; i < event.operands.size(); ++i) {
      if (ReadsOnChip(event, event.operands[i])) Read(index, i, elements);
    }
  }

  // Whether element i of the result depends only on elements i of the sources: all operands are one run each, or all
  // have the same size and layout. Elements are then identified by their offsets.
  bool ByElements(const Event& event) {
    if (event.flow != Flow::kElements) return false;
    std::vector<std::pair<const Operand*, Touched>> on_chip;
    for (const Operand& o : event.operands) {
      if (o.space == MemorySpace::kOnChip) on_chip.emplace_back(&o, TouchedBy(pool_, o, Side::kCertain));
    }
    const auto& first = on_chip.front();
    return std::all_of(on_chip.begin(), on_chip.end(), [&](const auto& one) {
      const auto& [o, touched] = one;
      if (o->element <= 0 || !touched.known) return false;
      if (touched.dense() && first.second.dense()) return true;
      return o->element == first.first->element && !o->bits && !first.first->bits &&
             touched.count == first.second.count && touched.stride == first.second.stride &&
             touched.parts == first.second.parts;
    });
  }

  void Read(int index, std::size_t operand, Expr elements) {
    const Event& event = EventAt(index);
    const Operand& o = event.operands[operand];
    DefinedRead& read = reads_[{index, operand}];
    read = {index, static_cast<int>(operand), ""};
    std::string why;
    const auto choices = tensors_.Of(o, why);
    if (choices.empty()) read.why = why;
    for (const TensorChoice& choice : choices) {
      if (late_()) {
        read.why = kLate;
        return;
      }
      Reader reader{index, at_.at(index), choice.id, writers_.When(event, choice.guard), {}, {}};
      reader.touched = TouchedBy(pool_, o, Side::kPossible);
      if (!reader.touched.known || reader.touched.parts.empty()) {
        if (!reader.touched.known) read.why = "which bytes are read is not known";
        continue;
      }
      if (elements) reader.limit = BytesOf(o, elements);
      if (elements) reader.hypotheses.push_back(pool_.Lt(pool_.Const(0), reader.limit));
      reader.hypotheses.push_back(pool_.Lt(pool_.Const(0), reader.touched.count));
      for (const auto& [begin, end] : reader.touched.parts) {
        if (reader.touched.parts.size() == 1) reader.hypotheses.push_back(pool_.Lt(begin, end));
      }
      std::erase_if(reader.hypotheses, [](Expr e) { return e->IsConst(1); });
      const Writers::Found found = writers_.Of(reader);
      if (read.why.empty()) read.why = found.why;
      if (read.why.empty() && !inside_ &&
          !Inside(reader.touched, writers_.EndOfRead(reader), choice.id.buffer, reader.hypotheses))
        read.why = "what lies outside of its on-chip buffer may be read";
      for (const Writer* w : found.same_round) Pass(reader, *w);
      for (const Writer* w : found.others) Ask(w->event, Expr());
    }
  }

  Expr BytesOf(const Operand& o, Expr elements) {
    if (!o.bits) return pool_.Mul(elements, pool_.Const(o.element));
    return pool_.Div(pool_.Add(elements, pool_.Const(7)), pool_.Const(8));
  }

  // The elements needed of the result are required of its sources.
  void Pass(const Reader& reader, const Writer& writer) {
    const Event& from = EventAt(writer.event);
    const Event& to = EventAt(reader.event);
    const bool one_round = from.loops == to.loops && writer.earlier.empty();
    if (!one_round || !ByElements(from) || !writer.touched.known) return Ask(writer.event, Expr());
    const auto written = std::find_if(from.operands.begin(), from.operands.end(),
                                      [](const Operand& o) { return o.writes && o.space == MemorySpace::kOnChip; });
    Expr bytes = pool_.Sub(EndOf(pool_, reader.touched), writer.touched.begin);
    if (reader.limit) {
      const Expr end = pool_.Add(reader.touched.begin, reader.limit);
      bytes = pool_.Min(bytes, pool_.Sub(end, writer.touched.begin));
    }
    Expr elements = written->bits
                        ? pool_.Mul(bytes, pool_.Const(8))
                        : pool_.Div(pool_.Add(bytes, pool_.Const(written->element - 1)), pool_.Const(written->element));
    for (Expr guard : to.guards) {
      const bool given = std::find(from.guards.begin(), from.guards.end(), guard) != from.guards.end();
      if (!given) elements = pool_.Select(guard, elements, pool_.Const(0));
    }
    Ask(writer.event, elements);
  }

  const DeviceEvents& events_;
  Entailment& entailment_;
  const bool inside_;
  const std::function<bool()>& late_;
  ExprPool& pool_;
  Tensors tensors_;
  Writers writers_;
  std::map<int, std::size_t> at_;  // of each event, its place in the order
  std::map<int, Demand> demands_;
  std::set<std::size_t> open_;  // by place in the order: the latest is looked at first
  std::map<std::pair<int, std::size_t>, DefinedRead> reads_;
  DefinedReads out_;
};

}  // namespace

bool ReadsOnChip(const Event& event, const Operand& operand) {
  return operand.space == MemorySpace::kOnChip && (!operand.writes || event.reads_destination);
}

std::string DefinedText(const Event& event, const Operand& operand) {
  return fmt::format("what the {} reads of its {} was written", event.op, operand.name);
}

std::string DefinedNotAsked(const DeviceEvents& events, int& location) {
  for (const Approximation& a : events.approximations) {
    const bool given_back = !a.has_symbol && a.what.find("given back") != std::string::npos;
    location = a.location;
    if (a.hides_events || given_back) return a.what;
  }
  for (const Event& event : events.events) {
    location = event.location;
    for (const Operand& o : event.operands) {
      if (o.space == MemorySpace::kOnChip && o.buffers.empty()) return o.why_unresolved;
    }
  }
  location = -1;
  return "";
}

DefinedReads ProveDefined(const DeviceEvents& events, Entailment& entailment, bool inside,
                          const std::function<bool()>& late) {
  return Definedness(events, entailment, inside, late).Run();
}

}  // namespace assay
