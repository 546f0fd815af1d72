// See inputs.h. Only names are looked at here; contents are read in a worker.
#include "analyzer/driver/inputs.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

namespace assay {
namespace fs = std::filesystem;
namespace {

bool IsOperatorFolder(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_directory(folder / "op_kernel", ignored) || fs::is_directory(folder / "op_host", ignored);
}

bool IsData(const fs::path& path) {
  constexpr std::array<std::string_view, 4> kExtensions = {".json", ".npy", ".csv", ".tsv"};
  return std::find(kExtensions.begin(), kExtensions.end(), path.extension().string()) != kExtensions.end();
}

void Walk(const fs::path& folder, std::vector<Input>& out) {
  if (IsOperatorFolder(folder)) {
    out.push_back({folder.string(), std::nullopt});
    return;
  }
  std::vector<fs::path> entries;
  std::error_code ec;
  for (fs::directory_iterator it(folder, fs::directory_options::skip_permission_denied, ec), end; !ec && it != end;
       it.increment(ec)) {
    if (!it->path().filename().string().starts_with('.')) entries.push_back(it->path());
  }
  std::sort(entries.begin(), entries.end());
  for (const fs::path& entry : entries) {
    std::error_code ignored;
    if (fs::is_directory(entry, ignored)) {
      if (!fs::is_symlink(entry, ignored)) Walk(entry, out);
    } else if (fs::is_regular_file(entry, ignored) && !IsData(entry)) {
      out.push_back({entry.string(), std::nullopt});
    }
  }
}

}  // namespace

std::vector<Input> ExpandPaths(const std::vector<std::string>& paths) {
  std::vector<Input> out;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      Walk(path, out);
    } else {
      out.push_back({path, std::nullopt});
    }
  }
  return out;
}

std::string EncodeInput(const Input& input) {
  if (!input.bytes) return "p" + input.path;
  return "b" + input.path + '\0' + *input.bytes;
}

Input DecodeInput(std::string_view request) {
  const bool has_bytes = request.starts_with('b');
  request.remove_prefix(std::min<std::size_t>(1, request.size()));
  if (!has_bytes) return {std::string(request), std::nullopt};
  const std::size_t end = request.find('\0');
  return {std::string(request.substr(0, end)), std::string(request.substr(end + 1))};
}

std::string ReadStandardInput(std::size_t most) {
  std::string out;
  std::array<char, 65536> chunk;
  while (out.size() < most) {
    const ssize_t got = read(STDIN_FILENO, chunk.data(), std::min(chunk.size(), most - out.size()));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    out.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return out;
}

}  // namespace assay
