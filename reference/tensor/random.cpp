// Formulas and widths are the framework's own; comments note differences by dtype.
#include "reference/tensor/random.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numbers>
#include <random>
#include <utility>

#include "reference/tensor/tensor.h"

namespace assay {
namespace {

using Next = std::function<std::uint32_t()>;

constexpr std::uint64_t kFarthest = std::uint64_t{1} << 28;  // numbers stepped over: half a second
constexpr std::uint64_t kMark = std::uint64_t{1} << 22;
constexpr std::size_t kMostMarks = 64;
constexpr std::int64_t kVector = 16;  // from here on normal numbers are made by sixteens

std::uint64_t Wide(const Next& next) {
  const std::uint64_t high = next();
  return high << 32 | next();
}

// [0, 1) with as many bits as the dtype's significand.
double Unit(Dtype dtype, const Next& next) {
  switch (dtype) {
    case Dtype::kF64:
      return static_cast<double>(Wide(next) & ((std::uint64_t{1} << 53) - 1)) * 0x1p-53;
    case Dtype::kF16:
      return static_cast<double>(next() & 0x7ff) * 0x1p-11;
    case Dtype::kBF16:
      return static_cast<double>(next() & 0xff) * 0x1p-8;
    default:
      return static_cast<double>(next() & 0xffffff) * 0x1p-24;
  }
}

std::uint64_t Width(Dtype dtype) { return dtype == Dtype::kF64 ? 2 : 1; }

// Turns sixteen uniform numbers into normal ones: the first eight with the last eight, by Box and Muller.
template <class Real>
void MakeNormal(double* values, Real mean, Real deviation) {
  for (int i = 0; i < 8; ++i) {
    const Real u = 1 - static_cast<Real>(values[i]), v = static_cast<Real>(values[i + 8]);
    const Real radius = std::sqrt(-2 * std::log(u)), angle = 2 * std::numbers::pi_v<Real> * v;
    values[i] = std::fma(radius * std::cos(angle), deviation, mean);
    values[i + 8] = std::fma(radius * std::sin(angle), deviation, mean);
  }
}

// Half and bfloat16 are rounded after every step, as the framework's own numbers of these types are.
void MakeNarrowNormal(Dtype dtype, double* values, double mean, double deviation) {
  const auto round = [dtype](double v) { return RoundTo(dtype, v); };
  for (int i = 0; i < 8; ++i) {
    const double logarithm = round(std::log(round(1 - values[i])));
    const double radius = round(std::sqrt(round(-2 * logarithm))), angle = round(2 * std::numbers::pi * values[i + 8]);
    values[i] = round(round(round(radius * round(std::cos(angle))) * deviation) + mean);
    values[i + 8] = round(round(round(radius * round(std::sin(angle))) * deviation) + mean);
  }
}

void MakeNormal(Dtype dtype, double* values, double mean, double deviation) {
  if (dtype == Dtype::kF16 || dtype == Dtype::kBF16)
    return MakeNarrowNormal(dtype, values, RoundTo(dtype, mean), RoundTo(dtype, deviation));
  if (dtype == Dtype::kF64) return MakeNormal<double>(values, mean, deviation);
  MakeNormal<float>(values, static_cast<float>(mean), static_cast<float>(deviation));
}

struct Pair {
  double first, second;
};

Pair NormalPair(const Next& next) {
  const double u = Unit(Dtype::kF64, next), v = Unit(Dtype::kF64, next);
  const double radius = std::sqrt(-2 * std::log1p(-v)), angle = 2 * std::numbers::pi * u;
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

}  // namespace

struct RandomNumbers::Body {
  std::uint64_t seed;
  std::map<std::uint64_t, std::mt19937> marks;  // engines about to give the number of this place
};

RandomNumbers::RandomNumbers(std::uint64_t seed) : body_(std::make_unique<Body>()) {
  body_->seed = seed;
  body_->marks.emplace(0, std::mt19937(static_cast<std::uint32_t>(seed)));
}
RandomNumbers::~RandomNumbers() = default;

void RandomNumbers::From(std::uint64_t place, const std::function<void(const Next&)>& use) {
  auto mark = std::prev(body_->marks.upper_bound(place));
  std::mt19937 engine = mark->second;
  std::uint64_t at = mark->first;
  if (place - at > kFarthest) {
    std::seed_seq other{static_cast<std::uint32_t>(body_->seed), static_cast<std::uint32_t>(place),
                        static_cast<std::uint32_t>(place >> 32)};
    engine.seed(other);
    at = place;
  }
  while (at < place) {
    const std::uint64_t step = std::min(place - at, kMark);
    engine.discard(step);
    at += step;
    if (step == kMark && body_->marks.size() < kMostMarks) body_->marks.emplace(at, engine);
  }
  use([&]() -> std::uint32_t { return ++at, static_cast<std::uint32_t>(engine()); });
  // The position at which the next draw continues.
  if (body_->marks.size() >= kMostMarks) body_->marks.erase(std::next(body_->marks.begin()));
  body_->marks.insert_or_assign(at, std::move(engine));
}

void RandomStream::Seed(std::uint64_t seed) {
  numbers_ = std::make_shared<RandomNumbers>(seed);
  place_ = 0;
  half_pair_ = false;
}

std::uint64_t RandomStream::Take(std::uint64_t numbers) { return std::exchange(place_, place_ + numbers); }

RandomStream::Fill RandomStream::Uniform(Dtype dtype, std::int64_t count, double low, double high) {
  const std::uint64_t place = Take(static_cast<std::uint64_t>(count) * Width(dtype));
  return [=, numbers = numbers_](std::vector<double>& values) {
    numbers->From(place, [&](const Next& next) {
      if (dtype == Dtype::kF64) {
        for (double& v : values) v = Unit(dtype, next) * (high - low) + low;
        return;
      }
      const float from = static_cast<float>(low), by = static_cast<float>(high) - from;
      for (double& v : values) v = static_cast<double>(std::fma(static_cast<float>(Unit(dtype, next)), by, from));
    });
    RoundTo(dtype, values.data(), values.size());
  };
}

RandomStream::Fill RandomStream::Normal(Dtype dtype, std::int64_t count, double mean, double deviation) {
  if (count >= kVector) {
    const std::int64_t tail = count % kVector == 0 ? 0 : kVector;
    const std::uint64_t place = Take(static_cast<std::uint64_t>(count + tail) * Width(dtype));
    return [=, numbers = numbers_](std::vector<double>& values) {
      if (values.size() < kVector) return;
      numbers->From(place, [&](const Next& next) {
        for (double& v : values) v = Unit(dtype, next);
        for (std::size_t i = 0; i + kVector <= values.size(); i += kVector)
          MakeNormal(dtype, values.data() + i, mean, deviation);
        double* last = values.data() + values.size() - kVector;
        for (std::int64_t i = 0; i < tail; ++i) last[i] = Unit(dtype, next);
        if (tail > 0) MakeNormal(dtype, last, mean, deviation);
      });
      RoundTo(dtype, values.data(), values.size());
    };
  }
  const bool waiting = half_pair_ && count > 0;
  const std::uint64_t before = pair_;
  const std::int64_t made = count - (waiting ? 1 : 0), pairs = (made + 1) / 2;
  const std::uint64_t place = Take(static_cast<std::uint64_t>(pairs) * 4);
  if (count > 0) half_pair_ = made % 2 == 1;
  if (pairs > 0) pair_ = place + static_cast<std::uint64_t>(pairs - 1) * 4;
  return [=, numbers = numbers_](std::vector<double>& values) {
    std::vector<double> normal;
    if (waiting) numbers->From(before, [&](const Next& next) { normal.push_back(NormalPair(next).second); });
    numbers->From(place, [&](const Next& next) {
      while (normal.size() < values.size()) {
        const Pair pair = NormalPair(next);
        normal.push_back(pair.first);
        normal.push_back(pair.second);
      }
    });
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = normal[i] * deviation + mean;
    RoundTo(dtype, values.data(), values.size());
  };
}

RandomStream::Fill RandomStream::Integers(Dtype dtype, std::int64_t count, std::int64_t low, std::int64_t high) {
  const std::uint64_t range = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
  const bool wide = range >= std::uint64_t{1} << 32;
  const std::uint64_t place = Take(static_cast<std::uint64_t>(count) * (wide ? 2 : 1));
  return [=, numbers = numbers_](std::vector<double>& values) {
    numbers->From(place, [&](const Next& next) {
      for (double& v : values) {
        const std::uint64_t drawn = wide ? Wide(next) : next();
        v = static_cast<double>(static_cast<std::int64_t>(drawn % range + static_cast<std::uint64_t>(low)));
      }
    });
    RoundTo(dtype, values.data(), values.size());
  };
}

RandomStream::Fill RandomStream::Permutation(Dtype dtype, std::int64_t count) {
  const std::uint64_t place = Take(count > 1 ? static_cast<std::uint64_t>(count - 1) : 0);
  return [=, numbers = numbers_](std::vector<double>& values) {
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<double>(i);
    numbers->From(place, [&](const Next& next) {
      for (std::size_t i = 0; i + 1 < values.size(); ++i)
        std::swap(values[i], values[i + next() % (values.size() - i)]);
    });
    RoundTo(dtype, values.data(), values.size());
  };
}

}  // namespace assay
