// Every device function that the model's headers declare has a body for running code, or is in the list of those
// that have none: declared-functions RESOURCES LIST [--record]
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "analyzer/frontend/ast-visitor.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/frontend/inspector.h"
#include "dialects/cuda/read/device-library.h"

namespace {

constexpr const char* kHeaders[] = {"cooperative_groups.h",
                                    "cooperative_groups/memcpy_async.h",
                                    "cooperative_groups/reduce.h",
                                    "cooperative_groups/scan.h",
                                    "cub/cub.cuh",
                                    "cuda/atomic",
                                    "cuda/barrier",
                                    "cuda/pipeline",
                                    "cuda_awbarrier_primitives.h",
                                    "cuda_bf16.h",
                                    "cuda_fp16.h",
                                    "cuda_fp8.h",
                                    "cuda_pipeline.h",
                                    "curand_kernel.h",
                                    "mma.h",
                                    "stdio.h",
                                    "thrust/complex.h"};

class Visitor : public assay::AstVisitor {
 public:
  Visitor(clang::ASTContext& context, const std::unordered_set<std::string>& bodies)
      : context_(context),
        mangler_(clang::ItaniumMangleContext::create(context, context.getDiagnostics())),
        bodies_(bodies) {}

  bool VisitFunctionDecl(clang::FunctionDecl* function) override {
    if (!function->isFirstDecl() || !function->hasAttr<clang::CUDADeviceAttr>() || function->isImplicit()) return true;
    if (function->isDefined() || function->isDeleted() || function->isDefaulted() || function->getBuiltinID() != 0)
      return true;
    if (llvm::isa<clang::CXXDeductionGuideDecl>(function)) return true;
    if (function->isTemplateInstantiation() || function->getMemberSpecializationInfo() != nullptr) return true;
    const clang::SourceManager& sources = context_.getSourceManager();
    const llvm::StringRef file = sources.getFilename(sources.getExpansionLoc(function->getLocation()));
    const std::size_t at = file.find("/cuda/include/");
    if (at == llvm::StringRef::npos || file.ends_with("assay/simt.h")) return true;
    if (!function->isDependentContext() && bodies_.count(Symbol(function)) != 0) return true;
    std::string text;
    llvm::raw_string_ostream out(text);
    function->printQualifiedName(out);
    out << '(';
    for (const clang::ParmVarDecl* parameter : function->parameters())
      out << (parameter == *function->param_begin() ? "" : ", ")
          << parameter->getType().getAsString(context_.getPrintingPolicy());
    out << ')';
    missing.insert(file.substr(at + 14).str() + '\t' + out.str());
    return true;
  }

  std::set<std::string> missing;

 private:
  static clang::GlobalDecl Named(clang::FunctionDecl* function) {
    if (const auto* made = llvm::dyn_cast<clang::CXXConstructorDecl>(function)) return {made, clang::Ctor_Complete};
    if (const auto* ended = llvm::dyn_cast<clang::CXXDestructorDecl>(function)) return {ended, clang::Dtor_Complete};
    return function;
  }
  std::string Symbol(clang::FunctionDecl* function) {
    if (!mangler_->shouldMangleDeclName(function)) return function->getNameAsString();
    std::string name;
    llvm::raw_string_ostream out(name);
    mangler_->mangleName(Named(function), out);
    return out.str();
  }

  clang::ASTContext& context_;
  std::unique_ptr<clang::MangleContext> mangler_;
  const std::unordered_set<std::string>& bodies_;
};

class Inspector : public assay::AstInspector {
 public:
  explicit Inspector(std::unordered_set<std::string> bodies) : bodies_(std::move(bodies)) {}
  void Inspect(const assay::InspectedUnit& unit, std::vector<assay::ParseError>& errors) override {
    broken = !errors.empty();
    Visitor visitor(unit.sema.getASTContext(), bodies_);
    visitor.TraverseDecl(unit.sema.getASTContext().getTranslationUnitDecl());
    missing = std::move(visitor.missing);
    inspected = true;
  }
  std::set<std::string> missing;
  bool inspected = false, broken = false;

 private:
  std::unordered_set<std::string> bodies_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: declared-functions RESOURCES LIST [--record]\n");
    return 2;
  }
  const std::string resources = argv[1];
  std::unordered_set<std::string> bodies;
  std::ifstream names(resources + "/cuda-device/library.names");
  for (std::string name; std::getline(names, name);) bodies.insert(name);
  assay::UnitRequest request;
  request.half = assay::Half::kKernel;
  request.system_dirs = {resources + "/cuda/include"};
  request.language = assay::cuda::DeviceRunLanguage(900, 12040);
  request.prelude = "#include <cuda_runtime.h>\n";
  for (const char* header : kHeaders) request.prelude += "#include <" + std::string(header) + ">\n";
  Inspector inspector(std::move(bodies));
  request.inspector = &inspector;
  assay::Frontend frontend({});
  const assay::UnitResult result = frontend.Parse(request);
  for (const assay::ParseError& error : result.ast.errors) std::fprintf(stderr, "%s\n", error.message.c_str());
  if (!inspector.inspected || inspector.broken || !result.parsed) return 1;
  if (argc > 3) {
    std::ofstream list(argv[2]);
    list << "# Device functions that are declared and have no body: a run that calls one ends undecided by its name.\n";
    for (const std::string& line : inspector.missing) list << line << '\n';
    return 0;
  }
  std::set<std::string> listed;
  std::ifstream list(argv[2]);
  for (std::string line; std::getline(list, line);)
    if (line.rfind("# ", 0) != 0) listed.insert(line);
  int differences = 0;
  for (const std::string& line : inspector.missing)
    if (listed.count(line) == 0) std::printf("no body and not listed: %s\n", line.c_str()), ++differences;
  for (const std::string& line : listed)
    if (inspector.missing.count(line) == 0) std::printf("listed, and has a body: %s\n", line.c_str()), ++differences;
  return differences == 0 ? 0 : 1;
}
