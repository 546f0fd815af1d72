// Statements as text, for fixes that remove one.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"

namespace assay::rules {

// The range to remove so that the statement at `where` is not duplicated: the statement with its line, if the one
// directly before (or else after) it is equal up to white space. Nullopt otherwise.
std::optional<SourceRange> RepeatedStatement(const ReplyFacts& reply, const SourceRange& where);

}  // namespace assay::rules
