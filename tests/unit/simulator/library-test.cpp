// Library operations compared with closed forms: rows, selection, sorting, layout, special registers, temporary space.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "tests/unit/simulator/library-fixture.h"

namespace assay::device {
namespace {

TEST_F(Library, SumsAndMeansOfRowsLeavePaddingOut) {
  Clean([&] {
    std::vector<double> x;
    for (int r = 0; r < 3; ++r) {
      for (int c = 0; c < 72; ++c) x.push_back(c < 70 ? r + 1 : 1000);
    }
    const Part s = Put(kF, x), d = Room(32), t = Room(64);
    Lib(ASSAY_LIB_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 12}}, {s}, t, {{3, 72, 70, ASSAY_F32}, {}});
    EXPECT_EQ(Get(kF, d, 3), (std::vector<double>{70, 140, 210}));
    Lib(ASSAY_LIB_MEAN, ASSAY_F32, ASSAY_F32, {{d.buf, 12}}, {s}, t, {{3, 72, 70, ASSAY_F32}, {}});
    ExpectNear(Get(kF, d, 3), {1, 2, 3}, 1e-6);
  });
}

TEST_F(Library, AnAddressBehindABufferNamesThatBuffer) {
  Boot();
  Run([&] {
    const Part s = Put(kH, std::vector<double>(256, 1)), d = Room(512);
    assay_u64 from[16], to[16];
    for (int i = 0; i < 16; ++i) {
      from[i] = reinterpret_cast<assay_u64>(assay_local_address(s.buf, i * 32));
      to[i] = reinterpret_cast<assay_u64>(assay_local_address(d.buf, 0)) + 1024 + static_cast<assay_u64>(i) * 32;
    }
    assay_trans_5hd(ASSAY_F16, to, from, 0, 0, 1, 0, 0);
  });
  const Fault* fault = Real(FaultKind::kOnChipOutOfBounds);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("size"), 512);
  // The furthest of sixteen rows, and what all of them cover.
  EXPECT_EQ(fault->args.at("offset"), 1024 + 15 * 32);
  EXPECT_EQ(fault->args.at("begin"), 1024);
  EXPECT_EQ(fault->args.at("end"), 1024 + 16 * 32);
}

TEST_F(Library, AHalfSumRoundsInItsTree) {
  Clean([&] {
    // 2048 + 1 rounds to 2048 in half; as a tree of pairs the ones join first.
    std::vector<double> x(16, 1);
    x[0] = 2047;
    const Part s = Put(kH, x), d = Room(32);
    Lib(ASSAY_LIB_SUM, ASSAY_F16, ASSAY_F16, {{d.buf, 2}}, {s}, {}, {{1, 16, 16, ASSAY_F16}, {}});
    EXPECT_EQ(Get(kH, d, 1), (std::vector<double>{2062}));
    Lib(ASSAY_LIB_MEAN, ASSAY_F16, ASSAY_F16, {{d.buf, 2}}, {s}, Room(256), {{1, 16, 16, ASSAY_F32}, {}});
    EXPECT_EQ(Get(kH, d, 1), (std::vector<double>{128.875}));
  });
}

TEST_F(Library, BroadcastsColumnsRowsAndScalars) {
  Clean([&] {
    const Part column = Put(kF, {1, 2, 3}), row = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8}), d = Room(96), t = Room(4096);
    Lib(ASSAY_LIB_BROADCAST, ASSAY_F32, ASSAY_F32, {{d.buf, 96}}, {{column.buf, 12}}, t, {{3, 8, 3, 1, 1, 2}, {}});
    std::vector<double> want;
    for (int i = 0; i < 24; ++i) want.push_back(i / 8 + 1);
    EXPECT_EQ(Get(kF, d, 24), want);
    Lib(ASSAY_LIB_BROADCAST, ASSAY_F32, ASSAY_F32, {{d.buf, 96}}, {{row.buf, 32}}, t, {{3, 8, 1, 8, 0, 2}, {}});
    for (int i = 0; i < 24; ++i) want[static_cast<std::size_t>(i)] = i % 8 + 1;
    EXPECT_EQ(Get(kF, d, 24), want);
  });
}

