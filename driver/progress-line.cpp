// See progress-line.h.
#include "driver/progress-line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

std::string Duration(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
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

void ProgressLine::Clear() {
  if (!shown_) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
  shown_ = false;
}

}  // namespace assay
