// The buffers of one queue, by number: handed out round-robin, passed on first in, first out.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <vector>

namespace assay {

struct QueueTurns {
  std::vector<int> buffers;
  std::vector<bool> busy;
  std::size_t cursor = 0;
  std::deque<int> full;

  void Add(int buffer) {
    buffers.push_back(buffer);
    busy.push_back(false);
  }
  // -1 if all are in use.
  int Take() {
    for (std::size_t tries = 0; tries < buffers.size(); ++tries) {
      const std::size_t at = cursor;
      cursor = (cursor + 1) % buffers.size();
      if (busy[at]) continue;
      busy[at] = true;
      return buffers[at];
    }
    return -1;
  }
  void GiveBack(int buffer) {
    const auto at = std::find(buffers.begin(), buffers.end(), buffer);
    if (at != buffers.end()) busy[static_cast<std::size_t>(at - buffers.begin())] = false;
  }
};

}  // namespace assay
