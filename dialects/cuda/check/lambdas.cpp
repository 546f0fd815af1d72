// Lambdas with the device's annotation, and types that no kernel's template can take.
#include <fmt/format.h>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

bool IsAnnotated(const clang::LambdaExpr& lambda) {
  const clang::CXXMethodDecl* call = lambda.getCallOperator();
  return IsMarked<clang::CUDADeviceAttr>(*call) || IsMarked<clang::CUDAHostAttr>(*call);
}

void CheckLambda(Context& context, const clang::LambdaExpr& lambda) {
  if (context.settings.lambdas || !IsAnnotated(lambda)) return;
  context.Add("device-lambda", lambda.getIntroducerRange(),
              "__host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag");
}

}  // namespace

void CheckLambdas(Context& context) {
  const auto visit = [&](const clang::Stmt& statement, Around) {
    if (const auto* lambda = llvm::dyn_cast<clang::LambdaExpr>(&statement)) CheckLambda(context, *lambda);
    return true;
  };
  for (const clang::FunctionDecl* function : context.code.functions) WalkBody(*function, visit);
  for (const clang::VarDecl* variable : context.code.variables) {
    if (!variable->isLocalVarDecl() && variable->getInit() != nullptr) WalkStatement(*variable->getInit(), visit);
  }
}

namespace {

// The type below pointers, references and arrays.
clang::QualType Innermost(clang::QualType type) {
  for (;;) {
    if (const auto* array = type->getAsArrayTypeUnsafe()) {
      type = array->getElementType();
    } else if (!type->getPointeeType().isNull()) {
      type = type->getPointeeType();
    } else {
      return type;
    }
  }
}

bool IsInHostFunction(const clang::TagDecl& tag) {
  const clang::DeclContext* scope = tag.getParentFunctionOrMethod();
  const auto* function = llvm::dyn_cast_or_null<clang::FunctionDecl>(scope);
  return function != nullptr && !IsOnDevice(*function);
}

std::string LambdaText(const clang::CXXRecordDecl& closure) {
  const clang::CXXMethodDecl* call = closure.getLambdaCallOperator();
  if (call == nullptr || call->getDescribedFunctionTemplate() != nullptr) return "lambda";
  std::string types;
  for (const clang::ParmVarDecl* parameter : call->parameters()) {
    types += (types.empty() ? "" : ", ") + parameter->getType().getAsString(call->getASTContext().getPrintingPolicy());
  }
  return fmt::format("lambda []({})->{}", types,
                     call->getReturnType().getAsString(call->getASTContext().getPrintingPolicy()));
}

// nvcc's message for a type that a kernel's template cannot take; the name of the check, or nothing.
struct Refusal {
  std::string_view check;
  std::string message;
  std::string name;
};

std::optional<Refusal> RefusedType(clang::QualType type, const clang::ASTContext& ast, int depth);

std::optional<Refusal> RefusedArgument(const clang::TemplateArgument& argument, const clang::ASTContext& ast,
                                       int depth) {
  if (argument.getKind() == clang::TemplateArgument::Type) return RefusedType(argument.getAsType(), ast, depth);
  if (argument.getKind() != clang::TemplateArgument::Pack) return std::nullopt;
  for (const clang::TemplateArgument& one : argument.pack_elements()) {
    if (std::optional<Refusal> refused = RefusedArgument(one, ast, depth)) return refused;
  }
  return std::nullopt;
}

std::optional<Refusal> RefusedType(clang::QualType type, const clang::ASTContext& ast, int depth) {
  constexpr int kDeepest = 8;
  const clang::TagDecl* tag = Innermost(type)->getAsTagDecl();
  if (tag == nullptr || depth > kDeepest) return std::nullopt;
  const auto* record = llvm::dyn_cast<clang::CXXRecordDecl>(tag);
  if (record != nullptr && record->isLambda()) {
    // An annotated lambda is an extended lambda; one in device code never leaves it.
    const clang::CXXMethodDecl* call = record->getLambdaCallOperator();
    if (call == nullptr || IsMarked<clang::CUDADeviceAttr>(*call)) return std::nullopt;
    const auto* function = llvm::dyn_cast_or_null<clang::FunctionDecl>(record->getParentFunctionOrMethod());
    if (function != nullptr && IsOnDevice(*function)) return std::nullopt;
    const std::string text = LambdaText(*record);
    return Refusal{
        "host-lambda-to-kernel",
        fmt::format("The closure type for a lambda (\"{}\") cannot be used in the template argument type of a "
                    "__global__ function template instantiation, unless the lambda is defined within a "
                    "__device__ or __global__ function, or the flag '-extended-lambda' is specified and the "
                    "lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within "
                    "a __host__ or __host__ __device__ function)",
                    text),
        text};
  }
  if (IsInHostFunction(*tag)) {
    const std::string name = tag->getNameAsString().empty() ? "struct <unnamed>" : tag->getNameAsString();
    return Refusal{"local-type-to-kernel",
                   fmt::format("A type defined inside a __host__ function (\"{}\") cannot be used in the template "
                               "argument type of a __global__ function template instantiation",
                               name),
                   name};
  }
  const auto* instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(tag);
  if (instance == nullptr) return std::nullopt;
  for (const clang::TemplateArgument& argument : instance->getTemplateArgs().asArray()) {
    if (std::optional<Refusal> refused = RefusedArgument(argument, ast, depth + 1)) return refused;
  }
  return std::nullopt;
}

}  // namespace

void CheckKernelTypes(Context& context) {
  const auto check = [&](const clang::Stmt& statement, Around) {
    if (IsUnevaluated(statement)) return false;
    const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement);
    const auto* kernel = name == nullptr ? nullptr : llvm::dyn_cast<clang::FunctionDecl>(name->getDecl());
    if (kernel == nullptr || !IsKernel(*kernel) || kernel->getTemplateSpecializationArgs() == nullptr) return true;
    for (const clang::TemplateArgument& argument : kernel->getTemplateSpecializationArgs()->asArray()) {
      const std::optional<Refusal> refused = RefusedArgument(argument, context.ast, 0);
      if (!refused) continue;
      context.Add(refused->check, name->getSourceRange(), refused->message, refused->name);
      break;
    }
    return true;
  };
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (!IsDependent(*function)) WalkBody(*function, check);
  }
}

}  // namespace assay::cuda
