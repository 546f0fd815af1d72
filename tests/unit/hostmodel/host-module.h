// Compiles one host source of tests/unit/hostmodel/data with the model headers, as a module of its own, and runs it in
// a child process the way the simulator's worker does.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "dialects/ascendc/worker/host-abi.h"

namespace assay::hostmodel {

struct Compiled {
  bool ok = false;
  std::string log;
  std::string path;  // of the shared object; empty after CheckSource
};

// `file` is a name below data/.
Compiled CompileFile(const std::string& file);

// Only checks `source`; no code is generated.
Compiled CheckSource(const std::string& source);

struct Ran {
  bool crashed = false;
  std::unique_ptr<assay_host_reply> reply;
};

Ran RunModule(const Compiled& module, const assay_host_request& request);

}  // namespace assay::hostmodel
