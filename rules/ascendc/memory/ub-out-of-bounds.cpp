// A vector operation, copy or scalar access that leaves its buffer in local memory works on the neighbour's bytes, or
// past the end of the memory.
#include <fmt/format.h>

#include <utility>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/profile.h"
#include "rules/ascendc/copies.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_ub_out_of_bounds {

static constexpr RuleInfo kInfo = {
    .summary = "access outside a local buffer",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static void Say(FindingBuilder& finding, const SeenFault& seen, const std::string& what) {
  Tell(finding, seen, what).As(IsAdvisory(*seen.fault) ? Severity::kWarning : UnlessTolerated(seen));
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  bool homeless = false;
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kOnChipOutOfBounds})) {
    const Fault& fault = *seen.fault;
    const std::string api = Name(fault, "api");
    const std::string who = api.empty() ? CallName(reply, fault.where) : "`" + api + "`";
    if (Number(fault, "size", 0) <= 0) {
      // Later uses of such a tensor are the same mistake.
      if (IsAdvisory(fault) && std::exchange(homeless, true)) continue;
      auto finding = out.Report(fault.where, "{} uses a tensor that has no buffer", who);
      Say(finding, seen, "the tensor has no memory");
      continue;
    }
    const std::int64_t offset = Number(fault, "offset", 0);
    const std::int64_t bytes = Number(fault, "bytes", 0);
    const std::int64_t size = Number(fault, "size", 0);
    const char* verb = Number(fault, "write", 0) != 0 ? "writes" : "reads";
    if (bytes <= 0 && offset >= 0) {
      auto finding = out.Report(fault.where, "{} {} past the end of a buffer of {} B", who, verb, Grouped(size));
      if (fault.other.valid()) finding.Label(fault.other, fmt::format("{} B are set up here", Grouped(size)));
      Say(finding, seen, "an output depends on the bytes there");
      continue;
    }
    auto finding = out.Report(fault.where, "{} {} bytes [{}, {}) of a buffer of {} B", who, verb, Grouped(offset),
                              Grouped(offset + bytes), Grouped(size));
    if (fault.other.valid()) finding.Label(fault.other, fmt::format("{} B are set up here", Grouped(size)));
    if (UnlessTolerated(seen) == Severity::kWarning)
      finding.Note("the values are right all the same: no result depends on the bytes");
    if (auto repair = ElementReadAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (seen.widest != nullptr)
      finding.Note(fmt::format("{}: {} past its end", seen.at->what, Counted(Number(*seen.widest, "past", 0), "byte")));
    Say(finding, seen,
        offset < 0 ? "it starts before the buffer"
                   : fmt::format("{} past its end", Counted(offset + bytes - size, "byte")));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_ub_out_of_bounds
