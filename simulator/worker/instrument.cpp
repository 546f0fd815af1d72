// Module passes of the worker. They run once, before any optimisation, so what they count is what was lowered.
#include "simulator/worker/instrument.h"

#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace assay {
namespace {

void Charge(llvm::Instruction* before, llvm::Value* counter, llvm::FunctionCallee spent) {
  llvm::IRBuilder<> b(before);
  llvm::Type* i64 = b.getInt64Ty();
  llvm::Value* left = b.CreateSub(b.CreateLoad(i64, counter), b.getInt64(1));
  b.CreateStore(left, counter);
  llvm::Value* empty = b.CreateICmpSLT(left, b.getInt64(0));
  llvm::MDNode* rare = llvm::MDBuilder(before->getContext()).createBranchWeights(1, 1 << 20);
  llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(empty, before->getIterator(), false, rare);
  llvm::IRBuilder<>(then).CreateCall(spent);
}

}  // namespace

void InsertFuel(llvm::Module& module, std::int64_t* counter) {
  llvm::LLVMContext& context = module.getContext();
  llvm::Constant* address = llvm::ConstantExpr::getIntToPtr(
      llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), reinterpret_cast<std::uint64_t>(counter)),
      llvm::PointerType::getUnqual(context));
  llvm::FunctionCallee spent = module.getOrInsertFunction("assay_fuel_spent", llvm::Type::getVoidTy(context));
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    llvm::SmallVector<std::pair<const llvm::BasicBlock*, const llvm::BasicBlock*>> edges;
    llvm::FindFunctionBackedges(function, edges);
    std::vector<llvm::Instruction*> places;
    for (const auto& [from, to] : edges) {
      // Charged at the source's end; a block with two back-edges is charged once.
      auto* last = const_cast<llvm::Instruction*>(from->getTerminator());
      if (std::find(places.begin(), places.end(), last) == places.end()) places.push_back(last);
    }
    places.push_back(&*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    for (llvm::Instruction* place : places) Charge(place, address, spent);
  }
}

namespace {

bool PlainlyOwn(const llvm::Value* pointer) {
  const llvm::Value* base = llvm::getUnderlyingObject(pointer, 0);
  return llvm::isa<llvm::AllocaInst>(base) || llvm::isa<llvm::GlobalValue>(base);
}

}  // namespace

void TolerateDivisionByZero(llvm::Module& module, bool host) {
  llvm::FunctionCallee note =
      module.getOrInsertFunction("assay_divided_by_zero", llvm::Type::getVoidTy(module.getContext()));
  std::vector<llvm::BinaryOperator*> divisions;
  for (llvm::Function& function : module) {
    for (llvm::BasicBlock& block : function) {
      for (llvm::Instruction& instruction : block) {
        auto* division = llvm::dyn_cast<llvm::BinaryOperator>(&instruction);
        if (division == nullptr || !division->isIntDivRem() || !division->getType()->isIntegerTy()) continue;
        const auto* divisor = llvm::dyn_cast<llvm::ConstantInt>(division->getOperand(1));
        if (divisor == nullptr || divisor->isZero()) divisions.push_back(division);
      }
    }
  }
  for (llvm::BinaryOperator* division : divisions) {
    llvm::IRBuilder<> before(division);
    llvm::Constant* zero = llvm::ConstantInt::get(division->getType(), 0);
    llvm::Value* bad = before.CreateICmpEQ(division->getOperand(1), zero);
    llvm::Value* safe =
        before.CreateSelect(bad, llvm::ConstantInt::get(division->getType(), 1), division->getOperand(1));
    llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(bad, division, false);
    llvm::IRBuilder<>(then).CreateCall(note);
    division->setOperand(1, safe);
    llvm::IRBuilder<> after(division->getNextNode());
    const bool remainder =
        division->getOpcode() == llvm::Instruction::SRem || division->getOpcode() == llvm::Instruction::URem;
    llvm::Value* yielded = host && remainder ? division->getOperand(0) : zero;
    auto* kept = llvm::cast<llvm::Instruction>(after.CreateSelect(bad, yielded, division));
    division->replaceUsesWithIf(kept, [kept](const llvm::Use& use) { return use.getUser() != kept; });
  }
}

