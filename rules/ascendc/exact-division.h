// `Reciprocal` and `Rsqrt` written with the instructions that round once: Duplicate, Div, Sqrt. Made from the text of
// the call; a re-check decides.
#pragma once

#include <vector>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// Ways to compute exactly what the call at a place estimates, the one with the fewest requirements first. `element` is
// the type of its tensors. Empty where the call is not of the form (dst, src, count).
std::vector<Repair> ExactForms(const ReplyFacts& reply, const SourceRange& call, const std::string& element);

}  // namespace assay::rules
