// Registered operators and functions with a backward.
#include <torch/extension.h>
#include <torch/library.h>

torch::Tensor f(torch::Tensor x);
TORCH_LIBRARY(mine, m) {
  m.def("f(Tensor x) -> Tensor");
  m.def("g", &f);
}
TORCH_LIBRARY_IMPL(mine, CUDA, m) { m.impl("f", &f); }
TORCH_LIBRARY_FRAGMENT(mine, m) { m.def("h(Tensor x) -> Tensor", TORCH_FN(f)); }

class Square : public torch::autograd::Function<Square> {
 public:
  static torch::Tensor forward(torch::autograd::AutogradContext* ctx, torch::Tensor x) {
    ctx->save_for_backward({x});
    ctx->saved_data["n"] = 3;
    return x * x;
  }
  static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* ctx, torch::autograd::tensor_list grads) {
    auto saved = ctx->get_saved_variables();
    return {grads[0] * saved[0] * ctx->saved_data["n"].toInt(), torch::Tensor()};
  }
};
torch::Tensor square(torch::Tensor x) {
  torch::NoGradGuard no_grad;
  at::AutoDispatchBelowADInplaceOrView guard;
  return Square::apply(x);
}
