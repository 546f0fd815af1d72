// Repairs one input: by the fixes of rules, then, where asked for, by the repair search.
#pragma once

#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/dialect.h"
#include "pipeline/repair/fix-run.h"

namespace assay {

FixRun RepairInput(const Dialect& dialect, const Project& project, const FixOptions& options, const AnalyzeFn& analyze);

// The same contract at other shapes that its named dimensions admit, and with other random values: where a kernel that
// is right at the given ones must be right too. Only a few, and none if goldens fix shapes and values.
std::vector<Contract> ElsewhereOf(const Contract& contract);

}  // namespace assay
