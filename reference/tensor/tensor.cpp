// Storage, views, limits and rounding of tensors.
#include "reference/tensor/tensor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "analyzer/facts/number-formats.h"
#include "reference/tensor/budget.h"
#include "reference/tensor/complex.h"

namespace assay {
namespace {

thread_local TensorContext* current = nullptr;

constexpr std::int64_t kFirstAddress = std::int64_t{0x7f} << 40, kAddressStep = std::int64_t{1} << 32;
thread_local std::int64_t next_address = kFirstAddress;

// Two's complement with `bits` bits: the result of an integer cast.
double Wrapped(double value, int bits, bool is_signed) {
  if (std::isnan(value)) return 0;
  value = std::trunc(value) + 0.0;  // no integer has a negative zero
  const double span = std::ldexp(1.0, bits), half = is_signed ? span / 2 : 0;
  if (value >= -half && value < span - half) return value;
  if (std::isinf(value)) return is_signed ? -half : 0;
  value = std::fmod(value, span);
  if (value < -half) value += span;
  if (value >= span - half) value -= span;
  return value;
}

Shape RowMajor(const Shape& shape) {
  Shape strides(shape.size());
  std::int64_t stride = 1;
  for (std::size_t d = shape.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= std::max<std::int64_t>(shape[d], 1);
  }
  return strides;
}

// A tensor without its values.
constexpr std::size_t kTensorBytes = 512;

template <class F>
void Each(double* values, std::size_t count, F f) {
  for (std::size_t i = 0; i < count; ++i) values[i] = f(values[i]);
}

// Shared between copies until one of them is written to.
struct Numbers {
  std::vector<double> values;
  std::function<void(std::vector<double>&)> fill;
  std::int64_t count = 0;  // that `fill` makes
};

}  // namespace

struct Tensor::Storage {
  Storage() : numbers(std::make_shared<Numbers>()) { Budget::Hold(kTensorBytes); }
  ~Storage() {
    Budget::ReleaseTensor(counted);
    Budget::Release(kTensorBytes);
  }
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;

  // False if the budget has no room for them: only the shape is known from then on.
  bool MakeRoom(std::int64_t count) {
    const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(double);
    if (none || !Budget::HoldTensor(bytes)) {
      none = true;
      return false;
    }
    counted += bytes;
    return true;
  }

  // Numbers whose storage is not shared.
  std::vector<double>& Own() {
    if (numbers.use_count() > 1) {
      auto own = std::make_shared<Numbers>();
      own->values = numbers->values;
      numbers = std::move(own);
    }
    return numbers->values;
  }

