// The meaning of the calls in a dialect's lowered code, as far as the lift needs it: rows of data, and functions for
// what no row can express. Each dialect implements it for its device intrinsics; the lift itself knows none of them
// by name.
#pragma once

#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/lift/rows.h"

namespace assay {
class ContentMemory;
class HandleLifter;
class ValueLifter;
}  // namespace assay

namespace assay::lift {

// A call whose operands become bytes.
struct ExtentContext {
  llvm::CallInst* call = nullptr;
  const IntrinsicRow* row = nullptr;
  ValueLifter* values = nullptr;
  ExprPool* pool = nullptr;
  bool counter_mask = false;  // some mask mode of the kernel counts elements
};

// Scratch space of the operation: its handle and offset are these arguments, -1 if it has none.
struct ScratchSpace {
  int handle = -1;
  int offset = -1;
  Operand operand;
};

// Bounds of numbers that depend on contents of tensors.
class ContentRanges {
 public:
  virtual ~ContentRanges() = default;
  // Whether `bytes` bytes at the offset stay inside each buffer that the handle may name, at a multiple of `bytes`.
  virtual bool StaysInside(const llvm::Value* handle, const llvm::Value* offset, std::int64_t bytes) const = 0;
};

class Semantics {
 public:
  virtual ~Semantics() = default;

  // Null for names that are not device intrinsics.
  virtual const IntrinsicRow* Find(std::string_view name) const = 0;
  virtual const ContentRow* FindContent(std::string_view name) const = 0;
  virtual Role RoleOf(std::string_view name) const = 0;
  // Where buffers made for a position live.
  virtual MemorySpace SpaceOfPosition(std::int64_t position) const = 0;
  // The size of an on-chip buffer is rounded up to this.
  virtual std::int64_t BufferGranule() const = 0;

  // Whether a null handle says that the operation goes without this operand; otherwise it is a tensor without a buffer.
  virtual bool IsLeftOut(const ExtentContext& context, const OperandRow& spec) const = 0;
  // Fills rows, row_bytes, row_stride, exact and block_bytes. False if the extent depends on data.
  virtual bool FillExtent(const ExtentContext& context, const OperandRow& spec, Operand& operand) const = 0;
  // Fills lanes, lanes_known, element and bits of an operand whose extent is filled already.
  virtual void FillLanes(const ExtentContext& context, const OperandRow& spec, Operand& operand) const = 0;
  // Fills flow, reduces and reads_destination.
  virtual void FillFlow(const ExtentContext& context, Event& event) const = 0;
  // `operand` lacks its buffers and offset.
  virtual ScratchSpace ScratchOf(const ExtentContext& context) const = 0;
  // Fills `out.flow`, the control flow graph of a core; `event_of` are the accesses that became events.
  virtual void LiftFlow(llvm::Function& function, ValueLifter& values, HandleLifter& handles,
                        const std::map<const llvm::CallInst*, int>& event_of, DeviceEvents& out) const = 0;
  virtual std::unique_ptr<ContentRanges> RangesOf(llvm::Function& function, const ContentMemory& memory) const = 0;

  // For a call in the role kLibrary: how it finds the data it moves, the operand that holds addresses if they come
  // from one, and whether it returns a value that depends on its sources.
  virtual LibraryAddresses AddressesOf(const llvm::CallInst& call) const = 0;
  virtual const llvm::Value* IndexOf(const llvm::CallInst& call) const = 0;
  virtual bool ReturnsContents(const llvm::CallInst& call) const = 0;
  // For a call in the role kReadsRegister: whether the value it reads is a count that arguments determine.
  virtual bool HoldsCount(const llvm::CallInst& call) const = 0;

  // The words in front of the pointers of a list of tensors with these shapes.
  virtual std::vector<std::uint64_t> ListTableHead(const std::vector<std::vector<std::int64_t>>& shapes) const = 0;

  // The row of a call's callee; null if it has none.
  const IntrinsicRow* RowOf(const llvm::CallInst& call) const {
    const llvm::Function* callee = call.getCalledFunction();
    return callee != nullptr ? Find(std::string_view(callee->getName())) : nullptr;
  }
  Role RoleOf(const llvm::CallInst& call) const {
    const llvm::Function* callee = call.getCalledFunction();
    return callee != nullptr ? RoleOf(std::string_view(callee->getName())) : Role::kPlain;
  }
};

}  // namespace assay::lift
