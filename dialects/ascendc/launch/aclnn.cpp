// Matches arguments with parameters, in order.
#include "dialects/ascendc/launch/aclnn.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>

#include "analyzer/facts/ascii.h"

namespace assay::ascendc {
namespace {

using Problem = AclnnPlan::Problem;
using Kind = Value::Kind;

std::optional<Dtype> DtypeOf(const OpParam& param, std::size_t column) {
  if (param.dtypes.empty()) return std::nullopt;
  return ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]);
}

bool IsByte(Dtype dtype) { return dtype == Dtype::kBool || dtype == Dtype::kI8 || dtype == Dtype::kU8; }

bool IsNumberList(const Value& value) {
  return value.is_sequence() &&
         std::all_of(value.items().begin(), value.items().end(), [](const Value& v) { return v.is_number(); });
}

class Planner {
 public:
  Planner(const OpDefinition& op, const harness::OperatorLaunch& launch, bool tolerant)
      : op_(op), launch_(launch), tolerant_(tolerant) {}

  AclnnPlan Plan() {
    for (const OpParam& param : op_.params) (IsInput(param) ? inputs_ : outputs_).push_back(&param);
    if (!CheckCount() || !PickColumn()) return std::move(plan_);
    std::size_t at = 0;
    for (const OpParam* input : inputs_) AddParam(*input, at++, plan_.contract.inputs);
    for (const OpAttr& attr : op_.attrs) {
      const bool single = at < launch_.single.size() && launch_.single[at];
      AddAttr(attr, launch_.arguments[at++], single);
    }
    for (const OpParam* output : outputs_) {
      const std::optional<std::size_t> input = InputNamed(output->name);
      AddParam(*output, input ? *input : at++, plan_.contract.outputs);
    }
    NoteShared();
    return std::move(plan_);
  }

 private:
  static bool IsInput(const OpParam& param) { return param.kind == OpParam::Kind::kInput; }

  void Wrong(std::string message, Problem problem = Problem::kArguments) {
    if (plan_.problem != Problem::kNone) return;
    plan_.problem = problem;
    plan_.message = std::move(message);
  }

