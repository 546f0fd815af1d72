// Evaluates the C++ source of a Python binding without a compiler: the text is untrusted and small, and uses a narrow
// part of C++ and of the tensor library. Steps and depth are bounded; what is not supported ends with an error that
// names it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reference/value.h"

namespace assay::harness {

struct BindingError : Error {
  enum class Kind {
    kUnsupported,  // the evaluator does not know it: says nothing about the binding
    kNoFunction,   // nothing is exported under that name
    kArguments,    // pybind11 raises a TypeError for these arguments
    kCheckFailed,  // TORCH_CHECK, throw, or an operation that raises
    kLaunch        // the launch callback said no
  } kind = Kind::kUnsupported;
};

// One call that starts an operator: arguments in the order given. Tensors are handles, so outputs are written in place;
// an undefined tensor or an empty optional becomes None, lists of tensors, numbers and scalars are lists.
struct OperatorLaunch {
  std::string api;  // first argument of the macro
  ValueList arguments;
  std::vector<bool> undefined;  // by argument: a tensor that was never written (at::empty)
  std::vector<bool> single;     // by argument: of the C++ type float
  int line = 0;
};

struct BindingOptions {
  std::string file = "pybind.cpp";
  std::uint64_t max_steps = 2'000'000;   // of one call
  std::uint64_t max_bytes = 256u << 20;  // of lists and texts at one time
  // Macros whose first argument names an operator and whose others are its arguments.
  std::vector<std::string> launch_macros;
  // Helpers that only convert their first argument to another C++ type.
  std::vector<std::string> conversions;
  // Helpers that make a tensor: (tensor), (tensor, sizes) or (sizes, options).
  std::vector<std::string> allocators;
  // False with `error` ends the call.
  std::function<bool(const OperatorLaunch& launch, std::string& error)> launch;
};

class BindingModule {
 public:
  ~BindingModule();
  // Null with `error` if the text contains no function at all.
  static std::unique_ptr<BindingModule> Load(const std::string& text, BindingOptions options, Error& error);

  // Names that Python sees, in the order of the text; the functions behind them.
  std::vector<std::string> Names() const;
  // The extension's name: PYBIND11_MODULE(name, m), or TORCH_EXTENSION_NAME; empty if there is none.
  const std::string& extension() const;
  std::optional<Value> Call(const std::string& python_name, const ValueList& arguments, const ValueMap& keywords,
                            BindingError& error);

 private:
  struct Body;
  explicit BindingModule(std::unique_ptr<Body> body);
  std::unique_ptr<Body> body_;
};

}  // namespace assay::harness
