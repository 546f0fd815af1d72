// Messages of the language server protocol on two descriptors: headers, an empty line, a body of JSON.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace assay {

class LspStream {
 public:
  LspStream(int in, int out) : in_(in), out_(out) {}

  // The next message. Waits for one if `wait`; otherwise there may be none yet. A body that is not JSON is a discarded
  // value. After the end of the input, or a header that cannot be followed, there is none and `ended()` holds.
  std::optional<nlohmann::json> Next(bool wait);
  bool ended() const { return ended_; }
  // What was wrong with the input; empty at a plain end.
  const std::string& problem() const { return problem_; }
  // False once there is no reader any more.
  bool Send(const nlohmann::json& message);

 private:
  std::optional<nlohmann::json> Take();
  bool Fill(bool wait);

  int in_;
  int out_;
  std::string buffer_;
  bool ended_ = false;
  std::string problem_;
};

}  // namespace assay
