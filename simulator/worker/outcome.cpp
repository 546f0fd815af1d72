// Evaluates what a worker left behind.
#include "simulator/worker/outcome.h"

#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <utility>

#include "analyzer/facts/cut-short.h"
#include "simulator/worker/fault-log.h"

namespace assay {

double Deadline(const SimLimits& limits) { return 30 + 8 * static_cast<double>(limits.cpu_seconds); }

void NoteOutOfTime(const SharedResult& shared) {
  if (shared.out_of_time != 0) NoteCutShort("a run took more than its processor time");
}

WorkerOutcome Decode(const SharedResult& shared, const LoweredModule& module, const Ending& ending) {
  WorkerOutcome result;
  NoteOutOfTime(shared);
  result.faults = DecodeFaults(shared.log, module.locations);
  bool real = std::any_of(result.faults.begin(), result.faults.end(), [](const Fault& fault) {
    const auto found = fault.args.find("advisory");
    return found == fault.args.end() || found->second == 0;
  });
  for (Fault& fault : result.faults) {
    if (fault.kind != FaultKind::kForbiddenSystemCall || fault.text.contains("call")) continue;
    char name[64];
    const std::int32_t forbidden = shared.forbidden;  // its number and one
    fault.text["call"] = SystemCallName(std::max(forbidden, 1) - 1, name, sizeof name);
  }
  std::string why(shared.why_undecided, strnlen(shared.why_undecided, sizeof shared.why_undecided));
  const bool finished = ending.Finished(shared);
  if (WIFSIGNALED(ending.status) && WTERMSIG(ending.status) == SIGSYS) {
    // The input had blocked the signal, as the C library does before it starts a process.
    Fault fault;
    fault.kind = FaultKind::kForbiddenSystemCall;
    const std::int32_t at = shared.location;
    if (at >= 0 && static_cast<std::size_t>(at) < module.locations.size()) {
      fault.where = module.locations[static_cast<std::size_t>(at)].range;
    }
    result.faults.push_back(std::move(fault));
    real = true;
  } else if (why.empty() && !real && !finished) {
    // Code of the input may have ended the worker, and may have written to its memory.
    why = shared.out_of_time != 0 || ending.timed_out ? "the run took more than its processor time"
                                                      : ending.Words(shared);
  }
  if (why.empty() && !real && !IsSound(shared.log)) why = "the record of the run is not one that a run leaves";
  result.why_undecided = why;
  result.status = real           ? ShapeRun::Status::kFaults
                  : !why.empty() ? ShapeRun::Status::kUndecided
                                 : ShapeRun::Status::kClean;
  return result;
}

}  // namespace assay
