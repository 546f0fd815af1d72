// tensor[index] with Python's index syntax. Integers, slices, None and Ellipsis make a view; lists, masks and index
// tensors then select elements of that view.
#include <algorithm>
#include <cstdint>
#include <optional>

#include "reference/tensor/call.h"
#include "reference/tensor/gradient.h"
#include "reference/tensor/ops.h"

namespace assay {
namespace {

using tensor::BroadcastShape;
using tensor::Expanded;
using tensor::WrapDim;

struct Picked {
  Tensor view;
  // Index tensors by dimension of the view, in its order.
  std::vector<std::pair<std::int64_t, Tensor>> picks;
  bool adjacent = true;  // no slice is between them
};

std::int64_t Bound(const Value& value, std::int64_t otherwise, std::int64_t length) {
  if (value.is_none()) return otherwise;
  std::int64_t at = value.is_tensor() ? static_cast<std::int64_t>(value.tensor()->item()) : value.integer();
  if (at < 0) at += length;
  return std::clamp<std::int64_t>(at, 0, length);
}

bool AllIntegers(const ValueList& items) {
  return std::all_of(items.begin(), items.end(), [](const Value& v) {
    return v.is(Value::Kind::kInt) || v.is(Value::Kind::kBool) || (v.is_tensor() && v.tensor()->rank() == 0) ||
           (v.is(Value::Kind::kList) && AllIntegers(v.items()));
  });
}

// How many dimensions of the tensor an index takes.
std::int64_t Taken(const Value& index) {
  if (index.is_none() || index.is(Value::Kind::kEllipsis) || index.is(Value::Kind::kBool)) return 0;
  if (index.is_tensor() && index.tensor()->dtype() == Dtype::kBool) return index.tensor()->rank();
  return 1;
}

class Indexer {
 public:
  explicit Indexer(const Tensor& tensor) : source_(tensor), offset_(tensor.offset()) {}

  Picked Run(const Value& index) {
    ValueList items = {index};
    if (index.is(Value::Kind::kTuple)) items = index.items();
    std::int64_t taken = 0;
    for (const Value& item : items) taken += Taken(item);
    if (taken > source_.rank()) {
      throw TensorError{"too many indices for a tensor of shape " + TextOf(source_.shape())};
    }
    const bool open =
        std::none_of(items.begin(), items.end(), [](const Value& v) { return v.is(Value::Kind::kEllipsis); });
    if (open) items.push_back(Value::Ellipsis());
    for (const Value& item : items) Apply(item, source_.rank() - taken);
    Picked result{source_.View(shape_, strides_, offset_), std::move(picks_), true};
    for (std::size_t i = 1; i < result.picks.size(); ++i) {
      if (result.picks[i].first != result.picks[i - 1].first + 1) result.adjacent = false;
    }
    return result;
  }

 private:
  void Keep() {
    shape_.push_back(source_.size(next_));
    strides_.push_back(source_.strides()[static_cast<std::size_t>(next_)]);
    ++next_;
  }

  void Pick(Tensor index) {
    picks_.emplace_back(static_cast<std::int64_t>(shape_.size()), std::move(index));
    Keep();
  }

  void Apply(const Value& item, std::int64_t skipped) {
    switch (item.kind()) {
      case Value::Kind::kNone:
        shape_.push_back(1);
        strides_.push_back(0);
        return;
      case Value::Kind::kEllipsis:
        for (std::int64_t i = 0; i < skipped; ++i) Keep();
        return;
      case Value::Kind::kInt:
        return One(item.integer());
      case Value::Kind::kSlice:
        return Cut(item.slice());
      case Value::Kind::kTensor:
        return ByTensor(*item.tensor());
      case Value::Kind::kList:
      case Value::Kind::kTuple:
        if (AllIntegers(item.items())) return ByTensor(*CallTorchHere("tensor", {item}).tensor());
        [[fallthrough]];
      default:
        throw TensorError{"a tensor cannot be indexed with a value of type " + item.TypeName()};
    }
  }

