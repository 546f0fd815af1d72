// Repairs one input: by the fixes of rules, then, where asked for, by the repair search.
#pragma once

#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/dialect.h"
#include "pipeline/repair/fix-run.h"

namespace assay {

FixRun RepairInput(const Dialect& dialect, const Project& project, const FixOptions& options, const AnalyzeFn& analyze);

// The same contract at other shapes that its named dimensions admit, and with other random values: what a kernel that
// is right at the given ones has to be right at too. Few, and none where goldens fix shapes and values.
std::vector<Contract> ElsewhereOf(const Contract& contract);

}  // namespace assay
