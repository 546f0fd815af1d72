// The arrays that a kernel declares and what its launch asks for share one limit.
#include <algorithm>
#include <cstdint>

#include "analyzer/facts/cuda/extension.h"
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_static_and_dynamic_shared {

static constexpr RuleInfo kInfo = {
    .summary = "static and dynamic shared memory together over the limit",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static constexpr std::int64_t kWithoutOptIn = 48 * 1024;

// A lower bound on the bytes that the kernel of that symbol declares; 0 if unknown.
static std::int64_t StaticShared(const CudaFacts& cuda, const std::string& symbol) {
  std::int64_t bytes = 0;
  for (const CudaExtension& extension : cuda.extensions) {
    const auto found = extension.cuda.static_shared.find(symbol);
    // Extensions may have kernels of one name: the smaller array is the one that is certain.
    if (found != extension.cuda.static_shared.end())
      bytes = bytes == 0 ? found->second : std::min(bytes, found->second);
  }
  return bytes;
}

static void Check(const CudaLaunchFacts& facts, const CudaFacts& cuda, Emitter& out) {
  // A kernel that was opted in has what the chip gives a block.
  const auto limit = [&](const CudaLaunch& launch) {
    return launch.shared_allowed > kWithoutOptIn ? facts.shared_opt_in : kWithoutOptIn;
  };
  const auto wanted = [&](const CudaLaunch& launch) {
    const std::int64_t declared = StaticShared(cuda, launch.symbol);
    return launch.error == 0 && declared > 0 && launch.shared > 0 && declared + launch.shared > limit(launch);
  };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    const CudaLaunch& launch = *seen.launch;
    out.Report(launch.where, "`{}` declares {} bytes of shared memory and the launch asks for {} more: {} are allowed",
               launch.kernel, StaticShared(cuda, launch.symbol), launch.shared, limit(launch))
        .Note("the launch is refused, and the kernel does not run")
        .Confirmed(CallSpelling(*seen.call));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_static_and_dynamic_shared
