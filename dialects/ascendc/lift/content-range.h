// Ranges of numbers that depend on the contents of tensors: the index that a reduction finds is less than the number of
// elements it examines, whatever they hold.
#pragma once

#include <llvm/IR/Dominators.h>
#include <llvm/IR/Function.h>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "analyzer/lift/content-memory.h"
#include "analyzer/lift/semantics.h"

namespace assay::ascendc {

class ContentRanges : public lift::ContentRanges {
 public:
  ContentRanges(llvm::Function& function, const ContentMemory& memory);

  struct Range {
    std::int64_t low = 0, high = 0;  // both included
    std::int64_t multiple = 1;       // all numbers are a multiple of it
  };
  // As a signed number; nullopt if unbounded.
  std::optional<Range> Of(const llvm::Value* value) const;
  // Whether `bytes` bytes at the offset stay inside each buffer that the handle may name, at a multiple of `bytes`.
  bool StaysInside(const llvm::Value* handle, const llvm::Value* offset, std::int64_t bytes) const override;

 private:
  std::optional<Range> OfArithmetic(const llvm::BinaryOperator& op, int depth) const;
  std::optional<Range> At(const llvm::Value* value, int depth) const;
  std::optional<Range> Read(const llvm::CallInst& read) const;
  std::optional<Range> Index(const llvm::CallInst& reduction) const;

  const ContentMemory& memory_;
  llvm::DominatorTree dominators_;
  std::vector<const llvm::CallInst*> calls_;  // of device operations
};

}  // namespace assay::ascendc
