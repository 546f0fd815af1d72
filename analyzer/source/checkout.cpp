// See checkout.h.
#include "analyzer/source/checkout.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "analyzer/source/compile-commands.h"
#include "analyzer/source/content.h"

namespace assay::source {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFolders = 96;
constexpr std::size_t kMostCompared = 8;
constexpr int kMostLevels = 16;
constexpr std::uintmax_t kMostSearched = 64 << 20;  // bytes

std::string MarkerOf(const fs::path& folder) {
  std::error_code ec;
  const auto has = [&](const char* name) { return fs::exists(folder / name, ec); };
  if (has(".git")) return ".git";
  if (!has("CMakeLists.txt")) return {};
  return has("build.sh")        ? "CMakeLists.txt and build.sh"
         : has("version.cmake") ? "CMakeLists.txt and version.cmake"
                                : "";
}

// Whether a part of the path below a folder is hidden: such files are private to a repository and its users.
bool IsHidden(const fs::path& path, const fs::path& folder) {
  const fs::path below = path.lexically_relative(folder);
  return std::any_of(below.begin(), below.end(),
                     [](const fs::path& part) { return part != "." && part.string().starts_with('.'); });
}

std::string TextOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Whether `function(...)` is followed by a body somewhere.
bool SeemsToDefine(const std::string& text, const std::string& function) {
  for (std::size_t at = text.find(function); at != std::string::npos; at = text.find(function, at + 1)) {
    if (at > 0 && IsIdentifierChar(text[at - 1])) continue;
    std::size_t next = text.find_first_not_of(" \t\r\n", at + function.size());
    if (next == std::string::npos || text[next] != '(') continue;
    int depth = 0;
    for (; next < text.size() && text[next] != ';' && text[next] != '{'; ++next) {
      depth += text[next] == '(' ? 1 : text[next] == ')' ? -1 : 0;
      if (depth == 0) break;
    }
    if (next == text.size() || text[next] != ')') continue;
    next = text.find_first_not_of(" \t\r\n", next + 1);
    for (const char* word : {"const", "noexcept", "override"}) {
      if (next != std::string::npos && text.compare(next, std::string(word).size(), word) == 0)
        next = text.find_first_not_of(" \t\r\n", next + std::string(word).size());
    }
    if (next != std::string::npos && text[next] == '{') return true;
  }
  return false;
}

}  // namespace

// Only root and common library; `unit` is the folder of the unit.
std::unique_ptr<Checkout> Checkout::Find(const std::string& path, const CheckoutLayout& layout, std::string& unit) {
  std::error_code ec;
  fs::path folder = fs::canonical(path, ec);
  if (ec) return nullptr;
  if (!fs::is_directory(folder, ec)) folder = folder.parent_path();
  const auto is_half = [&](const fs::path& name) {
    return std::ranges::find(layout.halves, name.string()) != layout.halves.end();
  };
  for (fs::path at = folder; at.has_relative_path(); at = at.parent_path()) {
    if (is_half(at.filename())) folder = at.parent_path();
  }
  // The outermost build script is the library's; a unit's own folder may have one, too.
  fs::path root;
  std::string marker;
  fs::path at = folder;
  for (int level = 0; level < kMostLevels && at.has_relative_path(); ++level, at = at.parent_path()) {
    const std::string here = MarkerOf(at);
    if (here.empty()) continue;
    root = at, marker = here;
    if (here == ".git") break;
  }
  if (root.empty()) return nullptr;
  std::unique_ptr<Checkout> out(new Checkout(layout));
  out->root_ = root.string();
  out->marker_ = std::move(marker);
  for (const std::string& base : layout.base_at) {
    const fs::path real = fs::canonical(root / base, ec);
    if (ec || !fs::is_directory(real, ec)) continue;
    out->base_ = real.string();
    break;
  }
  unit = folder.string();
  return out;
}

std::shared_ptr<Checkout> Checkout::Around(const std::string& path, const CheckoutLayout& layout) {
  std::string unit;
  std::shared_ptr<Checkout> out = Find(path, layout, unit);
  if (out == nullptr) return nullptr;
  out->unit_ = unit;
  out->AddCompileCommands(unit);
  out->AddCommonFolders(unit);
  out->AddBaseLibrary();
  return out;
}

std::vector<std::string> Checkout::TopsAround(const std::string& path, const CheckoutLayout& layout) {
  std::string unit;
  const std::unique_ptr<Checkout> found = Find(path, layout, unit);
  if (found == nullptr) return {};
  std::vector<std::string> tops = {found->root_};
  if (!found->base_.empty()) tops.push_back(found->base_);
  return tops;
}

