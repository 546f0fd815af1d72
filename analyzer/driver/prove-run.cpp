// Launch values of a run for lift and prove, and which refutations the run itself has shown.
#include "analyzer/driver/prove-run.h"

#include <algorithm>

#include "analyzer/lift/lift.h"
#include "rules/runs.h"
#include "simulator/ascendc/chip.h"
#include "solver/prove.h"

namespace assay {
namespace {

std::int64_t BytesOf(const SimTensor& tensor) {
  std::int64_t count = 1;
  for (std::int64_t dim : tensor.shape) count *= dim;
  return count * static_cast<std::int64_t>(SizeOf(tensor.dtype));
}

LaunchValues LaunchOf(const PlannedRun& plan) {
  LaunchValues launch;
  launch.block_dim = plan.request.block_dim;
  launch.tiling_key = plan.request.tiling_key;
  launch.ub_bytes = device::FindChip(plan.request.chip).ub;
  launch.tiling = plan.request.tiling;
  launch.shapes = plan.run.what;
  using Role = LaunchArgument::Role;
  for (const SimTensor& t : plan.request.inputs) launch.args.push_back({t.name, Role::kInput, BytesOf(t), -1});
  for (const SimTensor& t : plan.request.outputs) launch.args.push_back({t.name, Role::kOutput, BytesOf(t), -1});
  launch.args.push_back({"workspace", Role::kWorkspace, plan.request.workspace_bytes, -1});
  launch.args.push_back({"tiling", Role::kTiling, static_cast<std::int64_t>(plan.request.tiling.size()), -1});
  return launch;
}

bool SameFault(ObligationKind kind, FaultKind fault) {
  switch (kind) {
    case ObligationKind::kGmBounds:
      return fault == FaultKind::kGmReadOutOfBounds || fault == FaultKind::kGmWriteOutOfBounds;
    case ObligationKind::kUbBounds:
      return fault == FaultKind::kUbOutOfBounds;
    case ObligationKind::kUbCapacity:
      return fault == FaultKind::kUbOverflow;
    case ObligationKind::kAlignment:
      return fault == FaultKind::kUnalignedAddress || fault == FaultKind::kDroppedTail;
    case ObligationKind::kCoverage:
      return fault == FaultKind::kOutputUnwritten;
    case ObligationKind::kDisjoint:
      return fault == FaultKind::kOverlappingWrites;
    case ObligationKind::kWrap:
      // Host code wraps without a word: what the run shows is where that leads.
      return fault == FaultKind::kWrappedOffset || fault == FaultKind::kGmReadOutOfBounds ||
             fault == FaultKind::kGmWriteOutOfBounds || fault == FaultKind::kUbOutOfBounds ||
             fault == FaultKind::kOutputUnwritten || fault == FaultKind::kOverlappingWrites;
    case ObligationKind::kDivision:
      return fault == FaultKind::kDivisionByZero;
    case ObligationKind::kField:
      return fault == FaultKind::kBadRepeat;
  }
  return false;
}

}  // namespace

bool Shown(const ProofResult& result, const std::vector<Fault>& faults) {
  const bool placed = result.kind != ObligationKind::kCoverage && result.kind != ObligationKind::kDisjoint &&
                      result.kind != ObligationKind::kUbCapacity && result.kind != ObligationKind::kWrap;
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    // What the device tolerates confirms nothing.
    return !rules::IsAdvisory(fault) && SameFault(result.kind, fault.kind) && (!placed || fault.where == result.where);
  });
}

void ProveRun(const PlannedRun& plan, ProofFacts& out) {
  if (!plan.kernel_ran || plan.run.status == ShapeRun::Status::kUndecided) return;
  // What matrix cores do is run and not lifted, so half of the kernel would be missing.
  if (!plan.request.module->cube_bitcode.empty()) return;
  const LaunchValues launch = LaunchOf(plan);
  const DeviceEvents events = Lift(*plan.request.module, plan.request.entry, launch);
  out = Prove(events, launch);
  for (ProofResult& result : out.results) {
    if (result.status == ProofResult::Status::kRefuted) result.replayed = Shown(result, plan.run.faults);
  }
}

}  // namespace assay
