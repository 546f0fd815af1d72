// A remainder is not the size of the last tile: if the division leaves none it is zero, although the last tile is a
// full one.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_empty_last_tile {

static constexpr RuleInfo kInfo = {
    .summary = "remainder as the size of the last tile, which is zero where nothing is left",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.empty_last_tiles) {
    auto finding =
        out.Report(one.choice, "the last tile is empty where `{}` is a multiple of `{}`", one.total, one.tile);
    finding.Label(one.remainder, "zero where the division leaves nothing");
    finding.Note(fmt::format("the size left for the last tile is `{} - (tiles - 1) * {}`", one.total, one.tile));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_empty_last_tile
