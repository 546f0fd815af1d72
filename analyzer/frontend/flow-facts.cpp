// Clang's control flow graph, reduced to the operations on local tensor variables. A variable used by anything but
// API calls and queues escapes, and nothing certain can be said of it.
#include <algorithm>
#include <set>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-types.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

// Finds the functions whose bodies call a member of a watched class.
class FunctionFinder : public AstVisitor {
 public:
  FunctionFinder(const FrontendDialect& dialect, const Locator& locator) : dialect_(dialect), locator_(locator) {}
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitFunctionDecl(clang::FunctionDecl* function) override {
    if (!function->doesThisDeclarationHaveABody() || function->isDependentContext() || function->isInvalidDecl())
      return true;
    if (!locator_.InProject(function->getLocation())) return true;
    current_ = function;
    return true;
  }
  bool VisitCXXMemberCallExpr(clang::CXXMemberCallExpr* call) override {
    if (current_ == nullptr || call->getMethodDecl() == nullptr) return true;
    if (!WatchedName(dialect_.watched_classes, call->getMethodDecl()->getParent()).empty()) found_.insert(current_);
    return true;
  }
  const std::set<clang::FunctionDecl*>& found() const { return found_; }

 private:
  const FrontendDialect& dialect_;
  const Locator& locator_;
  clang::FunctionDecl* current_ = nullptr;
  std::set<clang::FunctionDecl*> found_;
};

class FlowBuilder {
 public:
  FlowBuilder(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
              clang::FunctionDecl* function)
      : dialect_(dialect),
        context_(context),
        locator_(locator),
        function_(function),
        parents_(std::make_unique<clang::ParentMap>(function->getBody())) {}

  std::optional<FunctionFlow> Build() {
    clang::CFG::BuildOptions options;
    options.setAllAlwaysAdd();
    const std::unique_ptr<clang::CFG> graph = clang::CFG::buildCFG(function_, function_->getBody(), &context_, options);
    if (graph == nullptr || graph->getNumBlockIDs() > kMaxBlocks) return std::nullopt;
    FunctionFlow flow;
    flow.function = function_->getQualifiedNameAsString();
    flow.blocks.resize(graph->getNumBlockIDs());
    flow.entry = static_cast<int>(graph->getEntry().getBlockID());
    flow.exit = static_cast<int>(graph->getExit().getBlockID());
    for (const clang::CFGBlock* block : *graph) {
      FlowBlock& out = flow.blocks[block->getBlockID()];
      for (const clang::CFGElement& element : *block) {
        if (const auto statement = element.getAs<clang::CFGStmt>()) AddStatement(statement->getStmt(), out);
      }
      for (const clang::CFGBlock::AdjacentBlock& next : block->succs()) {
        if (next.getReachableBlock() != nullptr)
          out.next.push_back(static_cast<int>(next.getReachableBlock()->getBlockID()));
      }
    }
    return flow;
  }

 private:
  static constexpr unsigned kMaxBlocks = 2000;

  bool IsTracked(const clang::ValueDecl* decl) const {
    const auto* variable = llvm::dyn_cast<clang::VarDecl>(decl);
    return variable != nullptr && variable->isLocalVarDecl() && variable->hasLocalStorage() &&
           !variable->getType()->isReferenceType() && IsTensorType(dialect_, variable->getType());
  }

  void AddStatement(const clang::Stmt* statement, FlowBlock& out) {
    if (const auto* left = llvm::dyn_cast<clang::ReturnStmt>(statement)) out.leaves = RangeOf(left);
    if (const auto* call = llvm::dyn_cast<clang::CXXMemberCallExpr>(statement)) AddCall(call, out);
    if (const auto* made = llvm::dyn_cast<clang::DeclStmt>(statement)) {
      for (const clang::Decl* decl : made->decls()) AddVariable(llvm::dyn_cast<clang::VarDecl>(decl), out);
    }
    if (const auto* assignment = llvm::dyn_cast<clang::CXXOperatorCallExpr>(statement)) AddAssignment(assignment, out);
    if (const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(statement)) AddMention(named, out);
  }

  void AddCall(const clang::CXXMemberCallExpr* call, FlowBlock& out) {
    const clang::CXXMethodDecl* method = call->getMethodDecl();
    if (method == nullptr || WatchedName(dialect_.watched_classes, method->getParent()).empty()) return;
    out.events.push_back({TensorEvent::What::kCall, {}, RangeOf(call), {}});
  }

