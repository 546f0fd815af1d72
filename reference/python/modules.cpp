// Imports: the framework's names, mathematics, modules of our own in Python, the caller's extensions. An import never
// fails; using a name of an unsupported module does.
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <set>

#include "analyzer/source/content.h"
#include "reference/python/array-files.h"
#include "reference/python/array-rules.h"
#include "reference/python/interpreter.h"
#include "reference/tensor/gradient.h"

namespace assay::harness {
namespace {

// The framework's module that a caller may replace.
constexpr const char* kExtensionBuilder = "torch.utils.cpp_extension";

Value ModuleOf(std::shared_ptr<Module> module) { return Value(std::shared_ptr<Object>(std::move(module))); }

struct Math {
  const char* name;
  double (*f)(double);
  bool whole;
};

constexpr Math kMath[] = {
    {"sqrt", [](double x) { return std::sqrt(x); }, false},
    {"exp", [](double x) { return std::exp(x); }, false},
    {"sin", [](double x) { return std::sin(x); }, false},
    {"cos", [](double x) { return std::cos(x); }, false},
    {"tan", [](double x) { return std::tan(x); }, false},
    {"tanh", [](double x) { return std::tanh(x); }, false},
    {"sinh", [](double x) { return std::sinh(x); }, false},
    {"cosh", [](double x) { return std::cosh(x); }, false},
    {"atan", [](double x) { return std::atan(x); }, false},
    {"asin", [](double x) { return std::asin(x); }, false},
    {"acos", [](double x) { return std::acos(x); }, false},
    {"log2", [](double x) { return std::log2(x); }, false},
    {"log10", [](double x) { return std::log10(x); }, false},
    {"log1p", [](double x) { return std::log1p(x); }, false},
    {"erf", [](double x) { return std::erf(x); }, false},
    {"erfc", [](double x) { return std::erfc(x); }, false},
    {"fabs", [](double x) { return std::fabs(x); }, false},
    {"gamma", [](double x) { return std::tgamma(x); }, false},
    {"lgamma", [](double x) { return std::lgamma(x); }, false},
    {"expm1", [](double x) { return std::expm1(x); }, false},
    {"floor", [](double x) { return std::floor(x); }, true},
    {"ceil", [](double x) { return std::ceil(x); }, true},
    {"trunc", [](double x) { return std::trunc(x); }, true},
};

double Number(Interpreter& in, const ValueList& args, std::size_t i) {
  if (i >= args.size()) in.Raise("TypeError", "an argument is missing");
  if (args[i].is_tensor()) return args[i].tensor()->item();
  if (!args[i].is_number()) in.Raise("TypeError", "must be a number, not " + args[i].TypeName());
  return args[i].number();
}

std::int64_t Whole(double x) {
  if (!(std::fabs(x) < 9e18)) throw TensorError{"a number is no 64-bit integer"};
  return static_cast<std::int64_t>(x);
}

// For numbers below 9e18 in magnitude.
std::int64_t Gcd(std::int64_t a, std::int64_t b) { return b == 0 ? std::abs(a) : Gcd(b, a % b); }

void AddMoreMath(Scope& scope) {
  const auto add = [&](const char* name, NativeBody body) { scope.names[name] = MakeNative(name, std::move(body)); };
  add("log", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return a.size() > 1 ? std::log(Number(in, a, 0)) / std::log(Number(in, a, 1)) : std::log(Number(in, a, 0));
  });
  add("pow", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return std::pow(Number(in, a, 0), Number(in, a, 1));
  });
  add("atan2", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return std::atan2(Number(in, a, 0), Number(in, a, 1));
  });
  add("fmod", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return std::fmod(Number(in, a, 0), Number(in, a, 1));
  });
  add("isnan",
      [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value { return std::isnan(Number(in, a, 0)); });
  add("isinf",
      [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value { return std::isinf(Number(in, a, 0)); });
  add("gcd", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return Gcd(Whole(Number(in, a, 0)), Whole(Number(in, a, 1)));
  });
  add("prod", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    Value product = 1;
    for (const Value& v : in.Items(a.at(0))) product = in.Binary("*", product, v);
    return product;
  });
  add("isqrt", [](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
    return Whole(std::floor(std::sqrt(Number(in, a, 0))));
  });
}

void Convert(const Value& value, const Value& dtype, int depth) {
  Instance* instance = AsInstance(value);
  if (instance == nullptr || depth > 64) return;
  for (auto& [name, held] : instance->attributes) {
    if (held.is_tensor() && IsFloating(held.tensor()->dtype())) {
      const bool parameter = held.tensor()->parameter;
      *held.tensor() = held.tensor()->To(dtype.dtype());
      held.tensor()->parameter = parameter;
    }
    Interpreter::Count();
    Convert(held, dtype, depth + 1);
  }
}

