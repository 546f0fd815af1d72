// After FreeTensor the next AllocTensor can take the buffer, after EnQue it belongs to the next stage. A variable still
// names the memory: what is done through it then has no order against its new owner.
#include <fmt/format.h>

#include <set>
#include <string_view>
#include <utility>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/ascendc/tensor-paths.h"
#include "rules/common/characters.h"
#include "rules/common/runs.h"
#include "rules/common/statements.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_stale_tensor {

static constexpr RuleInfo kInfo = {
    .summary = "tensor used, freed or enqueued after it was given away",
    .severity = Severity::kWarning,
    .basis = Basis::kPathSearch,
    .fix = FixSafety::kSafe,
};

static FindingBuilder ReportOne(const PathMistake& mistake, Emitter& out) {
  using Kind = PathMistake::Kind;
  switch (mistake.kind) {
    case Kind::kUsedFreed:
      return out.Report(mistake.place, "`{}` is used after `FreeTensor` gave its buffer back", mistake.tensor)
          .Note("free it after its last use");
    case Kind::kUsedQueued:
      return out.Report(mistake.place, "`{}` is used after `EnQue` passed it on", mistake.tensor)
          .Note("enqueue it after its last use, or take it with `DeQue` first");
    case Kind::kFreedTwice:
      return out.Report(mistake.place, "`{}` is freed a second time", mistake.tensor)
          .Note("every tensor is freed once, after its last use");
    case Kind::kFreedQueued:
      return out.Report(mistake.place, "`{}` is freed while it is enqueued", mistake.tensor)
          .Note("free what `DeQue` returns");
    case Kind::kQueuedFreed:
      return out.Report(mistake.place, "`{}` is enqueued after `FreeTensor` gave its buffer back", mistake.tensor)
          .Note("enqueue it instead of freeing it");
    default:
      return out.Report(mistake.place, "`{}` is enqueued a second time", mistake.tensor)
          .Note("every tensor is enqueued once; `DeQue` takes it out again");
  }
}

// `x.GetSize()` is answered by the variable itself: the buffer is not looked at.
static bool AsksSize(const ReplyFacts& reply, const SourceRange& place) {
  std::string_view text = TextOf(reply, {place.file, place.begin, LineOf(reply, place).end});
  while (!text.empty() && IsWord(text.front())) text.remove_prefix(1);
  return text.starts_with(".GetSize()") || text.starts_with(".GetLength()");
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ParseFacts& parse, const ReplyFacts& reply,
                  Emitter& out) {
  if (!parse.kernel_parsed) return;  // a call that does not compile is missing from its path
  using Kind = PathMistake::Kind;
  const bool ran = AnyRunFinished(runs);
  std::set<std::pair<std::string, SourceRange>> told;
  for (const PathMistake& mistake : PathMistakes(kernel)) {
    const bool lost =
        mistake.kind == Kind::kLost || mistake.kind == Kind::kLostOnReturn || mistake.kind == Kind::kLostOnRetake;
    // A run reports only what the machine itself refuses; it does not detect a use after free.
    const bool used = mistake.kind == Kind::kUsedFreed || mistake.kind == Kind::kUsedQueued;
    if (lost || (ran && !used)) continue;
    if (used && AsksSize(reply, mistake.place)) continue;
    if (used && !told.insert({mistake.tensor, mistake.cause}).second) continue;
    auto finding = ReportOne(mistake, out);
    finding.Label(mistake.cause, "given away here");
    if (used) continue;
    if (const auto again = RepeatedStatement(reply, mistake.place))
      finding.Fix("remove the second call", FixSafety::kSafe, {{*again, ""}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_stale_tensor
