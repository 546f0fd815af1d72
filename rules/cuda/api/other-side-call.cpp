// A function belongs to the side that its `__host__` and `__device__` say; without either it is the host's.
#include <fmt/format.h>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_other_side_call {

static constexpr RuleInfo kInfo = {
    .summary = "function of the host in device code, or the other way round",
    .basis = Basis::kPattern,
};

static void Check(const CudaFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kOtherSide})) {
    const bool by_host = error->expected == "__host__";
    auto finding = out.Report(error->range, "`{}` is a `{}` function, and {} calls it", error->name, error->owner,
                              by_host ? "host code" : fmt::format("a `{}` function", error->expected));
    finding.BreaksBuild();
    finding.Note("a function that both sides call is marked `__host__ __device__`");
    if (error->declaration.valid()) finding.Label(error->declaration, "declared here");
    NoteFollowers(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_other_side_call
