// The loop tree in program order, with one tape per node. Queues hand out their buffers in turn, as the device's do.
#include "solver/defined-walk.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

#include "solver/defined-marks.h"
#include "solver/queue-turns.h"
#include "solver/units.h"

namespace assay {

using shadow::Memory;
using shadow::Place;
using shadow::Source;

constexpr WideInt kMostBytes = static_cast<WideInt>(1) << 21;
constexpr WideInt kMostRepeats = 65535;

class DefinedWalk::Impl {
 public:
  Impl(const DeviceEvents& events, const LaunchValues& launch) : events_(events), units_(events), launch_(launch) {
    std::size_t at = 0;
    root_.children = Children(at, 0);
    Prepare(root_);
    std::vector<Expr> sizes;
    for (const Buffer& b : events.buffers) {
      const bool ours = b.kind == Buffer::Kind::kQueue || b.kind == Buffer::Kind::kScratch;
      if (b.kind == Buffer::Kind::kFixed) why_ = "buffers at fixed addresses";
      if (ours && !b.loops.empty()) why_ = "buffers are made in a loop";
      for (Expr size : {b.count, b.bytes}) sizes.push_back(ours ? size : events.pool->Const(0));
    }
    sizes_ = Tape(sizes);
    hypotheses_ = Tape(events.hypotheses);
    for (const Buffer& b : events.buffers) guards_.push_back(Tape(b.guards));
    if (events.order.empty()) why_ = "the order of the operations is not known";
  }

  DefinedOutcome At(const Assignment& shape, std::uint64_t& budget) {
    out_ = {};
    budget_ = &budget;
    if (!why_.empty()) return Open(why_), out_;
    symbols_.assign(events_.pool->symbol_count(), 0);
    for (const auto& [symbol, value] : shape) symbols_[symbol] = value;
    for (WideInt unit = 0; unit < units_.count(); ++unit) {
      units_.Put(unit, symbols_);
      if (!Run(hypotheses_)) break;
      if (!AllHold(hypotheses_, events_.hypotheses.size())) continue;
      if (!Begin() || !Body(root_.children)) break;
    }
    if (out_.kind == DefinedOutcome::Kind::kBroken) {
      out_.when = shape;
      units_.Copy(symbols_, out_.when);
      for (int loop : events_.events[static_cast<std::size_t>(out_.out)].loops) {
        const auto id = static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
        out_.when[id] = symbols_[id];
      }
    }
    return out_;
  }

 private:
  struct Node {
    int loop = -1;  // else a moment
    Moment moment;
    std::vector<Node> children;
    std::size_t tape = 0;
    std::size_t test = 0;
  };

  const std::vector<int>& LoopsOf(const Moment& m) const {
    return m.step ? events_.steps[static_cast<std::size_t>(m.index)].loops
                  : events_.events[static_cast<std::size_t>(m.index)].loops;
  }

  std::vector<Node> Children(std::size_t& at, std::size_t depth, int inside = -1) {
    std::vector<Node> out;
    while (at < events_.order.size()) {
      const Moment& moment = events_.order[at];
      const std::vector<int>& loops = LoopsOf(moment);
      if (depth > 0 && (loops.size() < depth || loops[depth - 1] != inside)) break;
      if (loops.size() == depth) {
        out.push_back({-1, moment, {}});
        ++at;
        continue;
      }
      Node node{loops[depth], {}, {}};
      node.children = Children(at, depth + 1, loops[depth]);
      out.push_back(std::move(node));
    }
    return out;
  }

  std::optional<ExprTape> Tape(const std::vector<Expr>& exprs) {
    for (Expr e : exprs) {
      if (e->has_approximation && why_.empty()) why_ = "a value that is not known";
    }
    return ExprTape(exprs);
  }

