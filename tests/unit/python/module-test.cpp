// Reference modules: models and their weights, inputs, tensors in Python, extensions, constants to scale.
#include <algorithm>
#include <cmath>

#include "tests/unit/python/fixture.h"

namespace assay::test {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

constexpr const char* kModule = R"(
import torch
import torch.nn as nn
import torch.nn.functional as F

rows = 4096
width = 6
scale = 0.5

class Model(nn.Module):
    """Linear layers with a norm between."""
    def __init__(self, features: int):
        super(Model, self).__init__()
        self.first = nn.Linear(features, 3)
        self.rest = nn.Sequential(nn.LayerNorm(3), nn.ReLU(inplace=True))
        self.register_buffer("shift", torch.ones(3))
        self.gain = nn.Parameter(torch.full((3,), 2.0))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.rest(self.first(x))
        return y * self.gain + self.shift

def get_inputs():
    return [torch.rand(rows, width)]

def get_init_inputs():
    return [width]
)";

TEST(Module, RunsWhereAnotherWasRun) {
  PythonOptions options;
  options.file = "reply.py";
  options.before = harness::ModuleText{"task.py", std::string(kModule) + "\ndef fail():\n    return [][0]\n"};
  Error error;
  const auto module = PythonModule::Load(
      "rows = rows + 1\n\ndef area():\n    return rows * width\n\ndef failed():\n    return fail()\n", options, error);
  ASSERT_NE(module, nullptr) << error.message;
  EXPECT_EQ(TextOf(module->Call("area", {}, {}, error).value_or(Value())), "24582");
  EXPECT_EQ(module->line(), 4);
  EXPECT_EQ(module->Call("failed", {}, {}, error), std::nullopt);
  EXPECT_EQ(error.file, "task.py") << error.message;
  EXPECT_FALSE(error.raised) << "the text before is not the module's own";
  EXPECT_EQ(module->line(), 7) << "of its own text";
  options.before = harness::ModuleText{"task.py", "def broken(:\n"};
  EXPECT_EQ(PythonModule::Load("x = 1\n", options, error), nullptr);
  EXPECT_EQ(error.file, "task.py");
}

TEST(Module, RunsAModelAtTheCallersSize) {
  PythonOptions options;
  options.constants = {{"rows", Value(2)}};
  Error error;
  const auto module = PythonModule::Load(kModule, options, error);
  ASSERT_NE(module, nullptr) << error.message;
  EXPECT_EQ(module->IntegerConstants(),
            (std::vector<std::pair<std::string, std::int64_t>>{{"rows", 4096}, {"width", 6}}));
  const auto init = module->Call("get_init_inputs", {}, {}, error);
  const auto inputs = module->Call("get_inputs", {}, {}, error);
  ASSERT_TRUE(init && inputs) << error.message;
  EXPECT_EQ(inputs->items()[0].tensor()->shape(), (Shape{2, 6}));
  const auto model = module->Call("Model", init->items(), {}, error);
  ASSERT_TRUE(model.has_value()) << error.message;
  std::vector<std::string> names;
  for (const auto& [name, tensor] : module->State(*model)) names.push_back(name);
  EXPECT_EQ(names,
            (std::vector<std::string>{"gain", "shift", "first.weight", "first.bias", "rest.0.weight", "rest.0.bias"}));
  const std::uint64_t draws = module->draws();
  const auto output = module->Invoke(*model, inputs->items(), {}, error);
  ASSERT_TRUE(output.has_value()) << error.message;
  EXPECT_EQ(module->draws(), draws);
  EXPECT_EQ(output->tensor()->shape(), (Shape{2, 3}));
  // The same by hand from the weights.
  const auto state = module->State(*model);
  const std::vector<double> x = inputs->items()[0].tensor()->values(), w = state[2].second->values(),
                            b = state[3].second->values();
  double y[3], mean = 0, variance = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    y[i] = b[i];
    for (std::size_t k = 0; k < 6; ++k) y[i] += w[i * 6 + k] * x[k];
    mean += y[i] / 3;
  }
  for (double v : y) variance += (v - mean) * (v - mean) / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    const double normal = (y[i] - mean) / std::sqrt(variance + 1e-5);
    EXPECT_NEAR(output->tensor()->values()[i], std::max(normal, 0.0) * 2 + 1, 1e-4);
  }
}

TEST(Module, FullSizeGivesShapesWithoutValues) {
  PythonOptions options;
  options.max_elements = 1000;
  Error error;
  const auto module = PythonModule::Load(kModule, options, error);
  ASSERT_NE(module, nullptr) << error.message;
  const auto model = module->Call("Model", {6}, {}, error);
  const auto output = module->Invoke(*model, module->Call("get_inputs", {}, {}, error)->items(), {}, error);
  ASSERT_TRUE(output.has_value()) << error.message;
  EXPECT_EQ(output->tensor()->shape(), (Shape{4096, 3}));
  EXPECT_FALSE(output->tensor()->has_values());
}

