// The way out of L0C: conversion or requantisation, relu, and the change from fractals to rows.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/cube.h"

namespace assay::device {
namespace {

// QuantMode_t of the vendor's headers.
enum Quant {
  kNoQuant = 0,
  kToHalf = 1,
  kVectorRequant8 = 8,
  kRequant8 = 9,
  kVectorDequantHalf = 10,
  kDequantHalf = 11,
  kToBf16 = 16,
  kVectorFloatTo8 = 23,
  kFloatTo8 = 24
};

bool TakesVector(int quant) {
  return quant == kVectorRequant8 || quant == kVectorDequantHalf || quant == kVectorFloatTo8;
}

// Which pairs of types a mode converts between (Fixpipe's page, table of quantPre).
bool Fits(int quant, Dtype to, Dtype from) {
  const bool byte = to == Dtype::kI8 || to == Dtype::kU8;
  switch (quant) {
    case kNoQuant:
      return to == from;
    case kToHalf:
      return from == Dtype::kF32 && to == Dtype::kF16;
    case kToBf16:
      return from == Dtype::kF32 && to == Dtype::kBF16;
    case kDequantHalf:
    case kVectorDequantHalf:
      return from == Dtype::kI32 && to == Dtype::kF16;
    case kRequant8:
    case kVectorRequant8:
      return from == Dtype::kI32 && byte;
    case kFloatTo8:
    case kVectorFloatTo8:
      return from == Dtype::kF32 && byte;
    default:
      return false;
  }
}

// Parameter of a quantisation: bits 31..13 a float without its low bits, bits 45..37 an offset with sign.
struct Scale {
  float factor = 1;
  int offset = 0;
  explicit Scale(std::uint64_t bits)
      : factor(std::bit_cast<float>(static_cast<std::uint32_t>(bits) & 0xffffe000u)),
        offset(static_cast<int>(bits >> 37 & 0x1ff)) {
    if (offset >= 256) offset -= 512;
  }
};

float SourceNumber(Dtype from, const std::uint8_t* p) {
  std::int32_t whole;
  std::memcpy(&whole, p, 4);
  return from == Dtype::kI32 ? static_cast<float>(whole) : std::bit_cast<float>(whole);
}

void StoreByte(Dtype to, float value, const Scale& scale, std::uint8_t* p) {
  const double rounded = std::nearbyint(static_cast<double>(value)) + scale.offset;
  const double low = to == Dtype::kI8 ? -128 : 0, high = to == Dtype::kI8 ? 127 : 255;
  const double kept = std::isnan(rounded) ? 0 : std::clamp(rounded, low, high);
  *p = static_cast<std::uint8_t>(static_cast<int>(kept));
}

// Converts one element of C to its type in the target.
void Convert(const Fix& form, Dtype to, Dtype from, const Scale& scale, const std::uint8_t* source, std::uint8_t* p) {
  if (form.quant == kNoQuant) {
    std::int32_t whole;
    std::memcpy(&whole, source, 4);
    // Negative in both types where the sign bit is set.
    if (form.relu && whole < 0) whole = 0;
    std::memcpy(p, &whole, 4);
    return;
  }
  float value = SourceNumber(from, source);
  if (form.relu && value < 0) value = 0;
  if (form.quant == kToHalf || form.quant == kToBf16) {
    const std::uint16_t bits = to == Dtype::kF16 ? FloatToHalf(value) : FloatToBf16(value);
    std::memcpy(p, &bits, 2);
    return;
  }
  value *= scale.factor;
  if (to == Dtype::kF16) {
    const std::uint16_t bits = FloatToHalf(value);
    std::memcpy(p, &bits, 2);
  } else {
    StoreByte(to, value, scale, p);
  }
}

// Shared by both ways out: the checks, and rows of converted elements.
class Stage {
 public:
  Stage(Machine& m, Dtype to, Dtype from, LocalRef source, const Fix& form)
      : machine_(m),
        to_(to),
        from_(from),
        form_(form),
        source_(m, source),
        size_(static_cast<std::int64_t>(SizeOf(to))) {}

  // Elements per 32-byte group of the target, if it keeps columns in separate groups.
  std::int64_t Group() const {
    if (form_.row_major) return form_.n;
    if (size_ == 1) return 32;
    return size_ == 4 && form_.split ? 8 : kCube;
  }
  std::int64_t size() const { return size_; }
  CubeOperand& source() { return source_; }

  bool Ready() {
    if (!source_.Reachable({kL0C}, false)) return false;
    if (!Fits(form_.quant, to_, from_)) {
      machine_.Report(FaultKind::kUnsupportedDtype)
          .Text("api", "Fixpipe with quantPre " + std::to_string(form_.quant))
          .Text("dtype", std::string(NameOf(from_)) + " to " + std::string(NameOf(to_)));
      return false;
    }
    if (form_.n > 4095) machine_.Report(FaultKind::kBadRepeat).Arg("repeat", form_.n).Arg("max", 4095);
    if (form_.row_major && form_.m > 8192) {
      machine_.Report(FaultKind::kBadRepeat).Arg("repeat", form_.m).Arg("max", 8192);
    }
    const std::int64_t columns = (form_.n + kCube - 1) / kCube;
    const std::int64_t end =
        (form_.matrices - 1) * form_.source_matrix * 1024 + (columns - 1) * form_.source_stride * 64 + form_.m * 64;
    const bool possible = source_.Check(0, end, 64, false);
    for (std::int64_t i = 0; i < form_.matrices; ++i) {
      source_.Note(i * form_.source_matrix * 1024, form_.m * 64, columns, form_.source_stride * 64, false);
    }
    machine_.NoteWork(form_.matrices * form_.m * form_.n, form_.matrices * form_.m,
                      form_.matrices * form_.m * form_.n * size_);
    return LoadScales() && possible;
  }

