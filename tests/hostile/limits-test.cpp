// Memory and processes: what is too large is reported, with figures that do not depend on the machine, and no
// process outlives the program.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/hostile/inputs.h"
#include "tests/hostile/sandbox.h"

namespace assay::hostile {
namespace {

using Clock = std::chrono::steady_clock;

std::string Shaped(const std::string& shape) {
  std::string contract = MakeContract(false);
  for (std::size_t at = contract.find("[256]"); at != std::string::npos; at = contract.find("[256]", at + 1))
    contract.replace(at, 5, shape);
  return contract;
}

TEST(HostileLimits, ShapesThatNoMemoryHolds) {
  for (const char* shape : {"[100003, 100003]", "[1048576, 524288]", "[4294967296, 4294967296]",
                            "[9223372036854775807, 3]", "[2147483647, 2147483647, 2147483647, 2147483647]"}) {
    Sandbox sandbox;
    const std::string contract = sandbox.Write("work/contract.json", Shaped(shape));
    const Outcome outcome = sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply({}))});
    EXPECT_FALSE(outcome.timed_out) << shape;
    EXPECT_TRUE(outcome.disturbed.empty());
    if (outcome.exit_code == 2) {
      EXPECT_NE(outcome.err.find("shape"), std::string::npos) << outcome.err;
      continue;
    }
    ASSERT_TRUE(outcome.document.is_object()) << shape << outcome.err;
    EXPECT_NE(outcome.document["verdict"].value("runs", ""), "clean");
    EXPECT_NE(Words(outcome.document).find("too large"), std::string::npos) << shape << "\n" << Words(outcome.document);
  }
}

// Process ids of all descendants of `pid`.
std::vector<pid_t> Descendants(pid_t pid) {
  std::vector<pid_t> all;
  std::ifstream children("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/children");
  for (pid_t child = 0; children >> child;) {
    all.push_back(child);
    for (const pid_t below : Descendants(child)) all.push_back(below);
  }
  return all;
}

bool Alive(pid_t pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  if (!std::getline(stat, line)) return false;
  const std::size_t end = line.rfind(')');
  return end != std::string::npos && end + 2 < line.size() && line[end + 2] != 'Z';
}

// A SIGKILL leaves the program no chance to clean up: the system ends its workers, those of a run too.
TEST(HostileLimits, NobodyOutlivesAKilledProgram) {
  Sandbox sandbox;
  const std::string reply =
      sandbox.Write("work/reply.txt", MakeReply({.tiling_body = "volatile int n = 0; while (true) { n = n + 1; }"}));
  const std::string contract = sandbox.Write("work/contract.json", MakeContract(false));
  const pid_t pid = fork();
  if (pid == 0) {
    execl(ASSAY_BINARY, ASSAY_BINARY, "check", "--resource-dir", ASSAY_RESOURCES, "-j2", "--contract", contract.c_str(),
          reply.c_str(), nullptr);
    _exit(127);
  }
  std::vector<pid_t> below;
  for (const auto start = Clock::now(); below.size() < 2 && Clock::now() - start < std::chrono::seconds(20);) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    below = Descendants(pid);
  }
  kill(pid, SIGKILL);
  waitpid(pid, nullptr, 0);
  ASSERT_FALSE(below.empty());
  const auto start = Clock::now();
  const auto any_alive = [&] {
    for (const pid_t one : below) {
      if (Alive(one)) return true;
    }
    return false;
  };
  while (any_alive() && Clock::now() - start < std::chrono::seconds(10))
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_FALSE(any_alive());
  EXPECT_LT(std::chrono::duration<double>(Clock::now() - start).count(), 2.0);
}

}  // namespace
}  // namespace assay::hostile
