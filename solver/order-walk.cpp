// Blocks are compiled to tapes; accesses are kept as long as some unit may still have to wait for them.
#include "solver/order-walk.h"

#include <algorithm>
#include <optional>
#include <set>

#include "solver/sites.h"
#include "solver/units.h"

namespace assay {
namespace {

constexpr std::size_t kMostTouches = 1500;  // kept at a time
constexpr std::size_t kMostSteps = 20'000;  // operations of one core
constexpr WideInt kMostRows = 256;          // compared one by one

struct Touch {
  int memory = 0;
  Unit unit = Unit::kNone;
  bool writes = false;
  bool atomic = false;
  WideInt begin = 0, rows = 0, bytes = 0, stride = 0;
  int event = -1;
  bool exact = true;  // touches all of these bytes, not some of them

  WideInt End() const { return begin + (rows - 1) * stride + bytes; }
};

bool SharesByte(const Touch& a, const Touch& b) {
  if (a.begin >= b.End() || b.begin >= a.End()) return false;
  if (a.rows * b.rows > kMostRows * kMostRows) return true;
  for (WideInt i = 0; i < a.rows; ++i) {
    for (WideInt k = 0; k < b.rows; ++k) {
      const WideInt x = a.begin + i * a.stride, y = b.begin + k * b.stride;
      if (x < y + b.bytes && y < x + a.bytes) return true;
    }
  }
  return false;
}

}  // namespace

struct OrderWalk::Impl {
  explicit Impl(const DeviceEvents& given)
      : events(given),
        units(given),
        machine(given, [this](Trouble trouble) { Tell(std::move(trouble)); }),
        launch(given.hypotheses) {
    for (const CoreBlock& block : events.flow.blocks) blocks.push_back(Compile(block));
    for (const Event& event : events.events) {
      for (const Operand& o : event.operands) {
        for (const BufferChoice& choice : o.buffers) {
          const int argument = events.buffers[static_cast<std::size_t>(choice.buffer)].argument;
          if (o.writes && argument >= 0) written.insert(argument);
        }
      }
    }
  }

  // Expressions of a block, and where the results of each of its parts begin; -1 if it cannot be computed.
  struct Code {
    std::optional<ExprTape> tape;
    std::vector<int> ops;                    // id or test
    std::vector<std::vector<int>> operands;  // by op, of accesses: offset, rows, bytes, stride
    std::vector<int> edges;
    std::size_t cost = 1;
  };

  Code Compile(const CoreBlock& block) {
    Code code;
    std::vector<Expr> roots;
    const auto add = [&](Expr e, int none) {
      if (!e) return none;
      if (e->has_approximation) return -1;
      roots.push_back(e);
      return static_cast<int>(roots.size()) - 1;
    };
    for (const CoreOp& op : block.ops) {
      code.ops.push_back(add(op.kind == CoreOp::Kind::kChoose ? op.test : op.id, -1));
      code.operands.emplace_back();
      if (op.kind != CoreOp::Kind::kAccess) continue;
      for (const Operand& o : events.events[static_cast<std::size_t>(op.event)].operands) {
        std::vector<int> at;
        if (o.why_unresolved.empty() && o.rows) {
          for (Expr e : {OffsetIn(events, o), o.rows, o.row_bytes, o.row_stride}) at.push_back(add(e, -1));
        }
        if (at.empty() || std::find(at.begin(), at.end(), -1) != at.end()) at = {-1};
        for (int root : at) code.operands.back().push_back(root);
        code.operands.back().resize((code.operands.back().size() + 3) / 4 * 4, -1);
      }
    }
    for (const CoreEdge& edge : block.edges) code.edges.push_back(add(edge.when, -2));
    code.tape.emplace(roots);
    code.cost = code.tape->size() + block.ops.size() + 1;
    return code;
  }