void Checkout::AddFolder(const std::string& path, const std::string& why) {
  std::error_code ec;
  const fs::path real = fs::canonical(path, ec);
  if (ec || folders_.size() >= kMostFolders || !fs::is_directory(real, ec) || !Holds(real.string())) return;
  const auto same = [&](const Folder& folder) { return folder.path == real.string(); };
  if (std::ranges::none_of(folders_, same)) folders_.push_back({real.string(), why});
}

void Checkout::AddCompileCommands(const std::string& near) {
  const fs::path root = root_;
  for (const fs::path& file : {root / "compile_commands.json", root / "build" / "compile_commands.json"}) {
    for (const std::string& folder : IncludeDirsNear(file.string(), near))
      AddFolder(folder, file.lexically_relative(root).string());
  }
}

void Checkout::AddCommonFolders(const std::string& own) {
  for (const std::string& name : layout_.own) AddFolder((fs::path(own) / name).string(), "its own");
  std::error_code ec;
  if (!layout_.halves.empty()) {
    for (auto it = fs::directory_iterator(fs::path(own) / layout_.halves.front(), ec);
         !ec && it != fs::directory_iterator(); it.increment(ec)) {
      if (it->is_directory(ec)) AddFolder(it->path().string(), "its own");
    }
  }
  for (fs::path at = own; at != fs::path(root_) && at.has_relative_path();) {
    at = at.parent_path();
    for (const std::string& name : layout_.above) AddFolder((at / name).string(), "a folder of headers by its name");
  }
}

void Checkout::AddBaseLibrary() {
  if (base_.empty()) return;
  for (const std::string& name : layout_.of_base)
    AddFolder((fs::path(base_) / name).string(), "the common library's export");
}

bool Checkout::Exports(std::string_view folder) const {
  return std::ranges::any_of(folders_, [&](const Folder& known) { return known.path == folder; });
}

bool Checkout::IsInHalf(std::string_view path) const {
  return std::ranges::any_of(layout_.halves, [&](const std::string& half) {
    return path.starts_with(half) && (path.size() == half.size() || path[half.size()] == '/');
  });
}

bool Checkout::Holds(const std::string& path) const {
  std::error_code ec;
  const fs::path real = fs::canonical(path, ec);
  if (ec || !(IsSourceName(real.string()) || fs::is_directory(real, ec))) return false;
  return std::ranges::any_of(std::array{root_, base_}, [&](const std::string& top) {
    return !top.empty() && IsWithin(real, top) && !IsHidden(real, top);
  });
}

// Read on first use.
const CheckoutIndex& Checkout::Index() {
  if (index_ != nullptr) return *index_;
  std::vector<CheckoutIndex::Top> tops = {{root_, ""}};
  if (!base_.empty() && !IsWithin(base_, root_)) tops.push_back({base_, layout_.base_installed_as});
  index_ = CheckoutIndex::Of(tops, layout_.halves.empty() ? "" : layout_.halves.front());
  return *index_;
}

// One of the files found; several count as one if their texts are equal. Stand-ins for other packages have lower
// priority.
std::optional<std::string> Checkout::Choose(std::string_view name, std::vector<std::string> found, const char* how) {
  std::ranges::sort(found);
  std::vector<std::string> real;
  std::ranges::copy_if(found, std::back_inserter(real),
                       [](const std::string& path) { return path.find("/stub/") == std::string::npos; });
  if (!real.empty()) found = std::move(real);
  std::optional<std::string> chosen;
  if (!found.empty() && found.size() <= kMostCompared) {
    std::set<std::string> texts;
    for (const std::string& path : found) texts.insert(TextOf(path));
    if (texts.size() == 1) chosen = found.front();
  }
  if (!found.empty()) {
    const std::string differ = std::to_string(found.size()) + " files of that name differ";
    lookups_.push_back({std::string(name), chosen.value_or(""), chosen ? how : differ});
  }
  return chosen;
}

std::optional<std::string> Checkout::Installed(std::string_view name) {
  const std::string key = "installed:" + std::string(name);
  if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
  const std::size_t slash = std::min(name.find('/'), name.size());
  std::vector<std::string> found;
  const auto [first, last] = Index().installed.equal_range(name.substr(0, slash));
  for (auto at = first; at != last; ++at) {
    const fs::path file = (fs::path(at->second) / name.substr(std::min(slash + 1, name.size()))).lexically_normal();
    std::error_code ec;
    if (!IsWithin(file, at->second) || !Holds(file.string())) continue;
    if (fs::is_directory(file, ec)) return answers_[key] = file.string();
    if (fs::is_regular_file(file, ec)) found.push_back(file.string());
  }
  return answers_[key] = Choose(name, std::move(found), "where a build installs it");
}