  void Prepare(Node& node) {
    for (Node& child : node.children) Prepare(child);
    node.tape = tapes_.size();
    std::vector<Expr> exprs;
    if (node.loop >= 0) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(node.loop)];
      if (!loop.last || !loop.exact) {
        if (why_.empty()) why_ = "a loop whose number of iterations is not known";
        return;
      }
      exprs = loop.guards;
      exprs.push_back(loop.last);
      tapes_.push_back(Tape(exprs));
      node.test = tapes_.size();
      const bool tested = loop.continues && !loop.continues->has_approximation;
      tapes_.push_back(Tape({tested ? loop.continues : events_.pool->True()}));
      return;
    }
    if (node.moment.index < 0) return;
    if (node.moment.step) {
      const Step& step = events_.steps[static_cast<std::size_t>(node.moment.index)];
      exprs = step.guards;
      for (const BufferChoice& choice : step.queues) exprs.push_back(choice.guard);
      tapes_.push_back(Tape(exprs));
      return;
    }
    const Event& event = events_.events[static_cast<std::size_t>(node.moment.index)];
    // Guards first, because the operands may be meaningless if the guards fail.
    tapes_.push_back(Tape(event.guards));
    for (const std::vector<Operand>* list : {&event.operands, &event.scratch}) {
      for (const Operand& o : *list) {
        if (o.space != MemorySpace::kOnChip) continue;
        for (const BufferChoice& choice : o.buffers) exprs.push_back(choice.guard);
        shadow::AddNumbers(*events_.pool, o, exprs);
      }
    }
    tapes_.push_back(Tape(exprs));
  }

  void Open(const std::string& why) {
    out_.kind = DefinedOutcome::Kind::kOpen;
    out_.why = why;
  }

  bool Spend(std::uint64_t cost) {
    if (*budget_ >= cost) {
      *budget_ -= cost;
      return true;
    }
    *budget_ = 0;
    Open("there are more cores and rounds than the budget lets the solver walk");
    return false;
  }

  bool Run(std::optional<ExprTape>& tape) {
    if (!Spend(tape->size() + 1)) return false;
    if (tape->Run(symbols_)) return true;
    Open("a number beyond 120 bits");
    return false;
  }

  static bool AllHold(const std::optional<ExprTape>& tape, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (tape->result(i) == 0) return false;
    }
    return true;
  }

  // Of a core.
  bool Begin() {
    memories_.clear();
    queues_.clear();
    own_.assign(events_.buffers.size(), -1);
    handles_.assign(events_.steps.size(), -1);
    if (!Run(sizes_)) return false;
    for (std::size_t i = 0; i < events_.buffers.size(); ++i) {
      const WideInt count = sizes_->result(2 * i), bytes = sizes_->result(2 * i + 1);
      if (count <= 0 || bytes <= 0) continue;
      if (!Run(guards_[i])) return false;
      if (!AllHold(guards_[i], events_.buffers[i].guards.size())) continue;
      if (count * bytes > kMostBytes) return Open("buffers larger than any memory"), false;
      const bool queue = events_.buffers[i].kind == Buffer::Kind::kQueue;
      const WideInt granule = events_.buffers[i].granule;
      for (WideInt k = 0; k < count; ++k) {
        own_[i] = static_cast<int>(memories_.size());
        if (queue) queues_[static_cast<int>(i)].Add(own_[i]);
        memories_.emplace_back().marks.assign(static_cast<std::size_t>((bytes + granule - 1) / granule * granule),
                                              shadow::kFresh);
      }
    }
    return Spend(1 + memories_.size());
  }

  bool Body(const std::vector<Node>& nodes) {
    for (const Node& node : nodes) {
      if (node.loop >= 0 ? !Rounds(node) : !Happen(node)) return false;
    }
    return true;
  }

  bool Rounds(const Node& node) {
    const Loop& loop = events_.loops[static_cast<std::size_t>(node.loop)];
    std::optional<ExprTape>& tape = tapes_[node.tape];
    if (!Run(tape)) return false;
    if (!AllHold(tape, loop.guards.size())) return true;
    const WideInt last = tape->result(loop.guards.size());
    const auto index = static_cast<std::size_t>(loop.index->value);
    for (WideInt k = 0; k <= last; ++k) {
      symbols_[index] = k;
      if (!Body(node.children)) return false;
      symbols_[index] = k;
      if (!Run(tapes_[node.test])) return false;
      if (tapes_[node.test]->result(0) == 0) break;
    }
    return true;
  }

  bool Happen(const Node& node) {
    std::optional<ExprTape>& tape = tapes_[node.tape];
    if (!Run(tape)) return false;
    if (!node.moment.step) return Perform(node, tape);
    const Step& step = events_.steps[static_cast<std::size_t>(node.moment.index)];
    if (step.kind == Step::Kind::kBarrier || !AllHold(tape, step.guards.size())) return true;
    std::size_t which = 0;
    while (which < step.queues.size() && tape->result(step.guards.size() + which) == 0) ++which;
    if (which == step.queues.size()) return Open("a queue that cannot be followed"), false;
    QueueTurns& queue = queues_[step.queues[which].buffer];
    int& handle = handles_[static_cast<std::size_t>(node.moment.index)];
    const int tensor = step.tensor >= 0 ? handles_[static_cast<std::size_t>(step.tensor)] : -1;
    switch (step.kind) {
      case Step::Kind::kAcquire:
        handle = queue.Take();
        if (handle >= 0) memories_[static_cast<std::size_t>(handle)].Forget();
        break;
      case Step::Kind::kWait:
        handle = queue.full.empty() ? -1 : queue.full.front();
        if (handle >= 0) queue.full.pop_front();
        break;
      case Step::Kind::kCommit:
        if (tensor < 0) return Open("a tensor that is not known is put into a queue"), false;
        queue.full.push_back(tensor);
        return true;
      default:
        if (tensor < 0) return Open("a tensor that is not known is given back"), false;
        queue.GiveBack(tensor);
        return true;
    }
    if (handle < 0) Open("a queue has no tensor to take");
    return handle >= 0;
  }

  // One operand from the results of its event's tape, advancing `slot`.
  bool Resolve(const Operand& o, const ExprTape& tape, std::size_t& slot, Place& place) {
    int memory = o.tensor >= 0 ? handles_[static_cast<std::size_t>(o.tensor)] : -1;
    for (const BufferChoice& choice : o.buffers) {
      const bool here = tape.result(slot++) != 0;
      const bool queue = events_.buffers[static_cast<std::size_t>(choice.buffer)].kind == Buffer::Kind::kQueue;
      if (here && o.tensor < 0 && !queue) memory = own_[static_cast<std::size_t>(choice.buffer)];
    }
    const auto number = [&] { return static_cast<std::int64_t>(tape.result(slot++)); };
    for (std::int64_t* to : {&place.begin, &place.count, &place.bytes, &place.stride, &place.block}) *to = number();
    place.low = static_cast<std::uint64_t>(number());
    place.high = static_cast<std::uint64_t>(number());
    place.granule = o.lanes ? o.lanes->block : o.granule;
    place.by_bits = o.lanes && o.lanes->low;
    place.exact = o.why_unresolved.empty() && o.lanes_known && (o.exact || o.lanes);
    if (memory < 0) return Open("a buffer that cannot be followed"), false;
    place.memory = &memories_[static_cast<std::size_t>(memory)];
    if (!o.why_unresolved.empty()) {
      // Any of its bytes.
      place.begin = 0;
      place.count = 1;
      place.bytes = place.stride = static_cast<std::int64_t>(place.memory->marks.size());
      place.block = place.granule;
    }
    if (place.bytes <= 0 || place.count <= 0) place.count = 0;
    if (place.count > kMostRepeats || place.bytes > kMostBytes) return Open("an operand larger than any memory"), false;
    return Spend(1 + static_cast<std::uint64_t>(place.count * (1 + place.bytes / place.granule)));
  }

  bool Perform(const Node& node, const std::optional<ExprTape>& guards) {
    const int index = node.moment.index;
    const Event& event = events_.events[static_cast<std::size_t>(index)];
    if (!AllHold(guards, event.guards.size())) return true;
    std::optional<ExprTape>& tape = tapes_[node.tape + 1];
    if (!Run(tape)) return false;
    std::size_t slot = 0;
    std::vector<Source> sources;
    std::vector<std::pair<const Operand*, Place>> targets;
    const GmTarget gm = TargetOf(event);
    for (std::size_t i = 0; i < event.operands.size(); ++i) {
      const Operand& o = event.operands[i];
      if (o.space != MemorySpace::kOnChip) continue;
      Place place;
      if (!Resolve(o, *tape, slot, place)) return false;
      if (o.writes) targets.emplace_back(&o, place);
      if (!o.writes || event.reads_destination) sources.push_back({&o, place, static_cast<int>(i)});
    }
    std::vector<std::pair<const Operand*, Place>> scratch;
    for (const Operand& o : event.scratch) {
      Place place;
      if (!Resolve(o, *tape, slot, place)) return false;
      scratch.emplace_back(&o, place);
    }
    bool defined = true;
    for (const Source& s : sources) {
      defined = defined && s.place.exact && s.place.memory->AllDefined(s.place.AllRuns(s.operand->element));
    }
    if (targets.empty()) return defined || Comes(index, sources, gm);
    if (defined) {
      for (const auto& [o, place] : scratch) {
        if (!o->writes) shadow::Spoil(place);
      }
      for (const auto& [o, place] : targets) shadow::Write(*o, place, shadow::kDefined);
      return true;
    }
    for (const Source& s : sources) {
      const auto bytes = static_cast<std::uint64_t>(s.place.count * s.place.bytes);
      if (!Spend(bytes / 2)) return false;
    }
    // Marks are read before anything is written: operands may be the same.
    std::vector<std::vector<std::uint8_t>> marks;
    for (const auto& [o, place] : targets) marks.push_back(marker_.MarksOf(index, event, *o, place, sources));
    for (const auto& [o, place] : scratch) {
      if (o->writes) {
        for (const auto& [from, to] : place.AllRuns(1)) place.memory->Set(from, to, shadow::kUnknown);
      } else {
        shadow::Spoil(place);
      }
    }
    for (std::size_t i = 0; i < targets.size(); ++i) shadow::WriteMarks(*targets[i].first, targets[i].second, marks[i]);
    return true;
  }

  enum class GmTarget { kNone, kOutput, kOther };
  GmTarget TargetOf(const Event& event) const {
    GmTarget target = GmTarget::kNone;
    for (const Operand& o : event.operands) {
      if (o.space != MemorySpace::kGlobal || !o.writes) continue;
      target = GmTarget::kOutput;
      for (const BufferChoice& choice : o.buffers) {
        const int argument = events_.buffers[static_cast<std::size_t>(choice.buffer)].argument;
        const bool known = argument >= 0 && static_cast<std::size_t>(argument) < launch_.args.size();
        if (!known || launch_.args[static_cast<std::size_t>(argument)].role != LaunchArgument::Role::kOutput)
          target = GmTarget::kOther;
      }
    }
    return target;
  }

  // Data that leaves the chip, or that scalar code reads.
  bool Comes(int index, const std::vector<Source>& sources, GmTarget gm) {
    for (const Source& s : sources) {
      for (const auto& [from, to] : s.place.AllRuns(s.operand->element)) {
        for (std::int64_t at = from; at < to; ++at) {
          const std::uint8_t mark = s.place.memory->At(at);
          if (mark == shadow::kDefined) continue;
          const bool shown = s.place.exact && mark != shadow::kUnknown && gm != GmTarget::kOther &&
                             (gm == GmTarget::kOutput || mark == shadow::kFresh);
          if (!shown) return Open("what is read is not followed byte by byte"), false;
          const auto origin = mark == shadow::kFresh ? std::pair(index, s.index) : marker_.Origin(mark);
          out_.kind = DefinedOutcome::Kind::kBroken;
          out_.event = origin.first;
          out_.operand = origin.second;
          out_.out = index;
          return false;
        }
      }
    }
    return true;
  }

  const DeviceEvents& events_;
  const Units units_;
  const LaunchValues& launch_;
  Node root_;
  std::string why_;
  std::vector<std::optional<ExprTape>> tapes_;
  std::optional<ExprTape> sizes_, hypotheses_;
  std::vector<std::optional<ExprTape>> guards_;  // of buffers
  std::vector<WideInt> symbols_;
  std::uint64_t* budget_ = nullptr;
  DefinedOutcome out_;
  std::deque<Memory> memories_;
  std::map<int, QueueTurns> queues_;
  std::vector<int> own_;      // for each buffer that is not a queue, its memory
  std::vector<int> handles_;  // of each step, the memory of what it took
  shadow::Marker marker_;
};

DefinedWalk::DefinedWalk(const DeviceEvents& events, const LaunchValues& launch)
    : impl_(std::make_unique<Impl>(events, launch)) {}
DefinedWalk::~DefinedWalk() = default;

DefinedOutcome DefinedWalk::At(const Assignment& shape, std::uint64_t& budget) { return impl_->At(shape, budget); }

}  // namespace assay
