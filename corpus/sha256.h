// SHA-256 (FIPS 180-4). Identifies texts; nothing secret is hashed.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// 64 lower-case hex digits.
std::string Sha256(std::string_view bytes);

}  // namespace assay
