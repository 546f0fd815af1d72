// See unit-action.h.
#include "analyzer/frontend/unit-action.h"

#include <algorithm>
#include <utility>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/inspector.h"
#include "analyzer/frontend/lower.h"
#include "analyzer/frontend/preprocessor-recorder.h"
#include "analyzer/frontend/right-headers.h"
#include "analyzer/frontend/skipped-bodies.h"
#include "analyzer/frontend/unset-variables.h"

namespace assay {

// Collects the declarations this parse made itself (nothing from the precompiled header), then walks them.
class WalkingConsumer : public clang::ASTConsumer {
 public:
  WalkingConsumer(const FrontendDialect& dialect, const UnitRequest& request, const Locator& locator,
                  DiagnosticsCollector& diagnostics, CostWatch& cost, AstFacts& out)
      : dialect_(dialect), request_(request), locator_(locator), diagnostics_(diagnostics), cost_(cost), out_(out) {}

  void UseSema(clang::Sema& sema) { sema_ = &sema; }
  const std::vector<AccessRange>& accesses() const { return accesses_; }

  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    for (clang::Decl* decl : group) {
      if (!locator_.InProject(decl->getLocation())) continue;
      groups_.emplace_back(decl);
      if (request_.lower && request_.half == Half::kHost) ExemptInitialised(*decl);
    }
    return true;
  }

  bool shouldSkipFunctionBody(clang::Decl* decl) override {
    return IsBodySkipped(*decl, dialect_, request_.bodies, locator_);
  }

  void HandleTagDeclDefinition(clang::TagDecl* complete) override {
    const auto* record = llvm::dyn_cast<clang::CXXRecordDecl>(complete);
    if (record == nullptr) return;
    cost_.Class(*record);
    if (!dialect_.constant_suffix.empty() && !locator_.InProject(record->getLocation()))
      CollectConstants(*record, dialect_.constant_suffix, constants_);
  }

  void HandleTranslationUnit(clang::ASTContext& context) override {
    if (request_.threads) accesses_ = AccessRanges(locator_, groups_);
    AstCollector collector(dialect_, context, locator_);
    for (const clang::DeclGroupRef& group : groups_) collector.Visit(group);
    CollectedAst collected = collector.Take();
    ExplainFailedCalls(dialect_, collected.failed_calls, diagnostics_.errors());
    if (request_.half == Half::kKernel && request_.language.empty()) {
      CheckDeviceCode(dialect_, context, locator_, groups_, diagnostics_.errors());
      if (!request_.build_only) CollectData(context);
    }
    if (request_.half == Half::kHost && request_.language.empty() && !request_.build_only) {
      CollectComputations(context, locator_, groups_, out_);
      CollectConstantProducts(context, locator_, groups_, out_);
    }
    out_.calls = std::move(collected.facts.calls);
    out_.classes = std::move(collected.facts.classes);
    out_.variables = std::move(collected.facts.variables);
    out_.functions = std::move(collected.facts.functions);
    out_.constants = std::move(collected.facts.constants);
    std::ranges::move(constants_, std::back_inserter(out_.constants));
    out_.foreign = std::move(collected.facts.foreign);
    CollectMarkedUses(dialect_, locator_, groups_, out_.marked_uses);
    if (request_.inspector != nullptr) request_.inspector->Inspect({*sema_, locator_, groups_}, diagnostics_.errors());
    for (ParseError& error : diagnostics_.errors()) {
      GiveStatement(error, collected.statements);
      FindElsewhere(context, error);
    }
  }

 private:
  void CollectData(clang::ASTContext& context) {
    CollectValues(dialect_, context, locator_, groups_, out_);
    CollectConstantProducts(context, locator_, groups_, out_);
    CollectNarrowParameters(context, locator_, groups_, out_);
    CollectEarlyReads(context, locator_, groups_, out_);
    CollectFlows(dialect_, context, locator_, groups_, out_);
  }

  // An undeclared name that an API namespace declares lacks its qualifier.
  void FindElsewhere(clang::ASTContext& context, ParseError& error) const {
    if (!error.diag.starts_with("err_undeclared") && !error.diag.starts_with("err_unknown_typename") &&
        !error.diag.starts_with("err_no_template")) {
      return;
    }
    for (const std::string& space : dialect_.api_namespaces) {
      for (clang::NamedDecl* found : context.getTranslationUnitDecl()->lookup(&context.Idents.get(space))) {
        const auto* scope = llvm::dyn_cast<clang::NamespaceDecl>(found);
        if (scope == nullptr || error.name.empty() || scope->lookup(&context.Idents.get(error.name)).empty()) continue;
        error.what = ParseErrorClass::kNamespace;
        error.suggestion = space + "::" + error.name;
      }
    }
  }

