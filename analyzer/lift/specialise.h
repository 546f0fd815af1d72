// The lowered module with the launch's constants put in and folded: core count, tiling key, tiling data.
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
  llvm::Function* entry = nullptr;  // null: `problem` says why
  std::string problem;
  std::string tiling_gap;  // the kernel reads more tiling data than the launch has
};

// Which cores the code is for.
struct CoresOf {
  bool one_a_block = true;  // the number of a core in its block is 0
  std::int64_t only = -1;   // the code of this one alone
};

// `bitcode` may be LLVM bitcode or LLVM assembly text.
Specialised Specialise(std::string_view bitcode, std::string_view entry, const LaunchValues& launch,
                       const CoresOf& cores = {});

}  // namespace assay
