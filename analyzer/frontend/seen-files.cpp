// See seen-files.h.
#include "analyzer/frontend/seen-files.h"

#include <llvm/Support/Path.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "analyzer/frontend/file-system.h"
#include "analyzer/source/checkout.h"

namespace assay {
namespace {

using Nanoseconds = std::chrono::nanoseconds;

class WatchedFileSystem : public llvm::vfs::ProxyFileSystem {
 public:
  WatchedFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, SeenFiles& seen)
      : ProxyFileSystem(std::move(files)), seen_(seen) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
    auto status = ProxyFileSystem::status(path);
    seen_.Add(path.str(), status);
    return status;
  }
  bool exists(const llvm::Twine& path) override { return static_cast<bool>(status(path)); }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
    auto file = ProxyFileSystem::openFileForRead(path);
    seen_.Add(path.str(), file ? (*file)->status() : llvm::ErrorOr<llvm::vfs::Status>(file.getError()));
    return file;
  }

 private:
  SeenFiles& seen_;
};

// Files of the machine's own library do not change while a process runs.
bool IsSystem(llvm::StringRef path) {
  return std::ranges::any_of(SystemIncludeDirs(), [&](const std::string& folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
  });
}

const VirtualFile* ProjectFile(const UnitRequest& request, const std::string& path) {
  const int file = request.project != nullptr ? ProjectFileAt(*request.project, path) : -1;
  return file < 0 ? nullptr : &request.project->files[static_cast<std::size_t>(file)];
}

}  // namespace

SeenFile SeenFiles::Look(const UnitRequest& request, const std::string& path,
                         const llvm::ErrorOr<llvm::vfs::Status>& status) {
  SeenFile seen;
  seen.path = path;
  if (!status) return seen;
  if (status->isDirectory()) {
    seen.kind = SeenFile::Kind::kFolder;
  } else if (const VirtualFile* own = ProjectFile(request, path)) {
    seen.kind = SeenFile::Kind::kText;
    seen.text = std::hash<std::string>()(own->text);
  } else if (llvm::StringRef name = path; name.consume_front(kSearchRoot) && request.project->checkout) {
    seen.kind = SeenFile::Kind::kFound;
    seen.found = request.project->checkout->Search(name).value_or("");
  } else {
    seen.kind = SeenFile::Kind::kFile;
    seen.size = status->getSize();
    // A file made in memory gets a new inode number every time, and its text follows from the request.
    const auto when = std::chrono::duration_cast<Nanoseconds>(status->getLastModificationTime().time_since_epoch());
    seen.changed_ns = when.count();
    if (seen.changed_ns != 0) {
      seen.device = status->getUniqueID().getDevice();
      seen.inode = status->getUniqueID().getFile();
    }
  }
  return seen;
}

void SeenFiles::Add(const std::string& path, const llvm::ErrorOr<llvm::vfs::Status>& status) {
  if (!IsSystem(path) && paths_.insert(path).second) seen_.push_back(Look(request_, path, status));
}

void SeenFiles::Add(const std::vector<SeenFile>& seen) {
  for (const SeenFile& one : seen) {
    if (paths_.insert(one.path).second) seen_.push_back(one);
  }
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> SeenFiles::Watch(
    llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files) {
  return llvm::makeIntrusiveRefCnt<WatchedFileSystem>(std::move(files), *this);
}

std::optional<std::vector<SeenFile>> SeenFiles::Take() {
  const auto now = std::chrono::duration_cast<Nanoseconds>(std::chrono::system_clock::now().time_since_epoch());
  const auto changing = [&](const SeenFile& seen) {
    return seen.kind == SeenFile::Kind::kFile && seen.changed_ns > (now - source::kStillChanging).count();
  };
  if (std::ranges::any_of(seen_, changing)) return std::nullopt;
  return std::move(seen_);
}

bool SeenFiles::AreSame(const std::vector<SeenFile>& seen, const UnitRequest& request, llvm::vfs::FileSystem& files) {
  return std::ranges::all_of(
      seen, [&](const SeenFile& one) { return Look(request, one.path, files.status(one.path)) == one; });
}

}  // namespace assay
