// See checkout-files.h. A header is opened under the name that was looked up, so that its own includes are resolved
// from there; it is one file under all its names.
#include "analyzer/frontend/checkout-files.h"

#include <llvm/Support/Path.h>

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/frontend/dialect-file.h"
#include "analyzer/frontend/file-system.h"

namespace assay {
namespace {

std::error_code Absent() { return std::make_error_code(std::errc::no_such_file_or_directory); }

// A file whose text is made here.
class TextFile : public llvm::vfs::File {
 public:
  TextFile(llvm::vfs::Status status, std::string text) : status_(std::move(status)), text_(std::move(text)) {}
  llvm::ErrorOr<llvm::vfs::Status> status() override { return status_; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine& name, std::int64_t, bool,
                                                               bool) override {
    return llvm::MemoryBuffer::getMemBufferCopy(text_, name);
  }
  std::error_code close() override { return {}; }

 private:
  llvm::vfs::Status status_;
  std::string text_;
};

class CheckoutFiles : public llvm::vfs::ProxyFileSystem {
 public:
  CheckoutFiles(source::Checkout& checkout, const FrontendDialect* dialect)
      : ProxyFileSystem(llvm::vfs::getRealFileSystem()), checkout_(checkout), dialect_(dialect) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
    const std::string name = path.str();
    if (name.starts_with(kSearchRoot)) return StatusOfFound(name);
    if (name + "/" == kSearchRoot) return FolderOfFound(name);
    const std::optional<std::string> file = FileOf(name);
    if (!file) return Absent();
    auto status = ProxyFileSystem::status(*file);
    if (!status) return status;
    return llvm::vfs::Status::copyWithNewName(*status, name);
  }

  bool exists(const llvm::Twine& path) override { return static_cast<bool>(status(path)); }

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
    const std::string name = path.str();
    if (name.starts_with(kSearchRoot)) {
      auto status = StatusOfFound(name);
      if (!status) return status.getError();
      return std::make_unique<TextFile>(*status, TextOfFound(name).value_or(""));
    }
    const std::optional<std::string> file = FileOf(name);
    if (!file) return Absent();
    auto opened = ProxyFileSystem::openFileForRead(*file);
    if (!opened) return opened;
    opened = llvm::vfs::File::getWithPath(std::move(opened), name);
    if (dialect_ == nullptr || !opened) return opened;
    return std::make_unique<DialectFile>(std::move(*opened), *dialect_);
  }

  llvm::vfs::directory_iterator dir_begin(const llvm::Twine&, std::error_code& error) override {
    error = Absent();
    return {};
  }

 private:
  // The file or folder of the checkout at a path; nullopt if there is none.
  std::optional<std::string> FileOf(const std::string& name) {
    if (ProxyFileSystem::exists(name)) {
      if (checkout_.Holds(name)) return name;
      return std::nullopt;
    }
    llvm::StringRef rest = name;
    if (rest.consume_front(kInputRoot)) {
      llvm::SmallString<256> within(rest);
      llvm::sys::path::remove_dots(within, /*remove_dot_dot=*/true);
      const std::string_view path(within.data(), within.size());
      // The input's own folders are in memory.
      if (path.empty() || path.starts_with("..") || checkout_.IsInHalf(path)) return std::nullopt;
      return checkout_.Installed(path);
    }
    return checkout_.InstalledFrom(name);
  }

  // A header found by the end of its path includes others relative to its own place: its text is an #include of the
  // file there.
  std::optional<std::string> TextOfFound(const std::string& name) {
    const std::optional<std::string> file = checkout_.Search(std::string_view(name).substr(kSearch.size()));
    if (!file) return std::nullopt;
    return "#include \"" + *file + "\"\n";
  }

  llvm::ErrorOr<llvm::vfs::Status> StatusOfFound(const std::string& name) {
    // A header is only looked up once its folder exists.
    if (llvm::sys::path::extension(name).empty()) return FolderOfFound(name);
    const std::optional<std::string> text = TextOfFound(name);
    if (!text) return Absent();
    return llvm::vfs::Status(name, IdOf(name), {}, 0, 0, text->size(), llvm::sys::fs::file_type::regular_file,
                             llvm::sys::fs::perms::all_read);
  }

  llvm::ErrorOr<llvm::vfs::Status> FolderOfFound(const std::string& name) {
    return llvm::vfs::Status(name, IdOf(name), {}, 0, 0, 0, llvm::sys::fs::file_type::directory_file,
                             llvm::sys::fs::perms::all_read);
  }

  // The same at every lookup.
  llvm::sys::fs::UniqueID IdOf(const std::string& name) {
    const auto [at, is_new] = ids_.try_emplace(name, 0, 0);
    if (is_new) at->second = llvm::vfs::getNextVirtualUniqueID();
    return at->second;
  }

  static constexpr std::string_view kSearch = kSearchRoot;

  source::Checkout& checkout_;
  const FrontendDialect* dialect_;
  std::map<std::string, llvm::sys::fs::UniqueID> ids_;
};

}  // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> MakeCheckoutFiles(source::Checkout& checkout,
                                                                  const FrontendDialect* dialect) {
  return llvm::makeIntrusiveRefCnt<CheckoutFiles>(checkout, dialect);
}

}  // namespace assay
