// Arguments and results of operators as the machine takes and gives them.
#ifndef ASSAY_OPERATOR_CALL_DEFINITIONS_H_
#define ASSAY_OPERATOR_CALL_DEFINITIONS_H_

#include <ATen/TensorIndexing.h>
#include <assay/bound_tensors.h>
#include <assay/operator_call.h>

#include <string>

namespace at {
namespace indexing {

Slice::Slice(std::optional<c10::SymInt> start, std::optional<c10::SymInt> stop, std::optional<c10::SymInt> step)
    : start_(start ? start->expect_int() : INDEX_MIN),
      stop_(stop ? stop->expect_int() : INDEX_MAX),
      step_(step ? step->expect_int() : 1) {}
c10::SymInt Slice::start() const { return start_; }
c10::SymInt Slice::stop() const { return stop_; }
c10::SymInt Slice::step() const { return step_; }

TensorIndex::TensorIndex(std::nullopt_t) : type_(TensorIndexType::None), values_{} {}
TensorIndex::TensorIndex(EllipsisIndexType) : type_(TensorIndexType::Ellipsis), values_{} {}
TensorIndex::TensorIndex(const char*) : type_(TensorIndexType::Ellipsis), values_{} {}
TensorIndex::TensorIndex(c10::SymInt integer) : type_(TensorIndexType::SymInt), values_{integer.expect_int()} {}
TensorIndex::TensorIndex(std::int64_t integer) : type_(TensorIndexType::SymInt), values_{integer} {}
TensorIndex::TensorIndex(int integer) : type_(TensorIndexType::SymInt), values_{integer} {}
TensorIndex::TensorIndex(Slice slice)
    : type_(TensorIndexType::Slice),
      values_{slice.start().expect_int(), slice.stop().expect_int(), slice.step().expect_int()} {}
TensorIndex::TensorIndex(Tensor tensor) : type_(TensorIndexType::Tensor), values_{}, tensor_(std::move(tensor)) {}
bool TensorIndex::is_none() const { return type_ == TensorIndexType::None; }
bool TensorIndex::is_ellipsis() const { return type_ == TensorIndexType::Ellipsis; }
bool TensorIndex::is_integer() const { return type_ == TensorIndexType::SymInt; }
bool TensorIndex::is_boolean() const { return type_ == TensorIndexType::Boolean; }
bool TensorIndex::is_slice() const { return type_ == TensorIndexType::Slice; }
bool TensorIndex::is_tensor() const { return type_ == TensorIndexType::Tensor; }
const Tensor& TensorIndex::tensor() const { return tensor_; }

struct IndexAccess {
  static assay_torch_index of(const TensorIndex& index) {
    assay_torch_index made{};
    made.kind = assay_torch_index::assay_torch_index_none;
    if (index.is_ellipsis()) made.kind = assay_torch_index::assay_torch_index_ellipsis;
    if (index.is_boolean()) made.kind = assay_torch_index::assay_torch_index_bool;
    if (index.is_integer()) made.kind = assay_torch_index::assay_torch_index_int;
    if (index.is_slice()) made.kind = assay_torch_index::assay_torch_index_slice;
    if (index.is_tensor()) made.kind = assay_torch_index::assay_torch_index_tensor;
    made.start = index.values_[0], made.stop = index.values_[1], made.step = index.values_[2];
    made.tensor = TensorAccess::handle(index.tensor_);
    return made;
  }
};

}  // namespace indexing
}  // namespace at

