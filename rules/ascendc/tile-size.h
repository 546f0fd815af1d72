// Tiles that are too large for the memory, made smaller where the host plans them.
#pragma once

#include <cstdint>
#include <optional>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// By what the space has to be divided so that all buffers of the file fit, where those up to the one at `where` take
// `need` of the `have` bytes.
std::int64_t DivisorFor(const ReplyFacts& reply, const SourceRange& where, std::int64_t need, std::int64_t have);

// The host's constant for the size of the memory, divided: everything that is made of it gets smaller.
std::optional<Repair> SmallerBudget(const ReplyFacts& reply, std::int64_t divisor);

}  // namespace assay::rules
