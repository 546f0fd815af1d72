// Derivatives of composed operations: each is spelled out in double, in terms of operations that have rules.
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

#include "reference/tensor/gradient.h"
#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Rules = std::map<std::string, GradientRule>;
// The operation's arguments, tensors in double and tracked.
using Named = std::map<std::string, Value>;
using Parts = std::function<Value(const Arguments& a, const Named& in)>;

Value Do(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
  return CallTorchHere(name, arguments, keywords);
}

void AddComposed(Rules& rules, const char* name, std::vector<std::string> tensors, Parts parts) {
  rules[name] = [names = std::move(tensors), parts = std::move(parts)](const Arguments& a, const BackwardStep& step) {
    Named in;
    ValueList leaves;
    std::vector<std::string> wanted;
    for (const std::string& parameter : names) {
      const Value& value = a[parameter];
      if (!value.is_tensor() || !IsFloating(value.tensor()->dtype())) {
        in[parameter] = value;
        continue;
      }
      Tensor leaf = value.tensor()->To(Dtype::kF64).Copy();
      leaf.requires_grad = BackwardStep::Wants(value);
      in[parameter] = Value(std::move(leaf));
      if (!BackwardStep::Wants(value)) continue;
      leaves.push_back(in[parameter]);
      wanted.push_back(parameter);
    }
    const RecordAgain again;
    const Value result = parts(a, in);
    const std::vector<TensorPtr> made = Gradients({result}, leaves, {Value(step.gradient().To(Dtype::kF64))});
    for (std::size_t i = 0; i < made.size(); ++i) {
      if (made[i] != nullptr) step.ToArgument(a[wanted[i]], *made[i]);
    }
  };
}

Value LogSumExp(const Value& x, const Value& dim, bool keep) {
  const Value high = Do("detach", {Do("amax", {x, dim, true})});
  const Value sum = Do("add", {Do("log", {Do("sum", {Do("exp", {Do("sub", {x, high})}), dim, true})}), high});
  return keep ? sum : Do("sum", {sum, dim, false});
}

Value SoftmaxDim(const Arguments& a) {
  const std::int64_t rank = a.tensor("input").rank();
  return a.given("dim") ? a["dim"] : Value(rank == 0 || rank == 1 || rank == 3 ? 0 : 1);
}

void AddSoftmaxes(Rules& rules) {
  AddComposed(rules, "softmax", {"input"}, [](const Arguments& a, const Named& in) {
    const Value& x = in.at("input");
    return Do("exp", {Do("sub", {x, LogSumExp(x, SoftmaxDim(a), true)})});
  });
  AddComposed(rules, "log_softmax", {"input"}, [](const Arguments& a, const Named& in) {
    const Value& x = in.at("input");
    return Do("sub", {x, LogSumExp(x, SoftmaxDim(a), true)});
  });
  AddComposed(rules, "logsumexp", {"input"}, [](const Arguments& a, const Named& in) {
    return LogSumExp(in.at("input"), a["dim"], a.flag("keepdim"));
  });
}

Value Affine(Value x, const Named& in) {
  if (in.at("weight").is_tensor()) x = Do("mul", {x, in.at("weight")});
  if (in.contains("bias") && in.at("bias").is_tensor()) x = Do("add", {x, in.at("bias")});
  return x;
}

Value Normalised(const Value& x, const Value& dims, double eps, bool centred) {
  const Value d = centred ? Do("sub", {x, Do("mean", {x, dims, true})}) : x;
  const Value spread = Do("mean", {Do("mul", {d, d}), dims, true});
  return Do("mul", {d, Do("rsqrt", {Do("add", {spread, Value(eps)})})});
}

Value LastDims(std::size_t count) {
  ValueList dims;
  for (std::size_t d = 0; d < count; ++d) dims.emplace_back(-1 - static_cast<std::int64_t>(d));
  return Value::Tuple(std::move(dims));
}

void AddNormalisationGradients(Rules& rules) {
  AddComposed(rules, "layer_norm", {"input", "weight", "bias"}, [](const Arguments& a, const Named& in) {
    const Value dims = LastDims(a.sizes("normalized_shape").size());
    return Affine(Normalised(in.at("input"), dims, a.number("eps"), true), in);
  });
  AddComposed(rules, "rms_norm", {"input", "weight"}, [](const Arguments& a, const Named& in) {
    const bool wide = a.tensor("input").dtype() == Dtype::kF64;
    const double eps = a.given("eps") ? a.number("eps") : wide ? 0x1p-52 : 0x1p-23;
    return Affine(Normalised(in.at("input"), LastDims(a.sizes("normalized_shape").size()), eps, false), in);
  });
  AddComposed(rules, "group_norm", {"input", "weight", "bias"}, [](const Arguments& a, const Named& in) {
    const Shape shape = a.tensor("input").shape();
    const Value rows = Do("reshape", {in.at("input"), shape[0], a["num_groups"], -1});
    Named by_channel = in;
    Shape channels(shape.size(), 1);
    channels[1] = shape[1];
    for (const char* name : {"weight", "bias"}) {
      if (in.at(name).is_tensor()) by_channel[name] = Do("reshape", {in.at(name), Value::Sizes(channels)});
    }
    const Value even = Normalised(rows, Value(-1), a.number("eps"), true);
    return Affine(Do("reshape", {even, Value::Sizes(shape)}), by_channel);
  });
}

