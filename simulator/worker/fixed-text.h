// Text in fixed arrays, for records that a worker shares with its caller: truncated to fit, always zero-terminated.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace assay {

template <std::size_t kSize>
void CopyText(char (&to)[kSize], std::string_view from) {
  const std::size_t size = std::min(from.size(), kSize - 1);
  std::memcpy(to, from.data(), size);
  to[size] = '\0';
}

template <std::size_t kSize>
std::string ReadText(const char (&from)[kSize]) {
  return std::string(from, strnlen(from, kSize));
}

}  // namespace assay
