// Handles and pointers followed through SSA.
#include "analyzer/lift/handle-lifter.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>

#include "analyzer/lift/parameters.h"

namespace assay {

using lift::Effect;

HandleLifter::HandleLifter(llvm::Function& function, DeviceEvents& out, const LaunchValues& launch, ValueLifter& values)
    : out_(out), pool_(*out.pool), values_(values), layout_(function.getParent()->getDataLayout()) {
  MakeArguments(function, launch);
  for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function)) {
    for (llvm::Instruction& instruction : *block) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      if (call && call->getCalledFunction()) MakeBuffer(call);
    }
  }
}

void HandleLifter::MakeArguments(llvm::Function& function, const LaunchValues& launch) {
  for (std::size_t i = 0; i < launch.args.size(); ++i) {
    Buffer buffer;
    buffer.kind = Buffer::Kind::kArgument;
    buffer.space = MemorySpace::kGlobal;
    buffer.name = launch.args[i].name;
    buffer.argument = static_cast<int>(i);
    buffer.count = pool_.Const(1);
    buffer.bytes = pool_.Const(std::max<std::int64_t>(0, launch.args[i].reachable_bytes()));
    if (launch.symbolic && i < launch.symbolic->arg_bytes.size() && launch.symbolic->arg_bytes[i]) {
      buffer.bytes = launch.symbolic->arg_bytes[i];
    }
    buffer.writable = pool_.RoundUp(buffer.bytes, launch.args[i].write_unit);
    buffer.readable =
        pool_.RoundUp(pool_.Add(buffer.bytes, pool_.Const(launch.args[i].read_padding)), launch.args[i].read_unit);
    if (const auto* element = function.getParent()->getNamedGlobal(ElementName(i)))
      made_[element] = static_cast<int>(i);
    if (launch.args[i].role == LaunchArgument::Role::kWorkspace) workspace_ = static_cast<int>(i);
    out_.buffers.push_back(buffer);
  }
  const std::vector<Parameter> parameters = ParametersOf(launch, function.arg_size());
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const std::size_t arg = parameters[i].args.front();
    const int same = launch.args[arg].same_as;
    made_[function.getArg(static_cast<unsigned>(i))] = same >= 0 ? same : static_cast<int>(arg);
  }
}

void HandleLifter::MakeBuffer(llvm::CallInst* call) {
  const auto* row = values_.semantics().Find(std::string_view(call->getCalledFunction()->getName()));
  if (!row) return;
  Buffer buffer;
  auto arg = [&](unsigned i) { return values_.Unsigned(call->getArgOperand(i)); };
  buffer.count = pool_.Const(1);
  if (row->effect == Effect::kMakeQueue) {
    buffer.kind = Buffer::Kind::kQueue;
    buffer.count = arg(3);
    buffer.bytes = arg(4);
  } else if (row->effect == Effect::kMakeScratch) {
    buffer.bytes = arg(1);
  } else if (row->effect == Effect::kMakeFixed) {
    buffer.kind = Buffer::Kind::kFixed;
    buffer.address = arg(1);
    buffer.bytes = arg(2);
  } else {
    return;
  }
  buffer.space = MemorySpace::kOther;
  buffer.granule = values_.semantics().BufferGranule();
  // A queue lives at its on-chip end: the source of a copy out, the destination of a copy in.
  for (unsigned i = 0; i < (row->effect == Effect::kMakeQueue ? 2u : 1u); ++i) {
    const auto* position = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(i));
    if (position && values_.semantics().SpaceOfPosition(position->getSExtValue()) == MemorySpace::kOnChip) {
      buffer.space = MemorySpace::kOnChip;
    }
  }
  buffer.guards = values_.Guards(call->getParent());
  buffer.loops = values_.LoopsOf(call->getParent());
  buffer.location = values_.LocationOf(call);
  made_[call] = static_cast<int>(out_.buffers.size());
  out_.buffers.push_back(buffer);
}

