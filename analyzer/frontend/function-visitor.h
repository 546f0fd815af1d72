// A walk over an AST that knows the functions it stands in, of templates their instantiations too.
#pragma once

#include <vector>

#include "analyzer/frontend/clang.h"

namespace assay {

// Derived may hide Skips to leave functions out.
template <class Derived>
class FunctionVisitor : public clang::RecursiveASTVisitor<Derived> {
  using Base = clang::RecursiveASTVisitor<Derived>;

 public:
  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseFunctionDecl(clang::FunctionDecl* f) {
    return InFunction(f, [&] { return Base::TraverseFunctionDecl(f); });
  }
  bool TraverseCXXMethodDecl(clang::CXXMethodDecl* f) {
    return InFunction(f, [&] { return Base::TraverseCXXMethodDecl(f); });
  }
  bool TraverseCXXConstructorDecl(clang::CXXConstructorDecl* f) {
    return InFunction(f, [&] { return Base::TraverseCXXConstructorDecl(f); });
  }

  bool Skips(const clang::FunctionDecl*) const { return false; }

 protected:
  std::vector<clang::FunctionDecl*> functions_;  // the innermost last

 private:
  template <class Traverse>
  bool InFunction(clang::FunctionDecl* function, Traverse traverse) {
    if (this->getDerived().Skips(function)) return true;
    functions_.push_back(function);
    const bool go_on = traverse();
    functions_.pop_back();
    return go_on;
  }
};

}  // namespace assay
