// Random tilings, mostly wrong ones: what is proved for all lengths holds for given ones, and what is refuted for some
// length is refuted there when only that length is asked about.
#include <algorithm>
#include <random>
#include <set>

#include "tests/unit/lift/symbolic.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

class Agreement : public testing::Test {
 protected:
  int Pick(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  // A value that is nearly the right one.
  Expr Bent(SymbolicKernel& k, Expr e) {
    if (Pick(3) != 0) return e;
    ExprPool& pool = k.pool();
    switch (Pick(6)) {
      case 0:
        return pool.Add(e, k.C(1));
      case 1:
        return pool.Max(pool.Sub(e, k.C(1)), k.C(0));
      case 2:
        return pool.Add(e, k.C(8 * (1 + Pick(3))));
      case 3:
        return k.Times(k.C(8), pool.Div(e, k.C(8)));
      case 4:
        return k.Times(k.C(8), k.CeilDiv(e, k.C(8)));
      default:
        return pool.Min(e, k.C(64 * (1 + Pick(20))));
    }
  }

  static std::set<std::pair<SourceRange, ObligationKind>> Places(const ProofFacts& facts, Status status) {
    std::set<std::pair<SourceRange, ObligationKind>> out;
    for (const ProofResult& r : facts.results) {
      if (r.status == status) out.insert({Placed(r) ? r.where : SourceRange{}, r.kind});
    }
    return out;
  }

  // An obligation on all writes together has the place of the first, which may fold away for given lengths.
  static bool Placed(const ProofResult& r) {
    return r.kind != ObligationKind::kCoverage && r.kind != ObligationKind::kDisjoint;
  }

  void Compare(SymbolicKernel& k, const std::string& file, const std::string& entry, const Assignment& some) {
    const ProofFacts all = k.Prove(file, entry);
    auto open = Places(all, Status::kRefuted);
    open.merge(Places(all, Status::kUndecided));
    undecided_ += Places(all, Status::kUndecided).size();
    results_ += all.results.size();
    // A shape of the refutations, and random ones.
    std::vector<Assignment> shapes;
    for (const ProofResult& r : all.results) {
      if (r.status != Status::kRefuted) continue;
      Assignment shape;
      for (const auto& [id, value] : some) shape[id] = r.model.at(k.pool().symbol(id).name);
      const auto launch = k.At(shape);
      ASSERT_TRUE(launch.has_value()) << r.what;
      if (r.kind == ObligationKind::kWrap || r.kind == ObligationKind::kField) continue;
      // For given shapes, the used parts of buffers that are too large together are known; a run has the last word.
      if (r.kind == ObligationKind::kOnChipCapacity) continue;
      const ProofFacts there = Prove(Lift(ReadKernel(file), entry, *launch), *launch);
      EXPECT_TRUE(Places(there, Status::kRefuted).contains({Placed(r) ? r.where : SourceRange{}, r.kind}))
          << entry << ": " << Unproved(all) << "but there: " << Unproved(there);
      ++replayed_;
    }
    for (int i = 0; i < 6; ++i) {
      Assignment shape;
      for (const auto& [id, most] : some) shape[id] = 1 + Pick(static_cast<int>(most));
      const auto launch = k.At(shape);
      if (!launch || launch->block_dim < 1) continue;
      const ProofFacts there = Prove(Lift(ReadKernel(file), entry, *launch), *launch);
      for (const auto& place : Places(there, Status::kRefuted)) {
        EXPECT_TRUE(open.contains(place)) << entry << " at " << PrintInt(shape.begin()->second) << ": "
                                          << Unproved(there) << "but for all: " << Unproved(all);
      }
    }
  }

  std::mt19937 random_{3};
  std::size_t undecided_ = 0;
  std::size_t results_ = 0;
  std::size_t replayed_ = 0;
};

TEST_F(Agreement, CeilSplit) {
  for (int round = 0; round < 8; ++round) {
    SymbolicKernel k;
    const Expr n = k.Dimension("N", 1, 2147483647);
    k.launch.block_dim = 1 + Pick(20);
    const Expr per = Bent(k, k.CeilDiv(n, k.C(k.launch.block_dim)));
    k.Words({Bent(k, n), per, k.C(64 * (1 + Pick(8)))});
    k.Input("x", k.Times(n, k.C(4)));
    k.Output("y", k.Times(n, k.C(4)));
    Compare(k, "ceil-split.ll", "ceil_split", {{0, 5000}});
  }
  EXPECT_GT(replayed_, 2u);
  EXPECT_LT(undecided_ * 10, results_);
}

TEST_F(Agreement, GridStride) {
  for (int round = 0; round < 8; ++round) {
    SymbolicKernel k;
    const Expr n = k.Dimension("N", 1, 2147483647);
    k.launch.block_dim = 1 + Pick(20);
    const Expr tile = k.C(64 * (1 + Pick(8)));
    const Expr tiles = k.CeilDiv(n, tile);
    if (Pick(2) == 0) k.symbolic->block_dim = k.pool().Min(tiles, k.C(k.launch.block_dim));
    k.Words({Bent(k, n), tile, Bent(k, tiles), k.C(0), k.C(0), k.C(0)});
    k.Input("x", k.Times(n, k.C(4)));
    k.Output("y", k.Times(n, k.C(4)));
    Compare(k, "grid-stride.ll", "grid_stride", {{0, 5000}});
  }
  EXPECT_GT(replayed_, 2u);
  EXPECT_LT(undecided_ * 5, results_);
}

TEST_F(Agreement, BigSmallCores) {
  for (int round = 0; round < 5; ++round) {
    SymbolicKernel k;
    const Expr n = k.Dimension("N", 1, 2147483647);
    k.launch.block_dim = 1 + Pick(20);
    const Expr cores = k.C(k.launch.block_dim);
    const Expr tile = k.C(64 * (1 + Pick(8)));
    const Expr blocks = k.pool().Div(n, k.C(16));
    const Expr small = k.Times(k.pool().Div(blocks, cores), k.C(16));
    const Expr big = Bent(k, k.pool().Add(small, k.C(16)));
    const auto tail = [&](Expr part) {
      return k.pool().Sub(part, k.Times(k.pool().Sub(k.CeilDiv(part, tile), k.C(1)), tile));
    };
    k.symbolic->hypotheses.push_back(k.pool().Eq(k.pool().Rem(n, k.C(16)), k.C(0)));
    k.Words({small, big, Bent(k, k.CeilDiv(big, tile)), k.CeilDiv(small, tile), tile, tail(small), Bent(k, tail(big)),
             Bent(k, k.pool().Rem(blocks, cores))});
    k.Input("x", k.Times(n, k.C(2)));
    k.Output("y", k.Times(n, k.C(2)));
    Compare(k, "big-small-cores.ll", "big_small_cores", {{0, 9000}});
  }
  EXPECT_GT(replayed_, 2u);
  EXPECT_LT(undecided_ * 5, results_);
}

TEST_F(Agreement, RowTiles) {
  for (int round = 0; round < 5; ++round) {
    SymbolicKernel k;
    const Expr rows = k.Dimension("R", 1, 100000);
    const Expr columns = k.Dimension("C", 1, 4000);
    k.launch.block_dim = 1 + Pick(20);
    const Expr group = k.pool().Max(k.pool().Div(k.C(4096), columns), k.C(1));
    const Expr bytes = k.Times(k.Times(rows, columns), k.C(4));
    k.Words({Bent(k, rows), Bent(k, columns), Bent(k, group), Bent(k, k.CeilDiv(rows, k.C(k.launch.block_dim))), k.C(0),
             k.C(0)});
    k.Input("x", bytes);
    k.Output("y", bytes);
    Compare(k, "row-tiles.ll", "row_tiles", {{0, 70}, {1, 300}});
  }
  EXPECT_GT(replayed_, 2u);
}

}  // namespace
}  // namespace assay
