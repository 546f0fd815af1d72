// Creates tensors: constants, ranges, random values.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "reference/tensor/budget.h"
#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

// SplitMix64: small, well mixed, and the same on every machine, unlike the standard library's distributions.
struct Stream {
  std::uint64_t state;
  std::uint64_t Next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
  }
  double Unit() { return static_cast<double>(Next() >> 11) * 0x1p-53; }  // [0, 1)
};

Tensor Uniform(Dtype dtype, const Shape& shape, double low, double high) {
  return Tensor::Lazy(dtype, shape, TensorContext::Current().random().Uniform(dtype, CountOf(shape), low, high));
}

Tensor Normal(Dtype dtype, const Shape& shape, double mean, double deviation) {
  return Tensor::Lazy(dtype, shape, TensorContext::Current().random().Normal(dtype, CountOf(shape), mean, deviation));
}

Tensor Integers(Dtype dtype, const Shape& shape, double low, double high) {
  if (!(high > low)) throw TensorError{"`randint` needs an upper bound above the lower one"};
  if (!(low >= -0x1p62 && high <= 0x1p62)) throw TensorError{"`randint` needs bounds below 2^62"};
  return Tensor::Lazy(dtype, shape,
                      TensorContext::Current().random().Integers(dtype, CountOf(shape), static_cast<std::int64_t>(low),
                                                                 static_cast<std::int64_t>(high)));
}

// The value is known without storing it: materialised on first read.
Tensor Full(Dtype dtype, const Shape& shape, double value) {
  return Tensor::Lazy(dtype, shape, [rounded = RoundTo(dtype, value)](std::vector<double>& values) {
    std::fill(values.begin(), values.end(), rounded);
  });
}

// randint(high, size), randint(low, high, size), all three by name too.
Value RandInt(const Arguments& a) {
  const ValueList& given = a["args"].items();
  ValueList numbers;
  Value size = a["size"];
  for (const Value& v : given) {
    if (v.is_sequence() || numbers.size() == 2) {
      size = v;
    } else {
      numbers.push_back(v);
    }
  }
  double low = a.given("low") ? a.number("low") : 0, high = a.given("high") ? a.number("high") : 0;
  if (numbers.size() == 2) low = numbers[0].number();
  if (!numbers.empty()) (a.given("high") ? low : high) = numbers.back().number();
  Shape shape;
  if (!size.is_sequence()) a.Fail("needs a size");
  for (const Value& v : size.items()) shape.push_back(v.integer());
  return Integers(a.dtype().value_or(Dtype::kI64), shape, low, high);
}

Value ARange(const Arguments& a) {
  const ValueList& given = a["args"].items();
  double start = 0, step = a.number("step"), end = a.given("end") ? a.number("end") : 0;
  if (a.given("start")) start = a.number("start");
  bool real =
      a["start"].is(Value::Kind::kFloat) || a["end"].is(Value::Kind::kFloat) || a["step"].is(Value::Kind::kFloat);
  std::vector<double> numbers;
  for (const Value& v : given) {
    real |= v.is(Value::Kind::kFloat) || (v.is_tensor() && IsFloating(v.tensor()->dtype()));
    numbers.push_back(v.is_tensor() ? v.tensor()->item() : v.number());
  }
  if (numbers.size() == 1) (a.given("end") ? start : end) = numbers[0];
  if (numbers.size() > 1) {
    start = numbers[0];
    end = numbers[1];
  }
  if (numbers.size() > 2) step = numbers[2];
  if (step == 0) a.Fail("needs a step other than 0");
  if ((end - start) * step < 0) a.Fail("has an end on the wrong side of its start");
  const double length = std::max(std::ceil((end - start) / step), 0.0);
  if (!(length < 0x1p62)) a.Fail("makes too many values");
  const auto count = static_cast<std::int64_t>(length);
  return Tensor::Lazy(a.dtype().value_or(real ? Dtype::kF32 : Dtype::kI64), {count},
                      [=, dtype = a.dtype().value_or(real ? Dtype::kF32 : Dtype::kI64)](std::vector<double>& values) {
                        for (std::size_t i = 0; i < values.size(); ++i)
                          values[i] = start + static_cast<double>(i) * step;
                        RoundTo(dtype, values.data(), values.size());
                      });
}

Value LinSpace(const Arguments& a) {
  const double start = a.number("start"), end = a.number("end"), base = a.name() == "logspace" ? a.number("base") : 0;
  const std::int64_t n = a.integer("steps");
  const Dtype dtype = a.dtype().value_or(Dtype::kF32);
  return Tensor::Lazy(dtype, {n}, [=](std::vector<double>& values) {
    for (std::int64_t i = 0; i < n; ++i) {
      double v = n == 1 ? start : start + (end - start) * static_cast<double>(i) / static_cast<double>(n - 1);
      values[static_cast<std::size_t>(i)] = base > 0 ? std::pow(base, v) : v;
    }
    RoundTo(dtype, values.data(), values.size());
  });
}

constexpr std::size_t kMostDimensions = 64;

