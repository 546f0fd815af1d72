// Messages for a wrong value: the instruction that lost it, or what all wrong elements have in common.
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

constexpr const char* kRule = "numeric/value-mismatch";

Bench Wrong(std::map<std::string, std::string> text, std::map<std::string, std::int64_t> args = {}) {
  Bench bench("Exp(y, x, n); DataCopy(yGm, y, n);");
  Fault& fault = bench.AddFault(FaultKind::kValueMismatch, bench.At("Exp(y, x, n)"), 9, 1);
  fault.args = {{"count", 12}, {"total", 1024}, {"first", 3}, {"last", 90}};
  fault.args.merge(args);
  fault.text = {{"tensor", "y"}, {"got", "inf"}, {"want", "2"}, {"index", "[3]"}};
  fault.text.merge(text);
  return bench;
}

Finding One(const Bench& bench) {
  const auto findings = bench.Findings(kRule);
  EXPECT_EQ(findings.size(), 1u);
  return findings.empty() ? Finding{} : findings[0];
}

bool Notes(const Finding& finding, const std::string& note) {
  return std::find(finding.notes.begin(), finding.notes.end(), note) != finding.notes.end();
}

TEST(ValueMismatch, IsASymptomOfWhatOtherRulesTell) { EXPECT_FALSE(One(Wrong({})).is_cause); }

TEST(ValueMismatch, SaysWhatTheInstructionDid) {
  struct Case {
    std::string cause, dtype, said, instead;
  };
  const std::string widen = "in float32 the value keeps its digits: `Cast` to float before, and back once at the end";
  const std::vector<Case> cases = {
      {"overflow", "float16", "overflows float16", widen},
      {"overflow", "float32", "overflows float32", "scale or shift the operand so that float32 can hold the result"},
      {"underflow", "float16", "underflows float16 to zero", widen},
      {"underflow", "float32", "underflows float32 to zero", "scale the operand so that float32 can hold the result"},
      {"cancellation", "float32", "cancels the digits that float32 has",
       "the difference of nearly equal values keeps few digits: subtract before they are rounded"},
      {"saturation", "int16", "saturates int16",
       "cast to a type that holds the value, or clamp it where that is meant"},
      {"wrap", "int32", "wraps int32 round", "compute in an integer type that holds the result"},
      {"rounding", "bfloat16", "rounds to bfloat16 past the tolerance", widen},
      {"rounding-grown", "float16", "rounds to float16, and later steps carry the error past the tolerance", widen},
      {"rounding", "int8", "rounds to another number of int8",
       "the value is almost midway between two whole numbers, and its last digits decide"},
      {"rounding", "float32", "rounds to float32 past the tolerance",
       "add within blocks, then add the blocks, so that fewer roundings accumulate"},
  };
  for (const Case& c : cases) {
    Bench bench = Wrong({{"cause", c.cause},
                         {"dtype", c.dtype},
                         {"value", "inf"},
                         {"exact", "1e+40"},
                         {"operand", "92"},
                         {"operand_b", "7"}},
                        {{"tile", 2}, {"lane", 1041}});
    const Finding finding = One(bench);
    EXPECT_EQ(finding.message, "`Exp` " + c.said + ": 12 of 1,024 elements of `y` differ from the reference");
    EXPECT_TRUE(Notes(finding, c.instead)) << c.cause;
    EXPECT_TRUE(Notes(finding, "element 3: inf where the reference has 2"));
    EXPECT_EQ(finding.evidence.text,
              "simulator, core 1: tile 2, element 1,041 of the call, of 92 and 7: inf where 1e+40 is exact");
    EXPECT_EQ(bench.Spelled(finding.primary), "Exp(y, x, n)");
  }
}

TEST(ValueMismatch, AConversionHasTheDigitsInFrontOfIt) {
  const std::string keep = "its operand has these digits: keep it in float32";
  const std::string nearest = "a mode that rounds to the nearest value makes at most half of this error";
  for (const char* mode : {"RINT", "CEIL"}) {
    for (const char* cause : {"rounding", "rounding-grown", "overflow"}) {
      const std::string call = std::string("Cast(y, x, CAST_") + mode + ", n)";
      Bench bench(call + "; DataCopy(yGm, y, n);");
      Fault& fault = bench.AddFault(FaultKind::kValueMismatch, bench.At(call), 9, 1);
      fault.args = {{"count", 12}, {"total", 1024}, {"tile", 2}, {"lane", 1041}};
      fault.text = {{"tensor", "y"}, {"cause", cause}, {"dtype", "float16"}, {"value", "1000.5"}, {"exact", "1000.3"}};
      const bool rounds = std::string_view(cause) != "overflow", rint = std::string_view(mode) == "RINT";
      EXPECT_EQ(Notes(One(bench), keep), rounds && rint);
      EXPECT_EQ(Notes(One(bench), nearest), rounds && !rint);
    }
  }
}

