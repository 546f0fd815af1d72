// In-memory files over a disk that shows header folders only.
#include "analyzer/frontend/file-system.h"

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/Path.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>

#include <algorithm>

#include "analyzer/frontend/checkout-files.h"
#include "analyzer/frontend/dialect-file.h"
#include "analyzer/source/checkout.h"

namespace assay {
namespace {

// Headers on disk, in the folders that a parse may see.
class HeaderFileSystem : public llvm::vfs::ProxyFileSystem {
 public:
  HeaderFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk, std::vector<std::string> allowed,
                   std::vector<std::string> absent, std::vector<std::string> in_dialect, const FrontendDialect& dialect)
      : ProxyFileSystem(std::move(disk)),
        allowed_(std::move(allowed)),
        absent_(std::move(absent)),
        in_dialect_(std::move(in_dialect)),
        dialect_(in_dialect_.empty() ? FrontendDialect{} : dialect) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
    if (!Allowed(path)) return std::make_error_code(std::errc::no_such_file_or_directory);
    return ProxyFileSystem::status(path);
  }
  bool exists(const llvm::Twine& path) override { return Allowed(path) && ProxyFileSystem::exists(path); }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
    if (!Allowed(path)) return std::make_error_code(std::errc::no_such_file_or_directory);
    auto file = ProxyFileSystem::openFileForRead(path);
    if (!file || !Below(path, in_dialect_)) return file;
    return std::make_unique<DialectFile>(std::move(*file), dialect_);
  }
  llvm::vfs::directory_iterator dir_begin(const llvm::Twine& dir, std::error_code& error) override {
    if (!Allowed(dir)) {
      error = std::make_error_code(std::errc::no_such_file_or_directory);
      return {};
    }
    return ProxyFileSystem::dir_begin(dir, error);
  }

 private:
  bool Allowed(const llvm::Twine& path) const { return Below(path, allowed_) && !Absent(path); }

  bool Absent(const llvm::Twine& twine) const {
    if (absent_.empty()) return false;
    llvm::SmallString<256> path;
    twine.toVector(path);
    const llvm::StringRef name = llvm::sys::path::filename(path);
    return std::any_of(absent_.begin(), absent_.end(),
                       [&](const std::string& start) { return name.starts_with(start); });
  }

  static bool Below(const llvm::Twine& twine, const std::vector<std::string>& folders) {
    llvm::SmallString<256> path;
    twine.toVector(path);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    for (const std::string& prefix : folders) {
      if (path.starts_with(prefix) && (path.size() == prefix.size() || path[prefix.size()] == '/')) return true;
    }
    return false;
  }

  std::vector<std::string> allowed_;
  std::vector<std::string> absent_;
  std::vector<std::string> in_dialect_;
  FrontendDialect dialect_;  // of a default where no folder needs it
};

std::string NewestLibstdcxx() {
  std::error_code error;
  int best = 0;
  std::string found;
  for (llvm::sys::fs::directory_iterator it("/usr/include/c++", error), end; it != end && !error; it.increment(error)) {
    int version = 0;
    llvm::StringRef name = llvm::sys::path::filename(it->path());
    if (!name.getAsInteger(10, version) && version > best) {
      best = version;
      found = name.str();
    }
  }
  return found;
}

bool IsNameCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':'; }

bool IsSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

// Where the callee begins that ends before `end`: a name, qualified or with template arguments.
std::size_t CalleeBegin(const std::string& text, std::size_t end) {
  std::size_t at = end;
  while (at > 0 && IsSpace(text[at - 1])) --at;
  if (at > 0 && text[at - 1] == '>') {
    int depth = 0;
    while (at > 0 && text[at - 1] != ';' && text[at - 1] != '{') {
      --at;
      depth += text[at] == '>' ? 1 : text[at] == '<' ? -1 : 0;
      if (depth == 0) break;
    }
    while (at > 0 && IsSpace(text[at - 1])) --at;
  }
  while (at > 0 && IsNameCharacter(text[at - 1])) --at;
  return at;
}

