// See wrapper.h. The layer's idioms: aclnn<Api>GetWorkspaceSize(arguments, workspace size, executor) calls
// l0op::<Op>(..., executor), which names inputs, outputs and attributes in ADD_TO_LAUNCHER_LIST_AICORE.
#include "dialects/ascendc/launch/wrapper.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <string_view>
#include <vector>

#include "dialects/ascendc/launch/source-text.h"

namespace assay::ascendc {
namespace {

constexpr int kMostCalls = 16;

struct Symbol {
  enum class Kind { kUnknown, kValue, kResult, kResults } kind = Kind::kUnknown;
  Value value = {};
  bool undefined = false, single = false;
  int argument = -1;  // of the call that is followed
  int result = -1;
};
using Scope = std::map<std::string, Symbol, std::less<>>;

Symbol Known(Value value) { return {Symbol::Kind::kValue, std::move(value)}; }

class Follower {
 public:
  Follower(const OpDefinition& op, const std::string& text, const harness::OperatorLaunch& given)
      : op_(op), text_(WithoutComments(text)), given_(given) {}

  Wrapped Follow() {
    std::vector<Symbol> arguments;
    for (std::size_t i = 0; i < given_.arguments.size(); ++i) {
      arguments.push_back(Known(given_.arguments[i]));
      arguments.back().undefined = given_.undefined[i];
      arguments.back().single = i < given_.single.size() && given_.single[i];
      arguments.back().argument = static_cast<int>(i);
    }
    Call(given_.api + "GetWorkspaceSize", arguments);
    return Finish();
  }

 private:
  Wrapped Finish() {
    const auto open = [&](const std::string& what) {
      return Wrapped{std::nullopt,
                     fmt::format("the wrapper `{}` is not followed: {}", given_.api, why_.empty() ? what : why_)};
    };
    if (launches_ != 1) return open(fmt::format("it launches `{}` {} times", op_.op_type, launches_));
    harness::OperatorLaunch made;
    made.api = "aclnn" + op_.op_type;
    made.line = given_.line;
    const auto add = [&](const Symbol& symbol) {
      made.arguments.push_back(symbol.value);
      made.undefined.push_back(symbol.undefined);
      made.single.push_back(symbol.single);
      return symbol.kind == Symbol::Kind::kValue;
    };
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      if (!add(inputs_[i])) return open(fmt::format("input {} of the operator is made by other code", i));
    }
    for (std::size_t i = 0; i < attrs_.size(); ++i) {
      if (!add(attrs_[i])) return open(fmt::format("attribute {} of the operator is made by other code", i));
    }
    for (std::size_t i = 0; i < outputs_; ++i) {
      const auto to = copied_.find(static_cast<int>(i));
      if (to == copied_.end() || !add(to->second)) return open(fmt::format("result {} is used by other code", i));
    }
    return {std::move(made), {}};
  }

  // Runs the function of that name; its return value is left in `returned_`.
  void Call(std::string_view name, const std::vector<Symbol>& arguments) {
    const std::optional<FunctionText> function = FindFunction(text_, name);
    if (!function || ++calls_ > kMostCalls) return Stop(fmt::format("`{}` is not there", name));
    Scope scope;
    for (std::size_t i = 0; i < function->parameters.size() && i < arguments.size(); ++i)
      scope[function->parameters[i]] = arguments[i];
    std::swap(scope, scope_);
    returned_.clear();
    done_ = false;
    Block(function->body);
    done_ = false;
    std::swap(scope, scope_);
  }

  void Stop(std::string why) {
    if (why_.empty()) why_ = std::move(why);
  }

  void Block(std::string_view text) {
    for (text = Trimmed(text); !text.empty() && !done_ && why_.empty(); text = Trimmed(text)) Statement(text);
  }

  // Executes the first statement of `text` and removes it.
  void Statement(std::string_view& text) {
    if (text.front() == '{') return Block(TakeGroup(text));
    if (text.front() == ';') return text.remove_prefix(1);
    const std::string_view word = FirstWord(text);
    if (word == "if") return Branch(text);
    if (word == "for" || word == "while") {
      text = Trimmed(text.substr(word.size()));
      TakeGroup(text);
      TakeStatement(text);
      return;
    }
    const std::string_view statement = TakeStatement(text);
    if (word == "return") return Return(Trimmed(statement.substr(word.size())));
    const std::size_t equals = TopLevelAssignment(statement);
    if (equals == std::string_view::npos) {
      Evaluate(statement);
    } else {
      scope_[std::string(LastWord(statement.substr(0, equals)))] = Evaluate(statement.substr(equals + 1));
    }
  }

