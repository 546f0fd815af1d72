// The framework's own namespaces: dtypes, constants, operations by name, and names without effect here.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

using Args = const ValueList&;
using Keys = const ValueMap&;

Value TypeValue(std::string name, NativeBody make, std::function<bool(const Value&)> holds) {
  return Value(std::shared_ptr<Object>(std::make_shared<Type>(std::move(name), std::move(make), std::move(holds))));
}

Value Function(const std::string& name) {
  return MakeNative(name, [name](Interpreter& in, Args args, Keys keywords) {
    in.Count();
    return in.Operation(name, args, keywords);
  });
}

Value Nothing(const std::string& name) {
  return MakeNative(name, [](Interpreter&, Args, Keys) { return Value(); });
}

// What a module asks of the device: of an A100, which the models take where nothing else is said.
std::optional<Value> OfDevice(Interpreter& in, const std::string& name) {
  static constexpr std::array<std::string_view, 5> kNames = {"get_device_properties", "get_device_capability",
                                                             "get_device_name", "current_stream", "default_stream"};
  if (std::find(kNames.begin(), kNames.end(), name) == kNames.end()) return std::nullopt;
  return in.Attribute(in.Import("_device"), name);
}

// Decorators and contexts without effect on values: no_grad(), compile(f), jit.script.
Value Transparent(const std::string& name) {
  return MakeNative(name, [name](Interpreter&, Args args, Keys) -> Value {
    if (!args.empty() && args[0].is(Value::Kind::kObject)) return args[0];
    return MakeNative(name, [](Interpreter&, Args inner, Keys) { return inner.empty() ? Value() : inner[0]; });
  });
}

