// Bytes per second of the simulated vector unit, driven through its intrinsics on a tile of local memory, compared with
// memcpy, with the same arithmetic in plain C++ compiled with the same options, and with the loops of the simulator
// without a machine around them (no definedness, no bounds, no fuel): the cost of the shadow state.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bench/processor-time.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::bench {
namespace {

using device::Machine;

constexpr int kTile = 8192;  // elements; 32 KiB of fp32
constexpr std::int64_t kBytes = kTile * 4;

// Bytes per second by name, for the ratios.
std::map<std::string, double>& Rates() {
  static std::map<std::string, double> rates;
  return rates;
}

void Note(benchmark::State& state, const std::string& name, std::int64_t bytes, double seconds) {
  state.SetBytesProcessed(state.iterations() * bytes);
  Rates()[name] = static_cast<double>(state.iterations()) * static_cast<double>(bytes) / seconds;
}

template <class Once>
void Loop(benchmark::State& state, const std::string& name, std::int64_t bytes, Once once) {
  const double start = ProcessorSeconds();
  for (auto _ : state) {
    once();
    benchmark::ClobberMemory();
  }
  Note(state, name, bytes, ProcessorSeconds() - start);
}

// Keeps the compiler from removing stores there.
template <class... Pointers>
void Escape(Pointers... pointers) {
  (benchmark::DoNotOptimize(pointers), ...);
}

std::vector<float> Numbers() {
  std::vector<float> numbers(kTile);
  for (int i = 0; i < kTile; ++i) numbers[static_cast<std::size_t>(i)] = static_cast<float>(i % 97) / 16 - 3;
  return numbers;
}

enum Kind { kAdd, kMul, kExp, kCast, kReduceSum, kDataCopy };
constexpr const char* kNames[] = {"Add", "Mul", "Exp", "Cast", "ReduceSum", "DataCopy"};
// Bytes read and written for one tile.
constexpr std::int64_t kMoved[] = {3 * kBytes, 3 * kBytes, 2 * kBytes, kBytes * 3 / 2, kBytes, kBytes};

struct Tensors {
  std::uint64_t a, b, d;
  const std::uint8_t* x;
};

void Issue(Kind kind, const Tensors& t) {
  switch (kind) {
    case kAdd:
      return assay_vec_n(ASSAY_ADD, ASSAY_F32, ASSAY_F32, t.d, 0, t.a, 0, t.b, 0, 0, kTile);
    case kMul:
      return assay_vec_n(ASSAY_MUL, ASSAY_F32, ASSAY_F32, t.d, 0, t.a, 0, t.b, 0, 0, kTile);
    case kExp:
      return assay_vec_n(ASSAY_EXP, ASSAY_F32, ASSAY_F32, t.d, 0, t.a, 0, 0, 0, 0, kTile);
    case kCast:
      return assay_cast_n(ASSAY_F16, ASSAY_F32, 1, t.d, 0, t.a, 0, kTile);
    case kReduceSum:
      return assay_reduce_n(ASSAY_REDUCE_SUM, ASSAY_F32, t.d, 0, t.a, 0, t.b, 0, kTile, 0);
    case kDataCopy:
      return assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, t.a, 0, t.x, 1, kBytes, 0, 0);
  }
}

void OnDevice(benchmark::State& state, const char* name, bool follow) {
  const auto kind = static_cast<Kind>(state.range(0));
  auto log = std::make_unique<FaultLog>();
  std::memset(static_cast<void*>(log.get()), 0, sizeof(FaultLog));
  device::Launch launch;
  launch.fuel = std::uint64_t{1} << 62;
  Machine machine(launch, *log, 2);
  device::Exact exact(machine, 1e-4, std::int64_t{1} << 62);
  if (follow) machine.Follow(&exact);
  const std::vector<float> numbers = Numbers();
  const std::uint8_t* x = machine.gm().Add("x", device::GmRole::kInput, 4, kBytes, numbers.data())->base;
  machine.Run([&] {
    const Tensors t{assay_buf_init(ASSAY_VECCALC, kBytes), assay_buf_init(ASSAY_VECCALC, kBytes),
                    assay_buf_init(ASSAY_VECCALC, kBytes), x};
    assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, t.a, 0, x, 1, kBytes, 0, 0);
    assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, t.b, 0, x, 1, kBytes, 0, 0);
    Loop(state, name + std::string(kNames[kind]), kMoved[kind], [&] { Issue(kind, t); });
  });
  state.SetLabel(kNames[kind]);
}

void BM_Device(benchmark::State& state) { OnDevice(state, "device ", false); }
// With an exact value for every element, as in the second run after a mismatch.
void BM_Exact(benchmark::State& state) { OnDevice(state, "exact ", true); }

