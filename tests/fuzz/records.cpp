// What workers return: frames cut at any place, results, notes. None of it is trusted.
#include <fcntl.h>
#include <unistd.h>

#include <cstring>

#include "analyzer/facts/progress-note.h"
#include "driver/check-work.h"
#include "driver/wire.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace assay;

void Frames(std::string_view bytes) {
  int ends[2];
  if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) return;
  FrameBuffer buffer;
  while (!bytes.empty()) {
    const std::size_t chunk = std::min<std::size_t>(bytes.size(), 1 + static_cast<unsigned char>(bytes[0]));
    if (write(ends[1], bytes.data(), chunk) < 0) break;
    bytes.remove_prefix(chunk);
    buffer.Fill(ends[0]);
    while (const std::optional<Frame> frame = buffer.Next()) (void)frame->payload.size();
  }
  close(ends[0]);
  close(ends[1]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  Frames(bytes);
  const CheckResult result = DecodeResult(bytes);
  if (result.rendered.size() + result.trace.size() > size) fuzz::Fail("a result longer than its record");
  ProgressNote note{};
  std::memcpy(&note, data, std::min(size, sizeof note));
  for (const std::string& text : {PlaceIn(note), LimitIn(note)}) {
    for (const char c : text) {
      if (c < ' ' || c > '~') fuzz::Fail("a note with bytes that are not printable");
    }
  }
  return 0;
}
