// The functions of assay/torch.h for the library, implemented by the machine of this process.
#include <exception>

#include "dialects/cuda/host/machine.h"

using assay::cuda::Machine;
using assay::cuda::Unmodelled;

namespace {

Machine& M() { return Machine::Current(); }

const assay_torch_tensor& Known(const assay_torch_tensor* tensor) {
  if (tensor == nullptr) Unmodelled("an undefined tensor as if it were one");
  return *tensor;
}

void assay_torch_retain_(assay_torch_tensor* tensor) { ++tensor->count; }
void assay_torch_release_(assay_torch_tensor* tensor) {
  if (--tensor->count == 0) delete tensor;
}
size_t assay_torch_use_count_(const assay_torch_tensor* tensor) { return Known(tensor).count; }
int64_t assay_torch_dim_(const assay_torch_tensor* tensor) { return Known(tensor).tensor.rank(); }
const int64_t* assay_torch_sizes_(const assay_torch_tensor* tensor) { return Known(tensor).tensor.shape().data(); }
const int64_t* assay_torch_strides_(const assay_torch_tensor* tensor) {
  if (!Known(tensor).strides_known) Unmodelled("the strides of the result of `" + tensor->maker + "`");
  return tensor->tensor.strides().data();
}
int64_t assay_torch_storage_offset_(const assay_torch_tensor* tensor) { return Known(tensor).tensor.offset(); }
int assay_torch_dtype_(const assay_torch_tensor* tensor) {
  return assay::cuda::ScalarTypeOf(Known(tensor).tensor.dtype());
}
int assay_torch_device_type_(const assay_torch_tensor* tensor) { return Known(tensor).on_host ? 0 : 1; }
int assay_torch_device_index_(const assay_torch_tensor* tensor) { return Known(tensor).on_host ? -1 : 0; }
int assay_torch_requires_grad_(const assay_torch_tensor*) { return 0; }
void* assay_torch_data_(const assay_torch_tensor* tensor) { return M().Data(Known(tensor)); }
const void* assay_torch_storage_(const assay_torch_tensor* tensor) { return Known(tensor).storage.get(); }

int assay_torch_call_(const char* name, int, const char* parameters, const assay_torch_value* arguments, size_t count,
                      assay_torch_value* result) {
  try {
    return M().Operator(name, parameters, arguments, count, result) ? assay_torch_ok : assay_torch_failed;
  } catch (const assay::TensorError& error) {
    Unmodelled("`" + std::string(name) + "` (" + error.message + ")");
  } catch (const std::exception& error) {
    Unmodelled("`" + std::string(name) + "` (" + error.what() + ")");
  } catch (...) {
    Unmodelled("`" + std::string(name) + "`");
  }
}
const char* assay_torch_message_() { return M().message().c_str(); }
void assay_torch_raise_(int kind, const char* message, const char*, const char*, uint32_t) {
  M().Raised(kind, message);
}
void assay_torch_warn_(const char*, const char*, uint32_t) {}
int assay_torch_device_() { return 0; }
int assay_torch_set_device_(int index) { return index == 0 ? 0 : 1; }
int assay_torch_device_count_() { return 1; }
void* assay_torch_stream_(int) { return M().stream(); }
void assay_torch_set_stream_(int, void* stream) { M().SetStream(stream); }
void* assay_torch_new_stream_(int, int) { return M().NewStream(); }
void* assay_torch_library_handle_(const char*) { return reinterpret_cast<void*>(0x1000); }
void* assay_torch_allocate_(size_t bytes) {
  void* memory = nullptr;
  M().Allocate(&memory, bytes, 0);
  return memory;
}
void assay_torch_free_(void*) {}
assay_torch_tensor* assay_torch_from_blob_(void*, const int64_t*, const int64_t*, int64_t, int, int, int) {
  Unmodelled("`from_blob`");
}
void assay_torch_def_(const char* name, void* function, assay_torch_thunk thunk, const char* signature, int extras) {
  assay::cuda::Bound bound{function, thunk, {}, extras};
  std::string word;
  for (const char* c = signature; *c != '\0'; ++c) {
    if (*c != ' ') {
      word += *c;
      continue;
    }
    bound.signature.push_back(std::exchange(word, {}));
  }
  if (!word.empty()) bound.signature.push_back(word);
  M().Bind(name, std::move(bound));
}

void assay_cuda_register_kernel_(const void* function, const char* name) { M().RegisterKernel(function, name); }
void assay_cuda_register_variable_(const void* variable, const char* name, size_t bytes) {
  M().RegisterVariable(variable, name, bytes);
}
int assay_cuda_copy_symbol_(const void* variable, void* other, size_t bytes, size_t offset, int to_symbol) {
  return M().CopySymbol(variable, other, bytes, offset, to_symbol != 0);
}
void* assay_cuda_symbol_address_(const void* variable, size_t* bytes) { return M().SymbolAddress(variable, *bytes); }
int assay_cuda_run_gemm_(const assay_cuda_gemm* what) { return M().Gemm(*what); }
void assay_cuda_configure_(const unsigned* grid, const unsigned* block, size_t shared, void* stream) {
  M().Configure(grid, block, shared, stream);
}
void assay_cuda_configured_(unsigned* grid, unsigned* block, size_t* shared, void** stream) {
  M().Configured(grid, block, shared, stream);
}
int assay_cuda_launch_(const void* function, const unsigned* grid, const unsigned* block, void* const* arguments,
                       size_t shared, void* stream, int cooperative) {
  return M().Launch(function, grid, block, arguments, shared, stream, cooperative != 0);
}
int assay_cuda_last_error_(int clear) { return M().LastError(clear != 0); }
int assay_cuda_set_function_attribute_(const void* function, int attribute, int value) {
  return M().SetAttribute(function, attribute, value);
}
int64_t assay_cuda_device_attribute_(int attribute) { return M().DeviceAttribute(attribute); }
int assay_cuda_allocate_(void** memory, size_t bytes, int where) { return M().Allocate(memory, bytes, where); }
int assay_cuda_release_(void* memory) { return M().Release(memory); }
int assay_cuda_copy_(void* to, const void* from, size_t bytes, int kind) { return M().Copy(to, from, bytes, kind); }
int assay_cuda_fill_(void* to, int value, size_t bytes) { return M().Fill(to, value, bytes); }
int assay_cuda_synchronize_() { return M().Synchronize(); }
void assay_cuda_library_call_(const char* name, void* const* written, size_t count) {
  M().LibraryCall(name, written, count);
}
void assay_cuda_unmodelled_(const char* name) { Unmodelled("`" + std::string(name) + "`"); }

}  // namespace

const assay_machine& Machine::Table() {
  static constexpr assay_machine table = {
#define ASSAY_CALL(result, name, parameters, arguments) &name##_,
#include <assay/machine_calls.inc>
#undef ASSAY_CALL
  };
  return table;
}
