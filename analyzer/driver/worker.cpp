// See worker.h. Limits are set in the child before anything else runs there; the descriptor of standard output is taken
// away, so that nothing but frames reaches the parent's output.
#include "analyzer/driver/worker.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <string.h>
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

#include "analyzer/driver/wire.h"

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

constexpr int kOutOfMemoryStatus = 86;
// Deeply nested code makes compilers recurse deeply.
constexpr rlim_t kStackBytes = 256u << 20;

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
}

class PipeProgress : public Progress {
 public:
  explicit PipeProgress(int fd) : fd_(fd) {}
  void Stage(std::string_view stage) override { Send(FrameKind::kStage, stage); }
  void Publish(std::string_view result) override { Send(FrameKind::kResult, result); }

 private:
  void Send(FrameKind kind, std::string_view payload) {
    if (!WriteFrame(fd_, kind, payload)) _exit(0);
  }
  int fd_;
};

[[noreturn]] void Serve(const MakeWork& make_work, int requests, int answers) {
  const Work work = make_work();
  PipeProgress progress(answers);
  if (!WriteFrame(answers, FrameKind::kReady, "")) _exit(0);
  while (const std::optional<Frame> frame = ReadFrame(requests)) {
    work(frame->payload, progress);
    if (!WriteFrame(answers, FrameKind::kDone, "")) break;
  }
  _exit(0);
}

}  // namespace

WorkerProcess StartWorker(const PoolOptions& options, const MakeWork& make_work, const std::vector<int>& inherited) {
  int down[2];
  int up[2];
  if (pipe2(down, O_CLOEXEC) != 0) return {};
  if (pipe2(up, O_CLOEXEC) != 0) {
    close(down[0]);
    close(down[1]);
    return {};
  }
  std::fflush(nullptr);
  const pid_t parent = getpid();
  const pid_t pid = fork();
  if (pid == 0) {
    Confine(options, parent);
    for (const int fd : inherited) close(fd);
    close(down[1]);
    close(up[0]);
    Serve(make_work, down[0], up[1]);
  }
  close(down[0]);
  close(up[1]);
  if (pid < 0) {
    close(down[1]);
    close(up[0]);
    return {};
  }
  setpgid(pid, pid);
  Remember(pid);
  fcntl(up[0], F_SETFL, O_NONBLOCK);
  return {pid, down[1], up[0]};
}

int EndWorker(WorkerProcess& worker) {
  // Its group first: a dead leader's descendants still belong to it.
  kill(-worker.pid, SIGKILL);
  kill(worker.pid, SIGKILL);
  int status = 0;
  while (waitpid(worker.pid, &status, 0) < 0 && errno == EINTR) {
  }
  Forget(worker.pid);
  close(worker.to);
  close(worker.from);
  worker = {};
  return status;
}

std::string DescribeDeath(int status, const PoolOptions& options) {
  if (WIFSIGNALED(status)) {
    const char* name = sigabbrev_np(WTERMSIG(status));
    return name == nullptr ? fmt::format("crashed: signal {}", WTERMSIG(status)) : fmt::format("crashed: SIG{}", name);
  }
  if (WEXITSTATUS(status) == kOutOfMemoryStatus) {
    return fmt::format("ran out of memory (limit {} MB)", options.memory_bytes >> 20);
  }
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
