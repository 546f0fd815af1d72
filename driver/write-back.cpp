// The path comes from a worker that has read a hostile input, so it is checked against the path that the user named.
#include "driver/write-back.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace assay {
namespace fs = std::filesystem;
namespace {

bool LiesIn(const fs::path& root, const fs::path& path) {
  std::error_code ec;
  const fs::path real_root = fs::canonical(root, ec);
  if (ec) return false;
  const fs::path real_path = fs::canonical(path, ec);
  if (ec) return false;
  const auto [end, unused] = std::mismatch(real_root.begin(), real_root.end(), real_path.begin(), real_path.end());
  return end == real_root.end();
}

bool WriteAll(int fd, const std::string& bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const ssize_t wrote = write(fd, bytes.data() + at, bytes.size() - at);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    at += static_cast<std::size_t>(wrote);
  }
  return true;
}

}  // namespace

std::string WriteBack(const std::string& root, const std::string& path, const std::string& before,
                      const std::string& after) {
  std::error_code ec;
  if (!fs::is_regular_file(fs::symlink_status(path, ec))) return fmt::format("`{}` is not a regular file", path);
  if (!LiesIn(root, path)) return fmt::format("`{}` lies outside of `{}`", path, root);
  std::ifstream in(path, std::ios::binary);
  const std::string now(std::istreambuf_iterator<char>(in), {});
  if (now != before) return fmt::format("`{}` has changed meanwhile", path);
  struct stat status{};
  if (stat(path.c_str(), &status) != 0) return fmt::format("`{}`: {}", path, std::strerror(errno));
  std::string beside = path + ".assay-XXXXXX";
  const int fd = mkstemp(beside.data());
  if (fd < 0) return fmt::format("`{}` cannot be written: {}", path, std::strerror(errno));
  const bool written = WriteAll(fd, after) && fchmod(fd, status.st_mode & 07777) == 0 && fsync(fd) == 0;
  close(fd);
  if (!written || std::rename(beside.c_str(), path.c_str()) != 0) {
    const std::string why = std::strerror(errno);
    std::remove(beside.c_str());
    return fmt::format("`{}` cannot be written: {}", path, why);
  }
  return "";
}

}  // namespace assay
