// How contents of tensors taint a kernel's memory: local variables byte by byte, on-chip buffers as wholes.
#pragma once

#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace assay {

namespace lift {
struct IntrinsicRow;
class Semantics;
}  // namespace lift

// Index into ContentFlow::causes(); 0 = does not depend on contents.
using Cause = int;

// Keeps the first cause; true if there was none before.
inline bool Join(Cause& into, Cause from) {
  if (into != 0 || from == 0) return false;
  into = from;
  return true;
}

// The target of a native pointer.
struct ContentPlace {
  enum class Kind { kOwn, kConstant, kGlobal, kOnChip, kUnknown } kind = Kind::kUnknown;
  const llvm::Value* base = nullptr;  // kOwn: the variable; kOnChip: the handle; kGlobal: the parameter, or null
  std::int64_t offset = 0;
  bool exact = false;  // the offset is known
  auto operator<=>(const ContentPlace&) const = default;
};

class ContentMemory {
 public:
  ContentMemory(const lift::Semantics& semantics, llvm::Function& function, Cause never_set);

  std::set<ContentPlace> PlacesOf(const llvm::Value* pointer) const;

  // Local variables. `bytes` below 0: of unknown length. `pointer` is the stored value if it is a pointer; null if
  // unknown. True if anything changed.
  bool Store(const ContentPlace& place, std::int64_t bytes, Cause cause, const llvm::Value* pointer = nullptr);
  Cause Load(const ContentPlace& place, std::int64_t bytes) const;
  bool StoreEverywhere(Cause cause);

  // On-chip buffers, by handle. An unknown handle may be any of them.
  bool Fill(const llvm::Value* handle, Cause cause);
  Cause ContentsOf(const llvm::Value* handle) const;
  // From here on both have the same contents: a tensor is enqueued.
  bool Unite(const llvm::Value* a, const llvm::Value* b);
  // The calls that make the buffers which the handle may name; nullopt if unknown.
  std::optional<std::set<const llvm::CallInst*>> MakersOf(const llvm::Value* handle) const;

 private:
  struct Variable {
    std::vector<Cause> bytes;  // empty: too large, or of unknown size
    std::vector<bool> stored;
    Cause rest = 0;  // of all bytes
    bool stored_somewhere = false;
    // Stored pointers: place, length and the pointer, or null for bytes that may hold one.
    std::set<std::tuple<std::int64_t, std::int64_t, const llvm::Value*>> pointers;
  };

  Variable& VariableOf(const llvm::Value* base);
  void Places(const llvm::Value* pointer, std::int64_t offset, bool exact, std::set<const llvm::Value*>& seen,
              std::set<ContentPlace>& out) const;
  void LoadedPlaces(const llvm::LoadInst& load, std::int64_t offset, bool exact, std::set<const llvm::Value*>& seen,
                    std::set<ContentPlace>& out) const;
  void PlacesLoaded(const llvm::LoadInst& load, const std::set<ContentPlace>& from, std::int64_t offset, bool exact,
                    std::set<const llvm::Value*>& seen, std::set<ContentPlace>& out) const;
  void Buffers(const llvm::Value* handle, std::set<const llvm::Value*>& seen, std::set<int>& out) const;
  int Root(int buffer) const;

  const lift::IntrinsicRow* RowOf(const llvm::Value* value) const;
  bool Makes(const llvm::Value& value) const;

  const lift::Semantics& semantics_;
  const llvm::DataLayout& layout_;
  mutable std::set<const llvm::Value*> loading_;  // loads that are being followed
  Cause never_set_;
  std::map<const llvm::Value*, Variable> variables_;
  std::map<const llvm::Value*, int> buffers_;  // calls that make one
  std::vector<int> parent_;                    // of united ones; 0 is where unknown handles point
  std::vector<Cause> contents_;
  Cause anywhere_ = 0;  // what an unknown handle's buffer holds
};

}  // namespace assay
