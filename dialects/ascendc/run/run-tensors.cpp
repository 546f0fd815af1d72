// See run-tensors.h.
#include "dialects/ascendc/run/run-tensors.h"

#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <utility>
#include <variant>

#include "reference/npy.h"
#include "reference/values.h"

namespace assay {
namespace {

// Values that host functions read are indices, sizes and the like; larger inputs are not copied for them.
constexpr std::size_t kMaxHostValues = std::size_t{4} << 20;
// Elements; larger tensors of a contract that names cores hold zeros (docs/formats/contract.md).
constexpr std::int64_t kMostRandom = std::int64_t{1} << 24;

std::string ShapeText(const ContractTensor& tensor) {
  std::string dims;
  for (std::int64_t d : tensor.shape) dims += fmt::format("{}{}", dims.empty() ? "" : ", ", d);
  return fmt::format("{} {}[{}]", tensor.name, NameOf(tensor.dtype), dims);
}

template <class T>
void AppendValue(std::vector<std::byte>& bytes, T value) {
  const std::size_t aligned = (bytes.size() + sizeof(T) - 1) / sizeof(T) * sizeof(T);
  bytes.resize(aligned + sizeof(T));
  std::memcpy(bytes.data() + aligned, &value, sizeof(T));
}

}  // namespace

std::string Describe(const Contract& contract) {
  std::string text;
  for (const ContractTensor& tensor : contract.inputs) {
    if (!tensor.present) continue;
    text += (text.empty() ? "" : ", ") + ShapeText(tensor);
  }
  return text;
}

std::int64_t SizeInBytes(const ContractTensor& tensor) {
  std::int64_t bytes = tensor.present ? static_cast<std::int64_t>(SizeOf(tensor.dtype)) : 0;
  for (std::int64_t dim : tensor.shape) {
    if (dim < 0 || __builtin_mul_overflow(bytes, dim, &bytes)) return INT64_MAX;
  }
  return bytes;
}

std::int64_t SizeInBytes(const Contract& contract) {
  std::int64_t bytes = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      if (__builtin_add_overflow(bytes, SizeInBytes(tensor), &bytes)) return INT64_MAX;
    }
  }
  return bytes;
}

std::string Resolve(const std::string& dir, const std::string& path) {
  return std::filesystem::path(path).is_absolute() ? path : (std::filesystem::path(dir) / path).string();
}

SimTensor Plain(const ContractTensor& tensor) {
  return {.name = tensor.name,
          .dtype = tensor.dtype,
          .shape = tensor.shape,
          .data = {},
          .list = tensor.list,
          .present = tensor.present,
          .shares = tensor.shares};
}

std::string Fill(const RunInputs& inputs, const std::vector<ContractTensor>& given, bool random,
                 std::vector<SimTensor>& tensors) {
  std::uint64_t seed = inputs.contract->seed;
  for (const ContractTensor& tensor : given) {
    SimTensor made = Plain(tensor);
    const bool small = tensor.values != nullptr && tensor.values->size() <= kMaxHostValues;
    if (!tensor.present || (inputs.host_only && !small)) {
    } else if (tensor.values != nullptr) {
      made.data = *tensor.values;
    } else if (inputs.without_values) {
    } else if (tensor.data.empty()) {
      // Only those of the values that the cores in the run touch.
      const bool filled = random && (inputs.contract->cores.empty() || ElementCount(made) <= kMostRandom);
      if (filled && tensor.normal) FillNormal(made, tensor.low, tensor.high, seed++);
      if (filled && !tensor.normal) FillRandom(made, tensor.low, tensor.high, seed++);
    } else {
      std::string error;
      SimTensor loaded;
      if (!ReadNpy(Resolve(inputs.contract_dir, tensor.data), loaded, error)) return error;
      // NumPy has no bfloat16: its bits come as uint16.
      const bool bits = loaded.dtype == Dtype::kU16 && tensor.dtype == Dtype::kBF16;
      if ((loaded.dtype != tensor.dtype && !bits) || loaded.shape != tensor.shape) {
        return fmt::format("`{}` holds {} values of another shape or dtype than `{}`", tensor.data,
                           NameOf(loaded.dtype), tensor.name);
      }
      made.data = std::move(loaded.data);
    }
    tensors.push_back(std::move(made));
  }
  return {};
}

std::vector<std::byte> TilingBytes(const Contract& contract) {
  std::vector<std::byte> bytes;
  for (const auto& [name, value] : contract.tiling) {
    if (const auto* real = std::get_if<double>(&value)) {
      AppendValue(bytes, static_cast<float>(*real));
    } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      AppendValue(bytes, static_cast<std::uint32_t>(*whole));
    } else if (const auto* flag = std::get_if<bool>(&value)) {
      AppendValue(bytes, static_cast<std::uint32_t>(*flag ? 1 : 0));
    } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      for (std::int64_t item : *list) AppendValue(bytes, static_cast<std::uint32_t>(item));
    } else if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
      for (double item : *reals) AppendValue(bytes, static_cast<float>(item));
    }
  }
  bytes.resize((bytes.size() + 7) / 8 * 8);
  return bytes;
}

std::vector<SimTensor> HostInputs(const RunInputs& inputs, const std::vector<SimTensor>& filled) {
  std::vector<SimTensor> made;
  for (std::size_t i = 0; i < filled.size(); ++i) {
    made.push_back(Plain(inputs.contract->inputs[i]));
    if (filled[i].data.size() <= kMaxHostValues) made.back().data = filled[i].data;
  }
  return made;
}

}  // namespace assay
