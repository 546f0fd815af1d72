// Instructions that mix lanes (comparisons and selections by bits, reductions, gathers, broadcasts) compared with
// independent arithmetic (differential.h), through the intrinsics, in every form.
#include <algorithm>
#include <cmath>
#include <string>

#include "tests/unit/simulator/differential.h"

namespace assay::second {
namespace {

constexpr Form::Kind kRepeatForms[] = {Form::kMaskCount,    Form::kMaskBits,    Form::kRegister,
                                       Form::kCounterCount, Form::kCounterBits, Form::kCounterRegister};

struct Mask {
  int kind;
  std::uint64_t low, high;
};
Mask Enter(const Form& form) {
  assay_mask_mode(form.kind >= Form::kCounterCount ? 1 : 0);
  const std::uint64_t low = form.kind >= Form::kCounterCount ? static_cast<std::uint64_t>(form.n) : form.mask0;
  if (form.kind == Form::kRegister || form.kind == Form::kCounterRegister) {
    assay_mask_set(form.mask1, low);
    return {ASSAY_MASK_REGISTER, 0, 0};
  }
  const bool bits = form.kind == Form::kMaskBits || form.kind == Form::kCounterBits;
  return {bits ? ASSAY_MASK_BITS : ASSAY_MASK_COUNT, low, bits ? form.mask1 : 0};
}

bool BitOf(const std::vector<std::uint8_t>& image, std::int64_t i) {
  return (image[static_cast<std::size_t>(i / 8)] >> (i % 8) & 1) != 0;
}
void SetBit(std::vector<std::uint8_t>& image, std::int64_t i, bool on) {
  std::uint8_t& byte = image[static_cast<std::size_t>(i / 8)];
  byte = static_cast<std::uint8_t>(on ? byte | 1 << i % 8 : byte & ~(1 << i % 8));
}

class DifferentialLanes : public Images {
 protected:
  std::string Name(const char* api, Dtype dtype, int what, Form::Kind kind, std::uint64_t seed) {
    return std::string(api) + ' ' + std::string(NameOf(dtype)) + ' ' + std::to_string(what) + " form " +
           std::to_string(kind) + " seed " + std::to_string(seed);
  }

  // The destination's bits are contiguous whatever the strides; the mask of the repeat form has no effect.
  void OneCompare(Dtype dtype, int mode, bool with_scalar, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int size = Size(dtype), per_repeat = 256 / size;
    Form form = random.FormOf(kind, size, kImage);
    const double scalar = random.Scalar(dtype);
    const std::uint64_t scalar_bits = second::IsReal(dtype) ? EncodeReal(dtype, static_cast<Quad>(scalar))
                                                            : Wrap(dtype, static_cast<__int128>(scalar));
    Fill(0, Dtype::kU8, random);
    Fill(1, dtype, random);
    Fill(2, dtype, random);
    for (int i = 0; i < 200; ++i) {  // make equal pairs likely
      const std::int64_t at = random.Below(kImage / size) * size;
      Set(image_[2], at, size, Get(image_[1], at, size));
    }
    Load(2);
    const std::int64_t repeats = kind == Form::kCount ? form.n / per_repeat : form.repeat;
    for (std::int64_t i = 0; i < repeats * per_repeat; ++i) {
      const Lane lane{i / per_repeat, i % per_repeat};
      const std::uint64_t x = Get(image_[1], Address(form, per_repeat, lane, size, form.a_block, form.a_repeat), size);
      const std::uint64_t y =
          with_scalar ? scalar_bits
                      : Get(image_[2], Address(form, per_repeat, lane, size, form.b_block, form.b_repeat), size);
      SetBit(image_[0], i, Compare(mode, dtype, x, y));
    }
    const int type = static_cast<int>(dtype);
    const std::uint64_t d = buffer_[0], a = buffer_[1], b = buffer_[2];
    if (kind == Form::kCount && with_scalar) {
      assay_cmps_n(mode, type, d, 0, a, 0, scalar, form.n);
    } else if (kind == Form::kCount) {
      assay_cmp_n(mode, type, d, 0, a, 0, b, 0, form.n);
    } else if (with_scalar) {
      assay_cmps_r(mode, type, d, 0, a, 0, scalar, ASSAY_MASK_BITS, form.mask0, form.mask1, form.repeat, form.d_block,
                   form.a_block, form.d_repeat, form.a_repeat);
    } else {
      assay_cmp_r(mode, type, d, 0, a, 0, b, 0, ASSAY_MASK_COUNT, form.mask0, 0, form.repeat, form.d_block,
                  form.a_block, form.b_block, form.d_repeat, form.a_repeat, form.b_repeat);
    }
    Expect(0, Dtype::kU8, Name(with_scalar ? "CompareScalar" : "Compare", dtype, mode, kind, seed));
  }

