// What a tiling function must set on every successful path: a block dimension, the tiling bytes and their
// size, the workspace size. Without them the launch has no cores or the kernel reads an empty struct.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_missing_duty {

static constexpr RuleInfo kInfo = {
    .summary = "tiling function leaves out a call that the framework needs",
    .basis = Basis::kRun,
};

static bool Does(const ascendc::OperatorFacts& host, std::string_view what) {
  return std::any_of(host.tiling_duties.begin(), host.tiling_duties.end(),
                     [&](const TilingDuty& duty) { return duty.what == what; });
}

static bool Names(const ReplyFacts& reply, std::string_view what, FileRole role = FileRole::kHostOperator) {
  return std::any_of(reply.files.begin(), reply.files.end(), [&](const FileFact& file) {
    return file.role == role && file.text.find(what) != std::string::npos;
  });
}

// Report only what is certain without a run: calls that no function of the host half makes. In a folder of a larger
// tree the context can go to a library's function whose body is not given; then only a run can tell.
static void FromCode(const ascendc::OperatorFacts& host, const ParseFacts& parse, const ReplyFacts& reply,
                     Emitter& out) {
  if (!reply.is_reply || !parse.host_parsed || host.tiling_duties.empty()) return;
  // Tiling data in a plain struct, or none at all, is not saved.
  const bool raw = Names(reply, "GetRawTilingData");
  const bool saves = Names(reply, "GET_TILING_DATA", FileRole::kKernel) && !host.tiling_structs.empty() &&
                     !Names(reply, "GetTilingData<") && !raw;
  std::vector<std::string> missing;
  if (!Does(host, "SetBlockDim")) missing.emplace_back("`SetBlockDim`");
  if (raw && !Does(host, "SaveToBuffer") && !Names(reply, "memcpy")) missing.emplace_back("`SaveToBuffer`");
  if (raw && !Does(host, "SetDataSize")) missing.emplace_back("`SetDataSize`");
  if (saves) missing.emplace_back("`SaveToBuffer`");
  if (!Does(host, "GetWorkspaceSizes")) missing.emplace_back("`GetWorkspaceSizes`");
  if (missing.empty()) return;
  auto finding =
      out.Report(host.tiling_duties.front().range, "the tiling function never calls {}", fmt::join(missing, ", "));
  finding.As(Severity::kWarning).Note("the launch then uses whatever the framework had there");
}

// The run knows that a call is missing, but not where: the first call that is present identifies the function.
static SourceRange PlaceOf(const ascendc::OperatorFacts& host, const Fault& fault) {
  return fault.where.valid() || host.tiling_duties.empty() ? fault.where : host.tiling_duties.front().range;
}

static void Check(const ascendc::OperatorFacts& host, const ParseFacts& parse, const ReplyFacts& reply,
                  const RunFacts& runs, Emitter& out) {
  const auto failed = RootFaults(runs, {FaultKind::kHostFailed, FaultKind::kHostDuty});
  for (const SeenFault& seen : failed) {
    const Fault& fault = *seen.fault;
    const SourceRange where = PlaceOf(host, fault);
    if (fault.kind == FaultKind::kHostFailed) {
      auto finding = out.Report(where, "the tiling function refuses these shapes");
      Confirm(finding, seen, fmt::format("it returns {}", Number(fault, "status", Number(fault, "code", 1))));
      continue;
    }
    const std::string what = Name(fault, "what", Name(fault, "api", Name(fault, "duty")));
    auto finding = what.empty()
                       ? out.Report(where, "the tiling function returns without setting all that the framework needs")
                       : out.Report(where, "the tiling function does not give the framework a valid `{}`", what);
    Confirm(finding, seen, Name(fault, "reason", "it returns success without setting what the launch needs"));
  }
  if (failed.empty() && !AnyRunFinished(runs)) FromCode(host, parse, reply, out);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_missing_duty
