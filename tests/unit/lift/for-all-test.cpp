// The usual ways to split a tensor over cores, for all lengths at once: right ones proved, wrong ones refuted with the
// smallest length that shows it.
#include "tests/unit/lift/symbolic.h"

namespace assay {
namespace {

constexpr WideInt kLargest = 2147483647;

// Tiling words: elements, elements per core, tile; floats. The last cores take the rest.
struct CeilSplit : SymbolicKernel {
  Expr n = Dimension("N", 1, kLargest);
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

TEST(CeilSplitForAll, LostRemainder) {
  CeilSplit k;
  k.per = k.pool().Div(k.n, k.C(48));
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` N=1 first=0 last=3 missing=4\n");
}

TEST(CeilSplitForAll, GuardOffByOne) {
  CeilSplit k;
  k.total = k.pool().Add(k.n, k.C(1));
  EXPECT_EQ(k.Run(),
            "refuted: padded copy in of `x` stays inside its tensor N=1 bytes=4 core=1 loop0=0 offset=4 size=4\n"
            "refuted: copy out of `y` stays inside its tensor N=1 bytes=4 core=1 loop0=0 offset=4 size=4\n");
}

TEST(CeilSplitForAll, LastElementForgotten) {
  CeilSplit k;
  k.total = k.pool().Sub(k.n, k.C(1));
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` N=1 first=0 last=3 missing=4\n");
}

// Tiling words: small core, big core, tiles of a big core, of a small core, tile, tail of a small core, of a big core,
// number of big cores. Elements are halves, lengths whole blocks of 16.
struct BigSmall : SymbolicKernel {
  Expr n = Dimension("N", 16, kLargest);
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

TEST(BigSmallForAll, NoBigCores) {
  BigSmall k;
  k.bigs = k.C(0);
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` N=16 first=0 last=31 missing=32\n");
}

TEST(BigSmallForAll, OneBigCoreTooMany) {
  BigSmall k;
  k.bigs = k.pool().Add(k.bigs, k.C(1));
  EXPECT_EQ(k.Run(),
            "refuted: copy in of `x` stays inside its tensor N=16 bytes=32 core=1 loop0=0 offset=32 size=32\n"
            "refuted: copy out of `y` stays inside its tensor N=16 bytes=32 core=1 loop0=0 offset=32 size=32\n");
}

TEST(BigSmallForAll, BigCoresTooLarge) {
  BigSmall k;
  k.big = k.pool().Add(k.big, k.C(16));
  EXPECT_EQ(k.Run(),
            "refuted: copy in of `x` stays inside its tensor N=16 bytes=64 core=0 loop0=0 offset=0 size=32\n"
            "refuted: copy out of `y` stays inside its tensor N=16 bytes=64 core=0 loop0=0 offset=0 size=32\n");
}

TEST(BigSmallForAll, CoresBySize) {
  BigSmall k;
  k.symbolic->block_dim = k.cores = k.pool().Min(k.C(48), k.CeilDiv(k.n, k.C(4096)));
  k.small = k.Times(k.pool().Div(k.blocks, k.cores), k.C(16));
  k.big = k.pool().Add(k.small, k.C(16));
  k.bigs = k.pool().Rem(k.blocks, k.cores);
  EXPECT_EQ(k.Run(), "");
}

// Tiling words: elements, tile, tiles. Tile t = core + i * cores; floats.
struct GridStride : SymbolicKernel {
  Expr n = Dimension("N", 1, kLargest);
  Expr tile = C(2048);
  Expr tiles = CeilDiv(n, tile);
  Expr cores = {};
  std::string Run() {
    launch.block_dim = 40;
    symbolic->block_dim = cores;
    Words({n, tile, tiles, C(0), C(0), C(0)});
    Input("x", Times(n, C(4)));
    Output("y", Times(n, C(4)));
    return Unproved(Prove("grid-stride.ll", "grid_stride"));
  }
};

TEST(GridStrideForAll, Proved) { EXPECT_EQ(GridStride().Run(), ""); }

TEST(GridStrideForAll, CoresBySize) {
  GridStride k;
  k.cores = k.pool().Min(k.C(40), k.tiles);
  EXPECT_EQ(k.Run(), "");
}

TEST(GridStrideForAll, LostTail) {
  GridStride k;
  k.tiles = k.pool().Div(k.n, k.tile);
  const std::string text = k.Run();
  EXPECT_NE(text.find("refuted: the cores write every byte of `y` N=1 first=0 last=3 missing=4\n"), std::string::npos);
  EXPECT_NE(text.find("refuted: source of the copy out stays inside its 8,192 bytes N=2049 "), std::string::npos);
}

TEST(GridStrideForAll, EmptyLastTileIsNoFault) {
  GridStride k;
  k.tiles = k.pool().Add(k.pool().Div(k.n, k.tile), k.C(1));
  EXPECT_EQ(k.Run(), "");
}

TEST(GridStrideForAll, OneTileTooMany) {
  GridStride k;
  k.tiles = k.pool().Add(k.tiles, k.C(1));
  EXPECT_NE(
      k.Run().find("refuted: copy out of `y` stays inside its tensor N=1 bytes=8192 core=0 loop0=0 offset=0 size=4\n"),
      std::string::npos);
}

// Tiling words: elements per core, tile, tiles per core; each tile in two halves.
struct Halves : SymbolicKernel {
  Expr m = Dimension("M", 1, 400000);
  Expr tile = C(128);
  Expr tiles = m;
  Expr per = Times(m, tile);
  std::string Run() {
    launch.block_dim = 40;
    const Expr bytes = Times(m, C(40 * 128 * 4));
    Words({per, tile, tiles, C(0), C(0), C(0)});
    Input("x", bytes);
    Output("y", bytes);
    return Unproved(Prove("halves.ll", "halves"));
  }
};

TEST(HalvesForAll, Proved) { EXPECT_EQ(Halves().Run(), ""); }

TEST(HalvesForAll, OddTile) {
  Halves k;
  k.tile = k.C(127);
  k.per = k.Times(k.m, k.C(128));
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` M=1 first=504 last=511 missing=320\n");
}

TEST(HalvesForAll, OverlapByOneTile) {
  Halves k;
  k.tiles = k.pool().Add(k.m, k.C(1));
  EXPECT_EQ(
      k.Run(),
      "refuted: padded copy in of `x` stays inside its tensor M=1 bytes=256 core=39 loop0=2 offset=20480 size=20480\n"
      "refuted: copy out of `y` stays inside its tensor M=1 bytes=256 core=39 loop0=2 offset=20480 size=20480\n"
      "refuted: no two cores write the same bytes of `y` M=1 core_a=0 core_b=1 first=512 last=1023\n");
}

// Tiling words: rows, elements of a row, padded row on chip, rows per core.
struct PaddedRows : SymbolicKernel {
  Expr rows = Dimension("R", 1, 100000);
  Expr columns = Dimension("C", 1, 8000);
  Expr padded = Times(CeilDiv(columns, C(8)), C(8));
  Expr per = CeilDiv(rows, C(40));
  std::string Run() {
    launch.block_dim = 40;
    const Expr bytes = Times(Times(rows, columns), C(4));
    Words({rows, columns, padded, per, C(0), C(0)});
    Input("x", bytes);
    Output("y", bytes);
    return Unproved(Prove("padded-rows.ll", "padded_rows"));
  }
};

TEST(PaddedRowsForAll, Proved) { EXPECT_EQ(PaddedRows().Run(), ""); }

TEST(PaddedRowsForAll, RowsRoundedDown) {
  PaddedRows k;
  k.per = k.pool().Div(k.rows, k.C(40));
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` C=1 R=1 first=0 last=3 missing=4\n");
}

TEST(PaddedRowsForAll, PaddingForgotten) {
  PaddedRows k;
  k.padded = k.pool().Sub(k.padded, k.C(8));
  EXPECT_NE(k.Run().find("refuted: destination of the padded copy in stays inside its buffer C=1 R=1 bytes=32 core=0"),
            std::string::npos);
}

// Tiling words: rows, columns, column tile (one per core), -, rows per copy.
struct Strided : SymbolicKernel {
  Expr rows = Dimension("R", 1, 100000);
  Expr columns = Dimension("C", 1, 10000);
  Expr tile = C(256);
  Expr group = C(32);
  std::string Run() {
    launch.block_dim = 40;
    const Expr bytes = Times(Times(rows, columns), C(4));
    Words({rows, columns, tile, C(0), group, C(0)});
    Input("x", bytes);
    Output("y", bytes);
    return Unproved(Prove("strided.ll", "strided"));
  }
};

TEST(StridedForAll, Proved) { EXPECT_EQ(Strided().Run(), ""); }

TEST(StridedForAll, TooNarrow) {
  Strided k;
  k.tile = k.C(248);
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` C=9921 R=1 first=39680 last=39683 missing=4\n");
}

// Tiling words: elements per core, cores, tile, tiles per core, results, elements.
struct Reduce : SymbolicKernel {
  Expr n = Dimension("N", 1, kLargest);
  Expr per = CeilDiv(n, C(40));
  Expr tile = C(4096);
  Expr tiles = CeilDiv(per, tile);
  Expr results = C(1);
  std::string Run() {
    launch.block_dim = 40;
    Words({per, C(40), tile, tiles, results, n});
    Input("x", Times(n, C(4)));
    Output("y", C(4));
    launch.args.back().bytes = 4;
    workspace = 40 * 32;
    return Unproved(Prove("reduce.ll", "reduce"));
  }
};

TEST(ReduceForAll, Proved) { EXPECT_EQ(Reduce().Run(), ""); }

TEST(ReduceForAll, TwoResultsInsteadOfOne) {
  Reduce k;
  k.results = k.C(2);
  EXPECT_EQ(k.Run(), "refuted: copy out of `y` stays inside its 4 bytes N=1 bytes=8 core=0 offset=0 size=4\n");
}

// Tiling words: rows, columns, rows per copy, rows per core. How many rows are copied depends on their length.
struct RowTiles : SymbolicKernel {
  Expr rows = Dimension("R", 1, 1000000);
  Expr columns = Dimension("C", 1, 8000);
  Expr group = pool().Max(pool().Div(C(8192), columns), C(1));
  Expr per = CeilDiv(rows, C(40));
  std::string Run() {
    launch.block_dim = 40;
    symbolic->hypotheses.push_back(pool().Le(Times(rows, columns), C(kLargest)));
    const Expr bytes = Times(Times(rows, columns), C(4));
    Words({rows, columns, group, per, C(0), C(0)});
    Input("x", bytes);
    Output("y", bytes);
    return Unproved(Prove("row-tiles.ll", "row_tiles"));
  }
};

TEST(RowTilesForAll, Proved) { EXPECT_EQ(RowTiles().Run(), ""); }

TEST(RowTilesForAll, GroupTooLarge) {
  RowTiles k;
  k.group = k.pool().Add(k.group, k.C(1));
  EXPECT_EQ(
      k.Run(),
      "refuted: on-chip buffers fit into the 196,608 bytes of a core C=6145 R=1 core=0 have=196608 need=196736\n");
}

// Tiling words: elements, tile, tiles. Offsets are computed in bytes and 32 bits.
struct ByteOffsets : SymbolicKernel {
  WideInt most = 1073741823;
  std::string Run() {
    const Expr n = Dimension("N", 1, most);
    launch.block_dim = 40;
    Words({n, C(2048), CeilDiv(n, C(2048)), C(0), C(0), C(0)});
    Input("x", Times(n, C(4)));
    Output("y", Times(n, C(4)));
    return Unproved(Prove("byte-offsets.ll", "byte_offsets"));
  }
};

TEST(ByteOffsetsForAll, ProvedForShortTensors) { EXPECT_EQ(ByteOffsets().Run(), ""); }

TEST(ByteOffsetsForAll, WrapInLongOnes) {
  ByteOffsets k;
  k.most = kLargest;
  EXPECT_NE(
      k.Run().find(
          "refuted: the offset of the copy out fits into 32 bits N=1073741825 core=8 loop0=13107 value=4294967296\n"),
      std::string::npos);
}

// Tiling words: elements per core, tile, tiles per core, tail of the last tile; N = 40 equal parts of any length.
struct EvenTail : SymbolicKernel {
  Expr part = Dimension("P", 1, 50000000);
  Expr tile = C(4096);
  Expr whole = pool().Div(part, tile);
  Expr tail = pool().Rem(part, tile);
  std::string Run() {
    launch.block_dim = 40;
    Words({part, tile, whole, tail, C(0), C(0)});
    Input("x", Times(part, C(160)));
    Output("y", Times(part, C(160)));
    return Unproved(Prove("even-tail.ll", "even_tail"));
  }
};

TEST(EvenTailForAll, Proved) { EXPECT_EQ(EvenTail().Run(), ""); }

TEST(EvenTailForAll, TailForgotten) {
  EvenTail k;
  k.tail = k.C(0);
  EXPECT_EQ(k.Run(), "refuted: the cores write every byte of `y` P=1 first=0 last=159 missing=160\n");
}

TEST(EvenTailForAll, TailTooLong) {
  EvenTail k;
  k.tail = k.pool().Add(k.tail, k.C(1));
  EXPECT_EQ(k.Run(),
            "refuted: no two cores write the same bytes of `y` P=1 core_a=0 core_b=1 first=4 last=7\n"
            "refuted: padded copy in of `x` stays inside its tensor P=1 bytes=8 core=39 offset=156 size=160\n"
            "refuted: copy out of `y` stays inside its tensor P=1 bytes=8 core=39 offset=156 size=160\n");
}

}  // namespace
}  // namespace assay
