// The lowered module with the launch's constants put in and folded: core count, tiling key, tiling data.
#pragma once

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <string_view>

#include "analyzer/facts/launch.h"

namespace assay {

struct Specialised {
  std::unique_ptr<llvm::LLVMContext> context;  // outlives the module
  std::unique_ptr<llvm::Module> module;
  llvm::Function* entry = nullptr;  // null: `problem` says why
  std::string problem;
  std::string tiling_gap;  // the kernel reads more tiling data than the launch has
};

// `bitcode` may be LLVM bitcode or LLVM assembly text. Where there is one core a block, its number in the block is 0.
Specialised Specialise(std::string_view bitcode, std::string_view entry, const LaunchValues& launch,
                       bool one_core_a_block = true);

}  // namespace assay
