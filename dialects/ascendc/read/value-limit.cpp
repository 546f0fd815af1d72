// See value-limit.h.
#include "dialects/ascendc/read/value-limit.h"

#include <algorithm>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/dtype.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {
namespace {

// Elements of the widest type in one repeat.
std::int64_t MaskedElements(const std::vector<std::string>& elements) {
  std::size_t widest = 0;
  for (const std::string& element : elements) {
    const std::string name = element.substr(element.rfind(':') + 1);
    const auto dtype = ParseDtype(name == "__bf16" ? "bfloat16_t" : name);
    widest = std::max(widest, dtype ? SizeOf(*dtype) : 0);
  }
  return widest == 0 ? 0 : kRepeatBytes / static_cast<std::int64_t>(widest);
}

const ApiRow* RowOf(std::string_view qualified) {
  const auto last = [](std::string_view path) {
    const std::size_t colon = path.rfind(':');
    return colon == std::string_view::npos ? path : path.substr(colon + 1);
  };
  const std::string_view name = last(qualified);
  std::string_view owner = qualified.substr(0, qualified.size() - name.size());
  while (owner.ends_with(':')) owner.remove_suffix(1);
  owner = last(owner);
  return owner == name ? FindApi(name, "AscendC") : FindApi(name, owner);  // a constructor lies in its class
}

}  // namespace

std::int64_t LargestValue(std::string_view qualified, std::string_view parameter,
                          const std::vector<std::string>& elements) {
  if (parameter == "mask") return MaskedElements(elements);
  const ApiRow* row = RowOf(qualified);
  return row == nullptr ? 0 : LargestOf(*row, parameter);
}

}  // namespace assay::ascendc
