// One forked worker: starting it with its limits, and interpreting its death.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "analyzer/facts/progress-note.h"
#include "driver/pool.h"

namespace assay {

struct WorkerProcess {
  pid_t pid = -1;                // also its process group: what the worker forks dies with it
  int to = -1;                   // requests; blocking
  int from = -1;                 // frames; non-blocking
  ProgressNote* note = nullptr;  // shared with the worker; null where the system refused the page
};

// In a forked child: closes every descriptor from 3 on but these two.
void CloseAllBut(int one, int other);

// Forks a worker. Of the parent's descriptors it keeps the standard ones and its own pipes. pid is -1 where the system
// refuses.
WorkerProcess StartWorker(const PoolOptions& options, const MakeWork& make_work);

struct WorkerEnd {
  int status = 0;  // as wait() gives it
  ProgressNote note{};
};

// Kills the worker's group, if it is not dead yet, reaps it and releases its resources here.
WorkerEnd EndWorker(WorkerProcess& worker);

// "crashed: SIGSEGV", "ran out of memory (limit 2,048 MB)", "stopped: the text grows beyond ...", "exited with status
// 1". `memory_bytes`: its limit when it died.
std::string DescribeDeath(const WorkerEnd& end, std::uint64_t memory_bytes);

// While one is alive, an interrupt of the program also kills the groups of all workers.
class KillWorkersOnInterrupt {
 public:
  KillWorkersOnInterrupt();
  ~KillWorkersOnInterrupt();
  KillWorkersOnInterrupt(const KillWorkersOnInterrupt&) = delete;
  KillWorkersOnInterrupt& operator=(const KillWorkersOnInterrupt&) = delete;
};

}  // namespace assay
