// Derivatives of operations that move, sum and multiply tensors; composed operations are decomposed in double and
// their parts differentiated, so that a gradient is rounded once.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <utility>

#include "reference/tensor/gradient.h"
#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Rules = std::map<std::string, GradientRule>;

// A position is encoded as a number larger than any constant of a kernel that a double still represents exactly.
constexpr double kFirstPlace = 0x1p50;

struct Places {
  std::vector<std::pair<TensorPtr, std::int64_t>> starts;  // followed tensors and the number of their first element
  std::int64_t next = 0;

  // The same arguments with every floating tensor in double: positions if it is tracked, else zeros.
  Value Of(const Value& value) {
    if (value.is_tensor()) {
      const TensorPtr& tensor = value.tensor();
      if (!IsFloating(tensor->dtype())) return value;
      Tensor made(Dtype::kF64, tensor->shape());
      if (tensor->node != nullptr) {
        starts.emplace_back(tensor, next);
        for (std::int64_t i = 0; i < made.count(); ++i) made.data()[i] = kFirstPlace + static_cast<double>(next + i);
        next += made.count();
      }
      return made;
    }
    if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) return value;
    ValueList items;
    for (const Value& item : value.items()) items.push_back(Of(item));
    return value.is(Value::Kind::kList) ? Value::List(std::move(items)) : Value::Tuple(std::move(items));
  }
};

void GatherSums(const Value& moved, const BackwardStep& step, std::size_t& output, std::vector<double>& sums) {
  if (moved.is_sequence()) {
    for (const Value& item : moved.items()) GatherSums(item, step, output, sums);
    return;
  }
  if (!moved.is_tensor()) return;
  const std::vector<double> places = moved.tensor()->values(), gradient = step.gradients.at(output++).values();
  if (places.size() != gradient.size()) throw TensorError{"the derivative of an operation of two minds"};
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] >= kFirstPlace) sums.at(static_cast<std::size_t>(places[i] - kFirstPlace)) += gradient[i];
  }
}

void Moved(const Arguments&, const BackwardStep& step) {
  MoveGradient(step, [&](const ValueList& arguments, const ValueMap& keywords) {
    return step.node.entry->run(Arguments(step.node.entry->signature, arguments, keywords));
  });
}

void Passed(const Arguments& a, const BackwardStep& step) { step.ToArgument(a["input"], step.gradient()); }

void AddMoves(Rules& rules) {
  for (const char* name : {"view",
                           "reshape",
                           "view_as",
                           "expand",
                           "expand_as",
                           "broadcast_to",
                           "unsqueeze",
                           "squeeze",
                           "flatten",
                           "ravel",
                           "unflatten",
                           "select",
                           "narrow",
                           "Tensor.unfold",
                           "transpose",
                           "t",
                           "permute",
                           "movedim",
                           "diagonal",
                           "diag",
                           "repeat",
                           "tile",
                           "cat",
                           "stack",
                           "hstack",
                           "vstack",
                           "split",
                           "chunk",
                           "unbind",
                           "pad",
                           "tensor_split",
                           "flip",
                           "repeat_interleave",
                           "roll",
                           "gather",
                           "embedding",
                           "tril",
                           "index_select",
                           "masked_select",
                           "masked_fill",
                           "take",
                           "triu",
                           "take_along_dim",
                           "where",
                           "broadcast_tensors"}) {
    rules[name] = Moved;
  }
  for (const char* name :
       {"clone", "contiguous", "cpu", "npu", "cuda", "float", "half", "bfloat16", "double", "type_as", "to"}) {
    rules[name] = Passed;
  }
}

Tensor Called(const std::string& name, const ValueList& arguments) { return *CallTorchHere(name, arguments).tensor(); }

// A gradient of a reduction with the reduced dimensions restored, as ones.
Tensor Unfolded(const Arguments& a, const Tensor& x, const Tensor& gradient) {
  return gradient.Reshaped(RowsAlong(x, DimsOf(a, "dim", x.rank())).keepdim);
}

