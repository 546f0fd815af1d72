// Confinement of a worker: limits, handlers that record what went wrong, and the system call filter.
#include "simulator/worker/sandbox.h"

#include <fcntl.h>
#include <poll.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "simulator/worker/system-call-filter.h"

namespace assay {
namespace {

SharedResult* g_result = nullptr;
CrashHooks g_hooks;
alignas(64) char g_signal_stack[64 << 10];

void Limit(int resource, rlim_t soft, rlim_t hard) {
  const rlimit limit{soft, hard};
  setrlimit(static_cast<__rlimit_resource_t>(resource), &limit);
}

const std::uint8_t* StackPointer(const ucontext_t* context) {
#if defined(__x86_64__)
  return reinterpret_cast<const std::uint8_t*>(context->uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
  return reinterpret_cast<const std::uint8_t*>(context->uc_mcontext.sp);
#else
  (void)context;
  return nullptr;
#endif
}

bool WasWrite(const ucontext_t* context) {
#if defined(__x86_64__)
  return (context->uc_mcontext.gregs[REG_ERR] & 2) != 0;
#else
  (void)context;
  return false;
#endif
}

FaultRecord* Crash(FaultKind kind, const char* signal) {
  FaultRecord* record = ReportInWorker(kind);
  if (record != nullptr) record->SetText("signal", signal);
  return record;
}

void OnMemoryFault(const siginfo_t* info, const ucontext_t* context) {
  const void* address = info->si_addr;
  const std::int64_t from_stack = static_cast<const std::uint8_t*>(address) - StackPointer(context);
  const bool near_stack = from_stack > -(64 << 10) && from_stack < (64 << 10);
  if (near_stack || (g_hooks.in_stack_guard != nullptr && g_hooks.in_stack_guard(address))) {
    Crash(FaultKind::kCrash, "stack overflow");
    return;
  }
  if (g_hooks.report_access != nullptr && g_hooks.report_access(address, WasWrite(context))) return;
  const bool null = reinterpret_cast<std::uintptr_t>(address) < 4096;
  if (FaultRecord* record =
          Crash(FaultKind::kCrash, null ? "access through a null pointer" : "access to memory that is not there")) {
    record->SetArg("address", static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(address)));
    record->SetArg("write", WasWrite(context) ? 1 : 0);
  }
}

void OnSignal(int number, siginfo_t* info, void* context) {
  switch (number) {
    case SIGSEGV:
    case SIGBUS:
      OnMemoryFault(info, static_cast<const ucontext_t*>(context));
      break;
    case SIGFPE:
      Crash(FaultKind::kDivisionByZero, "SIGFPE");
      break;
    case SIGABRT:
      Crash(FaultKind::kCrash, "abort");
      break;
    case SIGILL:
      Crash(FaultKind::kCrash, "unreachable or illegal instruction");
      break;
    case SIGSYS: {
      if (info->si_syscall == SYS_futex) {
        Crash(FaultKind::kTimeBudget, "waits for a lock that nobody will release");
        break;
      }
      g_result->forbidden = info->si_syscall + 1;
      if (FaultRecord* record = ReportInWorker(FaultKind::kForbiddenSystemCall))
        record->SetArg("number", info->si_syscall);
      break;
    }
    case SIGXCPU:
      g_result->out_of_time = 1;
      break;
    default:
      break;
  }
  LeaveWorker(Stage::kStopped);
}

void InstallHandlers() {
  stack_t stack{};
  stack.ss_sp = g_signal_stack;
  stack.ss_size = sizeof g_signal_stack;
  sigaltstack(&stack, nullptr);
  struct sigaction action{};
  action.sa_sigaction = OnSignal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGSYS, SIGXCPU}) sigaction(number, &action, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Without the C library's streams, whose buffers would be new pages of the heap.
std::uint64_t MappedBytes() {
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[128];
  const ssize_t length = read(file, text, sizeof text);
  close(file);
  std::uint64_t pages = 0;
  for (ssize_t i = 0; i < length && text[i] >= '0' && text[i] <= '9'; ++i)
    pages = pages * 10 + static_cast<std::uint64_t>(text[i] - '0');
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

SharedResult* WorkerResult() { return g_result; }

FaultRecord* ReportInWorker(FaultKind kind) {
  bool first = false;
  const int core = g_hooks.core != nullptr ? g_hooks.core() : -1;
  return g_result->log.Report(kind, g_result->location, core, g_result->intrinsics, false, first);
}

void EnterWorker(const SimLimits& limits) {
  // Nothing the worker prints is meant for the caller's output.
  if (const int nowhere = open("/dev/null", O_RDWR); nowhere >= 0) {
    for (int fd = 0; fd < 3; ++fd) dup2(nowhere, fd);
    if (nowhere > 2) close(nowhere);
  }
  // The caller's own limit on address space is not meant for the simulated device's reservations.
  rlimit space{};
  getrlimit(RLIMIT_AS, &space);
  const rlimit unlimited{RLIM_INFINITY, RLIM_INFINITY}, raised{space.rlim_max, space.rlim_max};
  if (setrlimit(RLIMIT_AS, &unlimited) != 0) setrlimit(RLIMIT_AS, &raised);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  // A caller's soft limit is about its own memory; LimitMemory sets the worker's once the device's space is mapped.
  if (rlimit space{}; getrlimit(RLIMIT_AS, &space) == 0) Limit(RLIMIT_AS, space.rlim_max, space.rlim_max);
  Limit(RLIMIT_CORE, 0, 0);
  Limit(RLIMIT_FSIZE, 0, 0);
  Limit(RLIMIT_CPU, limits.cpu_seconds, limits.cpu_seconds + 1);
}

void LimitMemory(const SimLimits& limits) {
  if (const std::uint64_t mapped = MappedBytes(); mapped != 0) {
    rlimit space{};
    getrlimit(RLIMIT_AS, &space);
    const rlim_t allowed = std::min<rlim_t>(mapped + limits.memory_bytes, space.rlim_max);
    Limit(RLIMIT_AS, allowed, allowed);
  }
}

bool Confine(SharedResult* result, const CrashHooks& hooks) {
  g_result = result;
  g_hooks = hooks;
  InstallHandlers();
  Limit(RLIMIT_NPROC, 0, 0);
  Limit(RLIMIT_NOFILE, 0, 0);
  if (syscall(SYS_close_range, 0u, ~0u, 0u) != 0) {
    for (int fd = 0; fd < 1024; ++fd) close(fd);
  }
  return SystemCallFilter::Get().Load();
}

void LeaveWorker(Stage stage) {
  if (g_result != nullptr) g_result->stage = stage;
  _exit(0);
}

void LeaveUndecided(SharedResult* result, const char* why) {
  result->SetUndecided(why);
  result->stage = Stage::kStopped;
  _exit(0);
}

void ForbiddenCall(const char* name) {
  if (FaultRecord* record = ReportInWorker(FaultKind::kForbiddenSystemCall)) record->SetText("call", name);
  LeaveWorker(Stage::kStopped);
}

int RunForked(void (*body)(void*), void* argument, double wall_seconds, bool& timed_out) {
  timed_out = false;
  SystemCallFilter::Get();
  const pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    body(argument);
    _exit(1);
  }
  int status = 0;
  const int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
  if (descriptor >= 0) {
    pollfd poll_for{descriptor, POLLIN, 0};
    int ready = 0;
    do {
      ready = poll(&poll_for, 1, static_cast<int>(wall_seconds * 1000));
    } while (ready < 0 && errno == EINTR);
    timed_out = ready == 0;
    close(descriptor);
  } else {
    const timespec pause{0, 1'000'000};
    for (double waited = 0; waitpid(child, &status, WNOHANG) == 0; waited += 0.001) {
      if (waited < wall_seconds) {
        nanosleep(&pause, nullptr);
        continue;
      }
      timed_out = true;
      break;
    }
    if (!timed_out) return status;
  }
  if (timed_out) kill(child, SIGKILL);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

const char* SystemCallName(int number, char* buffer, int size) {
  char* name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
  std::snprintf(buffer, static_cast<std::size_t>(size), "%s", name != nullptr ? name : "unknown");
  std::free(name);
  return buffer;
}

}  // namespace assay
