// What a program that launches its own kernels left when it ended or came to a launch: as structs, and as bytes in the
// memory that the worker shares with its caller, which validates all of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay {

// A piece of the device's memory.
struct ProgramBlock {
  std::uint64_t address = 0;
  std::vector<std::byte> data;
  bool given = false;  // the program wrote there, or a kernel did
};

struct ProgramLaunch {
  std::string symbol;  // of the kernel, in the host's program
  std::int64_t blocks = 0;
  std::array<std::uint32_t, 6> shape{};  // blocks and threads in three directions; no threads = 0
  std::int32_t location = -1;            // of the launch
  std::vector<std::vector<std::byte>> arguments;
  std::vector<ProgramBlock> memory;
};

using ProgramFiles = std::map<std::string, std::string>;  // by path, without "./"

struct ProgramRecord {
  std::optional<ProgramLaunch> launch;  // where it came to one whose result is not known yet
  int status = 0;                       // else what `main` returned
  std::string printed;                  // at most kMostPrinted bytes, the last ones
  ProgramFiles written;
  std::vector<std::string> missing;  // files that it tried to read and that do not exist
  std::vector<std::string> errors;   // calls of the runtime that gave an error: "aclrtMemcpy"
  bool chose_split = false;          // the host library chose how to split a product
  bool early_read = false;           // it read memory written by a launch that was not waited for
};

constexpr std::size_t kMostPrinted = 64 << 10;
// Of the device's memory and files together.
constexpr std::size_t kMostProgramBytes = 192u << 20;

// Appends to a buffer of capacity `room`; sets `full` once it is exceeded.
class RecordWriter {
 public:
  RecordWriter(std::byte* to, std::size_t room) : to_(to), room_(room) {}
  void Number(std::uint64_t value) { Bytes(&value, sizeof value); }
  void Text(std::string_view text);
  void Block(const void* data, std::size_t bytes);
  bool full() const { return full_; }
  std::size_t used() const { return used_; }

 private:
  void Bytes(const void* from, std::size_t bytes);

  std::byte* to_;
  std::size_t room_, used_ = 0;
  bool full_ = false;
};

void WriteRecord(const ProgramRecord& record, RecordWriter& to);
// Nothing if the bytes are not such a record.
std::optional<ProgramRecord> ReadRecord(const std::byte* from, std::size_t bytes);

}  // namespace assay
