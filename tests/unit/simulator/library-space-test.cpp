// Operations of the library that are lifted as ones without temporary space ask the device for none.
#include "dialects/ascendc/lift/library-space.h"

#include <cstring>

#include "dialects/ascendc/device/library.h"
#include "tests/unit/simulator/library-fixture.h"

namespace assay::device {
namespace {

class LibrarySpace : public Library {
 protected:
  // Whether the operation, given no temporary buffer, reports that a full unified buffer has no space left.
  bool AsksForSpace(int api, const LibraryNumbers& numbers) {
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    Boot();
    Run([&] {
      machine_->core().spaces[kUb].top = machine_->launch().chip.StackEnd();
      Lib(api, ASSAY_F32, ASSAY_F32, {}, {}, {}, numbers);
    });
    const Fault* fault = Real(FaultKind::kOnChipOverflow);
    return fault != nullptr && fault->text.contains("hidden");
  }
};

TEST_F(LibrarySpace, WhatIsLiftedWithoutSpaceAsksForNone) {
  const LibraryNumbers none, some{{1, 8, 8, 1, 1, 1, 1, 1}, {1, 1}};
  EXPECT_TRUE(AsksForSpace(ASSAY_LIB_BROADCAST, none));
  EXPECT_TRUE(AsksForSpace(ASSAY_LIB_SORT, some));
  for (const std::int64_t api : ascendc::OperationsWithoutSpace()) {
    EXPECT_FALSE(AsksForSpace(static_cast<int>(api), none)) << LibraryName(static_cast<int>(api));
    EXPECT_FALSE(AsksForSpace(static_cast<int>(api), some)) << LibraryName(static_cast<int>(api));
  }
}

}  // namespace
}  // namespace assay::device
