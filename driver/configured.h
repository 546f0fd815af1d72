// The one place where configuration (driver/config) meets the command line: flags over environment over the nearest
// file over the defaults.
#pragma once

#include <string>

#include "driver/commands.h"
#include "driver/config/resolve.h"
#include "driver/config/rule-choice.h"

namespace assay {

struct Configured {
  InputArguments arguments;  // with what the configuration says where no flag does
  RuleChoice rules;          // empty where no rules are known
  std::string group;         // equal for inputs with equal settings
  std::string problem;       // mistake of the user; empty: none
};

// The files that count for these arguments.
Configurations ConfigurationsOf(const InputArguments& arguments);

// For the input or folder at `path`. `services`, if given, lists the rules.
Configured Configure(const InputArguments& arguments, const std::string& path, const Services* services,
                     Configurations& configurations);

// The rule settings of the flags alone. `problem`: a selector that matches nothing.
RuleChoice RulesOfFlags(const InputArguments& arguments, const Services& services, std::string& problem);

// For the run as a whole: the first of the paths, or the working directory.
Configured Configure(const InputArguments& arguments, const Services* services);

}  // namespace assay
