// See line-stream.h.
#include "driver/serve/line-stream.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace assay::serve {
namespace {

// Lines under way at once, answers that wait for an earlier one among them.
constexpr std::size_t kMostOpen = 64;
constexpr std::size_t kMostOutput = 4u << 20;
constexpr std::size_t kMostLine = 32u << 20;
// Bytes of the input that may lie before the next line.
constexpr std::size_t kMostRead = 1u << 20;

}  // namespace

LineStream::LineStream(Service& service, std::uint64_t client, const RequestRules& rules, bool in_order,
                       std::function<void()> ready)
    : service_(service), client_(client), rules_(rules), in_order_(in_order), ready_(std::move(ready)) {}

LineStream::~LineStream() {
  for (const auto& [index, job] : jobs_) service_.Cancel(job);
}

void LineStream::Append(std::string_view bytes) {
  // The buffer of bytes read from the stream.
  if (at_ > kMostRead) {
    input_.erase(0, at_);
    at_ = 0;
  }
  input_.append(bytes);
}

bool LineStream::NextLine(std::string& line) {
  while (at_ < input_.size()) {
    const std::size_t end = input_.find('\n', at_);
    if (end == input_.npos && !ended_) {
      if (backlog() <= kMostLine || skipping_) break;
      skipping_ = true;
      ++line_;
      at_ = input_.size();
      RequestProblem problem{413, "", fmt::format("line {} is longer than {} bytes", line_, kMostLine)};
      Request request;
      request.id = "null";
      Put(next_index_++, LineOf(request, {413, ProblemJson(problem), {}}, line_));
      break;
    }
    const std::size_t stop = std::min(end, input_.size());
    line.assign(input_, at_, stop - at_);
    at_ = std::min(stop + 1, input_.size());
    if (std::exchange(skipping_, false)) continue;
    ++line_;
    if (line.find_first_not_of(" \t\r") != line.npos) return true;
  }
  if (skipping_) at_ = input_.size();
  if (at_ == input_.size()) {
    input_.clear();
    at_ = 0;
  }
  return false;
}

void LineStream::Feed() {
  std::string line;
  while (jobs_.size() + held_.size() < kMostOpen && output_.size() - out_at_ < kMostOutput && NextLine(line)) One(line);
}

void LineStream::One(std::string_view text) {
  const std::size_t index = next_index_++, line = line_;
  ParsedRequest parsed = ParseRequest(text, rules_, service_.services());
  if (parsed.problem) {
    service_.metrics().Refused(parsed.problem->status);
    return Put(index, LineOf(parsed.request, {parsed.problem->status, ProblemJson(*parsed.problem), {}}, line));
  }
  Request short_request;
  short_request.id = parsed.request.id;
  short_request.op = parsed.request.op;
  Service::Ticket ticket =
      service_.Ask(client_, std::move(parsed.request), [this, index, line, short_request](const Answer& answer) {
        jobs_.erase(index);
        Put(index, LineOf(short_request, answer, line));
        Feed();
      });
  if (ticket.answer) return Put(index, LineOf(short_request, *ticket.answer, line));
  jobs_[index] = ticket.job;
}

void LineStream::Put(std::size_t index, std::string line) {
  line += '\n';
  if (!in_order_) {
    output_ += line;
  } else {
    held_[index] = std::move(line);
    while (!held_.empty() && held_.begin()->first == next_out_) {
      output_ += held_.begin()->second;
      held_.erase(held_.begin());
      ++next_out_;
    }
  }
  ready_();
}

std::size_t LineStream::Take(char* to, std::size_t most) {
  const std::size_t count = std::min(most, output_.size() - out_at_);
  std::memcpy(to, output_.data() + out_at_, count);
  out_at_ += count;
  if (out_at_ == output_.size() || out_at_ > (1u << 20)) {
    output_.erase(0, out_at_);
    out_at_ = 0;
  }
  return count;
}

}  // namespace assay::serve
