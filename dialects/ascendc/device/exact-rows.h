// Second values through vector instructions. Created at the start of an instruction, while its sources are still
// there; the results are read when it ends. A no-op in a run that does not follow exact values.
#pragma once

#include <cstdint>
#include <vector>

#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/operand.h"

namespace assay::device {

struct ExactOp {
  enum Kind { kVector, kCast, kSelect } kind = kVector;
  int op = 0;  // AssayVecOp; cast: the round mode; select: its mode
  double scalar = 0;
};

// op(a, b, d, scalar) in double. `snap`: if the result is discontinuous, as floor is. False if there is no such rule.
bool ExactResult(const ExactOp& op, Dtype to, Dtype from, double a, double b, double d, double scalar, double& r);
bool Jumps(const ExactOp& op, Dtype to, Dtype from);

// One instruction that computes lane by lane. `mask` belongs to a select.
class ExactRows {
 public:
  ExactRows(Machine& m, const ExactOp& op, const Lanes& lanes, const Operand& d, const Operand* a, const Operand* b,
            const Operand* mask = nullptr)
      : exact_(m.exact()) {
    if (exact_ != nullptr) Begin(op, lanes, d, a, b, mask);
  }
  ~ExactRows() {
    if (exact_ != nullptr) End();
  }
  ExactRows(const ExactRows&) = delete;
  ExactRows& operator=(const ExactRows&) = delete;

 private:
  struct Lane {
    std::int64_t address;
    std::int64_t element;
    Exact::Operands operands;
  };
  void Begin(const ExactOp& op, const Lanes& lanes, const Operand& d, const Operand* a, const Operand* b,
             const Operand* mask);
  struct Sources {
    const Operand* a = nullptr;
    const Operand* b = nullptr;
    Followed scalar;
    bool reads_target = false;
    bool jumps = false;
    bool sum = false;
  };
  void Follow(const ExactOp& op, const Operand& d, const Sources& from, std::int64_t repeat, int lane,
              std::int64_t element);
  void End();

  Exact* exact_;
  LocalSpace* space_ = nullptr;
  std::vector<Lane> open_;
};

// A reduction: the result of each group of `group` lanes of each repeat, and of all of them.
class ExactReduction {
 public:
  ExactReduction(Machine& m, int op, const Lanes& lanes, const Operand& source, int group) : exact_(m.exact()) {
    if (exact_ != nullptr) Begin(op, lanes, source, group);
  }
  // The result of a group (of all: `group` negative) is now at `at` bytes into the target.
  void Store(std::int64_t repeat, int group, const Operand& target, std::int64_t at) {
    if (exact_ != nullptr) StoreResult(repeat, group, target, at);
  }

 private:
  struct Sum {
    double exact = 0;
    double drift = 0;
    double largest = 0;
    std::uint32_t birth = 0;
    bool any = false;
    bool finite = true;
  };
  void Begin(int op, const Lanes& lanes, const Operand& source, int group);
  void Join(Sum& sum, const Followed& value);
  void StoreResult(std::int64_t repeat, int group, const Operand& target, std::int64_t at);

  Exact* exact_;
  int op_ = 0;
  std::int64_t groups_ = 0;  // a repeat
  std::vector<Sum> sums_;
  Sum all_;
};

}  // namespace assay::device
