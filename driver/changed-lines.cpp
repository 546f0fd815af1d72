// See changed-lines.h. git is started without a shell, and without what a repository's settings could have it start.
#include "driver/changed-lines.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <limits>
#include <optional>

#include "analyzer/report/display.h"
#include "analyzer/report/place-index.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostOutput = 512u << 20;

struct Ran {
  bool good = false;
  std::string out;
};

Ran RunGit(const std::string& folder, const std::vector<std::string>& words) {
  std::vector<std::string> all = {"git", "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> argv;
  for (std::string& word : all) argv.push_back(word.data());
  argv.push_back(nullptr);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    execvp("git", argv.data());
    _exit(127);
  }
  close(ends[1]);
  Ran ran;
  std::array<char, 65536> chunk;
  for (ssize_t got = 1; child > 0 && got != 0 && ran.out.size() < kMostOutput;) {
    got = read(ends[0], chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    ran.out.append(chunk.data(), static_cast<std::size_t>(got));
  }
  close(ends[0]);
  int status = -1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  ran.good = child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return ran;
}

std::string FirstLine(const std::string& text) { return OneLine(text.substr(0, text.find('\n'))); }

// A path as git prints it: in quotes with C's escapes where it has characters that need them.
std::string Unquote(std::string_view text) {
  while (!text.empty() && (text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return std::string(text);
  text = text.substr(1, text.size() - 2);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 >= text.size()) {
      out += text[i];
      continue;
    }
    const char c = text[++i];
    if (c >= '0' && c <= '7' && i + 2 < text.size()) {
      out += static_cast<char>((c - '0') * 64 + (text[i + 1] - '0') * 8 + (text[i + 2] - '0'));
      i += 2;
    } else {
      constexpr std::string_view kNames = "abtnvfr";
      constexpr std::string_view kBytes = "\a\b\t\n\v\f\r";
      const std::size_t at = kNames.find(c);
      out += at == kNames.npos ? c : kBytes[at];
    }
  }
  return out;
}

// "12" or "12,3" after the plus of a hunk header: first and last line; an empty range if no line is left.
std::optional<std::pair<int, int>> HunkLines(std::string_view head) {
  const std::size_t plus = head.find(" +");
  if (plus == head.npos) return std::nullopt;
  const char* at = head.data() + plus + 2;
  const char* const end = head.data() + head.size();
  int first = 0, count = 1;
  at = std::from_chars(at, end, first).ptr;
  if (at != end && *at == ',') std::from_chars(at + 1, end, count);
  // Where lines were removed, the lines around the gap count as changed.
  return count == 0 ? std::pair{std::max(1, first), first + 1} : std::pair{first, first + count - 1};
}

std::string Absolute(const std::string& path) {
  std::error_code failed;
  const fs::path real = fs::weakly_canonical(fs::absolute(path, failed), failed);
  return failed ? path : real.string();
}

}  // namespace

ChangedLines ChangedLines::Since(const std::string& ref, const std::string& folder, std::string& problem) {
  ChangedLines out;
  if (ref.empty() || ref.starts_with('-')) {
    problem = fmt::format("--since `{}` is not a commit", OneLine(ref));
    return out;
  }
  const Ran top = RunGit(folder, {"rev-parse", "--show-toplevel"});
  if (!top.good) {
    problem = fmt::format("--since asks git, which says of `{}`: {}", OneLine(folder),
                          top.out.empty() ? "nothing; it cannot be started" : FirstLine(top.out));
    return out;
  }
  const std::string root = top.out.substr(0, top.out.find('\n'));
  const Ran diff = RunGit(root, {"diff", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames", "-U0",
                                 "--src-prefix=a/", "--dst-prefix=b/", ref, "--"});
  if (!diff.good) {
    problem = fmt::format("--since `{}`: {}", OneLine(ref), FirstLine(diff.out));
    return out;
  }
  out.AddDiff(diff.out, root);
  const Ran unknown = RunGit(root, {"ls-files", "-z", "--others", "--exclude-standard"});
  for (std::size_t at = 0; unknown.good && at < unknown.out.size();) {
    const std::size_t end = std::min(unknown.out.find('\0', at), unknown.out.size());
    out.lines_[Absolute(root + "/" + unknown.out.substr(at, end - at))] = {{1, std::numeric_limits<int>::max()}};
    at = end + 1;
  }
  return out;
}

void ChangedLines::AddDiff(std::string_view diff, const std::string& folder) {
  std::string path;
  bool in_head = true;
  while (!diff.empty()) {
    const std::string_view line = diff.substr(0, diff.find('\n'));
    diff.remove_prefix(std::min(diff.size(), line.size() + 1));
    if (line.starts_with("diff --git ")) {
      in_head = true;
      path.clear();
    } else if (in_head && line.starts_with("+++ ")) {
      const std::string name = Unquote(line.substr(4));
      path = name.starts_with("b/") ? Absolute(folder + "/" + name.substr(2)) : "";
    } else if (line.starts_with("@@ ") && !path.empty()) {
      in_head = false;
      if (const auto lines = HunkLines(line)) lines_[path].push_back(*lines);
    }
  }
}

bool ChangedLines::Touches(const std::string& path) const {
  const std::string absolute = Absolute(path);
  if (lines_.count(absolute) > 0) return true;
  const auto beneath = lines_.lower_bound(absolute + "/");
  return beneath != lines_.end() && beneath->first.starts_with(absolute + "/");
}

bool ChangedLines::Touches(const std::string& path, int first, int last) const {
  const auto found = lines_.find(Absolute(path));
  if (found == lines_.end()) return false;
  return std::any_of(found->second.begin(), found->second.end(),
                     [&](const auto& lines) { return lines.first <= last && first <= lines.second; });
}

void ApplyChangedLines(Report& report, const ChangedLines& changed) {
  const PlaceIndex places(report.project);
  const auto touched = [&](const SourceRange& range) {
    const Spot spot = places.At(range);
    if (spot.container < 0) return changed.Touches(report.project.path);  // about the input as a whole
    return changed.Touches(spot.path, spot.start.line, spot.end.line);
  };
  std::vector<Finding> shown;
  for (Finding& finding : report.findings) {
    const bool here = touched(finding.primary) || std::any_of(finding.labels.begin(), finding.labels.end(),
                                                              [&](const Label& label) { return touched(label.range); });
    if (here) {
      shown.push_back(std::move(finding));
    } else {
      report.suppressed.push_back({std::move(finding), "its lines did not change", SuppressedBy::kUnchanged});
    }
  }
  report.findings = std::move(shown);
}

}  // namespace assay
