// A fault that several shapes show: the smallest is reported, with the range of the others.
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

Fault Past(const SourceRange& where, std::int64_t past) {
  Fault fault;
  fault.kind = FaultKind::kGlobalWriteOutOfBounds;
  fault.where = where;
  fault.core = 0;
  fault.args = {{"offset", 4096}, {"bytes", past}, {"size", 4096}, {"past", past}};
  fault.text["tensor"] = "y";
  return fault;
}

TEST(ShapesOfFaults, TheSmallestIsToldWithTheWidestBesideIt) {
  Bench bench("DataCopy(y, t, n);");
  const SourceRange place = bench.At("DataCopy(y, t, n)");
  auto& runs = bench.facts.Mutable<RunFacts>().runs;
  for (const auto& [what, past] : std::initializer_list<std::pair<const char*, std::int64_t>>{
           {"case 0: y float32[64, 16]", 4096}, {"case 1: y float32[4, 16]", 64}, {"case 2: y float32[128]", 9000}}) {
    ShapeRun& run = runs.emplace_back();
    run.status = ShapeRun::Status::kFaults;
    run.what = what;
    run.faults = {Past(place, past)};
  }
  const std::vector<Finding> findings = bench.AllFindings();
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_NE(findings[0].message.find("64 bytes past the end of `y`"), std::string::npos) << findings[0].message;
  EXPECT_NE(findings[0].evidence.text.find("case 1"), std::string::npos) << findings[0].evidence.text;
  ASSERT_FALSE(findings[0].notes.empty());
  EXPECT_NE(findings[0].notes[0].find("case 2: y float32[128]: bytes [4,096, 13,096) of 4,096"), std::string::npos)
      << findings[0].notes[0];
}

TEST(ShapesOfFaults, OnePlaceHasOneSeverity) {
  Bench bench("DataCopy(y, t, n);");
  const SourceRange place = bench.At("DataCopy(y, t, n)");
  auto& runs = bench.facts.Mutable<RunFacts>().runs;
  for (const bool padding : {true, false}) {
    ShapeRun& run = runs.emplace_back();
    run.status = padding ? ShapeRun::Status::kClean : ShapeRun::Status::kFaults;
    run.what = padding ? "case 0: y float32[128]" : "case 1: y float32[4, 16]";
    run.faults = {Past(place, padding ? 64 : 245760)};
    if (padding) run.faults.front().args.insert({{"advisory", 1}, {"harmless", 1}});
  }
  const std::vector<Finding> findings = bench.AllFindings();
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].severity, Severity::kError);
  runs.pop_back();
  const std::vector<Finding> alone = bench.AllFindings();
  ASSERT_EQ(alone.size(), 1u);
  EXPECT_EQ(alone[0].severity, Severity::kWarning);
}

TEST(ShapesOfFaults, LinesOfTheHostThatDecideAreLabels) {
  Bench bench("DataCopy(y, t, n);", "tiling.set_length(length);");
  Fault fault = Past(bench.At("DataCopy(y, t, n)"), 64);
  fault.causes.push_back({"length", bench.At("set_length(length)", 0, 1)});
  ShapeRun& run = bench.facts.Mutable<RunFacts>().runs.emplace_back();
  run.status = ShapeRun::Status::kFaults;
  run.faults = {fault};
  const std::vector<Finding> findings = bench.AllFindings();
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].labels.size(), 1u);
  EXPECT_EQ(findings[0].labels[0].text, "`length` is set here");
  EXPECT_EQ(findings[0].labels[0].range, bench.At("set_length(length)", 0, 1));
}

TEST(ShapesOfFaults, WhatTheHostLeftUnsetStandsBesideWhatItDoesToTheKernel) {
  Bench bench("Mul(a, b);", "tiling.set_length(length);");
  bench.AddFault(FaultKind::kOnChipOutOfBounds, bench.At("Mul(a, b)")).args = {
      {"offset", 0}, {"bytes", 64}, {"size", 32}};
  Fault& unset = bench.AddFault(FaultKind::kUnsetTiling, bench.At("set_length(length)", 0, 1), 0, -1);
  unset.text["what"] = "`length` of the tiling data";
  unset.other = bench.At("length)", 0, 1);
  const std::vector<Finding> findings = bench.AllFindings();
  EXPECT_EQ(RuleNames(findings), (std::vector<std::string>{"memory/ub-out-of-bounds", "tiling/unset-variable"}));
}

}  // namespace
}  // namespace assay
