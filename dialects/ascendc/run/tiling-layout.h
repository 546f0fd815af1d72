// Where the fields of an operator's tiling data lie in its bytes.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"

namespace assay {

struct PlacedField {
  const TilingField* field = nullptr;
  std::size_t offset = 0;  // bytes from the start of the tiling data
  std::size_t bytes = 0;   // of all its elements
};

// Fields of the only tiling struct, in order, each aligned to its own width. Empty where there is not exactly one
// struct, it holds a type of unknown width, or it does not fit into `size` bytes.
std::vector<PlacedField> PlaceFields(const ascendc::OperatorFacts& host, std::size_t size);

}  // namespace assay
