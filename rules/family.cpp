// See family.h.
#include "rules/family.h"

#include <algorithm>

namespace assay::rules {

static constexpr Family kFamilies[] = {
    {"api", "names, arguments and types of the device API", true},
    {"build", "what keeps the code from being compiled"},
    {"honesty", "results that the kernel did not compute"},
    {"host", "the operator around the kernel: definition, tiling function, binding"},
    {"limits", "fields and sizes of the chip's instructions", true},
    {"memory", "accesses outside, across or before what is there", true},
    {"numeric", "arithmetic that loses or changes values", true},
    {"queue", "tensors on their way through queues and buffers"},
    {"reply", "what is wrong with a reply before its code is read"},
    {"run", "how a run ended"},
    {"sync", "order between the units of a core and between cores"},
    {"tiling", "how the work is divided"},
};

std::span<const Family> Families() { return kFamilies; }

const Family* FindFamily(std::string_view rule) {
  const std::string_view name = rule.substr(0, rule.find('/'));
  const auto* found =
      std::find_if(std::begin(kFamilies), std::end(kFamilies), [&](const Family& f) { return f.name == name; });
  return found == std::end(kFamilies) ? nullptr : found;
}

}  // namespace assay::rules
