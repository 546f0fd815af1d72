// Walks the tree of the model headers; templates count once, instantiations not at all.
#include "tests/api-table/declarations.h"

#include <clang/Frontend/ASTUnit.h>
#include <clang/Tooling/Tooling.h>

#include <algorithm>
#include <cstdio>

#include "analyzer/frontend/ast-visitor.h"

namespace assay::test {
namespace {

class Walker : public AstVisitor {
 public:
  Walker(clang::ASTContext& context, const std::string& folder)
      : context_(context), folder_(folder), policy_(context.getLangOpts()) {
    policy_.SuppressUnwrittenScope = true;
    policy_.SuppressTagKeyword = true;
  }

  std::vector<Declaration> found;

  bool VisitFunctionDecl(clang::FunctionDecl* decl) override {
    if (decl->isImplicit() || decl->isTemplateInstantiation() || !Ours(decl)) return true;
    if (decl->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization) return true;
    if (llvm::isa<clang::CXXDestructorDecl>(decl) || llvm::isa<clang::CXXDeductionGuideDecl>(decl)) return true;
    const auto* method = llvm::dyn_cast<clang::CXXMethodDecl>(decl);
    if (method != nullptr && method->getAccess() == clang::AS_private) return true;
    Declaration entry = Named(*decl, method == nullptr ? "function" : "method");
    if (llvm::isa<clang::CXXConstructorDecl>(decl)) {
      entry.kind = "constructor";
      entry.name = Text(decl->getDeclName()).substr(0, Text(decl->getDeclName()).find('<'));
    }
    if (const auto* pattern = decl->getDescribedFunctionTemplate()) {
      entry.head = Head(*pattern->getTemplateParameters());
      for (const clang::NamedDecl* param : *pattern->getTemplateParameters())
        entry.template_params.push_back(Param(*param));
    }
    for (const clang::ParmVarDecl* param : decl->parameters()) {
      if (!entry.params.empty()) entry.params += ", ";
      if (!entry.forms.empty()) entry.forms += ", ";
      entry.forms += param->getName().str();
      entry.params += param->getOriginalType().getAsString(policy_);
      entry.types.push_back(param->getType().getAsString(policy_));
      if (param->hasDefaultArg() && param->getDefaultArg() != nullptr)
        entry.params += " = " + Text(*param->getDefaultArg());
    }
    if (decl->isVariadic()) entry.params += entry.params.empty() ? "..." : ", ...";
    if (method != nullptr && method->isConst()) entry.params += ") const";
    entry.returns = decl->getReturnType().getAsString(policy_);
    found.push_back(entry);
    return true;
  }

  bool VisitTagDecl(clang::TagDecl* decl) override {
    if (!decl->isThisDeclarationADefinition() || decl->isImplicit() || !Ours(decl) || decl->getName().empty())
      return true;
    if (llvm::isa<clang::ClassTemplateSpecializationDecl>(decl) || decl->getAccess() == clang::AS_private) return true;
    Declaration entry = Named(*decl, decl->getKindName().str());
    if (const auto* record = llvm::dyn_cast<clang::CXXRecordDecl>(decl)) {
      if (record->isLambda()) return true;
      if (const auto* pattern = record->getDescribedClassTemplate())
        entry.head = Head(*pattern->getTemplateParameters());
    }
    found.push_back(entry);
    return true;
  }

  bool VisitVarDecl(clang::VarDecl* decl) override {
    if (llvm::isa<clang::ParmVarDecl>(decl) || decl->isImplicit() || !Ours(decl)) return true;
    if (decl->isStaticDataMember() && decl->getAccess() == clang::AS_private) return true;
    if (llvm::isa<clang::VarTemplateSpecializationDecl>(decl)) return true;
    Declaration entry = Named(*decl, "constant");
    entry.returns = decl->getType().getAsString(policy_);
    found.push_back(entry);
    return true;
  }

  bool VisitTypedefNameDecl(clang::TypedefNameDecl* decl) override {
    if (decl->isImplicit() || !Ours(decl) || !decl->getDeclContext()->isFileContext()) return true;
    Declaration entry = Named(*decl, "alias");
    entry.returns = decl->getUnderlyingType().getAsString(policy_);
    found.push_back(entry);
    return true;
  }

 private:
  bool Ours(const clang::NamedDecl* decl) const {
    const auto& sources = context_.getSourceManager();
    if (!sources.getFilename(sources.getExpansionLoc(decl->getLocation())).starts_with(folder_)) return false;
    for (const std::string& name : {decl->getQualifiedNameAsString(), decl->getDeclName().getAsString()}) {
      if (name.starts_with("assay") || name.starts_with("Assay")) return false;
    }
    for (const clang::DeclContext* at = decl->getDeclContext(); at != nullptr; at = at->getParent()) {
      if (at->isFunctionOrMethod()) return false;
      const auto* owner = llvm::dyn_cast<clang::NamedDecl>(at);
      if (owner != nullptr && owner->getDeclName().getAsString().starts_with("assay_address")) return false;
    }
    return true;
  }

  Declaration Named(const clang::NamedDecl& decl, const std::string& kind) const {
    Declaration entry;
    entry.kind = kind;
    entry.name = Text(decl.getDeclName());
    if (const auto* owner = llvm::dyn_cast<clang::NamedDecl>(decl.getDeclContext())) {
      entry.owner = TableOwner(owner->getQualifiedNameAsString());
    }
    for (const auto* note : decl.specific_attrs<clang::AnnotateAttr>()) {
      llvm::StringRef text = note->getAnnotation();
      if (!text.consume_front("assay_since:")) continue;
      entry.since = text.str();
      std::ranges::replace(entry.since, '_', '.');
    }
    return entry;
  }

  std::string Head(const clang::TemplateParameterList& list) const {
    std::string text;
    for (const clang::NamedDecl* param : list) text += (text.empty() ? "" : ", ") + Param(*param).text;
    return text;
  }

  TemplateParam Param(const clang::NamedDecl& param) const {
    TemplateParam result;
    result.name = param.getName().str();
    result.pack = param.isTemplateParameterPack();
    if (const auto* value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(&param))
      result.type = value->getType().getAsString(policy_);
    llvm::raw_string_ostream out(result.text);
    param.print(out, policy_);
    return result;
  }

  std::string Text(const clang::DeclarationName& name) const { return name.getAsString(); }
  std::string Text(const clang::Expr& expr) const {
    std::string text;
    llvm::raw_string_ostream out(text);
    expr.printPretty(out, nullptr, policy_);
    return text;
  }

  clang::ASTContext& context_;
  std::string folder_;
  clang::PrintingPolicy policy_;
};

}  // namespace

std::string TableOwner(std::string qualified) {
  if (const auto open = qualified.find('<'); open != std::string::npos) qualified.resize(open);
  if (qualified.rfind("AscendC::", 0) == 0) qualified = qualified.substr(9);
  return qualified;
}

std::vector<Declaration> ListDeclarations(const std::string& include_dir, const std::string& includes) {
  const std::vector<std::string> arguments = {"-std=c++17", "-fsyntax-only", "-w", "-isystem", include_dir};
  const std::unique_ptr<clang::ASTUnit> unit =
      clang::tooling::buildASTFromCodeWithArgs(includes, arguments, "headers.cpp");
  if (unit == nullptr || unit->getDiagnostics().hasErrorOccurred()) {
    std::fprintf(stderr, "the model headers do not parse\n");
    return {};
  }
  Walker walker(unit->getASTContext(), include_dir);
  walker.TraverseDecl(unit->getASTContext().getTranslationUnitDecl());
  return std::move(walker.found);
}

}  // namespace assay::test
