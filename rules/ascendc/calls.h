// Calls as text: their arguments, and calls of the vendor's API written in the form that it has. There is no repair
// unless the text is one plain call.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

struct CallText {
  SourceRange callee;  // with `AscendC::` and template arguments
  std::vector<SourceRange> arguments;
  SourceRange whole;       // callee to the closing parenthesis
  bool statement = false;  // `callee(...);` is all of its statement
};

// The call whose name is at a place, or nullopt.
std::optional<CallText> ReadCall(const ReplyFacts& reply, const SourceRange& name);

struct Repair {
  std::string title;
  FixSafety safety = FixSafety::kSafe;
  std::vector<Edit> edits;
};

// A real function called in a form that it does not have, where one form is meant.
std::optional<Repair> RepairOverload(const ReplyFacts& reply, const ParseError& error);

// A name that no release has, called for something that the API does: `SetZero(x, n)`.
std::optional<Repair> RepairInvented(const ReplyFacts& reply, const ParseError& error);
// The same at every place; nothing where one has no repair.
std::optional<Repair> RepairInventedAll(const ReplyFacts& reply, const std::vector<const ParseError*>& places);

// Whether a name is another spelling or word for one operation of the API. Arguments that it does not take are reported
// separately.
bool MeansTheSame(const std::string& name, const std::string& real);

}  // namespace assay::rules
