// Records operations and propagates gradients back through them.
#include "reference/tensor/gradient.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

thread_local int evaluating = 0;

// Nothing is recorded while one lives: neither inside an operation nor during the backward pass.
struct Quiet {
  Quiet() { ++evaluating; }
  ~Quiet() { --evaluating; }
  Quiet(const Quiet&) = delete;
  Quiet& operator=(const Quiet&) = delete;
};

std::uint64_t NextId() {
  static thread_local std::uint64_t last = 0;
  return ++last;
}

// Lists nested more deeply contain no tensors that an operation accepts.
constexpr int kMostNesting = 64;

template <class F>
void EachTensor(const Value& value, F f, int depth = 0) {
  if (value.is_tensor()) return f(value.tensor());
  if (!value.is_sequence() || depth == kMostNesting) return;
  Budget::Step(1 + value.items().size() / 8);
  for (const Value& item : value.items()) EachTensor(item, f, depth + 1);
}

template <class F>
void EachTensor(const ValueList& arguments, const ValueMap& keywords, F f) {
  for (const Value& value : arguments) EachTensor(value, f);
  for (const auto& [name, value] : keywords) EachTensor(value, f);
}

// A leaf gets its node when it is first used.
void Follow(const Tensor& tensor) {
  if (!tensor.requires_grad || tensor.node != nullptr || !IsFloating(tensor.dtype())) return;
  tensor.node = std::make_shared<GradientNode>();
  tensor.node->id = NextId();
  tensor.node->outputs.push_back(Tensor::ShapeOnly(tensor.dtype(), tensor.shape()));
}

[[noreturn]] void InPlace(const std::string& name) {
  throw TensorError{name + " writes in place to a tensor whose derivative is followed: that is not modelled"};
}

// Gradients accumulated at a node so far, by its outputs.
struct Arrived {
  std::shared_ptr<GradientNode> node;
  std::vector<std::optional<Tensor>> gradients;
};

class Walk {
 public:
  void Add(const Value& argument, const Tensor& gradient) {
    if (!BackwardStep::Wants(argument)) return;
    const Tensor& target = *argument.tensor();
    Arrived& arrived = nodes_[target.node->id];
    arrived.node = target.node;
    arrived.gradients.resize(target.node->outputs.size());
    const Tensor fitting = Reduce(gradient, target.shape()).To(target.dtype());
    std::optional<Tensor>& held = arrived.gradients[target.node_output];
    held = held ? assay::tensor::Add(*held, fitting) : fitting;
  }

  // Nodes are created in the order of the computation: in reverse, each node is visited after all its gradients have
  // arrived.
  void Run() {
    while (!nodes_.empty()) {
      Arrived arrived = std::move(std::prev(nodes_.end())->second);
      nodes_.erase(std::prev(nodes_.end()));
      const std::uint64_t id = arrived.node->id;
      if (arrived.node->entry == nullptr && !arrived.node->index) {
        done_[id] = std::move(arrived);
        continue;
      }
      Step(arrived);
      done_[id] = std::move(arrived);
    }
  }

  std::optional<Tensor> Of(const Tensor& tensor) const {
    if (tensor.node == nullptr) return std::nullopt;
    const auto found = done_.find(tensor.node->id);
    return found == done_.end() ? std::nullopt : found->second.gradients[tensor.node_output];
  }

  const std::map<std::uint64_t, Arrived>& done() const { return done_; }

 private:
  static Tensor Reduce(Tensor gradient, const Shape& shape) {
    if (gradient.shape() == shape) return gradient;
    if (gradient.count() == CountOf(shape) && gradient.rank() < static_cast<std::int64_t>(shape.size()))
      return gradient.Reshaped(shape);
    const std::size_t lead =
        static_cast<std::size_t>(gradient.rank()) - std::min(shape.size(), gradient.shape().size());
    ValueList dims;
    for (std::size_t d = 0; d < gradient.shape().size(); ++d) {
      if (d < lead || (shape[d - lead] == 1 && gradient.shape()[d] != 1)) dims.emplace_back(static_cast<int>(d));
    }
    if (!dims.empty()) gradient = *CallTorchHere("sum", {gradient, Value::Tuple(std::move(dims)), true}).tensor();
    return gradient.Reshaped(shape);
  }

