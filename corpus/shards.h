// JSON lines in files of bounded size, plain or compressed. Written under other names and put in place together, so
// that a folder never holds a part of a dataset that looks whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

struct ShardOptions {
  bool compress = false;
  std::uint64_t most_bytes = 512u << 20;  // of a shard, before compression
};

class ShardSet {
 public:
  // Files are made in `staging`, which is emptied first.
  ShardSet(std::string staging, ShardOptions options);
  ~ShardSet();

  // Appends to "<name>-00000.jsonl", "<name>-00001.jsonl", ...
  void Add(const std::string& name, std::string_view line);
  void WriteText(const std::string& file, std::string_view text);
  // Moves everything into `folder`, `last` last, after removing shards of an earlier run there. The error, or "".
  std::string Finish(const std::string& folder, const std::string& last);
  // Closes what is open; after it every file is complete in the staging folder.
  void Flush();

  std::vector<std::string> files() const;  // sorted
  const std::string& error() const { return error_; }

 private:
  struct Shard;
  void Write(Shard& shard);

  std::string staging_;
  ShardOptions options_;
  std::map<std::string, std::unique_ptr<Shard>> open_;
  std::vector<std::string> files_;
  std::string error_;
};

}  // namespace assay
