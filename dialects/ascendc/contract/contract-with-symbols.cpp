// A dimension is a column of numbers, one per case; equal columns are one dimension.
#include "dialects/ascendc/contract/contract-with-symbols.h"
#include "analyzer/facts/ascendc/operator.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/task/task-scale.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {
namespace {

using Column = std::vector<std::int64_t>;

template <typename Visit>
void ForTensors(Contract& contract, Visit visit) {
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) visit(tensor);
  }
}

bool Alike(const Contract& a, const Contract& b) {
  const auto same = [](const std::vector<ContractTensor>& x, const std::vector<ContractTensor>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](const ContractTensor& s, const ContractTensor& t) {
      return s.name == t.name && s.present == t.present && s.shape.size() == t.shape.size() &&
             (!s.present || s.dtype == t.dtype);
    });
  };
  return same(a.inputs, b.inputs) && same(a.outputs, b.outputs);
}

double Elements(const Contract& contract) {
  double sum = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      double count = tensor.present ? 1 : 0;
      for (std::int64_t dim : tensor.shape) count *= static_cast<double>(dim);
      sum += count;
    }
  }
  return sum;
}

// Whether `a` is the better first run: small, but not so small that most of the code is idle.
bool RunsBetter(const Contract& a, const Contract& b) {
  constexpr double kEnough = 1024;
  const double x = Elements(a), y = Elements(b);
  if ((x < kEnough) != (y < kEnough)) return y < kEnough;
  return x < kEnough ? x > y : x < y;
}

std::vector<Column> ColumnsOf(const std::vector<Contract>& cases) {
  std::vector<Column> columns;
  for (const Contract& one : cases) {
    std::size_t at = 0;
    for (const auto* tensors : {&one.inputs, &one.outputs}) {
      for (const ContractTensor& tensor : *tensors) {
        for (std::int64_t dim : tensor.shape) {
          if (at == columns.size()) columns.emplace_back();
          columns[at++].push_back(dim);
        }
      }
    }
  }
  return columns;
}

bool Differs(const Column& column) {
  return std::any_of(column.begin(), column.end(), [&](std::int64_t v) { return v != column.front(); });
}

// Compatible cases whose dimensions differ, starting from the earliest case that has such; else the smallest
// case with a dimension to name.
std::vector<Contract> GroupOf(const std::vector<Contract>& cases) {
  const Contract* alone = nullptr;
  for (const Contract& first : cases) {
    std::vector<Contract> like;
    for (const Contract& one : cases) {
      if (Alike(one, first)) like.push_back(one);
    }
    const std::vector<Column> columns = ColumnsOf(like);
    if (std::any_of(columns.begin(), columns.end(), Differs)) return like;
    const bool nameable = std::any_of(columns.begin(), columns.end(), [](const Column& c) { return c.front() > 1; });
    if (nameable && (alone == nullptr || Elements(first) < Elements(*alone))) alone = &first;
  }
  return {alone == nullptr ? cases.front() : *alone};
}

// Lists keep their first tensor. If all tensors of all lists have one shape, as for elementwise operators, that tensor
// becomes a row of the same number of elements: the division into dimensions does not matter.
Contract OfOneTensor(Contract contract) {
  const ContractTensor* first = nullptr;
  bool row = true;
  ForTensors(contract, [&](const ContractTensor& tensor) {
    if (tensor.list.empty()) return;
    if (first == nullptr) first = &tensor;
    row &= tensor.shape == first->shape;
  });
  if (first == nullptr) return contract;
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    const std::string* list = nullptr;
    std::vector<ContractTensor> kept;
    for (const ContractTensor& tensor : *tensors) {
      const bool more = list != nullptr && !tensor.list.empty() && tensor.list == *list;
      list = &tensor.list;
      if (more) continue;
      kept.push_back(tensor);
      if (tensor.list.empty() || !row) continue;
      std::int64_t count = 1;
      for (const std::int64_t dim : tensor.shape) count *= dim;
      kept.back().shape = {count};
    }
    *tensors = std::move(kept);
  }
  return contract;
}

