// Random programs and their CUDA texts.
#include "tests/device-library/program.h"

#include <array>
#include <iterator>
#include <optional>

namespace assay::test {
namespace {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15ull;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
  }
  int Below(int limit) { return static_cast<int>(Next() % static_cast<std::uint64_t>(limit)); }

 private:
  std::uint64_t state_;
};

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  Program Make() {
    constexpr int kThreads[] = {32, 64, 20, 45, 96, 1};
    program_.threads = kThreads[random_.Below(static_cast<int>(std::size(kThreads)))];
    program_.statements.push_back({.op = Op::kClearCells});
    Block(program_.statements, 12 + random_.Below(12), 0xffffffffu, 0);
    program_.statements.push_back(Read());
    return program_;
  }

 private:
  void Block(std::vector<Statement>& out, int count, std::uint32_t mask, int depth) {
    for (int i = 0; i < count; ++i) {
      Statement statement = One(mask, depth);
      out.push_back(std::move(statement));
    }
  }
  Statement One(std::uint32_t mask, int depth) {
    const int kind = random_.Below(20);
    if (kind < 4) return Any(Op::kAdd, Op::kFunnel, mask);
    if (kind < 9) return Narrow(mask);
    if (kind < 14) return Warp(mask);
    if (kind < 16) return Atomic(mask);
    if (depth < 2 && kind < 18) return If(mask, depth);
    if (depth > 0) return Any(Op::kAdd, Op::kFunnel, mask);
    return kind == 18 ? Any(Op::kBarrierCount, Op::kBarrierOr, mask) : Read();
  }
  Statement Any(Op first, Op last, std::uint32_t mask) {
    Statement s;
    const int ops = static_cast<int>(last) - static_cast<int>(first) + 1;
    s.op = static_cast<Op>(static_cast<int>(first) + random_.Below(ops));
    s.to = random_.Below(kRegisters);
    s.a = random_.Below(kRegisters);
    s.b = random_.Below(kRegisters);
    s.c = random_.Below(kRegisters);
    s.constant = static_cast<std::uint32_t>(random_.Next());
    s.mask = mask;
    return s;
  }
  Statement Narrow(std::uint32_t mask) { return Any(Op::kHalfAdd, Op::kBfloatToInteger, mask); }
  Statement Warp(std::uint32_t mask) {
    Statement s = Any(Op::kShuffle, Op::kReduceXor, mask);
    s.width = 1 << random_.Below(6);
    s.constant %= 32;
    const bool shuffles = s.op >= Op::kShuffle && s.op <= Op::kShuffleXor;
    if (shuffles && !SourcesTakePart(s)) s.op = Op::kReduceAdd;
    return s;
  }
  // A value from a lane outside is undefined.
  bool SourcesTakePart(const Statement& s) const {
    for (int thread = 0; thread < program_.threads; ++thread) {
      const int lane = thread % 32, first = lane / s.width * s.width, shift = static_cast<int>(s.constant);
      if ((s.mask >> lane & 1) == 0) continue;
      const int wanted = s.op == Op::kShuffle       ? first + shift % s.width
                         : s.op == Op::kShuffleUp   ? lane - shift
                         : s.op == Op::kShuffleDown ? lane + shift
                                                    : lane ^ shift;
      const bool own = wanted >= first + s.width || (s.op == Op::kShuffleUp && wanted < first);
      const int source = own ? lane : wanted;
      if ((s.mask >> source & 1) == 0 || thread / 32 * 32 + source >= program_.threads) return false;
    }
    return true;
  }
  // Between two reads, a cell only gets operations that commute.
  Statement Atomic(std::uint32_t mask) {
    Statement s = Any(Op::kAtomics, Op::kAtomics, mask);
    s.c = random_.Below(kCells);
    std::optional<AtomicOp>& used = used_[static_cast<std::size_t>(s.c)];
    if (!used) used = static_cast<AtomicOp>(random_.Below(8));
    s.atomic = *used;
    return s;
  }
  Statement Read() {
    Statement s = Any(Op::kReadCell, Op::kReadCell, 0xffffffffu);
    s.c = random_.Below(kCells);
    used_ = {};
    return s;
  }
  Statement If(std::uint32_t mask, int depth) {
    Statement s = Any(Op::kIf, Op::kIf, mask);
    const std::uint32_t lanes =
        random_.Below(2) == 0 ? static_cast<std::uint32_t>(random_.Next()) : (1u << (1 + random_.Below(31))) - 1;
    if ((mask & lanes) == 0) return Any(Op::kAdd, Op::kFunnel, mask);
    s.mask = mask & lanes;
    Block(s.body, 1 + random_.Below(4), s.mask, depth + 1);
    return s;
  }

  Random random_;
  Program program_;
  std::array<std::optional<AtomicOp>, kCells> used_;
};

