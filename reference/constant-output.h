// Whether an output is one number everywhere where the reference's is not: a kernel that writes a constant is right in
// as many elements as chance and the tolerance allow, and computes nothing.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay {

enum class Constancy {
  kNone,
  kVaries,  // the output is one number, and the reference's elements differ by more than roundings explain
  kMostly,  // and half of them or more are as far from that number: no tolerance makes that right work
};

// Few elements, and references that hold what the dtype cannot tell from zero, say nothing.
Constancy ConstancyOf(Dtype dtype, const double* got, const double* want, std::size_t count);
// Nothing, too, where the lengths differ.
Constancy ConstancyOf(Dtype dtype, const std::vector<double>& got, const std::vector<double>& want);

}  // namespace assay
