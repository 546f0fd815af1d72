// The inputs and expected results of a program that launches its own kernels: files that the scripts next to it
// create and check, evaluated and not executed, and the program's own verdict.
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

// Evaluates the calls that precede the program.
ProgramData MakeProgramData(const source::Scripts& scripts);

// Judges the files that it wrote and the text it printed, into `run`: by the scripts that come after it, else by files
// with the same name's end (`output/golden.bin` next to `output/output.bin`), else by the result of its own comparison
// that it prints.
void JudgeProgramValues(const source::Scripts& scripts, const ProgramData& data, const ProgramRecord& record,
                        ShapeRun& run);

}  // namespace assay
