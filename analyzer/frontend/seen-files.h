// Which files a parse looked at and what it found, so that a later one can tell whether it would find the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/frontend.h"

namespace assay {

// One path. A file of the project's is known by its text, one that the checkout's search finds by where it lies, any
// other by its inode, size and time of change; of a folder it only matters that it is there.
struct SeenFile {
  enum class Kind { kAbsent, kFolder, kFile, kText, kFound } kind = Kind::kAbsent;
  std::string path;
  std::uint64_t device = 0, inode = 0, size = 0;
  std::int64_t changed_ns = 0;  // since 1970
  std::size_t text = 0;         // hash
  std::string found;            // real path
  bool operator==(const SeenFile&) const = default;
};

class SeenFiles {
 public:
  // `request` has to outlive it.
  explicit SeenFiles(const UnitRequest& request) : request_(request) {}

  // `files` with every look written down; it has to be used while this lives.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Watch(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files);
  void Add(const std::string& path, const llvm::ErrorOr<llvm::vfs::Status>& status);

  void Add(const std::vector<SeenFile>& seen);

  // What was seen, each path once. Nothing where it cannot be told later whether a file has changed: one that changed
  // within the last two seconds may do so again without another size or time.
  std::optional<std::vector<SeenFile>> Take();

  // Whether a parse of `request` finds in `files` what another one saw.
  static bool AreSame(const std::vector<SeenFile>& seen, const UnitRequest& request, llvm::vfs::FileSystem& files);

 private:
  static SeenFile Look(const UnitRequest& request, const std::string& path,
                       const llvm::ErrorOr<llvm::vfs::Status>& status);

  const UnitRequest& request_;
  llvm::StringSet<> paths_;
  std::vector<SeenFile> seen_;  // in the order of the looks
};

}  // namespace assay
