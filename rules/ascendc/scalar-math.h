// Functions of one value that the core does not have, written out for its scalar unit.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `expf(x)`, `std::exp(x)`, `log(x)`, `tanhf(x)`, called at some places of a kernel's file: adds a function that
// computes it to the file, and calls it at each place. Only for values of 32 bits.
std::optional<Repair> WrittenOut(const ReplyFacts& reply, std::string_view name,
                                 const std::vector<SourceRange>& places);

}  // namespace assay::rules
