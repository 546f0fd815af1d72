// Candidates for smaller sizes of a module, by what each size is used for. Arithmetic alone: nothing is evaluated.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reference/task/module-sizes.h"

namespace assay::harness {

struct SizeUse {
  bool shapes = false;  // get_inputs makes other shapes with another number
  bool init = false;    // get_init_inputs returns something else
  bool batch = false;   // alone in front of the inputs: nothing but the number of samples
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
  };
  SizePlan(std::vector<WrittenSize> sizes, std::vector<SizeUse> uses);

  struct Candidate {
    Numbers numbers;
    double weight = 0;   // the sum of the sizes' logarithms to base 2
    double quality = 0;  // what of the task's sizes it keeps: tiles, sizes of the model, relations
  };
  // Heaviest first.
  std::vector<Candidate> Candidates(const Limits& limits) const;
  // From `base`: batches of one, and one size `times` its number; empty where that changes nothing.
  std::vector<Numbers> Longer(const Numbers& base, const Limits& limits) const;
  // From `base`: sizes beside its own that are odd, in the inputs alone or in both.
  std::vector<Numbers> Odd(const Numbers& base, const Limits& limits) const;

  std::int64_t Tile(const Numbers& numbers) const;
  std::vector<std::string> Lost(const Numbers& numbers) const;

 private:
  bool Scales(std::size_t i, const Limits& limits) const;
  bool Used(std::size_t i) const { return uses_[i].shapes || uses_[i].init; }
  double Weight(const Numbers& numbers) const;
  double Quality(const Numbers& numbers) const;
  std::int64_t Divisor(std::int64_t value) const;
  Numbers Halved(int times, const Limits& limits, std::int64_t batch) const;
  Numbers Stepped(std::int64_t size, const Limits& limits, std::int64_t batch) const;
  bool Collapses(const Numbers& numbers) const;

  std::vector<WrittenSize> sizes_;
  std::vector<SizeUse> uses_;
};

}  // namespace assay::harness
