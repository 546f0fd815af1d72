// Accesses are identified by the expression that names the memory: an assignment by its operator, a subscript by its
// first name.
#include "analyzer/frontend/access-ranges.h"

#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class Walk : public AstVisitor {
 public:
  Walk(const Locator& locator, std::vector<AccessRange>& out) : locator_(locator), out_(out) {}

  bool VisitBinaryOperator(clang::BinaryOperator* op) override {
    if (op->isAssignmentOp()) Add(op->getOperatorLoc(), op->getLHS()->getSourceRange());
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator* op) override {
    if (op->getOpcode() == clang::UO_Deref) Add(op->getOperatorLoc(), op->getSourceRange());
    if (op->isIncrementDecrementOp()) Add(op->getOperatorLoc(), op->getSubExpr()->getSourceRange());
    return true;
  }
  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr* subscript) override {
    Add(subscript->getExprLoc(), subscript->getSourceRange());
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr* member) override {
    if (llvm::isa<clang::FieldDecl>(member->getMemberDecl())) Add(member->getMemberLoc(), member->getSourceRange());
    return true;
  }

 private:
  void Add(clang::SourceLocation token, clang::SourceRange whole) {
    // Code from a macro is identified by the macro's name.
    if (token.isInvalid() || token.isMacroID() || whole.getBegin().isMacroID() || whole.getEnd().isMacroID()) return;
    const AccessRange range = {locator_.Token(token), locator_.Tokens(whole)};
    if (range.token.valid() && range.whole.valid()) out_.push_back(range);
  }

  const Locator& locator_;
  std::vector<AccessRange>& out_;
};

}  // namespace

std::vector<AccessRange> AccessRanges(const Locator& locator, const std::vector<clang::DeclGroupRef>& groups) {
  std::vector<AccessRange> ranges;
  Walk walk(locator, ranges);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) walk.TraverseDecl(decl);
  }
  return ranges;
}

}  // namespace assay
