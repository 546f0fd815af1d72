// The evaluator's machine: budgets, names, dispatch by grammar symbol.
#include "reference/python/interpreter.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "analyzer/facts/progress-note.h"
#include "reference/python/text-builder.h"

extern "C" const TSLanguage* tree_sitter_python(void);

namespace assay::harness {

void Unsupported(const std::string& what) { throw Stopped{what + " is not supported"}; }

Interpreter::Interpreter(const PythonOptions& options)
    : options_(options),
      survey_(options.survey),
      budget_("the module",
              {.steps = options.max_steps, .bytes = options.max_bytes, .tensor_bytes = options.max_tensor_bytes}),
      builtins_(std::make_shared<Scope>()) {
  context_.Reseed(options.seed);
  context_.max_elements = options.max_elements;
  context_.max_work = options.max_work;
  const TSLanguage* language = tree_sitter_python();
  const std::uint32_t symbols = ts_language_symbol_count(language);
  evaluators_.resize(symbols);
  executors_.resize(symbols);
  for (std::uint32_t i = 0; i < symbols; ++i) {
    const std::string name = ts_language_symbol_name(language, static_cast<TSSymbol>(i));
    if (ts_language_symbol_type(language, static_cast<TSSymbol>(i)) != TSSymbolTypeRegular) continue;
    if (const auto e = Expressions().find(name); e != Expressions().end()) evaluators_[i] = e->second;
    if (const auto s = Statements().find(name); s != Statements().end()) executors_[i] = s->second;
  }
  AddBuiltins(*builtins_);
  AddTypes(*builtins_);
}

// A function references its module's names, which reference the function.
Interpreter::~Interpreter() {
  for (const auto& [name, module] : modules_) {
    if (auto* held = As<Module>(module, ObjectKind::kModule)) held->scope->names.clear();
  }
}

class Interpreter::Enter {
 public:
  Enter(Interpreter& interpreter, Position position)
      : interpreter_(interpreter), before_(std::exchange(interpreter.here_, std::move(position))) {}
  ~Enter() { interpreter_.here_ = std::move(before_); }
  Enter(const Enter&) = delete;
  Enter& operator=(const Enter&) = delete;

