// Elementwise instructions and conversions compared with independent arithmetic (differential.h), through the
// intrinsics, in every form: whole buffers are compared, so that a superfluous or missing lane shows as well.
#include <algorithm>
#include <string>

#include "tests/unit/simulator/differential.h"

namespace assay::second {
namespace {

constexpr Form::Kind kForms[] = {Form::kCount,        Form::kMaskCount,   Form::kMaskBits,       Form::kRegister,
                                 Form::kCounterCount, Form::kCounterBits, Form::kCounterRegister};

struct Operation {
  int op;
  const char* name;
  int sources;  // 0, 1, 2
  bool old;     // reads the destination
  std::vector<Dtype> dtypes;
};

const std::vector<Dtype> kReal = {Dtype::kF16, Dtype::kF32};
const std::vector<Dtype> kArithmetic = {Dtype::kF16, Dtype::kF32, Dtype::kI16, Dtype::kI32};
const std::vector<Dtype> kBits = {Dtype::kI16, Dtype::kU16};
const std::vector<Dtype> kShift = {Dtype::kI16, Dtype::kU16, Dtype::kI32, Dtype::kU32};
const std::vector<Dtype> kMoved = {Dtype::kF16, Dtype::kF32, Dtype::kBF16, Dtype::kI16,
                                   Dtype::kU16, Dtype::kI32, Dtype::kU32};

const std::vector<Operation>& Operations() {
  static const std::vector<Operation> operations = {
      {ASSAY_ABS, "Abs", 1, false, kReal},
      {ASSAY_EXP, "Exp", 1, false, kReal},
      {ASSAY_LN, "Ln", 1, false, kReal},
      {ASSAY_SQRT, "Sqrt", 1, false, kReal},
      {ASSAY_RSQRT, "Rsqrt", 1, false, kReal},
      {ASSAY_RECIPROCAL, "Reciprocal", 1, false, kReal},
      {ASSAY_RELU, "Relu", 1, false, {Dtype::kF16, Dtype::kF32, Dtype::kI32}},
      {ASSAY_NOT, "Not", 1, false, kBits},
      {ASSAY_COPY, "Copy", 1, false, kMoved},
      {ASSAY_ADD, "Add", 2, false, kArithmetic},
      {ASSAY_SUB, "Sub", 2, false, kArithmetic},
      {ASSAY_MUL, "Mul", 2, false, kArithmetic},
      {ASSAY_DIV, "Div", 2, false, kReal},
      {ASSAY_MAX, "Max", 2, false, kArithmetic},
      {ASSAY_MIN, "Min", 2, false, kArithmetic},
      {ASSAY_AND, "And", 2, false, kBits},
      {ASSAY_OR, "Or", 2, false, kBits},
      {ASSAY_ADD_RELU, "AddRelu", 2, false, {Dtype::kF16, Dtype::kF32, Dtype::kI16}},
      {ASSAY_SUB_RELU, "SubRelu", 2, false, {Dtype::kF16, Dtype::kF32, Dtype::kI16}},
      {ASSAY_MUL_ADD_DST, "MulAddDst", 2, true, kReal},
      {ASSAY_FUSED_MUL_ADD, "FusedMulAdd", 2, true, kReal},
      {ASSAY_FUSED_MUL_ADD_RELU, "FusedMulAddRelu", 2, true, kReal},
      {ASSAY_ADDS, "Adds", 1, false, kArithmetic},
      {ASSAY_MULS, "Muls", 1, false, kArithmetic},
      {ASSAY_MAXS, "Maxs", 1, false, kArithmetic},
      {ASSAY_MINS, "Mins", 1, false, kArithmetic},
      {ASSAY_LEAKY_RELU, "LeakyRelu", 1, false, kReal},
      {ASSAY_SHIFT_LEFT, "ShiftLeft", 1, false, kShift},
      {ASSAY_SHIFT_RIGHT, "ShiftRight", 1, false, kShift},
      {ASSAY_AXPY, "Axpy", 1, true, kReal},
      {ASSAY_DUP, "Duplicate", 0, false, kMoved},
  };
  return operations;
}

class DifferentialElementwise : public Images {
 protected:
  // Sets the core's modes for the form, and returns the mask arguments of the call.
  struct Mask {
    int kind;
    std::uint64_t low, high;
  };
  static Mask Enter(const Form& form) {
    assay_mask_mode(form.kind >= Form::kCounterCount ? 1 : 0);
    const auto n = static_cast<std::uint64_t>(form.n);
    switch (form.kind) {
      case Form::kMaskCount:
        return {ASSAY_MASK_COUNT, form.mask0, 0};
      case Form::kRegister:
        assay_mask_set(form.mask1, form.mask0);
        return {ASSAY_MASK_REGISTER, 0, 0};
      case Form::kCounterCount:
        return {ASSAY_MASK_COUNT, n, 0};
      case Form::kCounterBits:
        return {ASSAY_MASK_BITS, n, 0};
      case Form::kCounterRegister:
        assay_mask_set(0, n);
        return {ASSAY_MASK_REGISTER, 0, 0};
      default:
        return {ASSAY_MASK_BITS, form.mask0, form.mask1};
    }
  }

