// The loop tree of the order, one tape a node. Queues hand out their buffers in turn, as the device's do.
#include "solver/defined-walk.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

#include "solver/shadow.h"

namespace assay {
namespace {

using shadow::Memory;
using shadow::Runs;

constexpr WideInt kMostBytes = static_cast<WideInt>(1) << 21;
constexpr WideInt kMostRepeats = 65535;

// Operands as numbers.
struct Place {
  Memory* memory = nullptr;
  std::int64_t begin = 0, count = 0, stride = 0, bytes = 0, block = 32;
  std::uint64_t low = 0, high = 0;
  bool by_bits = false;
  bool exact = true;

  bool Has(std::int64_t lane) const {
    if (!by_bits) return true;
    if (lane >= 128) return false;
    return ((lane < 64 ? low >> lane : high >> (lane - 64)) & 1) != 0;
  }
  std::int64_t Address(std::int64_t repeat, std::int64_t at) const {
    return begin + repeat * stride + (block == 32 ? at : at / 32 * block + at % 32);
  }
  Runs AllRuns(std::int64_t element) const {
    Runs runs;
    const auto add = [&](std::int64_t from, std::int64_t to) {
      if (!runs.empty() && runs.back().second == from) {
        runs.back().second = to;
      } else {
        runs.emplace_back(from, to);
      }
    };
    for (std::int64_t r = 0; r < count; ++r) {
      if (!by_bits && block == 32) {
        if (bytes > 0) add(begin + r * stride, begin + r * stride + bytes);
        continue;
      }
      const std::int64_t unit = by_bits ? std::max<std::int64_t>(element, 1) : 32;
      for (std::int64_t at = 0; at < bytes; at += unit) {
        const std::int64_t from = Address(r, at);
        if (Has(at / unit)) add(from, from + std::min(unit, bytes - at));
      }
    }
    return runs;
  }
};

}  // namespace

class DefinedWalk::Impl {
 public:
  Impl(const DeviceEvents& events, const LaunchValues& launch) : events_(events), launch_(launch) {
    std::size_t at = 0;
    root_.children = Children(at, 0);
    Prepare(root_);
    std::vector<Expr> sizes;
    for (const Buffer& b : events.buffers) {
      const bool ours = b.kind == Buffer::Kind::kQueue || b.kind == Buffer::Kind::kScratch;
      if (b.kind == Buffer::Kind::kFixed) why_ = "buffers at fixed addresses";
      if (ours && !b.loops.empty()) why_ = "buffers are made in a loop";
      sizes.push_back(ours ? b.count : events.pool->Const(0));
      sizes.push_back(ours ? b.bytes : events.pool->Const(0));
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
    const Symbol& core = events_.pool->symbol(events_.core);
    for (WideInt c = core.range.lo; c <= core.range.hi; ++c) {
      symbols_[events_.core] = c;
      if (!Run(hypotheses_)) break;
      if (!AllHold(hypotheses_, events_.hypotheses.size())) continue;
      if (!Begin() || !Body(root_.children)) break;
    }
    if (out_.kind == DefinedOutcome::Kind::kBroken) {
      out_.when = shape;
      out_.when[events_.core] = symbols_[events_.core];
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
      tapes_.push_back(Tape(events_.steps[static_cast<std::size_t>(node.moment.index)].guards));
      return;
    }
    const Event& event = events_.events[static_cast<std::size_t>(node.moment.index)];
    // Its guards first, because what it touches may make no sense where they do not hold.
    tapes_.push_back(Tape(event.guards));
    for (const std::vector<Operand>* list : {&event.operands, &event.scratch}) {
      for (const Operand& o : *list) {
        if (o.space != MemorySpace::kUb) continue;
        for (const BufferChoice& choice : o.buffers) exprs.push_back(choice.guard);
        Fields(o, exprs);
      }
    }
    tapes_.push_back(Tape(exprs));
  }

  // offset, count, bytes, stride, block stride, low, high
  void Fields(const Operand& o, std::vector<Expr>& out) const {
    ExprPool& pool = *events_.pool;
    const Expr zero = pool.Const(0);
    out.push_back(o.offset);
    if (!o.why_unresolved.empty()) {
      out.insert(out.end(), 6, zero);
      return;
    }
    if (!o.lanes) {
      for (Expr e : {o.rows, o.row_bytes, o.row_stride, pool.Const(32), zero, zero}) out.push_back(e);
      return;
    }
    const Lanes& l = *o.lanes;
    for (Expr e : {l.repeats, l.bytes, l.repeat_stride, l.block_stride}) out.push_back(e);
    out.push_back(l.low ? l.low : zero);
    out.push_back(l.high ? l.high : zero);
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

  struct QueueState {
    std::vector<int> slots;
    std::vector<bool> busy;
    std::size_t cursor = 0;
    std::deque<int> full;
  };

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
      for (WideInt k = 0; k < count; ++k) {
        own_[i] = static_cast<int>(memories_.size());
        if (queue) queues_[static_cast<int>(i)].slots.push_back(own_[i]);
        if (queue) queues_[static_cast<int>(i)].busy.push_back(false);
        memories_.emplace_back().marks.assign(static_cast<std::size_t>((bytes + 31) / 32 * 32), shadow::kFresh);
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
    if (step.queues.size() != 1) return Open("a queue that cannot be followed"), false;
    QueueState& queue = queues_[step.queues.front().buffer];
    int& handle = handles_[static_cast<std::size_t>(node.moment.index)];
    const int tensor = step.tensor >= 0 ? handles_[static_cast<std::size_t>(step.tensor)] : -1;
    switch (step.kind) {
      case Step::Kind::kAcquire:
        handle = Acquire(queue);
        break;
      case Step::Kind::kWait:
        handle = queue.full.empty() ? -1 : queue.full.front();
        if (handle >= 0) queue.full.pop_front();
        break;
      case Step::Kind::kCommit:
        if (tensor < 0) return Open("a tensor that is not known is put into a queue"), false;
        queue.full.push_back(tensor);
        return true;
      default: {
        if (tensor < 0) return Open("a tensor that is not known is given back"), false;
        const auto at = std::find(queue.slots.begin(), queue.slots.end(), tensor);
        if (at != queue.slots.end()) queue.busy[static_cast<std::size_t>(at - queue.slots.begin())] = false;
        return true;
      }
    }
    if (handle < 0) Open("a queue has no tensor to take");
    return handle >= 0;
  }

  int Acquire(QueueState& queue) {
    for (std::size_t tries = 0; tries < queue.slots.size(); ++tries) {
      const std::size_t at = queue.cursor;
      queue.cursor = (queue.cursor + 1) % queue.slots.size();
      if (queue.busy[at]) continue;
      queue.busy[at] = true;
      Memory& memory = memories_[static_cast<std::size_t>(queue.slots[at])];
      std::fill(memory.marks.begin(), memory.marks.end(), shadow::kFresh);
      return queue.slots[at];
    }
    return -1;
  }

  // One operand from the results of its event's tape, which `slot` goes along.
  bool Resolve(const Operand& o, const ExprTape& tape, std::size_t& slot, Place& place) {
    int memory = o.tensor >= 0 ? handles_[static_cast<std::size_t>(o.tensor)] : -1;
    for (const BufferChoice& choice : o.buffers) {
      const bool here = tape.result(slot++) != 0;
      const bool queue = events_.buffers[static_cast<std::size_t>(choice.buffer)].kind == Buffer::Kind::kQueue;
      if (here && o.tensor < 0 && !queue) memory = own_[static_cast<std::size_t>(choice.buffer)];
    }
    const auto number = [&] { return static_cast<std::int64_t>(tape.result(slot++)); };
    place.begin = number();
    place.count = number();
    place.bytes = number();
    place.stride = number();
    place.block = number();
    place.low = static_cast<std::uint64_t>(number());
    place.high = static_cast<std::uint64_t>(number());
    place.by_bits = o.lanes && o.lanes->low;
    place.exact = o.why_unresolved.empty() && o.lanes_known && (o.exact || o.lanes);
    if (memory < 0) return Open("a buffer that cannot be followed"), false;
    place.memory = &memories_[static_cast<std::size_t>(memory)];
    if (place.bytes <= 0 || place.count <= 0) place.count = 0;
    if (place.count > kMostRepeats || place.bytes > kMostBytes) return Open("an operand larger than any memory"), false;
    return Spend(1 + static_cast<std::uint64_t>(place.count * (1 + place.bytes / 64)));
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
      if (o.space != MemorySpace::kUb) continue;
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
      for (const auto& [o, place] : scratch) Spoil(*o, place);
      for (const auto& [o, place] : targets) Write(*o, place, shadow::kDefined);
      return true;
    }
    // Marks are taken before anything is written: operands may be the same.
    std::vector<std::vector<std::uint8_t>> marks;
    for (const auto& [o, place] : targets) marks.push_back(MarksOf(index, event, *o, place, sources));
    for (const auto& [o, place] : scratch) {
      if (o->writes) {
        for (const auto& [from, to] : place.AllRuns(1)) place.memory->Set(from, to, shadow::kUnknown);
      } else {
        Spoil(*o, place);
      }
    }
    for (std::size_t i = 0; i < targets.size(); ++i) WriteMarks(*targets[i].first, targets[i].second, marks[i]);
    return true;
  }

  struct Source {
    const Operand* operand;
    Place place;
    int index;
  };

  enum class GmTarget { kNone, kOutput, kOther };
  GmTarget TargetOf(const Event& event) const {
    GmTarget target = GmTarget::kNone;
    for (const Operand& o : event.operands) {
      if (o.space != MemorySpace::kGm || !o.writes) continue;
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

  static void Spoil(const Operand& o, const Place& place) {
    if (o.writes) return;
    for (const auto& [from, to] : place.AllRuns(1)) place.memory->Set(from, to, shadow::kFresh);
  }

  static void Write(const Operand& o, const Place& place, std::uint8_t mark) {
    for (const auto& [from, to] : place.AllRuns(o.element)) {
      if (place.exact) {
        place.memory->Set(from, to, mark);
      } else {
        for (std::int64_t at = from; at < to; ++at) {
          if (place.memory->At(at) != mark) place.memory->Set(at, at + 1, shadow::kUnknown);
        }
      }
    }
  }

  // What leaves the chip, or is looked at by scalar code.
  bool Comes(int index, const std::vector<Source>& sources, GmTarget gm) {
    for (const Source& s : sources) {
      for (const auto& [from, to] : s.place.AllRuns(s.operand->element)) {
        for (std::int64_t at = from; at < to; ++at) {
          const std::uint8_t mark = s.place.memory->At(at);
          if (mark == shadow::kDefined) continue;
          const bool shown = s.place.exact && mark != shadow::kUnknown && gm != GmTarget::kOther &&
                             (gm == GmTarget::kOutput || mark == shadow::kFresh);
          if (!shown) return Open("what is read is not followed byte by byte"), false;
          const auto origin = mark == shadow::kFresh ? std::pair(index, s.index)
                                                     : origins_[static_cast<std::size_t>(mark - shadow::kOrigin)];
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

  std::uint8_t OriginOf(int event, int operand) {
    const auto found = std::find(origins_.begin(), origins_.end(), std::pair(event, operand));
    if (found != origins_.end()) return static_cast<std::uint8_t>(shadow::kOrigin + (found - origins_.begin()));
    if (origins_.size() >= 200) return shadow::kUnknown;
    origins_.emplace_back(event, operand);
    return static_cast<std::uint8_t>(shadow::kOrigin + origins_.size() - 1);
  }

  // A mark for what is made of a byte.
  std::uint8_t Made(int event, const Source& s, std::int64_t at) {
    const std::uint8_t mark = s.place.memory->At(at);
    if (mark == shadow::kDefined) return mark;
    if (!s.place.exact) return shadow::kUnknown;
    return mark == shadow::kFresh ? OriginOf(event, s.index) : mark;
  }

  std::uint8_t WorstOf(int event, const Source& s, const Runs& runs) {
    std::uint8_t worst = shadow::kDefined;
    for (const auto& [from, to] : runs) {
      for (std::int64_t at = from; at < to; ++at) worst = shadow::Worse(worst, Made(event, s, at));
    }
    return worst;
  }

  // Elements of an operand in order: the places of their first bytes, and how long they are.
  static std::vector<std::int64_t> ElementsOf(const Operand& o, const Place& place) {
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

  // A mark for each byte of the target, in the order of its runs.
  std::vector<std::uint8_t> MarksOf(int index, const Event& event, const Operand& target, const Place& place,
                                    const std::vector<Source>& sources) {
    const Runs runs = place.AllRuns(target.element);
    std::int64_t bytes = 0;
    for (const auto& [from, to] : runs) bytes += to - from;
    if (event.flow == Flow::kElements && target.element > 0) {
      if (auto marks = ByElements(index, target, place, sources, bytes)) return *marks;
    }
    if (event.flow == Flow::kRepeats && sources.size() == 1 && place.count > 0) {
      std::vector<std::uint8_t> marks;
      const std::int64_t each = bytes / place.count;
      for (std::int64_t r = 0; r < place.count; ++r) {
        Source row = sources.front();
        row.place.begin += r * row.place.stride;
        row.place.count = std::min<std::int64_t>(1, row.place.count);
        const std::uint8_t worst = WorstOf(index, row, row.place.AllRuns(row.operand->element));
        // Blocks of a repeat may be defined where others are not.
        const bool one = each <= 2 * target.element;
        marks.insert(marks.end(), static_cast<std::size_t>(each),
                     worst == shadow::kDefined || one ? worst : shadow::kUnknown);
      }
      return marks;
    }
    std::uint8_t worst = shadow::kDefined;
    for (const Source& s : sources) {
      worst = shadow::Worse(worst, WorstOf(index, s, s.place.AllRuns(s.operand->element)));
    }
    // Of a reduction all counts; of others we do not know.
    if (worst != shadow::kDefined && !event.reduces) worst = shadow::kUnknown;
    return std::vector<std::uint8_t>(static_cast<std::size_t>(bytes), worst);
  }

  std::optional<std::vector<std::uint8_t>> ByElements(int index, const Operand& target, const Place& place,
                                                      const std::vector<Source>& sources, std::int64_t bytes) {
    const std::vector<std::int64_t> to = ElementsOf(target, place);
    std::vector<std::uint8_t> of(to.size(), shadow::kDefined);
    const bool chooses = sources.size() > 2;  // which of the sources counts depends on what they hold
    for (const Source& s : sources) {
      if (s.operand->element <= 0) return std::nullopt;
      const std::vector<std::int64_t> from = ElementsOf(*s.operand, s.place);
      if (from.size() < to.size()) return std::nullopt;
      const std::int64_t size = s.operand->bits ? 1 : s.operand->element;
      for (std::size_t i = 0; i < to.size(); ++i) {
        std::uint8_t mark = shadow::kDefined;
        for (std::int64_t b = 0; b < size; ++b) mark = shadow::Worse(mark, Made(index, s, from[i] + b));
        if (chooses && !s.operand->bits && mark != shadow::kDefined) mark = shadow::kUnknown;
        of[i] = shadow::Worse(of[i], mark);
      }
    }
    std::vector<std::uint8_t> marks(static_cast<std::size_t>(bytes), shadow::kDefined);
    for (std::size_t i = 0; i < to.size(); ++i) {
      const std::size_t size = target.bits ? 1 : static_cast<std::size_t>(target.element);
      for (std::size_t b = 0; b < size; ++b) {
        const std::size_t at = target.bits ? i / 8 : i * size + b;
        if (at < marks.size()) marks[at] = shadow::Worse(marks[at], of[i]);
      }
    }
    return marks;
  }

  static void WriteMarks(const Operand& o, const Place& place, const std::vector<std::uint8_t>& marks) {
    std::size_t i = 0;
    for (const auto& [from, to] : place.AllRuns(o.element)) {
      for (std::int64_t at = from; at < to && i < marks.size(); ++at, ++i) {
        const bool same = place.exact || place.memory->At(at) == marks[i];
        place.memory->Set(at, at + 1, same ? marks[i] : shadow::kUnknown);
      }
    }
  }

  const DeviceEvents& events_;
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
  std::map<int, QueueState> queues_;
  std::vector<int> own_;      // of each buffer that is no queue, its memory
  std::vector<int> handles_;  // of each step, the memory of what it took
  std::vector<std::pair<int, int>> origins_;
};

DefinedWalk::DefinedWalk(const DeviceEvents& events, const LaunchValues& launch)
    : impl_(std::make_unique<Impl>(events, launch)) {}
DefinedWalk::~DefinedWalk() = default;

DefinedOutcome DefinedWalk::At(const Assignment& shape, std::uint64_t& budget) { return impl_->At(shape, budget); }

}  // namespace assay
