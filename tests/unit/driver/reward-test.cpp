// The reward's formula, on handwritten reports: bounded, in stages, never higher for less.
#include "driver/reward.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace assay {
namespace {

using Json = nlohmann::json;

Json ReportJson(const char* builds, const char* runs, const char* values, const char* proved = "no") {
  return {{"path", "k"},
          {"verdict",
           {{"builds", builds},
            {"runs", runs},
            {"values", values},
            {"proved", proved},
            {"steps", {{"host", builds}, {"kernel", builds}, {"binding", nullptr}}}}},
          {"findings", Json::array()},
          {"suppressed", Json::array()},
          {"coverage", Json::array()},
          {"undecided", Json::array()},
          {"errors", Json::array()}};
}

Json FindingJson(const char* rule, bool breaks_build = false, const char* severity = "error") {
  return {{"rule", rule}, {"severity", severity}, {"breaks_build", breaks_build}, {"args", Json::object()}};
}

std::optional<double> Of(const Json& report, RewardOptions options = {}) {
  options.symptoms = {"numeric/value-mismatch"};
  const Json reward = Json::parse(RewardJson(report.dump(), options));
  if (reward["reward"].is_null()) return std::nullopt;
  return reward["reward"].get<double>();
}

Json Broken(int errors, const char* kernel = "no") {
  Json report = ReportJson("no", "skipped", "skipped");
  report["verdict"]["steps"] = {{"host", "yes"}, {"kernel", kernel}, {"binding", nullptr}};
  for (int i = 0; i < errors; ++i) report["findings"].push_back(FindingJson("build/compile-error", true));
  return report;
}

Json Mismatch(int wrong, int total) {
  Json report = ReportJson("yes", "clean", "mismatch");
  Json finding = FindingJson("numeric/value-mismatch");
  finding["args"] = {{"count", wrong}, {"total", total}};
  report["findings"].push_back(finding);
  return report;
}

TEST(Reward, WhatComputesNothingGetsWhatAKernelGetsThatOnlyBuilds) {
  for (const char* rule : {"honesty/constant-output", "honesty/copied-input"}) {
    Json wrong = Mismatch(50, 1000);
    EXPECT_GT(*Of(wrong), 0.3);
    wrong["findings"].push_back(FindingJson(rule));
    EXPECT_EQ(Of(wrong), 0.3);
    // Right only within the tolerance.
    Json open = ReportJson("yes", "clean", "undecided");
    open["suppressed"].push_back(FindingJson(rule));
    EXPECT_EQ(Of(open), 0.3);
    Json faulty = ReportJson("yes", "faults", "undecided");
    faulty["findings"].push_back(FindingJson(rule));
    EXPECT_EQ(Of(faulty), 0.3);
    open["findings"].push_back(FindingJson("honesty/result-ignored"));
    EXPECT_EQ(Of(open), 0.0);
  }
}

TEST(Reward, RisesFromStageToStage) {
  Json incomplete = Broken(1);
  incomplete["findings"].push_back(FindingJson("reply/incomplete"));
  Json nothing_builds = Broken(9);
  nothing_builds["verdict"]["steps"]["host"] = "no";
  const std::vector<Json> stages = {incomplete,
                                    nothing_builds,
                                    Broken(9),
                                    Broken(3),
                                    Broken(1),
                                    ReportJson("yes", "faults", "undecided"),
                                    Mismatch(200, 1000),
                                    Mismatch(100, 1000),
                                    Mismatch(1, 1000),
                                    ReportJson("yes", "clean", "match"),
                                    ReportJson("yes", "clean", "match", "given-shapes"),
                                    ReportJson("yes", "clean", "match", "all-shapes")};
  double last = 0;
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const auto reward = Of(stages[i]);
    ASSERT_TRUE(reward) << i;
    EXPECT_GT(*reward, last) << i;
    EXPECT_LE(*reward, 1) << i;
    last = *reward;
  }
}

TEST(Reward, CountsWhatWasFound) {
  Json report = ReportJson("yes", "faults", "undecided");
  report["findings"] = {{{"rule", "a/b"}, {"severity", "error"}, {"verdict", "confirmed"}},
                        {{"rule", "a/c"}, {"severity", "warning"}, {"verdict", "confirmed"}}};
  report["suppressed"] = {{{"rule", "a/d"}, {"severity", "error"}, {"verdict", "matched"}}};
  report["undecided"] = {{{"what", "values"}, {"why", "?"}}};
  const Json said = Json::parse(RewardJson(report.dump()));
  EXPECT_EQ(said["errors"], 2);
  EXPECT_EQ(said["confirmed"], 2);
  EXPECT_EQ(said["undecided"], 1);
  EXPECT_EQ(Json::parse(RewardJson("no JSON"))["errors"], 0);
}

