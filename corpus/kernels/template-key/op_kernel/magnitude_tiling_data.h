#pragma once

struct MagnitudeTilingData {
  uint32_t rowLength;
  uint32_t tileLength;
};
