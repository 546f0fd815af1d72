// See option-groups.h. An option without a group here belongs to its command.
#include "driver/option-groups.h"

#include <map>
#include <string>
#include <string_view>

namespace assay {
namespace {

// By any of its long names.
const std::map<std::string_view, std::string_view>& Groups() {
  constexpr std::string_view kInputs = "Inputs", kTarget = "Target of the build and the verdict",
                             kDepth = "What is run and proved", kRules = "Rules and settings", kOutput = "Output",
                             kWork = "Time, memory, kept results";
  static const std::map<std::string_view, std::string_view> kGroups = {{"include", kInputs},
                                                                       {"exclude", kInputs},
                                                                       {"verbose", kInputs},
                                                                       {"stdin-filename", kInputs},
                                                                       {"since", kInputs},
                                                                       {"contract", kDepth},
                                                                       {"allow-commands", kDepth},
                                                                       {"task", kDepth},
                                                                       {"cases", kDepth},
                                                                       {"case", kDepth},
                                                                       {"tolerance", kDepth},
                                                                       {"reference", kDepth},
                                                                       {"level", kDepth},
                                                                       {"edge-values", kDepth},
                                                                       {"no-solver", kDepth},
                                                                       {"solver-budget", kDepth},
                                                                       {"recheck", kDepth},
                                                                       {"no-recheck", kDepth},
                                                                       {"time", kDepth},
                                                                       {"cuda", kTarget},
                                                                       {"soc", kTarget},
                                                                       {"include-dir", kTarget},
                                                                       {"define", kTarget},
                                                                       {"no-auto-sync", kTarget},
                                                                       {"resource-dir", kTarget},
                                                                       {"config", kRules},
                                                                       {"no-config", kRules},
                                                                       {"select", kRules},
                                                                       {"ignore", kRules},
                                                                       {"severity", kRules},
                                                                       {"no-preview", kRules},
                                                                       {"no-suppress", kRules},
                                                                       {"suppression-reasons", kRules},
                                                                       {"baseline", kRules},
                                                                       {"fail-on", kRules},
                                                                       {"format", kOutput},
                                                                       {"max-findings", kOutput},
                                                                       {"budget-chars", kOutput},
                                                                       {"show-undecided", kOutput},
                                                                       {"explain-includes", kOutput},
                                                                       {"color", kOutput},
                                                                       {"output", kOutput},
                                                                       {"statistics", kOutput},
                                                                       {"quiet", kOutput},
                                                                       {"timing", kOutput},
                                                                       {"trace", kOutput},
                                                                       {"summary", kOutput},
                                                                       {"json", kOutput},
                                                                       {"jobs", kWork},
                                                                       {"timeout", kWork},
                                                                       {"no-cache", kWork},
                                                                       {"cache", kWork},
                                                                       {"cache-mb", kWork}};
  return kGroups;
}

}  // namespace

void GroupOptions(CLI::App& app) {
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    for (CLI::Option* option : command->get_options()) {
      const std::vector<std::string>& names = option->get_lnames();
      if (names.empty() || option->get_positional()) continue;
      for (const std::string& name : names) {
        const auto group = Groups().find(name);
        if (group != Groups().end()) option->group(std::string(group->second));
      }
    }
  }
}

}  // namespace assay
