// Replays all cores of a launch in the order in which the simulated ones ran: whatever a core waits for was recorded
// earlier.
#include "dialects/ascendc/device/timeline.h"

#include <algorithm>
#include <map>
#include <memory>
#include <queue>

#include "dialects/ascendc/device/scoreboard.h"
#include "dialects/ascendc/device/time-constants.h"

namespace assay::device {
namespace {

// SyncAll and flags between cores.
class Meeting {
 public:
  explicit Meeting(std::size_t cores) : passed_(cores), waiting_(cores, -1) {}

  void Arrive(std::size_t core, std::int64_t time) {
    const std::size_t round = passed_[core]++;
    if (round >= rounds_.size()) rounds_.resize(round + 1, 0);
    rounds_[round] = std::max(rounds_[round], time);
    waiting_[core] = static_cast<std::int64_t>(round);
  }
  // When the waiting core may continue; -1 if it does not wait.
  std::int64_t Leave(std::size_t core) {
    if (waiting_[core] < 0) return -1;
    const std::int64_t time = rounds_[static_cast<std::size_t>(waiting_[core])];
    waiting_[core] = -1;
    return time + static_cast<std::int64_t>(Value(TimeKey::kSyncAll));
  }
  void Set(std::int64_t id, std::size_t core, std::int64_t time) { sets_[id][core].push_back(time); }
  // The next wait for `id` on this core ends when every core has set it equally often.
  std::int64_t Wait(std::int64_t id, std::size_t core) {
    const std::size_t round = waits_[{id, core}]++;
    std::int64_t time = 0;
    for (const auto& [from, times] : sets_[id]) {
      if (round < times.size()) time = std::max(time, times[round]);
    }
    return time + static_cast<std::int64_t>(Value(TimeKey::kCrossFlag));
  }

