// A split that fits only the shapes of the cases. A call with other shapes gives a wrong result or a fault, which no
// test of those cases will detect.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_shape_specific {

static constexpr RuleInfo kInfo = {
    .summary = "kernel that is right only for the shapes given",
    .severity = Severity::kNote,
    .basis = Basis::kSolver,
};

static const char* Broken(ObligationKind kind) {
  switch (kind) {
    case ObligationKind::kGlobalBounds:
      return "an access leaves its tensor";
    case ObligationKind::kOnChipBounds:
      return "an access leaves its buffer";
    case ObligationKind::kOnChipCapacity:
      return "the buffers do not fit on the chip";
    case ObligationKind::kAlignment:
      return "a start or a length is not aligned";
    case ObligationKind::kCoverage:
      return "part of an output is never written";
    case ObligationKind::kDisjoint:
      return "two cores write the same bytes";
    case ObligationKind::kWrap:
      return "a number wraps at the width of its type";
    case ObligationKind::kDivision:
      return "the host or a core divides by zero or does not terminate";
    case ObligationKind::kField:
      return "a count does not fit its field";
    case ObligationKind::kQueue:
      return "a queue's buffers are not used in order";
    case ObligationKind::kBarrier:
      return "cores wait for each other forever";
    case ObligationKind::kDefined:
      return "uninitialised on-chip memory is read";
    case ObligationKind::kFlags:
      return "a flag is not set and waited for alternately";
    case ObligationKind::kOrder:
      return "nothing orders two units of a core";
    case ObligationKind::kCores:
      return "nothing orders two cores";
    case ObligationKind::kLines:
      return "two cores store into one line of the cache";
    case ObligationKind::kAtomic:
      return "something is added to uninitialised memory";
  }
  return "";
}

// The dimensions of the shape that breaks it.
static std::string ShapeOf(const ShapeProof& shapes, const ProofResult& result) {
  std::string text;
  for (const auto& [name, value] : result.model) {
    const bool dimension = std::any_of(shapes.ways.begin(), shapes.ways.end(),
                                       [&](const ShapeWay& way) { return way.example.contains(name); });
    if (dimension) text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", name, Grouped(value));
  }
  return text;
}

static void Check(const ProfileFacts&, const ProofFacts& proof, Emitter& out) {
  const ShapeProof& shapes = proof.shapes;
  if (!shapes.of_cases || !proof.attempted || !AllProved(proof.results)) return;
  std::vector<const ProofResult*> shown;
  for (const ProofResult& result : shapes.results) {
    const bool broken = result.status == ProofResult::Status::kRefuted && result.replayed;
    if (broken && result.where.valid() && !ShapeOf(shapes, result).empty()) shown.push_back(&result);
  }
  if (shown.empty()) return;
  const ProofResult& first = *shown.front();
  const std::string shape = ShapeOf(shapes, first);
  auto finding =
      out.Report(first.where, "right for the shapes given, not for others: with {} {}", shape, Broken(first.kind));
  for (const auto& [name, value] : first.model) finding.Arg(name, value);
  constexpr std::size_t kMostLabels = 3;
  for (std::size_t i = 1; i < std::min(shown.size(), kMostLabels + 1); ++i) {
    if (shown[i]->where != first.where)
      finding.Label(shown[i]->where, fmt::format("with {} {}", ShapeOf(shapes, *shown[i]), Broken(shown[i]->kind)));
  }
  for (const ShapePart& part : shapes.parts) {
    if (part.proved()) finding.Note("proved for all " + part.domain);
  }
  finding.Note("other shapes need a tail for what does not divide, or a tiling function that refuses them");
  finding.Confirmed(fmt::format("simulator, with {}: it does not hold that {}", shape, first.what), first.model);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_shape_specific
