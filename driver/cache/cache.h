// Results that are kept from one run to the next, found by a hash of everything they follow from. Several processes may
// use the same file; one that is killed leaves it in order; a file that is damaged is thrown away. If anything goes
// wrong, nothing is found and nothing is kept: the cache never changes a result and never stops a run.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace assay {

// The key of a result: a hash of the parts, and of the version of Assay that makes it.
std::string KeyOf(const std::vector<std::string_view>& parts);

struct CacheOptions {
  std::string path;                       // of the file
  std::uint64_t most_bytes = 1ULL << 30;  // of results; what was used least lately goes first
};

// $ASSAY_CACHE, else assay/results.db in $XDG_CACHE_HOME or ~/.cache. Empty where none of these is set.
std::string UsualCachePath();
// The folder beside a cache for precompiled headers (analyzer/frontend/kept-headers.h).
std::string HeadersBeside(const std::string& cache);

class Cache {
 public:
  // Null, with `problem` set, if it cannot be opened.
  static std::unique_ptr<Cache> Open(const CacheOptions& options, std::string& problem);
  ~Cache();
  Cache(const Cache&) = delete;
  Cache& operator=(const Cache&) = delete;

  std::optional<std::string> Find(const std::string& key);
  // Whether there is one, without its bytes; it counts as used.
  bool Has(const std::string& key);
  void Keep(const std::string& key, std::string_view result);

  struct Info {
    std::uint64_t results = 0;
    std::uint64_t bytes = 0;
  };
  std::optional<Info> Count();
  bool Clear();

 private:
  class Statement;
  Cache(sqlite3* database, const CacheOptions& options) : database_(database), options_(options) {}
  bool Prepare();
  std::optional<int> Layout();
  void Touch(const std::string& key, std::int64_t used);
  void MakeRoom();

  sqlite3* database_;
  CacheOptions options_;
  int kept_ = 0;
};

}  // namespace assay
