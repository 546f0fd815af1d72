// Undefined functions, places of primitives, step counting, and the entries through which the machine starts a
// kernel.
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "simulator/simt/passes.h"
#include "simulator/simt/primitives.h"
#include "simulator/simt/variable-table.h"

namespace assay::simt {
namespace {

constexpr std::array<std::string_view, 6> kWaiting = {"assay_simt_barrier",   "assay_simt_barrier_reduce",
                                                      "assay_simt_warp_sync", "assay_simt_exchange",
                                                      "assay_simt_active",    "assay_simt_grid_sync"};

std::string_view NameOf(const llvm::Value& value) {
  const llvm::StringRef name = value.getName();
  return {name.data(), name.size()};
}

llvm::Constant* Text(llvm::Module& module, const std::string& text) {
  llvm::Constant* bytes = llvm::ConstantDataArray::getString(module.getContext(), text);
  return new llvm::GlobalVariable(module, bytes->getType(), true, llvm::GlobalValue::PrivateLinkage, bytes,
                                  std::string(kOwnPrefix) + "name");
}

void EndByName(llvm::IRBuilder<>& b, llvm::Module& module, const std::string& name) {
  llvm::FunctionCallee unsupported = module.getOrInsertFunction("assay_simt_unsupported", b.getVoidTy(), b.getPtrTy());
  b.CreateCall(unsupported, {Text(module, name)});
}

void StubAssembly(llvm::Function& function) {
  std::vector<llvm::CallBase*> calls;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (call != nullptr && call->isInlineAsm()) calls.push_back(call);
  }
  for (llvm::CallBase* call : calls) {
    const auto* text = llvm::cast<llvm::InlineAsm>(call->getCalledOperand());
    llvm::IRBuilder<> b(call);
    if (!text->getAsmString().empty())
      EndByName(b, *function.getParent(), "asm(\"" + std::string(text->getAsmString()) + "\")");
    if (!call->getType()->isVoidTy()) call->replaceAllUsesWith(llvm::Constant::getNullValue(call->getType()));
    call->eraseFromParent();
  }
}

// The call graph: functions called by each function, including declared ones.
bool Waits(const llvm::Function& function, std::map<const llvm::Function*, bool>& known) {
  const auto [at, fresh] = known.emplace(&function, false);
  if (!fresh) return at->second;
  if (function.isDeclaration())
    return known[&function] = std::find(kWaiting.begin(), kWaiting.end(), NameOf(function)) != kWaiting.end();
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (call == nullptr || llvm::isa<llvm::IntrinsicInst>(call)) continue;
    const llvm::Function* callee = call->getCalledFunction();
    if (callee == nullptr || Waits(*callee, known)) return known[&function] = true;
  }
  return false;
}

bool DependsOnPolled(const llvm::Value* value, const llvm::Loop& loop, int depth) {
  const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction == nullptr || depth == 0 || !loop.contains(instruction)) return false;
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(instruction)) {
    if (load->isVolatile()) return true;
    const auto* call = llvm::dyn_cast<llvm::CallInst>(load->getPointerOperand());
    return call != nullptr && NameOf(*call->getCalledOperand()) == "assay_simt_atomic";
  }
  return std::any_of(instruction->op_begin(), instruction->op_end(),
                     [&](const llvm::Use& use) { return DependsOnPolled(use.get(), loop, depth - 1); });
}

// Whether it has a loop whose end depends on memory that others may change.
bool Spins(llvm::Function& function) {
  llvm::DominatorTree tree(function);
  const llvm::LoopInfo loops(tree);
  for (const llvm::Loop* loop : loops.getLoopsInPreorder()) {
    llvm::SmallVector<llvm::BasicBlock*, 4> exiting;
    loop->getExitingBlocks(exiting);
    if (exiting.empty()) return true;
    for (const llvm::BasicBlock* block : exiting) {
      const auto* branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
      if (branch != nullptr && branch->isConditional() && DependsOnPolled(branch->getCondition(), *loop, 8))
        return true;
    }
  }
  return false;
}

