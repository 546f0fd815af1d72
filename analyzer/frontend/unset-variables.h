// Host variables that are read before they are set. Clang fills every automatic variable without an initialiser
// (-ftrivial-auto-var-init), and each fill becomes a byte of `assay_unset`, which a run chooses: runs that differ in
// it alone show the effect of such variables. The optimiser removes fills that are overwritten before a read.
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

// Local variables of classes whose constructors give every member a value are not filled: the fill of a class with
// members of its own, or with padding, would outlast the optimiser, and each run would be made twice for it. Called
// before code is generated for the declaration.
void ExemptInitialised(clang::Decl& decl);

// The byte of a variable is the number of its place, modulo the array's length; nothing for places outside the
// input.
using PlaceNumber = std::function<std::optional<std::size_t>(const llvm::DILocation*)>;

// Before the optimiser.
void FillFromRun(llvm::Module& module, const PlaceNumber& number);
// After the optimiser: the bytes that are still read, by number.
std::set<std::size_t> FilledFromRun(const llvm::Module& module);

}  // namespace assay
