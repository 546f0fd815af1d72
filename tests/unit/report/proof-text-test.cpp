// The output of `assay prove`: the table, its order and words, the last line, the document.
#include "analyzer/report/proof-text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "analyzer/report/json.h"
#include "analyzer/report/text.h"
#include "tests/unit/report/build-report.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

using nlohmann::json;
using Status = ProofResult::Status;

ProofResult Result(Status status, ObligationKind kind, std::string what, bool replayed = false) {
  ProofResult result;
  result.status = status;
  result.kind = kind;
  result.what = std::move(what);
  result.replayed = replayed;
  return result;
}

Report OfShapes() {
  Report report;
  report.project.path = "k.cpp";
  testing::AddFile(report.project, "k.cpp", "void Run() {}\n");
  report.verdict.builds = KernelVerdict::Builds::kYes;
  report.verdict.proved = KernelVerdict::Proved::kNo;
  ProofFacts& proof = report.proof.emplace();
  ShapeProof& shapes = proof.shapes;
  shapes.attempted = true;
  shapes.domain = "N in [1, 4096]; ascend910b";
  shapes.results = {Result(Status::kProved, ObligationKind::kGlobalBounds, "copy in stays inside"),
                    Result(Status::kProved, ObligationKind::kGlobalBounds, "copy out stays inside"),
                    Result(Status::kProved, ObligationKind::kOnChipCapacity, "buffers fit"),
                    Result(Status::kUndecided, ObligationKind::kQueue, "buffers are passed on"),
                    Result(Status::kRefuted, ObligationKind::kCoverage, "every byte is written", true)};
  shapes.results[4].model = {{"N", 1025}};
  shapes.results[3].why_undecided = "a queue that cannot be followed";
  shapes.ways.push_back({.when = {"N < 4097"}, .example = {{"N", 1024}}, .refused = "", .results = shapes.results});
  shapes.not_asked = report.not_asked = {{"flag-stuck", "whether flags are set and waited for in pairs"}};
  shapes.probes.shapes = 7;
  shapes.probes.compared = 6;
  shapes.probes.wrong = {{{{"N", 33}}, "value-mismatch", "the values are not those of the reference", {0, 0, 4}}};
  ShapePart part{"N in [8, 4096]; ascend910b", {shapes.results[0]}, "", {}, {}};
  part.probes.shapes = 3;
  shapes.parts.push_back(part);
  return report;
}

std::size_t At(const std::string& text, const std::string& what) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << "no '" << what << "' in\n" << text;
  return at;
}

TEST(ProofText, WhatIsWrongComesFirstAndWhatIsProvedIsFolded) {
  const std::string text = RenderProof(OfShapes(), false);
  const std::size_t probe = At(text, "violation confirmed values"), refuted = At(text, "violation confirmed coverage"),
                    open = At(text, "undecided           queue"),
                    proved = At(text, "proved              global bounds"),
                    gap = At(text, "not asked           whether flags");
  EXPECT_LT(probe, refuted);
  EXPECT_LT(refuted, open);
  EXPECT_LT(open, proved);
  EXPECT_LT(proved, gap);
  At(text, "global bounds  2 obligations");
  At(text, "buffers fit");
  EXPECT_EQ(text.find("copy in stays inside"), std::string::npos);
  At(text, "run at 7 chosen shapes, values compared at 6: not all of them right");
  EXPECT_EQ(text.find("  confirmed "), std::string::npos) << "a violation is confirmed, not the obligation";
}

TEST(ProofText, WaysListEveryObligation) { At(RenderProof(OfShapes(), true), "copy in stays inside"); }

TEST(ProofText, TheLastLineSaysWhatStandsInTheWay) {
  EXPECT_EQ(RenderConclusion(OfShapes()),
            "not proved free of faults: 2 violations confirmed, 1 undecided, 1 kind of fault not asked about\n");
}

TEST(ProofText, TheLastLineNamesTheDomainOfAClaim) {
  Report report = OfShapes();
  report.verdict.proved = KernelVerdict::Proved::kAllOfPart;
  report.verdict.proved_for = "N in [8, 4096]; ascend910b";
  EXPECT_EQ(RenderConclusion(report), "free of faults for all N in [8, 4096]; ascend910b\n");
  report.verdict.proved = KernelVerdict::Proved::kGivenShapes;
  report.verdict.proved_for = "given shapes: x float32[8]";
  EXPECT_EQ(RenderConclusion(report), "free of faults for given shapes: x float32[8]\n");
}

TEST(ProofText, AViolationThatARunShowedDecidesTheExitCode) {
  Report report = OfShapes();
  EXPECT_TRUE(ShowsViolation(report));
  report.proof->shapes.results[4].replayed = false;
  EXPECT_TRUE(ShowsViolation(report));
  report.proof->shapes.probes.wrong.front().warning = true;
  EXPECT_FALSE(ShowsViolation(report));
}

TEST(ProofText, TheDocumentFollowsTheSchemaOfReports) {
  const std::string document = RenderJson(OfShapes());
  const std::string schema = std::string(ASSAY_SOURCE_DIR) + "/docs/formats/report.schema.json";
  EXPECT_EQ(testing::Schema(schema).Check(json::parse(document)), std::vector<std::string>{});
  EXPECT_LT(At(document, "\"domain\":"), At(document, "\"obligations\":")) << "logical order, not the alphabet's";
  EXPECT_LT(At(document, "\"status\":"), At(document, "\"kind\":\"global bounds\""));
  const json parsed = json::parse(document);
  EXPECT_EQ(parsed["not_asked"][0]["kind"], "flag-stuck");
  EXPECT_EQ(parsed["proof"]["all_shapes"]["probes"]["wrong"][0]["shape"]["N"], 33);
}

TEST(ProofText, ThePartOfAClaimStandsOnTheVerdictLine) {
  Report report = OfShapes();
  report.verdict.proved = KernelVerdict::Proved::kAllOfPart;
  report.verdict.proved_for = "N in [8, 4096]; ascend910b";
  At(RenderText(report, {}), "proved all-of-part (N in [8, 4096]; ascend910b)");
}

}  // namespace
}  // namespace assay
