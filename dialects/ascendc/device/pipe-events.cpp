// The table of HardEvents and the choice of a queue's events.
#include "dialects/ascendc/device/pipe-events.h"

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

using enum Pipe;

// In the order of the vendor's numbers.
constexpr PipeEvent kEvents[] = {
    {"MTE2_MTE1", kMte2, kMte1}, {"MTE1_MTE2", kMte1, kMte2}, {"MTE1_M", kMte1, kCube},   {"M_MTE1", kCube, kMte1},
    {"MTE2_V", kMte2, kVector},  {"V_MTE2", kVector, kMte2},  {"MTE3_V", kMte3, kVector}, {"V_MTE3", kVector, kMte3},
    {"M_V", kCube, kVector},     {"V_M", kVector, kCube},     {"V_V", kVector, kVector},  {"MTE3_MTE1", kMte3, kMte1},
    {"MTE1_MTE3", kMte1, kMte3}, {"MTE1_V", kMte1, kVector},  {"MTE2_M", kMte2, kCube},   {"M_MTE2", kCube, kMte2},
    {"V_MTE1", kVector, kMte1},  {"M_FIX", kCube, kFix},      {"FIX_M", kFix, kCube},     {"MTE3_MTE2", kMte3, kMte2},
    {"MTE2_MTE3", kMte2, kMte3}, {"S_V", kScalar, kVector},   {"V_S", kVector, kScalar},  {"S_MTE2", kScalar, kMte2},
    {"MTE2_S", kMte2, kScalar},  {"S_MTE3", kScalar, kMte3},  {"MTE3_S", kMte3, kScalar}, {"MTE2_FIX", kMte2, kFix},
    {"FIX_MTE2", kFix, kMte2},   {"FIX_S", kFix, kScalar},    {"M_S", kCube, kScalar},    {"FIX_MTE3", kFix, kMte3},
    {"MTE1_FIX", kMte1, kFix},   {"FIX_MTE1", kFix, kMte1},   {"FIX_FIX", kFix, kFix},
};
constexpr int kEventCount = static_cast<int>(sizeof kEvents / sizeof kEvents[0]);

enum class Home { kGm, kUb, kL1, kL0, kL0C, kBias, kFixBuffer };

Home HomeOf(std::int32_t position) {
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

// The pipe that fills a buffer between two memories, and the one that empties it.
bool PipesBetween(Home source, Home destination, Pipe& fills, Pipe& empties) {
  const auto is = [&](Home a, Home b) { return source == a && destination == b; };
  const auto use = [&](Pipe a, Pipe b) {
    fills = a;
    empties = b;
    return true;
  };
  if (is(Home::kGm, Home::kUb)) return use(kMte2, kVector);
  if (is(Home::kGm, Home::kL1)) return use(kMte2, kMte1);
  if (is(Home::kGm, Home::kL0)) return use(kMte2, kCube);
  if (is(Home::kUb, Home::kGm)) return use(kVector, kMte3);
  if (is(Home::kUb, Home::kL1)) return use(kMte3, kMte1);
  if (is(Home::kUb, Home::kUb)) return use(kMte2, kMte3);
  if (is(Home::kL1, Home::kUb)) return use(kMte1, kVector);
  if (is(Home::kL1, Home::kL0) || is(Home::kL1, Home::kBias)) return use(kMte1, kCube);
  if (is(Home::kL1, Home::kFixBuffer)) return use(kMte1, kFix);
  if (source == Home::kL0 && destination == Home::kL0C) return use(kCube, kVector);
  if (source == Home::kL0C && destination == Home::kGm) return use(kCube, kFix);
  return false;
}

}  // namespace

const PipeEvent* FindEvent(std::int64_t number) {
  return number >= 0 && number < kEventCount ? &kEvents[number] : nullptr;
}

int EventBetween(Pipe source, Pipe target) {
  for (int i = 0; i < kEventCount; ++i) {
    if (kEvents[i].source == source && kEvents[i].target == target) return i;
  }
  return kNoEvent;
}

int QueueEvent(std::int32_t source, std::int32_t destination, bool forward) {
  Pipe fills = kScalar, empties = kScalar;
  if (!PipesBetween(HomeOf(source), HomeOf(destination), fills, empties)) return kNoEvent;
  return forward ? EventBetween(fills, empties) : EventBetween(empties, fills);
}

std::string_view PipeName(Pipe pipe) {
  switch (pipe) {
    case kScalar:
      return "S";
    case kVector:
      return "V";
    case kCube:
      return "M";
    case kMte1:
      return "MTE1";
    case kMte2:
      return "MTE2";
    case kMte3:
      return "MTE3";
    case kFix:
      return "FIX";
    default:
      return "ALL";
  }
}

}  // namespace assay::device
