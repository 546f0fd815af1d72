// Control flow and memory.
#include "simulator/concolic/interpreter.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace assay::concolic {

unsigned WidthOf(const llvm::Type& type) {
  if (type.isIntegerTy()) return type.getIntegerBitWidth();
  if (type.isFloatTy()) return 32;
  return 64;
}

Interpreter::Interpreter(Program& program, ExprPool& pool, const PathLimits& limits)
    : program_(program), pool_(pool), limits_(limits), shadow_(pool) {
  torn_ = Opaque("bytes put together from parts of numbers");
}

std::uint16_t Interpreter::Opaque(const std::string& reason) {
  const auto found = std::find(reasons_.begin(), reasons_.end(), reason);
  if (found != reasons_.end()) return static_cast<std::uint16_t>(found - reasons_.begin());
  reasons_.push_back(reason);
  return static_cast<std::uint16_t>(reasons_.size() - 1);
}

void Interpreter::Require(Expr holds, bool pins) {
  if (holds->IsConst()) return;
  if (!conditions_.empty() && conditions_.back().holds == holds) return;
  conditions_.push_back({holds, location_, pins});
}

void Interpreter::Doubt(std::uint16_t opaque, const char* what) {
  std::string text = std::string(what) + " depends on " + reasons_[opaque];
  if (std::find(doubts_.begin(), doubts_.end(), text) == doubts_.end()) doubts_.push_back(std::move(text));
}

void Interpreter::Pin(const Cell& cell, unsigned width, const char* what) {
  if (cell.expr) {
    Require(pool_.Eq(pool_.WrapUnsigned(cell.expr, width), pool_.Const(static_cast<WideInt>(cell.bits))), true);
  } else if (cell.opaque != 0) {
    Doubt(cell.opaque, what);
  }
}

Interpreter::Flow Interpreter::Stop(std::string problem) {
  if (!stopped_) problem_ = std::move(problem);
  stopped_ = true;
  return Flow::kStop;
}

bool Interpreter::Run(llvm::Function& function, const std::vector<std::uint64_t>& arguments) {
  std::vector<Value> values;
  for (std::uint64_t bits : arguments) values.push_back({Cell{bits, {}, 0}});
  Call(function, std::move(values));
  return problem_.empty();
}

Value Interpreter::Get(const Frame& frame, const llvm::Value* value) {
  if (const auto* constant = llvm::dyn_cast<llvm::Constant>(value)) return program_.Constant(*constant);
  if (const auto* argument = llvm::dyn_cast<llvm::Argument>(value)) return frame.arguments[argument->getArgNo()];
  const auto found = frame.slots->index.find(value);
  if (found == frame.slots->index.end()) return {Cell{}};
  const Value& known = frame.values[found->second];
  return known.empty() ? Value{Cell{}} : known;
}

void Interpreter::Set(Frame& frame, const llvm::Instruction& instruction, Value value) {
  frame.values[frame.slots->index.at(&instruction)] = std::move(value);
}

Value Interpreter::Call(llvm::Function& function, std::vector<Value> arguments) {
  if (++depth_ > limits_.depth) Stop("its functions call each other too deep");
  Slots& slots = slots_[&function];
  if (slots.index.empty()) {
    for (const llvm::BasicBlock& block : function) {
      for (const llvm::Instruction& instruction : block) {
        if (!instruction.getType()->isVoidTy()) {
          slots.index.emplace(&instruction, static_cast<unsigned>(slots.index.size()));
        }
      }
    }
  }
  Frame frame;
  frame.function = &function;
  frame.slots = &slots;
  frame.values.resize(slots.index.size());
  frame.arguments = std::move(arguments);
  frame.block = &function.getEntryBlock();
  auto at = frame.block->begin();
  Flow flow = stopped_ ? Flow::kStop : Flow::kNext;
  while (flow != Flow::kReturn && flow != Flow::kStop) {
    if (++steps_ > limits_.steps) {
      flow = Stop("it takes more steps than it is given");
      break;
    }
    flow = Step(frame, *at);
    if (flow == Flow::kJump) {
      at = frame.block->getFirstNonPHIIt();
    } else {
      ++at;
    }
  }
  for (void* memory : frame.memory) std::free(memory);
  --depth_;
  return std::move(frame.result);
}

// Phis of a block are evaluated simultaneously.
Interpreter::Flow Interpreter::Jump(Frame& frame, llvm::BasicBlock* to) {
  frame.before = frame.block;
  frame.block = to;
  std::vector<std::pair<const llvm::Instruction*, Value>> made;
  for (const llvm::PHINode& phi : to->phis()) {
    made.emplace_back(&phi, Get(frame, phi.getIncomingValueForBlock(frame.before)));
  }
  for (auto& [phi, value] : made) Set(frame, *phi, std::move(value));
  return Flow::kJump;
}

