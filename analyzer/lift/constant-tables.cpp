// Reads of memory with known content at an offset that depends on the core or a loop: the values as a function of
// the offset.
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <numeric>

#include "analyzer/lift/table-function.h"
#include "analyzer/lift/value-lifter.h"

namespace assay {
namespace {

// A table with more pieces than this gives an expression too large for a solver.
constexpr std::size_t kMostPieces = 256;
constexpr std::size_t kMostPlaces = 8192;

std::int64_t StepOf(Expr offset) {
  const auto gcd = [](std::int64_t a, WideInt b) {
    return static_cast<std::int64_t>(std::gcd(a, static_cast<std::int64_t>(b < 0 ? -b : b)));
  };
  if (offset->IsConst()) return 0;
  const std::vector<Expr> terms = offset->kind == ExprKind::kAdd ? offset->operands : std::vector<Expr>{offset};
  std::int64_t step = 0;
  for (Expr term : terms) {
    if (term->IsConst()) continue;
    const bool scaled = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
    step = gcd(step, scaled ? term->operands[0]->value : 1);
  }
  return step;
}

std::int64_t ConstantOf(Expr offset) {
  if (offset->IsConst()) return static_cast<std::int64_t>(offset->value);
  if (offset->kind != ExprKind::kAdd || !offset->operands.back()->IsConst()) return 0;
  return static_cast<std::int64_t>(offset->operands.back()->value);
}

}  // namespace

const LocalMemory* ValueLifter::MemoryOf(llvm::AllocaInst* local) {
  const auto [known, fresh] = locals_.try_emplace(local);
  if (fresh) known->second = LocalMemory::Of(*local);
  return known->second ? &*known->second : nullptr;
}

std::optional<ValueLifter::Table> ValueLifter::TableOf(llvm::Value* pointer) {
  Expr offset = pool_.Const(0);
  const auto plain = [](llvm::Value* value) {
    auto* cast = llvm::dyn_cast_or_null<llvm::AddrSpaceCastInst>(value);
    return cast == nullptr ? value : cast->getOperand(0);
  };
  llvm::Value* base = plain(pointer);
  if (!llvm::isa<llvm::GlobalVariable, llvm::AllocaInst>(base)) base = plain(PointerBase(pointer, offset));
  Table table{nullptr, nullptr, offset, std::max<std::int64_t>(1, StepOf(offset)), {}};
  std::int64_t size = 0;
  if (auto* local = llvm::dyn_cast_or_null<llvm::AllocaInst>(base)) {
    table.local = MemoryOf(local);
    if (table.local == nullptr) return std::nullopt;
    size = table.local->size();
  } else {
    auto* global = llvm::dyn_cast_or_null<llvm::GlobalVariable>(base);
    if (!global || !global->isConstant() || !global->hasDefinitiveInitializer()) return std::nullopt;
    table.content = global->getInitializer();
    size = static_cast<std::int64_t>(function_.getParent()->getDataLayout().getTypeAllocSize(global->getValueType()));
  }
  const ExprRange range = offset->range;
  const WideInt low = std::max<WideInt>(range.lo, 0);
  const WideInt first = ((ConstantOf(offset) - low) % table.step + table.step) % table.step + low;
  for (WideInt at = first; at < size && at <= range.hi; at += table.step) {
    table.places.push_back(static_cast<std::int64_t>(at));
  }
  if (table.places.empty() || table.places.size() > kMostPlaces) return std::nullopt;
  return table;
}

// The result of a read at `at`; empty if unknown.
Expr ValueLifter::EntryOf(const Table& table, llvm::LoadInst* load, std::int64_t at) {
  const unsigned width = load->getType()->getIntegerBitWidth();
  if (width > 64) return {};
  if (table.local != nullptr) {
    const LocalMemory::Content content = table.local->At(*load, at, (width + 7) / 8);
    if (content.stored != nullptr) return Raw(content.stored);
    if (!content.number) return {};
    const std::uint64_t number = *content.number << (64 - width);
    return pool_.Const(static_cast<std::int64_t>(number) >> (64 - width));
  }
  const auto* value = llvm::dyn_cast_or_null<llvm::ConstantInt>(
      llvm::ConstantFoldLoadFromConst(table.content, load->getType(), llvm::APInt(64, static_cast<std::uint64_t>(at)),
                                      function_.getParent()->getDataLayout()));
  return value == nullptr ? Expr() : pool_.Const(value->getSExtValue());
}

// Reads outside the table are not reported here: they happen only after another access went wrong.
Expr ValueLifter::LiftLoad(llvm::LoadInst* load) {
  const unsigned width = load->getType()->getIntegerBitWidth();
  const auto unknown = [&] { return Approximate("a value read from memory", width, load); };
  auto table = load->isVolatile() ? std::nullopt : TableOf(load->getPointerOperand());
  if (!table) return unknown();
  std::vector<Expr> entries;
  for (std::int64_t at : table->places) {
    const Expr entry = EntryOf(*table, load, at);
    if (!entry) break;
    entries.push_back(entry);
  }
  if (entries.empty()) return unknown();
  table->places.resize(entries.size());
  const Expr place = pool_.Div(pool_.Sub(table->offset, pool_.Const(table->places.front())), pool_.Const(table->step));
  const Expr result = TableFunction(pool_, entries, place, kMostPieces);
  if (!result) return unknown();
  const ExprRange range = table->offset->range;
  const bool inside = range.lo >= table->places.front() && range.hi <= table->places.back();
  if (inside) return result;
  const Expr known = pool_.And(pool_.Le(pool_.Const(table->places.front()), table->offset),
                               pool_.Le(table->offset, pool_.Const(table->places.back())));
  return pool_.Select(known, result, unknown());
}

}  // namespace assay