// One past the argument list that follows `at`; npos if there is none.
std::size_t ArgumentsEnd(const std::string& text, std::size_t at) {
  while (at < text.size() && IsSpace(text[at])) ++at;
  if (at == text.size() || text[at] != '(') return std::string::npos;
  int depth = 0;
  for (; at < text.size() && text[at] != ';' && text[at] != '{'; ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth == 0) return at + 1;
  }
  return std::string::npos;
}

// kernel<<<blocks, control, stream>>>(arguments) is a launch by the host: its pointers are the host's, and which kernel
// it names does not matter in this translation unit. It becomes a constant of the same length.
void BlankLaunches(std::string& text) {
  for (std::size_t at = text.find("<<<"); at != std::string::npos; at = text.find("<<<", at + 3)) {
    const std::size_t close = text.find(">>>", at);
    const std::size_t stop = text.find_first_of(";{}", at);
    if (close == std::string::npos || (stop != std::string::npos && stop < close)) continue;
    const std::size_t begin = CalleeBegin(text, at);
    const std::size_t end = ArgumentsEnd(text, close + 3);
    if (begin == at || end == std::string::npos) continue;
    for (std::size_t i = begin; i < end; ++i) {
      if (text[i] != '\n') text[i] = ' ';
    }
    text[begin] = '0';
  }
}

// kernel<<<blocks, control, stream>>>(arguments) as a C++ expression: the prelude declares `%` and `$`.
void CallLaunches(std::string& text) {
  for (std::size_t at = text.find("<<<"); at != std::string::npos; at = text.find("<<<", at + 3)) {
    const std::size_t close = text.find(">>>", at);
    const std::size_t stop = text.find_first_of(";{}", at);
    if (close == std::string::npos || (stop != std::string::npos && stop < close)) continue;
    if (CalleeBegin(text, at) == at || ArgumentsEnd(text, close + 3) == std::string::npos) continue;
    text.replace(at, 3, "%$(");
    text.replace(close, 3, ")  ");
  }
}

// `word type name[8];` as a statement: not a pointer, reference or function.
bool DeclaresPlaced(const std::string& text, std::size_t begin, std::size_t end) {
  std::size_t before = begin;
  while (before > 0 && IsSpace(text[before - 1])) --before;
  if (before > 0 && text.compare(std::max<std::size_t>(before, 2) - 2, 2, "*/") != 0 &&
      std::string_view("{};").find(text[before - 1]) == std::string_view::npos) {
    // After a comment that ends with its line.
    const std::size_t line = text.rfind('\n', before - 1);
    const std::size_t comment = text.find("//", line == std::string::npos ? 0 : line);
    if (comment >= before) return false;
  }
  bool named = false;
  for (std::size_t at = end; at < text.size(); ++at) {
    if (text[at] == ';' || text[at] == '[') return named;
    if (!IsSpace(text[at]) && !IsNameCharacter(text[at])) return false;
    named |= IsNameCharacter(text[at]);
  }
  return false;
}

// Variables that functions keep in device memory have no place on a stack.
void PlaceVariables(const FrontendDialect& dialect, std::string& text) {
  for (const auto& [word, placed] : dialect.placed_words) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + word.size())) {
      if (at > 0 && IsNameCharacter(text[at - 1])) continue;
      if (DeclaresPlaced(text, at, at + word.size())) text.replace(at, word.size(), placed);
    }
  }
}

// Where a project's file lies on disk in its checkout; empty if it is not there in this form.
std::string PlaceOnDisk(const Project& project, const VirtualFile& file) {
  if (!project.checkout || static_cast<std::size_t>(file.container) >= project.containers.size()) return {};
  const std::string& path = project.containers[static_cast<std::size_t>(file.container)].path;
  llvm::SmallString<256> real;
  if (!llvm::StringRef(path).ends_with(llvm::sys::path::filename(file.name)) || llvm::sys::fs::real_path(path, real))
    return {};
  return real.str().str();
}

}  // namespace

