// Releases of the toolkit in order, and whether one of them has a name that comes or goes with others.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dialects/ascendc/names/known-names.h"

namespace assay::ascendc {

// 8.x means a toolkit between 8.1 and 8.5: it has the names of 8.1, and those that builds with 8.3 have confirmed.
enum class Release { k8_1, k8_x, k8_5, k9_0, k9_1 };

constexpr Release kDefaultRelease = Release::k8_x;

std::optional<Release> ParseRelease(std::string_view name);
std::string_view ReleaseName(Release release);
std::vector<std::string> ReleaseNames();

enum class Standing { kPresent, kLacking, kUnknown };

// When a name was added and removed, as far as known; release names, empty if it always existed or still exists.
struct Lifetime {
  std::string since;
  std::string until;
  Standing standing = Standing::kPresent;
};

// For a name that device headers of some release declare. Lacking everywhere: it is declared for other chips only.
Lifetime LifetimeOf(const KnownName& name, Release release);
// For a declaration of the model headers marked `assay_since:8_5` or `assay_until:9_0`; nothing for another mark.
std::optional<Lifetime> LifetimeOfMark(std::string_view mark, Release release);

// Why a use leaves the verdict open, as one sentence.
std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until);

}  // namespace assay::ascendc
