// See drawings.h: the timeline and the unified buffer. Both are drawn from the trace that `--trace` writes.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"
#include "driver/formats/drawings.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostSpans = 4000;  // of one core; a page with more is slow to draw
constexpr std::size_t kMostCores = 8;

struct Span {
  std::string name, place;
  std::vector<std::string> buffers;
  std::int64_t unit = 0, start = 0, length = 0;
  std::string details;
};

struct Room {
  std::string name;
  std::int64_t address = 0, bytes = 0;
};

struct Core {
  std::map<std::int64_t, std::string> units;
  std::vector<Span> spans;
  std::vector<Room> rooms;  // of the unified buffer
  std::size_t left_out = 0;
};

Span SpanOf(const Json& event) {
  Span span{TextOf(event, "name"),     "", {}, WholeNumber(event, "tid"), WholeNumber(event, "ts"),
            WholeNumber(event, "dur"), ""};
  const Json args = event.value("args", Json::object());
  span.place = TextOf(args, "place");
  if (const std::string buffer = TextOf(args, "buffer"); !buffer.empty()) span.buffers.push_back(buffer);
  for (const Json& one : args.value("also", Json::array())) {
    if (one.is_string()) span.buffers.push_back(one.get<std::string>());
  }
  for (const char* key : {"bytes", "elements", "bursts", "repeats", "bank_conflicts"}) {
    if (const std::int64_t value = WholeNumber(args, key); value > 0)
      span.details += fmt::format(", {} {}", value, key);
  }
  return span;
}

std::map<std::int64_t, Core> CoresOf(const Json& trace) {
  std::map<std::int64_t, Core> cores;
  if (!trace.is_object()) return cores;
  for (const Json& event : trace.value("traceEvents", Json::array())) {
    if (!event.is_object()) continue;
    Core& core = cores[WholeNumber(event, "pid")];
    const std::string kind = TextOf(event, "ph"), name = TextOf(event, "name");
    const Json args = event.value("args", Json::object());
    if (kind == "X") {
      if (core.spans.size() < kMostSpans) {
        core.spans.push_back(SpanOf(event));
      } else {
        ++core.left_out;
      }
    } else if (name == "thread_name") {
      core.units[WholeNumber(event, "tid")] = TextOf(args, "name");
    } else if (name == "assay_buffer" && WholeNumber(args, "memory") == 0) {
      core.rooms.push_back({TextOf(args, "buffer"), WholeNumber(args, "address"), WholeNumber(args, "bytes")});
    }
  }
  return cores;
}

std::int64_t EndOf(const Core& core) {
  std::int64_t end = 1;
  for (const Span& span : core.spans) end = std::max(end, span.start + span.length);
  return end;
}

std::string Title(const Span& span) {
  std::string text = fmt::format("{}: {} to {}", span.name, span.start, span.start + span.length);
  if (!span.place.empty()) text += ", " + span.place;
  text += span.details;
  for (const std::string& buffer : span.buffers) text += ", " + buffer;
  return EscapeMarkup(text);
}

// Equal names have equal colours on the whole page.
class Colours {
 public:
  explicit Colours(const std::map<std::int64_t, Core>& cores) {
    for (const auto& [number, core] : cores) {
      for (const Span& span : core.spans) Of(span.name);
    }
  }
  std::size_t Of(const std::string& name) { return numbers_.try_emplace(name, numbers_.size() % 8).first->second; }
  std::string Key() const {
    std::string out = "<p class=\"soft\">";
    for (const auto& [name, number] : numbers_)
      out += fmt::format("<span class=\"key k{}\"></span>{}", number, EscapeMarkup(name));
    return out + "</p>\n";
  }

 private:
  std::map<std::string, std::size_t> numbers_;
};

