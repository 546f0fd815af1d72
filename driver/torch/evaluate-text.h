// evaluate.py, as a text of this program.
#pragma once

namespace assay {

const char* TorchEvaluateText();

}  // namespace assay
