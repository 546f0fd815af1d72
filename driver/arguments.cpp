// Converts arguments to the options of the analysis and the pool.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <thread>

#include "analyzer/facts/ascii.h"
#include "analyzer/facts/suggest.h"
#include "analyzer/report/display.h"
#include "dialects/options.h"
#include "driver/cache/cache.h"
#include "driver/commands.h"
#include "driver/configured.h"
#include "driver/torch/torch-reference.h"
#include "reference/case-memory.h"

namespace assay {
namespace {

constexpr std::size_t kMostStandardInput = 64u << 20;

// Empty, or the problem with a name that must be among `known`.
std::string ProblemWithName(std::string_view what, const std::string& name, const std::vector<std::string>& known) {
  if (known.empty() || std::find(known.begin(), known.end(), name) != known.end()) return "";
  const std::string nearest = Nearest(name, known);
  return fmt::format("no {} is called `{}`{}; known are {}", what, name,
                     nearest.empty() ? "" : fmt::format("; did you mean `{}`", nearest), fmt::join(known, ", "));
}

bool MayBeMany(const std::vector<std::string>& paths) {
  std::error_code ignored;
  return paths.size() != 1 || std::filesystem::is_directory(paths.front(), ignored);
}

}  // namespace

static bool IsIdentifier(std::string_view name) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return !name.empty() && letter(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return letter(c) || digit(c); });
}

static std::string ProblemWithDefines(const std::vector<std::string>& defines) {
  for (const std::string& define : defines) {
    if (define.empty()) return "-D is empty; give NAME or NAME=VALUE";
    const std::string_view name = std::string_view(define).substr(0, define.find('='));
    // `F(x)=x` is a macro with parameters, as compilers take it.
    const std::size_t open = name.find('(');
    if (!IsIdentifier(name.substr(0, open)) || (open != name.npos && !name.ends_with(')')))
      return fmt::format("-D `{}`: `{}` is not a macro name; give NAME or NAME=VALUE", define, name);
    if (define.find_first_of("\n\r") != define.npos) return fmt::format("-D `{}` has several lines", name);
  }
  return "";
}

// Parts that lint leaves out cannot be requested.
static std::string ProblemWithLevel(const InputArguments& arguments) {
  if (arguments.level != "lint") return "";
  const char* const asked = !arguments.task.empty() ? "--task" : arguments.edge_values ? "--edge-values" : nullptr;
  return asked == nullptr ? "" : fmt::format("{} needs a run, but --level lint runs nothing", asked);
}

static bool IsThere(const std::string& path) {
  std::error_code ignored;
  return path == "-" || std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
}

std::string ProblemWithPaths(const InputArguments& arguments) {
  for (const std::string& path : arguments.paths) {
    if (path.empty()) return "a PATH is empty";
    if (!IsThere(path)) return fmt::format("`{}` does not exist", path);
  }
  return "";
}

static std::string ProblemWithInputs(const InputArguments& arguments) {
  std::string problem = ProblemWithPaths(arguments);
  if (!problem.empty()) return problem;
  const bool standard = std::find(arguments.paths.begin(), arguments.paths.end(), "-") != arguments.paths.end();
  if (!arguments.stdin_filename.empty() && !standard)
    return "--stdin-filename names standard input, which is read where PATH is `-`";
  for (const std::string& glob : arguments.walk.include) {
    std::error_code ignored;
    if (std::filesystem::is_directory(glob, ignored))
      return fmt::format("--include `{}` is a folder: it takes a glob of inputs; headers are looked for with -I", glob);
  }
  return "";
}

std::string FillAnalyzeOptions(const InputArguments& given, const Services& services, AnalyzeOptions& out) {
  const Configured configured = Configure(given, nullptr);
  if (!configured.problem.empty()) return configured.problem;
  return FillFromArguments(configured.arguments, services, out);
}