  // d is operand 0, a operand 1 (or 0, in place), b operand 2.
  void One(const Operation& operation, Dtype dtype, Dtype source, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int widest = std::max(Size(dtype), Size(source)), per_repeat = 256 / widest;
    Form form = random.FormOf(kind, widest, kImage);
    const bool shift = operation.op == ASSAY_SHIFT_LEFT || operation.op == ASSAY_SHIFT_RIGHT;
    const double scalar = shift ? static_cast<double>(random.Below(Size(dtype) * 8 + 3)) : random.Scalar(source);
    // Copy counts differently in counter mode: so many elements of every repeat, which can be more than 256 bytes.
    const bool each = operation.op == ASSAY_COPY && kind >= Form::kCounterCount;
    const bool in_place = operation.sources > 0 && dtype == source && random.Chance(25) && !each;
    if (each) {
      form.n %= 2 * per_repeat;
      form.repeat %= 6;
    }
    if (in_place) {
      form.a_block = form.d_block;
      form.a_repeat = form.d_repeat;
    }
    Fill(0, dtype, random);
    if (!in_place) Fill(1, source, random);
    if (operation.sources > 1) Fill(2, source, random);
    const int a = in_place ? 0 : 1;
    const std::vector<std::uint8_t> d_before = image_[0], a_before = image_[a];
    std::vector<Lane> lanes = each ? std::vector<Lane>() : LanesOf(form, per_repeat);
    for (std::int64_t i = 0; each && i < form.repeat * form.n; ++i) lanes.push_back({i / form.n, i % form.n});
    for (const Lane& lane : lanes) {
      const auto bits = [&](const std::vector<std::uint8_t>& image, Dtype of, int block, int repeat) {
        return Get(image, Address(form, per_repeat, lane, Size(of), block, repeat), Size(of));
      };
      const std::int64_t to = Address(form, per_repeat, lane, Size(dtype), form.d_block, form.d_repeat);
      const std::uint64_t x = operation.sources > 0 ? bits(a_before, source, form.a_block, form.a_repeat) : 0;
      const std::uint64_t y = operation.sources > 1 ? bits(image_[2], source, form.b_block, form.b_repeat) : 0;
      Set(image_[0], to, Size(dtype),
          Elementwise(operation.op, dtype, source, x, y, Get(d_before, to, Size(dtype)), scalar));
    }
    Issue(operation, dtype, source, form, in_place, scalar);
    Expect(0, dtype,
           std::string(operation.name) + ' ' + std::string(NameOf(dtype)) + " form " + std::to_string(kind) + " seed " +
               std::to_string(seed));
  }

  void Issue(const Operation& operation, Dtype dtype, Dtype source, const Form& form, bool in_place, double scalar) {
    const std::uint64_t a = operation.sources > 0 ? buffer_[in_place ? 0 : 1] : 0;
    const std::uint64_t b = operation.sources > 1 ? buffer_[2] : 0;
    const int to = static_cast<int>(dtype), from = static_cast<int>(source);
    if (form.kind == Form::kCount) {
      assay_vec_n(operation.op, to, from, buffer_[0], 0, a, 0, b, 0, scalar, form.n);
      return;
    }
    const Mask mask = Enter(form);
    assay_vec_r(operation.op, to, from, buffer_[0], 0, a, 0, b, 0, scalar, mask.kind, mask.low, mask.high, form.repeat,
                form.d_block, form.a_block, form.b_block, form.d_repeat, form.a_repeat, form.b_repeat);
    assay_mask_mode(0);
  }

