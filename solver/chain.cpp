// From events to spans: each copy to the tensor is a leaf; loops, rows and cores are wrapped around it, widest stride
// last.
#include "solver/chain.h"

#include <algorithm>

#include "solver/units.h"

namespace assay {
namespace {

constexpr WideInt kMostCores = 64;
constexpr WideInt kWide = static_cast<WideInt>(1) << 62;

struct Leaf {
  Span span;
  std::vector<int> axes;        // outermost first; indexes into Chain::axes_
  Expr rows = {}, stride = {};  // of rows with gaps between them, whose axis is the last
};

class Chain {
 public:
  Chain(const DeviceEvents& events, int argument, Expr size, const Assignment& sample, Entailment& entailment,
        SpanAlgebra::Aim aim, bool each_core)
      : events_(events),
        units_(events),
        pool_(*events.pool),
        argument_(argument),
        size_(size),
        sample_(sample),
        each_core_(each_core),
        algebra_(pool_, entailment, Launch(events), aim) {
    MakeAxes();
  }

  ChainProof Run() {
    for (const Approximation& a : events_.approximations) {
      if (a.hides_events) Doubt(a.what);
    }
    for (const Event& event : events_.events) {
      for (const Operand& operand : event.operands) {
        if (operand.writes && operand.space == MemorySpace::kGlobal) Collect(event, operand);
      }
    }
    proof_.any = !leaves_.empty();
    if (proof_.why.empty() && leaves_.empty()) {
      Doubt(proof_.atomic ? "all copies to it add atomically" : "no copy to it was found");
    }
    if (!proof_.why.empty()) return proof_;
    const std::optional<Span> whole = Join();
    proof_.proved = whole && algebra_.IsWhole(*whole, size_);
    if (!proof_.proved) Doubt(leans_on_.empty() ? algebra_.why() : leans_on_);
    return proof_;
  }

 private:
  void Doubt(const std::string& why) {
    if (proof_.why.empty()) proof_.why = why;
  }

  static std::vector<Expr> Launch(const DeviceEvents& events) {
    const Units units(events);
    std::vector<Expr> out;
    for (Expr e : events.hypotheses) {
      if (!units.AnyAxisIn(SymbolsOf(e))) out.push_back(e);
    }
    return out;
  }

  // Fresh indexes without upper bounds: bounds that ranges have folded away come back as conditions.
  void MakeAxes() {
    for (const LaunchAxis& axis : events_.axes) {
      const Symbol symbol = pool_.symbol(axis.symbol);
      const Expr last = pool_.Const(symbol.range.hi);
      wide_[axis.symbol] = pool_.NewSymbol(symbol.name, symbol.role, {0, kWide});
      axes_.push_back({wide_[axis.symbol], last});
    }
    for (const Loop& loop : events_.loops) {
      const auto id = static_cast<SymbolId>(loop.index->value);
      wide_[id] = pool_.NewSymbol(pool_.symbol(id).name, SymbolRole::kLoop, {0, kWide});
    }
    for (const Loop& loop : events_.loops) {
      axes_.push_back({wide_.at(static_cast<SymbolId>(loop.index->value)), loop.last ? Put(loop.last) : Expr()});
    }
  }

  Expr Put(Expr e) { return pool_.Substitute(e, wide_); }

  void Collect(const Event& event, const Operand& operand) {
    if (!operand.why_unresolved.empty()) {
      const bool elsewhere = !operand.buffers.empty() &&
                             std::none_of(operand.buffers.begin(), operand.buffers.end(), [&](const BufferChoice& c) {
                               return events_.buffers[static_cast<std::size_t>(c.buffer)].argument == argument_;
                             });
      if (!elsewhere) Doubt(operand.why_unresolved);
      return;
    }
    for (const BufferChoice& choice : operand.buffers) {
      if (events_.buffers[static_cast<std::size_t>(choice.buffer)].argument != argument_) continue;
      if (proof_.location < 0) proof_.location = event.location;
      if (event.atomic == Event::Atomic::kUnknown) Doubt("whether a copy adds atomically is not known");
      if (event.atomic == Event::Atomic::kYes) {
        proof_.atomic = true;
        continue;
      }
      if (!operand.exact) Doubt("the extent of the " + operand.name + " is only bounded");
      AddLeaf(event, operand, choice);
    }
  }

