// The features of a shape are pairs: an expression of the launch and the class that its value falls in. The choice is
// greedy.
#include "solver/chosen-shapes.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

#include "analyzer/facts/expr-ops.h"
#include "solver/shapes.h"
#include "solver/units.h"

namespace assay {
namespace {

constexpr std::size_t kMostCandidates = 400;
constexpr std::size_t kMostTests = 200;
constexpr WideInt kLargestShare = 72;
constexpr std::size_t kMostShares = 16;

// Comparisons anywhere in the expressions: not all of them decide guards.
std::vector<Expr> TestsIn(const std::vector<Expr>& roots) {
  std::vector<Expr> tests;
  for (Expr e : expr_ops::Ordered(roots)) {
    const bool test = e->kind == ExprKind::kEq || e->kind == ExprKind::kLt || e->kind == ExprKind::kLe;
    if (test && tests.size() < kMostTests) tests.push_back(e);
  }
  return tests;
}

// Constants in comparisons that are too small to stand out among the sizes: a fixed number of elements per core.
void AddShares(const DeviceEvents& events, const LaunchValues& launch, Shapes& shapes) {
  std::vector<Expr> roots;
  for (const Event& event : events.events) {
    roots.insert(roots.end(), event.guards.begin(), event.guards.end());
    for (const Operand& o : event.operands) roots.insert(roots.end(), {o.rows, o.row_bytes, o.row_stride});
  }
  std::erase_if(roots, [](Expr e) { return !e; });
  std::set<WideInt> numbers;
  for (Expr test : TestsIn(roots)) {
    for (Expr side : test->operands) {
      if (side->IsConst() && side->value > 1 && side->value <= kLargestShare && numbers.size() < kMostShares)
        numbers.insert(side->value);
    }
  }
  if (shapes.tries().empty()) return;
  const Assignment base = shapes.tries().front();
  for (WideInt number : numbers) {
    for (SymbolId symbol : shapes.symbols()) {
      Assignment shape = base;
      shape[symbol] = number * launch.block_dim;
      shapes.Add(shape);
    }
  }
}

// Small numbers are their own class, larger ones are classed by their number of binary digits.
std::uint64_t ClassOf(WideInt value) {
  if (value < 0) return 63;
  if (value <= 2) return static_cast<std::uint64_t>(value);
  std::uint64_t digits = 0;
  for (; value > 0; value >>= 1) ++digits;
  return std::min<std::uint64_t>(digits + 1, 62);
}

class Chooser {
 public:
  Chooser(const DeviceEvents& events, const LaunchValues& launch)
      : events_(events),
        units_(events),
        roots_(RootsOf(events, launch)),
        tape_(roots_),
        values_(events.pool->symbol_count(), 0),
        granule_(launch.granule),
        vector_bytes_(launch.vector_bytes) {
    for (Expr e : launch.symbolic->arg_bytes) sizes_.push_back(Find(e));
    for (const Loop& loop : events.loops) lasts_.push_back(Find(loop.last));
  }

