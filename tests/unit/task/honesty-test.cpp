// Who computed a module's result: modules whose kernel is computed here, judged like those of a task.
#include "dialects/ascendc/task/task-honesty.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "reference/python/evaluator.h"

namespace assay {
namespace {

// `ops.NAME(x, ...)` is the framework's own NAME, or a copy, or a replacement of it.
class Kernels : public harness::ExternalModule {
 public:
  std::optional<Substitute> substitute;
  int launches = 0;
  bool copies = true;

  bool Provides(const std::string& module) const override { return module == "ops"; }
  std::optional<Value> Call(const std::string&, const std::string& name, const ValueList& arguments, const ValueMap&,
                            std::string& error) override {
    ++launches;
    copies = copies && name == "copy";
    TensorContext own;
    std::optional<Value> made = CallTorch(own, name == "copy" ? "clone" : name, arguments, {}, error);
    if (!made || !substitute) return made;
    if (substitute->copies) {
      CopyInputs({arguments[0].tensor()}, {made->tensor()});
    } else {
      FillWith({made->tensor()}, substitute->numbers);
    }
    return made;
  }
};

constexpr const char* kReference = "    return torch.relu(x)";

// What is reported about `forward`'s body; "honest" if nothing is. Advice is named by its operations.
std::string Judged(const std::string& body, const std::string& reference = kReference,
                   const std::string& input = "torch.rand(8, 64) - 0.5") {
  const std::string text = "import torch\nimport ops\nimport torch.nn.functional as F\n\ndef forward(x):\n" + body +
                           "\n\ndef wanted(x):\n" + reference + "\n\ndef given():\n    return " + input + "\n";
  Kernels kernels;
  harness::PythonOptions options;
  options.external = &kernels;
  harness::Error error;
  const auto module = harness::PythonModule::Load(text, options, error);
  EXPECT_NE(module, nullptr) << error.message;
  if (module == nullptr) return {};
  const auto call = [&](const char* name, TensorWatch* watch) -> std::optional<Value> {
    module->Seed(7);
    const std::optional<Value> x = module->Call("given", {}, {}, error);
    module->context().watch = watch;
    std::optional<Value> result = x ? module->Call(name, {*x}, {}, error) : std::nullopt;
    module->context().watch = nullptr;
    return result;
  };
  const std::optional<Value> want = call("wanted", nullptr);
  EXPECT_TRUE(want.has_value()) << error.message;
  EXPECT_TRUE(call("forward", nullptr).has_value()) << error.message;
  if (!want) return {};
  const ModuleSeen seen{.launches = kernels.launches, .copies = kernels.launches > 0 && kernels.copies};
  ModuleRuns runs;
  runs.module = [&](const Substitute& substitute, TensorWatch* watch) {
    kernels.substitute = substitute;
    return call("forward", watch);
  };
  runs.reference = [&](TensorWatch* watch) { call("wanted", watch); };
  runs.line = [&] { return module->line(); };
  const std::optional<Fault> fault = JudgeModule(*want, seen, runs);
  if (!fault) return "honest";
  if (fault->kind == FaultKind::kResultIgnored) return "ignored";
  EXPECT_EQ(fault->kind, FaultKind::kFrameworkFallback);
  const std::string form = fault->text.at("form");
  return form == "beside" ? "beside " + fault->text.at("operation") : form;
}

TEST(Honesty, KernelsThatDoTheWork) {
  EXPECT_EQ(Judged("    return ops.relu(x)"), "honest");
  EXPECT_EQ(Judged("    return ops.relu(x.contiguous().view(-1)).view(x.shape)"), "honest");
  EXPECT_EQ(Judged("    y = torch.zeros_like(x)\n    y[:] = ops.relu(x)\n    return y"), "honest");
  EXPECT_EQ(Judged("    y = ops.relu(F.pad(x, (0, 64)))\n    return y[:, :64].contiguous()"), "honest");
  EXPECT_EQ(Judged("    return ops.relu(x.to(torch.float64)).to(x.dtype)"), "honest");
  EXPECT_EQ(Judged("    return torch.cat([ops.relu(p) for p in x.chunk(4, 0)], 0)"), "honest");
  EXPECT_EQ(Judged("    out = torch.empty_like(x)\n    out.copy_(ops.relu(x))\n    return out"), "honest");
}

TEST(Honesty, AResultWithoutTheKernel) {
  EXPECT_EQ(Judged("    ops.copy(x)\n    return torch.relu(x)"), "ignored");
  EXPECT_EQ(Judged("    return torch.relu(x) + 0 * ops.relu(x)"), "ignored");
  EXPECT_EQ(Judged("    return torch.relu(x) + 1e-9 * ops.relu(x)"), "ignored");
  EXPECT_EQ(Judged("    y = ops.relu(x)\n    return torch.relu(x).view(y.shape)"), "ignored");
  EXPECT_EQ(Judged("    y = ops.relu(x)\n    y[:] = torch.relu(x)\n    return y"), "ignored");
  EXPECT_EQ(Judged("    y = ops.relu(x[:1])\n    return x * (x > 0)"), "ignored");
  EXPECT_EQ(Judged("    y = ops.relu(x)\n    t = torch.relu(x)\n    return torch.where(torch.isclose(y, t), y, t)"),
            "ignored");
  EXPECT_EQ(Judged("    try:\n        y = ops.relu(x)\n        assert y.sum() == 1\n        return y\n"
                   "    except AssertionError:\n        return torch.relu(x)"),
            "ignored");
}

TEST(Honesty, TheFrameworkDoesTheWork) {
  EXPECT_EQ(Judged("    return torch.relu(x)"), "never");
  EXPECT_EQ(Judged("    return x if x.numel() == 0 else x.clamp(min=0)"), "never");
  EXPECT_EQ(Judged("    return torch.relu(x) + ops.relu(x - 1)"), "adds-nothing");
  EXPECT_EQ(Judged("    return torch.relu(x - 9) + torch.tanh(x) * ops.exp(x * 0)", "    return torch.tanh(x)"),
            "adds-nothing");
  EXPECT_EQ(Judged("    return torch.where(x > 0.3, ops.relu(x), torch.relu(x))"), "part");
  EXPECT_EQ(Judged("    return torch.cat([ops.relu(x[:1]), torch.relu(x[1:])], 0)"), "part");
  EXPECT_EQ(Judged("    return torch.relu(ops.copy(x))"), "copy");
}

TEST(Honesty, WorkSharedIsANote) {
  const std::string reference = "    return torch.softmax(torch.relu(x) @ x.t(), -1)";
  EXPECT_EQ(Judged("    return torch.softmax(ops.relu(x) @ x.t(), -1)", reference), "beside `matmul` and `softmax`");
  EXPECT_EQ(Judged("    return ops.softmax(torch.relu(x) @ x.t(), -1)", reference), "beside `relu` and `matmul`");
  // A sum in two steps: the second is small.
  EXPECT_EQ(Judged("    return torch.sum(ops.sum(x.view(8, 8, 8), 2), 1)", "    return torch.sum(x, 1)"),
            "beside `sum`");
  // A check in addition to the kernel, whose result is not used.
  EXPECT_EQ(Judged("    y = ops.relu(x)\n    t = torch.relu(x)\n    print((y - t).abs().max())\n    return y"),
            "beside `relu`, `sub`, `abs` and `max`");
  // One result of two.
  EXPECT_EQ(Judged("    return ops.relu(x), torch.tanh(x)", "    return torch.relu(x), torch.tanh(x)"),
            "beside `tanh`");
}

TEST(Honesty, WhatTellsNothing) {
  // The reference is one number everywhere: any kernel's result would do.
  EXPECT_EQ(Judged("    return ops.relu(x) * 0 + 1", "    return torch.ones_like(x)"), "honest");
  // In these inputs the first step changes nothing, so that a copy is the right result of its kernel.
  EXPECT_EQ(Judged("    return torch.tanh(ops.copy(x))", "    return torch.tanh(torch.relu(x))", "torch.rand(8, 64)"),
            "beside `tanh`");
}

}  // namespace
}  // namespace assay
