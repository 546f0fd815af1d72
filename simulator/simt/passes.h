// The steps of Prepare, in order. Internal.
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
// For a kernel: the numbers of the parameters through which it writes. Without it, any memory may be written.
constexpr const char* kWritesAttribute = "assay-writes";
// Variables of the machine's own, which are memory of the process.
constexpr const char* kOwnPrefix = "assay.text.";

// Calls of undefined functions, and assembly, end the run and name the culprit.
void StubUnknown(llvm::Module& module, const std::function<bool(std::string_view)>& resolved);

// Divisions by zero, oversized shifts and conversions out of range give the device's results.
void DefineArithmetic(llvm::Module& module);
// Fuses a product and the sum that uses it into one operation if both allow contraction.
void ContractProducts(llvm::Module& module);

// Gives variables device addresses: those of the program before optimisation, which may assume nothing about them, and
// the remaining constants after it. False with `error` set if there are too many.
class VariableTable;
bool PlaceVariables(llvm::Module& module, VariableTable& table, bool constants, std::string& error);

// Gives kernels kWritesAttribute; runs before CheckAccesses.
void NameWrittenParameters(llvm::Module& module);
// A check before every access to memory that is not provably the thread's own.
void CheckAccesses(llvm::Module& module);
// For Settings::count: what basic blocks execute (before CheckAccesses), and accesses (after it).
void CountWork(llvm::Module& module);
void CountAccesses(llvm::Module& module);
// Counts steps and recursion.
void CountSteps(llvm::Module& module);
// Tells the machine the place of a call to a primitive.
void MarkSites(llvm::Module& module);

// Writes the entry of each kernel and the initialisation that registers kernels and variables.
void DefineEntries(llvm::Module& module, const VariableTable& table);

// The place of an instruction, from 1; 0 if it has none.
unsigned SiteOf(const llvm::Instruction& instruction);

}  // namespace assay::simt
