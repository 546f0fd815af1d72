// Supervises the binary: its own process group, pipes with a deadline, adopted orphans, compared files.
#include "tests/hostile/sandbox.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

namespace assay::hostile {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Seconds since boot in which some process was ready to run and had no core; 0 if the system does not report it.
double StalledSeconds() {
  std::ifstream pressure("/proc/pressure/cpu");
  std::string line;
  std::getline(pressure, line);
  const std::size_t at = line.find("total=");
  return at == std::string::npos ? 0 : std::strtod(line.c_str() + at + 6, nullptr) * 1e-6;
}

struct Pipe {
  int read = -1;
  int write = -1;
};

Pipe MakePipe() {
  std::array<int, 2> ends{-1, -1};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  return {.read = ends[0], .write = ends[1]};
}

// In the child: everything the tool may write by itself (caches, temporary files) has a place of its own.
[[noreturn]] void Become(const std::string& work, const std::string& own, const std::vector<std::string>& args, int out,
                         int err) {
  setpgid(0, 0);
  if (chdir(work.c_str()) != 0) _exit(126);
  setenv("HOME", (own + "/home").c_str(), 1);
  setenv("XDG_CACHE_HOME", (own + "/cache").c_str(), 1);
  setenv("TMPDIR", (own + "/tmp").c_str(), 1);
  const int null = open("/dev/null", O_RDONLY);
  dup2(null, 0);
  dup2(out, 1);
  dup2(err, 2);
  std::vector<char*> argv;
  for (const std::string& arg : args) argv.push_back(const_cast<char*>(arg.c_str()));
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

// Reads both pipes until they close or the time is up; true if they closed.
bool Drain(const Pipe& out, const Pipe& err, Outcome& outcome, Clock::time_point start, double limit) {
  std::array<pollfd, 2> waiting{pollfd{out.read, POLLIN, 0}, pollfd{err.read, POLLIN, 0}};
  std::array<std::string*, 2> texts{&outcome.out, &outcome.err};
  std::array<char, 65536> buffer{};
  while (waiting[0].fd >= 0 || waiting[1].fd >= 0) {
    const double left = limit - SecondsSince(start);
    if (left <= 0) return false;
    if (poll(waiting.data(), waiting.size(), static_cast<int>(left * 1000) + 1) < 0) return false;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (waiting[i].fd < 0 || waiting[i].revents == 0) continue;
      const ssize_t count = read(waiting[i].fd, buffer.data(), buffer.size());
      if (count > 0) {
        texts[i]->append(buffer.data(), static_cast<std::size_t>(count));
      } else {
        waiting[i].fd = -1;
      }
    }
  }
  return true;
}

// This process adopts orphans (PR_SET_CHILD_SUBREAPER), so that any process the tool left running becomes a child here.
int CountAndKillOrphans() {
  const Clock::time_point start = Clock::now();
  while (SecondsSince(start) < 0.5) {
    const pid_t pid = waitpid(-1, nullptr, WNOHANG);
    if (pid < 0) return 0;
    if (pid == 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  int alive = 0;
  std::ifstream children("/proc/thread-self/children");
  for (pid_t pid = 0; children >> pid; ++alive) kill(pid, SIGKILL);
  while (waitpid(-1, nullptr, 0) > 0) {
  }
  return alive;
}

void Wait(pid_t pid, bool closed, double limit, Clock::time_point start, Outcome& outcome) {
  int status = 0;
  pid_t ended = 0;
  while (closed && SecondsSince(start) < limit && (ended = waitpid(pid, &status, WNOHANG)) == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  outcome.seconds = SecondsSince(start);
  if (ended == 0) {
    outcome.timed_out = true;
    kill(-pid, SIGKILL);
    kill(pid, SIGKILL);
    waitpid(pid, &status, 0);
  }
  outcome.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string ReadAll(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

double LimitSeconds() { return ASSAY_HOSTILE_SECONDS; }

Sandbox::Sandbox() {
  std::string pattern = (fs::temp_directory_path() / "assay-hostile-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) std::abort();
  root_ = pattern;
  for (const char* folder : {"work", "outside", "own/home", "own/cache", "own/tmp"}) {
    fs::create_directories(root_ / folder);
  }
  Write("outside/canary.txt", std::string(kCanaryText) + "\n");
}

Sandbox::~Sandbox() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

std::string Sandbox::Path(const std::string& name) const { return (root_ / name).string(); }

std::string Sandbox::Write(const std::string& name, const std::string& bytes) {
  const fs::path path = root_ / name;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
  return path.string();
}

std::map<std::string, std::string> Sandbox::Snapshot() const {
  std::map<std::string, std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root_)) {
    const std::string name = fs::relative(entry.path(), root_).string();
    if (name.starts_with("own/home") || name.starts_with("own/cache")) continue;
    const auto changed = fs::last_write_time(entry.path()).time_since_epoch().count();
    files[name] = entry.is_regular_file() ? std::to_string(changed) + ReadAll(entry.path()) : "folder";
  }
  return files;
}

Outcome Sandbox::Check(const std::vector<std::string>& args) {
  std::vector<std::string> command{ASSAY_BINARY, "check", "--format", "json", "--resource-dir", ASSAY_RESOURCES};
  command.insert(command.end(), args.begin(), args.end());
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const auto before = Snapshot();
  Outcome outcome;
  const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  inotify_add_watch(watch, canary().c_str(), IN_OPEN);
  const Pipe out = MakePipe();
  const Pipe err = MakePipe();
  const Clock::time_point start = Clock::now();
  const pid_t pid = fork();
  if (pid == 0) Become(Path("work"), Path("own"), command, out.write, err.write);
  close(out.write);
  close(err.write);
  // Past the limit it gets some grace, so that a failure reports by how much it exceeded it, and a busy machine causes
  // none.
  const double end = LimitSeconds() * 8;
  const double stalled = StalledSeconds();
  const bool closed = Drain(out, err, outcome, start, end);
  Wait(pid, closed, end, start, outcome);
  outcome.seconds = std::max(0.0, outcome.seconds - (StalledSeconds() - stalled));
  close(out.read);
  close(err.read);
  outcome.left_running = CountAndKillOrphans();
  std::array<char, 4096> events{};
  outcome.canary_opened = read(watch, events.data(), events.size()) > 0;
  close(watch);
  outcome.document = nlohmann::json::parse(outcome.out, nullptr, false);
  const auto after = Snapshot();
  for (const auto& [name, content] : before) {
    const auto now = after.find(name);
    if (now == after.end()) {
      outcome.disturbed.push_back("removed " + name);
    } else if (now->second != content) {
      outcome.disturbed.push_back("changed " + name);
    }
  }
  for (const auto& [name, content] : after) {
    if (!before.contains(name)) outcome.disturbed.push_back("made " + name);
  }
  return outcome;
}

std::string Words(const nlohmann::json& document) {
  std::string words;
  for (const auto& finding : document.value("findings", nlohmann::json::array())) {
    words += finding.value("rule", "") + ": " + finding.value("message", "") + "\n";
  }
  for (const auto& entry : document.value("undecided", nlohmann::json::array())) {
    words += "undecided " + entry.value("what", "") + ": " + entry.value("why", "") + "\n";
  }
  for (const auto& entry : document.value("errors", nlohmann::json::array())) {
    words += "error " + entry.value("what", "") + "\n";
  }
  return words;
}

void ExpectOrderly(const Outcome& outcome) {
  EXPECT_FALSE(outcome.timed_out) << "killed after " << outcome.seconds << " s";
  EXPECT_LE(outcome.seconds, LimitSeconds());
  EXPECT_EQ(outcome.left_running, 0) << "processes left behind";
  EXPECT_TRUE(outcome.disturbed.empty()) << testing::PrintToString(outcome.disturbed);
  EXPECT_FALSE(outcome.canary_opened);
  EXPECT_EQ(outcome.out.find(Sandbox::kCanaryText), std::string::npos) << outcome.out.substr(0, 2000);
  EXPECT_EQ(outcome.err.find(Sandbox::kCanaryText), std::string::npos) << outcome.err.substr(0, 2000);
  EXPECT_TRUE(outcome.exit_code == 0 || outcome.exit_code == 1 || outcome.exit_code == 3)
      << "exit code " << outcome.exit_code << "\n"
      << outcome.err.substr(0, 2000);
  ASSERT_TRUE(outcome.document.is_object()) << "no JSON document: " << outcome.out.substr(0, 500);
  ASSERT_TRUE(outcome.document.contains("verdict") && outcome.document.contains("findings"));
  bool has_error = false;
  for (const auto& finding : outcome.document["findings"]) {
    EXPECT_FALSE(finding.value("message", "").empty());
    has_error |= finding.value("severity", "") == "error";
  }
  const bool cut_short = !outcome.document.value("errors", nlohmann::json::array()).empty();
  const bool open_build = outcome.document["verdict"].value("builds", "") == "undecided";
  EXPECT_EQ(outcome.exit_code, has_error ? 1 : cut_short || open_build ? 3 : 0) << Words(outcome.document);
}

void ExpectHarmless(const Outcome& outcome) {
  ExpectOrderly(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_GE(Words(outcome.document).size(), 16U) << "the report says nothing: " << outcome.out.substr(0, 500);
  EXPECT_NE(outcome.document["verdict"].value("runs", ""), "clean");
}

void ExpectReported(const Outcome& outcome) {
  ExpectHarmless(outcome);
  EXPECT_TRUE(outcome.exit_code == 1 || outcome.exit_code == 3) << outcome.out.substr(0, 2000);
}

}  // namespace assay::hostile