TEST(Module, SameSeedSameWeights) {
  const auto weights = [](std::uint64_t seed) {
    PythonOptions options;
    options.seed = seed;
    Error error;
    const auto module = PythonModule::Load(kModule, options, error);
    return module->State(*module->Call("Model", {6}, {}, error))[2].second->values();
  };
  EXPECT_EQ(weights(1), weights(1));
  EXPECT_NE(weights(1), weights(2));
  for (double w : weights(1)) EXPECT_LE(std::fabs(w), 1 / std::sqrt(6.0) + 1e-6);
}

TEST(Tensors, IndexSyntax) {
  EXPECT_EQ(Shown("torch.arange(6).view(2, 3)[1, -2:]"), "tensor(4.0, 5.0, dtype=torch.int64)");
  EXPECT_EQ(Shown("torch.arange(6).view(2, 3)[..., None, 0].shape"), "(2, 1)");
  EXPECT_EQ(Shown("torch.arange(6).view(2, 3)[:, [2, 0]].tolist()"), "[[2, 0], [5, 3]]");
  EXPECT_EQ(Shown("torch.arange(6).view(2, 3)[torch.tensor([True, False])].tolist()"), "[[0, 1, 2]]");
  EXPECT_EQ(Shown("torch.arange(24).view(2, 3, 4)[[0, 1], :, [1, 2]].tolist()"), "[[1, 5, 9], [14, 18, 22]]");
  EXPECT_EQ(TextOf(Evaluated(R"(
import torch
x = torch.zeros(3, 3)
x[1] = 5
x[:, 0] += 1
x[x > 4] = -1
x[[0, 2], [2, 0]] = torch.tensor([7., 8.])
result = x.tolist()
)")),
            "[[1.0, 0.0, 7.0], [-1.0, -1.0, -1.0], [8.0, 0.0, 0.0]]");
}

TEST(Tensors, MethodsAndAttributes) {
  EXPECT_EQ(Shown("torch.ones(2, 3).sum(dim=1).size(), torch.ones(2, 3).T.shape, torch.ones(2).half().dtype"),
            "((2,), (3, 2), torch.float16)");
  EXPECT_EQ(Shown("torch.tensor([3, 1, 2]).max().item(), torch.tensor([[1., 2.]]).max(dim=1).indices.tolist()"),
            "(3, [1])");
  EXPECT_EQ(Shown("torch.finfo(torch.float16).max, torch.tensor(2.5).item() + 1, len(torch.ones(4, 2))"),
            "(65504.0, 3.5, 4)");
  EXPECT_EQ(Shown("getattr(torch, 'bfloat16'), torch.cat([torch.ones(1), torch.zeros(2)], dim=0).tolist()"),
            "(torch.bfloat16, [1.0, 0.0, 0.0])");
  EXPECT_EQ(Shown("(1 - torch.ones(2)).tolist(), (torch.ones(2) @ torch.ones(2)).item(), bool(torch.ones(1) > 0)"),
            "([0.0, 0.0], 2.0, True)");
}

TEST(Layers, RecurrentOnesFollowTheirEquations) {
  EXPECT_NEAR(Evaluated(R"(
import torch, math
import torch.nn as nn
cell = nn.LSTM(1, 1)
for p in cell.parameters():
    p.data.fill_(0.5)
out, (h, c) = cell(torch.tensor([[[1.0]], [[2.0]]]))
def s(v):
    return 1 / (1 + math.exp(-v))
hh, cc = 0.0, 0.0
for x in (1.0, 2.0):
    g = 0.5 * x + 0.5 + 0.5 * hh + 0.5
    cc = s(g) * cc + s(g) * math.tanh(g)
    hh = s(g) * math.tanh(cc)
result = abs(out[1].item() - hh) + abs(c.item() - cc)
)")
                  .number(),
              0, 1e-6);
  EXPECT_EQ(TextOf(Evaluated("import torch\nimport torch.nn as nn\ny, h = nn.GRU(3, 4, num_layers=2, batch_first=True, "
                             "bidirectional=True)(torch.rand(5, 7, 3))\nresult = [y.shape, h.shape]\n")),
            "[(5, 7, 8), (4, 5, 4)]");
  EXPECT_EQ(
      TextOf(Evaluated("import torch\nimport torch.nn as nn\nm = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, "
                       "2, 16, 0.0), 2)\nresult = [m(torch.rand(3, 2, 8)).shape, len(list(m.parameters()))]\n")),
      "[(3, 2, 8), 24]");
}

class Doubler : public harness::ExternalModule {
 public:
  bool Provides(const std::string& module) const override { return module == "my_ops"; }
  std::optional<Value> Call(const std::string& module, const std::string& attribute, const ValueList& arguments,
                            const ValueMap& keywords, std::string& error) override {
    calls += module + "." + attribute + "/" + std::to_string(keywords.size());
    if (attribute != "twice") {
      error = "`" + attribute + "` is not bound";
      return std::nullopt;
    }
    std::string failed;
    TensorContext context;
    return CallTorch(context, "mul", {arguments.at(0), 2}, {}, failed);
  }
  std::string calls;
};

TEST(Extensions, AreTheCallers) {
  Doubler doubler;
  PythonOptions options;
  options.external = &doubler;
  EXPECT_EQ(TextOf(Evaluated("import torch\nimport my_ops\nresult = my_ops.twice(torch.ones(2), alpha=1).tolist()\n",
                             "result", options)),
            "[2.0, 2.0]");
  EXPECT_EQ(doubler.calls, "my_ops.twice/1");
  EXPECT_EQ(ErrorOf("import my_ops\nmy_ops.thrice(1)\n", options).message, "`thrice` is not bound");
}

// A caller that provides every name does not mean the evaluator's own modules.
class Everything : public Doubler {
 public:
  bool Provides(const std::string&) const override { return true; }
};

TEST(Extensions, LeaveOwnModulesAlone) {
  Everything everything;
  PythonOptions options;
  options.external = &everything;
  EXPECT_EQ(
      TextOf(Evaluated("import ast\nimport numpy as np\n"
                       "result = [ast.literal_eval('[1, 2]'), np.zeros(2).tolist(), np.int64(7), np.float32(2)]\n",
                       "result", options)),
      "[[1, 2], [0.0, 0.0], 7, 2.0]");
  EXPECT_EQ(everything.calls, "");
}

TEST(Library, SparseTensors) {
  EXPECT_EQ(TextOf(Evaluated("import torch\n"
                             "i = torch.tensor([[1, 0, 1, 1], [2, 0, 0, 2]])\n"
                             "s = torch.sparse_coo_tensor(i, torch.tensor([1.0, 2.0, 3.0, 4.0]), [2, 3])\n"
                             "c = s.coalesce()\n"
                             "result = [s.shape, c.indices().tolist(), c.values().tolist(), s.to_dense().tolist()]\n")),
            "[(2, 3), [[0, 1, 1], [0, 0, 2]], [2.0, 3.0, 5.0], [[2.0, 0.0, 0.0], [3.0, 0.0, 5.0]]]");
}

TEST(Library, OneNumberForEveryDimension) {
  EXPECT_EQ(TextOf(Evaluated("from torch.nn.modules.utils import _triple, _pair, _reverse_repeat_tuple\n"
                             "result = [_triple(2), _pair([1, 3]), _reverse_repeat_tuple((1, 2), 2)]\n")),
            "[(2, 2, 2), (1, 3), (2, 2, 1, 1)]");
}

TEST(Library, ComplexNumbers) {
  EXPECT_EQ(TextOf(Evaluated("import torch\nimport numpy as np\n"
                             "a = np.array([1, 2]).astype(np.float32) + 2j * np.array([3, 4]).astype(np.float32)\n"
                             "x = torch.from_numpy(a).to(dtype=torch.complex64)\n"
                             "result = [x.real.tolist(), x.imag.tolist(), x.dtype == torch.complex64]\n")),
            "[[1.0, 2.0], [6.0, 8.0], True]");
}

TEST(Imports, SiblingsAndWhatIsMissing) {
  PythonOptions options;
  options.resolve = [](const std::string& name) -> std::optional<std::string> {
    if (name == "helpers.sizes") return "SIZE = 3\ndef grow(x):\n    return x + SIZE\n";
    return std::nullopt;
  };
  EXPECT_EQ(TextOf(Evaluated("from helpers.sizes import grow, SIZE as s\nresult = [grow(1), s]\n", "result", options)),
            "[4, 3]");
  EXPECT_EQ(
      TextOf(Evaluated("import torch_npu\nfrom typing import List, Optional\nresult: Optional[int] = 1\n", "result")),
      "1");
}

TEST(Library, ArraysAndFriends) {
  EXPECT_EQ(
      TextOf(Evaluated(R"(
import numpy as np, random, functools, collections
a = np.zeros((2, 2))
a.flat[1] = np.inf
result = [a.shape, a.size, np.isinf(a).tolist(), str(a.dtype), np.random.rand(3).shape,
          np.random.randint(0, 5, size=(4,)).max() < 5, functools.reduce(lambda x, y: x * y, [2, 3, 4]), 0 <= random.random() < 1]
)")),
      "[(2, 2), 4, [[False, True], [False, False]], 'torch.float64', (3,), tensor(1.0, dtype=torch.bool), 24, True]");
  EXPECT_EQ(TextOf(Evaluated("import torch\nfrom einops import rearrange\nresult = rearrange(torch.arange(8), '(a b c) "
                             "-> b (c a)', a=2, b=2).tolist()\n")),
            "[[0, 4, 1, 5], [2, 6, 3, 7]]");
}

}  // namespace
}  // namespace assay::test
