// Advice of the kinds below does not affect results.
#include "tests/agreement/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/semantics/fault-table.h"
#include "rules/common/runs.h"

namespace assay::agreement {
namespace {

bool Harmless(const Fault& fault) {
  switch (fault.kind) {
    case FaultKind::kValueMismatch:
      return true;  // told by the values themselves
    case FaultKind::kGlobalReadOutOfBounds:
    case FaultKind::kGlobalWriteOutOfBounds:
    case FaultKind::kOnChipOutOfBounds:
    case FaultKind::kOnChipOverflow:
    case FaultKind::kDroppedTail:
    case FaultKind::kOverlappingWrites:
    case FaultKind::kOperandOverlap:
    case FaultKind::kScheduleMode:
    case FaultKind::kWrappedSize:
      return IsAdvisory(fault);
    default:
      return false;
  }
}

}  // namespace

Outcome OutcomeOf(const ShapeRun& run) {
  Outcome outcome;
  for (const Fault& fault : run.faults) {
    if (Harmless(fault)) continue;
    outcome.wrong = outcome.faults = true;
    outcome.rejected |= fault.kind == FaultKind::kHostFailed;
    outcome.what += " ";
    outcome.what += ascendc::RowOf(fault.kind).word;
  }
  if (run.values == ShapeRun::Values::kMismatch) {
    outcome.wrong = true;
    outcome.what += " values";
  }
  return outcome;
}

bool HasResources(const std::string& resources) {
  std::error_code ignored;
  if (std::filesystem::is_directory(resources + "/ascendc/include", ignored)) return true;
  fmt::print(stderr, "no headers of the model in {}; --resources names the folder share/assay of a build\n", resources);
  return false;
}

bool AboutAllShapes(const ShapeProof& shapes) {
  return shapes.rest.empty() &&
         std::all_of(shapes.ways.begin(), shapes.ways.end(), [](const ShapeWay& way) { return way.doubts.empty(); });
}

bool AllAskedAndProved(const ShapeProof& shapes) {
  return AboutAllShapes(shapes) && shapes.not_asked.empty() && AllProved(shapes.results);
}

}  // namespace assay::agreement
