// Products, convolutions, pooling and resampling compared with plain loops over the definition.
#include <cmath>
#include <limits>

#include "tests/unit/tensor/fixture.h"

namespace assay::test {
namespace {

std::vector<double> PlainProduct(const std::vector<double>& a, const std::vector<double>& b, std::int64_t m,
                                 std::int64_t k, std::int64_t n) {
  std::vector<double> out;
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < n; ++j) {
      double sum = 0;
      for (std::int64_t p = 0; p < k; ++p)
        sum += a[static_cast<std::size_t>(i * k + p)] * b[static_cast<std::size_t>(p * n + j)];
      out.push_back(sum);
    }
  }
  return out;
}

TEST(Product, BlocksGiveWhatPlainLoopsGive) {
  // Sizes on both sides of the blocks of four rows, 128 terms and 512 columns.
  for (const Shape& s : {Shape{1, 1, 1}, Shape{5, 7, 3}, Shape{4, 130, 6}, Shape{6, 3, 515}}) {
    const Tensor a = NoiseOf({s[0], s[1]}, 1), b = NoiseOf({s[1], s[2]}, 2);
    ExpectNear(Result("matmul", {a, b}), {s[0], s[2]}, PlainProduct(a.values(), b.values(), s[0], s[1], s[2]), 1e-12);
  }
}

TEST(Product, VectorsBatchesAndTransposes) {
  const Tensor a = NoiseOf({2, 3, 4}, 1), b = NoiseOf({4, 5}, 2), v = NoiseOf({4}, 3);
  EXPECT_EQ(Result("matmul", {a, v}).shape(), (Shape{2, 3}));
  EXPECT_EQ(Result("matmul", {v, b}).shape(), (Shape{5}));
  ExpectNear(Result("dot", {Floats({3}, {1, 2, 3}), Floats({3}, {4, 5, 6})}), {}, {32});
  const Tensor left = Result("matmul", {a, b}), turned = Result("transpose", {b, 0, 1});
  ExpectNear(Result("linear", {a, turned}), {2, 3, 5}, left.values(), 1e-12);
  ExpectNear(Result("einsum", {"bik,kj->bij", a, b}), {2, 3, 5}, left.values(), 1e-12);
  ExpectNear(Result("einsum", {"...k,kj", a, b}), {2, 3, 5}, left.values(), 1e-12);
  ExpectNear(Result("einsum", {"ii->i", Floats({2, 2}, {1, 2, 3, 4})}), {2}, {1, 4});
  ExpectNear(Result("einsum", {"i,j->ji", Floats({2}, {1, 2}), Floats({2}, {3, 4})}), {2, 2}, {3, 6, 4, 8});
  ExpectNear(Result("addmm", {Floats({1, 1}, {1}), Floats({1, 2}, {1, 2}), Floats({2, 1}, {3, 4})},
                    {{"beta", 2}, {"alpha", 3}}),
             {1, 1}, {35});
  EXPECT_NE(ErrorOf("matmul", {a, a}).find("[2, 3, 4] by [2, 3, 4]"), std::string::npos);
}

struct ConvCase {
  std::int64_t groups, stride, padding, dilation;
};

double At(const Tensor& t, std::int64_t n, std::int64_t c, std::int64_t y, std::int64_t x) {
  if (y < 0 || x < 0 || y >= t.size(2) || x >= t.size(3)) return 0;
  return t.data()[((n * t.size(1) + c) * t.size(2) + y) * t.size(3) + x];
}

class Convolutions : public testing::TestWithParam<ConvCase> {};

TEST_P(Convolutions, MatchTheDefinition) {
  const ConvCase p = GetParam();
  const Tensor x = NoiseOf({2, 4, 7, 6}, 1), w = NoiseOf({6, 4 / p.groups, 3, 2}, 2), b = NoiseOf({6}, 3);
  const ValueMap keywords = {
      {"stride", p.stride}, {"padding", p.padding}, {"dilation", p.dilation}, {"groups", p.groups}};
  const Tensor y = Result("conv2d", {x, w, b}, keywords);
  const std::int64_t per = 4 / p.groups, wide = 6 / p.groups;
  for (std::int64_t i = 0; i < y.count(); ++i) {
    const std::int64_t ox = i % y.size(3), oy = i / y.size(3) % y.size(2), c = i / (y.size(2) * y.size(3)) % 6,
                       n = i / (6 * y.size(2) * y.size(3));
    double sum = b.values()[static_cast<std::size_t>(c)];
    for (std::int64_t k = 0; k < per; ++k) {
      for (std::int64_t dy = 0; dy < 3; ++dy) {
        for (std::int64_t dx = 0; dx < 2; ++dx) {
          sum += At(w, c, k, dy, dx) * At(x, n, c / wide * per + k, oy * p.stride - p.padding + dy * p.dilation,
                                          ox * p.stride - p.padding + dx * p.dilation);
        }
      }
    }
    ASSERT_NEAR(y.data()[i], sum, 1e-12) << "element " << i;
  }
}

