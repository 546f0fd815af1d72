// The way in: Python's call with its arguments, and the way out of what went wrong.
#include "analyzer/harness/binding/evaluator.h"

#include <algorithm>
#include <utility>

#include "analyzer/harness/binding/interpreter.h"

namespace assay::harness {
namespace {

std::string Quoted(const std::string& text) { return "`" + text + "`"; }

}  // namespace

struct BindingModule::Body {
  Body(const std::string& text, BindingOptions given) : syntax(text), file(given.file), interpreter(std::move(given)) {}
  cpp::Syntax syntax;
  std::string file;
  cpp::Interpreter interpreter;
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
  for (const cpp::Export& one : body_->interpreter.exports()) names.push_back(one.python_name);
  return names;
}

const std::string& BindingModule::extension() const { return body_->interpreter.extension(); }

std::optional<Value> BindingModule::Call(const std::string& python_name, const ValueList& arguments,
                                         const ValueMap& keywords, BindingError& error) {
  error = {};
  error.file = body_->file;
  const std::vector<cpp::Export>& exports = body_->interpreter.exports();
  const auto bound = std::find_if(exports.begin(), exports.end(),
                                  [&](const cpp::Export& one) { return one.python_name == python_name; });
  if (bound == exports.end()) {
    error.kind = BindingError::Kind::kNoFunction;
    error.message = "the binding exports no " + Quoted(python_name);
    return std::nullopt;
  }
  try {
    return body_->interpreter.CallExport(*bound, arguments, keywords);
  } catch (const cpp::Failure& failure) {
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
