// Reference operators of a contract: a thin layer over the operations of reference/tensor, computed in double. The
// contract's own spellings and defaults are defined here.
#include "reference/builtin/builtin-references.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "reference/tensor/call.h"

namespace assay {
namespace {

using Attributes = std::map<std::string, AttrValue>;

// Lower case without separators, so that LayerNorm, layer-norm and layer_norm are equal.
std::string Folded(std::string_view name) {
  std::string key;
  for (char c : name) {
    if (c != '_' && c != '-' && c != ' ') key += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  return key;
}

// Spellings that are not just variants of an operation's own name.
constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
    {"layernormalization", "layer_norm"},
    {"reducesum", "sum"},
    {"reducemean", "mean"},
    {"reducemax", "amax"},
    {"reducemin", "amin"},
    {"reduceprod", "prod"},
    {"reduceall", "all"},
    {"reduceany", "any"},
    {"realdiv", "div"},
    {"batchmatmul", "bmm"},
    {"gemm", "matmul"},
    {"matmulv2", "matmul"},
    {"hardswishact", "hardswish"},
    {"rmsnormalization", "rms_norm"},
    {"concat", "cat"},
    {"smoothl1", "smooth_l1_loss"},
    {"mse", "mse_loss"},
    {"mseloss", "mse_loss"},
    {"kldivloss", "kl_div"},
    {"power", "pow"},
    {"select", "where"},
    {"conv", "conv2d"},
    {"avgpool", "avg_pool2d"},
    {"maxpool", "max_pool2d"},
    {"cumulativesum", "cumsum"},
    {"logsoftmaxv2", "log_softmax"},
    {"softmaxv2", "softmax"},
    {"equalto", "eq"},
};

// Whether `name` is one of the words of a list that begins and ends with a blank.
bool Lists(std::string_view words, const std::string& name) {
  return words.find(" " + name + " ") != std::string_view::npos;
}

// Operations that create a tensor, draw at random, look at Python values or only move data between devices: not
// references for a kernel.
bool IsReference(const std::string& name) {
  static constexpr std::string_view kNone =
      " arange as_tensor asarray bernoulli dropout alpha_dropout empty empty_like eye full full_like "
      "linspace logspace meshgrid new_empty new_full new_ones new_tensor new_zeros normal numel ones rand "
      "rand_like randint randint_like randn randn_like random randperm scalar_tensor tensor uniform zeros "
      "is_complex is_floating_point allclose equal to cpu cpu_ npu cuda contiguous requires_grad_ coalesce "
      "pin_memory resolve_conj detach type_as real einsum broadcast_tensors ";
  return name.find('.') == std::string::npos && !Lists(kNone, name);
}

// The operation that a contract's name refers to; empty if there is none.
std::string OperationOf(const std::string& name, std::size_t inputs) {
  static const std::map<std::string, std::string> table = [] {
    std::map<std::string, std::string> names;
    for (const std::string& torch : TorchNames()) {
      if (IsReference(torch)) names[Folded(torch)] = torch;
    }
    for (const auto& [spelling, target] : kSpellings) names[std::string(spelling)] = target;
    return names;
  }();
  std::string key = Folded(name);
  if (key == "max" || key == "min") return inputs > 1 ? (key == "max" ? "maximum" : "minimum") : "a" + key;
  const auto found = table.find(key);
  return found == table.end() ? "" : found->second;
}

// Further spellings of a parameter among the contract's attributes.
std::vector<std::string> SpellingsOf(const std::string& parameter) {
  static const std::map<std::string, std::vector<std::string>> table = {
      {"dim", {"axis", "axes", "dims"}},
      {"dims", {"axis", "axes", "dim", "perm"}},
      {"eps", {"epsilon"}},
      {"negative_slope", {"alpha"}},
      {"beta", {"scale"}},
      {"keepdim", {"keep_dim", "keep_dims", "keepdims"}},
      {"min", {"min_val", "min_value", "clip_value_min"}},
      {"max", {"max_val", "max_value", "clip_value_max"}},
      {"min_val", {"min", "min_value", "clip_value_min"}},
      {"max_val", {"max", "max_value", "clip_value_max"}},
      {"num_groups", {"groups", "group"}},
      {"stride", {"strides"}},
      {"padding", {"pads", "paddings"}},
      {"dilation", {"dilations"}},
      {"kernel_size", {"ksize", "kernel_shape"}},
      {"p", {"ord", "norm_type"}},
      {"groups", {"group"}},
  };
  std::vector<std::string> names = {parameter};
  if (const auto found = table.find(parameter); found != table.end()) {
    names.insert(names.end(), found->second.begin(), found->second.end());
  }
  return names;
}

Value AsValue(const AttrValue& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return *whole;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* flag = std::get_if<bool>(&value)) return *flag;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  ValueList items;
  if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) items.assign(list->begin(), list->end());
  if (const auto* list = std::get_if<std::vector<double>>(&value)) items.assign(list->begin(), list->end());
  return Value::List(std::move(items));
}

