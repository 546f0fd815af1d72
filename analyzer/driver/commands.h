// The commands behind the command line. Each returns an exit code.
#pragma once

#include <string>
#include <vector>

#include "analyzer/driver/check-work.h"
#include "analyzer/driver/services.h"

namespace assay {

struct CheckArguments {
  std::vector<std::string> paths;
  std::string format = "text";  // text full concise json jsonl
  std::string contract;
  std::string level = "full";   // lint full
  std::string soc;
  std::string color = "auto";   // auto always never
  std::string fail_on = "error";  // error warning note never
  std::string output;
  std::string stdin_filename = "stdin";
  std::string resource_dir;
  int jobs = 1;
  double seconds = 4.5;
  bool show_undecided = false;
  bool no_suppress = false;
  bool timing = false;
  bool allow_commands = false;
};
int RunCheck(const CheckArguments& arguments, const Services& services);

int RunExplain(const std::string& rule, bool json, const Services& services);
int RunRules(bool json, const Services& services);

// "error: ..." on standard error; returns kUsage.
int UsageError(const std::string& message);

}  // namespace assay