  void Return(std::string_view text) {
    done_ = true;
    if (!text.empty() && text.front() == '{') {
      for (const std::string_view one : SplitList(TakeGroup(text))) returned_.emplace_back(one);
    } else if (const CallText call = ParseCall(text); call.name.ends_with("GetWorkspaceSize")) {
      Evaluate(text);
      done_ = true;
    } else {
      returned_.emplace_back(text);
    }
  }

  void Branch(std::string_view& text) {
    text = Trimmed(text.substr(2));
    const std::optional<bool> known = Truth(TakeGroup(text));
    const std::string_view then = TakeStatement(text);
    std::string_view otherwise;
    text = Trimmed(text);
    if (FirstWord(text) == "else") {
      text = Trimmed(text.substr(4));
      otherwise = TakeStatement(text);
    }
    const std::string launch = fmt::format("l0op::{}(", op_.op_type);
    const auto launches = [&](std::string_view part) { return part.find(launch) != std::string_view::npos; };
    if (known) return Block(*known ? then : otherwise);
    // A condition on shapes or chips: the branch to this operator is taken, an early return is not.
    if (launches(then) || launches(otherwise)) return Block(launches(then) ? then : otherwise);
    if (then.find("return") == std::string_view::npos && then.find('=') != std::string_view::npos)
      Stop("what it does depends on more than its arguments");
    if (!otherwise.empty()) Block(otherwise);
  }

  std::optional<bool> Truth(std::string_view text) {
    text = Trimmed(text);
    const bool negated = text.starts_with("!") || text.find("== nullptr") != std::string_view::npos;
    if (text.starts_with("!")) text.remove_prefix(1);
    const std::size_t compared = std::min(text.find("== nullptr"), text.find("!= nullptr"));
    const auto found = scope_.find(Trimmed(text.substr(0, compared)));
    if (found == scope_.end() || found->second.kind != Symbol::Kind::kValue) return std::nullopt;
    const Value& value = found->second.value;
    if (value.is_number()) return (value.number() != 0) != negated;
    return value.is_none() == negated;
  }

  Symbol Evaluate(std::string_view text) {
    text = Trimmed(text);
    if (text.empty()) return {};
    if (text == "nullptr") return Known(Value());
    if (text.front() == '"' && text.back() == '"') return Known(Value(std::string(text.substr(1, text.size() - 2))));
    if (std::isdigit(static_cast<unsigned char>(text.front())) != 0) return Number(text);
    if (const std::size_t question = text.find(" ? "); question != std::string_view::npos) {
      const std::size_t colon = text.find(" : ", question);
      const std::optional<bool> known = Truth(text.substr(0, question));
      if (!known || colon == std::string_view::npos) return {};
      return Evaluate(*known ? text.substr(question + 3, colon - question - 3) : text.substr(colon + 3));
    }
    if (const auto found = scope_.find(text); found != scope_.end()) return found->second;
    if (text.back() == ']') return Element(text);
    if (text.starts_with("DataType::") || text.starts_with("op::DataType::")) return DtypeNamed(LastWord(text));
    const CallText call = ParseCall(text);
    return call.name.empty() ? Symbol() : CallOf(call);
  }

  static Symbol Number(std::string_view text) {
    const std::string number(text);
    if (number.find('.') != std::string::npos) return Known(Value(std::atof(number.c_str())));
    return Known(Value(static_cast<std::int64_t>(std::atoll(number.c_str()))));
  }

  static Symbol DtypeNamed(std::string_view name) {
    const std::optional<Dtype> dtype = ParseDtype(name);
    return dtype ? Known(Value(*dtype)) : Symbol();
  }

  // An element of the operator's results, or of a constant array of strings.
  Symbol Element(std::string_view text) {
    const std::size_t open = text.find('[');
    const std::string_view name = Trimmed(text.substr(0, open)), index = text.substr(open + 1, text.size() - open - 2);
    Symbol at = Evaluate(index);
    if (at.kind != Symbol::Kind::kValue) at = Evaluate(ConstantText(text_, index));
    if (at.kind != Symbol::Kind::kValue || !at.value.is_number()) return {};
    const std::int64_t number = at.value.integer();
    const auto found = scope_.find(name);
    if (found != scope_.end() && found->second.kind == Symbol::Kind::kResults) {
      Symbol one;
      one.kind = Symbol::Kind::kResult;
      one.result = static_cast<int>(number);
      return one;
    }
    std::string_view list = ConstantText(text_, fmt::format("{}[]", name));
    if (list.empty() || list.front() != '{' || number < 0) return {};
    const std::vector<std::string_view> items = SplitList(TakeGroup(list));
    return static_cast<std::size_t>(number) < items.size() ? Evaluate(items[static_cast<std::size_t>(number)])
                                                           : Symbol();
  }

