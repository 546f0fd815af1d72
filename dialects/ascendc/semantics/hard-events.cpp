// Numbers are the vendor's (enum HardEvent); the signals of queues follow GetQueEvt for architecture 2201.
#include "dialects/ascendc/semantics/hard-events.h"

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::ascendc {
namespace {

constexpr Unit S = Unit::kScalar, V = Unit::kVector, M = Unit::kCube, MTE1 = Unit::kCopyFar, MTE2 = Unit::kCopyIn,
               MTE3 = Unit::kCopyOut, FIX = Unit::kFix;

struct Pair {
  Unit source;
  Unit target;
};

constexpr Pair kSignals[] = {
    {MTE2, MTE1}, {MTE1, MTE2}, {MTE1, M},    {M, MTE1},    {MTE2, V},   {V, MTE2},   {MTE3, V},   {V, MTE3}, {M, V},
    {V, M},       {V, V},       {MTE3, MTE1}, {MTE1, MTE3}, {MTE1, V},   {MTE2, M},   {M, MTE2},   {V, MTE1}, {M, FIX},
    {FIX, M},     {MTE3, MTE2}, {MTE2, MTE3}, {S, V},       {V, S},      {S, MTE2},   {MTE2, S},   {S, MTE3}, {MTE3, S},
    {MTE2, FIX},  {FIX, MTE2},  {FIX, S},     {M, S},       {FIX, MTE3}, {MTE1, FIX}, {FIX, MTE1}, {FIX, FIX}};
constexpr int kSignalCount = static_cast<int>(sizeof kSignals / sizeof kSignals[0]);

Signal Between(Unit source, Unit target) {
  for (int i = 0; i < kSignalCount; ++i) {
    if (kSignals[i].source == source && kSignals[i].target == target) return {i, source, target};
  }
  return {};
}

enum class Home { kGm, kUb, kL1, kL0, kL0C, kBias, kFixBuffer };

Home HomeOf(std::int64_t position) {
  switch (position) {
    case ASSAY_VECIN:
    case ASSAY_VECOUT:
    case ASSAY_VECCALC:
      return Home::kUb;
    case ASSAY_A1:
    case ASSAY_B1:
    case ASSAY_C1:
    case ASSAY_TSCM:
      return Home::kL1;
    case ASSAY_A2:
    case ASSAY_B2:
      return Home::kL0;
    case ASSAY_CO1:
      return Home::kL0C;
    case ASSAY_C2:
      return Home::kBias;
    case ASSAY_C2PIPE2GM:
      return Home::kFixBuffer;
    default:
      return Home::kGm;
  }
}

// The unit that fills a buffer between two memories, and the one that empties it.
Pair UnitsBetween(Home source, Home destination) {
  const auto is = [&](Home a, Home b) { return source == a && destination == b; };
  if (is(Home::kGm, Home::kUb)) return {MTE2, V};
  if (is(Home::kGm, Home::kL1)) return {MTE2, MTE1};
  if (is(Home::kGm, Home::kL0)) return {MTE2, M};
  if (is(Home::kUb, Home::kGm)) return {V, MTE3};
  if (is(Home::kUb, Home::kL1)) return {MTE3, MTE1};
  if (is(Home::kUb, Home::kUb)) return {MTE2, MTE3};
  if (is(Home::kL1, Home::kUb)) return {MTE1, V};
  if (is(Home::kL1, Home::kL0) || is(Home::kL1, Home::kBias)) return {MTE1, M};
  if (is(Home::kL1, Home::kFixBuffer)) return {MTE1, FIX};
  if (source == Home::kL0 && destination == Home::kL0C) return {M, V};
  if (source == Home::kL0C && destination == Home::kGm) return {M, FIX};
  return {Unit::kNone, Unit::kNone};
}

}  // namespace

Unit UnitOfPipe(std::int64_t pipe) {
  constexpr Unit kByNumber[] = {S, V, M, MTE1, MTE2, MTE3, Unit::kAll};
  constexpr std::int64_t kFixNumber = 10;
  if (pipe == kFixNumber) return FIX;
  return pipe >= 0 && pipe < 7 ? kByNumber[pipe] : Unit::kNone;
}

Signal FindSignal(std::int64_t number) {
  if (number < 0 || number >= kSignalCount) return {};
  return {static_cast<int>(number), kSignals[number].source, kSignals[number].target};
}

Signal QueueSignal(std::int64_t source, std::int64_t destination, bool forward) {
  const Pair units = UnitsBetween(HomeOf(source), HomeOf(destination));
  return forward ? Between(units.source, units.target) : Between(units.target, units.source);
}

}  // namespace assay::ascendc
