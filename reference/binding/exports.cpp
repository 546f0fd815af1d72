// A call from Python: arguments as pybind11 passes them.
#include <utility>

#include "reference/binding/interpreter.h"

namespace assay::harness::cpp {
namespace {

std::string InTicks(const std::string& text) { return "`" + text + "`"; }

Failure TypeError(const std::string& what, int line) { return {BindingError::Kind::kArguments, what, line}; }

}  // namespace

Value Interpreter::CallExport(const Export& bound, const ValueList& arguments, const ValueMap& keywords) {
  depth_ = 0;
  undefined_.clear();
  const Function* function = bound.lambda.get();
  if (function == nullptr) {
    const auto at = functions_.find(bound.function);
    if (at == functions_.end()) Unsupported(InTicks(bound.function) + " has no body here", 0);
    function = &at->second;
  }
  const int line = function->body.line();
  const std::vector<Parameter>& parameters = function->parameters;
  const std::string& name = bound.python_name;
  if (arguments.size() > parameters.size())
    throw TypeError(InTicks(name) + " takes " + std::to_string(parameters.size()) + " arguments, the module passes " +
                        std::to_string(arguments.size() + keywords.size()),
                    line);
  ValueList values;
  std::size_t used = 0;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const bool named = i < bound.keywords.size() || bound.schema;
    const std::string& python = i < bound.keywords.size() ? bound.keywords[i].first : parameters[i].name;
    const auto keyword = named ? keywords.find(python) : keywords.end();
    const Value* given = i < arguments.size() ? &arguments[i] : keyword != keywords.end() ? &keyword->second : nullptr;
    if (given == nullptr) {
      // Python does not know a C++ default, but it knows py::arg's.
      const Node fallback = i < bound.keywords.size() ? bound.keywords[i].second
                            : bound.schema            ? parameters[i].fallback
                                                      : Node();
      if (!fallback.valid())
        throw TypeError(InTicks(name) + " takes " + std::to_string(parameters.size()) +
                            " arguments, the module passes " + std::to_string(arguments.size()) +
                            (keywords.empty() ? "" : " by position and the others by names that it does not know"),
                        line);
      values.push_back(Eval(fallback, globals_));
      continue;
    }
    if (i >= arguments.size()) ++used;
    std::optional<Value> made = FromPython(*given, parameters[i].type);
    if (!made)
      throw TypeError("parameter " + InTicks(parameters[i].name) + " of " + InTicks(name) + " is of type " +
                          InTicks(parameters[i].type.text) + ", the module passes " + InTicks(given->TypeName()),
                      line);
    values.push_back(std::move(*made));
  }
  if (used < keywords.size())
    throw TypeError(InTicks(name) + " does not know the argument " + InTicks(keywords.begin()->first), line);
  return CallFunction(*function, std::move(values), globals_);
}

}  // namespace assay::harness::cpp