bool SpinsBelow(llvm::Function& function, std::set<const llvm::Function*>& seen) {
  if (function.isDeclaration() || !seen.insert(&function).second) return false;
  if (Spins(function)) return true;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
    if (callee != nullptr && SpinsBelow(*callee, seen)) return true;
  }
  return false;
}

std::uint64_t StackBytes(const llvm::Module& module) {
  const llvm::DataLayout& layout = module.getDataLayout();
  std::uint64_t bytes = 0;
  for (const llvm::Function& function : module) {
    for (const llvm::Instruction& instruction : llvm::instructions(function)) {
      const auto* local = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
      const auto size = local == nullptr ? std::nullopt : local->getAllocationSize(layout);
      if (size && !size->isScalable()) bytes += size->getFixedValue() + 16;
    }
  }
  return bytes;
}

// "0,0,v;1,8,p16;": the origin of each argument of the kernel.
struct ArgumentPart {
  unsigned parameter = 0, offset = 0;
  std::uint64_t bytes = 0;  // of what it points to; 0 where the value itself is meant
};

bool ReadParts(llvm::StringRef text, std::vector<ArgumentPart>& parts) {
  while (!text.empty()) {
    const auto [one, rest] = text.split(';');
    const auto [parameter, more] = one.split(',');
    const auto [offset, how] = more.split(',');
    ArgumentPart part;
    if (parameter.getAsInteger(10, part.parameter) || offset.getAsInteger(10, part.offset) || how.empty()) return false;
    if (how.front() == 'p' && how.drop_front().getAsInteger(10, part.bytes)) return false;
    parts.push_back(part);
    text = rest;
  }
  return true;
}

// void entry(void* const* arguments): what the machine calls for each thread.
llvm::Function* EntryOf(llvm::Function& kernel) {
  llvm::Module& module = *kernel.getParent();
  llvm::LLVMContext& context = module.getContext();
  llvm::IRBuilder<> b(context);
  auto* type = llvm::FunctionType::get(b.getVoidTy(), {b.getPtrTy()}, false);
  auto* entry = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, "assay.entry", module);
  b.SetInsertPoint(llvm::BasicBlock::Create(context, "", entry));
  std::vector<ArgumentPart> parts;
  if (!ReadParts(kernel.getFnAttribute(kKernelAttribute).getValueAsString(), parts) ||
      parts.size() != kernel.arg_size()) {
    EndByName(b, module, "a kernel with parameters of this kind");
    b.CreateRetVoid();
    return entry;
  }
  std::vector<llvm::Value*> values;
  for (unsigned i = 0; i < parts.size(); ++i) {
    llvm::Value* slot = b.CreateConstGEP1_64(b.getPtrTy(), entry->getArg(0), parts[i].parameter);
    llvm::Value* at = b.CreateConstGEP1_64(b.getInt8Ty(), b.CreateLoad(b.getPtrTy(), slot), parts[i].offset);
    llvm::Type* wanted = kernel.getArg(i)->getType();
    if (parts[i].bytes == 0) {
      values.push_back(b.CreateAlignedLoad(wanted, at, llvm::Align(1)));
      continue;
    }
    if (!kernel.getArg(i)->hasByValAttr()) {
      llvm::AllocaInst* copy = b.CreateAlloca(llvm::ArrayType::get(b.getInt8Ty(), parts[i].bytes));
      copy->setAlignment(llvm::Align(16));
      b.CreateMemCpy(copy, llvm::Align(16), at, llvm::Align(1), parts[i].bytes);
      at = copy;
    }
    values.push_back(at);
  }
  llvm::CallInst* call = b.CreateCall(&kernel, values);
  call->setCallingConv(kernel.getCallingConv());
  call->setAttributes(kernel.getAttributes().removeFnAttributes(context));
  b.CreateRetVoid();
  return entry;
}