// Values fit one shape only; those of other shapes are drawn from the range of these.
void Free(ContractTensor& tensor) {
  if (tensor.values == nullptr || tensor.symbols.empty()) return;
  const SimTensor held{.name = tensor.name, .dtype = tensor.dtype, .shape = tensor.shape, .data = *tensor.values};
  const std::vector<double> values = ToDoubles(held);
  if (IsInteger(tensor.dtype) && !values.empty()) {
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    tensor.low = *low;
    tensor.high = *high;
  }
  tensor.values.reset();
}

// Lower bound of a named dimension.
constexpr std::int64_t kFewest = 64;
// Total number of elements of the first run's tensors: few, because proving shape by shape is the last resort. A
// proof from there holds for larger ones too.
constexpr double kMostElements = 1 << 19;

// Puts a value of a dimension into the shapes that use its name.
void SetFirst(Contract& contract, std::size_t index, std::int64_t first) {
  contract.symbols[index].first = first;
  ForTensors(contract, [&](ContractTensor& tensor) {
    for (std::size_t axis = 0; axis < tensor.symbols.size(); ++axis) {
      if (tensor.symbols[axis] == static_cast<int>(index)) tensor.shape[axis] = first;
    }
  });
}

// The lengths that may vary together. Where an output has one that no input has, as of pooling or of a concatenation,
// its shape depends on theirs in some way that the cases do not tell: then only lengths of inputs that outputs have,
// too, are left, such as the batch.
class Variable {
 public:
  explicit Variable(const std::vector<Contract>& cases) {
    std::ptrdiff_t of_inputs = 0;
    for (const ContractTensor& input : cases.front().inputs) of_inputs += std::ssize(input.shape);
    const std::vector<Column> columns = ColumnsOf(cases);
    inputs_.assign(columns.begin(), columns.begin() + of_inputs);
    outputs_.assign(columns.begin() + of_inputs, columns.end());
    followed_ = std::all_of(outputs_.begin(), outputs_.end(), [&](const Column& column) {
      const bool one = std::all_of(column.begin(), column.end(), [](std::int64_t v) { return v == 1; });
      return one || Has(inputs_, column);
    });
  }

  // Whether the shapes of outputs are made of dimensions of the inputs.
  bool followed() const { return followed_; }
  bool May(const Column& column) const { return followed_ || (Has(inputs_, column) && Has(outputs_, column)); }

 private:
  static bool Has(const std::vector<Column>& columns, const Column& column) {
    return std::find(columns.begin(), columns.end(), column) != columns.end();
  }
  std::vector<Column> inputs_, outputs_;
  bool followed_ = true;
};

// Names the longest unnamed dimension that may vary, and with it those of the same length.
bool NameLongest(Contract& contract, const Variable& variable) {
  std::int64_t longest = 16;
  ForTensors(contract, [&](ContractTensor& tensor) {
    if (!tensor.present || tensor.values != nullptr) return;
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
      const bool named = axis < tensor.symbols.size() && tensor.symbols[axis] >= 0;
      if (!named && variable.May({tensor.shape[axis]})) longest = std::max(longest, tensor.shape[axis]);
    }
  });
  if (longest == 16 || contract.symbols.size() >= 26) return false;
  if (contract.symbols.size() == 1 && contract.symbols.front().name == "N") contract.symbols.front().name = "A";
  const int index = static_cast<int>(contract.symbols.size());
  ContractSymbol symbol;
  symbol.name = std::string(1, static_cast<char>('A' + index));
  symbol.first = longest;
  contract.symbols.push_back(symbol);
  ForTensors(contract, [&](ContractTensor& tensor) {
    if (!tensor.present) return;
    tensor.symbols.resize(tensor.shape.size(), -1);
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
      if (tensor.symbols[axis] < 0 && tensor.shape[axis] == longest) tensor.symbols[axis] = index;
    }
  });
  return true;
}

