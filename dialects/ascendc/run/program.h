// Runs programs that launch their own kernels: `main` in the host's worker, each launch on the simulated device.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay {

struct ProgramInputs {
  const std::vector<ascendc::ProgramForm>* forms = nullptr;
  std::string host_library;
  std::string chip;
  const Project* project = nullptr;
  bool auto_sync = true;
};

// One run per form.
std::vector<ShapeRun> RunPrograms(const ProgramInputs& inputs);

}  // namespace assay
