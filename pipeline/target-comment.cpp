// See target-comment.h.
#include "pipeline/target-comment.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/ascii.h"
#include "analyzer/facts/suggest.h"

namespace assay {
namespace {

constexpr std::string_view kBlank = " \t";

std::string_view WithoutBlank(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlank), text.size()));
  return text;
}

// The chip that a line's comment names; empty if the comment is not ours.
std::string TargetOf(std::string_view line) {
  line = WithoutBlank(line);
  for (const std::string_view part : {std::string_view("//"), std::string_view("assay:"), std::string_view("target")}) {
    if (!line.starts_with(part)) return "";
    line = WithoutBlank(line.substr(part.size()));
  }
  return Lower(std::string(line.substr(0, line.find_first_of(" \t\r"))));
}

}  // namespace

TargetComment FindTargetComment(const Project& project, const std::vector<std::string>& chips) {
  TargetComment found;
  if (project.IsReply()) return found;
  for (const VirtualFile& file : project.files) {
    std::string_view text = file.text;
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(text.size(), line.size() + 1));
      const std::string name = TargetOf(line);
      if (name.empty() || name == found.chip) continue;
      if (!found.chip.empty()) return {"", fmt::format("its files name two targets, `{}` and `{}`", found.chip, name)};
      if (!chips.empty() && std::find(chips.begin(), chips.end(), name) == chips.end()) {
        const std::string nearest = Nearest(name, chips);
        return {"", fmt::format("{} names the target `{}`, which is not a chip{}", file.name, name,
                                nearest.empty() ? "" : fmt::format("; did you mean `{}`?", nearest))};
      }
      found.chip = name;
    }
  }
  return found;
}

}  // namespace assay
