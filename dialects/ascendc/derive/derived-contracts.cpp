// See derived-contracts.h.
#include "dialects/ascendc/derive/derived-contracts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {
namespace {

// Contracts carry no formats: a channels-last layout would be taken for a channels-second one.
bool IsPlain(const std::string& format) {
  constexpr std::array<std::string_view, 5> kPlain = {"", "FORMAT_ND", "FORMAT_NCHW", "FORMAT_NCL", "FORMAT_NCDHW"};
  return std::find(kPlain.begin(), kPlain.end(), format) != kPlain.end();
}

std::vector<const OpParam*> ParamsOf(const OpDefinition& op, OpParam::Kind kind) {
  std::vector<const OpParam*> params;
  for (const OpParam& param : op.params) {
    if (param.kind == kind) params.push_back(&param);
  }
  return params;
}

std::optional<Dtype> DtypeAt(const OpParam& param, std::size_t column) {
  if (param.dtypes.empty()) return std::nullopt;
  return ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]);
}

// The values of integers for a first run: indices and lengths of 0 are the most likely to be valid.
void SetRange(ContractTensor& tensor) {
  if (tensor.dtype == Dtype::kBool) tensor.low = 0;
  const bool whole = NameOf(tensor.dtype).find("int") != std::string_view::npos;
  if (whole) tensor.low = tensor.high = 0;
}

AttrValue SomeValue(const std::string& type) {
  if (type == "Float") return 1.0;
  if (type == "Bool") return false;
  if (type == "String") return std::string();
  if (type == "ListInt") return std::vector<std::int64_t>{1};
  if (type == "ListFloat") return std::vector<double>{1.0};
  return std::int64_t{1};
}

// The number of tensors of each parameter, if the case gives it or there is one per parameter.
std::optional<std::vector<std::int64_t>> CountsOf(const std::vector<const OpParam*>& params,
                                                  const std::vector<CaseTensor>& tensors,
                                                  const std::vector<std::int64_t>& given) {
  std::int64_t sum = 0;
  for (const std::int64_t count : given) sum += count;
  if (given.size() == params.size() && sum == static_cast<std::int64_t>(tensors.size())) return given;
  std::vector<std::int64_t> counts(params.size(), 0);
  if (tensors.size() > params.size()) {
    // One list takes all remaining tensors.
    if (params.size() != 1 || params.front()->param_type != "dynamic") return std::nullopt;
    counts.front() = static_cast<std::int64_t>(tensors.size());
    return counts;
  }
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (i < tensors.size()) {
      counts[i] = 1;
    } else if (params[i]->param_type != "optional") {
      return std::nullopt;
    }
  }
  return counts;
}

bool AddTensors(const std::vector<const OpParam*>& params, const std::vector<CaseTensor>& tensors,
                const std::vector<std::int64_t>& given, std::vector<ContractTensor>& out) {
  const auto counts = CountsOf(params, tensors, given);
  if (!counts) return false;
  std::size_t next = 0;
  for (std::size_t i = 0; i < params.size(); ++i) {
    const bool list = params[i]->param_type == "dynamic";
    if ((*counts)[i] > 1 && !list) return false;
    if ((*counts)[i] == 0) {
      ContractTensor& absent = out.emplace_back();
      absent.name = params[i]->name;
      absent.present = false;
      absent.dtype = DtypeAt(*params[i], 0).value_or(Dtype::kF32);
      if (params[i]->param_type == "required") return false;
      continue;
    }
    for (std::int64_t n = 0; n < (*counts)[i]; ++n) {
      const CaseTensor& from = tensors[next++];
      if (!IsPlain(from.format)) return false;
      ContractTensor& made = out.emplace_back();
      made.name = params[i]->name;
      if (list) {
        made.list = made.name;
        made.name += "[" + std::to_string(n) + "]";
      }
      // Tests write an absent optional tensor as one without dimensions.
      const bool left_out = params[i]->param_type == "optional" && from.shape.empty() && from.values.empty();
      made.present = from.present && !left_out;
      const auto dtype = from.dtype.empty() ? DtypeAt(*params[i], 0) : ParseDtype(from.dtype);
      if (!dtype) {
        if (from.present) return false;
        continue;
      }
      made.dtype = *dtype;
      if (!made.present) continue;
      made.shape = from.shape;
      SetRange(made);
      if (from.values.empty()) continue;
      SimTensor data{.name = made.name, .dtype = made.dtype, .shape = made.shape, .data = {}};
      if (static_cast<std::size_t>(ElementCount(data)) != from.values.size()) return false;
      FromDoubles(from.values, data);
      made.values = std::make_shared<const std::vector<std::byte>>(std::move(data.data));
      made.given = true;
    }
  }
  return next == tensors.size();
}

bool FitsColumn(const std::vector<const OpParam*>& params, const std::vector<ContractTensor>& tensors,
                std::size_t column) {
  std::size_t at = 0;
  for (const OpParam* param : params) {
    if (at >= tensors.size()) return true;
    const ContractTensor& first = tensors[at++];
    while (!first.list.empty() && at < tensors.size() && tensors[at].list == first.list) ++at;
    if (first.present && DtypeAt(*param, column) != first.dtype) return false;
  }
  return true;
}

}  // namespace

