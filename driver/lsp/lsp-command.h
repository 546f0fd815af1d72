// assay lsp: findings in an editor, over the language server protocol on standard input and output (docs/lsp.md).
#pragma once

#include "driver/commands.h"

namespace assay {

struct LspArguments : InputArguments {};

// Serves until the client says `exit` or closes its end. Every analysis runs in a forked worker.
int RunLsp(const LspArguments& arguments, const Services& services);

}  // namespace assay