std::string Axis(std::int64_t end) {
  std::int64_t step = 1;
  for (std::int64_t power = 1; end / step > 10; power *= 10) {
    for (const std::int64_t factor : {1, 2, 5}) {
      step = power * factor;
      if (end / step <= 10) break;
    }
  }
  std::string out = "<div class=\"axis\">";
  for (std::int64_t at = 0; at <= end; at += step)
    out += fmt::format("<span style=\"left:{:.2f}%\">{}</span>",
                       100.0 * static_cast<double>(at) / static_cast<double>(end), GroupDigits(at));
  return out + "</div>";
}

// One lane for each unit. Where nothing is drawn, the unit waits.
std::string Lanes(const Core& core, std::int64_t end, Colours& colours) {
  // Copies in first, then what computes, then copies out.
  constexpr std::int64_t kFirst[] = {4, 3, 0, 1, 2, 10, 5};
  std::string out;
  for (const std::int64_t unit : kFirst) {
    std::string boxes;
    std::int64_t busy = 0;
    for (const Span& span : core.spans) {
      if (span.unit != unit) continue;
      busy += span.length;
      boxes += fmt::format("<rect class=\"k{}\" x=\"{}\" width=\"{}\" height=\"10\"><title>{}</title></rect>",
                           colours.Of(span.name), span.start, std::max<std::int64_t>(span.length, 1), Title(span));
    }
    if (boxes.empty()) continue;
    const auto name = core.units.find(unit);
    out += fmt::format(
        "<div class=\"lane\"><span class=\"lname\">{}: {} of {} cycles</span><svg viewBox=\"0 0 {} 10\" "
        "preserveAspectRatio=\"none\" role=\"img\" aria-label=\"unit\">{}</svg></div>\n",
        EscapeMarkup(name == core.units.end() ? "" : name->second), GroupDigits(busy), GroupDigits(end), end, boxes);
  }
  return out;
}

// The time model's account of a core; null if there is none.
const Json* AccountOf(const Json& performance, std::int64_t core) {
  const auto list = performance.is_object() ? performance.find("per_core") : performance.end();
  if (!performance.is_object() || list == performance.end()) return nullptr;
  for (const Json& one : *list) {
    if (WholeNumber(one, "core") == core) return &one;
  }
  return nullptr;
}

std::string Waits(const Json& account) {
  std::string out;
  const std::string busiest = TextOf(account, "busiest");
  const Json stalls = account.value("stalls", Json::object());
  for (const auto& [cause, cycles] : stalls.items()) {
    if (cycles.is_number_integer())
      out +=
          fmt::format("{}{} {}", out.empty() ? "" : ", ", EscapeMarkup(cause), GroupDigits(cycles.get<std::int64_t>()));
  }
  if (out.empty()) return "";
  return fmt::format("<p class=\"waits\">Cycles in which {} does not work: {}.</p>\n", EscapeMarkup(busiest), out);
}

// The slowest core first, then the others from 0 on.
std::vector<std::int64_t> Order(const std::map<std::int64_t, Core>& cores, const Json& performance) {
  std::vector<std::int64_t> order;
  for (const auto& [number, core] : cores) {
    if (!core.spans.empty()) order.push_back(number);
  }
  const std::int64_t slowest = performance.is_object() ? WholeNumber(performance, "slowest_core") : 0;
  std::stable_partition(order.begin(), order.end(), [&](std::int64_t one) { return one == slowest; });
  return order;
}

}  // namespace

