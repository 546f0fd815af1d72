// REGISTER_TILING_DATA_CLASS ties a tiling class to an op type by name. Under another name the op has no tiling class,
// and GET_TILING_DATA does not exist for its kernel.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_registration {

static constexpr RuleInfo kInfo = {
    .summary = "tiling class registered for another op",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ascendc::OperatorFacts& host, const KernelFacts& kernel, const ReplyFacts& reply,
                  Emitter& out) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr || !reply.is_reply || host.tiling_registrations.empty()) return;
  const bool uses = std::any_of(reply.files.begin(), reply.files.end(), [](const FileFact& file) {
    return file.role == FileRole::kKernel && file.text.find("GET_TILING_DATA(") != std::string::npos;
  });
  // A nested struct is registered under its own name; a key may follow the op type: `Op_1`.
  const auto for_op = [&](const NamedPlace& place) {
    return place.name.starts_with(*op_type) &&
           (place.name.size() == op_type->size() || place.name[op_type->size()] == '_');
  };
  const bool named = std::any_of(host.tiling_registrations.begin(), host.tiling_registrations.end(), for_op);
  if (named || !uses || kernel.entries.empty()) return;
  const NamedPlace& last = host.tiling_registrations.back();
  auto finding =
      out.Report(last.range, "`{}` is registered for `{}`, but the op is `{}`", last.detail, last.name, *op_type);
  finding.Arg("expected", *op_type).Note("`GET_TILING_DATA` of the kernel then has no class to read");
  const auto name = FindWord(reply, last.range, last.name);
  if (host.tiling_registrations.size() == 1 && name)
    finding.Fix(fmt::format("register it for `{}`", *op_type), FixSafety::kSafe, {{*name, *op_type}});
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_registration
