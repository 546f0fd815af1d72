// The sandbox that a worker enters before it runs code of the input: no files, no network, no processes, bounded
// memory and processor time, and signal handlers that turn a crash into a recorded fault.
#pragma once

#include <cstdint>
#include <string>

#include "simulator/limits.h"
#include "simulator/worker/shared-result.h"

namespace assay {

// Callbacks from the crash handler to the simulated device; all null for host code.
struct CrashHooks {
  // Reports a native access to device memory; false if the address is not the device's.
  bool (*report_access)(const void* address, bool write) = nullptr;
  bool (*in_stack_guard)(const void* address) = nullptr;
  int (*core)() = nullptr;
};

// First step in the child: takes a heap of its own, closes its descriptors, disables core dumps, ties its life to the
// parent's.
void EnterWorker(const SimLimits& limits);
// Before the text of an input is compiled: no files, no processes, memory within the limits. Code may still be
// generated. False if the system refuses.
bool ConfineCompiler(SharedResult* result, const SimLimits& limits);
// After that, before the device's memory is allocated: lifts the compiler's limits.
void CompilerIsDone();
// Limits address space to the current mappings plus limits.memory_bytes.
void LimitMemory(const SimLimits& limits);
// Before code of the input runs: installs the handlers and the system call filter. False if the kernel refuses the
// filter.
bool Confine(SharedResult* result, const CrashHooks& hooks);
[[noreturn]] void LeaveWorker(Stage stage);
// Ends the worker because the run cannot be decided.
[[noreturn]] void LeaveUndecided(SharedResult* result, const char* why);
// Stub of a function that code of the input must not call: records a fault and ends the worker.
[[noreturn]] void ForbiddenCall(const char* name);

// Records a fault outside a simulated machine (host code, crash handler).
FaultRecord* ReportInWorker(FaultKind kind);
SharedResult* WorkerResult();

// How a worker ended, as reported by the system, and the traces that a regular exit leaves.
struct Ending {
  int status = -1;  // of wait(); -1: no process could be made
  bool timed_out = false;
  std::uint64_t seal = 0;

  bool started() const { return status != -1; }
  // Whether the worker's own code ran to its end: it exited by LeaveWorker(kFinished) and knew the seal. Shared
  // memory alone is no evidence, because the code of the input can write to it.
  bool Finished(const SharedResult& result) const;
  // "it was ended by SIGTRAP", for an exit without a recorded reason.
  std::string Words(const SharedResult& result) const;
};

// Runs `body` in a forked child and waits until it ended, at most `wall_seconds`.
Ending RunForked(void (*body)(void*), void* argument, double wall_seconds);

// The sandbox layers available on this system: "seccomp, Landlock 6".
std::string SandboxWalls();

// "openat" for a system call number.
const char* SystemCallName(int number, char* buffer, int size);

}  // namespace assay
