// See performance-text.h.
#include "analyzer/report/performance-text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxChanges = 200;

double Microseconds(const Performance& performance, std::int64_t cycles) {
  return performance.clock_mhz > 0 ? static_cast<double>(cycles) / static_cast<double>(performance.clock_mhz) : 0;
}

double Percent(double part, double whole) { return whole > 0 ? 100 * part / whole : 0; }

const CoreTime* Slowest(const Performance& performance) {
  const auto at = static_cast<std::size_t>(performance.slowest);
  return at < performance.per_core.size() ? &performance.per_core[at] : nullptr;
}

// "9,876 cycles, 20 % less".
std::string Changed(const Performance& performance, std::int64_t cycles) {
  const auto less = static_cast<double>(performance.cycles - cycles);
  const double percent = Percent(less, static_cast<double>(performance.cycles));
  if (percent < 0.5 && percent > -0.5) return "no change";
  return fmt::format("{} cycles, {:.0f} % {}", GroupDigits(cycles), percent > 0 ? percent : -percent,
                     percent > 0 ? "less" : "more");
}

std::string Shape(const std::vector<std::int64_t>& shape) { return fmt::format("[{}]", fmt::join(shape, ", ")); }

std::string PlaceText(const SourceRange& range, const PlaceIndex& places) {
  const Spot spot = places.At(range);
  return spot.container < 0 ? "" : fmt::format("{}:{}", OneLine(spot.path), spot.start.line);
}

constexpr std::size_t kMaxLaunches = 20;

// A launch, and its bottleneck.
std::string LaunchText(const LaunchTime& launch) {
  std::string out =
      fmt::format("  `{}`: {} cycles, held up by {}", OneLine(launch.kernel), GroupDigits(launch.cycles), launch.limit);
  std::vector<std::string> parts;
  for (const auto& [what, cycles] : launch.parts) {
    if (cycles > 0) parts.push_back(fmt::format("{} {}", what, GroupDigits(cycles)));
  }
  out +=
      fmt::format(" ({})\n    {} in {} at once; {} of {} warps", fmt::join(parts, ", "),
                  Counted(launch.blocks, "block"), GroupDigits(launch.blocks_at_once), launch.warps, launch.most_warps);
  if (launch.sectors_ideal > 0)
    out += fmt::format("; {:.2f} times the sectors needed",
                       static_cast<double>(launch.sectors) / static_cast<double>(launch.sectors_ideal));
  if (launch.shared_ideal > 0)
    out += fmt::format("; {:.2f} times the passes over banks",
                       static_cast<double>(launch.shared_parts) / static_cast<double>(launch.shared_ideal));
  if (launch.barriers > 0) out += fmt::format("; {}", Counted(launch.barriers, "barrier"));
  return out + "\n";
}

Json LaunchJson(const LaunchTime& launch) {
  return {{"kernel", launch.kernel},
          {"cycles", launch.cycles},
          {"limit", launch.limit},
          {"parts", launch.parts},
          {"blocks", launch.blocks},
          {"blocks_at_once", launch.blocks_at_once},
          {"warps", launch.warps},
          {"most_warps", launch.most_warps},
          {"sectors", launch.sectors},
          {"sectors_ideal", launch.sectors_ideal},
          {"shared_parts", launch.shared_parts},
          {"shared_ideal", launch.shared_ideal},
          {"barriers", launch.barriers}};
}

Json WhatIfJson(const WhatIf& other) {
  return {{"cycles", other.cycles},
          {"queues", other.queues},
          {"extra_bytes", other.extra_bytes},
          {"fits", other.fits},
          {"copies", other.copies}};
}

}  // namespace

