// An answer that is empty, cut off or without a kernel cannot be built. What is there is still analysed.
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "reply without all that a build needs",
    .basis = Basis::kPattern,
};

static const char* Headline(ReplyProblemKind kind) {
  switch (kind) {
    case ReplyProblemKind::kEmpty:
      return "the reply is empty";
    case ReplyProblemKind::kCutOff:
      return "the reply is cut off";
    case ReplyProblemKind::kMissingBlock:
      return "the reply lacks a block";
    case ReplyProblemKind::kNoKernel:
      return "the reply holds no kernel";
    case ReplyProblemKind::kNotText:
      return "the reply is not text";
    case ReplyProblemKind::kTooLarge:
      return "the reply is too large to be read";
    case ReplyProblemKind::kBadJson:
      return "";
  }
  return "";
}

// The calling module is no part of the operator's build; pipelines complete or replace it.
static bool OfModel(const ReplyFacts& reply, const SourceRange& range) {
  return range.valid() && static_cast<std::size_t>(range.file) < reply.files.size() &&
         reply.files[static_cast<std::size_t>(range.file)].role == FileRole::kModel;
}

static void Check(const ReplyFacts& reply, Emitter& out) {
  // A cut-off reply lacks blocks because it is cut off: the first problem is the cause of the others.
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind == ReplyProblemKind::kBadJson) continue;
    // A folder may hold the host half alone; that no kernel was judged is said in the verdict.
    if (problem.kind == ReplyProblemKind::kNoKernel && !reply.is_reply) continue;
    const std::string headline = Headline(problem.kind);
    auto finding = problem.detail.empty() ? out.Report(problem.range, "{}", headline)
                                          : out.Report(problem.range, "{}: {}", headline, AsHeadline(problem.detail));
    if (OfModel(reply, problem.range)) {
      finding.As(Severity::kWarning).Note("the operator itself is whole: only the module that calls it is not");
    } else {
      finding.BreaksBuild();
    }
    return;
  }
}

extern const Rule reply_incomplete;
const Rule reply_incomplete = MakeRule(kInfo, Check);

}  // namespace assay::rules