 private:
  Interpreter& interpreter_;
  Position before_;
};

Value Interpreter::Eval(TSNode node) {
  Count();
  const Deeper deeper(*this);
  if (ts_node_is_null(node)) Unsupported("a broken expression");
  const Evaluate evaluate = evaluators_[ts_node_symbol(node)];
  if (evaluate == nullptr) Unsupported("`" + std::string(TypeOf(node)) + "`");
  if (survey_ == nullptr) return (this->*evaluate)(node);
  Value value = (this->*evaluate)(node);
  if (!value.is(Value::Kind::kString) || value.origin() != nullptr || !Tracks()) return value;
  // A text without an origin belongs to the expression that made it.
  TextBuilder made;
  made.AddAt(value.text(), ts_node_start_byte(node), ts_node_end_byte(node) - ts_node_start_byte(node));
  return made.Take();
}

Interpreter::Flow Interpreter::Run(TSNode node) {
  Count();
  const Deeper deeper(*this);
  if (ts_node_is_null(node)) Unsupported("a broken statement");
  if (!here_.source->own()) {
    line_ = LineOf(node);
    file_ = here_.source->file();
    NotePlace(file_, line_);
    if (here_.source == main_) main_line_ = line_;
  }
  const Execute execute = executors_[ts_node_symbol(node)];
  if (execute == nullptr) Unsupported("`" + std::string(TypeOf(node)) + "`");
  return (this->*execute)(node);
}

std::shared_ptr<Module> Interpreter::Run(const std::shared_ptr<const Source>& source, const std::string& name,
                                         const std::shared_ptr<const Source>& before) {
  auto module = std::make_shared<Module>(name);
  module->scope->names["__name__"] = name;
  modules_[name] = Value(std::shared_ptr<Object>(module));
  Position position;
  position.scope = module->scope;
  position.source = source;
  const Enter enter(*this, std::move(position));
  if (!source->own()) AddFileNames(*module->scope);
  if (before) WithPosition(module->scope, before, [&] { RunBlock(before->root()); });
  RunBlock(source->root());
  return module;
}

std::shared_ptr<Module> Interpreter::RunMain(const std::shared_ptr<const Source>& source, const std::string& name,
                                             const std::shared_ptr<const Source>& before) {
  main_ = source;
  return Run(source, name, before);
}

void Interpreter::AddFileNames(Scope& scope) {
  if (!options_.keeps_files) return;
  scope.names["__file__"] = std::string("/module/model.py");
  scope.names["open"] = Attribute(Import("io"), "open");
}

void Interpreter::WithPosition(const std::shared_ptr<Scope>& scope, const std::shared_ptr<const Source>& source,
                               const std::function<void()>& work) {
  Position position;
  position.scope = scope;
  position.source = source;
  const Enter enter(*this, std::move(position));
  work();
}

const Value* Interpreter::Lookup(const std::string& name) {
  for (const Scope* scope = here_.scope.get(); scope != nullptr; scope = scope->outer.get()) {
    // Names of a class body are visible only in the body itself.
    if (scope->is_class && scope != here_.scope.get()) continue;
    if (const auto found = scope->names.find(name); found != scope->names.end()) return &found->second;
  }
  if (here_.scope->globals) {
    if (const auto found = here_.scope->globals->names.find(name); found != here_.scope->globals->names.end()) {
      return &found->second;
    }
  }
  const auto found = builtins_->names.find(name);
  return found != builtins_->names.end() ? &found->second : nullptr;
}

void Interpreter::Bind(const std::string& name, const Value& value) {
  Scope& scope = *here_.scope;
  const auto declared = [&](const std::vector<std::string>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (scope.globals && declared(scope.global_names)) {
    scope.globals->names[name] = value;
    return;
  }
  if (declared(scope.outer_names)) {
    for (Scope* s = scope.outer.get(); s != nullptr; s = s->outer.get()) {
      if (const auto found = s->names.find(name); found != s->names.end()) {
        found->second = value;
        return;
      }
    }
  }
  scope.names[name] = value;
}

void Interpreter::Raise(const std::string& type, const std::string& message) {
  const auto found = builtins_->names.find(type);
  if (found == builtins_->names.end() || AsClass(found->second) == nullptr) throw Stopped{type + ": " + message};
  auto instance = std::make_shared<Instance>(std::static_pointer_cast<Class>(found->second.object()));
  instance->Set("args", Value::Tuple({message}));
  throw Raised{Value(std::shared_ptr<Object>(std::move(instance)))};
}

void Interpreter::RaiseHere(const std::string& type, const std::string& message) {
  try {
    Raise(type, message);
  } catch (Raised& raised) {
    if (here_.handled.is_none() && !here_.source->own()) raised.by = here_.source.get();
    throw;
  }
}

std::string Interpreter::Describe(const Value& exception) {
  Instance* instance = AsInstance(exception);
  if (instance == nullptr) return exception.TypeName();
  std::string text = instance->type->name;
  const Value* args = instance->Find("args");
  if (args != nullptr && args->is_sequence() && !args->items().empty()) text += ": " + Text(args->items()[0]);
  return text;
}

Value Interpreter::CallFunction(const Function& function, const ValueList& arguments, const ValueMap& keywords) {
  const Deeper deeper(*this);
  Position position;
  position.scope = std::make_shared<Scope>();
  position.scope->outer = function.closure;
  position.scope->globals = function.closure->globals ? function.closure->globals : function.closure;
  position.source = function.source;
  position.function = &function;
  ValueList yields;
  if (function.generator) position.yields = &yields;
  const std::shared_ptr<Scope> scope = position.scope;
  const Enter enter(*this, std::move(position));
  BindParameters(function, arguments, keywords, *scope);
  if (function.lambda) return Eval(function.body);
  RunBlock(function.body);
  if (function.generator) return Value::List(std::move(yields));
  return here_.returned;
}

}  // namespace assay::harness
