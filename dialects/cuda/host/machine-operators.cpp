// Operators on shapes: factories and copies here, all others by reference/tensor.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "dialects/cuda/host/machine.h"
#include "dialects/cuda/host/operator-strides.h"
#include "reference/tensor/call.h"

namespace assay::cuda {
namespace {

constexpr int kCpuDevice = 0, kCudaDevice = 1, kPreserveFormat = 1, kContiguousFormat = 0;

struct TypePair {
  int scalar_type;
  Dtype dtype;
};
constexpr std::array<TypePair, 13> kTypes = {{{0, Dtype::kU8},
                                              {1, Dtype::kI8},
                                              {2, Dtype::kI16},
                                              {3, Dtype::kI32},
                                              {4, Dtype::kI64},
                                              {5, Dtype::kF16},
                                              {6, Dtype::kF32},
                                              {7, Dtype::kF64},
                                              {9, Dtype::kC64},
                                              {11, Dtype::kBool},
                                              {15, Dtype::kBF16},
                                              {27, Dtype::kU16},
                                              {28, Dtype::kU32}}};

using Named = Machine::Named;

std::vector<std::string> Split(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

Shape ShapeOf(const assay_torch_value& value) { return Shape(value.as.integers, value.as.integers + value.count); }

Dtype DtypeOf(const assay_torch_value& value) {
  const std::optional<Dtype> dtype = DtypeOfScalarType(static_cast<int>(value.as.integer));
  if (!dtype) Unmodelled("an element type of number " + std::to_string(value.as.integer));
  return *dtype;
}

// Whether the requested device, or else that of `like`, is the CPU.
bool OnHost(const Named& arguments, const assay_torch_tensor* like) {
  if (const assay_torch_value* device = arguments.Find("device")) {
    const auto type = device->as.integer >> 8;
    if (type != kCpuDevice && type != kCudaDevice) Unmodelled("a device that is neither the CPU nor CUDA");
    return type == kCpuDevice;
  }
  return like == nullptr || like->on_host;
}

bool IsMemoryFormat(const Named& arguments, int format) {
  const assay_torch_value* given = arguments.Find("memory_format");
  return given == nullptr || given->as.integer == format;
}

// torch.NAME(size, ...) whose result has that shape.
bool MakesShape(std::string_view name) {
  static const std::set<std::string, std::less<>> kNames = {"empty", "zeros", "ones", "full", "rand", "randn"};
  return kNames.contains(name);
}
bool MakesLike(std::string_view name) {
  static const std::set<std::string, std::less<>> kNames = {"empty_like", "zeros_like", "ones_like",
                                                            "full_like",  "rand_like",  "randn_like"};
  return kNames.contains(name);
}
bool MakesNew(std::string_view name) {
  static const std::set<std::string, std::less<>> kNames = {"new_empty", "new_zeros", "new_ones", "new_full"};
  return kNames.contains(name);
}
// Operators that write their first argument and may change its shape.
bool ChangesShape(std::string_view name) {
  static const std::set<std::string, std::less<>> kNames = {
      "as_strided_", "detach_", "resize_",    "resize_as_", "set_",    "squeeze_",   "swapaxes_",
      "swapdims_",   "t_",      "transpose_", "unsqueeze_", "rename_", "unsafe_set_"};
  return kNames.contains(name);
}

assay_torch_value TensorValue(assay_torch_tensor* tensor) {
  assay_torch_value made{};
  made.kind = assay_torch_is_tensor;
  made.count = 1;
  made.as.tensor = tensor;
  return made;
}

Value ToValue(const std::string& name, const assay_torch_value& value) {
  switch (value.kind) {
    case assay_torch_none:
      return {};
    case assay_torch_is_tensor:
      return Value(std::make_shared<Tensor>(value.as.tensor->tensor));
    case assay_torch_is_tensors: {
      ValueList items;
      for (std::size_t i = 0; i < value.count; ++i) items.push_back(Value(value.as.tensors[i]->tensor));
      return Value::List(std::move(items));
    }
    case assay_torch_is_bool:
      return Value(value.as.integer != 0);
    case assay_torch_is_int:
      return Value(static_cast<std::int64_t>(value.as.integer));
    case assay_torch_is_double:
      return Value(value.as.number);
    case assay_torch_is_ints: {
      ValueList items;
      for (std::size_t i = 0; i < value.count; ++i)
        items.push_back(Value(static_cast<std::int64_t>(value.as.integers[i])));
      return Value::List(std::move(items));
    }
    case assay_torch_is_text:
      return Value(std::string(value.as.text, value.count));
    case assay_torch_is_dtype:
      return Value(DtypeOf(value));
    default:
      Unmodelled("`" + name + "` with an argument of this kind");
  }
}

Value IndexValue(const assay_torch_value& value) {
  ValueList items;
  for (std::size_t i = 0; i < value.count; ++i) {
    const assay_torch_index& index = value.as.indices[i];
    const auto bound = [](std::int64_t at, std::int64_t none) { return at == none ? Value() : Value(at); };
    switch (index.kind) {
      case assay_torch_index::assay_torch_index_none:
        items.push_back({});
        break;
      case assay_torch_index::assay_torch_index_ellipsis:
        items.push_back(Value::Ellipsis());
        break;
      case assay_torch_index::assay_torch_index_int:
        items.push_back(Value(index.start));
        break;
      case assay_torch_index::assay_torch_index_slice:
        items.push_back(Value::Slice(bound(index.start, INT64_MIN), bound(index.stop, INT64_MAX), Value(index.step)));
        break;
      default:
        Unmodelled("an index that is a tensor");
    }
  }
  return Value::Tuple(std::move(items));
}

}  // namespace

std::optional<Dtype> DtypeOfScalarType(int type) {
  const auto found =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const TypePair& one) { return one.scalar_type == type; });
  return found == kTypes.end() ? std::nullopt : std::optional(found->dtype);
}