  // Elements [column, column + count) of a row.
  void Row(std::int64_t matrix, std::int64_t row, std::int64_t column, std::int64_t count, std::uint8_t* bytes,
           std::uint8_t* marks) {
    for (std::int64_t e = 0; e < count; ++e) {
      const std::int64_t j = column + e;
      const std::int64_t at =
          matrix * form_.source_matrix * 1024 + j / kCube * form_.source_stride * 64 + row * 64 + j % kCube * 4;
      const Scale& scale = scales_.size() > 1 ? scales_[static_cast<std::size_t>(j)] : scales_.front();
      Convert(form_, to_, from_, scale, source_.data(at), bytes + e * size_);
      const std::uint8_t* shadow = source_.shadow(at);
      const bool defined = shadow[0] == kDefined && shadow[3] == kDefined;
      std::memset(marks + e * size_, defined ? kDefined : shadow[0], static_cast<std::size_t>(size_));
    }
  }

 private:
  bool LoadScales() {
    scales_.assign(1, Scale(form_.scalar));
    if (!TakesVector(form_.quant)) return true;
    CubeOperand vector(machine_, form_.vector);
    if (!vector.Reachable({kL1, kFixBuf}, false) || !vector.Check(0, form_.n * 8, 32, false)) return false;
    vector.Note(0, form_.n * 8, 1, 0, false);
    scales_.clear();
    for (std::int64_t j = 0; j < form_.n; ++j) {
      std::uint64_t bits;
      std::memcpy(&bits, vector.data(j * 8), 8);
      scales_.emplace_back(bits);
    }
    return true;
  }

  Machine& machine_;
  Dtype to_, from_;
  const Fix& form_;
  CubeOperand source_;
  std::int64_t size_;
  std::vector<Scale> scales_;
};

std::int64_t Work(const Fix& form) { return 4 + form.matrices * form.m * (1 + form.n / 16); }

bool Nothing(Machine& m, const Fix& form) {
  m.Step(Work(form));
  return !m.core().cube || form.matrices <= 0 || form.m <= 0 || form.n <= 0;
}

// Offset of a row of one group of columns in the target.
std::int64_t Place(const Fix& form, const Stage& stage, std::int64_t matrix, std::int64_t row, std::int64_t group) {
  if (form.row_major) return (matrix * form.target_matrix + row * form.target_stride) * stage.size();
  return group * form.target_stride * kFractalRow + row * stage.Group() * stage.size();
}

}  // namespace

void FixpipeOut(Machine& m, Dtype to, Dtype from, std::uint8_t* target, LocalRef source, const Fix& form) {
  if (Nothing(m, form)) return;
  Stage stage(m, to, from, source, form);
  if (!stage.Ready()) return;
  const std::int64_t group = stage.Group(), groups = (form.n + group - 1) / group;
  for (std::int64_t matrix = 0; matrix < form.matrices; ++matrix) {
    for (std::int64_t g = 0; g < groups; ++g) {
      const std::int64_t bytes = std::min(group, form.n - g * group) * stage.size();
      const std::int64_t step = Place(form, stage, matrix, 1, g) - Place(form, stage, matrix, 0, g);
      m.NoteGm(target + Place(form, stage, matrix, 0, g), bytes, true, form.m, step);
    }
  }
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(group * stage.size())), marks(bytes.size());
  for (std::int64_t matrix = 0; matrix < form.matrices; ++matrix) {
    for (std::int64_t g = 0; g < groups; ++g) {
      const std::int64_t count = std::min(group, form.n - g * group);
      for (std::int64_t row = 0; row < form.m; ++row) {
        stage.Row(matrix, row, g * group, count, bytes.data(), marks.data());
        m.WriteGm(target + Place(form, stage, matrix, row, g), bytes.data(), marks.data(), count * stage.size(),
                  &stage.source().buffer(), stage.source().offset());
      }
    }
  }
}

void FixpipeLocal(Machine& m, Dtype to, Dtype from, LocalRef target, LocalRef source, const Fix& form) {
  if (Nothing(m, form)) return;
  Stage stage(m, to, from, source, form);
  CubeOperand place(m, target);
  if (!place.Reachable({kL1}, true) || !stage.Ready()) return;
  const std::int64_t group = stage.Group(), groups = (form.n + group - 1) / group;
  const std::int64_t end = Place(form, stage, form.matrices - 1, form.m - 1, groups - 1) + group * stage.size();
  if (!place.Check(0, end, 32, true)) return;
  for (std::int64_t g = 0; g < groups; ++g) {
    place.Note(Place(form, stage, 0, 0, g), form.m * group * stage.size(), 1, 0, true);
  }
  for (std::int64_t matrix = 0; matrix < form.matrices; ++matrix) {
    for (std::int64_t g = 0; g < groups; ++g) {
      const std::int64_t count = std::min(group, form.n - g * group);
      for (std::int64_t row = 0; row < form.m; ++row) {
        const std::int64_t at = Place(form, stage, matrix, row, g);
        stage.Row(matrix, row, g * group, count, place.data(at), place.shadow(at));
      }
    }
  }
}

}  // namespace assay::device
