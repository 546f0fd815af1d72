// The release and the chip that an input is judged for, and the features of other releases that it uses.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/source-range.h"

namespace assay {

// A use of a feature that not every release has.
struct ReleaseUse {
  Half half = Half::kKernel;
  SourceRange range;
  std::string name;
  std::string since;     // first release that has it; empty: older than all that are known
  std::string until;     // first release that lacks it again; empty: none
  std::string instead;   // the form for the releases that lack it, where there is one
  bool lacking = false;  // the release judged for lacks it; else it is unknown whether it has it
  bool form = false;     // older releases have the function with other parameters
};

struct ProfileFacts {
  std::string release = "8.x";
  std::string chip{FirstLanguage().usual_chip};
  bool chip_modelled = true;     // the tables of sizes, dtypes and units are this chip's
  bool chip_followed = true;     // kernels of this chip are read and run; without its tables, where it is not modelled
  std::vector<ReleaseUse> uses;  // of marked declarations, by position; those that the release has are left out
};

}  // namespace assay