// Shape and values of nested lists; the widest kind of number determines the dtype.
void GatherValues(const Value& value, std::size_t depth, Shape& shape, std::vector<double>& values,
                  std::optional<Dtype>& dtype) {
  if (depth > kMostDimensions) throw TensorError{"`tensor` needs lists that nest less deeply"};
  if (value.is_sequence()) {
    const auto n = static_cast<std::int64_t>(value.items().size());
    Budget::Step(1 + value.items().size() / 8);
    if (shape.size() == depth) shape.push_back(n);
    if (shape[depth] != n) throw TensorError{"`tensor` needs lists of one length"};
    for (const Value& item : value.items()) GatherValues(item, depth + 1, shape, values, dtype);
    return;
  }
  Dtype own = Dtype::kI64;
  if (value.is_tensor()) {
    own = value.tensor()->dtype();
    const Tensor& t = *value.tensor();
    for (std::int64_t d = 0; d < t.rank(); ++d) {
      if (shape.size() == depth + static_cast<std::size_t>(d)) shape.push_back(t.size(d));
    }
    const std::vector<double> held = t.values();
    values.insert(values.end(), held.begin(), held.end());
    if (static_cast<std::int64_t>(values.size()) > TensorContext::Current().max_elements)
      throw TensorError{"`tensor` is given too many values"};
  } else if (value.is_number()) {
    own = value.is(Value::Kind::kFloat) ? Dtype::kF32 : value.is(Value::Kind::kBool) ? Dtype::kBool : Dtype::kI64;
    values.push_back(value.number());
  } else {
    throw TensorError{"`tensor` cannot hold a value of type " + value.TypeName()};
  }
  dtype = dtype ? Promote(*dtype, own) : own;
}

Value FromData(const Arguments& a) {
  Shape shape;
  std::vector<double> values;
  std::optional<Dtype> dtype;
  GatherValues(a["data"], 0, shape, values, dtype);
  return Tensor(a.dtype().value_or(dtype.value_or(Dtype::kF32)), shape, std::move(values));
}

Value Eye(const Arguments& a) {
  const std::int64_t n = a.integer("n"), m = a.given("m") ? a.integer("m") : n;
  Tensor r(a.dtype().value_or(Dtype::kF32), {n, m});
  for (std::int64_t i = 0; r.has_values() && i < std::min(n, m); ++i) r.data()[i * m + i] = 1;
  return r;
}

// Affine quantisation of each slice along an axis: the stored integers.
Value Quantized(const Arguments& a) {
  const Tensor x = a.tensor("input");
  Shape lone(x.shape().size(), 1);
  lone[static_cast<std::size_t>(a.dim("axis", x.rank()))] = -1;
  const Tensor scales = a.tensor("scales").Reshaped(lone), zeros = a.tensor("zero_points").Reshaped(lone);
  const Dtype dtype = a.dtype().value_or(Dtype::kI8);
  const double low = dtype == Dtype::kU8 ? 0 : -128;
  const bool real = IsFloating(zeros.dtype());
  // In float32 and by the reciprocal, as the framework computes it: ties fall differently otherwise. Zero points that
  // are floating point are added before rounding, whole ones after it.
  const Tensor scaled = Zip(x, scales, Dtype::kF64, [real](double v, double s) {
    const float q = static_cast<float>(v) * (1.0f / static_cast<float>(s));
    return static_cast<double>(real ? q : std::nearbyintf(q));
  });
  return Zip(scaled, zeros, dtype,
             [=](double v, double z) { return std::clamp(std::nearbyint(v + z), low, low + 255); });
}

Value Permutation(const Arguments& a) {
  const Dtype dtype = a.dtype().value_or(Dtype::kI64);
  const std::int64_t count = a.integer("n");
  return Tensor::Lazy(dtype, {count}, TensorContext::Current().random().Permutation(dtype, count));
}

Value Bernoulli(const Arguments& a) {
  const Tensor x = a.tensor("input");
  Stream stream{TensorContext::Current().NextStream()};
  if (a.given("p")) return Map(x, x.dtype(), [&, p = a.number("p")](double) { return stream.Unit() < p ? 1.0 : 0.0; });
  return Map(x, x.dtype(), [&](double p) { return stream.Unit() < p ? 1.0 : 0.0; });
}