  // False if the tensors are too large or an expression leaves the computable range.
  bool Look(const Assignment& shape, WideInt most_bytes, std::vector<std::uint64_t>& seen) {
    std::fill(values_.begin(), values_.end(), 0);
    for (const auto& [symbol, value] : shape) values_[symbol] = value;
    for (WideInt unit : {WideInt{0}, last_unit()}) {
      units_.Put(unit, values_);
      for (bool last : {false, true}) {
        if (!EnterLoops(last)) return false;
        if (BytesOf() > most_bytes) return false;
        Note(unit == 0 ? (last ? 1 : 0) : (last ? 3 : 2), seen);
      }
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    return true;
  }

 private:
  static std::vector<Expr> RootsOf(const DeviceEvents& events, const LaunchValues& launch) {
    std::vector<Expr> roots = launch.symbolic->arg_bytes;
    for (const auto& field : launch.symbolic->fields) roots.push_back(field.value);
    roots.push_back(launch.symbolic->block_dim);
    for (const Loop& loop : events.loops) roots.insert(roots.end(), {loop.last, loop.continues});
    for (const Event& event : events.events) {
      roots.insert(roots.end(), event.guards.begin(), event.guards.end());
      for (const Operand& o : event.operands) roots.insert(roots.end(), {o.rows, o.row_bytes, o.row_stride});
    }
    for (const Step& step : events.steps) roots.insert(roots.end(), step.guards.begin(), step.guards.end());
    for (const Buffer& buffer : events.buffers) roots.insert(roots.end(), {buffer.count, buffer.bytes});
    std::erase_if(roots, [](Expr e) { return !e || e->IsConst(); });
    for (Expr test : TestsIn(roots)) roots.push_back(test);
    std::sort(roots.begin(), roots.end(), [](Expr a, Expr b) { return a->id < b->id; });
    roots.erase(std::unique(roots.begin(), roots.end()), roots.end());
    return roots;
  }

  // Constants and unknown values are no features.
  std::optional<std::size_t> Find(Expr e) const {
    if (!e || e->IsConst()) return std::nullopt;
    const auto less = [](Expr a, Expr b) { return a->id < b->id; };
    return static_cast<std::size_t>(std::lower_bound(roots_.begin(), roots_.end(), e, less) - roots_.begin());
  }

  // The last unit within the ranges of the axes; the launch may have fewer.
  WideInt last_unit() const { return std::max<WideInt>(units_.count() - 1, 0); }

  bool EnterLoops(bool last) {
    for (const Loop& loop : events_.loops) values_[static_cast<SymbolId>(loop.index->value)] = 0;
    if (!tape_.Run(values_)) return false;
    if (!last) return true;
    // Outer loops come first, so that values that the rounds of an inner loop depend on are known.
    for (std::size_t i = 0; i < events_.loops.size(); ++i) {
      if (!lasts_[i]) continue;
      // A loop that tests at the top runs its body one time less than its header.
      const WideInt rounds = tape_.result(*lasts_[i]);
      values_[static_cast<SymbolId>(events_.loops[i].index->value)] = std::max<WideInt>(rounds - 1, 0);
      if (!tape_.Run(values_)) return false;
    }
    return true;
  }

  WideInt BytesOf() const {
    WideInt bytes = 0;
    for (const std::optional<std::size_t>& size : sizes_) bytes += size ? tape_.result(*size) : 0;
    return bytes;
  }

  void Note(std::uint64_t instance, std::vector<std::uint64_t>& seen) const {
    for (std::size_t i = 0; i < roots_.size(); ++i) {
      // The size of the tensors alone reveals nothing about the kernel.
      if (std::find(sizes_.begin(), sizes_.end(), i) != sizes_.end()) continue;
      const WideInt value = tape_.result(i);
      const std::uint64_t rest =
          value < 0 ? 0 : (value % granule_ != 0 ? 1u : 0u) + (value % vector_bytes_ != 0 ? 2u : 0u);
      const std::uint64_t at = (i << 16) + (instance << 12);
      seen.push_back(at + ClassOf(value));
      seen.push_back(at + 256 + rest);
    }
  }

  const DeviceEvents& events_;
  const Units units_;
  std::vector<Expr> roots_;
  ExprTape tape_;
  std::vector<WideInt> values_;
  WideInt granule_, vector_bytes_;
  std::vector<std::optional<std::size_t>> sizes_, lasts_;
};

struct Candidate {
  Assignment shape;
  std::vector<std::uint64_t> shows;
};

}  // namespace

std::vector<Assignment> ChooseShapes(const DeviceEvents& events, const LaunchValues& launch, std::size_t most,
                                     WideInt most_bytes) {
  Shapes shapes(events, launch, {});
  AddShares(events, launch, shapes);
  Chooser chooser(events, launch);
  std::vector<Candidate> candidates;
  const std::vector<Assignment>& tries = shapes.tries();
  const std::size_t step = std::max<std::size_t>(tries.size() / kMostCandidates, 1);
  for (std::size_t i = 0; i < tries.size(); i += i < kMostCandidates / 2 ? 1 : step) {
    Candidate one{tries[i], {}};
    if (chooser.Look(one.shape, most_bytes, one.shows)) candidates.push_back(std::move(one));
  }
  std::vector<Assignment> chosen;
  std::unordered_set<std::uint64_t> shown;
  while (chosen.size() < most) {
    const Candidate* best = nullptr;
    std::size_t most_new = 0;
    // Among equals, the smallest.
    for (const Candidate& one : candidates) {
      const auto fresh = static_cast<std::size_t>(
          std::count_if(one.shows.begin(), one.shows.end(), [&](std::uint64_t what) { return !shown.contains(what); }));
      if (fresh > most_new) most_new = fresh, best = &one;
    }
    if (best == nullptr) break;
    shown.insert(best->shows.begin(), best->shows.end());
    chosen.push_back(best->shape);
  }
  return chosen;
}

}  // namespace assay
