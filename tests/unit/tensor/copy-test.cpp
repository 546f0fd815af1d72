// Copies that share their values until one of the two is written to.
#include <gtest/gtest.h>

#include <vector>

#include "reference/tensor/call.h"
#include "reference/tensor/tensor.h"

namespace assay {
namespace {

using Values = std::vector<double>;

TEST(Copy, AWriteToOneIsNotSeenInTheOther) {
  Tensor one(Dtype::kF32, {2, 2}, {1, 2, 3, 4});
  Tensor other = one.Copy();
  EXPECT_FALSE(one.SharesStorage(other));
  other.data()[0] = 9;
  EXPECT_EQ(one.values(), (Values{1, 2, 3, 4}));
  EXPECT_EQ(other.values(), (Values{9, 2, 3, 4}));
  one.Assign(Tensor::Scalar(5, Dtype::kF32));
  EXPECT_EQ(other.values(), (Values{9, 2, 3, 4}));
}

TEST(Copy, ViewsOfACopySeeItsWrites) {
  const Tensor one(Dtype::kF32, {2, 2}, {1, 2, 3, 4});
  Tensor other = one.Copy();
  const Tensor row = other.View({2}, {1}, 2);
  other.data()[3] = 7;
  EXPECT_EQ(row.values(), (Values{3, 7}));
  Tensor column = other.View({2}, {2}, 0);
  column.Assign(Tensor::Scalar(0, Dtype::kF32));
  EXPECT_EQ(other.values(), (Values{0, 2, 0, 7}));
  EXPECT_EQ(one.values(), (Values{1, 2, 3, 4}));
}

TEST(Copy, OfValuesThatAreMadeWhenReadAreMadeOnce) {
  int made = 0;
  const Tensor one = Tensor::Lazy(Dtype::kF32, {3}, [&](Values& values) {
    ++made;
    values = {1, 2, 3};
  });
  Tensor other = one.Copy();
  EXPECT_EQ(other.values(), (Values{1, 2, 3}));
  EXPECT_EQ(one.values(), (Values{1, 2, 3}));
  EXPECT_EQ(made, 1);
  other.data()[1] = 0;
  EXPECT_EQ(one.values(), (Values{1, 2, 3}));
}

TEST(Copy, OfAViewHoldsItsElementsAlone) {
  const Tensor whole(Dtype::kF32, {4}, {1, 2, 3, 4});
  const Tensor part = whole.View({2}, {2}, 1);
  EXPECT_EQ(part.Copy().values(), (Values{2, 4}));
  EXPECT_EQ(part.Copy().room(), 2);
  EXPECT_EQ(whole.View({2}, {1}, 0).Copy().room(), 2);
}

TEST(Copy, OperationsInPlaceAndItemsWriteToOneAlone) {
  const Tensor one(Dtype::kF32, {4}, {1, -2, 3, -4});
  const TensorPtr other = std::make_shared<Tensor>(one.Copy());
  CallTorchHere("relu_", {Value(other)});
  EXPECT_EQ(other->values(), (Values{1, 0, 3, 0}));
  SetItem(*other, Value::List({Value(0), Value(3)}), Value(8));
  EXPECT_EQ(other->values(), (Values{8, 0, 3, 8}));
  EXPECT_EQ(one.values(), (Values{1, -2, 3, -4}));
  const TensorPtr third = std::make_shared<Tensor>(one.Copy());
  SetItem(*third, Value::List({Value(1)}), Value(6));
  EXPECT_EQ(third->values(), (Values{1, 6, 3, -4}));
  EXPECT_EQ(one.values(), (Values{1, -2, 3, -4}));
}

TEST(Assign, TakesValuesInOnePieceAndBroadcastsTheRest) {
  Tensor to(Dtype::kF16, {2, 2});
  to.Assign(Tensor(Dtype::kF32, {2, 2}, {1, 2, 3, 0.1}));
  EXPECT_EQ(to.values(), (Values{1, 2, 3, RoundTo(Dtype::kF16, 0.1)}));
  to.Assign(Tensor(Dtype::kF32, {2}, {5, 6}));
  EXPECT_EQ(to.values(), (Values{5, 6, 5, 6}));
  EXPECT_THROW(to.Assign(Tensor(Dtype::kF32, {4}, {1, 2, 3, 4})), TensorError);
}

}  // namespace
}  // namespace assay
