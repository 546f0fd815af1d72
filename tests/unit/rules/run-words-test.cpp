// Messages of the rules for faults that few inputs show.
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

TEST(RunWords, TheFrameworkComputesWhatTheKernelOnlyCopies) {
  Bench bench("Call(a, b);");
  Fault& fault = bench.AddFault(FaultKind::kFrameworkFallback, bench.At("Call(a, b)"));
  fault.text["form"] = "copy";
  fault.text["operation"] = "relu";
  const auto findings = bench.Findings("honesty/framework-fallback");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].severity, Severity::kError);
  EXPECT_EQ(findings[0].message, "the kernel only copies its input, and relu computes the result");
  EXPECT_NE(findings[0].evidence.text.find("what the kernel leaves in its outputs is what its inputs hold"),
            std::string::npos);
}

TEST(RunWords, AccessesOfSeveralPlacesAreOneRange) {
  Bench bench("DataCopy(y, x, n);");
  Fault& fault = bench.AddFault(FaultKind::kGlobalReadOutOfBounds, bench.At("DataCopy(y, x, n)"));
  fault.args = {{"offset", 96}, {"bytes", 64}, {"size", 128}, {"begin", 32}, {"end", 160}};
  fault.text["tensor"] = "x";
  const auto findings = bench.Findings("memory/gm-out-of-bounds");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_NE(findings[0].evidence.text.find("bytes [32, 160) of 128 in several accesses"), std::string::npos)
      << findings[0].evidence.text;
}

TEST(RunWords, BytesOfANeighbourThatNobodyMissedAreAWarning) {
  Bench bench("Add(z, x, y, n);");
  Fault& fault = bench.AddFault(FaultKind::kOnChipOutOfBounds, bench.At("Add(z, x, y, n)"));
  fault.args = {{"offset", 0}, {"bytes", 288}, {"size", 256}};
  bench.facts.Mutable<RunFacts>().runs.front().values = ShapeRun::Values::kMatch;
  const auto findings = bench.Findings("memory/ub-out-of-bounds");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].severity, Severity::kWarning);
  EXPECT_EQ(findings[0].notes.at(0), "the values are right all the same: no result depends on the bytes");
}

TEST(RunWords, ForeignCodeIsNamedForWhatItReachesFor) {
  const auto said = [](const char* diag) {
    Bench bench("Reach();");
    ParseError place;
    place.half = Half::kKernel;
    place.range = bench.At("Reach()");
    place.diag = diag;
    place.name = "word";
    bench.facts.Mutable<ParseFacts>().unsure.push_back(place);
    return bench.Findings("run/foreign-code");
  };
  const auto linker = said("foreign_attribute");
  ASSERT_EQ(linker.size(), 1u);
  EXPECT_EQ(linker[0].severity, Severity::kWarning);
  EXPECT_EQ(linker[0].message, "`word` is a linker directive: code with it is not run here");
  const auto system = said("foreign_system_call");
  ASSERT_EQ(system.size(), 1u);
  EXPECT_EQ(system[0].severity, Severity::kError);
  EXPECT_EQ(system[0].message, "assembly with `word` asks the system for something");
  EXPECT_EQ(system[0].notes.at(0), "nothing was run: no assembly is ever assembled here");
  const auto name = said("foreign_name");
  ASSERT_EQ(name.size(), 1u);
  EXPECT_EQ(name[0].message, "`word` is a name of the simulator's own, so the code is not run here");
}

}  // namespace
}  // namespace assay
