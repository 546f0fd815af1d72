// __launch_bounds__ promises how large a block is at most; the compiler counts registers by it.
#include <algorithm>
#include <cstdint>
#include <string>

#include "analyzer/facts/cuda/extension.h"
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_launch_bounds {

static constexpr RuleInfo kInfo = {
    .summary = "block of more threads than the kernel promises",
    .basis = Basis::kRun,
};

// What the kernel of that name promises; 0 where it has several forms that differ, or promises nothing.
static std::int64_t Promised(const CudaFacts& cuda, const std::string& kernel) {
  const std::string name = kernel.substr(0, kernel.find('<'));
  std::int64_t promised = -1;
  for (const CudaExtension& extension : cuda.extensions) {
    for (const CudaFunction& function : extension.cuda.functions) {
      if (!function.is_kernel || !function.defined || function.name != name) continue;
      promised = promised == -1 || promised == function.max_threads ? function.max_threads : 0;
    }
  }
  return std::max<std::int64_t>(promised, 0);
}

static void Check(const CudaLaunchFacts& facts, const CudaFacts& cuda, Emitter& out) {
  const auto wanted = [&](const CudaLaunch& launch) {
    const std::int64_t promised = Promised(cuda, launch.kernel);
    return launch.error == 0 && promised > 0 && launch.block[0] * launch.block[1] * launch.block[2] > promised;
  };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    const CudaLaunch& launch = *seen.launch;
    out.Report(launch.where, "block of {} threads: `{}` is compiled for {} at most",
               launch.block[0] * launch.block[1] * launch.block[2], launch.kernel, Promised(cuda, launch.kernel))
        .Note("a launch with more threads than __launch_bounds__ says fails, and the kernel does not run")
        .Confirmed(CallSpelling(*seen.call));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_launch_bounds
