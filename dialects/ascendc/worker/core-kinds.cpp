// Derives the kind of launch from the code, as the vendor's build does if no type is given: a kernel with matrix
// instructions runs on matrix cores, one with vector instructions or copies out of UB on vector cores, one with both
// on one matrix core and two vector cores per block.
#include "dialects/ascendc/worker/core-kinds.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <functional>
#include <set>
#include <vector>

namespace assay {
namespace {

// Calls of declared functions that can be reached from the entry.
void ForEachCall(const llvm::Function& entry, const std::function<void(const llvm::CallBase&, llvm::StringRef)>& f) {
  std::set<const llvm::Function*> seen{&entry};
  std::vector<const llvm::Function*> open{&entry};
  while (!open.empty()) {
    const llvm::Function* function = open.back();
    open.pop_back();
    for (const llvm::Instruction& instruction : llvm::instructions(*function)) {
      const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
      const llvm::Function* callee = call != nullptr ? call->getCalledFunction() : nullptr;
      if (callee == nullptr) continue;
      if (callee->isDeclaration()) {
        f(*call, callee->getName());
      } else if (seen.insert(callee).second) {
        open.push_back(callee);
      }
    }
  }
}

bool IsMatrix(llvm::StringRef name) {
  return name.starts_with("assay_mmad") || name.starts_with("assay_load_") || name.starts_with("assay_fixpipe_out") ||
         name.starts_with("assay_matmul_");
}

// Synchronisation, sizes, queues and other operations of both kinds do not determine the kind.
bool IsVector(llvm::StringRef name) {
  static constexpr const char* kEither[] = {
      "assay_nd2nz",    "assay_dma_in",      "assay_dma_local", "assay_block_",   "assay_sub_block_", "assay_tiling_",
      "assay_sys_",     "assay_pipe_",       "assay_que_",      "assay_buf_",     "assay_local_",     "assay_gm_",
      "assay_set_flag", "assay_wait_flag",   "assay_event_",    "assay_barrier",  "assay_sync_",      "assay_dcache_",
      "assay_atomic",   "assay_mask_",       "assay_assert",    "assay_trap",     "assay_unmodelled", "assay_loc",
      "assay_fuel_",    "assay_kernel_type", "assay_fill_",     "assay_fixpipe_", "assay_hf32",       "assay_cross_"};
  if (!name.starts_with("assay_") || IsMatrix(name)) return false;
  if (name == "assay_dma_in_pad") return true;
  for (const char* prefix : kEither) {
    if (name.starts_with(prefix)) return false;
  }
  return true;
}

// KernelMetaType of the vendor's headers; -1 if the kernel does not say.
int TypeOf(const llvm::Function& entry, std::uint64_t tiling_key) {
  int type = -1;
  ForEachCall(entry, [&](const llvm::CallBase& call, llvm::StringRef name) {
    if (name != "assay_kernel_type") return;
    const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(0));
    if (constant == nullptr) return;
    // Bit 7 marks a type that holds for one tiling key, given by the higher bits.
    const std::uint64_t value = constant->getZExtValue();
    const bool keyed = (value & 128) != 0;
    if (keyed ? value >> 8 == tiling_key : type < 0) type = static_cast<int>(value & 127);
  });
  return type;
}

CoreKinds CoresOf(const llvm::Function& vector, const llvm::Function* cube, std::uint64_t tiling_key) {
  switch (TypeOf(vector, tiling_key)) {
    case 0:  // AIV_ONLY
    case 2:  // MIX_AIV_1_0
      return {0, 1};
    case 1:  // AIC_ONLY
    case 3:  // MIX_AIC_1_0
      if (cube != nullptr) return {1, 0};
      break;
    case 4:  // MIX_AIC_1_1
      return {cube != nullptr ? 1 : 0, 1};
    case 5:  // MIX_AIC_1_2
      return {cube != nullptr ? 1 : 0, 2};
    default:
      break;
  }
  bool matrix = false, vectors = false, object = false;
  if (cube != nullptr) {
    ForEachCall(*cube, [&](const llvm::CallBase&, llvm::StringRef name) { matrix |= IsMatrix(name); });
  }
  ForEachCall(vector, [&](const llvm::CallBase&, llvm::StringRef name) {
    vectors |= IsVector(name);
    object |= name.starts_with("assay_matmul_");
  });
  if (matrix) return vectors ? CoreKinds{1, 2} : CoreKinds{1, 0};
  // A Matmul object that vector cores call is served by separate matrix cores.
  return {0, object ? 2 : 1};
}

// Requests to a Matmul object are left out.
bool UsesMatrixUnit(const llvm::Function& entry) {
  bool uses = false;
  ForEachCall(entry, [&](const llvm::CallBase&, llvm::StringRef name) {
    uses |= IsMatrix(name) && !name.starts_with("assay_matmul_");
  });
  return uses;
}

}  // namespace

CoreKinds ChooseCores(const llvm::Function& vector, const llvm::Function* cube, std::uint64_t tiling_key,
                      const device::Chip& chip) {
  CoreKinds kinds = CoresOf(vector, cube, tiling_key);
  if (chip.coupled) kinds = {.cube = 0, .vector = 1};
  const llvm::Function& matrix = kinds.cube > 0 ? *cube : vector;
  kinds.unmodelled = chip.architecture != 2201 && (chip.coupled || kinds.cube > 0) && UsesMatrixUnit(matrix);
  return kinds;
}

}  // namespace assay
