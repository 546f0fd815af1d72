// References by PyTorch itself (`--reference torch`): one confined Python for a worker, started before the worker
// confines itself.
#pragma once

#include <memory>
#include <string>

#include "reference/task/other-reference.h"

namespace assay {

// Why PyTorch (Debian's python3-torch) cannot be used here; empty if it can.
std::string WhyNoTorch();

// An evaluator whose questions go to Python. It starts immediately and answers on request; if it did not start, every
// answer says why.
std::unique_ptr<harness::OtherReference> StartTorchReference();

}  // namespace assay
