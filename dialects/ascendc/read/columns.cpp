// The variants in which a kernel is compiled: one per combination of dtypes, or per form of its build.
#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/direct-launch.h"
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/read/source-kind.h"

namespace assay::ascendc {
namespace {

constexpr std::size_t kMaxColumns = 16;

bool Matches(const OpDefinition& op, std::size_t column, const Contract& contract) {
  std::size_t input = 0;
  std::size_t output = 0;
  for (const OpParam& param : op.params) {
    const bool is_input = param.kind == OpParam::Kind::kInput;
    const auto& tensors = is_input ? contract.inputs : contract.outputs;
    std::size_t& at = is_input ? input : output;
    if (at >= tensors.size()) continue;
    const ContractTensor& first = tensors[at++];
    while (!first.list.empty() && at < tensors.size() && tensors[at].list == first.list) ++at;
    if (!first.present || param.dtypes.empty()) continue;
    const auto dtype = ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]);
    if (!dtype || *dtype != first.dtype) return false;
  }
  return true;
}

}  // namespace

std::vector<Reader::Column> Reader::Columns(const Project& project, const ReadOptions& options,
                                            const ascendc::OperatorFacts& host) const {
  if (IsDirectLaunch(project)) {
    std::vector<Column> columns;
    for (const BuildCase& build : BuildCases(project))
      columns.push_back({build.name, PreludeOf(build, options.defines)});
    return columns;
  }
  const OpDefinition* op = DecidingDefinition(host);
  if (op == nullptr) return {Column{}};
  const std::size_t count = ColumnCount(*op);
  // The combination of the contract's run comes first: it is the one that is lowered.
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (options.contract != nullptr) {
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t i) { return Matches(*op, i, *options.contract); });
  }
  UsedMacros macros(project);
  std::vector<Column> columns;
  std::set<std::string> seen;
  for (std::size_t i : order) {
    Column column{ColumnName(*op, i), DtypePrelude(*op, i)};
    if (seen.insert(macros.Lines(column.prelude)).second) columns.push_back(std::move(column));
    if (columns.size() == (options.one_combination ? 1 : kMaxColumns)) break;
  }
  return columns;
}

}  // namespace assay::ascendc
