// Built-in reference operators a contract may name, computed in double from the input tensors.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {

// Names, sorted: the operations of reference/tensor/call.h that compute something from tensors (elementwise,
// activations, comparisons, reductions, normalisations, losses, pooling, scans, products, convolutions, index and shape
// operations), in any case and with or without separators (LayerNorm, layer_norm), and reduce_max, reduce_mean,
// reduce_min, reduce_prod, reduce_sum. `max` and `min` of one input reduce, of two they compare. Inputs fill the
// parameters that take tensors, in order. Attributes go by the parameters' names, with these other spellings: axis,
// axes, dims for `dim`; epsilon for `eps`; alpha for `negative_slope`; scale for `beta`; keep_dims for `keepdim`;
// min_val, min_value, clip_value_min for `min` and the like for `max`; strides, pads, dilations, ksize; ord for `p`;
// transpose_a, transpose_x1, adj_x1 and the like for matrix products. Softmax, scans, sorting and reductions use the
// last dimension if none is given; an empty list means all of them. layer_norm takes `normalized_shape` or
// `normalized_dims` (how many trailing dimensions; gamma's number, else 1). Attributes without a matching parameter are
// ignored: they may concern the kernel only.
std::vector<std::string> ReferenceNames();

// False with `error` if the operator is unknown or the inputs do not fit it.
bool ComputeReference(const std::string& name, const std::vector<SimTensor>& inputs,
                      const std::map<std::string, AttrValue>& attributes, std::vector<std::vector<double>>& outputs,
                      std::string& error);

}  // namespace assay
