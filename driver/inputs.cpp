// See inputs.h. Only names are examined here, and the beginning of a few files; everything else is read in a worker.
#include "driver/inputs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

#include "analyzer/facts/kernel-language.h"
#include "driver/no-input.h"

namespace assay {
namespace fs = std::filesystem;
namespace {

// An operator's folder has at least one of these; device code and host code.
const std::array<std::string_view, 2>& Parts() {
  static const std::array<std::string_view, 2> parts = {FirstLanguage().kernel_folder, FirstLanguage().host_folder};
  return parts;
}

bool IsOperatorFolder(const fs::path& folder) {
  std::error_code ignored;
  return std::any_of(Parts().begin(), Parts().end(),
                     [&](std::string_view part) { return fs::is_directory(folder / part, ignored); });
}

bool MatchesAny(const std::vector<std::string>& globs, const fs::path& path) {
  return std::any_of(globs.begin(), globs.end(), [&](const std::string& glob) {
    const bool whole = glob.find('/') != std::string::npos;
    return MatchesGlob(glob, whole ? path.generic_string() : path.filename().string());
  });
}

class Walk {
 public:
  Walk(const fs::path& root, const WalkOptions& options, InputList& out) : root_(root), options_(options), out_(out) {}

  void Run() {
    const std::size_t inputs = out_.inputs.size(), skipped = out_.skipped.size();
    if (IsOperatorFolder(root_)) {
      out_.inputs.push_back({root_.string(), std::nullopt, ""});
      return;
    }
    out_.many = true;
    Look(root_, "");
    if (out_.inputs.size() > inputs) return;
    const std::size_t left_out = out_.skipped.size() - skipped;
    out_.inputs.push_back({root_.string(), std::nullopt,
                           left_out == 0
                               ? "the folder holds no file"
                               : fmt::format("the folder holds no input; {} left out: --verbose lists {}",
                                             left_out == 1 ? "1 file was" : fmt::format("{} files were", left_out),
                                             left_out == 1 ? "it" : "them")});
  }

 private:
  void Look(const fs::path& folder, const fs::path& from_root) {
    std::vector<fs::path> entries;
    std::error_code ec;
    fs::directory_iterator it(folder, ec);
    for (const fs::directory_iterator end; !ec && it != end; it.increment(ec)) {
      if (!it->path().filename().string().starts_with('.')) entries.push_back(it->path());
    }
    if (ec) {
      out_.inputs.push_back({folder.string(), std::nullopt, "the folder cannot be read: " + ec.message()});
      return;
    }
    std::sort(entries.begin(), entries.end());
    const bool sources = std::any_of(entries.begin(), entries.end(), IsUnitName);
    for (const fs::path& entry : entries) {
      std::error_code ignored;
      const fs::path relative = from_root / entry.filename();
      const bool folder_entry = fs::is_directory(entry, ignored);
      if (folder_entry && fs::is_symlink(entry, ignored)) continue;
      if (MatchesAny(options_.exclude, relative)) {
        out_.skipped.push_back({entry.string(), "matched by --exclude"});
      } else if (folder_entry) {
        Enter(entry, relative);
      } else if (!fs::is_regular_file(entry, ignored)) {
        out_.skipped.push_back({entry.string(), "not a regular file"});
      } else {
        Take(entry, relative, sources);
      }
    }
  }

  void Enter(const fs::path& folder, const fs::path& relative) {
    if (!IsOperatorFolder(folder)) return Look(folder, relative);
    if (options_.include.empty() || MatchesAny(options_.include, relative)) {
      out_.inputs.push_back({folder.string(), std::nullopt, ""});
    } else {
      out_.skipped.push_back({folder.string(), "not matched by --include"});
    }
  }

  void Take(const fs::path& file, const fs::path& relative, bool beside_sources) {
    std::string why;
    if (options_.include.empty()) {
      why = WhyNoInput(file, beside_sources);
    } else if (!MatchesAny(options_.include, relative)) {
      why = "not matched by --include";
    }
    if (why.empty()) {
      out_.inputs.push_back({file.string(), std::nullopt, ""});
    } else {
      out_.skipped.push_back({file.string(), std::move(why)});
    }
  }

