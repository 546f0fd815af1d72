// The files that a parse looked up and what it found, so that a later one can tell whether it would find the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/frontend.h"

namespace assay {

// One path. A file of the project is identified by its text, one that the checkout's search finds by its path, any
// other by inode, size and modification time; for a folder only its existence matters.
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

  // `files` with every lookup recorded; it must be used while this object lives.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Watch(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files);
  void Add(const std::string& path, const llvm::ErrorOr<llvm::vfs::Status>& status);

  void Add(const std::vector<SeenFile>& seen);

  // The lookups, each path once. Nothing if a later change of a file could go unnoticed: a file that changed within
  // the last two seconds may change again with the same size and time.
  std::optional<std::vector<SeenFile>> Take();

  // Whether a parse of `request` would find the same in `files`.
  static bool AreSame(const std::vector<SeenFile>& seen, const UnitRequest& request, llvm::vfs::FileSystem& files);

 private:
  static SeenFile Look(const UnitRequest& request, const std::string& path,
                       const llvm::ErrorOr<llvm::vfs::Status>& status);

  const UnitRequest& request_;
  llvm::StringSet<> paths_;
  std::vector<SeenFile> seen_;  // in the order of the looks
};

}  // namespace assay