TEST_F(Library, RunningSumsGoAlongEitherAxis) {
  Clean([&] {
    const Part s = Put(kF, {0, 1, 2, 0, 0, 0, 0, 0, 3, 4, 5, 0, 0, 0, 0, 0}), d = Room(64), last = Room(32);
    Lib(ASSAY_LIB_CUM_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 64}, {last.buf, 8}}, {s}, Room(4096), {{2, 8, 1, 1}, {}});
    EXPECT_EQ(Get(kF, d, 3), (std::vector<double>{0, 1, 3}));
    EXPECT_EQ(Get(kF, last, 2), (std::vector<double>{3, 12}));
    Lib(ASSAY_LIB_CUM_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 64}, {last.buf, 32}}, {s}, Room(4096), {{2, 8, 0, 1}, {}});
    EXPECT_EQ(Get(kF, d, 11)[9], 5);
    EXPECT_EQ(Get(kF, last, 3), (std::vector<double>{3, 5, 7}));
  });
}

TEST_F(Library, SequencesCountInEveryDtype) {
  Clean([&] {
    const Part d = Room(1024);
    Lib(ASSAY_LIB_INDEX, ASSAY_I32, ASSAY_I32, {{d.buf, 400}}, {}, {}, {{100}, {5, 3}});
    EXPECT_EQ(Get(Dtype::kI32, d, 100)[99], 302);
    Lib(ASSAY_LIB_INDEX, ASSAY_F16, ASSAY_F16, {{d.buf, 300}}, {}, {}, {{150}, {0, 1}});
    EXPECT_EQ(Get(kH, d, 150)[149], 149);
    Lib(ASSAY_LIB_INDEX_R, ASSAY_F32, ASSAY_F32, {{d.buf, 512}}, {}, {}, {{ASSAY_MASK_COUNT, 64, 0, 2, 1, 8}, {10, 0}});
    EXPECT_EQ(Get(kF, d, 128)[127], 137);
  });
}

TEST_F(Library, BytesOfAMaskChooseTheScalar) {
  Clean([&] {
    const Part s = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8}), mask = Put(Dtype::kU8, std::vector<double>(32, 0)), d = Room(32);
    assay_ub_set(mask.buf, 3, 1, 7);
    Lib(ASSAY_LIB_SELECT_BYTES, ASSAY_F32, ASSAY_U8, {d}, {s, mask}, Room(1024), {{1, 8, 32, 1}, {-1, 0}});
    EXPECT_EQ(Get(kF, d, 8), (std::vector<double>{1, 2, 3, -1, 5, 6, 7, 8}));
    Lib(ASSAY_LIB_SELECT_BYTES, ASSAY_F32, ASSAY_U8, {d}, {s, mask}, Room(1024), {{1, 8, 32, 0}, {-1, 0}});
    EXPECT_EQ(Get(kF, d, 4), (std::vector<double>{-1, -1, -1, 4}));
  });
}

TEST_F(Library, PatternsCollectAndCount) {
  Clean([&] {
    std::vector<double> x(128);
    std::iota(x.begin(), x.end(), 0);
    const Part s = Put(kF, x), d = Room(512),
               bits = Put(Dtype::kU32, {0x99999999, 0x99999999, 0x99999999, 0, 0, 0, 0, 0});
    EXPECT_EQ(Lib(ASSAY_LIB_GATHER_MASK, ASSAY_F32, ASSAY_F32, {{d.buf, 0}}, {s}, {}, {{2, 0, 0, 2, 1, 8, 0}, {}}), 64);
    EXPECT_EQ(Get(kF, d, 64)[63], 127);
    // 70 elements per repeat, two repeats four data blocks apart, the pattern read again: 1001 1001 ...
    EXPECT_EQ(Lib(ASSAY_LIB_GATHER_MASK, ASSAY_F32, ASSAY_F32, {{d.buf, 0}}, {s, {bits.buf, 9}}, {},
                  {{0, 1, 70, 2, 1, 4, 0}, {}}),
              70);
    const std::vector<double> y = Get(kF, d, 70);
    EXPECT_EQ(y[1], 3);
    EXPECT_EQ(y[2], 4);
    EXPECT_EQ(y[35], 32);
    EXPECT_EQ(assay_special_get(ASSAY_REG_REMAINING), 70u);
    // 3 to 6: one of four.
    EXPECT_EQ(Lib(ASSAY_LIB_GATHER_MASK, ASSAY_F32, ASSAY_F32, {{d.buf, 0}}, {s}, {}, {{5, 0, 0, 1, 1, 8, 0}, {}}), 16);
    EXPECT_EQ(Get(kF, d, 2)[1], 6);
  });
}

