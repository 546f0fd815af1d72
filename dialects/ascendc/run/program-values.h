// What a program that launches its own kernels works on and what is expected of it: files that the scripts beside it
// make and look at, evaluated and not executed, and the program's own word.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "analyzer/facts/dtype.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/scripts.h"
#include "dialects/ascendc/worker/program-record.h"

namespace assay {

struct ProgramData {
  ProgramFiles files;
  std::map<std::string, Dtype> dtypes;  // of those that a script wrote as arrays
  std::string problem;                  // why a script could not be evaluated; empty where all were
};

// Evaluates the calls that come before the program.
ProgramData MakeProgramData(const source::Scripts& scripts);

// Whether the files that it wrote and what it printed are right, into `run`: by the scripts that come after it, else by
// files of the same name's end (`output/golden.bin` beside `output/output.bin`), else by the word that it prints of its
// own comparison.
void JudgeProgramValues(const source::Scripts& scripts, const ProgramData& data, const ProgramRecord& record,
                        ShapeRun& run);

}  // namespace assay
