// Findings come in the order of the input, also those that are added to a report which is in order.
#include "analyzer/report/order.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/report/build-report.h"

namespace assay {
namespace {

using testing::AddFile;
using testing::RangeOf;

struct Ordered {
  Report report;
  int first = AddFile(report.project, "a.cpp", "one two three\n");
  int second = AddFile(report.project, "b.cpp", "four\n");

  Finding At(const char* rule, int file, const char* what) {
    Finding finding;
    finding.rule = rule;
    finding.primary = RangeOf(report.project, file, what);
    return finding;
  }
  std::vector<std::string> Rules() const {
    std::vector<std::string> rules;
    for (const Finding& finding : report.findings) rules.push_back(finding.rule);
    return rules;
  }
};

TEST(Order, ByPlaceThenRule) {
  Ordered one;
  one.report.findings = {one.At("d", one.second, "four"), one.At("c", one.first, "three"),
                         one.At("b", one.first, "one"), one.At("a", one.first, "one")};
  SortFindings(one.report);
  EXPECT_EQ(one.Rules(), (std::vector<std::string>{"a", "b", "c", "d"}));
}

TEST(Order, WhatIsAddedGoesWhereItBelongs) {
  Ordered one;
  one.report.findings = {one.At("b", one.first, "one"), one.At("d", one.first, "three")};
  AddInOrder({one.At("f", one.second, "four"), one.At("c", one.first, "two"), one.At("e", one.first, "three"),
              one.At("a", one.first, "one")},
             one.report);
  EXPECT_EQ(one.Rules(), (std::vector<std::string>{"a", "b", "c", "d", "e", "f"}));
  AddInOrder({}, one.report);
  EXPECT_EQ(one.report.findings.size(), 6u);
  Ordered empty;
  AddInOrder({empty.At("b", empty.first, "two"), empty.At("a", empty.first, "one")}, empty.report);
  EXPECT_EQ(empty.Rules(), (std::vector<std::string>{"a", "b"}));
}

}  // namespace
}  // namespace assay
