// The tensor that a binding makes for its result, in the shape that the reference gives.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

struct ResultRepair {
  std::string title;
  FixSafety safety = FixSafety::kSafe;
  std::vector<Edit> edits;
  bool from_arguments = false;  // the shape follows from what the function is called with
};

// The statement by which the binding makes its only tensor; not valid where it makes none or several.
SourceRange ResultMade(const ReplyFacts& reply);

// Where the binding makes one tensor: one element without a dimension for `{1}`, the input's shape without the
// dimension that the function is given, or as its windows (`kernel_size`, `stride`, `padding`) leave it. The shapes are
// written as lists: "[128, 64]".
std::optional<ResultRepair> ResizedResult(const ReplyFacts& reply, std::string_view got, std::string_view want);

// Where the result has one dimension and the reference none: what the binding returns, reduced to its mean.
std::optional<ResultRepair> ReducedResult(const ReplyFacts& reply, std::string_view got, std::string_view want);

// `y->SetDimNum(1); y->SetDim(0, 1);` of the host's inference, where it stands once: no dimension instead.
std::optional<Edit> InferredWithout(const ReplyFacts& reply);

}  // namespace assay::rules