std::string DrawTimeline(const Json& trace, const Json& performance, const std::string& id) {
  const std::map<std::int64_t, Core> cores = CoresOf(trace);
  const std::vector<std::int64_t> order = Order(cores, performance);
  if (order.empty()) return "";
  Colours colours(cores);
  std::string drawn;
  for (std::size_t i = 0; i < order.size() && i < kMostCores; ++i) {
    const Core& core = cores.at(order[i]);
    const std::int64_t end = EndOf(core);
    const Json* account = AccountOf(performance, order[i]);
    drawn += fmt::format("<details class=\"core\"{}><summary>core {}: {} cycles</summary>\n", i == 0 ? " open" : "",
                         order[i], GroupDigits(account == nullptr ? end : WholeNumber(*account, "cycles")));
    if (account != nullptr) drawn += Waits(*account);
    drawn += "<div class=\"zoom\">";
    for (const int factor : {1, 2, 4, 8, 16}) {
      const std::string name = fmt::format("{}c{}", id, order[i]);
      drawn += fmt::format(
          "<input type=\"radio\" name=\"{0}\" id=\"{0}x{1}\" class=\"x{1}\"{2}><label for=\"{0}x{1}\">{1}×</label>",
          name, factor, factor == 1 ? " checked" : "");
    }
    drawn += "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"timeline\"><div>\n" +
             Lanes(core, end, colours) + Axis(end) + "</div></div></div>\n";
    if (core.left_out > 0)
      drawn += fmt::format("<p class=\"soft\">{} not drawn.</p>\n",
                           Counted(static_cast<std::int64_t>(core.left_out), "later instruction"));
    drawn += "</details>\n";
  }
  if (order.size() > kMostCores)
    drawn += fmt::format("<p class=\"soft\">{} not drawn.</p>\n",
                         Counted(static_cast<std::int64_t>(order.size() - kMostCores), "core"));
  return "<h3>Timeline</h3>\n" + colours.Key() + drawn;
}

std::string DrawBuffers(const Json& trace, const Json& performance) {
  const std::map<std::int64_t, Core> cores = CoresOf(trace);
  const std::vector<std::int64_t> order = Order(cores, performance);
  if (order.empty() || cores.at(order.front()).rooms.empty()) return "";
  const Core& core = cores.at(order.front());
  const std::int64_t end = EndOf(core);
  std::int64_t top = 1;
  std::map<std::string, const Room*> rooms;
  for (const Room& room : core.rooms) {
    rooms[room.name] = &room;
    top = std::max(top, room.address + room.bytes);
  }
  Colours colours(cores);
  std::string boxes;
  for (const Room& room : core.rooms)
    boxes += fmt::format("<rect class=\"room\" x=\"0\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}</title></rect>",
                         top - room.address - room.bytes, end, room.bytes, EscapeMarkup(room.name));
  for (const Span& span : core.spans) {
    for (const std::string& name : span.buffers) {
      const auto room = rooms.find(name);
      if (room == rooms.end()) continue;
      boxes += fmt::format("<rect class=\"k{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}</title></rect>",
                           colours.Of(span.name), span.start, top - room->second->address - room->second->bytes,
                           std::max<std::int64_t>(span.length, 1), room->second->bytes, Title(span));
    }
  }
  std::string labels;
  for (const Room& room : core.rooms)
    labels +=
        fmt::format("<span class=\"rname\" style=\"bottom:{:.2f}%\">{}</span>",
                    100.0 * static_cast<double>(room.address) / static_cast<double>(top), EscapeMarkup(room.name));
  std::string table =
      "<div class=\"scroll\"><table class=\"rooms\">\n<tr><th>buffer</th><th>from byte</th><th>bytes</th></tr>\n";
  for (const Room& room : core.rooms)
    table += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>\n", EscapeMarkup(room.name),
                         GroupDigits(room.address), GroupDigits(room.bytes));
  return fmt::format(
             "<h3>Unified buffer of core {}, {} of it set up</h3>\n"
             "<p class=\"soft\">Addresses upwards, cycles to the right; a box is an access of a buffer.</p>\n{}"
             "<div class=\"memory\"><div class=\"map\"><svg viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\" "
             "role=\"img\" "
             "aria-label=\"unified buffer over time\">{}</svg>{}</div>{}</div>\n",
             order.front(), Counted(top, "byte"), colours.Key(), end, top, boxes, labels, Axis(end)) +
         table + "</table></div>\n";
}

}  // namespace assay
