// Binding of arguments to an operation's signature, and the table of operations.
#include "reference/tensor/arguments.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace assay::tensor {
namespace {

std::string_view Trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

Value Literal(std::string_view text) {
  if (text == "None") return {};
  if (text == "True") return true;
  if (text == "False") return false;
  if (text == "()") return Value::Tuple();
  if (text.front() == '\'') return std::string(text.substr(1, text.size() - 2));
  const std::string number(text);
  if (number.find_first_of(".e") != std::string::npos) return std::strtod(number.c_str(), nullptr);
  return static_cast<std::int64_t>(std::strtoll(number.c_str(), nullptr, 10));
}

// Device and layout of a tensor change no value.
bool Ignored(const std::string& keyword) {
  static constexpr std::array<std::string_view, 11> kIgnored = {
      "device",        "layout",      "pin_memory", "generator", "memory_format", "non_blocking",
      "requires_grad", "_stacklevel", "out",        "copy",      "stable"};
  return std::find(kIgnored.begin(), kIgnored.end(), keyword) != kIgnored.end();
}

}  // namespace

Signature Signature::Parse(std::string_view text) {
  Signature result;
  const std::size_t open = text.find('(');
  result.name = text.substr(0, open);
  text = text.substr(open + 1, text.size() - open - 2);
  while (!text.empty()) {
    std::string_view part = text.substr(0, text.find(", "));
    text.remove_prefix(std::min(text.size(), part.size() + 2));
    part = Trim(part);
    const std::size_t equals = part.find('=');
    std::string_view name = part.substr(0, equals);
    std::optional<Value> otherwise;
    if (equals != std::string_view::npos) otherwise = Literal(part.substr(equals + 1));
    if (name.starts_with('*')) {
      name.remove_prefix(1);
      result.rest = static_cast<std::ptrdiff_t>(result.names.size());
      otherwise = Value::Tuple();
    }
    result.names.emplace_back(name);
    result.defaults.push_back(std::move(otherwise));
  }
  return result;
}

std::ptrdiff_t Signature::Find(std::string_view parameter) const {
  const auto found = std::find(names.begin(), names.end(), parameter);
  return found == names.end() ? -1 : found - names.begin();
}

Arguments::Arguments(const Signature& signature, const ValueList& positional, const ValueMap& keywords)
    : signature_(signature), values_(signature.names.size()) {
  std::vector<bool> set(values_.size());
  ValueList rest;
  for (std::size_t i = 0; i < positional.size(); ++i) {
    if (signature.rest >= 0 && static_cast<std::ptrdiff_t>(i) >= signature.rest) {
      rest.push_back(positional[i]);
    } else if (i < values_.size()) {
      values_[i] = positional[i];
      set[i] = true;
    } else {
      Fail("takes " + std::to_string(values_.size()) + " arguments, " + std::to_string(positional.size()) + " given");
    }
  }
  if (signature.rest >= 0) {
    const auto at = static_cast<std::size_t>(signature.rest);
    values_[at] = Value::Tuple(std::move(rest));
    set[at] = true;
  }
  for (const auto& [keyword, value] : keywords) {
    std::ptrdiff_t at = signature.Find(keyword);
    // Other spellings of the same parameters.
    if (at < 0 && (keyword == "self" || keyword == "x" || keyword == "input")) at = 0;
    if (at < 0 && keyword == "axis") at = signature.Find("dim");
    if (at < 0 && keyword == "keepdims") at = signature.Find("keepdim");
    if (at < 0 && Ignored(keyword)) continue;
    if (at < 0) Fail("takes no argument `" + keyword + "`");
    values_[static_cast<std::size_t>(at)] = value;
    set[static_cast<std::size_t>(at)] = true;
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (set[i]) continue;
    if (!signature.defaults[i]) Fail("needs the argument `" + signature.names[i] + "`");
    values_[i] = *signature.defaults[i];
  }
}

void Arguments::Fail(const std::string& what) const { throw TensorError{"`" + signature_.name + "` " + what}; }

const Value& Arguments::operator[](std::string_view parameter) const {
  const std::ptrdiff_t at = signature_.Find(parameter);
  if (at < 0) Fail("has no parameter `" + std::string(parameter) + "`");
  return values_[static_cast<std::size_t>(at)];
}

namespace {

std::optional<Tensor> AsTensor(const Value& value) {
  if (value.is_tensor()) return *value.tensor();
  if (value.is(Value::Kind::kBool)) return Tensor::Scalar(value.boolean(), Dtype::kBool);
  if (value.is(Value::Kind::kInt)) return Tensor::Scalar(value.number(), Dtype::kI64);
  if (value.is(Value::Kind::kFloat)) return Tensor::Scalar(value.number(), Dtype::kF32);
  return std::nullopt;
}

}  // namespace

