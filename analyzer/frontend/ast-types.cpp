// The questions of ast-types.h.
#include "analyzer/frontend/ast-types.h"

#include <algorithm>

namespace assay {

bool Contains(const std::vector<std::string>& names, llvm::StringRef name) {
  return std::any_of(names.begin(), names.end(), [&](const std::string& n) { return n == name; });
}

const clang::CXXRecordDecl* RecordOf(clang::QualType type) {
  type = type.getNonReferenceType();
  if (const auto* record = type->getAsCXXRecordDecl()) return record;
  if (const auto* spec = type->getAs<clang::TemplateSpecializationType>()) {
    if (auto* decl = spec->getTemplateName().getAsTemplateDecl()) {
      return llvm::dyn_cast_or_null<clang::CXXRecordDecl>(decl->getTemplatedDecl());
    }
  }
  if (const auto* injected = type->getAs<clang::InjectedClassNameType>()) return injected->getDecl();
  return nullptr;
}

std::string WatchedName(const std::vector<std::string>& watched, const clang::CXXRecordDecl* record, int depth) {
  if (record == nullptr || depth > 4) return {};
  const std::string name = record->getQualifiedNameAsString();
  if (Contains(watched, name)) return name;
  if (!record->hasDefinition()) return {};
  for (const clang::CXXBaseSpecifier& base : record->bases()) {
    std::string found = WatchedName(watched, RecordOf(base.getType()), depth + 1);
    if (!found.empty()) return found;
  }
  return {};
}

std::vector<std::string> TemplateArgsOf(clang::QualType type, const clang::PrintingPolicy& policy) {
  std::vector<std::string> result;
  auto print = [&](const clang::TemplateArgument& argument) {
    std::string text;
    llvm::raw_string_ostream out(text);
    argument.print(policy, out, /*IncludeType=*/false);
    result.push_back(text);
  };
  type = type.getNonReferenceType();
  if (const auto* record = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type->getAsCXXRecordDecl())) {
    for (const clang::TemplateArgument& argument : record->getTemplateArgs().asArray()) print(argument);
  } else if (const auto* spec = type->getAs<clang::TemplateSpecializationType>()) {
    for (const clang::TemplateArgument& argument : spec->template_arguments()) print(argument);
  }
  return result;
}

clang::QualType WithoutMemberAliases(clang::QualType type, const clang::ASTContext& context) {
  if (const auto* pointer = llvm::dyn_cast<clang::PointerType>(type.getTypePtr())) {
    const clang::QualType pointee = WithoutMemberAliases(pointer->getPointeeType(), context);
    return context.getQualifiedType(context.getPointerType(pointee), type.getQualifiers());
  }
  const auto* alias = type->getAs<clang::TypedefType>();
  const bool member = alias != nullptr && alias->getDecl()->getDeclContext()->isRecord();
  if (!member || type->isDependentType()) return type;
  return type.getCanonicalType();
}

bool IsTensorType(const FrontendDialect& dialect, clang::QualType type) {
  return !type.isNull() && !WatchedName(dialect.tensor_classes, RecordOf(type)).empty();
}

bool HasAnnotation(const clang::FunctionDecl* function, llvm::StringRef text) {
  for (const clang::FunctionDecl* decl : function->redecls()) {
    for (const auto* attribute : decl->specific_attrs<clang::AnnotateAttr>()) {
      if (attribute->getAnnotation() == text) return true;
    }
  }
  const clang::FunctionDecl* pattern = function->getTemplateInstantiationPattern();
  return pattern != nullptr && pattern != function && HasAnnotation(pattern, text);
}

std::int64_t MaxThreads(const clang::FunctionDecl& function, const clang::ASTContext& context) {
  const auto* bounds = function.getAttr<clang::CUDALaunchBoundsAttr>();
  const clang::Expr* most = bounds == nullptr ? nullptr : bounds->getMaxThreads();
  if (most == nullptr || most->isValueDependent()) return 0;
  const std::optional<llvm::APSInt> value = most->getIntegerConstantExpr(context);
  return value && value->isRepresentableByInt64() ? value->getExtValue() : 0;
}

std::string MarkOf(const clang::NamedDecl* decl, const std::vector<std::string>& prefixes) {
  if (decl == nullptr) return "";
  for (const auto* attribute : decl->specific_attrs<clang::AnnotateAttr>()) {
    const llvm::StringRef text = attribute->getAnnotation();
    for (const std::string& prefix : prefixes) {
      if (text.starts_with(prefix)) return text.str();
    }
  }
  const clang::NamedDecl* origin = nullptr;
  if (const auto* shadow = llvm::dyn_cast<clang::UsingShadowDecl>(decl)) {
    origin = shadow->getTargetDecl();
  } else if (const auto* pattern = llvm::dyn_cast<clang::TemplateDecl>(decl)) {
    origin = pattern->getTemplatedDecl();
  } else if (const auto* function = llvm::dyn_cast<clang::FunctionDecl>(decl)) {
    origin = function->getTemplateInstantiationPattern();
  } else if (const auto* record = llvm::dyn_cast<clang::CXXRecordDecl>(decl)) {
    origin = record->getTemplateInstantiationPattern();
    if (const auto* made = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(decl); made != nullptr && !origin)
      origin = made->getSpecializedTemplate()->getTemplatedDecl();
  }
  return origin == nullptr || origin == decl ? "" : MarkOf(origin, prefixes);
}

}  // namespace assay
