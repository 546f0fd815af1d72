// What every check receives: the unit, its build settings, its functions, and where errors go.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"
#include "dialects/cuda/build-settings.h"

namespace assay::cuda {

// The project's own declarations, with instantiations. Patterns of templates are left out unless stated otherwise.
struct UnitDeclarations {
  std::vector<const clang::FunctionDecl*> functions;  // each declaration, patterns too
  std::vector<const clang::VarDecl*> variables;       // of namespaces, classes and functions, patterns too
  std::vector<const clang::LambdaExpr*> lambdas;      // as written
};

struct Context {
  Side side;
  const BuildSettings& settings;
  clang::ASTContext& ast;
  const Locator& locator;
  const UnitDeclarations& code;
  std::vector<ParseError>& errors;
  std::map<std::string, std::int64_t>& static_shared;  // bytes, by the kernel's symbol
  std::set<std::pair<SourceRange, std::string>> seen = {};

  // `check` as named in diagnostics.tsv. No error if Clang, or an earlier instantiation, has one at the same place.
  void Add(std::string_view check, clang::SourceRange where, std::string message, std::string name = "");
};

// Compiled for the device by its own attributes; a constexpr function that may run there has none.
bool IsOnDevice(const clang::FunctionDecl& function);
bool IsKernel(const clang::FunctionDecl& function);
bool IsDependent(const clang::FunctionDecl& function);
// An attribute that is written, as opposed to one that Clang adds implicitly.
template <class Attribute>
bool IsMarked(const clang::Decl& decl) {
  return llvm::any_of(decl.specific_attrs<Attribute>(),
                      [](const Attribute* attribute) { return !attribute->isImplicit(); });
}
// In device memory: __device__, __constant__, __shared__, __managed__.
bool IsInDeviceMemory(const clang::VarDecl& variable);
// The name as spelled in nvcc's messages: "S::t".
std::string NameOf(const clang::NamedDecl& decl);

void AcceptSizedSharedArrays(Context& context);
void CheckConstantWritten(Context& context);
void CheckConstantsOnDevice(Context& context);
void CheckMembers(Context& context);
void CheckKernelParameters(Context& context);
void CheckStorage(Context& context);
void CheckExpressions(Context& context);
void CheckLambdas(Context& context);
void CheckKernelTypes(Context& context);
void CheckAssembly(Context& context);
void CheckConstantMemory(Context& context);
void CheckSharedMemory(Context& context);
void CheckUndefinedFunctions(Context& context);
void CheckHeaderFunctions(Context& context);

}  // namespace assay::cuda
