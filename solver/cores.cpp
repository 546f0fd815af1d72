// Two accesses of different cores can run concurrently if both are reachable from one barrier without passing
// another. Then their bytes, or the cache lines that contain them, must be disjoint.
#include "solver/cores.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "solver/units.h"

namespace assay {
namespace {

constexpr std::int64_t kLine = 64;
constexpr std::size_t kMostPairs = 48;  // of one tensor

using Kind = CoreOp::Kind;

class Cores {
 public:
  Cores(const DeviceEvents& events, const LaunchValues& launch)
      : events_(events), launch_(launch), pool_(*events.pool) {}

  std::vector<OpenObligation> Run() {
    if (events_.flow.blocks.empty()) return {};
    Collect();
    for (const auto& [argument, accesses] : shared_) Tensor(argument, accesses);
    return std::move(out_);
  }

 private:
  struct Access {
    int event = -1;
    const Operand* operand = nullptr;
    Expr guard;
    bool scalar = false;
    bool atomic = false;
    int block = 0;
    int op = 0;
  };
  // A position in the flow: an operation of a block.
  using Place = std::pair<int, int>;

  static bool Writes(const Access& access) { return access.operand->writes; }

  void Collect() {
    for (const Approximation& a : events_.approximations) {
      if (a.hides_events && doubt_.empty()) doubt_ = a.what;
    }
    for (std::size_t b = 0; b < events_.flow.blocks.size(); ++b) {
      const CoreBlock& block = events_.flow.blocks[b];
      for (std::size_t i = 0; i < block.ops.size(); ++i) {
        const CoreOp& op = block.ops[i];
        if (op.kind == Kind::kUnknown && doubt_.empty()) doubt_ = op.why;
        if (op.kind != Kind::kAccess) continue;
        const Event& event = events_.events[static_cast<std::size_t>(op.event)];
        for (const Operand& operand : event.operands) {
          if (operand.space != MemorySpace::kGlobal) continue;
          if (operand.buffers.empty() && doubt_.empty()) doubt_ = operand.why_unresolved;
          for (const BufferChoice& choice : operand.buffers) {
            const int argument = events_.buffers[static_cast<std::size_t>(choice.buffer)].argument;
            shared_[argument].push_back({op.event, &operand, choice.guard, op.unit == Unit::kScalar,
                                         event.atomic == Event::Atomic::kYes && op.unit != Unit::kScalar,
                                         static_cast<int>(b), static_cast<int>(i)});
          }
        }
      }
    }
  }

  // What is reachable after a position; without `across`, up to the next barrier of all cores.
  const std::set<Place>& From(Place from, bool across) {
    const auto [known, fresh] = reached_.try_emplace({from, across});
    if (!fresh) return known->second;
    std::set<Place>& reached = known->second;
    std::vector<Place> open = {{from.first, from.second + 1}};
    std::set<int> entered;
    while (!open.empty()) {
      const auto [block, first] = open.back();
      open.pop_back();
      const CoreBlock& at = events_.flow.blocks[static_cast<std::size_t>(block)];
      bool ends = false;
      for (std::size_t i = static_cast<std::size_t>(first); i < at.ops.size() && !ends; ++i) {
        ends = !across && at.ops[i].kind == Kind::kSync;
        if (!ends) reached.emplace(block, static_cast<int>(i));
      }
      if (ends) continue;
      for (const CoreEdge& edge : at.edges) {
        if (entered.insert(edge.to).second) open.emplace_back(edge.to, 0);
      }
    }
    return reached;
  }

  std::vector<Place> Barriers() const {
    std::vector<Place> out = {{0, -1}};
    for (std::size_t b = 0; b < events_.flow.blocks.size(); ++b) {
      const CoreBlock& block = events_.flow.blocks[b];
      for (std::size_t i = 0; i < block.ops.size(); ++i) {
        if (block.ops[i].kind == Kind::kSync) out.emplace_back(static_cast<int>(b), static_cast<int>(i));
      }
    }
    return out;
  }

  bool AtOnce(const Access& a, const Access& b) {
    const Place first(a.block, a.op), second(b.block, b.op);
    for (Place barrier : Barriers()) {
      const std::set<Place>& reached = From(barrier, false);
      if (reached.contains(first) && reached.contains(second)) return true;
    }
    return false;
  }

  // Whether `to` can follow `from` on one core.
  bool Leads(const Access& from, const Access& to) {
    return From({from.block, from.op}, true).contains({to.block, to.op});
  }

  const LaunchArgument& ArgumentOf(int argument) const { return launch_.args[static_cast<std::size_t>(argument)]; }

