// A simulated device in this process, driven through its intrinsics.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"
#include "reference/values.h"

namespace assay::device {

class Device : public testing::Test {
 protected:
  Device() : log_(std::make_unique<FaultLog>()) { std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog)); }

  void Boot(std::int64_t cores = 1) { machine_ = std::make_unique<Machine>(Launch{.block_dim = cores}, *log_, 6); }
  std::uint8_t* Input(const std::vector<float>& values) {
    return machine_->gm()
        .Add("x", GmRole::kInput, 4, static_cast<std::int64_t>(values.size() * 4), values.data())
        ->base;
  }
  std::uint8_t* Output(int elements) {
    return machine_->gm().Add("y", GmRole::kOutput, 4, elements * 4, nullptr)->base;
  }
  void Run(const std::function<void()>& body) {
    machine_->Run(body);
    faults_ = DecodeFaults(*log_, {});
  }
  static bool IsReal(const Fault& fault) {
    const auto advisory = fault.args.find("advisory");
    return advisory == fault.args.end() || advisory->second == 0;
  }
  const Fault* Real(FaultKind kind) const {
    for (const Fault& fault : faults_) {
      if (fault.kind == kind && IsReal(fault)) return &fault;
    }
    return nullptr;
  }
  int RealFaults() const {
    int count = 0;
    for (const Fault& fault : faults_) count += IsReal(fault);
    return count;
  }

  std::unique_ptr<FaultLog> log_;
  std::unique_ptr<Machine> machine_;
  std::vector<Fault> faults_;
};

inline void In(std::uint64_t buffer, const void* from, std::int64_t bytes) {
  assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, buffer, 0, from, 1, bytes, 0, 0);
}
inline void InExactly(std::uint64_t buffer, const void* from, std::int64_t bytes) {
  assay_dma_in_pad(ASSAY_F32, buffer, 0, from, 1, bytes, 0, 0, 0, 0, 0, 0);
}
inline void Out(void* to, std::uint64_t buffer, std::int64_t bytes) {
  assay_dma_out(ASSAY_DMA_PAD, ASSAY_F32, to, buffer, 0, 1, bytes, 0, 0);
}
inline void Vec(int op, std::uint64_t d, std::uint64_t a, std::uint64_t b, double s, std::int64_t n) {
  assay_vec_n(op, ASSAY_F32, ASSAY_F32, d, 0, a, 0, b, 0, s, n);
}
inline std::vector<float> Ramp(int n) {
  std::vector<float> values(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) values[static_cast<std::size_t>(i)] = static_cast<float>(i + 1);
  return values;
}
inline float At(const std::uint8_t* base, int i) {
  float value;
  std::memcpy(&value, base + 4 * i, 4);
  return value;
}

}  // namespace assay::device
