// Each limit of a launch by itself, in cycles; the launch takes the largest of them plus its start-up.
#include "dialects/cuda/run/launch-time.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::cuda {
namespace {

constexpr double kLanes = 32;
constexpr double kSchedulers = 4;     // of a multiprocessor; each issues one instruction of a warp a cycle
constexpr double kSpecialUnits = 16;  // of a multiprocessor
constexpr double kSpecialSteps = 8;   // instructions that a function or a division counts as
constexpr double kSectorBytes = 32;
constexpr double kSectorsAtOnce = 4;          // 128 bytes a cycle from the L1 cache
constexpr double kCacheBytes = 5120.0 / 108;  // of the L2 cache, a cycle and multiprocessor
constexpr double kGlobalLatency = 500, kSharedLatency = 30, kBarrierLatency = 30, kStepLatency = 4;
constexpr double kInFlight = 4;  // accesses of a warp that are under way together
constexpr double kLaunchSeconds = 2e-6;
constexpr std::int64_t kReservedShared = 1024;  // of each block, from 8.0 on

std::int64_t BlocksAtOnce(const CudaLaunchWork& launch, const Chip& chip) {
  const std::int64_t threads = launch.block[0] * launch.block[1] * launch.block[2];
  const std::int64_t warps = std::max<std::int64_t>((threads + 31) / 32, 1);
  const std::int64_t shared =
      launch.shared_bytes == 0 ? 0 : launch.shared_bytes + (chip.arch >= 800 ? kReservedShared : 0);
  std::int64_t blocks = std::min<std::int64_t>(chip.blocks_per_sm, chip.threads_per_sm / 32 / warps);
  if (shared > 0) blocks = std::min(blocks, chip.shared_per_sm / shared);
  return std::max<std::int64_t>(blocks, 1);
}

void Time(CudaLaunchWork& launch, const Chip& chip) {
  const std::int64_t threads = launch.block[0] * launch.block[1] * launch.block[2];
  const double warps_a_block = std::max<double>(std::ceil(static_cast<double>(threads) / kLanes), 1);
  launch.blocks_at_once = BlocksAtOnce(launch, chip);
  launch.warps_at_once = launch.blocks_at_once * static_cast<std::int64_t>(warps_a_block);
  const auto blocks = static_cast<double>(launch.blocks);
  const double scale = launch.counted > 0 ? blocks / static_cast<double>(launch.counted) : 0;
  const double sms = std::min<double>(chip.sms, std::max(blocks, 1.0));
  double sectors = 0, waves_of_l1 = 0, passes = 0, global = 0, shared = 0;
  for (const CudaAccessWork& access : launch.accesses) {
    const auto parts = static_cast<double>(access.parts) * scale,
               instructions = static_cast<double>(access.warps) * scale;
    if (access.shared) {
      passes += parts;
      shared += instructions;
      continue;
    }
    sectors += parts;
    waves_of_l1 += std::max(parts / kSectorsAtOnce, instructions);
    global += instructions;
  }
  const auto work = [&](std::size_t kind) { return static_cast<double>(launch.warp_work[kind]) * scale; };
  const double special = work(2) * kSpecialSteps;
  const double issued = work(0) + work(1) + special + work(3) + global + shared;
  const double arithmetic = std::max({issued / kSchedulers, (work(0) + special) * kLanes / chip.float_units,
                                      work(1) * kLanes / chip.double_units, work(2) * kLanes / kSpecialUnits});
  double barriers = 0;
  for (const CudaBarrierWork& barrier : launch.barriers) barriers += static_cast<double>(barrier.times);
  // One warp alone executes its steps in sequence; as many as fit run concurrently.
  const double warps = std::max(blocks * warps_a_block, 1.0);
  const double alone = (work(0) + work(1) + special + work(3)) / warps * kStepLatency +
                       global / warps * kGlobalLatency / kInFlight +
                       (shared > 0 ? passes / warps * kSharedLatency / kInFlight : 0) +
                       barriers / std::max(blocks, 1.0) * kBarrierLatency;
  const double waves = std::ceil(blocks / (static_cast<double>(launch.blocks_at_once) * chip.sms));
  const double bytes_a_cycle = static_cast<double>(chip.memory_gb_s) * 1e3 / chip.clock_mhz;
  const double parts[] = {static_cast<double>(launch.read_bytes + launch.written_bytes) / bytes_a_cycle,
                          sectors * kSectorBytes / (kCacheBytes * chip.sms),
                          waves_of_l1 / sms,
                          passes / sms,
                          arithmetic / sms,
                          alone * waves,
                          kLaunchSeconds * chip.clock_mhz * 1e6};
  double most = 0;
  for (std::size_t i = 0; i < launch.parts.size(); ++i) {
    launch.parts[i] = static_cast<std::int64_t>(std::llround(parts[i]));
    if (parts[i] > parts[static_cast<std::size_t>(launch.limit)]) launch.limit = static_cast<int>(i);
    if (i + 1 < launch.parts.size()) most = std::max(most, parts[i]);
  }
  launch.cycles = static_cast<std::int64_t>(std::llround(most)) + launch.parts.back();
}

}  // namespace

