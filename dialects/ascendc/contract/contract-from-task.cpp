// Writes derived contracts.
#include "dialects/ascendc/contract/contract-from-task.h"

#include "analyzer/facts/ascendc/operator.h"
#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

#include "analyzer/contract/write-contract.h"
#include "dialects/ascendc/contract/contract-with-symbols.h"
#include "dialects/ascendc/read/interpret.h"
#include "reference/npy.h"
#include "reference/values.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

std::string Described(const Contract& contract) {
  std::string text;
  for (const ContractTensor& tensor : contract.inputs) {
    if (!tensor.present) continue;
    text += fmt::format("{}{} {}[{}]", text.empty() ? "" : ", ", tensor.name, NameOf(tensor.dtype),
                        fmt::join(tensor.shape, ", "));
  }
  return text;
}

bool WriteText(const fs::path& path, const std::string& text, std::string& error) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) error = fmt::format("`{}` cannot be written", path.string());
  return error.empty();
}

class Folder {
 public:
  Folder(std::string folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}

  // Values of tensors become files next to the contract.
  bool WriteData(std::vector<ContractTensor>& tensors, const std::string& prefix, std::string& error) {
    for (ContractTensor& tensor : tensors) {
      if (!tensor.present || tensor.values == nullptr) continue;
      SimTensor data{.name = tensor.name, .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
      tensor.data = File(prefix + tensor.name);
      tensor.values.reset();
      if (!Write(tensor.data, data, error)) return false;
    }
    return true;
  }

  bool WriteGolden(const ContractTensor& output, const Tensor& values, Contract& contract, std::string& error) {
    SimTensor data;
    data.dtype = output.dtype;
    data.shape = output.shape;
    FromDoubles(values.values(), data);
    contract.golden.push_back(File("golden-" + output.name));
    return Write(contract.golden.back(), data, error);
  }

 private:
  std::string File(std::string name) const {
    std::erase_if(name, [](char c) { return c == ']' || c == '/' || c == '\\'; });
    std::replace(name.begin(), name.end(), '[', '-');
    return name_ + "/" + name + ".npy";
  }
  bool Write(const std::string& file, const SimTensor& data, std::string& error) {
    std::error_code ec;
    fs::create_directories(fs::path(folder_) / name_, ec);
    return WriteNpy((fs::path(folder_) / file).string(), data, error);
  }

  std::string folder_, name_;
};

// The tolerances of the task's form, for all outputs.
void SetTolerance(const harness::BenchmarkTask& task, Contract& contract) {
  for (const ContractTensor& output : contract.outputs) {
    const double bound = task.strict_shape ? 1e-4 : 1e-3;
    contract.tolerance[output.dtype] = {bound, bound};
  }
}

// An output that is not compared need not be written: give it values before the launch.
void LeaveOpen(CapturedLaunch& launch) {
  for (std::size_t i = 0; i < launch.unasked.size(); ++i) {
    ContractTensor& output = launch.contract.outputs[i];
    if (!launch.unasked[i]) continue;
    SimTensor zeros{.name = output.name, .dtype = output.dtype, .shape = output.shape, .data = {}};
    std::int64_t count = 1;
    for (std::int64_t dim : output.shape) count *= dim;
    FromDoubles(std::vector<double>(static_cast<std::size_t>(count), 0.0), zeros);
    output.values = std::make_shared<const std::vector<std::byte>>(std::move(zeros.data));
  }
}

bool WriteOne(CapturedLaunch& launch, const harness::BenchmarkTask& task, const std::string& name,
              const std::string& folder, Derivation& out) {
  std::string error;
  Contract& contract = launch.contract;
  Folder data(folder, name);
  const std::string what = launch.label + ": " + Described(contract);
  LeaveOpen(launch);
  // Integers are mostly lengths and indices.
  for (ContractTensor& input : contract.inputs) input.given = input.given || IsInteger(input.dtype);
  if (!data.WriteData(contract.inputs, "", error) || !data.WriteData(contract.outputs, "before-", error)) {
    out.problems.push_back(error);
    return false;
  }
  bool all = launch.why_no_golden.empty();
  for (std::size_t i = 0; i < contract.outputs.size(); ++i)
    all = all && (!contract.outputs[i].present || launch.golden[i] != nullptr);
  for (std::size_t i = 0; all && i < contract.outputs.size(); ++i) {
    if (contract.outputs[i].present && !data.WriteGolden(contract.outputs[i], *launch.golden[i], contract, error))
      break;
  }
  if (all) SetTolerance(task, contract);
  const std::string path = (fs::path(folder) / (name + ".json")).string();
  if (!error.empty() || !WriteText(path, FormatContract(contract), error)) {
    out.problems.push_back(error);
    return false;
  }
  out.contracts.push_back({path, what, all ? "" : launch.why_no_golden});
  return true;
}

}  // namespace

Derivation DeriveFromTask(const TaskInputs& inputs, const std::string& folder) {
  Derivation out;
  std::error_code ec;
  fs::create_directories(folder, ec);
  int index = inputs.first_case;
  for (CapturedLaunch& launch : CaptureTask(inputs)) {
    const std::string name = fmt::format("case-{}", index++);
    if (launch.error.empty() && !launch.whole) launch.error = "a tensor is too large to be written";
    if (!launch.error.empty()) {
      out.problems.push_back(launch.label + ": " + launch.error);
    } else {
      WriteOne(launch, *inputs.task, name, folder, out);
    }
  }
  return out;
}

Derivation DeriveFromDefinition(const Facts& facts, const std::string& chip, const std::string& folder) {
  Derivation out;
  const OpDefinition* op = ascendc::DecidingDefinition(facts.Get<ascendc::OperatorFacts>());
  if (op == nullptr) {
    out.problems.emplace_back("there is no op definition to derive a contract from");
    return out;
  }
  std::error_code ec;
  fs::create_directories(folder, ec);
  // A power of two, a length that is not a multiple of 32 bytes, and a small one.
  const std::vector<std::vector<std::int64_t>> shapes = {{16, 1024}, {7, 131}, {3}};
  const std::size_t columns = std::max<std::size_t>(ascendc::ColumnCount(*op), 1);
  for (std::size_t column = 0; column < columns; ++column) {
    for (std::size_t s = 0; s < shapes.size(); ++s) {
      Contract contract;
      contract.chip = chip;
      for (const OpParam& param : op->params) {
        ContractTensor tensor;
        tensor.name = param.name;
        tensor.shape = shapes[s];
        if (!param.dtypes.empty())
          tensor.dtype = ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]).value_or(Dtype::kF32);
        if (param.param_type == "dynamic") {
          tensor.list = param.name;
          tensor.name += "[0]";
        }
        tensor.present = param.param_type != "optional";
        (param.kind == OpParam::Kind::kInput ? contract.inputs : contract.outputs).push_back(std::move(tensor));
      }
      const std::string name = fmt::format("combination-{}-shape-{}", column, s);
      const std::string path = (fs::path(folder) / (name + ".json")).string();
      std::string error;
      if (!WriteText(path, FormatContract(contract), error)) {
        out.problems.push_back(error);
        return out;
      }
      out.contracts.push_back({path, Described(contract), "the op definition does not say what the values are"});
    }
  }
  return out;
}

}  // namespace assay