int ScalarTypeOf(Dtype dtype) {
  const auto found =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const TypePair& one) { return one.dtype == dtype; });
  if (found == kTypes.end()) Unmodelled("an element type that torch does not have");
  return found->scalar_type;
}

bool Machine::Operator(std::string_view called, std::string_view parameters, const assay_torch_value* values,
                       std::size_t count, assay_torch_value* result) {
  std::string name(called);
  const Named arguments{Split(parameters), values};
  if (arguments.names.size() != count) Unmodelled("`" + name + "`");
  assay_torch_tensor* self = count > 0 && values[0].kind == assay_torch_is_tensor ? values[0].as.tensor : nullptr;
  *result = {};
  const auto dtype = [&](Dtype otherwise) {
    const assay_torch_value* given = arguments.Find("dtype");
    return given == nullptr ? otherwise : DtypeOf(*given);
  };
  const auto give = [&](assay_torch_tensor* tensor) { return *result = TensorValue(tensor), true; };

  if (name.ends_with('_') && !name.starts_with('_')) {
    if (self == nullptr) Unmodelled("`" + name + "` of an undefined tensor");
    if (ChangesShape(name)) Unmodelled("`" + name + "`");
    self->storage->known = false;
    Written(*self);
    if (!Follows()) return true;
    if (WritesSelf(name, *self, arguments)) return true;
  }
  if (Follows() && (name.starts_with("rand") || name.starts_with("new_rand")))
    Unmodelled("random values (`" + name + "`)");
  if (MakesShape(name) || MakesNew(name)) {
    const assay_torch_value* size = arguments.Find("size");
    if (size == nullptr || !IsMemoryFormat(arguments, kContiguousFormat) || arguments.Find("names") != nullptr)
      Unmodelled("`" + name + "` of this form");
    if (name == "full" && arguments.Find("dtype") == nullptr &&
        arguments.Find("fill_value")->kind != assay_torch_is_double)
      Unmodelled("`full` without an element type");
    const Dtype type = dtype(MakesNew(name) && self != nullptr ? self->tensor.dtype() : Dtype::kF32);
    assay_torch_tensor* made = MakeFilled(name, arguments, Tensor::ShapeOnly(type, ShapeOf(*size)),
                                          OnHost(arguments, MakesNew(name) ? self : nullptr));
    made->storage->known = made->on_host && (name == "empty" || name == "zeros");
    return give(made);
  }
  if (MakesLike(name) && self != nullptr) {
    const bool plain = arguments.Find("memory_format") != nullptr && IsMemoryFormat(arguments, kContiguousFormat);
    if (!plain && !IsMemoryFormat(arguments, kPreserveFormat)) Unmodelled("`" + name + "` with a memory format");
    const Dtype type = dtype(self->tensor.dtype());
    const Tensor made = plain ? Tensor::ShapeOnly(type, self->tensor.shape()) : LikeStrides(self->tensor, type);
    assay_torch_tensor* tensor = MakeFilled(name, arguments, made, OnHost(arguments, self));
    tensor->strides_known = plain || self->strides_known;
    tensor->maker = name;
    return give(tensor);
  }
  if (name == "contiguous" && self != nullptr) {
    if (!IsMemoryFormat(arguments, kContiguousFormat)) Unmodelled("`contiguous` with a memory format");
    if (!self->strides_known) {
      // A copy or the tensor itself: either is dense.
      const Tensor dense = Tensor::ShapeOnly(self->tensor.dtype(), self->tensor.shape());
      assay_torch_tensor* made = Follows() ? MakeCopy(*self, dense, self->on_host) : View(*self, dense);
      made->strides_known = true;
      return give(made);
    }
    if (self->tensor.contiguous()) return ++self->count, give(self);
    return give(MakeCopy(*self, Tensor::ShapeOnly(self->tensor.dtype(), self->tensor.shape()), self->on_host));
  }
  if ((name == "to" || name == "cpu" || name == "cuda" || name == "clone") && self != nullptr) {
    bool on_host = name == "cpu" || (name != "cuda" && self->on_host);
    Dtype type = self->tensor.dtype();
    if (name == "to") {
      if (const assay_torch_value* other = arguments.Find("other")) {
        type = other->as.tensor->tensor.dtype();
        on_host = other->as.tensor->on_host;
      } else {
        type = dtype(type);
        if (arguments.Find("device") != nullptr) on_host = OnHost(arguments, nullptr);
      }
    }
    if (!IsMemoryFormat(arguments, kPreserveFormat) && !IsMemoryFormat(arguments, kContiguousFormat))
      Unmodelled("`" + name + "` with a memory format");
    const assay_torch_value* copy = arguments.Find("copy");
    const bool same = name != "clone" && type == self->tensor.dtype() && on_host == self->on_host &&
                      (copy == nullptr || copy->as.integer == 0);
    if (same) return ++self->count, give(self);
    const bool plain = arguments.Find("memory_format") != nullptr && IsMemoryFormat(arguments, kContiguousFormat);
    const Tensor made = plain ? Tensor::ShapeOnly(type, self->tensor.shape()) : LikeStrides(self->tensor, type);
    assay_torch_tensor* tensor = MakeCopy(*self, made, on_host);
    tensor->strides_known = plain || self->strides_known;
    tensor->maker = name;
    return give(tensor);
  }
  if ((name == "detach" || name == "alias" || name == "view_as_real_") && self != nullptr)
    return give(View(*self, self->tensor));
  if (!Follows() && (name == "item" || name == "equal" || name == "allclose" || name == "is_nonzero"))
    Unmodelled("the values of a tensor (`" + name + "`)");
  if (name == "record_stream") return true;
  // Everything else by the reference's own operators.
  const std::vector<std::string> known = TorchParameters(name);
  const assay_torch_value* out = arguments.Find("out");
  ValueList positional;
  ValueMap keywords;
  std::vector<const assay_torch_tensor*> tensors;
  for (std::size_t i = 0; i < count; ++i) {
    const assay_torch_value& value = values[i];
    const std::string& parameter = arguments.names[i];
    if (value.kind == assay_torch_is_tensor) tensors.push_back(value.as.tensor);
    if (value.kind == assay_torch_is_tensors)
      tensors.insert(tensors.end(), value.as.tensors, value.as.tensors + value.count);
    if (parameter == "out" || parameter == "layout" || parameter == "device" || parameter == "pin_memory") continue;
    if (parameter == "cudnn_enable" || parameter == "cudnn_enabled") continue;
    if (value.kind == assay_torch_is_indices) {
      positional.push_back(IndexValue(value));
      continue;
    }
    if (name == "expand" && parameter != "self") {
      for (std::size_t d = 0; parameter == "size" && d < value.count; ++d)
        positional.push_back(Value(static_cast<std::int64_t>(value.as.integers[d])));
      continue;
    }
    Value made = ToValue(name, value);
    const bool has = std::find(known.begin(), known.end(), parameter) != known.end();
    if (has && i > 0) {
      keywords[parameter] = std::move(made);
    } else if (!made.is_none() || keywords.empty()) {
      if (!keywords.empty()) Unmodelled("`" + name + "` with `" + parameter + "`");
      positional.push_back(std::move(made));
    }
  }
  // Trailing arguments without a value were not given.
  while (!positional.empty() && positional.back().is_none()) positional.pop_back();
  if (std::any_of(tensors.begin(), tensors.end(), [](const assay_torch_tensor* one) { return one == nullptr; }))
    Unmodelled("`" + name + "` of an undefined tensor");
  for (const assay_torch_tensor* one : tensors) {
    if (!one->strides_known && (name == "view" || name == "as_strided"))
      Unmodelled("the strides of the result of `" + one->maker + "`");
  }
  for (const assay_torch_tensor* one : tensors) NeedValues(*one->storage);
  std::optional<Value> made;
  std::string error;
  if (name == "slice" && self != nullptr && count == 5) {
    name = "index";
    const auto bound = [&](std::size_t i) {
      return values[i].kind == assay_torch_none ? Value() : Value(static_cast<std::int64_t>(values[i].as.integer));
    };
    const std::int64_t rank = self->tensor.rank(), dim = values[1].as.integer;
    ValueList items(static_cast<std::size_t>(std::clamp<std::int64_t>(dim < 0 ? dim + rank : dim, 0, rank)),
                    Value::Slice({}, {}, {}));
    items.push_back(Value::Slice(bound(2), bound(3), bound(4)));
    positional = {positional.front(), Value::Tuple(std::move(items))};
  }
  if (name == "item" && self != nullptr) {
    if (self->tensor.count() != 1) Unmodelled("`item` of several elements");
    made = IsFloating(self->tensor.dtype()) ? Value(self->tensor.item())
                                            : Value(static_cast<std::int64_t>(self->tensor.item()));
  } else if (name == "index" && positional.size() == 2 && self != nullptr) {
    try {
      made = GetItem(std::make_shared<Tensor>(self->tensor), positional[1]);
    } catch (const TensorError& failed) {
      error = failed.message;
    }
  } else if (!HasTorch(name)) {
    Unmodelled("`" + name + "`");
  } else {
    made = CallTorch(TensorContext::Current(), name, positional, keywords, error);
  }
  if (!made && IsShapeRefusal(error)) return Refused(error), false;
  if (!made) Unmodelled("`" + name + "` with these arguments (" + error + ")");
  if (name.ends_with('_')) {  // it wrote through the argument's own values
    ValuesChanged(*self->storage);
    return true;
  }
  if (out != nullptr) {
    if (!made->is_tensor() || made->tensor()->shape() != out->as.tensor->tensor.shape())
      Unmodelled("`" + name + "` into a tensor of another shape");
    Written(*out->as.tensor);
    if (Follows()) {
      out->as.tensor->tensor.Assign(*made->tensor());
      ValuesChanged(*out->as.tensor->storage);
    }
    return true;
  }
  const bool all_dense = std::all_of(tensors.begin(), tensors.end(), [](const assay_torch_tensor* one) {
    return one->strides_known && one->tensor.contiguous();
  });
  const bool on_host =
      std::all_of(tensors.begin(), tensors.end(), [](const assay_torch_tensor* one) { return one->on_host; });
  const auto adopt = [&](const Tensor& tensor) {
    for (const assay_torch_tensor* one : tensors) {
      if (one->tensor.SharesStorage(tensor)) return View(*one, tensor);
    }
    const bool known_strides =
        std::all_of(tensors.begin(), tensors.end(), [](const assay_torch_tensor* one) { return one->strides_known; });
    const bool by_elements = !all_dense && known_strides && GoesByElements(name);
    std::vector<const Tensor*> operands;
    for (const assay_torch_tensor* one : tensors) operands.push_back(&one->tensor);
    const Shape strides = by_elements ? IteratedStrides(tensor.shape(), operands) : tensor.strides();
    assay_torch_tensor* handle = Make(strides != tensor.strides() ? InStrides(tensor, strides) : tensor, on_host);
    handle->strides_known = all_dense || by_elements || MakesRows(name);
    handle->maker = name;
    return handle;
  };
  if (made->is_tensor()) return give(adopt(*made->tensor()));
  if (made->is_sequence()) {
    result_tensors_.clear();
    for (const Value& item : made->items()) {
      if (!item.is_tensor()) Unmodelled("the results of `" + name + "`");
      result_tensors_.push_back(adopt(*item.tensor()));
    }
    result->kind = assay_torch_is_tensors;
    result->count = result_tensors_.size();
    result->as.tensors = result_tensors_.data();
    return true;
  }
  if (made->is(Value::Kind::kBool))
    return result->kind = assay_torch_is_bool, result->as.integer = made->boolean(), true;
  if (made->is(Value::Kind::kInt)) return result->kind = assay_torch_is_int, result->as.integer = made->integer(), true;
  if (made->is_number()) return result->kind = assay_torch_is_double, result->as.number = made->number(), true;
  Unmodelled("the result of `" + name + "`");
}

}  // namespace assay::cuda
