// One poll loop over all workers. Each has at most one request; outcomes wait until earlier ones are taken.
#include "driver/pool.h"

#include <poll.h>

#include <algorithm>
#include <map>
#include <optional>

#include "driver/worker-slot.h"
#include "driver/worker.h"

namespace assay {
namespace {

// A worker's descendants can hold its pipe open, so death is also looked for at this pace.
constexpr int kTickMs = 50;
// If workers keep dying before they are ready, none ever will be.
constexpr int kMostFailedStarts = 3;

struct Slot {
  WorkerSlot worker;
  std::size_t request = 0;  // where the worker is busy
};

class Pool {
 public:
  Pool(const std::vector<std::string>& requests, const PoolOptions& options, const MakeWork& make_work,
       const std::function<bool(std::size_t, Outcome)>& take)
      : requests_(requests), options_(options), take_(take) {
    const auto wanted = static_cast<std::size_t>(std::clamp(options.workers, 1, 200));
    const std::size_t count = std::min(wanted, std::max<std::size_t>(requests.size(), 1));
    slots_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) slots_.push_back({WorkerSlot(options, make_work), 0});
  }

  void Run() {
    while (taken_ < requests_.size() && !stopped_) {
      for (Slot& slot : slots_) Assign(slot);
      Wait();
      for (Slot& slot : slots_) Look(slot);
      Tell();
      HandOver();
    }
  }

 private:
  void Assign(Slot& slot) {
    if (slot.worker.busy() || next_ >= requests_.size()) return;
    if (failed_starts_ >= kMostFailedStarts) {
      waiting_[next_++] = {false, "", start_failure_, false};
      return;
    }
    if ((slot.worker.worn() || !slot.worker.alive()) && !slot.worker.Start())
      FailedStart("cannot fork an analysis worker");
    if (!slot.worker.ready()) return;
    failed_starts_ = 0;
    slot.request = next_++;
    slot.worker.Give(requests_[slot.request], options_.seconds);
  }

  void FailedStart(std::string why) {
    ++failed_starts_;
    start_failure_ = std::move(why);
  }

  void Wait() {
    std::vector<pollfd> fds;
    int timeout = kTickMs;
    for (const Slot& slot : slots_) {
      if (slot.worker.alive()) fds.push_back({slot.worker.descriptor(), POLLIN, 0});
    }
    if (!waiting_.empty() && waiting_.begin()->first == taken_) timeout = 0;
    poll(fds.data(), fds.size(), timeout);
  }

  void Look(Slot& slot) {
    WorkerSlot::Seen seen = slot.worker.Look();
    if (!seen.failed_start.empty()) FailedStart(std::move(seen.failed_start));
    if (seen.outcome) waiting_[slot.request] = std::move(*seen.outcome);
  }

  void Tell() const {
    if (!options_.on_wait) return;
    const auto busy = std::find_if(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.worker.busy(); });
    if (busy != slots_.end()) options_.on_wait(busy->worker.stage());
  }

  void HandOver() {
    while (!stopped_ && !waiting_.empty() && waiting_.begin()->first == taken_) {
      Outcome outcome = std::move(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      stopped_ = !take_(taken_++, std::move(outcome));
    }
  }

  const std::vector<std::string>& requests_;
  const PoolOptions& options_;
  const std::function<bool(std::size_t, Outcome)>& take_;
  std::vector<Slot> slots_;
  std::map<std::size_t, Outcome> waiting_;
  std::size_t next_ = 0;
  std::size_t taken_ = 0;
  bool stopped_ = false;
  int failed_starts_ = 0;
  std::string start_failure_;
};

}  // namespace

void RunPool(const std::vector<std::string>& requests, const PoolOptions& options, const MakeWork& make_work,
             const std::function<bool(std::size_t index, Outcome outcome)>& take) {
  const KillWorkersOnInterrupt guard;
  Pool(requests, options, make_work, take).Run();
}

}  // namespace assay
