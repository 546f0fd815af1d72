// Every rule belongs to a family, and every family has a rule.
#include "rules/family.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "analyzer/facts/profile.h"
#include "rules/rule.h"

namespace assay {
namespace {

TEST(Family, EveryRuleHasOne) {
  std::set<std::string> used;
  for (const RegisteredRule& rule : AllRules()) {
    const rules::Family* family = rules::FindFamily(rule.name);
    ASSERT_NE(family, nullptr) << rule.name;
    used.insert(std::string(family->name));
  }
  for (const rules::Family& family : rules::Families()) {
    EXPECT_TRUE(used.contains(std::string(family.name))) << family.name;
  }
}

TEST(Family, UnknownNameHasNone) { EXPECT_EQ(rules::FindFamily("nowhere/at-all"), nullptr); }

// No rule of a dialect runs on an input whose reader provided none of that dialect's facts.
TEST(Family, RulesOfADialectNeedItsFacts) {
  Facts none;
  int of_dialect = 0, common = 0;
  for (const RegisteredRule& rule : AllRules()) {
    if (rule.dialect == "any") {
      EXPECT_TRUE(rule.rule->applies(none)) << rule.name;
      ++common;
    } else {
      EXPECT_FALSE(rule.rule->applies(none)) << rule.name;
      ++of_dialect;
    }
  }
  EXPECT_GT(of_dialect, 0);
  EXPECT_GT(common, 0);
}

}  // namespace
}  // namespace assay