TEST(ValueMismatch, SaysHowTheValuesRelate) {
  struct Case {
    std::string name, number, detail;
    std::int64_t of;
    std::string said;
  };
  const std::vector<Case> cases = {
      {"shift", "5", "", 0, "the wrong elements hold what the reference has 5 elements further on"},
      {"shift", "-3", "", 0, "the wrong elements hold what the reference has 3 elements before"},
      {"transposed", "0", "", 0, "the wrong elements hold the reference with rows and columns exchanged"},
      {"reversed", "16", "", 0, "the wrong elements hold the reference back to front, 16 at a time"},
      {"repeated-row", "3", "", 0, "every wrong row holds row 3 of the reference"},
      {"input", "0", "x", 0, "the wrong elements hold `x` unchanged"},
      {"constant", "0", "", 0, "every wrong element is 0"},
      {"negated", "0", "", 0, "every wrong element is the reference's with the opposite sign"},
      {"factor", "2", "", 0, "every wrong element is 2 times the reference's"},
      {"factor", "64", "", 64, "every wrong element is 64 times the reference's; 64 is a length of the inputs"},
      {"factor", "0.015625", "", 64, "every wrong element is 1/64 of the reference's; 64 is a length of the inputs"},
      {"offset", "0.5", "", 0, "every wrong element is the reference's plus 0.5"},
      {"missing-step", "0", "sqrt", 0, "`sqrt` of what was written is the reference: that step is missing"},
      {"extra-step", "0", "exp", 0, "what was written is `exp` of the reference: one step too many"},
      {"partial", "32", "mean", 40, "the mean takes the first 32 of 40 elements"},
  };
  for (const Case& c : cases) {
    std::map<std::string, std::int64_t> args;
    if (c.of != 0) args["of"] = c.of;
    const Finding finding =
        One(Wrong({{"cause", "formula"}, {"relation", c.name}, {"number", c.number}, {"detail", c.detail}}, args));
    EXPECT_TRUE(Notes(finding, c.said)) << c.said;
    EXPECT_TRUE(Notes(finding, "no instruction lost digits of `y`: what is computed is not the reference"));
    EXPECT_EQ(finding.message, "12 of 1,024 elements of `y` differ from the reference");
    EXPECT_EQ(finding.args.at("relation"), Arg(c.name));
  }
}

TEST(ValueMismatch, ParametersThatAreDrawnOtherwise) {
  const std::map<std::string, std::string> drawn = {
      {"cause", "parameters"}, {"parameter", "fc.weight"}, {"reference_parameter", "linear.weight"}};
  std::map<std::string, std::string> alone = drawn, also = drawn;
  alone["parameters_alone"] = "yes";
  also["parameters_alone"] = "no";
  EXPECT_TRUE(Notes(One(Wrong(alone, {})), "`fc.weight` is drawn differently from `linear.weight` of the reference"));
  EXPECT_TRUE(Notes(One(Wrong(alone, {})), "with the reference's parameters in their place the result is right"));
  EXPECT_TRUE(Notes(One(Wrong(also, {})), "with the reference's parameters in their place the result is wrong, too"));
}

TEST(ValueMismatch, AFactorThatItsDigitsDoNotShowIsNotTold) {
  const Finding finding = One(Wrong({{"cause", "formula"}, {"relation", "factor"}, {"number", "1"}}, {}));
  EXPECT_FALSE(Notes(finding, "every wrong element is 1 times the reference's"));
}

TEST(ValueMismatch, SaysWhatWrongElementsHaveInCommon) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"row-tail", "exactly the last 3 of each row of 25 are wrong"},
      {"tail", "exactly the last 3 of all 25 are wrong"},
      {"cores", "exactly what core x of 25 cores wrote is wrong"},
      {"core-tail", "the last 3 of what a core wrote are wrong"},
      {"tile-tail", "the last 3 of what one copy wrote are wrong"},
      {"not-finite", "exactly the elements where `x` is NaN or infinite are wrong"},
      {"above", "exactly the elements where `x` is above 1.5 are wrong"},
      {"below", "exactly the elements where `x` is below 1.5 are wrong"},
      {"magnitude-above", "exactly the elements where |`x`| is above 1.5 are wrong"},
      {"magnitude-below", "exactly the elements where |`x`| is below 1.5 are wrong"},
  };
  for (const auto& [name, said] : cases) {
    const Finding finding = One(
        Wrong({{"common", name}, {"common_of", "x"}, {"bound", "1.5"}}, {{"common_count", 3}, {"common_total", 25}}));
    EXPECT_TRUE(Notes(finding, said)) << said;
  }
}

TEST(ValueMismatch, SaysWhereItCannotTell) {
  EXPECT_TRUE(Notes(One(Wrong({{"cause", "missing-write"}}, {{"affected", 7}})), "no core wrote 7 of them"));
  EXPECT_TRUE(Notes(One(Wrong({{"cause", "uninitialised"}}, {{"affected", 7}})),
                    "7 of them come from memory that nothing wrote"));
  EXPECT_TRUE(Notes(One(Wrong({{"cause", "unfollowed"}}, {{"unfollowed", 3}})),
                    "no instruction that is followed lost digits of `y`; 3 calls that are not count as stored"));
  EXPECT_TRUE(Notes(One(Wrong({{"cause", "wrong-element"}})), "the values are right but at the wrong place"));
  EXPECT_TRUE(Notes(One(Wrong({{"cause", "formula"}}, {{"scalars", 2}})),
                    "values that scalar code reads are followed as they are stored"));
  EXPECT_TRUE(Notes(One(Wrong({{"tolerance", "0.001 absolute or 0.001 relative"}})),
                    "tolerance: 0.001 absolute or 0.001 relative"));
}

