// Candidates for smaller sizes of a module, by the use of each size. Arithmetic alone: nothing is evaluated.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reference/task/module-sizes.h"
#include "reference/task/size-deciders.h"

namespace assay::harness {

struct SizeUse {
  bool shapes = false;  // get_inputs makes other shapes with another number
  bool init = false;    // get_init_inputs returns something else
  bool batch = false;   // only the leading dimension of the inputs: just the number of samples
  bool front = false;   // the same, or rows that are multiplied with something
};

using Numbers = std::vector<std::int64_t>;  // one for each written size

class SizePlan {
 public:
  struct Limits {
    std::int64_t least;              // see ScaleOptions
    std::vector<std::int64_t> keep;  // values that stay
    Numbers batches;                 // what a batch may become, where it is larger
    bool distinct = true;            // different sizes stay different
    bool inputs_alone = false;       // what get_init_inputs uses stays
    bool front_stays = false;        // so does what is in front
  };
  SizePlan(std::vector<WrittenSize> sizes, std::vector<SizeUse> uses);

  struct Candidate {
    Numbers numbers;
    double weight = 0;   // the sum of the sizes' logarithms to base 2
    double quality = 0;  // what of the task's sizes it keeps: tiles, sizes of the model, relations
  };
  // Heaviest first.
  std::vector<Candidate> Candidates(const Limits& limits) const;
  // Sizes that `deciders` do not distinguish from those of the task, smallest total first; equal ones stay equal, and
  // the order of the others and divisors that stay are preserved.
  std::vector<Numbers> Alike(const SizeDeciders& deciders, const Limits& limits) const;
  // From `base`: batches of one, and one size multiplied by `times`; empty if that changes nothing.
  std::vector<Numbers> Longer(const Numbers& base, const Limits& limits) const;
  double Weight(const Numbers& numbers) const;  // see Candidate
  std::int64_t Tile(const Numbers& numbers) const;
  std::vector<std::string> Lost(const Numbers& numbers) const;

 private:
  bool Scales(std::size_t i, const Limits& limits) const;
  bool Keeps(const Numbers& numbers, const SizeDeciders& deciders) const;
  bool Meant(std::size_t i, std::size_t j) const;
  bool Used(std::size_t i) const { return uses_[i].shapes || uses_[i].init; }
  double Quality(const Numbers& numbers) const;
  std::int64_t Divisor(std::int64_t value) const;
  Numbers Halved(int times, const Limits& limits, std::int64_t batch) const;
  Numbers Stepped(std::int64_t size, const Limits& limits, std::int64_t batch) const;
  bool Collapses(const Numbers& numbers) const;

  std::vector<WrittenSize> sizes_;
  std::vector<SizeUse> uses_;
};

}  // namespace assay::harness
