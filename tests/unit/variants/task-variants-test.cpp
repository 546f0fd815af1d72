// Smaller variants of a module: limits, relations between sizes, residues, and what is said where none exists.
#include "reference/task/task-variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::harness {
namespace {

BenchmarkTask TaskOf(const std::string& sizes, const std::string& shape) {
  BenchmarkTask task;
  task.module = {"module.py", "import torch\nimport torch.nn as nn\n" + sizes +
                                  "\nclass Model(nn.Module):\n"
                                  "    def forward(self, x):\n"
                                  "        return torch.relu(x)\n"
                                  "def get_inputs():\n"
                                  "    return [torch.rand(" +
                                  shape +
                                  ")]\n"
                                  "def get_init_inputs():\n"
                                  "    return []\n"};
  return task;
}

TEST(TaskVariants, FirstFitsAndKeepsDivisors) {
  Error error;
  ScaleOptions options;
  const std::vector<ScaledTask> made =
      ScaleTask(TaskOf("rows = 8192\ncols = 8192 * 2\nwindow = 3", "rows, cols"), options, error);
  ASSERT_FALSE(made.empty()) << error.message;
  ASSERT_EQ(made[0].inputs.size(), 1u);
  const Shape& shape = made[0].inputs[0];
  ASSERT_EQ(shape.size(), 2u);
  EXPECT_LE(shape[0] * shape[1], options.max_elements);
  EXPECT_EQ(shape[1] % shape[0], 0);
  EXPECT_EQ(made[0].constants[2].second.integer(), 3);
}

TEST(TaskVariants, OthersFallBesideBlocks) {
  Error error;
  const std::vector<ScaledTask> made = ScaleTask(TaskOf("n = 1048576", "4, n"), {}, error);
  const auto has = [&](std::int64_t size) {
    return std::any_of(made.begin(), made.end(), [&](const ScaledTask& one) { return one.inputs[0][1] == size; });
  };
  EXPECT_TRUE(has(257) && has(255) && has(515));
}

TEST(TaskVariants, SaysWhyThereIsNone) {
  Error error;
  EXPECT_TRUE(ScaleTask(TaskOf("", "100000, 100000"), {}, error).empty());
  EXPECT_EQ(error.message, "no smaller sizes of the module's names fit the limits");
  EXPECT_TRUE(ScaleTask(TaskOf("n = 64", "missing"), {}, error).empty());
  EXPECT_NE(error.message.find("missing"), std::string::npos) << error.message;
}

}  // namespace
}  // namespace assay::harness
