// See metrics.h.
#include "driver/serve/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace assay::serve {

void Metrics::Answered(std::string_view op, int status, double seconds) {
  ++answered_[{std::string(op), status}];
  const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), seconds);
  if (bound != kBounds.end()) ++buckets_[static_cast<std::size_t>(bound - kBounds.begin())];
  sum_ += seconds;
  ++count_;
}

void Metrics::Judged(std::string_view builds, std::string_view runs, std::string_view values) {
  ++verdicts_[{"builds", std::string(builds)}];
  ++verdicts_[{"runs", std::string(runs)}];
  ++verdicts_[{"values", std::string(values)}];
}

std::string Metrics::Text(const Now& now) const {
  std::string out;
  const auto to = std::back_inserter(out);
  const auto head = [&](std::string_view name, std::string_view type, std::string_view help) {
    fmt::format_to(to, "# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
  };
  head("assay_queue_length", "gauge", "Requests that wait for a worker.");
  fmt::format_to(to, "assay_queue_length {}\n", now.waiting);
  head("assay_in_flight", "gauge", "Requests that a worker is processing.");
  fmt::format_to(to, "assay_in_flight {}\n", now.running);
  head("assay_workers", "gauge", "Maximum number of workers.");
  fmt::format_to(to, "assay_workers {}\n", now.workers);
  head("assay_worker_deaths_total", "counter", "Workers that crashed, ran out of memory or were stopped.");
  fmt::format_to(to, "assay_worker_deaths_total {}\n", now.deaths);
  head("assay_answers_total", "counter", "Answers, by operation and HTTP status.");
  for (const auto& [key, count] : answered_)
    fmt::format_to(to, "assay_answers_total{{op=\"{}\",status=\"{}\"}} {}\n", key.first, key.second, count);
  head("assay_refused_total", "counter", "Requests that no worker saw, by HTTP status.");
  for (const auto& [status, count] : refused_)
    fmt::format_to(to, "assay_refused_total{{status=\"{}\"}} {}\n", status, count);
  head("assay_verdicts_total", "counter", "Verdicts of reports.");
  for (const auto& [key, count] : verdicts_)
    fmt::format_to(to, "assay_verdicts_total{{verdict=\"{}\",value=\"{}\"}} {}\n", key.first, key.second, count);
  head("assay_cache_hits_total", "counter", "Answers taken from the cache.");
  fmt::format_to(to, "assay_cache_hits_total {}\n", cache_hits_);
  head("assay_cache_misses_total", "counter", "Answers that were not in the cache.");
  fmt::format_to(to, "assay_cache_misses_total {}\n", cache_misses_);
  head("assay_answer_seconds", "histogram", "From a request to its answer.");
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    sum += buckets_[i];
    fmt::format_to(to, "assay_answer_seconds_bucket{{le=\"{:g}\"}} {}\n", kBounds[i], sum);
  }
  fmt::format_to(to, "assay_answer_seconds_bucket{{le=\"+Inf\"}} {}\nassay_answer_seconds_sum {:.6f}\n", count_, sum_);
  fmt::format_to(to, "assay_answer_seconds_count {}\n", count_);
  return out;
}

}  // namespace assay::serve
