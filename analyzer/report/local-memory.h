// How much of its core's memory a kernel's buffers take, as far as the code alone shows it. Editors show it next to the
// code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

// One call that initialises buffers.
struct LocalBuffer {
  std::string name;      // of the queue
  std::string function;  // that has the call
  SourceRange range;     // of the call
  std::int64_t count = 1;
  std::optional<std::int64_t> bytes;  // of each, in whole blocks; empty: depends on what a launch brings
};

struct CoreMemory {
  std::string space = "unified buffer";
  std::int64_t capacity = 0;
  std::vector<LocalBuffer> buffers;  // in the order of the source
  std::vector<SourceRange> entries;  // names of the kernel functions
};

}  // namespace assay
