// A worklist over (block, rounds, tests taken, queues and flags); the sets of completed accesses are joined where paths
// meet.
#include "solver/explore.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "solver/flow-facts.h"
#include "solver/rounds.h"
#include "solver/sites.h"
#include "solver/told-apart.h"

namespace assay {
namespace {

constexpr std::size_t kMostBranchTests = 400;  // that the solver is asked about
constexpr std::size_t kMostMeetings = 160;     // pairs of accesses, ditto
constexpr int kMostWitnesses = 8;
constexpr int kScalarKey = 1 << 29;  // of what was done when an access began that scalar code may wait for

using Kind = CoreOp::Kind;

class Explorer {
 public:
  Explorer(const DeviceEvents& events, Entailment* entailment, std::size_t most, const std::set<int>& once)
      : events_(events),
        flow_(events.flow),
        pool_(*events.pool),
        entailment_(entailment),
        most_(most),
        machine_(events, [this](Trouble trouble) { Tell(std::move(trouble)); }),
        sites_(events, entailment, kMostMeetings, once) {}

  Exploration Run() {
    RoundsToldApart rounds = TellRoundsApart(events_, entailment_ != nullptr);
    loops_ = std::move(rounds.loops);
    single_exit_ = std::move(rounds.single_exit);
    remembered_ = TestsToRemember(events_, entailment_ != nullptr);
    live_ = LiveValues(flow_);
    scalar_buffers_ = ScalarBuffers(events_);
    Point start;
    start.state = machine_.Start();
    if (!flow_.blocks.empty()) Reach(0, {}, start, Knowledge{});
    while (!open_.empty() && out_.complete) {
      const auto at = open_.front();
      open_.pop_front();
      at->second.waiting = false;
      Visit(at->first, at->second.known);
      if (reached_.size() > most_) out_.complete = false;
    }
    return std::move(out_);
  }

 private:
  struct Point {
    int block = 0;
    std::vector<Round> rounds;           // of the loops around it
    std::vector<std::uint32_t> assumed;  // expressions that hold, ascending
    CoreState state;
    auto operator<=>(const Point&) const = default;
  };
  struct Reached {
    Knowledge known;
    bool waiting = false;
  };
  using At = std::map<Point, Reached>::iterator;

  void Tell(Trouble trouble) {
    const auto key = std::make_tuple(static_cast<int>(trouble.kind), trouble.what, trouble.location, trouble.other);
    if (!told_.insert(key).second) return;
    if (entailment_ != nullptr && at_ != nullptr && witnesses_ < kMostWitnesses && !trouble.unknown) {
      ++witnesses_;
      std::vector<Expr> all = Hypotheses(*at_);
      std::erase_if(all, [](Expr e) { return e->IsConst(1); });
      const Answer& answer = entailment_->Check(std::move(all));
      if (answer.kind == AnswerKind::kSat) trouble.witness = answer.model.values;
    }
    out_.troubles.push_back(std::move(trouble));
  }

  // --- tests

  using Given = std::map<SymbolId, Expr>;

  std::vector<Expr> Hypotheses(const Point& point) {
    std::vector<Expr> given = events_.hypotheses;
    const Given index = IndexOf(point);
    for (std::uint32_t id : point.assumed) given.push_back(pool_.Substitute(pool_.At(id), index));
    const std::vector<int>& loops = flow_.blocks[static_cast<std::size_t>(point.block)].loops;
    for (std::size_t i = 0; i < loops.size(); ++i) {
      for (Expr fact : loops_[static_cast<std::size_t>(loops[i])].Facts(point.rounds[i]))
        given.push_back(pool_.Substitute(fact, index));
      for (Expr guard : events_.loops[static_cast<std::size_t>(loops[i])].guards)
        given.push_back(pool_.Substitute(guard, index));
    }
    return given;
  }

  Given IndexOf(const Point& point) const {
    Given index;
    const std::vector<int>& loops = flow_.blocks[static_cast<std::size_t>(point.block)].loops;
    for (std::size_t i = 0; i < loops.size(); ++i) {
      const RoundClasses& rounds = loops_[static_cast<std::size_t>(loops[i])];
      const Expr value = rounds.IndexIn(point.rounds[i]);
      const Expr own = events_.loops[static_cast<std::size_t>(loops[i])].index;
      if (value != own) index.emplace(rounds.symbol(), value);
    }
    return index;
  }

