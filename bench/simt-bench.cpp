// The cost of a thread on the SIMT machine with all of its shadow memory, on one core: elementwise, compared with
// plain C++; a reduction of blocks in shared memory; an access of a tiled matrix product.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/processor-time.h"
#include "tests/unit/cudadevice/device-text.h"

namespace assay::bench {
namespace {

constexpr const char* kKernels = R"(
extern "C" __global__ void axpy(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i] + 1.0f;
}
extern "C" __global__ void sum(const float* x, float* y) {
  __shared__ float part[256];
  int t = threadIdx.x;
  part[t] = x[blockIdx.x * 256 + t];
  __syncthreads();
  for (int k = 128; k > 0; k /= 2) {
    if (t < k) part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = part[0];
}
extern "C" __global__ void product(const float* x, const float* y, float* z, int n) {
  __shared__ float a[16][16], b[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float all = 0;
  for (int from = 0; from < n; from += 16) {
    a[threadIdx.y][threadIdx.x] = x[row * n + from + threadIdx.x];
    b[threadIdx.y][threadIdx.x] = y[(from + threadIdx.y) * n + column];
    __syncthreads();
    for (int k = 0; k < 16; ++k) all += a[threadIdx.y][k] * b[k][threadIdx.x];
    __syncthreads();
  }
  z[row * n + column] = all;
}
)";
constexpr int kElements = 1 << 20, kBlock = 256;
constexpr int kSide = 128, kTile = 16;
// For one thread of `product`: for each tile two loads from global memory, two stores and 32 loads in shared memory.
constexpr std::int64_t kAccesses = std::int64_t{kSide} * kSide * (kSide / kTile * (4 + 2 * kTile) + 1);

test::DeviceText& Device() {
  static test::DeviceText device(kKernels, {.fuel = std::uint64_t{1} << 60});
  if (!device.error().empty()) {
    std::fprintf(stderr, "the kernels do not compile: %s\n", device.error().c_str());
    std::exit(1);
  }
  return device;
}

std::vector<float> Ones(int count) { return std::vector<float>(static_cast<std::size_t>(count), 1.0f); }

template <class Once>
void Loop(benchmark::State& state, std::int64_t things, Once once) {
  const double start = ProcessorSeconds();
  for (auto _ : state) {
    once();
    benchmark::ClobberMemory();
  }
  const double all = static_cast<double>(state.iterations()) * static_cast<double>(things);
  state.counters["ns_each"] = (ProcessorSeconds() - start) * 1e9 / all;
  state.counters["millions_a_second"] = all / (ProcessorSeconds() - start) / 1e6;
}

void Launched(bool ended) {
  if (ended && Device().machine().events().empty()) return;
  std::fprintf(stderr, "a kernel did not end well: %s\n", Device().machine().why_undecided().c_str());
  std::exit(1);
}

void SimtElementwise(benchmark::State& state) {
  const std::uint64_t x = Device().Buffer(Ones(kElements)), y = Device().Empty(kElements * 4);
  Loop(state, kElements, [&] { Launched(Device().Launch("axpy", {x, y, kElements}, kElements / kBlock, kBlock)); });
  Device().machine().Free(x), Device().machine().Free(y);
}
BENCHMARK(SimtElementwise);

void PlainElementwise(benchmark::State& state) {
  const std::vector<float> x = Ones(kElements);
  std::vector<float> y(x.size());
  Loop(state, kElements, [&] {
    for (std::size_t i = 0; i < x.size(); ++i) y[i] = 2.0f * x[i] + 1.0f;
    benchmark::DoNotOptimize(y.data());
  });
}
BENCHMARK(PlainElementwise);

void SimtBlockReduction(benchmark::State& state) {
  constexpr int kCount = kElements / 16;
  const std::uint64_t x = Device().Buffer(Ones(kCount)), y = Device().Empty(kCount / kBlock * 4);
  Loop(state, kCount, [&] { Launched(Device().Launch("sum", {x, y}, kCount / kBlock, kBlock)); });
  Device().machine().Free(x), Device().machine().Free(y);
}
BENCHMARK(SimtBlockReduction);

void SimtTiledProduct(benchmark::State& state) {
  const std::uint64_t x = Device().Buffer(Ones(kSide * kSide)), y = Device().Buffer(Ones(kSide * kSide)),
                      z = Device().Empty(kSide * kSide * 4);
  simt::LaunchShape shape;
  shape.grid = {kSide / kTile, kSide / kTile, 1};
  shape.block = {kTile, kTile, 1};
  Loop(state, kAccesses, [&] { Launched(Device().Launch("product", {x, y, z, kSide}, shape)); });
  for (std::uint64_t memory : {x, y, z}) Device().machine().Free(memory);
}
BENCHMARK(SimtTiledProduct);

}  // namespace
}  // namespace assay::bench

BENCHMARK_MAIN();
