// Whether what a kernel does to memory can depend on what its tensors hold. Where it cannot, every execution at the
// same shapes does the same: one run of all cores then shows what holds for any contents.
#pragma once

#include <string>
#include <string_view>

#include "analyzer/facts/launch.h"
#include "analyzer/facts/source-range.h"
#include "simulator/simulator.h"

namespace assay {

struct Obliviousness {
  bool holds = false;
  std::string why_not;  // "a count or an address of the copy in depends on what a scalar read finds"
  SourceRange where;    // of what depends; may be invalid
};

// Of the vector cores' code and, where the launch has one, the matrix cores'. Conservative: what is not followed counts
// as dependent, with its name.
Obliviousness JudgeOblivious(const LoweredModule& module, std::string_view entry, const LaunchValues& launch);

}  // namespace assay