 private:
  std::vector<std::size_t> passed_;
  std::vector<std::int64_t> waiting_;
  std::vector<std::int64_t> rounds_;
  std::map<std::int64_t, std::map<std::size_t, std::vector<std::int64_t>>> sets_;
  std::map<std::pair<std::int64_t, std::size_t>, std::size_t> waits_;
};

// Cores that find no free unit wait for the first one to end.
std::int64_t Makespan(const std::vector<CoreTimeline>& cores, std::int64_t at_once) {
  std::priority_queue<std::int64_t, std::vector<std::int64_t>, std::greater<>> ends;
  std::int64_t last = 0;
  for (const CoreTimeline& core : cores) {
    std::int64_t start = 0;
    if (static_cast<std::int64_t>(ends.size()) >= at_once) {
      start = ends.top();
      ends.pop();
    }
    ends.push(start + core.cycles);
    last = std::max(last, start + core.cycles);
  }
  return last;
}

Pipe Busiest(const CoreTimeline& core) {
  int most = 0;
  for (int p = 1; p < kPipeCount; ++p) {
    if (core.busy[p] > core.busy[most]) most = p;
  }
  return static_cast<Pipe>(most);
}

CoreTime ToFacts(const CoreTimeline& core) {
  CoreTime out;
  out.core = core.core;
  out.cycles = core.cycles;
  for (int p = 0; p < kPipeCount; ++p) {
    if (core.busy[p] > 0) out.busy[std::string(UnitName(static_cast<Pipe>(p)))] = core.busy[p];
  }
  const Pipe busiest = Busiest(core);
  out.busiest = UnitName(busiest);
  for (int s = 0; s < kStallCount; ++s) {
    const std::int64_t cycles = core.stalls[static_cast<int>(busiest)][s];
    if (cycles > 0) out.stalls[std::string(StallName(static_cast<Stall>(s)))] = cycles;
  }
  return out;
}

void NoteCost(const Recording& recording, const RecordedEvent& event, Traffic& traffic) {
  constexpr std::int32_t kMostOps = 1024;
  if (event.op < -1 || event.op >= kMostOps) return;
  std::vector<const VectorCost*>& row = traffic.costs[event.name];
  const auto at = static_cast<std::size_t>(event.op + 1);
  if (at >= row.size()) row.resize(at + 1, nullptr);
  if (row[at] == nullptr) row[at] = &CostOf(recording.names[event.name], event.op);
}

}  // namespace

std::string_view StallName(Stall stall) {
  static constexpr std::string_view kNames[] = {
      "issue",         "unit full", "waits for data", "waits for a buffer", "waits for flag", "barrier", "sync all",
      "scalar access", "done"};
  return kNames[static_cast<int>(stall)];
}

std::string_view UnitName(Pipe pipe) {
  switch (pipe) {
    case Pipe::kScalar:
      return "scalar";
    case Pipe::kVector:
      return "vector";
    case Pipe::kCube:
      return "cube";
    case Pipe::kMte1:
      return "mte1";
    case Pipe::kMte2:
      return "mte2";
    case Pipe::kMte3:
      return "mte3";
    case Pipe::kFix:
      return "fix";
    default:
      return "all";
  }
}

Traffic LookAtTraffic(const Recording& recording, std::int64_t cores_at_once) {
  const std::size_t tensors = recording.tensors.size() + 1;
  std::vector<double> read(tensors), first(tensors, -1), end(tensors);
  std::map<int, double> by_core;
  Traffic traffic;
  traffic.costs.resize(recording.names.size());
  for (const RecordedEvent& event : recording.events) {
    if (event.kind != RecordedEvent::Kind::kInstruction) continue;
    traffic.cube = traffic.cube || event.pipe == Pipe::kCube || event.pipe == Pipe::kMte1 || event.pipe == Pipe::kFix;
    if (event.c > 0 && static_cast<double>(event.c) < Value(TimeKey::kLargeCopy) && event.pipe != Pipe::kVector)
      ++traffic.small_copies;
    if (event.pipe == Pipe::kVector) NoteCost(recording, event, traffic);
    for (int i = 0; i < event.accesses; ++i) {
      const RecordedAccess& access = event.access[i];
      if (access.space != kGlobalSpace) continue;
      const std::size_t t = access.tensor >= 0 ? static_cast<std::size_t>(access.tensor) : tensors - 1;
      if (access.write == 0) read[t] += static_cast<double>(event.c);
      by_core[event.core] += static_cast<double>(event.c);
      const auto from = static_cast<double>(access.first);
      first[t] = first[t] < 0 ? from : std::min(first[t], from);
      end[t] = std::max(end[t], static_cast<double>(access.end));
    }
  }
  double footprint = 0;
  for (std::size_t t = 0; t < tensors; ++t) footprint += std::max(0.0, end[t] - std::max(first[t], 0.0));
  const bool cached = footprint <= Value(TimeKey::kCacheBytes);
  const double hit = Value(TimeKey::kMemoryBandwidth) / Value(TimeKey::kCacheBandwidth);
  for (std::size_t t = 0; t < tensors; ++t) {
    const double own = std::max(0.0, end[t] - std::max(first[t], 0.0));
    const double again = read[t] > own && cached ? 1 - own / read[t] : 0;
    traffic.read_weight.push_back(1 - again * (1 - hit));
  }
  traffic.write_weight = cached ? hit : 1;
  double total = 0, most = 0;
  for (const auto& [core, bytes] : by_core) {
    total += bytes;
    most = std::max(most, bytes);
  }
  const double sharing = most > 0 ? std::clamp(total / most, 1.0, static_cast<double>(cores_at_once)) : 1;
  traffic.share = Value(TimeKey::kMemoryBandwidth) / sharing;
  return traffic;
}

std::string WhyNotTimed(const Recording& recording) {
  const auto by_object = [](const std::string& name) { return name.starts_with("assay_matmul_"); };
  const bool untimed = std::any_of(recording.names.begin(), recording.names.end(), by_object);
  return untimed ? "the instructions of the Matmul object are its library's and not followed" : "";
}

Timeline Replay(const Recording& recording, const TimeOptions& options) {
  Timeline out;
  const Traffic first_look = LookAtTraffic(recording, options.chip.vector_cores);
  out.cores_at_once = first_look.cube ? options.chip.cube_cores : options.chip.vector_cores;
  const Traffic traffic = LookAtTraffic(recording, out.cores_at_once);
  out.small_copies = traffic.small_copies;
  std::vector<std::unique_ptr<Scoreboard>> boards(recording.instructions.size());
  Meeting meeting(boards.size());
  bool synced = false;
  for (std::size_t i = 0; i < recording.events.size(); ++i) {
    const RecordedEvent& event = recording.events[i];
    std::unique_ptr<Scoreboard>& board = boards[event.core];
    if (board == nullptr) board = std::make_unique<Scoreboard>(event.core, recording, options, traffic);
    if (const std::int64_t released = meeting.Leave(event.core); released >= 0)
      board->Resume(released, Stall::kSyncAll);
    const auto [start, end] = board->Take(event);
    if (options.spans && end > start) out.spans.push_back({static_cast<std::uint32_t>(i), start, end});
    if (event.kind != RecordedEvent::Kind::kSync) continue;
    const auto kind = static_cast<SyncEvent::Kind>(event.name);
    if (kind == SyncEvent::Kind::kSyncAll) {
      meeting.Arrive(event.core, board->Arrive());
      synced = true;
    } else if (kind == SyncEvent::Kind::kCrossSet) {
      const bool known = event.c >= 0 && event.c < kPipeCount;
      meeting.Set(event.b, event.core, known ? board->Done(static_cast<Pipe>(event.c)) : board->Arrive());
      synced = true;
    } else if (kind == SyncEvent::Kind::kCrossWait) {
      board->Resume(meeting.Wait(event.a, event.core), Stall::kSyncAll);
    }
  }
  for (const std::unique_ptr<Scoreboard>& board : boards) {
    if (board == nullptr) continue;
    board->Finish();
    out.cores.push_back(board->line());
    out.queues = std::max(out.queues, board->single_queues());
    out.extra_bytes = std::max(out.extra_bytes, board->extra_bytes());
    out.local_bytes = std::max(out.local_bytes, board->local_bytes());
  }
  const auto count = static_cast<std::int64_t>(out.cores.size());
  // The cores of a mixed block are together.
  if (first_look.cube) out.cores_at_once *= recording.block_cores;
  const std::int64_t at_once = synced ? std::max<std::int64_t>(count, 1) : out.cores_at_once;
  out.cycles = Makespan(out.cores, at_once);
  out.waves = std::max<std::int64_t>(1, (count + at_once - 1) / at_once);
  return out;
}

Performance MakePerformance(const Recording& recording, const TimeOptions& options, Timeline* timeline) {
  Performance out;
  Timeline plain = Replay(recording, options);
  out.cycles = plain.cycles;
  out.clock_mhz = static_cast<std::int64_t>(Value(TimeKey::kClockMhz));
  out.cores = static_cast<std::int64_t>(recording.instructions.size());
  out.cores_run = static_cast<std::int64_t>(plain.cores.size());
  out.cores_at_once = plain.cores_at_once;
  out.waves = plain.waves;
  out.complete = !recording.cut && !recording.stopped;
  for (std::uint64_t n : recording.instructions) out.instructions += static_cast<std::int64_t>(n);
  for (const RecordedEvent& event : recording.events) {
    if (event.kind != RecordedEvent::Kind::kInstruction || event.c == 0) continue;
    for (int i = 0; i < event.accesses; ++i) {
      if (event.access[i].space == kGlobalSpace) (event.access[i].write != 0 ? out.bytes_out : out.bytes_in) += event.c;
    }
  }
  for (const CoreTimeline& core : plain.cores) {
    out.per_core.push_back(ToFacts(core));
    if (core.cycles > out.per_core[static_cast<std::size_t>(out.slowest)].cycles)
      out.slowest = static_cast<int>(out.per_core.size()) - 1;
  }
  if (!plain.cores.empty()) {
    const CoreTimeline& slowest = plain.cores[static_cast<std::size_t>(out.slowest)];
    const Pipe busiest = Busiest(slowest);
    out.bottleneck = UnitName(busiest);
    if (slowest.cycles > 0) {
      out.busy_share =
          static_cast<double>(slowest.busy[static_cast<int>(busiest)]) / static_cast<double>(slowest.cycles);
    }
  }
  TimeOptions other = options;
  other.spans = false;
  other.double_buffer = true;
  out.double_buffer = {.cycles = plain.queues > 0 ? Replay(recording, other).cycles : plain.cycles,
                       .queues = plain.queues,
                       .extra_bytes = plain.extra_bytes,
                       .fits = plain.local_bytes + plain.extra_bytes <= options.chip.ub_usable};
  other.double_buffer = false;
  other.large_copies = true;
  out.large_copies = {.cycles = plain.small_copies > 0 ? Replay(recording, other).cycles : plain.cycles,
                      .copies = plain.small_copies};
  if (timeline != nullptr) *timeline = std::move(plain);
  return out;
}

}  // namespace assay::device
