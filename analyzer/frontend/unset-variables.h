// Host variables that nothing set before they are read. Clang is asked to fill every automatic variable without an
// initialiser (-ftrivial-auto-var-init), and what it fills with becomes a byte of `assay_unset`, which a run chooses:
// runs that differ by it alone tell what is made of such variables. The optimiser drops what is set before it is read.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>

#include "analyzer/frontend/clang.h"

namespace llvm {
class DILocation;
class Module;
}  // namespace llvm

namespace assay {

// The byte of a variable is the number of its place, modulo the array's length; nothing for places that are not the
// input's.
using PlaceNumber = std::function<std::optional<std::size_t>(const llvm::DILocation*)>;

// Before the optimiser runs.
void FillFromRun(llvm::Module& module, const PlaceNumber& number);
// After it: the bytes that are still read, by number.
std::set<std::size_t> FilledFromRun(const llvm::Module& module);

}  // namespace assay
