// Which tensors are in host memory if a benchmark moves its own to a device. Only certain cases are marked:
// `Tensor::on_host` is false for a tensor of unknown place.
#pragma once

#include <string>

#include "reference/tensor/value.h"

namespace assay::tensor {

// Sets the place of an operation's results: the host if all its tensors are there, numbers aside. A result that is
// one of the arguments stays where it is.
void PlaceResult(const ValueList& arguments, const ValueMap& keywords, const Value& result);
// All tensors of a result, in lists and tuples, too.
void SetPlace(const Value& value, bool on_host);

// Whether the operation rejects tensors of two memories and is given such: "Expected all tensors to be on the same
// device" (the framework's dispatcher). A zero-dimensional host tensor goes with any other. False for operations that
// move or index.
bool RefusesPlaces(const std::string& operation, const ValueList& arguments, const ValueMap& keywords);

}  // namespace assay::tensor
