// Which kinds of cores a launch takes, for callers outside the worker.
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>

#include <memory>

#include "dialects/ascendc/worker/core-kinds.h"
#include "dialects/ascendc/worker/vector-only.h"

namespace assay {
namespace {

std::unique_ptr<llvm::Module> Read(const std::string& bitcode, llvm::LLVMContext& context) {
  auto module = llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "kernel"), context);
  if (module) return std::move(*module);
  llvm::consumeError(module.takeError());
  return nullptr;
}

}  // namespace

bool RunsOnVectorCores(const LoweredModule& module, const std::string& entry, std::uint64_t tiling_key) {
  // A kernel without a matrix half can only differ in the Matmul object, which the lift does not model anyway.
  if (module.cube_bitcode.empty()) return true;
  llvm::LLVMContext context;
  const auto vector = Read(module.bitcode, context);
  const auto cube = Read(module.cube_bitcode, context);
  const llvm::Function* vector_entry = vector ? vector->getFunction(entry) : nullptr;
  const llvm::Function* cube_entry = cube ? cube->getFunction(entry) : nullptr;
  if (vector_entry == nullptr || cube_entry == nullptr) return false;
  const CoreKinds kinds = ChooseCores(*vector_entry, cube_entry, tiling_key);
  return kinds.cube == 0 && kinds.vector == 1;
}

}  // namespace assay