TEST_F(Library, GathersBlocksAndElementsByAddress) {
  Clean([&] {
    std::vector<double> x(128);
    std::iota(x.begin(), x.end(), 0);
    const Part s = Put(kF, x), d = Room(256), o = Put(Dtype::kU32, {224, 192, 160, 128, 96, 64, 32, 0});
    Lib(ASSAY_LIB_GATHER_BLOCKS, ASSAY_U32, ASSAY_U32, {d}, {{s.buf, 0}, o}, {}, {{1, 1, 8}, {}});
    EXPECT_EQ(Get(kF, d, 9)[0], 56);
    EXPECT_EQ(Get(kF, d, 9)[8], 48);
    std::vector<double> offsets(64);
    for (int i = 0; i < 64; ++i) offsets[static_cast<std::size_t>(i)] = 4 * (63 - i);
    const Part p = Put(Dtype::kU32, offsets);
    Lib(ASSAY_LIB_GATHER_R, ASSAY_F32, ASSAY_F32, {d}, {{s.buf, 0}, p}, {}, {{ASSAY_MASK_COUNT, 64, 0, 1, 8, 8}, {}});
    EXPECT_EQ(Get(kF, d, 64)[0], 65);
    EXPECT_EQ(Get(kF, d, 64)[63], 2);
  });
  Boot();
  Run([&] {
    const Part s = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8}), d = Room(256), o = Put(Dtype::kU32, std::vector<double>(8, 32));
    Lib(ASSAY_LIB_GATHER_BLOCKS, ASSAY_U32, ASSAY_U32, {d}, {{s.buf, 0}, o}, {}, {{1, 1, 8}, {}});
  });
  EXPECT_NE(Real(FaultKind::kOnChipOutOfBounds), nullptr);
}

// score and index as the structures hold them
std::vector<std::pair<double, int>> Structures(Dtype dtype, std::uint64_t buf, int n) {
  std::vector<std::pair<double, int>> out;
  for (int i = 0; i < n; ++i) {
    const std::uint64_t word = assay_ub_get(buf, i * 8, 8);
    std::uint8_t bits[8];
    std::memcpy(bits, &word, 8);
    float score = 0;
    LoadFloat(dtype, bits, &score, 1);
    out.emplace_back(static_cast<double>(score), static_cast<int>(word >> 32));
  }
  return out;
}

TEST_F(Library, SortsGroupsMergesListsAndExtracts) {
  for (const Dtype dtype : {kF, kH}) {
    Clean([&] {
      const int code = dtype == kF ? ASSAY_F32 : ASSAY_F16;
      std::vector<double> x = Random(128, 3, 0, 8), index(128);
      for (double& value : x) value = std::floor(value * 4) / 4;  // with ties
      std::iota(index.begin(), index.end(), 0);
      const Part s = Put(dtype, x), i = Put(Dtype::kU32, index), d = Room(1024), e = Room(1024), t = Room(1024);
      Lib(ASSAY_LIB_SORT32, code, code, {d}, {s, i}, {}, {{4}, {}});
      std::vector<int> order(128);
      std::iota(order.begin(), order.end(), 0);
      const auto before = [&](int a, int b) { return x[static_cast<std::size_t>(a)] > x[static_cast<std::size_t>(b)]; };
      for (int g = 0; g < 4; ++g) std::stable_sort(order.begin() + g * 32, order.begin() + g * 32 + 32, before);
      const auto groups = Structures(dtype, d.buf, 128);
      for (std::size_t k = 0; k < 128; ++k) EXPECT_EQ(groups[k].second, order[k]) << k;
      Part lists[4];
      for (int g = 0; g < 4; ++g) lists[g] = {d.buf, 256};
      const LibraryNumbers n{{32, 32, 32, 32, 15, 0, 1}, {}};
      const std::int64_t done = assay_lib(ASSAY_LIB_MRG_SORT, code, code, e.buf, 0, 1024, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                          d.buf, 0, 256, d.buf, 256, 256, d.buf, 512, 256, d.buf, 768, 256, 0, 0, 0, 0,
                                          0, 0, n.p[0], n.p[1], n.p[2], n.p[3], n.p[4], n.p[5], n.p[6], 0, 0, 0);
      EXPECT_EQ(done, 32 | 32 << 16 | 32ll << 32 | 32ll << 48);
      std::iota(order.begin(), order.end(), 0);
      std::stable_sort(order.begin(), order.end(), before);
      const auto all = Structures(dtype, e.buf, 128);
      for (std::size_t k = 0; k < 128; ++k) EXPECT_EQ(all[k].second, order[k]) << k;
      Lib(ASSAY_LIB_SORT, code, code, {d}, {s, i}, t, {{4, 1}, {}});
      EXPECT_EQ(Structures(dtype, d.buf, 128), all);
      const Part v = Room(128 * static_cast<int>(SizeOf(dtype))), p = Room(512);
      Lib(ASSAY_LIB_EXTRACT, code, code, {v, p}, {e}, {}, {{4}, {}});
      const auto values = Get(dtype, v, 128), places = Get(Dtype::kU32, p, 128);
      for (std::size_t k = 0; k < 128; ++k) {
        EXPECT_EQ(values[k], x[static_cast<std::size_t>(order[k])]);
        EXPECT_EQ(places[k], order[k]);
      }
    });
  }
}

