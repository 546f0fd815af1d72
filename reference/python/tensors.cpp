// Attributes and methods of tensors and NumPy arrays.
#include <algorithm>
#include <array>
#include <cstdint>

#include "reference/python/array-files.h"
#include "reference/python/array-rules.h"
#include "reference/python/interpreter.h"
#include "reference/tensor/gradient.h"

namespace assay::harness {
namespace {

Value Nested(const std::vector<double>& values, const Shape& shape, std::size_t dim, std::size_t& at, Dtype dtype) {
  if (dim == shape.size()) {
    const double v = values[at++];
    if (IsFloating(dtype)) return v;
    return dtype == Dtype::kBool ? Value(v != 0) : Value(static_cast<std::int64_t>(v));
  }
  ValueList items;
  for (std::int64_t i = 0; i < shape[dim]; ++i) items.push_back(Nested(values, shape, dim + 1, at, dtype));
  return Value::List(std::move(items));
}

Value ToList(const Tensor& t) {
  std::size_t at = 0;
  return Nested(t.values(), t.shape(), 0, at, t.dtype());
}

Value Scalar(const Tensor& t) {
  if (t.count() != 1) throw TensorError{"`item` needs a tensor with one value, not " + TextOf(t.shape())};
  std::size_t at = 0;
  return Nested({t.item()}, {}, 0, at, t.dtype());
}

Value Sized(const Tensor& t, const ValueList& arguments) {
  if (arguments.empty() || arguments[0].is_none()) return Value::Sizes(t.shape());
  return Value::Sizes(t.shape()).items().at(static_cast<std::size_t>(
      arguments[0].integer() < 0 ? arguments[0].integer() + t.rank() : arguments[0].integer()));
}

bool IsArrayMethod(const std::string& name) {
  static constexpr std::array<std::string_view, 5> kNames = {"astype", "copy", "size", "tofile", "tobytes"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string TypeString(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF32:
      return "torch.FloatTensor";
    case Dtype::kF64:
      return "torch.DoubleTensor";
    case Dtype::kF16:
      return "torch.HalfTensor";
    case Dtype::kI64:
      return "torch.LongTensor";
    case Dtype::kI32:
      return "torch.IntTensor";
    default:
      return "torch." + std::string(NameOf(dtype));
  }
}

std::optional<Value> Simple(const Value& self, const std::string& name, const ValueList& arguments) {
  const Tensor& t = *self.tensor();
  if (name == "dim" || name == "ndimension") return t.rank();
  if (name == "numel" || name == "nelement" || name == "__len__")
    return name == "__len__" && t.rank() > 0 ? t.size(0) : t.count();
  if (name == "size" && !t.numpy) {
    if (!arguments.empty() && !arguments[0].is_none() &&
        (arguments[0].integer() >= t.rank() || arguments[0].integer() < -t.rank())) {
      throw TensorError{"dimension " + std::to_string(arguments[0].integer()) + " is out of range for " +
                        TextOf(t.shape())};
    }
    return Sized(t, arguments);
  }
  if (name == "stride") {
    const Value all = Value::Sizes(t.strides());
    if (arguments.empty()) return all;
    const std::int64_t d = arguments[0].integer() < 0 ? arguments[0].integer() + t.rank() : arguments[0].integer();
    return all.items().at(static_cast<std::size_t>(d));
  }
  if (name == "item") return Scalar(t);
  if (name == "tolist") return ToList(t);
  if (name == "data_ptr") return t.Address();
  if (name == "element_size") return static_cast<std::int64_t>(SizeOf(t.dtype()));
  if (name == "is_contiguous") return t.contiguous();
  if (name == "get_device") return std::int64_t{-1};
  if (name == "storage_offset") return t.offset();
  if (name == "retain_grad" || name == "zero_grad") return Value();
  if (name == "tobytes" && t.numpy) return BytesOf(t);
  if (name == "numpy") {
    Tensor array = t;
    array.numpy = true;
    return array;
  }
  if (name == "type" && arguments.empty()) return TypeString(t.dtype());
  if (name == "backward") {
    tensor::Backward(t, arguments.empty() ? Value() : arguments[0]);
    return Value();
  }
  return std::nullopt;
}

}  // namespace

Value Interpreter::TensorAttribute(const TensorPtr& tensor, const std::string& name, bool& found) {
  const Tensor& t = *tensor;
  found = true;
  if (name == "shape") return Value::Sizes(t.shape());
  if (name == "dtype") return t.dtype();
  if (name == "device") return t.on_host ? std::string("cpu") : options_.device;
  if (name == "ndim") return t.rank();
  if (name == "data") {
    Tensor plain = t;
    plain.node = nullptr;
    plain.requires_grad = false;
    return plain;
  }
  if (name == "real" || name == "imag") return CallTorchHere(name, {Value(tensor)});
  if (name == "T" || name == "mT") {
    const Value self(tensor);
    if (t.rank() < 2) return self;
    if (name == "mT" || t.rank() == 2) return CallTorchHere("transpose", {self, -2, -1});
    ValueList order;
    for (std::int64_t d = t.rank(); d-- > 0;) order.emplace_back(d);
    return CallTorchHere("permute", {self, Value::List(std::move(order))});
  }
  if (name == "size" && t.numpy) return t.count();
  if (name == "flat") return t.Reshaped({-1});
  if (name == "is_npu" || name == "is_cuda") return options_.device == name.substr(3) && !t.on_host;
  if (name == "is_cpu") return t.on_host;
  if (name == "is_sparse" || name == "is_quantized") return false;
  if (name == "requires_grad") return t.requires_grad;
  if (name == "grad") return t.node != nullptr && t.node->grad != nullptr ? Value(t.node->grad) : Value();
  if (name == "grad_fn") return {};
  if (name == "itemsize") return static_cast<std::int64_t>(SizeOf(t.dtype()));
  if (name == "values" && t.numpy) return Value(tensor);
  if (name == "is_leaf") return true;
  const bool known = HasTorch(name) || HasTorch("Tensor." + name) || IsArrayMethod(name) || name == "item" ||
                     name == "tolist" || name == "dim" || name == "numel" || name == "size" || name == "numpy" ||
                     name == "type" || name == "copy_";
  found = known;
  if (!known) return {};
  return MakeNative(name, [tensor, name](Interpreter& in, const ValueList& args, const ValueMap& kw) {
    return in.CallMethod(Value(tensor), name, args, kw);
  });
}

Value Interpreter::CallTensorMethod(const Value& self, const std::string& name, const ValueList& arguments,
                                    const ValueMap& keywords) {
  Count();
  if (const std::optional<Value> moved = Moved(self, name, arguments, keywords))
    return CallTensorMethod(*moved, name, arguments, keywords);
  if (const auto simple = Simple(
          self, name, arguments.empty() && keywords.contains("dim") ? ValueList{keywords.at("dim")} : arguments)) {
    return *simple;
  }
  ValueList all = {self};
  if (name == "tofile" && options_.files != nullptr) {
    all.insert(all.end(), arguments.begin(), arguments.end());
    WriteArray(*this, all);
    return Value();
  }
  all.insert(all.end(), arguments.begin(), arguments.end());
  // A script only has arrays: the result of a comparison is one.
  const bool array = self.tensor()->numpy || options_.files != nullptr;
  if (options_.files != nullptr && name == "transpose" && arguments.size() != 2) {
    const bool listed = arguments.size() == 1 && arguments[0].is_sequence();
    ValueList order = listed ? ValueList(arguments[0].items()) : arguments;
    for (std::int64_t d = self.tensor()->rank(); arguments.empty() && d-- > 0;) order.emplace_back(d);
    return CallTensorMethod(self, "permute", order, keywords);
  }
  if ((name == "type" || (array && name == "astype")) && !arguments.empty()) {
    Value to = arguments[0];
    if (to.is(Value::Kind::kString))
      to = TorchDtype(to.text().substr(to.text().rfind('.') + 1)).value_or(self.tensor()->dtype());
    if (auto* type = As<Type>(to, ObjectKind::kType)) {
      to = type->name == "float" ? Dtype::kF64 : type->name == "int" ? Dtype::kI64 : Dtype::kBool;
    }
    Value result = CallTorchHere("to", {self, to});
    if (result.is_tensor() && array) result = result.tensor()->Copy();
    if (result.is_tensor()) result.tensor()->numpy = array;
    return result;
  }
  if (array && name == "view" && arguments.size() == 1 && arguments[0].is(Value::Kind::kDtype))
    return ViewedAs(*this, *self.tensor(), arguments[0].dtype());
  if (array && (name == "max" || name == "min")) {
    ValueMap folded = keywords;
    std::erase_if(folded, [](const auto& entry) { return entry.second.is_none(); });
    return CallTensorMethod(self, "a" + name, arguments, folded);
  }
  if (array && (name == "std" || name == "var")) {
    ValueMap plain = keywords;
    plain.try_emplace("correction", keywords.contains("ddof") ? keywords.at("ddof") : Value(0));
    plain.erase("ddof");
    Value spread = Operation(name, all, plain);
    if (spread.is_tensor()) spread.tensor()->numpy = true;
    return spread;
  }
  if (array && name == "copy") return self.tensor()->Copy();
  if (name == "where" && arguments.size() == 2) return CallTorchHere("where", {arguments[0], self, arguments[1]});
  const std::string own = "Tensor." + name;
  if (name == "to") {                    // devices may be text or our stand-ins; only the dtype counts
    for (const Value& argument : all) {  // torch.float8_e4m3fn
      const auto* unknown = As<Native>(argument, ObjectKind::kNative);
      if (unknown != nullptr && unknown->name.starts_with("torch.")) Unsupported("`" + unknown->name + "`");
    }
    all.erase(std::remove_if(all.begin() + 1, all.end(),
                             [](const Value& v) { return !v.is(Value::Kind::kDtype) && !v.is_tensor(); }),
              all.end());
  }
  if (!HasTorch(own) && !HasTorch(name)) {
    if (TorchDtype(name) || name == "__getitem__") return CallTorchHere("to", {self, *TorchDtype(name)});
    Raise("AttributeError", "Tensor object has no modelled method '" + name + "'");
  }
  Value result = Operation(HasTorch(own) ? own : name, all, keywords);
  if (array && result.is_tensor()) result.tensor()->numpy = true;
  return result;
}

}  // namespace assay::harness
