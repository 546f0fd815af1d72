// A length is a column of numbers, one a case; what holds between columns is kept.
#include "dialects/ascendc/derive/derived-shapes.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

#include "dialects/ascendc/read/interpret.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {
namespace {

constexpr std::int64_t kFewestOfAttribute = 5;
constexpr std::int64_t kMostTimes = 4;

bool IsPlain(const std::string& format) {
  constexpr std::array<std::string_view, 8> kPlain = {"",           "FORMAT_ND",    "FORMAT_NCHW",  "FORMAT_NHWC",
                                                      "FORMAT_NCL", "FORMAT_NCDHW", "FORMAT_NDHWC", "FORMAT_HWCN"};
  return std::find(kPlain.begin(), kPlain.end(), format) != kPlain.end();
}

std::vector<const OpParam*> ParamsOf(const OpDefinition& op, OpParam::Kind kind) {
  std::vector<const OpParam*> params;
  for (const OpParam& param : op.params) {
    if (param.kind == kind) params.push_back(&param);
  }
  return params;
}

std::optional<Dtype> DtypeAt(const OpParam& param, std::size_t column) {
  if (param.dtypes.empty()) return std::nullopt;
  return ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]);
}

// Whole numbers that a run starts from: places and lengths of 0 are the least wrong.
void SetRange(ContractTensor& tensor) {
  if (tensor.dtype == Dtype::kBool) tensor.low = 0;
  const bool whole = NameOf(tensor.dtype).find("int") != std::string_view::npos;
  if (whole) tensor.low = tensor.high = 0;
}

AttrValue SomeValue(const std::string& type) {
  if (type == "Float") return 1.0;
  if (type == "Bool") return false;
  if (type == "String") return std::string();
  if (type == "ListInt") return std::vector<std::int64_t>{1};
  if (type == "ListFloat") return std::vector<double>{1.0};
  return std::int64_t{1};
}

// Tensors of each parameter, where the case says how many or they are as many as the parameters.
std::optional<std::vector<std::int64_t>> CountsOf(const std::vector<const OpParam*>& params,
                                                  const std::vector<CaseTensor>& tensors,
                                                  const std::vector<std::int64_t>& given) {
  std::int64_t sum = 0;
  for (const std::int64_t count : given) sum += count;
  if (given.size() == params.size() && sum == static_cast<std::int64_t>(tensors.size())) return given;
  std::vector<std::int64_t> counts(params.size(), 0);
  if (tensors.size() > params.size()) {
    // One list takes all that is over.
    if (params.size() != 1 || params.front()->param_type != "dynamic") return std::nullopt;
    counts.front() = static_cast<std::int64_t>(tensors.size());
    return counts;
  }
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (i < tensors.size()) {
      counts[i] = 1;
    } else if (params[i]->param_type != "optional") {
      return std::nullopt;
    }
  }
  return counts;
}

bool AddTensors(const std::vector<const OpParam*>& params, const std::vector<CaseTensor>& tensors,
                const std::vector<std::int64_t>& given, std::vector<ContractTensor>& out) {
  const auto counts = CountsOf(params, tensors, given);
  if (!counts) return false;
  std::size_t next = 0;
  for (std::size_t i = 0; i < params.size(); ++i) {
    const bool list = params[i]->param_type == "dynamic";
    if ((*counts)[i] > 1 && !list) return false;
    if ((*counts)[i] == 0) {
      ContractTensor& absent = out.emplace_back();
      absent.name = params[i]->name;
      absent.present = false;
      absent.dtype = DtypeAt(*params[i], 0).value_or(Dtype::kF32);
      if (params[i]->param_type == "required") return false;
      continue;
    }
    for (std::int64_t n = 0; n < (*counts)[i]; ++n) {
      const CaseTensor& from = tensors[next++];
      if (!IsPlain(from.format)) return false;
      ContractTensor& made = out.emplace_back();
      made.name = params[i]->name;
      if (list) {
        made.list = made.name;
        made.name += "[" + std::to_string(n) + "]";
      }
      made.present = from.present;
      const auto dtype = from.dtype.empty() ? DtypeAt(*params[i], 0) : ParseDtype(from.dtype);
      if (!dtype) {
        if (from.present) return false;
        continue;
      }
      made.dtype = *dtype;
      if (!from.present) continue;
      made.shape = from.shape;
      SetRange(made);
      if (from.values.empty()) continue;
      SimTensor data{.name = made.name, .dtype = made.dtype, .shape = made.shape, .data = {}};
      if (static_cast<std::size_t>(ElementCount(data)) != from.values.size()) return false;
      FromDoubles(from.values, data);
      made.values = std::make_shared<const std::vector<std::byte>>(std::move(data.data));
      made.given = true;
    }
  }
  return next == tensors.size();
}

