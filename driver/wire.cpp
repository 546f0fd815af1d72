// See wire.h. A length beyond the limit means that the sender's memory is damaged.
#include "driver/wire.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace assay {
namespace {

constexpr std::uint32_t kMostPayload = 512u << 20;
constexpr std::size_t kHeaderBytes = 5;

bool WriteAll(int fd, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t wrote = write(fd, data, size);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    data += wrote;
    size -= static_cast<std::size_t>(wrote);
  }
  return true;
}

bool ReadAll(int fd, char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t got = read(fd, data, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    data += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

std::uint32_t LengthIn(const char* header) {
  std::uint32_t length = 0;
  std::memcpy(&length, header + 1, sizeof length);
  return length;
}

bool KnownKind(char kind) { return kind >= 1 && kind <= static_cast<char>(FrameKind::kRequest); }

}  // namespace

bool WriteFrame(int fd, FrameKind kind, std::string_view payload) {
  if (payload.size() > kMostPayload) return false;
  std::array<char, kHeaderBytes> header{};
  header[0] = static_cast<char>(kind);
  const auto length = static_cast<std::uint32_t>(payload.size());
  std::memcpy(header.data() + 1, &length, sizeof length);
  return WriteAll(fd, header.data(), header.size()) && WriteAll(fd, payload.data(), payload.size());
}

std::optional<Frame> ReadFrame(int fd) {
  std::array<char, kHeaderBytes> header{};
  if (!ReadAll(fd, header.data(), header.size()) || !KnownKind(header[0])) return std::nullopt;
  const std::uint32_t length = LengthIn(header.data());
  if (length > kMostPayload) return std::nullopt;
  Frame frame{static_cast<FrameKind>(header[0]), std::string(length, '\0')};
  if (!ReadAll(fd, frame.payload.data(), length)) return std::nullopt;
  return frame;
}

FrameBuffer::State FrameBuffer::Fill(int fd) {
  std::array<char, 65536> chunk;
  while (!broken_) {
    const ssize_t got = read(fd, chunk.data(), chunk.size());
    if (got > 0) {
      bytes_.append(chunk.data(), static_cast<std::size_t>(got));
    } else if (got == 0) {
      return State::kEnd;
    } else if (errno != EINTR) {
      return errno == EAGAIN || errno == EWOULDBLOCK ? State::kOpen : State::kEnd;
    }
    if (bytes_.size() - at_ > 2 * static_cast<std::size_t>(kMostPayload)) broken_ = true;
  }
  return State::kBroken;
}

std::optional<Frame> FrameBuffer::Next() {
  if (broken_ || bytes_.size() - at_ < kHeaderBytes) return std::nullopt;
  const char* header = bytes_.data() + at_;
  const std::uint32_t length = LengthIn(header);
  if (!KnownKind(header[0]) || length > kMostPayload) {
    broken_ = true;
    return std::nullopt;
  }
  if (bytes_.size() - at_ < kHeaderBytes + length) return std::nullopt;
  Frame frame{static_cast<FrameKind>(header[0]), bytes_.substr(at_ + kHeaderBytes, length)};
  at_ += kHeaderBytes + length;
  if (at_ == bytes_.size()) {
    bytes_.clear();
    at_ = 0;
  }
  return frame;
}

}  // namespace assay
