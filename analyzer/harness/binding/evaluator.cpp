// The way in: Python's call with its arguments, and the way out of what went wrong.
#include "analyzer/harness/binding/evaluator.h"

#include <algorithm>
#include <utility>

#include "analyzer/harness/binding/interpreter.h"

namespace assay::harness {
namespace {

std::string Quoted(const std::string& text) { return "`" + text + "`"; }

Failure TypeError(const std::string& what, int line) { return {BindingError::Kind::kArguments, what, line}; }

}  // namespace

Value Interpreter::CallExport(const Export& bound, const ValueList& arguments, const ValueMap& keywords) {
  steps_ = 0;
  depth_ = 0;
  undefined_.clear();
  const Function* function = bound.lambda.get();
  if (function == nullptr) {
    const auto at = functions_.find(bound.function);
    if (at == functions_.end()) Unsupported(Quoted(bound.function) + " has no body here", 0);
    function = &at->second;
  }
  const int line = function->body.line();
  const std::vector<Parameter>& parameters = function->parameters;
  const std::string& name = bound.python_name;
  if (arguments.size() > parameters.size())
    throw TypeError(Quoted(name) + " takes " + std::to_string(parameters.size()) + " arguments, the module passes " +
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
      // A C++ default is not known to Python; py::arg's is.
      const Node fallback = i < bound.keywords.size() ? bound.keywords[i].second
                            : bound.schema            ? parameters[i].fallback
                                                      : Node();
      if (!fallback.valid())
        throw TypeError(Quoted(name) + " takes " + std::to_string(parameters.size()) + " arguments, the module passes " +
                            std::to_string(arguments.size()) +
                            (keywords.empty() ? "" : " by position and the others by names that it does not know"),
                        line);
      values.push_back(Eval(fallback, globals_));
      continue;
    }
    if (i >= arguments.size()) ++used;
    std::optional<Value> made = FromPython(*given, parameters[i].type);
    if (!made)
      throw TypeError("parameter " + Quoted(parameters[i].name) + " of " + Quoted(name) + " is of type " +
                          Quoted(parameters[i].type.text) + ", the module passes " + Quoted(given->TypeName()),
                      line);
    values.push_back(std::move(*made));
  }
  if (used < keywords.size())
    throw TypeError(Quoted(name) + " does not know the argument " + Quoted(keywords.begin()->first), line);
  return CallFunction(*function, std::move(values), globals_);
}

struct BindingModule::Body {
  Body(const std::string& text, BindingOptions given) : syntax(text), file(given.file), interpreter(std::move(given)) {}
  Syntax syntax;
  std::string file;
  Interpreter interpreter;
};

BindingModule::BindingModule(std::unique_ptr<Body> body) : body_(std::move(body)) {}
BindingModule::~BindingModule() = default;

std::unique_ptr<BindingModule> BindingModule::Load(const std::string& text, BindingOptions options, Error& error) {
  auto body = std::make_unique<Body>(text, std::move(options));
  body->interpreter.Read(body->syntax.root());
  if (body->interpreter.functions().empty() && body->interpreter.exports().empty()) {
    error = {"the binding holds no function", 0, body->file};
    return nullptr;
  }
  return std::unique_ptr<BindingModule>(new BindingModule(std::move(body)));
}

std::vector<std::string> BindingModule::Names() const {
  std::vector<std::string> names;
  for (const Export& one : body_->interpreter.exports()) names.push_back(one.python_name);
  return names;
}

const std::string& BindingModule::extension() const { return body_->interpreter.extension(); }

std::optional<Value> BindingModule::Call(const std::string& python_name, const ValueList& arguments,
                                         const ValueMap& keywords, BindingError& error) {
  error = {};
  error.file = body_->file;
  const std::vector<Export>& exports = body_->interpreter.exports();
  const auto bound = std::find_if(exports.begin(), exports.end(),
                                  [&](const Export& one) { return one.python_name == python_name; });
  if (bound == exports.end()) {
    error.kind = BindingError::Kind::kNoFunction;
    error.message = "the binding exports no " + Quoted(python_name);
    return std::nullopt;
  }
  try {
    return body_->interpreter.CallExport(*bound, arguments, keywords);
  } catch (const Failure& failure) {
    error.kind = failure.kind;
    error.message = failure.message;
    error.line = failure.line;
  } catch (const TensorError& failure) {
    error.kind = BindingError::Kind::kUnsupported;
    error.message = failure.message;
  }
  return std::nullopt;
}

}  // namespace assay::harness