// What a kernel reads at the address of a transposed tensor is in the tensor's own order once it was made contiguous.
TEST(Product, ContiguousMovesTheElementsOfAView) {
  const Tensor x(Dtype::kF32, {2, 3}, {1, 2, 3, 4, 5, 6});
  const Tensor turned = Result("transpose", {x, 0, 1}), moved = Result("contiguous", {turned});
  ASSERT_TRUE(moved.contiguous());
  EXPECT_EQ(std::vector<double>(moved.data(), moved.data() + 6), (std::vector<double>{1, 4, 2, 5, 3, 6}));
  EXPECT_FALSE(moved.SharesStorage(x));
  EXPECT_TRUE(Result("contiguous", {x}).SharesStorage(x));
}

// <conv(x), y> = <x, transposed(y)>: the defining property of a transpose.
TEST_P(Convolutions, TransposeIsTheAdjoint) {
  const ConvCase p = GetParam();
  const Tensor x = NoiseOf({1, 4, 7, 6}, 1), w = NoiseOf({6, 4 / p.groups, 3, 2}, 2);
  const ValueMap keywords = {
      {"stride", p.stride}, {"padding", p.padding}, {"dilation", p.dilation}, {"groups", p.groups}};
  const Tensor forward = Result("conv2d", {x, w}, keywords), y = NoiseOf(forward.shape(), 4);
  ValueMap back = keywords;
  const auto lost = [&](std::int64_t n, std::int64_t k) {
    return (n + 2 * p.padding - p.dilation * (k - 1) - 1) % p.stride;
  };
  back["output_padding"] = Ints({lost(7, 3), lost(6, 2)});
  const Tensor reverse = Result("conv_transpose2d", {y, w}, back);
  ASSERT_EQ(reverse.shape(), x.shape());
  double left = 0, right = 0;
  for (std::int64_t i = 0; i < y.count(); ++i) left += forward.data()[i] * y.data()[i];
  for (std::int64_t i = 0; i < x.count(); ++i) right += reverse.data()[i] * x.data()[i];
  EXPECT_NEAR(left, right, 1e-10);
}

INSTANTIATE_TEST_SUITE_P(All, Convolutions,
                         testing::Values(ConvCase{1, 1, 0, 1}, ConvCase{2, 1, 1, 1}, ConvCase{1, 2, 1, 1},
                                         ConvCase{2, 2, 2, 2}));

TEST(Convolution, OneAndThreeDimensions) {
  ExpectNear(Result("conv1d", {Floats({1, 1, 4}, {1, 2, 3, 4}), Floats({1, 1, 2}, {1, -1})}), {1, 1, 3}, {-1, -1, -1});
  ExpectNear(Result("conv1d", {Floats({1, 1, 3}, {1, 2, 3}), Floats({1, 1, 3}, {1, 1, 1})}, {{"padding", "same"}}),
             {1, 1, 3}, {3, 6, 5});
  ExpectNear(Result("conv3d", {Result("ones", {1, 2, 3, 3, 3}), Result("ones", {1, 2, 2, 2, 2})}), {1, 1, 2, 2, 2},
             std::vector<double>(8, 16));
  ExpectNear(Result("conv_transpose1d", {Floats({1, 1, 2}, {1, 2}), Floats({1, 1, 2}, {3, 4})}, {{"stride", 2}}),
             {1, 1, 4}, {3, 4, 6, 8});
  EXPECT_NE(ErrorOf("conv1d", {Floats({1, 1, 1}, {1}), Floats({1, 1, 2}, {1, 1})}).find("larger than the input"),
            std::string::npos);
}

