// See worker-slot.h.
#include "driver/worker-slot.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>

#include <charconv>
#include <utility>

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kSampleEvery = std::chrono::milliseconds(250);
constexpr double kMostPatience = 10;

bool IsDead(pid_t pid) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

}  // namespace

WorkerSlot::WorkerSlot(WorkerSlot&& other) noexcept : options_(other.options_), make_work_(other.make_work_) {
  std::swap(process_, other.process_);
}

bool WorkerSlot::Start() {
  Drop();
  process_ = StartWorker(*options_, *make_work_);
  memory_bytes_ = options_->memory_bytes;
  Begin();
  return alive();
}

void WorkerSlot::Drop() {
  if (alive()) EndWorker(process_);
  frames_ = {};
  ready_ = busy_ = worn_ = false;
  starvation_ = {};
  stage_.clear();
  result_.clear();
}

void WorkerSlot::Give(const std::string& request, double seconds) {
  busy_ = true;
  seconds_ = seconds;
  stage_.clear();
  result_.clear();
  Begin();
  // A worker that died while idle shows by the end of its pipe; its request is then answered as crashed.
  WriteFrame(process_.to, FrameKind::kRequest, request);
}

WorkerSlot::Seen WorkerSlot::Look() {
  Seen seen;
  if (!alive()) return seen;
  // Dead before the read: then the read has everything it ever wrote.
  const bool dead = IsDead(process_.pid);
  const FrameBuffer::State state = frames_.Fill(process_.from);
  while (std::optional<Frame> frame = frames_.Next()) Handle(std::move(*frame), seen);
  if (dead || state != FrameBuffer::State::kOpen) {
    // A closed pipe without an exit means a worker about to exit, or one whose memory is damaged.
    Bury(state == FrameBuffer::State::kBroken ? "sent damaged data" : "", false, seen);
  } else if (busy_ || !ready_) {
    const double limit = busy_ ? seconds_ : options_->start_seconds;
    if (OutOfTime(limit)) Bury(fmt::format("stopped: time limit of {:g} s", limit), true, seen);
  }
  return seen;
}

void WorkerSlot::Begin() {
  begin_ = Clock::now();
  next_sample_ = begin_ + kSampleEvery;
  starved_ = 0;
  starvation_.Begin(process_.pid);
}

// Time in which the worker was ready but the machine was busy with others does not count, up to a bound.
bool WorkerSlot::OutOfTime(double limit) {
  const Clock::time_point now = Clock::now();
  const double wall = std::chrono::duration<double>(now - begin_).count();
  if (now >= next_sample_) {
    starved_ = starvation_.Sample(process_.pid);
    next_sample_ = now + kSampleEvery;
  }
  return wall - starved_ >= limit || wall >= limit * kMostPatience;
}

void WorkerSlot::Handle(Frame frame, Seen& seen) {
  switch (frame.kind) {
    case FrameKind::kReady:
      ready_ = true;
      break;
    case FrameKind::kStage:
      stage_ = std::move(frame.payload);
      break;
    case FrameKind::kLimit:
      std::from_chars(frame.payload.data(), frame.payload.data() + frame.payload.size(), memory_bytes_);
      break;
    case FrameKind::kResult:
      result_ = std::move(frame.payload);
      break;
    case FrameKind::kDone:
      if (busy_) seen.outcome = Outcome{true, std::move(result_), "", false};
      busy_ = false;
      worn_ = frame.payload == kWornOut;
      break;
    case FrameKind::kRequest:
      break;
  }
}

void WorkerSlot::Bury(std::string why, bool out_of_time, Seen& seen) {
  if (why.empty()) {
    // The worker closes its end only by dying; give it a moment to exit before it counts as killed.
    for (int i = 0; i < 100 && !IsDead(process_.pid); ++i) poll(nullptr, 0, 2);
  }
  const WorkerEnd end = EndWorker(process_);
  if (why.empty()) why = DescribeDeath(end, memory_bytes_);
  why = "analysis worker " + why;
  seen.died = true;
  if (busy_) {
    if (!stage_.empty()) why += " while " + stage_;
    if (const std::string place = PlaceIn(end.note); !place.empty()) why += ", at " + place;
    seen.outcome = Outcome{false, std::move(result_), std::move(why), out_of_time};
  } else if (!ready_) {
    seen.failed_start = std::move(why) + " while it started";
  }
  Drop();
}

}  // namespace assay
