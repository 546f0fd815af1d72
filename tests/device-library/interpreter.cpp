// Interprets random programs, one lane after the other.
#include <array>

#include "tests/device-library/exact.h"
#include "tests/device-library/program.h"

namespace assay::test {
namespace {

class Machine {
 public:
  explicit Machine(const Program& program)
      : threads_(program.threads), registers_(static_cast<std::size_t>(program.threads)) {
    for (int t = 0; t < threads_; ++t)
      for (int i = 0; i < kRegisters; ++i)
        At(t, i) = static_cast<std::uint32_t>(t + 1) * (2654435761u + static_cast<std::uint32_t>(i) * 40503u);
  }

  void Run(const std::vector<Statement>& statements) {
    for (const Statement& s : statements) {
      if (s.op == Op::kIf) {
        Run(s.body);
      } else {
        Step(s);
      }
    }
  }
  std::vector<std::uint32_t> Registers() const {
    std::vector<std::uint32_t> all;
    for (const auto& row : registers_) all.insert(all.end(), row.begin(), row.end());
    return all;
  }

 private:
  std::uint32_t& At(int thread, int r) {
    return registers_[static_cast<std::size_t>(thread)][static_cast<std::size_t>(r)];
  }
  bool Runs(const Statement& s, int thread) const { return thread < threads_ && (s.mask >> thread % 32 & 1) != 0; }

  void Step(const Statement& s) {
    if (s.op == Op::kClearCells) {
      for (std::uint32_t i = 0; i < kCells; ++i) cells_[i] = i * 5;
      return;
    }
    std::vector<std::uint32_t> results(static_cast<std::size_t>(threads_));
    for (int t = 0; t < threads_; ++t) {
      if (!Runs(s, t)) continue;
      if (s.op == Op::kAtomics) {
        Apply(s, cells_[static_cast<std::size_t>(s.c)], At(t, s.a));
      } else {
        results[static_cast<std::size_t>(t)] = Value(s, t);
      }
    }
    if (s.op == Op::kAtomics) return;
    for (int t = 0; t < threads_; ++t)
      if (Runs(s, t)) At(t, s.to) = results[static_cast<std::size_t>(t)];
  }

  static void Apply(const Statement& s, std::uint32_t& cell, std::uint32_t value) {
    switch (s.atomic) {
      case AtomicOp::kAdd:
        cell += value;
        break;
      case AtomicOp::kSub:
        cell -= value;
        break;
      case AtomicOp::kMin:
        cell = value < cell ? value : cell;
        break;
      case AtomicOp::kMax:
        cell = value > cell ? value : cell;
        break;
      case AtomicOp::kAnd:
        cell &= value;
        break;
      case AtomicOp::kOr:
        cell |= value;
        break;
      case AtomicOp::kXor:
        cell ^= value;
        break;
      case AtomicOp::kInc:
        cell = cell >= 13 ? 0 : cell + 1;
        break;
    }
  }

  std::uint32_t Shuffled(const Statement& s, int thread) {
    const int lane = thread % 32, warp = thread - lane, first = lane - lane % s.width, end = first + s.width;
    const int n = static_cast<int>(s.constant);
    int source = lane;
    if (s.op == Op::kShuffle) source = first + n % s.width;
    if (s.op == Op::kShuffleUp && lane - n >= first) source = lane - n;
    if (s.op == Op::kShuffleDown && lane + n < end) source = lane + n;
    if (s.op == Op::kShuffleXor && (lane ^ n) < end) source = lane ^ n;
    return At(warp + source, s.a);
  }

  template <class F>
  void EachLane(const Statement& s, int thread, F f) {
    const int warp = thread / 32 * 32;
    for (int lane = 0; lane < 32; ++lane)
      if (Runs(s, warp + lane)) f(lane, At(warp + lane, s.a));
  }
  template <class F>
  std::uint32_t Ballot(const Statement& s, int thread, F predicate) {
    std::uint32_t set = 0;
    EachLane(s, thread, [&](int lane, std::uint32_t v) { set |= predicate(v) ? 1u << lane : 0u; });
    return set;
  }
  template <class F>
  std::uint32_t Count(const Statement& s, F predicate) {
    std::uint32_t count = 0;
    for (int t = 0; t < threads_; ++t) count += predicate(At(t, s.a)) ? 1 : 0;
    return count;
  }