// The parameters that a kernel writes through, as kernel definitions expect them (WrittenPart); null if unknown.
llvm::Constant* WrittenParts(llvm::Function& kernel, unsigned& count) {
  llvm::Module& module = *kernel.getParent();
  llvm::Type* i32 = llvm::Type::getInt32Ty(module.getContext());
  std::vector<ArgumentPart> parts;
  count = 0;
  if (!kernel.hasFnAttribute(kWritesAttribute) ||
      !ReadParts(kernel.getFnAttribute(kKernelAttribute).getValueAsString(), parts) ||
      parts.size() != kernel.arg_size())
    return llvm::Constant::getNullValue(llvm::PointerType::getUnqual(module.getContext()));
  std::vector<llvm::Constant*> numbers;
  llvm::SmallVector<llvm::StringRef, 8> written;
  kernel.getFnAttribute(kWritesAttribute).getValueAsString().split(written, ' ', -1, false);
  for (const llvm::StringRef number : written) {
    const ArgumentPart& part = parts[std::stoul(number.str())];
    for (const std::uint64_t value : {std::uint64_t{part.parameter}, std::uint64_t{part.offset},
                                      std::max<std::uint64_t>(part.bytes, sizeof(std::uint64_t))})
      numbers.push_back(llvm::ConstantInt::get(i32, value));
    ++count;
  }
  auto* type = llvm::ArrayType::get(i32, numbers.size());
  return new llvm::GlobalVariable(module, type, true, llvm::GlobalValue::PrivateLinkage,
                                  llvm::ConstantArray::get(type, numbers), std::string(kOwnPrefix) + "writes");
}

}  // namespace

void StubUnknown(llvm::Module& module, const std::function<bool(std::string_view)>& resolved) {
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) {
      StubAssembly(function);
      continue;
    }
    if (function.isIntrinsic() || function.use_empty()) continue;
    if (ThreadSymbol(NameOf(function)) != nullptr || (resolved && resolved(NameOf(function)))) continue;
    llvm::IRBuilder<> b(llvm::BasicBlock::Create(module.getContext(), "", &function));
    EndByName(b, module, llvm::demangle(function.getName().str()));
    if (function.getReturnType()->isVoidTy()) {
      b.CreateRetVoid();
    } else {
      b.CreateRet(llvm::Constant::getNullValue(function.getReturnType()));
    }
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
  }
}

namespace {

// The number of steps charged for one iteration of the innermost loop around `block`: unrolled bodies access
// memory many times.
std::uint64_t WeightOfTurn(const llvm::LoopInfo& loops, const llvm::BasicBlock& block) {
  constexpr std::uint64_t kAccessesPerStep = 8;
  const llvm::Loop* loop = loops.getLoopFor(&block);
  if (loop == nullptr) return 1;
  std::uint64_t accesses = 0;
  for (const llvm::BasicBlock* part : loop->blocks()) {
    if (loops.getLoopFor(part) != loop) continue;
    for (const llvm::Instruction& one : *part) {
      const auto* call = llvm::dyn_cast<llvm::CallInst>(&one);
      const llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
      if (callee != nullptr && callee->getName().starts_with("assay_simt_")) ++accesses;
    }
  }
  return 1 + accesses / kAccessesPerStep;
}

}  // namespace

void CountSteps(llvm::Module& module) {
  llvm::IRBuilder<> b(module.getContext());
  llvm::Type* i64 = b.getInt64Ty();
  llvm::Constant* slice = module.getOrInsertGlobal("assay_simt_slice", i64);
  llvm::FunctionCallee spent = module.getOrInsertFunction("assay_simt_slice_spent", b.getVoidTy(), b.getInt32Ty());
  llvm::FunctionCallee check = module.getOrInsertFunction("assay_simt_check_stack", b.getVoidTy(), b.getInt32Ty());
  llvm::MDNode* rare = llvm::MDBuilder(module.getContext()).createBranchWeights(1, 1 << 20);
  const auto count = [&](llvm::Instruction* before, std::uint64_t weight) {
    const unsigned site = SiteOf(*before);
    b.SetInsertPoint(before);
    llvm::Value* left = b.CreateSub(b.CreateLoad(i64, slice), b.getInt64(weight));
    b.CreateStore(left, slice);
    llvm::Value* empty = b.CreateICmpSLT(left, b.getInt64(0));
    llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(empty, before->getIterator(), false, rare);
    b.SetInsertPoint(then);
    b.CreateCall(spent, {b.getInt32(site)});
  };
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    llvm::SmallVector<std::pair<const llvm::BasicBlock*, const llvm::BasicBlock*>> edges;
    llvm::FindFunctionBackedges(function, edges);
    const llvm::DominatorTree dominators(function);
    const llvm::LoopInfo loops(dominators);
    std::map<llvm::Instruction*, std::uint64_t> weights;  // by the end of a turn
    for (const auto& [from, to] : edges)
      weights[const_cast<llvm::Instruction*>(from->getTerminator())] = WeightOfTurn(loops, *from);
    for (const auto& [place, weight] : weights) count(place, weight);
    if (function.hasFnAttribute(kKernelAttribute)) continue;
    llvm::Instruction* first = &*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
    count(first, 1);
    b.SetInsertPoint(&*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    b.CreateCall(check, {b.getInt32(SiteOf(*first))});
  }
}

