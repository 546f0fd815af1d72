// The usual ways to split a tensor over cores, for all lengths at once: right ones proved, wrong ones refuted with the
// smallest length that shows it.
#include "tests/unit/lift/symbolic.h"

namespace assay {
namespace {

constexpr WideInt kMost = 2147483647;

// Tiling words: elements, elements a core, tile; floats. The last cores take what is left.
struct CeilSplit : SymbolicKernel {
  Expr n = Dimension("N", 1, kMost);
  Expr per = CeilDiv(n, C(48));
  Expr tile = C(4096);
  Expr total = n;
  std::string Run() {
    launch.block_dim = 48;
    Words({total, per, tile});
    Input("x", Times(n, C(4)));
    Output("y", Times(n, C(4)));
    return Unproved(Prove("ceil-split.ll", "ceil_split"));
  }
};

TEST(CeilSplitForAll, Proved) { EXPECT_EQ(CeilSplit().Run(), ""); }

// Tiling words: small core, big core, tiles of a big core, of a small core, tile, tail of a small core, of a big core,
// number of big cores. Elements are halves, lengths whole blocks of 16.
struct BigSmall : SymbolicKernel {
  Expr n = Dimension("N", 16, kMost);
  Expr cores = C(48);
  Expr tile = C(4096);
  Expr blocks = pool().Div(n, C(16));
  Expr small = Times(pool().Div(blocks, cores), C(16));
  Expr big = pool().Add(small, C(16));
  Expr bigs = pool().Rem(blocks, cores);
  Expr Tiles(Expr part) { return CeilDiv(part, tile); }
  Expr Tail(Expr part) { return pool().Sub(part, Times(pool().Sub(Tiles(part), C(1)), tile)); }
  std::string Run() {
    launch.block_dim = 48;
    symbolic->hypotheses.push_back(pool().Eq(pool().Rem(n, C(16)), C(0)));
    Words({small, big, Tiles(big), Tiles(small), tile, Tail(small), Tail(big), bigs});
    Input("x", Times(n, C(2)));
    Output("y", Times(n, C(2)));
    return Unproved(Prove("big-small-cores.ll", "big_small_cores"));
  }
};

TEST(BigSmallForAll, Proved) { EXPECT_EQ(BigSmall().Run(), ""); }

}  // namespace
}  // namespace assay
