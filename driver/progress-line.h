// How far a run is, on standard error where that is a terminal.
#pragma once

#include <chrono>
#include <cstddef>

namespace assay {

class ProgressLine {
 public:
  ProgressLine(std::size_t total, bool quiet);
  ~ProgressLine() { Clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // One more is done.
  void Step();
  // Takes the line away, before something else is written.
  void Clear();

 private:
  std::size_t total_;
  std::size_t done_ = 0;
  bool shown_ = false;
  bool wanted_;
  std::chrono::steady_clock::time_point begin_, last_;
};

}  // namespace assay
