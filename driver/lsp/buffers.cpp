// See buffers.h.
#include "driver/lsp/buffers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kInRun = " in the last run";

std::string Bytes(std::int64_t number) { return GroupDigits(number) + " B"; }

const Json& MemoryOf(const Json& report) {
  static const Json kNone = Json::object();
  if (!report.is_object()) return kNone;
  const auto found = report.find("local_memory");
  return found == report.end() || !found->is_object() ? kNone : *found;
}

std::size_t ByteOf(const Json& object, const char* end) {
  return object.value(end, Json::object()).value("byte", std::size_t{0});
}

// Bytes of a call's buffers together; -1: not known before a launch.
std::int64_t Taken(const Json& buffer) {
  const Json& bytes = buffer.at("bytes");
  return bytes.is_number_integer() ? bytes.get<std::int64_t>() * buffer.value("count", std::int64_t{1}) : -1;
}

// The account, with launch-dependent sizes taken from the last run: those of the core that used most.
Json WithRun(const Json& report, const Json& run) {
  Json memory = MemoryOf(report);
  const Json trace = run.is_object() ? run.value("trace", Json()) : Json();
  if (memory.empty() || !trace.is_object()) return memory;
  struct Taken {
    std::int64_t count = 0, bytes = 0;
  };
  for (Json& buffer : memory.at("buffers")) {
    if (buffer.at("bytes").is_number_integer()) continue;
    std::map<std::int64_t, Taken> cores;
    for (const Json& event : trace.value("traceEvents", Json::array())) {
      const Json args = event.value("args", Json::object());
      if (TextOf(event, "name") != "assay_buffer" || TextOf(args, "path") != TextOf(buffer, "path")) continue;
      const std::size_t byte = args.value("byte", std::size_t{0});
      if (byte < ByteOf(buffer, "start") || byte >= ByteOf(buffer, "end")) continue;
      Taken& taken = cores[event.value("pid", std::int64_t{0})];
      ++taken.count;
      taken.bytes = std::max(taken.bytes, args.value("bytes", std::int64_t{0}));
    }
    Taken most;
    for (const auto& [core, taken] : cores) {
      if (taken.count * taken.bytes > most.count * most.bytes) most = taken;
    }
    if (most.count == 0) continue;
    buffer["count"] = most.count;
    buffer["bytes"] = most.bytes;
    buffer["ran"] = true;
  }
  return memory;
}

struct Sum {
  std::int64_t bytes = 0;
  std::int64_t open = 0;  // calls whose size is not known
  bool ran = false;       // some are those of a run
};

// For the calls of a function up to and including the one that ends at `end`. Functions that set up buffers are taken
// to belong to different kernels.
Sum SumUpTo(const Json& memory, const std::string& function, std::size_t end) {
  Sum sum;
  for (const Json& buffer : memory.value("buffers", Json::array())) {
    if (TextOf(buffer, "function") != function || ByteOf(buffer, "end") > end) continue;
    const std::int64_t taken = Taken(buffer);
    (taken < 0 ? sum.open : sum.bytes) += taken < 0 ? 1 : taken;
    sum.ran |= buffer.value("ran", false);
  }
  return sum;
}

std::string LeftText(const Json& memory, const Sum& sum) {
  const std::int64_t capacity = memory.value("capacity", std::int64_t{0});
  const std::string space = TextOf(memory, "space");
  if (sum.bytes > capacity)
    return fmt::format("{} more than the {} B of the {}", Bytes(sum.bytes - capacity), GroupDigits(capacity), space);
  return fmt::format("{}{} of {} of the {}, {}{} left", sum.open > 0 ? "at least " : "", GroupDigits(sum.bytes),
                     Bytes(capacity), space, sum.open > 0 ? "at most " : "", Bytes(capacity - sum.bytes));
}

