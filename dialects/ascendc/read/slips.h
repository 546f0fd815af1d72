// Mistakes of index or order that the text shows: no compiler is involved, so code that is not lowered here is read as
// well. Each finder reports nothing if anything else in reach could compensate for it.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/ascendc/slip.h"
#include "analyzer/facts/code.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/function-texts.h"

namespace assay::ascendc {

// `reads`: members read before the statement that sets them, which a parse may have found already.
void FindSlips(const Project& project, SlipFacts& out, std::vector<EarlyRead>& reads);

// For one file of a kernel.
void FindEmptyLastTiles(const FileText& file, SlipFacts& out);
void FindStaleTails(const FileText& file, SlipFacts& out);
void FindDroppedRounds(const FileText& file, SlipFacts& out);
// `headers`: files of the checkout that it includes from outside the input, read on demand.
void FindEarlyFrees(const FileText& file, const std::function<const std::vector<FileText>&()>& headers, SlipFacts& out);
void FindOverwrittenStores(const FileText& file, SlipFacts& out);
void FindRoundedStores(const FileText& file, SlipFacts& out);
void FindEarlyPointers(const FileText& file, std::vector<EarlyRead>& out);
// For one file of host code.
void FindNarrowProducts(const FileText& file, SlipFacts& out);
void FindKeptStates(const FileText& file, SlipFacts& out);

}  // namespace assay::ascendc