  void One(std::int64_t index) {
    const std::int64_t n = source_.size(next_);
    if (index < -n || index >= n) {
      throw TensorError{"index " + std::to_string(index) + " is out of range for a dimension of " + std::to_string(n)};
    }
    offset_ += (index < 0 ? index + n : index) * source_.strides()[static_cast<std::size_t>(next_)];
    ++next_;
  }

  void Cut(const ValueSlice& slice) {
    const std::int64_t n = source_.size(next_), stride = source_.strides()[static_cast<std::size_t>(next_)];
    const std::int64_t step = slice.step.is_none() ? 1 : slice.step.integer();
    if (step == 0) throw TensorError{"a slice needs a step other than 0"};
    std::int64_t count = 0, start = 0;
    if (step > 0) {
      start = Bound(slice.start, 0, n);
      count = std::max<std::int64_t>((Bound(slice.stop, n, n) - start + step - 1) / step, 0);
    } else {
      start = slice.start.is_none() ? n - 1 : std::min(Bound(slice.start, n - 1, n), n - 1);
      const std::int64_t stop = slice.stop.is_none() ? -1 : Bound(slice.stop, -1, n);
      count = std::max<std::int64_t>((start - stop - step - 1) / -step, 0);
    }
    if (count > 0) offset_ += start * stride;
    shape_.push_back(count);
    strides_.push_back(stride * step);
    ++next_;
  }

  void ByTensor(const Tensor& index) {
    if (index.dtype() != Dtype::kBool && (index.dtype() != Dtype::kU8 || index.numpy)) {  // bytes are a mask, too
      if (IsFloating(index.dtype())) throw TensorError{"a tensor of floating-point numbers is not an index"};
      // One integer in a tensor counts as an integer if nothing else selects.
      return Pick(index);
    }
    for (std::int64_t d = 0; d < index.rank(); ++d) {
      if (index.size(d) != source_.size(next_ + d)) {
        throw TensorError{"a mask of shape " + TextOf(index.shape()) + " does not fit a tensor of shape " +
                          TextOf(source_.shape())};
      }
    }
    const Value places = CallTorchHere("nonzero", {index}, {{"as_tuple", true}});
    for (const Value& place : places.items()) Pick(*place.tensor());
  }