  void Tensor(int argument, const std::vector<Access>& accesses) {
    const bool written = std::any_of(accesses.begin(), accesses.end(), Writes);
    if (!written) return;
    const bool scalars = std::any_of(accesses.begin(), accesses.end(), [](const Access& a) { return a.scalar; });
    const bool read = std::any_of(accesses.begin(), accesses.end(), [](const Access& a) { return !Writes(a); });
    const bool output = ArgumentOf(argument).role == LaunchArgument::Role::kOutput;
    const std::string name = "`" + ArgumentOf(argument).name + "`";
    const std::string order = fmt::format("cores that share bytes of {} wait for each other", name);
    const std::string lines = fmt::format("scalar accesses to {} share no line of the cache with other writes", name);
    const int location = events_.events[static_cast<std::size_t>(accesses.front().event)].location;
    const auto told = [&](ObligationKind kind, const std::string& text) {
      out_.push_back(StartObligation(events_, kind, text, location, {}, {}));
      out_.back().obligation.goal = pool_.True();
      out_.back().undecidable = doubt_;
    };
    if (read || !output) told(ObligationKind::kCores, order);
    if (scalars) told(ObligationKind::kLines, lines);
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < accesses.size(); ++i) {
      for (std::size_t k = i; k < accesses.size(); ++k) {
        const Access& a = accesses[i];
        const Access& b = accesses[k];
        if (!Writes(a) && !Writes(b)) continue;
        if (++pairs > kMostPairs) {
          if (read || !output) out_.back().undecidable = "there are too many accesses to compare";
          return;
        }
        if (a.scalar || b.scalar) {
          Lines(lines, a, b);
        } else if (a.atomic != b.atomic && Writes(a) && Writes(b)) {
          Added(order, a.atomic ? b : a, a.atomic ? a : b);
        } else if (AtOnce(a, b) && !(a.atomic && b.atomic)) {
          // For outputs, two writes are covered by another obligation.
          if (!output || !Writes(a) || !Writes(b)) Apart(ObligationKind::kCores, order, a, b, 1);
        }
      }
    }
  }

  // An initialising store must come before an atomic add, also before those of other cores.
  void Added(const std::string& order, const Access& sets, const Access& adds) {
    if (AtOnce(sets, adds)) Apart(ObligationKind::kCores, order, sets, adds, 1);
    if (!Leads(adds, sets)) return;
    const std::string text = AddedText(ArgumentOf(Argument(sets)).name);
    OpenObligation open = StartObligation(events_, ObligationKind::kAtomic, text,
                                          events_.events[static_cast<std::size_t>(adds.event)].location, {}, {});
    open.obligation.goal = pool_.True();
    open.undecidable = "a copy that adds can come before one that sets";
    out_.push_back(std::move(open));
  }

  int Argument(const Access& access) const {
    return events_.buffers[static_cast<std::size_t>(access.operand->buffers.front().buffer)].argument;
  }

  // Whole cache lines are loaded and written back. If one core loads and changes a line while others write to it, an
  // update is lost.
  void Lines(const std::string& text, const Access& a, const Access& b) {
    // A read finds its own core's stores in its cache; stores of other cores must already be in memory.
    if (a.scalar && b.scalar) return Apart(ObligationKind::kLines, text, a, b, kLine);
    const Access& scalar = a.scalar ? a : b;
    const Access& copy = a.scalar ? b : a;
    if (AtOnce(a, b)) Apart(ObligationKind::kLines, text, a, b, kLine);
    // Copies neither see nor change what is in the core's own cache.
    const bool first = Leads(scalar, copy);
    if (!first || (Writes(scalar) && AlwaysCleans(scalar, copy))) return;
    if (!Writes(scalar) && !Leads(copy, scalar)) return;
    OpenObligation open = StartObligation(events_, ObligationKind::kLines, text,
                                          events_.events[static_cast<std::size_t>(copy.event)].location, {}, {});
    open.obligation.goal = pool_.True();
    open.undecidable = "copies and scalar accesses of one tensor follow each other";
    out_.push_back(std::move(open));
  }

  // Whether the whole cache is cleaned on every path from the store to the copy.
  bool AlwaysCleans(const Access& from, const Access& to) const {
    std::vector<Place> open = {{from.block, from.op + 1}};
    std::set<int> entered;
    while (!open.empty()) {
      const auto [block, first] = open.back();
      open.pop_back();
      const CoreBlock& at = events_.flow.blocks[static_cast<std::size_t>(block)];
      bool cleaned = false;
      for (std::size_t i = static_cast<std::size_t>(first); i < at.ops.size() && !cleaned; ++i) {
        if (block == to.block && static_cast<int>(i) == to.op) return false;
        cleaned = at.ops[i].kind == Kind::kClean && at.ops[i].whole;
      }
      if (cleaned) continue;
      for (const CoreEdge& edge : at.edges) {
        if (entered.insert(edge.to).second) open.emplace_back(edge.to, 0);
      }
    }
    return true;
  }

