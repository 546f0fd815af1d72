// See wire.h. A length beyond the limit means that the sender's memory is damaged.
#include "driver/wire.h"

#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <span>

namespace assay {
namespace {

constexpr std::uint32_t kMostPayload = 512u << 20;
constexpr std::size_t kHeaderBytes = 5;

// One call for all parts where the pipe takes them: the reader is woken once.
bool WriteAll(int fd, std::span<iovec> parts) {
  while (!parts.empty()) {
    const ssize_t wrote = writev(fd, parts.data(), static_cast<int>(parts.size()));
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    auto left = static_cast<std::size_t>(wrote);
    while (!parts.empty() && left >= parts.front().iov_len) {
      left -= parts.front().iov_len;
      parts = parts.subspan(1);
    }
    if (left == 0) continue;
    iovec& cut = parts.front();
    cut.iov_base = static_cast<char*>(cut.iov_base) + left;
    cut.iov_len -= left;
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
  // writev only reads what it is given.
  std::array<iovec, 2> parts = {{{header.data(), header.size()}, {const_cast<char*>(payload.data()), payload.size()}}};
  return WriteAll(fd, std::span(parts).first(payload.empty() ? 1 : 2));
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
