// The cage a worker builds round itself before code of the input runs: no files, no network, no processes, bounded
// memory and processor time, and signal handlers that turn a crash into a recorded fault.
#pragma once

#include <cstdint>

#include "simulator/simulator.h"
#include "simulator/worker/shared-result.h"

namespace assay {

// What the crash handler may ask of the simulated device; all null for host code.
struct CrashHooks {
  // Reports a native access to device memory; false when the address is none of the device's.
  bool (*report_access)(const void* address, bool write) = nullptr;
  bool (*in_stack_guard)(const void* address) = nullptr;
  int (*core)() = nullptr;
};

// First thing in the child: closes descriptors, drops cores dumps, dies with the parent.
void EnterWorker(const SimLimits& limits);
// Caps address space at what is mapped now plus limits.memory_bytes.
void LimitMemory(const SimLimits& limits);
// Installs the handlers and the system call filter. False when the kernel refuses the filter.
bool Confine(SharedResult* result, const CrashHooks& hooks);
[[noreturn]] void LeaveWorker(Stage stage);
// Ends the worker because the run cannot be decided.
[[noreturn]] void LeaveUndecided(SharedResult* result, const char* why);
// Stub of a function that code of the input may not call: a recorded fault, and the end of the worker.
[[noreturn]] void ForbiddenCall(const char* name);

// Records a fault outside a simulated machine (host code, crash handler).
FaultRecord* ReportInWorker(FaultKind kind);
SharedResult* WorkerResult();

// Runs `body` in a forked child and waits until it ended, at most `wall_seconds`. Returns the wait status; -1 when no
// process could be made; `timed_out` when it had to be killed.
int RunForked(void (*body)(void*), void* argument, double wall_seconds, bool& timed_out);

// "openat" for a system call number.
const char* SystemCallName(int number, char* buffer, int size);

}  // namespace assay
