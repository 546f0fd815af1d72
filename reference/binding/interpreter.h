// The walk over a binding's syntax tree. Private to this folder: failures are exceptions of type Failure, which
// BindingModule turns into a BindingError.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reference/binding/evaluator.h"
#include "reference/binding/syntax.h"
#include "reference/binding/types.h"

namespace assay::harness::cpp {

// The device of every tensor. Devices are texts of that form.
inline constexpr std::string_view kDevice = "::kPrivateUse1";

struct Failure {
  BindingError::Kind kind;
  std::string message;
  int line = 0;
};

// at::TensorOptions: only the dtype matters here.
class OptionsObject : public Object {
 public:
  explicit OptionsObject(std::optional<Dtype> dtype) : dtype_(dtype) {}
  std::string TypeName() const override { return "TensorOptions"; }
  std::optional<Dtype> dtype() const { return dtype_; }

 private:
  std::optional<Dtype> dtype_;
};

// An iterator or pointer into a list.
class IteratorObject : public Object {
 public:
  IteratorObject(Value list, std::int64_t at) : list_(std::move(list)), at_(at) {}
  std::string TypeName() const override { return "iterator"; }
  const Value& list() const { return list_; }
  std::int64_t at() const { return at_; }

 private:
  Value list_;
  std::int64_t at_;
};

// Names visible in a block; a variable keeps its address, so that references and lambdas see changes.
class Scope {
 public:
  struct Variable {
    Value value;
    CppType type;
  };
  explicit Scope(std::shared_ptr<Scope> parent) : parent_(std::move(parent)) {}
  std::shared_ptr<Variable> Find(const std::string& name) const {
    const auto at = names_.find(name);
    if (at != names_.end()) return at->second;
    return parent_ == nullptr ? nullptr : parent_->Find(name);
  }
  void Declare(const std::string& name, std::shared_ptr<Variable> variable) { names_[name] = std::move(variable); }

 private:
  std::shared_ptr<Scope> parent_;
  std::map<std::string, std::shared_ptr<Variable>> names_;
};

struct Parameter {
  std::string name;
  CppType type;
  Node fallback;  // default argument
};

struct Function {
  std::string name;
  std::vector<Parameter> parameters;
  CppType result;
  Node body;
};

class LambdaObject : public Object {
 public:
  LambdaObject(Function given, std::shared_ptr<Scope> outer) : function(std::move(given)), scope(std::move(outer)) {}
  std::string TypeName() const override { return "lambda"; }
  Function function;
  std::shared_ptr<Scope> scope;
};

struct Export {
  std::string python_name;
  std::string function;
  std::shared_ptr<Function> lambda;                    // bound directly
  std::vector<std::pair<std::string, Node>> keywords;  // py::arg("name") = default
  bool schema = false;  // bound by TORCH_LIBRARY: names and defaults come from the schema
};

class Interpreter {
 public:
  explicit Interpreter(BindingOptions options) : options_(std::move(options)) {}

  void Read(const Node& root);
  const std::vector<Export>& exports() const { return exports_; }
  const std::string& extension() const { return extension_; }
  const std::map<std::string, Function>& functions() const { return functions_; }
  Value CallExport(const Export& bound, const ValueList& arguments, const ValueMap& keywords);

 private:
  enum class Flow { kNormal, kReturn, kBreak, kContinue };
  using ScopePtr = std::shared_ptr<Scope>;

  // --- reading (program.cpp)
  void ReadTop(const Node& node);
  void ReadExports(const Node& node, bool schema);
  void AddExport(const Node& call, bool schema);
  Function ReadFunction(const Node& declarator, const std::string& result, const Node& body) const;
  static Node FunctionDeclarator(const Node& declarator);
  static std::pair<std::string, CppType> ReadDeclarator(const Node& declarator, std::string type);

  // --- statements (statements.cpp)
  Value CallFunction(const Function& function, ValueList arguments, const ScopePtr& outer);
  Flow Run(const Node& node, const ScopePtr& scope);
  Flow RunBlock(const Node& node, const ScopePtr& scope);
  Flow RunFor(const Node& node, const ScopePtr& outer);
  Flow RunRangeFor(const Node& node, const ScopePtr& outer);
  Flow RunWhile(const Node& node, const ScopePtr& scope, bool first);
  Flow RunSwitch(const Node& node, const ScopePtr& scope);
  Flow RunIf(const Node& node, const ScopePtr& outer);
  void Declare(const Node& node, const ScopePtr& scope);
  void DeclareOne(const Node& declarator, const std::string& type, const Node& owner, const ScopePtr& scope);
  bool Truth(const Node& node, const ScopePtr& scope);

  // --- expressions (expressions.cpp)
  Value Eval(const Node& node, const ScopePtr& scope);
  Value EvalName(const Node& node, const ScopePtr& scope);
  Value EvalNumber(const Node& node);
  Value EvalText(const Node& node);
  Value EvalBinary(const Node& node, const ScopePtr& scope);
  Value EvalUnary(const Node& node, const ScopePtr& scope);
  Value EvalAssignment(const Node& node, const ScopePtr& scope);
  Value EvalSubscript(const Node& node, const ScopePtr& scope);
  Value EvalIndex(const Node& node, const ScopePtr& scope);
  Value EvalLambda(const Node& node, const ScopePtr& scope);
  Value Binary(std::string_view op, const Value& left, const Value& right, int line);
  Value* Place(const Node& node, const ScopePtr& scope);
  void Store(const Node& target, const ScopePtr& scope, Value value);
  ValueList EvalList(const Node& node, const ScopePtr& scope);

  // --- calls (calls.cpp, tensors.cpp)
  Value EvalCall(const Node& node, const ScopePtr& scope);
  Value CallNamed(const std::string& name, const Node& node, const ScopePtr& scope);
  Value CallMethod(const Node& field, const Node& node, const ScopePtr& scope);
  Value Construct(const CppType& type, ValueList arguments, int line);
  bool CallMacro(const std::string& name, const Node& node, const ScopePtr& scope, Value& result);
  bool CallStandard(const std::string& name, ValueList& arguments, int line, Value& result);
  void Launch(const std::string& macro, const Node& node, const ScopePtr& scope);
  Value ListMethod(const Value& list, const std::string& name, ValueList arguments, int line);
  Value MapMethod(const Value& map, const std::string& name, const ValueList& arguments, int line);
  Value TensorMethod(const Value& tensor, const std::string& name, const std::string& template_arguments,
                     ValueList arguments, int line);
  Value TensorFunction(const std::string& name, ValueList arguments, int line);
  Value Torch(const std::string& name, const ValueList& arguments, const ValueMap& keywords, int line);
  bool Undefined(const Value& tensor) const;
  static bool IsSingle(const Node& node, const ScopePtr& scope);

  static void Step(const Node& node);
  // One level of nesting, in text or in calls: the machine's own stack is bounded.
  class Deeper {
   public:
    Deeper(Interpreter& interpreter, const Node& node);
    ~Deeper();
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

   private:
    Interpreter& interpreter_;
  };
  [[noreturn]] void Unsupported(std::string what, int line) const;

  BindingOptions options_;
  std::map<std::string, Function> functions_;
  std::map<std::string, std::string> macros_;
  std::vector<Export> exports_;
  std::string extension_;
  ScopePtr globals_ = std::make_shared<Scope>(nullptr);
  Value returned_;
  std::vector<TensorPtr> undefined_;  // made by at::empty and the like, never written
  int depth_ = 0;                     // of calls
  int nesting_ = 0;                   // of statements and expressions, all calls together
};

}  // namespace assay::harness::cpp
