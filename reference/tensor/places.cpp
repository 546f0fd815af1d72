// The device of a result follows from the arguments of an operation, whatever it does.
#include "reference/tensor/places.h"

#include <set>
#include <string_view>

#include "reference/tensor/tensor.h"

namespace assay::tensor {
namespace {

template <class F>
void EachTensor(const Value& value, F f) {
  if (value.is_tensor()) return f(value.tensor());
  if (!value.is_sequence()) return;
  for (const Value& item : value.items()) EachTensor(item, f);
}

template <class F>
void EachTensor(const ValueList& arguments, const ValueMap& keywords, F f) {
  for (const Value& argument : arguments) EachTensor(argument, f);
  for (const auto& [name, argument] : keywords) EachTensor(argument, f);
}

struct Places {
  bool host = false, device = false;     // of tensors with dimensions
  bool numbers = false, others = false;  // of tensors without: on the host, elsewhere
};

Places PlacesOf(const ValueList& arguments, const ValueMap& keywords) {
  Places places;
  EachTensor(arguments, keywords, [&](const TensorPtr& tensor) {
    if (tensor->rank() == 0) {
      (tensor->on_host ? places.numbers : places.others) = true;
    } else {
      (tensor->on_host ? places.host : places.device) = true;
    }
  });
  return places;
}

}  // namespace

void SetPlace(const Value& value, bool on_host) {
  EachTensor(value, [&](const TensorPtr& tensor) { tensor->on_host = on_host; });
}

void PlaceResult(const ValueList& arguments, const ValueMap& keywords, const Value& result) {
  const Places places = PlacesOf(arguments, keywords);
  const bool dimensions = places.host || places.device;
  const bool on_host = dimensions ? places.host && !places.device && !places.others : places.numbers && !places.others;
  EachTensor(result, [&](const TensorPtr& made) {
    bool given = false;
    EachTensor(arguments, keywords, [&](const TensorPtr& tensor) { given = given || tensor == made; });
    if (!given) made->on_host = on_host;
  });
}

bool RefusesPlaces(const std::string& operation, const ValueList& arguments, const ValueMap& keywords) {
  static const std::set<std::string_view> kNames = {"add",
                                                    "sub",
                                                    "mul",
                                                    "div",
                                                    "pow",
                                                    "maximum",
                                                    "minimum",
                                                    "matmul",
                                                    "mm",
                                                    "bmm",
                                                    "addmm",
                                                    "baddbmm",
                                                    "linear",
                                                    "conv1d",
                                                    "conv2d",
                                                    "conv3d",
                                                    "cat",
                                                    "stack",
                                                    "eq",
                                                    "ne",
                                                    "lt",
                                                    "le",
                                                    "gt",
                                                    "ge",
                                                    "einsum",
                                                    "add_",
                                                    "sub_",
                                                    "mul_",
                                                    "div_",
                                                    "layer_norm",
                                                    "batch_norm",
                                                    "group_norm",
                                                    "conv_transpose1d",
                                                    "conv_transpose2d",
                                                    "conv_transpose3d"};
  if (!kNames.contains(operation)) return false;
  const Places places = PlacesOf(arguments, keywords);
  return places.host && places.device;
}

}  // namespace assay::tensor