  void Tell(Trouble trouble) {
    if (trouble.unknown) return;
    for (const WalkedTrouble& known : found) {
      const Trouble& t = known.trouble;
      if (t.kind == trouble.kind && t.what == trouble.what && t.location == trouble.location) return;
    }
    found.push_back({std::move(trouble), units.NumberOf(symbols)});
  }

  void WalkCore(std::uint64_t& budget) {
    CoreState state = machine.Start();
    Knowledge known;
    touches.clear();
    free.clear();
    std::size_t at = 0, steps = 0;
    int from = -1;
    while (true) {
      const CoreBlock& block = events.flow.blocks[at];
      if (block.heads >= 0) {
        const auto& outer = from >= 0 ? events.flow.blocks[static_cast<std::size_t>(from)].loops : block.loops;
        const bool again = from >= 0 && std::find(outer.begin(), outer.end(), block.heads) != outer.end();
        WideInt& index =
            symbols[static_cast<std::size_t>(events.loops[static_cast<std::size_t>(block.heads)].index->value)];
        index = again ? index + 1 : 0;
      }
      Code& code = blocks[at];
      steps += block.ops.size() + 1;
      if (budget < code.cost || steps > kMostSteps) {
        budget -= std::min<std::uint64_t>(budget, code.cost);
        return;
      }
      budget -= code.cost;
      if (!code.tape->Run(symbols)) return;
      for (std::size_t i = 0; i < block.ops.size(); ++i) {
        if (!Do(block.ops[i], code, i, state, known)) return;
      }
      if (block.edges.empty()) {
        if (!block.dies) machine.End(state);
        return;
      }
      const CoreEdge* taken = nullptr;
      for (std::size_t i = 0; i < block.edges.size() && taken == nullptr; ++i) {
        if (code.edges[i] == -1) return;
        if (code.edges[i] == -2 || code.tape->result(static_cast<std::size_t>(code.edges[i])) != 0)
          taken = &block.edges[i];
      }
      if (taken == nullptr) return;
      std::vector<int> values = state.values;
      for (const auto& [to, source] : taken->values)
        values[static_cast<std::size_t>(to)] = source < 0 ? -1 : state.values[static_cast<std::size_t>(source)];
      state.values = std::move(values);
      from = static_cast<int>(at);
      at = static_cast<std::size_t>(taken->to);
    }
  }

  bool Do(const CoreOp& op, const Code& code, std::size_t index, CoreState& state, Knowledge& known) {
    const int root = code.ops[index];
    if (op.kind == CoreOp::Kind::kChoose) {
      if (root < 0) return false;
      const int chosen = code.tape->result(static_cast<std::size_t>(root)) != 0 ? op.operand : op.other;
      state.values[static_cast<std::size_t>(op.value)] =
          chosen < 0 ? -1 : state.values[static_cast<std::size_t>(chosen)];
      return true;
    }
    if (op.kind == CoreOp::Kind::kAccess) return Access(op, code, index, state, known);
    const WideInt id = root < 0 ? -1 : code.tape->result(static_cast<std::size_t>(root));
    return machine.Apply(op, id < 0 || id > 1 << 20 ? -1 : static_cast<int>(id), state, known);
  }

