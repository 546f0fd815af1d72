// Executes one instruction.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "analyzer/facts/ascii.h"
#include "simulator/concolic/interpreter.h"

namespace assay::concolic {
namespace {

// Functions that take a format and any number of arguments.
bool IsLog(std::string_view name) {
  const std::string lower = Lower(name);
  return lower.find("log") != std::string::npos || lower.find("print") != std::string::npos;
}

// Why a value of this type has no cells; null if it has, or is not a single value.
const char* NotHeld(const llvm::Type& type) {
  const llvm::Type& one = *type.getScalarType();
  if (one.isIntegerTy()) return one.getIntegerBitWidth() > 64 ? "numbers of more than 64 bits" : nullptr;
  const bool other = one.isFloatingPointTy() && !one.isFloatTy() && !one.isDoubleTy();
  return other ? "floating-point numbers that are neither float nor double" : nullptr;
}

const char* NotHeld(const llvm::Instruction& instruction) {
  if (const char* why = NotHeld(*instruction.getType())) return why;
  for (const llvm::Value* operand : instruction.operand_values()) {
    if (const char* why = NotHeld(*operand->getType())) return why;
  }
  return nullptr;
}

Value Shuffled(const Value& a, const Value& b, const llvm::ShuffleVectorInst& shuffle) {
  Value out;
  for (int at : shuffle.getShuffleMask()) {
    const auto index = static_cast<std::size_t>(std::max(0, at));
    out.push_back(index < a.size() ? a[index] : index - a.size() < b.size() ? b[index - a.size()] : Cell{});
  }
  return out;
}

}  // namespace

Interpreter::Flow Interpreter::Step(Frame& frame, llvm::Instruction& instruction) {
  using I = llvm::Instruction;
  const auto set = [&](Value value) {
    Set(frame, instruction, std::move(value));
    return stopped_ ? Flow::kStop : Flow::kNext;
  };
  if (const char* why = NotHeld(instruction)) return Stop(why);
  if (auto* binary = llvm::dyn_cast<llvm::BinaryOperator>(&instruction)) return set(Arithmetic(frame, *binary));
  if (auto* compare = llvm::dyn_cast<llvm::CmpInst>(&instruction)) return set(Compare(frame, *compare));
  if (auto* cast = llvm::dyn_cast<llvm::CastInst>(&instruction)) return set(Cast(frame, *cast));
  switch (instruction.getOpcode()) {
    case I::Br:
      return Branch(frame, llvm::cast<llvm::BranchInst>(instruction));
    case I::Switch:
      return Switch(frame, llvm::cast<llvm::SwitchInst>(instruction));
    case I::Ret:
      if (instruction.getNumOperands() > 0) frame.result = Get(frame, instruction.getOperand(0));
      return Flow::kReturn;
    case I::Call:
    case I::Invoke:
      return Invoke(frame, llvm::cast<llvm::CallBase>(instruction));
    case I::Load:
      return set(LoadFrom(Scalar(frame, instruction.getOperand(0)), instruction.getType()));
    case I::Store:
      StoreTo(Scalar(frame, instruction.getOperand(1)), Get(frame, instruction.getOperand(0)),
              instruction.getOperand(0)->getType());
      return Flow::kNext;
    case I::Alloca: {
      auto& made = llvm::cast<llvm::AllocaInst>(instruction);
      const Cell count = Scalar(frame, made.getArraySize());
      Pin(count, WidthOf(*made.getArraySize()->getType()), "the length of an array");
      const std::uint64_t bytes = program_.layout().getTypeAllocSize(made.getAllocatedType()) * count.bits;
      if (bytes > (1u << 26)) return Stop("a local array of more than 64 MiB");
      void* memory = std::aligned_alloc(64, (bytes + 64) / 64 * 64);
      if (memory == nullptr) return Stop("there is no memory for a local array");
      std::memset(memory, 0, bytes);
      shadow_.Clear(reinterpret_cast<std::uintptr_t>(memory), bytes, torn_);
      frame.memory.push_back(memory);
      return set({Cell{reinterpret_cast<std::uintptr_t>(memory), {}, 0}});
    }
    case I::GetElementPtr:
      return set({Address(frame, llvm::cast<llvm::GetElementPtrInst>(instruction))});
    case I::Select:
      return set(Select(frame, llvm::cast<llvm::SelectInst>(instruction)));
    case I::Freeze:
      return set(Get(frame, instruction.getOperand(0)));
    case I::FNeg: {
      Cell cell = Scalar(frame, instruction.getOperand(0));
      cell.bits ^= instruction.getType()->isFloatTy() ? 0x8000'0000ull : 0x8000'0000'0000'0000ull;
      return set({Unknown(cell.bits, cell, {}, "floating-point arithmetic")});
    }
    case I::ExtractValue:
    case I::InsertValue:
    case I::ExtractElement:
    case I::InsertElement:
      return set(ExtractOrInsert(frame, instruction));
    case I::ShuffleVector:
      return set(Shuffled(Get(frame, instruction.getOperand(0)), Get(frame, instruction.getOperand(1)),
                          llvm::cast<llvm::ShuffleVectorInst>(instruction)));
    case I::AtomicRMW: {
      auto& update = llvm::cast<llvm::AtomicRMWInst>(instruction);
      const Cell address = Scalar(frame, update.getPointerOperand());
      const Value old = LoadFrom(address, update.getType());
      const Cell operand = Scalar(frame, update.getValOperand());
      const unsigned width = WidthOf(*update.getType());
      using Op = llvm::AtomicRMWInst::BinOp;
      Cell made = operand;
      if (update.getOperation() == Op::Add) made = Integer(I::Add, old[0], operand, width, false);
      if (update.getOperation() == Op::Sub) made = Integer(I::Sub, old[0], operand, width, false);
      if (update.getOperation() == Op::And) made = Integer(I::And, old[0], operand, width, false);
      if (update.getOperation() == Op::Or) made = Integer(I::Or, old[0], operand, width, false);
      StoreTo(address, {made}, update.getType());
      return set(old);
    }
    case I::AtomicCmpXchg: {
      auto& update = llvm::cast<llvm::AtomicCmpXchgInst>(instruction);
      const Cell address = Scalar(frame, update.getPointerOperand());
      llvm::Type* type = update.getNewValOperand()->getType();
      Value old = LoadFrom(address, type);
      const bool same = old[0].bits == Scalar(frame, update.getCompareOperand()).bits;
      if (same) StoreTo(address, Get(frame, update.getNewValOperand()), type);
      old.push_back(Cell{same ? 1u : 0u, {}, 0});
      return set(old);
    }
    case I::Fence:
      return Flow::kNext;
    case I::LandingPad:
    case I::Resume:
      return Stop("it throws or catches an exception");
    case I::Unreachable:
      return Stop("it runs into code that is never reached");
    default:
      return Stop(std::string("the instruction `") + instruction.getOpcodeName() + "`");
  }
}

Interpreter::Flow Interpreter::Invoke(Frame& frame, llvm::CallBase& call) {
  Value out;
  Flow flow = Flow::kNext;
  const auto done = [&] {
    if (flow == Flow::kStop || stopped_) return Flow::kStop;
    if (!call.getType()->isVoidTy()) {
      out.resize(std::max<std::size_t>(out.size(), CellsOf(*call.getType())));
      Set(frame, call, out);
    }
    if (auto* invoke = llvm::dyn_cast<llvm::InvokeInst>(&call)) return Jump(frame, invoke->getNormalDest());
    return Flow::kNext;
  };
  if (call.isInlineAsm()) return Stop("assembly");
  llvm::Function* callee = call.getCalledFunction();
  std::uint64_t address = 0;
  if (callee == nullptr) {
    const Cell target = Scalar(frame, call.getCalledOperand());
    Pin(target, 64, "the function that is called");
    address = target.bits;
    callee = program_.FunctionAt(address);
  } else {
    if (callee->isIntrinsic()) {
      if (!Intrinsic(frame, call, *callee, out)) {
        return Stop("the compiler's function `" + callee->getName().str() + "`");
      }
      return done();
    }
    if (Known(frame, call, {callee->getName().data(), callee->getName().size()}, out, flow)) return done();
    llvm::Function* body = program_.Body(*callee);
    if (body == nullptr) {
      const std::string name = callee->getName().str();
      address = program_.AddressOf(*callee);
      if (address == 0) return Stop("`" + name + "` is not modelled");
    }
    callee = body;
  }
  if (callee == nullptr) {
    const llvm::Function* named = call.getCalledFunction();
    const std::string name = named != nullptr ? named->getName().str() : std::string();
    if (address < 4096) return Stop("it calls a function that is null");
    flow = Native(frame, call, address, name, out);
    return done();
  }
  if (callee->isVarArg() && IsLog({callee->getName().data(), callee->getName().size()})) {
    out = {Cell{}};
    return done();
  }
  if (callee->isVarArg()) return Stop("`" + callee->getName().str() + "` takes any number of arguments");
  std::vector<Value> arguments;
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    Value value = Get(frame, call.getArgOperand(i));
    if (call.isByValArgument(i)) {
      const std::uint64_t bytes = program_.layout().getTypeAllocSize(call.getParamByValType(i));
      void* copy = std::aligned_alloc(64, (bytes + 64) / 64 * 64);
      std::memcpy(copy, reinterpret_cast<const void*>(value[0].bits), bytes);
      shadow_.Copy(reinterpret_cast<std::uintptr_t>(copy), value[0].bits, bytes, torn_);
      frame.memory.push_back(copy);
      value[0] = {reinterpret_cast<std::uintptr_t>(copy), {}, 0};
    }
    arguments.push_back(std::move(value));
  }
  out = Call(*callee, std::move(arguments));
  return done();
}

}  // namespace assay::concolic
