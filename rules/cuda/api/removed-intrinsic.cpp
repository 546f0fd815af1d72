// Warp operations without a mask were removed for the chips since 7.0.
#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_removed_intrinsic {

static constexpr RuleInfo kInfo = {
    .summary = "intrinsic of earlier releases without a mask",
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

// A mask of the whole warp: right where all of its lanes come here.
static std::vector<Edit> WithMask(const ReplyFacts& reply, const ParseError& error) {
  const std::string* text = FileText(reply, error.range.file);
  if (text == nullptr || TextOf(reply, error.range) != error.name) return {};
  const std::size_t open = text->find_first_not_of(" \t", error.range.end);
  if (open == std::string::npos || (*text)[open] != '(') return {};
  const auto after = static_cast<std::uint32_t>(open + 1);
  return {{error.range, error.suggestion}, {{error.range.file, after, after}, "0xffffffff, "}};
}

static void Check(const CudaFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kRemovedName})) {
    auto finding = out.Report(error->range, "`{}` was removed: chips since 7.0 do not have it", error->name);
    finding.BreaksBuild();
    finding.Note(fmt::format("`{}` takes a mask of the participating lanes as its first argument", error->suggestion));
    if (std::vector<Edit> edits = WithMask(reply, *error); !edits.empty())
      finding.Fix(fmt::format("call `{}` for the whole warp", error->suggestion), FixSafety::kUnsafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_removed_intrinsic