  void AddVariable(const clang::VarDecl* variable, FlowBlock& out) {
    if (variable == nullptr || !IsTracked(variable)) return;
    const clang::Expr* value = variable->getInit();
    out.events.push_back({TensorEvent::What::kAssign, locator_.Id(variable->getLocation()),
                          locator_.Token(variable->getLocation()),
                          value == nullptr ? SourceRange{} : RangeOf(value->IgnoreUnlessSpelledInSource())});
  }

  void AddAssignment(const clang::CXXOperatorCallExpr* assignment, FlowBlock& out) {
    if (assignment->getOperator() != clang::OO_Equal || assignment->getNumArgs() != 2) return;
    const auto* target = llvm::dyn_cast<clang::DeclRefExpr>(assignment->getArg(0)->IgnoreParenImpCasts());
    if (target == nullptr || !IsTracked(target->getDecl())) return;
    if (!IsTensorType(dialect_, assignment->getArg(1)->getType())) return;  // `z = x + y` computes
    out.events.push_back({TensorEvent::What::kAssign, locator_.Id(target->getDecl()->getLocation()),
                          RangeOf(assignment), RangeOf(assignment->getArg(1)->IgnoreUnlessSpelledInSource())});
  }

  void AddMention(const clang::DeclRefExpr* named, FlowBlock& out) {
    if (!IsTracked(named->getDecl())) return;
    const clang::Stmt* user = parents_->getParentIgnoreParenCasts(const_cast<clang::DeclRefExpr*>(named));
    const clang::Expr* self = named;
    while (user != nullptr && (llvm::isa<clang::ImplicitCastExpr>(user) || IsSubscript(user, self) ||
                               llvm::isa<clang::MaterializeTemporaryExpr>(user) || llvm::isa<clang::MemberExpr>(user) ||
                               llvm::isa<clang::CXXBindTemporaryExpr>(user))) {
      self = llvm::cast<clang::Expr>(user);
      user = parents_->getParentIgnoreParenCasts(const_cast<clang::Expr*>(self));
    }
    const std::string id = locator_.Id(named->getDecl()->getLocation());
    if (const auto* assignment = llvm::dyn_cast_or_null<clang::CXXOperatorCallExpr>(user);
        assignment != nullptr && assignment->getOperator() == clang::OO_Equal && assignment->getArg(0) == named) {
      return;  // AddAssignment
    }
    const auto* call = llvm::dyn_cast_or_null<clang::CallExpr>(user);
    const clang::FunctionDecl* callee = call == nullptr ? nullptr : call->getDirectCallee();
    const bool plain = callee != nullptr && !locator_.InProject(callee->getLocation()) && Ends(call);
    out.events.push_back({plain ? TensorEvent::What::kUse : TensorEvent::What::kEscape, id, RangeOf(named),
                          plain ? RangeOf(call) : RangeOf(named)});
  }

  // A call that returns a tensor (a view of the same memory) may create an alias.
  bool Ends(const clang::CallExpr* call) const {
    if (!IsTensorType(dialect_, call->getType())) return true;
    const clang::Stmt* user = parents_->getParentIgnoreParenCasts(const_cast<clang::CallExpr*>(call));
    return llvm::isa_and_nonnull<clang::CallExpr>(user) && !llvm::isa<clang::CXXOperatorCallExpr>(user);
  }

  static bool IsSubscript(const clang::Stmt* user, const clang::Expr* self) {
    const auto* subscript = llvm::dyn_cast<clang::CXXOperatorCallExpr>(user);
    return subscript != nullptr && subscript->getOperator() == clang::OO_Subscript &&
           subscript->getArg(0)->IgnoreParenImpCasts() == self;
  }

  SourceRange RangeOf(const clang::Stmt* statement) const { return locator_.Tokens(statement->getSourceRange()); }

  const FrontendDialect& dialect_;
  clang::ASTContext& context_;
  const Locator& locator_;
  clang::FunctionDecl* function_;
  std::unique_ptr<clang::ParentMap> parents_;
};

}  // namespace

void CollectFlows(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                  const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  FunctionFinder finder(dialect, locator);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) finder.TraverseDecl(decl);
  }
  for (clang::FunctionDecl* function : finder.found()) {
    if (auto flow = FlowBuilder(dialect, context, locator, function).Build()) out.flows.push_back(std::move(*flow));
  }
  std::sort(out.flows.begin(), out.flows.end(),
            [](const FunctionFlow& a, const FunctionFlow& b) { return a.function < b.function; });
}

}  // namespace assay
