// The evaluator's machine: walks the syntax tree. Internal; throws Raised, Stopped and TensorError.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "reference/python/evaluator.h"
#include "reference/python/objects.h"
#include "reference/python/survey-state.h"

namespace assay::harness {

// A Python exception in flight; `value` is an instance of the exception's class.
struct Raised {
  Value value;
  const Source* by = nullptr;  // whose own statement raised it; null: an operation did, or what it was made of
};

// Whether names may be bound in ways that are not followed.
bool BindsByText(const std::string& text);

// Not catchable by any `except`: a budget is spent, or the text uses something unsupported.
struct Stopped {
  std::string message;
};

[[noreturn]] void Unsupported(const std::string& what);

class Interpreter {
 public:
  explicit Interpreter(const PythonOptions& options);
  ~Interpreter();
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  // Runs a module's text in a new module scope, after `before` if there is one.
  std::shared_ptr<Module> Run(const std::shared_ptr<const Source>& source, const std::string& name,
                              const std::shared_ptr<const Source>& before = nullptr);
  // The same for the text that main_line() refers to.
  std::shared_ptr<Module> RunMain(const std::shared_ptr<const Source>& source, const std::string& name,
                                  const std::shared_ptr<const Source>& before);
  Value Call(const Value& callee, const ValueList& arguments, const ValueMap& keywords = {});
  Value Attribute(const Value& object, const std::string& name);
  bool HasAttribute(const Value& object, const std::string& name);
  void SetAttribute(const Value& object, const std::string& name, const Value& value);
  Value CallMethod(const Value& object, const std::string& name, const ValueList& arguments,
                   const ValueMap& keywords = {});
  ValueList Items(const Value& iterable);
  bool Truth(const Value& value);
  std::string Text(const Value& value);       // str()
  std::string Name(const std::string& text);  // of an attribute or a keyword that the module makes up
  Value Import(const std::string& name);
  bool IsInstance(const Value& value, const Value& type);
  bool IsModuleInstance(const Value& value);  // of torch.nn.Module
  [[noreturn]] void Raise(const std::string& type, const std::string& message);
  // The same, for a statement of the module's own text that Python would reject, too.
  [[noreturn]] void RaiseHere(const std::string& type, const std::string& message);
  // `Type: message` of an exception instance.
  std::string Describe(const Value& exception);
  // One step of the budget, or as many as the work is worth.
  static void Count(std::uint64_t steps = 1) { Budget::Step(steps); }

  Value Binary(const std::string& op, const Value& left, const Value& right);
  Value InPlace(const std::string& op, const Value& left, const Value& right);
  bool Compare(const std::string& op, const Value& left, const Value& right, Value& tensor);
  Value Item(const Value& object, const Value& index);
  void SetItem(const Value& object, const Value& index, const Value& value);
  Value ConstantOf(std::string_view literal);
  std::string Formatted(const Value& value, const std::string& spec);
  // Runs a module as a survey does: a failing statement is skipped, and unreached code is searched.
  void Survey(const std::shared_ptr<const Source>& source);

  // places.cpp. An operation of the framework as the module's text calls it.
  Value Operation(const std::string& name, ValueList arguments, ValueMap keywords);
  // An operation without arguments that determine a device.
  Value MadeOnHost(Value made);

  const PythonOptions& options() const { return options_; }
  TensorContext& context() { return context_; }
  Budget& budget() { return budget_; }
  int line() const { return line_; }
  int main_line() const { return main_line_; }
  const std::string& file() const { return file_; }
  KeptFiles& kept_files() { return kept_files_; }
  const std::shared_ptr<Scope>& builtins() const { return builtins_; }

 private:
  friend class Frame;
  enum class Flow { kNext, kBreak, kContinue, kReturn };
  using Evaluate = Value (Interpreter::*)(TSNode);
  using Execute = Flow (Interpreter::*)(TSNode);

  // What is being executed: restored when a call returns or throws.
  struct Position {
    std::shared_ptr<Scope> scope;
    std::shared_ptr<const Source> source;
    const Function* function = nullptr;
    Value returned;
    ValueList* yields = nullptr;
    Value handled;  // the exception of the innermost `except`
  };
  class Enter;
  class Deeper;

  // Names of a module that writes files, in addition to the built-in ones.
  void AddFileNames(Scope& scope);
  // places.cpp. Moves the tensor to where a method needs it; raises for operands in two memories.
  std::optional<Value> Moved(const Value& self, const std::string& method, const ValueList& arguments,
                             const ValueMap& keywords);
  void RefusePlaces(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {});