  bool Possible(const Point& point, Expr test) {
    if (entailment_ == nullptr) return true;
    std::vector<Expr> all = Hypotheses(point);
    if (test) all.push_back(test);
    if (std::any_of(all.begin(), all.end(), [](Expr e) { return e->IsConst(0); })) return false;
    std::erase_if(all, [](Expr e) { return e->IsConst(1); });
    if (entailment_->Refutes(all)) return false;
    if (tests_asked_ >= kMostBranchTests) return true;
    ++tests_asked_;
    return entailment_->Check(std::move(all)).kind != AnswerKind::kUnsat;
  }

  // Whether the test can hold in this state.
  bool CanHold(const Point& point, Expr test) {
    if (!test || test->IsConst(1)) return true;
    if (test->IsConst(0)) return false;
    const auto assumed = [&](Expr e) { return std::binary_search(point.assumed.begin(), point.assumed.end(), e->id); };
    if (assumed(test)) return true;
    if (assumed(pool_.Not(test))) return false;
    const Expr here = pool_.Substitute(test, IndexOf(point));
    if (here->IsConst()) return here->value != 0;
    return Possible(point, here);
  }

  void Assume(Point& point, Expr test) {
    if (!test || test->IsConst() || !remembered_.contains(SameTest(pool_, test))) return;
    const auto at = std::lower_bound(point.assumed.begin(), point.assumed.end(), test->id);
    if (at == point.assumed.end() || *at != test->id) point.assumed.insert(at, test->id);
  }

  // A new round, or the end of the loop: facts about the old round are dropped.
  void Forget(Point& point, int loop) {
    const SymbolId index = loops_[static_cast<std::size_t>(loop)].symbol();
    std::erase_if(point.assumed, [&](std::uint32_t id) {
      const Expr e = pool_.At(id);
      return e->has_approximation || SymbolsOf(e).contains(index);
    });
  }

  // --- ways

  void Reach(int block, std::vector<Round> rounds, Point point, const Knowledge& known) {
    point.block = block;
    point.rounds = std::move(rounds);
    const Bits& live = live_[static_cast<std::size_t>(block)];
    for (std::size_t i = 0; i < point.state.values.size(); ++i) {
      if (!live.Has(i)) point.state.values[i] = -1;
    }
    for (std::size_t i = 0; i < point.state.values.size(); ++i) {
      if (flow_.buffers[i] >= 0) point.state.values[i] = InstanceOf(flow_.buffers[i], 0);
    }
    const auto [at, fresh] = reached_.try_emplace(std::move(point));
    bool news = fresh;
    if (fresh) {
      at->second.known = known;
    } else {
      news = at->second.known.Join(known);
    }
    if (!news || at->second.waiting) return;
    at->second.waiting = true;
    open_.push_back(at);
  }

  void Visit(const Point& from, Knowledge known) {
    const CoreBlock& block = flow_.blocks[static_cast<std::size_t>(from.block)];
    std::vector<std::pair<Point, Knowledge>> ways = {{from, std::move(known)}};
    for (std::size_t i = 0; i < block.ops.size(); ++i) {
      std::vector<std::pair<Point, Knowledge>> next;
      for (auto& [point, knows] : ways) {
        const CoreOp& op = block.ops[i];
        at_ = &point;
        if (op.kind == Kind::kChoose) {
          Choose(op, point, knows, next);
        } else if (op.kind == Kind::kAccess) {
          if (Access(op, {from.block, static_cast<int>(i)}, point, knows))
            next.emplace_back(std::move(point), std::move(knows));
        } else if (machine_.Apply(op, IdOf(op, point), point.state, knows)) {
          next.emplace_back(std::move(point), std::move(knows));
        }
      }
      ways = std::move(next);
    }
    for (auto& [point, knows] : ways) {
      at_ = &point;
      if (block.edges.empty() && !block.dies) machine_.End(point.state);
      for (const CoreEdge& edge : block.edges) Follow(block, edge, point, knows);
    }
  }