bool IsFolding(const std::string& operation) {
  static constexpr std::string_view kFolds =
      " sum mean prod amax amin any all logsumexp norm var std nansum argmax argmin count_nonzero ";
  return Lists(kFolds, operation);
}

bool IsAlong(const std::string& operation) {
  static constexpr std::string_view kAlong =
      " softmax log_softmax softmin cumsum cumprod cummax cummin logcumsumexp sort argsort topk glu ";
  return Lists(kAlong, operation);
}

// Parameters that take an input tensor, in the order of the signature.
bool TakesTensor(const std::string& parameter) {
  static constexpr std::string_view kTensors =
      " input other weight bias target index indices src source mask condition tensor1 tensor2 end query "
      "key attn_mask exponent running_mean running_var mat1 mat2 batch1 batch2 mat vec vec2 x1 x2 input1 "
      "input2 anchor positive negative var elements test_elements grid theta boundaries sorted_sequence "
      "pos_weight ";
  return Lists(kTensors, parameter);
}

// Attributes by the operation's parameters. The contract's own defaults: the last dimension if none is given; an
// empty list means all of them.
ValueMap KeywordsOf(const std::string& operation, const std::vector<std::string>& parameters,
                    const std::vector<SimTensor>& inputs, const Attributes& attributes) {
  ValueMap keywords;
  for (const std::string& parameter : parameters) {
    for (const std::string& spelling : SpellingsOf(parameter)) {
      const auto given = attributes.find(spelling);
      if (given == attributes.end() || keywords.contains(parameter)) continue;
      keywords[parameter] = AsValue(given->second);
    }
  }
  if ((IsFolding(operation) || IsAlong(operation)) && !keywords.contains("dim")) keywords["dim"] = -1;
  if (const auto dim = keywords.find("dim"); dim != keywords.end() && dim->second.is(Value::Kind::kList)) {
    if (dim->second.items().empty() && IsFolding(operation)) {
      keywords.erase(dim);
    } else if (dim->second.items().size() == 1 || IsAlong(operation)) {
      const Value first = dim->second.items().empty() ? Value(-1) : dim->second.items()[0];
      dim->second = first;
    }
  }
  const bool shaped = std::find(parameters.begin(), parameters.end(), "normalized_shape") != parameters.end();
  if (shaped && !keywords.contains("normalized_shape")) {
    std::size_t dims = 1;
    if (const auto given = attributes.find("normalized_dims"); given != attributes.end()) {
      dims = static_cast<std::size_t>(std::max<std::int64_t>(AsValue(given->second).integer(), 1));
    } else if (inputs.size() > 1) {
      dims = std::max<std::size_t>(inputs[1].shape.size(), 1);
    }
    const std::vector<std::int64_t>& shape = inputs[0].shape;
    const std::size_t from = shape.size() - std::min(shape.size(), dims);
    keywords["normalized_shape"] = Value::Sizes({shape.begin() + static_cast<std::ptrdiff_t>(from), shape.end()});
  }
  return keywords;
}

