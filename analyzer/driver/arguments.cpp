// From arguments to what the analysis and the pool take.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <thread>

#include "analyzer/driver/commands.h"
#include "analyzer/driver/suggest.h"

namespace assay {
namespace {

constexpr std::size_t kMostStandardInput = 64u << 20;

// Empty, or what is wrong with the name of a chip.
std::string ProblemWithChip(const std::string& name, const Services& services) {
  const std::vector<std::string> known = services.chips();
  std::string lower = name;
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  if (known.empty() || std::find(known.begin(), known.end(), lower) != known.end()) return "";
  const std::string nearest = Nearest(lower, known);
  return fmt::format("no chip is called `{}`{}", name,
                     nearest.empty() ? fmt::format("; known are {}", fmt::join(known, ", "))
                                     : fmt::format("; did you mean `{}`", nearest));
}

}  // namespace

std::string FillAnalyzeOptions(const InputArguments& arguments, const Services& services, AnalyzeOptions& out) {
  out.level = arguments.level == "lint" ? Level::kLint : Level::kFull;
  Resources resources = services.find_resources(arguments.resource_dir);
  if (!resources.error.empty()) return resources.error;
  out.resource_dir = std::move(resources.dir);
  out.allow_commands = arguments.allow_commands;
  out.defines = arguments.defines;
  for (const std::string& dir : arguments.include_dirs)
    out.include_dirs.push_back(std::filesystem::absolute(dir).lexically_normal().string());
  if (!arguments.contract.empty()) {
    if (!services.read_contract) return "this build reads no contracts";
    ContractResult read = services.read_contract(arguments.contract);
    if (!read.contract) return read.error;
    out.contract = std::move(read.contract);
    out.contract_dir = std::filesystem::path(arguments.contract).parent_path().string();
    out.chip = out.contract->chip;
  }
  if (!arguments.soc.empty()) {
    out.chip = arguments.soc;
    std::transform(out.chip.begin(), out.chip.end(), out.chip.begin(), [](unsigned char c) { return std::tolower(c); });
    if (out.contract) out.contract->chip = out.chip;
  }
  return ProblemWithChip(out.chip, services);
}

std::vector<Input> ReadInputs(const InputArguments& arguments) {
  std::vector<Input> inputs;
  for (const std::string& path : arguments.paths) {
    if (path == "-") {
      inputs.push_back({arguments.stdin_filename, ReadStandardInput(kMostStandardInput)});
    } else {
      std::vector<Input> expanded = ExpandPaths({path});
      std::move(expanded.begin(), expanded.end(), std::back_inserter(inputs));
    }
  }
  return inputs;
}

PoolOptions PoolOptionsOf(const InputArguments& arguments) {
  PoolOptions pool;
  pool.workers = arguments.jobs > 0 ? arguments.jobs : static_cast<int>(std::thread::hardware_concurrency());
  pool.seconds = arguments.seconds;
  pool.keep_stderr = std::getenv("ASSAY_WORKER_STDERR") != nullptr;
  return pool;
}

}  // namespace assay
