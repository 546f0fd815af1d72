// Contracts: every key is read, every mistake gets its place, and the schema in docs/formats agrees with the reader.
#include "analyzer/contract/contract.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "analyzer/contract/write-contract.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

const char* const kFull = R"json({
  "schema_version": "1.0",
  "entry": "scale_custom",
  "chip": "ascend310p",
  "core_count": 8,
  "cores": [0, -1],
  "inputs": [
    {"name": "x", "dtype": "half", "shape": [4, 65], "range": [-2, 0.5]},
    {"name": "w", "dtype": "int32", "shape": [], "data": "w.npy"}
  ],
  "outputs": [{"name": "y", "dtype": "DT_FLOAT", "shape": [4, 65]}],
  "attributes": {"alpha": 0.5, "axis": -1, "keep": true, "mode": "fast", "pads": [1, 2], "scales": [1, 0.5], "flags": [true, false]},
  "tiling": {"total": 260},
  "tiling_data": "t.npy",
  "tiling_key": 3,
  "workspace_bytes": 1024,
  "reference": {"command": "python3 golden.py"},
  "tolerance": {"float32": {"relative": 1e-5, "absolute": 1e-6}},
  "seed": 9,
  "deterministic": true
})json";

std::string OnlyError(const std::string& text) {
  ParsedContract parsed = ParseContract(text, "c.json");
  EXPECT_FALSE(parsed.contract.has_value());
  return parsed.Text();
}

std::string WithOutput(const std::string& more) {
  return "{\"outputs\": [{\"name\": \"y\", \"dtype\": \"float\", \"shape\": [8]}],\n" + more + "}";
}

TEST(Contract, ListsAbsentTensorsAndSharedMemory) {
  const ParsedContract parsed = ParseContract(R"json({
    "inputs": [{"name": "x", "list": [{"dtype": "half", "shape": [3], "normal": [1, 0.5]},
                                      {"dtype": "half", "shape": [2, 2], "data": "b.npy"}]},
               {"name": "bias", "dtype": "half", "absent": true}, {"name": "none", "list": []}],
    "outputs": [{"name": "y", "dtype": "half", "shape": [3], "shares": "x[0]"},
                {"name": "z", "dtype": "half", "shape": [2], "data": "z.npy"}]
  })json",
                                              "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  const Contract& c = *parsed.contract;
  ASSERT_EQ(c.inputs.size(), 4u);
  EXPECT_EQ(c.inputs[0].name, "x[0]");
  EXPECT_EQ(c.inputs[0].list, "x");
  EXPECT_TRUE(c.inputs[0].normal);
  EXPECT_EQ(c.inputs[0].low, 1);
  EXPECT_EQ(c.inputs[0].high, 0.5);
  EXPECT_EQ(c.inputs[1].name, "x[1]");
  EXPECT_EQ(c.inputs[1].data, "b.npy");
  EXPECT_FALSE(c.inputs[2].present);
  EXPECT_EQ(c.inputs[2].dtype, Dtype::kF16);
  EXPECT_FALSE(c.inputs[3].present);
  EXPECT_EQ(c.inputs[3].list, "none");
  EXPECT_EQ(c.outputs[0].shares, "x[0]");
  EXPECT_EQ(c.outputs[1].data, "z.npy");
}

TEST(Contract, SlipsInTheNewKeys) {
  EXPECT_NE(OnlyError(WithOutput(R"("inputs": [{"name": "x", "absent": true, "shape": [1]}])"))
                .find("no effect beside `absent`"),
            std::string::npos);
  EXPECT_NE(OnlyError(WithOutput(R"("inputs": [{"name": "x", "dtype": "half", "list": []}])"))
                .find("belongs into the elements"),
            std::string::npos);
  EXPECT_NE(
      OnlyError(WithOutput(R"("inputs": [{"name": "x", "list": [{"dtype": "half", "shape": [1], "name": "q"}]}])"))
          .find("unknown key `name`"),
      std::string::npos);
  EXPECT_NE(OnlyError(WithOutput(R"("inputs": [{"name": "x", "dtype": "half", "shape": [1], "normal": [0, -1]}])"))
                .find("not negative"),
            std::string::npos);
  EXPECT_NE(
      OnlyError(
          WithOutput(R"("inputs": [{"name": "x", "dtype": "half", "shape": [1], "range": [0, 1], "normal": [0, 1]}])"))
          .find("no effect beside `range`"),
      std::string::npos);
  EXPECT_NE(OnlyError(R"({"outputs": [{"name": "y", "dtype": "half", "shape": [1], "shares": "x"}]})")
                .find("which is no input"),
            std::string::npos);
}