std::string R(int i) { return "r" + std::to_string(i); }
std::string U(std::uint32_t value) { return std::to_string(value) + "u"; }

std::string AtomicText(const Statement& s) {
  constexpr const char* kNames[] = {"atomicAdd", "atomicSub", "atomicMin", "atomicMax",
                                    "atomicAnd", "atomicOr",  "atomicXor", "atomicInc"};
  const std::string value = s.atomic == AtomicOp::kInc ? "13u" : R(s.a);
  return std::string(kNames[static_cast<int>(s.atomic)]) + "(&cells[" + std::to_string(s.c) + "], " + value + ");";
}

std::string NarrowText(const Statement& s) {
  const bool half = s.op < Op::kBfloatAdd;
  const int op = static_cast<int>(s.op) - static_cast<int>(half ? Op::kHalfAdd : Op::kBfloatAdd);
  const std::string type = half ? "half" : "bfloat16";
  const auto in = [&](int r) { return "__ushort_as_" + type + "((unsigned short)" + R(r) + ")"; };
  const auto bits = [&](const std::string& value) { return "__" + type + "_as_ushort(" + value + ")"; };
  switch (op) {
    case 0:
      return bits("__hadd(" + in(s.a) + ", " + in(s.b) + ")");
    case 1:
      return bits("__hmul(" + in(s.a) + ", " + in(s.b) + ")");
    case 2:
      return bits("__hfma(" + in(s.a) + ", " + in(s.b) + ", " + in(s.c) + ")");
    case 3:
      return bits("__hmax(" + in(s.a) + ", " + in(s.b) + ")");
    case 4:
      return "(unsigned)__hlt(" + in(s.a) + ", " + in(s.b) + ")";
    case 5:
      return bits("__int2" + type + "_rn((int)" + R(s.a) + ")");
    default:
      return "(unsigned)__" + type + "2int_rz(" + in(s.a) + ")";
  }
}

