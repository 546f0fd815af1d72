// Requests as JSON lines, answers as JSON lines: a batch over HTTP, or standard input and output. Every line is
// answered once, whatever it contains; blank ones are skipped.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "driver/serve/service.h"

namespace assay::serve {

class LineStream {
 public:
  // `ready` is called when there is something new to take, or the end was reached.
  LineStream(Service& service, std::uint64_t client, const RequestRules& rules, bool in_order,
             std::function<void()> ready);
  ~LineStream();
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;

  void Append(std::string_view bytes);
  // No bytes follow.
  void End() { ended_ = true; }
  // Hands lines to workers, up to the limit of concurrent ones.
  void Feed();

  // Bytes of input that no worker has yet: the caller holds back more of it.
  std::size_t backlog() const { return input_.size() - at_; }
  // Takes up to `most` bytes of answers.
  std::size_t Take(char* to, std::size_t most);
  bool has_output() const { return out_at_ < output_.size(); }
  // Everything is answered and taken.
  bool finished() const { return ended_ && backlog() == 0 && jobs_.empty() && held_.empty() && !has_output(); }

 private:
  bool NextLine(std::string& line);
  void One(std::string_view line);
  void Put(std::size_t index, std::string line);

  Service& service_;
  std::uint64_t client_;
  RequestRules rules_;
  bool in_order_;
  std::function<void()> ready_;
  std::string input_;
  std::size_t at_ = 0;
  bool ended_ = false;
  bool skipping_ = false;                        // the rest of a line that is too long
  std::size_t line_ = 0;                         // of the input, from 1
  std::size_t next_index_ = 0, next_out_ = 0;    // of answers
  std::map<std::size_t, LivePool::JobId> jobs_;  // under way, by index
  std::map<std::size_t, std::string> held_;      // answered before one that comes first
  std::string output_;
  std::size_t out_at_ = 0;
};

}  // namespace assay::serve
