// What wrong elements have in common, and how they relate to the right ones.
#include "reference/mismatch.h"
#include "analyzer/facts/lowered.h"
#include "reference/exact-trace.h"
#include "reference/sim-tensor.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

namespace assay {
namespace {

SimTensor Floats(std::string name, std::vector<std::int64_t> shape, const std::vector<double>& values) {
  SimTensor tensor{std::move(name), Dtype::kF32, std::move(shape), {}};
  FromDoubles(values, tensor);
  return tensor;
}

std::vector<double> Random(std::vector<std::int64_t> shape, std::uint64_t seed) {
  SimTensor tensor{"x", Dtype::kF32, std::move(shape), {}};
  FillRandom(tensor, -2, 2, seed);
  return ToDoubles(tensor);
}

class Mismatch : public testing::Test {
 protected:
  // y = got(i) where the reference has want[i].
  Fault Explain(std::vector<std::int64_t> shape, const std::vector<double>& want,
                const std::function<double(std::size_t)>& got) {
    std::vector<double> values(want.size());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = got(i);
    const SimTensor output = Floats("y", std::move(shape), values);
    MismatchQuestion question;
    question.output = &output;
    question.want = &want;
    question.tolerance = {1e-4, 1e-4};
    question.inputs = &inputs_;
    question.trace = trace_.outputs.empty() ? nullptr : &trace_;
    Fault fault;
    ExplainMismatch(question, locations_, fault);
    return fault;
  }
  std::string Relation(std::vector<std::int64_t> shape, const std::vector<double>& want,
                       const std::function<double(std::size_t)>& got) {
    Fault fault = Explain(std::move(shape), want, got);
    return fault.text.contains("relation") ? fault.text["relation"] : "";
  }
  // Every element written by core i / chunk, exact according to `exact`.
  void Trace(const std::vector<double>& exact, std::size_t chunk) {
    trace_ = {};
    trace_.births.resize(1);
    trace_.writers.resize(1);
    trace_.outputs.emplace_back();
    for (std::size_t i = 0; i < exact.size(); ++i) {
      const auto core = static_cast<std::uint32_t>(i / chunk);
      if (core + 1 >= trace_.writers.size()) trace_.writers.push_back({2, static_cast<std::int32_t>(core), 0});
      trace_.outputs[0].push_back({.exact = exact[i], .writer = core + 1, .written = true});
    }
  }

