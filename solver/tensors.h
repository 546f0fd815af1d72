// Which tensor an operand works on: a buffer of its own, or what one step took out of a queue. Tensors of one queue are
// distinguished by following them through it, first in, first out. If a loop dequeues what the previous round has
// enqueued, and its first round what was enqueued before the loop, the dequeued tensor is a separate one with the
// contents of the other (`HandedOver`).
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

struct TensorId {
  int buffer = -1;
  int taken = -1;  // the step that took it; -1: a buffer of its own
  auto operator<=>(const TensorId&) const = default;
};

struct TensorChoice {
  TensorId id;
  Expr guard;
};

// The tensors that a step dequeues in the rounds of a loop.
struct HandedOver {
  TensorId taken;
  int loop = -1;
  std::vector<TensorChoice> first;  // enqueued before the loop, dequeued in its first round
  std::vector<TensorChoice> later;  // enqueued by the previous round
};

class Tensors {
 public:
  using HoldsFunction = std::function<bool(const std::vector<Expr>& hypotheses, Expr goal)>;
  Tensors(const DeviceEvents& events, HoldsFunction holds);

  // Empty if it is unknown which; `why` gives the reason.
  std::vector<TensorChoice> Of(const Operand& operand, std::string& why) const;
  // The loops around the step that dequeued it: each of their rounds has its own tensor.
  const std::vector<int>& LoopsOf(TensorId id) const;
  const std::vector<HandedOver>& handed_over() const { return handed_over_; }

 private:
  struct Full {
    const Step* commit = nullptr;
    std::vector<Expr> guards;  // sorted
    Expr taken;                // when it was taken out already
  };

  void Queue(int buffer);
  bool RoundByRound(int buffer, const std::vector<BufferChoice>& queues);
  bool HandsOver(const Step& first, const Step& later, const Step& wait);
  bool Take(const Step& wait, std::vector<Full>& full, std::vector<TensorChoice>& out);
  bool Committed(const Full& full, Expr guard, std::vector<TensorChoice>& out) const;
  Expr Without(const std::vector<Expr>& guards, const std::vector<Expr>& known);

  const DeviceEvents& events_;
  ExprPool& pool_;
  HoldsFunction holds_;
  std::map<int, std::vector<TensorChoice>> of_step_;
  std::vector<HandedOver> handed_over_;
};

}  // namespace assay
