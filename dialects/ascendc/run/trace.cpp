// See trace.h. Written by hand: one event per line, keys in a fixed order, so that equal runs give equal bytes.
#include "dialects/ascendc/run/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "analyzer/report/place-index.h"
#include "dialects/ascendc/device/pipe-events.h"
#include "dialects/ascendc/device/time-constants.h"
#include "dialects/ascendc/run/observe-run.h"

namespace assay {
namespace {

using device::RecordedEvent;

std::string Quote(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

// The fields that the many events of one place share.
struct Origin {
  std::string name;
  std::string place;
};

class Tracer {
 public:
  Tracer(const device::Recording& recording, const Facts& facts, const Project& project, const LoweredModule& kernel)
      : recording_(recording), facts_(facts), places_(project), kernel_(kernel) {
    for (const RecordedEvent& event : recording.events) {
      if (event.kind == RecordedEvent::Kind::kBuffer) buffers_[{event.core, event.a}] = event.location;
    }
  }

  // Data that viewers of Chrome's format ignore and our own page draws: the address of each buffer.
  std::string Buffer(const RecordedEvent& event) {
    std::string place;
    if (const LoweredModule::Location* at = At(event.location)) {
      const Spot spot = places_.At(at->range);
      if (spot.container >= 0) place = fmt::format(R"(,"path":{},"byte":{})", Quote(spot.path), spot.start.byte);
    }
    return fmt::format(
        R"({{"name":"assay_buffer","ph":"M","pid":{},"args":{{"buffer":{},"bytes":{},"address":{},"memory":{}{}}}}})",
        event.core, Quote(NameOf(event.core, event.a)), event.c, event.d, event.e, place);
  }

  std::string Row(const device::Span& span) {
    const RecordedEvent& event = recording_.events[span.event];
    const Origin& origin = OriginOf(event);
    std::string args;
    const auto add = [&](std::string_view key, const std::string& value) {
      args += fmt::format("{}\"{}\":{}", args.empty() ? "" : ",", key, value);
    };
    if (!origin.place.empty()) add("place", Quote(origin.place));
    if (event.c > 0) add("bytes", std::to_string(event.c));
    if (event.a > 0) add("elements", std::to_string(event.a));
    if (event.b > 0) add(event.c > 0 ? "bursts" : "repeats", std::to_string(event.b));
    if (event.pipe == device::Pipe::kVector && event.d + event.e > 0)
      add("bank_conflicts", std::to_string(event.d + event.e));
    const std::string buffer = BufferOf(event);
    if (!buffer.empty()) add("buffer", Quote(buffer));
    const std::string others = OthersOf(event, buffer);
    if (!others.empty()) add("also", "[" + others + "]");
    return fmt::format(R"({{"name":{},"ph":"X","pid":{},"tid":{},"ts":{},"dur":{},"args":{{{}}}}})", Quote(origin.name),
                       event.core, static_cast<int>(event.pipe), span.start, span.end - span.start, args);
  }

 private:
  const LoweredModule::Location* At(std::int32_t location) const {
    if (location < 0 || static_cast<std::size_t>(location) >= kernel_.locations.size()) return nullptr;
    return &kernel_.locations[static_cast<std::size_t>(location)];
  }

  const Origin& OriginOf(const RecordedEvent& event) {
    const auto [found, added] = origins_.try_emplace({event.location, event.name});
    if (!added) return found->second;
    if (const LoweredModule::Location* at = At(event.location)) {
      found->second.name = CalledAt(places_.project(), at->range);
      const Spot spot = places_.At(at->range);
      if (spot.container >= 0) found->second.place = fmt::format("{}:{}", spot.path, spot.start.line);
    }
    // For an unknown place, the name of the model's call is better than nothing.
    if (found->second.name.empty()) {
      const bool named = event.kind == RecordedEvent::Kind::kInstruction;
      const std::string intrinsic = named ? recording_.names[event.name] : "";
      found->second.name = intrinsic.starts_with("assay_") ? intrinsic.substr(6) : intrinsic;
    }
    return found->second;
  }

  // The local tensor that it writes, else the one it reads.
  std::string BufferOf(const RecordedEvent& event) {
    const device::RecordedAccess* chosen = nullptr;
    for (int i = 0; i < event.accesses; ++i) {
      const device::RecordedAccess& access = event.access[i];
      if (access.buffer != 0 && (chosen == nullptr || (access.write != 0 && chosen->write == 0))) chosen = &access;
    }
    return chosen == nullptr ? "" : NameOf(event.core, chosen->buffer);
  }

  // The other operands, quoted.
  std::string OthersOf(const RecordedEvent& event, const std::string& first) {
    std::string others;
    std::set<std::string> named = {first};
    for (int i = 0; i < event.accesses; ++i) {
      const std::string name = NameOf(event.core, event.access[i].buffer);
      if (!name.empty() && named.insert(name).second) others += (others.empty() ? "" : ",") + Quote(name);
    }
    return others;
  }

  // The buffer with this handle; empty if the core has none.
  std::string NameOf(int core, std::int64_t handle) {
    const auto found = buffers_.find({core, handle});
    if (found == buffers_.end()) return {};
    const LoweredModule::Location* at = At(found->second);
    const std::string name = at != nullptr ? BufferAt(facts_, at->range) : "";
    return fmt::format("{}#{}", name.empty() ? "buffer" : name, handle);
  }

  const device::Recording& recording_;
  const Facts& facts_;
  PlaceIndex places_;
  const LoweredModule& kernel_;
  std::map<std::pair<std::int32_t, std::uint16_t>, Origin> origins_;
  std::map<std::pair<int, std::int64_t>, std::int32_t> buffers_;
};

std::string Header(const device::Recording& recording, const device::Timeline& timeline, std::size_t shown,
                   const std::string& what) {
  std::uint64_t executed = 0;
  for (std::uint64_t n : recording.instructions) executed += n;
  return fmt::format(
      R"({{"displayTimeUnit":"ns","otherData":{{"unit":"1 us of the viewer is 1 cycle at {} MHz","cycles":{},)"
      R"("cores":{},"instructions":{},"shown":{},"limit":{},"input":{}}},)"
      "\n\"traceEvents\":[",
      static_cast<std::int64_t>(device::Value(device::TimeKey::kClockMhz)), timeline.cycles,
      recording.instructions.size(), executed, shown, kMaxTraceEvents, Quote(what));
}

}  // namespace

std::string ChromeTrace(const device::Recording& recording, const device::Timeline& timeline, const Facts& facts,
                        const Project& project, const LoweredModule& kernel, const std::string& what) {
  Tracer tracer(recording, facts, project, kernel);
  const std::size_t cores = std::max<std::size_t>(timeline.cores.size(), 1);
  const std::size_t share = std::max<std::size_t>(kMaxTraceEvents / cores, 1);
  std::map<int, std::size_t> used;
  std::set<std::pair<int, int>> rows;
  std::vector<std::string> lines;
  for (const device::Span& span : timeline.spans) {
    const RecordedEvent& event = recording.events[span.event];
    if (lines.size() >= kMaxTraceEvents || ++used[event.core] > share) continue;
    rows.insert({event.core, static_cast<int>(event.pipe)});
    lines.push_back(tracer.Row(span));
  }
  std::string out = Header(recording, timeline, lines.size(), what);
  int last = -1;
  const char* comma = "\n";
  for (const auto& [core, pipe] : rows) {
    if (core != last) {
      out += fmt::format(R"({}{{"name":"process_name","ph":"M","pid":{},"args":{{"name":"core {}"}}}})", comma, core,
                         core);
      comma = ",\n";
    }
    last = core;
    out += fmt::format(R"({}{{"name":"thread_name","ph":"M","pid":{},"tid":{},"args":{{"name":"{}"}}}})", comma, core,
                       pipe, device::PipeName(static_cast<device::Pipe>(pipe)));
  }
  std::size_t buffers = 0;
  for (const RecordedEvent& event : recording.events) {
    if (event.kind != RecordedEvent::Kind::kBuffer || ++buffers > kMaxTraceEvents) continue;
    out += comma + tracer.Buffer(event);
    comma = ",\n";
  }
  for (const std::string& line : lines) {
    out += comma + line;
    comma = ",\n";
  }
  return out + "\n]}\n";
}

}  // namespace assay
