// The question and answer of a review: the defects of one version, and no figures that only a run gives.
#include <gtest/gtest.h>

#include "corpus/forms.h"
#include "corpus/record-text.h"
#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

using testing::Kernel;
using testing::One;

TEST(Reviews, ACritiqueSaysOnceWhatDiffersByAName) {
  Record partial = One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"));
  for (Defect& defect : partial.observed) defect.verdict = "matched";
  const std::string critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_NE(critique.find("`Mule` does not exist"), std::string::npos) << critique;
  EXPECT_TRUE(critique.ends_with(" Likewise in line 5 (`Addz`).")) << critique;
}

TEST(Reviews, ACritiqueOfWhatDoesNotBuildTellsWhatStopsIt) {
  Record partial = One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"));
  partial.observed.push_back(partial.observed[0]);
  partial.observed[0].severity = "warning";
  partial.observed[0].message = "it is read as another type";
  partial.observed[1].message = "`n` is not declared";
  partial.observed[1].evidence = std::string(kDoesNotCompile);
  partial.observed[2] = partial.observed[1];
  partial.observed[2].line = 7;
  const std::string critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_TRUE(critique.starts_with("`op_kernel/a.cpp` line 5, `Mule(y, x); Addz(y, x);`: `n` is not declared."))
      << critique;
  EXPECT_TRUE(critique.ends_with(" Likewise in line 7.")) << critique;
  EXPECT_EQ(critique.find("another type"), std::string::npos) << critique;
}

TEST(Reviews, ACritiqueAnswersWhatItIsAsked) {
  const auto asked = [](const Record& record) {
    const std::vector<Sample> made = SamplesOf(record, Form::kCritique);
    return made.empty() ? std::string() : made[0].prompt.at(0).content;
  };
  Record record = One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"));
  EXPECT_NE(asked(record).find("Find the build errors in this"), std::string::npos) << asked(record);
  record.standing_before.builds = "yes";
  EXPECT_NE(asked(record).find("Find what goes wrong in a run of this"), std::string::npos) << asked(record);
  record.standing_before.builds = "undecided";
  EXPECT_EQ(asked(record), "") << "it is unknown what stops the build";
}

TEST(Reviews, ACritiqueJoinsOnlyWhatIsOtherwiseTheSame) {
  Record partial = One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"));
  for (Defect& defect : partial.observed) defect.verdict = "matched";
  partial.observed[0].message = "the core cannot convert `n` from `uint32_t` to `float`";
  partial.observed[1].message = "the core cannot convert `f` from `float` to `uint32_t`";
  std::string critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_EQ(critique.find("Likewise"), std::string::npos) << critique;
  partial.observed[0].message = "field `n` has no name of its own; use `set_n`";
  partial.observed[1].message = "field `m` has no name of its own; use `set_m`";
  critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_TRUE(critique.ends_with(" Likewise in line 5 (`m`).")) << critique;
  partial.observed[0].message = "the core cannot convert `n` from `uint32_t` to `float`";
  partial.observed[1].message = "the core cannot convert `m` from `uint32_t` to `float`";
  partial.observed[1].notes = "Closest real name: `Adds`.";
  critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_EQ(critique.find("Likewise"), std::string::npos) << critique;
  EXPECT_NE(critique.find("from `uint32_t` to `float`. Closest real name: `Adds`."), std::string::npos) << critique;
}

TEST(Reviews, ACritiqueNamesThree) {
  Record partial = One("a.cpp", Kernel("a", "Mule(y, x);"));
  partial.observed.resize(5, partial.observed.at(0));
  for (std::size_t i = 0; i < partial.observed.size(); ++i) partial.observed[i].message = std::string(i + 1, 'x');
  const Sample sample = SamplesOf(partial, Form::kCritique).at(0);
  EXPECT_NE(sample.prompt.at(0).content.find("Name 3 of the errors with place and cause; there are more."),
            std::string::npos)
      << sample.prompt.at(0).content;
  EXPECT_NE(sample.answer.find("\n3. "), std::string::npos) << sample.answer;
  EXPECT_EQ(sample.answer.find("\n4. "), std::string::npos) << sample.answer;
}

TEST(Reviews, ABareMessageOfTheCompilerIsNoCause) {
  Record partial = One("a.cpp", Kernel("a", "Mule(y, x);"));
  partial.observed.resize(2, partial.observed.at(0));
  partial.observed[1].rule = "build/compile-error";
  partial.observed[1].message = "expected unqualified-id";
  const std::vector<Sample> told = SamplesOf(partial, Form::kCritique);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_NE(told[0].answer.find("`Mule` does not exist"), std::string::npos) << told[0].answer;
  EXPECT_EQ(told[0].answer.find("unqualified-id"), std::string::npos) << told[0].answer;
  partial.observed.erase(partial.observed.begin());
  EXPECT_TRUE(SamplesOf(partial, Form::kCritique).empty());
}

TEST(Reviews, FiguresOfARunAreLeftOut) {
  const auto told = [](const std::string& message) {
    Record partial = One("a.cpp", Kernel("a", "Mule(y, x);"));
    partial.standing_before.builds = "yes";
    partial.observed.at(0).evidence = "simulator, core 0: what was seen (x float32[8])";
    partial.observed.at(0).message = message;
    return SamplesOf(partial, Form::kCritique).at(0).answer;
  };
  EXPECT_NE(told("`DataCopy` writes 1,024 bytes past the end of `y`").find(": `DataCopy` writes past the end of `y`."),
            std::string::npos);
  EXPECT_NE(told("the unified buffer would have to hold 4,194,304 B; a core has 196,608 B")
                .find("would have to hold more than the 196,608 B of a core."),
            std::string::npos);
  EXPECT_NE(told("12 of 64 elements of `y` are never written").find("elements of `y` are never written."),
            std::string::npos);
}

}  // namespace
}  // namespace assay