std::string SizeText(const Json& buffer) {
  const std::int64_t count = buffer.value("count", std::int64_t{1});
  const Json& bytes = buffer.at("bytes");
  if (!bytes.is_number_integer()) return "";
  const std::string each = Bytes(bytes.get<std::int64_t>());
  const std::string_view ran = buffer.value("ran", false) ? kInRun : "";
  return count == 1 ? fmt::format("{}{}", each, ran) : fmt::format("{} × {}{}", count, each, ran);
}

Json Hint(const Json& position, std::string label, std::string tooltip) {
  Json hint = {{"position", position}, {"label", std::move(label)}, {"paddingLeft", true}};
  if (!tooltip.empty()) hint["tooltip"] = std::move(tooltip);
  return hint;
}

// The verdict's claim beyond a run; empty if there is none.
std::string ProvedText(const Json& report) {
  const Json verdict = report.value("verdict", Json::object());
  const std::string proved = TextOf(verdict, "proved"), domain = TextOf(verdict, "proved_for");
  if (proved == "all-shapes") return "free of faults for all shapes";
  if (proved == "given-shapes") return "free of faults for the given shapes";
  return proved == "all-of-part" ? "free of faults for " + domain : "";
}

}  // namespace

Json LspInlayHints(const LspDocument& document, const Json& report, const Json& run, const Json& range,
                   PositionUnit unit) {
  Json hints = Json::array();
  const Json memory = WithRun(report, run);
  if (memory.empty()) return hints;
  const bool whole = !range.is_object();
  const std::size_t begin = whole ? 0 : document.text.ByteOf(range.value("start", Json::object()), unit);
  const std::size_t end =
      whole ? document.text.text().size() : document.text.ByteOf(range.value("end", Json::object()), unit);
  const auto wanted = [&](const Json& one) {
    return TextOf(one, "path") == document.path && ByteOf(one, "end") >= begin && ByteOf(one, "start") <= end;
  };
  for (const Json& buffer : memory.value("buffers", Json::array())) {
    const std::string size = SizeText(buffer);
    if (!wanted(buffer) || size.empty()) continue;
    hints.push_back(Hint(document.text.PositionOf(ByteOf(buffer, "end"), unit), size,
                         "with what comes before it: " +
                             LeftText(memory, SumUpTo(memory, TextOf(buffer, "function"), ByteOf(buffer, "end")))));
  }
  std::set<std::string> functions;
  for (const Json& buffer : memory.value("buffers", Json::array())) functions.insert(TextOf(buffer, "function"));
  if (functions.size() != 1) return hints;
  const Sum all = SumUpTo(memory, *functions.begin(), std::string::npos);
  const std::string proved = ProvedText(report);
  for (const Json& entry : memory.value("entries", Json::array())) {
    if (!wanted(entry)) continue;
    std::string label = fmt::format("{}{} of {}", all.open > 0 ? "at least " : "", GroupDigits(all.bytes),
                                    Bytes(memory.value("capacity", std::int64_t{0})));
    if (all.ran) label += kInRun;
    if (!proved.empty()) label += ", " + proved;
    hints.push_back(
        Hint(document.text.PositionOf(ByteOf(entry, "end"), unit), std::move(label), LeftText(memory, all)));
  }
  return hints;
}

std::string LspBufferHover(const LspDocument& document, const Json& report, const Json& run, std::size_t byte) {
  const Json memory = WithRun(report, run);
  for (const Json& buffer : memory.value("buffers", Json::array())) {
    if (TextOf(buffer, "path") != document.path || byte < ByteOf(buffer, "start") || byte > ByteOf(buffer, "end"))
      continue;
    const std::string size = SizeText(buffer);
    const std::string head = size.empty() ? "its size depends on the launch; `assay.simulate` shows it" : size;
    std::string text = fmt::format("`{}`: {}\n\n", TextOf(buffer, "name"), head);
    text +=
        "Up to here: " + LeftText(memory, SumUpTo(memory, TextOf(buffer, "function"), ByteOf(buffer, "end"))) + ".\n";
    return text + "\nAll buffers: " + LeftText(memory, SumUpTo(memory, TextOf(buffer, "function"), std::string::npos)) +
           ".\n";
  }
  return "";
}

}  // namespace assay
