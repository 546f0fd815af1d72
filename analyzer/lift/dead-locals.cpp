// All variables count as dead until a use says otherwise; a variable whose address is stored in a live one is live.
#include "analyzer/lift/dead-locals.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "analyzer/lift/local-memory.h"
#include "analyzer/lift/semantics.h"

namespace assay {
namespace {

// No launch has more cores than these bits can number.
constexpr std::uint64_t kCores = 0xffff;

struct Uses {
  bool read = false;
  std::set<const llvm::AllocaInst*> kept_in;     // where its address is stored
  std::vector<llvm::Instruction*> instructions;  // users before what they use
};

void Collect(llvm::Value& pointer, Uses& uses) {
  for (llvm::User* user : pointer.users()) {
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
    if (instruction == nullptr) {
      uses.read = true;
      return;
    }
    if (llvm::isa<llvm::GetElementPtrInst, llvm::BitCastInst, llvm::AddrSpaceCastInst>(instruction)) {
      Collect(*instruction, uses);
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
      if (store->isVolatile()) uses.read = true;
      if (store->getValueOperand() == &pointer) {
        const auto* holder = llvm::dyn_cast<llvm::AllocaInst>(llvm::getUnderlyingObject(store->getPointerOperand()));
        if (holder == nullptr) uses.read = true;
        uses.kept_in.insert(holder);
      }
    } else {
      const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(instruction);
      const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(instruction);
      const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(instruction);
      const bool lifetime = call != nullptr && call->isLifetimeStartOrEnd();
      const bool written = memory != nullptr && !memory->isVolatile() && memory->getRawDest() == &pointer &&
                           (transfer == nullptr || transfer->getRawSource() != &pointer);
      if (!lifetime && !written) uses.read = true;
    }
    uses.instructions.push_back(instruction);
  }
}

// The number of the core, whatever its width.
bool IsCore(const lift::Semantics& semantics, const llvm::Value* value) {
  while (true) {
    if (const auto* cast = llvm::dyn_cast<llvm::CastInst>(value)) {
      if (cast->getDestTy()->getScalarSizeInBits() < 16) return false;
      value = cast->getOperand(0);
      continue;
    }
    const auto* masked = llvm::dyn_cast<llvm::BinaryOperator>(value);
    if (masked == nullptr || masked->getOpcode() != llvm::Instruction::And) break;
    const auto* mask = llvm::dyn_cast<llvm::ConstantInt>(masked->getOperand(1));
    if (mask == nullptr || (mask->getZExtValue() & kCores) != kCores) break;
    value = masked->getOperand(0);
  }
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  const auto* row = call != nullptr ? semantics.RowOf(*call) : nullptr;
  return row != nullptr && row->effect == lift::Effect::kCoreIndex && row->axis == 0;
}

struct Place {
  llvm::AllocaInst* local = nullptr;
  std::int64_t offset = 0;
  std::int64_t by_core = 0;
};

std::optional<Place> PlaceOf(const lift::Semantics& semantics, llvm::Value* pointer, const llvm::DataLayout& layout) {
  Place place;
  while (true) {
    if (auto* local = llvm::dyn_cast<llvm::AllocaInst>(pointer)) {
      place.local = local;
      return place;
    }
    if (auto* cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(pointer)) {
      pointer = cast->getOperand(0);
      continue;
    }
    auto* gep = llvm::dyn_cast<llvm::GEPOperator>(pointer);
    llvm::MapVector<llvm::Value*, llvm::APInt> factors;
    llvm::APInt constant(64, 0);
    if (gep == nullptr || !gep->collectOffset(layout, 64, factors, constant)) return std::nullopt;
    place.offset += constant.getSExtValue();
    for (const auto& [index, factor] : factors) {
      if (!IsCore(semantics, index)) return std::nullopt;
      place.by_core += factor.getSExtValue();
    }
    pointer = gep->getPointerOperand();
  }
}

// The value that all cores read; null if it differs between cores or is unknown.
llvm::Value* FoundByAll(llvm::LoadInst& load, const LocalMemory& memory, const Place& place, std::int64_t cores) {
  auto* type = llvm::dyn_cast<llvm::IntegerType>(load.getType());
  if (type == nullptr || type->getBitWidth() > 64 || type->getBitWidth() % 8 != 0 || load.isVolatile()) return nullptr;
  const unsigned bytes = type->getBitWidth() / 8;
  const LocalMemory::Content first = memory.At(load, place.offset, bytes);
  if (first.stored == nullptr && !first.number) return nullptr;
  for (std::int64_t core = 1; core < cores && place.by_core != 0; ++core) {
    const LocalMemory::Content other = memory.At(load, place.offset + core * place.by_core, bytes);
    if (other.stored != first.stored || other.number != first.number) return nullptr;
  }
  return first.stored != nullptr ? first.stored : llvm::ConstantInt::get(type, *first.number);
}

}  // namespace

namespace {

// The least and the largest value that a core reads there, for folding loops.
void TellRange(llvm::LoadInst& load, const LocalMemory& memory, const Place& place, std::int64_t cores) {
  auto* type = llvm::dyn_cast<llvm::IntegerType>(load.getType());
  if (type == nullptr || type->getBitWidth() > 32 || type->getBitWidth() % 8 != 0 || load.isVolatile()) return;
  std::uint64_t least = UINT64_MAX, most = 0;
  for (std::int64_t core = 0; core < cores; ++core) {
    const auto found = memory.At(load, place.offset + core * place.by_core, type->getBitWidth() / 8);
    const auto* number = llvm::dyn_cast_or_null<llvm::ConstantInt>(found.stored);
    if (number == nullptr && !found.number) return;
    const std::uint64_t value = number != nullptr ? number->getZExtValue() : *found.number;
    least = std::min(least, value);
    most = std::max(most, value);
  }
  if (most >= llvm::APInt::getMaxValue(type->getBitWidth()).getZExtValue()) return;
  llvm::MDBuilder builder(load.getContext());
  load.setMetadata(llvm::LLVMContext::MD_range, builder.createRange(llvm::APInt(type->getBitWidth(), least),
                                                                    llvm::APInt(type->getBitWidth(), most + 1)));
}

}  // namespace

bool FoldLocalReads(const lift::Semantics& semantics, llvm::Function& function, std::int64_t cores) {
  const llvm::DataLayout& layout = function.getParent()->getDataLayout();
  std::map<llvm::AllocaInst*, std::optional<LocalMemory>> memories;
  std::vector<std::pair<llvm::LoadInst*, llvm::Value*>> known;
  std::map<llvm::Value*, llvm::Value*> replaced;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
    const auto place = load != nullptr ? PlaceOf(semantics, load->getPointerOperand(), layout) : std::nullopt;
    if (!place) continue;
    const auto [memory, fresh] = memories.try_emplace(place->local);
    if (fresh) memory->second = LocalMemory::Of(*place->local);
    if (!memory->second) continue;
    llvm::Value* value = FoundByAll(*load, *memory->second, *place, cores);
    // The stored value may itself be such a read, from an earlier line.
    if (const auto read = replaced.find(value); read != replaced.end()) value = read->second;
    if (value == nullptr) {
      if (cores > 1) TellRange(*load, *memory->second, *place, cores);
      continue;
    }
    replaced[load] = value;
    known.emplace_back(load, value);
  }
  for (auto& [load, value] : known) load->replaceAllUsesWith(value);
  for (auto& [load, value] : known) load->eraseFromParent();
  return !known.empty();
}

bool RemoveDeadLocals(llvm::Function& function) {
  std::map<const llvm::AllocaInst*, Uses> dead;
  std::vector<llvm::AllocaInst*> locals;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (auto* local = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) locals.push_back(local);
  }
  for (llvm::AllocaInst* local : locals) Collect(*local, dead[local]);
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::AllocaInst* local : locals) {
      const auto found = dead.find(local);
      if (found == dead.end()) continue;
      bool lives = found->second.read;
      for (const llvm::AllocaInst* holder : found->second.kept_in) lives |= !dead.contains(holder);
      if (!lives) continue;
      dead.erase(found);
      changed = true;
    }
  }
  if (dead.empty()) return false;
  std::set<llvm::Instruction*> gone;
  for (auto& [local, uses] : dead) gone.insert(uses.instructions.begin(), uses.instructions.end());
  for (llvm::AllocaInst* local : locals) {
    if (dead.contains(local)) gone.insert(local);
  }
  for (llvm::Instruction* instruction : gone) instruction->dropAllReferences();
  for (llvm::Instruction* instruction : gone) instruction->eraseFromParent();
  return true;
}

}  // namespace assay
