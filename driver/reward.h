// The reward of an input (docs/rewards.md): a number from 0 to 1 made of its report, or none where Assay could not
// tell.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

struct RewardOptions {
  std::int64_t baseline_cycles = 0;  // what the time model gives a kernel that is good enough; 0: time counts nothing
  std::vector<std::string> symptoms = {};  // rules that say how wrong the results are (RuleInfo::symptom)
};

// One line of JSON without a newline (docs/formats/reward.schema.json). `report`: a document that RenderJson made.
std::string RewardJson(std::string_view report, const RewardOptions& options = {});

}  // namespace assay