  Symbol CallOf(const CallText& call) {
    const std::string_view name = LastWord(call.name);
    const auto argument = [&](std::size_t i) {
      return i < call.arguments.size() ? Evaluate(call.arguments[i]) : Symbol();
    };
    if (call.name.starts_with("static_cast<")) return argument(0);
    if (name == "Contiguous" || name == "ReFormat" || name == "AllocScalar") return argument(0);
    if (name == "GetDataType") {
      const Symbol of = Evaluate(call.object);
      return of.value.is_tensor() ? Known(Value(of.value.tensor()->dtype())) : Symbol();
    }
    if (name == "Cast") return Cast(argument(0), argument(1));
    if (name == "ConvertToTensor") return Converted(argument(0), argument(1));
    if (name == "Fill") return Filled(argument(1), argument(2));
    if (name == "ViewCopy") return CopyTo(argument(0), argument(1));
    if (name == "ADD_TO_LAUNCHER_LIST_AICORE") return Record(call);
    if (name == op_.op_type && call.name.starts_with("l0op::")) return Launch(call);
    if (call.name == name && name.ends_with("GetWorkspaceSize")) {
      std::vector<Symbol> arguments;
      for (std::size_t i = 0; i < call.arguments.size(); ++i) arguments.push_back(argument(i));
      Call(name, arguments);
    }
    return {};
  }

  // A result takes the dtype of its destination: the operator's definition has to agree with that.
  static Symbol Cast(const Symbol& from, const Symbol& dtype) {
    if (from.kind == Symbol::Kind::kResult) return from;
    const bool same = from.value.is_tensor() && dtype.value.is(Value::Kind::kDtype) &&
                      from.value.tensor()->dtype() == dtype.value.dtype();
    return same ? from : Symbol();
  }

  static Symbol Converted(const Symbol& from, const Symbol& dtype) {
    if (!dtype.value.is(Value::Kind::kDtype)) return {};
    std::vector<double> numbers;
    for (const Value& one : from.value.is_sequence() ? from.value.items() : ValueList{from.value}) {
      if (!one.is_number()) return {};
      numbers.push_back(one.number());
    }
    const auto count = static_cast<std::int64_t>(numbers.size());
    return Known(Value(Tensor(dtype.value.dtype(), {count}, std::move(numbers))));
  }

  static Symbol Filled(const Symbol& with, const Symbol& sizes) {
    if (!with.value.is_tensor() || !sizes.value.is_sequence()) return {};
    Shape shape;
    std::int64_t count = 1;
    for (const Value& size : sizes.value.items()) {
      shape.push_back(size.integer());
      count *= size.integer();
    }
    const Tensor& one = *with.value.tensor();
    if (count < 0 || count > (1 << 24) || one.count() != 1) return {};
    return Known(Value(Tensor(one.dtype(), shape, std::vector<double>(static_cast<std::size_t>(count), one.item()))));
  }

  Symbol CopyTo(const Symbol& from, const Symbol& to) {
    if (from.kind == Symbol::Kind::kResult && to.kind == Symbol::Kind::kValue) copied_[from.result] = to;
    return to;
  }

  Symbol Launch(const CallText& call) {
    ++launches_;
    std::vector<Symbol> arguments;
    for (const std::string_view one : call.arguments) arguments.push_back(Evaluate(one));
    Call(op_.op_type, arguments);
    Symbol made;
    made.kind = returned_.size() == 1 ? Symbol::Kind::kResult : Symbol::Kind::kResults;
    made.result = 0;
    if (returned_ != output_names_) Stop("the operator's results are not what it returns");
    return made;
  }

  Symbol Record(const CallText& call) {
    for (const std::string_view part : call.arguments) {
      const CallText group = ParseCall(part);
      for (const std::string_view one : group.arguments) {
        if (group.name == "OP_INPUT") inputs_.push_back(Evaluate(one));
        if (group.name == "OP_ATTR") attrs_.push_back(Evaluate(one));
        if (group.name == "OP_OUTPUT") output_names_.emplace_back(Trimmed(one));
      }
    }
    outputs_ = output_names_.size();
    return {};
  }

  const OpDefinition& op_;
  const std::string text_;
  const harness::OperatorLaunch& given_;
  Scope scope_;
  std::vector<std::string> returned_, output_names_;
  std::vector<Symbol> inputs_, attrs_;
  std::map<int, Symbol> copied_;  // results, to the arguments they are copied to
  std::size_t outputs_ = 0;
  int launches_ = 0, calls_ = 0;
  bool done_ = false;
  std::string why_;
};

}  // namespace

bool DefinesWrapper(const std::string& text, const std::string& api) {
  return text.find(api + "GetWorkspaceSize(") != std::string::npos;
}

Wrapped FollowWrapper(const OpDefinition& op, const std::string& text, const harness::OperatorLaunch& given) {
  return Follower(op, text, given).Follow();
}

}  // namespace assay::ascendc
