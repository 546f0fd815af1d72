// Concolic execution of host code: runs it on one concrete input and keeps, next to every value, its expression over
// the input's symbols. Every test on a symbol becomes a condition of the path: for all inputs that satisfy the
// conditions, the code takes the same path and the expressions hold.
#pragma once

#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "simulator/concolic/program.h"
#include "simulator/concolic/shadow.h"

namespace assay::concolic {

// The result of following the path.
struct Condition {
  Expr holds;
  std::int32_t location = -1;  // assay_loc mark before the test
  bool pins = false;           // the code could go on with one value only, such as an index
};

struct PathLimits {
  std::uint64_t steps = 40'000'000;  // an instruction is one, a call of a library some, eight bytes moved one
  std::size_t conditions = 2'000;
  unsigned depth = 400;
};

class Interpreter {
 public:
  Interpreter(Program& program, ExprPool& pool, const PathLimits& limits);

  Shadow& shadow() { return shadow_; }
  // False if the code cannot be followed to its end: problem() gives the reason. Exceptions of library functions
  // pass through.
  bool Run(llvm::Function& function, const std::vector<std::uint64_t>& arguments);

  const std::vector<Condition>& conditions() const { return conditions_; }
  // Reasons why the conditions may be incomplete: "a test of a floating-point value".
  const std::vector<std::string>& doubts() const { return doubts_; }
  const std::string& problem() const { return problem_; }
  const std::string& Reason(std::uint16_t opaque) const { return reasons_[opaque]; }
  std::int32_t location() const { return location_; }

 private:
  struct Frame;
  struct Slots {
    std::unordered_map<const llvm::Value*, unsigned> index;
  };
  enum class Flow { kNext, kJump, kReturn, kStop };

  Value Call(llvm::Function& function, std::vector<Value> arguments);
  Flow Step(Frame& frame, llvm::Instruction& instruction);
  Flow Jump(Frame& frame, llvm::BasicBlock* to);
  Flow Branch(Frame& frame, llvm::BranchInst& branch);
  Flow Switch(Frame& frame, llvm::SwitchInst& choice);
  Flow Invoke(Frame& frame, llvm::CallBase& call);
  Flow Stop(std::string problem);

  Value Get(const Frame& frame, const llvm::Value* value);
  Cell Scalar(const Frame& frame, const llvm::Value* value) { return Get(frame, value).front(); }
  void Set(Frame& frame, const llvm::Instruction& instruction, Value value);

  Value LoadFrom(const Cell& address, llvm::Type* type);
  void StoreTo(const Cell& address, const Value& value, llvm::Type* type);
  void LoadCells(std::uint64_t at, llvm::Type* type, Value& out);
  void StoreCells(std::uint64_t at, llvm::Type* type, const Value& value, unsigned& next);
  Cell Address(const Frame& frame, const llvm::GetElementPtrInst& gep);
  Value ExtractOrInsert(const Frame& frame, llvm::Instruction& instruction);

  // arithmetic.cpp
  Value Arithmetic(const Frame& frame, llvm::BinaryOperator& op);
  Cell Integer(unsigned opcode, const Cell& a, const Cell& b, unsigned width, bool disjoint);
  Value Compare(const Frame& frame, llvm::CmpInst& compare);
  Cell CompareIntegers(llvm::CmpInst::Predicate predicate, const Cell& a, const Cell& b, unsigned width);
  Value Cast(const Frame& frame, llvm::CastInst& cast);
  Value Select(const Frame& frame, llvm::SelectInst& select);
  Expr Raw(const Cell& cell, unsigned width);
  Expr Unsigned(const Cell& cell, unsigned width);
  Expr Signed(const Cell& cell, unsigned width);
  Expr LowBits(const Cell& cell, unsigned bits, unsigned width);

  // intrinsics.cpp
  bool Intrinsic(Frame& frame, llvm::CallBase& call, const llvm::Function& callee, Value& out);
  Value WithOverflow(unsigned id, const Cell& a, const Cell& b, unsigned width);
  // Steps of work that is not done instruction by instruction.
  void Charge(std::uint64_t steps) { steps_ += std::min(steps, limits_.steps); }
  void CopyMemory(const Cell& to, const Cell& from, const Cell& bytes);
  void SetMemory(const Cell& to, const Cell& byte, const Cell& bytes);

  // natives.cpp
  bool Known(Frame& frame, llvm::CallBase& call, std::string_view name, Value& out, Flow& flow);
  // No byte of this block of the heap depends on a symbol any more.
  void Forget(std::uint64_t allocated);
  Flow Native(Frame& frame, llvm::CallBase& call, std::uint64_t address, std::string_view name, Value& out);

  void Require(Expr holds, bool pins);
  // Concretises the cell: the code continues with this value alone.
  void Pin(const Cell& cell, unsigned width, const char* what);
  void Doubt(std::uint16_t opaque, const char* what);
  std::uint16_t Opaque(const std::string& reason);
  Cell Unknown(std::uint64_t bits, const Cell& a, const Cell& b, const char* reason);

  Program& program_;
  ExprPool& pool_;
  PathLimits limits_;
  Shadow shadow_;
  std::unordered_map<const llvm::Function*, Slots> slots_;
  std::vector<Condition> conditions_;
  std::vector<std::string> doubts_;
  std::vector<std::string> reasons_ = {""};
  std::string problem_;
  std::uint64_t steps_ = 0;
  unsigned depth_ = 0;
  std::int32_t location_ = -1;
  bool stopped_ = false;
  std::uint16_t torn_ = 0;
};

struct Interpreter::Frame {
  llvm::Function* function = nullptr;
  const Slots* slots = nullptr;
  std::vector<Value> values;
  std::vector<Value> arguments;
  std::vector<void*> memory;
  llvm::BasicBlock* block = nullptr;
  llvm::BasicBlock* before = nullptr;
  Value result;
};

inline std::uint64_t MaskOf(unsigned width) { return width >= 64 ? ~0ull : (1ull << width) - 1; }
inline std::int64_t Extended(std::uint64_t bits, unsigned width) {
  return width >= 64 ? static_cast<std::int64_t>(bits)
                     : static_cast<std::int64_t>(bits << (64 - width)) >> (64 - width);
}
unsigned WidthOf(const llvm::Type& type);

}  // namespace assay::concolic
