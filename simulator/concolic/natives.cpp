// Calls to native code: the C and C++ libraries run as they are. Their effects on memory are modelled for the few
// functions that matter; passing a symbol to an unmodelled library function casts doubt on the path.
#include <malloc.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "simulator/concolic/interpreter.h"

namespace assay::concolic {
namespace {

constexpr std::uint64_t kStepsOfCall = 16;

struct Pair {
  std::uint64_t first, second;
};

// Integers and addresses are passed in their own registers, then on the stack; floating-point numbers in others. So
// one signature serves all functions with up to twelve and eight of them.
#define ASSAY_WHOLE std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t
#define ASSAY_REAL double, double, double, double, double, double, double, double
using WholeCall = std::uint64_t (*)(ASSAY_WHOLE, ASSAY_WHOLE, ASSAY_REAL);
using PairCall = Pair (*)(ASSAY_WHOLE, ASSAY_WHOLE, ASSAY_REAL);
using RealCall = double (*)(ASSAY_WHOLE, ASSAY_WHOLE, ASSAY_REAL);
#undef ASSAY_WHOLE
#undef ASSAY_REAL

template <class Function>
auto CallWith(std::uint64_t address, const std::array<std::uint64_t, 12>& w, const std::array<double, 8>& r) {
  return reinterpret_cast<Function>(address)(w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8], w[9], w[10], w[11],
                                             r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]);
}

bool StartsWith(std::string_view text, std::initializer_list<std::string_view> starts) {
  return std::any_of(starts.begin(), starts.end(), [&](std::string_view s) { return text.substr(0, s.size()) == s; });
}

// Text, streams and locks: their arguments only affect output for people.
bool Harmless(std::string_view name) {
  return StartsWith(name, {"printf",
                           "fprintf",
                           "puts",
                           "fputs",
                           "putchar",
                           "fwrite",
                           "fflush",
                           "vprintf",
                           "snprintf",
                           "vsnprintf",
                           "_ZNSo",
                           "_ZStls",
                           "_ZSt4endl",
                           "_ZSt16__ostream_insert",
                           "_ZNSt9basic_ios",
                           "_ZNSt8ios_base",
                           "_ZNSt7__cxx1112basic_string",
                           "_ZNSt7__cxx1118basic_stringstream",
                           "_ZNSt7__cxx1119basic_ostringstream",
                           "__cxa_guard",
                           "pthread_",
                           "_ZNSt6locale",
                           "free",
                           "_ZdlPv",
                           "_ZdaPv"});
}

// Their only effect is text on a screen that does not exist here.
bool Prints(std::string_view name) {
  return StartsWith(name, {"printf", "fprintf", "vprintf", "vfprintf", "puts", "fputs", "putchar", "fflush"});
}

bool Allocates(std::string_view name) {
  return StartsWith(name, {"_Znwm", "_Znam", "malloc", "calloc", "realloc", "aligned_alloc"});
}

bool Frees(std::string_view name) { return StartsWith(name, {"free", "_ZdlPv", "_ZdaPv", "realloc"}); }

}  // namespace

void Interpreter::Forget(std::uint64_t allocated) {
  void* memory = reinterpret_cast<void*>(allocated);
  if (memory != nullptr) shadow_.Clear(allocated, malloc_usable_size(memory), torn_);
}

bool Interpreter::Known(Frame& frame, llvm::CallBase& call, std::string_view name, Value& out, Flow& flow) {
  const auto arg = [&](unsigned i) { return Scalar(frame, call.getArgOperand(i)); };
  if (name == "assay_loc") {
    location_ = static_cast<std::int32_t>(arg(0).bits);
    return true;
  }
  if (name == "memcpy" || name == "memmove") {
    CopyMemory(arg(0), arg(1), arg(2));
    out = {arg(0)};
    return true;
  }
  if (name == "memset") {
    SetMemory(arg(0), arg(1), arg(2));
    out = {arg(0)};
    return true;
  }
  if (name == "_setjmp" || name == "setjmp" || name == "__sigsetjmp") {
    out = {Cell{}};
    return true;
  }
  if (name == "longjmp" || name == "_longjmp" || name == "siglongjmp" || name == "__longjmp_chk") {
    stopped_ = true;  // back to the driver, which has nothing left to do
    flow = Flow::kStop;
    return true;
  }
  if (name == "__cxa_throw" || name == "__cxa_rethrow") {
    flow = Stop("it throws an exception");
    return true;
  }
  return false;
}

