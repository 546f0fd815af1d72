// Scalar access to global memory goes through a cache of the core, by lines of 64 bytes. Copies and other cores do not
// see it, and a line is written back as a whole.
#include <fmt/format.h>

#include <string>

#include "analyzer/facts/ascendc/chip-table.h"
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_scalar_cache {

static constexpr RuleInfo kInfo = {
    .summary = "scalar value of global memory that stays in, or is lost to, the data cache",
    .basis = Basis::kRun,
};

static void CheckLine(const SeenFault& seen, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string tensor = Name(fault, "tensor", "global memory");
  const bool in_no_order = Number(fault, "in_no_order", 0) != 0;
  if (IsAdvisory(fault) && !in_no_order) return;
  const std::string element = Grouped(Number(fault, "first", 0));
  auto finding =
      in_no_order
          ? out.Report(fault.where,
                       "`SetValue` of core {} writes back a line with element {} of `{}`, which another core sets",
                       fault.core, element, tensor)
          : out.Report(fault.where, "`SetValue` of core {} overwrites element {} of `{}`, which another write set",
                       fault.core, element, tensor);
  finding.Arg("tensor", tensor);
  if (fault.other.valid() && fault.other != fault.where)
    finding.Label(fault.other, "the last write to `" + tensor + "`");
  finding.Note(
      fmt::format("give each core {} bytes of its own, so that no line is shared, or write through a local tensor and "
                  "`DataCopyPad`",
                  ascendc::CacheLineBytes()));
  const std::string line =
      fmt::format("elements {} to {}", Grouped(Number(fault, "line_first", 0)), Grouped(Number(fault, "line_last", 0)));
  if (in_no_order) {
    Tell(finding, seen, fmt::format("both cores write to the cache line of {}, in no order", line));
  } else {
    Confirm(finding, seen, fmt::format("its cache line holds {} as they were before", line));
  }
}

static void CheckStale(const SeenFault& seen, const ReplyFacts& reply, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string tensor = Name(fault, "tensor", "global memory"), element = Grouped(Number(fault, "first", 0));
  if (Name(fault, "reason") == "get") {
    auto finding = out.Report(fault.where, "`GetValue` reads an old value of element {} of `{}`", element, tensor);
    if (fault.other.valid()) finding.Label(fault.other, "the last write to `" + tensor + "`");
    finding.Note("to load the new one: `DataCacheCleanAndInvalid` before the read");
    Confirm(finding, seen, "the core's cache has held the line since before that write");
    return;
  }
  auto finding = out.Report(fault.where, "{} reads `{}` at element {}, whose value is still in the data cache",
                            CallName(reply, fault.where), tensor, element);
  if (fault.other.valid()) finding.Label(fault.other, "set here");
  finding.Note("to write it out: `DataCacheCleanAndInvalid` after `SetValue`");
  const std::int64_t a = Number(fault, "core_a", 0), b = Number(fault, "core_b", 0);
  Confirm(finding, seen,
          a == b ? std::string("global memory still has the value before it")
                 : fmt::format("core {} set it and has not written it out", a));
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kSharedLine})) CheckLine(seen, out);
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kStaleCache})) CheckStale(seen, reply, out);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_scalar_cache
