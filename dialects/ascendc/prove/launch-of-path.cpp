// Arguments in the order of the kernel's parameters, then workspace and tiling.
#include "dialects/ascendc/prove/launch-of-path.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascendc/set-before.h"
#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

using Role = LaunchArgument::Role;

Expr BytesOf(ExprPool& pool, const std::vector<Expr>& dims, const std::vector<std::int64_t>& shape, Dtype dtype) {
  if (std::none_of(dims.begin(), dims.end(), [](Expr e) { return static_cast<bool>(e); })) return {};
  Expr size = pool.Const(1);
  for (std::size_t axis = 0; axis < dims.size(); ++axis) {
    size = pool.Mul(size, dims[axis] ? dims[axis] : pool.Const(shape[axis]));
  }
  return pool.Mul(size, pool.Const(static_cast<std::int64_t>(SizeOf(dtype))));
}

}  // namespace

LaunchValues LaunchOf(const RunInputs& inputs, const ShapeDomain& domain, const ShapePath& path) {
  ExprPool& pool = *domain.pool;
  const Contract& contract = *inputs.contract;
  const Contract at = ContractAt(contract, path.example);
  const HostResult& host = path.host.host;
  LaunchValues launch;
  DescribeDevice(contract.chip, launch);
  launch.block_dim = host.block_dim;
  launch.tiling_key = host.tiling_key;
  launch.cores = device::FindChip(contract.chip).vector_cores;
  launch.tiling = host.tiling;
  launch.shapes = Describe(at);
  auto symbolic = std::make_shared<SymbolicLaunch>();
  symbolic->pool = domain.pool;
  symbolic->domain = domain.text;
  const auto here = [&](Expr e) { return e && !path.narrowed.empty() ? pool.Substitute(e, path.narrowed) : e; };
  for (Expr e : domain.hypotheses) symbolic->hypotheses.push_back(here(e));
  symbolic->hypotheses.insert(symbolic->hypotheses.end(), path.conditions.begin(), path.conditions.end());
  symbolic->fields = path.host.fields;
  const std::vector<std::string> shaped = ShapedByKernel(inputs.facts->Get<ascendc::OperatorFacts>());
  const bool set_before = SetsOutputsBefore(inputs.facts->Get<ReplyFacts>(), true);
  const auto add = [&](const std::vector<ContractTensor>& tensors, const std::vector<std::vector<Expr>>& dims,
                       Role role) {
    for (std::size_t i = 0; i < tensors.size(); ++i) {
      const ContractTensor& t = tensors[i];
      // The kernel need not write beyond the shape that it reports.
      const bool whole = std::find(shaped.begin(), shaped.end(), t.name) == shaped.end();
      LaunchArgument arg{t.name, whole ? role : Role::kUnknown, SizeInBytes(t), -1, t.present};
      arg.list = t.list;
      arg.shape = t.shape;
      arg.set_before = role == Role::kOutput && (set_before || t.values != nullptr || !t.data.empty());
      launch.args.push_back(std::move(arg));
      if (role == Role::kOutput) ShareMemory(t.shares.empty() ? t.name : t.shares, at.inputs.size(), launch);
      std::vector<Expr> narrow = dims[i];
      for (Expr& e : narrow) e = here(e);
      symbolic->arg_bytes.push_back(BytesOf(pool, narrow, tensors[i].shape, tensors[i].dtype));
    }
  };
  add(at.inputs, domain.inputs, Role::kInput);
  add(at.outputs, domain.outputs, Role::kOutput);
  if (!shaped.empty()) {
    launch.args.push_back(ShapesArgument(shaped.size()));
    symbolic->arg_bytes.emplace_back();
  }
  std::int64_t workspace = 0;
  Expr symbolic_workspace = pool.Const(0);
  bool varies = false;
  for (std::size_t i = 0; i < host.workspaces.size(); ++i) {
    if (__builtin_add_overflow(workspace, std::max<std::int64_t>(host.workspaces[i], 0), &workspace))
      workspace = INT64_MAX / 2;
    const Expr bytes = i < path.host.workspaces.size() ? path.host.workspaces[i] : Expr();
    varies |= static_cast<bool>(bytes);
    symbolic_workspace =
        pool.Add(symbolic_workspace, bytes ? pool.WrapUnsigned(bytes, 64) : pool.Const(host.workspaces[i]));
  }
  const bool known = path.host.workspace_unknown.empty();
  launch.args.push_back({"workspace", Role::kWorkspace, known ? workspace : -1, -1});
  symbolic->arg_bytes.push_back(varies && known ? symbolic_workspace : Expr());
  launch.args.push_back({"tiling", Role::kTiling, static_cast<std::int64_t>(host.tiling.size()), -1});
  symbolic->arg_bytes.emplace_back();
  Tolerate(launch);
  if (path.host.block_dim) {
    symbolic->block_dim = pool.WrapUnsigned(path.host.block_dim, 32);
    launch.block_dim = static_cast<std::int64_t>(std::min<WideInt>(symbolic->block_dim->range.hi, 65535));
  }
  launch.symbolic = std::move(symbolic);
  return launch;
}

}  // namespace assay
