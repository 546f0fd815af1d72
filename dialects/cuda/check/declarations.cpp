// Restrictions on declarations: members, parameters of kernels, storage.
#include <fmt/format.h>

#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

constexpr std::string_view kGridConstant = "cuda.grid_constant";
constexpr std::string_view kClusterDims = "cuda.cluster_dims";
constexpr int kFirstArchWithClusters = 900;

// The annotation from a macro of the model's headers, or null.
const clang::AnnotateAttr* AnnotationOf(const clang::Decl& decl, std::string_view annotation) {
  for (const auto* attribute : decl.specific_attrs<clang::AnnotateAttr>()) {
    if (attribute->getAnnotation() == llvm::StringRef(annotation)) return attribute;
  }
  return nullptr;
}

// Errors in a template's pattern are reported once, at the pattern.
bool IsInstantiated(const clang::VarDecl& variable) {
  return variable.getTemplateInstantiationPattern() != nullptr ||
         variable.getInstantiatedFromStaticDataMember() != nullptr;
}

bool IsZeroSized(clang::QualType type, const clang::ASTContext& ast) {
  if (type->isDependentType() || type->isIncompleteType() || type->isReferenceType()) return false;
  return ast.getTypeSizeInChars(type).isZero();
}

const clang::FunctionDecl* FunctionOf(const clang::VarDecl& variable) {
  const clang::DeclContext* scope = variable.getDeclContext();
  while (const auto* method = llvm::dyn_cast<clang::CXXMethodDecl>(scope)) {
    if (!method->getParent()->isLambda()) break;
    scope = method->getParent()->getDeclContext();
  }
  return llvm::dyn_cast<clang::FunctionDecl>(scope);
}

}  // namespace

// `extern __shared__` with a size is a definition for nvcc; Clang rejects it and then treats the variable as the
// host's.
void AcceptSizedSharedArrays(Context& context) {
  std::set<std::string> names;
  std::erase_if(context.errors, [&](const ParseError& error) {
    return error.diag == "err_cuda_extern_shared" && names.insert(error.name).second;
  });
  if (names.empty()) return;
  std::erase_if(context.errors, [&](const ParseError& error) {
    return (error.diag == "err_ref_bad_target" && names.contains(error.name)) || error.diag == "err_cuda_extern_shared";
  });
}

void CheckMembers(Context& context) {
  for (const clang::VarDecl* variable : context.code.variables) {
    if (variable->isStaticDataMember() && !IsInstantiated(*variable) && IsInDeviceMemory(*variable)) {
      context.Add("device-data-member", variable->getLocation(), "memory qualifier on data member is not allowed",
                  variable->getNameAsString());
    }
  }
  for (const clang::FunctionDecl* function : context.code.functions) {
    const bool method = llvm::isa<clang::CXXMethodDecl>(function);
    if (!IsKernel(*function) || (!method && function->getFriendObjectKind() == clang::Decl::FOK_None)) continue;
    if (!method && !function->isThisDeclarationADefinition()) continue;
    if (function->getTemplateInstantiationPattern() != nullptr) continue;
    context.Add("member-kernel", function->getLocation(),
                "A __global__ function or function template cannot be a member function", function->getNameAsString());
  }
}

void CheckKernelParameters(Context& context) {
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (!IsKernel(*function)) continue;
    if (function->isVariadic() && function->getTemplateInstantiationPattern() == nullptr) {
      context.Add("variadic-kernel", function->getLocation(), "a __global__ function cannot have ellipsis",
                  function->getNameAsString());
    }
    const clang::AnnotateAttr* cluster = AnnotationOf(*function, kClusterDims);
    if (cluster != nullptr && context.settings.arch < kFirstArchWithClusters) {
      context.Add("cluster-dims-arch", function->getLocation(),
                  "__cluster_dims__ is not supported for this GPU architecture", function->getNameAsString());
    }
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
      const clang::QualType type = parameter->getType();
      if (AnnotationOf(*parameter, kGridConstant) == nullptr || type->isDependentType()) continue;
      if (!type->isReferenceType() && type.isConstQualified()) continue;
      context.Add("grid-constant", parameter->getLocation(),
                  "a parameter annotated with __grid_constant__ must have const-qualified type",
                  parameter->getNameAsString());
    }
  }
}

void CheckStorage(Context& context) {
  if (context.side != Side::kDevice) return;
  for (const clang::VarDecl* variable : context.code.variables) {
    const clang::FunctionDecl* function = FunctionOf(*variable);
    const bool local = function != nullptr && IsOnDevice(*function) && !IsDependent(*function);
    const std::string name = variable->getNameAsString();
    if (local && variable->getTSCSpec() == clang::TSCS_thread_local) {
      context.Add("thread-local-on-device", variable->getLocation(),
                  "cannot use thread_local specifier for variable declarations in device code", name);
    }
    const bool global = function == nullptr && IsInDeviceMemory(*variable) && !variable->isStaticDataMember() &&
                        !variable->getDeclContext()->isDependentContext() &&
                        variable->isThisDeclarationADefinition() == clang::VarDecl::Definition;
    if ((local || global) && !variable->hasExternalStorage() && IsZeroSized(variable->getType(), context.ast)) {
      context.Add("zero-sized-shared", variable->getLocation(),
                  fmt::format("zero-sized variable \"{}\" is not allowed in device code", NameOf(*variable)), name);
    }
  }
}

}  // namespace assay::cuda
