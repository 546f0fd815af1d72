// How often outputs were written, in the indices of their shape.
#include <sys/mman.h>

#include <cstdint>
#include <vector>

#include "dialects/ascendc/device/coverage.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

TEST(IndexRange, BoxesAndWhatIsNone) {
  const std::vector<std::int64_t> shape = {4, 8, 16};
  EXPECT_EQ(IndexRange(shape, 5, 5), "[0, 0, 5]");
  EXPECT_EQ(IndexRange(shape, 20, 31), "[0, 1, 4..15]");
  EXPECT_EQ(IndexRange(shape, 16, 31), "[0, 1, :]");
  EXPECT_EQ(IndexRange(shape, 32, 95), "[0, 2..5, :]");
  EXPECT_EQ(IndexRange(shape, 0, 511), "[:, :, :]");
  EXPECT_EQ(IndexRange(shape, 20, 40), "[0, 1, 4] to [0, 2, 8]");
  EXPECT_EQ(IndexRange({}, 3, 9), "3..9");
  EXPECT_EQ(IndexRange({64}, 3, 9), "3..9");
  EXPECT_EQ(IndexRange({64}, 3, 3), "3");
}

TEST(ZeroBytes, EndsAtTheFirstThatIsNone) {
  std::vector<std::uint8_t> bytes(200);
  EXPECT_EQ(ZeroBytes(bytes.data(), 200), 200);
  for (const std::int64_t at : {199, 130, 64, 63, 1, 0}) {
    bytes[static_cast<std::size_t>(at)] = 1;
    EXPECT_EQ(ZeroBytes(bytes.data(), 200), at);
  }
  EXPECT_EQ(ZeroBytes(bytes.data(), 0), 0);
}

TEST(Populate, ChangesNothingAndMakesNoPageBesideThoseOfTheRange) {
  constexpr std::size_t kPage = 4096, kPages = 16;
  Pages memory(kPages * kPage, true);
  ASSERT_TRUE(memory.valid());
  memory.data()[5 * kPage] = 7;
  Populate(memory.data() + 4 * kPage + 100, 3 * kPage);  // parts of the pages 4 to 7
  std::vector<unsigned char> present(kPages);
  ASSERT_EQ(mincore(memory.data(), memory.size(), present.data()), 0);
  for (const std::size_t page : {0, 3, 8, 15}) EXPECT_EQ(present[page] & 1, 0) << page;
  EXPECT_EQ(memory.data()[5 * kPage], 7);
  EXPECT_EQ(ZeroBytes(memory.data(), static_cast<std::int64_t>(memory.size())), static_cast<std::int64_t>(5 * kPage));
}

TEST_F(Device, CoverageCountsElements) {
  Boot(2);
  std::uint8_t* y = Output(64);
  machine_->gm().tensors().back().shape = {4, 16};
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 3, 64);
    Out(y, a, 64);                                   // row 0, both cores
    if (assay_block_idx() == 1) Out(y + 64, a, 72);  // row 1 and two elements of row 2
  });
  const OutputCoverage coverage = CoverageOf(machine_->gm().tensors().back());
  EXPECT_EQ(coverage.elements, 64);
  EXPECT_EQ(coverage.several, 16);
  EXPECT_EQ(coverage.several_at, "[0, :]");
  EXPECT_EQ(coverage.once, 18);
  EXPECT_EQ(coverage.never, 30);
  EXPECT_EQ(coverage.never_at, "[2, 2] to [3, 15]");
}

}  // namespace
}  // namespace assay::device
