// References by PyTorch itself (`--reference torch`): one confined Python for a worker, started before the worker shuts
// itself off.
#pragma once

#include <memory>
#include <string>

#include "reference/task/other-reference.h"

namespace assay {

// What keeps PyTorch (Debian's python3-torch) from being used here; empty where nothing does.
std::string WhyNoTorch();

// An evaluator whose questions go to Python. It starts at once and answers when it is asked; where it did not start,
// every answer says why.
std::unique_ptr<harness::OtherReference> StartTorchReference();

}  // namespace assay
