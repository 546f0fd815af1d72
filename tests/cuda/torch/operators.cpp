// Operators as functions and members: names, overloads, results.
#include <torch/extension.h>

void arithmetic(torch::Tensor x, torch::Tensor y) {
  auto a = x + y * 2 - 1.0f / x;
  a = 2 * x + 3.5 - -y;
  a += x;
  a *= 0.5f;
  a = (x > 0) & (y <= x) | ~(x == y);
  a[0] = 1.0f;
  a[0][1] = x[1];
  a = x.add(y).mul(2).sub(1).div(x).relu().sigmoid().tanh().exp();
  a = x.add(y, 0.5);
  a = x.clamp(0, 1);
  a = x.clamp_min(0);
  a = x.pow(2);
  a = torch::pow(x, 0.5);
  a.add_(y).mul_(2).zero_().fill_(3).copy_(x);
  a = torch::relu(torch::sigmoid(x));
  a = torch::where(x > 0, x, torch::zeros_like(x));
  a = torch::max(x, y);
  a = torch::clamp(x, 0.0, 1.0);
  a = at::gelu(x, "tanh");
  a = torch::softmax(x, -1);
  a = x.softmax(1);
  a = torch::log_softmax(x, 1);
  a = x.masked_fill(x > 0, -INFINITY);
  a = torch::matmul(x, y);
  a = x.mm(y.t());
  a = torch::addmm(a, x, y);
  a = torch::addmm(a, x, y, 1.0, 0.5);
  a = torch::bmm(x, y);
  a = torch::einsum("ij,jk->ik", {x, y});
  a = x.matmul(y.transpose(0, 1));
  a = torch::dot(x, y);
  auto b = x / "two";                      // error: invalid operands
  auto c = x ** y;                         // error: indirection requires pointer operand
  a = x.multiply_by(2);                    // error: no member named 'multiply_by' in 'at::Tensor'
  a = torch::relu(x, 1);                   // error: too many arguments
  a = torch::matmul(x);                    // error: too few arguments
  a = x.gelu();                            // error: no member named 'gelu' in 'at::Tensor'
  a = x.linear(y);                         // error: no member named 'linear' in 'at::Tensor'
  a = torch::leakyrelu(x);                 // error: no member named 'leakyrelu' in namespace 'torch'
  float f = x.sum();                       // error: no viable conversion from
  x++;                                     // error: cannot increment value of type
}

void reductions(torch::Tensor x) {
  auto a = x.sum();
  a = x.sum(1);
  a = x.sum({1, 2}, true);
  a = x.sum(-1, /*keepdim=*/true);
  a = x.mean({2, 3});
  a = x.mean(1, true);
  a = torch::mean(x, {0}, false);
  a = x.max();
  a = x.argmax(1);
  a = x.argmax();
  a = x.var(1, false);
  a = x.var({0, 2, 3}, false, true);
  a = x.std(0);
  a = x.norm();
  a = x.norm(2, 1);
  a = x.norm(2, {1}, true);
  a = x.prod(1);
  a = x.cumsum(0);
  a = x.logsumexp(1);
  a = x.any();
  a = std::get<0>(x.max(1));
  auto [values, indices] = x.max(1, true);
  std::tuple<torch::Tensor, torch::Tensor> sorted = x.sort(-1, true);
  auto top = x.topk(5, 1);
  a = std::get<1>(top);
  a = x.sum({0, 1});                       // error: call to member function 'sum' is ambiguous
  a = x.mean({0, 1}, true);                // error: call to member function 'mean' is ambiguous
  a = x.var({0, 1}, false);                // error: call to member function 'var' is ambiguous
  a = x.norm(2, {0, 1});                   // error: call to member function 'norm' is ambiguous
  a = x.sum({0});
  a = x.sum({1, 0});
  a = x.sum({0, 2, 3});
  a = x.amax({0, 1});
  torch::Tensor m = x.max(1);              // error: no viable conversion from
  a = torch::max(x, 1);                    // error: no viable overloaded '='
  auto v = x.max(1).values;                // error: no member named 'values' in 'std::tuple<at::Tensor, at::Tensor>'
  a = x.sum("all");                        // error: no matching member function for call to 'sum'
  a = torch::median(x, 0);                 // error: no viable overloaded '='
  a = x.mean(dim = 1);                     // error: use of undeclared identifier 'dim'
  (void)values, (void)indices;
}

