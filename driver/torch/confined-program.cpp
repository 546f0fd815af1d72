// The confinement is complete before the program is loaded: it may execute only itself and its loader.
#include "driver/torch/confined-program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>

#include "driver/worker.h"
#include "simulator/worker/landlock.h"
#include "simulator/worker/system-call-filter.h"

namespace assay {
namespace {

void SetLimit(int resource, std::uint64_t most) {
  const rlimit limit{most, most};
  setrlimit(static_cast<decltype(RLIMIT_AS)>(resource), &limit);
}

// In the child. Returns if a protection is missing or the program cannot be started.
void Become(const std::vector<std::string>& arguments, const ConfinedLimits& limits, pid_t parent, int in, int out) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) return;
  const int null = open("/dev/null", O_RDWR);
  if (null < 0 || dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 || dup2(null, STDERR_FILENO) < 0) return;
  CloseAllBut(STDOUT_FILENO, STDERR_FILENO);
  SetLimit(RLIMIT_CORE, 0);
  SetLimit(RLIMIT_FSIZE, 0);
  SetLimit(RLIMIT_CPU, limits.cpu_seconds);
  SetLimit(RLIMIT_AS, limits.memory_bytes);
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) signal(signal_number, SIG_DFL);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || !ShutOffAllButProgram(arguments.front())) return;
  if (!SystemCallFilter::OfProgram().Load()) return;
  std::vector<char*> words;
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  char path[] = "PATH=/usr/bin", language[] = "LC_ALL=C.UTF-8", threads[] = "OMP_NUM_THREADS=1", home[] = "HOME=/";
  char* environment[] = {path, language, threads, home, nullptr};
  execve(words.front(), words.data(), environment);
}

bool Ready(int descriptor, short what, double seconds) {
  pollfd one{descriptor, what, 0};
  const int wait = static_cast<int>(std::clamp(seconds, 0.0, 1e6) * 1000);
  return poll(&one, 1, wait) > 0;
}

}  // namespace

std::unique_ptr<ConfinedProgram> ConfinedProgram::Start(const std::vector<std::string>& arguments,
                                                        const ConfinedLimits& limits, std::string& why) {
  if (LandlockVersion() == 0) return why = "this system has no Landlock (Linux 5.13) to confine it", nullptr;
  std::error_code missing;
  const std::filesystem::path program = std::filesystem::canonical(arguments.front(), missing);
  if (missing) return why = "`" + arguments.front() + "` is not there", nullptr;
  std::vector<std::string> words = arguments;
  words.front() = program.string();
  SystemCallFilter::OfProgram();  // made in this process: the child allocates as little as it can
  int down[2], up[2];
  if (pipe2(down, O_CLOEXEC) != 0) return why = "cannot create a pipe", nullptr;
  if (pipe2(up, O_CLOEXEC) != 0) return close(down[0]), close(down[1]), why = "cannot create a pipe", nullptr;
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    Become(words, limits, parent, down[0], up[1]);
    _exit(127);
  }
  close(down[0]);
  close(up[1]);
  if (child < 0) return close(down[1]), close(up[0]), why = "cannot create a process", nullptr;
  fcntl(down[1], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<ConfinedProgram>(new ConfinedProgram(child, down[1], up[0]));
}

ConfinedProgram::~ConfinedProgram() { End(); }

void ConfinedProgram::End() {
  if (process_ < 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  close(to_);
  close(from_);
  process_ = -1;
}

bool ConfinedProgram::Write(const std::string& bytes, double seconds) {
  std::size_t done = 0;
  while (process_ >= 0 && done < bytes.size()) {
    const bool ready = Ready(to_, POLLOUT, seconds);
    const ssize_t count = ready ? write(to_, bytes.data() + done, bytes.size() - done) : -1;
    if (count <= 0) return End(), false;
    done += static_cast<std::size_t>(count);
  }
  return process_ >= 0;
}

bool ConfinedProgram::Read(std::size_t count, double seconds, std::string& bytes) {
  bytes.clear();
  char part[1 << 16];
  while (process_ >= 0 && bytes.size() < count) {
    const bool ready = Ready(from_, POLLIN, seconds);
    const ssize_t got = ready ? read(from_, part, std::min(sizeof part, count - bytes.size())) : -1;
    if (got <= 0) return End(), false;
    bytes.append(part, static_cast<std::size_t>(got));
  }
  return process_ >= 0;
}

}  // namespace assay
