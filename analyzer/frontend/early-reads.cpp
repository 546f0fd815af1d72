// Members of scalar type that a member function reads in one statement and sets in a later one, both in every call of
// it, where nothing else sets them or takes their address; and members that are read and never set. Reported only for
// units without errors: a statement that did not parse could be the one that sets them.
#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

const clang::FieldDecl* FieldOf(const clang::Expr* expr) {
  const auto* member = llvm::dyn_cast<clang::MemberExpr>(expr->IgnoreParens());
  return member == nullptr ? nullptr : llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
}

bool IsOwn(const clang::Expr* expr) {
  const auto* member = llvm::dyn_cast<clang::MemberExpr>(expr->IgnoreParens());
  return member != nullptr && llvm::isa<clang::CXXThisExpr>(member->getBase()->IgnoreParenImpCasts());
}

const clang::CXXRecordDecl* RecordTypeOf(clang::QualType type) {
  if (type->isPointerType()) type = type->getPointeeType();
  const clang::CXXRecordDecl* record = type->getAsCXXRecordDecl();
  return record == nullptr ? nullptr : record->getCanonicalDecl();
}

// How often a member is used other than read: assigned, its address taken, bound to a reference. And the classes
// whose objects escape as a whole, so that any code may set their members.
class Uses : public AstVisitor {
 public:
  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool shouldVisitImplicitCode() const override { return true; }

  bool VisitMemberExpr(clang::MemberExpr* member) override {
    if (const clang::FieldDecl* field = FieldOf(member)) ++named_[field];
    const clang::Expr* base = member->getBase()->IgnoreParenImpCasts();
    if (llvm::isa<clang::CXXThisExpr>(base)) --handed_on_[RecordTypeOf(base->getType())];
    return true;
  }
  bool VisitCXXThisExpr(clang::CXXThisExpr* object) override {
    ++handed_on_[RecordTypeOf(object->getType())];
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator* unary) override {
    if (unary->getOpcode() != clang::UO_AddrOf) return true;
    if (const clang::CXXRecordDecl* record = RecordTypeOf(unary->getSubExpr()->getType())) ++handed_on_[record];
    return true;
  }
  bool VisitImplicitCastExpr(clang::ImplicitCastExpr* cast) override {
    if (cast->getCastKind() != clang::CK_LValueToRValue) return true;
    if (const clang::FieldDecl* field = FieldOf(cast->getSubExpr())) ++read_[field];
    return true;
  }
  bool VisitCXXCtorInitializer(clang::CXXCtorInitializer* initialiser) override {
    if (initialiser->isWritten() && initialiser->getMember() != nullptr) ++named_[initialiser->getMember()];
    return true;
  }

  int Writes(const clang::FieldDecl* field) { return named_[field] - read_[field]; }

  // Whether an object of the class, or of one derived from it, escapes.
  bool HandedOn(const clang::CXXRecordDecl* owner) const {
    return std::any_of(handed_on_.begin(), handed_on_.end(), [&](const auto& entry) {
      const clang::CXXRecordDecl* record = entry.first;
      if (entry.second == 0 || record == nullptr) return false;
      return record == owner->getCanonicalDecl() || (record->hasDefinition() && record->isDerivedFrom(owner));
    });
  }

 private:
  std::map<const clang::FieldDecl*, int> named_, read_;
  std::map<const clang::CXXRecordDecl*, int> handed_on_;
};

// Members that a statement reads on any path, each with its first place.
void AddAllReads(const clang::Stmt* statement, std::map<const clang::FieldDecl*, const clang::Expr*>& found) {
  const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(statement);
  if (cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue && IsOwn(cast->getSubExpr())) {
    if (const clang::FieldDecl* field = FieldOf(cast->getSubExpr())) found.emplace(field, cast->getSubExpr());
  }
  for (const clang::Stmt* child : statement->children()) {
    if (child != nullptr) AddAllReads(child, found);
  }
}

// A constructor leaves no member to the initialiser of the object.
bool HasOwnConstructors(const clang::CXXRecordDecl& owner) {
  bool own = false;
  for (const clang::CXXConstructorDecl* constructor : owner.ctors()) {
    if (constructor->isCopyOrMoveConstructor()) continue;
    if (!constructor->isUserProvided() || constructor->isDelegatingConstructor()) return false;
    own = true;
  }
  return own;
}

