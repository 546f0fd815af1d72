// ReduceMax, ReduceMin and ReduceSum need a third tensor to work in and return nothing. Calls that pass an axis, pass
// the count in the tensor's place or use the return value are habits from other libraries.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/buffers.h"
#include "rules/ascendc/overload.h"
#include "rules/ascendc/reductions.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_work_tensor {

static constexpr RuleInfo kInfo = {
    .summary = "reduction without its work tensor",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool IsAxis(std::string_view text) { return text == "0" || text == "1" || text == "-1"; }

static bool HasAxis(const ParseError& error, const ReplyFacts& reply) {
  const std::vector<SourceRange>& given = error.argument_ranges;
  return given.size() > 3 && std::any_of(given.begin() + 2, given.end(),
                                         [&](const SourceRange& argument) { return IsAxis(TextOf(reply, argument)); });
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoOverload, ParseErrorClass::kScalarAsTensor})) {
    if (MistakeOf(*error).cause != OverloadCause::kWorkTensor) continue;
    const std::size_t given = error->argument_types.size();
    const std::string third = given > 2 ? error->argument_types[2] : "";
    const bool queue = third.find("TQue") != third.npos, buffer = third.find("TBuf<") != third.npos;
    const bool named = (queue || buffer) && error->argument_ranges.size() > 2;
    auto finding = named ? out.Report(error->range, "`{}` takes a work tensor here, but `{}` is a {}", error->name,
                                      TextOf(reply, error->argument_ranges[2]), queue ? "queue" : "buffer")
                         : out.Report(error->range, "`{}` lacks its work tensor: `{}(dst, src, work, count)`",
                                      error->name, error->name);
    finding.BreaksBuild().Arg("name", error->name);
    if (HasAxis(*error, reply))
      finding.Note("there is no axis: one call reduces the first `count` elements to `dst[0]`");
    NoteCombos(finding, *error);
    const std::string source(TextOf(reply, error->argument_ranges[1]));
    if (source.empty() || error->argument_ranges.size() < given || (given != 3 && given != 4)) continue;
    if (given == 3 && error->argument_types.back() == "bool")
      continue;  // a flag where the count stands: it would sum nothing
    const auto text = ReadCall(reply, error->range);
    if (auto value = text && !text->statement ? ReducedValue(reply, error->name, *text) : std::nullopt) {
      finding.Fix(value->title, value->safety, std::move(value->edits));
      continue;
    }
    const std::string room(TextOf(reply, error->argument_ranges[2]));
    if (given == 4 && buffer && IsIdentifier(room)) {
      finding.Fix("ask the buffer for its tensor", FixSafety::kSafe,
                  {{After(error->argument_ranges[2]),
                    fmt::format(".Get<{}>()", ElementOf(ShortType(error->argument_types[1])))}});
      continue;
    }
    if (queue) continue;  // which of its tensors is meant is open
    // The error's range is only the name.
    const SourceRange call = {error->range.file, error->range.begin, error->argument_ranges.back().end};
    const bool dead = IsLastUse(reply, call, error->argument_ranges[1]);
    // Remove the axis and keep the count, whichever comes first.
    const bool axis_first = given == 4 && IsAxis(TextOf(reply, error->argument_ranges[2]));
    const auto with = [&](const std::string& work) {
      std::vector<Edit> edits;
      if (axis_first) {
        edits.push_back({error->argument_ranges[2], work});
      } else {
        edits.push_back({After(error->argument_ranges[1]), ", " + work});
        if (given == 4)
          edits.push_back({{error->range.file, error->argument_ranges[2].end, error->argument_ranges[3].end}, ""});
      }
      return edits;
    };
    const std::string element = ElementOf(ShortType(error->argument_types[1]));
    const auto own = dead ? std::nullopt : BufferBeside(reply, error->argument_ranges[1], element);
    if (own) {
      std::vector<Edit> edits = own->edits;
      for (Edit& edit : with(own->tensor)) edits.push_back(std::move(edit));
      finding.Fix("give it a work buffer as large as the source's", given == 3 ? FixSafety::kSafe : FixSafety::kUnsafe,
                  std::move(edits));
      continue;
    }
    if (!dead) continue;  // its values would be lost
    finding.Fix("use the source, which nothing reads any more, as its work tensor",
                given == 3 ? FixSafety::kSafe : FixSafety::kUnsafe, with(source));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_work_tensor
