// The one instantiation of Clang's walk.
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class VisitorWalk : public clang::RecursiveASTVisitor<VisitorWalk> {
  using Base = clang::RecursiveASTVisitor<VisitorWalk>;

 public:
  explicit VisitorWalk(AstVisitor& visitor) : visitor_(visitor) {}

  bool shouldVisitTemplateInstantiations() const { return visitor_.shouldVisitTemplateInstantiations(); }
  bool shouldVisitImplicitCode() const { return visitor_.shouldVisitImplicitCode(); }

#define ASSAY_HOOK(kind) \
  bool Visit##kind(clang::kind* node) { return visitor_.Visit##kind(node); }
  ASSAY_AST_NODES(ASSAY_HOOK)
#undef ASSAY_HOOK
#define ASSAY_HOOK(kind) \
  bool Visit##kind(clang::kind place) { return visitor_.Visit##kind(place); }
  ASSAY_AST_TYPE_PLACES(ASSAY_HOOK)
#undef ASSAY_HOOK

  // Nothing is compiled with OpenMP, so there are none.
  bool TraverseOMPClause(clang::OMPClause*) { return true; }

  bool TraverseConstructorInitializer(clang::CXXCtorInitializer* initialiser) {
    return visitor_.VisitCXXCtorInitializer(initialiser) && Base::TraverseConstructorInitializer(initialiser);
  }
  bool TraverseFunctionDecl(clang::FunctionDecl* function) {
    return InFunction(function, [&] { return Base::TraverseFunctionDecl(function); });
  }
  bool TraverseCXXMethodDecl(clang::CXXMethodDecl* function) {
    return InFunction(function, [&] { return Base::TraverseCXXMethodDecl(function); });
  }
  bool TraverseCXXConstructorDecl(clang::CXXConstructorDecl* function) {
    return InFunction(function, [&] { return Base::TraverseCXXConstructorDecl(function); });
  }

 private:
  template <class Traverse>
  bool InFunction(clang::FunctionDecl* function, Traverse traverse) {
    if (!visitor_.EnterFunction(function)) return true;
    const bool go_on = traverse();
    visitor_.LeaveFunction();
    return go_on;
  }

  AstVisitor& visitor_;
};

}  // namespace

bool AstVisitor::TraverseDecl(clang::Decl* decl) { return VisitorWalk(*this).TraverseDecl(decl); }

bool AstVisitor::TraverseStmt(clang::Stmt* statement) { return VisitorWalk(*this).TraverseStmt(statement); }

}  // namespace assay