TEST_F(Library, AMergeCanStopWhenAListIsUsedUp) {
  Clean([&] {
    const Part a = Put(kF, {9, 0, 8, 0}), b = Put(kF, {7, 0, 6, 0, 5, 0, 4, 0}), d = Room(64);
    const std::int64_t done = Lib(ASSAY_LIB_MRG_SORT, ASSAY_F32, ASSAY_F32, {{d.buf, 48}}, {{a.buf, 16}, {b.buf, 32}},
                                  {}, {{2, 4, 0, 0, 3, 1, 1}, {}});
    EXPECT_EQ(done, 2);
    EXPECT_EQ(assay_special_get(ASSAY_REG_MRG_SORT), 2u);
    EXPECT_EQ(Structures(kF, d.buf, 2)[1].first, 8);
  });
}

TEST_F(Library, TopValuesOfRowsWithTheirIndices) {
  Clean([&] {
    std::vector<double> x(64, -100), index(32);
    const std::vector<double> first{3, 9, 1, 7}, second{2, 2, 8, 4};
    std::copy(first.begin(), first.end(), x.begin());
    std::copy(second.begin(), second.end(), x.begin() + 32);
    std::iota(index.begin(), index.end(), 0);
    const Part s = Put(kF, x), i = Put(Dtype::kI32, index), v = Room(64), p = Room(64), t = Room(4096);
    const std::int64_t rows = 8ll << 32 | 8;
    Lib(ASSAY_LIB_TOPK, ASSAY_F32, ASSAY_F32, {v, p}, {s, i}, t, {{2, 32, 4, 2, 1, 1, 0, rows}, {}});
    const auto values = Get(kF, {v.buf, 64}, 2), places = Get(Dtype::kI32, p, 2);
    EXPECT_EQ(values, (std::vector<double>{9, 7}));
    EXPECT_EQ(places, (std::vector<double>{1, 3}));
    EXPECT_EQ(assay_ub_get(p.buf, 32, 4), 2u);
    Lib(ASSAY_LIB_TOPK, ASSAY_F32, ASSAY_F32, {v, p}, {s, i}, t, {{2, 32, 4, 2, 0, 1, 0, rows}, {}});
    EXPECT_EQ(Get(kF, v, 2), (std::vector<double>{1, 3}));
  });
}

