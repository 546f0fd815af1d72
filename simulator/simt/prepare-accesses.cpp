// Inserts checks before accesses. Accesses that are provably to a thread's own memory stay unchanged; its own arrays
// are checked only at variable offsets.
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MathExtras.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <vector>

#include "simulator/simt/passes.h"
#include "simulator/simt/primitives.h"

namespace assay::simt {
namespace {

// The target of an access.
struct Object {
  enum class Kind { kOwn, kOwnAt, kElsewhere } kind = Kind::kElsewhere;
  llvm::Value* base = nullptr;  // of kOwnAt
  std::uint64_t bytes = 0;
};

class Accesses {
 public:
  explicit Accesses(llvm::Module& module) : layout_(module.getDataLayout()), b_(module.getContext()) {
    llvm::Type* none = b_.getVoidTy();
    llvm::Type* pointer = b_.getPtrTy();
    llvm::Type* i32 = b_.getInt32Ty();
    llvm::Type* i64 = b_.getInt64Ty();
    read_ = module.getOrInsertFunction("assay_simt_read", pointer, pointer, i32, i32);
    write_ = module.getOrInsertFunction("assay_simt_write", pointer, pointer, i32, i32, i64);
    copy_ = module.getOrInsertFunction("assay_simt_copy", none, pointer, pointer, i64, i32, i32);
    set_ = module.getOrInsertFunction("assay_simt_set", none, pointer, i32, i64, i32, i32);
    local_ = module.getOrInsertFunction("assay_simt_local_fault", pointer, i64, i64, i32, i32, i32);
  }

  void Run(llvm::Function& function) {
    std::vector<llvm::Instruction*> all;
    for (llvm::Instruction& instruction : llvm::instructions(function)) all.push_back(&instruction);
    for (llvm::Instruction* instruction : all) {
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(instruction)) {
        Load(*load);
      } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
        Store(*store);
      } else if (auto* copy = llvm::dyn_cast<llvm::MemTransferInst>(instruction)) {
        Transfer(*copy);
      } else if (auto* set = llvm::dyn_cast<llvm::MemSetInst>(instruction)) {
        Set(*set);
      }
    }
  }

 private:
  Object ObjectOf(llvm::Value* pointer, std::uint64_t size) const {
    llvm::SmallVector<const llvm::Value*, 4> objects;
    llvm::getUnderlyingObjects(pointer, objects, nullptr, 0);
    bool own = !objects.empty();
    for (const llvm::Value* object : objects) own = own && IsOwn(*object);
    if (!own) return {};
    std::uint64_t bytes = 0;
    if (objects.size() != 1) return AnyBytes(objects) ? Object{Object::Kind::kOwn, nullptr, 0} : Object{};
    if (!BytesOf(*objects[0], bytes)) return {Object::Kind::kOwn, nullptr, 0};
    llvm::APInt offset(layout_.getIndexTypeSizeInBits(pointer->getType()), 0);
    const llvm::Value* base = pointer->stripAndAccumulateConstantOffsets(layout_, offset, true);
    if (base == objects[0] && offset.isNonNegative() && offset.getZExtValue() + size <= bytes)
      return {Object::Kind::kOwn, nullptr, 0};
    return {Object::Kind::kOwnAt, const_cast<llvm::Value*>(objects[0]), bytes};
  }

