// With `functions`, torch writes the module itself; a PYBIND11_MODULE of the CUDA sources is a second definition of the
// same initialiser, which the linker refuses. (One in the C++ sources is a redefinition in the same unit.)
#include <algorithm>

#include "analyzer/facts/cuda/extension.h"
#include "rules/rule.h"

namespace assay::rules::binding_second_module {

static constexpr RuleInfo kInfo = {
    .summary = "two modules in one extension",
    .basis = Basis::kPattern,
};

static bool IsInitialiser(const CudaFunction& function) {
  return function.defined && function.symbol.starts_with("PyInit_");
}

static void Check(const CudaFacts& cuda, Emitter& out) {
  for (const CudaExtension& extension : cuda.extensions) {
    const auto& main = extension.main.functions;
    const auto first = std::find_if(main.begin(), main.end(), IsInitialiser);
    if (!extension.binds && first == main.end()) continue;
    for (const CudaFunction& function : extension.cuda.functions) {
      if (!IsInitialiser(function)) continue;
      if (first != main.end() && first->symbol != function.symbol) continue;
      auto finding = out.Report(function.name_range, "this module is defined a second time");
      finding.BreaksBuild(BuildStep::kBinding);
      if (extension.binds) {
        finding.Note("`functions` makes load_inline write a module of its own; leave out one of the two");
      } else {
        finding.Label(first->name_range, "defined here");
      }
      break;
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::binding_second_module
