// Constants of classes, as far as the compiler knows them.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/frontend/ast-collector.h"

namespace assay {

std::optional<ConstantFact> ConstantIn(const clang::VarDecl& variable) {
  if (!variable.isStaticDataMember() || !variable.isConstexpr()) return std::nullopt;
  const auto* owner = llvm::dyn_cast<clang::CXXRecordDecl>(variable.getDeclContext());
  if (owner == nullptr || owner->isDependentContext() || !variable.getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  // A member of a class template's specialisation has its initialiser only once something asks for it.
  const clang::Expr* init = variable.getInit();
  if (init == nullptr || variable.isInvalidDecl() || init->isValueDependent() || init->containsErrors())
    return std::nullopt;
  const clang::APValue* value = variable.evaluateValue();
  if (value == nullptr || !value->isInt() || value->getInt().getSignificantBits() > 63) return std::nullopt;
  return ConstantFact{owner->getNameAsString(), variable.getNameAsString(), value->getInt().getExtValue()};
}

void CollectConstants(const clang::CXXRecordDecl& record, const std::string& suffix, std::vector<ConstantFact>& out) {
  for (const clang::Decl* member : record.decls()) {
    const auto* variable = llvm::dyn_cast<clang::VarDecl>(member);
    if (variable == nullptr || !variable->getName().ends_with(suffix)) continue;
    if (std::optional<ConstantFact> constant = ConstantIn(*variable)) out.push_back(*std::move(constant));
  }
}

}  // namespace assay
