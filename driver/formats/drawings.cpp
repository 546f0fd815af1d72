// See drawings.h: outputs and findings. The timeline and the buffers are in timeline-drawing.cpp.
#include "driver/formats/drawings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kColumns = 64;

struct RowPart {
  std::int64_t first, last, never, several, wrong, core;
};

std::vector<RowPart> PartsOf(const Json& output) {
  std::vector<RowPart> parts;
  const Json given = output.value("parts", Json::object());
  const std::int64_t each = std::max<std::int64_t>(given.value("elements", std::int64_t{1}), 1);
  const std::int64_t all = output.value("elements", std::int64_t{0});
  const Json never = given.value("never", Json::array()), several = given.value("several", Json::array());
  const Json wrong = given.value("wrong", Json::array()), core = given.value("core", Json::array());
  for (std::size_t i = 0; i < never.size(); ++i) {
    const std::int64_t first = static_cast<std::int64_t>(i) * each;
    parts.push_back({first, std::min(first + each, all) - 1, WholeNumber(never, i), WholeNumber(several, i),
                     WholeNumber(wrong, i), WholeNumber(core, i)});
  }
  return parts;
}

std::string_view ClassOf(const RowPart& part) {
  if (part.never > 0) return "p-never";
  if (part.wrong > 0) return "p-wrong";
  return part.several > 0 ? "p-several" : "p-once";
}

std::string Describe(const RowPart& part) {
  std::string text = fmt::format("elements {} to {}", GroupDigits(part.first), GroupDigits(part.last));
  if (part.core >= 0) text += fmt::format(", core {}", part.core);
  const auto add = [&](std::int64_t number, std::string_view what) {
    if (number > 0) text += fmt::format("; {} {}", GroupDigits(number), what);
  };
  add(part.never, "never written");
  add(part.several, "written several times");
  add(part.wrong, "with wrong values");
  return text;
}

std::string DrawParts(const std::vector<RowPart>& parts) {
  const std::size_t rows = (parts.size() + kColumns - 1) / kColumns;
  std::string out =
      fmt::format("<svg class=\"parts\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"parts of the output\">\n",
                  kColumns * 10, rows * 16);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const RowPart& part = parts[i];
    const std::size_t x = i % kColumns * 10, y = i / kColumns * 16;
    out += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"9\" height=\"9\"><title>{}</title></rect>",
                       ClassOf(part), x, y, Describe(part));
    if (part.core >= 0)
      out += fmt::format("<rect class=\"k{}\" x=\"{}\" y=\"{}\" width=\"10\" height=\"3\"/>", part.core % 8, x, y + 11);
  }
  return out + "\n</svg>\n";
}

// A number of the finding's, small enough to calculate with; 0 where there is none.
std::int64_t Count(const Json& args, const char* key) {
  constexpr std::int64_t kMost = std::int64_t{1} << 60;
  const auto found = args.find(key);
  return found != args.end() && found->is_number_integer() ? std::clamp(found->get<std::int64_t>(), -kMost, kMost) : 0;
}

// The accessed bytes, and those of the tensor's end.
std::string DrawAccess(std::int64_t begin, std::int64_t end, std::int64_t size) {
  const std::int64_t bytes = end - begin;
  if (bytes <= 0 || size <= 0 || begin < 0 || (begin < size && end <= size)) return "";
  // Pieces of the same length before it, and the part after the end.
  const std::int64_t shown = std::min<std::int64_t>(begin / bytes, 3);
  const std::int64_t left = std::min(begin - shown * bytes, size), right = std::max(end, size);
  const double scale = 600.0 / static_cast<double>(std::max<std::int64_t>(right - left, 1));
  const auto box = [&](std::int64_t from, std::int64_t to, std::string_view kind, int y, int height,
                       const std::string& title) {
    return fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"><title>{}</title></rect>", kind,
        static_cast<double>(from - left) * scale, y, std::max(static_cast<double>(to - from) * scale, 1.0), height,
        title);
  };
  std::string out =
      "<svg class=\"access\" viewBox=\"0 0 600 34\" role=\"img\" aria-label=\"the access on the tensor\">";
  out += box(left, size, "p-once", 0, 12, fmt::format("the tensor, up to byte {}", GroupDigits(size)));
  for (std::int64_t i = shown; i > 0; --i)
    out += box(begin - i * bytes, begin - (i - 1) * bytes, "tile", 16, 14,
               fmt::format("{} before it", Counted(i, "piece")));
  const std::int64_t inside = std::clamp(size, begin, end);
  if (inside > begin) out += box(begin, inside, "tile here", 16, 14, "the access, inside the tensor");
  if (end > inside)
    out += box(inside, end, "p-never", 16, 14, fmt::format("{} past the end", Counted(end - inside, "byte")));
  return fmt::format("<div class=\"soft\">bytes {} to {} of a tensor of {}{}</div>{}</svg>\n", GroupDigits(begin),
                     GroupDigits(end), GroupDigits(size), shown > 0 ? ", behind pieces of the same length" : "", out);
}

}  // namespace

