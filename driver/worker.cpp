// See worker.h. Limits are set in the child before anything else runs there; the descriptor of standard output is taken
// away, so that nothing but frames reaches the parent's output.
#include "driver/worker.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "driver/heap.h"
#include "driver/torch/torch-reference.h"
#include "driver/wire.h"
#include "reference/task/kept-references.h"
#include "reference/task/other-reference.h"
#include "reference/tensor/budget.h"
#include "simulator/worker/landlock.h"
#include "simulator/worker/system-call-filter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ASSAY_ADDRESS_SANITIZER 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ASSAY_ADDRESS_SANITIZER 1
#endif

namespace assay {
namespace {

#ifdef ASSAY_ADDRESS_SANITIZER
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

// Deeply nested code makes compilers recurse deeply.
constexpr rlim_t kStackBytes = 256u << 20;

constexpr std::uint64_t kMostLeft = 64u << 20;

constexpr std::size_t kMostWorkers = 256;
std::array<std::atomic<pid_t>, kMostWorkers> live_workers;

void Remember(pid_t pid) {
  for (auto& slot : live_workers) {
    pid_t none = 0;
    if (slot.compare_exchange_strong(none, pid)) return;
  }
}

void Forget(pid_t pid) {
  for (auto& slot : live_workers) {
    pid_t expected = pid;
    slot.compare_exchange_strong(expected, 0);
  }
}

void KillAllAndDie(int signal_number) {
  for (auto& slot : live_workers) {
    const pid_t pid = slot.load();
    if (pid > 0) kill(-pid, SIGKILL);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void Limit(int resource, rlim_t soft) {
  rlimit limit{};
  if (getrlimit(resource, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? soft : std::min(soft, limit.rlim_max);
  setrlimit(static_cast<decltype(RLIMIT_AS)>(resource), &limit);
}

void Confine(const PoolOptions& options, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  setpgid(0, 0);
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) signal(signal_number, SIG_DFL);
  Limit(RLIMIT_CORE, 0);
  Limit(RLIMIT_STACK, kStackBytes);
  if (!kSanitized && options.memory_bytes > 0) Limit(RLIMIT_AS, options.memory_bytes);
  std::set_new_handler([] { _exit(kOutOfMemoryStatus); });
  const int null = open("/dev/null", O_RDWR);
  if (null >= 0) {
    dup2(null, STDIN_FILENO);
    dup2(null, STDOUT_FILENO);
    if (!options.keep_stderr && !kSanitized) dup2(null, STDERR_FILENO);
    if (null > STDERR_FILENO) close(null);
  }
  if (options.torch) harness::OtherReference::Use(StartTorchReference());
  // A sanitizer starts a program to name the places of its report.
  if (!options.confined || kSanitized) return;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  ShutOffWriting(options.writable);
  SystemCallFilter::OfAnalysis().Load();
}

ProgressNote* SharedNote() {
  void* page = mmap(nullptr, sizeof(ProgressNote), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? nullptr : static_cast<ProgressNote*>(page);
}

// Processes that the worker forks run code of the input: they neither write the note nor see its page.
void KeepNote(ProgressNote* note) {
  if (note == nullptr) return;
  madvise(note, sizeof(ProgressNote), MADV_DONTFORK);
  pthread_atfork(nullptr, nullptr, [] { UseProgressNote(nullptr); });
  UseProgressNote(note);
}

class PipeProgress : public Progress {
 public:
  explicit PipeProgress(int fd) : fd_(fd) {}
  void Stage(std::string_view stage) override {
    ForgetPlace();
    Send(FrameKind::kStage, stage);
  }
  void Publish(std::string_view result) override { Send(FrameKind::kResult, result); }
  void LimitMemory(std::uint64_t bytes) override {
    if (!kSanitized) Limit(RLIMIT_AS, bytes);
    Send(FrameKind::kLimit, std::to_string(bytes));
  }

 private:
  void Send(FrameKind kind, std::string_view payload) {
    if (!WriteFrame(fd_, kind, payload)) _exit(0);
  }
  int fd_;
};

std::uint64_t ResidentBytes() {
  unsigned long long size = 0, resident = 0;
  std::FILE* const file = std::fopen("/proc/self/statm", "r");
  if (file == nullptr) return 0;
  const bool read = std::fscanf(file, "%llu %llu", &size, &resident) == 2;
  std::fclose(file);
  return read ? resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

[[noreturn]] void Serve(const PoolOptions& options, const MakeWork& make_work, int requests, int answers) {
  const Work work = make_work();
  PipeProgress progress(answers);
  if (!WriteFrame(answers, FrameKind::kReady, "")) _exit(0);
  while (const std::optional<Frame> frame = ReadFrame(requests)) {
    ForgetPlace();
    if (!kSanitized) UseLargePages();
    work(frame->payload, progress);
    // Cyclic values are never freed: the next input gets a new worker.
    const bool worn = Budget::Held() > kMostLeft + harness::KeptReferences::Held() ||
                      (options.recycle_bytes > 0 && ResidentBytes() > options.recycle_bytes);
    if (!WriteFrame(answers, FrameKind::kDone, worn ? kWornOut : "")) break;
  }
  _exit(0);
}

}  // namespace

void CloseAllBut(int one, int other) {
  const auto low = static_cast<unsigned>(std::min(one, other)), high = static_cast<unsigned>(std::max(one, other));
  const auto close_between = [](unsigned first, unsigned last) {
    if (first > last || close_range(first, last, 0) == 0) return;
    // A Linux kernel or a container without that call.
    const auto open_max = static_cast<unsigned>(std::clamp(sysconf(_SC_OPEN_MAX), 256L, 65536L));
    for (unsigned fd = first; fd <= std::min(last, open_max); ++fd) close(static_cast<int>(fd));
  };
  close_between(3, low - 1);
  close_between(low + 1, high - 1);
  close_between(high + 1, ~0u);
}

WorkerProcess StartWorker(const PoolOptions& options, const MakeWork& make_work) {
  int down[2];
  int up[2];
  if (pipe2(down, O_CLOEXEC) != 0) return {};
  if (pipe2(up, O_CLOEXEC) != 0) {
    close(down[0]);
    close(down[1]);
    return {};
  }
  std::fflush(nullptr);
  if (options.confined && !kSanitized) SystemCallFilter::OfAnalysis();  // once, for all that are forked
  const pid_t parent = getpid();
  ProgressNote* const note = SharedNote();
  const pid_t pid = fork();
  if (pid == 0) {
    CloseAllBut(down[0], up[1]);
    if (!kSanitized) UseLargePages();
    Confine(options, parent);
    KeepNote(note);
    Serve(options, make_work, down[0], up[1]);
  }
  close(down[0]);
  close(up[1]);
  if (pid < 0) {
    close(down[1]);
    close(up[0]);
    if (note != nullptr) munmap(note, sizeof(ProgressNote));
    return {};
  }
  setpgid(pid, pid);
  Remember(pid);
  fcntl(up[0], F_SETFL, O_NONBLOCK);
  return {pid, down[1], up[0], note};
}

WorkerEnd EndWorker(WorkerProcess& worker) {
  // Its group first: a dead leader's descendants still belong to it.
  kill(-worker.pid, SIGKILL);
  kill(worker.pid, SIGKILL);
  WorkerEnd end;
  while (waitpid(worker.pid, &end.status, 0) < 0 && errno == EINTR) {
  }
  Forget(worker.pid);
  close(worker.to);
  close(worker.from);
  if (worker.note != nullptr) {
    end.note = *worker.note;
    munmap(worker.note, sizeof(ProgressNote));
  }
  worker = {};
  return end;
}

std::string DescribeDeath(const WorkerEnd& end, std::uint64_t memory_bytes) {
  const int status = end.status;
  if (WIFSIGNALED(status)) {
    const char* name = sigabbrev_np(WTERMSIG(status));
    return name == nullptr ? fmt::format("crashed: signal {}", WTERMSIG(status)) : fmt::format("crashed: SIG{}", name);
  }
  if (WEXITSTATUS(status) == kOutOfMemoryStatus) {
    return fmt::format("ran out of memory (limit {} MB)", memory_bytes >> 20);
  }
  if (WEXITSTATUS(status) == kCountedEndStatus) return "stopped: " + LimitIn(end.note);
  return fmt::format("exited with status {}", WEXITSTATUS(status));
}

KillWorkersOnInterrupt::KillWorkersOnInterrupt() {
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) signal(signal_number, KillAllAndDie);
  signal(SIGPIPE, SIG_IGN);
}

KillWorkersOnInterrupt::~KillWorkersOnInterrupt() {
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) signal(signal_number, SIG_DFL);
}

}  // namespace assay
