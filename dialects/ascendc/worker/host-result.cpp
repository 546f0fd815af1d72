// Reads what a host run left: which functions ran, what the tiling function set, and which duties it violated.
#include "dialects/ascendc/worker/host-result.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

namespace assay {
namespace {

std::string TextOf(const char* text, std::size_t room) { return std::string(text, strnlen(text, room)); }

Fault Contract(const char* what, const char* reason) {
  Fault fault;
  fault.kind = FaultKind::kHostDuty;
  fault.text = {{"what", what}, {"reason", reason}};
  return fault;
}

Fault Failed(std::uint32_t status, const char* stage) {
  Fault fault;
  fault.kind = FaultKind::kHostFailed;
  fault.args = {{"status", static_cast<std::int64_t>(status)}};
  fault.text = {{"stage", stage}};
  return fault;
}

// For a ge::DataType; nothing for one that no tensor of a run has.
std::optional<Dtype> DtypeOfGe(std::int32_t type) {
  switch (type) {
    case 0:
      return Dtype::kF32;
    case 1:
      return Dtype::kF16;
    case 2:
      return Dtype::kI8;
    case 3:
      return Dtype::kI32;
    case 4:
      return Dtype::kU8;
    case 6:
      return Dtype::kI16;
    case 7:
      return Dtype::kU16;
    case 8:
      return Dtype::kU32;
    case 9:
      return Dtype::kI64;
    case 10:
      return Dtype::kU64;
    case 11:
      return Dtype::kF64;
    case 12:
      return Dtype::kBool;
    case 16:
      return Dtype::kC64;
    case 27:
      return Dtype::kBF16;
    default:
      return std::nullopt;
  }
}

std::string WhyNotRun(const assay_host_reply& reply) {
  const std::string message = TextOf(reply.message, sizeof reply.message);
  switch (reply.outcome) {
    case ASSAY_HOST_NO_OPERATOR:
      return "no operator of that type is registered";
    case ASSAY_HOST_NO_TILING:
      return "the operator has no tiling function";
    case ASSAY_HOST_LOAD_ERROR:
      return "the operator library does not load: " + message;
    case ASSAY_HOST_UNMODELLED:
      return message.empty() ? "a host call is not modelled" : message;
    default:
      return message.empty() ? "the host code did not run" : message;
  }
}

void CheckDuties(const assay_host_reply& reply, HostResult& result) {
  if ((reply.duties & ASSAY_HOST_DUTY_BLOCK_DIM) == 0) {
    result.faults.push_back(Contract("SetBlockDim", "the launch has no number of cores"));
  } else if (reply.block_dim == 0) {
    result.faults.push_back(Contract("SetBlockDim", "it sets 0 cores"));
  }
  if (reply.save_overflow_bytes > 0) {
    result.faults.push_back(Contract("SaveToBuffer", "the tiling data is longer than the buffer for it"));
    result.faults.back().args["bytes"] = static_cast<std::int64_t>(reply.save_overflow_bytes);
  } else if (reply.registered_tiling_bytes > 0 && (reply.duties & ASSAY_HOST_DUTY_TILING_DATA) == 0) {
    result.faults.push_back(Contract("SaveToBuffer", "the kernel reads tiling data that was never written"));
  } else if (reply.saved_bytes > 0 && reply.tiling_size == 0) {
    result.faults.push_back(Contract("SetDataSize", "the tiling data has size 0, so none of it reaches the kernel"));
  }
}

}  // namespace

void ReadHostReply(const assay_host_reply& reply, HostResult& result) {
  result.block_dim = reply.block_dim;
  result.tiling_key = reply.tiling_key;
  result.schedule_mode = reply.schedule_mode;
  result.logged_error = reply.logged_error != 0;
  const std::size_t size = std::min<std::size_t>(reply.tiling_size, ASSAY_HOST_MAX_TILING);
  const auto* bytes = reinterpret_cast<const std::byte*>(reply.tiling);
  result.tiling.assign(bytes, bytes + size);
  for (int i = 0; i < reply.workspace_count && i < ASSAY_HOST_MAX_WORKSPACES; ++i) {
    result.workspaces.push_back(static_cast<std::int64_t>(reply.workspaces[i]));
  }
  for (int i = 0; i < reply.output_count && i < ASSAY_HOST_MAX_TENSORS; ++i) {
    const assay_host_output& output = reply.outputs[i];
    InferredOutput& made = result.inferred.emplace_back();
    if (output.ndim >= 0) made.shape.emplace(output.dims, output.dims + std::min(output.ndim, +ASSAY_HOST_MAX_DIMS));
    made.dtype = DtypeOfGe(output.dtype);
  }
  if (reply.outcome != ASSAY_HOST_DONE) {
    result.why_undecided = WhyNotRun(reply);
    return;
  }
  if (reply.parse_status != 0) {
    result.faults.push_back(Failed(reply.parse_status, "TilingParse"));
  } else if (reply.tiling_status != 0) {
    result.faults.push_back(Failed(reply.tiling_status, "Tiling"));
  } else {
    CheckDuties(reply, result);
  }
}

}  // namespace assay