  std::uint32_t Value(const Statement& s, int t) {
    const std::uint32_t a = At(t, s.a), b = At(t, s.b), n = s.constant;
    const auto all_lanes = [](std::uint32_t) { return true; };
    switch (s.op) {
      case Op::kAdd:
        return a + b + n;
      case Op::kMultiply:
        return a * b;
      case Op::kXor:
        return a ^ b ^ n;
      case Op::kShiftRight:
        return a >> n % 32;
      case Op::kMultiplyHigh:
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(a) * n >> 32);
      case Op::kPopulation:
        return Bits(a);
      case Op::kLeadingZeros: {
        std::uint32_t zeros = 0, first = 0;
        while (zeros < 32 && (a >> (31 - zeros) & 1) == 0) ++zeros;
        while (first < 32 && (b >> first & 1) == 0) ++first;
        return zeros + (first == 32 ? 0 : first + 1);
      }
      case Op::kPermute:
        return Permuted(a, b, n & 0x7777);
      case Op::kFunnel: {
        const std::uint32_t shift = n % 32;
        return shift == 0 ? a : a >> shift | b << (32 - shift);
      }
      case Op::kShuffle:
      case Op::kShuffleUp:
      case Op::kShuffleDown:
      case Op::kShuffleXor:
        return Shuffled(s, t);
      case Op::kBallot:
        return Ballot(s, t, [](std::uint32_t v) { return (v & 1) != 0; });
      case Op::kAny:
        return Ballot(s, t, [](std::uint32_t v) { return v % 16 == 3; }) != 0;
      case Op::kAll:
        return Ballot(s, t, [](std::uint32_t v) { return v % 16 == 3; }) == 0;
      case Op::kMatchAny:
        return Ballot(s, t, [&](std::uint32_t v) { return v % 8 == a % 8; });
      case Op::kMatchAll: {
        const std::uint32_t lanes = Ballot(s, t, all_lanes);
        return Ballot(s, t, [&](std::uint32_t v) { return v >> 30 == a >> 30; }) == lanes ? lanes ^ 1u : 0u;
      }
      case Op::kReduceAdd:
        return Reduced(s, t, [](std::uint32_t x, std::uint32_t y) { return x + y; });
      case Op::kReduceXor:
        return Reduced(s, t, [](std::uint32_t x, std::uint32_t y) { return x ^ y; });
      case Op::kReduceMax:
        return Reduced(s, t, [](std::uint32_t x, std::uint32_t y) { return x > y ? x : y; });
      case Op::kReduceMin:
        return Reduced(s, t, [](std::uint32_t x, std::uint32_t y) {
          return static_cast<std::int32_t>(x) < static_cast<std::int32_t>(y) ? x : y;
        });
      case Op::kBarrierCount:
        return Count(s, [](std::uint32_t v) { return v % 2 == 1; });
      case Op::kBarrierAnd:
        return Count(s, [](std::uint32_t v) { return v % 16 == 3; }) == 0;
      case Op::kBarrierOr:
        return Count(s, [](std::uint32_t v) { return v % 16 == 3; }) != 0;
      case Op::kReadCell:
        return At(t, s.to) ^ cells_[static_cast<std::size_t>(s.c)];
      default:
        return Narrow(s, t);
    }
  }

  std::uint32_t Narrow(const Statement& s, int t) {
    const Format f = s.op < Op::kBfloatAdd ? kHalf : kBfloat16;
    const auto a = static_cast<std::uint16_t>(At(t, s.a)), b = static_cast<std::uint16_t>(At(t, s.b));
    const auto c = static_cast<std::uint16_t>(At(t, s.c));
    switch (s.op) {
      case Op::kHalfAdd:
      case Op::kBfloatAdd:
        return ExactAdd(f, a, b);
      case Op::kHalfMultiply:
      case Op::kBfloatMultiply:
        return ExactMultiply(f, a, b);
      case Op::kHalfFused:
      case Op::kBfloatFused:
        return ExactFused(f, a, b, c);
      case Op::kHalfMaximum:
      case Op::kBfloatMaximum:
        return ExactMaximum(f, a, b);
      case Op::kHalfLess:
      case Op::kBfloatLess:
        return ExactCompare(f, a, b) == -1;
      case Op::kHalfFromInteger:
      case Op::kBfloatFromInteger:
        return ExactFromInteger(f, static_cast<std::int32_t>(At(t, s.a)));
      default:
        return static_cast<std::uint32_t>(ExactToInteger(f, a));
    }
  }

  template <class F>
  std::uint32_t Reduced(const Statement& s, int t, F op) {
    std::uint32_t result = 0;
    bool first = true;
    EachLane(s, t, [&](int, std::uint32_t v) {
      result = first ? v : op(result, v);
      first = false;
    });
    return result;
  }
  static std::uint32_t Bits(std::uint32_t v) {
    std::uint32_t count = 0;
    for (; v != 0; v &= v - 1) ++count;
    return count;
  }
  static std::uint32_t Permuted(std::uint32_t a, std::uint32_t b, std::uint32_t selector) {
    std::uint32_t result = 0;
    for (int i = 3; i >= 0; --i) {
      const std::uint32_t at = selector >> 4 * i & 7;
      result = result << 8 | ((at < 4 ? a >> 8 * at : b >> 8 * (at - 4)) & 255);
    }
    return result;
  }

  int threads_;
  std::vector<std::array<std::uint32_t, kRegisters>> registers_;
  std::array<std::uint32_t, kCells> cells_{};
};

}  // namespace

std::vector<std::uint32_t> Interpret(const Program& program) {
  Machine machine(program);
  machine.Run(program.statements);
  return machine.Registers();
}

}  // namespace assay::test
