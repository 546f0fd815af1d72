// Sizes that a program cannot distinguish from the task's by the numbers that it names, and what a judge of programs
// adds.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/task/size-deciders.h"
#include "reference/task/task-variants.h"

namespace assay::harness {
namespace {

BenchmarkTask FaithfulTask(const std::string& sizes, const std::string& shape) {
  BenchmarkTask task;
  task.module = {"module.py", "import torch\nimport torch.nn as nn\n" + sizes +
                                  "\nclass Model(nn.Module):\n    def forward(self, x):\n        return torch.relu(x)\n"
                                  "def get_inputs():\n    return [torch.rand(" +
                                  shape + ")]\n"};
  return task;
}

std::vector<ScaledTask> Faithful(const BenchmarkTask& task, const ScaleOptions& options) {
  Error error;
  return FaithfulVariants(task, options, error);
}

TEST(SizeDeciders, TellSizesApart) {
  const SizeDeciders deciders({256, 1000});
  EXPECT_TRUE(deciders.Alike(4096, 1024));
  EXPECT_FALSE(deciders.Alike(4096, 512));   // below 1000
  EXPECT_FALSE(deciders.Alike(4096, 1152));  // no multiple of 256
  EXPECT_FALSE(deciders.Alike(4096, 8000));  // a multiple of 1000
  EXPECT_FALSE(deciders.Alike(256, 512));    // 256 itself
  EXPECT_EQ(deciders.Difference(4096, 1152), "is no longer a multiple of 256");
  EXPECT_EQ(deciders.Difference(4096, 512), "is no longer above 1000");
  EXPECT_EQ(deciders.Difference(8, 4), "is no longer a multiple of 8");
  EXPECT_EQ(deciders.Difference(7, 3), "");  // above 4, which is no bound
  EXPECT_EQ(deciders.Difference(4095, 4096), "is now a multiple of 256");
  EXPECT_EQ(deciders.Difference(1000, 2000), "is no longer 1000");
  EXPECT_EQ(deciders.Difference(4096, 2048), "");
  EXPECT_EQ(deciders.Differences(512, 96),
            (std::vector<std::string>{"is no longer a multiple of 256", "is no longer above 256"}));
  EXPECT_EQ(deciders.Differences(512, 96, false), (std::vector<std::string>{"is no longer a multiple of 256"}));
}

TEST(SizeDeciders, SmallestThatIsAlike) {
  const SizeDeciders deciders({256, 1024});
  EXPECT_EQ(deciders.Next(1 << 20, 1), 2048);
  EXPECT_EQ(deciders.Next(1 << 20, 2049), 3072);
  EXPECT_EQ(deciders.Next((1 << 20) + 256, 1), 1280);
  EXPECT_EQ(deciders.Next(4095, 1), 1025);
  EXPECT_EQ(deciders.Next(1024, 1), 1024);
  EXPECT_EQ(deciders.Next(24, 9), 24);  // a multiple of 8, none of 16
  EXPECT_EQ(deciders.Next(24, 1), 8);
}

TEST(FaithfulVariants, AreAlikeInEveryDimensionAndProduct) {
  ScaleOptions options;
  options.keep = {96, 256};
  const SizeDeciders deciders(options.keep);
  const std::vector<ScaledTask> made = Faithful(FaithfulTask("b = 4096\nn = 393216 + 3", "b, n"), options);
  ASSERT_FALSE(made.empty());
  for (const ScaledTask& one : made) {
    EXPECT_TRUE(one.faithful);
    EXPECT_TRUE(one.lost.empty());
    const Shape& shape = one.inputs[0];
    EXPECT_TRUE(deciders.Alike(4096, shape[0])) << shape[0];
    EXPECT_TRUE(deciders.Alike(393219, shape[1])) << shape[1];
    EXPECT_TRUE(deciders.Alike(4096LL * 393219, shape[0] * shape[1]));
    EXPECT_LE(CountOf(shape), options.faithful_elements);
  }
}

TEST(RemainderVariants, FillNoBlockWithAResultEither) {
  BenchmarkTask task;
  task.module = {"module.py",
                 "import torch\nimport torch.nn as nn\nb = 16\nc = 32\nd = 128\n"
                 "class Model(nn.Module):\n    def __init__(self):\n        super().__init__()\n"
                 "        self.pool = nn.MaxPool2d(kernel_size=3, stride=2, padding=1)\n"
                 "    def forward(self, x):\n        return self.pool(x)\n"
                 "def get_inputs():\n    return [torch.rand(b, c, d, d)]\n"};
  Error error;
  const std::vector<ScaledTask> made = RemainderVariants(task, {}, error);
  ASSERT_EQ(made.size(), 3u) << error.message;
  EXPECT_EQ(made[0].tile, 1);
  EXPECT_EQ(CountOf(made[0].inputs[0]) % 2, 1);
  EXPECT_EQ(CountOf(made[0].results[0]) % 2, 1);
  EXPECT_EQ(made[1].tile, 8);
  EXPECT_EQ(made[1].inputs[0][3] % 16, 8);
}

TEST(FaithfulVariants, TheTaskAsWrittenWhereItFits) {
  const std::vector<ScaledTask> made = Faithful(FaithfulTask("b = 64\nn = 777", "b, n"), {});
  ASSERT_EQ(made.size(), 1u);
  EXPECT_TRUE(made[0].sizes.empty());
  EXPECT_TRUE(made[0].faithful);
}

TEST(FaithfulVariants, NoneWhereNumbersAreTooLarge) {
  ScaleOptions options;
  options.keep = {4096};
  EXPECT_TRUE(Faithful(FaithfulTask("b = 8192\nn = 393216", "b, n"), options).empty());
  Error error;
  const std::vector<ScaledTask> others = ScaleTask(FaithfulTask("b = 8192\nn = 393216", "b, n"), options, error);
  ASSERT_FALSE(others.empty());
  EXPECT_FALSE(others[0].faithful);
  EXPECT_NE(std::find(others[0].lost.begin(), others[0].lost.end(), "b is no longer a multiple of 4096"),
            others[0].lost.end());
}

TEST(VariantWithout, KeepsWhatOthersLost) {
  ScaleOptions options;
  options.keep = {4096};
  const BenchmarkTask task = FaithfulTask("b = 4096\nn = 393216", "b, n");
  const auto lost = [](const ScaledTask& one, const std::string& what) {
    return std::find(one.differences.begin(), one.differences.end(), what) != one.differences.end();
  };
  const std::string of_b = "b is no longer a multiple of 4096", of_n = "n is no longer a multiple of 4096";
  const std::optional<ScaledTask> with_b = VariantWithout(task, options, {of_b});
  ASSERT_TRUE(with_b);
  EXPECT_FALSE(lost(*with_b, of_b));
  EXPECT_TRUE(lost(*with_b, of_n));
  EXPECT_EQ(with_b->inputs[0][0], 4096);
  const std::optional<ScaledTask> with_n = VariantWithout(task, options, {of_n});
  ASSERT_TRUE(with_n);
  EXPECT_FALSE(lost(*with_n, of_n));
  EXPECT_TRUE(lost(*with_n, of_b));
  EXPECT_FALSE(VariantWithout(task, options, {}));
}

TEST(VariantWithout, NeedsNothingInCommonButWhatFits) {
  ScaleOptions options;
  options.keep = {4096};
  options.faithful_elements = 64;
  EXPECT_FALSE(
      VariantWithout(FaithfulTask("b = 8192\nn = 393216", "b, n"), options, {"b is no longer a multiple of 4096"}));
}

TEST(JudgedVariant, SamplesAreReducedAsTheJudgeAllows) {
  ScaleOptions options;
  options.keep = {128, 256};
  std::vector<std::int64_t> asked;
  VariantJudge judge;
  judge.does_the_same = [&](const ScaledTask& whole) {
    EXPECT_EQ(whole.inputs[0][0], 128);
    return whole.inputs[0][1] % 256 == 0;
  };
  judge.by_sample = [&](const ScaledTask& whole, const ScaledTask& part, std::int64_t all, std::int64_t few) {
    EXPECT_EQ(part.inputs[0][1], whole.inputs[0][1]);
    EXPECT_EQ(part.inputs[0][0], few);
    EXPECT_EQ(all, 128);
    asked.push_back(few);
    return few % 8 == 0;
  };
  const std::optional<ScaledTask> made = JudgedVariant(FaithfulTask("b = 128\nn = 393216", "b, n"), options, judge);
  ASSERT_TRUE(made);
  EXPECT_EQ(asked, (std::vector<std::int64_t>{2, 4, 8}));
  EXPECT_EQ(made->inputs[0][0], 8);
  EXPECT_TRUE(made->faithful);
  judge.does_the_same = [](const ScaledTask&) { return false; };
  EXPECT_FALSE(JudgedVariant(FaithfulTask("b = 128\nn = 393216", "b, n"), options, judge));
}

}  // namespace
}  // namespace assay::harness
