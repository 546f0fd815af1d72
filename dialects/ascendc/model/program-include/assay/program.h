// How the host pass of a program that launches its own kernels sees a launch: kernel<<<a, b, c>>>(x) is read as
// kernel%$(a, b, c)(x). The kernel is one of another unit, and its arguments become what its parameters hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

extern "C" {
// `shape`: blocks and threads in three directions, null where the code is not on threads. `sizes[i]` bytes at `arguments[i]` for each parameter.
void assay_program_launch(const void* kernel, std::uint64_t blocks, const std::uint32_t* shape, void* stream,
                          const void* const* arguments, const std::size_t* sizes, std::size_t count);
}

namespace assay_program {

struct Shape {
  bool threads = false;
  std::uint32_t numbers[6] = {};
};

template <class... A>
struct GivenTo {
  std::uint64_t blocks;
  Shape shape;
  void* stream;
  std::tuple<A...> arguments;
};
template <class... A>
struct Given : GivenTo<A...> {};

struct Configured {
  std::uint64_t blocks;
  Shape shape;
  void* stream;
  template <class... A>
  Given<A&&...> operator()(A&&... arguments) const {
    return {{blocks, shape, stream, std::tuple<A&&...>(std::forward<A>(arguments)...)}};
  }
};

template <class... P, class... A, std::size_t... kIndex>
void Launch(void (*kernel)(P...), GivenTo<A...>& given, std::index_sequence<kIndex...>) {
  std::tuple<std::remove_cv_t<std::remove_reference_t<P>>...> values{
      static_cast<std::remove_cv_t<std::remove_reference_t<P>>>(
          std::forward<A>(std::get<kIndex>(given.arguments)))...};
  const void* places[sizeof...(P) + 1] = {&std::get<kIndex>(values)..., nullptr};
  const std::size_t sizes[sizeof...(P) + 1] = {sizeof(std::get<kIndex>(values))..., 0};
  assay_program_launch(reinterpret_cast<const void*>(kernel), given.blocks,
                       given.shape.threads ? given.shape.numbers : nullptr, given.stream, places, sizes, sizeof...(P));
}

template <class... P, class... A>
void operator%(void (*kernel)(P...), Given<A...>&& given) {
  static_assert(sizeof...(P) == sizeof...(A), "a launch with another number of arguments than the kernel has");
  Launch(kernel, given, std::index_sequence_for<P...>());
}

// Of a template whose arguments the launch's decide, the instance that takes them as they are.
template <class T>
struct Same {
  using type = T;
};
template <class... A>
void operator%(typename Same<void (*)(std::decay_t<A>...)>::type kernel, GivenTo<A...>&& given) {
  Launch(kernel, given, std::index_sequence_for<A...>());
}

}  // namespace assay_program

// A number, or three of them.
template <class T>
void assay_three(const T& from, std::uint32_t* to) {
  if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
    to[0] = static_cast<std::uint32_t>(from);
    to[1] = to[2] = 1;
  } else {
    to[0] = from.x;
    to[1] = from.y;
    to[2] = from.z;
  }
}

// The second number is memory of the launch, which only later chips have; what is no pointer is no stream.
template <class B, class D = int>
assay_program::Configured $(B blocks, D = D(), void* stream = nullptr) {
  return {static_cast<std::uint64_t>(blocks), {}, stream};
}
// Code on threads: blocks, threads of each, memory, a stream.
template <class B, class T, class D>
assay_program::Configured $(B blocks, T threads, D, void* stream) {
  assay_program::Configured launch{0, {}, stream};
  launch.shape.threads = true;
  assay_three(blocks, launch.shape.numbers);
  assay_three(threads, launch.shape.numbers + 3);
  launch.blocks = std::uint64_t{launch.shape.numbers[0]} * launch.shape.numbers[1] * launch.shape.numbers[2];
  return launch;
}