int ProjectFileAt(const Project& project, const std::string& path) {
  llvm::SmallString<256> name(path);
  llvm::sys::path::remove_dots(name, /*remove_dot_dot=*/true);
  llvm::StringRef rest = name;
  const bool own = rest.consume_front(kInputRoot);
  if (!own && !project.checkout) return -1;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    // Looks at the disk only if the name fits.
    if (own ? rest == file.name
            : llvm::sys::path::filename(name) == llvm::sys::path::filename(file.name) &&
                  llvm::StringRef(PlaceOnDisk(project, file)) == name)
      return static_cast<int>(i);
  }
  return -1;
}

const std::vector<std::string>& SystemIncludeDirs() {
  static const std::vector<std::string> dirs = [] {
    std::vector<std::string> result;
    const llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
    const std::string multiarch = triple.getArchName().str() + "-linux-gnu";
    const std::string version = NewestLibstdcxx();
    if (!version.empty()) {
      result.push_back("/usr/include/c++/" + version);
      result.push_back("/usr/include/" + multiarch + "/c++/" + version);
      result.push_back("/usr/include/c++/" + version + "/backward");
    }
    result.push_back(ASSAY_CLANG_BUILTINS);
    result.push_back("/usr/local/include");
    result.push_back("/usr/include/" + multiarch);
    result.push_back("/usr/include");
    return result;
  }();
  return dirs;
}

std::string ToPlainCpp(const FrontendDialect& dialect, std::string text, bool calls_launches) {
  for (const auto& [from, to] : dialect.replacements) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
  }
  if (calls_launches)
    CallLaunches(text);
  else if (dialect.launches)
    BlankLaunches(text);
  return text;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> MakeFileSystem(const FrontendDialect& dialect,
                                                               const UnitRequest& request,
                                                               const std::string& main_text) {
  std::vector<std::string> allowed = request.include_dirs;
  allowed.insert(allowed.end(), request.system_dirs.begin(), request.system_dirs.end());
  allowed.insert(allowed.end(), SystemIncludeDirs().begin(), SystemIncludeDirs().end());
  source::Checkout* checkout = request.project != nullptr ? request.project->checkout.get() : nullptr;
  if (checkout != nullptr) {
    // A link in a checkout may lead anywhere, so its folders have a file system of their own.
    std::erase_if(allowed, [&](const std::string& folder) { return checkout->Exports(folder); });
  }
  if (!request.precompiled.empty()) allowed.push_back(llvm::sys::path::parent_path(request.precompiled).str());
  auto disk = llvm::makeIntrusiveRefCnt<HeaderFileSystem>(llvm::vfs::getRealFileSystem(), std::move(allowed),
                                                          request.absent, request.dialect_dirs, dialect);
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(disk);
  if (checkout != nullptr)
    overlay->pushOverlay(MakeCheckoutFiles(*checkout, request.dialect_dirs.empty() ? nullptr : &dialect));
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  memory->setCurrentWorkingDirectory(kInputRoot);
  auto add = [&](const std::string& name, llvm::StringRef text) {
    memory->addFile(name, 0, llvm::MemoryBuffer::getMemBufferCopy(text, name));
  };
  add(kMainFile, main_text);
  if (request.project != nullptr) {
    for (const VirtualFile& file : request.project->files) {
      const bool host = request.half == Half::kHost && !request.calls_launches;
      std::string text = host ? file.text : ToPlainCpp(dialect, file.text, request.calls_launches);
      if (request.bodies == UnitRequest::Bodies::kDevice) PlaceVariables(dialect, text);
      add(kInputRoot + file.name, text);
      // The same file when it is included by its path in the checkout.
      const std::string place = PlaceOnDisk(*request.project, file);
      if (!place.empty()) memory->addHardLink(place, kInputRoot + file.name);
    }
  }
  for (const auto& [name, text] : request.extra_files) add(kInputRoot + name, text);
  overlay->pushOverlay(memory);
  return overlay;
}

}  // namespace assay
