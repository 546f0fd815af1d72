// See shard.h.
#include "driver/shard.h"

#include <fmt/format.h>

#include <charconv>

namespace assay {

std::optional<Shard> Shard::Parse(std::string_view text) {
  constexpr std::size_t kMost = 1000000;
  Shard shard;
  const char* const end = text.data() + text.size();
  const auto [slash, first] = std::from_chars(text.data(), end, shard.number);
  if (first != std::errc() || slash == end || *slash != '/') return std::nullopt;
  const auto [stop, second] = std::from_chars(slash + 1, end, shard.of);
  if (second != std::errc() || stop != end) return std::nullopt;
  if (shard.of < 1 || shard.of > kMost || shard.number < 1 || shard.number > shard.of) return std::nullopt;
  return shard;
}

std::string WhyNotAll(const std::vector<Shard>& shards) {
  const std::size_t of = shards.empty() ? 1 : shards.front().of;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    if (shards[i].number < i + 1) return fmt::format("shard {} is there twice", shards[i].Name());
    if (shards[i].number > i + 1) return fmt::format("shard {}/{} is missing", i + 1, of);
  }
  return shards.size() < of ? fmt::format("shard {}/{} is missing", shards.size() + 1, of) : "";
}

}  // namespace assay