TEST(ValueMismatch, LabelsTheWriterOrTheLostScalar) {
  for (const bool scalar : {false, true}) {
    Bench bench = Wrong({{"cause", scalar ? "scalar" : "formula"}}, {{"writer_core", 1}, {"writer_tile", 4}});
    bench.Run().faults.back().other = bench.At("DataCopy(yGm, y, n)");
    const Finding finding = One(bench);
    ASSERT_EQ(finding.labels.size(), 1u);
    EXPECT_EQ(finding.labels[0].text, scalar ? "a value that scalar code reads has lost digits here"
                                             : "core 1 writes the first of them here, tile 4");
  }
}

TEST(ValueMismatch, LabelsScalarsThatOverflowOrAreRounded) {
  Bench overflow = Wrong({{"cause", "scalar"}, {"lost", "overflow"}});
  overflow.Run().faults.back().other = overflow.At("DataCopy(yGm, y, n)");
  EXPECT_EQ(One(overflow).labels.at(0).text, "a value that scalar code reads overflows here");
  EXPECT_TRUE(Notes(One(overflow), "`DataCopy` overflows a value that scalar code reads"));
  overflow.Run().faults.back().text["lost"] = "rounding";
  EXPECT_TRUE(Notes(One(overflow), "`DataCopy` loses digits of a value that scalar code reads"));
  struct Case {
    std::string body, label, code;  // empty: none
  };
  const std::vector<Case> cases = {
      {"float s = static_cast<float>(static_cast<half>(1.0f / n));", "a scalar is rounded to `half` here",
       "`static_cast<half>(1.0f / n)`"},
      {"float s = (float)(bfloat16_t)total;", "a scalar is rounded to `bfloat16_t` here", "`(bfloat16_t)total`"},
      {"float s = float(half(total));", "a scalar is rounded to `half` here", "`half(total)`"},
      {"half s = static_cast<half>(1.0f);", "", ""},
      {"float s = static_cast<float>(halfway(1));", "", ""},
  };
  for (const Case& c : cases) {
    Bench bench("Exp(y, x, n); " + c.body);
    Fault& fault = bench.AddFault(FaultKind::kValueMismatch, bench.At("Exp(y, x, n)"), 9, 1);
    fault.args = {{"count", 12}, {"total", 1024}};
    fault.text = {{"tensor", "y"}, {"cause", "formula"}};
    const Finding finding = One(bench);
    ASSERT_EQ(finding.labels.size(), c.label.empty() ? 0u : 1u) << c.body;
    if (!c.label.empty()) EXPECT_EQ(finding.labels[0].text, c.label);
    const std::string lost = c.code.empty() ? "no instruction lost digits of `y`: what is computed is not the reference"
                                            : "no vector instruction lost digits of `y`: " + c.code +
                                                  " did, or what is computed is not the reference";
    EXPECT_TRUE(Notes(finding, lost)) << c.body;
  }
}

TEST(ValueMismatch, EdgeValuesAreANote) {
  const Finding finding = One(Wrong({{"cause", "formula"}}, {{"advisory", 1}, {"edge_values", 1}}));
  EXPECT_EQ(finding.severity, Severity::kNote);
  EXPECT_TRUE(
      Notes(finding,
            "the inputs hold zeros, subnormal and large numbers, infinities and NaN; with the usual ones all match"));
}

TEST(ValueMismatch, IndexesTensorsOfSeveralDimensions) {
  Bench bench = Wrong({});
  bench.Run().faults.back().text["index"] = "[0, 3]";
  EXPECT_TRUE(Notes(One(bench), "element [0, 3]: inf where the reference has 2"));
}

TEST(ValueMismatch, WhatAnEarlierReleaseTookIsAWarning) {
  const Finding finding = One(Wrong({{"former", "0.01"}}));
  EXPECT_EQ(finding.severity, Severity::kWarning);
  EXPECT_TRUE(Notes(finding, "earlier releases of the benchmark took differences up to 0.01, absolute and relative"));
}

TEST(ConstantOutput, MatchesWithinTheToleranceAlone) {
  Bench bench("f(x);");
  bench.AddFault(FaultKind::kResultIgnored, bench.At("f(x)")).text["form"] = "constant";
  const auto findings = bench.Findings("honesty/constant-output");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "the result is one number in every element, but the reference is not");
  EXPECT_TRUE(Notes(findings[0], "it matches because the reference's numbers are smaller than the tolerance"));
}

}  // namespace
}  // namespace assay
