// How the host pass of a program that launches its own kernels sees a launch: kernel<<<a, b, c>>>(x) is read as
// kernel%$(a, b, c)(x). The kernel is one of another unit, and its arguments become what its parameters hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

extern "C" {
// `sizes[i]` bytes at `arguments[i]` for each parameter.
void assay_program_launch(const void* kernel, std::uint64_t blocks, void* stream, const void* const* arguments,
                          const std::size_t* sizes, std::size_t count);
}

namespace assay_program {

template <class... A>
struct Given {
  std::uint64_t blocks;
  void* stream;
  std::tuple<A...> arguments;
};

struct Configured {
  std::uint64_t blocks;
  void* stream;
  template <class... A>
  Given<A&&...> operator()(A&&... arguments) const {
    return {blocks, stream, std::tuple<A&&...>(std::forward<A>(arguments)...)};
  }
};

template <class... P, class... A, std::size_t... kIndex>
void Launch(void (*kernel)(P...), Given<A...>& given, std::index_sequence<kIndex...>) {
  std::tuple<std::remove_cv_t<std::remove_reference_t<P>>...> values{
      static_cast<std::remove_cv_t<std::remove_reference_t<P>>>(
          std::forward<A>(std::get<kIndex>(given.arguments)))...};
  const void* places[sizeof...(P) + 1] = {&std::get<kIndex>(values)..., nullptr};
  const std::size_t sizes[sizeof...(P) + 1] = {sizeof(std::get<kIndex>(values))..., 0};
  assay_program_launch(reinterpret_cast<const void*>(kernel), given.blocks, given.stream, places, sizes, sizeof...(P));
}

template <class... P, class... A>
void operator%(void (*kernel)(P...), Given<A...>&& given) {
  static_assert(sizeof...(P) == sizeof...(A), "a launch with another number of arguments than the kernel has");
  Launch(kernel, given, std::index_sequence_for<P...>());
}

}  // namespace assay_program

// The second number is memory of the launch, which only later chips have; what is no pointer is no stream.
template <class B, class D = int>
assay_program::Configured $(B blocks, D = D(), void* stream = nullptr) {
  return {static_cast<std::uint64_t>(blocks), stream};
}
