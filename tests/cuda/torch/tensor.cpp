// The queries of a tensor.
#include <torch/extension.h>

void sizes(torch::Tensor x, const at::Tensor& y) {
  int64_t n = x.size(0) * x.size(-1) + x.numel() + x.dim() + x.ndimension() + x.stride(0) + x.storage_offset();
  at::IntArrayRef s = x.sizes();
  std::vector<int64_t> v = x.sizes().vec();
  auto t = y.strides();
  for (int64_t d : x.sizes()) n += d;
  n += s[0] + t.back() + s.size() + static_cast<int64_t>(x.nbytes()) + x.element_size() + x.itemsize();
  bool same = x.sizes() == y.sizes() && x.sizes() == v && s.equals(t) && !s.empty();
  (void)n, (void)same;
  std::vector<int64_t> w = x.sizes();      // error: no viable conversion from
  int bad = x.size();                      // error: no matching member function
  int worse = x.sizes;                     // error: reference to non-static member function must be called
  x.shape;                                 // error: no member named 'shape' in 'at::Tensor'
  x.shape(0);                              // error: no member named 'shape' in 'at::Tensor'
  x.size(0, 1);                            // error: no matching member function
}

void kinds(torch::Tensor x) {
  bool a = x.is_cuda() && x.is_contiguous() && x.defined() && x.is_cpu() && x.is_floating_point() && x.requires_grad();
  bool b = x.dtype() == torch::kFloat32 && x.scalar_type() == at::kFloat && x.scalar_type() == at::ScalarType::Float;
  bool c = torch::kHalf == x.dtype() && x.dtype() != at::kDouble && x.dtype() == x.dtype();
  bool d = x.device() == torch::kCPU && x.device().type() == torch::kCUDA && x.device().is_cuda() && x.device().index() == 0;
  bool e = x.device() == at::Device(at::kCUDA, 0) && x.get_device() == 0 && x.layout() == torch::kStrided;
  bool f = x.is_contiguous(at::MemoryFormat::ChannelsLast) && x.dtype().itemsize() == 4 && x.options().dtype() == at::kFloat;
  torch::ScalarType st = x.scalar_type();
  torch::ScalarType from_meta = x.dtype().toScalarType();
  switch (x.scalar_type()) {
    case torch::kFloat: break;
    default: break;
  }
  (void)a, (void)b, (void)c, (void)d, (void)e, (void)f, (void)st, (void)from_meta;
  torch::ScalarType no = x.dtype();        // error: no viable conversion from
  bool g = x.is_cuda;                      // error: reference to non-static member function must be called
  bool h = x.dtype() == "float";           // error: invalid operands
  switch (x.dtype()) {}                    // error: statement requires expression of integer type
  if (x) {}                                // error: not contextually convertible to 'bool'
  if (!x) {}                               // error: invalid argument type
  if (x != nullptr) {}                     // error: invalid operands
  if (x == NULL) {}                        // error: not contextually convertible to 'bool'
}

void data(torch::Tensor x, torch::Tensor& y, const torch::Tensor& z) {
  float* a = x.data_ptr<float>();
  const float* b = z.data_ptr<float>();
  int64_t* c = x.data_ptr<int64_t>();
  long* c2 = x.data_ptr<long>();
  at::Half* d = x.data_ptr<at::Half>();
  auto e = x.data_ptr<c10::BFloat16>();
  void* f = x.data_ptr();
  const float* g = x.const_data_ptr<float>();
  float* h = x.mutable_data_ptr<float>();
  const void* i = x.const_data_ptr();
  uint8_t* j = x.data_ptr<uint8_t>();
  bool* k = x.data_ptr<bool>();
  float* l = static_cast<float*>(x.data_ptr());
  float m = x.item<float>() + y.item().toFloat() + y.item().to<float>();
  int64_t n = x.item<int64_t>();
  float* old = x.data<float>();
  torch::Tensor o = x.data();
  (void)a, (void)b, (void)c, (void)c2, (void)d, (void)e, (void)f, (void)g, (void)h, (void)i, (void)j, (void)k, (void)l,
      (void)m, (void)n, (void)old, (void)o;
  float* p = x.data_ptr();                 // error: cannot initialize a variable of type
  int* q = x.data_ptr<float>();            // error: cannot initialize a variable of type
  float* r = x.const_data_ptr<float>();    // error: cannot initialize a variable of type
  float* s = x.data();                     // error: no viable conversion from
  auto t = x.data_ptr<long long>();        // error: undefined symbol at import
  auto u = x.data_ptr<char>();             // error: undefined symbol at import
  auto v = x.data_ptr<const float>();      // error: undefined symbol at import
  auto w = x->data_ptr<float>();           // error: is not a pointer
  float f32 = x.item();                    // error: no viable conversion from
}

void accessors(torch::Tensor x) {
  auto a = x.accessor<float, 2>();
  float b = a[0][1];
  a[1][0] = b;
  auto c = x.packed_accessor32<float, 3, torch::RestrictPtr>();  // error: no member named 'RestrictPtr' in namespace 'torch'
  auto d = x.packed_accessor64<float, 1>();
  int32_t e = x.contiguous().packed_accessor32<float, 3>().size(0);  // error: deleted member function
  auto f = x.packed_accessor32<float, 3>();
  int32_t g = f.size(0) + f.stride(1);
  (void)d, (void)e, (void)g;
}

void optionals(c10::optional<torch::Tensor> a, const std::optional<at::Tensor>& b, torch::optional<torch::Tensor> c,
               at::optional<int64_t> d) {
  torch::Tensor t = a.has_value() ? a.value() : torch::Tensor();
  const float* p = b.has_value() ? b->data_ptr<float>() : nullptr;
  if (c.has_value() && c->defined()) t = *c;
  int64_t n = d.value_or(3);
  torch::optional<torch::Tensor> e = torch::nullopt;
  c10::optional<torch::Tensor> f = c10::nullopt;
  e = t;
  (void)p, (void)n, (void)f;
  torch::Tensor g = a;                     // error: no viable conversion from
  a.data_ptr<float>();                     // error: no member named 'data_ptr'
}
