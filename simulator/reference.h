// Built-in reference operators a contract may name, computed in double from the input tensors.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "simulator/simulator.h"
#include "simulator/values.h"

namespace assay {

// Names, sorted: abs, add, clamp, div, exp, gelu, layer_norm, leaky_relu, maximum, minimum, mul, reduce_max,
// reduce_mean, reduce_sum, relu, sigmoid, softmax, softplus, sqrt, sub, swish, tanh; silu, max, sum and the like are
// accepted as other spellings. Attributes by their usual names: gelu `approximate` ("none", "tanh"), swish `beta`,
// leaky_relu `negative_slope` or `alpha`, clamp `min` and `max`, softmax and reductions `axis`/`dim` (number or list;
// the last one by default, an empty list means all), layer_norm `eps`/`epsilon` and `normalized_dims`
// (how many trailing dimensions, default 1) with gamma and beta as inputs 1 and 2 if given, softplus `beta` and
// `threshold`. Two-input operators broadcast as NumPy does.
std::vector<std::string> ReferenceNames();

// False with `error` when the operator is not known or the inputs do not suit it.
bool ComputeReference(const std::string& name, const std::vector<SimTensor>& inputs,
                      const std::map<std::string, AttrValue>& attributes, std::vector<std::vector<double>>& outputs,
                      std::string& error);

}  // namespace assay
