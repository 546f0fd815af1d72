// The pool of a server: jobs come at any time, from several clients, and can be cancelled. Clients take turns, so that
// one with thousands of jobs does not delay the others; the jobs of one client start in their order. Belongs to one
// thread, which polls the descriptors and calls Work() after each poll.
#pragma once

#include <poll.h>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "driver/pool.h"
#include "driver/worker-slot.h"

namespace assay {

class LivePool {
 public:
  using Done = std::function<void(Outcome)>;
  using JobId = std::uint64_t;

  LivePool(const PoolOptions& options, const MakeWork& make_work);

  // `done` is called once, from Work(), unless the job is cancelled first. If several workers are free, the one whose
  // last job had the same subject is preferred, since it is still warm; 0: no subject.
  JobId Submit(std::uint64_t client, std::string request, double seconds, Done done, std::uint64_t about = 0);
  // A waiting job is dropped; the worker of a running one is ended.
  void Cancel(JobId job);

  // Appends the descriptors to poll.
  void AddDescriptors(std::vector<pollfd>& to) const;
  // Milliseconds until Work() should be called again, whatever happens on the descriptors.
  int Timeout() const;
  void Work();

  std::size_t waiting() const { return waiting_count_; }
  std::size_t running() const;
  bool ready() const;  // a worker takes requests, or is at work
  std::uint64_t deaths() const { return deaths_; }

 private:
  struct Job {
    JobId id = 0;
    std::string request;
    double seconds = 0;
    Done done;
    std::uint64_t about = 0;
  };
  struct Place {
    WorkerSlot worker;
    Job job;                  // where the worker is busy
    std::uint64_t about = 0;  // what its last job with something was about
  };

  void Start(Place& place);
  bool Next(Job& job);
  Place* FreePlace(std::uint64_t about);
  void FailAll();

  PoolOptions options_;
  MakeWork make_work_;
  std::vector<Place> places_;
  std::map<std::uint64_t, std::deque<Job>> queues_;  // by client, none empty
  std::uint64_t last_client_ = 0;
  std::size_t waiting_count_ = 0;
  JobId last_job_ = 0;
  std::uint64_t deaths_ = 0;
  int failed_starts_ = 0;
  std::string start_failure_;
  std::chrono::steady_clock::time_point no_start_before_;
};

}  // namespace assay
