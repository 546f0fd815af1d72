// Lists and tuples are copied with their contents.
#include "dialects/cuda/run/module-values.h"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "analyzer/facts/cuda/extension.h"
#include "reference/tensor/places.h"
#include "reference/tensor/tensor.h"

namespace assay::cuda {
namespace {

Value DeepCopy(const Value& value) {
  if (value.is_tensor()) {
    Tensor copy = value.tensor()->Copy();
    copy.requires_grad = value.tensor()->requires_grad;
    return Value(std::move(copy));
  }
  if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) return value;
  ValueList items;
  for (const Value& item : value.items()) items.push_back(DeepCopy(item));
  return value.is(Value::Kind::kList) ? Value::List(std::move(items)) : Value::Tuple(std::move(items));
}

}  // namespace

std::string ErrorText(const harness::Error& error) {
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

ValueList CopyAll(const ValueList& values) {
  ValueList made;
  for (const Value& value : values) made.push_back(DeepCopy(value));
  return made;
}

void MoveToDevice(const ValueList& inputs) {
  for (const Value& input : inputs) tensor::SetPlace(input, false);
}

ValueList ItemsOf(const Value& value) { return value.is_sequence() ? value.items() : ValueList{value}; }

std::string LabelOf(const ValueList& values) {
  std::string text;
  for (const Value& value : values) {
    if (value.is_tensor())
      text += fmt::format("{}{}{}", text.empty() ? "" : ", ", NameOf(value.tensor()->dtype()),
                          TextOf(value.tensor()->shape()));
  }
  return text;
}

std::map<std::string, std::vector<std::string>> ParametersOf(const Facts& read) {
  std::map<std::string, std::vector<std::string>> names;
  for (const CudaExtension& extension : read.Get<CudaFacts>().extensions) {
    for (const CudaFunction& function : extension.cuda.functions) {
      if (function.is_kernel) names.emplace(function.name, function.params);
    }
  }
  return names;
}

}  // namespace assay::cuda
