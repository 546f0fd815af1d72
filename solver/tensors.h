// Which tensor an operand works on: a buffer of its own, or what one step took out of a queue. Tensors of one queue are
// told apart by following them through it, first in, first out.
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

class Tensors {
 public:
  using HoldsFunction = std::function<bool(const std::vector<Expr>& hypotheses, Expr goal)>;
  Tensors(const DeviceEvents& events, HoldsFunction holds);

  // Empty where it is not known which; `why` says so.
  std::vector<TensorChoice> Of(const Operand& operand, std::string& why) const;
  // Round the step that took it: a tensor is another one in each of their rounds.
  const std::vector<int>& LoopsOf(TensorId id) const;

 private:
  struct Full {
    const Step* commit = nullptr;
    std::vector<Expr> guards;  // sorted
    Expr taken;                // when it was taken out already
  };

  void Queue(int buffer);
  bool Take(const Step& wait, std::vector<Full>& full, std::vector<TensorChoice>& out);
  bool Committed(const Full& full, Expr guard, std::vector<TensorChoice>& out) const;
  Expr Without(const std::vector<Expr>& guards, const std::vector<Expr>& known);

  const DeviceEvents& events_;
  ExprPool& pool_;
  HoldsFunction holds_;
  std::map<int, std::vector<TensorChoice>> of_step_;
};

}  // namespace assay
