// Choosing among attempts at tasks by the length of their reasoning and the speed of their kernels: concise reasoning
// that is also fastest, outstanding speed, balance of single operators; and the baselines it is compared with.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace assay {

struct Attempt {
  std::uint32_t task = 0;  // numbered from 0
  std::uint32_t reasoning_tokens = 0;
  double time = 0;     // any unit, the same within a task; 0: not known
  double speedup = 0;  // over the task's baseline; 0: not known
  bool correct = true;
  bool single = false;     // the task is one operator
  std::uint64_t hash = 0;  // stands for chance: the same attempt, the same hash
};

enum class Strategy { kConcur, kRandom, kLongest, kShortest, kFastest };
inline constexpr std::array kStrategies = {Strategy::kConcur, Strategy::kRandom, Strategy::kLongest,
                                           Strategy::kShortest, Strategy::kFastest};
std::string_view NameOf(Strategy strategy);

enum class Part : std::uint8_t { kNone, kConcise, kFast, kSingle, kBaseline };
std::string_view NameOf(Part part);

struct SelectOptions {
  double least_speedup = 5;    // of an outstanding attempt
  double single_share = 0.25;  // single operators in the selection, as far as there are any
  std::size_t most = 0;        // attempts in all; 0: no limit, for baselines as many as concur chooses
};

// The part each attempt was chosen for; kNone where it was not. Wrong attempts are never chosen.
// - concur: of each task with several right attempts the one whose reasoning is shortest, if it is also the fastest;
// the
//   fastest attempt of every other task whose speed-up is outstanding; single operators by shortest reasoning until
//   they have their share.
// - baselines: one attempt a task by its criterion, tasks by hash, as many as `most`.
std::vector<Part> Select(const std::vector<Attempt>& attempts, Strategy strategy, const SelectOptions& options);

// Speed-ups of attempts that have a time and no speed-up: over the median time of the task's right attempts.
void FillSpeedups(std::vector<Attempt>& attempts);

struct Difficulty {
  double easy_below = 0;  // average tokens of reasoning
  double hard_from = 0;
  std::vector<double> average;                    // by task
  std::string_view Of(std::uint32_t task) const;  // easy medium hard
};
// Thirds of the tasks by the average length of the reasoning of all their attempts, right or wrong.
Difficulty DifficultyOf(const std::vector<Attempt>& attempts);

}  // namespace assay
