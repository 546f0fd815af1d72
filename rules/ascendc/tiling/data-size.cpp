// The framework keeps 2,048 bytes for an op's tiling data unless it is registered with more. SaveToBuffer of a larger
// struct does not fit, and the kernel reads what was there before.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascendc/tiling-layout.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_data_size {

static constexpr RuleInfo kInfo = {
    .summary = "tiling data larger than the framework keeps room for",
    .basis = Basis::kPattern,
};

// The graph engine's, unless the operator is registered with more; and what the executor behind aclnn calls keeps.
static std::uint64_t Room(std::string_view where) {
  return static_cast<std::uint64_t>(ascendc::LargestIn("SaveToBuffer", "TilingDef", where));
}

// A lower bound where the layout is not complete.
static std::uint64_t Bytes(const TilingStruct& tiling) {
  return (ascendc::LayOut(tiling).bytes + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t) * sizeof(std::uint64_t);
}

static void Check(const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr) return;
  const std::uint64_t in_graph = Room("in-graph"), in_call = Room("in-call");
  const bool may_be_larger = std::any_of(reply.files.begin(), reply.files.end(), [](const FileFact& file) {
    return file.text.find("IMPL_OP_OPTILING") != std::string::npos || file.text.find(".Tiling(") != std::string::npos;
  });
  for (const NamedPlace& registration : host.tiling_registrations) {
    if (registration.name != *op_type) continue;
    for (const TilingStruct& tiling : host.tiling_structs) {
      const std::uint64_t bytes = tiling.name == registration.detail ? Bytes(tiling) : 0;
      if (bytes <= in_graph) continue;
      const bool anywhere = bytes > in_call;
      auto finding = out.Report(tiling.range, "`{}` takes {} bytes; {} has {}", tiling.name,
                                Grouped(static_cast<std::int64_t>(bytes)), anywhere ? "an op" : "an op in a graph",
                                Grouped(static_cast<std::int64_t>(anywhere ? in_call : in_graph)));
      finding.Arg("bytes", static_cast<std::int64_t>(bytes));
      finding.Note("`SaveToBuffer` writes nothing if the data does not fit");
      if (!anywhere || may_be_larger || !reply.is_reply) finding.As(Severity::kWarning);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_data_size
