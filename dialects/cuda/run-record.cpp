// See run-record.h.
#include "dialects/cuda/run-record.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "analyzer/report/place-index.h"

namespace assay::cuda {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostCalls = 200;
constexpr std::size_t kMostLaunches = 200;  // of one call

std::string PlaceText(const PlaceIndex& places, const SourceRange& range) {
  if (!range.valid()) return "";
  const Spot spot = places.At(range);
  return spot.container < 0 ? "" : fmt::format("{}:{}", spot.path, spot.start.line);
}

Json LaunchJson(const CudaLaunch& launch, const PlaceIndex& places) {
  return {{"kernel", launch.kernel}, {"grid", launch.grid},   {"block", launch.block},
          {"shared", launch.shared}, {"error", launch.error}, {"place", PlaceText(places, launch.where)}};
}

Json CallJson(const CudaCall& call, const PlaceIndex& places) {
  Json launches = Json::array();
  for (std::size_t i = 0; i < call.launches.size() && i < kMostLaunches; ++i)
    launches.push_back(LaunchJson(call.launches[i], places));
  return {{"function", call.function},
          {"arguments", call.what},
          {"times", call.times},
          {"place", PlaceText(places, call.python)},
          {"launches", std::move(launches)},
          {"more", call.launches.size() > kMostLaunches ? call.launches.size() - kMostLaunches : 0}};
}

Json ResultJson(const OutputCoverage& result) {
  Json wrong = Json::array();
  for (const CoveragePart& part : result.parts) wrong.push_back(part.wrong);
  return {{"tensor", result.tensor},
          {"elements", result.elements},
          {"parts", {{"elements", result.part_elements}, {"wrong", std::move(wrong)}}}};
}

Json RunJson(const ShapeRun& run, const std::vector<CudaResultParts>& all) {
  Json results = Json::array();
  const auto own = std::find_if(all.begin(), all.end(), [&](const CudaResultParts& one) {
    return one.run == run.what && one.scaled == run.scaled;
  });
  if (own != all.end()) {
    for (const OutputCoverage& result : own->results) results.push_back(ResultJson(result));
  }
  return {
      {"shapes", run.what}, {"scaled", run.scaled}, {"undecided", run.why_undecided}, {"results", std::move(results)}};
}

}  // namespace

std::string RecordOfRun(const Project& project, const CudaLaunchFacts& launches, const std::vector<ShapeRun>& runs,
                        const std::vector<CudaResultParts>& results) {
  const PlaceIndex places(project);
  Json calls = Json::array(), made = Json::array();
  for (std::size_t i = 0; i < launches.calls.size() && i < kMostCalls; ++i)
    calls.push_back(CallJson(launches.calls[i], places));
  for (const ShapeRun& run : runs) made.push_back(RunJson(run, results));
  const Json record = {{"traceEvents", Json::array()},
                       {"otherData", {{"calls", std::move(calls)}, {"runs", std::move(made)}}}};
  return record.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace assay::cuda
