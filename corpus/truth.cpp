// Two lists of words; case does not matter.
#include "corpus/truth.h"

#include <algorithm>
#include <array>
#include <string>

#include "analyzer/facts/ascii.h"

namespace assay {

std::optional<bool> Truth(std::string_view text) {
  const std::string lower = Lower(text);
  constexpr std::array<std::string_view, 7> kYes = {"true", "yes", "1", "pass", "passed", "correct", "ok"};
  constexpr std::array<std::string_view, 8> kNo = {"false",  "no",      "0",         "fail",
                                                   "failed", "failing", "incorrect", "wrong"};
  if (std::find(kYes.begin(), kYes.end(), lower) != kYes.end()) return true;
  if (std::find(kNo.begin(), kNo.end(), lower) != kNo.end()) return false;
  return std::nullopt;
}

}  // namespace assay
