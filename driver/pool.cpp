// One poll loop over all workers. Each has at most one request; outcomes wait until those before them are taken.
#include "driver/pool.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>

#include "driver/cpu-wait-time.h"
#include "driver/wire.h"
#include "driver/worker.h"

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

// A worker's descendants can hold its pipe open, so death is also looked for at this pace.
constexpr int kTickMs = 50;
// Workers that die before they are ready, one after another, mean that none ever will be.
constexpr int kMostFailedStarts = 3;
constexpr auto kSampleEvery = std::chrono::milliseconds(250);
constexpr double kMostPatience = 10;

struct Slot {
  WorkerProcess process;
  FrameBuffer frames;
  bool ready = false;
  bool worn = false;  // done with its last request
  std::optional<std::size_t> request;
  Clock::time_point begin;
  Clock::time_point next_sample;
  Starvation starvation;
  double starved_before = 0;
  double starved = 0;
  std::string stage;
  std::string result;
};

class Pool {
 public:
  Pool(const std::vector<std::string>& requests, const PoolOptions& options, const MakeWork& make_work,
       const std::function<bool(std::size_t, Outcome)>& take)
      : requests_(requests), options_(options), make_work_(make_work), take_(take) {
    const auto wanted = static_cast<std::size_t>(std::clamp(options.workers, 1, 200));
    slots_.resize(std::min(wanted, std::max<std::size_t>(requests.size(), 1)));
  }

  ~Pool() {
    for (Slot& slot : slots_) {
      if (slot.process.pid > 0) EndWorker(slot.process);
    }
  }

  void Run() {
    while (taken_ < requests_.size() && !stopped_) {
      for (Slot& slot : slots_) Assign(slot);
      Wait();
      for (Slot& slot : slots_) Look(slot);
      HandOver();
    }
  }

 private:
  void Assign(Slot& slot) {
    if (slot.request || next_ >= requests_.size()) return;
    if (failed_starts_ >= kMostFailedStarts) {
      waiting_[next_++] = {false, "", start_failure_};
      return;
    }
    if (slot.worn) {
      EndWorker(slot.process);
      slot = {};
    }
    if (slot.process.pid < 0) Start(slot);
    if (!slot.ready) return;
    slot.request = next_++;
    slot.stage.clear();
    slot.result.clear();
    Begin(slot);
    // A worker that died while idle shows by the end of its pipe; its request is then answered as crashed.
    WriteFrame(slot.process.to, FrameKind::kRequest, requests_[*slot.request]);
  }

  void Start(Slot& slot) {
    std::vector<int> inherited;
    for (const Slot& other : slots_) {
      if (other.process.pid > 0) inherited.insert(inherited.end(), {other.process.to, other.process.from});
    }
    slot = {};
    slot.process = StartWorker(options_, make_work_, inherited);
    Begin(slot);
    if (slot.process.pid < 0) FailedStart("cannot fork an analysis worker");
  }

  void FailedStart(std::string why) {
    ++failed_starts_;
    start_failure_ = std::move(why);
  }

  void Wait() {
    std::vector<pollfd> fds;
    int timeout = kTickMs;
    for (const Slot& slot : slots_) {
      if (slot.process.pid > 0) fds.push_back({slot.process.from, POLLIN, 0});
    }
    if (!waiting_.empty() && waiting_.begin()->first == taken_) timeout = 0;
    poll(fds.data(), fds.size(), timeout);
  }

  void Look(Slot& slot) {
    if (slot.process.pid < 0) return;
    // Dead before the read: then the read has everything it ever wrote.
    siginfo_t info{};
    const bool dead = waitid(P_PID, static_cast<id_t>(slot.process.pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
                      info.si_pid == slot.process.pid;
    const FrameBuffer::State state = slot.frames.Fill(slot.process.from);
    while (std::optional<Frame> frame = slot.frames.Next()) Handle(slot, std::move(*frame));
    if (dead || state != FrameBuffer::State::kOpen) {
      // An end without a death is a worker about to exit, or one whose memory is damaged.
      Bury(slot, state == FrameBuffer::State::kBroken ? "sent damaged data" : "");
    } else if (slot.request || !slot.ready) {
      const double limit = slot.request ? options_.seconds : options_.start_seconds;
      if (OutOfTime(slot, limit)) Bury(slot, fmt::format("stopped: time limit of {:g} s", limit));
    }
  }

  static void Begin(Slot& slot) {
    slot.begin = Clock::now();
    slot.next_sample = slot.begin + kSampleEvery;
    slot.starved = 0;
    slot.starved_before = slot.starvation.Sample(slot.process.pid);
  }

  // Time in which the worker was ready but the machine was busy with others does not count, up to a bound.
  static bool OutOfTime(Slot& slot, double limit) {
    const Clock::time_point now = Clock::now();
    const double wall = std::chrono::duration<double>(now - slot.begin).count();
    if (now >= slot.next_sample) {
      slot.starved = slot.starvation.Sample(slot.process.pid) - slot.starved_before;
      slot.next_sample = now + kSampleEvery;
    }
    return wall - slot.starved >= limit || wall >= limit * kMostPatience;
  }

  void Handle(Slot& slot, Frame frame) {
    switch (frame.kind) {
      case FrameKind::kReady:
        slot.ready = true;
        failed_starts_ = 0;
        break;
      case FrameKind::kStage:
        slot.stage = std::move(frame.payload);
        break;
      case FrameKind::kResult:
        slot.result = std::move(frame.payload);
        break;
      case FrameKind::kDone:
        if (slot.request) waiting_[*slot.request] = {true, std::move(slot.result), ""};
        slot.request.reset();
        slot.worn = frame.payload == kWornOut;
        break;
      case FrameKind::kRequest:
        break;
    }
  }

  void Bury(Slot& slot, std::string why) {
    if (why.empty()) {
      // The worker closes its end only by dying; give it the moment that takes before it counts as killed.
      siginfo_t info{};
      for (int i = 0;
           i < 100 && (waitid(P_PID, static_cast<id_t>(slot.process.pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
                       info.si_pid == 0);
           ++i) {
        poll(nullptr, 0, 2);
      }
    }
    const WorkerEnd end = EndWorker(slot.process);
    if (why.empty()) why = DescribeDeath(end, options_);
    why = "analysis worker " + why;
    if (slot.request) {
      if (!slot.stage.empty()) why += " while " + slot.stage;
      if (const std::string place = PlaceIn(end.note); !place.empty()) why += ", at " + place;
      waiting_[*slot.request] = {false, std::move(slot.result), std::move(why)};
    } else if (!slot.ready) {
      FailedStart(std::move(why) + " while it started");
    }
    slot = {};
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
  const MakeWork& make_work_;
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
