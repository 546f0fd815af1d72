// The entry points: Python's call with its arguments, and the conversion of failures.
#include "reference/binding/evaluator.h"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

#include "analyzer/source/content.h"
#include "reference/binding/interpreter.h"
#include "reference/tensor/budget.h"

namespace assay::harness {
namespace {

std::string Quoted(const std::string& text) { return "`" + text + "`"; }

}  // namespace

struct BindingModule::Body {
  Body(const std::string& text, BindingOptions given)
      : syntax(text),
        file(given.file),
        limits{.steps = given.max_steps, .bytes = given.max_bytes},
        interpreter(std::move(given)) {}
  cpp::Syntax syntax;
  std::string file;
  Budget::Limits limits;
  cpp::Interpreter interpreter;

  // Runs `f` under its own budget; an exception becomes `error`.
  template <class F>
  bool Guard(BindingError& error, F f) {
    Budget budget("the binding", limits);
    const Budget::Use use(budget);
    error = {};
    error.file = file;
    try {
      f();
      return true;
    } catch (const cpp::Failure& failure) {
      error.kind = failure.kind;
      error.message = failure.message;
      error.line = failure.line;
    } catch (const TensorError& failure) {
      error.message = failure.message;
    } catch (const Spent& spent) {
      error.message = spent.message;
      error.at_limit = true;
    } catch (const std::bad_alloc&) {
      error.message = "the binding needs more memory than there is";
    } catch (const std::exception&) {
      error.message = "an operation got an argument it does not take";
    }
    return false;
  }
};

BindingModule::BindingModule(std::unique_ptr<Body> body) : body_(std::move(body)) {}
BindingModule::~BindingModule() = default;

std::unique_ptr<BindingModule> BindingModule::Load(const std::string& text, BindingOptions options, Error& error) {
  constexpr std::size_t kMostText = 1 << 20;
  if (text.size() > kMostText || !source::FitsTree(text)) {
    error = {"the binding is too long to be read", 0, options.file};
    return nullptr;
  }
  auto body = std::make_unique<Body>(text, std::move(options));
  if (body->syntax.Nests(400)) {
    error = {"the binding's text nests too deeply", 0, body->file};
    return nullptr;
  }
  BindingError failed;
  if (!body->Guard(failed, [&] { body->interpreter.Read(body->syntax.root()); })) {
    error = failed;
    return nullptr;
  }
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
  std::optional<Value> result;
  body_->Guard(error, [&] { result = body_->interpreter.CallExport(*bound, arguments, keywords); });
  return result;
}

}  // namespace assay::harness
