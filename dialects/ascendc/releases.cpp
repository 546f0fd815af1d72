// See releases.h. Between 8.1 and 8.5 the name list is inconclusive: 8.3 may have what 8.5 has and 8.1 lacks.
#include "dialects/ascendc/releases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace assay::ascendc {
namespace {

constexpr std::array<std::string_view, 5> kNames = {"8.1", "8.x", "8.5", "9.0", "9.1"};

// Releases by number, with 8.3 for 8.x.
std::optional<Release> ReleaseOfMark(std::string_view text) {
  constexpr std::array<std::string_view, 5> kMarks = {"8_1", "8_3", "8_5", "9_0", "9_1"};
  const auto* found = std::find(kMarks.begin(), kMarks.end(), text);
  if (found == kMarks.end()) return std::nullopt;
  return static_cast<Release>(found - kMarks.begin());
}

std::string Spoken(Release release) { return release == Release::k8_x ? "8.3" : std::string(ReleaseName(release)); }

}  // namespace

std::optional<Release> ParseRelease(std::string_view name) {
  const auto* found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Release>(found - kNames.begin());
}

std::string_view ReleaseName(Release release) { return kNames[static_cast<std::size_t>(release)]; }

std::vector<std::string> ReleaseNames() { return {kNames.begin(), kNames.end()}; }

Lifetime LifetimeOf(const KnownName& name, Release release) {
  // 8.3 has what both its neighbours have; where they differ, only a build can tell.
  const std::array<bool, 5> has = {name.device_8_1, name.device_8_1 || name.in_8_3, name.device_8_5, name.device_9_0,
                                   name.device_9_1};
  const auto at = static_cast<std::size_t>(release);
  const auto* first = std::find(has.begin(), has.end(), true);
  const auto* last =
      std::find(std::make_reverse_iterator(has.end()), std::make_reverse_iterator(has.begin()), true).base();
  Lifetime life;
  if (first == has.end()) {
    if (name.later_chips) life.standing = Standing::kLacking;
    return life;
  }
  const auto begin = static_cast<std::size_t>(first - has.begin());
  const auto end = static_cast<std::size_t>(last - has.begin());
  if (begin > 0) life.since = Spoken(static_cast<Release>(begin));
  // The devkit is only a part of the toolkit: names in none of its releases may exist elsewhere.
  const bool in_devkit = name.device_8_5 || name.device_9_0 || name.device_9_1;
  if (end < has.size() && in_devkit) life.until = Spoken(static_cast<Release>(end));
  if (has[at]) return life;
  life.standing = Standing::kLacking;
  if (at >= end && !in_devkit) life.standing = Standing::kUnknown;
  if (release == Release::k8_x && name.device_8_5 && !name.not_in_8_3) life.standing = Standing::kUnknown;
  return life;
}

std::optional<Lifetime> LifetimeOfMark(std::string_view mark, Release release) {
  const std::size_t colon = mark.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<Release> limit = ReleaseOfMark(mark.substr(colon + 1));
  if (!limit) return std::nullopt;
  Lifetime life;
  if (mark.substr(0, colon) == "assay_until") {
    life.until = Spoken(*limit);
    life.standing = release < *limit ? Standing::kPresent : Standing::kLacking;
    return life;
  }
  life.since = Spoken(*limit);
  if (release >= *limit) return life;
  life.standing = release == Release::k8_x && *limit == Release::k8_5 ? Standing::kUnknown : Standing::kLacking;
  return life;
}

std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until) {
  if (since.empty() && until.empty()) return fmt::format("`{}` belongs to chips that are not modelled yet", name);
  const std::string when =
      since.empty() ? fmt::format("was removed in CANN {}", until) : fmt::format("exists from CANN {} on", since);
  return fmt::format("`{}` {}, and whether this toolkit has it is not known", name, when);
}

}  // namespace assay::ascendc
