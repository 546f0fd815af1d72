// The core converts between floating point and signed integers only. A conversion from or to an unsigned integer that
// is not a constant is an error of the device compiler, written or implicit. In templates some toolkits accept it.
#include <fmt/format.h>

#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/elements.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_unsigned_float {

static constexpr RuleInfo kInfo = {
    .summary = "conversion between unsigned and floating point on the core",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kUnsignedFloat})) {
    const std::string from = ShortType(error->name);
    const std::string to = ShortType(error->expected);
    const std::string operand = NameOr(reply, error->range, "the value");
    // An alias from the headers is not a type that the code names.
    const bool known = IsUnsigned(to) || to == "float" || to == "half";
    // A number given to a tensor: the element is meant. The compiler's message differs between releases.
    std::vector<Edit> elements = IsUnsigned(from) ? std::vector<Edit>() : RewriteElements(reply, error->range);
    auto finding =
        !elements.empty() ? out.Report(error->range, "`{}` is {}, but the tensor it is combined with takes no number",
                                       operand, OneOf(from))
        : known ? out.Report(error->range, "the core cannot convert `{}` from `{}` to `{}`", operand, from, to)
                : out.Report(error->range, "the core cannot convert `{}` from `{}` to a floating-point number", operand,
                             from);
    if (error->in_template) {
      finding.As(Severity::kWarning).Note("inside a template; some releases of the compiler accept it there");
    } else if (!reply.is_reply) {
      finding.As(Severity::kWarning)
          .Note("some releases of the compiler accept it; which release builds this is not known");
    } else {
      finding.BreaksBuild();
    }
    NoteCombos(finding, *error);
    const std::string text(TextOf(reply, error->range));
    if (text.empty()) continue;
    if (!elements.empty()) {
      finding.Note("`tensor[i]` is a tensor that starts at element i");
      finding.Fix("name the element with `GetValue` and `SetValue`", FixSafety::kSafe, std::move(elements));
      continue;
    }
    // Every value of 32 bits is kept.
    const std::string& whole = IsUnsigned(from) ? from : to;
    finding.Fix("go through `int64_t`", whole == "uint64_t" ? FixSafety::kUnsafe : FixSafety::kSafe,
                {{error->range, fmt::format("static_cast<int64_t>({})", text)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_unsigned_float