Interpreter::Flow Interpreter::Branch(Frame& frame, llvm::BranchInst& branch) {
  if (branch.isUnconditional()) return Jump(frame, branch.getSuccessor(0));
  const Cell condition = Scalar(frame, branch.getCondition());
  const bool taken = (condition.bits & 1) != 0;
  if (condition.expr) Require(taken ? condition.expr : pool_.Not(condition.expr), false);
  if (condition.opaque != 0) Doubt(condition.opaque, "a test");
  if (conditions_.size() > limits_.conditions) return Stop("it makes more tests than are followed");
  return Jump(frame, branch.getSuccessor(taken ? 0 : 1));
}

Interpreter::Flow Interpreter::Switch(Frame& frame, llvm::SwitchInst& choice) {
  const Cell value = Scalar(frame, choice.getCondition());
  const unsigned width = WidthOf(*choice.getCondition()->getType());
  const llvm::ConstantInt* matched = nullptr;
  Expr none = pool_.True();
  Expr some = pool_.True();
  llvm::BasicBlock* to = choice.getDefaultDest();
  for (const auto& entry : choice.cases()) {
    const std::uint64_t bits = entry.getCaseValue()->getZExtValue();
    const Expr equal =
        value.expr ? pool_.Eq(pool_.WrapUnsigned(value.expr, width), pool_.Const(static_cast<WideInt>(bits))) : Expr();
    if (bits == value.bits) {
      matched = entry.getCaseValue();
      to = entry.getCaseSuccessor();
      some = equal;
    } else if (equal) {
      none = pool_.And(none, pool_.Not(equal));
    }
  }
  if (value.expr) Require(matched != nullptr ? some : none, false);
  if (value.opaque != 0) Doubt(value.opaque, "a test");
  return Jump(frame, to);
}

Cell Interpreter::Address(const Frame& frame, const llvm::GetElementPtrInst& gep) {
  Cell address = Scalar(frame, gep.getPointerOperand());
  llvm::MapVector<llvm::Value*, llvm::APInt> factors;
  llvm::APInt constant(64, 0);
  if (!llvm::cast<llvm::GEPOperator>(gep).collectOffset(program_.layout(), 64, factors, constant)) {
    Stop("an address of variable layout");
    return address;
  }
  Cell sum = address;
  const auto add = [&](const Cell& index, std::uint64_t factor, unsigned width) {
    const std::uint64_t bits = static_cast<std::uint64_t>(Extended(index.bits, width)) * factor;
    if (index.opaque != 0 || sum.opaque != 0) {
      sum = {sum.bits + bits, {}, index.opaque != 0 ? index.opaque : sum.opaque};
      return;
    }
    Expr expr;
    if (index.expr || sum.expr) {
      const Expr scaled = pool_.Mul(Signed(index, width), pool_.Const(static_cast<std::int64_t>(factor)));
      expr = pool_.Add(sum.expr ? sum.expr : pool_.Const(static_cast<WideInt>(sum.bits)), scaled);
    }
    sum = {sum.bits + bits, expr, 0};
  };
  for (const auto& [index, factor] : factors) {
    add(Scalar(frame, index), factor.getZExtValue(), WidthOf(*index->getType()));
  }
  if (!constant.isZero()) {
    sum.bits += constant.getZExtValue();
    if (sum.expr) sum.expr = pool_.Add(sum.expr, pool_.Const(constant.getSExtValue()));
  }
  return sum;
}

void Interpreter::LoadCells(std::uint64_t at, llvm::Type* type, Value& out) {
  const llvm::DataLayout& layout = program_.layout();
  if (auto* fields = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* places = layout.getStructLayout(fields);
    for (unsigned i = 0; i < fields->getNumElements(); ++i) {
      LoadCells(at + places->getElementOffset(i).getFixedValue(), fields->getElementType(i), out);
    }
    return;
  }
  if (type->isArrayTy() || type->isVectorTy()) {
    llvm::Type* element =
        type->isArrayTy() ? type->getArrayElementType() : llvm::cast<llvm::VectorType>(type)->getElementType();
    const std::uint64_t count =
        type->isArrayTy() ? type->getArrayNumElements() : llvm::cast<llvm::FixedVectorType>(type)->getNumElements();
    for (std::uint64_t i = 0; i < count; ++i) LoadCells(at + i * layout.getTypeAllocSize(element), element, out);
    return;
  }
  const auto bytes = static_cast<unsigned>(layout.getTypeStoreSize(type).getFixedValue());
  Cell cell;
  std::memcpy(&cell.bits, reinterpret_cast<const void*>(at), std::min(8u, bytes));
  cell.bits &= MaskOf(WidthOf(*type));
  shadow_.Load(at, bytes, cell, torn_);
  // A truth value occupies a whole byte.
  if (type->isIntegerTy(1) && cell.expr) cell.expr = pool_.Ne(pool_.WrapUnsigned(cell.expr, 8), pool_.Const(0));
  out.push_back(cell);
}

