// Which argument of a failed call is to blame: a scalar where every overload takes a tensor, or the reverse.
#include <algorithm>
#include <string_view>
#include <vector>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-types.h"

namespace assay {
namespace {

const clang::FunctionDecl* FunctionOf(const clang::NamedDecl* decl) {
  if (const auto* made = llvm::dyn_cast<clang::FunctionTemplateDecl>(decl)) return made->getTemplatedDecl();
  return llvm::dyn_cast<clang::FunctionDecl>(decl);
}

// The candidates, those of other releases left out unless there are no others.
std::vector<const clang::FunctionDecl*> CandidatesOf(const FrontendDialect& dialect, const FailedCall& call) {
  std::vector<const clang::FunctionDecl*> all, plain;
  for (const clang::NamedDecl* candidate : call.candidates) {
    const clang::FunctionDecl* function = FunctionOf(candidate);
    if (function == nullptr) continue;
    all.push_back(function);
    if (MarkOf(function, dialect.mark_prefixes).empty()) plain.push_back(function);
  }
  return plain.empty() ? all : plain;
}

// How many arguments are a tensor where the candidate takes none, or the reverse; the last such in `which`.
int Mismatches(const FrontendDialect& dialect, const FailedCall& call, const clang::FunctionDecl* function,
               int& which) {
  int count = 0;
  for (std::size_t i = 0; i < call.args.size() && i < function->getNumParams(); ++i) {
    const bool wants_tensor = IsTensorType(dialect, function->getParamDecl(static_cast<unsigned>(i))->getType());
    if (call.args[i].type.empty() || call.args[i].type == "<dependent type>") continue;
    if (wants_tensor != call.args[i].is_tensor) {
      ++count;
      which = static_cast<int>(i);
    }
  }
  return count;
}

bool IsNumber(const std::string& type) {
  return type.find("int") != std::string::npos || type.find("float") != std::string::npos || type == "half" ||
         type == "double" || type == "bool";
}

// Numbers where the candidate takes an enumerator or a struct: there is no implicit conversion.
int NumbersForOthers(const FrontendDialect& dialect, const FailedCall& call, const clang::FunctionDecl* function) {
  int count = 0;
  for (std::size_t i = 0; i < call.args.size() && i < function->getNumParams(); ++i) {
    const clang::QualType wanted = function->getParamDecl(static_cast<unsigned>(i))->getType();
    const clang::QualType bare = wanted.getNonReferenceType();
    const bool other = bare->isEnumeralType() || (bare->isRecordType() && !IsTensorType(dialect, wanted));
    if (other && IsNumber(call.args[i].type)) ++count;
  }
  return count;
}

// "dstLocal" -> "dst": the type already says where a tensor lies.
std::string ParameterName(const clang::ParmVarDecl& parameter, unsigned index) {
  llvm::StringRef name = parameter.getName();
  for (const char* suffix : {"Local", "Global", "Tensor"}) {
    if (name.size() > llvm::StringRef(suffix).size()) name.consume_back(suffix);
  }
  return name.empty() ? "arg" + std::to_string(index) : name.str();
}

// The call with the names of its parameters, those with a default left out unless the call gives them.
std::string SignatureOf(const clang::FunctionDecl& function, std::size_t given) {
  std::string text = function.getNameAsString() + "(";
  const std::size_t shown = std::max<std::size_t>(function.getMinRequiredArguments(), given);
  for (unsigned i = 0; i < function.getNumParams() && i < shown; ++i) {
    text += (i == 0 ? "" : ", ") + ParameterName(*function.getParamDecl(i), i);
  }
  return text + ")";
}

// Tensors of another class than the candidate takes.
std::size_t WrongClasses(const FrontendDialect& dialect, const FailedCall& call, const clang::FunctionDecl* function) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < call.args.size() && i < function->getNumParams(); ++i) {
    const clang::QualType wanted = function->getParamDecl(static_cast<unsigned>(i))->getType();
    if (!call.args[i].is_tensor || !IsTensorType(dialect, wanted)) continue;
    if (call.args[i].type.find(RecordOf(wanted)->getNameAsString()) == std::string::npos) ++count;
  }
  return count;
}

// The candidate that needs the fewest changes to the call: first by number, then by kind of arguments.
std::string ClosestSignature(const FrontendDialect& dialect, const FailedCall& call) {
  const clang::FunctionDecl* best = nullptr;
  std::size_t best_cost = 0;
  for (const clang::FunctionDecl* function : CandidatesOf(dialect, call)) {
    const std::size_t given = call.args.size();
    const std::size_t least = function->getMinRequiredArguments();
    const std::size_t most = function->getNumParams();
    const std::size_t gap = given < least ? least - given : given > most ? given - most : 0;
    int ignored = -1;
    const std::size_t cost = 2 * gap + static_cast<std::size_t>(Mismatches(dialect, call, function, ignored)) +
                             3 * WrongClasses(dialect, call, function);
    if (best != nullptr && cost >= best_cost) continue;
    best = function;
    best_cost = cost;
  }
  return best == nullptr ? std::string() : SignatureOf(*best, call.args.size());
}

void Explain(const FrontendDialect& dialect, const FailedCall& call, ParseError& error) {
  error.statement = call.range;
  error.signature = ClosestSignature(dialect, call);
  for (const CallFact::Argument& argument : call.args) {
    error.argument_types.push_back(argument.type);
    error.argument_ranges.push_back(argument.range);
  }
  int best = -1;
  int best_argument = -1;
  bool arity_fits = false;
  const clang::FunctionDecl* best_function = nullptr;
  for (const clang::FunctionDecl* function : CandidatesOf(dialect, call)) {
    if (function->getNumParams() < call.args.size()) continue;
    if (function->getMinRequiredArguments() > call.args.size()) continue;
    arity_fits = true;
    int which = -1;
    const int count = Mismatches(dialect, call, function, which) + NumbersForOthers(dialect, call, function);
    if (best < 0 || count < best) {
      best = count;
      best_argument = which;
      best_function = function;
    }
  }
  if (error.what == ParseErrorClass::kOther) error.what = ParseErrorClass::kNoOverload;
  if (!arity_fits || best != 1 || best_argument < 0) return;
  error.argument = best_argument;
  const auto& argument = call.args[static_cast<std::size_t>(best_argument)];
  error.what = argument.is_tensor ? ParseErrorClass::kTensorAsScalar : ParseErrorClass::kScalarAsTensor;
  if (argument.is_tensor) {
    error.expected = "a scalar";
    return;
  }
  // The other tensors of the call show the wanted element type.
  const auto other = std::find_if(call.args.begin(), call.args.end(), [](const auto& a) { return a.is_tensor; });
  error.expected = other != call.args.end()
                       ? other->type
                       : best_function->getParamDecl(static_cast<unsigned>(best_argument))->getType().getAsString();
}

}  // namespace

void ExplainFailedCalls(const FrontendDialect& dialect, const std::vector<FailedCall>& calls,
                        std::vector<ParseError>& errors) {
  for (ParseError& error : errors) {
    if (!error.range.valid()) continue;
    const auto call = std::find_if(calls.begin(), calls.end(), [&](const FailedCall& c) {
      // The error is at the callee's name, or at the qualifier before it.
      return c.range.file == error.range.file &&
             (c.callee.begin == error.range.begin || c.range.begin == error.range.begin);
    });
    if (call != calls.end() && error.diag.starts_with("err_ovl_no_viable")) Explain(dialect, *call, error);
  }
}

}  // namespace assay
