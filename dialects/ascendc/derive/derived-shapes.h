// From an op definition and the cases of its unit tests to contracts at which the operator can be run. What a case shows
// of how lengths hang together is kept where its lengths are varied:
//  - lengths that are equal in all cases of the same ranks are one length;
//  - one that is two to four times another, or the product of two others, in all of them stays that;
//  - so does an integer attribute above 4 that equals a length.
//  - and so does a whole number above 4 that the host reads as the value of an input.
// Other lengths are taken to be free. Lengths of 1, and of tensors whose values the host reads, stay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/host.h"
#include "analyzer/facts/contract.h"
#include "dialects/ascendc/derive/tiling-cases.h"

namespace assay {

// A case as a contract of the operator; nothing where they do not fit: other numbers of tensors, dtypes of no column of
// the definition, formats with a layout of their own.
std::optional<Contract> ContractOfCase(const OpDefinition& op, const TilingCase& one, const std::string& chip);

// Without a case: every tensor has this shape, required attributes have a value of their type.
std::optional<Contract> ContractOfShape(const OpDefinition& op, const std::vector<std::int64_t>& shape,
                                        const std::string& chip);

// The same with the dtypes of a column of the definition.
Contract WithColumn(const OpDefinition& op, std::size_t column, Contract contract);

// Every present tensor but lists of them, and all dtypes are ones that a run can hold.
bool CanBeRun(const Contract& contract);

// Elements of its largest tensor; INT64_MAX where that is more.
std::int64_t LargestElements(const Contract& contract);

class ShapeFamily {
 public:
  // `like`: contracts of the same ranks as `first`, which is one of them.
  ShapeFamily(const Contract& first, const std::vector<const Contract*>& like);

  // Whether the host reads lists of values of which some are tied to no length: at other lengths they may be wrong.
  bool has_loose_values() const { return loose_values_; }
  std::size_t size() const { return roots_.size(); }  // lengths that can be varied
  std::int64_t Value(std::size_t root) const { return roots_[root].value; }
  std::vector<std::int64_t> Values() const;
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
  };

  Contract first_;
  std::vector<Root> roots_;
  std::vector<Place> places_;
  bool loose_values_ = false;
};

// Whether two contracts have the same tensors with the same ranks.
bool SameRanks(const Contract& a, const Contract& b);

}  // namespace assay
