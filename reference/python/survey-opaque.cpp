// Opaque values of a survey, and the results of their attributes and calls.

#include <algorithm>
#include <set>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

constexpr int kMostDepth = 8;

std::string Unknown(const Value& value, int depth) {
  if (auto* opaque = AsOpaque(value)) return opaque->path;
  if (depth == 0) return "";
  if (value.is_sequence()) {
    for (const Value& item : value.items()) {
      if (std::string path = Unknown(item, depth - 1); !path.empty()) return path;
    }
  }
  if (value.is(Value::Kind::kDict)) {
    for (const auto& [key, held] : value.dict().entries) {
      if (std::string path = Unknown(key, depth - 1); !path.empty()) return path;
      if (std::string path = Unknown(held, depth - 1); !path.empty()) return path;
    }
  }
  return "";
}

// Built-in names that the evaluator does not have.
bool IsPythonBuiltin(std::string_view name) {
  static const std::set<std::string_view> kNames = {"__file__",
                                                    "__doc__",
                                                    "__builtins__",
                                                    "__import__",
                                                    "__spec__",
                                                    "ascii",
                                                    "bin",
                                                    "breakpoint",
                                                    "bytearray",
                                                    "bytes",
                                                    "compile",
                                                    "complex",
                                                    "delattr",
                                                    "dir",
                                                    "exec",
                                                    "exit",
                                                    "format",
                                                    "globals",
                                                    "hash",
                                                    "help",
                                                    "hex",
                                                    "id",
                                                    "input",
                                                    "issubclass",
                                                    "locals",
                                                    "memoryview",
                                                    "oct",
                                                    "open",
                                                    "quit",
                                                    "aiter",
                                                    "anext",
                                                    "EnvironmentError",
                                                    "IOError",
                                                    "EOFError",
                                                    "FileNotFoundError",
                                                    "FileExistsError",
                                                    "PermissionError",
                                                    "TimeoutError",
                                                    "ConnectionError",
                                                    "BufferError",
                                                    "MemoryError",
                                                    "RecursionError",
                                                    "ReferenceError",
                                                    "SystemError",
                                                    "KeyboardInterrupt",
                                                    "SystemExit",
                                                    "GeneratorExit",
                                                    "StopAsyncIteration",
                                                    "UnboundLocalError",
                                                    "FloatingPointError",
                                                    "IndentationError",
                                                    "TabError",
                                                    "UnicodeError",
                                                    "UnicodeDecodeError",
                                                    "UnicodeEncodeError",
                                                    "DeprecationWarning",
                                                    "FutureWarning",
                                                    "RuntimeWarning",
                                                    "ImportWarning",
                                                    "ResourceWarning",
                                                    "SyntaxWarning",
                                                    "BlockingIOError",
                                                    "BrokenPipeError",
                                                    "BytesWarning",
                                                    "ChildProcessError",
                                                    "ConnectionAbortedError",
                                                    "ConnectionRefusedError",
                                                    "ConnectionResetError",
                                                    "EncodingWarning",
                                                    "InterruptedError",
                                                    "IsADirectoryError",
                                                    "NotADirectoryError",
                                                    "PendingDeprecationWarning",
                                                    "ProcessLookupError",
                                                    "UnicodeTranslateError",
                                                    "UnicodeWarning",
                                                    "__build_class__",
                                                    "__path__",
                                                    "__loader__",
                                                    "__package__",
                                                    "__annotations__",
                                                    "copyright",
                                                    "credits",
                                                    "license",
                                                    "PythonFinalizationError",
                                                    "BaseExceptionGroup",
                                                    "ExceptionGroup"};
  return kNames.contains(name);
}

}  // namespace

std::string UnknownPart(const Value& value) { return Unknown(value, kMostDepth); }

bool HoldsOpaque(const Value& value) { return !Unknown(value, 2).empty(); }

bool HoldsOpaque(const ValueList& arguments, const ValueMap& keywords) {
  const auto holds = [](const Value& value) { return HoldsOpaque(value); };
  return std::any_of(arguments.begin(), arguments.end(), holds) ||
         std::any_of(keywords.begin(), keywords.end(), [&](const auto& entry) { return HoldsOpaque(entry.second); });
}

std::optional<Value> Interpreter::OpaqueName(const std::string& name) {
  if (IsPythonBuiltin(name)) return MakeOpaque(name);
  if (!survey_->stars.empty() && Tracks()) return MakeOpaque(survey_->stars.back() + "." + name);
  return std::nullopt;
}

std::optional<Value> Interpreter::OpaqueAttribute(const Value& object, const std::string& name) {
  if (auto* opaque = AsOpaque(object)) return MakeOpaque(opaque->path + "." + name);
  if (Instance* instance = AsInstance(object)) {
    if (!instance->type->open) return std::nullopt;
    return MakeOpaque(instance->type->name + "." + name);
  }
  if (Class* type = AsClass(object); type != nullptr && !type->open) return std::nullopt;
  return MakeOpaque(object.TypeName() + "." + name);
}

// A built-in function applied to an opaque value gives an opaque value, unless it only passes it on.
bool Interpreter::MakesOpaque(const Value& callee, const ValueList& arguments, const ValueMap& keywords) {
  static const std::set<std::string, std::less<>> kPassOn = {
      "print",   "super",    "property", "staticmethod", "classmethod", "isinstance", "hasattr",     "getattr",
      "setattr", "callable", "list",     "tuple",        "dict",        "set",        "zip",         "enumerate",
      "map",     "filter",   "reversed", "type",         "vars",        "__init__",   "__setattr__", "iter",
      "next",    "append",   "extend",   "insert",       "Template"};
  static const std::set<std::string, std::less<>> kWritten = {"str", "repr"};
  const auto* native = As<Native>(callee, ObjectKind::kNative);
  const auto* type = As<Type>(callee, ObjectKind::kType);
  if (native == nullptr && type == nullptr) return false;
  const std::string& name = native != nullptr ? native->name : type->name;
  if (kWritten.contains(name)) return HoldsOpaque(arguments, keywords);
  if (kPassOn.contains(name)) return false;
  const auto is_opaque = [](const Value& value) { return AsOpaque(value) != nullptr; };
  return std::any_of(arguments.begin(), arguments.end(), is_opaque) ||
         std::any_of(keywords.begin(), keywords.end(), [&](const auto& entry) { return is_opaque(entry.second); });
}

}  // namespace assay::harness
