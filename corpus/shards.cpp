// Lines are gathered to blocks; a block of a compressed shard is a frame of its own.
#include "corpus/shards.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "corpus/frames.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kBlock = 1u << 20;

}  // namespace

struct ShardSet::Shard {
  std::size_t number = 0;
  std::uint64_t bytes = 0;
  std::string block;
  std::ofstream out;
  std::string file;
};

ShardSet::ShardSet(std::string staging, ShardOptions options) : staging_(std::move(staging)), options_(options) {
  std::error_code ec;
  fs::remove_all(staging_, ec);
  fs::create_directories(staging_, ec);
  if (ec) error_ = fmt::format("cannot make `{}`: {}", staging_, ec.message());
}

ShardSet::~ShardSet() = default;

void ShardSet::Add(const std::string& name, std::string_view line) {
  std::unique_ptr<Shard>& shard = open_[name];
  if (shard == nullptr) shard = std::make_unique<Shard>();
  if (shard->bytes > 0 && shard->bytes + line.size() > options_.most_bytes) {
    Write(*shard);
    const std::size_t next = shard->number + 1;
    shard = std::make_unique<Shard>();
    shard->number = next;
  }
  if (shard->file.empty()) {
    shard->file = fmt::format("{}-{:05}.jsonl{}", name, shard->number, options_.compress ? ".zst" : "");
    shard->out.open(fs::path(staging_) / shard->file, std::ios::binary | std::ios::trunc);
    files_.push_back(shard->file);
  }
  shard->block += line;
  shard->block += '\n';
  shard->bytes += line.size() + 1;
  if (shard->block.size() >= kBlock) Write(*shard);
}

void ShardSet::Write(Shard& shard) {
  if (shard.block.empty()) return;
  shard.out << (options_.compress ? CompressFrame(shard.block) : shard.block);
  shard.out.flush();
  if (!shard.out && error_.empty()) error_ = fmt::format("cannot write `{}/{}`", staging_, shard.file);
  shard.block.clear();
}

void ShardSet::Flush() {
  for (auto& [name, shard] : open_) Write(*shard);
  open_.clear();
}

void ShardSet::WriteText(const std::string& file, std::string_view text) {
  std::ofstream out(fs::path(staging_) / file, std::ios::binary | std::ios::trunc);
  out << text;
  out.flush();
  if (!out && error_.empty()) error_ = fmt::format("cannot write `{}/{}`", staging_, file);
  files_.push_back(file);
}

std::vector<std::string> ShardSet::files() const {
  std::vector<std::string> sorted = files_;
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

std::string ShardSet::Finish(const std::string& folder, const std::string& last) {
  Flush();
  if (!error_.empty()) return error_;
  static const std::regex kShard("[a-z0-9-]+-[0-9]{5}\\.jsonl(\\.zst)?");
  std::error_code ec;
  fs::create_directories(folder, ec);
  std::vector<fs::path> stale;
  for (fs::directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec)) {
    const std::string name = it->path().filename().string();
    const bool ours = std::regex_match(name, kShard) && std::find(files_.begin(), files_.end(), name) == files_.end();
    if (ours) stale.push_back(it->path());
  }
  for (const fs::path& path : stale) fs::remove(path, ec);
  std::vector<std::string> order = files();
  std::stable_partition(order.begin(), order.end(), [&](const std::string& name) { return name != last; });
  for (const std::string& name : order) {
    fs::rename(fs::path(staging_) / name, fs::path(folder) / name, ec);
    if (ec) return fmt::format("cannot write `{}/{}`: {}", folder, name, ec.message());
  }
  fs::remove_all(staging_, ec);
  return "";
}

}  // namespace assay
