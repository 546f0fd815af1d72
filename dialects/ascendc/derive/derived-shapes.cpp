// A length is a column of numbers, one per case; relations between columns are preserved.
#include "dialects/ascendc/derive/derived-shapes.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

#include "dialects/ascendc/derive/derived-contracts.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {
namespace {

constexpr std::int64_t kFewestOfAttribute = 5;
constexpr std::int64_t kMostTimes = 4;
constexpr std::int64_t kMostOfSmall = 8, kTimesSmall = 4;
constexpr std::size_t kMostValues = 8;  // of an input that the host reads

// Integers that the host reads; empty if it reads none, or there are many.
std::vector<std::int64_t> WholeValues(const ContractTensor& tensor) {
  if (tensor.values == nullptr || NameOf(tensor.dtype).find("int") == std::string_view::npos) return {};
  const SimTensor data{.name = "", .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
  const std::vector<double> values = ToDoubles(data);
  if (values.size() > kMostValues) return {};
  return {values.begin(), values.end()};
}

// A permutation of axes fits every shape of its rank.
bool IsPermutation(std::vector<std::int64_t> list) {
  std::ranges::sort(list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i] != static_cast<std::int64_t>(i)) return false;
  }
  return true;
}

// Every number of a contract that can be a length, in one order.
template <typename Visit>
void ForSlots(Contract& contract, Visit visit) {
  std::size_t slot = 0;
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) {
      for (std::int64_t& dim : tensor.shape) visit(slot++, dim, tensor.present && tensor.values == nullptr, false);
    }
  }
  for (ContractTensor& tensor : contract.inputs) {
    std::vector<std::int64_t> values = WholeValues(tensor);
    const std::vector<std::int64_t> before = values;
    for (std::int64_t& value : values) visit(slot++, value, true, true);
    if (values == before) continue;
    SimTensor data{.name = "", .dtype = tensor.dtype, .shape = tensor.shape, .data = {}};
    FromDoubles({values.begin(), values.end()}, data);
    tensor.values = std::make_shared<const std::vector<std::byte>>(std::move(data.data));
  }
  for (auto& [name, value] : contract.attributes) {
    if (auto* number = std::get_if<std::int64_t>(&value)) visit(slot++, *number, true, true);
    if (auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      for (std::int64_t& number : *list) visit(slot++, number, true, true);
    }
  }
}

struct Axis {
  std::size_t tensor = 0, axis = 0;
};

// Those of the slots that are lengths of tensors.
std::vector<Axis> AxesOf(const Contract& contract) {
  std::vector<Axis> axes;
  std::size_t tensor = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& one : *tensors) {
      for (std::size_t axis = 0; axis < one.shape.size(); ++axis) axes.push_back({tensor, axis});
      ++tensor;
    }
  }
  return axes;
}

bool IsConstant(const std::vector<std::int64_t>& column) {
  return std::ranges::all_of(column, [&](std::int64_t value) { return value == column.front(); });
}

// Whether one of the lengths is small compared with the rest of its tensor and not along the first axis: the corners of
// a box, the parts of a vector.
bool IsSmallLength(const Contract& contract, const std::vector<Axis>& axes, const std::vector<std::size_t>& slots) {
  const auto tensor = [&](std::size_t index) -> const ContractTensor& {
    return index < contract.inputs.size() ? contract.inputs[index] : contract.outputs[index - contract.inputs.size()];
  };
  return std::ranges::any_of(slots, [&](std::size_t slot) {
    if (slot >= axes.size() || axes[slot].axis == 0) return false;
    const std::vector<std::int64_t>& shape = tensor(axes[slot].tensor).shape;
    const std::int64_t length = shape[axes[slot].axis];
    std::int64_t others = 1;
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
      if (axis != axes[slot].axis && __builtin_mul_overflow(others, shape[axis], &others)) others = INT64_MAX;
    }
    return length <= kMostOfSmall && others >= kTimesSmall * length;
  });
}

// Whether all tensors have one shape and nothing names an axis of it.
bool IsElementwise(const Contract& contract) {
  for (const auto& [name, value] : contract.attributes) {
    if (std::holds_alternative<std::int64_t>(value) || std::holds_alternative<std::vector<std::int64_t>>(value))
      return false;
  }
  const auto same = [&](const ContractTensor& tensor) {
    return !tensor.present || tensor.shape == contract.inputs.front().shape;
  };
  return !contract.inputs.empty() && std::ranges::all_of(contract.inputs, same) &&
         std::ranges::all_of(contract.outputs, same);
}

}  // namespace

