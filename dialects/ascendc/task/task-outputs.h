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

// Stands for what the kernel computes: numbers by the element's index, or the first input of as many elements.
struct Substitute {
  std::function<double(std::size_t)> numbers;
  bool copies = false;
};

void FillWith(const std::vector<TensorPtr>& outputs, const std::function<double(std::size_t)>& numbers);
void CopyInputs(const std::vector<TensorPtr>& inputs, const std::vector<TensorPtr>& outputs);
// A result that is made of the marked output shows these numbers in one way or another.
void FillMarked(const std::vector<TensorPtr>& outputs, const std::vector<bool>& undefined,
                std::optional<std::size_t> marked);

// Whether every output holds what some input of the launch holds.
bool HoldInputs(const Contract& contract, const std::vector<SimTensor>& outputs);

std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const std::vector<double>& values);
std::shared_ptr<const std::vector<std::byte>> BytesOf(Dtype dtype, const Tensor& tensor);
// Of a number or a list of numbers.
std::vector<double> NumbersOf(const Value& value);

}  // namespace assay
