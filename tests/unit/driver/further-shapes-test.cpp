// The further shapes for which an answer has to be right.
#include "driver/further-shapes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "reference/task/task-variants.h"
#include "reference/task/task.h"

namespace assay {
namespace {

Services ServicesOfTexts() {
  Services services;
  services.task_of_texts = [](const harness::TaskTexts& texts) {
    auto task = std::make_shared<harness::BenchmarkTask>();
    task->path = texts.name;
    task->module = {"module.py", texts.module};
    TaskReading read;
    read.task = std::move(task);
    return read;
  };
  return services;
}

AnalyzeOptions OptionsOf(const std::string& sizes) {
  auto task = std::make_shared<harness::BenchmarkTask>();
  task->module = {"module.py",
                  "import torch\nimport torch.nn as nn\n" + sizes +
                      "class Model(nn.Module):\n    def forward(self, x):\n        return torch.relu(x)\n"
                      "def get_inputs():\n    return [torch.rand(b, n)]\ndef get_init_inputs():\n    return []\n"};
  AnalyzeOptions options;
  options.task = std::move(task);
  return options;
}

TEST(FurtherShapes, HoldTheFaithfulSizesOfATaskAndNoneTwice) {
  const AnalyzeOptions options = OptionsOf("b = 4096\nn = 393216\n");
  harness::Error error;
  const std::vector<harness::ScaledTask> faithful = harness::FaithfulVariants(*options.task, {}, error);
  ASSERT_FALSE(faithful.empty()) << error.message;
  ASSERT_FALSE(faithful.front().sizes.empty());
  const FurtherShapes further = FurtherShapesOf(options, ServicesOfTexts());
  EXPECT_EQ(further.least, 2);
  std::set<std::string> modules = {options.task->module.text};
  for (const AnalyzeOptions& one : further.options) {
    EXPECT_TRUE(modules.insert(one.task->module.text).second) << one.task->module.text;
  }
  EXPECT_TRUE(modules.contains(faithful.front().module));
  EXPECT_GE(further.options.size(), faithful.size());
}

TEST(FurtherShapes, SmallSizesAreDoubledToo) {
  const auto doubled = [](const std::string& sizes, const std::string& twice) {
    const FurtherShapes further = FurtherShapesOf(OptionsOf(sizes), ServicesOfTexts());
    return std::any_of(further.options.begin(), further.options.end(), [&](const AnalyzeOptions& one) {
      return one.task->module.text.find(twice) != std::string::npos;
    });
  };
  EXPECT_TRUE(doubled("b = 64\nn = 512\n", "b = 128\n"));
  EXPECT_FALSE(doubled("b = 4096\nn = 393216\n", "n = 786432\n"));
}

TEST(FurtherShapes, ATaskWithoutSizesCannotBeShownAtASecondShape) {
  const FurtherShapes further = FurtherShapesOf(OptionsOf("b, n = len('ab'), len('abc')\n"), ServicesOfTexts());
  EXPECT_TRUE(further.options.empty());
  EXPECT_EQ(further.least, 2);
}

TEST(FurtherShapes, SizesThatShareFewerRemaindersAreAClaimOfTheirOwn) {
  const FurtherShapes further = FurtherShapesOf(OptionsOf("b = 4096\nn = 393216\n"), ServicesOfTexts());
  ASSERT_EQ(further.remainders.size(), 3u);
  EXPECT_EQ(further.tile, 128);
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& [divisor, under] = further.remainders[i];
    EXPECT_EQ(divisor, i == 0 ? 1 : i == 1 ? 8 : 32);
    const std::string& module = under.task->module.text;
    const auto size = std::stoll(module.substr(module.find("\nn = ") + 5));
    EXPECT_EQ(size % divisor, 0) << module;
    EXPECT_NE(size % (2 * divisor), 0) << module;
  }
  EXPECT_TRUE(FurtherShapesOf(OptionsOf("b, n = len('ab'), len('abc')\n"), ServicesOfTexts()).remainders.empty());
}

TEST(FurtherShapes, EachOfTheFirstInputsIsChangedForTheKernelAlone) {
  const FurtherShapes further = FurtherShapesOf(OptionsOf("n = 512\n"), ServicesOfTexts());
  ASSERT_EQ(further.changed_inputs.size(), 4u);
  const std::string& module = further.changed_inputs[1].task->module.text;
  EXPECT_NE(module.find("inputs[1] = inputs[1] * -2"), std::string::npos) << module;
  EXPECT_NE(module.find("inputs[1] = inputs[1] * -0.5"), std::string::npos) << module;
  EXPECT_FALSE(further.changed_inputs[1].explain);
}

}  // namespace
}  // namespace assay