std::optional<std::string> Checkout::InstalledFrom(std::string_view path) {
  if (layout_.halves.empty()) return std::nullopt;
  const std::string half = "/" + layout_.halves.front() + "/";
  const std::size_t at = path.find(half);
  if (at == std::string_view::npos) return std::nullopt;
  const fs::path above(path.substr(0, at));
  const fs::path name = (above.filename() / path.substr(at + half.size())).lexically_normal();
  if (name.begin() == name.end() || *name.begin() == ".." || *name.begin() == above.filename()) return std::nullopt;
  return Installed(name.generic_string());
}

std::optional<std::string> Checkout::Search(std::string_view name) {
  const std::string key = "search:" + std::string(name);
  if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
  for (const Folder& folder : folders_) {
    std::error_code ec;
    const fs::path file = (fs::path(folder.path) / name).lexically_normal();
    if (fs::is_regular_file(file, ec) && Holds(file.string())) return answers_[key] = file.string();
  }
  fs::path wanted;
  for (const fs::path& part : fs::path(name).lexically_normal()) {
    if (part != "..") wanted /= part;
  }
  const std::string ending = "/" + wanted.generic_string();
  std::vector<std::string> found;
  const auto [first, last] = Index().headers.equal_range(wanted.filename().string());
  for (auto at = first; at != last; ++at) {
    if (at->second.ends_with(ending)) found.push_back(at->second);
  }
  return answers_[key] = Choose(name, std::move(found), "the one file of the checkout with that path");
}

std::vector<std::string> Checkout::SourcesWith(const std::string& function, const std::string& space,
                                               const std::vector<std::string>& names) {
  constexpr std::size_t kMostSources = 8;
  const fs::path group = fs::path(unit_).parent_path();
  if (!sources_read_) {
    sources_read_ = true;
    std::uintmax_t bytes = 0;
    for (const auto& [name, path] : Index().headers) {
      const std::string extension = fs::path(path).extension().string();
      if (extension != ".cpp" && extension != ".cc") continue;
      const bool in_group = IsWithin(path, group) && group != fs::path(root_);
      const auto lies_in = [&](const std::string& folder) {
        const fs::path below =
            fs::path(path).lexically_relative(base_.empty() || !IsWithin(path, base_) ? root_ : base_);
        return std::find(below.begin(), below.end(), fs::path(folder)) != below.end();
      };
      if (IsWithin(path, unit_) || (!in_group && std::ranges::none_of(names, lies_in))) continue;
      const bool in_half = layout_.halves.empty() || path.find("/" + layout_.halves.front() + "/") == std::string::npos;
      if (!in_half) continue;
      std::string text = TextOf(path);
      bytes += text.size();
      if (bytes > kMostSearched) break;
      sources_.emplace(path, std::move(text));
    }
  }
  std::vector<std::string> common, of_group;
  for (const auto& [path, text] : sources_) {
    if (text.find(function) == std::string::npos || (!space.empty() && text.find(space) == std::string::npos)) continue;
    if (function.empty() || SeemsToDefine(text, function)) (IsWithin(path, group) ? of_group : common).push_back(path);
  }
  std::vector<std::string> found = common.empty() ? std::move(of_group) : std::move(common);
  if (found.size() > kMostSources) found.clear();
  return found;
}

std::optional<std::string> Checkout::HeaderNaming(const std::string& word) {
  const std::string key = "naming:" + word;
  if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
  std::uintmax_t bytes = 0;
  for (const auto& [name, path] : Index().headers) {
    const std::string extension = fs::path(path).extension().string();
    if ((extension != ".h" && extension != ".hpp") || IsWithin(path, unit_)) continue;
    const std::string text = TextOf(path);
    bytes += text.size();
    if (bytes > kMostSearched) return answers_[key] = "";
    if (HasWord(text, word)) return answers_[key] = path;
  }
  return answers_[key] = std::nullopt;
}

std::optional<std::string> Checkout::HeaderWith(const std::string& words) {
  const std::string key = "with:" + words;
  if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
  const std::string group = fs::path(unit_).parent_path().string();
  std::vector<std::string> found;
  std::uintmax_t bytes = 0;
  for (const auto& [name, path] : Index().headers) {
    const bool in_half = std::ranges::any_of(
        layout_.halves, [&](const std::string& half) { return path.find("/" + half + "/") != std::string::npos; });
    if (!in_half || !IsWithin(path, group) || IsWithin(path, unit_)) continue;
    std::error_code ec;
    bytes += fs::file_size(path, ec);
    // A partial search could give the wrong one of two.
    if (ec || bytes > kMostSearched) return answers_[key] = std::nullopt;
    if (fs::path(path).extension() == ".h" && TextOf(path).find(words) != std::string::npos) found.push_back(path);
  }
  return answers_[key] = Choose(words, std::move(found), "the only header next to the unit that contains it");
}

}  // namespace assay::source
