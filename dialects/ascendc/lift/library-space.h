// Which operations of the library take temporary space of their own.
#pragma once

#include <cstdint>
#include <set>

namespace assay::ascendc {

// Operations (AssayLib) that use none, whatever their sizes are.
const std::set<std::int64_t>& OperationsWithoutSpace();

}  // namespace assay::ascendc
