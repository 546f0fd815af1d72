// From arguments to what the analysis and the pool take.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <thread>

#include "analyzer/driver/case-memory.h"
#include "analyzer/driver/commands.h"
#include "analyzer/driver/suggest.h"
#include "analyzer/facts/ascii.h"

namespace assay {
namespace {

constexpr std::size_t kMostStandardInput = 64u << 20;

// Empty, or what is wrong with a name that has to be among `known`.
std::string ProblemWithName(std::string_view what, const std::string& name, const std::vector<std::string>& known) {
  if (known.empty() || std::find(known.begin(), known.end(), name) != known.end()) return "";
  const std::string nearest = Nearest(name, known);
  return fmt::format("no {} is called `{}`{}; known are {}", what, name,
                     nearest.empty() ? "" : fmt::format("; did you mean `{}`", nearest), fmt::join(known, ", "));
}

}  // namespace

std::string FillAnalyzeOptions(const InputArguments& arguments, const Services& services, AnalyzeOptions& out) {
  out.level = arguments.level == "lint" ? Level::kLint : Level::kFull;
  Resources resources = services.find_resources(arguments.resource_dir);
  if (!resources.error.empty()) return resources.error;
  out.resource_dir = std::move(resources.dir);
  // The rest is for the run, the solver and the checks of fixes.
  out.read_seconds = arguments.seconds / 2;
  out.allow_commands = arguments.allow_commands;
  out.edge_values = arguments.edge_values;
  out.auto_sync = !arguments.no_auto_sync;
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
  out.first_case = arguments.first_case;
  out.cases = arguments.cases;
  if (!arguments.task.empty()) {
    if (!services.read_task) return "this build reads no tasks";
    TaskReading read = services.read_task(arguments.task);
    if (read.task == nullptr) return read.error;
    out.task = std::move(read.task);
  }
  if (!arguments.soc.empty()) {
    out.chip = Lower(arguments.soc);
    if (out.contract) out.contract->chip = out.chip;
  }
  out.release = arguments.cann;
  if (!out.release.empty()) {
    std::string problem = ProblemWithName("release", out.release, services.releases());
    if (!problem.empty()) return problem;
  }
  return ProblemWithName("chip", Lower(out.chip), services.chips());
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

PoolOptions PoolOptionsOf(const InputArguments& arguments, const std::optional<Contract>& contract, bool tasks) {
  constexpr std::uint64_t kUsual = 256u << 20;
  // Of cases whose sizes nobody knows beforehand: their evaluators keep tensors as they go. No share of the machine's
  // memory, so that what runs out of it does so everywhere.
  constexpr std::uint64_t kTaskBytes = std::uint64_t{4} << 30;
  PoolOptions pool = PoolOptionsOf(arguments);
  if (tasks || !arguments.task.empty()) pool.memory_bytes = kTaskBytes;
  const std::uint64_t bytes = contract ? std::min(MemoryForCase(*contract), kMostMemoryForCase) : 0;
  if (bytes > kUsual) pool.memory_bytes += bytes;
  return pool;
}

}  // namespace assay