  const fs::path root_;
  const WalkOptions& options_;
  InputList& out_;
};

}  // namespace

// Both ends of each `*` seen last are kept, so that the time is the product of the lengths and no more.
bool MatchesGlob(std::string_view glob, std::string_view path) {
  constexpr std::size_t kNone = std::string_view::npos;
  std::size_t g = 0, p = 0;
  std::size_t star = kNone, star_path = 0;    // within a name
  std::size_t stars = kNone, stars_path = 0;  // across names
  bool whole_names = false;                   // `**/`: goes on where a name begins
  while (true) {
    if (glob.substr(g).starts_with("**")) {
      g += 2;
      // `a/**/b` matches `a/b`.
      whole_names = g < glob.size() && glob[g] == '/' && (g == 2 || glob[g - 3] == '/');
      if (whole_names) ++g;
      stars = g, stars_path = p, star = kNone;
      continue;
    }
    if (g < glob.size() && glob[g] == '*') {
      star = ++g, star_path = p;
      continue;
    }
    if (p == path.size()) {
      if (g == glob.size()) return true;
    } else if (g < glob.size() && (glob[g] == path[p] || (glob[g] == '?' && path[p] != '/'))) {
      ++g, ++p;
      continue;
    }
    if (star != kNone && star_path < path.size() && path[star_path] != '/') {
      g = star, p = ++star_path;
    } else if (stars != kNone && stars_path < path.size()) {
      do ++stars_path;
      while (whole_names && stars_path < path.size() && path[stars_path - 1] != '/');
      if (whole_names && stars_path == path.size()) return false;
      g = stars, p = stars_path, star = kNone;
    } else {
      return false;
    }
  }
}

InputList ExpandPaths(const std::vector<std::string>& paths, const WalkOptions& options) {
  InputList out;
  out.many = paths.size() > 1;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      const std::size_t first = out.inputs.size();
      Walk(path, options, out).Run();
      // Paths below the working directory are shown relative to it.
      for (std::size_t i = first; i < out.inputs.size(); ++i) {
        std::string& name = out.inputs[i].path;
        if (name.starts_with("./") && name.size() > 2) name = fs::path(name).lexically_normal().string();
      }
    } else {
      const bool asked = !options.include.empty() && MatchesAny(options.include, path);
      out.inputs.push_back({path, std::nullopt, asked ? "" : WhyNamedIsNoInput(path)});
    }
  }
  return out;
}

std::string OperatorFolderOf(const std::string& path) {
  std::error_code failed;
  for (fs::path at = fs::path(path).parent_path(); at.has_relative_path(); at = at.parent_path()) {
    if (std::find(Parts().begin(), Parts().end(), at.filename().string()) == Parts().end()) continue;
    const fs::path folder = at.parent_path();
    const bool whole = std::all_of(Parts().begin(), Parts().end(),
                                   [&](std::string_view part) { return fs::is_directory(folder / part, failed); });
    return whole && fs::is_regular_file(path, failed) ? folder.string() : "";
  }
  return "";
}

std::string EncodeInput(const Input& input) {
  if (!input.error.empty()) return "e" + input.path + '\0' + input.error;
  if (!input.bytes) return "p" + input.path;
  return "b" + input.path + '\0' + *input.bytes;
}

Input DecodeInput(std::string_view request) {
  const char kind = request.empty() ? 'p' : request.front();
  request.remove_prefix(std::min<std::size_t>(1, request.size()));
  if (kind == 'p') return {std::string(request), std::nullopt, ""};
  const std::size_t end = request.find('\0');
  const std::string path(request.substr(0, end));
  const std::string rest(end == request.npos ? "" : request.substr(end + 1));
  return kind == 'e' ? Input{path, std::nullopt, rest} : Input{path, rest, ""};
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
