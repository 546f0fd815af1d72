// Exact values agree: a second run gives the same, and every instruction means the same exactly and on the device.
#include <algorithm>
#include <cmath>

#include "reference/sim-tensor.h"
#include "tests/unit/simulator/exact-fixture.h"

namespace assay::device {
namespace {

TEST_F(ExactDevice, ASecondRunSaysTheSame) {
  const auto once = [&] {
    Follow(1e-6, 3);
    std::uint8_t* x = Input(Ramp(64));
    std::uint8_t* y = Output(64 * 3);
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    Run([&] {
      const std::uint64_t a = Floats(64);
      In(a, x, 256);
      for (int op : {ASSAY_SIGMOID, ASSAY_EXP, ASSAY_SQRT, ASSAY_RECIPROCAL}) Vec(op, a, a, 0, 0, 64);
      Vec(ASSAY_ADDS, a, a, 0, -0.6, 64);
      Out(y + 256 * assay_block_idx(), a, 256);
    });
    return Exported();
  };
  const auto first = once(), second = once();
  ASSERT_EQ(first.size(), second.size());
  int births = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].exact, second[i].exact);
    EXPECT_EQ(first[i].birth, second[i].birth);
    births += first[i].birth != 0;
  }
  EXPECT_GT(births, 0);
}

// The exact rules of an operation agree with the device except for rounding: on values whose results fit the dtype
// nothing drifts apart.
TEST_F(ExactDevice, EveryOperationMeansTheSameExactly) {
  constexpr int kCount = 64;
  struct Kind {
    int dtype;
    Dtype type;
    double tolerance;
  };
  int followed = 0;
  for (const Kind& kind : {Kind{ASSAY_F32, Dtype::kF32, 2e-6}, Kind{ASSAY_F16, Dtype::kF16, 2e-3},
                           Kind{ASSAY_I32, Dtype::kI32, 1e-9}, Kind{ASSAY_I16, Dtype::kI16, 1e-9}}) {
    for (int op = 0; op <= ASSAY_FAST_GELU_V2; ++op) {
      std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
      Follow(kind.tolerance);
      SimTensor a{"a", kind.type, {kCount}, {}}, b = a, d = a;
      // Distinct ranges, so that no difference comes near to zero and no product leaves int16.
      const bool narrow = op == ASSAY_ERFC || (op >= ASSAY_ASIN && op <= ASSAY_ATANH && op != ASSAY_ACOSH);
      FillRandom(a, narrow ? 0.1 : 2, narrow ? 0.9 : 5, 1 + static_cast<std::uint64_t>(op));
      FillRandom(b, narrow ? 0.1 : 8, narrow ? 0.9 : 11, 77);
      FillRandom(d, 20, 30, 78);
      const auto bytes = static_cast<std::int64_t>(a.data.size());
      std::uint8_t* gm[3];
      int at = 0;
      for (const SimTensor* tensor : {&a, &b, &d}) {
        gm[at++] = machine_->gm().Add(tensor->name, GmRole::kInput, 1, bytes, tensor->data.data())->base;
      }
      std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, bytes / kCount, bytes, nullptr)->base;
      Run([&] {
        const std::uint64_t la = Floats(kCount), lb = Floats(kCount), ld = Floats(kCount);
        In(la, gm[0], bytes);
        In(lb, gm[1], bytes);
        In(ld, gm[2], bytes);
        assay_vec_n(op, kind.dtype, kind.dtype, ld, 0, la, 0, op == ASSAY_POWER ? 0 : lb, 0, 3, kCount);
        Out(y, ld, bytes);
      });
      if (Real(FaultKind::kUnsupportedDtype) != nullptr) continue;
      const auto elements = Exported(kind.type);
      bool exact = false;
      for (int i = 0; i < kCount; ++i) {
        const ExactElement& element = elements[static_cast<std::size_t>(i)];
        ASSERT_TRUE(Stays(element, kind.tolerance))
            << "op " << op << " dtype " << kind.dtype << " element " << i << ": " << BirthOf(element).stored << " and "
            << BirthOf(element).exact << " of " << BirthOf(element).a << " and " << BirthOf(element).b;
        exact = exact || element.exact != LoadStored(kind.type, y + i * (bytes / kCount));
      }
      followed += exact;
    }
  }
  EXPECT_GT(followed, 40);
}

TEST_F(ExactDevice, EveryConversionMeansTheSameExactly) {
  int allowed = 0;
  for (int to = ASSAY_F16; to <= ASSAY_I64; ++to) {
    for (int from = ASSAY_F16; from <= ASSAY_I64; ++from) {
      for (int round = 0; round <= 6; ++round) {
        if (!CastAllowed(static_cast<Dtype>(to), static_cast<Dtype>(from), round)) continue;
        ++allowed;
        std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
        Follow(1e-2);
        SimTensor a{"a", static_cast<Dtype>(from), {64}, {}};
        FillRandom(a, from == ASSAY_U8 ? 0 : -100, 100, static_cast<std::uint64_t>(round) + 5);
        const auto in = static_cast<std::int64_t>(a.data.size());
        const auto size = static_cast<std::int64_t>(SizeOf(static_cast<Dtype>(to)));
        std::uint8_t* x = machine_->gm().Add("x", GmRole::kInput, 1, in, a.data.data())->base;
        std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, size, 64 * size, nullptr)->base;
        Run([&] {
          const std::uint64_t s = Floats(128), d = Floats(128);
          In(s, x, in);
          if (to == ASSAY_U8) assay_vec_n(ASSAY_ABS, from, from, s, 0, s, 0, 0, 0, 0, 64);
          assay_cast_n(to, from, round, d, 0, s, 0, 64);
          Out(y, d, 64 * size);
        });
        for (const ExactElement& element : Exported(static_cast<Dtype>(to))) {
          ASSERT_TRUE(Stays(element, 1e-2)) << from << " to " << to << " mode " << round << ": "
                                            << BirthOf(element).stored << " and " << BirthOf(element).exact;
        }
      }
    }
  }
  EXPECT_GT(allowed, 50);
}

// A chain of operations compared with the same chain in double, written out here.
TEST_F(ExactDevice, AgreesWithDoubleArithmetic) {
  Follow(1e-2);
  const std::vector<float> values = Ramp(64);
  std::uint8_t* x = Input(values);
  std::uint8_t* y = Output(64);
  Run([&] {
    const std::uint64_t a = Floats(64), b = Floats(64);
    In(a, x, 256);
    Vec(ASSAY_MULS, b, a, 0, 0.125, 64);
    Vec(ASSAY_TANH, b, b, 0, 0, 64);
    Vec(ASSAY_DIV, b, a, b, 0, 64);
    Vec(ASSAY_LN, b, b, 0, 0, 64);
    Vec(ASSAY_AXPY, b, a, 0, 0.5, 64);
    Vec(ASSAY_MAX, b, b, a, 0, 64);
    Vec(ASSAY_SUB, b, b, a, 0, 64);
    Out(y, b, 256);
  });
  const auto elements = Exported();
  for (std::size_t i = 0; i < 64; ++i) {
    const double v = values[i];
    const double expected = std::max(std::log(v / std::tanh(v * 0.125)) + 0.5 * v, v) - v;
    EXPECT_NEAR(elements[i].exact, expected, 1e-12) << i;
  }
}

}  // namespace
}  // namespace assay::device
