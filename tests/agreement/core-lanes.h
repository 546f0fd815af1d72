// One vector operation over `count` elements of a tile, in the various ways in which code selects elements.
#pragma once

#include <string>

#include "tests/agreement/kernel-draw.h"

namespace assay::agreement {

struct Lanes {
  std::string operation;  // @DST@ from @SRC@, which may be one tensor
  std::string set_up;     // before the loop
  std::string members;
  std::string reference;  // of a contract; empty: none
  int tiles = 0;          // buffers of a tile's size that it needs
  bool whole = false;     // tiles have to be whole repeats
};

// Leaves the placeholders T, DST and SRC. Long tiles may have more than 255 repeats.
Lanes DrawLanes(Draw& draw, bool long_tiles);

}  // namespace assay::agreement