  // Expressions (expressions.cpp, strings.cpp, calls.cpp).
  Value Eval(TSNode node);
  Value EvalIdentifier(TSNode node);
  Value EvalInteger(TSNode node);
  Value EvalFloat(TSNode node);
  Value EvalTrue(TSNode) { return true; }
  Value EvalFalse(TSNode) { return false; }
  Value EvalNone(TSNode) { return {}; }
  Value EvalEllipsis(TSNode) { return Value::Ellipsis(); }
  Value EvalString(TSNode node);
  Value EvalConcatenated(TSNode node);
  Value EvalList(TSNode node);
  Value EvalTuple(TSNode node);
  Value EvalSet(TSNode node);
  Value EvalDict(TSNode node);
  Value EvalInner(TSNode node);
  Value EvalUnary(TSNode node);
  Value EvalNot(TSNode node);
  Value EvalBoolean(TSNode node);
  Value EvalBinary(TSNode node);
  Value EvalComparison(TSNode node);
  Value EvalConditional(TSNode node);
  Value EvalLambda(TSNode node);
  Value EvalCall(TSNode node);
  Value EvalAttribute(TSNode node);
  Value EvalSubscript(TSNode node);
  Value EvalSlice(TSNode node);
  Value EvalNamed(TSNode node);
  Value EvalAssignment(TSNode node);
  Value Replaced(TSNode target, const Value& value);
  Value EvalAugmented(TSNode node);
  Value EvalListComprehension(TSNode node);
  Value EvalSetComprehension(TSNode node);
  Value EvalDictComprehension(TSNode node);
  Value EvalGenerator(TSNode node);
  Value EvalYield(TSNode node);
  ValueList Comprehended(TSNode node);
  void Comprehend(TSNode node, const std::vector<TSNode>& clauses, std::size_t at, const ValueList& first,
                  ValueList& out);
  ValueList EvalItems(TSNode node);  // of a list, tuple or set display, `*x` spread
  void EvalArguments(TSNode node, ValueList& positional, ValueMap& keywords);
  Value LiteralText(std::uint32_t begin, std::uint32_t end, bool raw);
  Value Interpolated(TSNode node);
  Value SubscriptIndex(TSNode node);

  // Statements (statements.cpp, definitions.cpp).
  Flow Run(TSNode node);
  Flow RunBlock(TSNode node);
  Flow RunExpression(TSNode node);
  Flow RunReturn(TSNode node);
  Flow RunIf(TSNode node);
  Flow RunFor(TSNode node);
  Flow RunWhile(TSNode node);
  Flow RunWith(TSNode node);
  Flow RunTry(TSNode node);
  Flow RunRaise(TSNode node);
  Flow RunAssert(TSNode node);
  Flow RunPass(TSNode) { return Flow::kNext; }
  Flow RunBreak(TSNode) { return Flow::kBreak; }
  Flow RunContinue(TSNode) { return Flow::kContinue; }
  Flow RunGlobal(TSNode node);
  Flow RunNonlocal(TSNode node);
  Flow RunDelete(TSNode node);
  Flow RunImport(TSNode node);
  Flow RunImportFrom(TSNode node);
  Flow RunFunction(TSNode node);
  Flow RunClass(TSNode node);
  Flow RunDecorated(TSNode node);
  Value Define(TSNode node);
  Value DefineFunction(TSNode node, bool lambda);
  Value DefineClass(TSNode node);
  bool Handles(TSNode clause, const Value& exception);
  void Assign(TSNode target, const Value& value);
  void Unpack(const std::vector<TSNode>& targets, const Value& value);
  void Bind(const std::string& name, const Value& value);
  const Value* Lookup(const std::string& name);

  // For a survey (survey.cpp).
  bool Tracks() const;  // whether texts keep where they come from
  bool Tolerates(TSNode block) const;
  bool Attempt(const std::function<void()>& work, Error* error = nullptr);
  Flow RunTolerantly(const std::vector<TSNode>& statements);
  void WithPosition(const std::shared_ptr<Scope>& scope, const std::shared_ptr<const Source>& source,
                    const std::function<void()>& work);
  void RunStatement(const std::shared_ptr<Module>& module, const std::shared_ptr<const Source>& source, TSNode node);
  Value CallOpaque(const Opaque& callee, const ValueList& arguments, const ValueMap& keywords);
  std::optional<Value> OpaqueName(const std::string& name);
  std::optional<Value> OpaqueAttribute(const Value& object, const std::string& name);
  bool MakesOpaque(const Value& callee, const ValueList& arguments, const ValueMap& keywords);
  void CheckAnnotation(TSNode annotation);
  Value EvalForcedArgument(TSNode node, const std::string& key);
  void CallForced(const Value& function);
  void CallForcedMethod(const Value& type);
  void CallUnreached(const std::shared_ptr<Module>& module, const std::vector<TSNode>& calls);