Value Spread(const Arguments& a, const Value& x) {
  const bool unbiased = a["dim"].is(Value::Kind::kBool) ? a.flag("dim") : a.flag("unbiased");
  const Value dim = a["dim"].is(Value::Kind::kBool) ? Value() : a["dim"];
  const double less = a.given("correction") ? a.number("correction") : unbiased ? 1.0 : 0.0;
  const Value d = Do("sub", {x, Do("mean", {x, dim, true})});
  const Value sum = Do("sum", {Do("mul", {d, d}), dim, a["keepdim"]});
  const double n = static_cast<double>(x.tensor()->count()) / static_cast<double>(sum.tensor()->count());
  return Do("div", {sum, Value(n - less)});
}

Value Loss(const Arguments& a, const Value& each) {
  const std::string reduction = a.text("reduction");
  return reduction == "none" ? each : Do(reduction, {each});
}

void AddSpreadsAndLosses(Rules& rules) {
  AddComposed(rules, "var", {"input"}, [](const Arguments& a, const Named& in) { return Spread(a, in.at("input")); });
  AddComposed(rules, "std", {"input"},
              [](const Arguments& a, const Named& in) { return Do("sqrt", {Spread(a, in.at("input"))}); });
  AddComposed(rules, "mse_loss", {"input", "target"}, [](const Arguments& a, const Named& in) {
    const Value d = Do("sub", {in.at("input"), in.at("target")});
    return Loss(a, Do("mul", {d, d}));
  });
  AddComposed(rules, "l1_loss", {"input", "target"}, [](const Arguments& a, const Named& in) {
    return Loss(a, Do("abs", {Do("sub", {in.at("input"), in.at("target")})}));
  });
}

void AddProductGradients(Rules& rules) {
  AddComposed(rules, "linear", {"input", "weight", "bias"}, [](const Arguments&, const Named& in) {
    const Value y = Do("matmul", {in.at("input"), Do("t", {in.at("weight")})});
    return in.at("bias").is_tensor() ? Do("add", {y, in.at("bias")}) : y;
  });
  for (const auto& [name, left, right] : std::initializer_list<std::array<const char*, 3>>{
           {"addmm", "mat1", "mat2"}, {"addmv", "mat", "vec"}, {"baddbmm", "batch1", "batch2"}}) {
    AddComposed(rules, name, {"input", left, right},
                [left = std::string(left), right = std::string(right)](const Arguments& a, const Named& in) {
                  const Value product = Do("mul", {Do("matmul", {in.at(left), in.at(right)}), a["alpha"]});
                  return Do("add", {Do("mul", {in.at("input"), a["beta"]}), product});
                });
  }
  AddComposed(rules, "addcmul", {"input", "tensor1", "tensor2"}, [](const Arguments& a, const Named& in) {
    return Do("add", {in.at("input"), Do("mul", {Do("mul", {in.at("tensor1"), in.at("tensor2")}), a["value"]})});
  });
  AddComposed(rules, "addcdiv", {"input", "tensor1", "tensor2"}, [](const Arguments& a, const Named& in) {
    return Do("add", {in.at("input"), Do("mul", {Do("div", {in.at("tensor1"), in.at("tensor2")}), a["value"]})});
  });
  AddComposed(rules, "lerp", {"input", "end", "weight"}, [](const Arguments&, const Named& in) {
    const Value& x = in.at("input");
    return Do("add", {x, Do("mul", {in.at("weight"), Do("sub", {in.at("end"), x})})});
  });
  AddComposed(rules, "glu", {"input"}, [](const Arguments& a, const Named& in) {
    const ValueList halves = Do("chunk", {in.at("input"), 2, a["dim"]}).items();
    return Do("mul", {halves[0], Do("sigmoid", {halves[1]})});
  });
}

}  // namespace

void AddComposedGradients(Rules& rules) {
  AddSoftmaxes(rules);
  AddNormalisationGradients(rules);
  AddSpreadsAndLosses(rules);
  AddProductGradients(rules);
}

}  // namespace assay::tensor