  // For each pair of cores, the lower-numbered one doing `a`, and the other way around.
  void Apart(ObligationKind kind, const std::string& text, const Access& a, const Access& b, std::int64_t unit) {
    Apart(kind, text, a, b, unit, false);
    if (a.event != b.event || a.operand != b.operand) Apart(kind, text, a, b, unit, true);
  }

  void Apart(ObligationKind kind, const std::string& text, const Access& a, const Access& b, std::int64_t unit,
             bool lower) {
    const Event& first = events_.events[static_cast<std::size_t>(a.event)];
    const Event& second = events_.events[static_cast<std::size_t>(b.event)];
    std::vector<Expr> guards = first.guards;
    guards.push_back(a.guard);
    OpenObligation open = StartObligation(events_, kind, text, second.location, guards, first.loops);
    open.undecidable = doubt_;
    if (!a.operand->why_unresolved.empty()) open.undecidable = a.operand->why_unresolved;
    if (!b.operand->why_unresolved.empty()) open.undecidable = b.operand->why_unresolved;
    if (!open.undecidable.empty()) {
      open.obligation.goal = pool_.True();
      out_.push_back(std::move(open));
      return;
    }
    const OtherUnit other(events_, pool_);
    std::map<SymbolId, Expr> elsewhere = other.elsewhere();
    const auto put = [&](Expr e) {
      for (SymbolId id : SymbolsOf(e)) {
        const Symbol symbol = pool_.symbol(id);
        const bool own = symbol.role == SymbolRole::kLoop || symbol.role == SymbolRole::kApproximation;
        if (own && !elsewhere.contains(id)) elsewhere[id] = pool_.NewSymbol(symbol.name, symbol.role, symbol.range);
      }
      return pool_.Substitute(e, elsewhere);
    };
    std::vector<Expr>& given = open.obligation.hypotheses;
    const auto extent = [&](const Access& access, bool there) {
      const Operand& o = *access.operand;
      const auto here = [&](Expr e) { return there ? put(e) : e; };
      for (Expr count : {o.rows, o.row_bytes}) given.push_back(here(pool_.Lt(pool_.Const(0), count)));
      const Expr reach = pool_.Add(pool_.Mul(pool_.Sub(o.rows, pool_.Const(1)), o.row_stride), o.row_bytes);
      const bool dense = o.rows->IsConst(1) || o.row_stride == o.row_bytes;
      const bool vague = !o.exact || !dense || reach->has_approximation || o.offset->has_approximation;
      if (vague) Vague(open, "how far an access of another core reaches is only bounded");
      return std::pair(here(o.offset), here(pool_.Add(o.offset, reach)));
    };
    const auto [begin, end] = extent(a, false);
    const auto [other_begin, other_end] = extent(b, true);
    for (Expr known : events_.hypotheses) given.push_back(put(known));
    for (Expr guard : second.guards) given.push_back(put(guard));
    given.push_back(put(b.guard));
    for (int at : second.loops) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
      for (Expr guard : loop.guards) given.push_back(put(guard));
      if (loop.last) given.push_back(put(pool_.Le(loop.index, loop.last)));
      if (!loop.last || !loop.exact) Vague(open, "a loop whose number of iterations is not known");
    }
    if (std::any_of(given.begin(), given.end(), [](Expr e) { return e->has_approximation; }))
      Vague(open, "a value that is not followed");
    given.push_back(lower ? other.After() : other.Before());
    open.obligation.goal = pool_.Or(Before(end, other_begin, unit), Before(other_end, begin, unit));
    open.values = other.Names();
    out_.push_back(std::move(open));
  }

  // In units of this many bytes.
  Expr Before(Expr end, Expr begin, std::int64_t unit) {
    if (unit == 1) return pool_.Le(end, begin);
    const Expr by = pool_.Const(unit);
    return pool_.Lt(pool_.Div(pool_.Sub(end, pool_.Const(1)), by), pool_.Div(begin, by));
  }

  static void Vague(OpenObligation& open, const char* why) {
    open.obligation.exact = false;
    open.obligation.why_inexact = why;
  }

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  ExprPool& pool_;
  std::string doubt_;
  std::map<int, std::vector<Access>> shared_;
  std::map<std::pair<Place, bool>, std::set<Place>> reached_;
  std::vector<OpenObligation> out_;
};

}  // namespace

std::string AddedText(const std::string& name) {
  return fmt::format("{} to `{}` is added to something that was set", kAddedAtomically, name);
}

std::vector<OpenObligation> CoresOf(const DeviceEvents& events, const LaunchValues& launch) {
  return Cores(events, launch).Run();
}

}  // namespace assay
