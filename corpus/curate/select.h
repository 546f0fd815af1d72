// Choosing among attempts at tasks by the length of their reasoning and the speed of their kernels: the selection of
// the ConCuR paper (sections 3.5 and 5), the same with simulated cycles for speed, and the baselines of the paper.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace assay {

struct Attempt {
  std::uint32_t task = 0;  // numbered from 0
  std::uint32_t kind = 0;
  std::uint32_t reasoning_tokens = 0;
  double speedup = 0;  // over the framework's eager time; 0: not known, or the attempt is wrong
  double cycles = 0;   // of the simulator; 0: not known
  bool reasoned = true;
  bool correct = true;
  bool single = false;     // the task is one operator
  bool eligible = true;    // may be chosen; one that may not is still compared with
  std::uint64_t hash = 0;  // used as a random number: the same attempt has the same hash
};

enum class Strategy { kConcur, kConcurCycles, kRandom, kLongest, kShortest, kFastest };
inline constexpr std::array kStrategies = {Strategy::kConcur,  Strategy::kConcurCycles, Strategy::kRandom,
                                           Strategy::kLongest, Strategy::kShortest,     Strategy::kFastest};
std::string_view NameOf(Strategy strategy);

enum class Part : std::uint8_t { kNone, kConcise, kFast, kSingle, kBaseline };
std::string_view NameOf(Part part);

struct SelectOptions {
  double over_speedup = 5;             // part (b) takes what is faster than this
  double single_share = 544.0 / 4892;  // of part (c) in the whole, as in the paper; that it is a share is ours
  std::size_t most = 0;                // attempts in all; 0: no limit, for baselines as many as concur chooses
  std::size_t most_per_kind = 0;       // 0: no limit
};

// Whether an attempt takes part: it has reasoning, and it is wrong (its speed-up is 0) or its speed is known.
bool TakesPart(const Attempt& attempt, Strategy strategy);

// The part each attempt was chosen for; kNone where it was not. Wrong attempts are never chosen, and attempts that do
// not take part are neither chosen nor compared with.
// - concur: (a) of each task the attempt with the shortest reasoning of all, right or wrong, if it is also the fastest;
//   (b) every attempt whose speed-up is greater than `over_speedup`; (c) right attempts at single operators, by chance,
//   at most one of a task that has none yet, until they have their share.
// - concur-cycles: the same; the speed-up is the median of the cycles of the task's right attempts over the attempt's.
// - random, longest, shortest, fastest: one right attempt per task by the criterion, and of these tasks the `most` that
//   come first by the criterion.
std::vector<Part> Select(const std::vector<Attempt>& attempts, Strategy strategy, const SelectOptions& options);

// The attempts with `speedup` made of the cycles, as concur-cycles compares them.
std::vector<Attempt> WithSpeedOfCycles(std::vector<Attempt> attempts);

struct Difficulty {
  double easy_below = 4000;  // average tokens of reasoning
  double hard_above = 8500;
  std::vector<double> average;                    // by task; negative: no attempt has reasoning
  std::string_view Of(std::uint32_t task) const;  // easy medium hard unknown
};
// By the average length of the reasoning of all attempts of a task that have any, right or wrong.
Difficulty DifficultyOf(const std::vector<Attempt>& attempts, double easy_below, double hard_above);

}  // namespace assay