  void Assume(Span& span, Expr e) {
    const Expr wide = Put(e);
    if (wide->IsConst(1) || std::find(span.active.begin(), span.active.end(), wide) != span.active.end()) return;
    span.active.push_back(wide);
    Lean(span, wide);
  }

  // Unknown values differ in every round, as chosen values do.
  void Lean(Span& span, Expr e) {
    if (!e->has_approximation) return;
    const std::set<SymbolId> symbols = SymbolsOf(e);
    for (SymbolId id : symbols) {
      const bool known = std::find(span.chosen.begin(), span.chosen.end(), id) != span.chosen.end();
      if (pool_.symbol(id).role == SymbolRole::kApproximation && !known) span.chosen.push_back(id);
    }
    for (const Approximation& a : events_.approximations) {
      if (leans_on_.empty() && a.has_symbol && symbols.contains(a.symbol)) leans_on_ = a.what;
    }
  }

  void AddLeaf(const Event& event, const Operand& operand, const BufferChoice& choice) {
    Leaf leaf;
    for (std::size_t i = 0; i < events_.axes.size(); ++i) leaf.axes.push_back(static_cast<int>(i));
    for (Expr e : events_.hypotheses) {
      if (units_.AnyAxisIn(SymbolsOf(e))) Assume(leaf.span, e);
    }
    for (int at : event.loops) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
      if (!loop.exact || !loop.last) Doubt("a loop whose number of iterations is not known");
      for (Expr guard : loop.guards) Assume(leaf.span, guard);
      leaf.axes.push_back(static_cast<int>(events_.axes.size()) + at);
    }
    for (Expr guard : event.guards) Assume(leaf.span, guard);
    Assume(leaf.span, choice.guard);
    const Expr rows = Put(operand.rows);
    const Expr bytes = Put(operand.row_bytes);
    const Expr stride = Put(operand.row_stride);
    leaf.span.begin = Put(operand.offset);
    for (Expr e : {rows, bytes, stride, leaf.span.begin}) Lean(leaf.span, e);
    if (!proof_.why.empty()) return;
    const std::vector<Expr> bounds = Bounds(leaf.axes);
    for (Expr count : {rows, bytes}) {
      const Expr none = pool_.Le(pool_.Const(0), count);
      if (!algebra_.Holds({&leaf.span.active, &bounds}, none))
        leaf.span.active.push_back(pool_.Lt(pool_.Const(0), count));
    }
    const Expr dense = pool_.Or(pool_.Eq(rows, pool_.Const(1)), pool_.Eq(stride, bytes));
    if (algebra_.Holds({&leaf.span.active, &bounds}, dense)) {
      leaf.span.end = pool_.Add(leaf.span.begin, pool_.Mul(rows, bytes));
    } else {
      leaf.rows = rows;
      leaf.stride = stride;
      leaf.axes.push_back(RowAxis(leaf));
      const Expr row = axes_[static_cast<std::size_t>(leaf.axes.back())].index;
      leaf.span.begin = pool_.Add(leaf.span.begin, pool_.Mul(row, stride));
      leaf.span.end = pool_.Add(leaf.span.begin, bytes);
    }
    for (Expr bound : Bounds(leaf.axes)) leaf.span.active.push_back(bound);
    leaves_.push_back(std::move(leaf));
  }

  // Copies that fill each other's gaps share one: their rows follow each other in turn.
  int RowAxis(const Leaf& leaf) {
    for (const Leaf& other : leaves_) {
      const bool same = other.rows && other.rows == leaf.rows && other.stride == leaf.stride &&
                        std::equal(leaf.axes.begin(), leaf.axes.end(), other.axes.begin(), other.axes.end() - 1);
      if (same) return other.axes.back();
    }
    const Expr row = pool_.NewSymbol("row", SymbolRole::kLoop, {0, kWide});
    axes_.push_back({row, pool_.Sub(leaf.rows, pool_.Const(1))});
    return static_cast<int>(axes_.size()) - 1;
  }

