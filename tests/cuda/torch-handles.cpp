// The model's tensors on a machine of twenty lines: handles are counted, questions go through assay/torch.h, and what a
// reply asks of sizes, types and memory has torch's answers. Built and run by check-torch.
#include <assay/torch_definitions.h>

#include <cstdio>

struct assay_torch_tensor {
  int count;
  std::vector<std::int64_t> sizes, strides;
  int dtype;
  float memory[64];
};
static int alive = 0;
static int raised = 0;

extern "C" {
void assay_torch_retain(assay_torch_tensor* t) { ++t->count; }
void assay_torch_release(assay_torch_tensor* t) {
  if (--t->count == 0) delete t, --alive;
}
std::int64_t assay_torch_dim(const assay_torch_tensor* t) { return static_cast<std::int64_t>(t->sizes.size()); }
const std::int64_t* assay_torch_sizes(const assay_torch_tensor* t) { return t->sizes.data(); }
const std::int64_t* assay_torch_strides(const assay_torch_tensor* t) { return t->strides.data(); }
std::int64_t assay_torch_storage_offset(const assay_torch_tensor*) { return 0; }
int assay_torch_dtype(const assay_torch_tensor* t) { return t->dtype; }
int assay_torch_device_type(const assay_torch_tensor*) { return static_cast<int>(c10::kCUDA); }
int assay_torch_device_index(const assay_torch_tensor*) { return 0; }
int assay_torch_requires_grad(const assay_torch_tensor*) { return 0; }
void* assay_torch_data(const assay_torch_tensor* t) { return const_cast<float*>(t->memory); }
void assay_torch_raise(int, const char*, const char*, const char*, std::uint32_t) { ++raised; }
void assay_torch_warn(const char*, const char*, std::uint32_t) {}
void assay_cuda_unmodelled(const char*) { std::abort(); }
}

static at::Tensor make(std::vector<std::int64_t> sizes, std::vector<std::int64_t> strides, at::ScalarType type) {
  ++alive;
  return at::TensorAccess::adopt(new assay_torch_tensor{1, sizes, strides, static_cast<int>(type), {}});
}

static int failures = 0;
#define EXPECT(condition) \
  ((condition) ? (void)0 : (void)(++failures, std::printf("line %d: %s\n", __LINE__, #condition)))
template <typename Error = c10::Error, typename F>
static bool throws(F f) {
  try {
    f();
  } catch (const Error&) {
    return true;
  }
  return false;
}

int main() {
  {
    torch::Tensor x = make({2, 3}, {3, 1}, at::kFloat);
    torch::Tensor y = x, undefined;
    torch::Tensor t = make({3, 2}, {1, 3}, at::kHalf);
    EXPECT(x.size(-1) == 3 && x.size(0) == 2 && x.numel() == 6 && x.nbytes() == 24 && x.dim() == 2);
    EXPECT(x.is_contiguous() && !t.is_contiguous() && t.nbytes() == 12 && x.is_cuda() && x.is_same(y));
    EXPECT(x.scalar_type() == torch::kFloat32 && x.dtype() == at::kFloat && t.dtype() != x.dtype());
    EXPECT(x.options().device().is_cuda() && x.options().dtype() == torch::kFloat);
    EXPECT(!undefined.defined() && undefined.data_ptr() == nullptr);
    EXPECT(throws<c10::IndexError>([&] { x.size(2); }));
    EXPECT(throws([&] { t.data_ptr<float>(); }) && throws([&] { x.accessor<float, 3>(); }));
    x.data_ptr<float>()[4] = 5;
    auto a = x.accessor<float, 2>();
    EXPECT(a[1][1] == 5 && raised == 3);
    y = t;
    EXPECT(y.is_same(t) && alive == 2);
    torch::Tensor image = make({2, 3, 4, 5}, {60, 1, 15, 3}, at::kFloat);
    EXPECT(image.is_contiguous(torch::MemoryFormat::ChannelsLast) && !image.is_contiguous());
    EXPECT(make({2, 1, 3}, {3, 99, 1}, at::kFloat).is_contiguous() && make({0, 4}, {1, 7}, at::kFloat).is_contiguous());
  }
  EXPECT(alive == 0);
  return failures != 0;
}