// Helpers that our own modules need beyond Python.
Value MakeOwnHelpers() {
  auto module = std::make_shared<Module>("_assay");
  auto& names = module->scope->names;
  names["Parameter"] = Value(std::shared_ptr<Object>(std::make_shared<Type>(
      "Parameter",
      [](Interpreter&, const ValueList& args, const ValueMap& keywords) -> Value {
        Value data = !args.empty() ? args[0] : keywords.contains("data") ? keywords.at("data") : Value(Tensor());
        if (!data.is_tensor()) data = CallTorchHere("tensor", {data});
        Tensor t = *data.tensor();
        t.parameter = t.requires_grad = true;
        return t;
      },
      [](const Value& v) { return v.is_tensor() && v.tensor()->parameter; })));
  names["ndarray"] = Value(std::shared_ptr<Object>(std::make_shared<Type>(
      "ndarray",
      [](Interpreter& in, const ValueList&, const ValueMap&) -> Value { in.Raise("TypeError", "use zeros()"); },
      [](const Value& v) { return v.is_tensor() && v.tensor()->numpy; })));
  names["as_numpy"] = MakeNative("as_numpy", [](Interpreter& in, const ValueList& args, const ValueMap&) -> Value {
    if (args.size() == 1 && args[0].is_sequence()) {
      ValueList out;
      for (const Value& v : args[0].items()) {
        if (v.is_tensor()) v.tensor()->numpy = true;
        out.push_back(v);
      }
      return Value::Tuple(std::move(out));
    }
    if (args.size() != 1) in.Raise("TypeError", "an array is needed");
    if (!args[0].is_tensor()) return args[0];
    Tensor t = *args[0].tensor();
    t.numpy = true;
    return t;
  });
  names["arguments"] = MakeNative("arguments", [](Interpreter& in, const ValueList&, const ValueMap&) {
    ValueList all;
    for (const std::string& argument : in.options().arguments) all.emplace_back(argument);
    return Value::List(std::move(all));
  });
  names["to_file"] = MakeNative("to_file", [](Interpreter& in, const ValueList& args, const ValueMap&) {
    WriteArray(in, args);
    return Value();
  });
  names["from_file"] = MakeNative(
      "from_file", [](Interpreter& in, const ValueList& args, const ValueMap&) { return ReadArray(in, args); });
  names["from_bytes"] = MakeNative("from_bytes", [](Interpreter& in, const ValueList& args, const ValueMap&) {
    return ArrayOfBytes(in, args.at(0).text(), args.at(1).dtype());
  });
  names["exists"] = MakeNative("exists", [](Interpreter& in, const ValueList& args, const ValueMap&) {
    return Value(in.options().files != nullptr && in.options().files->Read(in.Text(args.at(0))).has_value());
  });
  names["has_torch"] = MakeNative("has_torch", [](Interpreter&, const ValueList& args, const ValueMap&) -> Value {
    return !args.empty() && args[0].is(Value::Kind::kString) && HasTorch(args[0].text());
  });
  names["call_torch"] = MakeNative("call_torch", [](Interpreter&, const ValueList& args, const ValueMap& keywords) {
    return CallTorchHere(args.at(0).text(), {args.begin() + 1, args.end()}, keywords);
  });
  names["gradients"] = MakeNative("gradients", [](Interpreter& in, const ValueList& args, const ValueMap&) -> Value {
    if (!in.context().differentiates) Unsupported("a derivative beside `no_grad`");
    ValueList made;
    for (const TensorPtr& gradient : tensor::Gradients(args.at(0).items(), args.at(1).items(), args.at(2).items()))
      made.push_back(gradient != nullptr ? Value(gradient) : Value());
    return Value::List(std::move(made));
  });
  names["convert"] = MakeNative("convert", [](Interpreter&, const ValueList& args, const ValueMap&) {
    if (args.size() == 2 && args[1].is(Value::Kind::kDtype)) Convert(args[0], args[1], 0);
    return Value();
  });
  AddKeptFiles(names);
  names["place"] = MakeNative("place", [](Interpreter& in, const ValueList& args, const ValueMap&) {
    if (args.size() == 2 && in.context().tells_places) PlaceState(args[0], in.Truth(args[1]));
    return Value();
  });
  return ModuleOf(std::move(module));
}

}  // namespace

Value MissingAttribute(const std::string& path) {
  // A value to pass along, subscript or decorate with; calling it is the error.
  return MakeNative(
      path, [path](Interpreter&, const ValueList&, const ValueMap&) -> Value { Unsupported("`" + path + "`"); });
}

