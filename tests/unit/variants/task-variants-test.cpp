// Smaller variants of a module: which numbers are sizes, limits, relations between them, residues, and the errors
// if there is none.
#include "reference/task/task-variants.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reference/task/module-sizes.h"

namespace assay::harness {
namespace {

BenchmarkTask TaskOf(const std::string& sizes, const std::string& shape, const std::string& init = "",
                     const std::string& model = "") {
  BenchmarkTask task;
  task.module = {"module.py",
                 "import torch\nimport torch.nn as nn\n" + sizes + "\nclass Model(nn.Module):\n" +
                     (model.empty() ? "    def forward(self, x):\n        return torch.relu(x)\n" : model) +
                     "def get_inputs():\n    return [torch.rand(" + shape +
                     ")]\n"
                     "def get_init_inputs():\n    return [" +
                     init + "]\n"};
  return task;
}

const char* const kLinear =
    "    def __init__(self, a, b):\n        super().__init__()\n        self.l = nn.Linear(a, b)\n"
    "    def forward(self, x):\n        return self.l(x)\n";
const char* const kHeads =
    "    def __init__(self, d, h):\n        super().__init__()\n        self.d, self.h = d, h\n"
    "    def forward(self, x):\n        return x.view(x.size(0), x.size(1), self.h, self.d // self.h).sum(-1)\n";

std::vector<ScaledTask> Made(const BenchmarkTask& task, const ScaleOptions& options = {}) {
  Error error;
  std::vector<ScaledTask> made = ScaleTask(task, options, error);
  EXPECT_FALSE(made.empty()) << error.message;
  if (made.empty()) made.emplace_back().inputs.push_back({0, 0, 0});
  return made;
}

// Relations between sizes alone, without the effect of numbers.
std::vector<std::string> Relations(const ScaledTask& made) {
  std::vector<std::string> lost = made.lost;
  std::erase_if(lost, [](const std::string& one) {
    return one.find(" is no longer ") != std::string::npos || one.find(" is now ") != std::string::npos;
  });
  return lost;
}

TEST(ModuleSizes, FindsNumbersWhereverSizesStand) {
  const std::string text =
      "N = 2048 * 2\nheight = width = 64\ndepth, rows = 16, 32\nshape = (8, 3 * 5)\nlayers = [100, 200]\nrate = 0.5\n"
      "s = x[7]\nclass Model:\n    k = 11\ndef get_inputs():\n    return [torch.rand(N, 224)]\ndef other():\n    "
      "return 9\n";
  std::vector<std::string> found;
  for (const WrittenSize& size : WrittenSizes(text)) found.push_back(size.name + "=" + std::to_string(size.value));
  EXPECT_EQ(found,
            (std::vector<std::string>{"N=4096", "height = width=64", "depth=16", "rows=32", "shape[0]=8", "shape[1]=15",
                                      "layers[0]=100", "layers[1]=200", "224 in get_inputs=224"}));
}

TEST(ModuleSizes, KeepsLines) {
  const std::string text = "a = (4 *\n     8)\nb = 7\n";
  const std::vector<WrittenSize> sizes = WrittenSizes(text);
  ASSERT_EQ(sizes.size(), 2u);
  EXPECT_EQ(WithSizes(text, sizes, {16, 7}), "a = (16\n)\nb = 7\n");
  EXPECT_EQ(WithSizes(text, sizes, {32, 5}), "a = (4 *\n     8)\nb = 5\n");
}

TEST(ModuleSizes, DoesNotOverflow) {
  for (const WrittenSize& size :
       WrittenSizes("a = 99999999999999999999\nc = 1099511627776 * 1099511627776\nb = 10 ** 40\n"))
    EXPECT_LE(size.value, std::int64_t{1} << 40);
}

TEST(TaskVariants, FirstFitsAndKeepsRemainders) {
  ScaleOptions options;
  const std::vector<ScaledTask> made =
      Made(TaskOf("rows = 8192\ncols = 8192 * 2 + 5\nwindow = 3", "rows, cols"), options);
  const Shape& shape = made[0].inputs[0];
  ASSERT_EQ(shape.size(), 2u);
  EXPECT_LE(shape[0] * shape[1], options.max_elements);
  EXPECT_EQ(shape[1] % 128, 5);
  EXPECT_EQ(made[0].tile, 128);
  EXPECT_TRUE(Relations(made[0]).empty());
}

TEST(TaskVariants, RowsOfAProductKeepTheirTile) {
  const std::vector<ScaledTask> made = Made(TaskOf("m = 1024\nk = 8192\nn = 4096", "m, k", "k, n", kLinear));
  const Shape& shape = made[0].inputs[0];
  EXPECT_GE(made[0].tile, 64);
  EXPECT_EQ(shape[0] % made[0].tile, 0);
  EXPECT_LT(shape[0], shape[1]);
}

TEST(TaskVariants, DivisorsOfTheModelAreKept) {
  const std::vector<ScaledTask> made = Made(TaskOf("b = 64\nt = 2048\nd = 768\nh = 12", "b, t, d", "d, h", kHeads));
  for (const ScaledTask& one : made) EXPECT_EQ(one.inputs[0][2] % 12, 0);
  EXPECT_TRUE(Relations(made[0]).empty());
}

TEST(TaskVariants, TheSecondIsLong) {
  const std::vector<ScaledTask> made = Made(TaskOf("b = 64\nn = 1048576", "b, n"));
  ASSERT_EQ(made.size(), 2u);
  EXPECT_EQ(made[1].kind, ScaledTask::Kind::kLong);
  EXPECT_EQ(made[1].inputs[0][0], 1);
  EXPECT_GT(made[1].inputs[0][1], made[0].inputs[0][1]);
}

TEST(TaskVariants, NumbersInsideCallsAndTuples) {
  const std::vector<ScaledTask> call = Made(TaskOf("", "100000, 100000"));
  EXPECT_LE(CountOf(call[0].inputs[0]), ScaleOptions().max_elements);
  const std::vector<ScaledTask> tuple = Made(TaskOf("b = 64\nshape = (32768, 512)", "b, *shape"));
  EXPECT_LE(CountOf(tuple[0].inputs[0]), ScaleOptions().max_elements);
  ASSERT_FALSE(tuple[0].constants.empty());
  const auto held = std::find_if(tuple[0].constants.begin(), tuple[0].constants.end(),
                                 [](const ModuleConstant& one) { return one.name == "shape"; });
  ASSERT_NE(held, tuple[0].constants.end());
  EXPECT_EQ(held->value.items()[0].integer(), tuple[0].inputs[0][1]);
}

TEST(TaskVariants, KeepsWhatTheReplyWritesWhereItFits) {
  ScaleOptions options;
  options.keep = {8192};
  const std::vector<ScaledTask> made = Made(TaskOf("b = 4096\nn = 8192", "b, n"), options);
  EXPECT_EQ(made[0].inputs[0][1], 8192);
  options.max_elements = 4096;
  const std::vector<ScaledTask> tight = Made(TaskOf("b = 4096\nn = 8192", "b, n"), options);
  EXPECT_LE(CountOf(tight[0].inputs[0]), 4096);
  EXPECT_FALSE(tight[0].lost.empty());
}

TEST(TaskVariants, SaysWhyThereIsNone) {
  Error error;
  ScaleOptions options;
  options.most_elements = 1000;
  const char* const fixed = "    def forward(self, x):\n        return torch.rand(4096, 4096) + x.sum()\n";
  EXPECT_TRUE(ScaleTask(TaskOf("", "4, 4", "", fixed), options, error).empty());
  EXPECT_NE(error.message.find("16777216 elements"), std::string::npos) << error.message;
  EXPECT_TRUE(ScaleTask(TaskOf("n = 64", "missing"), {}, error).empty());
  EXPECT_NE(error.message.find("missing"), std::string::npos) << error.message;
}

}  // namespace
}  // namespace assay::harness
