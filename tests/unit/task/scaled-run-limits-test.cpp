// Which faults of a smaller shape are the kernel's, and how overlapping operands limit a verdict on values.
#include "dialects/ascendc/task/scaled-run-limits.h"
#include "dialects/ascendc/worker/kernel-run.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "dialects/ascendc/run/run-plan.h"
#include "reference/case-memory.h"

namespace assay {
namespace {

ShapeRun With(FaultKind kind) {
  ShapeRun run;
  run.status = ShapeRun::Status::kFaults;
  run.faults.emplace_back().kind = kind;
  return run;
}

TEST(TrustsSmallerRun, LostElementsCountInModulesOnly) {
  const ShapeRun lost = With(FaultKind::kOutputUnwritten);
  EXPECT_FALSE(TrustsSmallerRun(lost, false, false));
  EXPECT_TRUE(TrustsSmallerRun(lost, true, false));
  EXPECT_FALSE(TrustsSmallerRun(lost, true, true)) << "the full size wrote them all";
}

TEST(TrustsSmallerRun, FaultsThatTheFullSizeDidNotShow) {
  for (const FaultKind kind :
       {FaultKind::kOnChipOutOfBounds, FaultKind::kSyncDeadlock, FaultKind::kGlobalWriteOutOfBounds}) {
    EXPECT_TRUE(TrustsSmallerRun(With(kind), false, false));
    EXPECT_FALSE(TrustsSmallerRun(With(kind), false, true));
  }
  EXPECT_TRUE(TrustsSmallerRun(With(FaultKind::kValueMismatch), false, true)) << "values are what full runs leave out";
}

TEST(TrustsSmallerRun, NotWhatTheHostRefuses) {
  for (const FaultKind kind : {FaultKind::kCallRefused, FaultKind::kOutputShape, FaultKind::kHostFailed}) {
    EXPECT_FALSE(TrustsSmallerRun(With(kind), true, false)) << "the full size would have shown it";
  }
  ShapeRun advice = With(FaultKind::kHostDuty);
  advice.faults[0].args["advisory"] = 1;
  EXPECT_TRUE(TrustsSmallerRun(advice, true, false));
}

TEST(TrustsSmallerRun, SharedLinesWhereTheFullSizeHasThemToo) {
  const auto launch = [](std::int64_t rows, std::int64_t row = 5) {
    KernelRequest request;
    request.block_dim = 8;
    request.outputs.emplace_back().shape = {rows, row};
    request.outputs.back().dtype = Dtype::kF32;
    request.outputs.back().name = "y";
    return SizeOfLaunch(request);
  };
  const auto line = [](std::int64_t first) {
    ShapeRun run = With(FaultKind::kSharedLine);
    run.faults[0].text = {{"tensor", "y"}};
    run.faults[0].args = {{"line_first", first}, {"line_last", first + 15}};
    return run;
  };
  const ShapeRun small = line(48);                             // a core has 62 and a half of 500 elements
  const LaunchSize whole = launch(128), broken = launch(100);  // 320 bytes a core, and 250
  const LaunchSize wide = launch(100, 48), narrow = launch(100, 40);
  EXPECT_FALSE(TrustsSmallerRun(line(32), true, false, wide, narrow)) << "a row ends behind 40";
  EXPECT_TRUE(TrustsSmallerRun(line(160), true, false, whole, broken)) << "no part ends there";
  EXPECT_TRUE(TrustsSmallerRun(line(48), true, false, wide, narrow)) << "no row ends there";
  EXPECT_FALSE(TrustsSmallerRun(small, true, false, whole, broken));
  EXPECT_TRUE(TrustsSmallerRun(small, true, false, whole, whole));
  EXPECT_TRUE(TrustsSmallerRun(small, true, false, broken, broken));
  EXPECT_TRUE(TrustsSmallerRun(small, true, false, {}, broken));
  EXPECT_TRUE(TrustsSmallerRun(With(FaultKind::kUnorderedAccess), true, false, whole, broken));
}

TEST(CountOverflowOfFullSize, OnlyPastTheEndAndAfterACleanSmallerRun) {
  ShapeRun whole = With(FaultKind::kOnChipOverflow), clean;
  whole.faults[0].args = {{"advisory", 1}, {"have", 100}, {"physical", 100}, {"need", 132}};
  clean.status = ShapeRun::Status::kClean;
  clean.values = ShapeRun::Values::kMatch;
  ShapeRun small = clean;
  whole.what = "x float32[8192]";
  small.what = "x float32[512]";
  ASSERT_TRUE(CountOverflowOfFullSize({}, whole, small));
  EXPECT_EQ(small.what, whole.what);
  EXPECT_EQ(small.status, ShapeRun::Status::kFaults);
  EXPECT_EQ(small.values, ShapeRun::Values::kSkipped);
  ASSERT_EQ(small.faults.size(), 1u);
  EXPECT_FALSE(small.faults[0].args.contains("advisory"));
  ShapeRun open = clean;
  open.status = ShapeRun::Status::kUndecided;
  EXPECT_FALSE(CountOverflowOfFullSize({}, whole, open)) << "it did not go through the code";
  whole.faults[0].args["have"] = 90;
  small = clean;
  EXPECT_FALSE(CountOverflowOfFullSize({}, whole, small)) << "in the part that library calls use only";
  EXPECT_EQ(small.status, ShapeRun::Status::kClean);
}

TEST(CountOverflowOfFullSize, NotOfBuffersThatNothingUses) {
  const std::string unused =
      "void Init() { pipe.InitBuffer(in, 1, 64); pipe.InitBuffer(tmp, 1, 64); }\n"
      "void Process() { in.AllocTensor<float>(); }\nTQue<1> in; TQue<1> tmp;\n";
  const auto counts = [](const std::string& text) {
    Project project;
    project.files.push_back({.name = "k.cpp", .role = FileRole::kKernel, .text = text});
    ShapeRun whole = With(FaultKind::kOnChipOverflow), small;
    whole.faults[0].args = {{"advisory", 1}, {"have", 100}, {"physical", 100}, {"need", 132}};
    whole.faults[0].where = {
        .file = 0, .begin = static_cast<std::uint32_t>(text.find("pipe.InitBuffer(tmp")), .end = 0};
    small.status = ShapeRun::Status::kClean;
    return CountOverflowOfFullSize(project, whole, small);
  };
  EXPECT_FALSE(counts(unused));
  EXPECT_TRUE(counts(unused + "void Compute() { tmp.AllocTensor<float>(); }\n"));
}

TEST(LeaveOverlapsOpen, WhereTheOrderOfReadsAndWritesChangesValues) {
  using Values = ShapeRun::Values;
  const auto after = [](Values values, std::int64_t same) {
    ShapeRun run = With(FaultKind::kOperandOverlap);
    run.faults[0].args = {{"advisory", 1}, {"same", same}};
    run.status = ShapeRun::Status::kClean;
    run.values = values;
    LeaveOverlapsOpen(run);
    return run.values;
  };
  EXPECT_EQ(after(Values::kMismatch, 0), Values::kUndecided);
  EXPECT_EQ(after(Values::kMatch, 0), Values::kUndecided) << "a match in one order is no match in every order";
  EXPECT_EQ(after(Values::kMatch, 1), Values::kMatch);
  EXPECT_EQ(after(Values::kMismatch, 1), Values::kMismatch);
  EXPECT_EQ(after(Values::kSkipped, 0), Values::kSkipped);
}

TEST(MemoryForCase, IsCheckedAndNamesWhatNoWorkerHas) {
  const auto of = [](std::vector<std::int64_t> shape) {
    Contract contract;
    contract.inputs.emplace_back();
    contract.inputs.back().dtype = Dtype::kF32;
    contract.inputs.back().shape = std::move(shape);
    return MemoryForCase(contract);
  };
  EXPECT_EQ(of({256}), 256u * 24);
  EXPECT_EQ(of({std::int64_t{1} << 32, std::int64_t{1} << 32}), UINT64_MAX);
  EXPECT_EQ(of({std::int64_t{1} << 62, 4, 0}), UINT64_MAX);
  EXPECT_EQ(of({-1}), UINT64_MAX);
  EXPECT_GT(of({100003, 100003}), kMostMemoryForCase);
}

}  // namespace
}  // namespace assay
