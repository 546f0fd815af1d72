// Work on hostile inputs in forked workers: a crash, an endless loop or exhausted memory costs one request, never the
// run. The parent stays single-threaded and small; every worker keeps what it has warmed up between requests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

// How a worker communicates with the parent while it works on one request.
class Progress {
 public:
  virtual ~Progress() = default;
  // The current stage, for the message if it dies: "analysis worker crashed: SIGSEGV while <stage>".
  virtual void Stage(std::string_view stage) = 0;
  // A complete result. May be called again with a better one; the last one counts, also where the worker dies later.
  virtual void Publish(std::string_view result) = 0;
  // From now on the worker may use this much address space.
  virtual void LimitMemory(std::uint64_t) {}
};

using Work = std::function<void(const std::string& request, Progress& progress)>;
// Called once in each worker after the fork.
using MakeWork = std::function<Work()>;

struct PoolOptions {
  int workers = 1;
  // Wall clock for one request and for MakeWork, less what a busy machine kept the worker waiting (up to ten times as
  // long in all).
  double seconds = 4.5;
  double start_seconds = 60;
  std::uint64_t memory_bytes = 2ULL << 30;  // address space of a worker; not set in sanitizer builds
  bool keep_stderr = false;                 // else what a worker writes there is lost
  // Workers may write nothing but in these folders, start no program and reach no other process or host. They read what
  // they are told to, so reading is not refused.
  bool confined = false;
  std::vector<std::string> writable;
  bool torch = false;  // references are PyTorch's (driver/torch)
  // A worker that has more than this resident after a request is replaced; 0: whatever it has.
  std::uint64_t recycle_bytes = 0;
  // Of RunPool: called now and then while a worker is busy, with its stage.
  std::function<void(std::string_view stage)> on_wait;
};

struct Outcome {
  bool done = false;    // the worker finished this request
  std::string result;   // the last one published; empty if none
  std::string failure;  // why it is not done: "analysis worker crashed: SIGSEGV while parsing"
  bool out_of_time = false;
};

// Runs all requests and hands each outcome over in the order of the requests. Returns early once `take` returns false.
void RunPool(const std::vector<std::string>& requests, const PoolOptions& options, const MakeWork& make_work,
             const std::function<bool(std::size_t index, Outcome outcome)>& take);

}  // namespace assay
