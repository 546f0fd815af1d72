// Parameters are drawn at random, families and flaws in turn.
#include "tests/agreement/pair-maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/source/project.h"
#include "corpus/mutate/mutator.h"
#include "dialects/ascendc/mutators/tables.h"
#include "tests/agreement/pair-text.h"

namespace assay::agreement {
namespace {

using Holes = std::map<std::string, std::string>;

constexpr std::int64_t kLargestPairN = 1'000'000;
constexpr std::int64_t kMostElementsRun = 1'280'000, kMostRowsRun = 20'000;
constexpr int kMostRows = 128, kBlockElements = 8;
constexpr const char* kMutator = "mutator";
constexpr int kDraws = 60;  // of mutators, until one applies

// Mutators whose mutants build, if that is known.
bool MeetsARun(const mutators::Mutator& mutator) {
  if (mutator.half != mutators::Half::kKernel && mutator.half != mutators::Half::kHost) return false;
  return std::none_of(mutator.rules.begin(), mutator.rules.end(), [](std::string_view rule) {
    return rule.starts_with("build/") || rule.starts_with("api/") || rule.starts_with("host/");
  });
}

std::string Fill(std::string text, const Holes& holes) {
  for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
    const std::size_t end = text.find('@', at + 1);
    text.replace(at, end - at + 1, holes.at(text.substr(at + 1, end - at - 1)));
  }
  return text;
}

// A flaw that no longer matches its kernel must not pass for a right kernel.
std::string With(std::string text, const Flaw& flaw) {
  for (const auto& [from, to] : flaw.changes) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos) {
      fmt::print(stderr, "`{}` stands {} in the kernel\n", from, at == std::string::npos ? "not" : "more than once");
      std::exit(2);
    }
    text.replace(at, from.size(), to);
  }
  return text;
}

class PairMaker {
 public:
  PairMaker(std::uint64_t seed, int shapes) : random_(seed * 0x9E3779B97F4A7C15ull + 1), shapes_(shapes) {}

  // With a change that one of the product's own mutators makes.
  Pair Mutated(const Family& family) {
    Pair pair = Run(family, {kMutator, {{"", ""}}});
    pair.wrong = pair.right;
    pair.wrong.reply = Mutation(pair.right.reply);
    return pair;
  }

  Pair Run(const Family& family, const Flaw& flaw) {
    const bool half = family.halves && Pick(3) == 0;
    const int bytes = half ? 2 : 4;
    const int lanes = 256 / bytes;
    cores_ = 2 + Pick(39);
    rows_ = family.result == Result::kRows || family.result == Result::kRowElements;
    width_ = rows_ ? family.width_unit * (1 + Pick(family.most_width / family.width_unit)) : 0;
    const int blocks = (width_ + kBlockElements - 1) / kBlockElements, gap = rows_ ? Pick(2) : 0;
    // Of rows as many as fit, if the family says how many bytes may.
    const int most_rows =
        family.most_bytes == 0 || !rows_ ? kMostRows : std::min(kMostRows, family.most_bytes / (width_ * bytes));
    tile_ = rows_ ? 4 * (1 + Pick(std::max(1, Pick(2) == 0 ? std::min(8, most_rows / 4) : most_rows / 4)))
                  : lanes * (1 + Pick(Pick(2) == 0 ? 8 : std::max(1, family.most_bytes / 256)));
    Holes holes = {
        {"T", half ? "half" : "float"},
        {"DT", half ? "DT_FLOAT16" : "DT_FLOAT"},
        {"JT", half ? "float16" : "float"},
        {"Y", family.result == Result::kInPlace ? "x" : "y"},
        {"CORES", std::to_string(cores_)},
        {"UNIT", std::to_string(family.unit)},
        {"TILE", std::to_string(tile_)},
        {"DEPTH", std::to_string(1 + Pick(2))},
        {"WIDTH", std::to_string(width_)},
        {"STRIDE", std::to_string((blocks + gap) * kBlockElements)},
        {"GAP", std::to_string(gap)},
        {"SIZE", rows_ ? "GetDim(0)" : "GetShapeSize()"},
        {"XSTART", family.whole ? ""
                   : rows_      ? " + start * WIDTH"
                                : " + start"},
        {"YSTART", family.whole || family.result == Result::kSingle ? ""
                   : family.result == Result::kRowElements          ? " + start * WIDTH"
                                                                    : " + start"},
        {"RESULT", family.result == Result::kSingle    ? "at::empty({1}, x.options())"
                   : family.result == Result::kRows    ? "at::empty({x.size(0)}, x.options())"
                   : family.result == Result::kInPlace ? "x"
                                                       : "at::empty_like(x)"},
        // An input and an output of one name are one argument.
        {"ARGUMENTS", family.result == Result::kInPlace ? "x" : "x, result"},
        {"INFER", family.result == Result::kSingle
                      ? "context->GetOutputShape(0)->SetDimNum(1);\n    context->GetOutputShape(0)->SetDim(0, 1);"
                  : family.result == Result::kRows
                      ? "context->GetOutputShape(0)->SetDimNum(1);\n    context->GetOutputShape(0)->SetDim(0, "
                        "context->GetInputShape(0)->GetDim(0));"
                      : "*context->GetOutputShape(0) = *context->GetInputShape(0);"}};
    holes["WORKSPACE"] = Fill(family.workspace, holes);
    Pair pair{family.name, flaw.kind, {}, {}};
    pair.right = MadeOf(family, family.kernel, holes, half);
    // A family whose original kernel is wrong has no right twin.
    if (flaw.changes.empty()) std::swap(pair.right, pair.wrong);
    if (!flaw.changes.empty() && flaw.kind != kMutator)
      pair.wrong = MadeOf(family, With(family.kernel, flaw), holes, half);
    pair.wrong.shapes = pair.right.shapes = Shapes();
    return pair;
  }

