// The dimensions are symbols when the driver reads them; its reply is read together with the symbolic contents of
// memory.
#include "dialects/ascendc/worker/path-worker.h"

#include "dialects/ascendc/worker/host-run.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-arguments.h"
#include "dialects/ascendc/worker/host-worker.h"
#include "simulator/concolic/interpreter.h"
#include "simulator/concolic/transfer.h"
#include "simulator/worker/sandbox.h"

namespace assay {
namespace {

using concolic::Cell;
using concolic::Interpreter;
using concolic::Shadow;
using concolic::TransferWriter;

constexpr std::size_t kReplyBytes = (sizeof(assay_host_reply) + 63) / 64 * 64;

void Seed(Shadow& shadow, const assay_host_tensor* tensors, const std::vector<std::vector<Expr>>& dims) {
  for (std::size_t t = 0; t < dims.size(); ++t) {
    for (std::size_t axis = 0; axis < dims[t].size(); ++axis) {
      const std::int64_t* at = tensors[t].dims + axis;
      if (dims[t][axis]) {
        shadow.Store(reinterpret_cast<std::uintptr_t>(at), 8, {static_cast<std::uint64_t>(*at), dims[t][axis], 0});
      }
    }
  }
}

// One number of the reply: its expression, and the reason if it depends on symbols without one.
void PutFigure(TransferWriter& out, Interpreter& run, const void* at, unsigned bytes) {
  Cell cell;
  std::memcpy(&cell.bits, at, bytes);
  run.shadow().Load(reinterpret_cast<std::uintptr_t>(at), bytes, cell, 0);
  out.Put(cell.expr);
  out.Put(cell.opaque != 0 ? run.Reason(cell.opaque) : std::string());
}

void Leave(Interpreter& run, ExprPool& pool, std::size_t first, const assay_host_reply& reply, SharedResult* result) {
  TransferWriter out(pool, first);
  out.Put(run.conditions().size());
  for (const concolic::Condition& condition : run.conditions()) {
    out.Put(condition.holds);
    out.Put(static_cast<std::uint64_t>(static_cast<std::int64_t>(condition.location)));
    out.Put(condition.pins ? 1 : 0);
  }
  out.Put(run.doubts().size());
  for (const std::string& doubt : run.doubts()) out.Put(doubt);
  const auto tiling = reinterpret_cast<std::uintptr_t>(reply.tiling);
  const auto fields = run.shadow().Within(tiling, std::min<std::uint64_t>(reply.tiling_size, ASSAY_HOST_MAX_TILING));
  out.Put(fields.size());
  for (const auto& [at, entry] : fields) {
    out.Put(at - tiling);
    out.Put(entry.bytes);
    out.Put(entry.expr);
    out.Put(entry.expr ? std::string() : run.Reason(entry.opaque));
  }
  PutFigure(out, run, &reply.block_dim, sizeof reply.block_dim);
  PutFigure(out, run, &reply.tiling_key, sizeof reply.tiling_key);
  const int workspaces = std::min<int>(reply.workspace_count, ASSAY_HOST_MAX_WORKSPACES);
  out.Put(static_cast<std::uint64_t>(std::max(0, workspaces)));
  for (int i = 0; i < workspaces; ++i) PutFigure(out, run, &reply.workspaces[i], sizeof reply.workspaces[i]);
  const int outputs = std::min<int>(reply.output_count, ASSAY_HOST_MAX_TENSORS);
  out.Put(static_cast<std::uint64_t>(std::max(0, outputs)));
  for (int i = 0; i < outputs; ++i) {
    const int rank = std::clamp<int>(reply.outputs[i].ndim, 0, ASSAY_HOST_MAX_DIMS);
    out.Put(static_cast<std::uint64_t>(rank));
    for (int d = 0; d < rank; ++d) PutFigure(out, run, &reply.outputs[i].dims[d], 8);
  }
  if (out.words().size() >= kPathWords) LeaveUndecided(result, "its expressions are larger than what is kept of them");
  std::uint64_t* words = PathWords(*result);
  words[0] = out.words().size();
  std::memcpy(words + 1, out.words().data(), out.words().size() * sizeof(std::uint64_t));
}

// The constructors of the program, then the driver.
bool RunDriver(Interpreter& run, concolic::Program& program, const assay_host_request& request, assay_host_reply* reply,
               std::string& problem) {
  for (llvm::Function* constructor : program.Constructors()) {
    if (!run.Run(*constructor, {})) {
      problem = run.problem();
      return false;
    }
  }
  llvm::Function* entry = program.Find("assay_host_main");
  if (entry == nullptr) {
    problem = "the host module has no tiling entry";
    return false;
  }
  run.Run(*entry, {reinterpret_cast<std::uintptr_t>(&request), reinterpret_cast<std::uintptr_t>(reply)});
  problem = run.problem();
  return problem.empty();
}

}  // namespace

std::uint64_t* PathWords(SharedResult& result) { return reinterpret_cast<std::uint64_t*>(result.data + kReplyBytes); }

void PathWorker(void* argument) {
  const PathJob& job = *static_cast<PathJob*>(argument);
  const HostRequest& given = *job.request->host;
  EnterWorker(job.limits);
  const HostArguments arguments(given);
  auto* reply = reinterpret_cast<assay_host_reply*>(job.result->data);
  ExprPool& pool = *job.request->pool;
  const std::size_t first = pool.size();
  job.program->UseNative(HostWorkerSymbol);
  Interpreter run(*job.program, pool, {});
  Seed(run.shadow(), arguments.request().inputs, job.request->input_dims);
  Seed(run.shadow(), arguments.request().outputs, job.request->output_dims);
  job.result->stage = Stage::kCompiled;
  LimitMemory(job.limits);
  if (!Confine(job.result, {})) LeaveUndecided(job.result, "the system offers no system call filter");
  job.result->stage = Stage::kRunning;
  std::string problem;
  bool ended = false;
  try {
    ended = RunDriver(run, *job.program, arguments.request(), reply, problem);
  } catch (const std::exception& e) {
    problem = std::string("it throws: ") + e.what();
  } catch (...) {
    problem = "it throws an exception";
  }
  if (!ended) LeaveUndecided(job.result, problem.c_str());
  Leave(run, pool, first, *reply, job.result);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay
