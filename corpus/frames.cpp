// Frames carry their content's size and checksum.
#include "corpus/frames.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <zstd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>

namespace assay {
namespace {

constexpr int kLevel = 3;
constexpr std::size_t kMostContent = 1u << 30;
constexpr std::size_t kChunk = 1u << 20;

}  // namespace

std::string CompressFrame(std::string_view bytes) {
  thread_local const std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> context(ZSTD_createCCtx(), ZSTD_freeCCtx);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kLevel);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string out(ZSTD_compressBound(bytes.size()), '\0');
  const std::size_t size = ZSTD_compress2(context.get(), out.data(), out.size(), bytes.data(), bytes.size());
  out.resize(ZSTD_isError(size) != 0 ? 0 : size);
  return out;
}

std::uint64_t ReadFrames(const std::string& path, const std::function<bool(std::string_view content)>& each) {
  std::ifstream in(path, std::ios::binary);
  std::string buffer;
  std::string content;
  std::size_t at = 0;  // read so far of the buffer
  std::uint64_t good = 0;
  while (true) {
    const std::size_t size = ZSTD_findFrameCompressedSize(buffer.data() + at, buffer.size() - at);
    if (ZSTD_isError(size) != 0) {
      if (!in || buffer.size() - at > kMostContent) break;
      buffer.erase(0, at);
      at = 0;
      const std::size_t had = buffer.size();
      buffer.resize(had + kChunk);
      in.read(buffer.data() + had, static_cast<std::streamsize>(kChunk));
      buffer.resize(had + static_cast<std::size_t>(in.gcount()));
      if (buffer.size() == had) break;
      continue;
    }
    const unsigned long long length = ZSTD_getFrameContentSize(buffer.data() + at, size);
    if (length > kMostContent) break;
    content.resize(length);
    if (ZSTD_decompress(content.data(), content.size(), buffer.data() + at, size) != length) break;
    if (!each(content)) break;
    good += size;
    at += size;
  }
  return good;
}

std::string FrameFile::Open(const std::string& path, std::uint64_t size) {
  Close();
  path_ = path;
  descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor_ < 0) return fmt::format("cannot open `{}`: {}", path, std::strerror(errno));
  // Held only by this process, not by its children, and released when it dies.
  struct flock lock{};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  if (fcntl(descriptor_, F_SETLK, &lock) != 0 && (errno == EAGAIN || errno == EACCES)) {
    return fmt::format("another run is writing `{}`", path);
  }
  if (ftruncate(descriptor_, static_cast<off_t>(size)) != 0 || lseek(descriptor_, 0, SEEK_END) < 0) {
    return fmt::format("cannot write `{}`: {}", path, std::strerror(errno));
  }
  return "";
}

std::string FrameFile::Append(std::string_view content) {
  const std::string frame = CompressFrame(content);
  for (std::size_t done = 0; done < frame.size();) {
    const ssize_t wrote = write(descriptor_, frame.data() + done, frame.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return fmt::format("cannot write `{}`: {}", path_, std::strerror(errno));
    done += static_cast<std::size_t>(wrote);
  }
  return "";
}

void FrameFile::Close() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
}

}  // namespace assay
