// What a local variable holds after the entry block has filled it. Structs with arrays that a core indexes by its own
// number remain in memory as a whole; where every write to one is in the entry block, each byte has one known source.
#pragma once

#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace assay {

class LocalMemory {
 public:
  // Nullopt if the variable is written elsewhere or at variable offsets, or escapes.
  static std::optional<LocalMemory> Of(llvm::AllocaInst& local);

  // The result of reading `bytes` bytes at `offset`: a stored value that fills them, or a number assembled from
  // constants. Both empty if it is neither.
  struct Content {
    llvm::Value* stored = nullptr;
    std::optional<std::uint64_t> number;
  };
  Content At(const llvm::LoadInst& load, std::int64_t offset, unsigned bytes) const;
  std::int64_t size() const { return size_; }

 private:
  struct Write {
    const llvm::Instruction* at = nullptr;
    std::int64_t offset = 0;
    std::int64_t bytes = 0;
    llvm::Value* stored = nullptr;     // of a store
    llvm::Constant* copied = nullptr;  // of a copy: the memory, and where in it
    std::int64_t from = 0;
    std::optional<std::uint8_t> fill;  // of a memset
  };
  bool Collect(llvm::AllocaInst& local);
  bool AddStore(llvm::StoreInst& store, std::optional<std::int64_t> offset);
  bool AddIntrinsic(llvm::Instruction& instruction, const llvm::Value* pointer, std::optional<std::int64_t> offset);
  std::optional<std::uint8_t> ByteOf(const Write& write, std::int64_t place) const;

  std::vector<Write> writes_;  // in order
  const llvm::DataLayout* layout_ = nullptr;
  std::int64_t size_ = 0;
};

}  // namespace assay
