// See cache.h. A rollback journal and no shared memory: workers are forked from this process, and they must not map the
// cache's memory. A process that is killed leaves a journal that the next one plays back. Nothing waits for the disk; a
// result carries a hash of its bytes, so that one damaged by a power failure is not used.
#include "driver/cache/cache.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "analyzer/report/words.h"
#include "corpus/sha256.h"
#include "driver/cache/program-id.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// Of the table; another number means another table, and the file is recreated.
constexpr int kLayout = 1;
// A result is worth a wait about as long as it took to make.
constexpr int kBusyMs = 1000;
// How often room is made, in results kept; and how old a time of use may be before it is written again.
constexpr int kKeptBetweenLooks = 64;
constexpr int kUsedSeconds = 60;

bool Run(sqlite3* database, const std::string& text) {
  return sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

}  // namespace

class Cache::Statement {
 public:
  Statement(sqlite3* database, const char* text) { sqlite3_prepare_v2(database, text, -1, &statement_, nullptr); }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& Text(int at, std::string_view value) {
    sqlite3_bind_text(statement_, at, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Statement& Blob(int at, std::string_view value) {
    sqlite3_bind_blob64(statement_, at, value.data(), value.size(), SQLITE_STATIC);
    return *this;
  }
  Statement& Number(int at, std::int64_t value) {
    sqlite3_bind_int64(statement_, at, value);
    return *this;
  }
  bool Row() { return statement_ != nullptr && sqlite3_step(statement_) == SQLITE_ROW; }
  bool Do() { return statement_ != nullptr && sqlite3_step(statement_) == SQLITE_DONE; }
  std::string Bytes(int column) {
    const void* data = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return data == nullptr ? std::string()
                           : std::string(static_cast<const char*>(data), static_cast<std::size_t>(size));
  }
  std::int64_t Integer(int column) { return sqlite3_column_int64(statement_, column); }

 private:
  sqlite3_stmt* statement_ = nullptr;
};

std::string KeyOf(const std::vector<std::string_view>& parts) {
  std::string all = fmt::format("{}:{}", ToolVersion(), ProgramId());
  for (const std::string_view part : parts) all += fmt::format("\n{}:{}", part.size(), part);
  return Sha256(all);
}

std::string UsualCachePath() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  if (const std::string own = variable("ASSAY_CACHE"); !own.empty()) return own;
  if (const std::string base = variable("XDG_CACHE_HOME"); base.starts_with('/')) return base + "/assay/results.db";
  const std::string home = variable("HOME");
  return home.starts_with('/') ? home + "/.cache/assay/results.db" : "";
}

std::string HeadersBeside(const std::string& cache) {
  std::error_code failed;
  const fs::path path = fs::absolute(cache, failed);
  return cache.empty() || failed ? "" : path.lexically_normal().string() + ".headers";
}

std::unique_ptr<Cache> Cache::Open(const CacheOptions& options, std::string& problem) {
  std::error_code ec;
  const fs::path folder = fs::path(options.path).parent_path();
  if (!folder.empty() && fs::create_directories(folder, ec)) fs::permissions(folder, fs::perms::owner_all, ec);
  // Try again with a new file: one that is damaged or not a database is useless.
  for (int attempt = 0; attempt < 2; ++attempt) {
    sqlite3* database = nullptr;
    const mode_t mask = umask(0077);
    const int opened = sqlite3_open_v2(options.path.c_str(), &database,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    std::unique_ptr<Cache> cache(new Cache(database, options));
    const bool good = opened == SQLITE_OK && cache->Prepare();
    umask(mask);
    if (good) return cache;
    problem = fmt::format("the cache `{}` cannot be used: {}", options.path, sqlite3_errmsg(database));
    const int code = sqlite3_errcode(database) & 0xff;
    if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT && code != SQLITE_MISMATCH) break;
    cache.reset();
    fs::remove(options.path, ec);
    fs::remove(options.path + "-journal", ec);
  }
  return nullptr;
}

Cache::~Cache() { sqlite3_close(database_); }

bool Cache::Prepare() {
  sqlite3_busy_timeout(database_, kBusyMs);
  if (!Run(database_, "PRAGMA journal_mode=TRUNCATE") || !Run(database_, "PRAGMA synchronous=OFF")) return false;
  if (Layout() == kLayout) return true;
  if (!Run(database_, "BEGIN IMMEDIATE")) return false;
  // Another process may have made the table, and kept results in it, before this one had its turn.
  if (Layout() == kLayout) return Run(database_, "COMMIT");
  return Run(database_, "DROP TABLE IF EXISTS results") &&
         Run(database_,
             "CREATE TABLE results (key TEXT PRIMARY KEY, hash TEXT NOT NULL, size INTEGER NOT NULL, used INTEGER NOT "
             "NULL, result BLOB NOT NULL) WITHOUT ROWID") &&
         Run(database_, "CREATE INDEX results_by_use ON results (used, size)") &&
         Run(database_, fmt::format("PRAGMA user_version={}", kLayout)) && Run(database_, "COMMIT");
}

std::optional<int> Cache::Layout() {
  Statement version(database_, "PRAGMA user_version");
  if (!version.Row()) return std::nullopt;
  return static_cast<int>(version.Integer(0));
}

std::optional<std::string> Cache::Find(const std::string& key) {
  std::string result;
  std::int64_t used = 0;
  {
    Statement find(database_, "SELECT result, hash, used FROM results WHERE key = ?");
    if (!find.Text(1, key).Row()) return std::nullopt;
    result = find.Bytes(0);
    used = find.Integer(2);
    if (Sha256(result) != find.Bytes(1)) return std::nullopt;
  }
  Touch(key, used);
  return result;
}

bool Cache::Has(const std::string& key) {
  std::int64_t used = 0;
  {
    Statement find(database_, "SELECT used FROM results WHERE key = ?");
    if (!find.Text(1, key).Row()) return false;
    used = find.Integer(0);
  }
  Touch(key, used);
  return true;
}

void Cache::Touch(const std::string& key, std::int64_t used) {
  const std::int64_t now = std::time(nullptr);
  if (now - used < kUsedSeconds) return;
  Statement touch(database_, "UPDATE results SET used = ? WHERE key = ?");
  touch.Number(1, now).Text(2, key).Do();
}

void Cache::Keep(const std::string& key, std::string_view result) {
  if (result.size() > options_.most_bytes / 8) return;
  {
    Statement keep(database_, "INSERT OR REPLACE INTO results (key, hash, size, used, result) VALUES (?, ?, ?, ?, ?)");
    const std::string hash = Sha256(result);
    keep.Text(1, key).Text(2, hash).Number(3, static_cast<std::int64_t>(result.size()));
    keep.Number(4, std::time(nullptr)).Blob(5, result).Do();
  }
  if (kept_++ % kKeptBetweenLooks == 0) MakeRoom();
}

// Remove a tenth more than necessary, so that this does not happen for every result.
void Cache::MakeRoom() {
  const std::optional<Info> info = Count();
  if (!info || info->bytes <= options_.most_bytes) return;
  const std::uint64_t target = options_.most_bytes - options_.most_bytes / 10;
  Statement drop(
      database_,
      "DELETE FROM results WHERE key IN (SELECT key FROM (SELECT key, SUM(size) OVER (ORDER BY used DESC, key "
      "ROWS UNBOUNDED PRECEDING) AS newer FROM results) WHERE newer > ?)");
  drop.Number(1, static_cast<std::int64_t>(target)).Do();
}

std::optional<Cache::Info> Cache::Count() {
  Statement count(database_, "SELECT COUNT(*), COALESCE(SUM(size), 0) FROM results");
  if (!count.Row()) return std::nullopt;
  return Info{static_cast<std::uint64_t>(count.Integer(0)), static_cast<std::uint64_t>(count.Integer(1))};
}

bool Cache::Clear() { return Run(database_, "DELETE FROM results") && Run(database_, "VACUUM"); }

}  // namespace assay
