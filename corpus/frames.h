// Files of zstd frames. A frame is written whole and checked by its checksum, so that what a crash cut off is found and
// dropped; frames after one another are an ordinary .zst file.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

namespace assay {

std::string CompressFrame(std::string_view bytes);

// Calls `each` with the content of every frame from the start of the file until one is cut off or damaged, or `each`
// returns false. Returns the bytes of the frames read; 0 where the file cannot be opened. Content above 1 GiB counts as
// damaged.
std::uint64_t ReadFrames(const std::string& path, const std::function<bool(std::string_view content)>& each);

// Appends frames. Each is on the disk, as far as a killed process is concerned, once Append returns.
class FrameFile {
 public:
  ~FrameFile() { Close(); }
  // Opens, made if need be, and cut to `size` bytes; refused while another process has it open. The error, or "".
  std::string Open(const std::string& path, std::uint64_t size);
  std::string Append(std::string_view content);
  void Close();

 private:
  int descriptor_ = -1;
  std::string path_;
};

}  // namespace assay
