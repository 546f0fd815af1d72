// Releases of the toolkit in their order, and whether one of them has what appears and disappears with others.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dialects/ascendc/names/known-names.h"

namespace assay::ascendc {

// 8.x stands for a toolkit between 8.1 and 8.5: what 8.1 has, and what builds with 8.3 show to exist.
enum class Release { k8_1, k8_x, k8_5, k9_0, k9_1 };

constexpr Release kDefaultRelease = Release::k8_x;

std::optional<Release> ParseRelease(std::string_view name);
std::string_view ReleaseName(Release release);
std::vector<std::string> ReleaseNames();

enum class Standing { kPresent, kLacking, kUnknown };

// When a name came and went, as far as it is known; release names, empty where it was or is always there.
struct Lifetime {
  std::string since;
  std::string until;
  Standing standing = Standing::kPresent;
};

// Of a name that device headers of some release declare. Lacking everywhere: it is declared for other chips only.
Lifetime LifetimeOf(const KnownName& name, Release release);
// Of a declaration of the model headers marked `assay_since:8_5` or `assay_until:9_0`; nothing for another mark.
std::optional<Lifetime> LifetimeOfMark(std::string_view mark, Release release);

// Why a use leaves the verdict open, as one sentence.
std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until);

}  // namespace assay::ascendc