Interpreter::Flow Interpreter::Native(Frame& frame, llvm::CallBase& call, std::uint64_t address, std::string_view name,
                                      Value& out) {
  if (Prints(name)) {
    out = {Cell{}};
    return Flow::kNext;
  }
  std::array<std::uint64_t, 12> whole{};
  std::array<double, 8> reals{};
  std::size_t wholes = 0, real = 0;
  std::uint16_t opaque = 0;
  bool symbolic = false;
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    const llvm::Value* given = call.getArgOperand(i);
    const Value value = Get(frame, given);
    if (call.isByValArgument(i) || value.size() != 1 || wholes == whole.size() || real == reals.size()) {
      return Stop("arguments of `" + std::string(name) + "`");
    }
    const Cell& cell = value[0];
    symbolic |= cell.symbolic();
    if (cell.opaque != 0) opaque = cell.opaque;
    if (Allocates(name)) Pin(cell, WidthOf(*given->getType()), "the size of memory");
    if (given->getType()->isPointerTy()) Pin(cell, 64, "an address");
    if (given->getType()->isPointerTy() && program_.FunctionAt(cell.bits) != nullptr) {
      if (name == "__cxa_atexit" || name == "atexit") return Flow::kNext;
      return Stop("`" + std::string(name) + "` is given a function");
    }
    if (given->getType()->isFloatTy() || given->getType()->isDoubleTy()) {
      std::memcpy(&reals[real++], &cell.bits, 8);
    } else {
      whole[wholes++] = given->getType()->isIntegerTy() && call.paramHasAttr(i, llvm::Attribute::SExt)
                            ? static_cast<std::uint64_t>(Extended(cell.bits, WidthOf(*given->getType())))
                            : cell.bits;
    }
  }
  Charge(kStepsOfCall);
  if (Frees(name)) Forget(whole[0]);
  const llvm::Type& type = *call.getType();
  const std::string reason = name.empty() ? "a library call" : "`" + std::string(name) + "`";
  const bool computes = type.isFloatTy() || type.isDoubleTy();
  if (symbolic && !computes && !Allocates(name) && !Harmless(name))
    Doubt(Opaque("the shape"), ("what " + reason + " does").c_str());
  if (computes) {
    const double made = CallWith<RealCall>(address, whole, reals);
    std::uint64_t bits = 0;
    std::memcpy(&bits, &made, 8);
    out = {Cell{bits & MaskOf(WidthOf(type)), {}, 0}};
  } else if (CellsOf(type) == 2) {
    const Pair made = CallWith<PairCall>(address, whole, reals);
    out = {Cell{made.first, {}, 0}, Cell{made.second, {}, 0}};
  } else if (type.isVoidTy() || CellsOf(type) == 1) {
    const std::uint64_t made = CallWith<WholeCall>(address, whole, reals);
    if (!type.isVoidTy()) out = {Cell{made & MaskOf(WidthOf(type)), {}, 0}};
  } else {
    return Stop("the result of " + reason);
  }
  if (symbolic && !Allocates(name) && !(Harmless(name) && type.isPointerTy())) {
    for (Cell& cell : out) cell.opaque = opaque != 0 ? opaque : Opaque(computes ? "floating-point arithmetic" : reason);
  }
  // Fresh memory may reuse addresses of older values.
  if (Allocates(name) && !out.empty()) Forget(out[0].bits);
  return Flow::kNext;
}

}  // namespace assay::concolic
