// Two ways to shrink: halving all sizes equally often, which keeps every ratio, or sizes of a given number of tiles
// each, with the remainder of the task's size.
#include "reference/task/size-plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace assay::harness {
namespace {

constexpr std::int64_t kTile = 128;  // the largest tile that kernels commonly rely on
constexpr std::int64_t kMostDivisor = 256;
constexpr std::int64_t kFewest = 4;      // of a size that is free
constexpr std::size_t kMostChoices = 6;  // for a size that is to be like the task's
constexpr std::size_t kMostAlikeSizes = 4096;

}  // namespace

SizePlan::SizePlan(std::vector<WrittenSize> sizes, std::vector<SizeUse> uses)
    : sizes_(std::move(sizes)), uses_(std::move(uses)) {}

bool SizePlan::Scales(std::size_t i, const Limits& limits) const {
  if (uses_[i].front && limits.front_stays) return false;
  if (uses_[i].batch) return true;
  if (uses_[i].init && (limits.inputs_alone || sizes_[i].value < limits.least)) return false;
  if (std::find(limits.keep.begin(), limits.keep.end(), sizes_[i].value) != limits.keep.end()) return false;
  return Used(i);
}

// Constants that divide the size: groups, heads, patches.
std::int64_t SizePlan::Divisor(std::int64_t value) const {
  std::int64_t divisor = 1;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    const std::int64_t part = sizes_[i].value;
    if (!uses_[i].init || uses_[i].shapes || part > 32 || part >= value || value % part != 0) continue;
    const std::int64_t both = std::lcm(divisor, part);
    if (both <= kMostDivisor) divisor = both;
  }
  return divisor;
}

Numbers SizePlan::Halved(int times, const Limits& limits, std::int64_t batch) const {
  Numbers numbers;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    std::int64_t value = sizes_[i].value;
    if (uses_[i].batch) {
      value = std::min(value, batch);
    } else if (Scales(i, limits)) {
      const std::int64_t divisor = Divisor(value), least = uses_[i].init ? limits.least : kFewest;
      for (int k = 0; k < times && value % 2 == 0 && value / 2 % divisor == 0 && value / 2 >= least; ++k) value /= 2;
    }
    numbers.push_back(value);
  }
  return numbers;
}

Numbers SizePlan::Stepped(std::int64_t size, const Limits& limits, std::int64_t batch) const {
  std::set<std::int64_t> larger;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    if (!uses_[i].batch && Scales(i, limits) && sizes_[i].value > size) larger.insert(sizes_[i].value);
  }
  std::map<std::int64_t, std::int64_t> scaled;
  const std::int64_t tile = std::min(size, kTile);
  std::int64_t next = size;
  for (std::int64_t value : larger) {
    const std::int64_t divisor = Divisor(value);
    std::int64_t made = value % tile + next;
    if (divisor > 1) made = (made + divisor - 1) / divisor * divisor;
    scaled[value] = std::min(made, value);
    next += tile;
  }
  Numbers numbers;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    const std::int64_t value = sizes_[i].value;
    const auto found = scaled.find(value);
    if (uses_[i].batch)
      numbers.push_back(std::min(value, batch));
    else
      numbers.push_back(found != scaled.end() && Scales(i, limits) ? found->second : value);
  }
  return numbers;
}

bool SizePlan::Collapses(const Numbers& numbers) const {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool used = Used(i) && Used(j);
      const bool large = sizes_[i].value >= 8 && sizes_[j].value >= 8 && !uses_[i].batch && !uses_[j].batch;
      if (used && large && sizes_[i].value != sizes_[j].value && numbers[i] == numbers[j]) return true;
    }
  }
  return false;
}

double SizePlan::Weight(const Numbers& numbers) const {
  double sum = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (Used(i)) sum += std::log2(static_cast<double>(numbers[i]));
  }
  return sum;
}

double SizePlan::Quality(const Numbers& numbers) const {
  double quality = std::log2(static_cast<double>(std::min<std::int64_t>(Tile(numbers), 32)));
  bool same_model = true;
  for (std::size_t i = 0; i < numbers.size(); ++i) same_model &= !uses_[i].init || numbers[i] == sizes_[i].value;
  return quality + (same_model ? 1.5 : 0) - std::min<double>(static_cast<double>(Lost(numbers).size()), 3) / 2;
}

std::vector<SizePlan::Candidate> SizePlan::Candidates(const Limits& limits) const {
  std::set<Numbers> seen;
  std::vector<Candidate> made;
  const auto add = [&](Numbers numbers) {
    if ((limits.distinct && Collapses(numbers)) || !seen.insert(numbers).second) return;
    const double weight = Weight(numbers), quality = Quality(numbers);
    made.push_back({std::move(numbers), weight, quality});
  };
  Limits some = limits;
  for (const bool inputs_alone : {false, true}) {
    some.inputs_alone = inputs_alone;
    for (std::int64_t batch : limits.batches) {
      for (int times = 0; times < 24; ++times) add(Halved(times, some, batch));
      for (std::int64_t size = 1 << 18; size >= kFewest; size /= 2) add(Stepped(size, some, batch));
    }
  }
  std::stable_sort(made.begin(), made.end(),
                   [](const Candidate& a, const Candidate& b) { return a.weight > b.weight; });
  return made;
}

