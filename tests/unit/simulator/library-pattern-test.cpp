// Reductions along rows and down columns by pattern, and the temporary space they take.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "tests/unit/simulator/library-fixture.h"

namespace assay::device {
namespace {

TEST_F(Library, ReductionsByPatternGoAlongRowsOrDownColumns) {
  Clean([&] {
    // Two rows of 70 in 72: the padding contains values that would win.
    std::vector<double> x;
    for (int r = 0; r < 2; ++r) {
      for (int c = 0; c < 72; ++c) x.push_back(c < 70 ? (r + 1) * (c - 30) : 1e6);
    }
    const Part s = Put(kF, x), d = Room(512), t = Room(2048);
    Lib(ASSAY_LIB_REDUCE_MAX, ASSAY_F32, ASSAY_F32, {{d.buf, 8}}, {s}, t, {{2, 70, 72, 0, 0}, {}});
    EXPECT_EQ(Get(kF, d, 2), (std::vector<double>{39, 78}));
    Lib(ASSAY_LIB_REDUCE_MIN, ASSAY_F32, ASSAY_F32, {{d.buf, 8}}, {s}, t, {{2, 70, 72, 0, 0}, {}});
    EXPECT_EQ(Get(kF, d, 2), (std::vector<double>{-30, -60}));
    Lib(ASSAY_LIB_REDUCE_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 8}}, {s}, t, {{2, 70, 72, 0, 0}, {}});
    EXPECT_EQ(Get(kF, d, 2), (std::vector<double>{315, 630}));
    Lib(ASSAY_LIB_REDUCE_SUM, ASSAY_F32, ASSAY_F32, {{d.buf, 280}}, {s}, t, {{2, 70, 72, 1, 0}, {}});
    EXPECT_EQ(Get(kF, d, 70)[69], 117);
    EXPECT_EQ(Get(kF, d, 70)[0], -90);
  });
}

TEST_F(Library, ReductionsByPatternNeedWhatTheTilingFunctionAsksFor) {
  Boot();
  Run([&] {
    const Part s = Put(kF, std::vector<double>(144, 1)), d = Room(32), t = Room(480);
    Lib(ASSAY_LIB_REDUCE_MAX, ASSAY_F32, ASSAY_F32, {{d.buf, 8}}, {s}, t, {{2, 70, 72, 0, 0}, {}});
  });
  const Fault* fault = Real(FaultKind::kOnChipOverflow);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("need"), 512);
}

}  // namespace
}  // namespace assay::device