  Value CallFunction(const Function& function, const ValueList& arguments, const ValueMap& keywords);
  void BindParameters(const Function& function, const ValueList& arguments, const ValueMap& keywords, Scope& scope);
  Value Construct(const std::shared_ptr<Class>& type, const ValueList& arguments, const ValueMap& keywords);
  Value InstanceAttribute(const Value& object, const std::string& name, bool& found);
  Value BoundTo(const Value& self, const Value& attribute, const Class* type);
  Value TensorAttribute(const TensorPtr& tensor, const std::string& name, bool& found);
  Value BuiltinMethod(const Value& object, const std::string& name, bool& found);
  std::optional<Value> ClassAttribute(const Value& object, const std::string& name);
  std::optional<Value> ModuleAttribute(Module& module, const std::string& name);
  std::optional<Value> SuperAttribute(const Super& super, const std::string& name);
  static std::optional<Value> TypeAttribute(const Type& type, const std::string& name);
  Value Find(const Value& object, const std::string& name, bool& found);
  Value CallTensorMethod(const Value& self, const std::string& name, const ValueList& arguments,
                         const ValueMap& keywords);
  Value OwnModule(const std::string& name, const char* text);
  std::optional<Value> NativeModule(const std::string& name);
  Value MissingModule(const std::string& name);
  static const std::map<std::string, Evaluate>& Expressions();
  static const std::map<std::string, Execute>& Statements();

  PythonOptions options_;
  SurveyState* survey_ = nullptr;
  TensorContext context_;
  Budget budget_;
  std::shared_ptr<Scope> builtins_;
  std::map<std::string, Value> modules_;
  KeptFiles kept_files_;
  Position here_;
  int depth_ = 0;
  int line_ = 0, main_line_ = 0;
  std::shared_ptr<const Source> main_;
  std::string file_;
  std::vector<Evaluate> evaluators_;  // by grammar symbol
  std::vector<Execute> executors_;
};

// One level of nesting, in text or in calls: the machine's own stack is bounded.
class Interpreter::Deeper {
 public:
  explicit Deeper(Interpreter& interpreter) : interpreter_(interpreter) {
    if (++interpreter_.depth_ > kMost) {
      --interpreter_.depth_;
      throw Stopped{"expressions and calls nest deeper than " + std::to_string(kMost) + " levels"};
    }
  }
  ~Deeper() { --interpreter_.depth_; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;

 private:
  static constexpr int kMost = 1200;
  Interpreter& interpreter_;
};

// The cost of searching for one text in another.
inline void CountSearch(const std::string& text, const std::string& what) {
  Interpreter::Count(1 + text.size() / 1024 * (1 + what.size() / 16));
}

// Filled by builtins.cpp, types.cpp and the files of native modules.
void AddBuiltins(Scope& scope);
void AddTypes(Scope& scope);
Value FormatText(Interpreter& in, const Value& format, const ValueList& arguments, const ValueMap& keywords);
Value PercentText(Interpreter& in, const Value& format, const Value& given);
std::optional<Value> MakeTextModule(const std::string& name);
void AddKeptFiles(ValueNames& names);  // to `_assay`
Value MissingAttribute(const std::string& path);
// Parsed, after a check of its size and nesting; null with `error` set if it cannot be evaluated.
std::shared_ptr<const Source> ParseModule(const std::string& text, const std::string& file, Error& error);
Value MakeTorch(Interpreter& interpreter, const std::string& name);
std::optional<Value> MakeMath(const std::string& name);
// Names of dtypes as torch spells them.
std::optional<Dtype> TorchDtype(const std::string& name);
// An operation of the framework; `bool`, `int` and `float` as arguments mean dtypes.
Value CallOperation(const std::string& name, ValueList arguments, ValueMap keywords);
// Parameters and buffers of a module and those that it holds (places.cpp).
void PlaceState(const Value& instance, bool on_host);
Value Rearranged(const ValueList& arguments, const ValueMap& keywords);
// Text of a module written in the evaluator's own subset; nullptr if there is none.
const char* OwnModuleText(const std::string& name);
// Methods of text, lists, dictionaries, sets and tuples. Nothing if the type has none by that name.
std::optional<Value> CallBuiltinMethod(Interpreter& interpreter, const Value& self, const std::string& name,
                                       const ValueList& arguments, const ValueMap& keywords);
bool HasBuiltinMethod(const Value& self, const std::string& name);

}  // namespace assay::harness