std::vector<Numbers> SizePlan::Longer(const Numbers& base, const Limits& limits) const {
  Numbers alone = base;
  for (std::size_t i = 0; i < base.size(); ++i) {
    if (uses_[i].batch) alone[i] = 1;
  }
  std::set<std::pair<std::int64_t, std::int64_t>, std::greater<>> values;  // the task's and the base's
  for (std::size_t i = 0; i < base.size(); ++i) {
    if (!uses_[i].batch && Scales(i, limits) && base[i] < sizes_[i].value) values.emplace(sizes_[i].value, base[i]);
  }
  std::vector<Numbers> made;
  for (const Numbers& from : {alone, base}) {
    for (std::int64_t times : {8, 4, 2}) {
      for (const auto& [written, scaled] : values) {
        Numbers one = from;
        const std::int64_t tile = std::min(kTile, scaled & -scaled),
                           size = scaled + (times - 1) * std::max(tile, scaled / tile * tile);
        if (size >= written) continue;
        for (std::size_t i = 0; i < one.size(); ++i) {
          if (sizes_[i].value == written && Scales(i, limits) && !uses_[i].batch) one[i] = size;
        }
        made.push_back(std::move(one));
      }
    }
  }
  if (alone != base) made.push_back(alone);
  return made;
}

std::int64_t SizePlan::Tile(const Numbers& numbers) const {
  std::int64_t tile = kTile;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (uses_[i].batch || numbers[i] == sizes_[i].value) continue;
    while ((sizes_[i].value - numbers[i]) % tile != 0) tile /= 2;
  }
  return tile;
}

// Sizes of inputs alone are multiples of others by chance; for those of the model it may be intended.
bool SizePlan::Meant(std::size_t i, std::size_t j) const {
  const std::int64_t by = sizes_[j].value;
  return uses_[j].init && by > 1 && (uses_[i].init || (by <= 32 && !uses_[j].shapes));
}

bool SizePlan::Keeps(const Numbers& numbers, const SizeDeciders& deciders) const {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      const std::int64_t a = sizes_[i].value, b = sizes_[j].value;
      if (!Used(i) || !Used(j) || a <= b) continue;
      if (numbers[i] <= numbers[j] && !uses_[i].front && !uses_[j].front) return false;
      if (!Meant(i, j) || a % b != 0) continue;
      if (numbers[i] % numbers[j] != 0 || !deciders.Alike(a / b, numbers[i] / numbers[j])) return false;
    }
  }
  return true;
}

std::vector<Numbers> SizePlan::Alike(const SizeDeciders& deciders, const Limits& limits) const {
  using Key = std::pair<bool, std::int64_t>;  // whether it is the batch, and its value
  std::map<Key, Numbers> choices;
  const auto key = [&](std::size_t i) { return Key{uses_[i].batch, sizes_[i].value}; };
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    if (!Scales(i, limits)) continue;
    Numbers& some = choices[key(i)];
    for (std::int64_t least = 1; some.size() < kMostChoices && (some.empty() || some.back() < sizes_[i].value);)
      some.push_back(deciders.Next(sizes_[i].value, least)), least = some.back() + 1;
    if (some.back() != sizes_[i].value) some.push_back(sizes_[i].value);
  }
  std::vector<std::map<Key, std::int64_t>> made = {{}};
  for (const auto& [size, some] : choices) {
    std::vector<std::map<Key, std::int64_t>> more;
    for (const auto& before : made) {
      for (std::int64_t value : some) {
        more.push_back(before);
        more.back()[size] = value;
      }
    }
    made = std::move(more);
    if (made.size() > kMostAlikeSizes) return {};
  }
  std::vector<std::pair<double, Numbers>> weighed;
  for (const auto& one : made) {
    Numbers numbers;
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      const auto found = Scales(i, limits) ? one.find(key(i)) : one.end();
      numbers.push_back(found != one.end() ? found->second : sizes_[i].value);
    }
    if (Keeps(numbers, deciders)) weighed.emplace_back(Weight(numbers), std::move(numbers));
  }
  std::sort(weighed.begin(), weighed.end());
  std::vector<Numbers> alike;
  for (auto& [weight, numbers] : weighed) alike.push_back(std::move(numbers));
  return alike;
}

std::vector<std::string> SizePlan::Lost(const Numbers& numbers) const {
  std::vector<std::string> lost;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      const std::int64_t a = sizes_[i].value, b = sizes_[j].value;
      if (i == j || uses_[i].batch || uses_[j].batch || !Used(i) || !Used(j)) continue;
      const bool meant = Meant(i, j);
      if (a == b && i < j && numbers[i] != numbers[j])
        lost.push_back(sizes_[i].name + " and " + sizes_[j].name + " differ");
      else if (a > b && b >= 8 && numbers[i] == numbers[j])
        lost.push_back(sizes_[i].name + " and " + sizes_[j].name + " are equal");
      else if (meant && a > b && a % b == 0 && numbers[j] > 0 && numbers[i] % numbers[j] != 0)
        lost.push_back(sizes_[i].name + " is no multiple of " + sizes_[j].name);
    }
  }
  return lost;
}

}  // namespace assay::harness
