// An end by a clock is an error of the report, never a finding, and of its own input alone.
#include "analyzer/facts/cut-short.h"

#include <gtest/gtest.h>

#include <utility>

#include "dialects/ascendc/dialect.h"
#include "pipeline/analyze.h"

namespace assay {
namespace {

Report Judged(bool cut) {
  static Analyzer analyzer(ascendc::TheDialect(), ASSAY_RESOURCES);
  const AnalyzeOptions options;
  Analysis analysis = analyzer.Start(LoadBytes("k.cpp", "int x;\n"), options);
  if (cut) NoteCutShort("a run took more than its processor time");
  analyzer.Judge(analysis);
  return std::move(analysis.report);
}

TEST(CutShort, IsAnErrorOfItsOwnReport) {
  EXPECT_TRUE(Judged(false).errors.empty());
  const Report cut = Judged(true);
  ASSERT_EQ(cut.errors.size(), 1u);
  EXPECT_EQ(cut.errors[0].path, "k.cpp");
  EXPECT_EQ(cut.errors[0].what, "a run took more than its processor time");
  EXPECT_EQ(cut.findings.size(), Judged(false).findings.size());
  EXPECT_TRUE(Judged(false).errors.empty());
}

}  // namespace
}  // namespace assay