  bool Access(const CoreOp& op, const Code& code, std::size_t index, const CoreState& state, Knowledge& known) {
    const Event& event = events.events[static_cast<std::size_t>(op.event)];
    const bool scalar = op.unit == Unit::kScalar;
    if (!scalar) SyncMachine::Issue(op.unit, known);
    std::vector<Touch> begun;
    for (std::size_t i = 0; i < event.operands.size(); ++i) {
      const Operand& o = event.operands[i];
      const int* roots = &code.operands[index][i * 4];
      std::vector<int> memories;
      if (roots[0] < 0 || !MemoriesOf(events, op, i, state, memories) || memories.size() != 1) continue;
      const auto result = [&](int k) { return code.tape->result(static_cast<std::size_t>(roots[k])); };
      const Touch now{memories.front(), op.unit,   o.writes,  event.atomic == Event::Atomic::kYes && !scalar,
                      result(0),        result(1), result(2), result(3),
                      op.event,         o.exact};
      if (now.rows <= 0 || now.bytes <= 0 || now.stride < 0) continue;
      if (o.space == MemorySpace::kGlobal && (scalar || !written.contains(-1 - now.memory))) continue;
      std::vector<std::size_t> unordered;
      known.pending[SyncMachine::SlotOf(op.unit)].ForEach([&](std::size_t id) {
        const Touch& before = touches[id];
        const bool meets = before.memory == now.memory && (before.writes || now.writes) &&
                           !(before.atomic && now.atomic) && SharesByte(before, now);
        if (meets) unordered.push_back(id);
      });
      for (std::size_t id : unordered) {
        const Event& first = events.events[static_cast<std::size_t>(touches[id].event)];
        if (!scalar && o.exact && touches[id].exact)
          Tell({ObligationKind::kOrder, OrderText(first.op, event.op, o.writes), op.location, first.location});
        SyncMachine::WaitForAll(op.unit, touches[id].unit, known);
      }
      if (!scalar) begun.push_back(now);
    }
    for (const Touch& touch : begun) SyncMachine::Begin(Keep(touch, known), op.unit, known);
    return touches.size() < kMostTouches;
  }

  std::size_t Keep(const Touch& touch, Knowledge& known) {
    if (free.empty() && touches.size() % 128 == 127) Collect(known);
    if (free.empty()) {
      touches.push_back(touch);
      return touches.size() - 1;
    }
    const std::size_t id = free.back();
    free.pop_back();
    touches[id] = touch;
    return id;
  }

  // Touches that happen before everything still running cannot conflict.
  void Collect(Knowledge& known) {
    Bits used;
    for (const Bits& bits : known.pending) used.Join(bits);
    for (const auto& [key, bits] : known.raised) used.Join(bits);
    for (std::size_t id = 0; id < touches.size(); ++id) {
      if (used.Has(id)) continue;
      free.push_back(id);
      for (Bits& bits : known.of_unit) bits.Drop(id);
    }
  }

  const DeviceEvents& events;
  const Units units;
  SyncMachine machine;
  ExprTape launch;
  std::vector<Code> blocks;
  std::set<int> written;
  std::vector<WideInt> symbols;
  std::vector<Touch> touches;
  std::vector<std::size_t> free;
  std::vector<WalkedTrouble> found;
};

OrderWalk::OrderWalk(const DeviceEvents& events) : impl_(std::make_unique<Impl>(events)) {}
OrderWalk::~OrderWalk() = default;

std::vector<WalkedTrouble> OrderWalk::At(const Assignment& shape, std::uint64_t& budget) {
  Impl& walk = *impl_;
  const DeviceEvents& events = walk.events;
  const bool known =
      std::none_of(events.hypotheses.begin(), events.hypotheses.end(), [](Expr e) { return e->has_approximation; });
  if (!known || events.flow.blocks.empty()) return {};
  walk.symbols.assign(events.pool->symbol_count(), 0);
  for (const auto& [symbol, value] : shape) walk.symbols[symbol] = value;
  walk.found.clear();
  WideInt last = -1;
  const auto runs = [&](WideInt unit) {
    walk.units.Put(unit, walk.symbols);
    if (!walk.launch.Run(walk.symbols)) return false;
    for (std::size_t i = 0; i < events.hypotheses.size(); ++i) {
      if (walk.launch.result(i) == 0) return false;
    }
    return true;
  };
  for (WideInt unit = walk.units.count() - 1; unit >= 0 && last < 0; --unit) {
    if (runs(unit)) last = unit;
  }
  std::set<WideInt> chosen = {0, last, last - 1, last / 2};
  for (WideInt unit : chosen) {
    if (unit < 0 || unit > last || !runs(unit) || budget == 0) continue;
    walk.WalkCore(budget);
  }
  return walk.found;
}

}  // namespace assay