Value Interpreter::LoadFrom(const Cell& address, llvm::Type* type) {
  Pin(address, 64, "an address");
  Value out;
  LoadCells(address.bits, type, out);
  return out;
}

void Interpreter::StoreCells(std::uint64_t at, llvm::Type* type, const Value& value, unsigned& next) {
  const llvm::DataLayout& layout = program_.layout();
  if (auto* fields = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* places = layout.getStructLayout(fields);
    for (unsigned i = 0; i < fields->getNumElements(); ++i) {
      StoreCells(at + places->getElementOffset(i).getFixedValue(), fields->getElementType(i), value, next);
    }
    return;
  }
  if (type->isArrayTy() || type->isVectorTy()) {
    llvm::Type* element =
        type->isArrayTy() ? type->getArrayElementType() : llvm::cast<llvm::VectorType>(type)->getElementType();
    const std::uint64_t count =
        type->isArrayTy() ? type->getArrayNumElements() : llvm::cast<llvm::FixedVectorType>(type)->getNumElements();
    for (std::uint64_t i = 0; i < count; ++i)
      StoreCells(at + i * layout.getTypeAllocSize(element), element, value, next);
    return;
  }
  const auto bytes = static_cast<unsigned>(layout.getTypeStoreSize(type).getFixedValue());
  const Cell cell = next < value.size() ? value[next] : Cell{};
  ++next;
  std::memcpy(reinterpret_cast<void*>(at), &cell.bits, std::min(8u, bytes));
  shadow_.Store(at, bytes, cell);
}

void Interpreter::StoreTo(const Cell& address, const Value& value, llvm::Type* type) {
  Pin(address, 64, "an address");
  unsigned next = 0;
  StoreCells(address.bits, type, value, next);
}

Value Interpreter::ExtractOrInsert(const Frame& frame, llvm::Instruction& instruction) {
  const auto first_cell = [](llvm::Type* type, llvm::ArrayRef<unsigned> indices) {
    unsigned at = 0;
    for (unsigned index : indices) {
      for (unsigned i = 0; i < index; ++i) {
        at += CellsOf(*(type->isStructTy() ? type->getStructElementType(i) : type->getArrayElementType()));
      }
      type = type->isStructTy() ? type->getStructElementType(index) : type->getArrayElementType();
    }
    return at;
  };
  if (auto* extract = llvm::dyn_cast<llvm::ExtractValueInst>(&instruction)) {
    const Value whole = Get(frame, extract->getAggregateOperand());
    const unsigned at = first_cell(extract->getAggregateOperand()->getType(), extract->getIndices());
    const unsigned count = CellsOf(*extract->getType());
    Value part;
    for (unsigned i = 0; i < count; ++i) part.push_back(at + i < whole.size() ? whole[at + i] : Cell{});
    return part;
  }
  if (auto* insert = llvm::dyn_cast<llvm::InsertValueInst>(&instruction)) {
    Value whole = Get(frame, insert->getAggregateOperand());
    whole.resize(std::max<std::size_t>(whole.size(), CellsOf(*insert->getType())));
    const unsigned at = first_cell(insert->getType(), insert->getIndices());
    const Value part = Get(frame, insert->getInsertedValueOperand());
    for (unsigned i = 0; i < part.size() && at + i < whole.size(); ++i) whole[at + i] = part[i];
    return whole;
  }
  if (auto* extract = llvm::dyn_cast<llvm::ExtractElementInst>(&instruction)) {
    const Value whole = Get(frame, extract->getVectorOperand());
    const Cell index = Scalar(frame, extract->getIndexOperand());
    Pin(index, WidthOf(*extract->getIndexOperand()->getType()), "an index");
    return {index.bits < whole.size() ? whole[index.bits] : Cell{}};
  }
  auto* insert = llvm::cast<llvm::InsertElementInst>(&instruction);
  Value whole = Get(frame, insert->getOperand(0));
  whole.resize(std::max<std::size_t>(whole.size(), CellsOf(*insert->getType())));
  const Cell index = Scalar(frame, insert->getOperand(2));
  Pin(index, WidthOf(*insert->getOperand(2)->getType()), "an index");
  if (index.bits < whole.size()) whole[index.bits] = Scalar(frame, insert->getOperand(1));
  return whole;
}

}  // namespace assay::concolic
