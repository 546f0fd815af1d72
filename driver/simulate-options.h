// Command line options of `assay simulate`.
#pragma once

#include <CLI/CLI.hpp>

#include "driver/commands.h"
#include "driver/simulate-arguments.h"

namespace assay {

void AddSimulateOptions(CLI::App& command, SimulateArguments& arguments);

}  // namespace assay
