// Spellings of element types.
#include "analyzer/facts/dtype.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "analyzer/facts/ascii.h"

namespace assay {

std::size_t SizeOf(Dtype dtype) {
  switch (dtype) {
    case Dtype::kI8:
    case Dtype::kU8:
    case Dtype::kBool:
    case Dtype::kRaw:
      return 1;
    case Dtype::kF16:
    case Dtype::kBF16:
    case Dtype::kI16:
    case Dtype::kU16:
      return 2;
    case Dtype::kF32:
    case Dtype::kI32:
    case Dtype::kU32:
      return 4;
    case Dtype::kI64:
    case Dtype::kU64:
    case Dtype::kF64:
    case Dtype::kC64:
      return 8;
    case Dtype::kI4:
      return 0;
  }
  return 0;
}

std::string_view NameOf(Dtype dtype) {
  static constexpr std::array<std::string_view, 16> kNames = {
      "float16", "float32", "bfloat16", "int8", "uint8",   "int16", "uint16", "int32",
      "uint32",  "int64",   "uint64",   "int4", "float64", "bool",  "raw",    "complex64"};
  return kNames[static_cast<std::size_t>(dtype)];
}

std::optional<Dtype> ParseDtype(std::string_view text) {
  std::string key = Lower(text);
  if (key.starts_with("ge::")) key.erase(0, 4);
  if (key.starts_with("torch.")) key.erase(0, 6);
  if (key.starts_with("dt_")) key.erase(0, 3);
  if (key.ends_with("_t")) key.erase(key.size() - 2);
  static constexpr std::array<std::pair<std::string_view, Dtype>, 38> kSpellings = {{
      {"float16", Dtype::kF16},   {"fp16", Dtype::kF16},      {"half", Dtype::kF16},   {"f16", Dtype::kF16},
      {"float", Dtype::kF32},     {"float32", Dtype::kF32},   {"fp32", Dtype::kF32},   {"f32", Dtype::kF32},
      {"bf16", Dtype::kBF16},     {"bfloat16", Dtype::kBF16}, {"int8", Dtype::kI8},    {"i8", Dtype::kI8},
      {"uint8", Dtype::kU8},      {"u8", Dtype::kU8},         {"int16", Dtype::kI16},  {"i16", Dtype::kI16},
      {"uint16", Dtype::kU16},    {"u16", Dtype::kU16},       {"int32", Dtype::kI32},  {"i32", Dtype::kI32},
      {"int", Dtype::kI32},       {"uint32", Dtype::kU32},    {"u32", Dtype::kU32},    {"int64", Dtype::kI64},
      {"i64", Dtype::kI64},       {"long", Dtype::kI64},      {"uint64", Dtype::kU64}, {"u64", Dtype::kU64},
      {"int4", Dtype::kI4},       {"int4b", Dtype::kI4},      {"double", Dtype::kF64}, {"float64", Dtype::kF64},
      {"fp64", Dtype::kF64},      {"f64", Dtype::kF64},       {"bool", Dtype::kBool},  {"raw", Dtype::kRaw},
      {"complex64", Dtype::kC64}, {"c64", Dtype::kC64},
  }};
  const auto* found = std::find_if(kSpellings.begin(), kSpellings.end(), [&](const auto& s) { return s.first == key; });
  if (found == kSpellings.end()) return std::nullopt;
  return found->second;
}

std::size_t BytesOfType(std::string_view type) {
  if (const std::size_t scope = type.rfind("::"); scope != std::string_view::npos) type.remove_prefix(scope + 2);
  if (type == "char") return 1;
  if (type == "unsigned") return sizeof(std::uint32_t);
  if (type == "size_t") return sizeof(std::uint64_t);
  const std::optional<Dtype> dtype = ParseDtype(type);
  return dtype ? SizeOf(*dtype) : 0;
}

}  // namespace assay
