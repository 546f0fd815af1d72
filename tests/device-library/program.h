// Random programs of a block of threads: registers, shared cells, warp operations, barriers, atomics, narrow
// arithmetic.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::test {

inline constexpr int kRegisters = 4;
inline constexpr int kCells = 8;

enum class Op {
  kAdd,
  kMultiply,
  kXor,
  kShiftRight,
  kMultiplyHigh,
  kPopulation,
  kLeadingZeros,
  kPermute,
  kFunnel,  // plain
  kShuffle,
  kShuffleUp,
  kShuffleDown,
  kShuffleXor,  // warp
  kBallot,
  kAny,
  kAll,
  kMatchAny,
  kMatchAll,
  kReduceAdd,
  kReduceMin,
  kReduceMax,
  kReduceXor,
  kBarrierCount,
  kBarrierAnd,
  kBarrierOr,  // block
  kAtomics,    // `atomic` on a cell
  kReadCell,
  kClearCells,
  kHalfAdd,
  kHalfMultiply,
  kHalfFused,
  kHalfMaximum,
  kHalfLess,
  kHalfFromInteger,
  kHalfToInteger,  // 16 bits
  kBfloatAdd,
  kBfloatMultiply,
  kBfloatFused,
  kBfloatMaximum,
  kBfloatLess,
  kBfloatFromInteger,
  kBfloatToInteger,
  kIf,  // lanes of a set
};
enum class AtomicOp { kAdd, kSub, kMin, kMax, kAnd, kOr, kXor, kInc };

struct Statement {
  Op op = Op::kAdd;
  int to = 0, a = 0, b = 0, c = 0;  // registers, or a cell in c
  std::uint32_t constant = 0;       // delta or lane of a shuffle, immediate
  int width = 32;
  AtomicOp atomic = AtomicOp::kAdd;
  std::uint32_t mask = 0xffffffffu;  // of a warp operation: the lanes that run it
  std::vector<Statement> body;       // of an if
};
struct Program {
  int threads = 32;
  std::vector<Statement> statements;
};

// The same program for the same seed, everywhere.
Program Generate(std::uint64_t seed);
// extern "C" __device__ void NAME(void*): each thread's registers at the end.
std::string Text(const Program& program, const std::string& name);
// The registers of all threads at the end, computed statement by statement for all threads at once.
std::vector<std::uint32_t> Interpret(const Program& program);

}  // namespace assay::test
