// Fields and parameters narrower than the constant given to them: C++ truncates the constant silently.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::limits_field_width {

static constexpr RuleInfo kInfo = {
    .summary = "constant that does not fit its field",
    .basis = Basis::kPattern,
};

static std::int64_t Kept(const ApiValue& value) { return value.value & ((std::int64_t{1} << value.bits) - 1); }

static void Check(const KernelFacts& kernel, const ParseFacts& parse, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    const bool narrow = !value.fits && value.bits > 1 && value.bits < 63 && value.value > 0;
    const bool beyond = value.most > 0 && value.value > value.most && value.parameter == "blockLen";
    // These have pages of their own.
    if (IsRefused(parse, value.range)) continue;  // in braces it does not compile
    if ((!narrow && !beyond) || value.parameter == "blockCount" || value.parameter.starts_with("repeatTime")) continue;
    auto finding =
        beyond && value.fits
            ? out.Report(value.range,
                         "a copy takes `{}` up to {} bytes, though the field of `{}` has {} bits; {} is given",
                         value.parameter, Grouped(value.most), value.api, value.bits, Grouped(value.value))
            : out.Report(value.range, "`{}` of `{}` has {} bits, so {} becomes {}", value.parameter, value.api,
                         value.bits, Grouped(value.value), Grouped(Kept(value)));
    // A length in blocks that does not fit 16 bits always exceeds the bytes that the other struct can hold.
    if (value.api == "DataCopyParams")
      finding.Note(
          "copy in parts; `DataCopyPad`, where `blockLen` counts bytes, takes `DataCopyExtParams` with 32 bits");
    if (value.in_template) finding.As(Severity::kWarning).Note("inside a template, for one of its values");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::limits_field_width
