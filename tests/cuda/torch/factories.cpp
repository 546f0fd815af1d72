// torch::empty and similar functions: sizes, options and defaults.
#include <torch/extension.h>

void sizes(torch::Tensor x, int n, int64_t m, std::vector<int64_t> v) {
  auto a = torch::zeros({n, m}, x.options());
  a = torch::empty({x.size(0), x.size(1) / 2}, x.options());
  a = torch::empty(x.sizes(), x.options());
  a = torch::empty(v, x.options());
  a = torch::ones({}, x.options());
  a = torch::zeros({0}, x.options());
  a = torch::zeros(n);
  a = torch::zeros({n}, torch::kFloat32);
  a = torch::zeros({n}, torch::kCUDA);
  a = torch::zeros({n}, torch::dtype(torch::kFloat32).device(torch::kCUDA));
  a = torch::zeros({n}, torch::device(torch::kCUDA).dtype(torch::kFloat));
  a = torch::zeros({n}, torch::TensorOptions().dtype(torch::kFloat32).device(torch::kCUDA, 0).requires_grad(false));
  a = torch::zeros({n}, at::device(x.device()).dtype(x.dtype()));
  a = torch::zeros({n}, x.options().dtype(torch::kInt32));
  a = torch::zeros({n}, torch::TensorOptions(torch::kCUDA).dtype<float>());
  a = torch::full({n, n}, 1.5f, x.options());
  a = torch::full({n}, -INFINITY, x.options());
  a = torch::empty_like(x);
  a = torch::zeros_like(x, x.options().dtype(torch::kFloat32));
  a = torch::ones_like(x, torch::kInt64);
  a = torch::full_like(x, 0);
  a = torch::empty_like(x, torch::MemoryFormat::Contiguous);
  a = torch::arange(0, n, x.options());
  a = torch::arange(n);
  a = torch::randn({n, m});
  a = torch::rand_like(x);
  a = torch::randint(0, 10, {n});
  a = torch::randint(10, {n, n}, x.options());
  a = torch::eye(n, x.options());
  a = torch::linspace(0, 1, 5);
  a = torch::tensor({1.0f, 2.0f});
  a = torch::tensor({{1, 2}, {3, 4}}, torch::kInt64);
  a = torch::tensor(3.0f, x.options());
  a = torch::tensor(v);
  a = torch::from_blob(x.data_ptr(), {n, m}, x.options());
  a = torch::empty_strided({n, m}, {m, 1}, x.options());
  a = x.new_empty({n, m});
  a = x.new_zeros({n});
  a = at::empty({n, m}, x.options());
  a = at::zeros({n}, at::kFloat);
  a = at::empty_like(x);
  a = at::full({n}, 0.f, x.options());
  a = torch::scalar_tensor(1.0);
  torch::empty({n, m});
  a = torch::empty(n, m, x.options());                    // error: no matching function for call to 'empty'
  a = torch::zeros(n, m);                                 // error: no matching function for call to 'zeros'
  a = torch::zeros({n, m}, x.options(), torch::kCUDA);    // error: no matching function for call to 'zeros'
  a = torch::zeros({n}, x.device(), torch::kFloat);       // error: no matching function for call to 'zeros'
  a = torch::empty_like();                                // error: too few arguments
  a = torch::full({n}, x.options());                      // error: no matching function for call to 'full'
  a = torch::empty("x");                                  // error: no matching function for call to 'empty'
  a = torch::zeros({"a", "b"});                           // error: no matching function for call to 'zeros'
  a = torch::empti({n});                                  // error: no member named 'empti' in namespace 'torch'
  a = torch::zeros({n}, torch::float32);                  // error: no member named 'float32' in namespace 'torch'
  a = torch::zeros({n}, torch::kfloat);                   // error: no member named 'kfloat' in namespace 'torch'
  a = torch::zeros({n}, torch::TensorOptions().dtype("float"));  // error: no matching member function for call to 'dtype'
}

void narrowing(torch::Tensor x, size_t n, unsigned u, double d) {
  auto a = torch::zeros({(int64_t)n, u}, x.options());
  a = torch::zeros({1.5}, x.options());    // error: cannot be narrowed
}