  int IdOf(const CoreOp& op, const Point& point) {
    if (!op.id) return -1;
    const Expr id = pool_.Substitute(op.id, IndexOf(point));
    return id->IsConst() && id->value >= 0 ? static_cast<int>(std::min<WideInt>(id->value, 1 << 20)) : -1;
  }

  void Choose(const CoreOp& op, const Point& point, const Knowledge& knows,
              std::vector<std::pair<Point, Knowledge>>& next) {
    for (bool holds : {true, false}) {
      const Expr test = holds ? op.test : pool_.Not(op.test);
      if (!CanHold(point, test)) continue;
      Point there = point;
      Assume(there, test);
      const int chosen = holds ? op.operand : op.other;
      there.state.values[static_cast<std::size_t>(op.value)] =
          chosen < 0 ? -1 : point.state.values[static_cast<std::size_t>(chosen)];
      next.emplace_back(std::move(there), knows);
    }
  }

  void Follow(const CoreBlock& block, const CoreEdge& edge, const Point& from, const Knowledge& known) {
    const CoreBlock& to = flow_.blocks[static_cast<std::size_t>(edge.to)];
    std::size_t common = 0;
    while (common < block.loops.size() && common < to.loops.size() && block.loops[common] == to.loops[common]) ++common;
    // The test of a loop with one exit determines its number of rounds.
    std::optional<std::size_t> decided;
    for (std::size_t i = 0; i < block.loops.size(); ++i) {
      const auto loop = static_cast<std::size_t>(block.loops[i]);
      if (!single_exit_[loop] || !loops_[loop].counts_down() || !LeavesFrom(flow_, block.loops[i], block)) continue;
      const bool leaves = i >= common;
      if (leaves ? !loops_[loop].CanBeLast(from.rounds[i]) : !loops_[loop].CanGoOn(from.rounds[i])) return;
      if (block.edges.size() == 2) decided = i;
    }
    if (!decided && !CanHold(from, edge.when)) return;
    Point next = from;
    if (!decided) Assume(next, edge.when);
    for (const auto& [value, source] : edge.values)
      next.state.values[static_cast<std::size_t>(value)] =
          source < 0 ? -1 : from.state.values[static_cast<std::size_t>(source)];
    std::vector<Round> rounds(from.rounds.begin(), from.rounds.begin() + static_cast<std::ptrdiff_t>(common));
    for (std::size_t i = block.loops.size(); i-- > common;) {
      for (Expr fact : loops_[static_cast<std::size_t>(block.loops[i])].AfterExit(from.rounds[i])) {
        if (entailment_ == nullptr || fact->IsConst()) continue;
        const auto at = std::lower_bound(next.assumed.begin(), next.assumed.end(), fact->id);
        if (at == next.assumed.end() || *at != fact->id) next.assumed.insert(at, fact->id);
      }
      Forget(next, block.loops[i]);
    }
    std::vector<std::vector<Round>> choices = {rounds};
    std::optional<Knowledge> in_new_round;
    if (to.heads >= 0 && common == to.loops.size()) {
      in_new_round.emplace(known).BeginRound();
      const auto loop = static_cast<std::size_t>(to.heads);
      Forget(next, to.heads);
      choices.clear();
      for (Round round : loops_[loop].After(from.rounds[common - 1])) {
        choices.push_back(rounds);
        choices.back().back() = round;
      }
    } else if (to.loops.size() > common) {
      choices.clear();
      for (Round round : loops_[static_cast<std::size_t>(to.heads)].First()) {
        choices.push_back(rounds);
        choices.back().push_back(round);
      }
    }
    for (std::vector<Round>& choice : choices) {
      Point there = next;
      there.block = edge.to;
      there.rounds = choice;
      if (to.heads >= 0 && entailment_ != nullptr && !Possible(there, {})) continue;
      Reach(edge.to, choice, std::move(there), in_new_round ? *in_new_round : known);
    }
  }

  // --- accesses

