// One parse: invocation, preprocessor records, tree walk, lowering.
#include "analyzer/frontend/frontend.h"

#include <llvm/Support/ErrorHandling.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <fstream>

#include "analyzer/facts/progress-note.h"
#include "analyzer/frontend/access-ranges.h"
#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/cost-watch.h"
#include "analyzer/frontend/diagnostics-collector.h"
#include "analyzer/frontend/file-system.h"
#include "analyzer/frontend/inspector.h"
#include "analyzer/frontend/locator.h"
#include "analyzer/frontend/lower.h"
#include "analyzer/frontend/places.h"
#include "analyzer/frontend/preprocessor-recorder.h"
#include "analyzer/frontend/right-headers.h"
#include "analyzer/frontend/skipped-bodies.h"
#include "analyzer/frontend/unit-memo.h"

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

double Since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

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
      if (locator_.InProject(decl->getLocation())) groups_.emplace_back(decl);
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
      CollectValues(dialect_, context, locator_, groups_, out_);
      CollectNarrowParameters(context, locator_, groups_, out_);
      CollectEarlyReads(context, locator_, groups_, out_);
      CollectFlows(dialect_, context, locator_, groups_, out_);
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
  // An undeclared name that an API namespace does declare was meant to be qualified.
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

class TemplateCounter : public clang::TemplateInstantiationCallback {
 public:
  explicit TemplateCounter(CostWatch& cost) : cost_(cost) {}
  void initialize(const clang::Sema&) override {}
  void finalize(const clang::Sema&) override {}
  void atTemplateBegin(const clang::Sema&, const clang::Sema::CodeSynthesisContext& context) override {
    // What is only looked up again costs nothing.
    if (context.Kind != clang::Sema::CodeSynthesisContext::Memoization) cost_.Template();
  }
  void atTemplateEnd(const clang::Sema&, const clang::Sema::CodeSynthesisContext&) override {}

 private:
  CostWatch& cost_;
};

class UnitAction : public clang::EmitLLVMOnlyAction {
 public:
  UnitAction(const FrontendDialect& dialect, const UnitRequest& request, DiagnosticsCollector& diagnostics,
             llvm::LLVMContext& context, UnitResult& out)
      : EmitLLVMOnlyAction(&context), dialect_(dialect), request_(request), diagnostics_(diagnostics), out_(out) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        llvm::StringRef file) override {
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
    return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
  }

  void ExecuteAction() override {
    clang::CompilerInstance& compiler = getCompilerInstance();
    // Once precompiled headers are read, which know nothing of the option: it changes no declaration.
    if (request_.half == Half::kHost && request_.lower)
      compiler.getLangOpts().setTrivialAutoVarInit(clang::LangOptions::TrivialAutoVarInitKind::Zero);
    if (!compiler.hasSema()) compiler.createSema(getTranslationUnitKind(), nullptr);
    compiler.getSema().TemplateInstCallbacks.push_back(std::make_unique<TemplateCounter>(*cost_));
    if (!request_.precompiled.empty()) compiler.getSema().addExternalSource(new HeadersAreRight(request_.lower));
    walker_->UseSema(compiler.getSema());
    EmitLLVMOnlyAction::ExecuteAction();
  }

  void EndSourceFileAction() override {
    if (!request_.lower) return;
    accesses_ = walker_->accesses();
    clang::CodeGenerator* generator = getCodeGenerator();
    if (request_.threads && generator != nullptr && generator->GetModule() != nullptr)
      MarkThreads(*generator, *generator->GetModule());
    EmitLLVMOnlyAction::EndSourceFileAction();
  }

  bool hasIRSupport() const override { return false; }
  const std::vector<AccessRange>& accesses() const { return accesses_; }

 private:
  const FrontendDialect& dialect_;
  const UnitRequest& request_;
  DiagnosticsCollector& diagnostics_;
  UnitResult& out_;
  std::unique_ptr<Locator> locator_;
  std::unique_ptr<CostWatch> cost_;
  WalkingConsumer* walker_ = nullptr;
  std::vector<AccessRange> accesses_;
};

// C++ for this machine, in the form that the simulator runs.
std::vector<std::string> PlainCpp(Half half) {
  std::vector<std::string> args = {"-triple",
                                   "x86_64-pc-linux-gnu",
                                   "-x",
                                   "c++",
                                   "-fgnuc-version=4.2.1",
                                   "-fwrapv",
                                   "-fno-finite-loops",
                                   "-fno-delete-null-pointer-checks",
                                   "-O1",
                                   "-disable-llvm-passes",
                                   "-debug-info-kind=line-tables-only",
                                   "-dwarf-version=5",
                                   "-mrelocation-model",
                                   "pic",
                                   "-pic-level",
                                   "2",
                                   "-ferror-limit",
                                   "0",
                                   "-fno-spell-checking",
                                   "-w",
                                   "-fno-validate-pch",
                                   "-Wno-missing-template-arg-list-after-template-kw"};
  if (half == Half::kHost) {
    std::erase(args, "-w");
    args.insert(args.end(), {"-Wno-everything", "-Wc++11-narrowing", "-Wno-error=c++11-narrowing"});
  }
  return args;
}

