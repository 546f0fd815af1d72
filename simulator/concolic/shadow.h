// Tracks which bytes of memory hold values that depend on symbols. Memory itself is that of the process.
#pragma once

#include <cstdint>
#include <map>

#include "simulator/concolic/value.h"

namespace assay::concolic {

class Shadow {
 public:
  struct Entry {
    unsigned bytes = 0;
    Expr expr;
    std::uint16_t opaque = 0;
  };
  using Address = std::uintptr_t;

  explicit Shadow(ExprPool& pool) : pool_(pool) {}

  // A store of `bytes` bytes; a cell without symbols only clears.
  void Store(Address at, unsigned bytes, const Cell& cell);
  // Sets the expression of `cell`, whose bits were read from `at`. Values assembled from several stores, or cut
  // out of one, are followed; `torn` is the reason if they cannot be.
  void Load(Address at, unsigned bytes, Cell& cell, std::uint16_t torn) const;
  void Copy(Address to, Address from, std::uint64_t bytes, std::uint16_t torn);
  void Clear(Address at, std::uint64_t bytes, std::uint16_t torn);
  // Whether any byte of the range depends on a symbol.
  bool Touches(Address at, std::uint64_t bytes) const;
  // Entries that start within the range.
  std::map<Address, Entry> Within(Address at, std::uint64_t bytes) const;

 private:
  using Map = std::map<Address, Entry>;
  Map::const_iterator FirstTouching(Address at) const;

  ExprPool& pool_;
  Map entries_;
};

}  // namespace assay::concolic
