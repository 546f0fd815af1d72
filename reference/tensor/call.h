// Operations by the names the framework gives them: torch.*, torch.nn.functional.*, tensor methods and torch.linalg.*
// share one table (a method is the function with the tensor as first argument).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tensor/value.h"

namespace assay {

// True for names such as "softmax", "conv2d", "add_", "linalg.norm".
bool HasTorch(const std::string& name);
// Every name, sorted.
std::vector<std::string> TorchNames();
// Names of an operation's parameters in order; empty if it is unknown.
std::vector<std::string> TorchParameters(const std::string& name);
// Calls it with the framework's meaning: positional and keyword arguments, `out=` and `inplace=` included; a trailing
// `_` works in place on the first argument. Nothing with `error` (lower case, names the operation) if the arguments
// do not fit it. Several results are returned as a tuple.
std::optional<Value> CallTorch(TensorContext& context, const std::string& name, const ValueList& arguments,
                               const ValueMap& keywords, std::string& error);
// The same inside this library and the harness: in the current context, throws TensorError.
Value CallTorchHere(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {});

// Whether such an error means that the framework rejects the given shapes, rather than something unsupported.
bool IsShapeRefusal(std::string_view error);

// tensor[index] and tensor[index] = value with Python's full index syntax: integers, slices, None, Ellipsis, lists,
// bool and integer tensors, and tuples of them. Throw TensorError.
Value GetItem(const TensorPtr& tensor, const Value& index);
void SetItem(Tensor& tensor, const Value& index, const Value& value);

// Observes the operations of a context as its caller writes them, not those that an operation is composed of.
class TensorWatch {
 public:
  virtual ~TensorWatch() = default;
  // Before the operation, which may write to its arguments, and after it. For a failing one only before.
  virtual void Begin(const std::string& name, const ValueList& arguments) = 0;
  virtual void End(const std::string& name, const ValueList& arguments, const Value& result) = 0;

 private:
  friend class WatchedCall;
  int depth_ = 0;
};

}  // namespace assay
