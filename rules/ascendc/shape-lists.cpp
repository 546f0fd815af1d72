// See shape-lists.h.
#include "rules/ascendc/shape-lists.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {

std::optional<Repair> ShapeOfList(const ReplyFacts& reply, const SourceRange& line) {
  const std::string_view text = TextOf(reply, line);
  const std::size_t begin = text.find_first_not_of(" \t");
  const std::size_t end = text.find(");");
  if (begin == text.npos || end == text.npos || text.find(';') != end + 1) return std::nullopt;
  const auto at = [&](std::size_t offset) { return line.begin + static_cast<std::uint32_t>(offset); };
  const SourceRange statement = {line.file, at(begin), at(end + 2)};
  const std::string_view code = text.substr(begin, end - begin);
  const std::string indent(text.substr(0, begin));
  constexpr std::string_view kMade = " = gert::Shape(";
  if (const std::size_t made = code.find(kMade); code.starts_with("*") && made != code.npos) {
    const std::string to(code.substr(1, made - 1)), list(code.substr(made + kMade.size()));
    const bool vector =
        TextOf(reply, {line.file, 0, line.begin}).find("std::vector<int64_t> " + list) != std::string_view::npos;
    if (!IsIdentifier(to) || !IsIdentifier(list) || !vector) return std::nullopt;
    return Repair{"append the dimensions",
                  FixSafety::kSafe,
                  {{statement, fmt::format("{0}->SetDimNum(0);\n{1}for (int64_t dim : {2}) {0}->AppendDim(dim);", to,
                                           indent, list)}}};
  }
  constexpr std::string_view kDeclared = "gert::Shape ";
  const std::size_t open = code.find('(');
  if (!code.starts_with(kDeclared) || !code.ends_with(".size()")) return std::nullopt;
  const std::string name(code.substr(kDeclared.size(), open - kDeclared.size())), count(code.substr(open + 1));
  if (!IsIdentifier(name)) return std::nullopt;
  return Repair{"set the number of dimensions",
                FixSafety::kSafe,
                {{statement, fmt::format("gert::Shape {0};\n{1}{0}.SetDimNum({2});", name, indent, count)}}};
}

}  // namespace assay::rules
