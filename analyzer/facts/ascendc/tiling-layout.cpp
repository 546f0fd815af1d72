// See tiling-layout.h.
#include "analyzer/facts/ascendc/tiling-layout.h"

#include <algorithm>
#include <utility>

#include "analyzer/facts/dtype.h"

namespace assay::ascendc {

TilingLayout LayOut(const TilingStruct& tiling) {
  TilingLayout layout;
  for (const TilingField& field : tiling.fields) {
    const std::size_t width = field.is_struct ? 0 : BytesOfType(field.type);
    if (width == 0) {
      layout.is_complete = false;
      continue;
    }
    const std::size_t offset = (layout.bytes + width - 1) / width * width;
    const std::size_t bytes = width * std::max<std::size_t>(field.count, 1);
    layout.fields.push_back({&field, offset, bytes});
    layout.bytes = offset + bytes;
  }
  return layout;
}

std::vector<PlacedField> PlaceFields(const OperatorFacts& host, std::size_t size) {
  if (host.tiling_structs.size() != 1) return {};
  TilingLayout layout = LayOut(host.tiling_structs.front());
  return layout.is_complete && layout.bytes <= size ? std::move(layout.fields) : std::vector<PlacedField>();
}

}  // namespace assay::ascendc
