// The visitor behind AstFacts.
#include "analyzer/frontend/ast-collector.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "analyzer/frontend/ast-types.h"
#include "analyzer/frontend/ast-visitor.h"
#include "analyzer/frontend/fixed-list.h"
#include "analyzer/frontend/foreign-code.h"
#include "analyzer/frontend/linkage.h"

namespace assay {

class AstCollector::Visitor : public FunctionVisitor {
 public:
  Visitor(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator)
      : dialect_(dialect),
        locator_(locator),
        context_(context),
        linkage_(context),
        policy_(context.getPrintingPolicy()) {
    policy_.SuppressTagKeyword = true;
    policy_.FullyQualifiedName = false;
    policy_.SuppressUnwrittenScope = true;
  }

  bool shouldVisitImplicitCode() const override { return false; }
  bool Skips(const clang::FunctionDecl* f) const override { return !locator_.InProject(f->getLocation()); }

  bool VisitFunctionDecl(clang::FunctionDecl* function) override {
    if (function->isTemplateInstantiation() || !locator_.InProject(function->getLocation())) return true;
    AddForeign(ForeignIn(*function, locator_));
    FunctionFact fact;
    fact.name = function->getNameAsString();
    fact.qualified = function->getQualifiedNameAsString();
    for (const clang::ParmVarDecl* param : function->parameters()) fact.params.push_back(param->getNameAsString());
    fact.is_kernel = HasAnnotation(function, dialect_.kernel_annotation) || function->hasAttr<clang::CUDAGlobalAttr>();
    fact.max_threads = MaxThreads(*function, context_);
    fact.is_device = fact.is_kernel || HasAnnotation(function, dialect_.device_annotation) ||
                     function->hasAttr<clang::CUDADeviceAttr>();
    fact.is_host = function->hasAttr<clang::CUDAHostAttr>() || !fact.is_device;
    if (dialect_.linkage) linkage_.Describe(*function, policy_, fact);
    fact.has_body = function->doesThisDeclarationHaveABody();
    if (const auto* body = llvm::dyn_cast_or_null<clang::CompoundStmt>(fact.has_body ? function->getBody() : nullptr)) {
      fact.empty_body = body->body_empty();
    }
    if (const clang::FunctionTemplateDecl* pattern = function->getDescribedFunctionTemplate()) {
      fact.is_template = true;
      for (const clang::NamedDecl* param : *pattern->getTemplateParameters()) {
        const auto* value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(param);
        fact.template_params.push_back(value != nullptr ? value->getType().getAsString(policy_) : std::string());
      }
    }
    fact.name_range = locator_.Token(function->getLocation());
    fact.range = locator_.Tokens(function->getSourceRange());
    result_.facts.functions.push_back(std::move(fact));
    return true;
  }

  bool VisitCXXRecordDecl(clang::CXXRecordDecl* record) override {
    if (!record->isThisDeclarationADefinition() || !locator_.InProject(record->getLocation())) return true;
    for (const clang::CXXBaseSpecifier& base : record->bases()) {
      const std::string name = WatchedName(dialect_.watched_bases, RecordOf(base.getType()));
      if (name.empty()) continue;
      DerivedClass derived{record->getNameAsString(), name, locator_.Token(record->getLocation()), {}};
      for (clang::CXXConstructorDecl* constructor : record->ctors()) {
        const auto* body = llvm::dyn_cast_or_null<clang::CompoundStmt>(constructor->getBody());
        if (body == nullptr) continue;
        CollectChains(body, derived.chains);
      }
      result_.facts.classes.push_back(std::move(derived));
    }
    return true;
  }

  bool VisitFieldDecl(clang::FieldDecl* field) override { return AddVariable(field, field->getType()); }
  bool VisitVarDecl(clang::VarDecl* variable) override {
    AddVariable(variable, variable->getType());
    AddConstant(variable);
    if (locator_.InProject(variable->getLocation())) AddForeign(ForeignIn(*variable, locator_));
    if (const clang::Expr* init = variable->getInit()) holder_[init->IgnoreUnlessSpelledInSource()] = variable;
    return true;
  }