CudaWorkFacts TimesOf(std::vector<CudaLaunchWork> launches, const Chip& chip) {
  CudaWorkFacts facts;
  facts.chip = chip.name;
  facts.clock_mhz = chip.clock_mhz;
  facts.warps_per_sm = chip.threads_per_sm / 32;
  facts.launches = std::move(launches);
  for (CudaLaunchWork& launch : facts.launches) Time(launch, chip);
  return facts;
}

Performance PerformanceOf(const CudaWorkFacts& work, const Chip& chip) {
  Performance made;
  made.clock_mhz = chip.clock_mhz;
  made.cores_at_once = 1;
  const CudaLaunchWork* longest = nullptr;
  for (const CudaLaunchWork& launch : work.launches) {
    made.cycles += launch.cycles;
    made.cores += launch.blocks;
    made.cores_run += launch.counted;
    made.bytes_in += launch.read_bytes;
    made.bytes_out += launch.written_bytes;
    made.complete = made.complete && launch.complete;
    for (const std::int64_t instructions : launch.warp_work) made.instructions += instructions;
    for (const CudaAccessWork& access : launch.accesses) made.instructions += access.warps;
    LaunchTime& one = made.launches.emplace_back();
    one.kernel = launch.kernel;
    one.cycles = launch.cycles;
    one.limit = kCudaLimits[static_cast<std::size_t>(launch.limit)];
    for (std::size_t i = 0; i < launch.parts.size(); ++i) one.parts[kCudaLimits[i]] = launch.parts[i];
    one.blocks = launch.blocks;
    one.blocks_at_once = launch.blocks_at_once * chip.sms;
    one.warps = launch.warps_at_once;
    one.most_warps = work.warps_per_sm;
    for (const CudaAccessWork& access : launch.accesses) {
      (access.shared ? one.shared_parts : one.sectors) += access.parts;
      (access.shared ? one.shared_ideal : one.sectors_ideal) += access.ideal;
    }
    for (const CudaBarrierWork& barrier : launch.barriers) one.barriers += barrier.times;
    if (longest == nullptr || launch.cycles > longest->cycles) longest = &launch;
  }
  if (longest == nullptr) return made;
  made.cores_at_once = longest->blocks_at_once * chip.sms;
  made.waves = (longest->blocks + made.cores_at_once - 1) / made.cores_at_once;
  made.bottleneck = kCudaLimits[static_cast<std::size_t>(longest->limit)];
  made.busy_share = static_cast<double>(longest->parts[static_cast<std::size_t>(longest->limit)]) /
                    static_cast<double>(std::max<std::int64_t>(longest->cycles, 1));
  return made;
}

void KeepTimes(std::vector<CudaLaunchWork> launches, const Chip& chip, CudaWorkFacts& facts, ShapeRun& run) {
  if (launches.empty()) return;
  facts = TimesOf(std::move(launches), chip);
  run.performance = PerformanceOf(facts, chip);
  if (!run.what.empty()) run.performance->run = run.scaled.empty() ? run.what : run.what + ", " + run.scaled;
}

std::string FiguresText() {
  std::string text = "Figures of the time model for CUDA\n";
  const auto row = [&](const char* what, const std::string& value, const char* source) {
    text += fmt::format("  {:<52} {:>22}  {}\n", what, value, source);
  };
  for (const Chip& chip : Chips())
    row(fmt::format("{}: clock, memory, float32 and float64 units", chip.name).c_str(),
        fmt::format("{} MHz, {} GB/s, {}, {}", chip.clock_mhz, chip.memory_gb_s, chip.float_units, chip.double_units),
        "documented: data sheets and white papers");
  row("instructions of warps a multiprocessor issues", fmt::format("{} a cycle", kSchedulers),
      "documented: white papers");
  row("L1 cache and accesses of a multiprocessor", "128 B/cycle", "documented: A100 white paper");
  row("shared memory, passes over its banks", "1 a cycle", "documented: programming guide, 32 banks of 4 B");
  row("L2 cache, for each multiprocessor", fmt::format("{:.1f} B/cycle", kCacheBytes),
      "A100 white paper (5,120 B/cycle); assumed for others");
  row("units of special functions of a multiprocessor", fmt::format("{}", kSpecialUnits),
      "documented: programming guide");
  row("instructions of a function or a division", fmt::format("{}", kSpecialSteps), "assumed");
  row("latency of global memory", fmt::format("{} cycles", kGlobalLatency), "assumed");
  row("latency of shared memory, of a barrier", fmt::format("{}, {} cycles", kSharedLatency, kBarrierLatency),
      "assumed");
  row("latency of an instruction", fmt::format("{} cycles", kStepLatency), "assumed");
  row("accesses of a warp under way together", fmt::format("{}", kInFlight), "assumed");
  row("start of a launch", fmt::format("{:g} us", kLaunchSeconds * 1e6), "assumed");
  return text;
}

}  // namespace assay::cuda
