// One input on its way through the stages: the request, what is known, and the dialect's state between stages.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/cut-short.h"
#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"
#include "dialects/options.h"

namespace assay {

class Stopwatch {
 public:
  // Milliseconds since the lap before.
  double Lap() {
    const Clock::time_point now = Clock::now();
    const double ms = std::chrono::duration<double, std::milli>(now - last_).count();
    last_ = now;
    return ms;
  }
  double Total() const { return std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

// A dialect's state for one input from stage to stage.
struct DialectState {
  virtual ~DialectState() = default;
};

// The input as rules see it.
inline void FillReplyFacts(const Project& project, ReplyFacts& out) {
  out.is_reply = project.IsReply();
  out.module_builds = project.module_builds;
  for (const VirtualFile& file : project.files) out.files.push_back({file.name, file.role, file.text});
  out.problems = project.problems;
}

class Dialect;

struct Analysis {
  const AnalyzeOptions* options = nullptr;
  const Dialect* dialect = nullptr;  // that of the input
  Report report;                     // its project is the input
  Facts facts;
  std::unique_ptr<DialectState> state;
  Stopwatch watch;
  std::uint64_t cut_short_before = RunsCutShort();

  // From Read: whether there is a kernel, and anything to run; which parts of the input a run needs and does not
  // have; and which guesses a verdict on the build rests on.
  bool has_kernel = false;
  bool can_run = false;
  bool brings_inputs = false;   // it makes the inputs of a run itself: no contract and no task are needed
  bool derives_inputs = false;  // its dialect derives some from its definition: neither is needed (DerivedFacts)
  std::vector<std::string> not_lowered;  // "the kernel was not lowered"
  bool ghost_tiling = false;             // the tiling struct was guessed from its uses
  bool chip_followed = true;             // kernels of the chip can be run at all
  // What is known so far, from within the stage Run; set while it lasts.
  std::function<void()> publish;
  bool has_run = false;          // the stage Run was made
  bool nothing_to_read = false;  // the report says why; no stage has anything to do
};

}  // namespace assay
