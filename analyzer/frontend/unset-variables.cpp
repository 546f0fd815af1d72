// See unset-variables.h.
#include "analyzer/frontend/unset-variables.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

constexpr int kMostNested = 64;

// Whether constructors of the class give every member a value. Those of the standard library do, where a class needs
// one at all. An invalid class may contain itself.
bool InitialisesAll(const clang::CXXRecordDecl* record, const clang::SourceManager& sources, int depth = 0) {
  if (record == nullptr || !record->hasDefinition() || record->isDependentType() || depth > kMostNested) return false;
  if (record->isInvalidDecl()) return false;
  record = record->getDefinition();
  if (record->isUnion()) return false;
  if (sources.isInSystemHeader(record->getLocation())) return !record->hasTrivialDefaultConstructor();
  for (const clang::CXXBaseSpecifier& base : record->bases()) {
    if (!InitialisesAll(base.getType()->getAsCXXRecordDecl(), sources, depth + 1)) return false;
  }
  for (const clang::FieldDecl* field : record->fields()) {
    const bool padding = field->isBitField() && !field->getDeclName();
    if (padding || field->hasInClassInitializer() || field->getType()->isReferenceType()) continue;
    const clang::Type* type = field->getType()->getBaseElementTypeUnsafe();
    if (!InitialisesAll(type->getAsCXXRecordDecl(), sources, depth + 1)) return false;
  }
  return true;
}

class ExemptVisitor : public AstVisitor {
 public:
  bool VisitVarDecl(clang::VarDecl* variable) override {
    clang::ASTContext& context = variable->getASTContext();
    if (!variable->hasLocalStorage() || variable->hasAttr<clang::UninitializedAttr>()) return true;
    const clang::Type* type = variable->getType()->getBaseElementTypeUnsafe();
    if (InitialisesAll(type->getAsCXXRecordDecl(), context.getSourceManager()))
      variable->addAttr(clang::UninitializedAttr::CreateImplicit(context));
    return true;
  }
};

constexpr const char* kName = "assay_unset";

bool IsFill(const llvm::Instruction& instruction) {
  const llvm::MDNode* notes = instruction.getMetadata(llvm::LLVMContext::MD_annotation);
  if (notes == nullptr) return false;
  for (const llvm::MDOperand& note : notes->operands()) {
    const auto* text = llvm::dyn_cast<llvm::MDString>(note.get());
    if (text != nullptr && text->getString() == "auto-init") return true;
  }
  return false;
}

}  // namespace

void ExemptInitialised(clang::Decl& decl) { ExemptVisitor().TraverseDecl(&decl); }

void FillFromRun(llvm::Module& module, const PlaceNumber& number) {
  std::vector<llvm::Instruction*> fills;
  for (llvm::Function& function : module) {
    for (llvm::BasicBlock& block : function) {
      for (llvm::Instruction& instruction : block) {
        if (IsFill(instruction)) fills.push_back(&instruction);
      }
    }
  }
  if (fills.empty()) return;
  llvm::Type* byte = llvm::Type::getInt8Ty(module.getContext());
  llvm::Type* bytes = llvm::ArrayType::get(byte, kUnsetBytes);
  llvm::Constant* all = module.getOrInsertGlobal(kName, bytes);
  for (llvm::Instruction* fill : fills) {
    const std::optional<std::size_t> place = number(fill->getDebugLoc().get());
    if (!place) continue;
    llvm::IRBuilder<> builder(fill);
    llvm::Value* from = builder.CreateConstInBoundsGEP2_64(bytes, all, 0, *place % kUnsetBytes);
    if (auto* set = llvm::dyn_cast<llvm::MemSetInst>(fill)) {
      set->setValue(builder.CreateLoad(byte, from));
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(fill)) {
      const llvm::TypeSize size = module.getDataLayout().getTypeStoreSize(store->getValueOperand()->getType());
      builder.CreateMemSet(store->getPointerOperand(), builder.CreateLoad(byte, from), size.getFixedValue(),
                           store->getAlign());
      store->eraseFromParent();
    }
  }
}

std::set<std::size_t> FilledFromRun(const llvm::Module& module) {
  std::set<std::size_t> numbers;
  const llvm::GlobalVariable* all = module.getGlobalVariable(kName, true);
  if (all == nullptr) return numbers;
  for (const llvm::Function& function : module) {
    for (const llvm::BasicBlock& block : function) {
      for (const llvm::Instruction& instruction : block) {
        const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
        if (load == nullptr) continue;
        llvm::APInt offset(64, 0);
        const llvm::Value* base =
            load->getPointerOperand()->stripAndAccumulateInBoundsConstantOffsets(module.getDataLayout(), offset);
        if (base == all) numbers.insert(offset.getZExtValue());
      }
    }
  }
  return numbers;
}

}  // namespace assay
