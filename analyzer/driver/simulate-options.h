// Command line options that several commands share, and those of `assay simulate`.
#pragma once

#include <CLI/CLI.hpp>

#include "analyzer/driver/commands.h"
#include "analyzer/driver/simulate-arguments.h"

namespace assay {

void AddInputOptions(CLI::App& command, InputArguments& arguments);
void AddSimulateOptions(CLI::App& command, SimulateArguments& arguments);

}  // namespace assay
