// Results that a module's forward keeps from one call for the next. Internal.
#pragma once

#include <string>
#include <vector>

#include "reference/python/syntax.h"

namespace assay::harness {

struct KeptResult {
  TSNode where;      // the return statement
  std::string name;  // as written: "self.kept", "self.results[key]"
};

// Only if there is no other explanation: forward returns a value, either under a condition that tests its presence
// or unconditionally, which forward itself assigns under the opposite condition, from its arguments, and uses
// nowhere else. A buffer that a kernel writes into is used elsewhere, and a mere allocation is no result.
std::vector<KeptResult> FindKeptResults(const Source& source);

}  // namespace assay::harness