void shapes(torch::Tensor x, torch::Tensor y, int n) {
  auto a = x.view({-1, n}).reshape({n, -1}).permute({1, 0}).transpose(0, 1).contiguous();
  a = x.view(-1);
  a = x.reshape(-1).flatten().unsqueeze(0).squeeze(0).squeeze();
  a = x.flatten(1);
  a = x.view(y.sizes());
  a = x.view_as(y).expand({n, n}).expand_as(y).repeat({1, 2});
  a = x.slice(0, 1, 3).narrow(0, 0, 1).select(1, 0);
  a = x.t().clone().detach().to(torch::kFloat).to(x.device()).to(torch::kCUDA).to(x.options()).to(y);
  a = x.to(torch::kCUDA, torch::kHalf);
  a = x.to(torch::kHalf, true);
  a = x.contiguous(torch::MemoryFormat::ChannelsLast);
  a = torch::cat({x, y}, 1);
  a = torch::stack({x, y});
  a = torch::cat(std::vector<torch::Tensor>{x, y});
  std::vector<torch::Tensor> parts = x.chunk(2, 0);
  parts = x.split(n, 1);
  parts = torch::unbind(x);
  a = x.index_select(0, y).gather(1, y).scatter_(0, y, x);
  a = x.triu(1).tril();
  a = x.cpu().cuda();
  a = torch::nn::functional::pad(x, torch::nn::functional::PadFuncOptions({1, 1}));  // known: torch::nn::functional
  a = torch::constant_pad_nd(x, {1, 1}, 0);
  a = x.index({torch::indexing::Slice(), 0});
  a = x.index({torch::indexing::Slice(1, n), torch::indexing::None, torch::indexing::Ellipsis});
  a = x.index({y});
  x.index_put_({torch::indexing::Slice(), n}, y);
  a = x.view(n, n);                        // error: no matching member function for call to 'view'
  a = x.reshape(1, n, n);                  // error: too many arguments
  a = x.permute(1, 0);                     // error: too many arguments
  a = x.transpose({0, 1});                 // error: no matching member function for call to 'transpose'
  a = x.cat(y, 0);                         // error: no member named 'cat' in 'at::Tensor'
  a = torch::cat(x, y);                    // error: no matching function for call to 'cat'
  a = x.split(n)[0].values;                // error: reference to non-static member function must be called
  a = x.to("cuda:0");
  a = x.type(torch::kFloat);               // error: too many arguments to function call
  a = x.float();                           // error: expected unqualified-id
  a = x.half();                            // error: no member named 'half' in 'at::Tensor'
}

void layers(torch::Tensor x, torch::Tensor w, torch::Tensor b, c10::optional<torch::Tensor> o) {
  auto a = torch::conv2d(x, w);
  a = torch::conv2d(x, w, b);
  a = torch::conv2d(x, w, o, {1, 1}, {1, 1}, {1, 1}, 1);
  a = torch::conv2d(x, w, o, {1, 1}, {0, 0}, {1, 1}, 1);  // error: call to 'conv2d' is ambiguous
  a = torch::conv2d(x, w, {}, 1, 1);
  a = torch::conv2d(x, w, b, /*stride=*/2, /*padding=*/1);
  a = at::conv_transpose3d(x, w, b, {2, 2, 2}, {1, 1, 1}, {0, 0, 0}, 1, {1, 1, 1});
  a = torch::linear(x, w, b);
  a = torch::linear(x, w);
  a = torch::layer_norm(x, {x.size(-1)}, w, b, 1e-5);
  a = torch::group_norm(x, 8, w, b, 1e-5);
  a = torch::batch_norm(x, w, b, o, o, true, 0.1, 1e-5, true);
  a = torch::max_pool2d(x, 2);
  a = torch::max_pool2d(x, {2, 2}, {2, 2}, {0, 0});
  a = torch::avg_pool2d(x, {2, 2});
  a = torch::adaptive_avg_pool2d(x, {1, 1});
  a = torch::dropout(x, 0.5, false);
  a = torch::mse_loss(x, w);
  a = torch::mse_loss(x, w, at::Reduction::Sum);
  a = torch::nll_loss(x, w);
  a = torch::cross_entropy_loss(x, w);
  a = torch::leaky_relu(x, 0.01);
  a = torch::hardtanh(x, 0, 6);
  a = torch::elu(x, 1.0);
  a = torch::scaled_dot_product_attention(x, w, b, {}, 0.0, true);
  a = torch::conv2d(x);                    // error: no matching function for call to 'conv2d'
  a = torch::max_pool2d(x, 2, 2, 0, 1, true);
  a = torch::batch_norm(x, w, b);          // error: too few arguments
  a = torch::native::conv2d(x, w);         // error: 'native'
}
