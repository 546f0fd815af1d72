// See units.h.
#include "solver/units.h"

#include <algorithm>

namespace assay {

Units::Units(const DeviceEvents& events) {
  for (const LaunchAxis& axis : events.axes) {
    const ExprRange range = events.pool->symbol(axis.symbol).range;
    axes_.push_back({axis.symbol, axis.name, range});
    count_ *= std::max<WideInt>(range.hi - range.lo + 1, 0);
  }
}

bool Units::IsAxis(SymbolId id) const {
  return std::any_of(axes_.begin(), axes_.end(), [&](const Axis& axis) { return axis.symbol == id; });
}

bool Units::AnyAxisIn(const std::set<SymbolId>& symbols) const {
  return std::any_of(axes_.begin(), axes_.end(), [&](const Axis& axis) { return symbols.contains(axis.symbol); });
}

// The inner axes are the last ones.
template <class Take>
void Units::Split(WideInt unit, const Take& take) const {
  for (auto axis = axes_.rbegin(); axis != axes_.rend(); ++axis) {
    const WideInt size = std::max<WideInt>(axis->range.hi - axis->range.lo + 1, 1);
    take(*axis, axis->range.lo + unit % size);
    unit /= size;
  }
}

void Units::Put(WideInt unit, std::vector<WideInt>& symbols) const {
  Split(unit, [&](const Axis& axis, WideInt value) { symbols[axis.symbol] = value; });
}

WideInt Units::NumberOf(const std::vector<WideInt>& symbols) const {
  WideInt unit = 0;
  for (const Axis& axis : axes_)
    unit = unit * std::max<WideInt>(axis.range.hi - axis.range.lo + 1, 1) + symbols[axis.symbol] - axis.range.lo;
  return unit;
}

void Units::Copy(const std::vector<WideInt>& symbols, Assignment& to) const {
  for (const Axis& axis : axes_) to[axis.symbol] = symbols[axis.symbol];
}

std::map<SymbolId, Expr> Units::Constants(WideInt unit, ExprPool& pool) const {
  std::map<SymbolId, Expr> out;
  Split(unit, [&](const Axis& axis, WideInt value) { out[axis.symbol] = pool.Const(value); });
  return out;
}

void Units::Name(WideInt unit, std::map<std::string, std::int64_t>& model) const {
  Split(unit, [&](const Axis& axis, WideInt value) { model[axis.name] = static_cast<std::int64_t>(value); });
}

OtherUnit::OtherUnit(const DeviceEvents& events, ExprPool& pool) : pool_(pool) {
  for (const LaunchAxis& axis : events.axes) {
    const Expr here = pool.SymbolAt(axis.symbol);
    const Symbol symbol = pool.symbol(axis.symbol);
    const std::string name = events.axes.size() == 1 ? "other" : "other " + axis.name;
    axes_.push_back({axis.name, name, here, pool.NewSymbol(name, symbol.role, symbol.range)});
    elsewhere_[axis.symbol] = axes_.back().there;
  }
}

std::map<std::string, Expr> OtherUnit::Names() const {
  std::map<std::string, Expr> names;
  for (const Axis& axis : axes_) {
    names[axis.name] = axis.here;
    names[axis.other_name] = axis.there;
  }
  return names;
}

// On the first axis on which they differ, outermost first.
Expr OtherUnit::Compare(bool before) const {
  Expr out = pool_.False();
  for (auto axis = axes_.rbegin(); axis != axes_.rend(); ++axis) {
    const Expr here = before ? pool_.Lt(axis->there, axis->here) : pool_.Lt(axis->here, axis->there);
    const bool innermost = axis == axes_.rbegin();
    out = innermost ? here : pool_.Or(here, pool_.And(pool_.Eq(axis->here, axis->there), out));
  }
  return out;
}

}  // namespace assay
