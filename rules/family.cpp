// See family.h.
#include "rules/family.h"

#include <algorithm>

namespace assay::rules {

// scripts/new-rule shows these lines.
static constexpr Family kFamilies[] = {
    {"api", true},     // calls of the device API: names, overloads, types
    {"binding"},       // what Python calls, and what the extension has
    {"build"},         // what the compiler refuses and no other family names
    {"honesty"},       // results that the kernel did not compute
    {"host"},          // host code: op definition, tiling function, binding
    {"launch"},        // grid, block, shared memory and stream of a launch
    {"limits", true},  // numbers that an instruction does not hold
    {"memory", true},  // bytes that are read or written wrongly
    {"numeric"},       // wrong or inexact values
    {"perf"},          // right, and slower than it has to be
    {"queue"},         // queues, buffers and pipes of a core
    {"race"},          // accesses of threads that nothing orders
    {"reply"},         // the reply itself: cut short, no Python
    {"run"},           // what ends a run
    {"sync"},          // barriers, flags and waits
    {"tiling"},        // how the work is split, and the data that says so
    {"warp"},          // operations of the lanes of a warp
};

std::span<const Family> Families() { return kFamilies; }

const Family* FindFamily(std::string_view rule) {
  const std::string_view name = rule.substr(0, rule.find('/'));
  const auto* found =
      std::find_if(std::begin(kFamilies), std::end(kFamilies), [&](const Family& f) { return f.name == name; });
  return found == std::end(kFamilies) ? nullptr : found;
}

}  // namespace assay::rules