void InsertAccessChecks(llvm::Module& module) {
  llvm::LLVMContext& context = module.getContext();
  llvm::Type* pointer = llvm::PointerType::getUnqual(context);
  llvm::Type* i64 = llvm::Type::getInt64Ty(context);
  llvm::Type* i32 = llvm::Type::getInt32Ty(context);
  llvm::FunctionCallee check =
      module.getOrInsertFunction("assay_raw_access", llvm::Type::getVoidTy(context), pointer, i64, i32);
  const llvm::DataLayout& layout = module.getDataLayout();
  const auto insert = [&](llvm::Instruction* at, llvm::Value* p, llvm::Value* size, bool write) {
    if (PlainlyOwn(p)) return;
    llvm::IRBuilder<> b(at);
    b.CreateCall(check, {b.CreateAddrSpaceCast(p, pointer), b.CreateZExtOrTrunc(size, i64),
                         llvm::ConstantInt::get(i32, write ? 1 : 0)});
  };
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    std::vector<llvm::Instruction*> accesses;
    for (llvm::Instruction& i : llvm::instructions(function)) accesses.push_back(&i);
    for (llvm::Instruction* i : accesses) {
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(i)) {
        const std::uint64_t size = layout.getTypeStoreSize(load->getType()).getFixedValue();
        insert(i, load->getPointerOperand(), llvm::ConstantInt::get(i64, size), false);
      } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(i)) {
        const std::uint64_t size = layout.getTypeStoreSize(store->getValueOperand()->getType()).getFixedValue();
        insert(i, store->getPointerOperand(), llvm::ConstantInt::get(i64, size), true);
      } else if (auto* fill = llvm::dyn_cast<llvm::MemIntrinsic>(i)) {
        insert(i, fill->getRawDest(), fill->getLength(), true);
        if (auto* copy = llvm::dyn_cast<llvm::MemTransferInst>(i)) {
          insert(i, copy->getRawSource(), copy->getLength(), false);
        }
      }
    }
  }
}

void CollectStaticInit(llvm::Module& module) {
  llvm::LLVMContext& context = module.getContext();
  llvm::FunctionType* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), false);
  llvm::Function* init = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, "assay_static_init", module);
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", init));
  if (llvm::GlobalVariable* list = module.getNamedGlobal("llvm.global_ctors")) {
    std::vector<std::pair<std::uint64_t, llvm::Function*>> constructors;
    auto* entries = list->hasInitializer() ? llvm::dyn_cast<llvm::ConstantArray>(list->getInitializer()) : nullptr;
    for (unsigned i = 0; entries != nullptr && i < entries->getNumOperands(); ++i) {
      auto* entry = llvm::dyn_cast<llvm::ConstantStruct>(entries->getOperand(i));
      if (entry == nullptr) continue;
      auto* priority = llvm::dyn_cast<llvm::ConstantInt>(entry->getOperand(0));
      auto* function = llvm::dyn_cast<llvm::Function>(entry->getOperand(1)->stripPointerCasts());
      if (priority != nullptr && function != nullptr) constructors.emplace_back(priority->getZExtValue(), function);
    }
    std::stable_sort(constructors.begin(), constructors.end(),
                     [](const auto& x, const auto& y) { return x.first < y.first; });
    for (const auto& [priority, function] : constructors) b.CreateCall(function->getFunctionType(), function);
    list->eraseFromParent();
  }
  if (llvm::GlobalVariable* list = module.getNamedGlobal("llvm.global_dtors")) list->eraseFromParent();
  b.CreateRetVoid();
}

void StubUnknownFunctions(llvm::Module& module, const std::function<std::string_view(std::string_view)>& handler) {
  llvm::LLVMContext& context = module.getContext();
  std::vector<std::pair<llvm::Function*, std::string_view>> unknown;
  for (llvm::Function& function : module) {
    // A body that is only there to be inlined serves where the library does not export the function.
    if (function.hasAvailableExternallyLinkage() &&
        !handler({function.getName().data(), function.getName().size()}).empty()) {
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
    if (!function.isDeclaration() || function.isIntrinsic() || function.use_empty()) continue;
    const std::string_view stub = handler({function.getName().data(), function.getName().size()});
    if (!stub.empty()) unknown.emplace_back(&function, stub);
  }
  for (const auto& [function, stub] : unknown) {
    llvm::FunctionCallee report =
        module.getOrInsertFunction(llvm::StringRef(stub.data(), stub.size()), llvm::Type::getVoidTy(context),
                                   llvm::PointerType::getUnqual(context));
    function->setAttributes({});
    function->setLinkage(llvm::GlobalValue::InternalLinkage);
    function->setVisibility(llvm::GlobalValue::DefaultVisibility);
    function->setDSOLocal(true);
    llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", function));
    b.CreateCall(report, {b.CreateGlobalString(llvm::demangle(function->getName().str()))});
    b.CreateUnreachable();
  }
}

}  // namespace assay
