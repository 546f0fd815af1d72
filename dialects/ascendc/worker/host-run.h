// Runs the host half of an operator (tiling function, InferShape, op definition) in a forked and confined worker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "reference/sim-tensor.h"
#include "simulator/limits.h"

namespace assay {

// Runs the host half: the tiling function (and InferShape if asked for) for one set of shapes.
struct HostRequest {
  const LoweredModule* module = nullptr;
  // Shared library with assay_host_main and the definitions of the model's headers; empty if the module has all of it.
  std::string library;
  std::string op_type;
  std::string chip = "ascend910b";
  std::vector<SimTensor> inputs;  // dtype and shape only
  std::vector<SimTensor> outputs;
  std::map<std::string, AttrValue> attributes;
  bool deterministic = false;
  bool empty_compile_info = false;  // for an operator without TilingParse; else it gets none
  bool infer = false;               // InferShape and InferDataType too, before tiling
  bool definition = false;          // only the op definition is made: no tensors are needed
  // The value of host variables that are never set: of those at these places, or all of them.
  std::uint8_t unset_byte = 0;
  std::vector<std::size_t> unset_only{};
  SimLimits limits;
};

// The results of InferShape and InferDataType for one output; neither if the function is missing or failed.
struct InferredOutput {
  std::optional<std::vector<std::int64_t>> shape;
  std::optional<Dtype> dtype;
};

struct HostResult {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  std::vector<std::byte> tiling;
  std::int64_t block_dim = 0;
  std::uint64_t tiling_key = 0;
  std::int64_t schedule_mode = 0;  // of SetScheduleMode; 0 where it is not called
  bool logged_error = false;       // a function wrote an error to the log, whatever it returned
  bool without_parse = false;      // the operator registers no TilingParse
  std::vector<std::int64_t> workspaces;
  std::vector<InferredOutput> inferred;    // where asked, by declared output
  std::optional<OpDefinition> definition;  // where asked: inputs, then outputs; ranges and default texts are empty
};

HostResult RunHost(const HostRequest& request);

}  // namespace assay
