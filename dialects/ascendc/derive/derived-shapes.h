// Contracts with lengths other than those of a few cases. Relations between lengths that the cases show are preserved
// when lengths are varied:
//  - lengths that are equal in all cases of the same ranks are one length;
//  - one that is two to four times another, or the product of two others, in all of them keeps that relation; if it is
//    both twice one and the product with a length of 2, the length of 2 is fixed;
//  - one that equals a length in some cases and is 1 in the others stays equal to it, or 1;
//  - so does an integer attribute above 4 that equals a length;
//  - and so does an integer above 4 that the host reads as the value of an input.
// Other lengths are assumed to be free. Lengths of 1, and of tensors whose values the host reads, are fixed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

class ShapeFamily {
 public:
  // `like`: contracts of the same ranks as `first`, which is one of them. `by_axis`: equal lengths are tied only if
  // they are the same axis of several tensors, and attributes and values are fixed.
  ShapeFamily(const Contract& first, const std::vector<const Contract*>& like, bool by_axis = false);
  // Whether two axes of one tensor are one length here.
  bool ties_axes() const { return ties_axes_; }

  // Whether the host reads lists of values, or has lists of numbers as attributes, some of which are tied to no length,
  // or an attribute is tied only to lengths of outputs although inputs have lengths, too: at other lengths they may be
  // invalid.
  bool has_loose_values() const { return loose_values_; }
  std::size_t size() const { return roots_.size(); }  // lengths that can be varied
  std::int64_t Value(std::size_t root) const { return roots_[root].value; }
  std::vector<std::int64_t> Values() const;
  // Whether a length is at most 8, the same in all cases, not along a first axis, and small compared with the rest
  // of its tensor: documents may require exactly that, as for the four corners of a box. Never if all tensors have
  // one shape and no attribute is an integer.
  bool IsSmall(std::size_t root) const { return roots_[root].small; }
  // Whether such a length has another value.
  bool ChangesSmall(const std::vector<std::int64_t>& values) const;
  // The contract with other values of its free lengths.
  Contract At(const std::vector<std::int64_t>& values) const;
  // With the least value of one length at which the largest tensor has this many elements; nothing if no value
  // suffices.
  std::optional<Contract> AtElements(std::size_t root, std::int64_t elements) const;

 private:
  struct Place {
    std::size_t slot = 0;
    std::size_t root = 0;
    std::int64_t times = 1;
    std::optional<std::size_t> other;  // the length is the product of two roots
  };
  struct Root {
    std::int64_t value = 0;
    std::vector<std::int64_t> column;  // by case
    bool fixed = false;                // other values would tell apart relations that the cases do not
    bool small = false;                // see IsSmall
  };

  Contract first_;
  std::vector<Root> roots_;
  std::vector<Place> places_;
  bool loose_values_ = false;
  bool ties_axes_ = false;
};

// Whether two contracts have the same tensors with the same ranks.
bool SameRanks(const Contract& a, const Contract& b);

}  // namespace assay
