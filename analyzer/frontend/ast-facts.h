// Facts that the front end derives from the syntax tree and the preprocessor, in terms of C++ only. A dialect turns
// these into the facts that rules read: nothing here knows a vendor's name.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/code.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/source-range.h"

namespace assay {

// Expansion of one of the macros that the dialect watches.
struct MacroUse {
  std::string name;
  std::vector<std::string> args;
  std::vector<SourceRange> arg_ranges;
  SourceRange range;  // name to closing parenthesis
};

// A call in the user's code, as a member of an object or free.
struct CallFact {
  std::string name;       // method or function, unqualified
  std::string qualified;  // "Vendor::Copy"
  std::string owner;      // class of the object, without template arguments: "Vendor::Queue"; empty for free calls
  std::vector<std::string> owner_args;     // its template arguments as text
  std::string object;                      // spelled variable or member the call is made on
  std::string object_id;                   // unique declaration of it; empty if it is not a plain variable or member
  std::vector<std::string> template_args;  // of the call itself, as text
  struct Argument {
    std::string text;
    std::string type;     // desugared type as text
    std::string decl_id;  // when the argument is a plain variable or member (possibly subscripted)
    std::string decl_name;
    SourceRange range;
    bool is_tensor = false;
  };
  std::vector<Argument> args;
  std::string result_name;  // variable initialised with the call
  std::string result_id;
  std::string function;  // enclosing function, qualified
  SourceRange range;
  SourceRange statement;  // with its semicolon
  bool in_instantiation = false;
  bool in_macro = false;
};

// One statement of a fluent chain inside the constructor of a class derived from a watched base:
// this->Input("x").ParamType(REQUIRED).DataType({ge::DT_FLOAT});
struct ChainCall {
  std::string method;
  std::vector<std::string> args;  // string literals without quotes, enumerators unqualified, lists flattened
  SourceRange range;
};

struct DerivedClass {
  std::string name;
  std::string base;
  SourceRange range;  // the class name
  std::vector<std::vector<ChainCall>> chains;
};

// A member or variable whose class is one that the dialect watches (queues, buffers).
struct WatchedVariable {
  std::string name;
  std::string owner;     // class it is a member of
  std::string function;  // function it is a variable or parameter of
  bool by_value = true;
  bool parameter = false;
  std::string id;
  std::string type;  // class without template arguments
  std::vector<std::string> type_args;
  bool escapes = false;  // bound to a reference, address taken or copied
  SourceRange range;
};

// A static constexpr integer member of a class.
struct ConstantFact {
  std::string owner;  // class, unqualified
  std::string name;
  std::int64_t value = 0;
};

struct FunctionFact {
  std::string name;
  std::string qualified;
  std::vector<std::string> params;
  bool is_kernel = false;
  bool is_device = false;
  bool is_host = true;  // the host can call it
  bool has_body = false;
  bool empty_body = false;
  std::int64_t max_threads = 0;  // of a block, as __launch_bounds__ promises; 0: nothing, or nothing constant
  // If the dialect asks for linkage: the symbol under which other units know it, empty for internal linkage; its
  // types, without aliases.
  std::string symbol;
  std::string result;
  std::vector<std::string> param_types;
  std::size_t defaults = 0;  // parameters with a default argument
  // Of a function template: the types of its parameters as text, "" for a type parameter. Packs are left out.
  bool is_template = false;
  std::vector<std::string> template_params;
  SourceRange name_range;
  SourceRange range;
};

// A use in the user's code of a declaration that the model headers mark with annotate("...").
struct MarkedUse {
  std::string mark;  // the annotation whole
  std::string name;  // of the declaration, unqualified
  SourceRange range;
};

// An argument or field whose value the compiler knows.
struct ValueFact {
  std::string callee;     // function or class, qualified
  std::string parameter;  // name of the parameter or field; empty where it has none
  int index = 0;          // of the parameter
  bool is_field = false;  // of a class: by constructor, list or assignment
  std::int64_t value = 0;
  bool fits = true;
  int bits = 0;
  std::string enumerator;
  std::vector<std::string> elements;  // template argument of each tensor argument of the call
  SourceRange range;
  bool in_instantiation = false;
};

// A variable or member whose value one place computes, constants aside.
struct Computed {
  std::string id;     // of its declaration, as in CallFact::Argument::decl_id
  SourceRange range;  // the assignment, or the declaration with its initialiser
};

// A place where the input reaches past C++.
struct ForeignCode {
  enum class Kind {
    kAssembly,
    kFile,         // assembly that reads a file
    kSystemCall,   // assembly that asks the system for something
    kAttribute,    // tells the linker or the machine something
    kRuntimeName,  // defines a name of the simulator's own
  };
  Kind kind = Kind::kAssembly;
  std::string name;  // the directive, instruction, attribute or name
  SourceRange range;
};

struct AstFacts {
  std::vector<Include> includes;
  std::vector<MacroUse> macros;
  std::vector<CallFact> calls;  // source order
  std::vector<DerivedClass> classes;
  std::vector<WatchedVariable> variables;
  std::vector<FunctionFact> functions;
  std::vector<ConstantFact> constants;
  std::vector<MarkedUse> marked_uses;
  std::vector<ForeignCode> foreign;
  std::vector<ParseError> errors;
  std::vector<ValueFact> values;
  std::vector<ConstantOverflow> overflows;
  std::vector<NarrowShift> narrow_shifts;
  std::vector<NarrowParameter> narrow_parameters;
  std::vector<EarlyRead> early_reads;
  std::vector<Computed> computed;  // of host code, by id
  std::vector<FunctionFlow> flows;
};

// The names that a dialect wants reported.
struct FrontendDialect {
  std::vector<std::string> tensor_classes;   // "Vendor::Tensor"
  std::vector<std::string> watched_classes;  // queues and buffers
  std::vector<std::string> watched_bases;    // "ops::OpDef"
  std::vector<std::string> watched_macros;
  std::string constant_suffix;              // static constants of such names are facts in headers on disk, too
  std::vector<std::string> api_namespaces;  // where an undeclared name may have been meant: "Vendor"
  // Spellings of the dialect that are not C++, and macros of the same length that stand in for them.
  std::vector<std::pair<std::string, std::string>> replacements;
  // Keywords before a local variable that the compiler gives a fixed address, and macros of the same length that
  // make it static, where the unit is lowered for such a program.
  std::vector<std::pair<std::string, std::string>> placed_words;
  bool linkage = false;           // symbols and types of functions are wanted
  bool launches = false;          // kernel<<<...>>>(...) may occur: left out, the host makes it
  std::string kernel_annotation;  // annotate("...") on kernel entries
  std::string device_annotation;  // on device functions
  std::string store_annotation;   // on members that convert their last argument to their class's first argument
  std::vector<std::string> mark_prefixes;  // annotations whose uses are recorded start with one of these
};

}  // namespace assay
