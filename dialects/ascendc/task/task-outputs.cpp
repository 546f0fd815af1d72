// See task-outputs.h.
#include "dialects/ascendc/task/task-outputs.h"

#include <algorithm>
#include <utility>

#include "reference/values-in-place.h"
#include "reference/values.h"

namespace assay {

void FillWith(const std::vector<TensorPtr>& outputs, const std::function<double(std::size_t)>& numbers) {
  for (const TensorPtr& output : outputs) {
    if (output == nullptr || !output->has_values()) continue;
    const auto count = static_cast<std::size_t>(output->count());
    std::vector<double> values;
    values.reserve(count);
    for (std::size_t k = 0; k < count; ++k) values.push_back(numbers(k));
    output->Assign(Tensor(output->dtype(), output->shape(), std::move(values)));
  }
}

void CopyInputs(const std::vector<TensorPtr>& inputs, const std::vector<TensorPtr>& outputs) {
  for (const TensorPtr& output : outputs) {
    if (output == nullptr || !output->has_values()) continue;
    const auto source = std::find_if(inputs.begin(), inputs.end(), [&](const TensorPtr& input) {
      return input != nullptr && input->has_values() && input->count() == output->count();
    });
    if (source != inputs.end()) output->Assign(Tensor(output->dtype(), output->shape(), (*source)->values()));
  }
}

void FillMarked(const std::vector<TensorPtr>& outputs, const std::vector<bool>& undefined,
                std::optional<std::size_t> marked) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (outputs[i] == nullptr || !undefined[i]) continue;
    const bool is_marked = marked == i;
    FillWith({outputs[i]}, [&](std::size_t k) { return is_marked ? static_cast<double>(k * 37 % 101) + 3 : 0.0; });
  }
}

bool HoldInputs(const Contract& contract, const std::vector<SimTensor>& outputs) {
  const auto is_copy = [&](const SimTensor& output) {
    return std::any_of(contract.inputs.begin(), contract.inputs.end(), [&](const ContractTensor& input) {
      return input.present && input.dtype == output.dtype && input.values != nullptr && *input.values == output.data;
    });
  };
  const auto present = [](const SimTensor& output) { return output.present; };
  return std::any_of(outputs.begin(), outputs.end(), present) &&
         std::all_of(outputs.begin(), outputs.end(), [&](const SimTensor& o) { return !o.present || is_copy(o); });
}

std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const std::vector<double>& values) {
  SimTensor made;
  made.dtype = dtype;
  FromDoubles(values, made);
  return std::make_shared<const std::vector<std::byte>>(std::move(made.data));
}

std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const Tensor& tensor) {
  const Tensor dense = tensor.Contiguous();
  SimTensor made;
  made.dtype = dtype;
  FromDoubles(dense.data(), static_cast<std::size_t>(dense.count()), made);
  return std::make_shared<const std::vector<std::byte>>(std::move(made.data));
}

std::vector<double> NumbersOf(const Value& value) {
  std::vector<double> numbers;
  if (value.is_number()) numbers.push_back(value.number());
  if (value.is_sequence()) {
    for (const Value& item : value.items()) numbers.push_back(item.number());
  }
  return numbers;
}

}  // namespace assay
