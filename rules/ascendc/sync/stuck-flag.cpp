// WaitFlag without a SetFlag of the same event and id, or a barrier that not all cores reach, waits forever; so does a
// core without an event id. Flags set twice or left set disturb the next wait or kernel.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/spare-buffers.h"
#include "rules/common/characters.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::sync_stuck_flag {

static constexpr RuleInfo kInfo = {
    .summary = "wait that nothing ends",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// "`HardEvent::MTE2_V`"; "event 4" where the number has no name.
static std::string EventName(const Fault& fault) {
  const std::string name = Name(fault, "name");
  return name.empty() ? fmt::format("event {}", Number(fault, "event", 0)) : fmt::format("`HardEvent::{}`", name);
}

// `return` statements before a call, in the same function.
static std::vector<SourceRange> LeavesBefore(const ReplyFacts& reply, const SourceRange& call) {
  const std::string* file = FileText(reply, call.file);
  if (file == nullptr || call.begin > file->size()) return {};
  const std::string code = CodeOnly(file->substr(0, call.begin));
  std::vector<SourceRange> leaves;
  int depth = 0, body = -1;  // the depth of the function's own braces
  char before = ' ';         // the last that is neither space nor of a word: `) const {` begins a function
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '{') {
      if (body < 0 && before == ')') body = depth;
      ++depth;
    } else if (code[i] == '}' && --depth == body) {
      body = -1;
      leaves.clear();
    } else if (body >= 0 && code.compare(i, 6, "return") == 0 && !IsWord(code[i - 1]) &&
               (i + 6 == code.size() || !IsWord(code[i + 6]))) {
      leaves.push_back({call.file, static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i + 6)});
    }
    const bool space = code[i] == ' ' || code[i] == '\t' || code[i] == '\n' || code[i] == '\r';
    if (!space && !IsWord(code[i])) before = code[i];
  }
  return leaves;
}

static void CheckDeadlock(const SeenFault& seen, const ReplyFacts& reply, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string api = Name(fault, "api", "SyncAll");
  if (Name(fault, "reason") == "more-blocks-than-cores") {
    auto finding = out.Report(fault.where, "`{}` of {} on a chip with {} waits forever", api,
                              Counted(Number(fault, "blocks", 0), "block"), Counted(Number(fault, "cores", 0), "core"));
    finding.Note("set the block dimension to at most the number of cores, so that all blocks run at once");
    Confirm(finding, seen, "the blocks past the last core start only when the first have ended");
    return;
  }
  auto finding = out.Report(fault.where, "{} of {} wait at `{}` forever", Number(fault, "waiting", 1),
                            Counted(Number(fault, "cores", 1), "core"), api);
  const std::int64_t id = Number(fault, "id", -1);
  if (id < 0) {
    const std::vector<SourceRange> leaves = LeavesBefore(reply, fault.where);
    for (std::size_t i = 0; i < std::min<std::size_t>(leaves.size(), 3); ++i)
      finding.Label(leaves[i], "a core that leaves here never reaches it");
  }
  Confirm(finding, seen,
          id < 0 ? "the other cores have ended without reaching it"
                 : fmt::format("no core still running sets flag {} for them", id));
}

// Add the fix once: one declaration causes all of these findings.
static void OfferScratch(std::optional<Repair>& scratch, FindingBuilder& finding) {
  if (scratch) finding.Fix(scratch->title, scratch->safety, std::move(scratch->edits));
  scratch.reset();
}