  void OneSelect(Dtype dtype, int mode, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int size = Size(dtype), per_repeat = 256 / size;
    const Form form = random.FormOf(kind, size, kImage);
    const double scalar = random.Scalar(dtype);
    Fill(0, dtype, random);
    Fill(1, dtype, random);
    Fill(2, dtype, random);
    Fill(3, Dtype::kU8, random);
    for (const Lane& lane : LanesOf(form, per_repeat)) {
      const auto bits = [&](int i, int block, int repeat) {
        return Get(image_[i], Address(form, per_repeat, lane, size, block, repeat), size);
      };
      const bool first = BitOf(image_[3], mode == 0 ? lane.lane : lane.repeat * per_repeat + lane.lane);
      const std::uint64_t other =
          mode == 1 ? EncodeReal(dtype, static_cast<Quad>(scalar)) : bits(2, form.b_block, form.b_repeat);
      Set(image_[0], Address(form, per_repeat, lane, size, form.d_block, form.d_repeat), size,
          first ? bits(1, form.a_block, form.a_repeat) : other);
    }
    const int type = static_cast<int>(dtype);
    const std::uint64_t b = mode == 1 ? 0 : buffer_[2];
    if (kind == Form::kCount) {
      assay_select_n(mode, type, buffer_[0], 0, buffer_[3], 0, buffer_[1], 0, b, 0, scalar, form.n);
    } else {
      const Mask mask = Enter(form);
      assay_select_r(mode, type, buffer_[0], 0, buffer_[3], 0, buffer_[1], 0, b, 0, scalar, mask.kind, mask.low,
                     mask.high, form.repeat, form.d_block, form.a_block, form.b_block, form.d_repeat, form.a_repeat,
                     form.b_repeat);
      assay_mask_mode(0);
    }
    Expect(0, dtype, Name("Select", dtype, mode, kind, seed));
  }

  // The active elements of each repeat, by lane.
  struct Part {
    std::vector<std::int64_t> lanes;
    std::vector<double> values;
  };
  std::vector<Part> Parts(const Form& form, Dtype dtype) {
    const int size = Size(dtype), per_repeat = 256 / size;
    std::vector<Part> parts;
    for (const Lane& lane : LanesOf(form, per_repeat)) {
      parts.resize(std::max(parts.size(), static_cast<std::size_t>(lane.repeat) + 1));
      Part& part = parts.back();
      part.lanes.push_back(lane.lane);
      const std::int64_t at = Address(form, per_repeat, lane, size, form.a_block, form.a_repeat);
      part.values.push_back(DecodeReal(dtype, Get(image_[1], at, size)));
    }
    return parts;
  }
  // A tree over lanes [first, first + width); excluded lanes are zero.
  static std::uint64_t SumOf(Dtype dtype, const Part& part, std::int64_t first, int width) {
    std::vector<double> places(static_cast<std::size_t>(width), 0.0);
    for (std::size_t i = 0; i < part.lanes.size(); ++i) {
      const std::int64_t at = part.lanes[i] - first;
      if (at >= 0 && at < width) places[static_cast<std::size_t>(at)] = part.values[i];
    }
    return TreeSum(dtype, places, width);
  }
  // Position in the part of the first extreme; a NaN is one.
  static std::size_t Extreme(int op, const std::vector<double>& values) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
      if (std::isnan(values[best])) break;
      const bool better = op == ASSAY_REDUCE_MAX ? values[i] > values[best] : values[i] < values[best];
      if (better || std::isnan(values[i])) best = i;
    }
    return best;
  }

