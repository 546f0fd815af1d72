/* What the model of torch asks of the program that runs on it. The classes of ATen and c10 hold no data of their own but a
   handle; every question about a tensor, every operator and every guard ends in one of these calls. They are C, so that the
   host library, which is compiled against the model's headers, and the machine, which is not, need not agree on a C++ type.
   Nothing here throws: a call that fails returns nonzero and leaves its text with assay_torch_message(), and the library
   throws c10::Error. */
#ifndef ASSAY_TORCH_H_
#define ASSAY_TORCH_H_

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A counted tensor: sizes, strides and dtype always, memory where the run has any (a run for launches alone has none, and
   data gives addresses that only mark which tensor and which element is meant). A null handle is an undefined tensor. */
typedef struct assay_torch_tensor assay_torch_tensor;

void assay_torch_retain(assay_torch_tensor* tensor);
void assay_torch_release(assay_torch_tensor* tensor);
size_t assay_torch_use_count(const assay_torch_tensor* tensor);

int64_t assay_torch_dim(const assay_torch_tensor* tensor);
const int64_t* assay_torch_sizes(const assay_torch_tensor* tensor);
const int64_t* assay_torch_strides(const assay_torch_tensor* tensor);
int64_t assay_torch_storage_offset(const assay_torch_tensor* tensor); /* in elements */
int assay_torch_dtype(const assay_torch_tensor* tensor);              /* number of c10::ScalarType */
int assay_torch_device_type(const assay_torch_tensor* tensor);        /* number of c10::DeviceType */
int assay_torch_device_index(const assay_torch_tensor* tensor);
int assay_torch_requires_grad(const assay_torch_tensor* tensor);
void* assay_torch_data(const assay_torch_tensor* tensor); /* first element, after the offset; null for none */
const void* assay_torch_storage(const assay_torch_tensor* tensor); /* the same for tensors that share memory */

/* One argument or result of an operator. */
enum assay_torch_kind {
  assay_torch_none, assay_torch_is_tensor, assay_torch_is_tensors, assay_torch_is_bool, assay_torch_is_int,
  assay_torch_is_unsigned, assay_torch_is_double, assay_torch_is_complex, assay_torch_is_ints, assay_torch_is_doubles,
  assay_torch_is_text, assay_torch_is_dtype, assay_torch_is_layout, assay_torch_is_device, assay_torch_is_memory_format,
  assay_torch_is_generator, assay_torch_is_indices,
  assay_torch_is_tuple /* of tensors */
};
typedef struct assay_torch_value {
  enum assay_torch_kind kind;
  size_t count; /* of tensors, ints, doubles, indices or characters */
  union {
    assay_torch_tensor* tensor;
    assay_torch_tensor* const* tensors;
    int64_t integer; /* also bool, dtype, layout, memory format, and a device as type * 256 + (index & 255) */
    uint64_t natural;
    double number;
    double complex_number[2];
    const int64_t* integers;
    const double* doubles;
    const char* text;
    const struct assay_torch_index* indices;
  } as;
} assay_torch_value;
/* One item of x.index({...}). */
typedef struct assay_torch_index {
  enum { assay_torch_index_none, assay_torch_index_ellipsis, assay_torch_index_int, assay_torch_index_bool,
         assay_torch_index_slice, assay_torch_index_tensor } kind;
  int64_t start, stop, step;
  assay_torch_tensor* tensor;
} assay_torch_index;

/* An operator by the name and the order of parameters of operators/NAME.tsv, with defaults filled in; `self` of a member comes
   first, TensorOptions come as dtype, layout, device and pin_memory. `parameters` are their names, with commas between. A
   name that ends in `_` writes its first argument; one with a parameter `out` writes that. `overload` is the number of the
   row among those of one name. The result is of the machine until the next call, its tensors are owned by the caller.
   Nonzero: failed. What the machine does not know ends the program. */
enum { assay_torch_ok = 0, assay_torch_failed = 1 };
int assay_torch_call(const char* name, int overload, const char* parameters, const assay_torch_value* arguments,
                     size_t argument_count, assay_torch_value* result);

