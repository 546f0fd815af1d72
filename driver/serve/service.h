// The server without its transport: requests go to workers, answers come back. Belongs to the thread of its pool.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "driver/cache/cache.h"
#include "driver/live-pool.h"
#include "driver/serve/metrics.h"
#include "driver/serve/request.h"
#include "driver/serve/serve-work.h"

namespace assay::serve {

class Service {
 public:
  // `services` and `cache` outlive it; no cache where `cache` is null.
  Service(const PoolOptions& pool, const Services& services, const std::string& resource_dir, Cache* cache);

  // The answer if it is known at once, else a job whose answer is passed to `done` later. Not called if it is
  // cancelled.
  struct Ticket {
    std::optional<Answer> answer;
    LivePool::JobId job = 0;
  };
  Ticket Ask(std::uint64_t client, Request request, std::function<void(Answer)> done);
  void Cancel(LivePool::JobId job) { pool_.Cancel(job); }

  LivePool& pool() { return pool_; }
  Metrics& metrics() { return metrics_; }
  const Services& services() const { return services_; }
  std::string MetricsText() const;

 private:
  Answer Explain(const std::string& rule) const;
  // Turns the document of a check into that of the operation, and counts.
  Answer Finish(const Request& request, Answer answer, double seconds);

  std::string KeyOfRequest(const Request& request) const;

  const Services& services_;
  const std::vector<std::string> symptoms_;
  std::string resource_dir_;
  std::size_t workers_;
  LivePool pool_;
  Metrics metrics_;
  Cache* cache_;
};

// One line of an answer without its newline: {"id":7,"report":{...}}, with `reward`, `fix` or `rule` in place of
// `report`, or {"id":7,"line":3,"errors":[{"key":...,"what":...}]}. `line` counts from 1; 0: not said.
std::string LineOf(const Request& request, const Answer& answer, std::size_t line);

}  // namespace assay::serve
