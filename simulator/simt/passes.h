// The steps of Prepare, in their order. Internal.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace llvm {
class Function;
class Instruction;
class Module;
}  // namespace llvm

namespace assay::simt {

constexpr const char* kKernelAttribute = "assay-kernel";
constexpr const char* kSpaceAttribute = "assay-space";
// Of a kernel: the parameters that its writes go through, by number. Without it any memory may be written.
constexpr const char* kWritesAttribute = "assay-writes";
// Variables of the machine's own, which are memory of the process.
constexpr const char* kOwnPrefix = "assay.text.";

// Calls of undefined functions, and assembly, end the run and name the culprit.
void StubUnknown(llvm::Module& module, const std::function<bool(std::string_view)>& resolved);

// Divisions by zero, shifts by more than there are bits, and conversions of what does not fit give what the device
// gives.
void DefineArithmetic(llvm::Module& module);
// A product and the sum it goes into are one operation where both allow it.
void ContractProducts(llvm::Module& module);

// Gives variables device addresses: those of the program before optimisation, which may assume nothing of them, and the
// constants that are left after it. False with `error` set where there are too many.
class VariableTable;
bool PlaceVariables(llvm::Module& module, VariableTable& table, bool constants, std::string& error);

// Gives kernels kWritesAttribute; in front of CheckAccesses.
void NameWrittenParameters(llvm::Module& module);
// A check before every access to memory that is not plainly the thread's own.
void CheckAccesses(llvm::Module& module);
// For Settings::count: what basic blocks execute (in front of CheckAccesses), and accesses (behind it).
void CountWork(llvm::Module& module);
void CountAccesses(llvm::Module& module);
// Steps are counted, and recursion is.
void CountSteps(llvm::Module& module);
// Tells the machine where a primitive is called.
void MarkSites(llvm::Module& module);

// Writes the entry of each kernel and the initialisation that makes kernels and variables known.
void DefineEntries(llvm::Module& module, const VariableTable& table);

// The place of an instruction, from 1; 0 where it has none.
unsigned SiteOf(const llvm::Instruction& instruction);

}  // namespace assay::simt