void AddConstants(Table& table) {
  for (const auto& [name, value] :
       std::initializer_list<std::pair<const char*, double>>{{"zeros", 0}, {"ones", 1}, {"empty", 0}}) {
    table.Add(std::string(name) + "(*size, dtype=None)", [value = value](const Arguments& a) -> Value {
      return Full(a.dtype().value_or(Dtype::kF32), a.sizes("size"), value);
    });
    table.Add(std::string(name) + "_like(input, dtype=None)", [value = value](const Arguments& a) -> Value {
      const Tensor x = a.tensor("input");
      return Full(a.dtype().value_or(x.dtype()), x.shape(), value);
    });
    table.Add("new_" + std::string(name) + "(input, *size, dtype=None)", [value = value](const Arguments& a) -> Value {
      return Full(a.dtype().value_or(a.tensor("input").dtype()), a.sizes("size"), value);
    });
  }
  table.Add("full(size, fill_value, dtype=None)", [](const Arguments& a) -> Value {
    const Value& v = a["fill_value"];
    const Dtype natural = v.is(Value::Kind::kBool) ? Dtype::kBool : v.is(Value::Kind::kInt) ? Dtype::kI64 : Dtype::kF32;
    return Full(a.dtype().value_or(natural), a.sizes("size"), a.number("fill_value"));
  });
  table.Add("full_like(input, fill_value, dtype=None)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Full(a.dtype().value_or(x.dtype()), x.shape(), a.number("fill_value"));
  });
  table.Add("new_full(input, size, fill_value, dtype=None)", [](const Arguments& a) -> Value {
    return Full(a.dtype().value_or(a.tensor("input").dtype()), a.sizes("size"), a.number("fill_value"));
  });
  table.Add("fill(input, value)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Full(x.dtype(), x.shape(), a.number("value"));
  });
  table.Add("zero(input)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Full(x.dtype(), x.shape(), 0);
  });
  table.Add("arange(*args, start=None, end=None, step=1, dtype=None)", ARange);
  table.Add("linspace(start, end, steps=100, dtype=None)", LinSpace);
  table.Add("logspace(start, end, steps=100, base=10.0, dtype=None)", LinSpace);
  table.Add("eye(n, m=None, dtype=None)", Eye);
  table.Add("tensor(data, dtype=None)", FromData);
  table.Alias("as_tensor", "tensor");
  table.Alias("asarray", "tensor");
  table.Add("scalar_tensor(data, dtype=None)", [](const Arguments& a) -> Value {
    return Tensor::Scalar(a.number("data"), a.dtype().value_or(Dtype::kF32));
  });
  table.Add("new_tensor(input, data, dtype=None)", [](const Arguments& a) {
    return CallTorchHere("tensor", {a["data"], a.dtype().value_or(a.tensor("input").dtype())});
  });
}

void AddRandom(Table& table) {
  table.Add("rand(*size, dtype=None)", [](const Arguments& a) -> Value {
    return Uniform(a.dtype().value_or(Dtype::kF32), a.sizes("size"), 0, 1);
  });
  table.Add("randn(*size, dtype=None)",
            [](const Arguments& a) -> Value { return Normal(a.dtype().value_or(Dtype::kF32), a.sizes("size"), 0, 1); });
  table.Add("rand_like(input, dtype=None)", [](const Arguments& a) -> Value {
    return Uniform(a.dtype().value_or(a.tensor("input").dtype()), a.tensor("input").shape(), 0, 1);
  });
  table.Add("randn_like(input, dtype=None)", [](const Arguments& a) -> Value {
    return Normal(a.dtype().value_or(a.tensor("input").dtype()), a.tensor("input").shape(), 0, 1);
  });
  table.Add("randint(*args, low=None, high=None, size=None, dtype=None)", RandInt);
  table.Add("randint_like(input, *args, low=None, high=None, dtype=None)", [](const Arguments& a) {
    ValueList args = a["args"].items();
    args.push_back(Value::Sizes(a.tensor("input").shape()));
    return CallTorchHere(
        "randint", args,
        {{"low", a["low"]}, {"high", a["high"]}, {"dtype", a.dtype().value_or(a.tensor("input").dtype())}});
  });
  table.Add("quantize_per_channel(input, scales, zero_points, axis, dtype=None)", Quantized);
  table.Add("int_repr(input)", [](const Arguments& a) { return a["input"]; });
  table.Add("randperm(n, dtype=None)", Permutation);
  table.Add("bernoulli(input, p=None)", Bernoulli);
  // The methods uniform_ and normal_; torch.normal(mean, std, size) has other parameters.
  table.Add("uniform(input, from=0.0, to=1.0)", [](const Arguments& a) -> Value {
    return Uniform(a.tensor("input").dtype(), a.tensor("input").shape(), a.number("from"), a.number("to"));
  });
  table.Add("Tensor.normal(input, mean=0.0, std=1.0)", [](const Arguments& a) -> Value {
    return Normal(a.tensor("input").dtype(), a.tensor("input").shape(), a.number("mean"), a.number("std"));
  });
  table.Add("random(input, *args)", [](const Arguments& a) -> Value {
    const ValueList& range = a["args"].items();
    const double high = range.empty() ? 128 : range.back().number();
    return Integers(a.tensor("input").dtype(), a.tensor("input").shape(), range.size() > 1 ? range[0].number() : 0,
                    high);
  });
  table.Add("normal(mean, std=1.0, size=None, dtype=None)", [](const Arguments& a) -> Value {
    if (a.given("size")) {
      return Normal(a.dtype().value_or(Dtype::kF32), a.sizes("size"), a.number("mean"), a.number("std"));
    }
    const Tensor mean = a.tensor("mean"), deviation = a.tensor("std");
    const Tensor noise = Normal(FloatOf(mean.dtype()), BroadcastShape(mean.shape(), deviation.shape()), 0, 1);
    return Add(mean, Mul(noise, deviation)).To(FloatOf(mean.dtype()));
  });
}

}  // namespace

void AddCreation(Table& table) {
  AddConstants(table);
  AddRandom(table);
}

}  // namespace assay::tensor