TEST(Pooling, WindowsPaddingAndCeiling) {
  const Tensor x = Floats({1, 1, 5}, {1, 5, 2, 4, 3});
  ExpectNear(Result("max_pool1d", {x, 2}), {1, 1, 2}, {5, 4});
  ExpectNear(Result("max_pool1d", {x, 2}, {{"ceil_mode", true}}), {1, 1, 3}, {5, 4, 3});
  ExpectNear(Result("max_pool1d", {x, 3}, {{"stride", 2}, {"padding", 1}}), {1, 1, 3}, {5, 5, 4});
  ExpectNear(*Call("max_pool1d", {x, 2}, {{"return_indices", true}}).items()[1].tensor(), {1, 1, 2}, {1, 3});
  ExpectNear(Result("avg_pool1d", {x, 3, 2, 1}), {1, 1, 3}, {2, 11.0 / 3, 7.0 / 3});
  ExpectNear(Result("avg_pool1d", {x, 3, 2, 1}, {{"count_include_pad", false}}), {1, 1, 3}, {3, 11.0 / 3, 3.5});
  ExpectNear(Result("adaptive_avg_pool1d", {x, 2}), {1, 1, 2}, {8.0 / 3, 3});
  ExpectNear(Result("max_pool1d", {x, 2}, {{"stride", 1}, {"dilation", 2}}), {1, 1, 3}, {2, 5, 3});
  EXPECT_EQ(Result("avg_pool3d", {Result("ones", {2, 3, 4, 4, 4}), 2}).shape(), (Shape{2, 3, 2, 2, 2}));
}

TEST(Resampling, KnownValues) {
  const Tensor x = Floats({1, 1, 2, 2}, {1, 2, 3, 4});
  ExpectNear(Result("interpolate", {x}, {{"scale_factor", 2}}), {1, 1, 4, 4},
             {1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4});
  ExpectNear(Result("interpolate", {x, Ints({3, 3})}, {{"mode", "bilinear"}, {"align_corners", true}}), {1, 1, 3, 3},
             {1, 1.5, 2, 2, 2.5, 3, 3, 3.5, 4});
  ExpectNear(Result("interpolate", {x, Ints({1, 4})}, {{"mode", "bilinear"}, {"align_corners", false}}), {1, 1, 1, 4},
             {2, 2.25, 2.75, 3});
  const Tensor grid = Result("affine_grid", {Floats({1, 2, 3}, {1, 0, 0, 0, 1, 0}), Ints({1, 1, 2, 2}), false});
  ExpectNear(Result("grid_sample", {x, grid}, {{"align_corners", false}}), {1, 1, 2, 2}, {1, 2, 3, 4});
  ExpectNear(Result("pixel_shuffle", {Floats({1, 4, 1, 1}, {1, 2, 3, 4}), 2}), {1, 1, 2, 2}, {1, 2, 3, 4});
}

TEST(Attention, IsSoftmaxOfScaledProducts) {
  const Tensor q = NoiseOf({2, 3, 4}, 1), k = NoiseOf({2, 5, 4}, 2), v = NoiseOf({2, 5, 6}, 3);
  const Tensor scores = Result("mul", {Result("matmul", {q, Result("transpose", {k, 1, 2})}), 0.5});
  const Tensor want = Result("matmul", {Result("softmax", {scores, -1}), v});
  ExpectNear(Result("scaled_dot_product_attention", {q, k, v}), {2, 3, 6}, want.values(), 1e-12);
  const Tensor causal = Result("scaled_dot_product_attention", {q, k, v}, {{"is_causal", true}});
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(causal.values()[i], v.values()[i], 1e-12);  // the first sees one key
}

TEST(Linalg, InverseAndDeterminant) {
  const Tensor m = Doubles({2, 2}, {0, 2, 4, 6});
  ExpectNear(Result("det", {m}), {}, {-8}, 1e-12);
  ExpectNear(Result("matmul", {m, Result("linalg.inv", {m})}), {2, 2}, {1, 0, 0, 1}, 1e-12);
  ExpectNear(Result("cholesky", {Doubles({2, 2}, {4, 2, 2, 5})}), {2, 2}, {2, 0, 1, 2}, 1e-12);
  EXPECT_NE(ErrorOf("inverse", {Doubles({2, 2}, {1, 2, 2, 4})}).find("singular"), std::string::npos);
}

}  // namespace
}  // namespace assay::test
