// See live-pool.h.
#include "driver/live-pool.h"

#include <algorithm>
#include <utility>

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

// A worker's descendants can hold its pipe open, so death is also looked for at this pace.
constexpr int kTickMs = 50;
constexpr int kIdleMs = 1000;
// If workers keep dying before they are ready, waiting jobs are answered, and starting is retried after a while.
constexpr int kMostFailedStarts = 3;
constexpr auto kPause = std::chrono::seconds(1);

}  // namespace

LivePool::LivePool(const PoolOptions& options, const MakeWork& make_work) : options_(options), make_work_(make_work) {
  const auto count = static_cast<std::size_t>(std::clamp(options.workers, 1, 200));
  places_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) places_.push_back({WorkerSlot(options_, make_work_), {}, 0});
}

LivePool::JobId LivePool::Submit(std::uint64_t client, std::string request, double seconds, Done done,
                                 std::uint64_t about) {
  queues_[client].push_back({++last_job_, std::move(request), seconds, std::move(done), about});
  ++waiting_count_;
  return last_job_;
}

void LivePool::Cancel(JobId id) {
  for (auto queue = queues_.begin(); queue != queues_.end(); ++queue) {
    const auto job =
        std::find_if(queue->second.begin(), queue->second.end(), [&](const Job& one) { return one.id == id; });
    if (job == queue->second.end()) continue;
    queue->second.erase(job);
    --waiting_count_;
    if (queue->second.empty()) queues_.erase(queue);
    return;
  }
  for (Place& place : places_) {
    if (!place.worker.busy() || place.job.id != id) continue;
    place.worker.Drop();
    place.job = {};
    return;
  }
}

void LivePool::AddDescriptors(std::vector<pollfd>& to) const {
  for (const Place& place : places_) {
    if (place.worker.alive()) to.push_back({place.worker.descriptor(), POLLIN, 0});
  }
}

int LivePool::Timeout() const {
  const bool due = waiting_count_ > 0 &&
                   std::any_of(places_.begin(), places_.end(), [](const Place& place) { return place.worker.ready(); });
  if (due) return 0;
  const bool idle = waiting_count_ == 0 && std::all_of(places_.begin(), places_.end(),
                                                       [](const Place& place) { return place.worker.ready(); });
  return idle ? kIdleMs : kTickMs;
}

std::size_t LivePool::running() const {
  return static_cast<std::size_t>(
      std::count_if(places_.begin(), places_.end(), [](const Place& place) { return place.worker.busy(); }));
}

bool LivePool::ready() const {
  return std::any_of(places_.begin(), places_.end(),
                     [](const Place& place) { return place.worker.ready() || place.worker.busy(); });
}

void LivePool::Start(Place& place) {
  if (Clock::now() < no_start_before_) return;
  place.about = 0;
  if (place.worker.Start()) return;
  ++failed_starts_;
  start_failure_ = "cannot fork an analysis worker";
}

// The client after the one served last.
bool LivePool::Next(Job& job) {
  if (queues_.empty()) return false;
  auto queue = queues_.upper_bound(last_client_);
  if (queue == queues_.end()) queue = queues_.begin();
  last_client_ = queue->first;
  job = std::move(queue->second.front());
  queue->second.pop_front();
  --waiting_count_;
  if (queue->second.empty()) queues_.erase(queue);
  return true;
}

// The worker for a job: one with the same subject, else one without a subject yet, else the first.
LivePool::Place* LivePool::FreePlace(std::uint64_t about) {
  Place* free = nullptr;
  for (Place& place : places_) {
    if (!place.worker.ready()) continue;
    if (place.about == about) return &place;
    if (free == nullptr || (free->about != 0 && place.about == 0)) free = &place;
  }
  return free;
}

void LivePool::FailAll() {
  failed_starts_ = 0;
  no_start_before_ = Clock::now() + kPause;
  Job job;
  while (Next(job)) job.done({false, "", start_failure_, false});
}

void LivePool::Work() {
  for (Place& place : places_) {
    WorkerSlot::Seen seen = place.worker.Look();
    if (seen.died) ++deaths_;
    if (!seen.failed_start.empty()) {
      ++failed_starts_;
      start_failure_ = std::move(seen.failed_start);
    }
    if (!seen.outcome) continue;
    const Job job = std::exchange(place.job, {});
    job.done(std::move(*seen.outcome));
  }
  for (Place& place : places_) {
    if (!place.worker.alive() || place.worker.worn()) Start(place);
    if (place.worker.ready()) failed_starts_ = 0;
  }
  while (waiting_count_ > 0 && FreePlace(0) != nullptr) {
    Job job;
    if (!Next(job)) break;
    Place& place = *FreePlace(job.about);
    place.job = std::move(job);
    if (place.job.about != 0) place.about = place.job.about;
    place.worker.Give(place.job.request, place.job.seconds);
  }
  if (failed_starts_ >= kMostFailedStarts) FailAll();
}

}  // namespace assay