namespace assay {

Call& Call::operator<<(const at::Scalar& v) {
  if (v.isBoolean()) return Integer(assay_torch_is_bool, v.toLong());
  if (v.isIntegral(false)) return Integer(assay_torch_is_int, v.toLong());
  if (v.isFloatingPoint()) return *this << v.toDouble();
  return Unknown(" with a complex number");
}
Call& Call::operator<<(double v) {
  assay_torch_value made{};
  made.kind = assay_torch_is_double, made.as.number = v;
  arguments_.push_back(made);
  return *this;
}
Call& Call::operator<<(at::IntArrayRef v) {
  integers_.push_back(v.vec());
  assay_torch_value made{};
  made.kind = assay_torch_is_ints, made.count = v.size(), made.as.integers = integers_.back().data();
  arguments_.push_back(made);
  return *this;
}
Call& Call::operator<<(at::ArrayRef<double> v) {
  assay_torch_value made{};
  made.kind = assay_torch_is_doubles, made.count = v.size(), made.as.doubles = v.data();
  arguments_.push_back(made);
  return *this;
}
Call& Call::operator<<(at::TensorList v) {
  lists_.emplace_back();
  for (const at::Tensor& one : v) lists_.back().push_back(at::TensorAccess::handle(one));
  assay_torch_value made{};
  made.kind = assay_torch_is_tensors, made.count = v.size(), made.as.tensors = lists_.back().data();
  arguments_.push_back(made);
  return *this;
}
Call& Call::operator<<(c10::string_view v) {
  assay_torch_value made{};
  made.kind = assay_torch_is_text, made.count = v.size(), made.as.text = v.data();
  arguments_.push_back(made);
  return *this;
}
Call& Call::operator<<(const at::TensorOptions& v) {
  if (v.memory_format_opt().value_or(at::MemoryFormat::Contiguous) != at::MemoryFormat::Contiguous)
    Unknown(" with a memory format among its options");
  return *this << c10::optTypeMetaToScalarType(v.dtype_opt()) << v.layout_opt() << v.device_opt() << v.pinned_memory_opt();
}
Call& Call::operator<<(at::ArrayRef<at::indexing::TensorIndex> v) {
  indices_.emplace_back();
  for (const at::indexing::TensorIndex& one : v) indices_.back().push_back(at::indexing::IndexAccess::of(one));
  assay_torch_value made{};
  made.kind = assay_torch_is_indices, made.count = v.size(), made.as.indices = indices_.back().data();
  arguments_.push_back(made);
  return *this;
}
Call& Call::None() {
  arguments_.push_back({});
  return *this;
}
Call& Call::Integer(assay_torch_kind kind, std::int64_t value) {
  assay_torch_value made{};
  made.kind = kind, made.as.integer = value;
  arguments_.push_back(made);
  return *this;
}
Call& Call::Tensor(assay_torch_kind kind, const at::Tensor& value) {
  assay_torch_value made{};
  made.kind = value.defined() ? kind : assay_torch_none;
  made.as.tensor = at::TensorAccess::handle(value);
  arguments_.push_back(made);
  return *this;
}
Call& Call::Unknown(const char* why) {
  assay_cuda_unmodelled((std::string("torch::") + name_ + why).c_str());
  return *this;
}

void Call::run() {
  if (assay_torch_call(name_, overload_, parameters_, arguments_.data(), arguments_.size(), &result_) != assay_torch_ok)
    throw c10::Error({name_, "torch", 0}, assay_torch_message());
}
at::Tensor Call::Result(std::size_t index) {
  const bool many = result_.kind == assay_torch_is_tensors || result_.kind == assay_torch_is_tuple;
  if (!many || index >= result_.count) Unknown(": its results");
  return at::TensorAccess::adopt(result_.as.tensors[index]);
}
at::Tensor Call::tensor() {
  run();
  if (result_.kind != assay_torch_is_tensor) Unknown(": its result");
  return at::TensorAccess::adopt(result_.as.tensor);
}
std::vector<at::Tensor> Call::tensors() {
  run();
  std::vector<at::Tensor> made;
  for (std::size_t i = 0; i < result_.count; ++i) made.push_back(Result(i));
  return made;
}
at::Scalar Call::scalar() {
  run();
  switch (result_.kind) {
    case assay_torch_is_bool: return at::Scalar(result_.as.integer != 0);
    case assay_torch_is_int: return at::Scalar(result_.as.integer);
    case assay_torch_is_double: return at::Scalar(result_.as.number);
    default: Unknown(": its number"); return {};
  }
}

}  // namespace assay

#include <assay/operators/create.inc>
#include <assay/operators/linalg.inc>
#include <assay/operators/nn.inc>
#include <assay/operators/pointwise.inc>
#include <assay/operators/reduction.inc>
#include <assay/operators/shape.inc>
#include <assay/operators/factories.inc>

#endif
