// Comparisons, logic and bits.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Test = bool (*)(double, double);
using Bits = std::int64_t (*)(std::int64_t, std::int64_t);

void AddTest(Table& table, const std::string& name, Test f) {
  table.Add(name + "(input, other)", [f](const Arguments& a) -> Value {
    // A Python number is converted to the tensor's dtype before the comparison.
    const Dtype dtype = ResultDtype(a, {"input", "other"});
    return Zip(a.tensor("input").To(dtype), a.tensor("other").To(dtype), Dtype::kBool,
               [f](double x, double y) { return f(x, y) ? 1.0 : 0.0; });
  });
}

void AddBits(Table& table, const std::string& name, Bits f) {
  table.Add(name + "(input, other)", [f](const Arguments& a) -> Value {
    const Dtype dtype = ResultDtype(a, {"input", "other"});
    if (IsFloating(dtype)) a.Fail("takes integers");
    return Zip(a.tensor("input"), a.tensor("other"), dtype, [f](double x, double y) {
      return static_cast<double>(f(static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)));
    });
  });
}

Tensor Close(const Arguments& a) {
  const double relative = a.number("rtol"), absolute = a.number("atol");
  const bool nan = a.flag("equal_nan");
  return Zip(a.tensor("input"), a.tensor("other"), Dtype::kBool, [=](double x, double y) {
    if (std::isnan(x) || std::isnan(y)) return nan && std::isnan(x) && std::isnan(y) ? 1.0 : 0.0;
    if (x == y) return 1.0;
    return std::isfinite(x) && std::isfinite(y) && std::fabs(x - y) <= absolute + relative * std::fabs(y) ? 1.0 : 0.0;
  });
}

bool All(const Tensor& t) {
  const std::vector<double> values = t.values();
  return std::all_of(values.begin(), values.end(), [](double v) { return v != 0; });
}

Value SameTensor(const Arguments& a) {
  const Tensor x = a.tensor("input"), y = a.tensor("other");
  return x.shape() == y.shape() && x.values() == y.values();
}

Value IsIn(const Arguments& a) {
  std::vector<double> held = a.tensor("test_elements").values();
  std::sort(held.begin(), held.end());
  return Map(a.tensor("elements"), Dtype::kBool,
             [&held](double v) { return std::binary_search(held.begin(), held.end(), v) ? 1.0 : 0.0; });
}

}  // namespace

void AddComparison(Table& table) {
  AddTest(table, "eq", [](double x, double y) { return x == y; });
  AddTest(table, "ne", [](double x, double y) { return x != y; });
  AddTest(table, "lt", [](double x, double y) { return x < y; });
  AddTest(table, "le", [](double x, double y) { return x <= y; });
  AddTest(table, "gt", [](double x, double y) { return x > y; });
  AddTest(table, "ge", [](double x, double y) { return x >= y; });
  AddTest(table, "logical_and", [](double x, double y) { return x != 0 && y != 0; });
  AddTest(table, "logical_or", [](double x, double y) { return x != 0 || y != 0; });
  AddTest(table, "logical_xor", [](double x, double y) { return (x != 0) != (y != 0); });
  for (const auto& [name, target] : std::initializer_list<std::pair<const char*, const char*>>{
           {"not_equal", "ne"}, {"less", "lt"}, {"less_equal", "le"}, {"greater", "gt"}, {"greater_equal", "ge"}}) {
    table.Alias(name, target);
  }
  AddBits(table, "bitwise_and", [](std::int64_t x, std::int64_t y) { return x & y; });
  AddBits(table, "bitwise_or", [](std::int64_t x, std::int64_t y) { return x | y; });
  AddBits(table, "bitwise_xor", [](std::int64_t x, std::int64_t y) { return x ^ y; });
  AddBits(table, "gcd", [](std::int64_t x, std::int64_t y) {
    for (x = x < 0 ? -x : x, y = y < 0 ? -y : y; y != 0;) {
      const std::int64_t r = x % y;
      x = y;
      y = r;
    }
    return x;
  });
  table.Add("isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False)",
            [](const Arguments& a) -> Value { return Close(a); });
  table.Add("allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False)",
            [](const Arguments& a) -> Value { return All(Close(a)); });
  table.Add("equal(input, other)", SameTensor);
  table.Add("isin(elements, test_elements)", IsIn);
}

}  // namespace assay::tensor
