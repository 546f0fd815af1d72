// Scalars that code rounds to a narrow type and widens again at once.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/reply.h"

namespace assay::rules {

struct NarrowedScalar {
  SourceRange range;  // of the conversion to the narrow type and what it converts
  std::string type;   // as it is spelt
};

// `static_cast<float>(static_cast<half>(x))`, `(float)(half)x` and the like in kernels, in the order of the text.
std::vector<NarrowedScalar> NarrowedScalars(const ReplyFacts& reply);

}  // namespace assay::rules
