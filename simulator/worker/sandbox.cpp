// Confinement of a worker: limits, handlers that record what went wrong, and the system call filter.
#include "simulator/worker/sandbox.h"

#include <fcntl.h>
#include <poll.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include <llvm/Support/ErrorHandling.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <new>
#include <string_view>

#include "analyzer/facts/cut-short.h"
#include "simulator/worker/fixed-text.h"
#include "simulator/worker/fresh-heap.h"
#include "simulator/worker/landlock.h"
#include "simulator/worker/system-call-filter.h"

namespace assay {
namespace {

// Exit statuses of workers that exit by themselves.
constexpr int kFinishedStatus = 0;
constexpr int kStoppedStatus = 2;
constexpr double kMostMilliseconds = 1e9;

SharedResult* g_result = nullptr;
CrashHooks g_hooks;
pid_t g_parent = 0;
std::uint64_t g_seal = 0;
int g_memory_file = -1;  // /proc/self/statm, kept open where files can no longer be opened
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
    case SIGTRAP:
      Crash(FaultKind::kCrash, "a breakpoint instruction");
      break;
    case SIGSYS: {
      if (info->si_syscall == SYS_futex) {
        Crash(FaultKind::kTimeBudget, "waits for a lock that is never released");
        break;
      }
      if (info->si_syscall == SYS_exit_group || info->si_syscall == SYS_exit) {
        Crash(FaultKind::kCrash, "the code ends the process");
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
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP, SIGSYS, SIGXCPU})
    sigaction(number, &action, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Avoids the C library's streams, whose buffers would allocate new heap pages.
std::uint64_t MappedBytes() {
  const int file = g_memory_file >= 0 ? g_memory_file : open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[128];
  const ssize_t length = pread(file, text, sizeof text, 0);
  if (file != g_memory_file) close(file);
  std::uint64_t pages = 0;
  for (ssize_t i = 0; i < length && text[i] >= '0' && text[i] <= '9'; ++i)
    pages = pages * 10 + static_cast<std::uint64_t>(text[i] - '0');
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// Closes all descriptors but `kept`, if that is not -1.
void CloseDescriptors(int kept) {
  const auto shut = [](unsigned first, unsigned last) {
    if (first > last || syscall(SYS_close_range, first, last, 0u) == 0) return;
    for (unsigned fd = first; fd <= std::min(last, 1023u); ++fd) close(static_cast<int>(fd));
  };
  if (kept > 0) shut(0, static_cast<unsigned>(kept) - 1);
  shut(static_cast<unsigned>(kept + 1), ~0u);
}

// Steps shared by both stages of confinement.
bool Shut(SharedResult* result, int kept) {
  g_result = result;
  const bool good = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  ShutOffFiles();
  Limit(RLIMIT_NPROC, 0, 0);
  Limit(RLIMIT_NOFILE, 0, 0);
  CloseDescriptors(kept);
  return good;
}

// The compiler's fatal-error handler, which an input may trigger.
void CompilerGivesUp(void*, const char* why, bool) {
  char text[256] = "it cannot be compiled: ";
  const std::size_t start = std::strlen(text);
  std::snprintf(text + start, sizeof text - start, "%s", why);
  LeaveUndecided(g_result, text);
}

void CompilerRunsOut() { LeaveUndecided(g_result, "compiling it takes more memory than a run has"); }

// An unwritten mapping reads as 0.
std::uint64_t FreshSeal() {
  std::uint64_t seal = 0;
  while (seal == 0) {
    if (getrandom(&seal, sizeof seal, 0) != sizeof seal) {
      timespec now{};
      clock_gettime(CLOCK_MONOTONIC, &now);
      seal = static_cast<std::uint64_t>(now.tv_nsec) * 0x9e37'79b9'7f4a'7c15 | 1;
    }
  }
  return seal;
}

}  // namespace

SharedResult* WorkerResult() { return g_result; }

FaultRecord* ReportInWorker(FaultKind kind) {
  bool first = false;
  const int core = g_hooks.core != nullptr ? g_hooks.core() : -1;
  return g_result->log.Report(kind, g_result->location, core, g_result->intrinsics, false, first);
}

void EnterWorker(const SimLimits& limits) {
  UseFreshHeap();
  // The worker's prints must not reach the caller's output.
  if (const int nowhere = open("/dev/null", O_RDWR); nowhere >= 0) {
    for (int fd = 0; fd < 3; ++fd) dup2(nowhere, fd);
    if (nowhere > 2) close(nowhere);
  }
  // The caller's own limit on address space must not restrict the simulated device's reservations.
  rlimit space{};
  getrlimit(RLIMIT_AS, &space);
  const rlimit unlimited{RLIM_INFINITY, RLIM_INFINITY}, raised{space.rlim_max, space.rlim_max};
  if (setrlimit(RLIMIT_AS, &unlimited) != 0) setrlimit(RLIMIT_AS, &raised);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != g_parent) _exit(kStoppedStatus);  // it died before
  prctl(PR_SET_DUMPABLE, 0);
  // The caller's handler would end the worker as if it were its own process.
  std::set_new_handler(nullptr);
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

bool ConfineCompiler(SharedResult* result, const SimLimits& limits) {
  g_memory_file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (!Shut(result, g_memory_file)) return false;
  // The device's reservations of address space are made later.
  rlimit space{};
  if (const std::uint64_t mapped = MappedBytes(); mapped != 0 && getrlimit(RLIMIT_AS, &space) == 0)
    Limit(RLIMIT_AS, std::min<rlim_t>(mapped + limits.memory_bytes, space.rlim_max), space.rlim_max);
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(CompilerGivesUp);
  std::set_new_handler(CompilerRunsOut);
  return SystemCallFilter::OfCompiler().Load();
}

void CompilerIsDone() {
  std::set_new_handler(nullptr);
  if (rlimit space{}; getrlimit(RLIMIT_AS, &space) == 0) Limit(RLIMIT_AS, space.rlim_max, space.rlim_max);
}

bool Confine(SharedResult* result, const CrashHooks& hooks) {
  g_hooks = hooks;
  const bool shut = Shut(result, -1);
  InstallHandlers();
  return shut && SystemCallFilter::OfRun().Load();
}

void LeaveWorker(Stage stage) {
  const bool finished = stage == Stage::kFinished;
  if (g_result != nullptr) {
    g_result->stage = stage;
    if (finished) g_result->seal = g_seal;
  }
  LeaveProcess(finished ? kFinishedStatus : kStoppedStatus);
}

void LeaveUndecided(SharedResult* result, const char* why) {
  result->SetUndecided(why);
  result->stage = Stage::kStopped;
  LeaveProcess(kStoppedStatus);
}

void ForbiddenCall(const char* name) {
  if (FaultRecord* record = ReportInWorker(FaultKind::kForbiddenSystemCall)) record->SetText("call", name);
  LeaveWorker(Stage::kStopped);
}

bool Ending::Finished(const SharedResult& result) const {
  return !timed_out && WIFEXITED(status) && WEXITSTATUS(status) == kFinishedStatus &&
         result.stage == Stage::kFinished && result.seal == seal;
}

std::string Ending::Words(const SharedResult& result) const {
  const bool compiled = result.stage != Stage::kStarted;
  const std::string who = compiled ? "the worker that ran it" : "the worker that compiled it";
  if (timed_out) return "the run took more than its time";
  if (WIFSIGNALED(status)) {
    const int number = WTERMSIG(status);
    if (number == SIGXCPU) return who + " took more than its processor time";
    if (number == SIGKILL) return who + " was killed, as one is that runs past its limits of time or memory";
    const char* name = sigabbrev_np(number);
    return who + " was ended by " + (name != nullptr ? std::string("SIG") + name : "signal " + std::to_string(number));
  }
  return who + " ended before its time";
}

namespace {

// What ended a worker from outside, empty where it ended by itself. SIGKILL is the system's: of its hard limit on
// processor time, or of memory that it has no more of.
std::string_view CutShortBy(const Ending& ending) {
  if (!ending.started()) return "the system starts no worker process";
  if (ending.timed_out) return "a worker was given up: it had too little of a processor for too long";
  if (!WIFSIGNALED(ending.status)) return "";
  switch (WTERMSIG(ending.status)) {
    case SIGXCPU:
      return "a worker took more than its processor time while it compiled";
    case SIGKILL:
      return "a worker was killed, as one is that runs past its limits of time or memory";
    default:
      return "";
  }
}

Ending EndOf(void (*body)(void*), void* argument, double wall_seconds) {
  Ending ending;
  SystemCallFilter::OfCompiler();
  SystemCallFilter::OfRun();
  LandlockVersion();
  ending.seal = FreshSeal();
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) return ending;
  if (child == 0) {
    g_parent = parent;
    g_seal = ending.seal;
    body(argument);
    _exit(1);
  }
  const int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
  if (descriptor >= 0) {
    pollfd poll_for{descriptor, POLLIN, 0};
    int ready = 0;
    do {
      ready = poll(&poll_for, 1, static_cast<int>(std::clamp(wall_seconds * 1000, 0.0, kMostMilliseconds)));
    } while (ready < 0 && errno == EINTR);
    ending.timed_out = ready == 0;
    close(descriptor);
  } else {
    const timespec pause{0, 1'000'000};
    for (double waited = 0; waitpid(child, &ending.status, WNOHANG) == 0; waited += 0.001) {
      if (waited < wall_seconds) {
        nanosleep(&pause, nullptr);
        continue;
      }
      ending.timed_out = true;
      break;
    }
    if (!ending.timed_out) return ending;
  }
  if (ending.timed_out) kill(child, SIGKILL);
  while (waitpid(child, &ending.status, 0) < 0 && errno == EINTR) {
  }
  return ending;
}

}  // namespace

Ending RunForked(void (*body)(void*), void* argument, double wall_seconds) {
  const Ending ending = EndOf(body, argument, wall_seconds);
  if (const std::string_view what = CutShortBy(ending); !what.empty()) NoteCutShort(what);
  return ending;
}

std::string SandboxWalls() {
  std::string walls = prctl(PR_GET_SECCOMP) >= 0 ? "seccomp" : "no seccomp, so nothing is run";
  const int landlock = LandlockVersion();
  return walls + (landlock > 0 ? ", Landlock " + std::to_string(landlock) : ", no Landlock");
}

const char* SystemCallName(int number, char* buffer, int size) {
  char* name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
  std::snprintf(buffer, static_cast<std::size_t>(size), "%s", name != nullptr ? name : "unknown");
  std::free(name);
  return buffer;
}

}  // namespace assay