TEST_F(Library, TransposesSquaresImagesAndRows) {
  Clean([&] {
    std::vector<double> x(256);
    std::iota(x.begin(), x.end(), 0);
    const Part s = Put(Dtype::kI16, x), d = Room(512);
    Lib(ASSAY_LIB_TRANSPOSE16, ASSAY_I16, ASSAY_I16, {d}, {s}, {}, {});
    for (int i = 0; i < 256; ++i) EXPECT_EQ(assay_ub_get(d.buf, 2 * i, 2), static_cast<unsigned>(i % 16 * 16 + i / 16));
    const Part image = Put(kF, std::vector<double>(x.begin(), x.begin() + 48)), out = Room(192), t = Room(8192);
    Lib(ASSAY_LIB_TRANSPOSE, ASSAY_F32, ASSAY_F32, {out}, {image}, t, {{2, 3, 2, 4, 11}, {}});
    const auto y = Get(kF, out, 48);
    EXPECT_EQ(y[1], 8);        // place 0, channel 1
    EXPECT_EQ(y[24 + 5], 41);  // second image: place 1, channel 2
    Lib(ASSAY_LIB_TRANSPOSE, ASSAY_F32, ASSAY_F32, {image}, {out}, t, {{2, 3, 2, 4, 12}, {}});
    EXPECT_EQ(Get(kF, image, 48)[47], 47);
    const Part real = Put(Dtype::kI16, std::vector<double>(x.begin(), x.begin() + 30)), wide = Room(64);
    Lib(ASSAY_LIB_PAD, ASSAY_I16, ASSAY_I16, {wide}, {real}, t, {{2, 15, 15, 0, 1, 321, 16}, {}});
    EXPECT_EQ(Get(Dtype::kI16, wide, 18)[15], 321);
    EXPECT_EQ(Get(Dtype::kI16, wide, 18)[16], 15);
    Lib(ASSAY_LIB_UNPAD, ASSAY_I16, ASSAY_I16, {{real.buf, 60}}, {wide}, t, {{2, 16, 1}, {}});
    EXPECT_EQ(Get(Dtype::kI16, real, 30), std::vector<double>(x.begin(), x.begin() + 30));
  });
}

TEST_F(Library, SixteenRowsBecomeColumnsInEveryWidth) {
  for (const int size : {1, 2, 4}) {
    Clean([&] {
      const Dtype dtype = size == 1 ? Dtype::kU8 : size == 2 ? Dtype::kU16 : Dtype::kU32;
      const int code = size == 1 ? ASSAY_U8 : size == 2 ? ASSAY_U16 : ASSAY_U32, block = 32 / size;
      std::vector<double> x(static_cast<std::size_t>(16 * block));
      for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<double>(i % 251);
      const Part s = Put(dtype, x), d = Put(dtype, std::vector<double>(x.size(), 0));
      assay_u64 to[16], from[16];
      for (int i = 0; i < 16; ++i) {
        to[i] = reinterpret_cast<assay_u64>(assay_local_address(d.buf, i * 32));
        from[i] = reinterpret_cast<assay_u64>(assay_local_address(s.buf, i * 32));
      }
      assay_trans_5hd(code, to, from, 0, 1, 1, 0, 0);
      const auto y = Get(dtype, d, 16 * block);
      for (int i = 0; i < 16; ++i) {
        for (int e = 0; e < (size == 4 ? 8 : 16); ++e) {
          const int row = size == 4 ? e + i % 2 * 8 : e, column = size == 4 ? i / 2 : i + (size == 1 ? 16 : 0);
          EXPECT_EQ(y[static_cast<std::size_t>(i * block + e)], x[static_cast<std::size_t>(row * block + column)]);
        }
      }
    });
  }
}

TEST_F(Library, RegistersKeepSumAndExtreme) {
  Clean([&] {
    const Part s = Put(kF, {4, 9, 2, 9, 1, 0, 0, 0}), d = Room(32);
    assay_whole_reduce(ASSAY_REDUCE_MAX, ASSAY_F32, d.buf, 0, s.buf, 0, ASSAY_MASK_COUNT, 8, 0, 1, 1, 1, 8, 0);
    const std::uint64_t both = assay_special_get(ASSAY_REG_MAX_MIN);
    float value = 0;
    std::memcpy(&value, &both, 4);
    EXPECT_EQ(value, 9);
    EXPECT_EQ(both >> 32, 1u);
    assay_mask_set(0, 0xff);
    assay_reduce_to_register(ASSAY_F32, s.buf, 0, 1, 1, 8);
    const std::uint64_t sum = assay_special_get(ASSAY_REG_SUM);
    std::memcpy(&value, &sum, 4);
    EXPECT_EQ(value, 25);
  });
}

TEST_F(Library, NativeAddressesFindTheirTensor) {
  Clean([&] {
    const Part a = Room(64), b = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8});
    const void* p = assay_local_address(b.buf, 12);
    EXPECT_EQ(assay_local_handle(p), b.buf);
    EXPECT_EQ(assay_local_offset(p), 12);
    EXPECT_NE(assay_local_handle(assay_local_address(a.buf, 0)), b.buf);
    EXPECT_EQ(assay_local_handle(&p), 0u);
  });
}