  const Tensor& source_;
  Shape shape_, strides_;
  std::int64_t offset_ = 0, next_ = 0;
  std::vector<std::pair<std::int64_t, Tensor>> picks_;
};

// The storage index of each element of view[picks], and the result's shape.
struct Places {
  Shape shape;
  std::vector<std::int64_t> at;
  bool known = true;  // false: more places than a tensor may have, none is listed
};

Places PlacesOf(const Picked& picked) {
  Shape common;
  for (const auto& [dim, index] : picked.picks) common = BroadcastShape(common, index.shape());
  std::vector<std::int64_t> base(static_cast<std::size_t>(CountOf(common)), 0);
  Shape rest_shape, rest_strides;
  std::size_t next = 0, front = 0;
  for (std::int64_t d = 0; d < picked.view.rank(); ++d) {
    const std::int64_t stride = picked.view.strides()[static_cast<std::size_t>(d)], n = picked.view.size(d);
    if (next < picked.picks.size() && picked.picks[next].first == d) {
      const std::vector<double> index = Expanded(picked.picks[next].second, common).values();
      for (std::size_t i = 0; i < index.size(); ++i) {
        const auto k = static_cast<std::int64_t>(index[i]);
        if (k < -n || k >= n) {
          throw TensorError{"index " + std::to_string(k) + " is out of range for a dimension of " + std::to_string(n)};
        }
        base[i] += (k < 0 ? k + n : k) * stride;
      }
      if (next++ == 0) front = rest_shape.size();
    } else {
      rest_shape.push_back(n);
      rest_strides.push_back(stride);
    }
  }
  if (!picked.adjacent) front = 0;
  // Dimensions before the selected ones, the selected ones together, and those after them.
  const Tensor& view = picked.view;
  const auto split = static_cast<std::ptrdiff_t>(front);
  const Tensor before = view.View({rest_shape.begin(), rest_shape.begin() + split},
                                  {rest_strides.begin(), rest_strides.begin() + split}, view.offset());
  const Tensor behind =
      view.View({rest_shape.begin() + split, rest_shape.end()}, {rest_strides.begin() + split, rest_strides.end()}, 0);
  Places places;
  places.shape = before.shape();
  places.shape.insert(places.shape.end(), common.begin(), common.end());
  places.shape.insert(places.shape.end(), behind.shape().begin(), behind.shape().end());
  places.known = CountOf(places.shape) <= TensorContext::Current().max_elements;
  if (!places.known) return places;
  before.EachPlace([&](std::int64_t a) {
    for (std::int64_t b : base) behind.EachPlace([&](std::int64_t c) { places.at.push_back(a + b + c); });
  });
  return places;
}

// The whole storage as one row, so that indices in it are offsets.
const double* Origin(const Tensor& tensor) {
  const Tensor first = tensor.View({}, {}, 0);
  return first.data();
}

}  // namespace

namespace {

Value Picks(const Tensor& tensor, const Value& index) {
  Picked picked = Indexer(tensor).Run(index);
  if (picked.picks.empty()) return picked.view;
  const Places places = PlacesOf(picked);
  if (!tensor.has_values() || !places.known)
    return tensor::ResultIf(false, tensor.dtype(), places.shape, CountOf(places.shape));
  std::vector<double> values;
  values.reserve(places.at.size());
  if (!places.at.empty()) {
    const double* origin = Origin(tensor);
    for (std::int64_t at : places.at) values.push_back(origin[at]);
  }
  Tensor result(tensor.dtype(), places.shape, std::move(values));
  result.numpy = tensor.numpy;
  return result;
}

}  // namespace

Value GetItem(const TensorPtr& tensor, const Value& index) {
  TensorContext::Current().Mix();
  if (!tensor::Recording()) return Picks(*tensor, index);
  return tensor::Recorded(nullptr, {Value(tensor), index}, {}, false, [&] { return Picks(*tensor, index); });
}

void SetItem(Tensor& tensor, const Value& index, const Value& value) {
  TensorContext::Current().Mix();
  if (tensor::Recording()) tensor::CheckWrite(tensor, value);
  Picked picked = Indexer(tensor).Run(index);
  Value made = value;
  if (value.is_sequence()) made = CallTorchHere("tensor", {value});
  Tensor source;
  if (made.is_tensor()) {
    source = *made.tensor();
  } else if (made.is_number()) {
    source = Tensor::Scalar(made.number(), Dtype::kF64);
  } else {
    throw TensorError{"a value of type " + value.TypeName() + " cannot be written into a tensor"};
  }
  // A mask of the value's own count: x[mask] = values. Leading dimensions of 1 are dropped as the framework does.
  if (picked.picks.empty()) {
    while (source.rank() > picked.view.rank() && source.size(0) == 1) {
      source = *CallTorchHere("squeeze", {source, 0}).tensor();
    }
    picked.view.Assign(source);
    return;
  }
  const Places places = PlacesOf(picked);
  if (!source.has_values() || !tensor.has_values()) return tensor.Assign(source);
  if (!places.known) throw TensorError{"an index names " + TextOf(places.shape) + " values to write, above the limit"};
  const std::vector<double> values = Expanded(source, places.shape).values();
  if (source.rank() > 0 && source.dtype() != tensor.dtype() && made.is_tensor() && value.is_tensor() && !tensor.numpy)
    throw TensorError{"values of " + std::string(NameOf(source.dtype())) +
                      " cannot be written to indices of a tensor of " + std::string(NameOf(tensor.dtype()))};
  if (places.at.empty()) return;
  double* origin = tensor.View({}, {}, 0).data();
  for (std::size_t i = 0; i < places.at.size(); ++i) origin[places.at[i]] = RoundTo(tensor.dtype(), values[i]);
}

}  // namespace assay
