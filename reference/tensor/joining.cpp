// Joining, splitting and padding.
#include <algorithm>
#include <cmath>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

Value Stack(const Arguments& a) {
  std::vector<Tensor> parts = a.tensors("tensors");
  if (parts.empty()) a.Fail("needs a tensor");
  const std::int64_t dim = WrapDim(a.integer("dim"), parts[0].rank() + 1);
  for (Tensor& part : parts) {
    if (part.shape() != parts[0].shape() && &part != &parts[0]) {
      Shape first = parts[0].shape();
      first.erase(first.begin() + dim);
      if (part.shape() != first) a.Fail("needs tensors of one shape");
    }
    part = *CallTorchHere("unsqueeze", {part, dim}).tensor();
  }
  return Concatenated(parts, dim);
}

Value SplitAt(const Tensor& x, std::int64_t dim, const Shape& sizes) {
  ValueList out;
  std::int64_t at = 0;
  for (std::int64_t size : sizes) {
    out.emplace_back(Sliced(x, dim, at, at + size));
    at += size;
  }
  return Value::Tuple(std::move(out));
}

Value Split(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  Shape sizes = a.sizes("split_size_or_sections");
  if (!a["split_size_or_sections"].is_sequence()) {
    const std::int64_t size = sizes[0];
    if (size <= 0) a.Fail("needs a size above 0");
    sizes.clear();
    for (std::int64_t at = 0; at < x.size(dim); at += size) sizes.push_back(std::min(size, x.size(dim) - at));
  }
  std::int64_t total = 0;
  for (std::int64_t s : sizes) total += s;
  if (total != x.size(dim)) a.Fail("has sections that do not add up to " + std::to_string(x.size(dim)));
  return SplitAt(x, dim, sizes);
}

Value Chunk(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank()), chunks = a.integer("chunks");
  if (chunks <= 0) a.Fail("needs a number of chunks above 0");
  const std::int64_t size = std::max<std::int64_t>((x.size(dim) + chunks - 1) / chunks, 1);
  Shape sizes;
  for (std::int64_t at = 0; at < x.size(dim); at += size) sizes.push_back(std::min(size, x.size(dim) - at));
  return SplitAt(x, dim, sizes);
}

Value TensorSplit(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank()), n = x.size(dim);
  Shape sizes;
  if (a["indices_or_sections"].is_sequence()) {
    std::int64_t before = 0;
    for (std::int64_t at : a.sizes("indices_or_sections")) {
      sizes.push_back(std::max<std::int64_t>(std::min(at, n) - before, 0));
      before = std::min(at, n);
    }
    sizes.push_back(n - before);
  } else {
    const std::int64_t parts = std::max<std::int64_t>(a.integer("indices_or_sections"), 1);
    for (std::int64_t i = 0; i < parts; ++i) sizes.push_back(n / parts + (i < n % parts ? 1 : 0));
  }
  return SplitAt(x, dim, sizes);
}

Value Unbind(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const std::int64_t dim = a.dim("dim", x.rank());
  ValueList out;
  for (std::int64_t i = 0; i < x.size(dim); ++i) out.push_back(CallTorchHere("select", {x, dim, i}));
  return Value::Tuple(std::move(out));
}

// The source of the padded position `at` in a dimension of `n`; -1 for the fill value.
std::int64_t PadSource(std::int64_t at, std::int64_t n, const std::string& mode) {
  if (at >= 0 && at < n) return at;
  if (mode == "replicate") return std::clamp<std::int64_t>(at, 0, n - 1);
  if (mode == "reflect") return at < 0 ? -at : 2 * n - 2 - at;
  if (mode == "circular") return ((at % n) + n) % n;
  return -1;
}

Value Pad(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Shape pad = a.sizes("pad");
  const std::string mode = a.text("mode");
  const double fill = RoundTo(x.dtype(), a.given("value") ? a.number("value") : 0);
  if (pad.size() % 2 != 0 || static_cast<std::int64_t>(pad.size()) > 2 * x.rank())
    a.Fail("needs two numbers a dimension");
  if (mode != "constant" && mode != "replicate" && mode != "reflect" && mode != "circular") {
    a.Fail("knows no mode `" + mode + "`");
  }
  Tensor r = x;
  for (std::size_t i = 0; i < pad.size() / 2; ++i) {
    const std::int64_t dim = x.rank() - 1 - static_cast<std::int64_t>(i), n = x.size(dim), low = pad[2 * i];
    const std::int64_t length = n + low + pad[2 * i + 1];
    if (length < 0) a.Fail("cuts more than the dimension has");
    if (low == 0 && length == n) continue;
    Shape shape = r.shape();
    shape[static_cast<std::size_t>(dim)] = length;
    Tensor wide = Result(x.dtype(), shape, {&r}, CountOf(shape));
    if (!wide.has_values()) {
      r = wide;
      continue;
    }
    for (std::int64_t k = 0; k < length; ++k) {
      const std::int64_t from = PadSource(k - low, n, mode);
      if (from >= n || from < -1) a.Fail("reflects more than the dimension has");
      Tensor to = Sliced(wide, dim, k, k + 1);
      to.Assign(from < 0 ? Tensor::Scalar(fill, x.dtype()) : Sliced(r, dim, from, from + 1));
    }
    r = wide;
  }
  return r;
}

