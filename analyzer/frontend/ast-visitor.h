// A walk over an AST with virtual hooks. Clang's own walk is a template of thousands of functions, which is
// compiled anew for each class derived from it; here it is compiled once.
#pragma once

#include <vector>

#include "analyzer/frontend/clang.h"

namespace assay {

// The kinds of nodes with a hook, as HOOK(kind): statements and declarations by pointer, places of types by value.
#define ASSAY_AST_NODES(HOOK) \
  HOOK(ArraySubscriptExpr)    \
  HOOK(BinaryOperator)        \
  HOOK(CXXConstructExpr)      \
  HOOK(CXXMemberCallExpr)     \
  HOOK(CXXMethodDecl)         \
  HOOK(CXXRecordDecl)         \
  HOOK(CXXThisExpr)           \
  HOOK(CallExpr)              \
  HOOK(CastExpr)              \
  HOOK(CompoundStmt)          \
  HOOK(DeclRefExpr)           \
  HOOK(FieldDecl)             \
  HOOK(FileScopeAsmDecl)      \
  HOOK(FunctionDecl)          \
  HOOK(GCCAsmStmt)            \
  HOOK(ImplicitCastExpr)      \
  HOOK(MemberExpr)            \
  HOOK(OverloadExpr)          \
  HOOK(RecoveryExpr)          \
  HOOK(TagDecl)               \
  HOOK(TypedefNameDecl)       \
  HOOK(UnaryOperator)         \
  HOOK(VarDecl)
#define ASSAY_AST_TYPE_PLACES(HOOK)   \
  HOOK(TagTypeLoc)                    \
  HOOK(TemplateSpecializationTypeLoc) \
  HOOK(TypedefTypeLoc)                \
  HOOK(UsingTypeLoc)

// Each hook is called for nodes of its kind and of kinds derived from it, before their children. `false` ends the walk.
class AstVisitor {
 public:
  virtual ~AstVisitor() = default;

  bool TraverseDecl(clang::Decl* decl);
  bool TraverseStmt(clang::Stmt* statement);

  virtual bool shouldVisitTemplateInstantiations() const { return false; }
  virtual bool shouldVisitImplicitCode() const { return false; }

#define ASSAY_HOOK(kind) \
  virtual bool Visit##kind(clang::kind*) { return true; }
  ASSAY_AST_NODES(ASSAY_HOOK)
#undef ASSAY_HOOK
#define ASSAY_HOOK(kind) \
  virtual bool Visit##kind(clang::kind) { return true; }
  ASSAY_AST_TYPE_PLACES(ASSAY_HOOK)
#undef ASSAY_HOOK
  virtual bool VisitCXXCtorInitializer(clang::CXXCtorInitializer*) { return true; }

  // `false` leaves a function out; otherwise `LeaveFunction` follows when its children are done.
  virtual bool EnterFunction(clang::FunctionDecl*) { return true; }
  virtual void LeaveFunction() {}
};

// A visitor that tracks the enclosing functions, including template instantiations.
class FunctionVisitor : public AstVisitor {
 public:
  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool EnterFunction(clang::FunctionDecl* function) final {
    if (Skips(function)) return false;
    functions_.push_back(function);
    return true;
  }
  void LeaveFunction() final { functions_.pop_back(); }

 protected:
  virtual bool Skips(const clang::FunctionDecl*) const { return false; }

  std::vector<clang::FunctionDecl*> functions_;  // the innermost last
};

}  // namespace assay
