// What the machine leaves for its caller while a program runs: consecutive records in shared memory, each
// completed before it counts, so that a crash preserves all earlier ones. The reader validates all of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace assay::cuda {

constexpr std::size_t kEventBytes = 8u << 20;

enum class Event : std::uint8_t {
  kStorage,    // bytes, argument, on_host
  kLaunch,     // see machine.cpp
  kAttribute,  // symbol, location, attribute, value, error
  kAsked,      // the last error was looked at
  kSynchronised,
  kLibraryCall,  // name
  kWritten,      // storage
  kFailed,       // kind, text, location
  kResult,       // a value
  kValues,       // storage, dtype, index of the first in the area of values, count
  kFault,        // of a kernel: see machine-launches.cpp
  kCopied,       // to the host: index of the first in the area of values, count
  kPrinted,      // text
  kAllocated,    // storage, location: memory of cudaMalloc
  kReleased,     // storage
  kWork,         // of a launch: see work-event.h
  kSteps         // of a launch: how many
};

class EventWriter {
 public:
  explicit EventWriter(std::byte* to) : to_(to) {}

  void Begin(Event event) {
    record_.clear();
    Number(static_cast<std::uint8_t>(event));
  }
  template <class T>
  void Number(T value) {
    static_assert(std::is_trivially_copyable_v<T>);
    const char* bytes = reinterpret_cast<const char*>(&value);
    record_.append(bytes, sizeof value);
  }
  void Text(std::string_view text) {
    text = text.substr(0, kMostText);
    Number(static_cast<std::uint32_t>(text.size()));
    record_.append(text);
  }
  // False if there is no room left.
  bool End() {
    if (record_.size() > kEventBytes - sizeof(std::uint64_t) - used_) return false;
    std::memcpy(to_ + sizeof(std::uint64_t) + used_, record_.data(), record_.size());
    used_ += record_.size();
    std::memcpy(to_, &used_, sizeof used_);
    return true;
  }

  void Clear() {
    used_ = 0;
    std::memcpy(to_, &used_, sizeof used_);
  }

  static constexpr std::size_t kMostText = 4000;

 private:
  std::byte* to_;
  std::uint64_t used_ = 0;
  std::string record_;
};

// Gives zeros and empty texts, and is no longer `sound`, once more was read than there is.
class EventReader {
 public:
  explicit EventReader(const std::string& bytes) : bytes_(bytes) {}

  // A copy of what is in the worker's memory, since that may change while it is read. One byte that is not an event
  // if its size is none.
  static std::string Take(const std::byte* from) {
    std::uint64_t used = 0;
    std::memcpy(&used, from, sizeof used);
    if (used > kEventBytes - sizeof used) return std::string(1, '\xff');  // no event: rejected by every reader
    return std::string(reinterpret_cast<const char*>(from) + sizeof used, static_cast<std::size_t>(used));
  }

  bool AtEnd() const { return !sound_ || at_ == bytes_.size(); }
  bool sound() const { return sound_; }
  void Refuse() { sound_ = false; }

  template <class T>
  T Number() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value{};
    if (!sound_ || bytes_.size() - at_ < sizeof value) {
      sound_ = false;
      return value;
    }
    std::memcpy(&value, bytes_.data() + at_, sizeof value);
    at_ += sizeof value;
    return value;
  }
  std::string Text() {
    const auto size = Number<std::uint32_t>();
    if (!sound_ || size > EventWriter::kMostText || bytes_.size() - at_ < size) {
      sound_ = false;
      return {};
    }
    at_ += size;
    return bytes_.substr(at_ - size, size);
  }

 private:
  const std::string& bytes_;
  std::size_t at_ = 0;
  bool sound_ = true;
};

}  // namespace assay::cuda