  void Step(const Arrived& arrived) {
    std::vector<Tensor> gradients;
    for (std::size_t i = 0; i < arrived.gradients.size(); ++i) {
      const Tensor& output = arrived.node->outputs[i];
      gradients.push_back(arrived.gradients[i] ? *arrived.gradients[i] : Tensor(output.dtype(), output.shape()));
    }
    const GradientNode& node = *arrived.node;
    const BackwardStep step(node, std::move(gradients),
                            [this](const Value& argument, const Tensor& gradient) { Add(argument, gradient); });
    if (node.index) {
      return MoveGradient(step, [](const ValueList& arguments, const ValueMap&) {
        return GetItem(arguments[0].tensor(), arguments[1]);
      });
    }
    const GradientRule* rule = FindGradientRule(node.entry->signature.name);
    if (rule == nullptr) throw TensorError{"the derivative of `" + node.entry->signature.name + "` is not modelled"};
    (*rule)(Arguments(node.entry->signature, node.arguments, node.keywords), step);
  }

  std::map<std::uint64_t, Arrived> nodes_, done_;
};

Walk WalkFrom(const ValueList& outputs, const ValueList& weights) {
  const Quiet quiet;
  Walk walk;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const Tensor& output = *outputs[i].tensor();
    if (output.node == nullptr)
      throw TensorError{"element " + std::to_string(i) + " of the tensors does not require grad"};
    const bool given = i < weights.size() && weights[i].is_tensor();
    if (!given && output.count() != 1) throw TensorError{"grad can be implicitly created only for scalar outputs"};
    if (given && weights[i].tensor()->shape() != output.shape()) {
      throw TensorError{"a gradient of shape " + TextOf(weights[i].tensor()->shape()) + " does not fit an output of " +
                        TextOf(output.shape())};
    }
    walk.Add(outputs[i],
             given ? *weights[i].tensor() : CallTorchHere("ones_like", {Value(outputs[i])}).tensor()->Copy());
  }
  walk.Run();
  return walk;
}

}  // namespace

RecordAgain::RecordAgain() : before_(std::exchange(evaluating, 0)) {}
RecordAgain::~RecordAgain() { evaluating = before_; }

bool Recording() { return TensorContext::Current().differentiates && evaluating == 0; }

bool BackwardStep::Wants(const Value& argument) { return argument.is_tensor() && argument.tensor()->node != nullptr; }

Value Recorded(const Table::Entry* entry, const ValueList& arguments, const ValueMap& keywords, bool writes,
               const std::function<Value()>& evaluate) {
  const std::string name = entry != nullptr ? entry->signature.name : "";
  bool followed = false;
  EachTensor(arguments, keywords, [&](const TensorPtr& tensor) {
    // A leaf that is only written to, as when parameters are created, is not used yet.
    if (!writes) Follow(*tensor);
    followed = followed || tensor->node != nullptr;
  });
  if (followed && writes) InPlace("`" + name + "`");
  Value result = [&] {
    const Quiet quiet;
    return evaluate();
  }();
  if (!followed) return result;
  const bool detaches = name == "detach";
  auto node = std::make_shared<GradientNode>();
  node->id = NextId();
  node->entry = entry;
  node->index = entry == nullptr;
  node->arguments = arguments;
  node->keywords = keywords;
  EachTensor(result, [&](const TensorPtr& made) {
    bool same = false;
    EachTensor(arguments, keywords, [&](const TensorPtr& tensor) { same = same || tensor == made; });
    if (same) return;  // handed through
    const bool follows = !detaches && IsFloating(made->dtype());
    made->parameter = false;
    made->requires_grad = follows;
    made->node = follows ? node : nullptr;
    made->node_output = node->outputs.size();
    node->outputs.push_back(Tensor::ShapeOnly(made->dtype(), made->shape()));
  });
  return result;
}

void CheckWrite(const Tensor& target, const Value& source) {
  bool followed = target.node != nullptr;
  EachTensor(source, [&](const TensorPtr& tensor) { followed = followed || tensor->node != nullptr; });
  if (followed) InPlace("an assignment to elements");
}

std::vector<TensorPtr> Gradients(const ValueList& outputs, const ValueList& inputs, const ValueList& weights) {
  for (const Value& input : inputs) {
    if (!input.tensor()->requires_grad) throw TensorError{"one of the inputs does not require grad"};
  }
  const Walk walk = WalkFrom(outputs, weights);
  std::vector<TensorPtr> made;
  for (const Value& input : inputs) {
    const std::optional<Tensor> gradient = walk.Of(*input.tensor());
    made.push_back(gradient ? std::make_shared<Tensor>(*gradient) : nullptr);
  }
  return made;
}

void Backward(const Tensor& output, const Value& weight) {
  const Walk walk = WalkFrom({Value(output)}, {weight});
  const Quiet quiet;
  for (const auto& [id, arrived] : walk.done()) {
    GradientNode& node = *arrived.node;
    if (node.entry != nullptr || node.index || !arrived.gradients.front()) continue;
    const Tensor& now = *arrived.gradients.front();
    node.grad = std::make_shared<Tensor>(node.grad != nullptr ? assay::tensor::Add(*node.grad, now) : now);
  }
}

}  // namespace assay::tensor