  bool VisitGCCAsmStmt(clang::GCCAsmStmt* assembly) override {
    AddForeign(ForeignIn(*assembly, locator_));
    return true;
  }
  bool VisitFileScopeAsmDecl(clang::FileScopeAsmDecl* assembly) override {
    AddForeign(ForeignIn(*assembly, locator_));
    return true;
  }

  bool VisitCompoundStmt(clang::CompoundStmt* block) override {
    for (const clang::Stmt* child : block->body()) {
      SourceRange range = locator_.Tokens(child->getSourceRange());
      if (range.valid()) result_.statements.push_back(locator_.WithSemicolon(range));
    }
    return true;
  }

  bool VisitCallExpr(clang::CallExpr* call) override {
    if (!locator_.InProject(call->getBeginLoc())) return true;
    if (llvm::isa<clang::CXXOperatorCallExpr>(call)) return true;
    CallFact fact;
    const clang::Expr* callee = call->getCallee()->IgnoreParenImpCasts();
    const clang::Expr* object = nullptr;
    clang::QualType object_type;
    if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(callee)) {
      fact.name = member->getMemberDecl()->getNameAsString();
      fact.qualified = member->getMemberDecl()->getQualifiedNameAsString();
      object = member->getBase();
      object_type = object->getType();
      AddTemplateArgs(member->template_arguments(), fact);
    } else if (const auto* dependent = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(callee)) {
      fact.name = dependent->getMember().getAsString();
      if (!dependent->isImplicitAccess()) object = dependent->getBase();
      object_type = dependent->getBaseType();
      AddTemplateArgs(dependent->template_arguments(), fact);
    } else if (const auto* unresolved = llvm::dyn_cast<clang::UnresolvedMemberExpr>(callee)) {
      fact.name = unresolved->getMemberName().getAsString();
      if (!unresolved->isImplicitAccess()) object = unresolved->getBase();
      object_type = unresolved->getBaseType();
      AddTemplateArgs(unresolved->template_arguments(), fact);
    } else if (const auto* lookup = llvm::dyn_cast<clang::UnresolvedLookupExpr>(callee)) {
      fact.name = lookup->getName().getAsString();
      if (lookup->getNumDecls() > 0) fact.qualified = (*lookup->decls_begin())->getQualifiedNameAsString();
      AddTemplateArgs(lookup->template_arguments(), fact);
    } else if (const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(callee)) {
      fact.name = named->getDecl()->getNameAsString();
      fact.qualified = named->getDecl()->getQualifiedNameAsString();
      AddTemplateArgs(named->template_arguments(), fact);
    } else {
      return true;
    }
    if (!object_type.isNull()) {
      if (object_type->isPointerType()) object_type = object_type->getPointeeType();
      const clang::CXXRecordDecl* record = RecordOf(object_type);
      if (record != nullptr) {
        fact.owner = WatchedName(dialect_.watched_classes, record);
        if (fact.owner.empty()) fact.owner = record->getQualifiedNameAsString();
      }
      fact.owner_args = TemplateArgsOf(object_type, policy_);
    }
    if (object != nullptr) {
      const CallFact::Argument described = Describe(object);
      fact.object = described.decl_name;
      fact.object_id = described.decl_id;
    }
    for (const clang::Expr* argument : call->arguments()) {
      if (!llvm::isa<clang::CXXDefaultArgExpr>(argument)) fact.args.push_back(Describe(argument));
    }
    Finish(call, call->getSourceRange(), std::move(fact));
    return true;
  }