TEST(Reward, IsNoneWhereAssayCannotTell) {
  EXPECT_EQ(Of(ReportJson("undecided", "skipped", "skipped")), std::nullopt);
  EXPECT_EQ(Of(ReportJson("yes", "undecided", "undecided")), std::nullopt);
  EXPECT_EQ(Of(ReportJson("yes", "clean", "undecided")), std::nullopt);
  Json died = ReportJson("yes", "skipped", "skipped");
  died["errors"].push_back({{"path", "k"}, {"what", "analysis worker crashed: SIGSEGV"}});
  EXPECT_EQ(Of(died), std::nullopt);
  const Json said = Json::parse(RewardJson(died.dump()));
  EXPECT_EQ(said["why"], "analysis worker crashed: SIGSEGV");
  for (const char* damaged : {"", "[]", "{}", "{\"verdict\":3}", "oops"})
    EXPECT_TRUE(Json::parse(RewardJson(damaged))["reward"].is_null()) << damaged;
}

// What a model could do to get a higher reward for less.
TEST(Reward, IsNotToBeGained) {
  const double broken = *Of(Broken(9)), wrong = *Of(Mismatch(1000, 1000));
  for (const char* trick : {"honesty/framework-fallback", "honesty/result-ignored", "honesty/anything"}) {
    Json report = ReportJson("yes", "clean", "match", "all-shapes");
    report["findings"].push_back(FindingJson(trick));
    EXPECT_EQ(Of(report), 0) << trick;
    // A comment in the code does not change it.
    report["suppressed"] = std::exchange(report["findings"], Json::array());
    EXPECT_EQ(Of(report), 0) << trick;
  }
  // The kernel's code is removed: it builds, runs clean and writes nothing.
  Json empty = Mismatch(1000, 1000);
  empty["coverage"].push_back({{"tensor", "y"}, {"elements", 1000}, {"never", 1000}});
  EXPECT_LT(*Of(empty), broken);
  // In a task's run the finding says so.
  Json task = ReportJson("yes", "faults", "mismatch");
  task["findings"].push_back(FindingJson("tiling/lost-remainder"));
  task["findings"][0]["args"] = {{"tensor", "y"}, {"count", 1000}, {"total", 1000}};
  EXPECT_LT(*Of(task), broken);
  task["findings"][0]["args"]["count"] = 999;
  EXPECT_GT(*Of(task), broken);
  // A constant is right at half of the elements: no more than a kernel that builds.
  EXPECT_EQ(*Of(Mismatch(500, 1000)), wrong);
  EXPECT_EQ(*Of(Mismatch(400, 1000)), wrong);
  EXPECT_EQ(wrong, *Of(ReportJson("yes", "faults", "undecided")));
  // One output right and another one wrong counts as the wrong one.
  Json two = Mismatch(0, 1000);
  two["findings"].push_back(Mismatch(900, 1000)["findings"][0]);
  EXPECT_EQ(*Of(two), wrong);
  // Having nothing compared is worth no more than being wrong.
  EXPECT_LE(*Of(ReportJson("yes", "clean", "skipped")), wrong);
  EXPECT_LE(*Of(ReportJson("yes", "skipped", "skipped")), wrong);
}

TEST(Reward, OfTime) {
  Json report = ReportJson("yes", "clean", "match");
  const double plain = *Of(report);
  report["performance"] = {{"cycles", 500}};
  EXPECT_EQ(*Of(report), plain);
  EXPECT_NEAR(*Of(report, {1000}), plain + 0.05, 1e-9);
  EXPECT_EQ(*Of(report, {400}), plain);
  report["verdict"]["proved"] = "all-shapes";
  report["performance"]["cycles"] = 1;
  EXPECT_LE(*Of(report, {1000}), 1);
  // Time does not count if the values are wrong.
  Json wrong = Mismatch(100, 1000);
  const double slow = *Of(wrong);
  wrong["performance"] = {{"cycles", 1}};
  EXPECT_EQ(*Of(wrong, {1000}), slow);
}

}  // namespace
}  // namespace assay
