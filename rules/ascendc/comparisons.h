// Comparisons and selections written as in other libraries.
#pragma once

#include <optional>

#include "analyzer/facts/parse.h"
#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `Compare(mask, x, 0.5f, CMPMODE::GT, n)`: the form with a number, and a mask of bits where the tensor given has none.
// The selection after it uses that mask.
std::optional<Repair> ComparedWithNumber(const ReplyFacts& reply, const ParseError& error, const CallText& call);

}  // namespace assay::rules
