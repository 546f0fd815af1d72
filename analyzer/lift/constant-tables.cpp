// Reads of constant memory at a place that depends on the core or a loop: the values as a function of the place, in
// pieces that are straight lines.
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <numeric>

#include "analyzer/lift/value-lifter.h"

namespace assay {
namespace {

// A table with more pieces than this is no expression that a solver could use.
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

std::optional<ValueLifter::Table> ValueLifter::TableOf(llvm::Value* pointer) {
  Expr offset = pool_.Const(0);
  llvm::Value* base = llvm::isa<llvm::GlobalVariable>(pointer) ? pointer : PointerBase(pointer, offset);
  auto* global = llvm::dyn_cast_or_null<llvm::GlobalVariable>(base);
  if (!global || !global->isConstant() || !global->hasDefinitiveInitializer()) return std::nullopt;
  Table table{global->getInitializer(), offset, std::max<std::int64_t>(1, StepOf(offset)), {}};
  const auto size =
      static_cast<std::int64_t>(function_.getParent()->getDataLayout().getTypeAllocSize(global->getValueType()));
  const ExprRange range = offset->range;
  const WideInt low = std::max<WideInt>(range.lo, 0);
  const WideInt first = ((ConstantOf(offset) - low) % table.step + table.step) % table.step + low;
  for (WideInt at = first; at < size && at <= range.hi; at += table.step) {
    table.places.push_back(static_cast<std::int64_t>(at));
  }
  if (table.places.empty() || table.places.size() > kMostPlaces) return std::nullopt;
  return table;
}

// What lies outside the table is read by nobody whose other accesses are right, and is not told.
Expr ValueLifter::LiftLoad(llvm::LoadInst* load) {
  const unsigned width = load->getType()->getIntegerBitWidth();
  const auto unknown = [&] { return Approximate("a value read from memory", width, load); };
  const auto table = load->isVolatile() ? std::nullopt : TableOf(load->getPointerOperand());
  if (!table) return unknown();
  struct Piece {
    std::int64_t from = 0;
    WideInt start = 0;
    WideInt slope = 0;
    std::size_t count = 0;
  };
  std::vector<Piece> pieces;
  for (std::int64_t at : table->places) {
    const auto* value = llvm::dyn_cast_or_null<llvm::ConstantInt>(llvm::ConstantFoldLoadFromConst(
        table->content, load->getType(), llvm::APInt(64, static_cast<std::uint64_t>(at)),
        function_.getParent()->getDataLayout()));
    if (!value || width > 64) {
      if (pieces.empty()) return unknown();
      break;
    }
    const WideInt number = value->getSExtValue();
    if (!pieces.empty()) {
      Piece& piece = pieces.back();
      const WideInt steps = (at - piece.from) / table->step;
      if (piece.count == 1) piece.slope = number - piece.start;
      if (piece.start + piece.slope * steps == number) {
        ++piece.count;
        continue;
      }
    }
    pieces.push_back({at, number, 0, 1});
    if (pieces.size() > kMostPieces) return unknown();
  }
  const auto line = [&](const Piece& piece) {
    if (piece.slope == 0) return pool_.Const(piece.start);
    const Expr steps = pool_.Div(pool_.Sub(table->offset, pool_.Const(piece.from)), pool_.Const(table->step));
    return pool_.Add(pool_.Const(piece.start), pool_.Mul(pool_.Const(piece.slope), steps));
  };
  Expr result = line(pieces.back());
  for (std::size_t i = pieces.size() - 1; i-- > 0;) {
    result = pool_.Select(pool_.Lt(table->offset, pool_.Const(pieces[i + 1].from)), line(pieces[i]), result);
  }
  const ExprRange range = table->offset->range;
  const bool inside = range.lo >= table->places.front() && range.hi <= table->places.back();
  if (inside) return result;
  const Expr known = pool_.And(pool_.Le(pool_.Const(table->places.front()), table->offset),
                               pool_.Le(table->offset, pool_.Const(table->places.back())));
  return pool_.Select(known, result, unknown());
}

}  // namespace assay
