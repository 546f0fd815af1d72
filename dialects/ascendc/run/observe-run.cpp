// See observe-run.h.
#include "dialects/ascendc/run/observe-run.h"

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/lowered.h"
#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstring>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/place-index.h"
#include "dialects/ascendc/device/timeline.h"
#include "dialects/ascendc/run/trace.h"
#include "reference/npy.h"
#include "reference/values.h"

namespace assay {
namespace {

constexpr std::size_t kFirstValues = 8;

bool Meets(const SourceRange& a, const SourceRange& b) {
  return a.valid() && a.file == b.file && a.begin < b.end && b.begin < a.end;
}

// Splits "k.cpp:36" in two; false if it is not a place.
bool SplitPlace(const std::string& text, std::string& path, int& line) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) return false;
  path = text.substr(0, colon);
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, line);
  return error == std::errc() && stop == end && line > 0 && !path.empty();
}

bool SamePath(const std::string& full, const std::string& given) {
  if (full == given) return true;
  return full.size() > given.size() && full.ends_with(given) && full[full.size() - given.size() - 1] == '/';
}

std::vector<std::int32_t> LocationsAt(const PlaceIndex& places, const LoweredModule& kernel, const std::string& path,
                                      int line) {
  std::vector<std::int32_t> found;
  for (std::size_t i = 0; i < kernel.locations.size(); ++i) {
    const Spot spot = places.At(kernel.locations[i].range);
    const std::optional<PartSpot> part = places.PartAt(kernel.locations[i].range);
    const bool in_part = part && part->line == line && SamePath(std::string(part->name), path);
    const bool in_file = spot.container >= 0 && spot.start.line == line && SamePath(spot.path, path);
    if (in_part || in_file) found.push_back(static_cast<std::int32_t>(i));
  }
  return found;
}

// Ranges of the InitBuffer calls for `name`: a queue, a TBuf, or a tensor taken from one.
std::vector<SourceRange> InitsOf(const KernelFacts& kernel, const std::string& name) {
  std::vector<std::string> queues = {name};
  for (const QueueCall& call : kernel.queue_calls) {
    if (call.tensor == name && call.what != QueueCall::What::kInit) queues.push_back(call.queue);
  }
  std::vector<SourceRange> ranges;
  for (const QueueCall& call : kernel.queue_calls) {
    if (call.what == QueueCall::What::kInit && std::find(queues.begin(), queues.end(), call.queue) != queues.end())
      ranges.push_back(call.range);
  }
  return ranges;
}

std::vector<std::string> Names(const Contract& contract, const KernelFacts& kernel) {
  std::vector<std::string> names;
  for (const auto* list : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *list) names.push_back(tensor.name);
  }
  for (const QueueCall& call : kernel.queue_calls) {
    names.push_back(call.queue);
    if (!call.tensor.empty()) names.push_back(call.tensor);
  }
  return names;
}

std::string PlanWatch(const std::string& name, const PlaceIndex& places, const Facts& facts,
                      const LoweredModule& kernel, const Contract& contract, Observe& observe) {
  const auto is = [&](const ContractTensor& tensor) { return tensor.name == name; };
  const bool global = std::any_of(contract.inputs.begin(), contract.inputs.end(), is) ||
                      std::any_of(contract.outputs.begin(), contract.outputs.end(), is) || name == "workspace";
  if (global) {
    observe.watch_tensors.push_back(name);
    return {};
  }
  std::vector<std::int32_t> found;
  std::string path;
  int line = 0;
  if (SplitPlace(name, path, line)) found = LocationsAt(places, kernel, path, line);
  const KernelFacts& facts_of_kernel = facts.Get<KernelFacts>();
  for (const SourceRange& range : InitsOf(facts_of_kernel, name)) {
    for (std::size_t i = 0; i < kernel.locations.size(); ++i) {
      if (Meets(kernel.locations[i].range, range)) found.push_back(static_cast<std::int32_t>(i));
    }
  }
  if (found.empty()) {
    const std::string near = Nearest(name, Names(contract, facts_of_kernel));
    return fmt::format("there is nothing to watch called `{}`{}", name,
                       near.empty() ? "" : fmt::format("; did you mean `{}`", near));
  }
  observe.watch_buffers.insert(observe.watch_buffers.end(), found.begin(), found.end());
  return {};
}

