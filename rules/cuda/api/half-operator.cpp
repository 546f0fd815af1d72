// torch builds extensions with flags that take away operators and conversions of the half types.
#include <fmt/format.h>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_half_operator {

static constexpr RuleInfo kInfo = {
    .summary = "operator or conversion of a half type that the build switches off",
    .basis = Basis::kPattern,
};

static void Check(const CudaFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kHalfOperator})) {
    const std::string& first = error->argument_types[0];
    const std::string& second = error->argument_types[1];
    auto finding =
        error->name == "operator"
            ? out.Report(error->range, "`{}` and `{}` have no operator in builds by torch", first, second)
            : out.Report(error->range, "`{}` does not convert to `{}` implicitly in builds by torch", first, second);
    finding.BreaksBuild();
    const bool brain = first.starts_with("__nv_") || second.starts_with("__nv_");
    finding.Note(
        brain ? "`-D__CUDA_NO_BFLOAT16_CONVERSIONS__` disables the conversions; two `__nv_bfloat16` have operators"
              : "`-D__CUDA_NO_HALF_OPERATORS__` and `-D__CUDA_NO_HALF_CONVERSIONS__` take operators and conversions "
                "away");
    finding.Note(brain ? "`__bfloat162float` and `__float2bfloat16` convert"
                       : "`__half2float` and `__float2half` convert; `__hadd`, `__hmul` and `__hfma` calculate");
    NoteFollowers(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_half_operator
