// Decoding, exact arithmetic, one rounding routine, lane addresses, random operands.
#include "tests/unit/simulator/differential.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace assay::second {
namespace {

struct Layout {
  int fraction;  // bits
  int bias;
  int exponents;  // number of exponent codes
};

Layout LayoutOf(Dtype dtype) {
  if (dtype == Dtype::kF16) return {10, 15, 32};
  if (dtype == Dtype::kBF16) return {7, 127, 256};
  return {23, 127, 256};
}

// Exact: the exponents in question are far inside long double's.
Quad Power(int exponent) { return static_cast<Quad>(ldexpl(1.0L, exponent)); }

bool Negative(Quad value) { return std::signbit(static_cast<long double>(value)); }

// floor(size), and how the rest compares with a half: -1, 0, 1; `exact` where there is none.
struct Parts {
  __int128 whole;
  int against_half;
  bool exact;
};
Parts Split(Quad size) {
  const auto whole = static_cast<__int128>(size);
  const Quad rest = size - static_cast<Quad>(whole);
  return {whole, rest * 2 < 1 ? -1 : rest * 2 > 1 ? 1 : 0, rest == 0};
}

__int128 RoundSize(const Parts& parts, bool minus, Round round) {
  if (parts.exact) return parts.whole;
  bool up = false;
  switch (round) {
    case kNone:
    case kRint:
      up = parts.against_half > 0 || (parts.against_half == 0 && parts.whole % 2 != 0);
      break;
    case kFloor:
      up = minus;
      break;
    case kCeil:
      up = !minus;
      break;
    case kAway:
      up = parts.against_half >= 0;
      break;
    case kTrunc:
      break;
    case kOdd:
      up = parts.whole % 2 == 0;
      break;
  }
  return parts.whole + (up ? 1 : 0);
}

}  // namespace

bool IsReal(Dtype dtype) { return dtype == Dtype::kF16 || dtype == Dtype::kF32 || dtype == Dtype::kBF16; }

int Size(Dtype dtype) {
  switch (dtype) {
    case Dtype::kI8:
    case Dtype::kU8:
      return 1;
    case Dtype::kF16:
    case Dtype::kBF16:
    case Dtype::kI16:
    case Dtype::kU16:
      return 2;
    case Dtype::kI64:
    case Dtype::kU64:
      return 8;
    default:
      return 4;
  }
}

bool IsSigned(Dtype dtype) {
  return dtype == Dtype::kI8 || dtype == Dtype::kI16 || dtype == Dtype::kI32 || dtype == Dtype::kI64;
}

double DecodeReal(Dtype dtype, std::uint64_t bits) {
  const Layout layout = LayoutOf(dtype);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << layout.fraction) - 1);
  const int code = static_cast<int>(bits >> layout.fraction) & (layout.exponents - 1);
  const bool minus = (bits >> (Size(dtype) * 8 - 1) & 1) != 0;
  double size = 0;
  if (code == layout.exponents - 1) {
    size = fraction != 0 ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
  } else if (code == 0) {
    size = std::ldexp(static_cast<double>(fraction), 1 - layout.bias - layout.fraction);
  } else {
    size = std::ldexp(static_cast<double>(fraction + (std::uint64_t{1} << layout.fraction)),
                      code - layout.bias - layout.fraction);
  }
  return minus ? -size : size;
}

std::uint64_t NotANumber(Dtype dtype) {
  const Layout layout = LayoutOf(dtype);
  return (static_cast<std::uint64_t>(layout.exponents - 1) << layout.fraction) | std::uint64_t{1}
                                                                                     << (layout.fraction - 1);
}

std::uint64_t EncodeReal(Dtype dtype, Quad value, Round round) {
  const Layout layout = LayoutOf(dtype);
  if (value != value) return NotANumber(dtype);
  const bool minus = Negative(value);
  const std::uint64_t sign = minus ? std::uint64_t{1} << (Size(dtype) * 8 - 1) : 0;
  const std::uint64_t infinity = static_cast<std::uint64_t>(layout.exponents - 1) << layout.fraction;
  Quad size = minus ? -value : value;
  if (size > Power(1000)) return sign | infinity;
  if (size == 0) return sign;
  const int smallest = 1 - layout.bias;
  int exponent = std::max(smallest, std::ilogb(static_cast<long double>(size)));
  if (exponent > smallest && size < Power(exponent)) --exponent;  // the conversion had rounded up
  const __int128 places = RoundSize(Split(size / Power(exponent - layout.fraction)), minus, round);
  // Counted in units of the last place from zero on, the encodings follow each other.
  const __int128 code = places + (static_cast<__int128>(exponent - smallest) << layout.fraction);
  if (code >= static_cast<__int128>(infinity)) {
    const bool finite = round == kTrunc || round == kOdd || (round == kFloor && !minus) || (round == kCeil && minus);
    return sign | (finite ? infinity - 1 : infinity);
  }
  return sign | static_cast<std::uint64_t>(code);
}