 private:
  int Pick(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }

  // Empty if none of those drawn applies.
  std::string Mutation(const std::string& reply) {
    const Project project = LoadBytes("made.txt", reply);
    for (int i = 0; i < kDraws; ++i) {
      const auto& mutator = ascendc::AllMutators()[random_() % ascendc::AllMutators().size()];
      if (!MeetsARun(mutator)) continue;
      if (const auto mutant = Mutate(project, mutator, random_())) return mutant->project.containers.front().bytes;
    }
    return "";
  }

  Made MadeOf(const Family& family, const std::string& kernel, Holes holes, bool half) {
    holes["KERNEL"] = Fill(kernel, holes);
    const std::string dtype = half ? "float16" : "float32";
    const std::string close = family.result == Result::kSingle ? R"("relative": 0.01, "absolute": 0.1)"
                              : half                           ? R"("relative": 0.01, "absolute": 0.01)"
                                                               : R"("relative": 0.001, "absolute": 0.001)";
    Made made;
    made.reply = Fill(kPairReply, holes);
    const std::string row = rows_ ? fmt::format(", {}", width_) : "";
    const std::string shape = family.result == Result::kSingle        ? "1"
                              : family.result == Result::kRowElements ? "\"N\"" + row
                                                                      : "\"N\"";
    made.contract = fmt::format(
        R"({{"symbols": {{"N": {{"range": [1, {}], "first": 1000}}}},
 "inputs": [{{"name": "x", "dtype": "{}", "shape": ["N"{}], "range": [-2, 2]}}],
 "outputs": [{{"name": "{}", "dtype": "{}", "shape": [{}]}}],
 "seed": 11, "tolerance": {{"{}": {{{}}}}}{}}})",
        kLargestPairN, dtype, row, holes["Y"], dtype, shape, dtype, close,
        (family.reference.empty() ? "" : fmt::format(R"(, "reference": "{}")", family.reference)) +
            (family.attributes.empty() ? "" : R"(, "attributes": )" + family.attributes));
    return made;
  }

  // Around blocks, tiles and cores, and some of all sizes.
  std::vector<std::map<std::string, std::int64_t>> Shapes() {
    const std::int64_t round = static_cast<std::int64_t>(cores_) * tile_;
    std::vector<std::int64_t> sizes = {1,
                                       7,
                                       100,
                                       13 * cores_,
                                       cores_ + 1,
                                       tile_ - 1,
                                       tile_ + 1,
                                       3 * tile_,
                                       round,
                                       round + 1,
                                       round - 5,
                                       2 * round,
                                       2 * round + 13 * cores_,
                                       3 * round - 1,
                                       4 * round + 77,
                                       5 * round + 100 * cores_,
                                       7 * round + 9};
    while (sizes.size() < static_cast<std::size_t>(shapes_))
      sizes.push_back(static_cast<std::int64_t>(std::pow(2.0, 3 + Pick(1600) / 100.0)));
    const std::int64_t most = rows_ ? std::min(kMostRowsRun, kMostElementsRun / width_) : kLargestPairN;
    std::vector<std::map<std::string, std::int64_t>> shapes;
    for (std::int64_t n : sizes) shapes.push_back({{"N", std::clamp<std::int64_t>(n, 1, most)}});
    return shapes;
  }

  std::mt19937_64 random_;
  int shapes_;
  int cores_ = 0, tile_ = 0;
  bool rows_ = false;
  int width_ = 0;  // of rows
};

}  // namespace

Pair MakePair(std::uint64_t seed, std::uint64_t index, int shapes) {
  std::vector<std::pair<const Family*, const Flaw*>> all;
  for (const Family& family : Families()) {
    for (const Flaw& flaw : family.flaws) all.emplace_back(&family, &flaw);
  }
  std::vector<const Family*> right;  // whose kernel is
  for (const Family& family : Families()) {
    const auto& flaws = family.flaws;
    if (std::none_of(flaws.begin(), flaws.end(), [](const Flaw& flaw) { return flaw.changes.empty(); }))
      right.push_back(&family);
  }
  const std::size_t at = index % (all.size() + right.size());
  PairMaker maker(seed * 1'000'003 + index, shapes);
  if (at >= all.size()) return maker.Mutated(*right[at - all.size()]);
  const auto& [family, flaw] = all[at];
  return maker.Run(*family, *flaw);
}

}  // namespace assay::agreement