std::optional<Value> MakeMath(const std::string& name) {
  if (name != "math" && name != "cmath") return std::nullopt;
  auto module = std::make_shared<Module>(name);
  for (const Math& row : kMath) {
    module->scope->names[row.name] =
        MakeNative(row.name, [&row](Interpreter& in, const ValueList& a, const ValueMap&) -> Value {
          const double y = row.f(Number(in, a, 0));
          if (row.whole) return Whole(y);
          if (std::isnan(y) && !std::isnan(Number(in, a, 0))) in.Raise("ValueError", "math domain error");
          return y;
        });
  }
  AddMoreMath(*module->scope);
  module->scope->names["pi"] = std::numbers::pi;
  module->scope->names["e"] = std::numbers::e;
  module->scope->names["inf"] = std::numeric_limits<double>::infinity();
  module->scope->names["nan"] = std::numeric_limits<double>::quiet_NaN();
  return ModuleOf(std::move(module));
}

Value Interpreter::MissingModule(const std::string& name) {
  auto module = std::make_shared<Module>(name);
  module->look = [name](Interpreter&, const std::string& attribute) -> std::optional<Value> {
    return MissingAttribute(name + "." + attribute);
  };
  return ModuleOf(std::move(module));
}

Value Interpreter::OwnModule(const std::string& name, const char* text) {
  // Parsed once for all evaluators of the process.
  static thread_local std::map<std::string, std::shared_ptr<const Source>> parsed;
  std::shared_ptr<const Source>& source = parsed[name];
  if (!source) source = Source::Parse(text, name, true);
  return ModuleOf(Run(source, name));
}

std::optional<Value> Interpreter::NativeModule(const std::string& name) {
  if (name == "torch" || (name.starts_with("torch.") && OwnModuleText(name) == nullptr)) return MakeTorch(*this, name);
  if (std::optional<Value> math = MakeMath(name)) return math;
  if (std::optional<Value> text = MakeTextModule(name)) return text;
  if (std::optional<Value> bytes = options_.files != nullptr ? MakeStructModule(name) : std::nullopt) return bytes;
  if (name == "_assay") return MakeOwnHelpers();
  if (name == "einops") {
    auto module = std::make_shared<Module>(name);
    module->scope->names["rearrange"] = MakeNative(
        "rearrange",
        [](Interpreter&, const ValueList& args, const ValueMap& keywords) { return Rearranged(args, keywords); });
    return ModuleOf(std::move(module));
  }
  return std::nullopt;
}

Value Interpreter::Import(const std::string& name) {
  if (const auto known = modules_.find(name); known != modules_.end()) return known->second;
  Value module;
  const std::string kept = "kept." + name;
  if (options_.keeps_files && OwnModuleText(kept) != nullptr)
    return modules_[name] = OwnModule(kept, OwnModuleText(kept));
  if (survey_ != nullptr) {
    static const std::set<std::string, std::less<>> kKnown = {
        "_assay", "cmath", "collections", "copy", "functools", "itertools", "math", "string", "textwrap"};
    if (!kKnown.contains(name)) return modules_[name] = MakeOpaque(name);
  }
  // The evaluator's own modules have priority: a caller that provides every unknown name does not mean these. Then
  // a script's own modules, which a benchmark's module does not have.
  const std::string script = "script." + name;
  if (options_.files != nullptr && OwnModuleText(script) != nullptr)
    return modules_[name] = OwnModule(script, OwnModuleText(script));
  const bool torch = name == "torch" || (name.starts_with("torch.") && !name.starts_with("torch.ops."));
  const bool own = torch || name == "_assay" || name == "math" || OwnModuleText(name) != nullptr;
  if (!own && options_.external != nullptr && options_.external->Provides(name)) {
    auto outside = std::make_shared<Module>(name);
    outside->look = [name](Interpreter&, const std::string& attribute) -> std::optional<Value> {
      return MakeNative(
          attribute, [name, attribute](Interpreter& inner, const ValueList& args, const ValueMap& keywords) {
            std::string error;
            std::optional<Value> result = inner.options().external->Call(name, attribute, args, keywords, error);
            if (!result) throw Stopped{error};
            return *result;
          });
    };
    module = ModuleOf(std::move(outside));
  } else if (const char* text = OwnModuleText(name)) {
    module = OwnModule(name, text);
  } else if (const auto builder =
                 name == kExtensionBuilder && options_.resolve ? options_.resolve(name) : std::nullopt) {
    module = ModuleOf(Run(Source::Parse(*builder, name, true), name));
  } else if (std::optional<Value> native = NativeModule(name)) {
    module = *native;
  } else {
    const std::optional<std::string> text = options_.resolve ? options_.resolve(name) : std::nullopt;
    if (text) {
      if (!source::FitsTree(*text)) throw Stopped{"the module `" + name + "` cannot be read"};
      const auto source = Source::Parse(*text, name, false);
      if (source->Nests(400) || source->BrokenLine() > 0) throw Stopped{"the module `" + name + "` cannot be read"};
      module = ModuleOf(Run(source, name));
    } else {
      module = MissingModule(name);
    }
  }
  modules_[name] = module;
  return module;
}

}  // namespace assay::harness