__int128 DecodeWhole(Dtype dtype, std::uint64_t bits) {
  const int width = Size(dtype) * 8;
  __int128 value = static_cast<__int128>(width == 64 ? bits : bits & ((std::uint64_t{1} << width) - 1));
  if (IsSigned(dtype) && (bits >> (width - 1) & 1) != 0) value -= static_cast<__int128>(1) << width;
  return value;
}

std::uint64_t Wrap(Dtype dtype, __int128 value) {
  const int width = Size(dtype) * 8;
  const auto low = static_cast<std::uint64_t>(value);
  return width == 64 ? low : low & ((std::uint64_t{1} << width) - 1);
}

__int128 Clamp(Dtype dtype, __int128 value) {
  const int width = Size(dtype) * 8;
  const __int128 one = 1;
  const __int128 low = IsSigned(dtype) ? -(one << (width - 1)) : 0;
  const __int128 high = (one << (IsSigned(dtype) ? width - 1 : width)) - 1;
  return std::clamp(value, low, high);
}

__int128 RoundToWhole(Quad value, Round round) {
  if (value != value) return 0;
  const bool minus = Negative(value);
  const Quad size = minus ? -value : value;
  const __int128 whole = size > Power(100) ? static_cast<__int128>(1) << 100 : RoundSize(Split(size), minus, round);
  return minus ? -whole : whole;
}

std::uint64_t Get(const std::vector<std::uint8_t>& image, std::int64_t at, int size) {
  std::uint64_t bits = 0;
  for (int i = 0; i < size; ++i)
    bits |= static_cast<std::uint64_t>(image.at(static_cast<std::size_t>(at + i))) << 8 * i;
  return bits;
}

void Set(std::vector<std::uint8_t>& image, std::int64_t at, int size, std::uint64_t bits) {
  for (int i = 0; i < size; ++i) image.at(static_cast<std::size_t>(at + i)) = static_cast<std::uint8_t>(bits >> 8 * i);
}

bool Same(Dtype dtype, std::uint64_t a, std::uint64_t b) {
  return a == b || (IsReal(dtype) && std::isnan(DecodeReal(dtype, a)) && std::isnan(DecodeReal(dtype, b)));
}

std::uint64_t TreeSum(Dtype dtype, std::vector<double> places, int width) {
  places.resize(static_cast<std::size_t>(width), 0.0);
  while (places.size() > 1) {
    std::vector<double> next;
    for (std::size_t i = 0; i < places.size(); i += 2) {
      const bool special = !std::isfinite(places[i]) || !std::isfinite(places[i + 1]);
      const Quad sum = special ? static_cast<Quad>(places[i] + places[i + 1])
                               : static_cast<Quad>(places[i]) + static_cast<Quad>(places[i + 1]);
      next.push_back(DecodeReal(dtype, EncodeReal(dtype, sum)));
    }
    places = std::move(next);
  }
  return EncodeReal(dtype, static_cast<Quad>(places[0]));
}

std::vector<Lane> LanesOf(const Form& form, int per_repeat) {
  std::vector<Lane> lanes;
  const bool total = form.kind == Form::kCount || form.kind >= Form::kCounterCount;
  for (std::int64_t i = 0; total && i < form.n; ++i) lanes.push_back({i / per_repeat, i % per_repeat});
  if (total) return lanes;
  for (int repeat = 0; repeat < form.repeat; ++repeat) {
    for (int lane = 0; lane < per_repeat; ++lane) {
      const std::uint64_t word = lane < 64 ? form.mask0 : form.mask1;
      const bool on = form.kind == Form::kMaskCount ? static_cast<std::uint64_t>(lane) < form.mask0
                                                    : (word >> (lane % 64) & 1) != 0;
      if (on) lanes.push_back({repeat, lane});
    }
  }
  return lanes;
}

std::int64_t Address(const Form& form, int per_repeat, const Lane& lane, int size, int block, int repeat) {
  if (form.kind == Form::kCount) return (lane.repeat * per_repeat + lane.lane) * size;
  const std::int64_t byte = lane.lane * size;
  return lane.repeat * repeat * 32 + byte / 32 * block * 32 + byte % 32;
}