  std::shared_ptr<Numbers> numbers;
  std::int64_t address = 0;  // 0: not asked for
  bool none = false;
  std::size_t counted = 0;
};

std::int64_t Tensor::Address() const {
  if (storage_->address == 0) storage_->address = std::exchange(next_address, next_address + kAddressStep);
  return storage_->address + offset_ * static_cast<std::int64_t>(SizeOf(dtype_));
}

bool Tensor::IsAddress(std::int64_t number) { return number >= kFirstAddress && number < next_address; }

std::int64_t CountOf(const Shape& shape) {
  std::int64_t count = 1;
  bool empty = false;
  for (std::int64_t d : shape) {
    if (d < 0) throw TensorError{"a dimension of " + TextOf(shape) + " is negative"};
    if (d == 0) empty = true;
    if (d > 0 && count > (std::int64_t{1} << 62) / d) throw TensorError{"shape " + TextOf(shape) + " is too large"};
    count *= std::max<std::int64_t>(d, 1);
  }
  return empty ? 0 : count;
}

std::string TextOf(const Shape& shape) {
  std::string text = "[";
  for (std::size_t i = 0; i < shape.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

bool IsFloating(Dtype dtype) {
  return dtype == Dtype::kF16 || dtype == Dtype::kBF16 || dtype == Dtype::kF32 || dtype == Dtype::kF64;
}

double RoundTo(Dtype dtype, double value) {
  RoundTo(dtype, &value, 1);
  return value;
}

void RoundTo(Dtype dtype, double* values, std::size_t count) {
  switch (dtype) {
    case Dtype::kF64:
    case Dtype::kC64:  // packed, and rounded when it was
      return;
    case Dtype::kF32:
      return Each(values, count, [](double v) { return static_cast<double>(static_cast<float>(v)); });
    case Dtype::kF16:
      return Each(values, count,
                  [](double v) { return device::HalfToFloat(device::FloatToHalf(static_cast<float>(v))); });
    case Dtype::kBF16:
      return Each(values, count,
                  [](double v) { return device::Bf16ToFloat(device::FloatToBf16(static_cast<float>(v))); });
    case Dtype::kBool:
      return Each(values, count, [](double v) { return v != 0 ? 1.0 : 0.0; });
    case Dtype::kI4:
      return Each(values, count, [](double v) { return Wrapped(v, 4, true); });
    default: {
      const bool is_signed =
          dtype == Dtype::kI8 || dtype == Dtype::kI16 || dtype == Dtype::kI32 || dtype == Dtype::kI64;
      const int bits = static_cast<int>(SizeOf(dtype)) * 8;
      return Each(values, count, [=](double v) { return Wrapped(v, bits, is_signed); });
    }
  }
}

void TensorContext::Reseed(std::uint64_t value) {
  seed_ = value;
  streams_ = 0;
  random_.Seed(value);
}

bool TensorContext::Spend(std::int64_t work) {
  if (work > max_work - work_) return false;
  work_ += work;
  return true;
}

void TensorContext::Ask(std::int64_t elements, std::int64_t work) {
  largest_ = std::max(largest_, elements);
  asked_ = work > std::numeric_limits<std::int64_t>::max() - asked_ ? std::numeric_limits<std::int64_t>::max()
                                                                    : asked_ + work;
}

TensorContext& TensorContext::Current() {
  static thread_local TensorContext otherwise;
  return current != nullptr ? *current : otherwise;
}

TensorContext::Use::Use(TensorContext& context) : before_(std::exchange(current, &context)) {}
TensorContext::Use::~Use() { current = before_; }

Tensor::Tensor() : Tensor(Dtype::kF32, Shape{0}) {}

Tensor::Tensor(Dtype dtype, Shape shape)
    : dtype_(dtype), shape_(std::move(shape)), strides_(RowMajor(shape_)), count_(CountOf(shape_)) {
  storage_ = std::make_shared<Storage>();
  storage_->none = count_ > TensorContext::Current().max_elements;
  if (!storage_->none && storage_->MakeRoom(count_)) storage_->numbers->values.resize(static_cast<std::size_t>(count_));
}

Tensor::Tensor(Dtype dtype, Shape shape, std::vector<double> values)
    : dtype_(dtype), shape_(std::move(shape)), strides_(RowMajor(shape_)), count_(CountOf(shape_)) {
  if (static_cast<std::int64_t>(values.size()) != count_) throw TensorError{"values do not fill " + TextOf(shape_)};
  storage_ = std::make_shared<Storage>();
  if (!storage_->MakeRoom(count_)) return;
  storage_->numbers->values = std::move(values);
  RoundTo(dtype_, storage_->numbers->values.data(), storage_->numbers->values.size());
}

Tensor Tensor::Scalar(double value, Dtype dtype) { return Tensor(dtype, {}, {value}); }

Tensor Tensor::ShapeOnly(Dtype dtype, Shape shape) {
  Tensor result(dtype, Shape{0});
  result.shape_ = std::move(shape);
  result.strides_ = RowMajor(result.shape_);
  result.count_ = CountOf(result.shape_);
  result.storage_->none = true;
  return result;
}

Tensor Tensor::Lazy(Dtype dtype, Shape shape, std::function<void(std::vector<double>&)> fill) {
  Tensor result = ShapeOnly(dtype, std::move(shape));
  result.storage_->none = result.count_ > TensorContext::Current().max_elements;
  if (result.storage_->none) return result;
  result.storage_->numbers->fill = std::move(fill);
  result.storage_->numbers->count = result.count_;
  return result;
}

bool Tensor::has_values() const { return !storage_->none; }

std::int64_t Tensor::room() const {
  if (storage_->none) return 0;
  (void)Base();
  return static_cast<std::int64_t>(storage_->numbers->values.size());
}

bool Tensor::contiguous() const {
  std::int64_t stride = 1;
  for (std::size_t d = shape_.size(); d-- > 0;) {
    if (shape_[d] == 0) return true;
    if (shape_[d] != 1 && strides_[d] != stride) return false;
    stride *= shape_[d];
  }
  return true;
}

const double* Tensor::Base() const {
  Storage& s = *storage_;
  if (s.numbers->fill) s.MakeRoom(s.numbers->count);
  if (s.none) {
    throw TensorError{"the values of a tensor of shape " + TextOf(shape_) +
                      " are needed, and it is above the limit up to which values are computed"};
  }
  if (s.numbers->fill) {
    s.numbers->values.resize(static_cast<std::size_t>(s.numbers->count));
    std::exchange(s.numbers->fill, nullptr)(s.numbers->values);
  }
  return s.numbers->values.data();
}

const double* Tensor::data() const {
  if (!contiguous()) throw TensorError{"internal: values of a view with gaps were asked for in one piece"};
  return Base() + offset_;
}

double* Tensor::data() {
  (void)std::as_const(*this).data();
  return storage_->Own().data() + offset_;
}

std::vector<double> Tensor::values() const {
  const double* base = Base();
  if (contiguous()) return {base + offset_, base + offset_ + count_};
  std::vector<double> out;
  out.reserve(static_cast<std::size_t>(count_));
  EachPlace([&](std::int64_t at) { out.push_back(base[at]); });
  return out;
}

double Tensor::item() const {
  if (count_ != 1) throw TensorError{"a tensor of shape " + TextOf(shape_) + " does not hold one value"};
  return Base()[offset_];
}

Tensor Tensor::Contiguous() const { return contiguous() ? *this : Copy(); }

Tensor Tensor::Copy() const {
  Tensor result = ShapeOnly(dtype_, shape_);
  if (!has_values()) return result;
  result.storage_->none = false;
  if (!result.storage_->MakeRoom(count_)) return result;
  (void)Base();
  const std::shared_ptr<Numbers>& numbers = storage_->numbers;
  // All of a storage is copied when one of the two is first written to.
  if (contiguous() && numbers->values.size() == static_cast<std::size_t>(count_)) {
    result.storage_->numbers = numbers;
  } else {
    result.storage_->numbers->values = values();
  }
  result.numpy = numpy;
  return result;
}

Tensor Tensor::To(Dtype dtype) const {
  if (dtype == dtype_) return *this;
  Tensor result = Copy();
  result.dtype_ = dtype;
  if (!result.has_values()) return result;
  std::vector<double>& values = result.storage_->Own();
  if (dtype == Dtype::kC64) Each(values.data(), values.size(), [](double v) { return PackComplex(v); });
  if (dtype_ == Dtype::kC64) Each(values.data(), values.size(), [](double v) { return UnpackComplex(v).real(); });
  RoundTo(dtype, values.data(), values.size());
  return result;
}

Tensor Tensor::View(Shape shape, Shape strides, std::int64_t offset) const {
  // A lazy storage is filled by the count of the tensor that made it: do that before a view reads it.
  if (storage_->numbers->fill) (void)Base();
  Tensor result = *this;
  result.parameter = false;
  result.shape_ = std::move(shape);
  result.strides_ = std::move(strides);
  result.offset_ = offset;
  result.count_ = CountOf(result.shape_);
  return result;
}

// Each run of dimensions whose elements lie evenly apart may be read as others of the same count.
bool Tensor::HasStridesFor(const Shape& shape, Shape& strides) const {
  strides.assign(shape.size(), 1);
  if (count_ == 0) return strides = RowMajor(shape), true;
  std::size_t to = shape.size();
  std::int64_t run = 1, step = strides_.empty() ? 1 : strides_.back();
  for (std::size_t d = shape_.size(); d-- > 0;) {
    run *= shape_[d];
    if (d > 0 && (shape_[d - 1] == 1 || strides_[d - 1] == run * step)) continue;
    std::int64_t taken = 1;
    for (; to > 0 && (taken < run || shape[to - 1] == 1); taken *= shape[--to]) strides[to - 1] = taken * step;
    if (taken != run) return false;
    if (d > 0) run = 1, step = strides_[d - 1];
  }
  return to == 0;
}

Tensor Tensor::Reshaped(Shape shape) const {
  const Tensor dense = Contiguous();
  std::int64_t known = 1, open = -1;
  for (std::size_t d = 0; d < shape.size(); ++d)
    shape[d] == -1 && open < 0 ? open = static_cast<std::int64_t>(d) : known *= shape[d];
  const bool fits = open >= 0 ? known > 0 && count_ % known == 0 : CountOf(shape) == count_;
  if (!fits) throw TensorError{"shape " + TextOf(shape_) + " cannot be read as " + TextOf(shape)};
  if (open >= 0) shape[static_cast<std::size_t>(open)] = count_ / known;
  Shape strides = RowMajor(shape);
  if (dense.storage_->numbers->fill) {
    Tensor result = dense;
    result.parameter = false;
    result.shape_ = std::move(shape);
    result.strides_ = std::move(strides);
    return result;
  }
  return dense.View(std::move(shape), std::move(strides), dense.offset_);
}

Tensor Tensor::Labelled(Dtype dtype) const {
  Tensor result = *this;
  result.dtype_ = dtype;
  return result;
}

void Tensor::Assign(const Tensor& given) {
  if (!given.has_values()) {
    storage_->none = true;
    return;
  }
  if (!has_values()) return;
  const Tensor source = given.To(dtype_);
  const std::size_t lead = shape_.size() - std::min(shape_.size(), source.shape_.size());
  Shape from(shape_.size(), 0);
  bool fits = source.count_ == 1 || source.shape_.size() <= shape_.size();
  for (std::size_t d = lead; fits && source.count_ != 1 && d < shape_.size(); ++d) {
    const std::int64_t length = source.shape_[d - lead];
    fits = length == shape_[d] || length == 1;
    from[d] = length == 1 ? 0 : source.strides_[d - lead];
  }
  if (!fits) throw TensorError{"shape " + TextOf(source.shape_) + " does not broadcast to " + TextOf(shape_)};
  if (storage_ != source.storage_ && source.shape_ == shape_ && source.contiguous() && contiguous()) {
    const double* values = source.Base() + source.offset_;
    const bool all = source.storage_->numbers->values.size() == static_cast<std::size_t>(count_);
    // Made lazily, at the first read.
    const bool fresh = storage_->numbers->fill && storage_->numbers->count == count_;
    if (all && ((fresh && storage_->MakeRoom(count_)) || (!fresh && room() == count_))) {
      storage_->numbers = source.storage_->numbers;
    } else {
      (void)Base();
      std::copy(values, values + count_, storage_->Own().data() + offset_);
    }
    return;
  }
  // Through a copy: source and target may overlap.
  const std::vector<double> values = source.View(shape_, from, source.offset_).values();
  (void)Base();
  double* const base = storage_->Own().data();
  std::size_t next = 0;
  EachPlace([&](std::int64_t at) { base[at] = values[next++]; });
}

}  // namespace assay
