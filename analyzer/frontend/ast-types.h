// Queries on Clang's types: watched classes, template arguments, annotations.
#pragma once

#include <string>
#include <vector>

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"

namespace assay {

bool Contains(const std::vector<std::string>& names, llvm::StringRef name);

// The class of a type, its template's pattern where it is dependent; null for other types.
const clang::CXXRecordDecl* RecordOf(clang::QualType type);

// The watched class that a record is or derives from; its qualified name.
std::string WatchedName(const std::vector<std::string>& watched, const clang::CXXRecordDecl* record, int depth = 0);

std::vector<std::string> TemplateArgsOf(clang::QualType type, const clang::PrintingPolicy& policy);

// The type without sugar that only names it inside a class (`PrimType`), also behind a pointer.
clang::QualType WithoutMemberAliases(clang::QualType type, const clang::ASTContext& context);
// Whether a type is (a reference to) one of the dialect's tensor classes.
bool IsTensorType(const FrontendDialect& dialect, clang::QualType type);

// annotate("...") on a function or its pattern.
bool HasAnnotation(const clang::FunctionDecl* function, llvm::StringRef text);

// Threads per block as promised by __launch_bounds__; 0 if it is absent or not a constant yet.
std::int64_t MaxThreads(const clang::FunctionDecl& function, const clang::ASTContext& context);

// The annotation of a declaration, or of the template it comes from, that starts with one of `prefixes`; empty if none.
std::string MarkOf(const clang::NamedDecl* decl, const std::vector<std::string>& prefixes);

}  // namespace assay
