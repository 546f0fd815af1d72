// Command line options of `assay simulate`.
#pragma once

#include <CLI/CLI.hpp>

#include "analyzer/driver/commands.h"
#include "analyzer/driver/simulate-arguments.h"

namespace assay {

void AddSimulateOptions(CLI::App& command, SimulateArguments& arguments);

}  // namespace assay
