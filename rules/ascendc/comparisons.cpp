// See comparisons.h.
#include "rules/ascendc/comparisons.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/ascendc/buffers.h"
#include "rules/ascendc/overload.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// The next selection of the same block, by its call.
std::optional<CallText> SelectionBehind(const ReplyFacts& reply, const SourceRange& call) {
  const std::string* text = FileText(reply, call.file);
  if (text == nullptr) return std::nullopt;
  std::size_t end = call.end;
  for (int depth = 0; end < text->size() && depth >= 0; ++end) depth += ((*text)[end] == '{') - ((*text)[end] == '}');
  const std::size_t at = NextWord(*text, "Select", call.end);
  if (at == std::string::npos || at >= end) return std::nullopt;
  const auto begin = static_cast<std::uint32_t>(at);
  return ReadCall(reply, {call.file, begin, begin + 6});
}

}  // namespace

std::optional<Repair> ComparedWithNumber(const ReplyFacts& reply, const ParseError& error, const CallText& call) {
  const std::vector<std::string>& types = error.argument_types;
  if (error.name != "Compare" || call.arguments.size() != 5 || !call.statement) return std::nullopt;
  const std::size_t mode = types[2].find("CMPMODE") != std::string::npos ? 2 : 3;
  const std::size_t number = mode == 2 ? 3 : 2;
  const std::string element = ElementOf(ShortType(types[1])), bits = ElementOf(ShortType(types[0]));
  if (types[mode].find("CMPMODE") == std::string::npos || (element != "float" && element != "half") ||
      IsTensor(types[number]) || IsGlobal(types[0]) || IsTensor(types[4]))
    return std::nullopt;
  const auto text = [&](const SourceRange& range) { return std::string(TextOf(reply, range)); };
  Repair repair{"use `CompareScalar`, the form with a number", FixSafety::kSafe, {}};
  const std::string given = text(call.arguments[0]);
  std::string mask = given;
  if (bits != "uint8_t" && bits != "int8_t") {
    auto own = BufferBeside(reply, call.arguments[0], "uint8_t");
    const auto selection = SelectionBehind(reply, call.whole);
    if (!own || !selection || selection->arguments.size() < 5) return std::nullopt;
    mask = own->tensor;
    repair = {"compare into a mask of bits, with `CompareScalar`", FixSafety::kUnsafe, std::move(own->edits)};
    // The three arguments after the destination: the mask and two sources, in any order.
    std::vector<std::string> sources;
    bool found = false;
    for (std::size_t i = 1; i <= 3; ++i) {
      const std::string argument = text(selection->arguments[i]);
      if (argument == given && !found) {
        found = true;
      } else {
        sources.push_back(argument);
      }
    }
    if (!found || sources.size() != 2) return std::nullopt;
    repair.edits.push_back(
        {selection->whole,
         fmt::format("AscendC::Select({}, {}, {}, {}, AscendC::SELMODE::VSEL_TENSOR_TENSOR_MODE, {})",
                     text(selection->arguments[0]), mask, sources[0], sources[1], text(selection->arguments.back()))});
  }
  repair.edits.push_back({call.whole, fmt::format("AscendC::CompareScalar({}, {}, static_cast<{}>({}), {}, {})", mask,
                                                  text(call.arguments[1]), element, text(call.arguments[number]),
                                                  text(call.arguments[mode]), text(call.arguments[4]))});
  return repair;
}

}  // namespace assay::rules
