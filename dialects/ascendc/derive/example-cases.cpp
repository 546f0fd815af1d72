// See example-cases.h.
#include "dialects/ascendc/derive/example-cases.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "dialects/ascendc/derive/initialisers.h"

namespace assay {
namespace {

constexpr std::size_t kMostCalls = 64;
constexpr std::string_view kCall = "GetWorkspaceSize";

std::string Folded(std::string_view name) {
  std::string folded;
  for (const char c : name) {
    if (c != '_') folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return folded;
}

class ExampleReader : private Initialisers {
 public:
  ExampleReader(std::string_view text, const OpDefinition& op) : Initialisers(text), op_(op) {}

  std::vector<TilingCase> Read() {
    Walk();
    return std::move(cases_);
  }

 private:
  bool Visit(std::size_t token) override {
    if (token + 1 >= code_.size() || code_.At(token + 1) != "(" || !code_.Closer(token + 1)) return false;
    const std::string_view word = code_.At(token);
    if (word.starts_with("aclnn") && word.ends_with(kCall)) {
      if (cases_.size() < kMostCalls) Take(Items(token + 1));
      return true;
    }
    if (word == "aclCreateTensor" && token >= 2 && code_.At(token - 1) == "=" && source::IsName(code_.At(token - 2)) &&
        (token < 3 || code_.At(token - 3) != "*")) {
      if (auto tensor = Created(Items(token + 1))) tensors_[std::string(code_.At(token - 2))] = std::move(*tensor);
      return true;
    }
    return Creates(Items(token + 1));
  }

  // `ACL_FLOAT` to `DT_FLOAT`.
  std::string DtypeOf(Range range) const {
    const std::string word = Enumerator(range, "ACL_");
    if (word.empty() || word.starts_with("ACL_FORMAT") || word.starts_with("ACL_MEM")) return {};
    return "DT_" + word.substr(4);
  }

  std::optional<CaseTensor> Created(const std::vector<Range>& arguments) const {
    CaseTensor tensor;
    std::optional<std::vector<std::int64_t>> shape;
    for (const Range argument : arguments) {
      if (tensor.dtype.empty()) tensor.dtype = DtypeOf(argument);
    }
    if (tensor.dtype.empty()) return std::nullopt;
    // Data come first if both are lists of numbers.
    for (std::size_t i = 0; i < std::min<std::size_t>(arguments.size(), 2); ++i) {
      const Range list = Follow(arguments[i]);
      if (list.empty() || !IsList(list)) continue;
      if (auto found = Shape(list)) shape = std::move(found);
    }
    if (!shape) return std::nullopt;
    tensor.shape = std::move(*shape);
    return tensor;
  }

  // `Create(data, shape, &address, ACL_FLOAT, &tensor)`, whatever the function's name.
  bool Creates(const std::vector<Range>& arguments) {
    const bool typed = std::ranges::any_of(arguments, [&](Range range) { return !DtypeOf(range).empty(); });
    if (!typed || arguments.size() < 3) return false;
    auto tensor = Created(arguments);
    if (!tensor) return false;
    bool any = false;
    for (const Range argument : arguments) {
      if (argument.last != argument.first + 1 || code_.At(argument.first) != "&") continue;
      tensors_[std::string(code_.At(argument.last))] = *tensor;
      any = true;
    }
    return any;
  }

  // The arguments of `aclCreateIntArray(values.data(), 2)` and `aclCreateScalar(&value, ...)`; else the range itself.
  Range ContentOf(Range argument) const {
    const Range made = InitialOf(argument);
    if (made.empty() || !code_.At(made.first).starts_with("aclCreate") || made.last <= made.first + 1) return argument;
    const std::vector<Range> arguments = Items(made.first + 1);
    return arguments.empty() ? argument : arguments.front();
  }

  std::optional<AttrValue> AttributeOf(const std::string& type, Range argument) const {
    const Range content = ContentOf(argument);
    if (type == "String") {
      const Range text = Follow(content);
      const std::string_view word = text.empty() ? std::string_view() : code_.At(text.first);
      if (word.size() < 2 || word.front() != '"') return std::nullopt;
      return std::string(word.substr(1, word.size() - 2));
    }
    const auto numbers = Numbers(content);
    if (!numbers) return std::nullopt;
    if (type == "ListFloat") return *numbers;
    if (type == "ListInt") return std::vector<std::int64_t>(numbers->begin(), numbers->end());
    if (numbers->size() != 1) return std::nullopt;
    if (type == "Bool") return numbers->front() != 0;
    if (type == "Float") return numbers->front();
    if (type == "Int") return static_cast<std::int64_t>(numbers->front());
    return std::nullopt;
  }

  std::optional<CaseTensor> TensorOf(const OpParam& param, Range argument) const {
    const std::string word(code_.At(argument.last));
    if (argument.first == argument.last) {
      if (const auto tensor = tensors_.find(word); tensor != tensors_.end()) return tensor->second;
    }
    if (word == "nullptr") return CaseTensor{.present = false, .shape = {}, .dtype = {}, .format = {}, .values = {}};
    if ((!param.value_depend && !param.scalar) || param.dtypes.empty()) return std::nullopt;
    // An array of numbers, or a scalar, in the call is a tensor of the operator.
    const auto numbers = Numbers(ContentOf(argument));
    if (!numbers) return std::nullopt;
    CaseTensor tensor;
    tensor.shape = {static_cast<std::int64_t>(numbers->size())};
    tensor.dtype = param.dtypes.front();
    tensor.values = *numbers;
    return tensor;
  }

  std::vector<const OpParam*> ParamsOf(OpParam::Kind kind) const {
    std::vector<const OpParam*> params;
    for (const OpParam& param : op_.params) {
      if (param.kind == kind) params.push_back(&param);
    }
    return params;
  }

  bool TakeTensors(OpParam::Kind kind, const std::vector<Range>& arguments, std::size_t& next,
                   std::vector<CaseTensor>& out) const {
    for (const OpParam* param : ParamsOf(kind)) {
      if (param->param_type == "dynamic" || next >= arguments.size()) return false;
      auto tensor = TensorOf(*param, arguments[next++]);
      if (!tensor) return false;
      out.push_back(std::move(*tensor));
    }
    return true;
  }

  // Inputs, attributes, outputs, in the order of the definition.
  std::optional<TilingCase> AsGenerated(const std::vector<Range>& arguments) const {
    TilingCase one;
    std::size_t next = 0;
    if (!TakeTensors(OpParam::Kind::kInput, arguments, next, one.inputs)) return std::nullopt;
    for (const OpAttr& attr : op_.attrs) {
      if (next >= arguments.size()) return std::nullopt;
      auto value = AttributeOf(attr.type, arguments[next++]);
      if (!value) return std::nullopt;
      one.attributes[attr.name] = std::move(*value);
    }
    if (!TakeTensors(OpParam::Kind::kOutput, arguments, next, one.outputs) || next != arguments.size())
      return std::nullopt;
    return one;
  }

  // Tensors in order, interleaved with other arguments, which are attributes if their names say so.
  std::optional<TilingCase> AsWritten(const std::vector<Range>& arguments) const {
    TilingCase one;
    std::vector<Range> tensors;
    for (const Range argument : arguments) {
      const std::string word(code_.At(argument.last));
      if (word == "nullptr" || (argument.first == argument.last && tensors_.contains(word))) {
        tensors.push_back(argument);
        continue;
      }
      for (const OpAttr& attr : op_.attrs) {
        if (Folded(attr.name) != Folded(word)) continue;
        if (auto value = AttributeOf(attr.type, argument)) one.attributes[attr.name] = std::move(*value);
      }
    }
    std::size_t next = 0;
    if (!TakeTensors(OpParam::Kind::kInput, tensors, next, one.inputs)) return std::nullopt;
    if (!TakeTensors(OpParam::Kind::kOutput, tensors, next, one.outputs) || next != tensors.size()) return std::nullopt;
    return one;
  }

  void Take(std::vector<Range> arguments) {
    if (arguments.size() < 3) return;
    arguments.resize(arguments.size() - 2);
    auto one = AsGenerated(arguments);
    if (!one) one = AsWritten(arguments);
    if (one) cases_.push_back(std::move(*one));
  }

  const OpDefinition& op_;
  std::map<std::string, CaseTensor> tensors_;
  std::vector<TilingCase> cases_;
};

}  // namespace

std::vector<TilingCase> ReadExampleCases(std::string_view text, const OpDefinition& op) {
  return ExampleReader(text, op).Read();
}

}  // namespace assay
