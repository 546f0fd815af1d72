// The simplifier compared with plain evaluation: an unsimplified expression and the simplified one have the same value,
// which is within the range that each claims.
#include <vector>

#include "analyzer/facts/expr.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace assay;

constexpr unsigned kSymbols = 4;

struct Pair {
  Expr plain, simple;
  bool truth = false;  // 0 or 1
};

class Maker {
 public:
  Maker(fuzz::Bytes& bytes, ExprPool& pool) : bytes_(bytes), pool_(pool) {}

  void Run() {
    for (unsigned i = 0; i < kSymbols; ++i) {
      const WideInt low = Number(), high = low + static_cast<WideInt>(bytes_.Word() >> (8 * bytes_.Below(8)));
      ranges_.push_back({low, high});
      const Expr symbol = pool_.NewSymbol("s" + std::to_string(i), SymbolRole::kArgument, ranges_.back());
      made_.push_back({symbol, symbol, low >= 0 && high <= 1});
    }
    for (int i = 0; i < 60 && !bytes_.empty(); ++i) Step();
  }

  void Check() {
    std::vector<Expr> plain_ones;
    for (const Pair& pair : made_) plain_ones.push_back(pair.plain);
    ExprTape tape(plain_ones);
    for (int round = 0; round < 4; ++round) {
      Assignment values;
      std::vector<WideInt> by_id;
      for (unsigned i = 0; i < kSymbols; ++i) {
        const ExprRange& range = ranges_[i];
        const WideInt width = range.hi - range.lo;
        WideInt value = round == 0   ? range.lo
                        : round == 1 ? range.hi
                                     : range.lo + static_cast<WideInt>(bytes_.Word()) % (width + 1);
        values[i] = value;
        by_id.push_back(value);
      }
      for (std::size_t i = 0; i < made_.size(); ++i) {
        const Pair& pair = made_[i];
        const std::optional<WideInt> plain = Evaluate(pair.plain, values);
        if (!plain) continue;
        const std::optional<WideInt> simple = Evaluate(pair.simple, values);
        if (simple && *simple != *plain) Differ(pair, *plain, *simple);
        Inside(pair.plain, *plain);
        Inside(pair.simple, *plain);
        if (tape.Run(by_id) && tape.result(i) != *plain) Differ(pair, *plain, tape.result(i));
      }
    }
  }

 private:
  WideInt Number() {
    static constexpr std::int64_t kSpecial[] = {
        0, 1, -1, 2, 7, 8, 16, 32, 255, 256, INT32_MAX, INT32_MIN, UINT32_MAX, INT64_MAX, INT64_MIN, 1 << 20};
    const std::uint8_t how = bytes_.Byte();
    if (how < 128) return kSpecial[how % 16];
    return static_cast<std::int64_t>(bytes_.Word()) >> (8 * bytes_.Below(8));
  }

  const Pair& Any() { return made_[bytes_.Below(static_cast<std::uint32_t>(made_.size()))]; }

  Pair Truth() {
    const Pair pair = Any();
    if (pair.truth) return pair;
    const Expr zero = pool_.Const(0);
    return {pool_.Make(ExprKind::kNot, 0, {pool_.Make(ExprKind::kEq, 0, {pair.plain, zero})}),
            pool_.Not(pool_.Eq(pair.simple, zero)), true};
  }

  using Two = Expr (ExprPool::*)(Expr, Expr);

  void Binary(ExprKind kind, Two simple, bool truth) {
    const Pair a = Any(), b = Any();
    made_.push_back({pool_.Make(kind, 0, {a.plain, b.plain}), (pool_.*simple)(a.simple, b.simple), truth});
  }

  void Step() {
    switch (bytes_.Below(16)) {
      case 0: {
        const WideInt number = Number();
        made_.push_back({pool_.Const(number), pool_.Const(number), number == 0 || number == 1});
        return;
      }
      case 1:
        return Binary(ExprKind::kAdd, &ExprPool::Add, false);
      case 2: {
        const Pair a = Any(), b = Any();
        const Expr minus = pool_.Make(ExprKind::kMul, 0, {pool_.Const(-1), b.plain});
        made_.push_back({pool_.Make(ExprKind::kAdd, 0, {a.plain, minus}), pool_.Sub(a.simple, b.simple), false});
        return;
      }
      case 3:
        return Binary(ExprKind::kMul, &ExprPool::Mul, false);
      case 4:
        return Binary(ExprKind::kDiv, &ExprPool::Div, false);
      case 5:
        return Binary(ExprKind::kRem, &ExprPool::Rem, false);
      case 6:
        return Binary(ExprKind::kMin, &ExprPool::Min, false);
      case 7:
        return Binary(ExprKind::kMax, &ExprPool::Max, false);
      case 8:
        return Binary(ExprKind::kEq, &ExprPool::Eq, true);
      case 9:
        return Binary(ExprKind::kLt, &ExprPool::Lt, true);
      case 10:
        return Binary(ExprKind::kLe, &ExprPool::Le, true);
      case 11: {
        const Pair c = Truth(), a = Any(), b = Any();
        made_.push_back({pool_.Make(ExprKind::kSelect, 0, {c.plain, a.plain, b.plain}),
                         pool_.Select(c.simple, a.simple, b.simple), a.truth && b.truth});
        return;
      }
      case 12:
      case 13: {
        const bool both = bytes_.Byte() % 2 == 0;
        const Pair a = Truth(), b = Truth();
        made_.push_back({pool_.Make(both ? ExprKind::kAnd : ExprKind::kOr, 0, {a.plain, b.plain}),
                         both ? pool_.And(a.simple, b.simple) : pool_.Or(a.simple, b.simple), true});
        return;
      }
      case 14: {
        const Pair a = Truth();
        made_.push_back({pool_.Make(ExprKind::kNot, 0, {a.plain}), pool_.Not(a.simple), true});
        return;
      }
      default: {
        static constexpr unsigned kWidths[] = {1, 8, 16, 32, 64, 33};
        const unsigned width = kWidths[bytes_.Below(6)];
        const bool is_signed = bytes_.Byte() % 2 == 0;
        const Pair a = Any();
        made_.push_back({pool_.Make(is_signed ? ExprKind::kWrapSigned : ExprKind::kWrapUnsigned, width, {a.plain}),
                         is_signed ? pool_.WrapSigned(a.simple, width) : pool_.WrapUnsigned(a.simple, width), false});
      }
    }
  }

  void Inside(Expr e, WideInt value) {
    if (value < e->range.lo || value > e->range.hi) {
      fuzz::Fail(Print(pool_, e) + " is " + PrintInt(value) + ", outside [" + PrintInt(e->range.lo) + ", " +
                 PrintInt(e->range.hi) + "]");
    }
  }

  void Differ(const Pair& pair, WideInt plain, WideInt other) {
    fuzz::Fail(Print(pool_, pair.plain) + " is " + PrintInt(plain) + ", simplified to " + Print(pool_, pair.simple) +
               " it is " + PrintInt(other));
  }

  fuzz::Bytes& bytes_;
  ExprPool& pool_;
  std::vector<ExprRange> ranges_;
  std::vector<Pair> made_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  ExprPool pool;
  Maker maker(bytes, pool);
  maker.Run();
  maker.Check();
  return 0;
}
