// C++ has no arrays of variable length, and nvcc, unlike g++, does not add them.
#include <fmt/format.h>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_variable_length_array {

static constexpr RuleInfo kInfo = {
    .summary = "array in device code whose length is not a constant",
    .basis = Basis::kPattern,
};

static void Check(const CudaFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kVariableLength})) {
    auto finding = out.Report(error->range, "the length of `{}` is not a constant", error->name);
    finding.BreaksBuild().Arg("array", error->name);
    finding.Note(
        "make it a template parameter or a `constexpr`; shared memory whose size the launch decides is declared "
        "`extern __shared__` without a length");
    NoteFollowers(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_variable_length_array
