// Serialises expressions of the worker, which had a copy of the caller's pool: the nodes that it added, then
// everything that refers to them, as one sequence of numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay::concolic {

class TransferWriter {
 public:
  // All nodes of the pool from `first` on.
  TransferWriter(const ExprPool& pool, std::size_t first);
  void Put(std::uint64_t number) { words_.push_back(number); }
  void Put(Expr e) { Put(e ? static_cast<std::uint64_t>(e->id) + 1 : 0); }
  void Put(const std::string& text);
  const std::vector<std::uint64_t>& words() const { return words_; }

 private:
  std::vector<std::uint64_t> words_;
};

// Reads what a worker wrote, which is untrusted: out-of-range values turn ok() false.
class TransferReader {
 public:
  TransferReader(ExprPool& pool, std::size_t first, const std::uint64_t* words, std::size_t count);
  std::uint64_t Number();
  Expr Expression();
  std::string Text();
  bool ok() const { return ok_; }

 private:
  ExprPool& pool_;
  std::size_t first_;
  const std::uint64_t* words_;
  std::size_t count_;
  std::size_t at_ = 0;
  bool ok_ = true;
  std::vector<Expr> made_;
};

}  // namespace assay::concolic