  void OneReduce(Dtype dtype, int op, bool with_index, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int size = Size(dtype), per_repeat = 256 / size;
    Form form = random.FormOf(kind, size, kImage);
    form.a_block = 1;
    if (form.a_repeat < 8) form.a_repeat = 8;
    Fill(0, dtype, random);
    Fill(1, dtype, random);
    Fill(2, dtype, random);
    const std::vector<Part> parts = Parts(form, dtype);
    if (!parts.empty()) ReduceSecond(dtype, op, with_index, form, parts);
    const int type = static_cast<int>(dtype);
    if (kind == Form::kCount) {
      assay_reduce_n(op, type, buffer_[0], 0, buffer_[1], 0, buffer_[2], 0, form.n, with_index);
    } else {
      const Mask mask = Enter(form);
      assay_reduce_r(op, type, buffer_[0], 0, buffer_[1], 0, buffer_[2], 0, mask.kind, mask.low, mask.high, form.repeat,
                     form.a_repeat, with_index);
      assay_mask_mode(0);
    }
    Expect(0, dtype, Name(with_index ? "ReduceIndex" : "Reduce", dtype, op, kind, seed));
    EXPECT_LE(per_repeat, 128);
  }

  void ReduceSecond(Dtype dtype, int op, bool with_index, const Form& form, const std::vector<Part>& parts) {
    const int size = Size(dtype), per_repeat = 256 / size;
    if (op == ASSAY_REDUCE_SUM) {
      std::vector<double> sums;
      for (const Part& part : parts) sums.push_back(DecodeReal(dtype, SumOf(dtype, part, 0, per_repeat)));
      std::uint64_t bits = EncodeReal(dtype, static_cast<Quad>(sums[0]));
      if (form.kind == Form::kCount) {
        for (std::size_t i = 1; i < sums.size(); ++i) {
          bits = Elementwise(ASSAY_ADD, dtype, dtype, bits, EncodeReal(dtype, static_cast<Quad>(sums[i])), 0, 0);
        }
      } else if (sums.size() > 1) {
        bits = TreeSum(dtype, sums, per_repeat);
      }
      Set(image_[0], 0, size, bits);
      return;
    }
    std::vector<double> values;
    std::vector<std::int64_t> indices;
    const std::int64_t stride = form.kind == Form::kCount ? per_repeat : form.a_repeat * 32 / size;
    for (std::size_t r = 0; r < parts.size(); ++r) {
      const std::size_t best = Extreme(op, parts[r].values);
      values.push_back(parts[r].values[best]);
      indices.push_back(static_cast<std::int64_t>(r) * stride + parts[r].lanes[best]);
    }
    const std::size_t best = Extreme(op, values);
    Set(image_[0], 0, size, EncodeReal(dtype, static_cast<Quad>(values[best])));
    if (with_index) Set(image_[0], size, size, static_cast<std::uint64_t>(indices[best]));
  }

