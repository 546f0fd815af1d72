// Arguments that compile but that the instruction does not accept: a stride of zero on the destination, more repeats
// than the field holds, a round mode that the pair of types lacks, an element type without such an instruction.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_bad_argument {

static constexpr RuleInfo kInfo = {
    .summary = "argument that compiles but that the instruction does not accept",
    .basis = Basis::kRun,
};

static std::string Headline(const ReplyFacts& reply, const Fault& fault) {
  const std::string call(TextOf(reply, fault.where));
  std::string api = Name(fault, "api", call.substr(0, call.find('(')));
  if (api.empty() || api.size() > 40) api = "this call";
  const std::string who = api == "this call" ? api : "`" + api + "`";
  switch (fault.kind) {
    case FaultKind::kZeroStride:
      return fmt::format("{} has a destination stride of 0", who);
    case FaultKind::kBadRepeat:
      if (Name(fault, "api") == "DataCopyPad")
        return fmt::format("{} pads by {} bytes; it takes at most {} on a side", who, Number(fault, "repeat", 0),
                           Number(fault, "max"));
      return fmt::format("{} is given {}; the field holds at most {}", who, Number(fault, "repeat", 0),
                         Number(fault, "max"));
    case FaultKind::kBadRoundMode:
      return fmt::format("no round mode `{}` from {} to {}", Name(fault, "mode", "unknown"),
                         Name(fault, "from", "this type"), Name(fault, "to", "that type"));
    default:
      if (Name(fault, "compares") == "equal")
        return fmt::format("{} compares `{}` only for equality", who, Name(fault, "dtype", "this element type"));
      return fmt::format("{} has no instruction for {}", who, Name(fault, "dtype", "this element type"));
  }
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kZeroStride, FaultKind::kBadRepeat,
                                                 FaultKind::kBadRoundMode, FaultKind::kUnsupportedDtype})) {
    auto finding = out.Report(seen.fault->where, "{}", Headline(reply, *seen.fault));
    finding.As(UnlessTolerated(seen));
    Confirm(finding, seen, "the device does something undefined with it");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_bad_argument
