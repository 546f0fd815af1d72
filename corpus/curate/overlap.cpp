// Boilerplate is in many texts, so a share is measured against one text at a time, and no two operators share half of a
// text by their boilerplate alone.
#include "corpus/curate/overlap.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "corpus/curate/minhash.h"
#include "corpus/sha256.h"
#include "corpus/tokens.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kTokenRun = 8;
constexpr double kLeastShare = 0.5;
constexpr std::size_t kShortestName = 3;
constexpr std::array<std::string_view, 12> kTexts = {".cpp", ".cc",  ".h",  ".hpp", ".cce", ".py",
                                                     ".md",  ".txt", ".cu", ".asc", ".c",   ".cuh"};

template <class Each>
void ForRuns(std::string_view text, const Each& each) {
  const std::vector<std::string> tokens = CodeTokens(text);
  for (std::size_t i = 0; i + kTokenRun <= tokens.size(); ++i) {
    std::string run;
    for (std::size_t j = 0; j < kTokenRun; ++j) run += tokens[i + j] + ' ';
    each(HashText(run));
  }
}

}  // namespace

std::string TaskGroup(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  constexpr std::string_view kCustom = "custom";
  const std::size_t custom = letters.rfind(kCustom);
  if (custom != std::string::npos && letters.size() > kCustom.size()) letters.erase(custom, kCustom.size());
  return letters;
}

std::string BenchmarkIndex::AddFolder(const std::string& folder) {
  std::error_code ec;
  if (!fs::is_directory(folder, ec)) return fmt::format("`{}` is no folder", folder);
  std::vector<fs::path> paths;
  for (fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, ec), end;
       !ec && it != end; it.increment(ec)) {
    paths.push_back(it->path());
  }
  if (ec) return fmt::format("cannot read `{}`: {}", folder, ec.message());
  std::sort(paths.begin(), paths.end());
  for (const fs::path& path : paths) {
    AddName(path.stem().string());
    const std::string extension = path.extension().string();
    if (std::find(kTexts.begin(), kTexts.end(), extension) == kTexts.end() || !fs::is_regular_file(path, ec)) continue;
    std::ifstream in(path, std::ios::binary);
    Append(std::string(std::istreambuf_iterator<char>(in), {}));
  }
  Sort();
  return "";
}

std::string BenchmarkIndex::Digest() const {
  std::string all = fmt::format("{}\n", texts_);
  for (const std::string& name : names_) all += name + "\n";
  for (const Run& run : runs_) all += fmt::format("{:x} {}\n", run.hash, run.text);
  return Sha256(all);
}

void BenchmarkIndex::AddText(std::string_view text) {
  Append(text);
  Sort();
}

void BenchmarkIndex::Append(std::string_view text) {
  ForRuns(text, [&](std::uint64_t hash) { runs_.push_back({hash, texts_}); });
  ++texts_;
}

void BenchmarkIndex::AddName(std::string_view name) {
  std::string group = TaskGroup(name);
  if (group.size() >= kShortestName) names_.insert(std::move(group));
}

void BenchmarkIndex::Sort() {
  std::sort(runs_.begin(), runs_.end());
  const auto same = [](const Run& a, const Run& b) { return a.hash == b.hash && a.text == b.text; };
  runs_.erase(std::unique(runs_.begin(), runs_.end(), same), runs_.end());
}

double BenchmarkIndex::ShareOf(std::string_view text) const {
  std::map<std::uint32_t, std::size_t> found;
  std::size_t all = 0;
  std::size_t most = 0;
  ForRuns(text, [&](std::uint64_t hash) {
    ++all;
    for (auto at = std::lower_bound(runs_.begin(), runs_.end(), Run{hash, 0}); at != runs_.end() && at->hash == hash;
         ++at) {
      most = std::max(most, ++found[at->text]);
    }
  });
  return all == 0 ? 0 : static_cast<double>(most) / static_cast<double>(all);
}

std::string BenchmarkIndex::Judge(std::string_view text, std::string_view group) const {
  if (empty()) return "unchecked";
  if (ShareOf(text) >= kLeastShare) return "text";
  return names_.contains(TaskGroup(group)) ? "name" : "none";
}

}  // namespace assay