  bool VisitRecoveryExpr(clang::RecoveryExpr* recovery) override {
    if (!locator_.InProject(recovery->getBeginLoc()) || recovery->subExpressions().empty()) return true;
    const auto* callee = llvm::dyn_cast<clang::OverloadExpr>(recovery->subExpressions().front()->IgnoreParenImpCasts());
    if (callee == nullptr) return true;
    FailedCall failed;
    failed.callee = locator_.Token(callee->getNameLoc());
    failed.range = locator_.Tokens(recovery->getSourceRange());
    for (const clang::Expr* argument : recovery->subExpressions().drop_front())
      failed.args.push_back(Describe(argument));
    for (const clang::NamedDecl* candidate : callee->decls())
      failed.candidates.push_back(candidate->getUnderlyingDecl());
    CallFact fact;
    fact.name = callee->getName().getAsString();
    if (!failed.candidates.empty()) fact.qualified = failed.candidates.front()->getQualifiedNameAsString();
    fact.args = failed.args;
    if (const auto* member = llvm::dyn_cast<clang::UnresolvedMemberExpr>(callee)) {
      if (!member->isImplicitAccess()) {
        const CallFact::Argument described = Describe(member->getBase());
        fact.object = described.decl_name;
        fact.object_id = described.decl_id;
      }
      const clang::CXXRecordDecl* record = RecordOf(member->getBaseType());
      if (record != nullptr) fact.owner = WatchedName(dialect_.watched_classes, record);
    }
    Finish(recovery, recovery->getSourceRange(), std::move(fact));
    result_.failed_calls.push_back(std::move(failed));
    return true;
  }

  CollectedAst Take() {
    auto& calls = result_.facts.calls;
    std::sort(result_.statements.begin(), result_.statements.end());
    for (CallFact& call : calls) call.statement = StatementOf(call.range);
    std::sort(calls.begin(), calls.end(), [](const CallFact& a, const CallFact& b) {
      return std::tie(a.range.file, a.range.end, a.range.begin) < std::tie(b.range.file, b.range.end, b.range.begin);
    });
    for (WatchedVariable& variable : result_.facts.variables) variable.escapes = escaped_.contains(variable.id);
    return std::move(result_);
  }

 private:
  // Once each, however often its template is instantiated.
  void AddForeign(std::optional<ForeignCode> code) {
    if (!code || !code->range.valid()) return;
    for (const ForeignCode& known : result_.facts.foreign) {
      if (known.range == code->range) return;
    }
    result_.facts.foreign.push_back(*std::move(code));
  }

  void AddConstant(const clang::VarDecl* variable) {
    if (!locator_.InProject(variable->getLocation())) return;
    if (std::optional<ConstantFact> constant = ConstantIn(*variable))
      result_.facts.constants.push_back(*std::move(constant));
  }

  bool AddVariable(const clang::ValueDecl* decl, clang::QualType type) {
    if (!locator_.InProject(decl->getLocation())) return true;
    const clang::Type* base = type.getNonReferenceType()->getPointeeOrArrayElementType();
    const clang::CXXRecordDecl* record = RecordOf(clang::QualType(base, 0));
    const std::string name = WatchedName(dialect_.watched_classes, record);
    if (name.empty()) return true;
    WatchedVariable variable;
    variable.name = decl->getNameAsString();
    variable.id = locator_.Id(decl->getLocation());
    variable.type = name;
    variable.type_args = TemplateArgsOf(clang::QualType(base, 0), policy_);
    variable.range = locator_.Token(decl->getLocation());
    if (const auto* owner = llvm::dyn_cast<clang::RecordDecl>(decl->getDeclContext()))
      variable.owner = owner->getNameAsString();
    if (!functions_.empty()) variable.function = functions_.back()->getQualifiedNameAsString();
    variable.by_value = !type->isReferenceType() && !type->isPointerType();
    variable.parameter = llvm::isa<clang::ParmVarDecl>(decl);
    if (type->isReferenceType() || type->isPointerType() || type->isArrayType()) escaped_.insert(variable.id);
    for (WatchedVariable& known : result_.facts.variables) {
      if (known.id == variable.id) return true;
    }
    result_.facts.variables.push_back(std::move(variable));
    return true;
  }