// Merges the handles of different paths, with one entry per buffer.
std::vector<BufferChoice> HandleLifter::Join(const std::vector<std::pair<Expr, std::vector<BufferChoice>>>& ways) {
  std::vector<BufferChoice> joined;
  for (const auto& [guard, choices] : ways) {
    if (choices.empty()) return {};
    for (const BufferChoice& choice : choices) {
      const Expr both = pool_.And(guard, choice.guard);
      auto same = std::find_if(joined.begin(), joined.end(), [&](const auto& c) { return c.buffer == choice.buffer; });
      if (same == joined.end()) {
        joined.push_back({choice.buffer, both});
      } else {
        same->guard = pool_.Or(same->guard, both);
      }
    }
  }
  if (joined.size() == 1) joined.front().guard = pool_.True();
  return joined;
}

std::vector<BufferChoice> HandleLifter::BuffersOf(llvm::Value* handle) {
  if (auto found = made_.find(handle); found != made_.end()) return {{found->second, pool_.True()}};
  if (auto* call = llvm::dyn_cast<llvm::CallInst>(handle)) {
    const llvm::Function* callee = call->getCalledFunction();
    const auto* row = callee ? values_.semantics().Find(std::string_view(callee->getName())) : nullptr;
    if (row && row->effect == Effect::kTakeBuffer) return BuffersOf(call->getArgOperand(0));
    return {};
  }
  if (auto* select = llvm::dyn_cast<llvm::SelectInst>(handle)) {
    const Expr condition = values_.Raw(select->getCondition());
    return Join(
        {{condition, BuffersOf(select->getTrueValue())}, {pool_.Not(condition), BuffersOf(select->getFalseValue())}});
  }
  if (auto* freeze = llvm::dyn_cast<llvm::FreezeInst>(handle)) return BuffersOf(freeze->getOperand(0));
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(handle)) return PhiBuffers(phi);
  return {};
}

void HandleLifter::CollectCarried(llvm::Value* handle, std::set<llvm::Value*>& seen, std::set<int>& found,
                                  bool& known) {
  if (!seen.insert(handle).second) return;
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(handle)) {
    for (llvm::Value* value : phi->incoming_values()) CollectCarried(value, seen, found, known);
    return;
  }
  const auto choices = BuffersOf(handle);
  if (choices.empty()) known = false;
  for (const BufferChoice& choice : choices) found.insert(choice.buffer);
}

std::vector<BufferChoice> HandleLifter::PhiBuffers(llvm::PHINode* phi) {
  if (values_.IsLoopExitPhi(phi) || values_.IsLoopHeaderPhi(phi)) {
    std::set<llvm::Value*> seen;
    std::set<int> found;
    bool known = true;
    CollectCarried(phi, seen, found, known);
    if (!known) return {};
    std::vector<BufferChoice> choices;
    for (int buffer : found) {
      choices.push_back(
          {buffer, found.size() == 1 ? pool_.True() : values_.Approximate("which buffer a loop carries", 1, phi)});
    }
    return choices;
  }
  std::vector<std::pair<Expr, std::vector<BufferChoice>>> ways;
  for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i) {
    if (llvm::isa<llvm::UndefValue>(phi->getIncomingValue(i))) continue;
    ways.emplace_back(values_.EdgeGuard(phi, i), BuffersOf(phi->getIncomingValue(i)));
  }
  return Join(ways);
}

HandleLifter::Pointer HandleLifter::JoinPointers(const std::vector<std::pair<Expr, Pointer>>& ways) {
  std::vector<std::pair<Expr, std::vector<BufferChoice>>> buffers;
  Pointer joined;
  for (const auto& [guard, pointer] : ways) {
    if (pointer.buffers.empty()) return {};
    buffers.emplace_back(guard, pointer.buffers);
    joined.offset = joined.offset ? pool_.Select(guard, pointer.offset, joined.offset) : pointer.offset;
  }
  joined.buffers = Join(buffers);
  return joined;
}

HandleLifter::Pointer HandleLifter::PhiPointer(llvm::PHINode* phi) {
  if (values_.IsLoopHeaderPhi(phi)) {
    Expr offset;
    llvm::Value* base = values_.PointerBase(phi, offset);
    if (!base) return {};
    Pointer start = PointerOf(base);
    if (!start.buffers.empty()) start.offset = pool_.Add(start.offset, offset);
    return start;
  }
  if (values_.IsLoopExitPhi(phi)) return {};
  std::vector<std::pair<Expr, Pointer>> ways;
  for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i) {
    ways.emplace_back(values_.EdgeGuard(phi, i), PointerOf(phi->getIncomingValue(i)));
  }
  return JoinPointers(ways);
}