std::string ValueText(const Statement& s) {
  const std::string a = R(s.a), b = R(s.b), mask = U(s.mask), n = U(s.constant), width = std::to_string(s.width);
  switch (s.op) {
    case Op::kAdd:
      return a + " + " + b + " + " + n;
    case Op::kMultiply:
      return a + " * " + b;
    case Op::kXor:
      return a + " ^ " + b + " ^ " + n;
    case Op::kShiftRight:
      return a + " >> " + U(s.constant % 32);
    case Op::kMultiplyHigh:
      return "__umulhi(" + a + ", " + n + ")";
    case Op::kPopulation:
      return "__popc(" + a + ")";
    case Op::kLeadingZeros:
      return "__clz((int)" + a + ") + __ffs((int)" + b + ")";
    case Op::kPermute:
      return "__byte_perm(" + a + ", " + b + ", " + U(s.constant & 0x7777) + ")";
    case Op::kFunnel:
      return "__funnelshift_r(" + a + ", " + b + ", " + n + ")";
    case Op::kShuffle:
      return "__shfl_sync(" + mask + ", " + a + ", " + n + ", " + width + ")";
    case Op::kShuffleUp:
      return "__shfl_up_sync(" + mask + ", " + a + ", " + n + ", " + width + ")";
    case Op::kShuffleDown:
      return "__shfl_down_sync(" + mask + ", " + a + ", " + n + ", " + width + ")";
    case Op::kShuffleXor:
      return "__shfl_xor_sync(" + mask + ", " + a + ", " + n + ", " + width + ")";
    case Op::kBallot:
      return "__ballot_sync(" + mask + ", " + a + " & 1)";
    case Op::kAny:
      return "(unsigned)__any_sync(" + mask + ", (" + a + " & 15) == 3)";
    case Op::kAll:
      return "(unsigned)__all_sync(" + mask + ", (" + a + " & 15) != 3)";
    case Op::kMatchAny:
      return "__match_any_sync(" + mask + ", " + a + " & 7)";
    case Op::kReduceAdd:
      return "__reduce_add_sync(" + mask + ", " + a + ")";
    case Op::kReduceMin:
      return "(unsigned)__reduce_min_sync(" + mask + ", (int)" + a + ")";
    case Op::kReduceMax:
      return "__reduce_max_sync(" + mask + ", " + a + ")";
    case Op::kReduceXor:
      return "__reduce_xor_sync(" + mask + ", " + a + ")";
    case Op::kBarrierCount:
      return "(unsigned)__syncthreads_count(" + a + " & 1)";
    case Op::kBarrierAnd:
      return "(unsigned)__syncthreads_and((" + a + " & 15) != 3)";
    case Op::kBarrierOr:
      return "(unsigned)__syncthreads_or((" + a + " & 15) == 3)";
    default:
      return NarrowText(s);
  }
}

void Write(const std::vector<Statement>& statements, std::string& out) {
  for (const Statement& s : statements) {
    switch (s.op) {
      case Op::kIf:
        out += "if ((" + U(s.mask) + " >> (threadIdx.x % 32) & 1u) != 0) {\n";
        Write(s.body, out);
        out += "}\n";
        break;
      case Op::kAtomics:
        out += AtomicText(s) + "\n";
        break;
      case Op::kReadCell:
        out += "__syncthreads();\n" + R(s.to) + " ^= cells[" + std::to_string(s.c) + "];\n__syncthreads();\n";
        break;
      case Op::kClearCells:
        out += "if (threadIdx.x == 0) for (unsigned i = 0; i < " + std::to_string(kCells) +
               "; ++i) cells[i] = i * 5;\n__syncthreads();\n";
        break;
      case Op::kMatchAll:
        out += "{ int all = 7; " + R(s.to) + " = __match_all_sync(" + U(s.mask) + ", " + R(s.a) +
               " >> 30, &all) ^ (unsigned)all; }\n";
        break;
      default:
        out += R(s.to) + " = " + ValueText(s) + ";\n";
    }
  }
}

}  // namespace

Program Generate(std::uint64_t seed) { return Generator(seed).Make(); }

std::string Text(const Program& program, const std::string& name) {
  const std::string registers = std::to_string(kRegisters);
  std::string out = "extern \"C\" __device__ void " + name +
                    "(void* memory) {\nunsigned* registers = static_cast<unsigned*>(memory);\n";
  out += "unsigned* cells = registers + " + std::to_string(program.threads * kRegisters) + ";\n";
  for (int i = 0; i < kRegisters; ++i)
    out += "unsigned " + R(i) + " = (threadIdx.x + 1) * " + U(2654435761u + static_cast<std::uint32_t>(i) * 40503u) +
           ";\n";
  Write(program.statements, out);
  for (int i = 0; i < kRegisters; ++i)
    out += "registers[threadIdx.x * " + registers + " + " + std::to_string(i) + "] = " + R(i) + ";\n";
  return out + "}\n";
}

}  // namespace assay::test
