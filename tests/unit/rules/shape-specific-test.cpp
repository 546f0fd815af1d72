// Messages for a kernel that is proved for the shapes of its cases and shown to be wrong at another.
#include <map>

#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

// Proved for its cases; at N = 33 an obligation of `kind` is violated.
Bench Specific(ObligationKind kind) {
  Bench bench("DataCopy(y, x, n);\nAdd(z, x, y, n);");
  ProofFacts& proof = bench.facts.Mutable<ProofFacts>();
  proof.attempted = true;
  proof.results.push_back(
      {.status = Status::kProved, .kind = kind, .where = {}, .what = "x", .why_undecided = "", .model = {}});
  proof.shapes.attempted = true;
  proof.shapes.of_cases = true;
  proof.shapes.ways.push_back({.when = {}, .example = {{"N", 8}}, .refused = "", .results = {}, .doubts = {}});
  ProofResult broken{.status = Status::kRefuted,
                     .kind = kind,
                     .where = bench.At("DataCopy(y, x, n)"),
                     .what = "it holds",
                     .why_undecided = "",
                     .model = {{"N", 33}, {"core", 2}}};
  broken.replayed = true;
  proof.shapes.results.push_back(broken);
  return bench;
}

TEST(ShapeSpecific, EachKindIsNamedWithTheShapeThatBreaksIt) {
  const std::map<ObligationKind, std::string> kinds = {
      {ObligationKind::kGlobalBounds, "an access leaves its tensor"},
      {ObligationKind::kOnChipBounds, "an access leaves its buffer"},
      {ObligationKind::kOnChipCapacity, "the buffers do not fit on the chip"},
      {ObligationKind::kAlignment, "a start or a length is not aligned"},
      {ObligationKind::kCoverage, "part of an output is never written"},
      {ObligationKind::kDisjoint, "two cores write the same bytes"},
      {ObligationKind::kWrap, "a number wraps at the width of its type"},
      {ObligationKind::kDivision, "the host or a core divides by zero or does not terminate"},
      {ObligationKind::kField, "a count does not fit its field"},
      {ObligationKind::kQueue, "a queue's buffers are not used in order"},
      {ObligationKind::kBarrier, "cores wait for each other forever"},
      {ObligationKind::kDefined, "uninitialised on-chip memory is read"},
      {ObligationKind::kFlags, "a flag is not set and waited for alternately"},
      {ObligationKind::kOrder, "nothing orders two units of a core"},
      {ObligationKind::kCores, "nothing orders two cores"},
      {ObligationKind::kLines, "two cores store into one line of the cache"},
      {ObligationKind::kAtomic, "something is added to uninitialised memory"}};
  for (const auto& [kind, words] : kinds) {
    Bench bench = Specific(kind);
    const auto findings = bench.Findings("tiling/shape-specific");
    ASSERT_EQ(findings.size(), 1u) << words;
    EXPECT_EQ(findings[0].severity, Severity::kNote);
    EXPECT_EQ(findings[0].message, "right for the shapes given, not for others: with N = 33 " + words);
  }
}

TEST(ShapeSpecific, PartsThatAreProvedAreSaid) {
  Bench bench = Specific(ObligationKind::kCoverage);
  ShapeProof& shapes = bench.facts.Mutable<ProofFacts>().shapes;
  ShapePart part;
  part.domain = "N in [1, 64], a multiple of 8";
  part.results.push_back({.status = Status::kProved,
                          .kind = ObligationKind::kCoverage,
                          .where = {},
                          .what = "",
                          .why_undecided = "",
                          .model = {}});
  part.probes.shapes = 1;
  shapes.parts.push_back(part);
  const auto findings = bench.Findings("tiling/shape-specific");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].notes.at(0), "proved for all N in [1, 64], a multiple of 8");
}

TEST(ShapeSpecific, OnlyOfWhatIsProvedAndShown) {
  Bench unshown = Specific(ObligationKind::kCoverage);
  unshown.facts.Mutable<ProofFacts>().shapes.results[0].replayed = false;
  EXPECT_TRUE(unshown.Findings("tiling/shape-specific").empty());
  Bench asked = Specific(ObligationKind::kCoverage);
  asked.facts.Mutable<ProofFacts>().shapes.of_cases = false;
  EXPECT_TRUE(asked.Findings("tiling/shape-specific").empty());
  Bench open = Specific(ObligationKind::kCoverage);
  open.facts.Mutable<ProofFacts>().results[0].status = Status::kUndecided;
  EXPECT_TRUE(open.Findings("tiling/shape-specific").empty());
}

}  // namespace
}  // namespace assay
