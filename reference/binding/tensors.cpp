// The tensor library's C++ interface: lists of sizes, options, and methods that are attributes in Python.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "reference/binding/interpreter.h"
#include "reference/tensor/budget.h"

namespace assay::harness::cpp {
namespace {

using Kind = Value::Kind;

const IteratorObject* IteratorIn(const Value& value) {
  return value.is(Kind::kObject) ? dynamic_cast<const IteratorObject*>(value.object().get()) : nullptr;
}

Value IteratorInto(const Value& list, std::int64_t at) {
  return Value(std::static_pointer_cast<Object>(std::make_shared<IteratorObject>(list, at)));
}

Value OptionsValue(std::optional<Dtype> dtype) {
  return Value(std::static_pointer_cast<Object>(std::make_shared<OptionsObject>(dtype)));
}

Value SizesOf(const Tensor& tensor) {
  ValueList sizes;
  for (std::int64_t size : tensor.shape()) sizes.emplace_back(size);
  return Value::List(std::move(sizes));
}

// Options become the dtype keyword; devices, layouts and memory formats do not matter here.
ValueMap TakeOptions(ValueList& arguments) {
  ValueMap keywords;
  std::erase_if(arguments, [&](const Value& value) {
    if (value.is(Kind::kObject)) {
      const auto* options = dynamic_cast<const OptionsObject*>(value.object().get());
      if (options == nullptr) return false;
      if (options->dtype()) keywords["dtype"] = Value(*options->dtype());
      return true;
    }
    if (value.is(Kind::kDtype)) {
      keywords["dtype"] = value;
      return true;
    }
    return value.is(Kind::kString) && value.text().find("::k") != std::string::npos;
  });
  return keywords;
}

// at::infer_size: the shape that two shapes broadcast to, right-aligned; nothing if they do not.
std::optional<Value> InferSize(const Value& a, const Value& b) {
  if (!a.is_sequence() || !b.is_sequence()) return std::nullopt;
  const ValueList &x = a.items(), &y = b.items();
  const std::size_t rank = std::max(x.size(), y.size());
  ValueList sizes(rank);
  for (std::size_t i = 0; i < rank; ++i) {
    const std::int64_t p = i < x.size() ? x[x.size() - 1 - i].integer() : 1;
    const std::int64_t q = i < y.size() ? y[y.size() - 1 - i].integer() : 1;
    if (p != q && p != 1 && q != 1) return std::nullopt;
    sizes[rank - 1 - i] = Value(p == 1 ? q : p);
  }
  return Value::List(std::move(sizes));
}

}  // namespace

bool Interpreter::Undefined(const Value& tensor) const {
  if (tensor.is_sequence()) {
    return !tensor.items().empty() &&
           std::all_of(tensor.items().begin(), tensor.items().end(), [&](const Value& v) { return Undefined(v); });
  }
  return tensor.is_tensor() && std::any_of(undefined_.begin(), undefined_.end(),
                                           [&](const TensorPtr& one) { return one->SharesStorage(*tensor.tensor()); });
}

Value Interpreter::Torch(const std::string& name, const ValueList& arguments, const ValueMap& keywords, int line) {
  if (name == "infer_size" && arguments.size() == 2) {
    if (const std::optional<Value> sizes = InferSize(arguments[0], arguments[1])) return *sizes;
    Unsupported("`infer_size` of what does not broadcast", line);
  }
  if (!HasTorch(name)) Unsupported("`" + name + "` of the tensor library", line);
  std::string error;
  std::optional<Value> result = CallTorch(TensorContext::Current(), name, arguments, keywords, error);
  if (!result) Unsupported(error, line);
  // Written in place: no longer undefined.
  if (name.ends_with("_") && !arguments.empty() && arguments[0].is_tensor()) {
    std::erase_if(undefined_, [&](const TensorPtr& one) { return one->SharesStorage(*arguments[0].tensor()); });
  }
  return *result;
}

Value Interpreter::TensorFunction(const std::string& given, ValueList arguments, int line) {
  std::string name = given;
  if (name == "dtype" || name == "device" || name == "requires_grad")
    return OptionsValue(!arguments.empty() && arguments[0].is(Kind::kDtype) ? std::optional(arguments[0].dtype())
                                                                            : std::nullopt);
  if (name == "Slice") {
    arguments.resize(3);
    return Value::Slice(arguments[0], arguments[1], arguments[2]);
  }
  if (name == "isFloatingType" && arguments.size() == 1 && arguments[0].is(Kind::kDtype))
    return Value(IsFloating(arguments[0].dtype()));
  ValueMap keywords = TakeOptions(arguments);
  if (std::find(options_.allocators.begin(), options_.allocators.end(), name) != options_.allocators.end()) {
    name = !arguments.empty() && arguments[0].is_tensor() && arguments.size() == 1 ? "empty_like" : "empty";
    if (!arguments.empty() && arguments[0].is_tensor() && arguments.size() == 2) {
      keywords.emplace("dtype", Value(arguments[0].tensor()->dtype()));
      arguments.erase(arguments.begin());
    }
  }
  static const std::vector<std::string> kUnwritten = {"empty", "empty_like", "empty_strided"};
  const bool unwritten = std::find(kUnwritten.begin(), kUnwritten.end(), name) != kUnwritten.end();
  if (name == "empty_strided" && arguments.size() > 1) {
    name = "empty";
    arguments.resize(1);
  }
  if (name == "scalar_tensor") name = "tensor";
  Value made = Torch(name, arguments, keywords, line);
  if (unwritten && made.is_tensor()) undefined_.push_back(made.tensor());
  return made;
}

Value Interpreter::ListMethod(const Value& list, const std::string& name, ValueList arguments, int line) {
  ValueList& items = list.items();
  const auto count = static_cast<std::int64_t>(items.size());
  if (name == "size") return Value(count);
  if (name == "empty") return Value(items.empty());
  if (name == "begin" || name == "cbegin" || name == "data") return IteratorInto(list, 0);
  if (name == "end" || name == "cend") return IteratorInto(list, count);
  if (name == "vec") return Value::List(items);
  if (name == "reserve") return {};
  if (name == "clear") {
    items.clear();
    return {};
  }
  if ((name == "push_back" || name == "emplace_back") && arguments.size() == 1) {
    items.push_back(arguments[0]);
    return {};
  }
  if (name == "pop_back" && !items.empty()) {
    items.pop_back();
    return {};
  }
  if ((name == "back" || name == "front") && !items.empty()) return name == "back" ? items.back() : items.front();
  if (name == "at" && arguments.size() == 1 && arguments[0].is_number()) {
    const std::int64_t at = arguments[0].integer();
    if (at >= 0 && at < count) return items[static_cast<std::size_t>(at)];
    throw Failure{BindingError::Kind::kCheckFailed, "`at` outside its list", line};
  }
  if (name == "resize" && !arguments.empty() && arguments[0].is_number()) {
    const std::int64_t size = arguments[0].integer();
    if (size < 0 || size > 1'000'000) Unsupported("a list of that length", line);
    items.resize(static_cast<std::size_t>(size), arguments.size() > 1 ? arguments[1] : Value(0));
    return {};
  }
  if (name == "slice" && !arguments.empty()) {
    const std::int64_t from = std::clamp<std::int64_t>(arguments[0].integer(), 0, count);
    const std::int64_t most = count - from;
    const std::int64_t length = arguments.size() > 1 ? std::clamp<std::int64_t>(arguments[1].integer(), 0, most) : most;
    return Value::List(ValueList(items.begin() + from, items.begin() + from + length));
  }
  if (name == "erase" && !arguments.empty()) {
    const IteratorObject* at = IteratorIn(arguments[0]);
    const IteratorObject* end = arguments.size() > 1 ? IteratorIn(arguments[1]) : nullptr;
    if (at == nullptr || (arguments.size() > 1 && end == nullptr)) Unsupported("`erase` with these arguments", line);
    const std::int64_t last = end != nullptr ? end->at() : at->at() + 1;
    if (at->at() < 0 || last < at->at() || last > count) Unsupported("`erase` outside its list", line);
    Budget::Step(static_cast<std::uint64_t>(count - at->at()) / 32);
    items.erase(items.begin() + at->at(), items.begin() + last);
    return {};
  }
  if (name == "insert" && arguments.size() >= 2) {
    const IteratorObject* at = IteratorIn(arguments[0]);
    const IteratorObject* from = IteratorIn(arguments[1]);
    if (at == nullptr) Unsupported("`insert` with these arguments", line);
    if (at->at() < 0 || at->at() > count) Unsupported("`insert` outside its list", line);
    Budget::Step(static_cast<std::uint64_t>(count - at->at()) / 32);
    if (from == nullptr) {
      items.insert(items.begin() + at->at(), arguments[1]);
      return {};
    }
    const IteratorObject* to = arguments.size() > 2 ? IteratorIn(arguments[2]) : nullptr;
    if (to == nullptr) Unsupported("`insert` with these arguments", line);
    const ValueList& source = from->list().items();
    if (from->at() < 0 || to->at() < from->at() || to->at() > static_cast<std::int64_t>(source.size()))
      Unsupported("`insert` of what is outside its list", line);
    const ValueList added(source.begin() + from->at(), source.begin() + to->at());
    items.insert(items.begin() + at->at(), added.begin(), added.end());
    return {};
  }
  Unsupported("`" + name + "` of a list", line);
}

// An iterator of a map is one into the list of its pairs.
Value Interpreter::MapMethod(const Value& map, const std::string& name, const ValueList& arguments, int line) {
  ValueDict& dict = map.dict();
  const auto count = static_cast<std::int64_t>(dict.entries.size());
  if (name == "size") return Value(count);
  if (name == "empty") return Value(count == 0);
  ValueList pairs;
  for (const auto& [key, value] : dict.entries) pairs.push_back(Value::Tuple({key, value}));
  if (name == "begin" || name == "cbegin") return IteratorInto(Value::List(std::move(pairs)), 0);
  if (name == "end" || name == "cend") return IteratorInto(Value::List(std::move(pairs)), count);
  if (arguments.size() != 1) Unsupported("`" + name + "` of a map", line);
  const Value* found = dict.Find(arguments[0]);
  if (name == "count" || name == "contains") return Value(static_cast<std::int64_t>(found != nullptr));
  if (name == "at") {
    if (found == nullptr) throw Failure{BindingError::Kind::kCheckFailed, "`at` of a key the map lacks", line};
    return *found;
  }
  if (name == "find") {
    std::int64_t at = 0;
    while (at < count && !Equal(dict.entries[static_cast<std::size_t>(at)].first, arguments[0])) ++at;
    return IteratorInto(Value::List(std::move(pairs)), at);
  }
  Unsupported("`" + name + "` of a map", line);
}

Value Interpreter::TensorMethod(const Value& self, const std::string& name, const std::string& template_arguments,
                                ValueList arguments, int line) {
  const Tensor& tensor = *self.tensor();
  const auto dimension = [&](const Value& given) {
    const std::int64_t at = given.integer() < 0 ? given.integer() + tensor.rank() : given.integer();
    if (at < 0 || at >= tensor.rank())
      throw Failure{BindingError::Kind::kCheckFailed,
                    "dimension " + TextOf(given) + " of a tensor of " + std::to_string(tensor.rank()), line};
    return at;
  };
  if (name == "sizes" || name == "sym_sizes") return SizesOf(tensor);
  if ((name == "size" || name == "sym_size") && arguments.size() == 1)
    return Value(tensor.size(dimension(arguments[0])));
  if (name == "dim" || name == "ndimension") return Value(tensor.rank());
  if (name == "numel" || name == "sym_numel") return Value(tensor.count());
  if (name == "scalar_type" || name == "dtype") return Value(tensor.dtype());
  if (name == "options") return OptionsValue(tensor.dtype());
  if (name == "device") return Value(std::string(kDevice));
  if (name == "layout" || name == "storage_offset" || name == "suggest_memory_format")
    return name == "storage_offset" ? Value(0) : Value("::k" + name);
  if (name == "is_contiguous") return Value(tensor.contiguous());
  if (name == "contiguous") return tensor.contiguous() ? self : Value(tensor.Contiguous());
  if (name == "cpu" || name == "npu" || name == "cuda" || name == "detach" || name == "toBackend") return self;
  if (name == "is_floating_point") return Value(IsFloating(tensor.dtype()));
  if (name == "element_size" || name == "itemsize") return Value(static_cast<std::int64_t>(SizeOf(tensor.dtype())));
  if (name == "nbytes") return Value(static_cast<std::int64_t>(SizeOf(tensor.dtype())) * tensor.count());
  if (name == "is_cuda" || name == "is_sparse" || name == "requires_grad") return Value(false);
  if (name == "is_privateuseone" || name == "is_npu") return Value(true);
  if (name == "is_cpu") return Value(false);
  if (name == "stride" && arguments.size() == 1)
    return Value(tensor.strides()[static_cast<std::size_t>(dimension(arguments[0]))]);
  if (name == "strides") {
    ValueList strides;
    for (std::int64_t stride : tensor.strides()) strides.emplace_back(stride);
    return Value::List(std::move(strides));
  }
  if (name == "item") {
    if (!tensor.has_values()) Unsupported("the value of a tensor that is too large to compute", line);
    const double value = tensor.item();
    const CppType to = ParseCppType(template_arguments);
    const bool whole = to.kind == CppType::Kind::kInt || (template_arguments.empty() && !IsFloating(tensor.dtype()));
    return whole ? Value(static_cast<std::int64_t>(value)) : Convert(Value(value), to);
  }
  if (name == "data_ptr" || name == "const_data_ptr" || name == "mutable_data_ptr" || name == "accessor") {
    if (!tensor.has_values() || tensor.count() > 1'000'000) Unsupported("the values of a large tensor", line);
    ValueList items;
    for (double value : tensor.values())
      items.push_back(IsFloating(tensor.dtype()) ? Value(value) : Value(static_cast<std::int64_t>(value)));
    return name == "accessor" && tensor.rank() == 1 ? Value::List(std::move(items))
                                                    : IteratorInto(Value::List(std::move(items)), 0);
  }
  ValueMap keywords = TakeOptions(arguments);
  if (name == "to" || name == "toType" || name == "type_as") {
    std::erase_if(arguments, [](const Value& v) { return v.is(Kind::kString) || v.is(Kind::kBool); });
    const auto dtype = keywords.find("dtype");
    if (dtype != keywords.end()) return Value(tensor.To(dtype->second.dtype()));
    if (!arguments.empty() && arguments[0].is_tensor()) return Value(tensor.To(arguments[0].tensor()->dtype()));
    return self;
  }
  if (name == "index" && arguments.size() == 1) {
    return arguments[0].is(Kind::kList) ? GetItem(std::make_shared<Tensor>(tensor), Value::Tuple(arguments[0].items()))
                                        : GetItem(std::make_shared<Tensor>(tensor), arguments[0]);
  }
  if (name == "new_empty" || name == "new_zeros" || name == "new_ones" || name == "new_full") {
    keywords.emplace("dtype", Value(tensor.dtype()));
    Value made = Torch(name == "new_empty" ? "empty" : name.substr(4), arguments, keywords, line);
    if (name == "new_empty" && made.is_tensor()) undefined_.push_back(made.tensor());
    return made;
  }
  arguments.insert(arguments.begin(), self);
  return Torch(name, arguments, keywords, line);
}

}  // namespace assay::harness::cpp