  bool Access(const CoreOp& op, std::pair<int, int> place, Point& point, Knowledge& known) {
    const Event& event = events_.events[static_cast<std::size_t>(op.event)];
    const Given index = RoundsOf(event, point);
    const bool scalar = op.unit == Unit::kScalar;
    if (!scalar) SyncMachine::Issue(op.unit, known);
    std::vector<std::size_t> begun;
    for (std::size_t i = 0; i < event.operands.size(); ++i) {
      if (scalar && event.operands[i].space == MemorySpace::kGlobal) continue;
      std::vector<int> memories;
      if (!MemoriesOf(events_, op, i, point.state, memories)) {
        Tell({ObligationKind::kOrder, "which buffer an operation uses is not known", op.location, -1, true});
        return false;
      }
      for (int memory : memories) {
        const std::size_t site = sites_.Of(op.event, static_cast<int>(i), memory, op.unit, place, index);
        if (scalar) {
          Wait(site, event.operands[i], index, known);
          continue;
        }
        Meet(site, op, known);
        begun.push_back(site);
      }
    }
    for (std::size_t site : begun) {
      const int memory = sites_.At(site).memory;
      if (memory >= 0 && scalar_buffers_.contains(BufferOf(memory)))
        known.raised[kScalarKey + static_cast<int>(site)] = known.pending[SyncMachine::SlotOf(op.unit)];
    }
    for (std::size_t site : begun) SyncMachine::Begin(site, op.unit, known);
    for (std::size_t site : begun) {
      const auto own = known.raised.find(kScalarKey + static_cast<int>(site));
      if (own != known.raised.end()) own->second.Drop(site);
    }
    return true;
  }

  // The indexes of the loops around an event.
  Given RoundsOf(const Event& event, const Point& point) const {
    const Given all = IndexOf(point);
    Given index;
    for (int at : event.loops) {
      const auto found = all.find(loops_[static_cast<std::size_t>(at)].symbol());
      if (found != all.end()) index.insert(*found);
    }
    return index;
  }

  void Meet(std::size_t site, const CoreOp& op, Knowledge& known) {
    std::vector<std::size_t> unordered;
    known.pending[SyncMachine::SlotOf(op.unit)].ForEach([&](std::size_t before) {
      const bool earlier = known.earlier[SyncMachine::SlotOf(op.unit)].Has(before);
      if (sites_.MayMeet(before, site, !earlier)) unordered.push_back(before);
    });
    for (std::size_t before : unordered) {
      const Site& first = sites_.At(before);
      const Event& event = events_.events[static_cast<std::size_t>(first.event)];
      const Event& now = events_.events[static_cast<std::size_t>(op.event)];
      Tell({ObligationKind::kOrder, OrderText(event.op, now.op, sites_.At(site).writes), op.location, event.location});
      SyncMachine::WaitForAll(op.unit, first.unit, known);
    }
  }

  // The compiler makes the scalar unit wait for units that it shares memory with.
  void Wait(std::size_t site, const Operand& operand, const Given& index, Knowledge& known) {
    Bits& own = known.pending[SyncMachine::SlotOf(Unit::kScalar)];
    const Site now = sites_.At(site);
    if (now.whole) return;
    std::vector<std::size_t> waited;
    own.ForEach([&](std::size_t before) {
      const Site& first = sites_.At(before);
      if (first.memory != now.memory || (!first.writes && !now.writes)) return;
      if (sites_.SurelyCovers(before, now.begin, pool_.Substitute(operand.row_bytes, index))) waited.push_back(before);
    });
    for (std::size_t before : waited) {
      const auto done = known.raised.find(kScalarKey + static_cast<int>(before));
      if (done != known.raised.end()) own.Meet(done->second);
      own.Drop(before);
    }
  }

  const DeviceEvents& events_;
  const CoreFlow& flow_;
  ExprPool& pool_;
  Entailment* entailment_;
  const std::size_t most_;
  Exploration out_;
  SyncMachine machine_;
  Sites sites_;
  std::vector<RoundClasses> loops_;
  std::vector<bool> single_exit_;
  std::set<std::uint32_t> remembered_;
  std::vector<Bits> live_;
  std::set<int> scalar_buffers_;
  std::map<Point, Reached> reached_;
  std::deque<At> open_;
  std::set<std::tuple<int, std::string, int, int>> told_;
  std::size_t tests_asked_ = 0;
  const Point* at_ = nullptr;
  int witnesses_ = 0;
};

}  // namespace

Exploration Explore(const DeviceEvents& events, Entailment* entailment, std::size_t most_states,
                    const std::set<int>& once) {
  return Explorer(events, entailment, most_states, once).Run();
}

}  // namespace assay
