// Element types, in the numbering of the device intrinsics; kC64, two floats, is not among those.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace assay {

enum class Dtype { kF16, kF32, kBF16, kI8, kU8, kI16, kU16, kI32, kU32, kI64, kU64, kI4, kF64, kBool, kRaw, kC64 };

// Bytes of one element; 0 if an element is smaller than a byte.
std::size_t SizeOf(Dtype dtype);
// "float16", "float32", "int32", ... as contracts and reports spell them.
std::string_view NameOf(Dtype dtype);
// Accepts NumPy, ge (DT_FLOAT16), msopgen (fp16, half) and C spellings.
std::optional<Dtype> ParseDtype(std::string_view text);
// Bytes of a number of a C++ type as code names it: "half", "std::int32_t", "unsigned", "size_t", "char". 0 where the
// type is another one or smaller than a byte.
std::size_t BytesOfType(std::string_view type);

}  // namespace assay
