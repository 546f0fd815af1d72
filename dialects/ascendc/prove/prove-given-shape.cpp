// Takes the launch values of a run for lift and prove, and marks the refutations that the run itself has shown.
#include "dialects/ascendc/prove/prove-given-shape.h"

#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/sim-tensor.h"

#include <algorithm>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/lift/lift.h"
#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/lift/semantics.h"
#include "dialects/ascendc/prove/proof-by-execution.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/semantics/fault-table.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"
#include "dialects/ascendc/worker/vector-only.h"
#include "solver/prove.h"

namespace assay {
namespace {

std::int64_t BytesOf(const SimTensor& tensor) {
  std::int64_t count = 1;
  for (std::int64_t dim : tensor.shape) count *= dim;
  return count * static_cast<std::int64_t>(SizeOf(tensor.dtype));
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

void DescribeDevice(const std::string& chip, LaunchValues& launch) {
  launch.semantics = &ascendc::TheSemantics();
  launch.on_chip_bytes = device::FindChip(chip).ub;
  launch.granule = ascendc::kDataBlock;
  launch.vector_bytes = ascendc::kRepeatBytes;
}

void Tolerate(LaunchValues& launch) {
  for (LaunchArgument& arg : launch.args) {
    arg.read_padding = arg.write_unit = ascendc::kDataBlock;
    arg.read_unit = ascendc::kAllocationUnit;
  }
}

bool Shown(const ProofResult& result, const std::vector<Fault>& faults) {
  const bool placed = ascendc::RowOf(result.kind).placed;
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    // What the device tolerates confirms nothing; that hardware might not keep an order is what is asked.
    const bool counts = !IsAdvisory(fault) || ascendc::RowOf(fault.kind).hazard;
    return counts && ascendc::Breaks(fault.kind, result.kind) && (!placed || fault.where == result.where);
  });
}

LaunchValues LaunchOf(const PlannedRun& plan, const Contract& contract) {
  LaunchValues launch;
  DescribeDevice(plan.request.chip, launch);
  launch.block_dim = plan.request.block_dim;
  launch.tiling_key = plan.request.tiling_key;
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
    // The kernel need not write beyond the shape that it reports, nor an output that holds values before the launch.
    const bool whole = std::find(shaped.begin(), shaped.end(), t.name) == shaped.end() && t.data.empty();
    add(t, whole ? Role::kOutput : Role::kUnknown);
    ShareMemory(t.SharedName(), plan.request.inputs.size(), launch);
  }
  if (!shaped.empty()) launch.args.push_back(ShapesArgument(shaped.size()));
  launch.args.push_back({"workspace", Role::kWorkspace, plan.request.workspace_bytes, -1});
  Tolerate(launch);
  launch.args.push_back({"tiling", Role::kTiling, static_cast<std::int64_t>(plan.request.tiling.size()), -1});
  return launch;
}

void ProveRun(const PlannedRun& plan, const Contract& contract, bool table, ProofFacts& out) {
  if (!plan.kernel_ran || plan.run.status == ShapeRun::Status::kUndecided) return;
  const KernelRequest& request = plan.request;
  const LaunchValues launch = LaunchOf(plan, contract);
  const RunProof run = JudgeRun(plan, launch);
  // Code for matrix cores is run and not lifted, so the solver would miss half of the kernel.
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
  // The run was completed.
  if (run.why_not.empty() || run.elsewhere) proved.not_asked.clear();
  if (!run.why_not.empty()) {
    for (NotAsked& gap : ascendc::NotAskedOf(events, launch, run.elsewhere)) proved.not_asked.push_back(std::move(gap));
  }
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
  // The solver assumes nothing about contents.
  const bool by_run = std::any_of(out.results.begin(), out.results.end(), [](const ProofResult& result) {
    return result.status == ProofResult::Status::kProved && result.by == ProofResult::By::kRun;
  });
  if (!by_run) out.assumed.clear();
}

}  // namespace assay