bool FitsColumn(const std::vector<const OpParam*>& params, const std::vector<ContractTensor>& tensors,
                std::size_t column) {
  std::size_t at = 0;
  for (const OpParam* param : params) {
    if (at >= tensors.size()) return true;
    const ContractTensor& first = tensors[at++];
    while (!first.list.empty() && at < tensors.size() && tensors[at].list == first.list) ++at;
    if (first.present && DtypeAt(*param, column) != first.dtype) return false;
  }
  return true;
}

constexpr std::size_t kMostValues = 8;  // of an input that the host reads

// Whole numbers that the host reads; empty where it does not, or there are many.
std::vector<std::int64_t> WholeValues(const ContractTensor& tensor) {
  if (tensor.values == nullptr || NameOf(tensor.dtype).find("int") == std::string_view::npos) return {};
  const SimTensor data{.name = "", .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
  const std::vector<double> values = ToDoubles(data);
  if (values.size() > kMostValues) return {};
  return {values.begin(), values.end()};
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

}  // namespace

std::optional<Contract> ContractOfCase(const OpDefinition& op, const TilingCase& one, const std::string& chip) {
  Contract contract;
  contract.chip = chip;
  const auto inputs = ParamsOf(op, OpParam::Kind::kInput), outputs = ParamsOf(op, OpParam::Kind::kOutput);
  if (!AddTensors(inputs, one.inputs, one.input_counts, contract.inputs)) return std::nullopt;
  if (!AddTensors(outputs, one.outputs, one.output_counts, contract.outputs)) return std::nullopt;
  contract.attributes = one.attributes;
  for (const OpAttr& attr : op.attrs) {
    if (!attr.default_text && !attr.type.empty()) contract.attributes.try_emplace(attr.name, SomeValue(attr.type));
  }
  for (std::size_t column = 0; column < std::max<std::size_t>(ascendc::ColumnCount(op), 1); ++column) {
    if (FitsColumn(inputs, contract.inputs, column) && FitsColumn(outputs, contract.outputs, column)) return contract;
  }
  return std::nullopt;
}

std::optional<Contract> ContractOfShape(const OpDefinition& op, const std::vector<std::int64_t>& shape,
                                        const std::string& chip) {
  Contract contract;
  contract.chip = chip;
  for (const OpParam& param : op.params) {
    ContractTensor tensor;
    tensor.name = param.name;
    if (param.param_type == "dynamic") {
      tensor.list = param.name;
      tensor.name += "[0]";
    }
    const auto dtype = DtypeAt(param, 0);
    if (!dtype) return std::nullopt;
    tensor.dtype = *dtype;
    tensor.present = param.param_type != "optional";
    if (tensor.present) tensor.shape = shape;
    SetRange(tensor);
    (param.kind == OpParam::Kind::kInput ? contract.inputs : contract.outputs).push_back(std::move(tensor));
  }
  for (const OpAttr& attr : op.attrs) {
    if (attr.required || !attr.default_text) contract.attributes[attr.name] = SomeValue(attr.type);
  }
  return contract;
}

Contract WithColumn(const OpDefinition& op, std::size_t column, Contract contract) {
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    const auto params = ParamsOf(op, tensors == &contract.inputs ? OpParam::Kind::kInput : OpParam::Kind::kOutput);
    std::size_t at = 0;
    for (const OpParam* param : params) {
      const std::string list = at < tensors->size() ? (*tensors)[at].list : std::string();
      for (bool first = true; at < tensors->size() && (first || (!list.empty() && (*tensors)[at].list == list));
           first = false) {
        ContractTensor& tensor = (*tensors)[at++];
        const auto dtype = DtypeAt(*param, column);
        if (!dtype || tensor.dtype == *dtype) continue;
        if (tensor.values != nullptr) {
          SimTensor data{.name = "", .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
          const std::vector<double> values = ToDoubles(data);
          data.dtype = *dtype;
          FromDoubles(values, data);
          tensor.values = std::make_shared<const std::vector<std::byte>>(std::move(data.data));
        }
        tensor.dtype = *dtype;
        tensor.low = -1;
        tensor.high = 1;
        SetRange(tensor);
      }
    }
  }
  return contract;
}

bool CanBeRun(const Contract& contract) {
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      if (tensor.present && SizeOf(tensor.dtype) == 0) return false;
    }
  }
  return LargestElements(contract) > 0;
}

