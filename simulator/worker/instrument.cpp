// Module passes of the worker. They run once, before any optimisation, so that they count the code as lowered.
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

// Size of a variable of the module; 0 if unknown.
std::uint64_t BytesOf(const llvm::Value& variable, const llvm::DataLayout& layout) {
  if (const auto* local = llvm::dyn_cast<llvm::AllocaInst>(&variable)) {
    const auto size = local->getAllocationSize(layout);
    return size && !size->isScalable() ? size->getFixedValue() : 0;
  }
  const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(&variable);
  return global != nullptr && global->hasInitializer() ? layout.getTypeAllocSize(global->getValueType()).getFixedValue()
                                                       : 0;
}

// The offset of an access within a variable of the module.
struct OwnPlace {
  llvm::Value* variable = nullptr;  // none: some other memory
  std::uint64_t bytes = 0;
  bool inside = false;  // for sure
};

OwnPlace PlaceOf(llvm::Value* pointer, const llvm::Value* size, const llvm::DataLayout& layout) {
  OwnPlace place;
  llvm::Value* base = llvm::getUnderlyingObject(pointer, 0);
  place.bytes = BytesOf(*base, layout);
  if (place.bytes == 0) return place;
  place.variable = base;
  llvm::APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
  const llvm::Value* start = pointer->stripAndAccumulateConstantOffsets(layout, offset, /*AllowNonInbounds=*/true);
  const auto* length = llvm::dyn_cast<llvm::ConstantInt>(size);
  place.inside = start->stripPointerCasts() == base && length != nullptr && !offset.isNegative() &&
                 length->getValue().ule(place.bytes) && offset.ule(place.bytes - length->getZExtValue());
  return place;
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

namespace {

class AccessChecks {
 public:
  explicit AccessChecks(llvm::Module& module) : layout_(module.getDataLayout()) {
    llvm::LLVMContext& context = module.getContext();
    pointer_ = llvm::PointerType::getUnqual(context);
    i64_ = llvm::Type::getInt64Ty(context);
    i32_ = llvm::Type::getInt32Ty(context);
    llvm::Type* nothing = llvm::Type::getVoidTy(context);
    raw_ = module.getOrInsertFunction("assay_raw_access", nothing, pointer_, i64_, i32_);
    own_ = module.getOrInsertFunction("assay_own_access", nothing, pointer_, i64_, pointer_, i64_);
  }

  void Check(llvm::Instruction* i) {
    if (auto* load = llvm::dyn_cast<llvm::LoadInst>(i)) {
      Insert(i, load->getPointerOperand(), SizeOf(load->getType()), false);
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(i)) {
      Insert(i, store->getPointerOperand(), SizeOf(store->getValueOperand()->getType()), true);
    } else if (auto* change = llvm::dyn_cast<llvm::AtomicRMWInst>(i)) {
      Insert(i, change->getPointerOperand(), SizeOf(change->getType()), true);
    } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(i)) {
      Insert(i, exchange->getPointerOperand(), SizeOf(exchange->getNewValOperand()->getType()), true);
    } else if (auto* fill = llvm::dyn_cast<llvm::MemIntrinsic>(i)) {
      Insert(i, fill->getRawDest(), fill->getLength(), true);
      if (auto* copy = llvm::dyn_cast<llvm::MemTransferInst>(i))
        Insert(i, copy->getRawSource(), copy->getLength(), false);
    } else if (auto* call = llvm::dyn_cast<llvm::CallBase>(i)) {
      CheckLibraryCall(*call);
    }
  }

 private:
  llvm::Value* SizeOf(llvm::Type* type) const {
    return llvm::ConstantInt::get(i64_, layout_.getTypeStoreSize(type).getFixedValue());
  }

  void CheckLibraryCall(llvm::CallBase& call) {
    const llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr || !callee->isDeclaration() || call.arg_size() != 3) return;
    const llvm::StringRef name = callee->getName();
    const bool copies = name == "memcpy" || name == "memmove", compares = name == "memcmp";
    if (!copies && !compares && name != "memset") return;
    llvm::Value* length = call.getArgOperand(2);
    if (!call.getArgOperand(0)->getType()->isPointerTy() || !length->getType()->isIntegerTy()) return;
    Insert(&call, call.getArgOperand(0), length, !compares);
    if ((copies || compares) && call.getArgOperand(1)->getType()->isPointerTy())
      Insert(&call, call.getArgOperand(1), length, false);
  }

  void Insert(llvm::Instruction* at, llvm::Value* p, llvm::Value* size, bool write) {
    const OwnPlace place = PlaceOf(p, size, layout_);
    if (place.inside) return;
    llvm::IRBuilder<> b(at);
    llvm::Value* where = b.CreateAddrSpaceCast(p, pointer_);
    llvm::Value* bytes = b.CreateZExtOrTrunc(size, i64_);
    if (place.variable != nullptr) {
      b.CreateCall(own_, {b.CreateAddrSpaceCast(place.variable, pointer_), llvm::ConstantInt::get(i64_, place.bytes),
                          where, bytes});
    } else {
      b.CreateCall(raw_, {where, bytes, llvm::ConstantInt::get(i32_, write ? 1 : 0)});
    }
  }

  const llvm::DataLayout& layout_;
  llvm::Type* pointer_;
  llvm::Type* i64_;
  llvm::Type* i32_;
  llvm::FunctionCallee raw_, own_;
};

}  // namespace