std::uint64_t Random::Element(Dtype dtype) {
  if (!IsReal(dtype)) {
    if (Chance(30)) return Wrap(dtype, Below(41) - 20);
    return Wrap(dtype, static_cast<__int128>(Bits()));
  }
  const std::uint64_t any = Wrap(dtype == Dtype::kF32 ? Dtype::kU32 : Dtype::kU16, static_cast<__int128>(Bits()));
  if (Chance(4)) return any;
  if (Chance(4)) return EncodeReal(dtype, static_cast<Quad>(Below(9) - 4));
  if (Chance(2)) return any & NotANumber(dtype) & ~(NotANumber(dtype) >> 1);
  const double size = std::ldexp(static_cast<double>(Bits() >> 40), static_cast<int>(Below(14)) - 30);
  return EncodeReal(dtype, static_cast<Quad>(Chance(50) ? size : -size));
}

double Random::Scalar(Dtype dtype) {
  if (IsReal(dtype)) {
    const double value = DecodeReal(dtype, Element(dtype));
    return std::isfinite(value) ? value : 1.5;
  }
  return static_cast<double>(DecodeWhole(dtype, Wrap(dtype, Below(2001) - 1000)));
}

Form Random::FormOf(Form::Kind kind, int widest, std::int64_t image) {
  Form form;
  form.kind = kind;
  const int per_repeat = 256 / widest;
  const auto stride = [&] { return Chance(60) ? 1 : 1 + static_cast<int>(Below(3)); };
  form.d_block = stride();
  form.a_block = Chance(8) ? 0 : stride();
  form.b_block = Chance(8) ? 0 : stride();
  const auto apart = [&](int block) { return 8 * std::max(block, 1) + (Chance(60) ? 0 : static_cast<int>(Below(8))); };
  form.d_repeat = apart(form.d_block);
  form.a_repeat = Chance(10) ? 0 : apart(form.a_block);
  form.b_repeat = Chance(10) ? 0 : apart(form.b_block);
  form.repeat = static_cast<int>(Below(8));
  form.mask0 = Bits() & Bits();
  form.mask1 = per_repeat > 64 ? Bits() | Bits() : 0;
  if (kind == Form::kMaskCount) form.mask0 = static_cast<std::uint64_t>(Below(per_repeat + 30));
  form.n = kind == Form::kCount ? Below(image / 8 / widest * 8) : Below(per_repeat * 7);
  return form;
}

void Images::OnDevice(const std::function<void()>& body) {
  Boot();
  in_ = machine_->gm().Add("x", device::GmRole::kInput, 1, kImage, nullptr)->base;
  out_ = machine_->gm().Add("y", device::GmRole::kWorkspace, 1, kImage, nullptr)->base;
  Run([&] {
    for (std::uint64_t& buffer : buffer_) buffer = assay_buf_init(ASSAY_VECCALC, kImage);
    body();
  });
  EXPECT_EQ(RealFaults(), 0);
  for (const Fault& fault : faults_) {
    for (const auto& [key, text] : fault.text) {
      ADD_FAILURE() << "fault " << static_cast<int>(fault.kind) << ' ' << key << ' ' << text;
    }
  }
}

void Images::Fill(int i, Dtype dtype, Random& random) {
  image_[i].assign(static_cast<std::size_t>(kImage), 0);
  const int size = Size(dtype);
  for (std::int64_t at = 0; at < kImage; at += size) Set(image_[i], at, size, random.Element(dtype));
  Load(i);
}

void Images::Load(int i) {
  std::memcpy(in_, image_[i].data(), static_cast<std::size_t>(kImage));
  assay_dma_in(ASSAY_DMA_COUNT, ASSAY_U8, buffer_[i], 0, in_, 1, kImage, 0, 0);
}

void Images::Expect(int i, Dtype dtype, const std::string& what) {
  ++cases_;
  assay_dma_out(ASSAY_DMA_COUNT, ASSAY_U8, out_, buffer_[i], 0, 1, kImage, 0, 0);
  if (std::memcmp(out_, image_[i].data(), static_cast<std::size_t>(kImage)) == 0) return;
  const std::vector<std::uint8_t> got(out_, out_ + kImage);
  const int size = Size(dtype);
  for (std::int64_t at = 0; at < kImage; at += size) {
    const std::uint64_t mine = Get(image_[i], at, size), theirs = Get(got, at, size);
    if (Same(dtype, mine, theirs)) continue;
    ADD_FAILURE() << what << ": element " << at / size << " is " << std::hex << theirs << ", should be " << mine;
    return;
  }
}

}  // namespace assay::second
