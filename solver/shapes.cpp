// Values of one dimension by itself, then all combinations that the hypotheses allow.
#include "solver/shapes.h"

#include <algorithm>
#include <unordered_set>

namespace assay {
namespace {

constexpr std::size_t kMostTries = 1500;
constexpr std::size_t kMostOfOne = 320;
constexpr WideInt kSmall = 72;
constexpr std::size_t kMostConstants = 24;

}  // namespace

Shapes::Shapes(const DeviceEvents& events, const LaunchValues& launch, const std::vector<Expr>& more)
    : pool_(*events.pool), cores_(launch.block_dim), granule_(launch.granule) {
  std::vector<Expr> roots = more;
  roots.insert(roots.end(), events.hypotheses.begin(), events.hypotheses.end());
  for (Expr e : launch.symbolic->arg_bytes) roots.push_back(e);
  for (const auto& field : launch.symbolic->fields) roots.push_back(field.value);
  for (const Event& event : events.events) {
    roots.insert(roots.end(), event.guards.begin(), event.guards.end());
    for (const Operand& o : event.operands) roots.insert(roots.end(), {o.offset, o.rows, o.row_bytes, o.row_stride});
  }
  for (const Buffer& buffer : events.buffers) roots.insert(roots.end(), {buffer.count, buffer.bytes});
  std::erase_if(roots, [](Expr e) { return !e; });
  Collect(roots);
  for (Expr e : launch.symbolic->hypotheses) {
    const std::set<SymbolId> symbols = SymbolsOf(e);
    const bool ours = std::all_of(symbols.begin(), symbols.end(), [&](SymbolId id) {
      return std::find(symbols_.begin(), symbols_.end(), id) != symbols_.end();
    });
    if (ours) domain_.push_back(e);
  }
  std::size_t most = kMostOfOne;
  while (most > 2) {
    std::size_t ways = 1;
    for (std::size_t i = 0; i < symbols_.size() && ways <= 16 * kMostTries; ++i) ways *= most;
    if (ways <= 16 * kMostTries) break;
    most = most * 3 / 4;
  }
  std::vector<std::vector<WideInt>> values;
  for (SymbolId id : symbols_) values.push_back(ValuesOf(id, most));
  Combine(values);
}

void Shapes::Collect(const std::vector<Expr>& roots) {
  std::unordered_set<const ExprNode*> seen;
  std::vector<Expr> open = roots;
  std::set<SymbolId> found;
  while (!open.empty()) {
    const Expr e = open.back();
    open.pop_back();
    if (!seen.insert(e.node()).second) continue;
    open.insert(open.end(), e->operands.begin(), e->operands.end());
    if (e->IsConst() && e->value > kSmall && e->value < (static_cast<WideInt>(1) << 31)) constants_.insert(e->value);
    if (e->kind != ExprKind::kSymbol) continue;
    const auto id = static_cast<SymbolId>(e->value);
    if (pool_.symbol(id).role == SymbolRole::kArgument) found.insert(id);
  }
  symbols_.assign(found.begin(), found.end());
}

std::vector<WideInt> Shapes::ValuesOf(SymbolId symbol, std::size_t most) const {
  const ExprRange range = pool_.symbol(symbol).range;
  std::set<WideInt> wanted;
  auto put = [&](WideInt v) {
    if (v >= range.lo && v <= range.hi) wanted.insert(v);
  };
  auto around = [&](WideInt v) {
    for (WideInt d = -1; d <= 1; ++d) put(v + d);
  };
  for (WideInt v = 0; v < std::min<WideInt>(kSmall, static_cast<WideInt>(most / 3 + 1)); ++v) put(range.lo + v);
  std::size_t used = 0;
  for (WideInt c : constants_) {
    if (++used > kMostConstants) break;
    around(c);
    around(c * cores_);
    put(c * cores_ + c);
    put(c * (cores_ - 1) + 1);
    put(2 * c);
  }
  for (WideInt p = 64; p <= range.hi && p < (static_cast<WideInt>(1) << 40); p *= 2) around(p);
  around(cores_ * granule_);
  put(range.hi);
  put(range.hi - 1);
  std::vector<WideInt> all(wanted.begin(), wanted.end());
  if (all.size() <= most) return all;
  // The smallest ones, and an evenly spaced choice of the rest.
  std::vector<WideInt> some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most / 2));
  const std::size_t rest = all.size() - most / 2;
  const std::size_t picks = std::max<std::size_t>(most - most / 2, 1);
  for (std::size_t i = 0; i < picks; ++i) some.push_back(all[most / 2 + (i * rest) / picks]);
  return some;
}

