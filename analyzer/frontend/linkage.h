// How other units of a program refer to a function: its symbol and its types.
#pragma once

#include <memory>

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"

namespace assay {

class Linkage {
 public:
  explicit Linkage(clang::ASTContext& context) : context_(context) {}
  void Describe(const clang::FunctionDecl& function, const clang::PrintingPolicy& policy, FunctionFact& fact);

 private:
  clang::ASTContext& context_;
  std::unique_ptr<clang::ItaniumMangleContext> mangler_;
};

}  // namespace assay
