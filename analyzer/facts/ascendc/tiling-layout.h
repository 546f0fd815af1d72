// Where the fields of an operator's tiling data lie in its bytes.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"

namespace assay::ascendc {

struct PlacedField {
  const TilingField* field = nullptr;
  std::size_t offset = 0;  // bytes from the start of the tiling data
  std::size_t bytes = 0;   // of all its elements
};

// The fields that BEGIN_TILING_DATA_DEF declares, in order, each aligned to its own width.
struct TilingLayout {
  std::vector<PlacedField> fields;
  std::size_t bytes = 0;  // to the end of the last field
  // Whether each field was placed. Structs and types of unknown width are left out; then `bytes` is a lower bound and
  // the offsets of later fields are not known.
  bool is_complete = true;
};
TilingLayout LayOut(const TilingStruct& tiling);

// Fields of the only tiling struct. Empty where there is not exactly one, its layout is not complete, or it does not
// fit into `size` bytes.
std::vector<PlacedField> PlaceFields(const OperatorFacts& host, std::size_t size);

}  // namespace assay::ascendc