  static void GiveStatement(ParseError& error, const std::vector<SourceRange>& statements) {
    SourceRange best;
    for (const SourceRange& s : statements) {
      if (s.file != error.range.file || s.begin > error.range.begin || s.end < error.range.end) continue;
      if (!best.valid() || s.end - s.begin < best.end - best.begin) best = s;
    }
    if (best.valid()) error.statement = best;
  }

  const FrontendDialect& dialect_;
  const UnitRequest& request_;
  const Locator& locator_;
  DiagnosticsCollector& diagnostics_;
  CostWatch& cost_;
  AstFacts& out_;
  clang::Sema* sema_ = nullptr;
  std::vector<clang::DeclGroupRef> groups_;
  std::vector<ConstantFact> constants_;  // of classes in headers on disk
  std::vector<AccessRange> accesses_;
};

namespace {

class TemplateCounter : public clang::TemplateInstantiationCallback {
 public:
  explicit TemplateCounter(CostWatch& cost) : cost_(cost) {}
  void initialize(const clang::Sema&) override {}
  void finalize(const clang::Sema&) override {}
  void atTemplateBegin(const clang::Sema&, const clang::Sema::CodeSynthesisContext& context) override {
    // A repeated lookup costs nothing.
    if (context.Kind != clang::Sema::CodeSynthesisContext::Memoization) cost_.Template();
  }
  void atTemplateEnd(const clang::Sema&, const clang::Sema::CodeSynthesisContext&) override {}

 private:
  CostWatch& cost_;
};

}  // namespace

UnitAction::UnitAction(const FrontendDialect& dialect, const UnitRequest& request, DiagnosticsCollector& diagnostics,
                       llvm::LLVMContext& context, UnitResult& out, std::shared_ptr<clang::PCHBuffer> prefix)
    : EmitLLVMOnlyAction(&context),
      dialect_(dialect),
      request_(request),
      diagnostics_(diagnostics),
      out_(out),
      prefix_(std::move(prefix)) {}
UnitAction::~UnitAction() = default;

std::unique_ptr<clang::ASTConsumer> UnitAction::CreateASTConsumer(clang::CompilerInstance& compiler,
                                                                  llvm::StringRef file) {
  locator_ = std::make_unique<Locator>(compiler.getSourceManager(), compiler.getLangOpts(), request_.project);
  clang::Preprocessor& preprocessor = compiler.getPreprocessor();
  cost_ = std::make_unique<CostWatch>(compiler.getSourceManager(), *locator_, request_.project);
  preprocessor.setTokenWatcher([this](const clang::Token& token) { cost_->Token(token); });
  preprocessor.addPPCallbacks(std::make_unique<PreprocessorRecorder>(dialect_, request_, *locator_, preprocessor,
                                                                     *cost_, out_.ast, out_.missing));
  std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
  auto walker = std::make_unique<WalkingConsumer>(dialect_, request_, *locator_, diagnostics_, *cost_, out_.ast);
  walker_ = walker.get();
  consumers.push_back(std::move(walker));
  if (request_.lower) consumers.push_back(EmitLLVMOnlyAction::CreateASTConsumer(compiler, file));
  if (prefix_ != nullptr) {
    consumers.push_back(std::make_unique<clang::PCHGenerator>(
        preprocessor, compiler.getModuleCache(), "", "", prefix_,
        llvm::ArrayRef<std::shared_ptr<clang::ModuleFileExtension>>(), /*AllowASTWithErrors=*/false,
        /*IncludeTimestamps=*/false));
  }
  return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
}

bool UnitAction::BeginSourceFileAction(clang::CompilerInstance& compiler) {
  if (prefix_ != nullptr) compiler.getLangOpts().CompilingPCH = true;
  return EmitLLVMOnlyAction::BeginSourceFileAction(compiler);
}

void UnitAction::ExecuteAction() {
  clang::CompilerInstance& compiler = getCompilerInstance();
  // Only after the precompiled headers are read, which were made without the option: it changes no declaration.
  if (request_.half == Half::kHost && request_.lower)
    compiler.getLangOpts().setTrivialAutoVarInit(clang::LangOptions::TrivialAutoVarInitKind::Zero);
  if (!compiler.hasSema()) compiler.createSema(getTranslationUnitKind(), nullptr);
  compiler.getSema().TemplateInstCallbacks.push_back(std::make_unique<TemplateCounter>(*cost_));
  if (!request_.precompiled.empty()) compiler.getSema().addExternalSource(new HeadersAreRight(request_.lower));
  walker_->UseSema(compiler.getSema());
  EmitLLVMOnlyAction::ExecuteAction();
}

void UnitAction::EndSourceFileAction() {
  if (!request_.lower) return;
  accesses_ = walker_->accesses();
  clang::CodeGenerator* generator = getCodeGenerator();
  if (request_.threads && generator != nullptr && generator->GetModule() != nullptr)
    MarkThreads(*generator, *generator->GetModule());
  EmitLLVMOnlyAction::EndSourceFileAction();
}

}  // namespace assay
