// Whether an output is one number everywhere although the reference's is not: a kernel that writes a constant is right
// only in elements that match by chance or tolerance, and computes nothing.
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

// Nothing if there are few elements, or if the dtype cannot distinguish the reference from zero.
Constancy ConstancyOf(Dtype dtype, const double* got, const double* want, std::size_t count);
// Nothing if the lengths differ, either.
Constancy ConstancyOf(Dtype dtype, const std::vector<double>& got, const std::vector<double>& want);

}  // namespace assay
