// See progress-line.h.
#include "driver/progress-line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "analyzer/report/display.h"

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

std::string Duration(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

constexpr auto kLineEvery = std::chrono::milliseconds(500);
constexpr std::size_t kMostStage = 60;

void TakeAway(bool& shown) {
  if (!shown) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
  shown = false;
}

}  // namespace

ProgressLine::ProgressLine(std::size_t total, bool quiet)
    : total_(total), wanted_(!quiet && total > 1 && isatty(STDERR_FILENO) == 1), begin_(Clock::now()), last_(begin_) {}

void ProgressLine::Step() {
  ++done_;
  const auto now = Clock::now();
  if (!wanted_ || (now - last_ < std::chrono::milliseconds(200) && shown_)) return;
  last_ = now;
  const double spent = std::chrono::duration<double>(now - begin_).count();
  const double rate = spent > 0 ? static_cast<double>(done_) / spent : 0;
  fmt::print(stderr, "\r\033[K{} of {}, {:.1f}/s, {} left", done_, total_, rate,
             Duration(rate > 0 ? static_cast<double>(total_ - done_) / rate : 0));
  std::fflush(stderr);
  shown_ = true;
}

void ProgressLine::Clear() { TakeAway(shown_); }

WorkLine::WorkLine(double limit, bool quiet)
    : limit_(limit), wanted_(!quiet && isatty(STDERR_FILENO) == 1), begin_(Clock::now()), last_(begin_) {}

void WorkLine::Tell(std::string_view stage) {
  const auto now = Clock::now();
  if (!wanted_ || now - last_ < kLineEvery) return;
  last_ = now;
  const double spent = std::chrono::duration<double>(now - begin_).count();
  fmt::print(stderr, "\r\033[K{}: {}, at most {} left", stage.empty() ? "starting" : OneLine(stage, kMostStage),
             Duration(spent), Duration(std::max(limit_ - spent, 0.0)));
  std::fflush(stderr);
  shown_ = true;
}

void WorkLine::Clear() { TakeAway(shown_); }

ServerLine::ServerLine(bool quiet)
    : wanted_(!quiet && isatty(STDERR_FILENO) == 1), begin_(Clock::now()), last_(begin_) {}

void ServerLine::Tell(const Now& now) {
  const auto time = Clock::now();
  if (!wanted_ || now.answered == 0 || time - last_ < kLineEvery) return;
  last_ = time;
  const double spent = std::chrono::duration<double>(time - begin_).count();
  const double rate = spent > 0 ? static_cast<double>(now.answered) / spent : 0;
  const std::string left =
      now.waiting > 0 && rate > 0 ? ", " + Duration(static_cast<double>(now.waiting) / rate) + " left" : "";
  fmt::print(stderr, "\r\033[K{} answered, {:.1f}/s, {} at work, {} waiting{}", now.answered, rate, now.running,
             now.waiting, left);
  std::fflush(stderr);
  shown_ = true;
}

void ServerLine::Clear() { TakeAway(shown_); }

}  // namespace assay
