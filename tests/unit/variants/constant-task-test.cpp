// Tasks whose result is the same whatever the inputs are.
#include "reference/task/constant-task.h"

#include <gtest/gtest.h>

#include <string>

namespace assay::harness {
namespace {

std::string Module(const std::string& result, const std::string& inputs = "[torch.rand(4, 8)]") {
  return "import torch\nimport torch.nn as nn\n\nclass Model(nn.Module):\n  def forward(self, x):\n    return " +
         result + "\n\ndef get_inputs():\n  return " + inputs + "\n\ndef get_init_inputs():\n  return []\n";
}

bool Constant(const std::string& result, const std::string& inputs = "[torch.rand(4, 8)]") {
  return SameWhateverTheInputs(Module(result, inputs), {});
}

TEST(ConstantTask, WhatHangsOnNothing) {
  EXPECT_TRUE(Constant("torch.softmax(torch.sum(x, dim=1, keepdim=True), dim=1)"));
  EXPECT_TRUE(Constant("(lambda m: m - m.mean(dim=1, keepdim=True))(x.max(dim=1, keepdim=True).values)"));
  EXPECT_FALSE(Constant("torch.relu(x)"));
  EXPECT_FALSE(Constant("torch.softmax(x, dim=1)"));
  EXPECT_FALSE(Constant("x.mean(dim=1)"));
}

TEST(ConstantTask, NothingIsSaidWhereNothingIsKnown) {
  EXPECT_FALSE(Constant("x * 0", "[torch.ones(4, 8)]")) << "the inputs are the same, too";
  EXPECT_FALSE(Constant("no_such_function(x)"));
  EXPECT_FALSE(SameWhateverTheInputs("class Model(", {}));
  PythonOptions small;
  small.max_elements = 4;
  EXPECT_FALSE(SameWhateverTheInputs(Module("x * 0"), small)) << "shapes alone";
}

}  // namespace
}  // namespace assay::harness
