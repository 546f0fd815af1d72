// Side effects of a reply's Python that would mislead a judge of results and times.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct PythonTrick {
  enum class Kind {
    kReplacedFunction,  // a clock, a synchronisation or a comparison that a judge calls is given another meaning
    kKeptResult,        // forward returns what an earlier call computed
    kBackgroundWork,    // a thread or a process is started
    kSideStream,        // work goes to a stream of the module's own, and is never waited for
    kCallersRead,       // inspects the frames, objects or main module of its caller
    kTensorSubclass,    // a subclass of the framework's tensor decides what operators do
    kLowerPrecision     // forward converts to a type of half the digits
  } kind = Kind::kReplacedFunction;
  SourceRange where;
  std::string name;         // "torch.cuda.synchronize", "self.kept", "threading.Thread", the class
  bool in_forward = false;  // of a module's forward, which a judge calls for each result
};

}  // namespace assay
