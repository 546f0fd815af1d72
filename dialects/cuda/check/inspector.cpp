// One pass that collects the project's declarations, then the checks one after the other.
#include "analyzer/frontend/inspector.h"

#include <algorithm>

#include "analyzer/frontend/ast-visitor.h"
#include "dialects/cuda/check/check.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

class Gatherer : public AstVisitor {
 public:
  explicit Gatherer(UnitDeclarations& out) : out_(out) {}
  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitFunctionDecl(clang::FunctionDecl* function) override {
    if (!function->isImplicit() && !function->isInvalidDecl()) out_.functions.push_back(function);
    return true;
  }
  bool VisitVarDecl(clang::VarDecl* variable) override {
    if (!llvm::isa<clang::ParmVarDecl>(variable) && !variable->isInvalidDecl()) out_.variables.push_back(variable);
    return true;
  }

 private:
  UnitDeclarations& out_;
};

class Inspector : public AstInspector {
 public:
  Inspector(Side side, const BuildSettings& settings, std::map<std::string, std::int64_t>& static_shared)
      : side_(side), settings_(settings), static_shared_(static_shared) {}

  void Inspect(const InspectedUnit& unit, std::vector<ParseError>& errors) override {
    UnitDeclarations code;
    Gatherer gatherer(code);
    for (const clang::DeclGroupRef& group : unit.groups) {
      for (clang::Decl* decl : group) {
        if (unit.locator.InProject(decl->getLocation())) gatherer.TraverseDecl(decl);
      }
    }
    Context context{side_, settings_, unit.sema.getASTContext(), unit.locator, code, errors, static_shared_};
    AcceptSizedSharedArrays(context);
    CheckConstantWritten(context);
    CheckMembers(context);
    CheckKernelParameters(context);
    CheckLambdas(context);
    CheckStorage(context);
    CheckExpressions(context);
    CheckHeaderFunctions(context);
    if (side_ == Side::kHost) {
      CheckKernelTypes(context);
      return;
    }
    CheckConstantsOnDevice(context);
    CheckAssembly(context);
    CheckConstantMemory(context);
    CheckSharedMemory(context);
    if (!settings_.rdc) CheckUndefinedFunctions(context);
  }

 private:
  Side side_;
  BuildSettings settings_;
  std::map<std::string, std::int64_t>& static_shared_;
};

}  // namespace

Checks::Checks(Side side, const BuildSettings& settings)
    : inspector_(std::make_unique<Inspector>(side, settings, static_shared_)) {}
Checks::~Checks() = default;

void Context::Add(std::string_view check, clang::SourceRange where, std::string message, std::string name) {
  ParseError error;
  error.half = Half::kKernel;
  error.range = locator.Tokens(where);
  if (!error.range.valid()) return;
  error.diag = "nvcc_" + std::string(check);
  std::replace(error.diag.begin(), error.diag.end(), '-', '_');
  if (!seen.insert({error.range, error.diag}).second) return;
  const bool told = std::any_of(errors.begin(), errors.end(), [&](const ParseError& other) {
    return other.range.file == error.range.file && other.range.begin == error.range.begin &&
           !other.diag.starts_with("nvcc_");
  });
  if (told) return;
  error.message = std::move(message);
  error.name = std::move(name);
  errors.push_back(std::move(error));
}

bool IsKernel(const clang::FunctionDecl& function) { return function.hasAttr<clang::CUDAGlobalAttr>(); }

bool IsOnDevice(const clang::FunctionDecl& function) {
  return IsKernel(function) || IsMarked<clang::CUDADeviceAttr>(function);
}

bool IsDependent(const clang::FunctionDecl& function) { return function.isDependentContext(); }

bool IsInDeviceMemory(const clang::VarDecl& variable) {
  return IsMarked<clang::CUDADeviceAttr>(variable) || IsMarked<clang::CUDAConstantAttr>(variable) ||
         IsMarked<clang::CUDASharedAttr>(variable) || variable.hasAttr<clang::HIPManagedAttr>();
}

std::string NameOf(const clang::NamedDecl& decl) {
  std::string name;
  llvm::raw_string_ostream out(name);
  clang::PrintingPolicy policy = decl.getASTContext().getPrintingPolicy();
  policy.SuppressUnwrittenScope = true;
  decl.getNameForDiagnostic(out, policy, /*Qualified=*/true);
  return name;
}

}  // namespace assay::cuda
