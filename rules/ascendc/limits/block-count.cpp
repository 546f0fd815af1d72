// The number of blocks of one copy is a field of 12 bits, though the struct has 16.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::limits_block_count {

static constexpr RuleInfo kInfo = {
    .summary = "more than 4,095 blocks in one copy",
    .basis = Basis::kPattern,
};

static void Check(const KernelFacts& kernel, const ParseFacts& parse, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    if (value.parameter != "blockCount" || value.most == 0 || value.value <= value.most) continue;
    if (IsRefused(parse, value.range)) continue;  // in braces it does not compile
    auto finding = out.Report(value.range, "a copy has at most {} blocks; `blockCount` is {}", Grouped(value.most),
                              Grouped(value.value));
    finding.Note("copy in several calls, or in longer blocks");
    if (value.in_template) finding.As(Severity::kWarning).Note("inside a template, for one of its values");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::limits_block_count
