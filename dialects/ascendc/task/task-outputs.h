// What launches of a task leave in their outputs, and the placeholders where nothing is run.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "analyzer/facts/contract.h"
#include "reference/sim-tensor.h"
#include "reference/value.h"

namespace assay {

// Placeholder for the kernel's results: numbers by the element's index, or the first input with as many elements.
struct Substitute {
  std::function<double(std::size_t)> numbers;
  bool copies = false;
};

void FillWith(const std::vector<TensorPtr>& outputs, const std::function<double(std::size_t)>& numbers);
void CopyInputs(const std::vector<TensorPtr>& inputs, const std::vector<TensorPtr>& outputs);
// A result computed from the marked output shows these numbers in one way or another.
void FillMarked(const std::vector<TensorPtr>& outputs, const std::vector<bool>& undefined,
                std::optional<std::size_t> marked);

// Whether every output equals some input of the launch.
bool HoldInputs(const Contract& contract, const std::vector<SimTensor>& outputs);

std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const std::vector<double>& values);
std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const Tensor& tensor);
// For a number or a list of numbers.
std::vector<double> NumbersOf(const Value& value);

}  // namespace assay
