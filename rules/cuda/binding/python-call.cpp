// The binding that load_inline generates knows a function's types and nothing else: no names of parameters and no
// default arguments. A call that does not fit raises TypeError when Python reaches it.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::binding_python_call {

static constexpr RuleInfo kInfo = {
    .summary = "call from Python that the binding does not take",
    .basis = Basis::kPattern,
};

using Argument = CudaPythonCall::Argument;

// Without const, references and what follows them.
static std::string_view Bare(std::string_view type) {
  if (type.starts_with("const ")) type.remove_prefix(6);
  while (type.ends_with('&') || type.ends_with(' ')) type.remove_suffix(1);
  return type;
}

static bool IsInteger(std::string_view type) {
  return type == "int" || type == "long" || type == "long long" || type == "short" || type == "unsigned int" ||
         type == "unsigned long";
}
static bool IsFloat(std::string_view type) { return type == "float" || type == "double"; }

// Whether pybind11 and torch's converters certainly refuse the value. Types that are not known here take anything.
static bool Refuses(std::string_view parameter, Argument argument) {
  const std::string_view type = Bare(parameter);
  const bool list = argument == Argument::kList || argument == Argument::kTuple;
  const bool number = argument == Argument::kInteger || argument == Argument::kFloat || argument == Argument::kBool;
  if (argument == Argument::kUnknown) return false;
  if (type == "at::Tensor") return argument == Argument::kNone || list || number || argument == Argument::kText;
  if (IsInteger(type))
    return argument == Argument::kNone || list || argument == Argument::kText || argument == Argument::kFloat;
  if (IsFloat(type)) return argument == Argument::kNone || list || argument == Argument::kText;
  if (type.starts_with("std::vector<")) return argument == Argument::kNone || number || argument == Argument::kText;
  return false;
}

static const CudaFunction* FindFunction(const CudaExtension& extension, const std::string& name) {
  if (std::find(extension.names.begin(), extension.names.end(), name) == extension.names.end()) return nullptr;
  const CudaFunction* found = nullptr;
  for (const CudaFunction& function : extension.main.functions) {
    if (function.name != name) continue;
    if (found != nullptr && found->param_types != function.param_types) return nullptr;  // an overload
    found = &function;
  }
  return found;
}

// `C++` as the user wrote the types, where that is short.
static std::string Shown(const ReplyFacts& reply, const CudaFunction& function) {
  return NameOr(reply, function.range, function.name, 120);
}

static FindingBuilder Report(const CudaPythonCall& call, const SourceRange& place, std::string headline, Emitter& out,
                             std::string_view raises = "TypeError") {
  auto finding = out.Report(place, "{}", std::move(headline));
  if (call.conditional)
    finding.As(Severity::kWarning).Note(fmt::format("where this call is reached, it raises {}", raises));
  return finding;
}

static void CheckCall(const CudaPythonCall& call, const CudaFunction& function, const ReplyFacts& reply, Emitter& out) {
  const std::size_t wanted = function.param_types.size(), given = call.arguments.size();
  if (!call.keywords.empty()) {
    Report(call, call.keywords.front(), fmt::format("`{}` takes no arguments by name", call.function), out)
        .Label(function.name_range, "declared here")
        .Note("the generated binding knows no names of parameters");
    return;
  }
  if (call.spread) return;
  if (given != wanted) {
    auto finding = Report(call, call.range,
                          fmt::format("`{}` is called with {} and takes {}", call.function,
                                      Counted(static_cast<std::int64_t>(given), "argument"), wanted),
                          out);
    finding.Label(function.name_range, "declared here");
    if (function.defaults > 0 && given < wanted && given + function.defaults >= wanted)
      finding.Note("default arguments of C++ are not known to the generated binding");
    return;
  }
  for (std::size_t i = 0; i < wanted; ++i) {
    if (!Refuses(function.param_types[i], call.arguments[i])) continue;
    const std::string value = NameOr(reply, call.argument_ranges[i], "this");
    auto finding = Report(call, call.argument_ranges[i],
                          fmt::format("`{}` is passed for parameter {} of `{}`, which is of type `{}`", value, i + 1,
                                      call.function, Bare(function.param_types[i])),
                          out);
    finding.Label(function.name_range, "declared here")
        .Note(fmt::format("the function is `{}`", Shown(reply, function)));
    if (call.arguments[i] == Argument::kNone && Bare(function.param_types[i]) == "at::Tensor")
      finding.Note("a parameter that takes None is a `std::optional<torch::Tensor>` in C++");
    return;
  }
}

static void Check(const CudaFacts& cuda, const ReplyFacts& reply, Emitter& out) {
  for (const CudaExtension& extension : cuda.extensions) {
    if (!extension.binds) continue;
    for (const CudaPythonCall& call : extension.calls) {
      if (const CudaFunction* function = FindFunction(extension, call.function)) {
        CheckCall(call, *function, reply, out);
      } else if (std::find(extension.names.begin(), extension.names.end(), call.function) == extension.names.end()) {
        Report(call, call.name_range, fmt::format("the extension has no function `{}`", call.function), out,
               "AttributeError")
            .Note(fmt::format("`functions` binds {}",
                              extension.names.empty() ? "nothing" : "`" + extension.names[0] + "`"));
      }
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::binding_python_call