bool SameRanks(const Contract& a, const Contract& b) {
  const auto same = [](const std::vector<ContractTensor>& x, const std::vector<ContractTensor>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](const ContractTensor& s, const ContractTensor& t) {
      return s.name == t.name && s.present == t.present && s.shape.size() == t.shape.size();
    });
  };
  if (!same(a.inputs, b.inputs) || !same(a.outputs, b.outputs) || a.attributes.size() != b.attributes.size())
    return false;
  return std::equal(a.attributes.begin(), a.attributes.end(), b.attributes.begin(), [](const auto& x, const auto& y) {
    if (x.first != y.first || x.second.index() != y.second.index()) return false;
    const auto* s = std::get_if<std::vector<std::int64_t>>(&x.second);
    const auto* t = std::get_if<std::vector<std::int64_t>>(&y.second);
    return s == nullptr || s->size() == t->size();
  });
}

ShapeFamily::ShapeFamily(const Contract& first, const std::vector<const Contract*>& like, bool by_axis)
    : first_(first) {
  const std::vector<Axis> axes = AxesOf(first);
  const bool elementwise = IsElementwise(first);
  struct Lengths {
    std::vector<std::size_t> slots;
    bool of_tensor = false, of_attribute = false;
  };
  std::vector<std::vector<std::int64_t>> columns;
  std::vector<bool> counts, attribute, ones;
  std::vector<const Contract*> cases = {&first};
  for (const Contract* one : like) {
    if (one != &first) cases.push_back(one);
  }
  for (const Contract* one : cases) {
    Contract copy = *one;
    ForSlots(copy, [&](std::size_t slot, std::int64_t value, bool free, bool of_attribute) {
      if (slot == columns.size()) {
        columns.emplace_back();
        counts.push_back(free);
        attribute.push_back(of_attribute);
        ones.push_back(free && !of_attribute);
      }
      columns[slot].push_back(value);
      counts[slot] = counts[slot] && free && value >= (of_attribute ? kFewestOfAttribute : 2);
      ones[slot] = ones[slot] && free && value >= 1;
    });
  }
  std::map<std::pair<std::vector<std::int64_t>, std::size_t>, Lengths> lengths;
  for (std::size_t slot = 0; slot < columns.size(); ++slot) {
    if (!counts[slot] || (by_axis && slot >= axes.size())) continue;
    Lengths& at = lengths[{columns[slot], by_axis ? axes[slot].axis : 0}];
    at.slots.push_back(slot);
    (attribute[slot] ? at.of_attribute : at.of_tensor) = true;
  }
  bool input_lengths = false, given_outputs = false;
  // Ascending, so that products of shorter lengths find them.
  for (const auto& [key, at] : lengths) {
    const std::vector<std::int64_t>& column = key.first;
    if (!at.of_tensor) continue;
    const bool of_input = std::ranges::any_of(
        at.slots, [&](std::size_t slot) { return slot < axes.size() && axes[slot].tensor < first.inputs.size(); });
    input_lengths = input_lengths || of_input;
    given_outputs = given_outputs || (at.of_attribute && !of_input);
    for (std::size_t i = 1; i < at.slots.size(); ++i) {
      const std::size_t slot = at.slots[i], before = at.slots[i - 1];
      ties_axes_ = ties_axes_ || (slot < axes.size() && axes[slot].tensor == axes[before].tensor);
    }
    const auto times = [&](const Root& root) -> std::int64_t {
      const std::int64_t quotient = column.front() / root.value;
      for (std::size_t i = 0; i < column.size(); ++i) {
        if (column[i] != quotient * root.column[i]) return 0;
      }
      return quotient;
    };
    std::optional<Place> made;
    for (std::size_t i = 0; i < roots_.size() && !made; ++i) {
      for (std::size_t j = i + 1; j < roots_.size() && !made; ++j) {
        bool product = true;
        for (std::size_t k = 0; k < column.size(); ++k)
          product = product && column[k] == roots_[i].column[k] * roots_[j].column[k];
        if (product) made = {.slot = 0, .root = i, .times = 1, .other = j};
      }
    }
    for (std::size_t i = 0; i < roots_.size(); ++i) {
      const std::int64_t quotient = times(roots_[i]);
      if (quotient < 2 || quotient > kMostTimes) continue;
      // A product with a length of 2 may equally well be twice the other: both hold while that length is fixed.
      if (made && made->other && quotient == 2 && (made->root == i || made->other == i))
        roots_[made->root == i ? *made->other : made->root].fixed = true;
      if (!made) made = {.slot = 0, .root = i, .times = quotient, .other = {}};
    }
    if (!made) {
      made = {.slot = 0, .root = roots_.size(), .times = 1, .other = {}};
      roots_.push_back({.value = column.front(),
                        .column = column,
                        .fixed = false,
                        .small = !elementwise && IsSmallLength(first, axes, at.slots) && IsConstant(column)});
    }
    for (const std::size_t slot : at.slots) {
      made->slot = slot;
      places_.push_back(*made);
    }
  }
  // How an output length given by an attribute relates to those of inputs cannot be seen in the cases.
  loose_values_ = input_lengths && given_outputs;
  // 1 in some cases and equal to a length in the others: that length, when it is not 1.
  for (std::size_t slot = 0; slot < columns.size() && !by_axis; ++slot) {
    const std::vector<std::int64_t>& column = columns[slot];
    if (!ones[slot] || counts[slot] || column.front() == 1) continue;
    for (std::size_t root = 0; root < roots_.size(); ++root) {
      if (!std::ranges::equal(column, roots_[root].column,
                              [](auto mine, auto its) { return mine == 1 || mine == its; }))
        continue;
      places_.push_back({.slot = slot, .root = root, .times = 1, .other = {}});
      break;
    }
  }
  std::size_t slot = 0;
  for (const auto* tensors : {&first.inputs, &first.outputs}) {
    for (const ContractTensor& tensor : *tensors) slot += tensor.shape.size();
  }
  for (const ContractTensor& tensor : first.inputs) {
    const std::size_t count = WholeValues(tensor).size();
    const bool list = tensor.values != nullptr && tensor.shape != std::vector<std::int64_t>{1} && !tensor.shape.empty();
    for (std::size_t i = 0; i < count; ++i, ++slot) {
      const bool tied = std::ranges::any_of(places_, [&](const Place& place) { return place.slot == slot; });
      loose_values_ = loose_values_ || (list && !tied);
    }
    loose_values_ = loose_values_ || (list && count == 0);
  }
  for (const auto& [name, value] : first.attributes) {
    if (std::holds_alternative<std::int64_t>(value)) ++slot;
    const auto* list = std::get_if<std::vector<std::int64_t>>(&value);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i, ++slot) {
      const bool tied = std::ranges::any_of(places_, [&](const Place& place) { return place.slot == slot; });
      loose_values_ = loose_values_ || (!tied && std::abs((*list)[i]) > 1 && !IsPermutation(*list));
    }
  }
}

