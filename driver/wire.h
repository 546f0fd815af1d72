// Frames on the pipes between the pool and its workers: kind, length, bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

enum class FrameKind : std::uint8_t { kReady = 1, kStage, kResult, kDone, kLimit, kRequest };

// With kDone: the worker is to be replaced.
inline constexpr std::string_view kWornOut = "worn out";

struct Frame {
  FrameKind kind;
  std::string payload;
};

// Blocking; false where the other side is gone.
bool WriteFrame(int fd, FrameKind kind, std::string_view payload);
std::optional<Frame> ReadFrame(int fd);

// Collects bytes as they arrive and cuts them into frames.
class FrameBuffer {
 public:
  enum class State { kOpen, kEnd, kBroken };
  // Reads what is there from a non-blocking descriptor.
  State Fill(int fd);
  std::optional<Frame> Next();

 private:
  std::string bytes_;
  std::size_t at_ = 0;
  bool broken_ = false;
};

}  // namespace assay
