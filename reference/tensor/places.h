// Which tensors lie in the host's memory where a benchmark moves its own to a device. Only what is sure is told:
// `Tensor::on_host` of a tensor whose place nothing shows is false.
#pragma once

#include <string>

#include "reference/tensor/value.h"

namespace assay::tensor {

// Sets the place of an operation's results: the host where all its tensors lie there, numbers aside. A result that is
// one of the arguments stays where it is.
void PlaceResult(const ValueList& arguments, const ValueMap& keywords, const Value& result);
// All tensors of a result, in lists and tuples, too.
void SetPlace(const Value& value, bool on_host);

// Whether the operation refuses tensors of two memories and is given such: "Expected all tensors to be on the same
// device" (the framework's dispatcher). A tensor of no dimensions in the host's memory goes with any other. False for
// operations that move or index.
bool RefusesPlaces(const std::string& operation, const ValueList& arguments, const ValueMap& keywords);

}  // namespace assay::tensor
