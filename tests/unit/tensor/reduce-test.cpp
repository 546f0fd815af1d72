// Reductions, scans, sorting, normalisations and losses: closed forms, and definitions written out a second time.
#include <cmath>
#include <numeric>

#include "tests/unit/tensor/fixture.h"

namespace assay::test {
namespace {

TEST(Reduction, DimensionsInAnyOrder) {
  const Tensor x = Floats({2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  ExpectNear(Result("sum", {x}), {}, {36});
  ExpectNear(Result("sum", {x, Ints({0, 2})}), {2}, {14, 22});
  ExpectNear(Result("mean", {x, Ints({-1}), true}), {2, 2, 1}, {1.5, 3.5, 5.5, 7.5});
  ExpectNear(Result("prod", {x, 1}), {2, 2}, {3, 8, 35, 48});
  ExpectNear(Result("amax", {x, Ints({1, 2})}), {2}, {4, 8});
  const Value pair = Call("max", {x, 0});
  ExpectNear(*pair.items()[0].tensor(), {2, 2}, {5, 6, 7, 8});
  ExpectNear(*pair.items()[1].tensor(), {2, 2}, {1, 1, 1, 1});
  ExpectNear(Result("argmin", {Floats({4}, {3, 1, 1, 2})}), {}, {1});
  ExpectNear(Result("any", {Floats({2, 2}, {0, 0, 0, 3}), 1}), {2}, {0, 1});
}

TEST(Reduction, SpreadAndNorms) {
  const Tensor x = Doubles({4}, {1, 2, 3, 6});
  ExpectNear(Result("var", {x}), {}, {14.0 / 3}, 1e-12);
  ExpectNear(Result("var", {x, 0, false}), {}, {3.5}, 1e-12);
  ExpectNear(Result("std", {x}, {{"correction", 0}, {"dim", 0}}), {}, {std::sqrt(3.5)}, 1e-12);
  ExpectNear(Result("norm", {x}), {}, {std::sqrt(50.0)}, 1e-12);
  ExpectNear(Result("norm", {x, 1}), {}, {12}, 1e-12);
  ExpectNear(Result("linalg.norm", {x, INFINITY}), {}, {6}, 1e-12);
  ExpectNear(Result("logsumexp", {Doubles({2}, {1000, 1000}), 0}), {}, {1000 + std::log(2.0)}, 1e-9);
}

TEST(Scan, RunsAlongADimension) {
  const Tensor x = Floats({2, 3}, {1, 2, 3, 4, 5, 6});
  ExpectNear(Result("cumsum", {x, 1}), {2, 3}, {1, 3, 6, 4, 9, 15});
  ExpectNear(Result("cumprod", {x, 0}), {2, 3}, {1, 2, 3, 4, 10, 18});
  ExpectNear(*Call("cummax", {Floats({4}, {1, 3, 2, 3}), 0}).items()[1].tensor(), {4}, {0, 1, 1, 3});
  ExpectNear(Result("flip", {x, 1}), {2, 3}, {3, 2, 1, 6, 5, 4});
  ExpectNear(Result("roll", {x, 1, 1}), {2, 3}, {3, 1, 2, 6, 4, 5});
  ExpectNear(Result("diff", {Floats({3}, {1, 4, 9})}), {2}, {3, 5});
}

TEST(Sorting, IsStable) {
  const Tensor x = Floats({5}, {2, 1, 2, 3, 1});
  const Value sorted = Call("sort", {x}, {{"descending", true}});
  ExpectNear(*sorted.items()[0].tensor(), {5}, {3, 2, 2, 1, 1});
  ExpectNear(*sorted.items()[1].tensor(), {5}, {3, 0, 2, 1, 4});
  ExpectNear(*Call("topk", {x, 2}, {{"largest", false}}).items()[1].tensor(), {2}, {1, 4});
  ExpectNear(Result("median", {x}), {}, {2});
  const Value unique = Call("unique", {x}, {{"return_counts", true}});
  ExpectNear(*unique.items()[0].tensor(), {3}, {1, 2, 3});
  ExpectNear(*unique.items()[1].tensor(), {3}, {2, 2, 1});
  ExpectNear(Result("searchsorted", {Floats({3}, {1, 3, 5}), Floats({3}, {0, 3, 9})}, {{"right", true}}), {3},
             {0, 2, 3});
  EXPECT_NE(ErrorOf("topk", {x, 9}).find("9 of 5"), std::string::npos);
}

// (x - mean) / sqrt(variance + eps) of a group, two passes.
std::vector<double> Standardised(const std::vector<double>& x, double eps) {
  const double n = static_cast<double>(x.size()), mean = std::accumulate(x.begin(), x.end(), 0.0) / n;
  double variance = 0;
  for (double v : x) variance += (v - mean) * (v - mean) / n;
  std::vector<double> out;
  for (double v : x) out.push_back((v - mean) / std::sqrt(variance + eps));
  return out;
}

TEST(Normalisation, LayerAndRootMeanSquare) {
  const std::vector<double> row = {1, 5, -2, 4};
  const Tensor x = Doubles({1, 4}, row), gamma = Doubles({4}, {1, 2, 3, 4}), beta = Doubles({4}, {1, 1, 0, 0});
  std::vector<double> want = Standardised(row, 1e-5);
  for (std::size_t i = 0; i < 4; ++i) want[i] = want[i] * static_cast<double>(i + 1) + (i < 2 ? 1 : 0);
  ExpectNear(Result("layer_norm", {x, Ints({4}), gamma, beta}), {1, 4}, want, 1e-12);
  const double rms = std::sqrt((1 + 25 + 4 + 16) / 4.0);
  ExpectNear(Result("rms_norm", {x, Ints({4})}, {{"eps", 0.0}}), {1, 4}, {1 / rms, 5 / rms, -2 / rms, 4 / rms}, 1e-12);
}

TEST(Normalisation, GroupsInstancesAndBatches) {
  const Tensor x = NoiseOf({2, 4, 3}, 5);
  const std::vector<double> v = x.values();
  const Tensor group = Result("group_norm", {x, 2}), instance = Result("instance_norm", {x});
  const std::vector<double> first = Standardised({v.begin(), v.begin() + 6}, 1e-5);
  const std::vector<double> channel = Standardised({v.begin() + 3, v.begin() + 6}, 1e-5);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(group.values()[i], first[i], 1e-12);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(instance.values()[3 + i], channel[i], 1e-12);
  const Value mean(Doubles({4}, {0, 0, 0, 0})), variance(Doubles({4}, {1, 1, 1, 1}));
  const Tensor batch = Result("batch_norm", {x, mean, variance}, {{"training", true}});
  std::vector<double> across(v.begin(), v.begin() + 3);
  across.insert(across.end(), v.begin() + 12, v.begin() + 15);
  EXPECT_NEAR(batch.values()[12], Standardised(across, 1e-5)[3], 1e-12);
  EXPECT_NEAR(mean.tensor()->values()[0], 0.1 * std::accumulate(across.begin(), across.end(), 0.0) / 6, 1e-12);
  const Tensor fixed =
      Result("batch_norm", {x, Doubles({4}, {1, 0, 0, 0}), Doubles({4}, {4, 1, 1, 1})}, {{"eps", 0.0}});
  EXPECT_NEAR(fixed.values()[0], (v[0] - 1) / 2, 1e-12);
}

TEST(Loss, Definitions) {
  const Tensor x = Doubles({2, 2}, {1, 2, 0.5, -1}), y = Doubles({2, 2}, {0, 2, 3, 1});
  ExpectNear(Result("mse_loss", {x, y}), {}, {(1 + 0 + 6.25 + 4) / 4}, 1e-12);
  ExpectNear(Result("l1_loss", {x, y}, {{"reduction", "sum"}}), {}, {5.5}, 1e-12);
  ExpectNear(Result("smooth_l1_loss", {x, y}, {{"reduction", "none"}}), {2, 2}, {0.5, 0, 2, 1.5}, 1e-12);
  ExpectNear(Result("huber_loss", {x, y}, {{"reduction", "none"}, {"delta", 2.0}}), {2, 2}, {0.5, 0, 3, 2}, 1e-12);
  const double p = 1 / (1 + std::exp(1.0));  // of the second class in the first row's negative
  ExpectNear(Result("cross_entropy", {x, Whole({2}, {0, 0})}, {{"reduction", "none"}}), {2},
             {-std::log(p), std::log(1 + std::exp(-1.5))}, 1e-12);
  ExpectNear(Result("nll_loss", {x, Whole({2}, {1, -100})}), {}, {-2}, 1e-12);
  ExpectNear(Result("binary_cross_entropy_with_logits", {Doubles({1}, {0}), Doubles({1}, {1})}), {}, {std::log(2.0)},
             1e-12);
  ExpectNear(Result("kl_div", {Doubles({1, 2}, {std::log(0.5), std::log(0.5)}), Doubles({1, 2}, {0.25, 0.75})},
                    {{"reduction", "batchmean"}}),
             {}, {0.25 * std::log(0.5) + 0.75 * std::log(1.5)}, 1e-12);
  ExpectNear(Result("cosine_similarity", {Doubles({1, 2}, {3, 4}), Doubles({1, 2}, {4, 3})}), {1}, {0.96}, 1e-12);
  ExpectNear(Result("triplet_margin_loss", {Doubles({1, 2}, {0, 0}), Doubles({1, 2}, {3, 4}), Doubles({1, 2}, {1, 0})}),
             {}, {5}, 1e-5);
  EXPECT_NE(ErrorOf("cross_entropy", {x, Whole({2}, {0, 5})}).find("class 5 of 2"), std::string::npos);
}

}  // namespace
}  // namespace assay::test