// Matrix products may request transposed operands.
Tensor Turned(Tensor tensor, std::size_t at, const Attributes& attributes) {
  static constexpr std::array<std::array<std::string_view, 5>, 2> kNames = {
      {{"transpose_a", "transpose_x1", "adj_x1", "trans_a", "transA"},
       {"transpose_b", "transpose_x2", "adj_x2", "trans_b", "transB"}}};
  for (const std::string_view name : kNames[at]) {
    const auto given = attributes.find(std::string(name));
    if (given == attributes.end() || tensor.rank() < 2) continue;
    const Value flag = AsValue(given->second);
    if (flag.is_number() && flag.number() != 0) return *CallTorchHere("transpose", {tensor, -2, -1}).tensor();
  }
  return tensor;
}

bool IsMatrixProduct(const std::string& operation) {
  return operation == "matmul" || operation == "mm" || operation == "bmm";
}

// In double if the input is floating point.
Tensor Widened(const SimTensor& input) {
  return Tensor(IsFloating(input.dtype) ? Dtype::kF64 : input.dtype, input.shape, ToDoubles(input));
}

bool Run(const std::string& operation, const std::vector<SimTensor>& inputs, const Attributes& attributes,
         std::vector<std::vector<double>>& outputs, std::string& error) {
  TensorContext context;
  context.max_elements = std::int64_t{1} << 30;
  context.max_work = std::int64_t{1} << 50;
  const TensorContext::Use use(context);
  const std::vector<std::string> parameters = TorchParameters(operation);
  ValueMap keywords = KeywordsOf(operation, parameters, inputs, attributes);
  ValueList tensors;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    Tensor tensor = Widened(inputs[i]);
    if (i < 2 && IsMatrixProduct(operation)) tensor = Turned(std::move(tensor), i, attributes);
    tensors.emplace_back(std::move(tensor));
  }
  ValueList positional;
  if (!parameters.empty() && parameters[0] == "tensors") {
    positional.push_back(Value::List(std::move(tensors)));
  } else {
    std::size_t next = 0;
    for (const std::string& parameter : parameters) {
      const bool value = parameter == "value" && operation == "scaled_dot_product_attention";
      if (next < tensors.size() && !keywords.contains(parameter) && (TakesTensor(parameter) || value)) {
        keywords[parameter] = tensors[next++];
      }
    }
    if (next < tensors.size()) {
      error = "`" + operation + "` takes " + std::to_string(next) + (next == 1 ? " input" : " inputs") +
              ", the contract has " + std::to_string(tensors.size());
      return false;
    }
  }
  const std::optional<Value> result = CallTorch(context, operation, positional, keywords, error);
  if (!result) return false;
  const ValueList all = result->is_sequence() ? result->items() : ValueList{*result};
  outputs.clear();
  for (const Value& one : all) {
    if (!one.is_tensor()) continue;
    if (!one.tensor()->has_values()) {
      error = "`" + operation + "` is too large to compute as a reference";
      return false;
    }
    outputs.push_back(one.tensor()->values());
  }
  return !outputs.empty();
}

}  // namespace

bool ComputeReference(const std::string& name, const std::vector<SimTensor>& inputs,
                      const std::map<std::string, AttrValue>& attributes, std::vector<std::vector<double>>& outputs,
                      std::string& error) {
  if (inputs.empty()) {
    error = "`" + name + "` needs an input";
    return false;
  }
  for (const SimTensor& input : inputs) {
    const std::size_t element = std::max<std::size_t>(SizeOf(input.dtype), 1);
    if (ElementCount(input) != static_cast<std::int64_t>(input.data.size() / element)) {
      error = "`" + input.name + "` does not hold as many values as its shape says";
      return false;
    }
  }
  const std::string operation = OperationOf(name, inputs.size());
  if (operation.empty()) {
    error = "`" + name + "` is not a built-in reference operator";
    return false;
  }
  try {
    return Run(operation, inputs, attributes, outputs, error);
  } catch (const TensorError& failed) {
    error = failed.message;
    return false;
  }
}

}  // namespace assay
