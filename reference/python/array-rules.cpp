// See array-rules.h.
#include "reference/python/array-rules.h"

#include <algorithm>

#include "reference/python/array-files.h"

namespace assay::harness {
namespace {

bool IsArray(const Value& v) { return v.is_tensor() && v.tensor()->numpy; }

// The floating type that holds an integer's values together with one of type `real`.
Dtype RealFor(Dtype integer, Dtype real) {
  if (integer == Dtype::kBool || real == Dtype::kF64 || real == Dtype::kBF16) return real;
  const std::size_t size = SizeOf(integer);
  if (size == 1) return real;
  if (size == 2) return Dtype::kF32;
  return Dtype::kF64;
}

void Convert(Value& value, Dtype dtype) {
  if (value.tensor()->dtype() == dtype) return;
  Tensor made = value.tensor()->To(dtype);
  made.numpy = true;
  value = Value(made);
}

void WithNumber(const std::string& op, Value& array, Value& number) {
  const Dtype dtype = array.tensor()->dtype();
  if (!IsFloating(dtype)) {
    if (number.is(Value::Kind::kFloat) || op == "/") Convert(array, RealFor(dtype, Dtype::kF16));
    return;
  }
  // A number without a type takes the array's, before anything is computed.
  if (number.is(Value::Kind::kFloat)) number = RoundTo(dtype, number.number());
}

}  // namespace

void ConvertOperands(const std::string& op, Value& a, Value& b) {
  if (IsArray(a) && b.is_number()) return WithNumber(op, a, b);
  if (IsArray(b) && a.is_number()) return WithNumber(op, b, a);
  if (!IsArray(a) || !IsArray(b) || op == "@") return;
  const Dtype x = a.tensor()->dtype(), y = b.tensor()->dtype();
  if (!IsFloating(x) && !IsFloating(y)) {
    if (op != "/") return;
    const Dtype real = std::max(SizeOf(x), SizeOf(y)) == 1 ? Dtype::kF16 : Dtype::kF64;
    Convert(a, real);
    Convert(b, real);
  } else if (IsFloating(x) != IsFloating(y)) {
    const Dtype real = IsFloating(x) ? RealFor(y, x) : RealFor(x, y);
    // An array without dimensions gives its kind, not its width.
    const bool alone = IsFloating(x) ? b.tensor()->rank() == 0 : a.tensor()->rank() == 0;
    Convert(a, alone ? (IsFloating(x) ? x : y) : real);
    Convert(b, alone ? (IsFloating(x) ? x : y) : real);
  }
}

Value ViewedAs(Interpreter& in, const Tensor& array, Dtype dtype) {
  Shape shape = array.shape();
  const std::size_t from = SizeOf(array.dtype()), to = SizeOf(dtype);
  if (shape.empty() ? from != to : static_cast<std::size_t>(shape.back()) * from % to != 0)
    in.Raise("ValueError", "the size of the last dimension does not fit the size of the new type");
  if (!shape.empty()) shape.back() = static_cast<std::int64_t>(static_cast<std::size_t>(shape.back()) * from / to);
  const Value bytes = ArrayOfBytes(in, BytesOf(array), dtype);
  Tensor made = bytes.tensor()->Reshaped(shape);
  made.numpy = true;
  return made;
}

Value TypedNumber(Dtype dtype, double value) {
  Tensor made = Tensor::Scalar(RoundTo(dtype, value), dtype);
  made.numpy = true;
  return made;
}

}  // namespace assay::harness