std::string PerformanceLine(const Performance& performance) {
  std::string text = fmt::format("{} cycles ({:.1f} us at {} MHz)", GroupDigits(performance.cycles),
                                 Microseconds(performance, performance.cycles), GroupDigits(performance.clock_mhz));
  if (const CoreTime* slowest = Slowest(performance)) {
    text += fmt::format("; {} busy {:.0f} % of core {}", performance.bottleneck, 100 * performance.busy_share,
                        slowest->core);
  } else if (!performance.bottleneck.empty()) {
    text += fmt::format("; held up by {}", performance.bottleneck);
  }
  if (performance.waves > 1) {
    text +=
        fmt::format("; {} blocks in {} waves of {}", performance.cores, performance.waves, performance.cores_at_once);
  }
  if (!performance.complete) text += "; only the recorded part";
  return text;
}

std::string RenderPerformance(const Performance& performance) {
  std::string out = fmt::format("time: {}\n", PerformanceLine(performance));
  if (!performance.run.empty()) out += fmt::format("  with {}\n", OneLine(performance.run));
  for (std::size_t i = 0; i < std::min(performance.launches.size(), kMaxLaunches); ++i)
    out += LaunchText(performance.launches[i]);
  if (performance.launches.size() > kMaxLaunches)
    out += fmt::format("  and {}\n",
                       Counted(static_cast<std::int64_t>(performance.launches.size() - kMaxLaunches), "more launch"));
  const CoreTime* slowest = Slowest(performance);
  if (slowest == nullptr) return out;
  std::vector<std::string> parts;
  for (const auto& [unit, cycles] : slowest->busy)
    parts.push_back(
        fmt::format("{} {:.0f} %", unit, Percent(static_cast<double>(cycles), static_cast<double>(slowest->cycles))));
  out += fmt::format("  busy: {}\n", fmt::join(parts, ", "));
  parts.clear();
  for (const auto& [cause, cycles] : slowest->stalls)
    parts.push_back(
        fmt::format("{} {:.0f} %", cause, Percent(static_cast<double>(cycles), static_cast<double>(slowest->cycles))));
  if (!parts.empty()) out += fmt::format("  {} idle: {}\n", slowest->busiest, fmt::join(parts, ", "));
  out += fmt::format("  moved: {} B in, {} B out\n", GroupDigits(performance.bytes_in),
                     GroupDigits(performance.bytes_out));
  if (performance.double_buffer.queues > 0) {
    out += fmt::format(
        "  with two buffers in {}: {} ({} B more; {})\n", Counted(performance.double_buffer.queues, "queue"),
        Changed(performance, performance.double_buffer.cycles), GroupDigits(performance.double_buffer.extra_bytes),
        performance.double_buffer.fits ? "they fit" : "they do not fit");
  }
  if (performance.large_copies.copies > 0) {
    out += fmt::format("  with copies of 16 KB and more: {}\n", Changed(performance, performance.large_copies.cycles));
  }
  return out;
}

std::string RenderNoTimes(const Report& report) {
  std::string out;
  for (const Undecided& undecided : report.undecided) {
    if (undecided.what == "time") out += fmt::format("time: none; {}\n", OneLine(undecided.why));
  }
  return out;
}

std::string RenderSimulation(const SimulationReport& simulation, const PlaceIndex& places) {
  if (!simulation.ran) {
    return fmt::format("not run: {}\n", OneLine(simulation.why_not.empty() ? "nothing to run" : simulation.why_not));
  }
  std::string out =
      simulation.block_dim == 0
          ? fmt::format("ran `{}`\n", OneLine(simulation.entry))
          : fmt::format("ran `{}` on {}: {}\n", OneLine(simulation.entry),
                        simulation.cores.empty() ? Counted(simulation.block_dim, "core")
                                                 : fmt::format("{} {} of {}; the others did not run",
                                                               simulation.cores.size() == 1 ? "core" : "cores",
                                                               fmt::join(simulation.cores, ", "), simulation.block_dim),
                        OneLine(simulation.what));
  std::size_t shown = 0;
  for (const SimulatedChange& change : simulation.changes) {
    if (++shown > kMaxChanges) break;
    out += fmt::format("watch: {} core {} #{}: {}[{}..{}]{}{}{}\n", PlaceText(change.where, places), change.core,
                       change.instruction, OneLine(change.tensor), change.first, change.end - 1,
                       change.dtype.empty() ? " bytes" : "", change.values.empty() ? "" : " = ",
                       fmt::join(change.values, " "));
  }
  const std::uint64_t more =
      simulation.lost_changes + (simulation.changes.size() > kMaxChanges ? simulation.changes.size() - kMaxChanges : 0);
  if (more > 0) out += fmt::format("watch: {}\n", Counted(static_cast<std::int64_t>(more), "more change"));
  if (simulation.stopped) {
    out += fmt::format("stopped as asked: core {} at {}\n", simulation.stopped_core,
                       PlaceText(simulation.stopped_at, places));
  }
  for (const SimulatedOutput& output : simulation.outputs) {
    out += fmt::format("{} {}{}: {}\n", OneLine(output.name), output.dtype, Shape(output.shape),
                       fmt::join(output.first, " "));
  }
  return out;
}

