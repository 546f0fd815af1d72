// One parse: invocation, preprocessor records, tree walk, lowering.
#include "analyzer/frontend/frontend.h"

#include <llvm/Support/ErrorHandling.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <fstream>

#include "analyzer/facts/progress-note.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/cost-watch.h"
#include "analyzer/frontend/diagnostics-collector.h"
#include "analyzer/frontend/file-system.h"
#include "analyzer/frontend/locator.h"
#include "analyzer/frontend/lower.h"
#include "analyzer/frontend/places.h"
#include "analyzer/frontend/prefix-memo.h"
#include "analyzer/frontend/unit-action.h"
#include "analyzer/frontend/unit-memo.h"

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

double Since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

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

std::vector<std::string> Arguments(const UnitRequest& request, const Prefix* prefix = nullptr) {
  std::vector<std::string> args = request.language.empty() ? PlainCpp(request.half) : request.language;
  for (const std::string& dir : request.include_dirs) args.insert(args.end(), {"-I", dir});
  for (const std::string& dir : request.system_dirs) args.insert(args.end(), {"-internal-isystem", dir});
  for (const std::string& dir : SystemIncludeDirs()) args.insert(args.end(), {"-internal-isystem", dir});
  if (request.project != nullptr && request.project->checkout) args.insert(args.end(), {"-idirafter", kSearchRoot});
  args.insert(args.end(), request.flags.begin(), request.flags.end());
  const std::string& precompiled = prefix != nullptr ? prefix->path : request.precompiled;
  if (!precompiled.empty()) args.insert(args.end(), {"-include-pch", precompiled});
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
  using Files = llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>;

  UnitResult Parse(const UnitRequest& request, Files files, const Prefix* prefix = nullptr);
  const Prefix* PrefixFor(const UnitRequest& request, const Files& files);

  FrontendDialect dialect;
  // Precompiled headers stay mapped from one parse to the next.
  llvm::IntrusiveRefCntPtr<clang::InMemoryModuleCache> mapped = new clang::InMemoryModuleCache;
  UnitMemo memo;
  PrefixMemo prefixes;
};

Frontend::Frontend(FrontendDialect dialect) : impl_(std::make_unique<Impl>(Impl{.dialect = std::move(dialect)})) {
  // LLVM aborts if its own allocations fail, which would look like a crash.
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
    known->way = UnitResult::Way::kKnown;
    known->parse_ms = Since(start);
    known->lower_ms = 0;
    return *std::move(known);
  }
  SeenFiles seen(request);
  UnitResult result;
  const Prefix* prefix = request.lower ? nullptr : impl_->PrefixFor(request, files);
  if (prefix != nullptr) {
    result = impl_->Parse(request, seen.Watch(files), prefix);
    result.way = UnitResult::Way::kBehindPrefix;
    seen.Add(prefix->seen);
  }
  // Diagnostics refer to the text as it is.
  if (prefix == nullptr || !result.parsed) {
    result = impl_->Parse(request, seen.Watch(files));
    if (prefix != nullptr && result.parsed) impl_->prefixes.SetAside(*prefix);
  }
  result.parse_ms = Since(start) - result.lower_ms;
  if (auto all = seen.Take()) impl_->memo.Keep(std::move(key), *std::move(all), result);
  return result;
}

// Null if nothing can be read ahead, or it does not compile by itself.
const Prefix* Frontend::Impl::PrefixFor(const UnitRequest& request, const Files& files) {
  if (const Prefix* known = prefixes.Find(request, *files)) return known;
  std::vector<std::string> names = prefixes.Wanted(request, *files);
  if (names.empty()) return nullptr;
  Prefix prefix = prefixes.Begin(request, std::move(names));
  UnitRequest made = request;
  made.stand_in = nullptr;
  std::vector<std::string> args = Arguments(made);
  args.back() = prefix.text_path;
  args.insert(args.end() - 1, "-fpch-instantiate-templates");
  SeenFiles seen(request);
  DiagnosticsCollector diagnostics(request.project, request.half);
  clang::CompilerInstance compiler;
  auto written = std::make_shared<clang::PCHBuffer>();
  if (!Setup(compiler, args, prefix.Over(seen.Watch(files)), &diagnostics)) return nullptr;
  llvm::LLVMContext context;
  UnitResult facts;
  UnitAction action(dialect, made, diagnostics, context, facts, written);
  compiler.ExecuteAction(action);
  auto all = seen.Take();
  if (!all) return nullptr;
  prefix.seen = *std::move(all);
  prefix.macros = std::move(facts.ast.macros);
  prefix.constants = std::move(facts.ast.constants);
  if (!diagnostics.failed() && written->IsComplete) prefix.precompiled = std::move(written);
  return prefixes.Keep(std::move(prefix));
}

UnitResult Frontend::Impl::Parse(const UnitRequest& request, Files files, const Prefix* prefix) {
  UnitResult result;
  const Clock::time_point start = Clock::now();
  DiagnosticsCollector diagnostics(request.project, request.half);
  clang::CompilerInstance compiler(std::make_shared<clang::PCHContainerOperations>(),
                                   prefix != nullptr ? prefix->mapped.get() : mapped.get());
  if (prefix != nullptr) files = prefix->Over(std::move(files));
  if (!Setup(compiler, Arguments(request, prefix), std::move(files), &diagnostics)) return result;
  compiler.getFrontendOpts().SkipFunctionBodies = request.bodies != UnitRequest::Bodies::kAll;
  llvm::LLVMContext context;
  UnitAction action(dialect, request, diagnostics, context, result);
  compiler.ExecuteAction(action);
  if (prefix != nullptr) {
    result.ast.macros.insert(result.ast.macros.begin(), prefix->macros.begin(), prefix->macros.end());
    result.ast.constants.insert(result.ast.constants.end(), prefix->constants.begin(), prefix->constants.end());
  }
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

// Clang looks at the file that a precompiled header was made from whenever it asks where something in it was
// included, and rejects the header if that file has changed: so a copy is kept with the header.
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
  request.flags.insert(request.flags.end(), {"-femit-all-decls", "-Werror=return-type"});
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
