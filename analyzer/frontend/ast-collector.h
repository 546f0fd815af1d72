// Walks the project's own declarations, instantiations included, and records calls, classes, variables and functions.
#pragma once

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// A call that Clang could not resolve, kept by its error recovery.
struct FailedCall {
  SourceRange callee;
  SourceRange range;
  std::vector<CallFact::Argument> args;
  std::vector<const clang::NamedDecl*> candidates;
};

struct CollectedAst {
  AstFacts facts;
  std::vector<FailedCall> failed_calls;
  std::vector<SourceRange> statements;  // every statement of a block, semicolon included
};

class AstCollector {
 public:
  AstCollector(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator);
  ~AstCollector();

  void Visit(clang::DeclGroupRef group);
  CollectedAst Take();

 private:
  class Visitor;
  std::unique_ptr<Visitor> visitor_;
};

// A static integer constant of a class whose value the compiler knows.
std::optional<ConstantFact> ConstantIn(const clang::VarDecl& variable);
// Members of a class whose names end in this.
void CollectConstants(const clang::CXXRecordDecl& record, const std::string& suffix, std::vector<ConstantFact>& out);

// Constants given to functions and classes that are not the project's own.
void CollectValues(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                   const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// Members that a function reads before it sets them, and that nothing else sets.
void CollectEarlyReads(clang::ASTContext& context, const Locator& locator,
                       const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// Constant products that overflow.
void CollectConstantProducts(clang::ASTContext& context, const Locator& locator,
                             const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// Variables that one place computes.
void CollectComputations(clang::ASTContext& context, const Locator& locator,
                         const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// Parameters that are narrower than their arguments and than what they are passed on as.
void CollectNarrowParameters(clang::ASTContext& context, const Locator& locator,
                             const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// The paths through functions that call members of watched classes, and what happens to tensor variables on them.
void CollectFlows(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                  const std::vector<clang::DeclGroupRef>& groups, AstFacts& out);

// Attaches what is known about failed calls to the errors at the same place: argument types, which argument is a
// scalar instead of a tensor or the reverse, and what is expected there.
void ExplainFailedCalls(const FrontendDialect& dialect, const std::vector<FailedCall>& calls,
                        std::vector<ParseError>& errors);

// Uses of declarations with an annotation that the dialect watches.
void CollectMarkedUses(const FrontendDialect& dialect, const Locator& locator,
                       const std::vector<clang::DeclGroupRef>& groups, std::vector<MarkedUse>& out);

// Conversions and calls that the device compiler refuses although they are valid C++: float <-> unsigned that is not
// a constant, and calls of functions that are not device functions.
void CheckDeviceCode(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                     const std::vector<clang::DeclGroupRef>& groups, std::vector<ParseError>& errors);

}  // namespace assay