Value RepeatInterleave(const Arguments& a) {
  Tensor x = a.tensor("input");
  if (!a.given("dim")) x = x.Reshaped({-1});
  const std::int64_t dim = a.given("dim") ? a.dim("dim", x.rank()) : 0;
  const Shape times = a.sizes("repeats");
  std::vector<double> index;
  for (std::int64_t i = 0; i < x.size(dim); ++i) {
    const std::int64_t n = times.size() == 1 ? times[0] : times.at(static_cast<std::size_t>(i));
    index.insert(index.end(), static_cast<std::size_t>(std::max<std::int64_t>(n, 0)), static_cast<double>(i));
  }
  const auto count = static_cast<std::int64_t>(index.size());
  return CallTorchHere("index_select", {x, dim, Tensor(Dtype::kI64, {count}, std::move(index))});
}

Value MeshGrid(const Arguments& a) {
  const std::vector<Tensor> axes = a.tensors("tensors");
  const bool swapped = a.given("indexing") && a.text("indexing") == "xy" && axes.size() > 1;
  Shape shape;
  for (const Tensor& axis : axes) shape.push_back(axis.count());
  if (swapped) std::swap(shape[0], shape[1]);
  ValueList out;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    Shape lone(shape.size(), 1);
    lone[swapped && i < 2 ? 1 - i : i] = axes[i].count();
    out.emplace_back(Expanded(axes[i].Reshaped(lone), shape));
  }
  return Value::Tuple(std::move(out));
}

}  // namespace

Tensor Concatenated(const std::vector<Tensor>& parts, std::int64_t dim) {
  if (parts.empty()) throw TensorError{"`cat` needs a tensor"};
  std::vector<Tensor> used;
  Dtype dtype = parts[0].dtype();
  for (const Tensor& part : parts) {
    dtype = Promote(dtype, part.dtype());
    if (part.shape() != Shape{0}) used.push_back(part);  // the framework skips empty vectors
  }
  if (used.empty()) return Tensor(dtype, Shape{0});
  dim = WrapDim(dim, used[0].rank());
  Shape shape = used[0].shape();
  std::int64_t length = 0;
  for (const Tensor& part : used) {
    Shape other = part.shape();
    if (other.size() == shape.size()) other[static_cast<std::size_t>(dim)] = shape[static_cast<std::size_t>(dim)];
    if (other != shape) {
      throw TensorError{"`cat` joins " + TextOf(used[0].shape()) + " and " + TextOf(part.shape()) +
                        " along dimension " + std::to_string(dim)};
    }
    length += part.size(dim);
  }
  shape[static_cast<std::size_t>(dim)] = length;
  Tensor r = Result(dtype, shape, used, CountOf(shape));
  std::int64_t at = 0;
  for (const Tensor& part : used) {
    if (r.has_values()) Sliced(r, dim, at, at + part.size(dim)).Assign(part);
    at += part.size(dim);
  }
  return r;
}

void AddJoining(Table& table) {
  table.Add("cat(tensors, dim=0)",
            [](const Arguments& a) -> Value { return Concatenated(a.tensors("tensors"), a.integer("dim")); });
  table.Alias("concat", "cat");
  table.Alias("concatenate", "cat");
  table.Add("stack(tensors, dim=0)", Stack);
  table.Add("hstack(tensors)", [](const Arguments& a) -> Value {
    const std::vector<Tensor> parts = a.tensors("tensors");
    return Concatenated(parts, !parts.empty() && parts[0].rank() == 1 ? 0 : 1);
  });
  table.Add("vstack(tensors)", [](const Arguments& a) -> Value {
    std::vector<Tensor> parts = a.tensors("tensors");
    for (Tensor& part : parts) {
      if (part.rank() < 2) part = part.Reshaped({1, -1});
    }
    return Concatenated(parts, 0);
  });
  table.Add("split(input, split_size_or_sections, dim=0)", Split);
  table.Alias("split_with_sizes", "split");
  table.Add("chunk(input, chunks, dim=0)", Chunk);
  table.Add("tensor_split(input, indices_or_sections, dim=0)", TensorSplit);
  table.Add("unbind(input, dim=0)", Unbind);
  table.Add("pad(input, pad, mode='constant', value=None)", Pad);
  table.Add("repeat_interleave(input, repeats, dim=None, output_size=None)", RepeatInterleave);
  table.Add("meshgrid(*tensors, indexing=None)", MeshGrid);
}

}  // namespace assay::tensor
