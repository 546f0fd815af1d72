// Statements as text, for fixes that take one out.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"

namespace assay::rules {

// What has to go so that the statement at `where` does not stand twice: the statement with its line, where the one
// directly in front of it (or, else, behind it) is the same but for white space. No value where none is.
std::optional<SourceRange> RepeatedStatement(const ReplyFacts& reply, const SourceRange& where);

}  // namespace assay::rules
