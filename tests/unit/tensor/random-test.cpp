// Draws compared with numbers recorded from PyTorch 1.13 on the CPU after torch.manual_seed(42), one draw after
// another.
#include <gtest/gtest.h>

#include <cmath>

#include "reference/tensor/call.h"
#include "reference/tensor/value.h"

namespace assay {
namespace {

class Draws {
 public:
  Draws() { context_.Reseed(42); }

  std::vector<double> Make(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
    return Value_(name, arguments, keywords).tensor()->values();
  }
  Value Value_(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
    std::string error;
    const std::optional<Value> made = CallTorch(context_, name, arguments, keywords, error);
    EXPECT_TRUE(made.has_value()) << error;
    return made ? *made : Value(Tensor());
  }
  TensorContext& context() { return context_; }

 private:
  TensorContext context_;
};

void ExpectNear(const std::vector<double>& got, const std::vector<double>& want, double off) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i) EXPECT_NEAR(got[i], want[i], off) << i;
}

std::vector<double> LastTwo(const std::vector<double>& values) { return {values.end() - 2, values.end()}; }

TEST(RandomStream, IsTheFrameworks) {
  Draws draws;
  EXPECT_EQ(draws.Make("rand", {3}),
            (std::vector<double>{0.8822692632675171, 0.9150039553642273, 0.38286375999450684}));
  ExpectNear(draws.Make("randn", {3}), {-0.829319179058075, -1.6137069463729858, -0.21470452845096588}, 1e-7);
  ExpectNear(draws.Make("randn", {1}), {0.29893550276756287}, 1e-7);  // the other half of a pair
  ExpectNear(draws.Make("randn", {18}),
             {-0.9341631531715393, -0.24825750291347504, 0.09154565632343292, -2.316922664642334, -0.21680472791194916,
              -1.3846737146377563, -0.8712361454963684, -0.223365917801857, 1.7173614501953125, 0.3188803195953369,
              -0.06307438015937805, -0.8285542726516724, 0.3308984339237213, -1.5575724840164185, 0.9956361055374146,
              -0.8797858357429504, -0.6011420488357544, -1.2741512060165405},
             5e-7);
  const Value shape = Value::Tuple({Value(4)});
  EXPECT_EQ(draws.Make("randint", {-5, 100, shape}), (std::vector<double>{48, 93, 74, 28}));
  EXPECT_EQ(draws.Make("randperm", {6}), (std::vector<double>{5, 1, 3, 4, 0, 2}));
  EXPECT_EQ(draws.Make("rand", {2}, {{"dtype", Value(Dtype::kF64)}}),
            (std::vector<double>{0.15212582742256442, 0.26504491174836087}));
  EXPECT_EQ(draws.Make("rand", {3}, {{"dtype", Value(Dtype::kF16)}}),
            (std::vector<double>{0.5634765625, 0.736328125, 0.8994140625}));
  EXPECT_EQ(draws.Make("rand", {3}, {{"dtype", Value(Dtype::kBF16)}}),
            (std::vector<double>{0.5234375, 0.078125, 0.28125}));
  ExpectNear(draws.Make("uniform", {Value(Tensor(Dtype::kF32, {3})), -0.3, 0.7}),
             {0.35320812463760376, 0.09582924842834473, 0.6146959066390991}, 6e-8);
  ExpectNear(LastTwo(draws.Make("randn", {17}, {{"dtype", Value(Dtype::kF64)}})),
             {0.7622057979229855, 1.4857801743842245}, 1e-14);
  ExpectNear(LastTwo(draws.Make("randn", {17}, {{"dtype", Value(Dtype::kF16)}})), {0.1405029296875, -0.11541748046875},
             1e-2);
  ExpectNear(LastTwo(draws.Make("randn", {17}, {{"dtype", Value(Dtype::kBF16)}})), {0.1591796875, -0.96484375}, 4e-2);
  EXPECT_EQ(draws.Make("rand", {2}), (std::vector<double>{0.640116810798645, 0.045871615409851074}));
  const Value two = Value::Tuple({Value(2)});
  EXPECT_EQ(draws.Make("randint", {0, Value(std::int64_t{1} << 40), two}),
            (std::vector<double>{410755255014, 1032142299699}));
}

TEST(RandomStream, ReadInAnyOrder) {
  Draws straight, turned;
  const std::vector<double> first = straight.Make("rand", {100}), second = straight.Make("randn", {7}),
                            third = straight.Make("rand", {100});
  const Value a = turned.Value_("rand", {100}), b = turned.Value_("randn", {7}), c = turned.Value_("rand", {100});
  EXPECT_EQ(c.tensor()->values(), third);
  EXPECT_EQ(b.tensor()->values(), second);
  EXPECT_EQ(a.tensor()->values(), first);
}

TEST(RandomStream, WhatIsNotReadCostsNothing) {
  Draws draws;
  draws.context().max_elements = 1000;
  for (int i = 0; i < 100; ++i) draws.Value_("rand", {1 << 30});
  EXPECT_EQ(draws.Make("rand", {3}).size(), 3u);  // too far to be reached: numbers of its own
}

}  // namespace
}  // namespace assay
