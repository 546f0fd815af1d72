// An answer that is empty, cut off or without a kernel cannot be built. What is there is still analysed.
#include <fmt/format.h>

#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::reply_incomplete {

static constexpr RuleInfo kInfo = {
    .summary = "reply that lacks part of what a build needs",
    .basis = Basis::kPattern,
};

// Empty if another rule reports it, or if it is not a fault of the input.
static const char* Headline(ReplyProblemKind kind) {
  switch (kind) {
    case ReplyProblemKind::kEmpty:
      return "is empty";
    case ReplyProblemKind::kCutOff:
      return "is cut off";
    case ReplyProblemKind::kMissingBlock:
      return "lacks a block";
    case ReplyProblemKind::kNoKernel:
      return "holds no kernel";
    case ReplyProblemKind::kNotText:
      return "is not text";
    case ReplyProblemKind::kTooLarge:
    case ReplyProblemKind::kBadJson:
    case ReplyProblemKind::kBadPython:
    case ReplyProblemKind::kImportFails:
      return "";
  }
  return "";
}

// The calling module is not part of the operator's build; pipelines complete or replace it.
static bool OfModel(const ReplyFacts& reply, const SourceRange& range) {
  return !reply.module_builds && range.valid() && static_cast<std::size_t>(range.file) < reply.files.size() &&
         reply.files[static_cast<std::size_t>(range.file)].role == FileRole::kModel;
}

static void Check(const ReplyFacts& reply, Emitter& out) {
  // A cut-off reply lacks blocks because it is cut off: the first problem is the cause of the others.
  for (const ReplyProblem& problem : reply.problems) {
    // A folder may hold the host half alone; that no kernel was judged is said in the verdict.
    if (problem.kind == ReplyProblemKind::kNoKernel && !reply.is_reply) continue;
    std::string what = Headline(problem.kind);
    const bool several = problem.kind == ReplyProblemKind::kMissingBlock && problem.detail.ends_with("are missing");
    if (several) what = "lacks blocks";
    if (what.empty()) continue;
    const std::string headline = fmt::format("the {} {}", reply.is_reply ? "reply" : "input", what);
    auto finding = problem.detail.empty() ? out.Report(problem.range, "{}", headline)
                                          : out.Report(problem.range, "{}: {}", headline, AsHeadline(problem.detail));
    if (OfModel(reply, problem.range)) {
      finding.As(Severity::kWarning).Note("the operator itself is complete: only the module that calls it is not");
    } else {
      finding.BreaksBuild();
    }
    return;
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::reply_incomplete