static void CheckFlag(const SeenFault& seen, std::optional<Repair>& scratch, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string reason = Name(fault, "reason"), event = EventName(fault);
  if (reason == "no-event-id-left") {
    const std::string api = Name(fault, "api");
    const std::int64_t ids = Number(fault, "max");
    if (api == "AllocTensor") {
      // The id was taken where the buffer was freed: AllocEventID counts on, and its check is compiled out.
      auto finding =
          out.Report(fault.where,
                     "`AllocTensor` waits for an event id beyond the {} of {}: more than {} buffers are freed and not "
                     "taken again",
                     ids, event, ids);
      OfferScratch(scratch, finding);
      Confirm(finding, seen, fmt::format("{}: there is no such flag", event));
      return;
    }
    auto finding = api.empty()
                       ? out.Report(fault.where, "no event id is left: the {} of this kind are all taken", ids)
                       : out.Report(fault.where,
                                    "`{}` asks for an event id of {} beyond its {}: each tensor that waits in a queue "
                                    "holds one, and so does `AllocEventID`",
                                    api, event, ids);
    OfferScratch(scratch, finding);
    Confirm(finding, seen,
            api.empty() ? fmt::format("{}: an id that is taken is held until it is given back", event)
                        : fmt::format("{}: a tensor holds its id from `EnQue` to `DeQue`", event));
    return;
  }
  if (reason == "id-out-of-range") {
    auto finding = out.Report(fault.where, "event id {} of {}: ids run from 0 to {}", Number(fault, "id"), event,
                              Number(fault, "max"));
    Confirm(finding, seen, "there is no such flag");
    return;
  }
  auto finding = out.Report(fault.where, "`WaitFlag` of a flag that is not set at that point");
  Confirm(finding, seen, fmt::format("{}, id {} is not set here", event, Number(fault, "id", 0)));
}

static void CheckMisused(const SeenFault& seen, std::optional<Repair>& scratch, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string reason = Name(fault, "reason"), event = EventName(fault);
  const std::int64_t id = Number(fault, "id", 0);
  if (reason == "no-event-id-left") {
    const std::int64_t ids = Number(fault, "max");
    auto finding = out.Report(fault.where,
                              "`{}` gives a buffer an event id beyond the {} of {}: more than {} buffers are freed and "
                              "not taken again",
                              Name(fault, "api"), ids, event, ids);
    finding.Note("the next `AllocTensor` of this buffer waits for a flag that does not exist");
    OfferScratch(scratch, finding);
    Tell(finding, seen, fmt::format("{}: a freed buffer holds its id until `AllocTensor` takes it", event));
    return;
  }
  if (reason == "left-set") {
    auto finding = out.Report(fault.where, "{} id {} is set and never waited for", event, id);
    Tell(finding, seen, "the flag is still set when the kernel ends, and still is in the next kernel");
    return;
  }
  if (reason == "cross-left-set") {
    const char* kind = Number(fault, "cube", 0) != 0 ? "matrix" : "vector";
    auto finding =
        out.Report(fault.where, "flag {} is set for the {} cores more often than they wait for it", id, kind);
    finding.As(Severity::kNote)
        .Note(fmt::format("simulator, {}: {} left when the kernel ends, and the next kernel finds {} so",
                          CoresOf(fault), Counted(Number(fault, "count", 1), "setting"),
                          Number(fault, "count", 1) == 1 ? "it" : "them"));
    return;
  }
  const bool by_queue = reason == "held-by-queue";
  auto finding = by_queue ? out.Report(fault.where, "{} id {} is set here while a queue holds it", event, id)
                          : out.Report(fault.where, "{} id {} is set twice before a `WaitFlag`", event, id);
  if (fault.other.valid()) finding.Label(fault.other, "set before");
  if (by_queue) finding.Note("get an id of its own: `pipe.AllocEventID` or `pipe.FetchEventID`");
  Tell(finding, seen, "setting a flag twice counts as once");
}

// The first of two sets in a loop, reported because the simulator counts sets: the second is the cause.
static bool IsOfNextTurn(const SeenFault& seen, const std::vector<SeenFault>& all) {
  const Fault& first = *seen.fault;
  if (Name(first, "reason") != "set-twice" || !first.other.valid()) return false;
  return std::any_of(all.begin(), all.end(), [&](const SeenFault& other) {
    const Fault& second = *other.fault;
    return Name(second, "reason") == "set-twice" && Number(second, "event", 0) == Number(first, "event", 0) &&
           Number(second, "id", 0) == Number(first, "id", 0) && second.where == first.other &&
           second.other == first.where && first.where.begin < second.where.begin;
  });
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  std::optional<Repair> scratch = ScratchInVecCalc(kernel, reply);
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kFlagStuck, FaultKind::kSyncDeadlock})) {
    if (seen.fault->kind == FaultKind::kSyncDeadlock) {
      CheckDeadlock(seen, reply, out);
    } else {
      CheckFlag(seen, scratch, out);
    }
  }
  const std::vector<SeenFault> advice = RootAdvice(runs, {FaultKind::kFlagStuck});
  for (const SeenFault& seen : advice) {
    if (!IsOfNextTurn(seen, advice)) CheckMisused(seen, scratch, out);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_stuck_flag
