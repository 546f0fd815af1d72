// What compiled device code registers when it is initialised.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "simulator/simt/machine.h"

namespace assay::simt {

// Bytes of a launch's argument that hold addresses: a pointer, or a structure that contains some.
struct WrittenPart {
  std::uint32_t parameter = 0, offset = 0, bytes = 8;
};

struct Kernel {
  void (*entry)(void* const* arguments) = nullptr;
  bool waits = false;             // reaches a barrier or an operation of several threads
  bool spins = false;             // has a loop that polls memory, so that threads need their turns
  std::uint64_t stack_bytes = 0;  // of its frames
  // Whether it writes only through these pointers and to variables.
  bool writes_known = false;
  std::vector<WrittenPart> writes = {};

  bool needs_fibres() const { return waits || spins; }
};

struct Variable {
  std::string symbol;
  Space space = Space::kGlobal;
  unsigned slot = 0;        // of its region
  std::uint64_t bytes = 0;  // 0: the dynamic part of shared memory
  std::uint64_t element = 4;
};

}  // namespace assay::simt
