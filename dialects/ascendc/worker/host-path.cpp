// The caller's half: fork, wait, import the worker's expressions into the caller's pool.
#include "dialects/ascendc/worker/host-path.h"

#include "analyzer/facts/lowered.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-result.h"
#include "dialects/ascendc/worker/path-worker.h"
#include "simulator/concolic/program.h"
#include "simulator/concolic/transfer.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"

namespace assay {
namespace {

// Bitcode of the model's host library, next to its shared library; read once per process.
std::shared_ptr<const std::string> LibraryCode(const std::string& library) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const std::string>> read;
  const std::scoped_lock lock(mutex);
  auto& code = read[library];
  if (code == nullptr) {
    std::string path = library;
    if (const auto dot = path.rfind('.'); dot != std::string::npos) path = path.substr(0, dot) + ".bc";
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    code = std::make_shared<const std::string>(text.str());
  }
  return code;
}

constexpr std::uint64_t kMostSeconds = 20;  // of processor time: ten times what all steps of a path take

// False if no worker leaves such data: code of the input ran in the same process.
bool ReadPath(const LoweredModule& module, concolic::TransferReader& in, HostPath& path) {
  const auto place = [&](std::uint64_t word) {
    const auto at = static_cast<std::int64_t>(word);
    return at >= 0 && static_cast<std::size_t>(at) < module.locations.size()
               ? module.locations[static_cast<std::size_t>(at)].range
               : SourceRange{};
  };
  const std::uint64_t conditions = in.Number();
  for (std::uint64_t i = 0; i < conditions && in.ok(); ++i) {
    PathCondition condition;
    condition.holds = in.Expression();
    condition.where = place(in.Number());
    condition.pins = in.Number() != 0;
    if (condition.holds) path.conditions.push_back(condition);
  }
  const std::uint64_t doubts = in.Number();
  for (std::uint64_t i = 0; i < doubts && in.ok(); ++i) path.doubts.push_back(in.Text());
  const std::uint64_t fields = in.Number();
  for (std::uint64_t i = 0; i < fields && in.ok(); ++i) {
    SymbolicLaunch::Field& field = path.fields.emplace_back();
    field.offset = static_cast<std::int64_t>(in.Number());
    field.bytes = static_cast<std::int64_t>(in.Number());
    field.value = in.Expression();
    field.why_unknown = in.Text();
    const auto size = static_cast<std::int64_t>(path.host.tiling.size());
    const bool inside = field.offset >= 0 && field.bytes > 0 && field.bytes <= 8 && field.bytes <= size &&
                        field.offset <= size - field.bytes;
    if (!inside) return false;
  }
  path.block_dim = in.Expression();
  path.block_dim_unknown = in.Text();
  path.tiling_key = in.Expression();
  path.tiling_key_unknown = in.Text();
  const std::uint64_t workspaces = in.Number();
  if (workspaces > path.host.workspaces.size()) return false;
  for (std::uint64_t i = 0; i < workspaces && in.ok(); ++i) {
    path.workspaces.push_back(in.Expression());
    const std::string unknown = in.Text();
    if (!unknown.empty()) path.workspace_unknown = unknown;
  }
  const std::uint64_t outputs = in.Number();
  if (outputs > path.host.inferred.size()) return false;
  for (std::uint64_t i = 0; i < outputs && in.ok(); ++i) {
    auto& dims = path.inferred.emplace_back();
    const std::uint64_t rank = in.Number();
    if (rank > ASSAY_HOST_MAX_DIMS) return false;
    for (std::uint64_t d = 0; d < rank && in.ok(); ++d) {
      dims.push_back(in.Expression());
      in.Text();
    }
  }
  return in.ok();
}

}  // namespace

struct HostProgram::Impl {
  const LoweredModule* module = nullptr;
  std::unique_ptr<concolic::Program> program;
};

HostProgram::HostProgram() : impl_(std::make_unique<Impl>()) {}
HostProgram::~HostProgram() = default;

std::unique_ptr<HostProgram> HostProgram::Read(const LoweredModule& module, const std::string& library,
                                               std::string& error) {
  std::unique_ptr<HostProgram> program(new HostProgram);
  program->impl_->module = &module;
  program->impl_->program =
      concolic::Program::Read(module.bitcode, module.further, library.empty() ? nullptr : LibraryCode(library), error);
  if (program->impl_->program == nullptr) return nullptr;
  return program;
}

HostPath HostProgram::Run(const HostPathRequest& request) const {
  HostPath path;
  const auto not_followed = [&](std::string why) {
    path.why_not = std::move(why);
    return path;
  };
  SharedRegion region(sizeof(assay_host_reply) + 64 + kPathWords * sizeof(std::uint64_t));
  SharedResult* shared = region.get();
  if (shared == nullptr) return not_followed("the system gives no memory for a worker");
  PathJob job{&request, impl_->program.get(), shared, request.host->limits};
  job.limits.cpu_seconds = kMostSeconds;
  const std::size_t first = request.pool->size();
  const Ending ending = RunForked(PathWorker, &job, Deadline(job.limits));
  NoteOutOfTime(*shared);
  if (!ending.started()) return not_followed("the system starts no worker process");
  if (ending.timed_out || shared->out_of_time != 0) return not_followed("it takes too long");
  const auto& reply = *reinterpret_cast<const assay_host_reply*>(shared->data);
  if (!ending.Finished(*shared)) {
    const std::string why(shared->why_undecided, strnlen(shared->why_undecided, sizeof shared->why_undecided));
    return not_followed(why.empty() ? "the host code crashes" : why);
  }
  ReadHostReply(reply, path.host);
  path.host.status = !path.host.faults.empty()          ? ShapeRun::Status::kFaults
                     : !path.host.why_undecided.empty() ? ShapeRun::Status::kUndecided
                                                        : ShapeRun::Status::kClean;
  const std::uint64_t* words = PathWords(*shared);
  concolic::TransferReader in(*request.pool, first, words + 1, std::min<std::uint64_t>(words[0], kPathWords - 1));
  if (!ReadPath(*impl_->module, in, path)) return not_followed("its expressions came back torn");
  path.followed = true;
  return path;
}

}  // namespace assay
