// Lists of tensors of which one has any length, and tables with an entry per core.
#include "analyzer/lift/table-function.h"
#include "tests/unit/lift/symbolic.h"

namespace assay {
namespace {

// tests/unit/lift/data/lists.ll: core i copies element i, whose bytes are the i-th word of the tiling data.
std::string ProveLists(WideInt too_much) {
  SymbolicKernel k;
  const Expr n = k.Dimension("N", 1, 16);
  const Expr bytes = k.Times(k.C(32), n);
  for (const char* list : {"x", "y"}) {
    for (int i = 0; i < 3; ++i) {
      const std::string name = std::string(list) + "[" + std::to_string(i) + "]";
      const Expr size = i == 1 ? bytes : Expr();
      *list == 'x' ? k.Input(name, size) : k.Output(name, size);
      k.launch.args.back().list = list;
      k.launch.args.back().bytes = 64 << i;
      k.launch.args.back().shape = {16 << i};
    }
  }
  k.Words({k.C(64), k.pool().Add(bytes, k.C(too_much)), k.C(256)});
  k.launch.block_dim = 3;
  return Unproved(k.Prove("lists.ll", "lists"));
}

TEST(ListsForAll, ALengthOfOneElement) { EXPECT_EQ(ProveLists(0), ""); }

TEST(ListsForAll, AnElementThatIsReadAndWrittenPastItsEnd) {
  const std::string found = ProveLists(32);
  EXPECT_NE(found.find("refuted: copy in of `x[1]` stays inside its tensor"), std::string::npos) << found;
  EXPECT_NE(found.find("refuted: copy out of `y[1]` stays inside its tensor"), std::string::npos) << found;
}

TEST(ListsForAll, AnElementThatIsNotWrittenToItsEnd) {
  const std::string found = ProveLists(-16);
  EXPECT_NE(found.find("refuted: the cores write every byte of `y[1]`"), std::string::npos) << found;
}

struct Entries {
  ExprPool pool;
  Expr each = pool.NewSymbol("each", SymbolRole::kArgument, {0, 1 << 20});
  Expr extra = pool.NewSymbol("extra", SymbolRole::kArgument, {0, 9});
  Expr core = pool.NewSymbol("core", SymbolRole::kUnit, {0, 9});

  // Where core k begins: the first `extra` cores have one more.
  Expr Begin(WideInt k) {
    return pool.Add(pool.Mul(pool.Const(16 * k), each), pool.Mul(pool.Const(16), pool.Min(pool.Const(k), extra)));
  }
  // The function gives each entry at its index.
  void Expect(const std::vector<Expr>& entries, Expr function) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      for (WideInt e : {0, 3, 9}) {
        const Assignment values = {{0, 1000}, {1, e}, {2, static_cast<WideInt>(i)}};
        EXPECT_EQ(Evaluate(function, values), Evaluate(entries[i], values)) << i;
      }
    }
  }
};

TEST(TableFunction, StartsOfCoresAreOneFormula) {
  Entries t;
  std::vector<Expr> entries;
  for (WideInt k = 0; k < 10; ++k) entries.push_back(t.Begin(k));
  const Expr function = TableFunction(t.pool, entries, t.core, 4);
  ASSERT_TRUE(function);
  t.Expect(entries, function);
  EXPECT_EQ(Print(t.pool, function).find('?'), std::string::npos) << Print(t.pool, function);
  EXPECT_TRUE(TableFunction(t.pool, entries, t.core, 1));
}

TEST(TableFunction, ALastEntryOfItsOwn) {
  Entries t;
  std::vector<Expr> entries;
  for (WideInt k = 1; k < 10; ++k) entries.push_back(t.pool.Sub(t.Begin(k), t.pool.Const(1)));
  entries.push_back(t.pool.Add(t.each, t.pool.Const(77)));
  const Expr function = TableFunction(t.pool, entries, t.core, 2);
  ASSERT_TRUE(function);
  t.Expect(entries, function);
  EXPECT_FALSE(TableFunction(t.pool, entries, t.core, 1));
}

TEST(TableFunction, EntriesWithoutAnOrder) {
  Entries t;
  std::vector<Expr> entries;
  for (WideInt k : {3, 1, 4, 1, 5, 9, 2, 6, 5, 3})
    entries.push_back(t.pool.Mul(t.pool.Const(k), k > 3 ? t.each : t.extra));
  const Expr function = TableFunction(t.pool, entries, t.core, 16);
  ASSERT_TRUE(function);
  t.Expect(entries, function);
  EXPECT_FALSE(TableFunction(t.pool, entries, t.core, 2));
}

}  // namespace
}  // namespace assay