std::optional<Contract> ContractOfCase(const OpDefinition& op, const TilingCase& one, const std::string& chip) {
  Contract contract;
  contract.chip = chip;
  const auto inputs = ParamsOf(op, OpParam::Kind::kInput), outputs = ParamsOf(op, OpParam::Kind::kOutput);
  if (!AddTensors(inputs, one.inputs, one.input_counts, contract.inputs)) return std::nullopt;
  if (!AddTensors(outputs, one.outputs, one.output_counts, contract.outputs)) return std::nullopt;
  contract.attributes = one.attributes;
  for (const OpAttr& attr : op.attrs) {
    if (!attr.default_text && !attr.type.empty()) contract.attributes.try_emplace(attr.name, SomeValue(attr.type));
  }
  for (std::size_t column = 0; column < std::max<std::size_t>(ascendc::ColumnCount(op), 1); ++column) {
    if (FitsColumn(inputs, contract.inputs, column) && FitsColumn(outputs, contract.outputs, column)) return contract;
  }
  return std::nullopt;
}

std::optional<Contract> ContractOfShape(const OpDefinition& op, const std::vector<std::int64_t>& shape,
                                        const std::string& chip) {
  Contract contract;
  contract.chip = chip;
  for (const OpParam& param : op.params) {
    ContractTensor tensor;
    tensor.name = param.name;
    if (param.param_type == "dynamic") {
      tensor.list = param.name;
      tensor.name += "[0]";
    }
    const auto dtype = DtypeAt(param, 0);
    if (!dtype) return std::nullopt;
    tensor.dtype = *dtype;
    tensor.present = param.param_type != "optional";
    if (tensor.present) tensor.shape = shape;
    SetRange(tensor);
    (param.kind == OpParam::Kind::kInput ? contract.inputs : contract.outputs).push_back(std::move(tensor));
  }
  for (const OpAttr& attr : op.attrs) {
    if (attr.required || !attr.default_text) contract.attributes[attr.name] = SomeValue(attr.type);
  }
  return contract;
}

std::optional<Contract> WithColumn(const OpDefinition& op, std::size_t column, Contract contract) {
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    const auto params = ParamsOf(op, tensors == &contract.inputs ? OpParam::Kind::kInput : OpParam::Kind::kOutput);
    std::size_t at = 0;
    for (const OpParam* param : params) {
      const std::string list = at < tensors->size() ? (*tensors)[at].list : std::string();
      for (bool first = true; at < tensors->size() && (first || (!list.empty() && (*tensors)[at].list == list));
           first = false) {
        ContractTensor& tensor = (*tensors)[at++];
        const auto dtype = DtypeAt(*param, column);
        if (!dtype && tensor.present) return std::nullopt;
        if (!dtype || tensor.dtype == *dtype) continue;
        if (tensor.values != nullptr) {
          SimTensor data{.name = "", .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
          const std::vector<double> values = ToDoubles(data);
          data.dtype = *dtype;
          FromDoubles(values, data);
          tensor.values = std::make_shared<const std::vector<std::byte>>(std::move(data.data));
        }
        tensor.dtype = *dtype;
        tensor.low = -1;
        tensor.high = 1;
        SetRange(tensor);
      }
    }
  }
  return contract;
}

bool CanBeRun(const Contract& contract) {
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      if (tensor.present && SizeOf(tensor.dtype) == 0) return false;
    }
  }
  return LargestElements(contract) > 0;
}

bool HasEmptyTensor(const Contract& contract) {
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      if (tensor.present && std::ranges::find(tensor.shape, 0) != tensor.shape.end()) return true;
    }
  }
  return false;
}

std::int64_t LargestElements(const Contract& contract) {
  std::int64_t most = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      std::int64_t count = tensor.present ? 1 : 0;
      for (const std::int64_t dim : tensor.shape) {
        if (__builtin_mul_overflow(count, dim, &count)) return INT64_MAX;
      }
      most = std::max(most, count);
    }
  }
  return most;
}

std::string DtypesOf(const Contract& contract) {
  std::string text;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors)
      text += fmt::format("{}{};", tensor.present ? "" : "-", NameOf(tensor.dtype));
  }
  return text;
}

std::string KeyOf(const Contract& contract) {
  std::string text = Describe(contract) + DtypesOf(contract);
  for (const ContractTensor& input : contract.inputs) {
    if (input.values == nullptr) continue;
    text += ';';
    for (const std::byte byte : *input.values) text += static_cast<char>(byte);
  }
  for (const auto& [name, value] : contract.attributes) {
    text += name;
    std::visit(
        [&](const auto& content) {
          if constexpr (requires { content.size(); }) {
            for (const auto& one : content) text += fmt::format(",{}", one);
          } else {
            text += fmt::format("={}", content);
          }
        },
        value);
  }
  return text;
}

}  // namespace assay
