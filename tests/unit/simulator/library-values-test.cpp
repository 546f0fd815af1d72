// SoftMax family, normalisations, quantisation and elementwise functions compared with double arithmetic here.
#include <algorithm>
#include <cmath>

#include "tests/unit/simulator/library-fixture.h"

namespace assay::device {
namespace {

struct Soft {
  std::vector<double> y, exp, sum, max;
};

Soft Reference(const std::vector<double>& x, int rows, int columns, int counted) {
  Soft s{std::vector<double>(x.size()), std::vector<double>(x.size()), {}, {}};
  for (int r = 0; r < rows; ++r) {
    const auto at = [&](int c) { return static_cast<std::size_t>(r * columns + c); };
    double max = x[at(0)], sum = 0;
    for (int c = 0; c < counted; ++c) max = std::max(max, x[at(c)]);
    for (int c = 0; c < counted; ++c) sum += std::exp(x[at(c)] - max);
    for (int c = 0; c < columns; ++c) {
      s.exp[at(c)] = std::exp(x[at(c)] - max);
      s.y[at(c)] = s.exp[at(c)] / sum;
    }
    s.sum.push_back(sum);
    s.max.push_back(max);
  }
  return s;
}

TEST_F(Library, SoftMaxFillsBlocksOfSumsAndMaxima) {
  for (const Dtype dtype : {kF, kH}) {
    Clean([&] {
      const int code = dtype == kF ? ASSAY_F32 : ASSAY_F16;
      std::vector<double> x = Random(4 * 80, 5, -4, 4);
      for (double& value : x) value = std::round(value * 64) / 64;  // exact in half
      const auto bytes = static_cast<std::int64_t>(x.size() * SizeOf(dtype));
      const Part s = Put(dtype, x), d = Room(bytes), sum = Room(128), max = Room(128), t = Room(8192);
      const LibraryNumbers n{{4, 80, 4, 77, 4, 0, 4, 0}, {}};
      Lib(ASSAY_LIB_SOFTMAX, code, ASSAY_F32, {d, sum, max}, {s}, t, n);
      const Soft want = Reference(x, 4, 80, 77);
      ExpectNear(Get(dtype, d, 320), want.y, dtype == kF ? 1e-6 : 1e-3);
      for (int r = 0; r < 4; ++r) {
        for (int b = 0; b < 8; ++b) {
          const auto i = static_cast<std::size_t>(r * 8 + b);
          EXPECT_NEAR(Get(kF, sum, 32)[i], want.sum[static_cast<std::size_t>(r)], 1e-5);
          EXPECT_EQ(Get(kF, max, 32)[i], want.max[static_cast<std::size_t>(r)]);
        }
      }
      const Part again = Room(bytes);
      Lib(ASSAY_LIB_SIMPLE_SOFTMAX, code, ASSAY_F32, {again}, {s, sum, max}, t, n);
      ExpectNear(Get(dtype, again, 320), want.y, dtype == kF ? 1e-6 : 1e-3);
      Lib(ASSAY_LIB_LOG_SOFTMAX, code, ASSAY_F32, {again, sum, max}, {s}, t, n);
      EXPECT_NEAR(Get(dtype, again, 1)[0], std::log10(want.y[0]), 2e-3);
    });
  }
}

TEST_F(Library, FlashStepsAddUpToOneSoftMax) {
  Clean([&] {
    const std::vector<double> x = Random(2 * 64, 9, -3, 3);
    std::vector<double> left, right;
    for (int r = 0; r < 2; ++r) {
      left.insert(left.end(), x.begin() + r * 64, x.begin() + r * 64 + 32);
      right.insert(right.end(), x.begin() + r * 64 + 32, x.begin() + r * 64 + 64);
    }
    const Part a = Put(kF, left), b = Put(kF, right), ya = Room(256), yb = Room(256);
    const Part sum = Room(64), max = Room(64), sum2 = Room(64), max2 = Room(64), factor = Room(64), t = Room(8192);
    Lib(ASSAY_LIB_SOFTMAX_FLASH_V2, ASSAY_F32, ASSAY_F32, {ya, sum, max}, {a}, t, {{2, 32, 2, 32, 2, 0, 2, 0}, {}});
    Lib(ASSAY_LIB_SOFTMAX_FLASH_V2, ASSAY_F32, ASSAY_F32, {yb, sum2, max2, factor}, {b, sum, max}, t,
        {{2, 32, 2, 32, 2, 0, 2, 1}, {}});
    const Soft want = Reference(x, 2, 64, 64);
    for (int r = 0; r < 2; ++r) {
      const auto block = static_cast<std::size_t>(r * 8);
      for (int c = 0; c < 64; ++c) {
        const auto i = static_cast<std::size_t>(r * 32 + c % 32);
        const double e = c < 32 ? Get(kF, ya, 64)[i] * Get(kF, factor, 16)[block] : Get(kF, yb, 64)[i];
        EXPECT_NEAR(e / Get(kF, sum2, 16)[block], want.y[static_cast<std::size_t>(r * 64 + c)], 1e-6);
      }
    }
    // Version 1 without update is a SoftMax.
    Lib(ASSAY_LIB_SOFTMAX_FLASH, ASSAY_F32, ASSAY_F32, {ya, sum, max}, {a}, t, {{2, 32, 2, 32, 2, 0, 2, 0}, {}});
    ExpectNear(Get(kF, ya, 64), Reference(left, 2, 32, 32).y, 1e-6);
  });
}

TEST_F(Library, GradientOfSoftMaxAndItsFront) {
  Clean([&] {
    const std::vector<double> g = Random(32, 1), y = Random(32, 2, 0, 1);
    const Part grad = Put(kF, g), s = Put(kF, y), d = Room(128), front = Room(64), t = Room(4096);
    const LibraryNumbers n{{2, 16, 2, 16, 2, 0, 2, 0}, {}};
    Lib(ASSAY_LIB_SOFTMAX_GRAD, ASSAY_F32, ASSAY_F32, {d}, {grad, s}, t, n);
    Lib(ASSAY_LIB_SOFTMAX_GRAD_FRONT, ASSAY_F32, ASSAY_F32, {front}, {grad, s}, t, n);
    for (int r = 0; r < 2; ++r) {
      double sum = 0;
      for (int c = 0; c < 16; ++c)
        sum += g[static_cast<std::size_t>(r * 16 + c)] * y[static_cast<std::size_t>(r * 16 + c)];
      EXPECT_NEAR(Get(kF, front, 16)[static_cast<std::size_t>(r * 8 + 3)], sum, 1e-5);
      const auto i = static_cast<std::size_t>(r * 16 + 5);
      EXPECT_NEAR(Get(kF, d, 32)[i], (g[i] - sum) * y[i], 1e-5);
    }
  });
}

TEST_F(Library, RowsOfAGivenMaximumAreReplaced) {
  Clean([&] {
    const Part d = Put(kF, std::vector<double>(16, 1)), max = Put(kF, {0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5});
    const LibraryNumbers n{{2, 8, 0x40a00000, 0, 0, 0, 0, 0}, {-7, 0}};
    EXPECT_EQ(Lib(ASSAY_LIB_ADJUST_SOFTMAX, ASSAY_F32, ASSAY_F32, {d}, {max}, {}, n), 1);
    EXPECT_EQ(Get(kF, d, 16)[7], 1);
    EXPECT_EQ(Get(kF, d, 16)[8], -7);
  });
}

TEST_F(Library, AShapeThatIsMissingLeavesTheRunOpen) {
  Boot();
  Run([&] {
    const Part s = Put(kF, std::vector<double>(64, 1)), d = Room(256);
    Lib(ASSAY_LIB_SOFTMAX, ASSAY_F32, ASSAY_F32, {{d.buf, 0}}, {{s.buf, 0}}, Room(4096), {});
  });
  EXPECT_EQ(machine_->why_undecided(), "SoftMax without `SoftMaxShapeInfo` is not modelled");
}

TEST_F(Library, NormalisationsOfRows) {
  Clean([&] {
    const std::vector<double> x = Random(2 * 16, 11), gamma = Random(16, 12), beta = Random(16, 13);
    const Part s = Put(kF, x), g = Put(kF, gamma), b = Put(kF, beta), d = Room(128), mean = Room(32), other = Room(32);
    const Part t = Room(8192);
    const double eps = 1e-5, part = 1.0 / 16;
    std::vector<double> layer, rms, means, variances;
    for (int r = 0; r < 2; ++r) {
      double m = 0, v = 0, q = 0;
      for (int c = 0; c < 16; ++c) m += x[static_cast<std::size_t>(r * 16 + c)] * part;
      for (int c = 0; c < 16; ++c) {
        const double value = x[static_cast<std::size_t>(r * 16 + c)];
        v += (value - m) * (value - m) * part;
        q += value * value * part;
      }
      for (int c = 0; c < 16; ++c) {
        const double value = x[static_cast<std::size_t>(r * 16 + c)], w = gamma[static_cast<std::size_t>(c)];
        layer.push_back((value - m) / std::sqrt(v + eps) * w + beta[static_cast<std::size_t>(c)]);
        rms.push_back(value / std::sqrt(q + eps) * w);
      }
      means.push_back(m);
      variances.push_back(v);
    }
    Lib(ASSAY_LIB_LAYER_NORM, ASSAY_F32, ASSAY_F32, {d, {mean.buf, 8}, {other.buf, 8}}, {s, g, b}, t,
        {{2, 16, 16}, {eps, part}});
    ExpectNear(Get(kF, d, 32), layer, 1e-5);
    ExpectNear(Get(kF, mean, 2), means, 1e-6);
    ExpectNear(Get(kF, other, 2), variances, 1e-6);
    Lib(ASSAY_LIB_LAYER_NORM_RSTD, ASSAY_F32, ASSAY_F32, {d, {mean.buf, 8}, {other.buf, 8}}, {s, g, b}, t,
        {{2, 16, 16, 1}, {eps, 0}});
    ExpectNear(Get(kF, d, 32), layer, 1e-5);
    EXPECT_NEAR(Get(kF, other, 2)[1], 1 / std::sqrt(variances[1] + eps), 1e-5);
    const Part given = Put(kF, variances);
    Lib(ASSAY_LIB_NORMALIZE, ASSAY_F32, ASSAY_F32, {d, {other.buf, 8}}, {s, g, b, {mean.buf, 8}, {given.buf, 8}}, t,
        {{2, 16, 16}, {eps, 0}});
    ExpectNear(Get(kF, d, 32), layer, 1e-5);
    Lib(ASSAY_LIB_RMS_NORM, ASSAY_F32, ASSAY_F32, {d}, {s, g}, t, {{2, 16, 16}, {eps, part}});
    ExpectNear(Get(kF, d, 32), rms, 1e-5);
    const Part zero = Put(kF, std::vector<double>(32, 0));
    Lib(ASSAY_LIB_DEEP_NORM, ASSAY_F32, ASSAY_F32, {d, {mean.buf, 8}, {other.buf, 8}}, {s, g, b, zero}, t,
        {{2, 16, 16}, {eps, 1}});
    ExpectNear(Get(kF, d, 32), layer, 1e-5);
  });
}

TEST_F(Library, BatchNormGoesOverTheFirstAxis) {
  Clean([&] {
    const std::vector<double> x = Random(4 * 8, 21);
    const Part s = Put(kF, x), g = Put(kF, {1, 1, 1, 1}), b = Put(kF, {0, 0, 0, 0}), d = Room(128), m = Room(32),
               v = Room(32);
    Lib(ASSAY_LIB_BATCH_NORM, ASSAY_F32, ASSAY_F32, {d, m, v}, {s, {g.buf, 16}, {b.buf, 16}}, Room(4096),
        {{4, 8}, {1e-5, 0}});
    double mean = 0, variance = 0;
    for (std::size_t r = 0; r < 4; ++r) mean += x[r * 8 + 3] / 4;
    for (std::size_t r = 0; r < 4; ++r) variance += (x[r * 8 + 3] - mean) * (x[r * 8 + 3] - mean) / 4;
    EXPECT_NEAR(Get(kF, m, 8)[3], mean, 1e-6);
    EXPECT_NEAR(Get(kF, d, 32)[19], (x[19] - mean) / std::sqrt(variance + 1e-5), 1e-5);
  });
}

TEST_F(Library, WelfordStepsGiveMeanAndVariance) {
  Clean([&] {
    const std::vector<double> x = Random(3 * 8, 31);
    const Part mean = Put(kF, std::vector<double>(8, 0)), variance = Put(kF, std::vector<double>(8, 0)), t = Room(4096);
    for (int step = 0; step < 3; ++step) {
      const Part s = Put(kF, std::vector<double>(x.begin() + step * 8, x.begin() + step * 8 + 8));
      Lib(ASSAY_LIB_WELFORD_UPDATE, ASSAY_F32, ASSAY_F32, {mean, variance}, {s, mean, variance}, t,
          {{1, 8, 8, 1}, {1.0 / (step + 1), 0}});
    }
    const Part m = Room(32), v = Room(32);
    Lib(ASSAY_LIB_WELFORD_FINALIZE, ASSAY_F32, ASSAY_F32, {{m.buf, 4}, {v.buf, 4}}, {mean, variance}, t,
        {{3, 8, 0, 0, 0, 0}, {1.0 / 8, 1.0 / 24}});
    double all = 0, squares = 0;
    for (double value : x) all += value / 24;
    for (double value : x) squares += (value - all) * (value - all) / 24;
    EXPECT_NEAR(Get(kF, m, 1)[0], all, 1e-6);
    EXPECT_NEAR(Get(kF, v, 1)[0], squares, 1e-5);
  });
}

TEST_F(Library, WelfordInPlaceCopiesWhatItDoesNotUpdate) {
  Clean([&] {
    const Part s = Put(kF, {9, 9, 9, 9, 9, 9, 9, 9}), mean = Put(kF, {1, 1, 1, 1, 5, 6, 7, 8}),
               variance = Put(kF, {0, 0, 0, 0, 1, 2, 3, 4}), m = Room(32), v = Room(32), t = Room(4096);
    Lib(ASSAY_LIB_WELFORD_UPDATE, ASSAY_F32, ASSAY_F32, {m, v}, {s, mean, variance}, t, {{1, 8, 4, 1}, {0.5, 0}});
    EXPECT_EQ(Get(kF, m, 8), (std::vector<double>{5, 5, 5, 5, 5, 6, 7, 8}));
    EXPECT_EQ(Get(kF, v, 8), (std::vector<double>{32, 32, 32, 32, 1, 2, 3, 4}));
  });
}

TEST_F(Library, QuantisesAndBack) {
  Clean([&] {
    const Part s = Put(kF, {1.5, -2.5, 100, -300, 0.25, 3, 4, 5}), d = Room(32), t = Room(4096);
    Lib(ASSAY_LIB_QUANT, ASSAY_I8, ASSAY_F32, {{d.buf, 8}}, {s}, t, {{8}, {2, 1}});
    EXPECT_EQ(Get(Dtype::kI8, d, 8), (std::vector<double>{4, -4, 127, -128, 2, 7, 9, 11}));
    const Part scales = Put(kF, {1, 10, 1, 10, 1, 10, 1, 10}), q = Put(Dtype::kI32, {1, 2, 3, 4, 5, 6, 7, 8});
    const Part y = Room(32);
    Lib(ASSAY_LIB_DEQUANT, ASSAY_F32, ASSAY_F32, {y}, {q, scales}, t, {{1, 8, 8, 8}, {}});
    EXPECT_EQ(Get(kF, y, 4), (std::vector<double>{1, 20, 3, 40}));
  });
}

TEST_F(Library, DropsByBytesAndByBits) {
  Clean([&] {
    const Part s = Put(kF, {1, 2, 3, 4, 5, 6, 7, 8}), d = Room(32), t = Room(512);
    const Part bytes = Put(Dtype::kU8, {1, 0, 1, 0, 1, 0, 1, 0}), bits = Put(Dtype::kU8, {0x0f});
    Lib(ASSAY_LIB_DROPOUT, ASSAY_F32, ASSAY_F32, {d}, {s, bytes}, t, {{1, 8, 8, 0, 0}, {0.5, 0}});
    EXPECT_EQ(Get(kF, d, 8), (std::vector<double>{2, 0, 6, 0, 10, 0, 14, 0}));
    Lib(ASSAY_LIB_DROPOUT, ASSAY_F32, ASSAY_F32, {d}, {s, bits}, t, {{1, 8, 1, 0, 0}, {0.5, 0}});
    EXPECT_EQ(Get(kF, d, 8), (std::vector<double>{2, 4, 6, 8, 0, 0, 0, 0}));
  });
}

TEST_F(Library, FunctionsOfElements) {
  Clean([&] {
    const std::vector<double> a = Random(64, 41, 0.1, 3), b = Random(64, 42, -3, 3);
    const Part x = Put(kF, a), y = Put(kF, b), d = Room(256);
    const auto run = [&](int api, double scalar, auto&& want, double tolerance = 2e-6) {
      Lib(api, ASSAY_F32, ASSAY_F32, {d}, {x, y}, Room(2048), {{64}, {scalar, 0}});
      std::vector<double> expected;
      for (std::size_t i = 0; i < 64; ++i) expected.push_back(want(a[i], b[i]));
      ExpectNear(Get(kF, d, 64), expected, tolerance);
    };
    run(ASSAY_LIB_SWIGLU, 1.5, [](double p, double q) { return p * q / (1 + std::exp(-1.5 * q)); });
    run(ASSAY_LIB_REGLU, 0, [](double p, double q) { return p * std::max(q, 0.0); });
    run(ASSAY_LIB_GEGLU, 0, [](double p, double q) {
      return p * 0.5 * q * (1 + std::tanh(0.7978845608028654 * (q + 0.044715 * q * q * q)));
    });
    run(ASSAY_LIB_FMOD, 0, [](double p, double q) { return p - q * std::trunc(p / q); });
    run(ASSAY_LIB_LGAMMA, 0, [](double p, double) { return std::log(std::tgamma(p)); });
    run(
        ASSAY_LIB_DIGAMMA, 0,
        [](double p, double) {
          const double h = 1e-5;
          return (std::lgamma(p + h) - std::lgamma(p - h)) / (2 * h);
        },
        1e-6);
    run(ASSAY_LIB_POWER, 2.5, [](double p, double) { return std::exp(p * std::log(2.5)); });
  });
}

}  // namespace
}  // namespace assay::device
