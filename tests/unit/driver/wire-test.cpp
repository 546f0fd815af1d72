// Frames arrive whole: one call for a frame that fits the pipe, and large ones in pieces, also under signals.
#include "driver/wire.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <string>
#include <thread>

namespace assay {
namespace {

// A packet socket shows where one call ended and the next began.
TEST(Wire, AFrameIsWrittenByOneCall) {
  std::array<int, 2> ends{};
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends.data()), 0);
  ASSERT_TRUE(WriteFrame(ends[0], FrameKind::kResult, "payload"));
  ASSERT_TRUE(WriteFrame(ends[0], FrameKind::kDone, ""));
  std::array<char, 64> packet{};
  EXPECT_EQ(read(ends[1], packet.data(), packet.size()), 5 + 7);
  EXPECT_EQ(std::string(packet.data() + 5, 7), "payload");
  EXPECT_EQ(read(ends[1], packet.data(), packet.size()), 5);
  close(ends[0]);
  close(ends[1]);
}

TEST(Wire, ALargeFrameComesThroughInPiecesAndUnderSignals) {
  struct sigaction action{}, before{};
  action.sa_handler = [](int) {};  // no SA_RESTART: calls are interrupted
  ASSERT_EQ(sigaction(SIGALRM, &action, &before), 0);
  const itimerval often{{0, 500}, {0, 500}}, never{};
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  std::string payload(3 << 20, '\0');
  for (std::size_t i = 0; i < payload.size(); ++i) payload[i] = static_cast<char>(i * 7 + i / 4096);
  std::thread reader([&] {
    sigset_t alarm;
    sigemptyset(&alarm);
    sigaddset(&alarm, SIGALRM);
    pthread_sigmask(SIG_BLOCK, &alarm, nullptr);
    for (const std::string& expected : {payload, std::string("next")}) {
      const auto frame = ReadFrame(ends[0]);
      ASSERT_TRUE(frame.has_value());
      EXPECT_EQ(frame->kind, FrameKind::kResult);
      EXPECT_TRUE(frame->payload == expected) << frame->payload.size();
    }
  });
  setitimer(ITIMER_REAL, &often, nullptr);
  EXPECT_TRUE(WriteFrame(ends[1], FrameKind::kResult, payload));
  EXPECT_TRUE(WriteFrame(ends[1], FrameKind::kResult, "next"));
  setitimer(ITIMER_REAL, &never, nullptr);
  close(ends[1]);
  reader.join();
  close(ends[0]);
  sigaction(SIGALRM, &before, nullptr);
}

}  // namespace
}  // namespace assay