/* The text of the last failure, and one that the program raises itself (TORCH_CHECK: kind as in c10/util/Exception.h).
   `place` is the file and line of the check, so that a report can point at it. */
const char* assay_torch_message(void);
void assay_torch_raise(int kind, const char* message, const char* function, const char* file, uint32_t line);
void assay_torch_warn(const char* message, const char* file, uint32_t line);

/* Devices and streams: current device, its current stream (a cudaStream_t), and what guards change. */
int assay_torch_device(void);
int assay_torch_set_device(int index);
int assay_torch_device_count(void);
void* assay_torch_stream(int device);
void assay_torch_set_stream(int device, void* stream);
void* assay_torch_new_stream(int device, int priority);
void* assay_torch_library_handle(const char* library); /* "cublas", "cublasLt", "cusparse", "cusolverDn" */
void* assay_torch_allocate(size_t bytes);              /* the caching allocator */
void assay_torch_free(void* memory);

/* Memory that the program owns, as a tensor (from_blob). */
assay_torch_tensor* assay_torch_from_blob(void* data, const int64_t* sizes, const int64_t* strides, int64_t dim, int dtype,
                                          int device_type, int device_index);

/* What a module binds. `function` is the bound function's address, `thunk` unpacks arguments for it, null where its types
   are none that a machine hands over. `signature` has one word for each parameter (pybind11/bound_function.h), `extras` is
   the number of attributes that follow the function (names and defaults of arguments). */
typedef void (*assay_torch_thunk)(void* function, const assay_torch_value* arguments, assay_torch_value* result);
void assay_torch_def(const char* name, void* function, assay_torch_thunk thunk, const char* signature, int extras);

/* The runtime. Errors are numbers of cudaError_t. `function` is what the compiled program takes for the kernel's address;
   the program registers its kernels and variables before it calls anything else. */
void assay_cuda_register_kernel(const void* function, const char* name);
void assay_cuda_register_variable(const void* variable, const char* name, size_t bytes);
void assay_cuda_configure(const unsigned* grid, const unsigned* block, size_t shared, void* stream);
void assay_cuda_configured(unsigned* grid, unsigned* block, size_t* shared, void** stream);
int assay_cuda_launch(const void* function, const unsigned* grid, const unsigned* block, void* const* arguments,
                      size_t shared, void* stream, int cooperative);
int assay_cuda_last_error(int clear);
int assay_cuda_set_function_attribute(const void* function, int attribute, int value);
int64_t assay_cuda_device_attribute(int attribute);
/* where: 0 on the device, 1 on the host, 2 managed, which both follow. */
int assay_cuda_allocate(void** memory, size_t bytes, int where);
int assay_cuda_release(void* memory);
int assay_cuda_copy(void* to, const void* from, size_t bytes, int kind);
int assay_cuda_fill(void* to, int value, size_t bytes);
int assay_cuda_synchronize(void);
/* To or from a variable of the device, by what the program takes for its address. */
int assay_cuda_copy_symbol(const void* variable, void* other, size_t bytes, size_t offset, int to_symbol);
/* The address of a variable of the device, null where nothing is registered under the pointer. */
void* assay_cuda_symbol_address(const void* variable, size_t* bytes);

/* Matrices in columns, as cuBLAS has them: c = alpha * op(a) * op(b) + beta * c, `batch` times, one `stride` (in elements)
   behind the other. Element types are numbers of cudaDataType_t; */
typedef struct assay_cuda_gemm_matrix {
  const void* data;
  int type;
  int transposed;
  int64_t leading;
  int64_t stride;
} assay_cuda_gemm_matrix;
typedef struct assay_cuda_gemm {
  const char* name;
  int64_t m, n, k, batch;
  double alpha, beta;
  assay_cuda_gemm_matrix a, b, c;
} assay_cuda_gemm;
/* The number of a cublasStatus_t. */
int assay_cuda_run_gemm(const assay_cuda_gemm* what);
/* A call that computes on the device and whose results are not used: cuBLAS. */
void assay_cuda_library_call(const char* name, void* const* written, size_t written_count);
/* Ends the program: something is not modelled. */
void assay_cuda_unmodelled(const char* name);

#ifdef __cplusplus
}
#endif

#endif
