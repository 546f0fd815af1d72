// assay mcp: tools for agents, over the Model Context Protocol on standard input and output (docs/mcp.md).
#pragma once

#include "driver/commands.h"

namespace assay {

struct McpArguments : InputArguments {
  double most_seconds = 600;
};

// Serves until the client closes its end. Every analysis runs in a forked worker.
int RunMcp(const McpArguments& arguments, const Services& services);

}  // namespace assay
