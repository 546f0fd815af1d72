// Specialises the lowered module for a launch (partial evaluation): core count, tiling key and tiling data become
// constants and are folded.
#pragma once

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "analyzer/facts/launch.h"

namespace assay {

struct Specialised {
  std::unique_ptr<llvm::LLVMContext> context;  // outlives the module
  std::unique_ptr<llvm::Module> module;
  const lift::Semantics* semantics = nullptr;
  llvm::Function* entry = nullptr;  // null: `problem` says why
  std::string problem;
  std::string tiling_gap;  // the kernel reads more tiling data than the launch has
};

// `bitcode` may be LLVM bitcode or LLVM assembly text. `one_a_block`: the number of a core within its block is 0.
Specialised Specialise(std::string_view bitcode, std::string_view entry, const LaunchValues& launch,
                       bool one_a_block = true);

// The code of one core, specialised from the code of all `cores`, which must outlive it.
struct CodeOfCore {
  std::unique_ptr<llvm::Module> module;
  llvm::Function* entry = nullptr;
};
CodeOfCore SpecialiseCore(const Specialised& all, std::int64_t core, std::int64_t cores);

}  // namespace assay
