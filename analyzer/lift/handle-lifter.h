// Which buffer a handle names, and which argument a pointer into global memory is based on.
#pragma once

#include <llvm/IR/Instructions.h>

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/lift/value-lifter.h"

namespace assay {

class HandleLifter {
 public:
  // Makes one buffer for every argument, and one for every call that makes one, in program order.
  HandleLifter(llvm::Function& function, DeviceEvents& out, const LaunchValues& launch, ValueLifter& values);

  // Empty if the handle is unknown.
  std::vector<BufferChoice> BuffersOf(llvm::Value* handle);
  // A pointer is `offset` bytes past the start of one of `buffers`; empty if that is unknown.
  struct Pointer {
    std::vector<BufferChoice> buffers;
    Expr offset;
  };
  Pointer PointerOf(llvm::Value* pointer);

 private:
  void MakeArguments(llvm::Function& function, const LaunchValues& launch);
  void MakeBuffer(llvm::CallInst* call);
  std::vector<BufferChoice> Join(const std::vector<std::pair<Expr, std::vector<BufferChoice>>>& ways);
  std::vector<BufferChoice> PhiBuffers(llvm::PHINode* phi);
  void CollectCarried(llvm::Value* handle, std::set<llvm::Value*>& seen, std::set<int>& found, bool& known);
  Pointer PhiPointer(llvm::PHINode* phi);
  Pointer ElementOf(llvm::LoadInst* load);
  Pointer JoinPointers(const std::vector<std::pair<Expr, Pointer>>& ways);

  DeviceEvents& out_;
  ExprPool& pool_;
  ValueLifter& values_;
  const llvm::DataLayout& layout_;
  std::map<const llvm::Value*, int> made_;
  int workspace_ = -1;
};

}  // namespace assay
