// Whether what a kernel does to memory can depend on the contents of its tensors. If it cannot (the kernel is
// data-oblivious), every execution at the same shapes does the same, and one run of all cores shows what holds for
// any contents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/launch.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/source-range.h"

namespace assay {

struct Obliviousness {
  bool holds = false;
  std::string why_not;  // "a count or an address of the copy in depends on what a scalar read finds"
  SourceRange where;    // of what depends; may be invalid
  // If it does not hold for all operations: whether it holds for all but some accesses, which change only contents, so
  // that all other operations are the same in every execution.
  bool holds_elsewhere = false;
  std::vector<SourceRange> apart;  // where those accesses are
  bool outputs_depend = false;     // contents decide which bytes of global memory are written, or whether a core ends
};

// For the vector cores' code and, if the launch has one, the matrix cores'. Conservative: what is not followed counts
// as dependent, with its name. With `given`, the contents of the arguments that the launch marks so are the same in
// every execution.
Obliviousness JudgeOblivious(const LoweredModule& module, std::string_view entry, const LaunchValues& launch,
                             bool given = false);

}  // namespace assay