Tensor Arguments::tensor(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (const auto tensor = AsTensor(value)) return *tensor;
  Fail("takes a tensor as `" + std::string(parameter) + "`, not " + value.TypeName());
}

Tensor Arguments::tensor_or(std::string_view parameter, const Tensor& otherwise) const {
  return given(parameter) ? tensor(parameter) : otherwise;
}

std::vector<Tensor> Arguments::tensors(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  const Value* list = &value;
  if (value.is_sequence() && value.items().size() == 1 && value.items()[0].is_sequence()) list = &value.items()[0];
  if (!list->is_sequence()) Fail("takes a list of tensors as `" + std::string(parameter) + "`");
  std::vector<Tensor> result;
  for (const Value& item : list->items()) {
    const auto tensor = AsTensor(item);
    if (!tensor) Fail("takes a list of tensors as `" + std::string(parameter) + "`, one is " + item.TypeName());
    result.push_back(*tensor);
  }
  return result;
}

std::int64_t Arguments::integer(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (value.is(Value::Kind::kInt) || value.is(Value::Kind::kBool)) return value.integer();
  if (value.is_tensor() && value.tensor()->count() == 1) return static_cast<std::int64_t>(value.tensor()->item());
  if (value.is(Value::Kind::kFloat) && value.number() == static_cast<double>(value.integer())) return value.integer();
  Fail("takes an integer as `" + std::string(parameter) + "`, not " + value.TypeName());
}

double Arguments::number(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (value.is_number()) return value.number();
  if (value.is_tensor()) return value.tensor()->item();
  Fail("takes a number as `" + std::string(parameter) + "`, not " + value.TypeName());
}

bool Arguments::flag(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (value.is_none()) return false;
  if (!value.is_number()) Fail("takes a bool as `" + std::string(parameter) + "`, not " + value.TypeName());
  return value.number() != 0;
}

std::string Arguments::text(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (!value.is(Value::Kind::kString)) Fail("takes text as `" + std::string(parameter) + "`, not " + value.TypeName());
  return value.text();
}

std::optional<Dtype> Arguments::dtype(std::string_view parameter) const {
  const Value& value = (*this)[parameter];
  if (value.is_none()) return std::nullopt;
  if (!value.is(Value::Kind::kDtype))
    Fail("takes a dtype as `" + std::string(parameter) + "`, not " + value.TypeName());
  return value.dtype();
}

std::vector<double> Arguments::numbers(std::string_view parameter) const {
  const Value* value = &(*this)[parameter];
  if (value->is_sequence() && value->items().size() == 1 && !value->items()[0].is_number()) value = &value->items()[0];
  if (value->is_number()) return {value->number()};
  if (value->is_tensor()) return value->tensor()->values();
  if (!value->is_sequence()) Fail("takes numbers as `" + std::string(parameter) + "`, not " + value->TypeName());
  std::vector<double> result;
  for (const Value& item : value->items()) {
    if (item.is_tensor()) {
      result.push_back(item.tensor()->item());
    } else if (item.is_number()) {
      result.push_back(item.number());
    } else {
      Fail("takes numbers as `" + std::string(parameter) + "`, one is " + item.TypeName());
    }
  }
  return result;
}

Shape Arguments::sizes(std::string_view parameter) const {
  Shape result;
  for (double number : numbers(parameter)) result.push_back(static_cast<std::int64_t>(number));
  return result;
}

std::int64_t WrapDim(std::int64_t dim, std::int64_t rank) {
  const std::int64_t most = rank == 0 ? 1 : rank;
  if (dim < -most || dim >= most) {
    throw TensorError{"dimension " + std::to_string(dim) + " is out of range for " + std::to_string(rank) +
                      " dimensions"};
  }
  return dim < 0 ? dim + most : dim;
}

std::int64_t Arguments::dim(std::string_view parameter, std::int64_t rank) const {
  return WrapDim(integer(parameter), rank);
}

void Table::Add(std::string_view signature, Operation run) {
  Signature parsed = Signature::Parse(signature);
  std::string name = parsed.name;
  entries_[std::move(name)] = {std::move(parsed), std::move(run)};
}

void Table::Alias(const std::string& name, const std::string& target) {
  if (const Entry* entry = Find(target)) entries_[name] = *entry;
}

const Table::Entry* Table::Find(const std::string& name) const {
  const auto found = entries_.find(name);
  return found == entries_.end() ? nullptr : &found->second;
}

std::vector<std::string> Table::Names() const {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries_) names.push_back(name);
  return names;
}

}  // namespace assay::tensor