float PlainSum(const float* a) {
  float sum = 0;
  for (int i = 0; i < kTile; ++i) sum += a[i];
  return sum;
}

void Plain(Kind kind, const float* a, const float* b, float* d, std::uint8_t* half) {
  switch (kind) {
    case kAdd:
      for (int i = 0; i < kTile; ++i) d[i] = a[i] + b[i];
      return;
    case kMul:
      for (int i = 0; i < kTile; ++i) d[i] = a[i] * b[i];
      return;
    case kExp:
      for (int i = 0; i < kTile; ++i) d[i] = std::exp(a[i]);
      return;
    case kCast:
      for (int i = 0; i < kTile; ++i) {
        const auto value = static_cast<_Float16>(a[i]);
        std::memcpy(half + 2 * i, &value, 2);
      }
      return;
    case kReduceSum:
      d[0] = PlainSum(a);
      return;
    case kDataCopy:
      std::memcpy(d, a, static_cast<std::size_t>(kBytes));
      return;
  }
}

void BM_PlainCpp(benchmark::State& state) {
  const auto kind = static_cast<Kind>(state.range(0));
  const std::vector<float> a = Numbers(), b = Numbers();
  std::vector<float> d(kTile);
  std::vector<std::uint8_t> half(kTile * 2);
  Escape(a.data(), b.data(), d.data(), half.data());
  Loop(state, std::string("plain ") + kNames[kind], kMoved[kind],
       [&] { Plain(kind, a.data(), b.data(), d.data(), half.data()); });
  state.SetLabel(kNames[kind]);
}

// The loops alone.
void Bare(Kind kind, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* d) {
  using device::ComputeRow;
  switch (kind) {
    case kAdd:
      ComputeRow(ASSAY_ADD, Dtype::kF32, Dtype::kF32, a, b, nullptr, 0, d, kTile);
      return;
    case kMul:
      ComputeRow(ASSAY_MUL, Dtype::kF32, Dtype::kF32, a, b, nullptr, 0, d, kTile);
      return;
    case kExp:
      ComputeRow(ASSAY_EXP, Dtype::kF32, Dtype::kF32, a, nullptr, nullptr, 0, d, kTile);
      return;
    case kCast:
      return device::CastRow(Dtype::kF16, Dtype::kF32, 1, a, d, kTile);
    case kReduceSum: {
      float sum = 0, row[64];
      for (int i = 0; i < kTile; i += 64) {
        device::LoadFloat(Dtype::kF32, a + 4 * i, row, 64);
        sum += device::TreeSum(Dtype::kF32, row, 64);
      }
      std::memcpy(d, &sum, 4);
      return;
    }
    case kDataCopy:
      std::memcpy(d, a, static_cast<std::size_t>(kBytes));
      return;
  }
}

void BM_Bare(benchmark::State& state) {
  const auto kind = static_cast<Kind>(state.range(0));
  const std::vector<float> a = Numbers(), b = Numbers();
  std::vector<float> d(kTile);
  const auto bytes = [](const std::vector<float>& v) { return reinterpret_cast<const std::uint8_t*>(v.data()); };
  Loop(state, std::string("bare ") + kNames[kind], kMoved[kind],
       [&] { Bare(kind, bytes(a), bytes(b), reinterpret_cast<std::uint8_t*>(d.data())); });
  state.SetLabel(kNames[kind]);
}

void BM_Memcpy(benchmark::State& state) {
  std::vector<std::uint8_t> from(static_cast<std::size_t>(kBytes), 1), to(from.size());
  Escape(from.data(), to.data());
  Loop(state, "memcpy", kBytes, [&] { std::memcpy(to.data(), from.data(), from.size()); });
}

BENCHMARK(BM_Memcpy);
BENCHMARK(BM_PlainCpp)->DenseRange(kAdd, kReduceSum);
BENCHMARK(BM_Bare)->DenseRange(kAdd, kDataCopy);
BENCHMARK(BM_Device)->DenseRange(kAdd, kDataCopy);
BENCHMARK(BM_Exact)->DenseRange(kAdd, kDataCopy);

}  // namespace
}  // namespace assay::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  auto& rates = assay::bench::Rates();
  const double copy = rates["memcpy"];
  if (copy <= 0) return 0;
  std::fprintf(stderr, "times the time of     memcpy  plain C++  bare loops   (the same bytes; below 1 is faster)\n");
  for (const char* name : assay::bench::kNames) {
    const double device = rates[std::string("device ") + name], plain = rates[std::string("plain ") + name];
    const double bare = rates[std::string("bare ") + name];
    if (device <= 0 || bare <= 0) continue;
    std::fprintf(stderr, "%-20s %8.2f %10.2f %11.2f\n", name, copy / device, (plain > 0 ? plain : copy) / device,
                 bare / device);
  }
  return 0;
}
