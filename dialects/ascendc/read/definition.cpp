// See definition.h.
#include "dialects/ascendc/read/definition.h"
#include "analyzer/facts/ascendc/operator.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace assay::ascendc {
namespace {

// Spelled as a ge::DataType: names of variables and functions do not count.
bool IsSpelled(const std::string& dtype) { return dtype.starts_with("DT_"); }

bool IsOpen(const OpDefinition& op) {
  if (op.params.empty()) return true;
  for (std::size_t i = 0; i < op.params.size(); ++i) {
    const OpParam& param = op.params[i];
    if (param.name.empty() || param.dtypes.empty()) return true;
    if (!std::all_of(param.dtypes.begin(), param.dtypes.end(), IsSpelled)) return true;
    const auto same = [&](const OpParam& other) { return other.kind == param.kind && other.name == param.name; };
    if (std::count_if(op.params.begin(), op.params.end(), same) > 1) return true;
  }
  return false;
}

}  // namespace

OpDefinition* OpenDefinition(ascendc::OperatorFacts& host) {
  OpDefinition* found = nullptr;
  for (OpDefinition& op : host.op_definitions) {
    const bool added =
        std::any_of(host.op_add.begin(), host.op_add.end(), [&](const NamedPlace& p) { return p.name == op.op_type; });
    if (found == nullptr && added) found = &op;
  }
  return found != nullptr && IsOpen(*found) ? found : nullptr;
}

void TakeDeclared(const OpDefinition& declared, OpDefinition& op) {
  std::vector<OpParam> params = declared.params;
  for (OpParam& param : params) {
    const auto same = std::find_if(op.params.begin(), op.params.end(), [&](const OpParam& other) {
      return other.kind == param.kind && other.name == param.name;
    });
    param.range = same != op.params.end() ? same->range : op.range;
    param.auto_contiguous = same == op.params.end() || same->auto_contiguous;
  }
  std::vector<OpAttr> attrs = declared.attrs;
  for (OpAttr& attr : attrs) {
    const auto same =
        std::find_if(op.attrs.begin(), op.attrs.end(), [&](const OpAttr& other) { return other.name == attr.name; });
    attr.range = same != op.attrs.end() ? same->range : op.range;
    if (same != op.attrs.end()) attr.default_text = same->default_text;
  }
  op.params = std::move(params);
  op.attrs = std::move(attrs);
}

}  // namespace assay::ascendc