  void AddTemplateArgs(llvm::ArrayRef<clang::TemplateArgumentLoc> args, CallFact& fact) {
    for (const clang::TemplateArgumentLoc& argument : args) {
      fact.template_args.push_back(locator_.Text(locator_.Tokens(argument.getSourceRange())));
    }
  }

  // The variable or member that an expression names, through subscripts, dereferences and casts.
  const clang::ValueDecl* DeclOf(const clang::Expr* expr) const {
    expr = expr->IgnoreUnlessSpelledInSource()->IgnoreParenCasts();
    if (const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(expr)) return named->getDecl();
    if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(expr)) return member->getMemberDecl();
    if (const auto* unary = llvm::dyn_cast<clang::UnaryOperator>(expr)) return DeclOf(unary->getSubExpr());
    if (const auto* array = llvm::dyn_cast<clang::ArraySubscriptExpr>(expr)) return DeclOf(array->getBase());
    if (const auto* subscript = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expr)) {
      if (subscript->getOperator() == clang::OO_Subscript) return DeclOf(subscript->getArg(0));
    }
    return nullptr;
  }

  CallFact::Argument Describe(const clang::Expr* expr) {
    CallFact::Argument result;
    result.range = locator_.Tokens(expr->getSourceRange());
    result.text = locator_.Text(result.range);
    if (!expr->getType().isNull()) {
      const clang::QualType type = expr->getType().getNonReferenceType().getUnqualifiedType();
      result.type = WithoutMemberAliases(type, context_).getAsString(policy_);
    }
    result.is_tensor = IsTensorType(dialect_, expr->getType());
    if (const clang::ValueDecl* decl = DeclOf(expr)) {
      result.decl_name = decl->getNameAsString();
      result.decl_id = locator_.Id(decl->getLocation());
      const clang::CXXRecordDecl* record = RecordOf(expr->getType());
      // Passed to another function by reference: what that function does with it is not seen here.
      if (!WatchedName(dialect_.watched_classes, record).empty()) passed_.push_back(result.decl_id);
    }
    return result;
  }

  void Finish(const clang::Expr* call, clang::SourceRange where, CallFact fact) {
    fact.range = locator_.Tokens(where);
    if (!fact.range.valid()) return;
    fact.in_macro = call->getBeginLoc().isMacroID();
    const clang::FunctionDecl* function = functions_.empty() ? nullptr : functions_.back();
    fact.in_instantiation = function != nullptr && function->isTemplateInstantiation();
    const bool dependent = function != nullptr && function->isDependentContext();
    if (function != nullptr) fact.function = function->getQualifiedNameAsString();
    if (const auto held = holder_.find(call->IgnoreUnlessSpelledInSource()); held != holder_.end()) {
      fact.result_name = held->second->getNameAsString();
      fact.result_id = locator_.Id(held->second->getLocation());
    }
    NotePassedQueues(fact);
    const auto [it, fresh] = call_at_.emplace(fact.range, result_.facts.calls.size());
    if (fresh) {
      dependent_.push_back(dependent);
      result_.facts.calls.push_back(std::move(fact));
    } else if (dependent_[it->second] && !dependent) {
      dependent_[it->second] = false;
      result_.facts.calls[it->second] = std::move(fact);
    }
  }

  // A watched object handed to a function of the user's escapes; handed to a member of a watched class it does not.
  void NotePassedQueues(const CallFact& fact) {
    const bool model_call = Contains(dialect_.watched_classes, fact.owner);
    for (const CallFact::Argument& argument : fact.args) {
      const bool passed = std::find(passed_.begin(), passed_.end(), argument.decl_id) != passed_.end();
      if (passed && !argument.decl_id.empty() && !model_call) escaped_.insert(argument.decl_id);
    }
    passed_.clear();
  }

  SourceRange StatementOf(const SourceRange& range) const {
    SourceRange best;
    for (const SourceRange& s : result_.statements) {
      if (s.file != range.file || s.begin > range.begin || s.end < range.end) continue;
      if (!best.valid() || s.end - s.begin < best.end - best.begin) best = s;
    }
    return best;
  }

  void CollectChains(const clang::Stmt* stmt, std::vector<std::vector<ChainCall>>& chains) {
    for (const clang::Stmt* child : stmt->children()) {
      if (child == nullptr) continue;
      std::vector<ChainCall> chain;
      if (const auto* expr = llvm::dyn_cast<clang::Expr>(child)) FollowChain(expr, chain);
      if (!chain.empty()) {
        chains.push_back(std::move(chain));
      } else {
        CollectChains(child, chains);
      }
    }
  }

  void FollowChain(const clang::Expr* expr, std::vector<ChainCall>& chain) {
    const clang::Expr* plain = expr->IgnoreUnlessSpelledInSource()->IgnoreParenImpCasts();
    const auto* call = llvm::dyn_cast<clang::CXXMemberCallExpr>(plain);
    if (call == nullptr || call->getMethodDecl() == nullptr) return;
    if (call->getImplicitObjectArgument() != nullptr) FollowChain(call->getImplicitObjectArgument(), chain);
    ChainCall step{call->getMethodDecl()->getNameAsString(), {}, locator_.Tokens(call->getSourceRange())};
    for (const clang::Expr* argument : call->arguments()) {
      if (!llvm::isa<clang::CXXDefaultArgExpr>(argument)) FlattenArgument(argument, step.args);
    }
    chain.push_back(std::move(step));
  }

  void FlattenArgument(const clang::Stmt* stmt, std::vector<std::string>& out) {
    if (stmt == nullptr) return;
    if (const auto* text = llvm::dyn_cast<clang::StringLiteral>(stmt)) {
      out.push_back(text->getString().str());
    } else if (const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(stmt)) {
      const auto* variable = llvm::dyn_cast<clang::VarDecl>(named->getDecl());
      if (const clang::Expr* list = variable != nullptr ? FixedList(*variable, locator_) : nullptr) {
        FlattenArgument(list, out);
      } else {
        out.push_back(named->getDecl()->getNameAsString());
      }
    } else if (const auto* expr = llvm::dyn_cast<clang::Expr>(stmt);
               expr != nullptr &&
               (llvm::isa<clang::IntegerLiteral>(expr) || llvm::isa<clang::FloatingLiteral>(expr) ||
                llvm::isa<clang::CXXBoolLiteralExpr>(expr) || llvm::isa<clang::UnaryOperator>(expr))) {
      out.push_back(locator_.Text(locator_.Tokens(expr->getSourceRange())));
    } else {
      if (const auto* list = llvm::dyn_cast<clang::InitListExpr>(stmt); list != nullptr && list->isSemanticForm()) {
        if (const clang::InitListExpr* syntactic = list->getSyntacticForm()) stmt = syntactic;
      }
      for (const clang::Stmt* child : stmt->children()) FlattenArgument(child, out);
    }
  }

  const FrontendDialect& dialect_;
  const Locator& locator_;
  clang::ASTContext& context_;
  Linkage linkage_;
  clang::PrintingPolicy policy_;
  CollectedAst result_;
  std::map<const clang::Expr*, const clang::VarDecl*> holder_;
  std::map<SourceRange, std::size_t> call_at_;
  std::vector<bool> dependent_;
  std::set<std::string> escaped_;
  std::vector<std::string> passed_;
};

AstCollector::AstCollector(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator)
    : visitor_(std::make_unique<Visitor>(dialect, context, locator)) {}
AstCollector::~AstCollector() = default;

void AstCollector::Visit(clang::DeclGroupRef group) {
  for (clang::Decl* decl : group) visitor_->TraverseDecl(decl);
}

CollectedAst AstCollector::Take() { return visitor_->Take(); }

}  // namespace assay
