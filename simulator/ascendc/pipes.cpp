// Names and roles of the units of a core: which of them an event or a queue connects.
#include <array>

#include "analyzer/dialects/ascendc/include/assay/device_abi.h"
#include "simulator/ascendc/timeline.h"

namespace assay::device {

std::string_view StallName(Stall stall) {
  static constexpr std::string_view kNames[] = {
      "issue",         "unit full", "waits for data", "waits for a buffer", "waits for flag", "barrier", "sync all",
      "scalar access", "done"};
  return kNames[static_cast<int>(stall)];
}

std::string_view PipeName(Pipe pipe) {
  switch (pipe) {
    case Pipe::kScalar:
      return "scalar";
    case Pipe::kVector:
      return "vector";
    case Pipe::kCube:
      return "cube";
    case Pipe::kMte1:
      return "MTE1";
    case Pipe::kMte2:
      return "MTE2";
    case Pipe::kMte3:
      return "MTE3";
    case Pipe::kFix:
      return "FIX";
    default:
      return "all";
  }
}

EventPipes PipesOf(std::int64_t hard_event) {
  using enum Pipe;
  // In the order of HardEvent.
  static constexpr EventPipes kTable[] = {
      {kMte2, kMte1},   {kMte1, kMte2},   {kMte1, kCube},   {kCube, kMte1},     {kMte2, kVector},   {kVector, kMte2},
      {kMte3, kVector}, {kVector, kMte3}, {kCube, kVector}, {kVector, kCube},   {kVector, kVector}, {kMte3, kMte1},
      {kMte1, kMte3},   {kMte1, kVector}, {kMte2, kCube},   {kCube, kMte2},     {kVector, kMte1},   {kCube, kFix},
      {kFix, kCube},    {kMte3, kMte2},   {kMte2, kMte3},   {kScalar, kVector}, {kVector, kScalar}, {kScalar, kMte2},
      {kMte2, kScalar}, {kScalar, kMte3}, {kMte3, kScalar}, {kMte2, kFix},      {kFix, kMte2},      {kFix, kScalar},
      {kCube, kScalar}, {kFix, kMte3},    {kMte1, kFix},    {kFix, kMte1},      {kFix, kFix}};
  if (hard_event < 0 || hard_event >= static_cast<std::int64_t>(std::size(kTable))) return {};
  return kTable[hard_event];
}

EventPipes PipesOfQueue(std::int64_t home, std::int64_t destination) {
  using enum Pipe;
  switch (home) {
    case ASSAY_VECIN:
      return {kMte2, destination == ASSAY_VECOUT ? kMte3 : kVector};
    case ASSAY_VECOUT:
      return {kVector, kMte3};
    case ASSAY_VECCALC:
      return {kVector, kVector};
    case ASSAY_A1:
    case ASSAY_B1:
    case ASSAY_C1:
    case ASSAY_TSCM:
      return {kMte2, kMte1};
    case ASSAY_A2:
    case ASSAY_B2:
    case ASSAY_C2:
      return {kMte1, kCube};
    case ASSAY_CO1:
      return {kCube, kFix};
    default:
      return {};
  }
}

}  // namespace assay::device
