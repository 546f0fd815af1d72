// A place for one worker at a time: it is started, given requests one after the other, watched, and replaced when it
// dies or runs out of time. The owner of several slots distributes the requests (pool.h, live-pool.h).
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "driver/cpu-wait-time.h"
#include "driver/pool.h"
#include "driver/wire.h"
#include "driver/worker.h"

namespace assay {

class WorkerSlot {
 public:
  // Both outlive the slot.
  WorkerSlot(const PoolOptions& options, const MakeWork& make_work) : options_(&options), make_work_(&make_work) {}
  ~WorkerSlot() { Drop(); }
  WorkerSlot(WorkerSlot&& other) noexcept;
  WorkerSlot(const WorkerSlot&) = delete;
  WorkerSlot& operator=(const WorkerSlot&) = delete;

  bool alive() const { return process_.pid > 0; }
  bool ready() const { return ready_ && !busy_ && !worn_; }
  bool busy() const { return busy_; }
  bool worn() const { return worn_; }
  // The stage that it reported; empty if it has reported none yet.
  const std::string& stage() const { return stage_; }
  // To be polled for input; -1 where there is no worker.
  int descriptor() const { return process_.from; }

  // Forks a worker. False if the system refuses.
  bool Start();
  // Ends the worker, if there is one, and its current request.
  void Drop();
  // Hands a request to a worker that is ready. `seconds`: its time limit.
  void Give(const std::string& request, double seconds);

  // The result of Look: the end of the request, or of a worker that never became ready.
  struct Seen {
    std::optional<Outcome> outcome;
    std::string failed_start;
    bool died = false;
  };
  // Reads the worker's output, and ends it if its time is over.
  Seen Look();

 private:
  void Begin();
  bool OutOfTime(double limit);
  void Handle(Frame frame, Seen& seen);
  void Bury(std::string why, bool out_of_time, Seen& seen);

  const PoolOptions* options_;
  const MakeWork* make_work_;
  WorkerProcess process_;
  FrameBuffer frames_;
  bool ready_ = false;
  bool busy_ = false;
  bool worn_ = false;  // done with its last request
  double seconds_ = 0;
  std::uint64_t memory_bytes_ = 0;  // its limit now
  std::chrono::steady_clock::time_point begin_;
  std::chrono::steady_clock::time_point next_sample_;
  Starvation starvation_;
  double starved_ = 0;
  std::string stage_;
  std::string result_;
};

}  // namespace assay
