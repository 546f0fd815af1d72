// What is cached of a task's reference from one attempt to the next.
#include "reference/task/kept-references.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace assay::harness {
namespace {

constexpr const char* kModule = R"(
import torch

class Model:
    def forward(self, x):
        return torch.relu(x)

    def __call__(self, x):
        return self.forward(x)

def get_inputs():
    return [torch.rand(4, 8) - 0.5]

class Other:
    pass

def get_others():
    return [Other()]
)";

class KeptReferencesTest : public testing::Test {
 protected:
  void SetUp() override {
    KeptReferences::Bound(0);
    KeptReferences::Bound(std::size_t{1} << 20);
  }
  void TearDown() override { KeptReferences::Bound(std::size_t{256} << 20); }

  // One attempt by a module of its own; its cost in that module in `spent`.
  std::shared_ptr<const ReferenceRun> Attempt(const std::string& key, const char* inputs = "get_inputs",
                                              std::int64_t* asked = nullptr) {
    Error error;
    const std::unique_ptr<PythonModule> module = PythonModule::Load(kModule, {}, error);
    EXPECT_NE(module, nullptr) << error.message;
    const auto draw = [&](ReferenceRun& made) {
      ++drawn_;
      module->Seed(7);
      const std::optional<Value> values = module->Call(inputs, {}, {}, error);
      if (values) made.given = values->items();
      return values.has_value();
    };
    const auto compute = [&](ReferenceRun& made) {
      const std::optional<Value> model = module->Call("Model", {}, {}, error);
      made.want = module->Invoke(*model, made.given, {}, error);
      if (!made.want) made.why_not = error.message;
    };
    auto run = KeptReferences::Evaluate(key, {*module, *module, draw, compute});
    if (asked != nullptr) *asked = module->context().asked() + module->context().work();
    return run;
  }

  int drawn_ = 0;
};

TEST_F(KeptReferencesTest, TheSecondAttemptIsGivenTheFirstOnesValuesAndCountsTheSame) {
  std::int64_t first = 0, second = 0;
  const auto one = Attempt("a", "get_inputs", &first), other = Attempt("a", "get_inputs", &second);
  EXPECT_EQ(drawn_, 1);
  EXPECT_EQ(one, other);
  EXPECT_EQ(one->want->tensor()->values(), Attempt("")->want->tensor()->values());
  EXPECT_GT(first, 0);
  EXPECT_EQ(first, second);
}

TEST_F(KeptReferencesTest, IsFoundWithoutTheModulesAndALaterOneIsGivenWhatItTook) {
  std::int64_t first = 0;
  EXPECT_EQ(KeptReferences::Find("a"), nullptr);
  const auto one = Attempt("a", "get_inputs", &first);
  EXPECT_EQ(KeptReferences::Find("a"), one);
  EXPECT_EQ(KeptReferences::Find("b"), nullptr);
  EXPECT_EQ(KeptReferences::Find(""), nullptr);
  EXPECT_EQ(one->whole.asked + one->whole.work, first);
  EXPECT_EQ(one->whole.largest, 32);
  Error error;
  const std::unique_ptr<PythonModule> module = PythonModule::Load(kModule, {}, error);
  ASSERT_NE(module, nullptr) << error.message;
  KeptReferences::CountAsSpent(*one, *module, *module);
  EXPECT_EQ(module->context().asked() + module->context().work(), first);
  EXPECT_EQ(module->context().largest(), 32);
}

TEST_F(KeptReferencesTest, AnotherKeyAndNoKeyAreEvaluated) {
  Attempt("a");
  Attempt("b");
  Attempt("");
  Attempt("");
  EXPECT_EQ(drawn_, 4);
  EXPECT_NE(KeptReferences::KeyOf({"a", "bc"}), KeptReferences::KeyOf({"ab", "c"}));
}

TEST_F(KeptReferencesTest, WhatBelongsToAModuleIsNotKept) {
  Attempt("a", "get_others");
  Attempt("a", "get_others");
  EXPECT_EQ(drawn_, 2);
  EXPECT_EQ(KeptReferences::Held(), 0U);
  EXPECT_EQ(Attempt("a", "get_nothing"), nullptr);
}

TEST_F(KeptReferencesTest, WhatWasUsedLeastLatelyGoesWithTheNextInput) {
  Attempt("a");
  const std::size_t one = KeptReferences::Held();
  ASSERT_GT(one, 64 * sizeof(double));
  KeptReferences::Bound(2 * one + one / 2);
  Attempt("b");
  Attempt("a");
  Attempt("c");
  EXPECT_EQ(KeptReferences::Held(), 3 * one);
  KeptReferences::BeginInput();
  EXPECT_EQ(KeptReferences::Held(), 2 * one);
  drawn_ = 0;
  Attempt("a");
  Attempt("c");
  EXPECT_EQ(drawn_, 0);
  Attempt("b");
  EXPECT_EQ(drawn_, 1);
}

TEST_F(KeptReferencesTest, ATextThatBindsGlobalsLeavesTraces) {
  EXPECT_TRUE(KeptReferences::LeavesTraces("def f():\n    global calls\n    calls += 1\n"));
  EXPECT_FALSE(KeptReferences::LeavesTraces(kModule));
}

}  // namespace
}  // namespace assay::harness