  std::optional<std::size_t> InputNamed(const std::string& name) const {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      if (inputs_[i]->name == name) return i;
    }
    return std::nullopt;
  }

  bool CheckCount() {
    std::size_t own_outputs = 0;
    for (const OpParam* output : outputs_) own_outputs += InputNamed(output->name) ? 0U : 1U;
    const std::size_t wanted = inputs_.size() + op_.attrs.size() + own_outputs;
    if (launch_.arguments.size() == wanted) return true;
    Wrong(fmt::format("`{}` takes {} inputs, {} attributes and {} outputs, the binding passes {} arguments",
                      launch_.api, inputs_.size(), op_.attrs.size(), own_outputs, launch_.arguments.size()));
    return false;
  }

  // The element of an argument that determines its dtype; null for none and for numbers.
  static const Tensor* Deciding(const OpParam& param, const Value& value) {
    if (param.scalar || param.value_depend) return nullptr;
    if (value.is_tensor()) return value.tensor().get();
    if (value.is_sequence() && !value.items().empty() && value.items()[0].is_tensor())
      return value.items()[0].tensor().get();
    return nullptr;
  }

  bool PickColumn() {
    std::size_t columns = 1;
    for (const OpParam& param : op_.params) columns = std::max(columns, param.dtypes.size());
    std::vector<std::pair<const OpParam*, const Tensor*>> given;
    std::string text;
    std::size_t at = inputs_.size() + op_.attrs.size();
    const auto add = [&](const OpParam& param, const Value& value) {
      const Tensor* tensor = Deciding(param, value);
      if (tensor == nullptr) return;
      given.emplace_back(&param, tensor);
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", param.name, NameOf(tensor->dtype()));
    };
    for (std::size_t i = 0; i < inputs_.size(); ++i) add(*inputs_[i], launch_.arguments[i]);
    for (const OpParam* output : outputs_) {
      if (!InputNamed(output->name)) add(*output, launch_.arguments[at++]);
    }
    const auto find = [&](bool widths) {
      for (column_ = 0; column_ < columns; ++column_) {
        const bool fits = std::all_of(given.begin(), given.end(), [&](const auto& one) {
          const std::optional<Dtype> dtype = DtypeOf(*one.first, column_);
          const Dtype passed = one.second->dtype();
          return !dtype || *dtype == passed || (widths && IsByte(*dtype) && passed == Dtype::kBool);
        });
        if (fits) return true;
      }
      column_ = 0;
      return false;
    };
    if (find(false)) return true;
    const std::string message = fmt::format("no dtype combination of `{}` is {}", op_.op_type, text);
    if (tolerant_ && find(true)) {
      plan_.by_bytes = message;
      return true;
    }
    Wrong(message);
    return false;
  }

  // A non-contiguous view is copied if the definition asks for it; else the call is refused (hicann/opbase,
  // NnopbaseExecutorUpdateAddr), or the kernel gets the memory as it is.
  void CheckOrder(const OpParam& param, const Tensor& tensor) {
    if (tensor.contiguous() || param.auto_contiguous || param.value_depend) return;
    Wrong(
        fmt::format("`{}` is a view whose elements are not in order (it needs `contiguous()`), and its definition does "
                    "not call `AutoContiguous`",
                    param.name),
        Problem::kUnclear);
  }

  ContractTensor Described(const OpParam& param, const Tensor& tensor) {
    CheckOrder(param, tensor);
    ContractTensor made;
    made.name = param.name;
    made.dtype = plan_.by_bytes.empty() ? tensor.dtype() : DtypeOf(param, column_).value_or(tensor.dtype());
    made.shape = tensor.shape();
    return made;
  }

  void Push(std::vector<ContractTensor>& to, ContractTensor made, TensorPtr tensor, Value number, bool undefined) {
    to.push_back(std::move(made));
    if (&to == &plan_.contract.inputs) {
      plan_.inputs.push_back(std::move(tensor));
      plan_.numbers.push_back(std::move(number));
    } else {
      plan_.outputs.push_back(std::move(tensor));
      plan_.undefined.push_back(undefined);
    }
  }

  void AddAbsent(const OpParam& param, std::vector<ContractTensor>& to) {
    ContractTensor made;
    made.name = param.name;
    made.present = false;
    if (const std::optional<Dtype> dtype = DtypeOf(param, column_)) made.dtype = *dtype;
    if (param.param_type == "dynamic") made.list = param.name;
    if (param.param_type == "required")
      Wrong(fmt::format("`{}` of `{}` is required, the binding passes none or an undefined tensor for it", param.name,
                        op_.op_type));
    Push(to, std::move(made), nullptr, {}, false);
  }

  void AddList(const OpParam& param, const Value& value, bool undefined, std::vector<ContractTensor>& to) {
    std::size_t index = 0;
    for (const Value& item : value.items()) {
      if (!item.is_tensor()) return Wrong(fmt::format("`{}` of `{}` is a list of tensors", param.name, op_.op_type));
      ContractTensor made = Described(param, *item.tensor());
      made.list = param.name;
      made.name = fmt::format("{}[{}]", param.name, index++);
      Push(to, std::move(made), item.tensor(), {}, undefined);
    }
    if (index == 0) AddAbsent(param, to);
  }

  // aclScalar, aclIntArray and the like: the framework makes tensors of them.
  void AddNumbers(const OpParam& param, const Value& value, std::vector<ContractTensor>& to) {
    const std::optional<Dtype> dtype = DtypeOf(param, column_);
    if (!dtype) return Wrong(fmt::format("the dtype of `{}` is not known", param.name), Problem::kUnclear);
    ContractTensor made;
    made.name = param.name;
    made.dtype = *dtype;
    made.shape = {value.is_sequence() ? static_cast<std::int64_t>(value.items().size()) : 1};
    Push(to, std::move(made), nullptr, value, false);
  }

  void AddParam(const OpParam& param, std::size_t argument, std::vector<ContractTensor>& to) {
    const Value& value = launch_.arguments[argument];
    const bool undefined = launch_.undefined[argument];
    const bool dynamic = param.param_type == "dynamic";
    if (value.is_none()) return AddAbsent(param, to);
    if (dynamic && value.is_sequence() && !IsNumberList(value)) return AddList(param, value, undefined, to);
    if (value.is_tensor()) {
      if (!dynamic) return Push(to, Described(param, *value.tensor()), value.tensor(), {}, undefined);
      return AddList(param, Value::List({value}), undefined, to);
    }
    const bool numbers = value.is_number() || IsNumberList(value);
    if (numbers && (param.scalar || param.value_depend)) return AddNumbers(param, value, to);
    if (dynamic && value.is_sequence() && value.items().empty()) return AddAbsent(param, to);
    Wrong(fmt::format("`{}` of `{}` is a {}, the binding passes {}", param.name, op_.op_type,
                      dynamic ? "list of tensors" : "tensor", value.is_sequence() ? "a list" : value.TypeName()));
  }

  // A float occupies the lower half of the register from which the function reads a double; the upper half is zero.
  double AsReadByTheFunction(const OpAttr& attr, double given) {
    const double read = std::bit_cast<double>(std::uint64_t{std::bit_cast<std::uint32_t>(static_cast<float>(given))});
    plan_.misread = fmt::format(
        "attribute `{}` of `{}` is read as a `double`, the binding passes the `float` {:g}: the "
        "operator gets {:g}",
        attr.name, op_.op_type, given, read);
    return read;
  }

  void AddAttr(const OpAttr& attr, const Value& value, bool single) {
    std::map<std::string, AttrValue>& to = plan_.contract.attributes;
    const std::string type = LowerJoined(attr.type);
    if (value.is_none()) return;  // the definition's default
    const auto wrong = [&] {
      Wrong(fmt::format("attribute `{}` of `{}` is {}, the binding passes {}", attr.name, op_.op_type, attr.type,
                        value.TypeName()));
    };
    if (type.starts_with("list")) {
      if (!IsNumberList(value)) return type == "listlistint" ? Wrong(attr.name, Problem::kUnclear) : wrong();
      if (type == "listfloat") {
        std::vector<double> list;
        for (const Value& item : value.items()) list.push_back(item.number());
        to[attr.name] = std::move(list);
      } else {
        std::vector<std::int64_t> list;
        for (const Value& item : value.items()) list.push_back(static_cast<std::int64_t>(item.number()));
        to[attr.name] = std::move(list);
      }
      return;
    }
    if (type == "string" || type == "str") {
      if (!value.is(Kind::kString)) return wrong();
      to[attr.name] = value.text();
      return;
    }
    if (value.is_tensor() || !value.is_number()) return wrong();
    const bool real = value.is(Kind::kFloat);
    if (type == "float") {
      // An integer is passed in another register than the double that the function reads.
      if (!real) return wrong();
      to[attr.name] = single ? AsReadByTheFunction(attr, value.number()) : value.number();
    } else {
      if (real) return wrong();
      if (type == "bool")
        to[attr.name] = value.integer() != 0;
      else
        to[attr.name] = value.integer();
    }
  }

  // An output that is an input's tensor under another name.
  void NoteShared() {
    for (std::size_t o = 0; o < plan_.outputs.size(); ++o) {
      const TensorPtr& output = plan_.outputs[o];
      for (std::size_t i = 0; output != nullptr && i < plan_.inputs.size(); ++i) {
        const TensorPtr& input = plan_.inputs[i];
        const bool same = input != nullptr && input->SharesStorage(*output) && input->offset() == output->offset() &&
                          input->shape() == output->shape() && input->contiguous() && output->contiguous();
        if (same) plan_.contract.outputs[o].shares = plan_.contract.inputs[i].name;
      }
    }
  }

  const OpDefinition& op_;
  const harness::OperatorLaunch& launch_;
  std::vector<const OpParam*> inputs_, outputs_;
  const bool tolerant_;
  std::size_t column_ = 0;
  AclnnPlan plan_;
};