  std::vector<SimTensor> inputs_;
  ExactTrace trace_;
  std::vector<LoweredModule::Location> locations_ = {{{0, 1, 2}, {}}, {{0, 11, 12}, {}}, {{0, 21, 22}, {}}};
};

TEST_F(Mismatch, FindsRightValuesAtWrongPlaces) {
  const std::vector<double> want = Random({8, 16}, 3);
  const auto at = [&](std::size_t i) { return i < want.size() ? want[i] : 0; };
  EXPECT_EQ(Relation({8, 16}, want, [&](std::size_t i) { return at(i + 5); }), "shift");
  EXPECT_EQ(Relation({8, 16}, want, [&](std::size_t i) { return at(i % 8 * 16 + i / 8); }), "transposed");
  EXPECT_EQ(Relation({8, 16}, want, [&](std::size_t i) { return at(i / 16 * 16 + 15 - i % 16); }), "reversed");
  EXPECT_EQ(Relation({8, 16}, want, [&](std::size_t i) { return at(3 * 16 + i % 16); }), "repeated-row");
  EXPECT_EQ(Relation({8, 16}, want, [&](std::size_t i) { return std::sin(9.0 * static_cast<double>(i)); }), "");
}

TEST_F(Mismatch, CountsTheDistanceOfAShift) {
  const std::vector<double> want = Random({256}, 4);
  Fault fault = Explain({256}, want, [&](std::size_t i) { return i >= 3 ? want[i - 3] : 0; });
  EXPECT_EQ(fault.text["relation"], "shift");
  EXPECT_EQ(fault.text["number"], "-3");
  EXPECT_EQ(fault.text["cause"], "wrong-element");
}

TEST_F(Mismatch, FindsFactorsOffsetsAndSteps) {
  const std::vector<double> x = Random({4, 25}, 5);
  inputs_ = {Floats("x", {4, 25}, x)};
  std::vector<double> want(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) want[i] = std::exp(x[i]) + 0.5;
  const std::vector<std::int64_t> shape = {4, 25};
  Fault fault = Explain(shape, want, [&](std::size_t i) { return want[i] * 25; });
  EXPECT_EQ(fault.text["relation"], "factor");
  EXPECT_EQ(fault.text["number"], "25");
  EXPECT_EQ(fault.args["of"], 25);
  EXPECT_EQ(Relation(shape, want, [&](std::size_t i) { return -want[i]; }), "negated");
  EXPECT_EQ(Relation(shape, want, [&](std::size_t i) { return want[i] + 3; }), "offset");
  EXPECT_EQ(Relation(shape, want, [&](std::size_t i) { return x[i]; }), "input");
  EXPECT_EQ(Relation(shape, want, [&](std::size_t) { return 0; }), "constant");
  fault = Explain(shape, want, [&](std::size_t i) { return std::log(want[i]); });
  EXPECT_EQ(fault.text["relation"], "missing-step");
  EXPECT_EQ(fault.text["detail"], "exp");
  fault = Explain(shape, want, [&](std::size_t i) { return std::sqrt(want[i]); });
  EXPECT_EQ(fault.text["relation"], "missing-step");
  EXPECT_EQ(fault.text["detail"], "square");
  fault = Explain(shape, want, [&](std::size_t i) { return std::tanh(want[i]); });
  EXPECT_EQ(fault.text["relation"], "extra-step");
}

TEST_F(Mismatch, OneElementThatDoesNotFitEndsARelation) {
  const std::vector<double> want = Random({64}, 6);
  EXPECT_EQ(Relation({64}, want, [&](std::size_t i) { return want[i] * 2 + (i == 40 ? 1 : 0); }), "");
}

TEST_F(Mismatch, FewElementsProveNothing) {
  const std::vector<double> want = Random({64}, 7);
  EXPECT_EQ(Relation({64}, want, [&](std::size_t i) { return i < 3 ? want[i] * 2 : want[i]; }), "");
}

TEST_F(Mismatch, FindsAReductionThatStopsEarly) {
  const std::vector<double> x = Random({6, 40}, 8);
  inputs_ = {Floats("x", {6, 40}, x)};
  const auto mean = [&](std::size_t row, std::size_t n) {
    double sum = 0;
    for (std::size_t k = 0; k < n; ++k) sum += x[row * 40 + k];
    return sum / 40;
  };
  std::vector<double> want(6);
  for (std::size_t row = 0; row < 6; ++row) want[row] = mean(row, 40);
  Fault fault = Explain({6}, want, [&](std::size_t row) { return mean(row, 32); });
  EXPECT_EQ(fault.text["relation"], "partial");
  EXPECT_EQ(fault.text["detail"], "mean");
  EXPECT_EQ(fault.text["number"], "32");
  EXPECT_EQ(fault.args["of"], 40);
  // The same over the first axis.
  std::vector<double> columns(40), some(40);
  for (std::size_t c = 0; c < 40; ++c) {
    for (std::size_t r = 0; r < 6; ++r) {
      columns[c] += x[r * 40 + c];
      if (r < 4) some[c] += x[r * 40 + c];
    }
  }
  fault = Explain({40}, columns, [&](std::size_t c) { return some[c]; });
  EXPECT_EQ(fault.text["relation"], "partial");
  EXPECT_EQ(fault.text["number"], "4");
}

TEST_F(Mismatch, NamesTheTail) {
  const std::vector<double> want = Random({4, 25}, 9);
  const auto wrong = [&](std::size_t i) { return std::cos(7.0 * static_cast<double>(i)) + 5; };
  Fault fault = Explain({4, 25}, want, [&](std::size_t i) { return i % 25 >= 24 ? wrong(i) : want[i]; });
  EXPECT_EQ(fault.text["common"], "row-tail");
  EXPECT_EQ(fault.args["common_count"], 1);
  EXPECT_EQ(fault.args["common_total"], 25);
  EXPECT_EQ(fault.text["index"], "[0, 24]");
  fault = Explain({100}, want, [&](std::size_t i) { return i >= 96 ? wrong(i) : want[i]; });
  EXPECT_EQ(fault.text["common"], "tail");
  EXPECT_EQ(fault.args["common_count"], 4);
}

TEST_F(Mismatch, NamesCoresAndTheirTails) {
  const std::vector<double> want = Random({120}, 10);
  const auto wrong = [&](std::size_t i) { return std::cos(7.0 * static_cast<double>(i)) + 5; };
  const auto got = [&](const std::function<bool(std::size_t)>& bad) {
    std::vector<double> exact(want);
    for (std::size_t i = 0; i < exact.size(); ++i) exact[i] = bad(i) ? wrong(i) : want[i];
    Trace(exact, 30);
    return Explain({120}, want, [exact](std::size_t i) { return exact[i]; });
  };
  Fault fault = got([](std::size_t i) { return i / 30 == 1; });
  EXPECT_EQ(fault.text["common"], "cores");
  EXPECT_EQ(fault.text["common_of"], "1");
  EXPECT_EQ(fault.text["cause"], "formula");
  EXPECT_EQ(fault.args["writer_core"], 1);
  EXPECT_EQ(fault.other, (SourceRange{0, 21, 22}));
  fault = got([](std::size_t i) { return i % 30 >= 27; });
  EXPECT_EQ(fault.text["common"], "core-tail");
  EXPECT_EQ(fault.args["common_count"], 3);
}

TEST_F(Mismatch, NamesTheInputsThatGoWrong) {
  std::vector<double> x = Random({100}, 11), want(100);
  for (std::size_t i = 0; i < 100; ++i) want[i] = x[i] > 0 ? x[i] : 0.01 * x[i];
  inputs_ = {Floats("x", {100}, x)};
  Fault fault = Explain({100}, want, [&](std::size_t i) { return x[i] > 0 ? x[i] : 5 * x[i] * x[i]; });
  EXPECT_EQ(fault.text["common"], "below");
  EXPECT_EQ(fault.text["common_of"], "x");
  EXPECT_EQ(fault.text["bound"], "0");
  x[7] = std::numeric_limits<double>::infinity();
  x[60] = std::nan("");
  inputs_ = {Floats("x", {100}, x)};
  fault = Explain({100}, want, [&](std::size_t i) { return i == 7 || i == 60 ? 9 : want[i]; });
  EXPECT_EQ(fault.text["common"], "not-finite");
}

TEST_F(Mismatch, BlamesTheInstructionThatLostMost) {
  const std::vector<double> want = Random({100}, 12);
  Trace(want, 50);
  trace_.births.push_back({.kind = DriftKind::kOverflow,
                           .location = 1,
                           .core = 1,
                           .tile = 4,
                           .element = 9,
                           .operands = 1,
                           .stored = INFINITY,
                           .exact = 1e40,
                           .a = 92});
  trace_.births.push_back({.kind = DriftKind::kRounding, .location = 0});
  for (std::size_t i = 60; i < 80; ++i) trace_.outputs[0][i].birth = i == 60 ? 2 : 1;
  Fault fault = Explain({100}, want, [&](std::size_t i) { return trace_.outputs[0][i].birth != 0 ? 77 : want[i]; });
  EXPECT_EQ(fault.text["cause"], "overflow");
  EXPECT_EQ(fault.where, (SourceRange{0, 11, 12}));
  EXPECT_EQ(fault.core, 1);
  EXPECT_EQ(fault.args["tile"], 4);
  EXPECT_EQ(fault.args["lane"], 9);
  EXPECT_EQ(fault.args["affected"], 19);
  EXPECT_EQ(fault.text["value"], "inf");
  EXPECT_EQ(fault.text["operand"], "92");
}

TEST_F(Mismatch, ValuesThatScalarCodeLostLeaveTheCauseOpen) {
  const std::vector<double> want = Random({100}, 13);
  std::vector<double> other(100);
  for (std::size_t i = 0; i < 100; ++i) other[i] = want[i] + std::sin(static_cast<double>(3 * i)) + 2;
  Trace(other, 100);
  trace_.births.push_back({.kind = DriftKind::kRounding, .location = 1});
  trace_.scalars = 3;
  trace_.scalar_birth = 1;
  Fault fault = Explain({100}, want, [&](std::size_t i) { return other[i]; });
  EXPECT_EQ(fault.text["cause"], "scalar");
  EXPECT_EQ(fault.text["lost"], "rounding");
  EXPECT_EQ(fault.other, (SourceRange{0, 11, 12}));
}

// A scale that is 1 / inf makes all elements 0, which is not a relation; one that was only rounded does not.
TEST_F(Mismatch, AnInfiniteScalarExplainsAConstant) {
  const std::vector<double> want = Random({100}, 13);
  for (const DriftKind kind : {DriftKind::kOverflow, DriftKind::kRounding}) {
    Trace(std::vector<double>(100, 0), 100);
    trace_.births.push_back({.kind = kind, .location = 1});
    trace_.scalar_birth = 1;
    Fault fault = Explain({100}, want, [](std::size_t) { return 0; });
    EXPECT_EQ(fault.text["relation"], "constant");
    EXPECT_EQ(fault.text["cause"], kind == DriftKind::kOverflow ? "scalar" : "formula");
  }
}

TEST_F(Mismatch, AConversionWithinTheToleranceIsToldAsSuch) {
  const std::vector<double> want = Random({100}, 12);
  for (const double stored : {1000.0625, 1000.5}) {
    Trace(want, 100);
    trace_.births.push_back(
        {.kind = DriftKind::kRounding, .location = 1, .dtype = Dtype::kF16, .stored = stored, .exact = 1000});
    for (std::size_t i = 0; i < 100; ++i) trace_.outputs[0][i].birth = 1;
    Fault fault = Explain({100}, want, [&](std::size_t i) { return want[i] + 1; });
    EXPECT_EQ(fault.text["cause"], stored < 1000.2 ? "rounding-grown" : "rounding");
    // Nothing comes after the last instruction that could have increased its error.
    Fault last = Explain({100}, want, [&](std::size_t) { return static_cast<float>(stored); });
    EXPECT_EQ(last.text.contains("value"), stored > 1000.2);
  }
}

TEST_F(Mismatch, CountsWhatNobodyWroteOrDefined) {
  const std::vector<double> want = Random({100}, 14);
  Trace(want, 100);
  for (ExactElement& element : trace_.outputs[0]) element.written = false;
  EXPECT_EQ(Explain({100}, want, [&](std::size_t) { return 9; }).text["cause"], "missing-write");
  Trace(want, 100);
  for (ExactElement& element : trace_.outputs[0]) element.undefined = true;
  EXPECT_EQ(Explain({100}, want, [&](std::size_t) { return 9; }).text["cause"], "uninitialised");
}

}  // namespace
}  // namespace assay
