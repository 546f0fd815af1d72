// Dispatch over element types.
#include <torch/extension.h>

template <typename T>
void run(T* p, int64_t n);

void dispatch(torch::Tensor x) {
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "run", [&] { run<scalar_t>(x.data_ptr<scalar_t>(), x.numel()); });
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(x.scalar_type(), "run", ([&] {
    run<scalar_t>(x.data_ptr<scalar_t>(), x.numel());
  }));
  AT_DISPATCH_FLOATING_TYPES_AND(at::kHalf, x.scalar_type(), "run", [&]() { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, x.scalar_type(), "run", [&] { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, x.scalar_type(), "run", [&] { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_ALL_TYPES(x.scalar_type(), "run", [&] { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_ALL_TYPES_AND2(at::kHalf, at::kBool, x.scalar_type(), "run", [&] { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_INTEGRAL_TYPES(x.scalar_type(), "run", [&] { run(x.data_ptr<scalar_t>(), 1); });
  AT_DISPATCH_INDEX_TYPES(x.scalar_type(), "run", [&] { run(x.data_ptr<index_t>(), 1); });
  AT_DISPATCH_SWITCH(x.scalar_type(), "run", AT_DISPATCH_CASE(at::kFloat, [&] { run(x.data_ptr<scalar_t>(), 1); })
                                             AT_DISPATCH_CASE_INTEGRAL_TYPES([&] { run(x.data_ptr<scalar_t>(), 1); }));
  auto y = AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "value", [&] { return x.sum(); });
  using wide = at::acc_type<float, true>;  // error: no template named 'acc_type' in namespace 'at'
  AT_DISPATCH_FLOATING_TYPES(x.dtype(), "run", [&] {});          // error: no matching function for call to 'scalar_type'
  AT_DISPATCH_FLOATING_TYPES(x, "run", [&] {});                  // error: no matching function for call to 'scalar_type'
  AT_DISPATCH_FLOATING_TYPE(x.scalar_type(), "run", [&] {});     // error: use of undeclared identifier 'AT_DISPATCH_FLOATING_TYPE'
}