  std::vector<Expr> Bounds(const std::vector<int>& axes) {
    std::vector<Expr> out;
    for (int at : axes) {
      const Axis& axis = axes_[static_cast<std::size_t>(at)];
      if (axis.last) out.push_back(pool_.Le(axis.index, axis.last));
    }
    return out;
  }

  std::optional<Span> Join() {
    const bool uniform = std::all_of(leaves_.begin(), leaves_.end(),
                                     [&](const Leaf& leaf) { return leaf.axes == leaves_.front().axes; });
    if (uniform) {
      const std::vector<int> by_stride = ByStride(leaves_.front());
      if (auto whole = Nest(by_stride)) return whole;
      if (by_stride == leaves_.front().axes) return std::nullopt;
    }
    return Tree(leaves_, 0);
  }

  // Axes of a leaf, widest stride first, as seen in the sample.
  std::vector<int> ByStride(const Leaf& leaf) {
    Assignment values = sample_;
    for (SymbolId id : SymbolsOf(leaf.span.begin)) values.try_emplace(id, 0);
    const WideInt start = Evaluate(leaf.span.begin, values).value_or(0);
    std::vector<std::pair<WideInt, int>> strides;
    for (int at : leaf.axes) {
      const auto id = static_cast<SymbolId>(axes_[static_cast<std::size_t>(at)].index->value);
      Assignment moved = values;
      moved[id] = 1;
      const WideInt stride = Evaluate(leaf.span.begin, moved).value_or(start) - start;
      strides.emplace_back(stride < 0 ? -stride : stride, at);
    }
    std::stable_sort(strides.begin(), strides.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<int> axes;
    for (const auto& [stride, at] : strides) axes.push_back(at);
    return axes;
  }

  std::optional<Span> Nest(const std::vector<int>& axes) {
    std::vector<Span> spans;
    for (const Leaf& leaf : leaves_) spans.push_back(leaf.span);
    std::optional<Span> span = algebra_.Sequence(spans);
    for (auto it = axes.rbegin(); span && it != axes.rend(); ++it) span = Over(*it, *span);
    return span;
  }

  // Cores that do not touch the tensor may come before those that write it: then chain core by core.
  std::optional<Span> Over(int at, const Span& span) {
    const Axis& axis = axes_[static_cast<std::size_t>(at)];
    if (auto whole = algebra_.Over(axis, span)) return whole;
    const auto place = static_cast<std::size_t>(at);
    if (place >= events_.axes.size() || !each_core_) return std::nullopt;
    const WideInt last = pool_.symbol(events_.axes[place].symbol).range.hi;
    if (last >= kMostCores) return std::nullopt;
    return algebra_.Each(axis, span, last + 1);
  }

  // Parts that share their first axis from `depth` on are joined per round.
  std::optional<Span> Tree(const std::vector<Leaf>& leaves, std::size_t depth) {
    std::vector<Span> parts;
    for (std::size_t i = 0; i < leaves.size();) {
      if (leaves[i].axes.size() == depth) {
        parts.push_back(leaves[i++].span);
        continue;
      }
      const int axis = leaves[i].axes[depth];
      std::vector<Leaf> inside;
      for (; i < leaves.size() && leaves[i].axes.size() > depth && leaves[i].axes[depth] == axis; ++i) {
        inside.push_back(leaves[i]);
      }
      std::optional<Span> span = Tree(inside, depth + 1);
      if (span) span = Over(axis, *span);
      if (!span) return std::nullopt;
      parts.push_back(std::move(*span));
    }
    return algebra_.Sequence(parts);
  }

  const DeviceEvents& events_;
  const Units units_;
  ExprPool& pool_;
  int argument_;
  Expr size_;
  const Assignment& sample_;
  const bool each_core_;
  SpanAlgebra algebra_;
  std::map<SymbolId, Expr> wide_;
  std::vector<Axis> axes_;
  std::vector<Leaf> leaves_;
  std::string leans_on_;  // an unknown value in what is to be proved
  ChainProof proof_;
};

}  // namespace

ChainProof ProveChain(const DeviceEvents& events, int argument, Expr size, const Assignment& sample,
                      Entailment& entailment, SpanAlgebra::Aim aim, bool each_core) {
  return Chain(events, argument, size, sample, entailment, aim, each_core).Run();
}

}  // namespace assay