// The first run uses smaller values of the named dimensions if the case's own are too large; if that is not enough,
// further dimensions get names.
void FitFirst(Contract& contract, const Variable& variable) {
  while (Elements(contract) > kMostElements) {
    std::size_t chosen = contract.symbols.size();
    for (std::size_t i = 0; i < contract.symbols.size(); ++i) {
      const std::int64_t first = contract.symbols[i].first;
      if (first <= kFewest || ScaledSize(first, first / 2) >= first) continue;
      if (chosen == contract.symbols.size() || first > contract.symbols[chosen].first) chosen = i;
    }
    if (chosen < contract.symbols.size()) {
      const std::int64_t first = contract.symbols[chosen].first;
      SetFirst(contract, chosen, ScaledSize(first, first / 2));
    } else if (!NameLongest(contract, variable)) {
      return;
    }
  }
}

}  // namespace

bool IsInteger(Dtype dtype) { return NameOf(dtype).find("int") != std::string_view::npos; }

std::optional<Contract> NamedFromCases(const std::vector<Contract>& given, std::string& why) {
  if (given.empty()) {
    if (why.empty()) why = "the task has no cases";
    return std::nullopt;
  }
  std::vector<Contract> cases;
  for (const Contract& one : given) cases.push_back(OfOneTensor(one));
  std::vector<Contract> like = GroupOf(cases);
  std::iter_swap(like.begin(), std::min_element(like.begin(), like.end(), RunsBetter));
  if (!Variable(like).followed()) like.resize(1);
  const Variable variable(like);
  Contract made = like.front();
  const std::vector<Column> columns = ColumnsOf(like);
  std::map<Column, int> named;
  for (const Column& column : columns) {
    if (Differs(column) && named.size() < 26) named.emplace(column, 0);
  }
  if (named.empty()) {
    Column longest = {1};
    for (const Column& column : columns) {
      if (variable.May(column)) longest = std::max(longest, column);
    }
    if (longest.front() > 1) named.emplace(longest, 0);
  }
  if (named.empty()) {
    why = variable.followed() ? "no dimension of the task's cases can be named"
                              : "how the shape of an output follows from those of the inputs is not known";
    return std::nullopt;
  }
  // Names in the order of the tensors.
  std::size_t at = 0;
  std::map<Column, int> known;
  ForTensors(made, [&](ContractTensor& tensor) {
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
      const Column& column = columns[at++];
      if (!named.contains(column)) continue;
      const auto [it, fresh] = known.emplace(column, static_cast<int>(known.size()));
      if (fresh) {
        ContractSymbol symbol;
        symbol.name = named.size() == 1 ? "N" : std::string(1, static_cast<char>('A' + it->second));
        symbol.first = std::max<std::int64_t>(column.front(), 1);
        made.symbols.push_back(symbol);
      }
      tensor.symbols.resize(tensor.shape.size(), -1);
      tensor.symbols[axis] = it->second;
    }
  });
  FitFirst(made, variable);
  ForTensors(made, Free);
  return made;
}

std::optional<Contract> NamedFromDefinition(const Facts& facts, const std::string& chip, std::string& why) {
  const OpDefinition* op = ascendc::DecidingDefinition(facts.Get<ascendc::OperatorFacts>());
  if (op == nullptr) return why = "there is neither a contract nor a task, and no op definition", std::nullopt;
  Contract contract;
  contract.chip = chip;
  contract.symbols = {{.name = "A", .first = 16}, {.name = "B", .first = 1024}};
  for (const OpParam& param : op->params) {
    ContractTensor tensor;
    tensor.name = param.name;
    if (param.param_type == "dynamic") {
      tensor.list = param.name;
      tensor.name += "[0]";
    }
    tensor.shape = {16, 1024};
    tensor.symbols = {0, 1};
    if (!param.dtypes.empty()) tensor.dtype = ParseDtype(param.dtypes.front()).value_or(Dtype::kF32);
    tensor.present = param.param_type != "optional";
    if (!tensor.present) tensor.symbols.clear();
    (param.kind == OpParam::Kind::kInput ? contract.inputs : contract.outputs).push_back(std::move(tensor));
  }
  return contract;
}

}  // namespace assay