template <class T>
std::string TextOf(const std::uint8_t* data) {
  T value;
  std::memcpy(&value, data, sizeof value);
  return fmt::format("{}", value);
}

// The values of `bytes` bytes; none if the dtype is unknown.
std::vector<std::string> ValuesOf(Dtype dtype, const std::uint8_t* data, std::size_t bytes) {
  std::vector<std::string> out;
  const std::size_t size = SizeOf(dtype);
  if (size == 0 || dtype == Dtype::kRaw) return out;
  const auto count = static_cast<std::int64_t>(std::min(bytes / size, kFirstValues));
  SimTensor tensor{"", dtype, {count}, {}};
  const auto* begin = reinterpret_cast<const std::byte*>(data);
  tensor.data.assign(begin, begin + static_cast<std::size_t>(count) * size);
  const bool wide = dtype == Dtype::kI64 || dtype == Dtype::kU64;
  for (std::int64_t i = 0; wide && i < count; ++i) {
    const std::uint8_t* at = data + static_cast<std::size_t>(i) * size;
    out.push_back(dtype == Dtype::kI64 ? TextOf<std::int64_t>(at) : TextOf<std::uint64_t>(at));
  }
  if (wide) return out;
  for (double value : ToDoubles(tensor)) out.push_back(fmt::format("{:.6g}", value));
  return out;
}

SimulatedOutput Describe(const SimTensor& output, const ObserveOptions& asked) {
  SimulatedOutput out{output.name, std::string(NameOf(output.dtype)), output.shape, {}, {}};
  const auto* data = reinterpret_cast<const std::uint8_t*>(output.data.data());
  out.first = ValuesOf(output.dtype, data, output.data.size());
  if (std::find(asked.keep.begin(), asked.keep.end(), output.name) != asked.keep.end()) out.npy = FormatNpy(output);
  return out;
}

SourceRange RangeAt(const LoweredModule& kernel, std::int32_t location) {
  const bool known = location >= 0 && static_cast<std::size_t>(location) < kernel.locations.size();
  return known ? kernel.locations[static_cast<std::size_t>(location)].range : SourceRange{};
}

std::vector<SimulatedChange> DescribeChanges(const PlannedRun& plan, const device::Recording& recording,
                                             const Facts& facts, const LoweredModule& kernel) {
  std::vector<SimulatedChange> out;
  std::map<std::int32_t, Dtype> seen;  // by InitBuffer: what its tensors were last used as
  for (const device::RecordedChange& change : recording.changes) {
    SimulatedChange made;
    Dtype dtype = change.dtype;
    if (change.tensor >= 0) {
      made.tensor = recording.tensors[static_cast<std::size_t>(change.tensor)].name;
      for (const auto* list : {&plan.request.inputs, &plan.request.outputs}) {
        for (const SimTensor& tensor : *list) {
          if (tensor.name == made.tensor) dtype = tensor.dtype;
        }
      }
    } else {
      made.tensor = BufferAt(facts, RangeAt(kernel, change.buffer_location));
      if (made.tensor.empty()) made.tensor = "buffer";
      if (dtype == Dtype::kRaw && seen.count(change.buffer_location) != 0) dtype = seen[change.buffer_location];
      seen[change.buffer_location] = dtype;
    }
    const auto size = static_cast<std::int64_t>(SizeOf(dtype));
    const bool known = dtype != Dtype::kRaw && size > 0 && change.first % size == 0;
    made.where = RangeAt(kernel, change.location);
    made.core = change.core;
    made.instruction = change.instruction;
    made.first = known ? change.first / size : change.first;
    made.end = known ? (change.end + size - 1) / size : change.end;
    if (known) made.dtype = NameOf(dtype);
    if (known) made.values = ValuesOf(dtype, change.data, change.values);
    out.push_back(std::move(made));
  }
  return out;
}

}  // namespace