std::string_view DrawingStyle() {
  return R"(.p-once{fill:#4c9a6a}.p-never{fill:#c43c32}.p-several{fill:#d39a2d}.p-wrong{fill:#8e5bc0}.tile{fill:none;stroke:var(--soft)}.tile.here{fill:#4c78a8;stroke:none}
.k0{fill:#4c78a8;background:#4c78a8}.k1{fill:#f58518;background:#f58518}.k2{fill:#54a24b;background:#54a24b}.k3{fill:#e45756;background:#e45756}.k4{fill:#72b7b2;background:#72b7b2}.k5{fill:#b5971d;background:#b5971d}.k6{fill:#b279a2;background:#b279a2}.k7{fill:#9d755d;background:#9d755d}
svg.parts{width:100%;max-width:44rem;display:block}svg.access{width:100%;max-width:38rem;display:block}svg.bar{width:6rem;height:.7rem;vertical-align:middle}.key{display:inline-block;width:.8rem;height:.8rem;margin:0 .3rem 0 .8rem;vertical-align:-.1rem}
.lane svg,.memory svg{width:100%;display:block;height:1.4rem;background:var(--back)}.memory svg{height:16rem}.lane{margin:.1rem 0}.lname{position:sticky;left:.3rem;font-size:12px}.axis{position:relative;height:1.2rem;font-size:11px;color:var(--soft)}.axis span{position:absolute}
.zoom input.x2:checked~.scroll>div{width:200%}.zoom input.x4:checked~.scroll>div{width:400%}.zoom input.x8:checked~.scroll>div{width:800%}.zoom input.x16:checked~.scroll>div{width:1600%}.zoom label{margin-right:.7rem}
.map{position:relative}.rname{position:absolute;left:.3rem;font-size:11px;line-height:1.3;color:var(--ink);pointer-events:none}
svg.growth{width:100%;max-width:44rem;display:block}.growth text{font-size:9px;fill:var(--soft)}.growth line{stroke:var(--line)}.growth polyline{fill:none;stroke:#8e5bc0;stroke-width:1.5}.growth circle{fill:#4c78a8}.growth circle.here{fill:#c43c32}
.room{fill:none;stroke:var(--soft);vector-effect:non-scaling-stroke}
)";
}

std::string DrawCoverage(const Json& outputs) {
  std::string out;
  if (!outputs.is_array()) return out;
  for (const Json& output : outputs) {
    const std::vector<RowPart> parts = PartsOf(output);
    if (parts.empty()) continue;
    out += fmt::format("<h4>{}: {} in {} of {}</h4>\n", EscapeMarkup(TextOf(output, "tensor")),
                       Counted(output.value("elements", std::int64_t{0}), "element"),
                       Counted(static_cast<std::int64_t>(parts.size()), "part"),
                       Counted(output.value("parts", Json::object()).value("elements", std::int64_t{0}), "element"));
    out += DrawParts(parts);
  }
  if (out.empty()) return out;
  return "<p class=\"soft\">In each part <span class=\"key\" style=\"background:#4c9a6a\"></span>all written once, "
         "<span class=\"key\" style=\"background:#c43c32\"></span>something never written, "
         "<span class=\"key\" style=\"background:#d39a2d\"></span>written several times, "
         "<span class=\"key\" style=\"background:#8e5bc0\"></span>wrong values; the line below a part has the colour "
         "of "
         "its core.</p>\n" +
         out;
}

std::string DrawResults(const Json& results) {
  std::string out;
  if (!results.is_array()) return out;
  for (const Json& result : results) {
    const Json given = result.value("parts", Json::object()), wrong = given.value("wrong", Json::array());
    const std::int64_t each = std::max<std::int64_t>(given.value("elements", std::int64_t{1}), 1);
    const std::int64_t all = result.value("elements", std::int64_t{0});
    std::vector<RowPart> parts;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < wrong.size(); ++i) {
      const std::int64_t first = static_cast<std::int64_t>(i) * each;
      parts.push_back({first, std::min(first + each, all) - 1, 0, 0, WholeNumber(wrong, i), -1});
      count += parts.back().wrong;
    }
    if (parts.empty()) continue;
    out += fmt::format("<h4>{}: {} of {} differ</h4>\n", EscapeMarkup(TextOf(result, "tensor")), GroupDigits(count),
                       Counted(all, "element"));
    out += DrawParts(parts);
  }
  if (out.empty()) return out;
  return "<p class=\"soft\"><span class=\"key\" style=\"background:#4c9a6a\"></span>as the reference has it, "
         "<span class=\"key\" style=\"background:#8e5bc0\"></span>wrong values.</p>\n" +
         out;
}

std::string DrawFinding(const Json& finding) {
  const Json args = finding.value("args", Json::object());
  if (!args.is_object()) return "";
  return DrawAccess(Count(args, "begin"), Count(args, "end"), Count(args, "size")) + DrawErrors(finding);
}

std::string DrawModel(const Json& model) {
  if (!model.is_object()) return "";
  const std::int64_t offset = Count(model, "offset");
  return DrawAccess(offset, offset + Count(model, "bytes"), Count(model, "size"));
}

}  // namespace assay
