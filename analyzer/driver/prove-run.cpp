// Launch values of a run for lift and prove, and which refutations the run itself has shown.
#include "analyzer/driver/prove-run.h"

#include <algorithm>

#include "analyzer/dialects/ascendc/intrinsic-table.h"
#include "analyzer/driver/host-call.h"
#include "analyzer/driver/run-proof.h"
#include "analyzer/lift/lift.h"
#include "rules/runs.h"
#include "simulator/ascendc/chip.h"
#include "simulator/vector-only.h"
#include "solver/prove.h"

namespace assay {
namespace {

std::int64_t BytesOf(const SimTensor& tensor) {
  std::int64_t count = 1;
  for (std::int64_t dim : tensor.shape) count *= dim;
  return count * static_cast<std::int64_t>(SizeOf(tensor.dtype));
}

LaunchValues LaunchOf(const PlannedRun& plan, const Contract& contract) {
  LaunchValues launch;
  launch.block_dim = plan.request.block_dim;
  launch.tiling_key = plan.request.tiling_key;
  launch.ub_bytes = device::FindChip(plan.request.chip).ub;
  launch.tiling = plan.request.tiling;
  launch.shapes = plan.run.what;
  using Role = LaunchArgument::Role;
  const auto add = [&](const SimTensor& t, Role role) {
    LaunchArgument arg{t.name, role, t.present ? BytesOf(t) : 0, -1, t.present};
    arg.list = t.list;
    arg.shape = t.shape;
    launch.args.push_back(std::move(arg));
  };
  for (const SimTensor& t : plan.request.inputs) {
    add(t, Role::kInput);
    const auto same = [&](const ContractTensor& input) { return input.name == t.name && input.given; };
    launch.args.back().given = std::any_of(contract.inputs.begin(), contract.inputs.end(), same);
  }
  const std::vector<std::string>& shaped = plan.request.shaped_by_kernel;
  for (const SimTensor& t : plan.request.outputs) {
    // Nobody has to write what lies behind the shape that the kernel tells, nor what holds something before the launch.
    const bool whole = std::find(shaped.begin(), shaped.end(), t.name) == shaped.end() && t.data.empty();
    add(t, whole ? Role::kOutput : Role::kUnknown);
    ShareMemory(t.shares.empty() ? t.name : t.shares, plan.request.inputs.size(), launch);
  }
  if (!shaped.empty()) launch.args.push_back(ShapesArgument(shaped.size()));
  launch.args.push_back({"workspace", Role::kWorkspace, plan.request.workspace_bytes, -1});
  Tolerate(launch);
  launch.args.push_back({"tiling", Role::kTiling, static_cast<std::int64_t>(plan.request.tiling.size()), -1});
  return launch;
}

// What is asked is that nothing can go wrong, and a run tells where it could.
bool BrokenByAdvice(ObligationKind kind) {
  return kind == ObligationKind::kFlags || kind == ObligationKind::kOrder || kind == ObligationKind::kCores ||
         kind == ObligationKind::kLines || kind == ObligationKind::kAtomic;
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
    case ObligationKind::kQueue:
      return fault == FaultKind::kQueueStarved || fault == FaultKind::kDequeEmpty || fault == FaultKind::kEnqueWrong ||
             fault == FaultKind::kFreeWrong || fault == FaultKind::kDepthExceeded;
    case ObligationKind::kBarrier:
      return fault == FaultKind::kSyncDeadlock;
    case ObligationKind::kFlags:
      return fault == FaultKind::kFlagStuck;
    case ObligationKind::kOrder:
      return fault == FaultKind::kUnorderedAccess || fault == FaultKind::kOperandOverlap;
    case ObligationKind::kCores:
      return fault == FaultKind::kUnorderedCores;
    case ObligationKind::kLines:
      return fault == FaultKind::kSharedLine || fault == FaultKind::kStaleCache;
    case ObligationKind::kAtomic:
      return fault == FaultKind::kAtomicMisuse;
  }
  return false;
}

// Of the shapes of a check, faults are the run's to find; what only the solver can prove here are kernels that look at
// what their tensors hold.
ProveBudget OfCheck(const RunProof& run) {
  return {.query = 40'000,
          .enumeration = 4'000'000,
          .units = 200'000,
          .steps = 24'000'000,
          .skip = [&run](const ProofResult& result) { return run.Reaches(result); }};
}

}  // namespace

void ShareMemory(const std::string& input, std::size_t inputs, LaunchValues& launch) {
  if (!launch.args.back().present) return;
  for (std::size_t i = 0; i < inputs; ++i) {
    if (!launch.args[i].present || launch.args[i].name != input) continue;
    launch.args.back().same_as = static_cast<int>(i);
    launch.args.back().role = LaunchArgument::Role::kUnknown;
    return;
  }
}

void Tolerate(LaunchValues& launch) {
  for (LaunchArgument& arg : launch.args) {
    arg.read_padding = arg.write_unit = ascendc::kDataBlock;
    arg.read_unit = ascendc::kAllocationUnit;
  }
}

bool Shown(const ProofResult& result, const std::vector<Fault>& faults) {
  const bool placed = result.kind != ObligationKind::kCoverage && result.kind != ObligationKind::kDisjoint &&
                      result.kind != ObligationKind::kUbCapacity && result.kind != ObligationKind::kWrap &&
                      result.kind != ObligationKind::kQueue && result.kind != ObligationKind::kBarrier &&
                      !BrokenByAdvice(result.kind);
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    // What the device tolerates confirms nothing.
    return (!rules::IsAdvisory(fault) || BrokenByAdvice(result.kind)) && SameFault(result.kind, fault.kind) &&
           (!placed || fault.where == result.where);
  });
}

void ProveRun(const PlannedRun& plan, const Contract& contract, bool table, ProofFacts& out) {
  if (!plan.kernel_ran || plan.run.status == ShapeRun::Status::kUndecided) return;
  const KernelRequest& request = plan.request;
  const LaunchValues launch = LaunchOf(plan, contract);
  const RunProof run = JudgeRun(plan, launch);
  // What matrix cores do is run and not lifted, so half of the kernel would be missing for the solver.
  const bool vector_only = RunsOnVectorCores(*request.module, request.entry, request.tiling_key);
  out.run_open = run.why_not;
  out.run_open_at = run.where;
  if (run.ProvesAll() && (!table || !vector_only)) {
    out.attempted = true;
    out.domain = GivenShapes(launch);
    out.results = run.Results();
    out.assumed = run.assumed;
    return;
  }
  if (!vector_only) return;
  const DeviceEvents events = Lift(*request.module, request.entry, launch);
  const bool lifted = events.lifted;
  ProofFacts proved = Prove(events, launch, table ? ProveBudget{} : OfCheck(run));
  proved.run_open = out.run_open;
  proved.run_open_at = out.run_open_at;
  out = std::move(proved);
  out.assumed = run.assumed;
  for (ProofResult& result : out.results) {
    if (result.status == ProofResult::Status::kRefuted) result.replayed = Shown(result, plan.run.faults);
  }
  if (!lifted && run.ProvesAll()) {
    out.results = run.Results();
  } else if (lifted || run.why_not.empty()) {
    run.Decide(out.results);
  }
  // The solver takes no contents for given.
  const bool by_run = std::any_of(out.results.begin(), out.results.end(), [](const ProofResult& result) {
    return result.status == ProofResult::Status::kProved && result.by == ProofResult::By::kRun;
  });
  if (!by_run) out.assumed.clear();
}

}  // namespace assay
