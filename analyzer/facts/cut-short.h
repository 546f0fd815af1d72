// What a clock or the system ended rather than its own code or a counted limit: what is said of it need not come again.
// No result that it is part of is kept, and the report of its input says so (Report::errors).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay {

// `what` was ended and why, as a reader is told: "a run took more than its processor time".
void NoteCutShort(std::string_view what);
// How often in this process so far; of two counts that are equal, it did not happen between them.
std::uint64_t RunsCutShort();
// What was noted since there were `before` of them: each text once, by its last time.
std::vector<std::string> CutShortSince(std::uint64_t before);

// An attempt after which another way may be tried: what was noted during it counts unless it is taken back.
class CutShortAttempt {
 public:
  CutShortAttempt();
  // The other way has succeeded: nothing is missing.
  void TakeBack() const;

 private:
  std::uint64_t count_;
  std::vector<std::pair<std::uint64_t, std::string>> last_;
};

}  // namespace assay
