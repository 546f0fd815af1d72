// Reductions written as functions that return their value: the device has them as calls that leave it in a tensor.
#pragma once

#include <optional>
#include <string>

#include "analyzer/facts/parse.h"
#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `v = ReduceMax(x, n)`, `ReduceSum(v, x, n)` with a number `v`: the call with a destination and a tensor to work in,
// and the value read from there.
std::optional<Repair> ReducedValue(const ReplyFacts& reply, const std::string& name, const CallText& call);

// `ReduceMax<REDUCE_TYPE::MAX>(...)`: the name says it already.
std::optional<Repair> PlainReduction(const ReplyFacts& reply, const ParseError& error);

}  // namespace assay::rules
