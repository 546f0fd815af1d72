// Nodes are sent in order of creation, so operands precede their users.
#include "simulator/concolic/transfer.h"

#include <algorithm>
#include <cstring>

namespace assay::concolic {
namespace {

__extension__ typedef unsigned __int128 WideUnsigned;

// Whether a node of this kind can have this value and this many operands.
bool WellFormed(std::uint64_t kind, WideInt value, std::size_t operands, std::size_t symbols) {
  if (kind > static_cast<std::uint64_t>(ExprKind::kWrapSigned)) return false;
  switch (static_cast<ExprKind>(kind)) {
    case ExprKind::kConst:
      return operands == 0;
    case ExprKind::kSymbol:
      return operands == 0 && value >= 0 && value < static_cast<WideInt>(symbols);
    case ExprKind::kAdd:
      return operands >= 2;
    case ExprKind::kSelect:
      return operands == 3;
    case ExprKind::kNot:
      return operands == 1;
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return operands == 1 && value > 0 && value <= 64;
    default:
      return operands == 2;
  }
}

}  // namespace

TransferWriter::TransferWriter(const ExprPool& pool, std::size_t first) {
  Put(pool.size() - first);
  for (std::size_t id = first; id < pool.size(); ++id) {
    const Expr e = pool.At(static_cast<std::uint32_t>(id));
    Put(static_cast<std::uint64_t>(e->kind));
    const auto value = static_cast<WideUnsigned>(e->value);
    Put(static_cast<std::uint64_t>(value));
    Put(static_cast<std::uint64_t>(value >> 64));
    Put(e->operands.size());
    for (Expr operand : e->operands) Put(static_cast<std::uint64_t>(operand->id));
  }
}

void TransferWriter::Put(const std::string& text) {
  Put(text.size());
  for (std::size_t i = 0; i < text.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + i, std::min<std::size_t>(8, text.size() - i));
    Put(word);
  }
}

TransferReader::TransferReader(ExprPool& pool, std::size_t first, const std::uint64_t* words, std::size_t count)
    : pool_(pool), first_(first), words_(words), count_(count) {
  const std::uint64_t nodes = Number();
  for (std::uint64_t i = 0; i < nodes && ok_; ++i) {
    const std::uint64_t kind = Number();
    const std::uint64_t low = Number();
    const auto value = static_cast<WideInt>((static_cast<WideUnsigned>(Number()) << 64) | low);
    const std::uint64_t operands = Number();
    std::vector<Expr> below;
    for (std::uint64_t k = 0; k < operands && ok_; ++k) {
      const std::uint64_t id = Number();
      const std::size_t old = std::min(first_, pool_.size());
      if (id < old) {
        below.push_back(pool_.At(static_cast<std::uint32_t>(id)));
      } else if (id - old < made_.size()) {
        below.push_back(made_[id - old]);
      } else {
        ok_ = false;
      }
    }
    if (!ok_ || !WellFormed(kind, value, below.size(), pool_.symbol_count())) {
      ok_ = false;
      return;
    }
    made_.push_back(pool_.Make(static_cast<ExprKind>(kind), value, std::move(below)));
  }
}

std::uint64_t TransferReader::Number() {
  if (at_ < count_) return words_[at_++];
  ok_ = false;
  return 0;
}

Expr TransferReader::Expression() {
  const std::uint64_t id = Number();
  if (id == 0) return {};
  if (id - 1 < first_) return pool_.At(static_cast<std::uint32_t>(id - 1));
  if (id - 1 - first_ < made_.size()) return made_[id - 1 - first_];
  ok_ = false;
  return {};
}

std::string TransferReader::Text() {
  const std::uint64_t size = Number();
  if (size > 8 * (count_ - at_)) {
    ok_ = false;
    return {};
  }
  std::string text(size, '\0');
  for (std::size_t i = 0; i < size; i += 8) {
    const std::uint64_t word = Number();
    std::memcpy(text.data() + i, &word, std::min<std::size_t>(8, size - i));
  }
  return text;
}

}  // namespace assay::concolic