TEST(Contract, EveryKey) {
  ParsedContract parsed = ParseContract(kFull, "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  const Contract& c = *parsed.contract;
  EXPECT_EQ(c.entry, "scale_custom");
  EXPECT_EQ(c.chip, "ascend310p");
  EXPECT_EQ(c.core_count, 8);
  EXPECT_EQ(c.cores, (std::vector<std::int64_t>{0, -1}));
  ASSERT_EQ(c.inputs.size(), 2u);
  EXPECT_EQ(c.inputs[0].dtype, Dtype::kF16);
  EXPECT_EQ(c.inputs[0].shape, (std::vector<std::int64_t>{4, 65}));
  EXPECT_EQ(c.inputs[0].low, -2);
  EXPECT_EQ(c.inputs[0].high, 0.5);
  EXPECT_EQ(c.inputs[1].data, "w.npy");
  EXPECT_TRUE(c.inputs[1].shape.empty());
  EXPECT_EQ(c.outputs[0].dtype, Dtype::kF32);
  EXPECT_EQ(std::get<double>(c.attributes.at("alpha")), 0.5);
  EXPECT_EQ(std::get<std::int64_t>(c.attributes.at("axis")), -1);
  EXPECT_EQ(std::get<bool>(c.attributes.at("keep")), true);
  EXPECT_EQ(std::get<std::string>(c.attributes.at("mode")), "fast");
  EXPECT_EQ(std::get<std::vector<std::int64_t>>(c.attributes.at("pads")), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(std::get<std::vector<double>>(c.attributes.at("scales")), (std::vector<double>{1, 0.5}));
  EXPECT_EQ(std::get<std::vector<std::int64_t>>(c.attributes.at("flags")), (std::vector<std::int64_t>{1, 0}));
  EXPECT_EQ(std::get<std::int64_t>(c.tiling.at("total")), 260);
  EXPECT_EQ(c.tiling_key, 3u);
  EXPECT_TRUE(c.deterministic);
  EXPECT_EQ(c.tiling_data, "t.npy");
  EXPECT_EQ(c.workspace_bytes, 1024);
  EXPECT_EQ(c.command, "python3 golden.py");
  EXPECT_EQ(c.golden, std::vector<std::string>{"y.npy"});
  EXPECT_EQ(c.tolerance.at(Dtype::kF32).relative, 1e-5);
  EXPECT_EQ(c.seed, 9u);
}

TEST(Contract, Defaults) {
  ParsedContract parsed = ParseContract(WithOutput("\"reference\": \"relu\""), "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  EXPECT_EQ(parsed.contract->chip, "ascend910b");
  EXPECT_EQ(parsed.contract->core_count, 0);
  EXPECT_EQ(parsed.contract->reference, "relu");
  EXPECT_EQ(parsed.contract->seed, 1u);
}

TEST(Contract, GoldenFiles) {
  ParsedContract parsed = ParseContract(WithOutput("\"reference\": {\"npy\": [\"a/y.npy\"]}"), "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  EXPECT_EQ(parsed.contract->golden, std::vector<std::string>{"a/y.npy"});
}

TEST(Contract, UnknownKeysArePlacedAndNamed) {
  EXPECT_EQ(OnlyError(WithOutput("  \"refrence\": \"relu\"")),
            "c.json:2:3: unknown key `refrence`; did you mean `reference`?");
  EXPECT_EQ(
      OnlyError("{\"outputs\": [\n {\"name\": \"y\", \"dtyp\": \"float\", \"dtype\": \"float\", \"shape\": [8]}]}"),
      "c.json:2:16: unknown key `dtyp` in `outputs[0]`; did you mean `dtype`?");
  EXPECT_NE(OnlyError(WithOutput("\"zzz\": 1")).find("unknown key `zzz`; known: schema_version, entry"),
            std::string::npos);
  EXPECT_EQ(OnlyError("{\"outputs\": [{\"name\": \"y\", \"dtype\": \"float\", \"shape\": [8], \"range\": [0, 1]}]}"),
            "c.json:1:60: unknown key `range` in `outputs[0]`; known: name, dtype, shape, data, shares, list, absent");
}

TEST(Contract, WithoutOutputsResultsLieInTheInputs) {
  const ParsedContract parsed = ParseContract(
      "{\"inputs\": [{\"name\": \"x\", \"dtype\": \"float\", \"shape\": [8]}], \"outputs\": []}", "c.json");
  ASSERT_TRUE(parsed.contract) << parsed.Text();
  EXPECT_EQ(parsed.contract->inputs.size(), 1u);
  EXPECT_TRUE(parsed.contract->outputs.empty());
}

TEST(Contract, Slips) {
  EXPECT_EQ(OnlyError("{\"outputs\": [}"), "c.json:1:14: not valid JSON from here on");
  EXPECT_EQ(OnlyError(""), "c.json:1:1: not valid JSON from here on");
  EXPECT_EQ(OnlyError("[]"), "c.json:1:1: the contract must be an object");
  EXPECT_EQ(OnlyError("{}"), "c.json:1:1: a contract needs `outputs`");
  EXPECT_EQ(OnlyError("{\"outputs\": []}"), "c.json:1:1: a contract needs at least one tensor");
  EXPECT_EQ(OnlyError(WithOutput("\"seed\": 1,\n\"seed\": 2")), "c.json:3:1: `seed` is given twice");
  EXPECT_EQ(OnlyError(WithOutput("\"seed\": -1")), "c.json:2:1: `seed` must be an integer that is not negative");
  EXPECT_EQ(OnlyError(WithOutput("\"core_count\": 0")), "c.json:2:1: `core_count` must be an integer from 1 to 1024");
  EXPECT_EQ(OnlyError(WithOutput("\"core_count\": 1.5")), "c.json:2:1: `core_count` must be an integer from 1 to 1024");
  EXPECT_EQ(OnlyError(WithOutput("\"core_count\": 18446744073709551615")),
            "c.json:2:1: `core_count` must be an integer from 1 to 1024");
  for (const char* cores : {"3", "[1.5]", "[1024]", "[-1025]"}) {
    EXPECT_EQ(OnlyError(WithOutput(std::string("\"cores\": ") + cores)),
              "c.json:2:1: `cores` must be an array of core numbers, from 0 or, counted from the last, from -1 down");
  }
  EXPECT_EQ(OnlyError(WithOutput("\"entry\": \"\"")), "c.json:2:1: `entry` must be a string that is not empty");
  EXPECT_EQ(OnlyError(WithOutput("\"attributes\": {\"a\": {}}")),
            "c.json:2:16: `attributes.a` must be a number, a bool, a string or an array of numbers");
  EXPECT_EQ(OnlyError(WithOutput("\"tolerance\": {\"flaot32\": {}}")),
            "c.json:2:15: unknown dtype `flaot32`; did you mean `float32`?");
  EXPECT_EQ(OnlyError(WithOutput("\"tolerance\": {\"float32\": {\"relative\": -1}}")),
            "c.json:2:27: `tolerance.float32.relative` must be a number that is not negative");
  EXPECT_EQ(OnlyError(WithOutput("\"reference\": {}")),
            "c.json:2:1: `reference` must be a name or have `npy` or `command`");
  EXPECT_EQ(OnlyError(WithOutput("\"reference\": {\"npy\": []}")),
            "c.json:2:15: `reference.npy` must name 1 file, one an output");
}

TEST(Contract, NamedDimensions) {
  const ParsedContract parsed = ParseContract(R"({
    "symbols": {"N": [1, 65536], "M": {"range": [0, 64], "first": 8}},
    "most_elements": 1000000,
    "inputs": [{"name": "x", "dtype": "float", "shape": ["M", 4, "N"]}],
    "outputs": [{"name": "y", "dtype": "float", "shape": [4]}]
  })",
                                              "c.json");
  ASSERT_TRUE(parsed.contract) << parsed.Text();
  ASSERT_EQ(parsed.contract->symbols.size(), 2u);
  const ContractSymbol &m = parsed.contract->symbols[0], &n = parsed.contract->symbols[1];
  EXPECT_EQ(m.name, "M");
  EXPECT_EQ(m.first, 8);
  EXPECT_EQ(n.name, "N");
  EXPECT_EQ(n.high, 65536);
  EXPECT_EQ(n.first, 1024);
  EXPECT_EQ(parsed.contract->inputs[0].symbols, (std::vector<int>{0, -1, 1}));
  EXPECT_EQ(parsed.contract->inputs[0].shape, (std::vector<std::int64_t>{8, 4, 1024}));
  EXPECT_TRUE(parsed.contract->outputs[0].symbols.empty());
  EXPECT_EQ(parsed.contract->most_elements, 1000000);
}

TEST(Contract, NamedDimensionsOfAList) {
  const ParsedContract parsed = ParseContract(
      WithOutput("\"symbols\": {\"N\": {\"range\": [1, 8], \"first\": 3}}, \"inputs\": [{\"name\": \"x\", \"list\": "
                 "[{\"dtype\": \"float\", \"shape\": [2, 5]}, {\"dtype\": \"float\", \"shape\": [7, \"N\"]}]}]"),
      "c.json");
  ASSERT_TRUE(parsed.contract) << parsed.Text();
  ASSERT_EQ(parsed.contract->inputs.size(), 2u);
  EXPECT_TRUE(parsed.contract->inputs[0].symbols.empty());
  EXPECT_EQ(parsed.contract->inputs[1].symbols, (std::vector<int>{-1, 0}));
  EXPECT_EQ(parsed.contract->inputs[1].shape, (std::vector<std::int64_t>{7, 3}));
}

TEST(Contract, SlipsOfNamedDimensions) {
  EXPECT_EQ(OnlyError(WithOutput("\"symbols\": []")), "c.json:2:1: `symbols` must be an object of names and ranges");
  EXPECT_EQ(OnlyError(WithOutput("\"symbols\": {\"N\": [8, 1]}")),
            "c.json:2:13: the range of `N` must be two integers from 0 to 1099511627776, the lower first");
  EXPECT_EQ(OnlyError(WithOutput("\"symbols\": {\"N\": {\"range\": [1, 8], \"first\": 9}}")),
            "c.json:2:36: `symbols.N.first` must be an integer from 1 to 8");
}

TEST(Contract, TensorSlips) {
  auto input = [](const std::string& rest) {
    return OnlyError(WithOutput("\"inputs\": [{\"name\": \"x\", \"dtype\": \"float\", " + rest + "}]"));
  };
  EXPECT_EQ(input("\"shape\": [\"N\"]"), "c.json:2:54: `N` is not among the contract's `symbols`");
  EXPECT_EQ(
      OnlyError(WithOutput("\"inputs\": [{\"name\": \"x\", \"list\": [{\"dtype\": \"float\", \"shape\": [\"N\"]}]}]")),
      "c.json:2:64: `N` is not among the contract's `symbols`");
  EXPECT_EQ(input("\"shape\": [-1]"), "c.json:2:54: `inputs[0].shape[0]` must be an integer from 0 to 1099511627776");
  EXPECT_EQ(input("\"shape\": [1000000000, 1000000000]"),
            "c.json:2:44: `inputs[0].shape` has more than 1099511627776 elements");
  EXPECT_EQ(input("\"shape\": [8], \"range\": [1, 0]"),
            "c.json:2:58: `inputs[0].range` must be two numbers, the lower first");
  EXPECT_EQ(input("\"shape\": [8], \"data\": \"x.npy\", \"range\": [0, 1]"),
            "c.json:2:75: `inputs[0].range` has no effect beside `data`");
  EXPECT_EQ(OnlyError("{\"outputs\": [{\"name\": \"y\", \"dtype\": \"float\"}]}"),
            "c.json:1:14: `outputs[0].shape` must be an array of at most 8 integers");
}

TEST(Contract, ValuesThatAreGiven) {
  const ParsedContract parsed = ParseContract(
      WithOutput("\"inputs\": [{\"name\": \"x\", \"dtype\": \"int32\", \"shape\": [8], \"values\": \"given\"}]"),
      "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  EXPECT_TRUE(parsed.contract->inputs[0].given);
  EXPECT_EQ(OnlyError(WithOutput(
                "\"inputs\": [{\"name\": \"x\", \"dtype\": \"int32\", \"shape\": [8], \"values\": \"known\"}]")),
            "c.json:2:58: `inputs[0].values` must be \"given\"");
}

TEST(Contract, ListsInPlace) {
  const std::string list =
      "\"inputs\": [{\"name\": \"x\", \"list\": [{\"dtype\": \"float\", \"shape\": [8]}]}],\n"
      "\"outputs\": [{\"name\": \"y\", \"list\": [{\"dtype\": \"float\", \"shape\": [8], \"shares\": \"";
  const ParsedContract parsed = ParseContract("{" + list + "x[0]\"}]}]}", "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  EXPECT_EQ(parsed.contract->outputs[0].shares, "x[0]");
  EXPECT_EQ(OnlyError("{" + list + "z[0]\"}]}]}"), "c.json:2:1: `y[0]` shares the memory of `z[0]`, which is no input");
}

TEST(Contract, WhatIsWrittenReadsBackTheSame) {
  const ParsedContract parsed =
      ParseContract(WithOutput("\"seed\": 3, \"tolerance\": {\"float32\": {\"relative\": 0.5, \"combine\": \"either\"},"
                               " \"float16\": {\"absolute\": 2}}"),
                    "c.json");
  ASSERT_TRUE(parsed.contract.has_value()) << parsed.Text();
  const std::string written = FormatContract(*parsed.contract);
  const ParsedContract again = ParseContract(written, "d.json");
  ASSERT_TRUE(again.contract.has_value()) << again.Text();
  EXPECT_EQ(FormatContract(*again.contract), written);
  EXPECT_EQ(again.contract->tolerance.at(Dtype::kF32).relative, 0.5);
  EXPECT_EQ(again.contract->tolerance.at(Dtype::kF32).combine, Tolerance::Combine::kEither);
  EXPECT_EQ(again.contract->tolerance.at(Dtype::kF16).absolute, 2);
  EXPECT_EQ(again.contract->tolerance.at(Dtype::kF16).combine, Tolerance::Combine::kSum);
}

TEST(Contract, EveryErrorIsToldAtOnce) {
  ParsedContract parsed = ParseContract(WithOutput("\"seed\": -1,\n\"chp\": \"a\",\n\"tiling\": 3"), "c.json");
  EXPECT_EQ(parsed.errors.size(), 3u) << parsed.Text();
}

TEST(Contract, HostileTextEndsQuickly) {
  ParseContract(std::string(200000, '['), "c.json");
  ParseContract("{\"outputs\": " + std::string(100000, '[') + std::string(100000, ']') + "}", "c.json");
  std::string deep = "{\"a\":";
  std::string text;
  for (int i = 0; i < 30000; ++i) text += deep;
  ParseContract(text + "1" + std::string(30000, '}'), "c.json");
  EXPECT_EQ(LoadContract("/dev/zero").Text(), "/dev/zero: the contract cannot be read: it is no file");
  EXPECT_EQ(LoadContract("absent.json").Text(), "absent.json: the contract cannot be read: No such file or directory");
}

TEST(Contract, SchemaAgrees) {
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/contract.schema.json");
  EXPECT_EQ(schema.Check(nlohmann::json::parse(kFull)), std::vector<std::string>{});
  EXPECT_FALSE(schema.Check(nlohmann::json::parse(WithOutput("\"refrence\": \"relu\""))).empty());
}

TEST(Contract, ThePageShowsAValidContract) {
  std::ifstream in(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/contract.md");
  std::string page(std::istreambuf_iterator<char>(in), {});
  std::size_t begin = page.find("```json\n") + 8;
  ParsedContract parsed = ParseContract(page.substr(begin, page.find("```", begin) - begin), "contract.md");
  EXPECT_TRUE(parsed.contract.has_value()) << parsed.Text();
}

}  // namespace
}  // namespace assay
