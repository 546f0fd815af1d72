// assay cache: where results are kept, how many, and an end to them.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/cache/cache.h"
#include "driver/cli.h"
#include "driver/commands.h"

namespace assay {
namespace {

CacheOptions OptionsOf(const InputArguments& arguments) {
  CacheOptions options;
  options.path = arguments.cache.empty() ? UsualCachePath() : arguments.cache;
  options.most_bytes = static_cast<std::uint64_t>(arguments.cache_mb) << 20;
  return options;
}

}  // namespace

std::unique_ptr<Cache> OpenCache(const InputArguments& arguments) {
  const CacheOptions options = OptionsOf(arguments);
  // No home directory and no path given: there is nowhere to keep results, which is not an error.
  if (options.path.empty()) return nullptr;
  std::string problem;
  std::unique_ptr<Cache> cache = Cache::Open(options, problem);
  if (cache == nullptr) fmt::print(stderr, "warning: {}; nothing is kept\n", OneLine(problem));
  return cache;
}

std::string CacheIfAsked(const InputArguments& arguments) {
  const bool asked = !arguments.no_cache && (!arguments.cache.empty() || std::getenv("ASSAY_CACHE") != nullptr);
  return asked ? OptionsOf(arguments).path : "";
}

std::unique_ptr<Cache> OpenCacheIfAsked(const InputArguments& arguments) {
  return CacheIfAsked(arguments).empty() ? nullptr : OpenCache(arguments);
}

int RunCacheCommand(const CacheArguments& arguments) {
  const CacheOptions options = OptionsOf(arguments);
  if (options.path.empty())
    return UsageError("there is no default place for the cache: HOME is not set; give --cache FILE");
  std::string problem;
  const std::unique_ptr<Cache> cache = Cache::Open(options, problem);
  if (cache == nullptr) return UsageError(problem);
  if (arguments.what == "clear" && !cache->Clear())
    return UsageError(fmt::format("the cache `{}` cannot be cleared now", options.path));
  std::error_code ignored;
  if (arguments.what == "clear") std::filesystem::remove_all(HeadersBeside(options.path), ignored);
  const std::optional<Cache::Info> info = cache->Count();
  if (!info) return UsageError(fmt::format("the cache `{}` cannot be read", options.path));
  if (arguments.json) {
    const nlohmann::ordered_json out = {{"path", options.path}, {"results", info->results}, {"bytes", info->bytes}};
    fmt::print("{}\n", out.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
  } else {
    fmt::print("{}: {}, {} bytes\n", OneLine(options.path), Counted(static_cast<std::int64_t>(info->results), "result"),
               GroupDigits(static_cast<std::int64_t>(info->bytes)));
  }
  return kClean;
}

}  // namespace assay