std::vector<std::string> Arguments(const UnitRequest& request) {
  std::vector<std::string> args = request.language.empty() ? PlainCpp(request.half) : request.language;
  for (const std::string& dir : request.include_dirs) args.insert(args.end(), {"-I", dir});
  for (const std::string& dir : request.system_dirs) args.insert(args.end(), {"-internal-isystem", dir});
  for (const std::string& dir : SystemIncludeDirs()) args.insert(args.end(), {"-internal-isystem", dir});
  if (request.project != nullptr && request.project->checkout) args.insert(args.end(), {"-idirafter", kSearchRoot});
  args.insert(args.end(), request.flags.begin(), request.flags.end());
  if (!request.precompiled.empty()) args.insert(args.end(), {"-include-pch", request.precompiled});
  args.push_back(kMainFile);
  return args;
}

std::string MainText(const UnitRequest& request) {
  std::string text = request.prelude;
  if (!text.empty() && text.back() != '\n') text += '\n';
  if (request.project != nullptr && request.main_file >= 0) {
    text += "#include \"" + std::string(kInputRoot) +
            request.project->files[static_cast<std::size_t>(request.main_file)].name + "\"\n";
  }
  return text + request.epilogue;
}

bool Setup(clang::CompilerInstance& compiler, const std::vector<std::string>& args,
           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, clang::DiagnosticConsumer* consumer) {
  std::vector<const char*> pointers;
  for (const std::string& arg : args) pointers.push_back(arg.c_str());
  auto invocation = std::make_shared<clang::CompilerInvocation>();
  auto throwaway =
      clang::CompilerInstance::createDiagnostics(new clang::DiagnosticOptions, new clang::IgnoringDiagConsumer);
  if (!clang::CompilerInvocation::CreateFromArgs(*invocation, pointers, *throwaway)) return false;
  invocation->getPreprocessorOpts().DisablePCHOrModuleValidation = clang::DisableValidationForModuleKind::All;
  invocation->getPreprocessorOpts().AllowPCHWithCompilerErrors = true;
  invocation->getDiagnosticOpts().ShowCarets = false;
  compiler.setInvocation(invocation);
  compiler.createDiagnostics(consumer, /*ShouldOwnClient=*/false);
  if (files) compiler.createFileManager(files);
  return true;
}

bool IsEntry(const AstFacts& ast, const UnitRequest& request, llvm::StringRef name) {
  if (std::find(request.entries.begin(), request.entries.end(), name) != request.entries.end()) return true;
  if (request.half == Half::kHost) return name == "assay_host_main";
  return std::any_of(ast.functions.begin(), ast.functions.end(),
                     [&](const FunctionFact& f) { return f.is_kernel && f.has_body && f.name == name; });
}

}  // namespace

struct Frontend::Impl {
  UnitResult Parse(const UnitRequest& request, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files);

  FrontendDialect dialect;
  // Precompiled headers stay mapped from one parse to the next.
  llvm::IntrusiveRefCntPtr<clang::InMemoryModuleCache> mapped = new clang::InMemoryModuleCache;
  UnitMemo memo;
};

Frontend::Frontend(FrontendDialect dialect) : impl_(std::make_unique<Impl>(Impl{.dialect = std::move(dialect)})) {
  // LLVM's own allocations abort, which would read as a crash.
  static const bool told = [] {
    llvm::install_bad_alloc_error_handler([](void*, const char*, bool) { _exit(kOutOfMemoryStatus); });
    return true;
  }();
  (void)told;
}
Frontend::~Frontend() = default;

UnitResult Frontend::Parse(const UnitRequest& request) {
  const Clock::time_point start = Clock::now();
  if (request.project != nullptr) RefuseDeepText(*request.project);
  const std::string main_text = MainText(request);
  auto files = MakeFileSystem(impl_->dialect, request, main_text);
  if (!UnitMemo::Keeps(request)) return impl_->Parse(request, files);
  std::string key = UnitMemo::KeyOf(request, main_text);
  if (std::optional<UnitResult> known = impl_->memo.Find(key, request, *files)) {
    known->parse_ms = Since(start);
    known->lower_ms = 0;
    return *std::move(known);
  }
  SeenFiles seen(request);
  UnitResult result = impl_->Parse(request, seen.Watch(files));
  if (auto all = seen.Take()) impl_->memo.Keep(std::move(key), *std::move(all), result);
  return result;
}