HandleLifter::Pointer HandleLifter::PointerOf(llvm::Value* pointer) {
  if (auto found = made_.find(pointer); found != made_.end()) {
    return {{{found->second, pool_.True()}}, pool_.Const(0)};
  }
  if (auto* gep = llvm::dyn_cast<llvm::GEPOperator>(pointer)) {
    Pointer start = PointerOf(gep->getPointerOperand());
    if (start.buffers.empty()) return {};
    llvm::MapVector<llvm::Value*, llvm::APInt> factors;
    llvm::APInt constant(64, 0);
    if (!gep->collectOffset(layout_, 64, factors, constant)) return {};
    Expr offset = pool_.Add(start.offset, pool_.Const(constant.getSExtValue()));
    for (const auto& [index, factor] : factors) {
      offset = pool_.Add(offset, pool_.Mul(values_.Signed(index), pool_.Const(factor.getSExtValue())));
    }
    start.offset = pool_.WrapSigned(offset, 64);
    return start;
  }
  if (auto* select = llvm::dyn_cast<llvm::SelectInst>(pointer)) {
    const Expr condition = values_.Raw(select->getCondition());
    return JoinPointers(
        {{pool_.Not(condition), PointerOf(select->getFalseValue())}, {condition, PointerOf(select->getTrueValue())}});
  }
  if (auto* call = llvm::dyn_cast<llvm::CallInst>(pointer)) {
    const llvm::Function* callee = call->getCalledFunction();
    const auto* row = callee ? values_.semantics().Find(std::string_view(callee->getName())) : nullptr;
    if (row && row->effect == Effect::kAccessThrough) return PointerOf(call->getArgOperand(0));
    if (row && row->effect == Effect::kWorkspace && workspace_ >= 0) {
      return {{{workspace_, pool_.True()}}, pool_.Const(0)};
    }
    return {};
  }
  if (auto* cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(pointer)) return PointerOf(cast->getOperand(0));
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(pointer)) return PhiPointer(phi);
  // Elements of a list are read as numbers.
  if (llvm::Operator::getOpcode(pointer) == llvm::Instruction::IntToPtr) {
    return PointerOf(llvm::cast<llvm::Operator>(pointer)->getOperand(0));
  }
  if (llvm::Operator::getOpcode(pointer) == llvm::Instruction::PtrToInt) {
    return PointerOf(llvm::cast<llvm::Operator>(pointer)->getOperand(0));
  }
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(pointer)) return ElementOf(load);
  return {};
}

// A pointer read from a constant table: one of its entries.
HandleLifter::Pointer HandleLifter::ElementOf(llvm::LoadInst* load) {
  const auto table = values_.TableOf(load->getPointerOperand());
  if (!table || table->content == nullptr || layout_.getTypeStoreSize(load->getType()) != sizeof(std::uint64_t))
    return {};
  llvm::Type* type = llvm::PointerType::get(load->getContext(), load->getPointerAddressSpace());
  std::vector<std::pair<Expr, Pointer>> ways;
  for (std::int64_t at : table->places) {
    llvm::Constant* entry =
        llvm::ConstantFoldLoadFromConst(table->content, type, llvm::APInt(64, static_cast<std::uint64_t>(at)), layout_);
    if (!entry || !llvm::isa<llvm::GlobalVariable>(entry)) continue;
    Pointer element = PointerOf(entry);
    if (element.buffers.empty()) return {};
    // In steps, so that the index itself can be recognised.
    const std::int64_t first = table->places.front();
    const Expr steps = pool_.Div(pool_.Sub(table->offset, pool_.Const(first)), pool_.Const(table->step));
    ways.emplace_back(pool_.Eq(steps, pool_.Const((at - first) / table->step)), std::move(element));
  }
  return JoinPointers(ways);
}

}  // namespace assay
