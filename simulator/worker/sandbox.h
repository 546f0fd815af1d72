// The cage a worker builds round itself before code of the input runs: no files, no network, no processes, bounded
// memory and processor time, and signal handlers that turn a crash into a recorded fault.
#pragma once

#include <cstdint>
#include <string>

#include "simulator/limits.h"
#include "simulator/worker/shared-result.h"

namespace assay {

// What the crash handler may ask of the simulated device; all null for host code.
struct CrashHooks {
  // Reports a native access to device memory; false when the address is none of the device's.
  bool (*report_access)(const void* address, bool write) = nullptr;
  bool (*in_stack_guard)(const void* address) = nullptr;
  int (*core)() = nullptr;
};

// First thing in the child: takes its descriptors away, drops core dumps, dies with the parent.
void EnterWorker(const SimLimits& limits);
// Before the text of an input is compiled: no files, no processes, memory within the limits. What comes after may still
// make code. False when the system refuses.
bool ConfineCompiler(SharedResult* result, const SimLimits& limits);
// After that, before the device's memory is made: lifts the limits that held for the compiler.
void CompilerIsDone();
// Caps address space at what is mapped now plus limits.memory_bytes.
void LimitMemory(const SimLimits& limits);
// Before code of the input runs: installs the handlers and the system call filter. False when the kernel refuses the
// filter.
bool Confine(SharedResult* result, const CrashHooks& hooks);
[[noreturn]] void LeaveWorker(Stage stage);
// Ends the worker because the run cannot be decided.
[[noreturn]] void LeaveUndecided(SharedResult* result, const char* why);
// Stub of a function that code of the input may not call: a recorded fault, and the end of the worker.
[[noreturn]] void ForbiddenCall(const char* name);

// Records a fault outside a simulated machine (host code, crash handler).
FaultRecord* ReportInWorker(FaultKind kind);
SharedResult* WorkerResult();

// How a worker ended, as the system tells it, and what it should have left of itself.
struct Ending {
  int status = -1;  // of wait(); -1: no process could be made
  bool timed_out = false;
  std::uint64_t seal = 0;

  bool started() const { return status != -1; }
  // Whether the worker's own code went to its end: it left by LeaveWorker(kFinished) and knew the seal. What lies in
  // memory alone is no evidence, because the code of the input can write there.
  bool Finished(const SharedResult& result) const;
  // "it was ended by SIGTRAP", for an ending that left no reason of its own.
  std::string Words(const SharedResult& result) const;
};

// Runs `body` in a forked child and waits until it ended, at most `wall_seconds`.
Ending RunForked(void (*body)(void*), void* argument, double wall_seconds);

// What this system has of the walls round a worker: "seccomp, Landlock 6".
std::string SandboxWalls();

// "openat" for a system call number.
const char* SystemCallName(int number, char* buffer, int size);

}  // namespace assay
