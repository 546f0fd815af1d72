// The caller's half of a run in a worker: how long it waits, and how it interprets what the worker left.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "simulator/limits.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay {

struct WorkerOutcome {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
};

// Seconds. The worker cannot sleep and its processor time is limited, so a deadline only guards against a system that
// does not let it run; it is generous, because a busy machine must not change an answer.
double Deadline(const SimLimits& limits);

// Tells the report of a run that its processor time ended (cut-short.h). Decode does.
void NoteOutOfTime(const SharedResult& shared);

// `module` is what the worker ran: its locations are what the faults' numbers stand for.
WorkerOutcome Decode(const SharedResult& shared, const LoweredModule& module, const Ending& ending);

}  // namespace assay
