// Source ranges of the accesses of device code: debug locations mark only one token of them. Internal.
#pragma once

#include <vector>

#include "analyzer/facts/source-range.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

struct AccessRange {
  SourceRange token;  // where Clang's debug locations place the access
  SourceRange whole;  // the expression that names the memory: `a[i][j]`, `*p`, `s->x`
};

// For the code of these declarations; if several accesses share a token, the widest first.
std::vector<AccessRange> AccessRanges(const Locator& locator, const std::vector<clang::DeclGroupRef>& groups);

}  // namespace assay
