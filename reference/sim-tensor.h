// A tensor as the simulator and the references exchange it: bytes with a dtype and a shape.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay {

struct SimTensor {
  std::string name;
  Dtype dtype = Dtype::kF32;
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;  // inputs: the values; outputs: the old contents (or nothing), then the run's result
  std::string list = {};        // elements of one list follow each other and bear its name here; empty = no list
  bool present = true;          // false: an optional tensor that is not passed, or a list without elements
  std::string shares = {};      // outputs: the input whose memory this is; else the one of the same name, if any

  const std::string& SharedName() const { return shares.empty() ? name : shares; }
};

}  // namespace assay
