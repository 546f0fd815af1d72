// The options of `assay mine` and `assay curate`.
#pragma once

#include <CLI/CLI.hpp>

#include "driver/commands.h"

namespace assay {

void AddMineOptions(CLI::App& command, MineArguments& arguments);
// `merge` beneath a command that takes --shard, which is called `name`.
CLI::App* AddMerge(CLI::App& command, MergeArguments& arguments, const std::string& name);
void AddCurateOptions(CLI::App& command, CurateArguments& arguments);

}  // namespace assay
