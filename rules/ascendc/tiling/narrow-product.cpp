// Dimensions have 64 bits. Their product in 32 bits wraps where a tensor has 2^31 elements.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_narrow_product {

static constexpr RuleInfo kInfo = {
    .summary = "product of dimensions in 32 bits",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.narrow_products) {
    auto finding =
        out.Report(one.multiplied, "dimensions are multiplied in `{}`, whose type is `{}`", one.product, one.type);
    finding.Label(one.declared, "declared here");
    finding.Note("`int64_t` is what `GetDim` gives, and holds the product of any tensor's dimensions");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_narrow_product