// Members that a statement reads whenever it is executed, each with its first place.
void AddReads(const clang::Stmt* statement, std::map<const clang::FieldDecl*, const clang::Expr*>& found) {
  std::vector<const clang::Stmt*> todo{statement};
  while (!todo.empty()) {
    const clang::Stmt* node = todo.back();
    todo.pop_back();
    if (node == nullptr || llvm::isa<clang::LambdaExpr>(node)) continue;
    const auto* either = llvm::dyn_cast<clang::BinaryOperator>(node);
    if (const auto* choice = llvm::dyn_cast<clang::ConditionalOperator>(node)) {
      todo.push_back(choice->getCond());
    } else if (either != nullptr && either->isLogicalOp()) {
      todo.push_back(either->getLHS());
    } else {
      const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node);
      if (cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue && IsOwn(cast->getSubExpr())) {
        if (const clang::FieldDecl* field = FieldOf(cast->getSubExpr())) found.emplace(field, cast->getSubExpr());
      }
      const std::size_t first = todo.size();
      for (const clang::Stmt* child : node->children()) todo.push_back(child);
      std::reverse(todo.begin() + static_cast<std::ptrdiff_t>(first), todo.end());
    }
  }
}

class Functions : public FunctionVisitor {
 public:
  Functions(const Locator& locator, Uses& uses, AstFacts& out) : locator_(locator), uses_(uses), out_(out) {}

  bool VisitCXXMethodDecl(clang::CXXMethodDecl* method) override {
    if (!method->doesThisDeclarationHaveABody() || method->isDependentContext() || method->isStatic()) return true;
    if (llvm::isa<clang::CXXConstructorDecl>(method) || !locator_.InProject(method->getLocation())) return true;
    const auto* body = llvm::dyn_cast<clang::CompoundStmt>(method->getBody());
    if (body == nullptr) return true;
    std::map<const clang::FieldDecl*, const clang::Expr*> read;
    for (clang::Stmt* statement : body->body()) {
      if (Assigned(statement, read)) continue;
      if (!llvm::isa<clang::Expr>(statement) && !llvm::isa<clang::DeclStmt>(statement)) continue;
      AddReads(statement, read);
    }
    if (!method->isUsed()) return true;
    std::map<const clang::FieldDecl*, const clang::Expr*> all;
    AddAllReads(body, all);
    for (const auto& [field, at] : all) NeverSet(field, at);
    return true;
  }

 private:
  // A statement that sets a member; reports it if an earlier statement read the member.
  bool Assigned(const clang::Stmt* statement, const std::map<const clang::FieldDecl*, const clang::Expr*>& read) {
    const auto* expression = llvm::dyn_cast<clang::Expr>(statement);
    const auto* assignment =
        expression == nullptr ? nullptr : llvm::dyn_cast<clang::BinaryOperator>(expression->IgnoreImplicit());
    if (assignment == nullptr || assignment->getOpcode() != clang::BO_Assign || !IsOwn(assignment->getLHS()))
      return false;
    const clang::FieldDecl* field = FieldOf(assignment->getLHS());
    const auto before = field == nullptr ? read.end() : read.find(field);
    if (before == read.end() || !Holds(field) || uses_.Writes(field) != 1) return false;
    if (!locator_.InProject(field->getLocation())) return false;
    const SourceRange at = locator_.Tokens(before->second->getSourceRange());
    if (at.valid() && seen_.insert(at).second)
      out_.early_reads.push_back({field->getNameAsString(), at, locator_.Tokens(assignment->getSourceRange())});
    return true;
  }

  void NeverSet(const clang::FieldDecl* field, const clang::Expr* read) {
    if (!Holds(field) || uses_.Writes(field) != 0 || !locator_.InProject(field->getLocation())) return;
    const auto* owner = llvm::cast<clang::CXXRecordDecl>(field->getParent());
    if (!HasOwnConstructors(*owner) || uses_.HandedOn(owner)) return;
    const SourceRange at = locator_.Tokens(read->getSourceRange());
    const SourceRange declared = locator_.Tokens(field->getSourceRange());
    if (at.valid() && seen_.insert(declared).second) out_.early_reads.push_back({field->getNameAsString(), at, {}});
  }

  // A scalar member of a class that is never filled as a whole, by itself or as part of another: no aggregate, no
  // union, no initialiser.
  static bool Holds(const clang::FieldDecl* field) {
    const auto* owner = llvm::dyn_cast<clang::CXXRecordDecl>(field->getParent());
    return owner != nullptr && !owner->isAggregate() && !owner->isUnion() && !owner->isAnonymousStructOrUnion() &&
           !field->hasInClassInitializer() && field->getType()->isScalarType();
  }

  const Locator& locator_;
  Uses& uses_;
  AstFacts& out_;
  std::set<SourceRange> seen_;
};

}  // namespace

void CollectEarlyReads(clang::ASTContext& context, const Locator& locator,
                       const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  if (context.getDiagnostics().hasErrorOccurred()) return;
  Uses uses;
  Functions functions(locator, uses, out);
  const auto walk = [&groups](auto& visitor) {
    for (const clang::DeclGroupRef& group : groups) {
      for (clang::Decl* decl : group) {
        // The template they come from leads to its instantiations, too.
        const auto* function = llvm::dyn_cast<clang::FunctionDecl>(decl);
        if (function == nullptr || !function->isTemplateInstantiation()) visitor.TraverseDecl(decl);
      }
    }
  };
  walk(uses);
  walk(functions);
}

}  // namespace assay