UnitResult Frontend::Impl::Parse(const UnitRequest& request,
                                 llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files) {
  UnitResult result;
  const Clock::time_point start = Clock::now();
  DiagnosticsCollector diagnostics(request.project, request.half);
  clang::CompilerInstance compiler(std::make_shared<clang::PCHContainerOperations>(), mapped.get());
  if (!Setup(compiler, Arguments(request), std::move(files), &diagnostics)) return result;
  compiler.getFrontendOpts().SkipFunctionBodies = request.bodies != UnitRequest::Bodies::kAll;
  llvm::LLVMContext context;
  UnitAction action(dialect, request, diagnostics, context, result);
  compiler.ExecuteAction(action);
  result.parse_ms = Since(start);
  result.parsed = !diagnostics.failed();
  result.precompiled_loaded = !diagnostics.refused_precompiled();
  if (request.lower && result.parsed) {
    const Clock::time_point lower_start = Clock::now();
    if (std::unique_ptr<llvm::Module> module = action.takeModule()) {
      const Places places(request.project, result.ast, action.accesses());
      Lowered lowered =
          Lower(*module, {.inline_all = request.half == Half::kKernel,
                          .threads = request.threads,
                          .keep = [&](llvm::StringRef n) { return IsEntry(result.ast, request, n); },
                          .shared = request.shared,
                          .wanted = request.wanted,
                          .linker_sections = request.linker_sections,
                          .provided = request.provided,
                          .first_location = request.first_location,
                          .place = [&](llvm::StringRef f, unsigned l, unsigned c) { return places(f, l, c); }});
      result.module = std::move(lowered.module);
      result.undefined = std::move(lowered.undefined);
    }
    result.lower_ms = Since(lower_start);
  }
  result.ast.errors = std::move(diagnostics.errors());
  return result;
}

// Clang looks at the file that a precompiled header was made of whenever it asks where something in it is included
// from, and refuses the header where that file has become another: it is kept beside the header.
std::string Frontend::WritePrecompiled(const UnitRequest& given, const std::string& output) {
  UnitRequest request = given;
  const std::string source = output + ".h";
  std::vector<std::string> args = Arguments(request);
  args.back() = source;
  request.precompiled = output;  // its folder can be read
  if (!(std::ofstream(source) << request.prelude)) return "cannot write " + source;
  args.insert(args.end() - 1, {"-emit-pch", "-fpch-instantiate-templates", "-o", output});
  DiagnosticsCollector diagnostics(nullptr, Half::kKernel);
  clang::CompilerInstance compiler;
  if (!Setup(compiler, args, MakeFileSystem({}, request, MainText(request)), &diagnostics)) return "bad arguments";
  clang::GeneratePCHAction action;
  if (!compiler.ExecuteAction(action) || diagnostics.failed()) {
    return diagnostics.errors().empty() ? "no precompiled header written" : diagnostics.errors().front().message;
  }
  return {};
}

std::string Frontend::WriteLibrary(const std::string& text, const std::vector<std::string>& include_dirs,
                                   const std::vector<std::string>& flags, const std::string& base,
                                   const std::string& unknown) {
  UnitRequest request;
  request.include_dirs = include_dirs;
  request.flags = flags;
  request.flags.emplace_back("-femit-all-decls");
  request.prelude = text;
  request.half = Half::kHost;
  DiagnosticsCollector diagnostics(nullptr, Half::kHost);
  clang::CompilerInstance compiler;
  if (!Setup(compiler, Arguments(request), MakeFileSystem({}, request, MainText(request)), &diagnostics))
    return "bad arguments";
  llvm::LLVMContext context;
  clang::EmitLLVMOnlyAction action(&context);
  if (!compiler.ExecuteAction(action) || diagnostics.failed()) {
    return diagnostics.errors().empty() ? "no code was made" : diagnostics.errors().front().message;
  }
  const std::unique_ptr<llvm::Module> module = action.takeModule();
  return module == nullptr ? "no code was made" : EmitLibrary(*module, base, unknown);
}

std::string Frontend::WriteBitcode(const UnitRequest& request, const std::string& base) {
  DiagnosticsCollector diagnostics(nullptr, request.half);
  clang::CompilerInstance compiler;
  if (!Setup(compiler, Arguments(request), MakeFileSystem({}, request, MainText(request)), &diagnostics))
    return "bad arguments";
  llvm::LLVMContext context;
  clang::EmitLLVMOnlyAction action(&context);
  if (!compiler.ExecuteAction(action) || diagnostics.failed()) {
    return diagnostics.errors().empty() ? "no code was made" : diagnostics.errors().front().message;
  }
  const std::unique_ptr<llvm::Module> module = action.takeModule();
  return module == nullptr ? "no code was made" : EmitBitcode(*module, base);
}

}  // namespace assay
