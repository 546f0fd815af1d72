// Uses in the user's code of declarations that the model headers mark: calls, types, enumerators, fields. Each place
// counts once, however often its template is instantiated.
#include <set>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-types.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class MarkVisitor : public AstVisitor {
 public:
  MarkVisitor(const FrontendDialect& dialect, const Locator& locator, std::vector<MarkedUse>& uses)
      : dialect_(dialect), locator_(locator), uses_(uses) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool shouldVisitImplicitCode() const override { return false; }

  bool VisitDeclRefExpr(clang::DeclRefExpr* use) override {
    NoteMark(use->getFoundDecl(), use->getDecl(), use->getLocation());
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr* use) override {
    NoteMark(use->getMemberDecl(), nullptr, use->getMemberLoc());
    return true;
  }
  bool VisitCXXConstructExpr(clang::CXXConstructExpr* use) override {
    NoteMark(use->getConstructor(), nullptr, use->getLocation());
    return true;
  }
  // In a template, overload resolution is still open: only what all candidates share is reported.
  bool VisitOverloadExpr(clang::OverloadExpr* use) override {
    const clang::NamedDecl* first = nullptr;
    for (const clang::NamedDecl* decl : use->decls()) {
      if (MarkOf(decl, dialect_.mark_prefixes).empty()) return true;
      if (first == nullptr) first = decl;
    }
    NoteMark(first, nullptr, use->getNameLoc());
    return true;
  }
  bool VisitTagTypeLoc(clang::TagTypeLoc use) override {
    NoteMark(use.getDecl(), nullptr, use.getNameLoc());
    return true;
  }
  bool VisitTypedefTypeLoc(clang::TypedefTypeLoc use) override {
    NoteMark(use.getTypedefNameDecl(), nullptr, use.getNameLoc());
    return true;
  }
  bool VisitUsingTypeLoc(clang::UsingTypeLoc use) override {
    NoteMark(use.getFoundDecl(), nullptr, use.getNameLoc());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc use) override {
    NoteMark(use.getTypePtr()->getTemplateName().getAsTemplateDecl(), nullptr, use.getTemplateNameLoc());
    return true;
  }

 private:
  // `found` is the result of the lookup, `meant` the declaration it refers to, if that is another one.
  void NoteMark(const clang::NamedDecl* found, const clang::NamedDecl* meant, clang::SourceLocation where) {
    if (found == nullptr || !locator_.InProject(where) || locator_.InProject(found->getLocation())) return;
    std::string mark = MarkOf(found, dialect_.mark_prefixes);
    if (mark.empty() && meant != found) mark = MarkOf(meant, dialect_.mark_prefixes);
    if (mark.empty()) return;
    const bool constructor = llvm::isa<clang::CXXConstructorDecl>(found);
    const auto* owner = constructor ? llvm::cast<clang::NamedDecl>(found->getDeclContext()) : found;
    MarkedUse use{std::move(mark), owner->getNameAsString(), locator_.Token(where)};
    if (use.range.valid() && marked_.insert({use.range, use.name}).second) uses_.push_back(std::move(use));
  }

  const FrontendDialect& dialect_;
  const Locator& locator_;
  std::vector<MarkedUse>& uses_;
  std::set<std::pair<SourceRange, std::string>> marked_;
};

}  // namespace

void CollectMarkedUses(const FrontendDialect& dialect, const Locator& locator,
                       const std::vector<clang::DeclGroupRef>& groups, std::vector<MarkedUse>& out) {
  if (dialect.mark_prefixes.empty()) return;
  MarkVisitor visitor(dialect, locator, out);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) visitor.TraverseDecl(decl);
  }
}

}  // namespace assay
