// Units of a launch with one axis and with two: their numbers, and the order of any two of them.
#include "solver/units.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

namespace assay {
namespace {

DeviceEvents LaunchOf(const std::vector<std::pair<std::string, WideInt>>& axes) {
  DeviceEvents events;
  events.pool = std::make_shared<ExprPool>();
  // A symbol that is not an axis comes first: numbers of axes and of symbols differ.
  events.pool->NewSymbol("N", SymbolRole::kArgument, {1, 100});
  for (const auto& [name, size] : axes) {
    const Expr made = events.pool->NewSymbol(name, SymbolRole::kUnit, {0, size - 1});
    events.axes.push_back({name, static_cast<SymbolId>(made->value)});
  }
  return events;
}

TEST(Units, NumbersGoRoundTheInnerAxisFirst) {
  const DeviceEvents events = LaunchOf({{"block", 3}, {"thread", 4}});
  const Units units(events);
  ASSERT_EQ(units.count(), 12);
  std::set<std::pair<WideInt, WideInt>> places;
  for (WideInt unit = 0; unit < units.count(); ++unit) {
    std::vector<WideInt> symbols(events.pool->symbol_count(), 7);
    units.Put(unit, symbols);
    EXPECT_EQ(symbols[0], 7);
    EXPECT_EQ(units.NumberOf(symbols), unit);
    EXPECT_EQ(symbols[events.axes[0].symbol] * 4 + symbols[events.axes[1].symbol], unit);
    places.insert({symbols[events.axes[0].symbol], symbols[events.axes[1].symbol]});
    std::map<std::string, std::int64_t> model;
    units.Name(unit, model);
    EXPECT_EQ(model, (std::map<std::string, std::int64_t>{{"block", static_cast<std::int64_t>(unit / 4)},
                                                          {"thread", static_cast<std::int64_t>(unit % 4)}}));
  }
  EXPECT_EQ(places.size(), 12u);
}

TEST(Units, WithoutAxesThereIsOne) {
  const DeviceEvents events = LaunchOf({});
  EXPECT_EQ(Units(events).count(), 1);
  EXPECT_FALSE(Units(events).IsAxis(0));
}

TEST(Units, AnotherUnitComesBeforeOrAfter) {
  DeviceEvents events = LaunchOf({{"block", 3}, {"thread", 4}});
  const OtherUnit other(events, *events.pool);
  const Expr before = other.Before(), after = other.After();
  const Units units(events);
  for (WideInt here = 0; here < units.count(); ++here) {
    for (WideInt there = 0; there < units.count(); ++there) {
      std::vector<WideInt> symbols(events.pool->symbol_count(), 0);
      units.Put(here, symbols);
      Assignment values;
      units.Copy(symbols, values);
      units.Put(there, symbols);
      for (const auto& [axis, symbol] : other.elsewhere()) values[static_cast<SymbolId>(symbol->value)] = symbols[axis];
      EXPECT_EQ(Evaluate(before, values), there < here ? 1 : 0) << static_cast<int>(here) << static_cast<int>(there);
      EXPECT_EQ(Evaluate(after, values), here < there ? 1 : 0) << static_cast<int>(here) << static_cast<int>(there);
    }
  }
}

TEST(Units, NamesOfTheOtherUnit) {
  const auto names = [](DeviceEvents events) {
    std::set<std::string> out;
    for (const auto& [name, e] : OtherUnit(events, *events.pool).Names()) out.insert(name);
    return out;
  };
  EXPECT_EQ(names(LaunchOf({{"core", 48}})), (std::set<std::string>{"core", "other"}));
  EXPECT_EQ(names(LaunchOf({{"block", 3}, {"thread", 4}})),
            (std::set<std::string>{"block", "other block", "thread", "other thread"}));
}

}  // namespace
}  // namespace assay