bool Shapes::Allowed(const Assignment& values) const {
  return std::all_of(domain_.begin(), domain_.end(), [&](Expr e) {
    const auto holds = Evaluate(e, values);
    return holds && *holds != 0;
  });
}

void Shapes::Combine(const std::vector<std::vector<WideInt>>& values) {
  ExprTape tape(domain_);
  std::vector<WideInt> by_symbol(pool_.symbol_count(), 0);
  std::vector<std::size_t> at(values.size(), 0);
  if (std::any_of(values.begin(), values.end(), [](const auto& v) { return v.empty(); })) return;
  while (true) {
    for (std::size_t i = 0; i < values.size(); ++i) by_symbol[symbols_[i]] = values[i][at[i]];
    bool allowed = tape.Run(by_symbol);
    for (std::size_t i = 0; i < domain_.size() && allowed; ++i) allowed = tape.result(i) != 0;
    if (allowed) {
      Assignment shape;
      for (SymbolId id : symbols_) shape[id] = by_symbol[id];
      tries_.push_back(std::move(shape));
    }
    std::size_t digit = values.size();
    while (digit > 0 && ++at[digit - 1] == values[digit - 1].size()) at[--digit] = 0;
    if (digit == 0) break;
  }
  Sort();
  if (tries_.size() <= kMostTries) return;
  std::vector<Assignment> some(tries_.begin(), tries_.begin() + kMostTries / 2);
  const std::size_t rest = tries_.size() - kMostTries / 2;
  for (std::size_t i = 0; i < kMostTries / 2; ++i) {
    some.push_back(tries_[kMostTries / 2 + i * rest / (kMostTries / 2)]);
  }
  tries_ = std::move(some);
}

// By the number of elements, then by the dimensions themselves.
void Shapes::Sort() {
  auto size = [](const Assignment& shape) {
    double product = 1;
    for (const auto& [symbol, value] : shape) product *= static_cast<double>(std::max<WideInt>(value, 1));
    return product;
  };
  std::stable_sort(tries_.begin(), tries_.end(), [&](const Assignment& a, const Assignment& b) {
    const double x = size(a);
    const double y = size(b);
    return x != y ? x < y : a < b;
  });
}

Assignment Shapes::Shrink(Assignment broken, const std::function<bool(const Assignment&)>& breaks) const {
  for (SymbolId id : symbols_) {
    WideInt low = pool_.symbol(id).range.lo;
    while (low < broken[id]) {
      // The nearest value below the middle that the domain allows.
      Assignment smaller = broken;
      const WideInt middle = low + (broken[id] - low) / 2;
      WideInt at = middle;
      for (smaller[id] = at; at > low && at > middle - kSmall && !Allowed(smaller); smaller[id] = at) --at;
      if (Allowed(smaller) && breaks(smaller)) {
        broken = std::move(smaller);
      } else {
        low = middle + 1;
      }
    }
  }
  return broken;
}

bool Shapes::Add(const Assignment& values) {
  Assignment shape;
  for (SymbolId id : symbols_) {
    const auto found = values.find(id);
    shape[id] = found == values.end() ? pool_.symbol(id).range.lo : found->second;
  }
  if (!Allowed(shape) || std::find(tries_.begin(), tries_.end(), shape) != tries_.end()) return false;
  tries_.push_back(std::move(shape));
  Sort();
  return true;
}

}  // namespace assay
