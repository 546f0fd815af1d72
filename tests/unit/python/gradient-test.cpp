// Derivatives as modules ask for them.
#include "tests/unit/python/fixture.h"

namespace assay::test {
namespace {

TEST(Gradients, OfFunctionsAndOfLeaves) {
  EXPECT_EQ(TextOf(Evaluated(R"(
import torch
import torch.nn.functional as F
x = torch.tensor([[1.0, 2.0, 3.0, 4.0]], requires_grad=True)
dy = torch.tensor([[10.0, 20.0]])
with torch.enable_grad():
    left, right = torch.chunk(x, 2, dim=-1)
    y = left * F.relu(right)
    one = torch.autograd.grad(outputs=y, inputs=x, grad_outputs=dy)[0]
w = torch.nn.Parameter(torch.tensor([2.0, -1.0]))
(w * w).sum().backward()
result = [one.tolist(), w.grad.tolist(), x.grad is None]
)")),
            "[[[30.0, 80.0, 10.0, 40.0]], [4.0, -2.0], True]");
}

TEST(Gradients, AreRefusedWhereTheyAreNotFollowed) {
  EXPECT_NE(ErrorOf(R"(
import torch
x = torch.tensor([1.0], requires_grad=True)
with torch.no_grad():
    y = x * 2
torch.autograd.grad(y, x)
)")
                .message.find("beside `no_grad`"),
            std::string::npos);
  EXPECT_NE(ErrorOf(R"(
import torch
x = torch.tensor([1.0], requires_grad=True)
torch.autograd.grad(x * 2, x, create_graph=True)
)")
                .message.find("derivatives of derivatives"),
            std::string::npos);
}

}  // namespace
}  // namespace assay::test
