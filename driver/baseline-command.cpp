// assay baseline: the findings that a project lives with for now.
#include <fmt/format.h>

#include <map>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/baseline.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/configured.h"

namespace assay {
namespace {

int Show(const std::string& path) {
  std::string problem;
  const Baseline baseline = Baseline::Read(path, problem);
  if (!problem.empty()) return UsageError(problem);
  std::map<std::string, int> rules;
  for (const KnownFinding& one : baseline.entries()) {
    fmt::print("{}: [{}] {} ({})\n", OneLine(one.path), OneLine(one.rule), OneLine(one.message),
               OneLine(one.fingerprint));
    ++rules[one.rule];
  }
  for (const auto& [rule, count] : rules) fmt::print("{:>8}  {}\n", GroupDigits(count), OneLine(rule));
  fmt::print("{}\n", Counted(static_cast<std::int64_t>(baseline.entries().size()), "finding"));
  return kClean;
}

}  // namespace

int RunBaseline(const BaselineArguments& arguments, const Services& services) {
  const Configured configured = Configure(arguments, nullptr);
  if (!configured.problem.empty()) return UsageError(configured.problem);
  std::string file = arguments.outputs.empty() ? configured.arguments.baseline : arguments.outputs.front();
  if (file.empty()) file = "assay-baseline.json";
  if (arguments.what == "show") return Show(file);
  if (arguments.paths.empty())
    return UsageError("`assay baseline write` needs PATH: the inputs whose findings to record");
  CheckArguments check = arguments;
  check.format = "baseline";
  check.outputs = {file};
  return RunCheck(check, services);
}

}  // namespace assay
