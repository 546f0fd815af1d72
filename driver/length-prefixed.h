// Strings of any bytes in one: "length:bytes" after one another. For data that workers send in addition to rendered
// text.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

inline std::string Pack(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += std::to_string(part.size()) + ":" + part;
  return out;
}

// Nullopt if the bytes are not such a sequence.
inline std::optional<std::vector<std::string>> Unpack(std::string_view bytes) {
  std::vector<std::string> parts;
  while (!bytes.empty()) {
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(bytes.data(), bytes.data() + bytes.size(), length);
    const auto header = static_cast<std::size_t>(end - bytes.data());
    if (error != std::errc() || header >= bytes.size() || *end != ':') return std::nullopt;
    bytes.remove_prefix(header + 1);
    if (length > bytes.size()) return std::nullopt;
    parts.emplace_back(bytes.substr(0, length));
    bytes.remove_prefix(length);
  }
  return parts;
}

}  // namespace assay
