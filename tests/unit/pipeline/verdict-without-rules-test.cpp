// The verdict on an input is the same whichever rules speak: all, all but a family, or none.
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "analyzer/contract/contract.h"
#include "analyzer/report/words.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/cuda/dialect.h"
#include "pipeline/analyze.h"
#include "reference/task/task.h"
#include "rules/family.h"

namespace assay {
namespace {

std::string Said(const KernelVerdict& verdict) {
  const auto step = [](const std::optional<KernelVerdict::Builds>& builds) {
    return builds ? std::string(Word(*builds)) : "-";
  };
  std::string said;
  for (const std::string_view word :
       {Word(verdict.builds), Word(verdict.runs), Word(verdict.values), Word(verdict.proved)})
    said += std::string(word) + " ";
  said += step(verdict.host) + " " + step(verdict.kernel) + " " + step(verdict.binding);
  return said + (verdict.obligations_hold ? " holds: " : " open: ") + verdict.proved_for;
}

std::vector<RegisteredRule> Without(std::string_view family) {
  std::vector<RegisteredRule> rules = AllRules();
  std::erase_if(rules, [&](const RegisteredRule& rule) { return rule.name.starts_with(std::string(family) + "/"); });
  return rules;
}

class VerdictWithoutRules : public testing::TestWithParam<std::tuple<const char*, const char*>> {
 protected:
  void SetUp() override {
    const std::string folder = std::string(ASSAY_SOURCE_DIR "/corpus/kernels/") + std::get<0>(GetParam());
    std::ifstream file(folder + "/expect.json");
    const nlohmann::json expect = nlohmann::json::parse(file);
    if (expect.contains("contract")) {
      options_.contract = LoadContract(folder + "/" + expect["contract"].get<std::string>()).contract;
      ASSERT_TRUE(options_.contract);
      options_.contract_dir = folder;
    }
    if (expect.contains("task")) {
      std::string error;
      auto task = harness::LoadTask(folder + "/" + expect["task"].get<std::string>(), error);
      ASSERT_TRUE(task) << error;
      options_.task = std::make_shared<const harness::BenchmarkTask>(std::move(*task));
    }
    LoadResult loaded = LoadPath(folder + "/" + expect["input"].get<std::string>());
    ASSERT_EQ(loaded.error, "");
    analysis_ = analyzer_.Start(std::move(loaded.project), options_);
    analyzer_.Read(analysis_);
    analyzer_.Run(analysis_);
    analyzer_.Prove(analysis_);
    unjudged_ = analysis_.report;
  }

  Report JudgedBy(const std::vector<RegisteredRule>& rules) {
    analysis_.report = unjudged_;
    Analyzer(Dialects(), ASSAY_RESOURCES, rules).Judge(analysis_);
    return std::move(analysis_.report);
  }

 private:
  static std::vector<const Dialect*> Dialects() { return {&ascendc::TheDialect(), &cuda::TheDialect()}; }

  AnalyzeOptions options_;
  Analyzer analyzer_{Dialects(), ASSAY_RESOURCES};
  Analysis analysis_;
  Report unjudged_;
};

TEST_P(VerdictWithoutRules, IsTheSame) {
  const Report full = JudgedBy(AllRules());
  const std::string said = Said(full.verdict);
  EXPECT_TRUE(said.starts_with(std::get<1>(GetParam()))) << said;
  for (const rules::Family& family : rules::Families())
    EXPECT_EQ(Said(JudgedBy(Without(family.name)).verdict), said) << "without " << family.name;
  const Report silent = JudgedBy({});
  EXPECT_TRUE(silent.findings.empty());
  EXPECT_EQ(Said(silent.verdict), said);
}

INSTANTIATE_TEST_SUITE_P(Corpus, VerdictWithoutRules,
                         testing::Values(std::tuple{"add-even", "yes clean match given-shapes"},
                                         std::tuple{"given-data-branch", "yes clean match no"},
                                         std::tuple{"tiling-even", "yes clean match all-shapes"},
                                         std::tuple{"invented-api", "no"}, std::tuple{"not-registered", "no"},
                                         std::tuple{"cut-off", "no"},
                                         std::tuple{"missing-enque", "yes faults match no"},
                                         std::tuple{"repeat-wraps", "yes faults mismatch no"},
                                         std::tuple{"padding-summed", "yes clean mismatch no"},
                                         std::tuple{"cuda-histogram-plain-sum", "yes faults match skipped"},
                                         std::tuple{"cuda-missing-include", "no"}),
                         [](const auto& given) {
                           std::string name = std::get<0>(given.param);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace assay
