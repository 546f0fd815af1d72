// Which tensors of a module are in host memory, and which operations reject tensors of two memories. The
// expectations are the framework's documented behaviour (CUDA semantics; torch.Tensor.to).
#include <string>

#include "tests/unit/python/fixture.h"

namespace assay::test {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

constexpr const char* kPlacesModule = R"(
import torch
import torch.nn as nn

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(4))
        self.register_buffer("shift", torch.ones(4))
        self.plain = torch.ones(4)
        self.number = torch.tensor(2.0)

    def forward(self, x):
        return @expression
)";

struct PlacesOutcome {
  Error error;
  std::optional<Value> result;
};

PlacesOutcome ForwardWith(const std::string& expression, bool tells = true, const std::string& before = "") {
  std::string text = before + kPlacesModule;
  text.replace(text.find("@expression"), 11, expression);
  PythonOptions options;
  options.device = "cuda";
  options.tells_places = tells;
  PlacesOutcome end;
  const auto module = PythonModule::Load(text, options, end.error);
  if (module == nullptr) return end;
  const auto model = module->Call("Model", {}, {}, end.error);
  if (!model) return end;
  module->MoveToDevice(*model);
  end.result = module->Invoke(*model, {Value(Tensor(Dtype::kF32, {4}, {1, 2, 3, 4}))}, {}, end.error);
  return end;
}

bool OnHost(const std::string& expression) {
  const PlacesOutcome end = ForwardWith(expression);
  EXPECT_TRUE(end.result && end.result->is_tensor()) << expression << ": " << end.error.message;
  return end.result && end.result->is_tensor() && end.result->tensor()->on_host;
}

TEST(Places, TensorsWithoutADeviceAreTheHosts) {
  for (const char* expression :
       {"torch.zeros(4)", "torch.rand(2, 2)", "torch.tensor([1.0])", "torch.Tensor([1.0, 2.0])", "x.cpu()",
        "x.to('cpu')", "x.to(device=torch.device('cpu'))", "torch.zeros_like(x, device='cpu')", "self.plain",
        "self.plain + 1", "self.plain[1:]", "self.plain.view(2, 2)", "x.to(self.plain)", "torch.ones(4).t()",
        "self.plain * self.number", "torch.cat([self.plain, torch.zeros(2)])"})
    EXPECT_TRUE(OnHost(expression)) << expression;
}

TEST(Places, WhatIsMovedOrMadeLikeAnInputIsNot) {
  for (const char* expression :
       {"x", "x + 1", "torch.zeros_like(x)", "x.new_zeros(3)", "torch.zeros(4, device=x.device)",
        "torch.zeros(4, device='cuda')", "torch.zeros(4).cuda()", "torch.zeros(4).to(x.device)", "torch.zeros(4).to(x)",
        "torch.zeros(4).type_as(x)", "x.cpu().cuda()", "self.gain", "self.gain * 2", "self.shift", "x * self.number",
        "x[torch.tensor([0, 1])]", "torch.empty(4, device=self.gain.device)"})
    EXPECT_FALSE(OnHost(expression)) << expression;
}

TEST(Places, AttributesSayWhereATensorIs) {
  const auto truth = [](const std::string& expression) {
    const PlacesOutcome end = ForwardWith(expression);
    return end.result && end.result->is_number() && end.result->number() != 0;
  };
  EXPECT_TRUE(truth("x.is_cuda"));
  EXPECT_FALSE(truth("x.is_cpu"));
  EXPECT_FALSE(truth("self.plain.is_cuda"));
  EXPECT_TRUE(truth("self.plain.is_cpu"));
  EXPECT_TRUE(truth("self.plain.device == torch.device('cpu')"));
  EXPECT_TRUE(truth("torch.zeros(2).cuda().device == x.device"));
}

TEST(Places, OperationsRefuseTensorsOfTwoMemories) {
  for (const char* expression : {"x + self.plain", "self.plain * x", "torch.add(x, torch.ones(4))", "x.mul(self.plain)",
                                 "torch.cat([x, self.plain])", "x @ torch.ones(4, 4)", "x > self.plain"}) {
    const PlacesOutcome end = ForwardWith(expression);
    EXPECT_FALSE(end.result.has_value()) << expression;
    EXPECT_TRUE(end.error.raised) << expression;
    EXPECT_NE(end.error.message.find("RuntimeError: Expected all tensors to be on the same device"), std::string::npos)
        << end.error.message;
  }
}

TEST(Places, NothingIsToldWhereTheDefaultDeviceChangesOrNobodyAsks) {
  EXPECT_FALSE(ForwardWith("torch.zeros(4)", false).result->tensor()->on_host);
  EXPECT_TRUE(ForwardWith("x + self.plain", false).result.has_value());
  const PlacesOutcome end = ForwardWith("torch.zeros(4)", true, "# torch.set_default_device('cuda')\n");
  ASSERT_TRUE(end.result.has_value()) << end.error.message;
  EXPECT_FALSE(end.result->tensor()->on_host);
}

}  // namespace
}  // namespace assay::test
