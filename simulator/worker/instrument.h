// Changes to a lowered module before it is compiled: a fuel counter that ends runaway loops deterministically, checks
// on native memory accesses, explicit static initialisation, and stubs for undefined functions.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace llvm {
class Module;
}

namespace assay {

// Subtracts one from *counter at every function entry and loop back-edge, and calls assay_fuel_spent below zero.
void InsertFuel(llvm::Module& module, std::int64_t* counter);

// Makes integer divisions by zero yield 0 and call assay_divided_by_zero: the scalar unit of a core does not trap. Nor
// does aarch64, the host that these chips usually have, where the remainder is the dividend.
void TolerateDivisionByZero(llvm::Module& module, bool host = false);

// Calls assay_raw_access(pointer, bytes, is_write) before every load and store whose target is not plainly inside a
// local or global variable of the module, and assay_own_access(variable, its bytes, pointer, bytes) if it accesses a
// variable at an offset known only at run time.
void InsertAccessChecks(llvm::Module& module);

// Calls assay_wild_call() before an indirect call of anything but a function of the module whose address it takes.
void InsertCallChecks(llvm::Module& module);

// Calls assay_wrapped_offset(exact, used) before an intrinsic or access whose address holds a value that was computed
// in 32 bits, wrapped, and was widened after that. Comes after InsertAccessChecks, so that plain loads and stores
// count.
void InsertWrapChecks(llvm::Module& module);

// Calls assay_wrapped_size(exact, used) after a product was computed in 32 bits, wrapped, and is widened.
void InsertHostWrapChecks(llvm::Module& module);

// Moves static constructors into `void assay_static_init()`, to be called when confined, and drops destructors.
void CollectStaticInit(llvm::Module& module);

// Gives a body to every used declaration for which `handler` names a function: the body calls that function with
// the demangled name, or with the name alone, without types. "" leaves a declaration alone.
enum class CalledBy { kSignature, kName };
void StubUnknownFunctions(llvm::Module& module, const std::function<std::string_view(std::string_view)>& handler,
                          CalledBy called = CalledBy::kSignature);

}  // namespace assay
