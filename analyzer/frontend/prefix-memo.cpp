// See prefix-memo.h.
#include "analyzer/frontend/prefix-memo.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "analyzer/frontend/file-system.h"
#include "analyzer/frontend/request-key.h"
#include "analyzer/source/content.h"

namespace assay {
namespace {

constexpr std::size_t kMostPrefixes = 6;
constexpr std::size_t kMostPrefixBytes = 96u << 20;
constexpr std::size_t kMostParsed = 4096;

}  // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Prefix::Over(
    llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files) const {
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  memory->addFile(text_path, 0, llvm::MemoryBuffer::getMemBuffer(text, text_path));
  if (precompiled != nullptr) {
    const llvm::StringRef bytes(precompiled->Data.data(), precompiled->Data.size());
    memory->addFile(path, 0, llvm::MemoryBuffer::getMemBuffer(bytes, path, /*RequiresNullTerminator=*/false));
  }
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(std::move(files));
  overlay->pushOverlay(memory);
  return overlay;
}

const Prefix* PrefixMemo::Find(const UnitRequest& request, llvm::vfs::FileSystem& files) {
  if (request.leading.empty()) return nullptr;
  const std::string key = KeyOfSettings(request);
  const auto fits = [&](const Prefix& prefix) {
    return prefix.key == key && prefix.precompiled != nullptr && source::HaveAll(request.leading, prefix.names);
  };
  auto best = prefixes_.end();
  for (auto at = prefixes_.begin(); at != prefixes_.end(); ++at) {
    if (fits(*at) && (best == prefixes_.end() || best->names.size() < at->names.size())) best = at;
  }
  if (best == prefixes_.end()) return nullptr;
  if (!SeenFiles::AreSame(best->seen, request, files)) {
    prefixes_.erase(best);
    return Find(request, files);
  }
  prefixes_.splice(prefixes_.begin(), prefixes_, best);
  return &prefixes_.front();
}

std::vector<std::string> PrefixMemo::Wanted(const UnitRequest& request, llvm::vfs::FileSystem& files) {
  if (request.leading.empty() || request.main_file < 0) return {};
  const std::string key = KeyOfSettings(request);
  const auto tried = [&](const std::vector<std::string>& names) {
    return std::ranges::any_of(prefixes_, [&](const Prefix& prefix) {
      return prefix.key == key && prefix.names == names && SeenFiles::AreSame(prefix.seen, request, files);
    });
  };
  std::string unit = key + request.project->files[static_cast<std::size_t>(request.main_file)].name;
  for (const std::string& name : request.leading) unit += '\0' + name;
  if (parsed_.size() >= kMostParsed) parsed_.clear();
  const bool again = !parsed_.insert(std::move(unit)).second;
  if (!request.shared_leading.empty() && !tried(request.shared_leading)) return request.shared_leading;
  return again && !tried(request.leading) ? request.leading : std::vector<std::string>();
}

Prefix PrefixMemo::Begin(const UnitRequest& request, std::vector<std::string> names) {
  Prefix prefix;
  prefix.key = KeyOfSettings(request);
  prefix.names = std::move(names);
  // A different file under every name, so that contents read under one name are not reused for another.
  prefix.text_path = fmt::format("{}.prefix-{}.h", kInputRoot, ++made_);
  prefix.path = fmt::format("{}.prefix-{}.pch", kInputRoot, made_);
  for (const std::string& name : prefix.names) prefix.text += "#include \"" + name + "\"\n";
  return prefix;
}

const Prefix* PrefixMemo::Keep(Prefix prefix) {
  prefixes_.push_front(std::move(prefix));
  std::size_t bytes = 0, count = 0;
  for (auto at = prefixes_.begin(); at != prefixes_.end();) {
    bytes += at->precompiled != nullptr ? at->precompiled->Data.size() : 0;
    const bool kept = at == prefixes_.begin() || (++count < kMostPrefixes && bytes <= kMostPrefixBytes);
    at = kept ? std::next(at) : prefixes_.erase(at);
  }
  const Prefix& made = prefixes_.front();
  return made.precompiled != nullptr ? &made : nullptr;
}

void PrefixMemo::SetAside(const Prefix& prefix) {
  for (Prefix& one : prefixes_) {
    if (&one == &prefix) one.precompiled = nullptr;
  }
}

}  // namespace assay
