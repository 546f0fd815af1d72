// The options of `assay mine` and `assay curate`.
#pragma once

#include <CLI/CLI.hpp>

#include "driver/commands.h"

namespace assay {

void AddMineOptions(CLI::App& command, MineArguments& arguments);
void AddCurateOptions(CLI::App& command, CurateArguments& arguments);

}  // namespace assay
