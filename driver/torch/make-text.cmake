# Writes TorchEvaluateText(): evaluate.py. Run with -DINPUT=<file> -DOUTPUT=<file>.
file(READ ${INPUT} text)
file(WRITE ${OUTPUT} "// Generated from driver/torch/evaluate.py.
#include \"driver/torch/evaluate-text.h\"

namespace assay {

const char* TorchEvaluateText() {
  return R\"ASSAY_PY(${text})ASSAY_PY\";
}

}  // namespace assay
")
