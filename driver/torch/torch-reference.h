// References by PyTorch itself (`--reference torch`): one confined Python for a worker, started before the worker shuts
// itself off.
#pragma once

#include <memory>
#include <string>

#include "reference/task/other-reference.h"

namespace assay {

// Where Debian's python3-torch lies; empty where it is installed: then what is missing.
std::string WhyNoTorch();

// An evaluator whose questions go to Python. It starts at once and answers when it is asked; where it did not start,
// every answer says why.
std::unique_ptr<harness::OtherReference> StartTorchReference();

}  // namespace assay