Json PerformanceJson(const Performance& performance) {
  Json cores = Json::array();
  for (const CoreTime& core : performance.per_core) {
    cores.push_back({{"core", core.core},
                     {"cycles", core.cycles},
                     {"busiest", core.busiest},
                     {"busy", core.busy},
                     {"stalls", core.stalls}});
  }
  Json launches = Json::array();
  for (const LaunchTime& launch : performance.launches) launches.push_back(LaunchJson(launch));
  const CoreTime* slowest = Slowest(performance);
  return {{"cycles", performance.cycles},
          {"clock_mhz", performance.clock_mhz},
          {"run", performance.run.empty() ? Json(nullptr) : Json(performance.run)},
          {"complete", performance.complete},
          {"cores", performance.cores},
          {"cores_run", performance.cores_run},
          {"cores_at_once", performance.cores_at_once},
          {"waves", performance.waves},
          {"slowest_core", slowest != nullptr ? Json(slowest->core) : Json(nullptr)},
          {"bottleneck", performance.bottleneck},
          {"busy_percent", static_cast<std::int64_t>(100 * performance.busy_share + 0.5)},
          {"bytes_in", performance.bytes_in},
          {"bytes_out", performance.bytes_out},
          {"instructions", performance.instructions},
          {"double_buffer", WhatIfJson(performance.double_buffer)},
          {"large_copies", WhatIfJson(performance.large_copies)},
          {"per_core", std::move(cores)},
          {"launches", std::move(launches)}};
}

Json SimulationJson(const SimulationReport& simulation, const PlaceIndex& places) {
  Json outputs = Json::array();
  for (const SimulatedOutput& output : simulation.outputs) {
    outputs.push_back(
        {{"name", output.name}, {"dtype", output.dtype}, {"shape", output.shape}, {"first", output.first}});
  }
  const auto place = [&](const SourceRange& range) {
    const Spot spot = places.At(range);
    return spot.container < 0 ? Json(nullptr) : Json({{"path", spot.path}, {"line", spot.start.line}});
  };
  Json changes = Json::array();
  for (const SimulatedChange& change : simulation.changes) {
    changes.push_back({{"tensor", change.tensor},
                       {"place", place(change.where)},
                       {"core", change.core},
                       {"instruction", change.instruction},
                       {"first", change.first},
                       {"end", change.end},
                       {"dtype", change.dtype.empty() ? Json(nullptr) : Json(change.dtype)},
                       {"values", change.values}});
  }
  return {{"ran", simulation.ran},
          {"why_not", simulation.ran ? Json(nullptr) : Json(simulation.why_not)},
          {"entry", simulation.entry},
          {"input", simulation.what},
          {"block_dim", simulation.block_dim},
          {"tiling_key", simulation.tiling_key},
          {"cores", simulation.cores.empty() ? Json(nullptr) : Json(simulation.cores)},
          {"stopped", simulation.stopped
                          ? Json({{"core", simulation.stopped_core}, {"place", place(simulation.stopped_at)}})
                          : Json(nullptr)},
          {"outputs", std::move(outputs)},
          {"changes", std::move(changes)},
          {"lost_changes", simulation.lost_changes}};
}

}  // namespace assay
