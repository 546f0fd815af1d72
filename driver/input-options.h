// Groups of command line options. Each command adds only the groups that it uses: an option that would be ignored is
// rejected.
#pragma once

#include <CLI/CLI.hpp>

#include "driver/commands.h"

namespace assay {

// PATH of one input, or of several, with the options that select files of folders.
void AddPath(CLI::App& command, InputArguments& arguments);
void AddPaths(CLI::App& command, InputArguments& arguments);
// the release of the toolkit, --soc -I -D --stdin-filename --timeout --resource-dir
void AddTargetOptions(CLI::App& command, InputArguments& arguments);
// --config --no-config: the nearest assay.toml counts.
void AddConfig(CLI::App& command, InputArguments& arguments);
// --select --ignore --severity --no-preview --no-suppress --suppression-reasons
void AddRuleChoice(CLI::App& command, InputArguments& arguments);
void AddBaseline(CLI::App& command, InputArguments& arguments);
// --contract --allow-commands
void AddContractOptions(CLI::App& command, InputArguments& arguments);
// --task --cases --case; after AddContractOptions if the command has both
void AddTaskOptions(CLI::App& command, InputArguments& arguments);
// After the task's options.
void AddReference(CLI::App& command, InputArguments& arguments);
void AddLevel(CLI::App& command, InputArguments& arguments);
// --no-solver --solver-budget
void AddSolver(CLI::App& command, InputArguments& arguments);
// --no-cache --cache --cache-mb
void AddCache(CLI::App& command, InputArguments& arguments);
void AddJobs(CLI::App& command, InputArguments& arguments);
// --shard
void AddShard(CLI::App& command, InputArguments& arguments);
void AddEdgeValues(CLI::App& command, InputArguments& arguments);
void AddAutoSync(CLI::App& command, InputArguments& arguments);

// A number between `least` and `most`, or a message that says so.
CLI::Validator Number(double least, double most, bool whole = true);

}  // namespace assay
