// From Python's values to a call of a bound function, as pybind11 converts them.
#include <fmt/format.h>

#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "dialects/cuda/host/machine.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

std::string TypeOfWord(std::string word) {
  if (word.ends_with('?')) word.pop_back();
  switch (word.empty() ? ' ' : word.front()) {
    case 'T':
      return "a tensor";
    case 'L':
      return "a list of tensors";
    case 'h':
      return "an integer of 32 bits";
    case 'i':
      return "an integer";
    case 'd':
      return "a number";
    case 'b':
      return "a bool";
    case 'I':
      return word.size() > 1 ? fmt::format("a tuple of {} integers", word.substr(1)) : "a list of integers";
    case 'D':
      return word.size() > 1 ? fmt::format("a tuple of {} numbers", word.substr(1)) : "a list of numbers";
    case 's':
      return "a text";
    default:
      return "another type";
  }
}

class Conversion {
 public:
  explicit Conversion(Machine& machine) : machine_(machine) {}

  // False if Python's value does not have the parameter's type.
  bool Take(std::string word, const Value& value, assay_torch_value& to) {
    to = {};
    const bool optional = word.ends_with('?');
    if (optional) word.pop_back();
    if (optional && value.is_none()) return true;
    if (word == "T") return Tensor(value, to);
    if (word == "L") return Tensors(value, to);
    if (word == "i") return Integer(value, to);
    if (word == "h") return Integer(value, to) && to.as.integer == static_cast<std::int32_t>(to.as.integer);
    if (word == "d") return Number(value, to);
    if (word == "b") return Boolean(value, to);
    if (word.starts_with('I') || word.starts_with('D')) {
      if (word.size() > 1 && value.is_sequence() && value.items().size() != static_cast<std::size_t>(word[1] - '0'))
        return false;
      return Numbers(word.starts_with('I'), value, to);
    }
    if (word == "s") return Text(value, to);
    if (word == "y" && value.is(Value::Kind::kDtype)) {
      to.kind = assay_torch_is_dtype;
      to.as.integer = ScalarTypeOf(value.dtype());
      return true;
    }
    if (value.is(Value::Kind::kObject)) Unmodelled("an argument of type " + value.TypeName());
    return false;
  }

 private:
  bool Tensor(const Value& value, assay_torch_value& to) {
    if (value.is(Value::Kind::kObject)) Unmodelled("an argument of type " + value.TypeName());
    if (!value.is_tensor()) return false;
    if (value.tensor()->numpy) return false;
    to.kind = assay_torch_is_tensor;
    to.as.tensor = machine_.Argument(value.tensor());
    return true;
  }
  bool Tensors(const Value& value, assay_torch_value& to) {
    if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) return false;
    std::vector<assay_torch_tensor*>& all = tensors_.emplace_back();
    for (const Value& item : value.items()) {
      assay_torch_value one{};
      if (!Tensor(item, one)) return false;
      all.push_back(one.as.tensor);
    }
    to.kind = assay_torch_is_tensors;
    to.count = all.size();
    to.as.tensors = all.data();
    return true;
  }
  bool Integer(const Value& value, assay_torch_value& to) {
    if (value.is_tensor()) Unmodelled("a tensor given as a number");
    if (!value.is(Value::Kind::kInt) && !value.is(Value::Kind::kBool)) return false;
    to.kind = assay_torch_is_int;
    to.as.integer = value.integer();
    return true;
  }
  bool Number(const Value& value, assay_torch_value& to) {
    if (value.is_tensor()) Unmodelled("a tensor given as a number");
    if (!value.is_number()) return false;
    to.kind = assay_torch_is_double;
    to.as.number = value.number();
    return true;
  }
  bool Boolean(const Value& value, assay_torch_value& to) {
    if (!value.is(Value::Kind::kBool)) {
      // Any value with a truth value is accepted.
      if (!value.is_number() && !value.is_none()) Unmodelled("an argument of type " + value.TypeName() + " as a bool");
    }
    to.kind = assay_torch_is_bool;
    to.as.integer = value.is_none() ? 0 : value.number() != 0;
    return true;
  }
  bool Numbers(bool integers, const Value& value, assay_torch_value& to) {
    if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) {
      if (value.is_number()) return false;
      Unmodelled("an argument of type " + value.TypeName() + " as a list");
    }
    std::vector<std::int64_t>& whole = integers_.emplace_back();
    std::vector<double>& real = doubles_.emplace_back();
    for (const Value& item : value.items()) {
      assay_torch_value one{};
      if (integers ? !Integer(item, one) : !Number(item, one)) return false;
      integers ? whole.push_back(one.as.integer) : real.push_back(one.as.number);
    }
    to.kind = integers ? assay_torch_is_ints : assay_torch_is_doubles;
    to.count = value.items().size();
    if (integers) {
      to.as.integers = whole.data();
    } else {
      to.as.doubles = real.data();
    }
    return true;
  }
  bool Text(const Value& value, assay_torch_value& to) {
    if (!value.is(Value::Kind::kString)) return false;
    to.kind = assay_torch_is_text;
    to.count = value.text().size();
    to.as.text = value.text().data();
    return true;
  }

  Machine& machine_;
  std::deque<std::vector<assay_torch_tensor*>> tensors_;
  std::deque<std::vector<std::int64_t>> integers_;
  std::deque<std::vector<double>> doubles_;
};

}  // namespace

void Machine::Call(const Bound& bound, const ValueList& arguments) {
  if (bound.thunk == nullptr) Unmodelled("a bound function with types that are not supported");
  const std::size_t count = bound.signature.size();
  if (arguments.size() != count) {
    if (bound.extras > 0) Unmodelled("default arguments of a binding");
    const std::string text = "it takes " + std::to_string(count) + (count == 1 ? " argument" : " arguments") +
                             " and is given " + std::to_string(arguments.size());
    Failed(static_cast<int>(CudaFailure::Kind::kArguments), text, -1);
    LeaveWorker(Stage::kFinished);
  }
  std::vector<assay_torch_value> values(count + 1);
  Conversion conversion(*this);
  for (std::size_t i = 0; i < count; ++i) {
    if (conversion.Take(bound.signature[i], arguments[i], values[i])) continue;
    const std::string text = "argument " + std::to_string(i + 1) + " is " +
                             (arguments[i].is_none() ? "None" : "of type " + arguments[i].TypeName()) +
                             " where it takes " + TypeOfWord(bound.signature[i]);
    Failed(static_cast<int>(CudaFailure::Kind::kArguments), text, -1);
    LeaveWorker(Stage::kFinished);
  }
  assay_torch_value result{};
  bound.thunk(bound.function, values.data(), &result);
  WriteValues(result);
  log_.Begin(Event::kResult);
  WriteResult(result);
  Write();
}

}  // namespace assay::cuda