std::vector<std::int64_t> ShapeFamily::Values() const {
  std::vector<std::int64_t> values;
  for (const Root& root : roots_) values.push_back(root.value);
  return values;
}

bool ShapeFamily::ChangesSmall(const std::vector<std::int64_t>& values) const {
  for (std::size_t i = 0; i < roots_.size(); ++i) {
    if (roots_[i].small && values[i] != roots_[i].value) return true;
  }
  return false;
}

std::optional<Contract> ShapeFamily::AtElements(std::size_t root, std::int64_t elements) const {
  std::vector<std::int64_t> values = Values();
  const auto enough = [&](std::int64_t value) {
    values[root] = value;
    return LargestElements(At(values)) >= elements;
  };
  std::int64_t low = 1, high = elements;
  if (!enough(high)) return std::nullopt;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (enough(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  values[root] = low;
  return At(values);
}

Contract ShapeFamily::At(const std::vector<std::int64_t>& values) const {
  Contract contract = first_;
  std::map<std::size_t, std::int64_t> at;
  const auto length = [&](std::size_t root) { return roots_[root].fixed ? roots_[root].value : values[root]; };
  for (const Place& place : places_) {
    std::int64_t value = 0;
    const std::int64_t other = place.other ? length(*place.other) : place.times;
    if (__builtin_mul_overflow(length(place.root), other, &value)) value = INT64_MAX;
    at[place.slot] = value;
  }
  ForSlots(contract, [&](std::size_t slot, std::int64_t& value, bool, bool) {
    if (const auto found = at.find(slot); found != at.end()) value = found->second;
  });
  return contract;
}

}  // namespace assay
