// The engines of a core run side by side. Two of them that touch the same bytes, one writing, need a wait between
// them: a queue's EnQue and DeQue, a flag, or a barrier. Without it the second can run before the first is done.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/profile.h"
#include "rules/ascendc/calls.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::sync_unordered_access {

static constexpr RuleInfo kInfo = {
    .summary = "two engines of a core touch the same bytes and nothing orders them",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// The first argument of the InitBuffer call that set a buffer up: "`xBuf`"; "the buffer" where it is not known.
static std::string BufferName(const ReplyFacts& reply, const Fault& fault) {
  const std::string_view call = TextOf(reply, fault.home);
  const std::size_t open = call.find('('), end = call.find_first_of(",)", open);
  if (open == std::string_view::npos || end == std::string_view::npos) return "the buffer";
  std::string_view name = call.substr(open + 1, end - open - 1);
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  return name.empty() || name.size() > 40 ? "the buffer" : fmt::format("`{}`", name);
}

static std::string Where(const ReplyFacts& reply, const Fault& fault) {
  const std::string tensor = Name(fault, "tensor");
  return tensor.empty() ? BufferName(reply, fault) : fmt::format("`{}`", tensor);
}

// The missing wait, as API calls.
static std::string Cure(const Fault& fault) {
  const std::string first = Name(fault, "first_pipe"), second = Name(fault, "second_pipe");
  if (first == second) return fmt::format("`PipeBarrier<PIPE_{}>()` between the two", first);
  const std::string event = Name(fault, "event");
  const std::string flag = fmt::format("`SetFlag<HardEvent::{0}>` and `WaitFlag<HardEvent::{0}>`", event);
  if (event == "MTE2_V") return flag + ", or `EnQue` and `DeQue` of a `TQue<TPosition::VECIN, 1>`";
  if (event == "V_MTE3") return flag + ", or `EnQue` and `DeQue` of a `TQue<TPosition::VECOUT, 1>`";
  if (event == "MTE2_MTE3")
    return flag + ", or `EnQue` and `DeQue` of a `TQueBind<TPosition::VECIN, TPosition::VECOUT, 1>`";
  if (event == "V_MTE2") return flag + ", or `FreeTensor` and `AllocTensor` of a `TQue<TPosition::VECIN, 1>`";
  if (event == "MTE3_V") return flag + ", or `FreeTensor` and `AllocTensor` of a `TQue<TPosition::VECOUT, 1>`";
  return event.empty() ? "`PipeBarrier<PIPE_ALL>()` between the two" : flag;
}

// A copy on a queue of the wrong position is reported by queue/wrong-position.
static bool IsOfAWrongQueue(const SeenFault& seen) {
  const auto& faults = seen.run->faults;
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& other) {
    return other.kind == FaultKind::kWrongSpace &&
           (other.where == seen.fault->where || other.where == seen.fault->other);
  });
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kUnorderedAccess})) {
    if (IsAdvisory(*seen.fault) && IsOfAWrongQueue(seen)) continue;
    const Fault& fault = *seen.fault;
    const std::string second = CallName(reply, fault.where), first = CallName(reply, fault.other);
    const std::string kind = Name(fault, "kind"), what = Where(reply, fault);
    auto finding =
        kind == "write-read"
            ? out.Report(fault.where, "{} reads {} without waiting for {} to fill it", second, what, first)
        : kind == "read-write"
            ? out.Report(fault.where, "{} overwrites {} without waiting for {} to read it", second, what, first)
            : out.Report(fault.where, "{} writes {} without waiting for {} to write it", second, what, first);
    finding.Arg("kind", kind);
    if (fault.other.valid())
      finding.Label(fault.other, fmt::format("the earlier access, on pipe {}", Name(fault, "first_pipe")));
    finding.Note("to order them: " + Cure(fault));
    const SourceRange line = LineOf(reply, fault.where);
    const std::string indent = IndentOf(reply, fault.where);
    // Only where the access is a whole statement: a barrier cannot go in the middle of an expression.
    const auto call = ReadCall(reply, fault.where);
    if (call && call->statement && call->whole.begin == line.begin + indent.size()) {
      const std::string first_pipe = Name(fault, "first_pipe");
      const std::string pipe = first_pipe == Name(fault, "second_pipe") ? first_pipe : "ALL";
      finding.Fix("wait before it", FixSafety::kSafe,
                  {{Before(call->whole), fmt::format("AscendC::PipeBarrier<PIPE_{}>();\n{}", pipe, indent)}});
    }
    Tell(finding, seen,
         fmt::format("pipe {} then pipe {}, with no wait between", Name(fault, "first_pipe"),
                     Name(fault, "second_pipe")));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_unordered_access
