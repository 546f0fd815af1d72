// See stream.h.
#include "driver/lsp/stream.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string_view>

namespace assay {
namespace {

constexpr std::size_t kMostHeader = 4096;
constexpr std::size_t kMostBody = 64u << 20;

// The body's length; nullopt if the headers do not give it.
std::optional<std::size_t> LengthOf(std::string_view headers) {
  while (!headers.empty()) {
    const std::string_view line = headers.substr(0, headers.find("\r\n"));
    headers.remove_prefix(std::min(headers.size(), line.size() + 2));
    const std::size_t colon = line.find(':');
    if (colon == line.npos || line.substr(0, colon) != "Content-Length") continue;
    std::string_view number = line.substr(colon + 1);
    while (number.starts_with(' ')) number.remove_prefix(1);
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), length);
    if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
    return length;
  }
  return std::nullopt;
}

}  // namespace

std::optional<nlohmann::json> LspStream::Next(bool wait) {
  while (!ended_) {
    if (std::optional<nlohmann::json> message = Take()) return message;
    if (ended_ || !Fill(wait)) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<nlohmann::json> LspStream::Take() {
  const std::size_t end = buffer_.find("\r\n\r\n");
  if (end == buffer_.npos) {
    if (buffer_.size() > kMostHeader) {
      ended_ = true;
      problem_ = fmt::format("a header of a message is longer than {} bytes", kMostHeader);
    }
    return std::nullopt;
  }
  const std::optional<std::size_t> length = LengthOf(std::string_view(buffer_).substr(0, end));
  if (!length || *length > kMostBody) {
    ended_ = true;
    problem_ = length ? fmt::format("a message is longer than {} MiB", kMostBody >> 20)
                      : "a message has no `Content-Length: NUMBER`";
    return std::nullopt;
  }
  const std::size_t begin = end + 4;
  if (buffer_.size() - begin < *length) return std::nullopt;
  nlohmann::json message =
      nlohmann::json::parse(buffer_.begin() + static_cast<std::ptrdiff_t>(begin),
                            buffer_.begin() + static_cast<std::ptrdiff_t>(begin + *length), nullptr, false);
  buffer_.erase(0, begin + *length);
  return message;
}

bool LspStream::Fill(bool wait) {
  pollfd ready{in_, POLLIN, 0};
  if (!wait && poll(&ready, 1, 0) <= 0) return false;
  std::array<char, 65536> chunk;
  ssize_t got = 0;
  do {
    got = read(in_, chunk.data(), chunk.size());
  } while (got < 0 && errno == EINTR);
  if (got <= 0) {
    ended_ = true;
    return false;
  }
  buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  return true;
}

bool LspStream::Send(const nlohmann::json& message) {
  const std::string body = message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  const std::string bytes = fmt::format("Content-Length: {}\r\n\r\n{}", body.size(), body);
  std::string_view rest = bytes;
  while (!rest.empty()) {
    const ssize_t put = write(out_, rest.data(), rest.size());
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

}  // namespace assay
