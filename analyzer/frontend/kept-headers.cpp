// Names, makes and removes the headers in their folder.
#include "analyzer/frontend/kept-headers.h"

#include <fcntl.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/SHA256.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <clang/Basic/Version.inc>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include "analyzer/frontend/request-key.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// Held while a header is made: the lock ends with the process.
class Lock {
 public:
  explicit Lock(std::string path)
      : path_(std::move(path)), file_(open(path_.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
    held_ = file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) == 0;
  }
  ~Lock() {
    if (held_) unlink(path_.c_str());
    if (file_ >= 0) close(file_);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  bool held() const { return held_; }

 private:
  std::string path_;
  int file_;
  bool held_;
};

// Everything a header follows from.
std::string NameOf(const UnitRequest& request, const std::string& version) {
  llvm::SHA256 hash;
  for (const std::string& text : {std::string(CLANG_VERSION_STRING), version, KeyOfSettings(request), request.prelude})
    hash.update(std::to_string(text.size()) + ":" + text);
  return llvm::toHex(hash.final(), /*LowerCase=*/true).substr(0, 32);
}

void Remove(const std::string& path) {
  std::error_code ignored;
  fs::remove(path, ignored);
  fs::remove(path + ".h", ignored);
}

bool IsThere(const std::string& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

void MakeOne(const UnitRequest& request, const std::string& path) {
  const Lock lock(path + ".lock");
  if (!lock.held() || IsThere(path)) return;
  // Clang writes it under another name first.
  if (!Frontend::WritePrecompiled(request, path).empty()) Remove(path);
}

}  // namespace

std::string KeptHeaders::PathOf(const UnitRequest& request) const {
  return folder_ + "/" + NameOf(request, version_) + ".pch";
}

std::string KeptHeaders::Find(const UnitRequest& request) const {
  const std::string path = folder_.empty() ? std::string() : PathOf(request);
  return !path.empty() && IsThere(path) ? path : std::string();
}

void KeptHeaders::Make(const std::vector<UnitRequest>& requests, int jobs, bool soon) const {
  std::error_code failed;
  if (folder_.empty() || requests.empty()) return;
  if (fs::create_directories(folder_, failed)) fs::permissions(folder_, fs::perms::owner_all, failed);
  if (failed) return;
  const std::string asked = PathOf(requests.front()) + ".asked";
  if (!soon && !IsThere(asked)) {
    std::ofstream{asked};
    return;
  }
  std::vector<pid_t> running;
  const auto wait_for_first = [&] {
    waitpid(running.front(), nullptr, 0);
    running.erase(running.begin());
  };
  bool made = false;
  for (const UnitRequest& request : requests) {
    const std::string path = PathOf(request);
    if (IsThere(path)) {
      // When it was last asked for, for MakeRoom.
      const timespec times[2] = {{.tv_sec = 0, .tv_nsec = UTIME_NOW}, {.tv_sec = 0, .tv_nsec = UTIME_OMIT}};
      utimensat(AT_FDCWD, path.c_str(), times, 0);
      continue;
    }
    if (running.size() >= static_cast<std::size_t>(std::max(jobs, 1))) wait_for_first();
    // What Clang keeps of a parse is not given back by this process.
    const pid_t child = fork();
    if (child == 0) {
      MakeOne(request, path);
      _exit(0);
    }
    if (child > 0) running.push_back(child);
    made = true;
  }
  while (!running.empty()) wait_for_first();
  if (made) MakeRoom();
}

void KeptHeaders::MakeRoom() const {
  struct Kept {
    std::int64_t used;
    std::uint64_t bytes;
    std::string path;
  };
  std::vector<Kept> kept;
  std::error_code failed;
  for (fs::directory_iterator at(folder_, failed), end; !failed && at != end; at.increment(failed)) {
    struct stat found = {};
    const std::string path = at->path().string();
    const bool whole = path.ends_with(".pch");
    // What Clang leaves if its process is killed has a longer name.
    if ((!whole && !path.ends_with(".tmp")) || stat(path.c_str(), &found) != 0) continue;
    kept.push_back({found.st_atim.tv_sec, static_cast<std::uint64_t>(found.st_size), path});
  }
  std::sort(kept.begin(), kept.end(), [](const Kept& a, const Kept& b) { return a.used > b.used; });
  std::uint64_t sum = 0;
  for (const Kept& one : kept) {
    sum += one.bytes;
    if (sum > most_bytes_) Remove(one.path);
  }
}

}  // namespace assay
