// Comparisons and selections by their bits.
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

TEST_F(Device, CompareLeavesTheBitsOfAPartialRepeatAlone) {
  Boot();
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 512), bits = assay_buf_init(ASSAY_VECCALC, 32);
    Vec(ASSAY_DUP, a, 0, 0, 1, 128);
    assay_cmps_n(ASSAY_CMP_GT, ASSAY_F32, bits, 0, a, 0, 0.5, 100);
    EXPECT_EQ(assay_ub_get(bits, 0, 8), ~0ull);
    assay_ub_get(bits, 8, 8);
  });
  const Fault* read = Real(FaultKind::kUninitialisedRead);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->args.at("offset"), 8);
}

// Comparisons take whole repeats: the bits of lanes that nothing wrote are in one byte with others, which are defined.
TEST_F(Device, SelectByBitsBesideUndefinedOnes) {
  for (const int selected : {13, 14}) {
    for (const bool once_more : {false, true}) {
      Boot();
      std::uint8_t* y = Output(selected);
      Run([&] {
        const auto a = assay_buf_init(ASSAY_VECCALC, 512), d = assay_buf_init(ASSAY_VECCALC, 512);
        const auto bits = assay_buf_init(ASSAY_VECCALC, 32), s = assay_buf_init(ASSAY_VECCALC, 512);
        Vec(ASSAY_DUP, a, 0, 0, 7, 13);
        Vec(ASSAY_DUP, s, 0, 0, 3, 128);
        assay_cmps_n(ASSAY_CMP_GT, ASSAY_F32, bits, 0, a, 0, 0.5, 64);
        // An operation on the bytes follows them as wholes.
        if (once_more) assay_vec_n(ASSAY_OR, ASSAY_U16, ASSAY_U16, bits, 0, bits, 0, bits, 0, 0, 4);
        assay_select_n(1, ASSAY_F32, d, 0, bits, 0, s, 0, 0, 0, -1, selected);
        Out(y, d, selected * 4);
      });
      EXPECT_EQ(RealFaults() > 0, selected > 13) << selected;
    }
  }
}

TEST_F(Device, SelectTakesBitsInTurn) {
  Boot();
  std::uint8_t* y = Output(128);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 512), d = assay_buf_init(ASSAY_VECCALC, 512);
    const auto bits = assay_buf_init(ASSAY_VECCALC, 32);
    Vec(ASSAY_DUP, a, 0, 0, 7, 128);
    assay_ub_set(bits, 0, 8, 1);
    assay_ub_set(bits, 8, 8, 2);
    assay_select_n(1, ASSAY_F32, d, 0, bits, 0, a, 0, 0, 0, -1, 128);
    Out(y, d, 512);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int i = 0; i < 128; ++i) EXPECT_EQ(At(y, i), i == 0 || i == 65 ? 7 : -1) << i;
}

// A buffer that overlaps the library's own part loses 32 elements there, and none if it ends before it.
TEST_F(Device, SelectByBitsWritesTheLibrarysPart) {
  for (const std::int64_t in_front : {512, 0}) {
    Boot();
    std::uint8_t* y = Output(128);
    Run([&] {
      const auto a = assay_buf_init(ASSAY_VECCALC, 512), d = assay_buf_init(ASSAY_VECCALC, 512);
      const auto bits = assay_buf_init(ASSAY_VECCALC, 32);
      assay_buf_init(ASSAY_VECCALC, 188416 - 1056 - in_front);
      const auto last = assay_buf_init(ASSAY_VECCALC, 512);
      Vec(ASSAY_DUP, a, 0, 0, 7, 128);
      Vec(ASSAY_DUP, last, 0, 0, 3, 128);
      assay_ub_set(bits, 0, 8, 1);
      assay_ub_set(bits, 8, 8, 2);
      assay_select_n(1, ASSAY_F32, d, 0, bits, 0, a, 0, 0, 0, -1, 128);
      Out(y, last, 512);
    });
    EXPECT_EQ(RealFaults(), 0);
    for (int i = 0; i < 128; ++i) EXPECT_EQ(At(y, i), i < 32 && in_front == 0 ? -1 : 3) << in_front << " " << i;
  }
}

}  // namespace
}  // namespace assay::device
