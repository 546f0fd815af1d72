// Complex numbers: made from pairs, computed with, moved, split.
#include "reference/tensor/complex.h"

#include "tests/unit/tensor/fixture.h"

namespace assay::test {
namespace {

Tensor Complexes(Shape shape, std::vector<double> real, std::vector<double> imaginary) {
  return Result("complex", {Floats(shape, std::move(real)), Floats(shape, std::move(imaginary))});
}
std::vector<double> Parts(const Tensor& x) { return PartsOf(x).values(); }

TEST(Complex, Arithmetic) {
  const Tensor x = Complexes({2}, {1, 3}, {2, -4}), y = Complexes({2}, {5, 0}, {-1, 2});
  EXPECT_EQ(x.dtype(), Dtype::kC64);
  EXPECT_EQ(Parts(Result("add", {x, y})), (std::vector<double>{6, 1, 3, -2}));
  EXPECT_EQ(Parts(Result("mul", {x, y})), (std::vector<double>{7, 9, 8, 6}));
  EXPECT_EQ(Parts(Result("mul", {x, Floats({2}, {2, 3})})), (std::vector<double>{2, 4, 9, -12}));
  EXPECT_EQ(Parts(Result("div", {Complexes({1}, {7}, {9}), Complexes({1}, {1}, {2})})), (std::vector<double>{5, -1}));
  EXPECT_EQ(Parts(Result("sub", {x, 1})), (std::vector<double>{0, 2, 2, -4}));
  EXPECT_EQ(Parts(Result("sum", {x})), (std::vector<double>{4, -2}));
  ExpectNear(Result("abs", {Complexes({1}, {3}, {-4})}), {1}, {5});
  EXPECT_EQ(Result("eq", {x, x}).values(), (std::vector<double>{1, 1}));
}

TEST(Complex, PartsAndMoves) {
  const Tensor x = Complexes({2, 2}, {1, 2, 3, 4}, {-1, -2, -3, -4});
  EXPECT_EQ(Result("real", {x}).values(), (std::vector<double>{1, 2, 3, 4}));
  EXPECT_EQ(Result("imag", {Result("conj", {x})}).values(), (std::vector<double>{1, 2, 3, 4}));
  EXPECT_EQ(Parts(Result("transpose", {x, 0, 1})), (std::vector<double>{1, -1, 3, -3, 2, -2, 4, -4}));
  EXPECT_EQ(Parts(Result("index_select", {x, 0, Whole({1}, {1})})), (std::vector<double>{3, -3, 4, -4}));
  EXPECT_EQ(Result("view_as_real", {x}).shape(), (Shape{2, 2, 2}));
  EXPECT_EQ(Parts(Result("view_as_complex", {Floats({1, 2}, {8, 9})})), (std::vector<double>{8, 9}));
  EXPECT_EQ(Result("real", {Floats({1}, {2})}).values(), (std::vector<double>{2}));
}

TEST(Complex, Conversions) {
  const Tensor x = Floats({2}, {1.5, -2}).To(Dtype::kC64);
  EXPECT_EQ(Parts(x), (std::vector<double>{1.5, 0, -2, 0}));
  EXPECT_EQ(x.To(Dtype::kF16).values(), (std::vector<double>{1.5, -2}));
  Tensor target(Dtype::kC64, {2});
  target.Assign(Floats({1}, {3}));
  EXPECT_EQ(Parts(target), (std::vector<double>{3, 0, 3, 0}));
}

// Operations without support for complex numbers never compute with their bits.
TEST(Complex, RefusesTheRest) {
  const Tensor x = Complexes({2}, {1, 3}, {2, -4});
  EXPECT_EQ(ErrorOf("relu", {x}), "`relu` of complex numbers is not modelled");
  EXPECT_EQ(ErrorOf("matmul", {x, x}), "`matmul` of complex numbers is not modelled");
  EXPECT_EQ(ErrorOf("ones", {Ints({2})}, {{"dtype", Dtype::kC64}}), "`ones` of complex numbers is not modelled");
  EXPECT_EQ(ErrorOf("imag", {Floats({1}, {2})}), "`imag` is modelled for complex numbers");
}

}  // namespace
}  // namespace assay::test
