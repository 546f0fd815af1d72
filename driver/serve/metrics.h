// The server's counters in the format of Prometheus.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace assay::serve {

class Metrics {
 public:
  void Answered(std::string_view op, int status, double seconds);
  // The verdict of a report: words of `builds`, `runs` and `values`.
  void Judged(std::string_view builds, std::string_view runs, std::string_view values);
  void Refused(int status) { ++refused_[status]; }
  void CacheHit() { ++cache_hits_; }
  void CacheMiss() { ++cache_misses_; }

  // Values that are kept elsewhere, read on request.
  struct Now {
    std::size_t waiting = 0, running = 0, workers = 0;
    std::uint64_t deaths = 0;
  };
  // The text format, version 0.0.4.
  std::string Text(const Now& now) const;
  std::uint64_t answered() const { return count_; }
  // Mean seconds of what was answered so far; 0 where nothing was.
  double MeanSeconds() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }

 private:
  static constexpr std::array<double, 14> kBounds = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1,
                                                     0.25,  0.5,    1,     2.5,  5,     10,   60};
  std::map<std::pair<std::string, int>, std::uint64_t> answered_;  // by op and status
  std::map<std::pair<std::string, std::string>, std::uint64_t> verdicts_;
  std::map<int, std::uint64_t> refused_;
  std::array<std::uint64_t, kBounds.size()> buckets_{};  // not summed up
  double sum_ = 0;
  std::uint64_t count_ = 0;
  std::uint64_t cache_hits_ = 0, cache_misses_ = 0;
};

}  // namespace assay::serve
