// Divisibility and order, number by number.
#include "reference/task/size-deciders.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace assay::harness {
namespace {

constexpr int kMostSteps = 1 << 14;

int Order(std::int64_t a, std::int64_t b) { return a < b ? -1 : a > b ? 1 : 0; }

}  // namespace

SizeDeciders::SizeDeciders(std::vector<std::int64_t> numbers, bool vectors)
    : bounds_(std::move(numbers)), vectors_(vectors) {
  std::erase_if(bounds_, [](std::int64_t number) { return number < 2; });
  std::sort(bounds_.begin(), bounds_.end());
  bounds_.erase(std::unique(bounds_.begin(), bounds_.end()), bounds_.end());
  numbers_ = bounds_;
  if (vectors) numbers_.insert(numbers_.end(), {2, 4, 8, 16, 32});
  std::sort(numbers_.begin(), numbers_.end());
  numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
}

SizeDeciders SizeDeciders::Without(const std::vector<std::int64_t>& numbers) const {
  std::vector<std::int64_t> rest = bounds_;
  std::erase_if(rest,
                [&](std::int64_t one) { return std::find(numbers.begin(), numbers.end(), one) != numbers.end(); });
  return SizeDeciders(std::move(rest), vectors_);
}

bool SizeDeciders::Alike(std::int64_t from, std::int64_t to) const {
  return from == to || (DividedAlike(from, to) && std::all_of(bounds_.begin(), bounds_.end(), [&](std::int64_t by) {
                          return Order(from, by) == Order(to, by);
                        }));
}

bool SizeDeciders::DividedAlike(std::int64_t from, std::int64_t to) const {
  return std::all_of(numbers_.begin(), numbers_.end(),
                     [&](std::int64_t by) { return (from % by == 0) == (to % by == 0); });
}

std::string SizeDeciders::Difference(std::int64_t from, std::int64_t to) const {
  // The largest is the most informative.
  const std::vector<std::string> all = Differences(from, to);
  return all.empty() ? std::string() : all.front();
}

std::vector<std::string> SizeDeciders::Differences(std::int64_t from, std::int64_t to, bool orders) const {
  std::vector<std::string> made;
  if (from == to) return made;
  for (auto by = numbers_.rbegin(); by != numbers_.rend(); ++by) {
    const std::string number = std::to_string(*by);
    if ((from % *by == 0) != (to % *by == 0))
      made.push_back((from % *by == 0 ? "is no longer a multiple of " : "is now a multiple of ") + number);
    const int order = Order(from, *by);
    if (!orders || order == Order(to, *by) || !std::binary_search(bounds_.begin(), bounds_.end(), *by)) continue;
    made.push_back((order < 0 ? "is no longer below " : order > 0 ? "is no longer above " : "is no longer ") + number);
  }
  return made;
}

std::int64_t SizeDeciders::Next(std::int64_t from, std::int64_t least) const {
  std::int64_t step = 1, above = 1;
  for (std::int64_t by : numbers_) {
    if (from % by == 0) step = std::lcm(step, by);  // divides `from`, so it cannot overflow
  }
  for (std::int64_t by : bounds_) {
    if (by < from) above = by + 1;
    if (by == from) return from;
  }
  const std::int64_t first = std::max({least, above, std::int64_t{1}});
  std::int64_t size = (first + step - 1) / step * step;
  for (int i = 0; i < kMostSteps && size < from; ++i, size += step) {
    if (Alike(from, size)) return size;
  }
  return from;
}

}  // namespace assay::harness