TEST_F(Library, FillsGlobalMemory) {
  Boot();
  std::uint8_t* y = Output(100);
  Run([&] {
    const float value = 2.5f;
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, 4);
    assay_gm_fill(y, 400, 4, bits);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(device::At(y, i), 2.5f);
}

TEST_F(Library, TemporarySpaceThatIsTooSmallIsAFault) {
  Boot();
  Run([&] {
    const Part s = Put(kF, std::vector<double>(8, 1)), d = Room(512), t = Room(32);
    Lib(ASSAY_LIB_BROADCAST, ASSAY_F32, ASSAY_F32, {d}, {s}, t, {{8, 16, 8, 1, 1, 2}, {}});
  });
  const Fault* fault = Real(FaultKind::kOnChipOverflow);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("temporary"), "BroadCast");
  EXPECT_EQ(fault->args.at("need"), 256);
  EXPECT_EQ(fault->args.at("have"), 32);
}

TEST_F(Library, WithoutABufferTheRestOfTheMemoryHasToDo) {
  Boot();
  Run([&] {
    const Part s = Put(kF, std::vector<double>(8, 1)), d = Room(512);
    Room((192 << 10) - 64 - 32 - 512 - 128);
    Lib(ASSAY_LIB_BROADCAST, ASSAY_F32, ASSAY_F32, {d}, {s}, {}, {{8, 16, 8, 1, 1, 2}, {}});
  });
  const Fault* fault = Real(FaultKind::kOnChipOverflow);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("hidden"), "BroadCast");
  EXPECT_EQ(fault->args.at("bytes"), 256);
}

// The 8 KiB that some instructions of the library use are not reserved for it.
TEST_F(Library, TheLibrarysOwnEndOfTheMemoryIsItsToUse) {
  Boot();
  Run([&] {
    const Part s = Put(kF, std::vector<double>(8, 1)), d = Room(512);
    Room((192 << 10) - 64 - 32 - 512 - 256);
    Lib(ASSAY_LIB_BROADCAST, ASSAY_F32, ASSAY_F32, {d}, {s}, {}, {{8, 16, 8, 1, 1, 2}, {}});
  });
  EXPECT_EQ(Real(FaultKind::kOnChipOverflow), nullptr);
}

// The gradient multiplies its sources: zeros in the padding of one mask unwritten elements of the other.
TEST_F(Library, AZeroHidesWhatItIsMultipliedWith) {
  Boot();
  std::uint8_t* y = Output(16);
  Run([&] {
    const Part grad = Room(64), d = Room(64), room = Room(4096);
    In(grad.buf, Input(Ramp(8)), 32);
    const auto gradient = [&](double padding) {
      std::vector<double> values(16, padding);
      std::fill_n(values.begin(), 8, 0.125);
      Lib(ASSAY_LIB_SOFTMAX_GRAD, ASSAY_F32, ASSAY_F32, {d}, {grad, Put(kF, values)}, room,
          {{1, 16, 1, 16, 1, 0, 1, 0}, {}});
      Out(y, d.buf, 32);
    };
    gradient(0);
    EXPECT_EQ(Real(FaultKind::kUninitialisedRead), nullptr);
    gradient(0.5);
  });
  EXPECT_NE(Real(FaultKind::kUninitialisedRead), nullptr);
}

TEST_F(Library, WhatWasNeverWrittenTaintsItsRowOnly) {
  Boot();
  std::uint8_t* y = Output(16);
  Run([&] {
    const Part s = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8}), d = Room(64), empty = Room(32);
    Lib(ASSAY_LIB_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 4}}, {s}, {}, {{1, 8, 8, ASSAY_F32}, {}});
    Out(y, d.buf, 4);
    EXPECT_EQ(Real(FaultKind::kUninitialisedRead), nullptr);
    Lib(ASSAY_LIB_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 4}}, {empty}, {}, {{1, 8, 8, ASSAY_F32}, {}});
    Out(y + 4, d.buf, 4);
  });
  EXPECT_NE(Real(FaultKind::kUninitialisedRead), nullptr);
}

}  // namespace
}  // namespace assay::device
