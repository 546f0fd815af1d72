// How far a run is, on standard error where that is a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

namespace assay {

class ProgressLine {
 public:
  ProgressLine(std::size_t total, bool quiet);
  ~ProgressLine() { Clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // One more is done.
  void Step();
  // Clears the line before something else is written.
  void Clear();

 private:
  std::size_t total_;
  std::size_t done_ = 0;
  bool shown_ = false;
  bool wanted_;
  std::chrono::steady_clock::time_point begin_, last_;
};

// The same of one long piece of work: what is done now, for how long already, and by when it ends.
class WorkLine {
 public:
  // `limit`: seconds after which it is given up.
  WorkLine(double limit, bool quiet);
  ~WorkLine() { Clear(); }
  WorkLine(const WorkLine&) = delete;
  WorkLine& operator=(const WorkLine&) = delete;

  void Tell(std::string_view stage);
  void Clear();

 private:
  double limit_;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point begin_, last_;
};

// And for a server: answered requests, their rate, and the queue.
class ServerLine {
 public:
  explicit ServerLine(bool quiet);
  ~ServerLine() { Clear(); }
  ServerLine(const ServerLine&) = delete;
  ServerLine& operator=(const ServerLine&) = delete;

  struct Now {
    std::size_t answered = 0, running = 0, waiting = 0;
  };
  void Tell(const Now& now);
  void Clear();

 private:
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point begin_, last_;
};

}  // namespace assay
