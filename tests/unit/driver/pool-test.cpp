// The pool with workers that do everything a hostile input may make them do.
#include "driver/pool.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "analyzer/facts/progress-note.h"
#include "simulator/worker/landlock.h"

namespace assay {
namespace {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

std::vector<Outcome> RunAll(const std::vector<std::string>& requests, const PoolOptions& options, const Work& work) {
  std::vector<Outcome> out;
  std::size_t expected = 0;
  RunPool(
      requests, options, [&] { return work; },
      [&](std::size_t index, Outcome outcome) {
        EXPECT_EQ(index, expected++);
        out.push_back(std::move(outcome));
        return true;
      });
  return out;
}

void Obey(const std::string& request, Progress& progress) {
  progress.Stage("reading");
  progress.Publish("partial " + request);
  if (request.starts_with("abort")) {
    progress.Stage("parsing");
    std::abort();
  }
  if (request == "hang") {
    progress.Stage("running");
    for (;;) pause();
  }
  if (request == "exit") _exit(7);
  if (request == "print") std::printf("this must not reach the output\n");
  if (request == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(120));
  progress.Publish("full " + request);
}

TEST(Pool, ResultsInTheOrderOfRequests) {
  std::vector<std::string> requests;
  for (int i = 0; i < 40; ++i) requests.push_back(i % 10 == 0 ? "slow" : std::to_string(i));
  for (const int workers : {1, 4}) {
    const auto outcomes = RunAll(requests, {.workers = workers}, Obey);
    ASSERT_EQ(outcomes.size(), requests.size());
    for (std::size_t i = 0; i < requests.size(); ++i) {
      EXPECT_TRUE(outcomes[i].done);
      EXPECT_EQ(outcomes[i].result, "full " + requests[i]);
    }
  }
}

TEST(Pool, ACrashCostsOneRequestAndKeepsItsPartialResult) {
  for (const int workers : {1, 3}) {
    const auto outcomes = RunAll({"a", "abort", "b", "exit", "c"}, {.workers = workers}, Obey);
    ASSERT_EQ(outcomes.size(), 5u);
    EXPECT_EQ(outcomes[0].result, "full a");
    EXPECT_FALSE(outcomes[1].done);
    EXPECT_EQ(outcomes[1].result, "partial abort");
    EXPECT_EQ(outcomes[1].failure, "analysis worker crashed: SIGABRT while parsing");
    EXPECT_EQ(outcomes[2].result, "full b");
    EXPECT_EQ(outcomes[3].failure, "analysis worker exited with status 7 while reading");
    EXPECT_EQ(outcomes[4].result, "full c");
  }
}

TEST(Pool, ACrashNamesThePlaceThatTheStageWasAt) {
  const auto crash = [](const std::string& request, Progress& progress) {
    progress.Stage("reading");
    NotePlace("elsewhere.cpp", 3);
    progress.Stage("parsing");
    if (request == "before any place") std::abort();
    NotePlace(request == "bytes" ? "k\x01\xff.cpp" : "kernel.cpp", 12);
    if (request == "child" && fork() == 0) {
      NotePlace("of the child", 1);
      _exit(0);
    }
    if (request == "counted") EndByCount("the text grows beyond 5 tokens");
    std::abort();
  };
  const auto outcomes = RunAll({"place", "before any place", "bytes", "child", "counted"}, {.workers = 1}, crash);
  EXPECT_EQ(outcomes[0].failure, "analysis worker crashed: SIGABRT while parsing, at kernel.cpp:12");
  EXPECT_EQ(outcomes[1].failure, "analysis worker crashed: SIGABRT while parsing");
  EXPECT_EQ(outcomes[2].failure, "analysis worker crashed: SIGABRT while parsing, at k??.cpp:12");
  EXPECT_EQ(outcomes[3].failure, outcomes[0].failure);
  EXPECT_EQ(outcomes[4].failure,
            "analysis worker stopped: the text grows beyond 5 tokens while parsing, at kernel.cpp:12");
}

TEST(Pool, AHangEndsAtTheLimit) {
  const auto outcomes = RunAll({"hang", "a"}, {.workers = 1, .seconds = 2}, Obey);
  EXPECT_EQ(outcomes[0].failure, "analysis worker stopped: time limit of 2 s while running");
  EXPECT_EQ(outcomes[0].result, "partial hang");
  EXPECT_EQ(outcomes[1].result, "full a");
}

int Deep(int depth) {
  volatile char block[4096] = {};
  block[depth & 4095] = 1;
  return depth < 0 ? block[0] : Deep(depth + 1) + block[1];
}

TEST(Pool, StackOverflow) {
  const auto recurse = [](const std::string&, Progress&) { _exit(Deep(0) == 0 ? 1 : 2); };
  const auto outcomes = RunAll({"x"}, {}, recurse);
  EXPECT_FALSE(outcomes[0].done);
#ifndef SANITIZED
  EXPECT_EQ(outcomes[0].failure, "analysis worker crashed: SIGSEGV");
#endif
}

#ifndef SANITIZED
TEST(Pool, MemoryIsLimited) {
  const auto eat = [](const std::string&, Progress& progress) {
    std::vector<std::string> all;
    for (;;) {
      all.emplace_back(16u << 20, 'x');
      progress.Stage("eating");
    }
  };
  const auto outcomes = RunAll({"x"}, {.seconds = 20, .memory_bytes = 256u << 20}, eat);
  EXPECT_EQ(outcomes[0].failure, "analysis worker ran out of memory (limit 256 MB) while eating");
}
#endif

TEST(Pool, DescendantsOfAWorkerDieWithIt) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const auto work = [&](const std::string&, Progress&) {
    if (fork() == 0) {
      for (;;) pause();
    }
    std::abort();
  };
  // Not by the limit.
  const auto outcomes = RunAll({"x"}, {.seconds = 30}, work);
  EXPECT_EQ(outcomes[0].failure, "analysis worker crashed: SIGABRT");
  // The descendant held this end too; the pipe closes only when it is gone.
  close(ends[1]);
  char byte;
  EXPECT_EQ(read(ends[0], &byte, 1), 0);
  close(ends[0]);
}

TEST(Pool, WorkersThatCannotStartAreReportedOnce) {
  std::vector<std::string> failures;
  RunPool(
      {"a", "b"}, {.workers = 2}, []() -> Work { std::abort(); },
      [&](std::size_t, Outcome outcome) {
        failures.push_back(outcome.failure);
        return true;
      });
  EXPECT_EQ(failures, std::vector<std::string>(2, "analysis worker crashed: SIGABRT while it started"));
}

TEST(Pool, StopsWhenTheCallerTakesNoMore) {
  int taken = 0;
  RunPool({"a", "b", "c"}, {}, [] { return Obey; }, [&](std::size_t, Outcome) { return ++taken < 2; });
  EXPECT_EQ(taken, 2);
}

TEST(Pool, WarmStateLivesInTheWorker) {
  int in_parent = 0;
  std::string seen;
  RunPool(
      {"a", "b"}, {},
      [&]() -> Work {
        return [&in_parent](const std::string&, Progress& progress) { progress.Publish(std::to_string(++in_parent)); };
      },
      [&](std::size_t, Outcome outcome) {
        seen += outcome.result;
        return true;
      });
  EXPECT_EQ(seen, "12");
  EXPECT_EQ(in_parent, 0);
}

TEST(Pool, LargeResultsAndRequests) {
  const std::string large(20u << 20, 'x');
  const auto outcomes = RunAll({large}, {.seconds = 30},
                               [](const std::string& request, Progress& progress) { progress.Publish(request + "y"); });
  ASSERT_TRUE(outcomes[0].done);
  EXPECT_EQ(outcomes[0].result.size(), large.size() + 1);
}

#ifndef SANITIZED
// What code that took over a parser would try. Each letter is one action.
TEST(Pool, AConfinedWorkerWritesRunsAndReachesNothing) {
  char folder[] = "/tmp/assay-pool-XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  const std::string own = folder, other = own + "-other";
  ASSERT_EQ(mkdir(other.c_str(), 0700), 0);
  const std::string kept = other + "/kept";
  std::ofstream(kept) << "kept";
  const auto attempt = [&](const std::string&, Progress& progress) {
    std::string done;
    const auto tried = [&](char letter, bool did) { done += did ? letter : '.'; };
    tried('w', open((other + "/new").c_str(), O_WRONLY | O_CREAT, 0600) >= 0);
    tried('t', truncate(kept.c_str(), 0) == 0);
    tried('u', unlink(kept.c_str()) == 0);
    tried('d', mkdir((other + "/folder").c_str(), 0700) == 0);
    tried('s', socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
    tried('n', socket(AF_INET, SOCK_STREAM, 0) >= 0);
    // For a process that does not exist: refused before it is looked up.
    tried('p', ptrace(PTRACE_ATTACH, 0, nullptr, nullptr) != -1 || errno != EPERM);
    tried('v', [] {
      char byte = 0;
      iovec here{&byte, 1}, there{&byte, 1};
      return process_vm_readv(getppid(), &here, 1, &there, 1, 0) == 1;
    }());
    const pid_t child = fork();
    if (child == 0) {
      execl("/bin/true", "true", nullptr);
      _exit(9);
    }
    int status = 0;
    waitpid(child, &status, 0);
    tried('x', WIFEXITED(status) && WEXITSTATUS(status) == 0);
    // Operations that analysis needs still work.
    tried('R', open(kept.c_str(), O_RDONLY) >= 0);
    tried('N', open("/dev/null", O_RDWR) >= 0);
    tried('M', memfd_create("memory", MFD_CLOEXEC) >= 0);
    tried('W', open((own + "/answer").c_str(), O_WRONLY | O_CREAT, 0600) >= 0);
    progress.Publish(done);
  };
  PoolOptions options{.confined = true, .writable = {own}};
  EXPECT_EQ(RunAll({"x"}, options, attempt)[0].result, LandlockVersion() > 2 ? ".........RNMW" : "wtud.....RNMW");
  options.confined = false;
  EXPECT_EQ(RunAll({"x"}, options, attempt)[0].result.substr(0, 7), "wtudsnp");
  std::filesystem::remove_all(own);
  std::filesystem::remove_all(other);
}
#endif

}  // namespace
}  // namespace assay
