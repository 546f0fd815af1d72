// Library operations on a simulated device: sources are put into local memory, the call is made, destinations are read.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <random>
#include <vector>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {

inline constexpr Dtype kF = Dtype::kF32;
inline constexpr Dtype kH = Dtype::kF16;

struct Part {
  std::uint64_t buf = 0;
  std::int64_t bytes = 0;
};
struct LibraryNumbers {
  std::int64_t p[8] = {};
  double x[2] = {};
};

inline std::int64_t Lib(int api, int dtype, int source, std::vector<Part> d, std::vector<Part> s, Part tmp,
                        const LibraryNumbers& n) {
  d.resize(4);
  s.resize(5);
  const auto& p = n.p;
  return assay_lib(api, dtype, source, d[0].buf, 0, d[0].bytes, d[1].buf, 0, d[1].bytes, d[2].buf, 0, d[2].bytes,
                   d[3].buf, 0, d[3].bytes, s[0].buf, 0, s[0].bytes, s[1].buf, 0, s[1].bytes, s[2].buf, 0, s[2].bytes,
                   s[3].buf, 0, s[3].bytes, s[4].buf, 0, s[4].bytes, tmp.buf, 0, tmp.bytes, p[0], p[1], p[2], p[3],
                   p[4], p[5], p[6], p[7], n.x[0], n.x[1]);
}

class Library : public Device {
 protected:
  // A buffer in the unified buffer with these values (and an uninitialised one of that many bytes).
  Part Put(Dtype dtype, const std::vector<double>& values) {
    const auto size = static_cast<std::int64_t>(SizeOf(dtype));
    const Part at{
        assay_buf_init(ASSAY_VECCALC, static_cast<std::uint32_t>(size * static_cast<std::int64_t>(values.size()))),
        size * static_cast<std::int64_t>(values.size())};
    for (std::size_t i = 0; i < values.size(); ++i) {
      std::uint8_t bits[8] = {};
      const auto real = static_cast<float>(values[i]);
      const auto whole = static_cast<std::int64_t>(values[i]);
      if (IsFloat(dtype)) {
        StoreFloat(dtype, &real, bits, 1);
      } else {
        StoreInt(dtype, &whole, bits, 1);
      }
      std::uint64_t word = 0;
      std::memcpy(&word, bits, 8);
      assay_ub_set(at.buf, static_cast<std::int64_t>(i) * size, static_cast<int>(size), word);
    }
    return at;
  }
  Part Room(std::int64_t bytes) { return {assay_buf_init(ASSAY_VECCALC, static_cast<std::uint32_t>(bytes)), bytes}; }
  static std::vector<double> Get(Dtype dtype, Part at, int count) {
    const auto size = static_cast<std::int64_t>(SizeOf(dtype));
    std::vector<double> values(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
      const std::uint64_t word = assay_ub_get(at.buf, i * size, static_cast<int>(size));
      std::uint8_t bits[8];
      std::memcpy(bits, &word, 8);
      float real = 0;
      std::int64_t whole = 0;
      if (IsFloat(dtype)) {
        LoadFloat(dtype, bits, &real, 1);
        values[static_cast<std::size_t>(i)] = static_cast<double>(real);
      } else {
        LoadInt(dtype, bits, &whole, 1);
        values[static_cast<std::size_t>(i)] = static_cast<double>(whole);
      }
    }
    return values;
  }
  // Runs `body` on one core and expects no faults.
  void Clean(const std::function<void()>& body) {
    Boot();
    Run(body);
    EXPECT_EQ(RealFaults(), 0);
    EXPECT_EQ(machine_->why_undecided(), "");
  }
  static std::vector<double> Random(int n, unsigned seed, double low = -2, double high = 2) {
    std::mt19937 engine(seed);
    std::vector<double> values(static_cast<std::size_t>(n));
    for (double& value : values) {
      value = static_cast<double>(static_cast<float>(low + (high - low) * (engine() % 10007) / 10007.0));
    }
    return values;
  }
  static void ExpectNear(const std::vector<double>& a, const std::vector<double>& b, double tolerance) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      EXPECT_NEAR(a[i], b[i], tolerance * std::max(1.0, std::abs(b[i]))) << "element " << i;
    }
  }
};

}  // namespace assay::device
