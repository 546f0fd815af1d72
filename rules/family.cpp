// See family.h.
#include "rules/family.h"

#include <algorithm>

namespace assay::rules {

static constexpr Family kFamilies[] = {
    {"api", true},    {"binding"},      {"build"},         {"honesty"}, {"host"},  {"launch"},
    {"limits", true}, {"memory", true}, {"numeric", true}, {"perf"},    {"queue"}, {"race"},
    {"reply"},        {"run"},          {"sync"},          {"tiling"},  {"warp"},
};

std::span<const Family> Families() { return kFamilies; }

const Family* FindFamily(std::string_view rule) {
  const std::string_view name = rule.substr(0, rule.find('/'));
  const auto* found =
      std::find_if(std::begin(kFamilies), std::end(kFamilies), [&](const Family& f) { return f.name == name; });
  return found == std::end(kFamilies) ? nullptr : found;
}

}  // namespace assay::rules