void AddFolds(Rules& rules) {
  for (const bool mean : {false, true}) {
    rules[mean ? "mean" : "sum"] = [mean](const Arguments& a, const BackwardStep& step) {
      const Tensor x = a.tensor("input");
      const double by = mean ? 1 / static_cast<double>(RowsAlong(x, DimsOf(a, "dim", x.rank())).length) : 1;
      const Tensor g = Unfolded(a, x, step.gradient());
      step.ToArgument(a["input"], Expanded(Map(g, x.dtype(), [by](double v) { return v * by; }), x.shape()));
    };
  }
  // Tied extremes share the gradient.
  for (const char* name : {"amax", "amin", "max", "min"}) {
    rules[name] = [fold = std::string(name).ends_with("max") ? "amax" : "amin", name = std::string(name)](
                      const Arguments& a, const BackwardStep& step) {
      const Tensor x = a.tensor("input").To(Dtype::kF64);
      if (name.size() == 3 && a.given("dim")) {
        if (!a["dim"].is_number()) throw TensorError{"the derivative of `" + name + "` of two tensors is not modelled"};
        const Value at = CallTorchHere("arg" + name, {x, a["dim"], true});
        const Tensor zeros(Dtype::kF64, x.shape());
        const Tensor g = Unfolded(a, x, step.gradient()).To(Dtype::kF64);
        return step.ToArgument(a["input"], Called("scatter", {zeros, a["dim"], at, g}));
      }
      const Shape& keep = RowsAlong(x, DimsOf(a, "dim", x.rank())).keepdim;
      const Tensor extreme = Called(fold, {x, a["dim"]}).Reshaped(keep);
      const Tensor is = Zip(x, extreme, Dtype::kF64, [](double v, double e) { return v == e ? 1.0 : 0.0; });
      const Tensor count = Called("sum", {is, a["dim"]}).Reshaped(keep);
      const Tensor share =
          Zip(step.gradient().Reshaped(keep), count, Dtype::kF64, [](double g, double n) { return g / n; });
      step.ToArgument(a["input"], Mul(is, share));
    };
  }
  rules["cumsum"] = [](const Arguments& a, const BackwardStep& step) {
    const Value dims = Value::Tuple({a["dim"]});
    const Tensor back = Called("cumsum", {Called("flip", {step.gradient().To(Dtype::kF64), dims}), a["dim"]});
    step.ToArgument(a["input"], Called("flip", {back, dims}));
  };
}

void MatmulGradient(const Arguments& a, const BackwardStep& step) {
  Tensor x = a.tensor("input"), y = a.tensor("other"), g = step.gradient();
  if (a.name() == "inner" || a.name() == "vdot") {
    if (x.rank() != 1 || y.rank() != 1) throw TensorError{"the derivative of `" + a.name() + "` is not modelled"};
  }
  // Vectors as a row on the left and a column on the right.
  const bool row = x.rank() == 1, column = y.rank() == 1;
  if (row) x = Called("unsqueeze", {x, 0});
  if (column) y = Called("unsqueeze", {y, 1});
  if (column) g = Called("unsqueeze", {g, -1});
  if (row) g = Called("unsqueeze", {g, -2});
  if (BackwardStep::Wants(a["input"])) {
    const Tensor to_x = Matmul(g, Called("transpose", {y, -2, -1}));
    step.ToArgument(a["input"], row ? Called("squeeze", {to_x, -2}) : to_x);
  }
  if (BackwardStep::Wants(a["other"])) {
    const Tensor to_y = Matmul(Called("transpose", {x, -2, -1}), g);
    step.ToArgument(a["other"], column ? Called("squeeze", {to_y, -1}) : to_y);
  }
}

}  // namespace

void MoveGradient(const BackwardStep& step, const std::function<Value(const ValueList&, const ValueMap&)>& run) {
  Places places;
  ValueList arguments;
  ValueMap keywords;
  for (const Value& value : step.node.arguments) arguments.push_back(places.Of(value));
  for (const auto& [name, value] : step.node.keywords) keywords[name] = places.Of(value);
  std::vector<double> sums(static_cast<std::size_t>(places.next));
  std::size_t output = 0;
  GatherSums(run(arguments, keywords), step, output, sums);
  for (const auto& [tensor, start] : places.starts) {
    const auto from = sums.begin() + start;
    step.ToArgument(Value(tensor), Tensor(Dtype::kF64, tensor->shape(), {from, from + tensor->count()}));
  }
}

const GradientRule* FindGradientRule(const std::string& name) {
  static const Rules rules = [] {
    Rules made;
    AddElementwiseGradients(made);
    AddMoves(made);
    AddFolds(made);
    for (const char* product : {"matmul", "mm", "bmm", "mv", "dot", "inner", "vdot"}) made[product] = MatmulGradient;
    AddComposedGradients(made);
    return made;
  }();
  const auto found = rules.find(name);
  return found == rules.end() ? nullptr : &found->second;
}

}  // namespace assay::tensor
