// See drawings.h: launches of a CUDA input, and the results of its runs.
#include <fmt/format.h>

#include <cstdint>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"
#include "driver/formats/drawings.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// A length of a launch: 1 where the list ends before it.
std::int64_t At(const Json& list, std::size_t index) { return WholeNumber(list, index, 1); }

// "64 × 8", without trailing lengths of one.
std::string Lengths(const Json& list) {
  std::string out = GroupDigits(At(list, 0));
  if (At(list, 1) != 1 || At(list, 2) != 1) out += " × " + GroupDigits(At(list, 1));
  if (At(list, 2) != 1) out += " × " + GroupDigits(At(list, 2));
  return out;
}

double Product(const Json& list) {
  return static_cast<double>(At(list, 0)) * static_cast<double>(At(list, 1)) * static_cast<double>(At(list, 2));
}

std::string Row(const Json& launch) {
  const Json grid = launch.value("grid", Json::array()), block = launch.value("block", Json::array());
  const std::int64_t error = WholeNumber(launch, "error");
  return fmt::format(
      "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.0f}</td><td>{}</td><td{}>{}</td><td>{}</td></tr>\n",
      EscapeMarkup(TextOf(launch, "kernel")), Lengths(grid), Lengths(block), Product(grid) * Product(block),
      GroupDigits(WholeNumber(launch, "shared")), error != 0 ? " class=\"error\"" : "",
      error != 0 ? fmt::format("refused, error {}", error) : "starts", EscapeMarkup(TextOf(launch, "place")));
}

std::string Calls(const Json& calls) {
  std::string out;
  for (const Json& call : calls) {
    const Json launches = call.value("launches", Json::array());
    const std::int64_t times = WholeNumber(call, "times"), more = WholeNumber(call, "more");
    out += fmt::format("<h4>{}({}){}{}</h4>\n", EscapeMarkup(TextOf(call, "function")),
                       EscapeMarkup(TextOf(call, "arguments")), times > 1 ? fmt::format(", {} times", times) : "",
                       launches.empty() ? ": launches nothing" : "");
    if (launches.empty()) continue;
    out +=
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"launches\"><table class=\"launches\">\n"
        "<tr><th>kernel</th><th>blocks</th><th>threads of each</th><th>threads in all</th>"
        "<th>dynamic shared memory, bytes</th><th>launch</th><th>where</th></tr>\n";
    for (const Json& launch : launches) out += Row(launch);
    out += "</table></div>\n";
    if (more > 0) out += fmt::format("<p class=\"soft\">{} not shown.</p>\n", Counted(more, "launch"));
  }
  return out;
}

}  // namespace

std::string DrawLaunches(const Json& trace) {
  const Json record = trace.is_object() ? trace.value("otherData", Json()) : Json();
  if (!record.is_object()) return "";
  std::string out;
  const std::string calls = Calls(record.value("calls", Json::array()));
  if (!calls.empty()) out += "<h3>Launches at the task's own sizes</h3>\n" + calls;
  for (const Json& run : record.value("runs", Json::array())) {
    const std::string results = DrawResults(run.value("results", Json::array()));
    const std::string why = TextOf(run, "undecided"), scaled = TextOf(run, "scaled");
    if (results.empty() && why.empty()) continue;
    out += fmt::format("<h3>Run of {}{}</h3>\n", EscapeMarkup(TextOf(run, "shapes")),
                       scaled.empty() ? "" : ", with " + EscapeMarkup(scaled));
    if (!why.empty()) out += fmt::format("<p class=\"soft\">Undecided: {}</p>\n", EscapeMarkup(why));
    out += results;
  }
  return out;
}

}  // namespace assay
