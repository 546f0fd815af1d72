// Expressions that a worker adds to its copy of a pool come back equal; damage is detected.
#include <gtest/gtest.h>

#include "simulator/concolic/transfer.h"

namespace assay::concolic {
namespace {

TEST(Transfer, ExpressionsComeBack) {
  ExprPool ours, theirs;
  const auto symbols = [](ExprPool& pool) { return pool.NewSymbol("n", SymbolRole::kArgument, {1, 1000}); };
  const Expr n = symbols(ours);
  const Expr copy = symbols(theirs);
  const std::size_t first = theirs.size();
  const Expr made = theirs.Select(theirs.Lt(copy, theirs.Const(64)), theirs.Mul(copy, theirs.Const(-3)),
                                  theirs.Div(copy, theirs.Const(static_cast<WideInt>(1) << 70)));
  TransferWriter writer(theirs, first);
  writer.Put(made);
  writer.Put(copy);
  writer.Put(Expr());
  writer.Put(std::string("a text of more than eight bytes"));
  TransferReader reader(ours, first, writer.words().data(), writer.words().size());
  const Expr read = reader.Expression();
  ASSERT_TRUE(read);
  EXPECT_EQ(Print(ours, read), Print(theirs, made));
  EXPECT_EQ(reader.Expression(), n);
  EXPECT_FALSE(reader.Expression());
  EXPECT_EQ(reader.Text(), "a text of more than eight bytes");
  EXPECT_TRUE(reader.ok());
  reader.Number();
  EXPECT_FALSE(reader.ok());
}

TEST(Transfer, DamageIsNoticed) {
  ExprPool theirs, ours;
  const Expr n = theirs.NewSymbol("n", SymbolRole::kArgument, {1, 1000});
  theirs.Add(n, theirs.Const(5));
  std::vector<std::uint64_t> words = TransferWriter(theirs, 0).words();
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::vector<std::uint64_t> damaged = words;
    damaged[i] = ~0ull;
    damaged.resize(words.size() - 1);
    ExprPool pool;
    TransferReader reader(pool, 0, damaged.data(), damaged.size());
    reader.Expression();
    EXPECT_FALSE(reader.ok()) << "word " << i;
  }
}

}  // namespace
}  // namespace assay::concolic
