// A CUDA file that no module binds, as the machine runs it: its `main`, or one launch of a kernel that the caller names.
#ifndef ASSAY_RUN_ALONE_H_
#define ASSAY_RUN_ALONE_H_

#include <assay/torch.h>
#include <cuda_runtime.h>

#include <cstddef>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

namespace assay_alone {

// The argument for a parameter: a tensor's memory, a number, or zeros if it is neither a pointer nor a number.
template <class T>
T argument(const assay_torch_value& given) {
  if constexpr (std::is_pointer_v<T>) {
    void* memory = given.kind == assay_torch_is_tensor ? assay_torch_data(given.as.tensor) : nullptr;
    return reinterpret_cast<T>(memory);
  } else if constexpr (std::is_arithmetic_v<T>) {
    return given.kind == assay_torch_is_double ? static_cast<T>(given.as.number) : static_cast<T>(given.as.integer);
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(given.as.integer);
  } else {
    alignas(T) unsigned char bytes[sizeof(T)] = {};
    if (given.kind == assay_torch_is_double) {
      if constexpr (std::is_constructible_v<T, float>) return T(static_cast<float>(given.as.number));
    }
    return *reinterpret_cast<T*>(bytes);
  }
}

template <class... P, std::size_t... I>
void launch(void (*kernel)(P...), dim3 grid, dim3 block, std::size_t shared, bool cooperative,
            const assay_torch_value* given, std::index_sequence<I...>) {
  std::tuple<std::remove_cv_t<P>...> values{argument<std::remove_cv_t<P>>(given[I])...};
  void* addresses[] = {static_cast<void*>(&std::get<I>(values))..., nullptr};
  const void* entry = reinterpret_cast<const void*>(kernel);
  constexpr std::size_t without_opt_in = 48 * 1024;
  if (shared > without_opt_in)
    cudaFuncSetAttribute(entry, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(shared));
  if (cooperative) {
    cudaLaunchCooperativeKernel(entry, grid, block, addresses, shared, nullptr);
  } else {
    cudaLaunchKernel(entry, grid, block, addresses, shared, nullptr);
  }
  cudaDeviceSynchronize();
}
template <class... P>
void launch(void (*kernel)(P...), dim3 grid, dim3 block, std::size_t shared, bool cooperative,
            const assay_torch_value* given) {
  launch(kernel, grid, block, shared, cooperative, given, std::index_sequence_for<P...>());
}

inline int program(int (*entry)()) { return entry(); }
template <class Texts>
int program(int (*entry)(int, Texts)) {
  static char name[] = "program";
  static char* texts[] = {name, nullptr};
  return entry(1, const_cast<Texts>(texts));
}
template <class Texts>
int program(int (*entry)(int, Texts, Texts)) {
  static char name[] = "program";
  static char* texts[] = {name, nullptr};
  static char* none[] = {nullptr};
  return entry(1, const_cast<Texts>(texts), const_cast<Texts>(none));
}

}  // namespace assay_alone

#endif