void InsertAccessChecks(llvm::Module& module) {
  AccessChecks checks(module);
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    std::vector<llvm::Instruction*> accesses;
    for (llvm::Instruction& i : llvm::instructions(function)) accesses.push_back(&i);
    for (llvm::Instruction* i : accesses) checks.Check(i);
  }
}

void InsertCallChecks(llvm::Module& module) {
  std::vector<llvm::CallBase*> indirect;
  std::vector<llvm::Function*> targets;
  for (llvm::Function& function : module) {
    if (!function.isDeclaration() && function.hasAddressTaken()) targets.push_back(&function);
    for (llvm::Instruction& i : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallBase>(&i);
      if (call == nullptr || call->isInlineAsm()) continue;
      if (!llvm::isa<llvm::Function>(call->getCalledOperand()->stripPointerCasts())) indirect.push_back(call);
    }
  }
  llvm::FunctionCallee wild = module.getOrInsertFunction("assay_wild_call", llvm::Type::getVoidTy(module.getContext()));
  for (llvm::CallBase* call : indirect) {
    llvm::IRBuilder<> b(call);
    llvm::Value* bad = b.getTrue();
    for (llvm::Function* target : targets) bad = b.CreateAnd(bad, b.CreateICmpNE(call->getCalledOperand(), target));
    llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(bad, call->getIterator(), false);
    llvm::IRBuilder<>(then).CreateCall(wild);
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

// "Lib::Sum" of "void Lib::Sum<float, true>(Lib::Tensor<float>)"; the whole if it has another form.
static std::string WithoutArguments(const std::string& demangled) {
  if (demangled.find("operator") != std::string::npos || demangled.starts_with("decltype")) return demangled;
  std::string name;
  int depth = 0;
  for (const char c : demangled) {
    if (depth == 0 && c == '(') break;
    depth += (c == '<') - (c == '>');
    if (depth > 0 || c == '>') continue;
    if (c == ' ') {
      name.clear();
    } else {
      name += c;
    }
  }
  return name.empty() ? demangled : name;
}

void StubUnknownFunctions(llvm::Module& module, const std::function<std::string_view(std::string_view)>& handler,
                          CalledBy called) {
  llvm::LLVMContext& context = module.getContext();
  std::vector<std::pair<llvm::Function*, std::string_view>> unknown;
  for (llvm::Function& function : module) {
    // An available_externally body is used if the library does not export the function.
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
    const std::string name = llvm::demangle(function->getName().str());
    b.CreateCall(report, {b.CreateGlobalString(called == CalledBy::kName ? WithoutArguments(name) : name)});
    b.CreateUnreachable();
  }
}

}  // namespace assay
