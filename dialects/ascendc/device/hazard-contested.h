// Bytes of one tensor in global memory that two cores wrote with different values and in no order. Which value stays is
// open, and a later read gets either. Kept by whole cells (hazard-shadow.h): a cell that is written in part is left
// out.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/hazard-shadow.h"

namespace assay::device {

struct Contest {
  TouchId first = 0, second = 0;  // the two writes, as they were simulated; 0 = none
};

class ContestedCells {
 public:
  // Ranges of bytes, as in Issued::changed.
  using Ranges = std::vector<std::pair<std::int64_t, std::int64_t>>;

  // Of the cells in `changed`, those that both writes cover.
  void Add(Contest contest, const Access& first, const Access& second, const Ranges& changed);
  // A write settles the cells that it covers if it comes after both of their writes.
  void Settle(const Access& access, const std::function<bool(const Contest&)>& after_both);
  // The first contest that a read meets, {} if it meets none. Its cells are forgotten: it is told once.
  Contest Take(const Access& access);

 private:
  template <class Visit>
  void ForEachCell(const Access& access, bool whole, const Visit& visit);

  std::vector<Contest> cells_;  // empty as long as there was no contest
};

}  // namespace assay::device