void MarkSites(llvm::Module& module) {
  llvm::IRBuilder<> b(module.getContext());
  llvm::Constant* site = module.getOrInsertGlobal("assay_simt_site", b.getInt32Ty());
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      const llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
      if (callee == nullptr || (callee->isDeclaration() && !callee->getName().starts_with("assay_simt_"))) continue;
      // Code without a place keeps its caller's.
      const unsigned number = SiteOf(*call);
      if (number == 0) continue;
      b.SetInsertPoint(call);
      b.CreateStore(b.getInt32(number), site);
    }
  }
}

void DefineEntries(llvm::Module& module, const VariableTable& table) {
  llvm::LLVMContext& context = module.getContext();
  llvm::IRBuilder<> b(context);
  llvm::Type* i32 = b.getInt32Ty();
  llvm::Type* i64 = b.getInt64Ty();
  llvm::Type* pointer = b.getPtrTy();
  auto* type = llvm::FunctionType::get(b.getVoidTy(), false);
  auto* init = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, "assay.define", module);
  b.SetInsertPoint(llvm::BasicBlock::Create(context, "", init));
  llvm::FunctionCallee define_variable =
      module.getOrInsertFunction("assay_simt_define_variable", b.getVoidTy(), pointer, i32, i32, i64, i64, pointer);
  llvm::FunctionCallee define_kernel = module.getOrInsertFunction("assay_simt_define_kernel", b.getVoidTy(), pointer,
                                                                  pointer, i32, i32, i64, pointer, i32);
  for (const VariableTable::Entry& entry : table.entries) {
    llvm::Value* contents =
        entry.contents == nullptr ? llvm::Constant::getNullValue(pointer) : static_cast<llvm::Value*>(entry.contents);
    b.CreateCall(define_variable,
                 {Text(module, entry.variable.symbol), b.getInt32(static_cast<unsigned>(entry.variable.space)),
                  b.getInt32(entry.variable.slot), b.getInt64(entry.variable.bytes), b.getInt64(entry.variable.element),
                  contents});
  }
  const std::uint64_t stack = StackBytes(module);
  std::map<const llvm::Function*, bool> waits;
  std::vector<llvm::Function*> kernels;
  for (llvm::Function& function : module) {
    if (!function.isDeclaration() && function.hasFnAttribute(kKernelAttribute)) kernels.push_back(&function);
  }
  for (llvm::Function* kernel : kernels) {
    std::set<const llvm::Function*> seen;
    const bool spins = SpinsBelow(*kernel, seen);
    unsigned written = 0;
    llvm::Constant* parts = WrittenParts(*kernel, written);
    b.CreateCall(define_kernel,
                 {Text(module, kernel->getName().str()), EntryOf(*kernel), b.getInt32(Waits(*kernel, waits) ? 1 : 0),
                  b.getInt32(spins ? 1 : 0), b.getInt64(stack), parts, b.getInt32(written)});
    kernel->setLinkage(llvm::GlobalValue::InternalLinkage);
    kernel->setName("assay.kernel");
  }
  b.CreateRetVoid();
  llvm::appendToGlobalCtors(module, init, 0);
}

}  // namespace assay::simt
