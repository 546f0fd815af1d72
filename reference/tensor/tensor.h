// Tensors of a reference computation: a dtype, a shape and values kept as doubles in storage that views share.
// Results are rounded to their dtype after every operation, as a framework's would be. Values of 64-bit integers are
// exact up to 2^53. Above the limits of the context a tensor has only its shape, and so has everything computed from
// it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "reference/tensor/random.h"

namespace assay {

using Shape = std::vector<std::int64_t>;

// Thrown inside this library and the harness; CallTorch and the harness's interface turn it into text.
struct TensorError {
  std::string message;
};

// Product of the dimensions; throws if it is not a number of elements at all (negative, or above 2^62).
std::int64_t CountOf(const Shape& shape);
std::string TextOf(const Shape& shape);  // "[2, 3]"

bool IsFloating(Dtype dtype);
// `value` converted to the dtype: to nearest even; integers wrap as two's complement, fractions are truncated.
double RoundTo(Dtype dtype, double value);
void RoundTo(Dtype dtype, double* values, std::size_t count);

// The budget of one evaluation, and its random stream. One is current on each thread while operations run.
class TensorWatch;

class TensorContext {
 public:
  TensorWatch* watch = nullptr;           // sees every operation (call.h)
  bool tells_places = false;              // results are placed (places.h)
  std::int64_t max_elements = 1 << 26;    // a larger tensor knows its shape only
  bool differentiates = false;            // operations leave what derivatives need (gradient.h)
  std::int64_t max_work = 4'000'000'000;  // multiply-adds and elements, all operations together; then shapes only

  // Draws made so far.
  std::uint64_t draws() const { return draws_; }
  void Reseed(std::uint64_t value);  // torch.manual_seed
  // Values drawn with the framework's numbers count as a draw.
  RandomStream& random() { return ++draws_, random_; }
  // Start of a separate stream, for draws that are not the framework's.
  std::uint64_t NextStream() { return ++draws_, seed_ * 0x9e3779b97f4a7c15ull + ++streams_; }
  // False once the budget is spent.
  bool Spend(std::int64_t work);
  std::int64_t work() const { return work_; }
  // What operations requested, whether or not it was granted: the total work, and elements of the largest result.
  void Ask(std::int64_t elements, std::int64_t work);
  std::int64_t asked() const { return asked_; }
  std::int64_t largest() const { return largest_; }
  // The fewest values over which a normalisation computed its mean and variance: with a handful, rounding dominates.
  void Average(std::int64_t values) { fewest_ = std::min(fewest_, values); }
  std::int64_t fewest_averaged() const { return fewest_; }
  // An operation whose results depend on more than the elements at the same index (elementwise.h).
  void Mix() { ++mixing_; }
  std::int64_t mixing() const { return mixing_; }

  static TensorContext& Current();
  // Makes a context current for a scope.
  class Use {
   public:
    explicit Use(TensorContext& context);
    ~Use();
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

   private:
    TensorContext* before_;
  };

 private:
  std::uint64_t seed_ = 0, draws_ = 0, streams_ = 0;
  RandomStream random_{0};
  std::int64_t work_ = 0, asked_ = 0, largest_ = 0, mixing_ = 0;
  std::int64_t fewest_ = std::numeric_limits<std::int64_t>::max();
};

namespace tensor {
struct GradientNode;
}

class Tensor {
 public:
  // Empty, float32, shape [0].
  Tensor();
  // Zeros; shape only where the context's limits say so.
  Tensor(Dtype dtype, Shape shape);
  // Rounds the values to the dtype.
  Tensor(Dtype dtype, Shape shape, std::vector<double> values);
  // One value, no dimensions.
  static Tensor Scalar(double value, Dtype dtype);
  static Tensor ShapeOnly(Dtype dtype, Shape shape);
  // Values that `fill` makes when they are first read.
  static Tensor Lazy(Dtype dtype, Shape shape, std::function<void(std::vector<double>&)> fill);

  Dtype dtype() const { return dtype_; }
  const Shape& shape() const { return shape_; }
  const Shape& strides() const { return strides_; }  // in elements
  std::int64_t offset() const { return offset_; }
  std::int64_t rank() const { return static_cast<std::int64_t>(shape_.size()); }
  std::int64_t size(std::int64_t dim) const { return shape_[static_cast<std::size_t>(dim)]; }
  std::int64_t count() const { return count_; }
  bool has_values() const;
  // Elements of the storage, of which this tensor may be a view; 0 if there are no values.
  std::int64_t room() const;
  bool contiguous() const;
  // Same storage, so that a write to one is seen in the other.
  bool SharesStorage(const Tensor& other) const { return storage_ == other.storage_; }

  // A number in place of the address of the first element. Storages begin 4 GiB apart, in the order in which they were
  // asked for it.
  std::int64_t Address() const;
  // Whether a number is within what was handed out.
  static bool IsAddress(std::int64_t number);

  // First element of a contiguous tensor. Throws if there are no values.
  const double* data() const;
  double* data();
  // The values in row-major order.
  std::vector<double> values() const;
  // For a tensor with one element.
  double item() const;

  // This tensor if it is contiguous, else a copy that is.
  Tensor Contiguous() const;
  Tensor Copy() const;
  Tensor To(Dtype dtype) const;  // this tensor where the dtype is the same
  // A view of the same storage; the caller is responsible for the numbers.
  Tensor View(Shape shape, Shape strides, std::int64_t offset) const;
  // New shape, values in order, contiguous; a view where the tensor is contiguous.
  Tensor Reshaped(Shape shape) const;
  // Whether a view of the same storage has this shape, which counts the same elements, and its strides.
  bool HasStridesFor(const Shape& shape, Shape& strides) const;
  // Same storage under another dtype's name: no conversion of values.
  Tensor Labelled(Dtype dtype) const;
  // Overwrites this tensor's elements (through the view) with those of `source`, broadcast and rounded.
  void Assign(const Tensor& source);
  // Calls f(index into the storage) in row-major order.
  template <class F>
  void EachPlace(F f) const;

  bool numpy = false;      // made by numpy: attributes read as an array's
  bool parameter = false;  // an nn.Parameter
  bool on_host = false;    // known to be in host memory (places.h); false is no claim
  bool requires_grad = false;
  // The operation that made it and which of its results it is, while a context records (gradient.h).
  mutable std::shared_ptr<tensor::GradientNode> node;
  mutable std::size_t node_output = 0;

 private:
  struct Storage;
  const double* Base() const;

  Dtype dtype_ = Dtype::kF32;
  Shape shape_, strides_;
  std::int64_t offset_ = 0, count_ = 0;
  std::shared_ptr<Storage> storage_;
};

using TensorPtr = std::shared_ptr<Tensor>;

template <class F>
void Tensor::EachPlace(F f) const {
  const std::size_t rank = shape_.size();
  if (count_ == 0) return;
  if (rank == 0) return f(offset_);
  Shape index(rank, 0);
  std::int64_t at = offset_;
  const std::int64_t inner = shape_[rank - 1], step = strides_[rank - 1];
  for (std::int64_t done = 0; done < count_; done += inner) {
    for (std::int64_t i = 0; i < inner; ++i) f(at + i * step);
    for (std::size_t d = rank - 1; d-- > 0;) {
      at += strides_[d];
      if (++index[d] < shape_[d]) break;
      at -= strides_[d] * shape_[d];
      index[d] = 0;
    }
  }
}

}  // namespace assay
