// Reverse-mode differentiation: while a context records, every operation on a tensor that requires a gradient leaves
// a node with its arguments, and Gradients walks the nodes back from the results. An operation without a rule ends
// the walk with its name, never with a guess.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reference/tensor/arguments.h"
#include "reference/tensor/value.h"

namespace assay::tensor {

struct GradientNode {
  std::uint64_t id = 0;
  const Table::Entry* entry = nullptr;  // null: a leaf, or an index expression
  bool index = false;                   // arguments are a tensor and what was in brackets
  ValueList arguments;
  ValueMap keywords;
  std::vector<Tensor> outputs;  // without nodes of their own
  TensorPtr grad;               // of a leaf, once `backward` ran
};

// Whether operations are recorded now.
bool Recording();
// Inside a rule: operations are recorded again while one lives.
class RecordAgain {
 public:
  RecordAgain();
  ~RecordAgain();
  RecordAgain(const RecordAgain&) = delete;
  RecordAgain& operator=(const RecordAgain&) = delete;

 private:
  int before_;
};
// Runs `evaluate` and records it if one of the tensors is tracked; no entry: an index expression. Throws TensorError
// if it `writes` to an argument whose old values a rule would need.
Value Recorded(const Table::Entry* entry, const ValueList& arguments, const ValueMap& keywords, bool writes,
               const std::function<Value()>& evaluate);
// Throws TensorError if writing to the tensor would invalidate recorded operations.
void CheckWrite(const Tensor& target, const Value& source);

// The derivatives of sum(outputs * weights) by each input; without weights 1, which requires an output of one element.
// Null if an output does not depend on the input. Throws TensorError.
std::vector<TensorPtr> Gradients(const ValueList& outputs, const ValueList& inputs, const ValueList& weights);
// The same with respect to every leaf that requires a gradient, accumulated there.
void Backward(const Tensor& output, const Value& weight);

// What a rule sees of one node.
class BackwardStep {
 public:
  using Give = std::function<void(const Value& argument, const Tensor& gradient)>;
  BackwardStep(const GradientNode& node, std::vector<Tensor> gradients, Give give)
      : node(node), gradients(std::move(gradients)), give_(std::move(give)) {}

  const GradientNode& node;
  std::vector<Tensor> gradients;  // one an output, zeros where none arrived

  const Tensor& gradient() const { return gradients.front(); }
  // Whether a gradient for this argument is needed.
  static bool Wants(const Value& argument);
  // Sums over broadcast dimensions, converts to the argument's dtype, accumulates.
  void ToArgument(const Value& argument, const Tensor& gradient) const { give_(argument, gradient); }

 private:
  Give give_;
};

using GradientRule = std::function<void(const Arguments& a, const BackwardStep& step)>;
// Rules by the operation's own name (not its aliases); null if there is none.
const GradientRule* FindGradientRule(const std::string& name);
void AddElementwiseGradients(std::map<std::string, GradientRule>& rules);
void AddComposedGradients(std::map<std::string, GradientRule>& rules);
// The rule for everything that only moves elements: the operation is run once more on the positions themselves.
void MoveGradient(const BackwardStep& step, const std::function<Value(const ValueList&, const ValueMap&)>& run);

}  // namespace assay::tensor
