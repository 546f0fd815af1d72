// Calls a kernel with parameter values that are in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/device/threads.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace llvm {
class Module;
}

namespace assay {

// The value of one parameter of a kernel that a program launches itself: its bytes, and which of them are addresses in
// the memory of which output.
struct ParameterValue {
  std::vector<std::byte> bytes;
  struct Pointer {
    std::size_t at = 0;
    std::size_t output = 0;
    std::int64_t offset = 0;
  };
  std::vector<Pointer> pointers;
};

// Which cores a block of a launch runs on.
struct BlockCores {
  int cube = 0, vector = 1;
};

// A launch by a program: the kernel's parameters as they are, instead of a pointer for each tensor, workspace and
// tiling. The request's outputs are the device's memory, which need not be written.
struct ProgramCall {
  std::vector<ParameterValue> arguments;
  std::optional<BlockCores> cores;  // as the kernel is declared; else read off its code
  device::ThreadShape shape;        // where it is code on threads
};

KernelResult RunKernel(const KernelRequest& request, const ProgramCall& call);

inline constexpr const char* kCallByValue = "assay_call_by_value";

// Classes that a program's host half has in headers of both halves: cores never ask for them.
void DefineHostTypes(llvm::Module& module);

// Adds `void assay_call_by_value(void* const* values)`, which calls `entry`. False if the sizes of `arguments` differ
// from those of its parameters.
bool AddCallByValue(llvm::Module& module, const std::string& entry, const std::vector<ParameterValue>& arguments);

// Functions that the host's module declares, uses and does not define, by symbol.
std::vector<std::string> UndefinedFunctions(const LoweredModule& host);
// The function of the kernel's module that the host's program knows as `symbol`: the two differ in address spaces.
// Empty if there is none.
std::string KernelOfSymbol(const LoweredModule& kernel, const std::string& symbol);

}  // namespace assay
