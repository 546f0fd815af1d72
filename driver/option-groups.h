// The headings under which `--help` lists options.
#pragma once

#include <CLI/CLI.hpp>

namespace assay {

// Of all commands below `app`, whose options are all there.
void GroupOptions(CLI::App& app);

}  // namespace assay