// The calling convention passes floating-point arguments in separate registers: surplus, missing or misplaced ones do
// not shift the others. Returns arguments in the order of the definition; none for omitted ones.
std::optional<harness::OperatorLaunch> ByRegisters(const OpDefinition& op, const harness::OperatorLaunch& launch) {
  std::vector<std::size_t> floats, others;
  for (std::size_t i = 0; i < launch.arguments.size(); ++i)
    (launch.arguments[i].is(Kind::kFloat) ? floats : others).push_back(i);
  harness::OperatorLaunch made;
  made.api = launch.api;
  made.line = launch.line;
  std::size_t f = 0, o = 0;
  const auto take = [&](bool real) {
    const std::vector<std::size_t>& from = real ? floats : others;
    std::size_t& at = real ? f : o;
    const bool there = at < from.size();
    const std::size_t i = there ? from[at] : 0;
    ++at;
    made.arguments.push_back(there ? launch.arguments[i] : Value());
    made.undefined.push_back(there && launch.undefined[i]);
    made.single.push_back(there && i < launch.single.size() && launch.single[i]);
  };
  const auto is_input = [&](const OpParam& param) {
    return std::any_of(op.params.begin(), op.params.end(), [&](const OpParam& other) {
      return other.kind == OpParam::Kind::kInput && other.name == param.name;
    });
  };
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kInput) take(false);
  }
  for (const OpAttr& attr : op.attrs) take(LowerJoined(attr.type) == "float");
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kOutput && !is_input(param)) take(false);
  }
  if (o != others.size()) return std::nullopt;
  return made;
}

}  // namespace

void AddLaunchWords(harness::BindingOptions& options) {
  options.launch_macros = {"EXEC_NPU_CMD", "EXEC_NPU_CMD_EXT", "EXEC_NPU_NO_FORMAT_CHECK_CMD", "EXEC_NPU_CMD_SYNC"};
  options.conversions = {"ConvertType", "ConvertTensorToAclScaler", "ConvertTensorToScalar"};
  options.allocators = {"apply_tensor_without_format", "apply_tensor_with_format", "apply_tensor"};
}

AclnnPlan PlanAclnn(const OpDefinition& op, const harness::OperatorLaunch& launch, bool tolerant) {
  if (launch.api != "aclnn" + op.op_type) {
    AclnnPlan plan;
    plan.problem = Problem::kForeign;
    plan.message = fmt::format("the binding calls `{}`, the operator is `{}`", launch.api, op.op_type);
    return plan;
  }
  AclnnPlan plan = Planner(op, launch, tolerant).Plan();
  if (plan.problem != Problem::kArguments) return plan;
  if (const std::optional<harness::OperatorLaunch> sorted = ByRegisters(op, launch)) {
    AclnnPlan again = Planner(op, *sorted, tolerant).Plan();
    if (again.problem == Problem::kNone) return again;
  }
  return plan;
}

}  // namespace assay::ascendc
