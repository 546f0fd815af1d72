// assay contract: one input, read and evaluated in a worker, its contracts in a folder.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

#include "dialects/options.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/inputs.h"

namespace assay {

int RunContractCommand(const ContractArguments& arguments, const Services& services) {
  AnalyzeOptions options;
  const std::string problem = FillAnalyzeOptions(arguments, services, options);
  if (!problem.empty()) return UsageError(problem);
  if (!services.derive) return UsageError("this build derives no contracts");
  const std::vector<Input> inputs = ReadInputs(arguments).inputs;
  if (inputs.size() != 1) return UsageError("`contract` takes one input");
  // The worker's answer: lines written, an empty line, lines with problems.
  const auto make_work = [&]() -> Work {
    return [&](const std::string& request, Progress& progress) {
      progress.Stage("reading");
      LoadResult loaded = LoadInput(DecodeInput(request), services);
      if (!loaded.error.empty()) return progress.Publish("\f" + loaded.error + "\n");
      progress.Stage("deriving contracts");
      const DerivedText text = services.derive(std::move(loaded.project), options, arguments.output);
      progress.Publish(text.written + "\f" + text.problems);
    };
  };
  // The worker may write in a folder that is there.
  std::error_code failed;
  const bool made = std::filesystem::create_directories(arguments.output, failed);
  PoolOptions pool = PoolOptionsOf(arguments);
  pool.writable.push_back(arguments.output);
  std::string written, problems;
  RunPool({EncodeInput(inputs.front())}, pool, make_work, [&](std::size_t, const Outcome& outcome) {
    const std::size_t cut = outcome.result.find('\f');
    if (cut != std::string::npos) {
      written = outcome.result.substr(0, cut);
      problems = outcome.result.substr(cut + 1);
    }
    if (!outcome.done) problems += outcome.failure + "\n";
    return true;
  });
  if (made && written.empty()) std::filesystem::remove(arguments.output, failed);
  fmt::print("{}", written);
  fmt::print(stderr, "{}", problems);
  return written.empty() ? kNotAnalysed : kClean;
}

}  // namespace assay
