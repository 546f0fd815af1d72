// What to observe in a run, as requested on the command line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay {

struct ObserveOptions {
  bool time = false;               // the time model's account
  bool trace = false;              // when each instruction ran
  bool details = false;            // what `assay simulate` tells: outputs, changes, how far it went
  std::vector<int> cores;          // only these run; empty = all
  std::string until_place;         // "k.cpp:36"; empty = to the end
  std::uint64_t until_count = 0;   // instructions of one core; 0 = to the end
  std::vector<std::string> watch;  // tensors, queues, buffers, or places where buffers are set up
  std::vector<std::string> keep;   // outputs whose values are wanted whole

  bool any() const { return time || trace || details; }
};

}  // namespace assay