std::string FillFromArguments(const InputArguments& arguments, const Services& services, AnalyzeOptions& out) {
  for (const auto& check :
       {ProblemWithLevel(arguments), ProblemWithDefines(arguments.defines), ProblemWithInputs(arguments)}) {
    if (!check.empty()) return check;
  }
  out.level = arguments.level == "lint" ? Level::kLint : Level::kFull;
  Resources resources = services.find_resources(arguments.resource_dir);
  if (!resources.error.empty()) return resources.error;
  out.resource_dir = std::move(resources.dir);
  out.kept_headers = HeadersBeside(CacheIfAsked(arguments));
  out.allow_commands = arguments.allow_commands;
  out.edge_values = arguments.edge_values;
  out.auto_sync = !arguments.no_auto_sync;
  if (arguments.no_solver) out.prove = false;
  out.solver_units = arguments.solver_budget;
  out.defines = arguments.defines;
  out.build_words = arguments.build_words;
  for (const std::string& dir : arguments.include_dirs)
    out.include_dirs.push_back(std::filesystem::absolute(dir).lexically_normal().string());
  if (!arguments.contract.empty()) {
    if (!services.read_contract) return "this build reads no contracts";
    ContractResult read = services.read_contract(arguments.contract);
    if (!read.contract) return read.error;
    out.contract = std::move(read.contract);
    out.contract_dir = std::filesystem::path(arguments.contract).parent_path().string();
    out.chip = out.contract->chip;
    out.chip_given = true;
  }
  out.first_case = arguments.first_case;
  out.cases = arguments.cases;
  if (!arguments.task.empty()) {
    if (!services.read_task) return "this build reads no tasks";
    TaskReading read = services.read_task(arguments.task);
    if (read.task == nullptr) return read.error;
    out.task = std::move(read.task);
    if (arguments.reference == "torch") {
      if (std::string why = WhyNoTorch(); !why.empty()) return "--reference torch: " + why;
    }
    if (arguments.tolerance > 0) {
      auto own = std::make_shared<harness::BenchmarkTask>(*out.task);
      own->tolerance = arguments.tolerance;
      out.task = std::move(own);
    }
    const std::size_t cases = out.task->cases.size();
    if (static_cast<std::size_t>(arguments.first_case) >= cases) {
      return fmt::format("--case {}: the task has {}, counted from 0", arguments.first_case,
                         cases == 1 ? "1 case" : fmt::format("{} cases", cases));
    }
  }
  if (!arguments.soc.empty() && !(arguments.usual_soc && out.contract)) {
    out.chip = Lower(arguments.soc);
    out.chip_given = true;
    if (out.contract) out.contract->chip = out.chip;
  }
  out.release = arguments.release;
  if (!out.release.empty()) {
    std::string problem = ProblemWithName("release", out.release, services.releases());
    if (!problem.empty()) return problem;
  }
  std::string problem = ProblemWithName("chip", Lower(out.chip), services.chips());
  if (problem.empty() && services.prepare && !out.kept_headers.empty())
    services.prepare(out, MayBeMany(arguments.paths));
  return problem;
}

InputList ReadInputs(const InputArguments& given) {
  const InputArguments arguments = Configure(given, nullptr).arguments;
  InputList list;
  for (const std::string& path : arguments.paths) {
    if (path == "-") {
      const std::string& name = arguments.stdin_filename;
      list.inputs.push_back({name.empty() ? "stdin" : name, ReadStandardInput(kMostStandardInput), ""});
      continue;
    }
    InputList expanded = ExpandPaths({path}, arguments.walk);
    list.many |= expanded.many;
    std::move(expanded.inputs.begin(), expanded.inputs.end(), std::back_inserter(list.inputs));
    std::move(expanded.skipped.begin(), expanded.skipped.end(), std::back_inserter(list.skipped));
  }
  list.many |= arguments.paths.size() > 1;
  if (arguments.verbose) {
    for (const Skipped& skipped : list.skipped)
      fmt::print(stderr, "{}: not judged: {}\n", OneLine(skipped.path), skipped.why);
  }
  return list;
}

PoolOptions PoolOptionsOf(const InputArguments& given) {
  const InputArguments arguments = Configure(given, nullptr).arguments;
  PoolOptions pool;
  pool.workers = arguments.jobs > 0 ? arguments.jobs : static_cast<int>(std::thread::hardware_concurrency());
  pool.seconds = arguments.seconds;
  pool.keep_stderr = std::getenv("ASSAY_WORKER_STDERR") != nullptr;
  pool.confined = !arguments.allow_commands;  // a contract's command is a program that writes files
  pool.torch = arguments.reference == "torch";
  return pool;
}

PoolOptions PoolOptionsOf(const InputArguments& arguments, const std::optional<Contract>& contract, bool tasks) {
  constexpr std::uint64_t kUsual = 256u << 20;
  // For cases whose sizes are not known in advance: their evaluators keep tensors as they go. Not a share of the
  // machine's memory, so that an input that runs out of it does so on every machine.
  constexpr std::uint64_t kTaskBytes = std::uint64_t{4} << 30;
  PoolOptions pool = PoolOptionsOf(arguments);
  if (tasks || !arguments.task.empty()) pool.memory_bytes = kTaskBytes;
  const std::uint64_t bytes = contract ? std::min(MemoryForCase(*contract), kMostMemoryForCase) : 0;
  if (bytes > kUsual) pool.memory_bytes += bytes;
  return pool;
}

}  // namespace assay
