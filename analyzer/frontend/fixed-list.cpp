// Writes to a variable are looked for in its function's text, by its name.
#include "analyzer/frontend/fixed-list.h"

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

const clang::Expr* FixedList(const clang::VarDecl& variable, const Locator& locator) {
  const clang::Expr* init = variable.getInit() != nullptr ? variable.getInit()->IgnoreImplicit() : nullptr;
  const auto* made = llvm::dyn_cast_or_null<clang::CXXConstructExpr>(init);
  if (made == nullptr || !made->isStdInitListInitialization()) return nullptr;
  if (variable.getType().isConstQualified()) return made;
  const auto* function = llvm::dyn_cast<clang::FunctionDecl>(variable.getDeclContext());
  if (function == nullptr) return nullptr;
  const std::string text = locator.Text(locator.Tokens(function->getSourceRange()));
  const std::string name = variable.getNameAsString();
  const auto word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  int assignments = 0;  // the initialiser's own counts
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    if (at > 0 && word(text[at - 1])) continue;
    const std::string_view rest = std::string_view(text).substr(at + name.size());
    for (const char* change : {".push_back", ".insert", ".emplace", ".resize", ".clear", ".erase", ".assign", "["}) {
      if (rest.starts_with(change)) return nullptr;
    }
    assignments += rest.starts_with(" =") || rest.starts_with("=");
  }
  if (assignments > 1) return nullptr;
  return made;
}

}  // namespace assay