bool IsTransparent(const std::string& name) {
  static constexpr std::array<std::string_view, 14> kNames = {
      "no_grad", "enable_grad", "inference_mode", "set_grad_enabled",    "compile",    "script",     "script_method",
      "ignore",  "export",      "autocast",       "once_differentiable", "custom_fwd", "custom_bwd", "unused"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

// torch.Tensor(2, 3) allocates, torch.Tensor([1, 2]) takes values.
Value MakeTensor(Args args, Dtype dtype) {
  if (args.size() == 1 && !args[0].is_number()) return CallTorchHere("tensor", {args[0], dtype});
  ValueMap keywords = {{"dtype", dtype}};
  return CallTorchHere("zeros", args.empty() ? ValueList{0} : args, keywords);
}

std::optional<Dtype> LegacyDtype(const std::string& name) {
  if (!name.ends_with("Tensor") || name == "Tensor") return std::nullopt;
  static const std::map<std::string, Dtype> kTypes = {
      {"Float", Dtype::kF32}, {"Half", Dtype::kF16},     {"Double", Dtype::kF64}, {"Long", Dtype::kI64},
      {"Int", Dtype::kI32},   {"Short", Dtype::kI16},    {"Byte", Dtype::kU8},    {"Bool", Dtype::kBool},
      {"Char", Dtype::kI8},   {"BFloat16", Dtype::kBF16}};
  const auto found = kTypes.find(name.substr(0, name.size() - 6));
  return found == kTypes.end() ? std::nullopt : std::optional(found->second);
}

struct Limits {
  double highest, lowest, eps, tiny, bits;
};

Limits LimitsOf(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF16:
      return {65504, -65504, 0x1p-10, 0x1p-14, 16};
    case Dtype::kBF16:
      return {0x1.fep127, -0x1.fep127, 0x1p-7, 0x1p-126, 16};
    case Dtype::kF64:
      return {std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest(), 0x1p-52, 0x1p-1022, 64};
    case Dtype::kF32:
      return {std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest(), 0x1p-23, 0x1p-126, 32};
    default: {
      const double bits = static_cast<double>(SizeOf(dtype)) * 8;
      const bool is_unsigned =
          dtype == Dtype::kU8 || dtype == Dtype::kU16 || dtype == Dtype::kU32 || dtype == Dtype::kU64;
      return {std::exp2(is_unsigned ? bits : bits - 1) - 1, is_unsigned ? 0 : -std::exp2(bits - 1), 1, 1, bits};
    }
  }
}

Value Info(Interpreter& in, Args args, bool real) {
  Dtype dtype = Dtype::kF32;
  if (!args.empty()) {
    if (!args[0].is(Value::Kind::kDtype)) in.Raise("TypeError", "finfo() and iinfo() need a dtype");
    dtype = args[0].dtype();
  }
  const Limits limits = LimitsOf(dtype);
  auto type = std::make_shared<Class>();
  type->name = real ? "finfo" : "iinfo";
  const auto number = [real](double v) -> Value {
    if (real) return v;
    return v >= 9.2e18 ? std::numeric_limits<std::int64_t>::max() : static_cast<std::int64_t>(v);
  };
  type->attributes = {{"max", number(limits.highest)},
                      {"min", number(limits.lowest)},
                      {"eps", limits.eps},
                      {"tiny", limits.tiny},
                      {"smallest_normal", limits.tiny},
                      {"bits", static_cast<std::int64_t>(limits.bits)}};
  return Value(std::shared_ptr<Object>(std::make_shared<Instance>(std::move(type))));
}

// Functions that torch itself gives other parameters than torch.nn.functional does.
std::optional<Value> Reordered(const std::string& name) {
  static const std::map<std::string, std::vector<std::string>> kParameters = {
      {"embedding", {"weight", "input", "padding_idx", "scale_grad_by_freq", "sparse"}},
      {"batch_norm", {"input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps"}},
      {"instance_norm",
       {"input", "weight", "bias", "running_mean", "running_var", "use_input_stats", "momentum", "eps"}}};
  const auto found = kParameters.find(name);
  if (found == kParameters.end()) return std::nullopt;
  return MakeNative(name, [name, parameters = &found->second](Interpreter& in, Args args, Keys keywords) {
    in.Count();
    ValueMap named = keywords;
    for (std::size_t i = 0; i < args.size() && i < parameters->size(); ++i) named[(*parameters)[i]] = args[i];
    if (const auto indices = named.extract("indices")) named["input"] = indices.mapped();
    named.erase("cudnn_enabled");
    return in.Operation(name, {}, named);
  });
}

// Names that every namespace of the framework knows.
std::optional<Value> Constant(const std::string& name) {
  if (name == "inf") return std::numeric_limits<double>::infinity();
  if (name == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (name == "pi") return std::numbers::pi;
  if (name == "e") return std::numbers::e;
  if (name == "newaxis") return Value();
  if (name == "__version__") return std::string("2.1.0");
  return TorchDtype(name) ? std::optional<Value>(*TorchDtype(name)) : std::nullopt;
}

std::optional<Value> Typed(const std::string& name) {
  if (name == "Tensor") {
    return TypeValue(
        name, [](Interpreter& in, Args args, Keys) { return in.MadeOnHost(MakeTensor(args, Dtype::kF32)); },
        [](const Value& v) { return v.is_tensor() && !v.tensor()->numpy; });
  }
  if (name == "Size") {
    return TypeValue(
        name,
        [](Interpreter& in, Args args, Keys) { return Value::Tuple(args.empty() ? ValueList{} : in.Items(args[0])); },
        [](const Value& v) { return v.is(Value::Kind::kTuple); });
  }
  if (name == "device" || name == "Generator" || name == "Stream") {
    const auto make = [](Interpreter& inner, Args args, Keys) {
      return !args.empty() && args[0].is(Value::Kind::kString) ? args[0] : Value(inner.options().device);
    };
    return TypeValue(name, make, [](const Value&) { return false; });
  }
  if (name == "dtype") {
    return TypeValue(
        name, [](Interpreter&, Args, Keys) { return Value(); },
        [](const Value& v) { return v.is(Value::Kind::kDtype); });
  }
  if (const auto dtype = LegacyDtype(name)) {
    return TypeValue(
        name, [d = *dtype](Interpreter& in, Args args, Keys) { return in.MadeOnHost(MakeTensor(args, d)); },
        [d = *dtype](const Value& v) { return v.is_tensor() && v.tensor()->dtype() == d; });
  }
  return std::nullopt;
}

std::optional<Value> Special(const std::string& name) {
  if (name == "manual_seed" || name == "seed") {
    return MakeNative(name, [](Interpreter& in, Args args, Keys) {
      in.context().Reseed(args.empty() || !args[0].is_number() ? 0 : static_cast<std::uint64_t>(args[0].integer()));
      return Value();
    });
  }
  if (name == "is_tensor")
    return MakeNative(name, [](Interpreter&, Args args, Keys) -> Value { return args.at(0).is_tensor(); });
  if (name == "is_grad_enabled") return MakeNative(name, [](Interpreter&, Args, Keys) -> Value { return false; });
  if (name == "get_default_dtype")
    return MakeNative(name, [](Interpreter&, Args, Keys) -> Value { return Dtype::kF32; });
  if (name == "from_numpy") {
    return MakeNative(name, [](Interpreter& in, Args args, Keys) -> Value {
      if (args.empty() || !args[0].is_tensor()) in.Raise("TypeError", "from_numpy() needs an array");
      Tensor t = *args[0].tensor();
      t.numpy = false;
      return in.MadeOnHost(t);
    });
  }
  if (name == "finfo") return MakeNative(name, [](Interpreter& in, Args args, Keys) { return Info(in, args, true); });
  if (name == "iinfo") return MakeNative(name, [](Interpreter& in, Args args, Keys) { return Info(in, args, false); });
  if (name == "numel") return Function("numel");
  if (IsTransparent(name)) return Transparent(name);
  return std::nullopt;
}

std::optional<Value> Lookup(Interpreter& in, const std::string& module, const std::string& name) {
  const std::string path = module + "." + name;
  static constexpr std::array<std::string_view, 12> kDevices = {
      "torch.cuda", "torch.npu",         "torch.backends", "torch.utils", "torch.mps",     "torch.xpu",
      "torch.jit",  "torch.distributed", "torch.profiler", "torch.amp",   "torch._dynamo", "torch.random"};
  if (name == "is_available" || name == "is_initialized") {
    const std::string& device = in.options().device;
    const bool there = module == "torch." + device || module == "torch_" + device + "." + device;
    return MakeNative(name, [there](Interpreter&, Args, Keys) -> Value { return there; });
  }
  if (std::any_of(kDevices.begin(), kDevices.end(), [&](std::string_view d) { return module.starts_with(d); })) {
    if (name == "device_count" || name == "current_device") {
      const int count = name == "device_count" && in.options().device == "cuda" ? 1 : 0;
      return MakeNative(name, [count](Interpreter&, Args, Keys) -> Value { return count; });
    }
    if (module == "torch.cuda") {
      if (std::optional<Value> value = OfDevice(in, name)) return value;
    }
    if (IsTransparent(name)) return Transparent(name);
    if (name == "checkpoint" && module.ends_with("checkpoint")) {
      return MakeNative(name, [](Interpreter& inner, Args args, Keys) {
        return inner.Call(args.at(0), {args.begin() + 1, args.end()});
      });
    }
    if (name == "amp" || name == "checkpoint" || name == "data" || name == "cudnn" || name == "cuda" ||
        name == "random")
      return in.Import(path);
    return Nothing(path);
  }
  if (module == "torch.nn" && name == "parameter") return in.Import("torch.nn.parameter");
  if (module == "torch.nn.parameter") return in.Attribute(in.Import("torch.nn"), name);
  if (module == "torch") {
    if (std::optional<Value> value = Constant(name)) return value;
    if (std::optional<Value> value = Typed(name)) return value;
    if (std::optional<Value> value = Reordered(name)) return value;
    if (name == "functional") return in.Import("torch.nn.functional");
    if (name == "sparse_coo_tensor") return in.Attribute(in.Import("torch.sparse"), name);
    if (name == "sparse") return in.Import("torch.sparse");
  }
  if (std::optional<Value> value = Special(name)) return value;
  static constexpr std::array<std::string_view, 24> kModules = {
      "torch.nn",       "torch.cuda",          "torch.npu",      "torch.autograd",
      "torch.linalg",   "torch.optim",         "torch.backends", "torch.ops",
      "torch.utils",    "torch.special",       "torch.jit",      "torch.library",
      "torch.fft",      "torch.nn.functional", "torch.nn.init",  "torch.nn.utils",
      "torch.ops.aten", "torch.amp",           "torch.random",   "torch.distributed",
      "torch.profiler", "torch._dynamo",       "torch.mps",      "torch.utils.cpp_extension"};
  if (std::find(kModules.begin(), kModules.end(), path) != kModules.end()) return in.Import(path);
  const std::string prefix = module == "torch.linalg" ? "linalg." : module == "torch.special" ? "special." : "";
  if (HasTorch(prefix + name)) return Function(prefix + name);
  return MakeNative(path, [path](Interpreter&, Args, Keys) -> Value { Unsupported("`" + path + "`"); });
}

}  // namespace

Value CallOperation(const std::string& name, ValueList arguments, ValueMap keywords) {
  const auto plain = [](Value& value) {
    const auto* type = As<Type>(value, ObjectKind::kType);
    if (type == nullptr) return;
    if (type->name == "bool") value = Dtype::kBool;
    if (type->name == "int") value = Dtype::kI64;
    if (type->name == "float") value = Dtype::kF64;
  };
  for (Value& value : arguments) plain(value);
  for (auto& [keyword, value] : keywords) plain(value);
  return CallTorchHere(name, arguments, keywords);
}

std::optional<Dtype> TorchDtype(const std::string& name) {
  static const std::map<std::string, Dtype> kNames = {
      {"float32", Dtype::kF32},   {"float", Dtype::kF32},     {"float16", Dtype::kF16}, {"half", Dtype::kF16},
      {"bfloat16", Dtype::kBF16}, {"float64", Dtype::kF64},   {"double", Dtype::kF64},  {"int8", Dtype::kI8},
      {"uint8", Dtype::kU8},      {"int16", Dtype::kI16},     {"short", Dtype::kI16},   {"uint16", Dtype::kU16},
      {"int32", Dtype::kI32},     {"int", Dtype::kI32},       {"uint32", Dtype::kU32},  {"int64", Dtype::kI64},
      {"long", Dtype::kI64},      {"uint64", Dtype::kU64},    {"bool", Dtype::kBool},   {"qint8", Dtype::kI8},
      {"quint8", Dtype::kU8},     {"complex64", Dtype::kC64}, {"cfloat", Dtype::kC64}};
  const auto found = kNames.find(name);
  return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

Value MakeTorch(Interpreter&, const std::string& name) {
  auto module = std::make_shared<Module>(name);
  // Looked up once: a type must stay the same object for `is`.
  auto made = std::make_shared<std::map<std::string, Value>>();
  module->look = [name, made](Interpreter& in, const std::string& attribute) -> std::optional<Value> {
    if (const auto held = made->find(attribute); held != made->end()) return held->second;
    std::optional<Value> value = Lookup(in, name, attribute);
    if (value) (*made)[attribute] = *value;
    return value;
  };
  return Value(std::shared_ptr<Object>(std::move(module)));
}

}  // namespace assay::harness