  void OneWholeReduce(Dtype dtype, int op, int order, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int size = Size(dtype), per_repeat = 256 / size;
    const Form form = random.FormOf(kind, size, kImage);
    Fill(0, dtype, random);
    Fill(1, dtype, random);
    const int step = 1 + static_cast<int>(random.Below(3));
    const int unit = op == ASSAY_REDUCE_SUM || order == 2 ? size : order == 3 ? 4 : 2 * size;
    const std::vector<Part> parts = Parts(form, dtype);
    for (std::size_t r = 0; r < parts.size(); ++r) {
      const std::int64_t at = static_cast<std::int64_t>(r) * step * unit;
      if (op == ASSAY_REDUCE_SUM) {
        Set(image_[0], at, size, SumOf(dtype, parts[r], 0, per_repeat));
        continue;
      }
      const std::size_t best = Extreme(op, parts[r].values);
      const std::uint64_t value = EncodeReal(dtype, static_cast<Quad>(parts[r].values[best]));
      const auto index = static_cast<std::uint64_t>(parts[r].lanes[best]);
      if (order == 3) Set(image_[0], at, 4, index);
      if (order != 3) Set(image_[0], at + (order == 1 ? size : 0), size, value);
      if (order <= 1) Set(image_[0], at + (order == 1 ? 0 : size), size, index);
    }
    const Mask mask = Enter(form);
    assay_whole_reduce(op, static_cast<int>(dtype), buffer_[0], 0, buffer_[1], 0, mask.kind, mask.low, mask.high,
                       form.repeat, step, form.a_block, form.a_repeat, order);
    assay_mask_mode(0);
    Expect(0, dtype, Name("WholeReduce", dtype, op * 10 + order, kind, seed));
  }

  void OneBlockReduce(Dtype dtype, int op, bool pairs, Form::Kind kind, std::uint64_t seed) {
    Random random(seed);
    const int size = Size(dtype), group = pairs ? 2 : 32 / size, unit = pairs ? 128 : 8 * size;
    const Form form = random.FormOf(kind, size, kImage);
    Fill(0, dtype, random);
    Fill(1, dtype, random);
    const int step = 1 + static_cast<int>(random.Below(3));
    const std::vector<Part> parts = Parts(form, dtype);
    for (std::size_t r = 0; r < parts.size(); ++r) {
      for (int g = 0; g * group < 256 / size; ++g) {
        Part own;
        for (std::size_t i = 0; i < parts[r].lanes.size(); ++i) {
          if (parts[r].lanes[i] / group != g) continue;
          own.lanes.push_back(parts[r].lanes[i]);
          own.values.push_back(parts[r].values[i]);
        }
        if (own.lanes.empty()) continue;  // the old value stays
        const std::uint64_t bits = op == ASSAY_REDUCE_SUM
                                       ? SumOf(dtype, own, g * group, group)
                                       : EncodeReal(dtype, static_cast<Quad>(own.values[Extreme(op, own.values)]));
        Set(image_[0], static_cast<std::int64_t>(r) * step * unit + g * size, size, bits);
      }
    }
    const Mask mask = Enter(form);
    assay_block_reduce(op, static_cast<int>(dtype), buffer_[0], 0, buffer_[1], 0, mask.kind, mask.low, mask.high,
                       form.repeat, step, form.a_block, form.a_repeat, pairs ? 1 : 0);
    assay_mask_mode(0);
    Expect(0, dtype, Name(pairs ? "PairReduce" : "BlockReduce", dtype, op, kind, seed));
  }
};

TEST_F(DifferentialLanes, Compare) {
  std::uint64_t seed = 1'000'000;
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32, Dtype::kI32}) {
    for (int mode = ASSAY_CMP_LT; mode <= ASSAY_CMP_NE; ++mode) {
      if (dtype == Dtype::kI32 && mode != ASSAY_CMP_EQ) continue;
      OnDevice([&] {
        for (const bool scalar : {false, true}) {
          for (const Form::Kind kind : {Form::kCount, Form::kMaskBits}) {
            for (int i = 0; i < 5; ++i) OneCompare(dtype, mode, scalar, kind, seed++);
          }
        }
      });
    }
  }
  EXPECT_EQ(cases_, 13 * 20);
}

TEST_F(DifferentialLanes, Select) {
  std::uint64_t seed = 2'000'000;
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32}) {
    for (int mode = 0; mode <= 2; ++mode) {
      OnDevice([&] {
        for (int i = 0; i < 6; ++i) {
          OneSelect(dtype, mode, Form::kCount, seed++);
          for (const Form::Kind kind : kRepeatForms) OneSelect(dtype, mode, kind, seed++);
        }
      });
    }
  }
  EXPECT_EQ(cases_, 6 * 42);
}

