// Contracts of other lengths from those of a few cases. What the cases show of how lengths hang together is kept where
// its lengths are varied:
//  - lengths that are equal in all cases of the same ranks are one length;
//  - one that is two to four times another, or the product of two others, in all of them stays that; where it is twice
//    one and the product with a length of 2, that length stays;
//  - one that equals a length in some cases and is 1 in the others stays equal to it, or 1;
//  - so does an integer attribute above 4 that equals a length.
//  - and so does a whole number above 4 that the host reads as the value of an input.
// Other lengths are taken to be free. Lengths of 1, and of tensors whose values the host reads, stay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

class ShapeFamily {
 public:
  // `like`: contracts of the same ranks as `first`, which is one of them. `by_axis`: equal lengths are one only where
  // they are the same axis of several tensors, and attributes and values stay.
  ShapeFamily(const Contract& first, const std::vector<const Contract*>& like, bool by_axis = false);
  // Whether two axes of one tensor are one length here.
  bool ties_axes() const { return ties_axes_; }

  // Whether the host reads lists of values, or has lists of numbers as attributes, of which some are tied to no length,
  // or an attribute is tied to lengths of outputs alone where inputs have lengths, too: at other lengths they can be
  // wrong.
  bool has_loose_values() const { return loose_values_; }
  std::size_t size() const { return roots_.size(); }  // lengths that can be varied
  std::int64_t Value(std::size_t root) const { return roots_[root].value; }
  std::vector<std::int64_t> Values() const;
  // Whether a length is at most 8, the same in all cases, not along a first axis, and small beside the rest of its
  // tensor: documents can ask for just that, as for the four corners of a box. None is where all tensors have one
  // shape and no attribute is a whole number.
  bool IsSmall(std::size_t root) const { return roots_[root].small; }
  // Whether such a length has another value.
  bool ChangesSmall(const std::vector<std::int64_t>& values) const;
  // The contract with other values of its free lengths.
  Contract At(const std::vector<std::int64_t>& values) const;
  // With the least value of one length at which the largest tensor has as many elements; nothing where none is enough.
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
