// Which options each command has.
#pragma once

#include <CLI/CLI.hpp>

#include "driver/commands.h"
#include "driver/mcp/mcp-command.h"

namespace assay {

void AddCheckOptions(CLI::App& command, CheckArguments& arguments);
void AddRewardOptions(CLI::App& command, CheckArguments& arguments);
void AddFixOptions(CLI::App& command, FixArguments& arguments);
void AddMutateOptions(CLI::App& command, MutateArguments& arguments);
void AddContractCommandOptions(CLI::App& command, ContractArguments& arguments);
void AddProveOptions(CLI::App& command, ProveArguments& arguments);
void AddBaselineOptions(CLI::App& command, BaselineArguments& arguments);
void AddConfigCommandOptions(CLI::App& command, ConfigArguments& arguments);
void AddServeOptions(CLI::App& command, ServeArguments& arguments);
void AddMcpOptions(CLI::App& command, McpArguments& arguments);
void AddExplainOptions(CLI::App& command, ExplainArguments& arguments);
void AddReportBugOptions(CLI::App& command, ReportBugArguments& arguments);
void AddCacheOptions(CLI::App& command, CacheArguments& arguments);

}  // namespace assay