Observe PlanObservation(const ObserveOptions& asked, const Project& project, const Facts& facts,
                        const LoweredModule& kernel, const Contract& contract, std::string& error) {
  Observe observe;
  if (!asked.any()) return observe;
  const PlaceIndex places(project);
  observe.events = asked.time || asked.trace;
  observe.units = asked.cores;
  std::sort(observe.units.begin(), observe.units.end());
  observe.until_count = asked.until_count;
  std::string path;
  int line = 0;
  if (!asked.until_place.empty()) {
    if (SplitPlace(asked.until_place, path, line)) observe.until = LocationsAt(places, kernel, path, line);
    if (observe.until.empty()) error = fmt::format("there is no instruction at `{}`", asked.until_place);
  }
  for (const std::string& name : asked.watch) {
    std::string problem = PlanWatch(name, places, facts, kernel, contract, observe);
    if (error.empty()) error = std::move(problem);
  }
  return observe;
}

void DescribeRun(const ObserveOptions& asked, const PlannedRun& plan, const Facts& facts, const LoweredModule& kernel,
                 Report& report) {
  report.performance = plan.run.performance;
  const device::Recording* recording = plan.result.recording.get();
  const bool timed = device::FindChip(plan.request.chip).HasTimes();
  if ((asked.time || asked.trace) && !timed) {
    report.undecided.push_back({"time", fmt::format("`{}` is not in the time model", plan.request.chip)});
  } else if ((asked.time || asked.trace) && recording != nullptr && plan.kernel_ran) {
    const std::string why = device::WhyNotTimed(*recording);
    if (!why.empty()) report.undecided.push_back({"time", why});
  }
  if (asked.trace && timed && recording != nullptr && plan.kernel_ran) {
    device::TimeOptions options = TimeOptionsOf(plan.request.chip);
    options.auto_sync = plan.request.auto_sync;
    options.spans = true;
    report.trace =
        ChromeTrace(*recording, device::Replay(*recording, options), facts, report.project, kernel, plan.run.what);
  }
  if (!asked.details) return;
  SimulationReport& out = report.simulation.emplace();
  out.ran = plan.kernel_ran && plan.run.status != ShapeRun::Status::kUndecided;
  out.why_not = out.ran ? "" : plan.run.why_undecided;
  out.entry = plan.request.entry;
  out.what = plan.run.what;
  out.block_dim = plan.request.block_dim;
  out.tiling_key = plan.request.tiling_key;
  out.cores = asked.cores;
  for (const SimTensor& output : plan.result.outputs) out.outputs.push_back(Describe(output, asked));
  if (recording == nullptr) return;
  out.stopped = recording->stopped;
  out.stopped_core = recording->stopped_core;
  out.stopped_at = RangeAt(kernel, recording->stopped_location);
  out.changes = DescribeChanges(plan, *recording, facts, kernel);
  out.lost_changes = recording->lost_changes;
}

std::string CalledAt(const Project& project, const SourceRange& range) {
  if (!range.valid() || static_cast<std::size_t>(range.file) >= project.files.size()) return {};
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  if (range.begin >= range.end || range.end > text.size()) return {};
  std::string call = text.substr(range.begin, range.end - range.begin);
  call = call.substr(0, std::min(call.find('('), call.find('<')));
  for (std::string_view mark : {"::", "->", "."}) {
    const std::size_t at = call.rfind(mark);
    if (at != std::string::npos) call = call.substr(at + mark.size());
  }
  while (!call.empty() && (call.back() == ' ' || call.back() == '\n')) call.pop_back();
  return call.size() <= 40 ? call : call.substr(0, 40);
}

std::string BufferAt(const Facts& facts, const SourceRange& range) {
  for (const QueueCall& call : facts.Get<KernelFacts>().queue_calls) {
    if (call.what == QueueCall::What::kInit && Meets(call.range, range)) return call.queue;
  }
  return {};
}

}  // namespace assay
