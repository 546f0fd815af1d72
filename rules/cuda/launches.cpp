// See launches.h.
#include "rules/cuda/launches.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace assay::rules {
namespace {

constexpr std::int64_t kMostThreads = 1024, kMostDepth = 64;
constexpr std::int64_t kMostBlocks = 2147483647, kMostRows = 65535;

std::string_view NameOfError(int error) {
  switch (error) {
    case 1:
      return "cudaErrorInvalidValue (invalid argument)";
    case 9:
      return "cudaErrorInvalidConfiguration (invalid configuration argument)";
    case 720:
      return "cudaErrorCooperativeLaunchTooLarge (too many blocks in cooperative launch)";
    default:
      return "an error";
  }
}

}  // namespace

std::vector<SeenLaunch> LaunchesWhere(const CudaLaunchFacts& facts,
                                      const std::function<bool(const CudaLaunch&)>& wanted) {
  std::vector<SeenLaunch> seen;
  std::set<SourceRange> places;
  for (const CudaCall& call : facts.calls) {
    for (const CudaLaunch& launch : call.launches) {
      if (launch.where.valid() && wanted(launch) && places.insert(launch.where).second)
        seen.push_back({&call, &launch});
    }
  }
  return seen;
}

LaunchLimit BrokenLimit(const CudaLaunch& launch) {
  if (launch.error == 0) return LaunchLimit::kNone;
  const auto& [gx, gy, gz] = launch.grid;
  const auto& [bx, by, bz] = launch.block;
  if (gx == 0 || gy == 0 || gz == 0 || bx == 0 || by == 0 || bz == 0) return LaunchLimit::kZero;
  if (bx > kMostThreads || by > kMostThreads || bz > kMostDepth || bx * by * bz > kMostThreads)
    return LaunchLimit::kThreads;
  if (gx > kMostBlocks || gy > kMostRows || gz > kMostRows) return LaunchLimit::kGrid;
  if (launch.shared > launch.shared_allowed) return LaunchLimit::kShared;
  return launch.cooperative ? LaunchLimit::kCooperative : LaunchLimit::kNone;
}

std::string MostSharedText(const CudaLaunchFacts& facts) {
  return facts.shared_opt_in > facts.shared_of_chip
             ? fmt::format("no chip gives a block more than {}", facts.shared_opt_in)
             : fmt::format("a block of {} has at most {}", facts.chip, facts.shared_opt_in);
}

std::string DimsText(const std::array<std::int64_t, 3>& dims) {
  if (dims[2] != 1) return fmt::format("{} x {} x {}", dims[0], dims[1], dims[2]);
  return dims[1] != 1 ? fmt::format("{} x {}", dims[0], dims[1]) : fmt::format("{}", dims[0]);
}

std::string CallSpelling(const CudaCall& call) { return fmt::format("`{}` called with {}", call.function, call.what); }

void ExplainRefused(FindingBuilder& finding, const SeenLaunch& seen) {
  finding.Note(
      fmt::format("the launch gives {}, and `{}` does not run", NameOfError(seen.launch->error), seen.launch->kernel));
  if (!seen.launch->asked) finding.Note("the error is never checked: the kernel's outputs keep what was there");
  finding.Confirmed(CallSpelling(*seen.call), {{"shared", seen.launch->shared}});
}

}  // namespace assay::rules