TEST_F(DifferentialLanes, Reduce) {
  std::uint64_t seed = 3'000'000;
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32}) {
    for (const int op : {ASSAY_REDUCE_SUM, ASSAY_REDUCE_MAX, ASSAY_REDUCE_MIN}) {
      OnDevice([&] {
        for (int i = 0; i < 6; ++i) {
          for (const bool index : {false, true}) {
            if (index && op == ASSAY_REDUCE_SUM) continue;
            OneReduce(dtype, op, index, Form::kCount, seed++);
            for (const Form::Kind kind : kRepeatForms) OneReduce(dtype, op, index, kind, seed++);
          }
        }
      });
    }
  }
  EXPECT_EQ(cases_, 2 * 5 * 6 * 7);
}

TEST_F(DifferentialLanes, WholeReduce) {
  std::uint64_t seed = 4'000'000;
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32}) {
    for (const int op : {ASSAY_REDUCE_SUM, ASSAY_REDUCE_MAX, ASSAY_REDUCE_MIN}) {
      OnDevice([&] {
        for (int order = 0; order <= 3; ++order) {
          for (const Form::Kind kind : kRepeatForms) {
            for (int i = 0; i < 3; ++i) OneWholeReduce(dtype, op, order, kind, seed++);
          }
        }
      });
    }
  }
  EXPECT_EQ(cases_, 6 * 4 * 18);
}

TEST_F(DifferentialLanes, BlockAndPairReduce) {
  std::uint64_t seed = 5'000'000;
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32}) {
    OnDevice([&] {
      for (int what = 0; what < 4; ++what) {
        const int op = what == 3 ? static_cast<int>(ASSAY_REDUCE_SUM) : what;
        for (const Form::Kind kind : kRepeatForms) {
          for (int i = 0; i < 5; ++i) OneBlockReduce(dtype, op, what == 3, kind, seed++);
        }
      }
    });
  }
  EXPECT_EQ(cases_, 2 * 4 * 30);
}

TEST_F(DifferentialLanes, GatherAndBrcb) {
  for (const Dtype dtype : {Dtype::kF16, Dtype::kF32, Dtype::kI16, Dtype::kU32, Dtype::kBF16, Dtype::kI32}) {
    OnDevice([&] {
      const int size = Size(dtype), type = static_cast<int>(dtype);
      for (std::uint64_t seed = 6'000'000; seed < 6'000'010; ++seed) {
        Random random(seed);
        Fill(0, dtype, random);
        Fill(1, dtype, random);
        Fill(2, Dtype::kU32, random);
        const std::int64_t n = random.Below(kImage / 4), base = random.Below(8) * size;
        for (std::int64_t i = 0; i < n; ++i) {
          const std::int64_t byte = random.Below((kImage - base) / size) * size;
          Set(image_[2], 4 * i, 4, static_cast<std::uint64_t>(byte));
          Set(image_[0], i * size, size, Get(image_[1], base + byte, size));
        }
        Load(2);
        assay_gather(type, buffer_[0], 0, buffer_[1], 0, buffer_[2], 0, base, n);
        Expect(0, dtype, Name("Gather", dtype, 0, Form::kCount, seed));
        const int repeat = static_cast<int>(random.Below(6)), block = 1 + static_cast<int>(random.Below(3));
        const int stride = 8 * block + static_cast<int>(random.Below(4));
        for (std::int64_t i = 0; i < 8 * repeat; ++i) {
          const std::uint64_t bits = Get(image_[1], i * size, size);
          const std::int64_t at = (i / 8 * stride + i % 8 * block) * 32;
          for (int lane = 0; lane < 32 / size; ++lane) Set(image_[0], at + lane * size, size, bits);
        }
        assay_brcb(type, buffer_[0], 0, buffer_[1], 0, repeat, block, stride);
        Expect(0, dtype, Name("Brcb", dtype, 0, Form::kMaskBits, seed));
      }
    });
  }
  EXPECT_EQ(cases_, 6 * 20);
}

}  // namespace
}  // namespace assay::second
