// "did you mean": the nearest of the names that exist.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay {

// Empty where nothing is near enough. A name's part after its family ("missing-enque") counts as the name.
std::string Nearest(std::string_view name, const std::vector<std::string>& candidates);

}  // namespace assay
