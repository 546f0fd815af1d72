// The interface to callers: no exception escapes from here.
#include "reference/python/evaluator.h"

#include <exception>
#include <new>
#include <utility>

#include "analyzer/source/content.h"
#include "reference/python/interpreter.h"

namespace assay::harness {

struct PythonModule::Body {
  explicit Body(const PythonOptions& options) : interpreter(options) {}
  Interpreter interpreter;
  std::shared_ptr<const Source> source;
  std::shared_ptr<Module> module;

  // Runs `f` in the module's tensor context; an exception becomes `error`.
  template <class F>
  bool Guard(Error& error, F f) {
    const TensorContext::Use use(interpreter.context());
    const Budget::Use spending(interpreter.budget());
    try {
      f();
      return true;
    } catch (const Raised& raised) {
      error.message = interpreter.Describe(raised.value);
      error.raised = raised.by != nullptr && raised.by == source.get();
    } catch (const Stopped& stopped) {
      error.message = stopped.message;
    } catch (const Spent& spent) {
      error.message = spent.message;
      error.at_limit = true;
    } catch (const TensorError& failed) {
      error.message = failed.message;
    } catch (const std::bad_alloc&) {
      error.message = "the module needs more memory than there is";
    } catch (const std::exception&) {
      error.message = "an operation got an argument it does not take";
    }
    error.line = interpreter.line();
    error.file = interpreter.file();
    return false;
  }
};

PythonModule::PythonModule(std::unique_ptr<Body> body) : body_(std::move(body)) {}
PythonModule::~PythonModule() = default;

namespace {

// Whether the module asks for derivatives. If it disables them in places, which is not modelled, it gets none.
bool TakesDerivatives(const std::string& text) {
  const auto holds = [&](const char* word) { return text.find(word) != std::string::npos; };
  const bool asks = holds("autograd.grad(") || holds(".backward(") || holds("torch.autograd import grad");
  return asks && !holds("no_grad") && !holds("inference_mode") && !holds("set_grad_enabled");
}

// Whether tensors without an explicit device are in host memory: the text does not change the framework's default.
bool KeepsDefaultDevice(const std::string& text) {
  for (const char* way : {"set_default_device", "set_default_tensor_type", "with torch.device", "with device"}) {
    if (text.find(way) != std::string::npos) return false;
  }
  return true;
}

}  // namespace

std::shared_ptr<const Source> ParseModule(const std::string& text, const std::string& file, Error& error) {
  constexpr std::size_t kMostText = 1 << 20;
  error = {};
  error.file = file;
  if (text.size() > kMostText) {
    error.message = "the module is longer than " + std::to_string(kMostText) + " bytes";
    return nullptr;
  }
  if (!source::FitsTree(text)) {
    error.message = "the module has too many words to be read";
    return nullptr;
  }
  std::shared_ptr<const Source> source = Source::Parse(text, file, false);
  if (source->Nests(400)) {
    error.message = "the module's text nests too deeply";
    return nullptr;
  }
  if ((error.line = source->BrokenLine()) > 0) {
    error.message = "syntax error";
    return nullptr;
  }
  return source;
}

std::unique_ptr<PythonModule> PythonModule::Load(const std::string& text, const PythonOptions& options, Error& error) {
  std::shared_ptr<const Source> source = ParseModule(text, options.file, error);
  if (!source) return nullptr;
  std::shared_ptr<const Source> before;
  if (options.before && !(before = ParseModule(options.before->text, options.before->file, error))) return nullptr;
  auto body = std::make_unique<Body>(options);
  body->source = std::move(source);
  body->interpreter.context().differentiates = TakesDerivatives(text);
  body->interpreter.context().tells_places = options.tells_places && KeepsDefaultDevice(text);
  const bool done = body->Guard(error, [&] {
    body->module = body->interpreter.RunMain(body->source, options.files != nullptr ? "__main__" : "module", before);
  });
  if (!done) return nullptr;
  return std::unique_ptr<PythonModule>(new PythonModule(std::move(body)));
}

bool PythonModule::Has(const std::string& name) const { return body_->module->scope->names.contains(name); }

std::optional<Value> PythonModule::Get(const std::string& name) const {
  const auto found = body_->module->scope->names.find(name);
  return found == body_->module->scope->names.end() ? std::nullopt : std::optional<Value>(found->second);
}

std::optional<Value> PythonModule::Call(const std::string& name, const ValueList& arguments, const ValueMap& keywords,
                                        Error& error) {
  const std::optional<Value> callee = Get(name);
  if (!callee) {
    error = {"the module has no `" + name + "`", 0, body_->source->file()};
    return std::nullopt;
  }
  return Invoke(*callee, arguments, keywords, error);
}

std::optional<Value> PythonModule::Invoke(const Value& callee, const ValueList& arguments, const ValueMap& keywords,
                                          Error& error) {
  Value result;
  if (!body_->Guard(error, [&] { result = body_->interpreter.Call(callee, arguments, keywords); })) return std::nullopt;
  return result;
}

std::optional<Value> PythonModule::Attribute(const Value& object, const std::string& name, Error& error) {
  Value result;
  if (!body_->Guard(error, [&] { result = body_->interpreter.Attribute(object, name); })) return std::nullopt;
  return result;
}

std::vector<std::pair<std::string, std::int64_t>> PythonModule::IntegerConstants() const {
  std::vector<std::pair<std::string, std::int64_t>> constants;
  for (TSNode statement : Children(body_->source->root())) {
    if (TypeOf(statement) != "expression_statement") continue;
    for (TSNode node : Children(statement)) {
      if (TypeOf(node) != "assignment") continue;
      const TSNode left = Field(node, "left"), right = Field(node, "right");
      if (ts_node_is_null(right) || TypeOf(left) != "identifier" || TypeOf(right) != "integer") continue;
      Error unused;
      Value value;
      if (!body_->Guard(unused, [&] { value = body_->interpreter.ConstantOf(body_->source->Text(right)); })) continue;
      constants.emplace_back(std::string(body_->source->Text(left)), value.integer());
    }
  }
  return constants;
}

namespace {

void Collect(Interpreter& in, const Value& value, const std::string& prefix,
             std::vector<std::pair<std::string, TensorPtr>>& out, int depth, int& left) {
  Instance* instance = AsInstance(value);
  if (instance == nullptr || depth > 64 || --left < 0) return;
  const Value* buffers = instance->Find("_buffers");
  for (const bool parameters : {true, false}) {
    for (const auto& [name, held] : instance->attributes) {
      if (!held.is_tensor()) continue;
      const bool buffer =
          buffers != nullptr && buffers->is(Value::Kind::kDict) && buffers->dict().Find(name) != nullptr;
      if (parameters ? held.tensor()->parameter && !buffer : buffer) out.emplace_back(prefix + name, held.tensor());
    }
  }
  for (const auto& [name, held] : instance->attributes) {
    if (in.IsModuleInstance(held)) Collect(in, held, prefix + name + ".", out, depth + 1, left);
  }
}

}  // namespace

std::vector<std::pair<std::string, TensorPtr>> PythonModule::State(const Value& instance) const {
  std::vector<std::pair<std::string, TensorPtr>> out;
  int left = 100'000;  // modules that hold one another come again and again
  Collect(body_->interpreter, instance, "", out, 0, left);
  return out;
}

void PythonModule::MoveToDevice(const Value& instance) {
  Error error;  // a budget that is spent shows in the next call
  body_->Guard(error, [&] { PlaceState(instance, false); });
}

void PythonModule::Seed(std::uint64_t seed) { body_->interpreter.context().Reseed(seed); }
std::uint64_t PythonModule::draws() const { return body_->interpreter.context().draws(); }
int PythonModule::line() const { return body_->interpreter.main_line(); }
TensorContext& PythonModule::context() { return body_->interpreter.context(); }

}  // namespace assay::harness
