// From C++ facts to AscendC facts: the meaning of the macros, chains and calls of the two halves, and each compile
// error in the vendor's vocabulary.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/profile.h"
#include "analyzer/frontend/ast-facts.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/names/known-names.h"
#include "dialects/ascendc/releases.h"

namespace assay::ascendc {

// Which classes, macros and annotations the front end should watch.
FrontendDialect MakeFrontendDialect();

// Adds the facts of one host translation unit.
void InterpretHost(const AstFacts& ast, ascendc::OperatorFacts& out);
// Adds the facts of one kernel translation unit.
void InterpretKernel(const AstFacts& ast, KernelFacts& out);
// For an instance of a template kernel that was read without one: what its functions do with numbers, as far as `out`
// does not have it already. Notes only; errors show where the instance runs.
void InterpretInstance(const AstFacts& ast, KernelFacts& out);
// The op object of the project json, in the order of the file; `problems` receives what msopgen would reject.
void InterpretProjectJson(const Project& project, ascendc::OperatorFacts& out, std::vector<ReplyProblem>& problems);
// The facts of the Python binding and the module that calls it.
void InterpretBinding(const Project& project, ascendc::OperatorFacts& out);

// The value of ParseError::expected for an invented name if the vendor's classes have a member function of that name.
inline constexpr std::string_view kMemberFunction = "a member function";

// Gives every error its class, suggestion and vendor vocabulary.
void ClassifyErrors(const KnownNames& names, const ascendc::OperatorFacts& host, std::vector<ParseError>& errors,
                    Release release = kDefaultRelease);
// Adds the uses of declarations that not every release has; `release` lacks them, or it is unknown.
void InterpretReleases(const AstFacts& ast, Half half, const KnownNames& names, Release release, ProfileFacts& out);

// Adds what the text around a host error shows, after ClassifyErrors; drops errors that follow from another.
void ExplainHostErrors(const Project& project, const KnownNames& names, const ascendc::OperatorFacts& host,
                       std::vector<ParseError>& errors);

// Text before the kernel: DTYPE_*, ORIG_DTYPE_*, FORMAT_* of one column of the op definition.
std::string DtypePrelude(const OpDefinition& op, std::size_t column);
// Number of distinct columns; 1 if the definition lists none.
std::size_t ColumnCount(const OpDefinition& op);
std::string ColumnName(const OpDefinition& op, std::size_t column);
// The device structs generated from registered tiling classes, and GET_TILING_DATA; empty if none is registered.
// `own` names structs that the kernel defines itself.
std::string TilingPrelude(const ascendc::OperatorFacts& host, const std::set<std::string>& own = {});

// The definition that determines dtypes and parameter order: the class that OP_ADD registers, else the json's.
const OpDefinition* DecidingDefinition(const ascendc::OperatorFacts& host);

}  // namespace assay::ascendc