std::int64_t LargestElements(const Contract& contract) {
  std::int64_t most = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      std::int64_t count = tensor.present ? 1 : 0;
      for (const std::int64_t dim : tensor.shape) {
        if (__builtin_mul_overflow(count, dim, &count)) return INT64_MAX;
      }
      most = std::max(most, count);
    }
  }
  return most;
}

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

ShapeFamily::ShapeFamily(const Contract& first, const std::vector<const Contract*>& like) : first_(first) {
  struct Lengths {
    std::vector<std::size_t> slots;
    bool of_tensor = false, of_attribute = false;
  };
  std::vector<std::vector<std::int64_t>> columns;
  std::vector<bool> counts, attribute;
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
      }
      columns[slot].push_back(value);
      counts[slot] = counts[slot] && free && value >= (of_attribute ? kFewestOfAttribute : 2);
    });
  }
  std::map<std::vector<std::int64_t>, Lengths> lengths;
  for (std::size_t slot = 0; slot < columns.size(); ++slot) {
    if (!counts[slot]) continue;
    Lengths& at = lengths[columns[slot]];
    at.slots.push_back(slot);
    (attribute[slot] ? at.of_attribute : at.of_tensor) = true;
  }
  // Ascending, so that what is made of shorter lengths finds them.
  for (const auto& [column, at] : lengths) {
    if (!at.of_tensor) continue;
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
    for (std::size_t i = 0; i < roots_.size() && !made; ++i) {
      const std::int64_t quotient = times(roots_[i]);
      if (quotient >= 2 && quotient <= kMostTimes) made = {.slot = 0, .root = i, .times = quotient, .other = {}};
    }
    if (!made) {
      made = {.slot = 0, .root = roots_.size(), .times = 1, .other = {}};
      roots_.push_back({column.front(), column});
    }
    for (const std::size_t slot : at.slots) {
      made->slot = slot;
      places_.push_back(*made);
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
}

std::vector<std::int64_t> ShapeFamily::Values() const {
  std::vector<std::int64_t> values;
  for (const Root& root : roots_) values.push_back(root.value);
  return values;
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
  for (const Place& place : places_) {
    std::int64_t value = 0;
    const std::int64_t other = place.other ? values[*place.other] : place.times;
    if (__builtin_mul_overflow(values[place.root], other, &value)) value = INT64_MAX;
    at[place.slot] = value;
  }
  ForSlots(contract, [&](std::size_t slot, std::int64_t& value, bool, bool) {
    if (const auto found = at.find(slot); found != at.end()) value = found->second;
  });
  return contract;
}

}  // namespace assay