  void OneCast(Dtype to, Dtype from, int round, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int widest = std::max(Size(to), Size(from)), per_repeat = 256 / widest;
    const Form form = random.FormOf(kind, widest, kImage);
    Fill(0, to, random);
    Fill(1, from, random);
    for (const Lane& lane : LanesOf(form, per_repeat)) {
      const std::int64_t at = Address(form, per_repeat, lane, Size(to), form.d_block, form.d_repeat);
      const std::int64_t s = Address(form, per_repeat, lane, Size(from), form.a_block, form.a_repeat);
      Set(image_[0], at, Size(to), Convert(to, from, static_cast<Round>(round), Get(image_[1], s, Size(from))));
    }
    const int d = static_cast<int>(to), s = static_cast<int>(from);
    if (kind == Form::kCount) {
      assay_cast_n(d, s, round, buffer_[0], 0, buffer_[1], 0, form.n);
    } else {
      const Mask mask = Enter(form);
      assay_cast_r(d, s, round, buffer_[0], 0, buffer_[1], 0, mask.kind, mask.low, mask.high, form.repeat, form.d_block,
                   form.a_block, form.d_repeat, form.a_repeat);
      assay_mask_mode(0);
    }
    Expect(0, to,
           std::string("Cast ") + std::string(NameOf(from)) + " to " + std::string(NameOf(to)) + " round " +
               std::to_string(round) + " form " + std::to_string(kind) + " seed " + std::to_string(seed));
  }
};

TEST_F(DifferentialElementwise, EveryOperationDtypeAndForm) {
  std::uint64_t seed = 1;
  for (const Operation& operation : Operations()) {
    OnDevice([&] {
      for (const Dtype dtype : operation.dtypes) {
        for (const Form::Kind kind : kForms) {
          for (int i = 0; i < 3; ++i) One(operation, dtype, dtype, kind, seed++);
        }
      }
    });
  }
  EXPECT_GE(cases_, 2000);
}

TEST_F(DifferentialElementwise, HalfIntoFloat) {
  std::uint64_t seed = 100'000;
  for (const Operation& operation : Operations()) {
    if (operation.op != ASSAY_AXPY && operation.op != ASSAY_MUL_ADD_DST) continue;
    OnDevice([&] {
      for (const Form::Kind kind : kForms) {
        for (int i = 0; i < 10; ++i) One(operation, Dtype::kF32, Dtype::kF16, kind, seed++);
      }
    });
  }
  EXPECT_EQ(cases_, 140);
}

TEST_F(DifferentialElementwise, EveryConversionModeAndForm) {
  // The table of A2/A3: pairs and the modes they take; all five is RINT, FLOOR, CEIL, ROUND, TRUNC.
  const std::vector<int> none = {kNone}, five = {kRint, kFloor, kCeil, kAway, kTrunc};
  const std::vector<int> six = {kNone, kRint, kFloor, kCeil, kAway, kTrunc};
  const std::vector<int> all = {kNone, kRint, kFloor, kCeil, kAway, kTrunc, kOdd};
  const struct {
    Dtype from, to;
    std::vector<int> modes;
  } pairs[] = {
      {Dtype::kI8, Dtype::kF16, none},   {Dtype::kU8, Dtype::kF16, none},   {Dtype::kI16, Dtype::kF16, six},
      {Dtype::kF32, Dtype::kF16, all},   {Dtype::kF16, Dtype::kI8, six},    {Dtype::kF16, Dtype::kU8, six},
      {Dtype::kF16, Dtype::kI16, five},  {Dtype::kF16, Dtype::kI32, five},  {Dtype::kF16, Dtype::kF32, none},
      {Dtype::kBF16, Dtype::kF32, none}, {Dtype::kBF16, Dtype::kI32, five}, {Dtype::kF32, Dtype::kBF16, five},
      {Dtype::kI32, Dtype::kF32, six},   {Dtype::kI32, Dtype::kI16, none},  {Dtype::kI32, Dtype::kI64, none},
      {Dtype::kI16, Dtype::kF32, none},  {Dtype::kF32, Dtype::kI16, five},  {Dtype::kF32, Dtype::kI32, five},
      {Dtype::kF32, Dtype::kI64, five},  {Dtype::kF32, Dtype::kF32, five},  {Dtype::kI64, Dtype::kI32, none},
      {Dtype::kI64, Dtype::kF32, five},
  };
  std::uint64_t seed = 200'000;
  for (const auto& pair : pairs) {
    OnDevice([&] {
      for (const int round : pair.modes) {
        for (const Form::Kind kind : kForms) OneCast(pair.to, pair.from, round, kind, seed++);
      }
    });
  }
  EXPECT_GE(cases_, 500);
}

// Two int4 in a byte, the first in the low half: spread into bytes and back by hand.
TEST_F(DifferentialElementwise, Int4) {
  OnDevice([&] {
    for (std::uint64_t seed = 300'000; seed < 300'040; ++seed) {
      Random random(seed);
      const std::int64_t n = 2 * (1 + random.Below(2000));
      Fill(0, Dtype::kU16, random);
      Fill(1, Dtype::kU8, random);
      for (std::int64_t i = 0; i < n; ++i) {
        const int nibble = image_[1][static_cast<std::size_t>(i / 2)] >> (i % 2 == 0 ? 0 : 4) & 15;
        Set(image_[0], 2 * i, 2, EncodeReal(Dtype::kF16, static_cast<Quad>(nibble > 7 ? nibble - 16 : nibble)));
      }
      assay_cast_n(ASSAY_F16, ASSAY_I4, kNone, buffer_[0], 0, buffer_[1], 0, n);
      Expect(0, Dtype::kF16, "int4 to half");
      Fill(2, Dtype::kF16, random);
      const int round = 1 + static_cast<int>(random.Below(5));
      for (std::int64_t i = 0; i < n; ++i) {
        const double x = DecodeReal(Dtype::kF16, Get(image_[2], 2 * i, 2));
        const auto whole = static_cast<int>(
            std::clamp<__int128>(RoundToWhole(static_cast<Quad>(x), static_cast<Round>(round)), -8, 7));
        std::uint8_t& byte = image_[1][static_cast<std::size_t>(i / 2)];
        byte = static_cast<std::uint8_t>(i % 2 == 0 ? (byte & 0xf0) | (whole & 15) : (byte & 15) | (whole & 15) << 4);
      }
      assay_cast_n(ASSAY_I4, ASSAY_F16, round, buffer_[1], 0, buffer_[2], 0, n);
      Expect(1, Dtype::kU8, "half to int4");
    }
  });
  EXPECT_EQ(cases_, 80);
}

}  // namespace
}  // namespace assay::second