  // Memory without a shadow: of the thread, of a rendezvous, of the launch.
  static bool IsOwn(const llvm::Value& object) {
    if (llvm::isa<llvm::AllocaInst>(object)) return true;
    if (const auto* argument = llvm::dyn_cast<llvm::Argument>(&object))
      return argument->hasByValAttr() || argument->hasStructRetAttr();
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&object)) {
      const llvm::Function* callee = call->getCalledFunction();
      return callee != nullptr &&
             (callee->getName() == "assay_simt_exchange" || callee->getName() == "assay_simt_atomic");
    }
    const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(&object);
    return variable != nullptr && (variable->isDeclaration() || variable->getName().starts_with(kOwnPrefix));
  }

  // False if a check is pointless: for a rendezvous or the launch.
  bool BytesOf(const llvm::Value& object, std::uint64_t& bytes) const {
    if (const auto* local = llvm::dyn_cast<llvm::AllocaInst>(&object)) {
      const auto size = local->getAllocationSize(layout_);
      bytes = size && !size->isScalable() ? size->getFixedValue() : 0;
      return bytes != 0;
    }
    const auto* argument = llvm::dyn_cast<llvm::Argument>(&object);
    if (argument == nullptr || !argument->hasByValAttr()) return false;
    bytes = layout_.getTypeAllocSize(argument->getParamByValType()).getFixedValue();
    return true;
  }

  // Several possible objects: only told apart as to whether the address is on the thread's stack.
  bool AnyBytes(const llvm::SmallVectorImpl<const llvm::Value*>& objects) const {
    return std::none_of(objects.begin(), objects.end(), [&](const llvm::Value* object) {
      std::uint64_t bytes = 0;
      return BytesOf(*object, bytes);
    });
  }

  llvm::Value* Form(std::uint64_t size, llvm::Align align, bool is_volatile) {
    const std::uint64_t log = std::min<std::uint64_t>(llvm::Log2(align), 12);
    return b_.getInt32(static_cast<std::uint32_t>(std::min<std::uint64_t>(size, 0xffff) |
                                                  log << AccessForm::kAlignShift |
                                                  (is_volatile ? AccessForm::kVolatile << AccessForm::kFlagShift : 0)));
  }
  llvm::Value* Site(llvm::Instruction& of) {
    const unsigned number = SiteOf(of);
    if (number != 0) return b_.getInt32(number);
    llvm::Module& module = *of.getModule();
    return b_.CreateLoad(b_.getInt32Ty(), module.getOrInsertGlobal("assay_simt_site", b_.getInt32Ty()));
  }

  // The pointer if it lies in the thread's own array, else the address that the fault returns.
  llvm::Value* WithinOwn(llvm::Instruction& access, llvm::Value* pointer, const Object& object, llvm::Value* form,
                         std::uint64_t size, bool writes) {
    b_.SetInsertPoint(&access);
    llvm::Type* i64 = b_.getInt64Ty();
    llvm::Value* offset = b_.CreateSub(b_.CreatePtrToInt(pointer, i64), b_.CreatePtrToInt(object.base, i64));
    const std::uint64_t last = object.bytes >= size ? object.bytes - size : 0;
    llvm::Value* outside = object.bytes >= size ? b_.CreateICmpUGT(offset, b_.getInt64(last))
                                                : llvm::ConstantInt::getTrue(b_.getContext());
    llvm::BasicBlock* before = access.getParent();
    llvm::MDNode* rare = llvm::MDBuilder(b_.getContext()).createBranchWeights(1, 1 << 20);
    llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(outside, access.getIterator(), false, rare);
    b_.SetInsertPoint(then);
    llvm::Value* sink =
        b_.CreateCall(local_, {offset, b_.getInt64(object.bytes), form, Site(access), b_.getInt32(writes ? 1 : 0)});
    b_.SetInsertPoint(&access);
    llvm::PHINode* used = b_.CreatePHI(b_.getPtrTy(), 2);
    used->addIncoming(pointer, before);
    used->addIncoming(sink, then->getParent());
    return used;
  }

  void Load(llvm::LoadInst& load) {
    const std::uint64_t size = layout_.getTypeStoreSize(load.getType()).getFixedValue();
    const Object object = ObjectOf(load.getPointerOperand(), size);
    if (object.kind == Object::Kind::kOwn) return;
    llvm::Value* form = Form(size, load.getAlign(), load.isVolatile());
    b_.SetInsertPoint(&load);
    llvm::Value* at = object.kind == Object::Kind::kOwnAt
                          ? WithinOwn(load, load.getPointerOperand(), object, form, size, false)
                          : b_.CreateCall(read_, {load.getPointerOperand(), form, Site(load)});
    load.setOperand(0, at);
    load.setAlignment(llvm::Align(1));
  }

  void Store(llvm::StoreInst& store) {
    llvm::Value* value = store.getValueOperand();
    const std::uint64_t size = layout_.getTypeStoreSize(value->getType()).getFixedValue();
    const Object object = ObjectOf(store.getPointerOperand(), size);
    if (object.kind == Object::Kind::kOwn) return;
    llvm::Value* form = Form(size, store.getAlign(), store.isVolatile());
    b_.SetInsertPoint(&store);
    llvm::Value* at = object.kind == Object::Kind::kOwnAt
                          ? WithinOwn(store, store.getPointerOperand(), object, form, size, true)
                          : b_.CreateCall(write_, {store.getPointerOperand(), form, Site(store), Bits(value, size)});
    store.setOperand(1, at);
    store.setAlignment(llvm::Align(1));
  }

  // For up to eight bytes; nothing for more.
  llvm::Value* Bits(llvm::Value* value, std::uint64_t size) {
    llvm::Type* type = value->getType();
    if (size > 8 || type->isAggregateType()) return b_.getInt64(0);
    if (type->isPointerTy()) return b_.CreatePtrToInt(value, b_.getInt64Ty());
    llvm::Value* bits = b_.CreateBitCast(value, b_.getIntNTy(static_cast<unsigned>(type->getPrimitiveSizeInBits())));
    return b_.CreateZExt(bits, b_.getInt64Ty());
  }

  bool IsOwn(llvm::Value* pointer, llvm::Value* bytes) const {
    const auto* known = llvm::dyn_cast<llvm::ConstantInt>(bytes);
    const std::uint64_t size = known == nullptr ? ~std::uint64_t{0} >> 1 : known->getZExtValue();
    return ObjectOf(pointer, size).kind == Object::Kind::kOwn;
  }

  void Transfer(llvm::MemTransferInst& copy) {
    if (IsOwn(copy.getRawDest(), copy.getLength()) && IsOwn(copy.getRawSource(), copy.getLength())) return;
    b_.SetInsertPoint(&copy);
    const llvm::Align align = std::min(copy.getDestAlign().valueOrOne(), copy.getSourceAlign().valueOrOne());
    b_.CreateCall(copy_,
                  {copy.getRawDest(), copy.getRawSource(), b_.CreateZExtOrTrunc(copy.getLength(), b_.getInt64Ty()),
                   Form(0, align, copy.isVolatile()), Site(copy)});
    copy.eraseFromParent();
  }

  void Set(llvm::MemSetInst& set) {
    if (IsOwn(set.getRawDest(), set.getLength())) return;
    b_.SetInsertPoint(&set);
    b_.CreateCall(set_, {set.getRawDest(), b_.CreateZExt(set.getValue(), b_.getInt32Ty()),
                         b_.CreateZExtOrTrunc(set.getLength(), b_.getInt64Ty()),
                         Form(0, set.getDestAlign().valueOrOne(), set.isVolatile()), Site(set)});
    set.eraseFromParent();
  }

  const llvm::DataLayout& layout_;
  llvm::IRBuilder<> b_;
  llvm::FunctionCallee read_, write_, copy_, set_, local_;
};

}  // namespace

void CheckAccesses(llvm::Module& module) {
  Accesses accesses(module);
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) accesses.Run(function);
  }
}

}  // namespace assay::simt
