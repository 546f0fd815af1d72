// Statements, apart from definitions and imports.
#include <algorithm>
#include <cstdint>

#include "reference/python/interpreter.h"

namespace assay::harness {

const std::map<std::string, Interpreter::Execute>& Interpreter::Statements() {
  static const std::map<std::string, Execute> table = {
      {"module", &Interpreter::RunBlock},
      {"block", &Interpreter::RunBlock},
      {"expression_statement", &Interpreter::RunExpression},
      {"return_statement", &Interpreter::RunReturn},
      {"if_statement", &Interpreter::RunIf},
      {"for_statement", &Interpreter::RunFor},
      {"while_statement", &Interpreter::RunWhile},
      {"with_statement", &Interpreter::RunWith},
      {"try_statement", &Interpreter::RunTry},
      {"raise_statement", &Interpreter::RunRaise},
      {"assert_statement", &Interpreter::RunAssert},
      {"pass_statement", &Interpreter::RunPass},
      {"break_statement", &Interpreter::RunBreak},
      {"continue_statement", &Interpreter::RunContinue},
      {"global_statement", &Interpreter::RunGlobal},
      {"nonlocal_statement", &Interpreter::RunNonlocal},
      {"delete_statement", &Interpreter::RunDelete},
      {"import_statement", &Interpreter::RunImport},
      {"import_from_statement", &Interpreter::RunImportFrom},
      {"future_import_statement", &Interpreter::RunPass},
      {"function_definition", &Interpreter::RunFunction},
      {"class_definition", &Interpreter::RunClass},
      {"decorated_definition", &Interpreter::RunDecorated},
  };
  return table;
}

namespace {

// The block of an `if` that contains the call that a survey is looking for; nothing if the condition contains it.
std::optional<TSNode> BranchOf(const SurveyState& survey, TSNode node) {
  if (survey.Holds(Field(node, "consequence"))) return Field(node, "consequence");
  for (TSNode child : Children(node)) {
    for (const char* part : {"consequence", "body"}) {
      if (TypeOf(child).ends_with("_clause") && survey.Holds(Field(child, part))) return Field(child, part);
    }
  }
  return std::nullopt;
}

}  // namespace

Interpreter::Flow Interpreter::RunBlock(TSNode node) {
  if (survey_ != nullptr && Tolerates(node)) return RunTolerantly(Children(node));
  for (TSNode child : Children(node)) {
    const Flow flow = Run(child);
    if (flow != Flow::kNext) return flow;
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunExpression(TSNode node) {
  const std::vector<TSNode> children = Children(node);
  if (children.size() == 1) {
    if (TypeOf(children[0]) != "string") Eval(children[0]);  // a docstring is no work
  } else {
    for (TSNode child : children) Eval(child);
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunReturn(TSNode node) {
  const std::vector<TSNode> children = Children(node);
  here_.returned = children.empty() ? Value() : Eval(children[0]);
  return Flow::kReturn;
}

Interpreter::Flow Interpreter::RunIf(TSNode node) {
  if (survey_ != nullptr && survey_->Holds(node)) {
    if (const std::optional<TSNode> wanted = BranchOf(*survey_, node)) return Run(*wanted);
  }
  if (Truth(Eval(Field(node, "condition")))) return Run(Field(node, "consequence"));
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "elif_clause") {
      if (Truth(Eval(Field(child, "condition")))) return Run(Field(child, "consequence"));
    } else if (TypeOf(child) == "else_clause") {
      return Run(Field(child, "body"));
    }
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunFor(TSNode node) {
  const TSNode left = Field(node, "left"), body = Field(node, "body"), otherwise = Field(node, "alternative");
  ValueList items = Items(Eval(Field(node, "right")));
  if (items.empty() && survey_ != nullptr && survey_->Holds(body)) items.push_back(MakeOpaque("item"));
  for (const Value& item : items) {
    Assign(left, item);
    const Flow flow = Run(body);
    if (flow == Flow::kBreak) return Flow::kNext;
    if (flow == Flow::kReturn) return flow;
  }
  return ts_node_is_null(otherwise) ? Flow::kNext : Run(Field(otherwise, "body"));
}

Interpreter::Flow Interpreter::RunWhile(TSNode node) {
  const TSNode body = Field(node, "body"), otherwise = Field(node, "alternative");
  bool once = survey_ != nullptr && survey_->Holds(body);
  for (;;) {
    const Value condition = Eval(Field(node, "condition"));
    if (!std::exchange(once, false) && !Truth(condition)) break;
    const Flow flow = Run(body);
    if (AsOpaque(condition) != nullptr) return flow == Flow::kReturn ? flow : Flow::kNext;
    if (flow == Flow::kBreak) return Flow::kNext;
    if (flow == Flow::kReturn) return flow;
  }
  return ts_node_is_null(otherwise) ? Flow::kNext : Run(Field(otherwise, "body"));
}

// no_grad() and the like change no value: contexts are created, bound and otherwise ignored.
Interpreter::Flow Interpreter::RunWith(TSNode node) {
  for (TSNode clause : Children(node)) {
    if (TypeOf(clause) != "with_clause") continue;
    for (TSNode item : Children(clause)) {
      const TSNode value = Field(item, "value");
      const bool named = TypeOf(value) == "as_pattern";
      const Value context = Eval(named ? ts_node_named_child(value, 0) : value);
      const bool managed = AsInstance(context) != nullptr && HasAttribute(context, "__enter__");
      const Value entered = managed ? CallMethod(context, "__enter__", {}) : context;
      if (!named) continue;
      const TSNode alias = Field(value, "alias");
      if (!ts_node_is_null(alias)) Assign(ts_node_named_child(alias, 0), entered);
    }
  }
  return Run(Field(node, "body"));
}

bool Interpreter::Handles(TSNode clause, const Value& exception) {
  TSNode value = Field(clause, "value");
  if (ts_node_is_null(value)) {
    for (TSNode child : Children(clause)) {
      if (TypeOf(child) != "block") value = child;
    }
  }
  TSNode alias = Field(clause, "alias");
  if (!ts_node_is_null(value) && TypeOf(value) == "as_pattern") {
    alias = ts_node_named_child(Field(value, "alias"), 0);
    value = ts_node_named_child(value, 0);
  }
  if (!ts_node_is_null(value) && !IsInstance(exception, Eval(value))) return false;
  if (!ts_node_is_null(alias)) Assign(alias, exception);
  return true;
}

Interpreter::Flow Interpreter::RunTry(TSNode node) {
  if (survey_ != nullptr && survey_->Holds(node)) {
    for (TSNode child : Children(node)) {
      if (TypeOf(child) == "block" || !survey_->Holds(child)) continue;
      Attempt([&] { Run(Field(node, "body")); });
      return Run(Children(child).back());
    }
  }
  Flow flow = Flow::kNext;
  std::vector<TSNode> handlers;
  TSNode otherwise{}, finally{};
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "except_clause") handlers.push_back(child);
    if (TypeOf(child) == "else_clause") otherwise = child;
    if (TypeOf(child) == "finally_clause") finally = child;
  }
  Value exception;
  const Source* by = nullptr;
  const int depth = depth_;
  // Inside `try`, the handlers deal with a failure.
  const bool tolerant = survey_ != nullptr && std::exchange(survey_->tolerant, false);
  try {
    flow = Run(Field(node, "body"));
  } catch (const Raised& raised) {
    exception = raised.value;
    by = raised.by;
  } catch (const TensorError& error) {
    try {
      Raise("RuntimeError", error.message);
    } catch (const Raised& raised) {
      exception = raised.value;
    }
  }
  depth_ = depth;
  if (tolerant) survey_->tolerant = true;
  if (exception.is_none()) {
    if (otherwise.id != nullptr && flow == Flow::kNext) flow = Run(Field(otherwise, "body"));
  } else {
    const auto handler =
        std::find_if(handlers.begin(), handlers.end(), [&](TSNode h) { return Handles(h, exception); });
    if (handler == handlers.end()) {
      if (finally.id != nullptr) Run(Children(finally).back());
      throw Raised{exception, by};
    }
    if (survey_ != nullptr) survey_->formatting = false;
    const Value before = std::exchange(here_.handled, exception);
    flow = Run(Children(*handler).back());
    here_.handled = before;
  }
  if (finally.id != nullptr) {
    const Flow last = Run(Children(finally).back());
    if (last != Flow::kNext) flow = last;
  }
  return flow;
}

Interpreter::Flow Interpreter::RunRaise(TSNode node) {
  const std::vector<TSNode> children = Children(node);
  Value value = children.empty() ? here_.handled : Eval(children[0]);
  if (AsClass(value) != nullptr) value = Call(value, {});
  if (AsInstance(value) == nullptr) Raise("RuntimeError", "no exception to raise");
  // In a handler it refers to the exception raised before.
  throw Raised{value, here_.handled.is_none() ? here_.source.get() : nullptr};
}

Interpreter::Flow Interpreter::RunAssert(TSNode node) {
  const std::vector<TSNode> children = Children(node);
  if (Truth(Eval(children.at(0)))) return Flow::kNext;
  try {
    Raise("AssertionError",
          children.size() > 1 ? Text(Eval(children[1])) : std::string(here_.source->Text(children[0])));
  } catch (Raised& raised) {
    if (here_.handled.is_none()) raised.by = here_.source.get();
    throw;
  }
}

namespace {

void Declare(std::vector<std::string>& names, std::string_view name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
}

}  // namespace

Interpreter::Flow Interpreter::RunGlobal(TSNode node) {
  for (TSNode child : Children(node)) Declare(here_.scope->global_names, here_.source->Text(child));
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunNonlocal(TSNode node) {
  for (TSNode child : Children(node)) Declare(here_.scope->outer_names, here_.source->Text(child));
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunDelete(TSNode node) {
  std::vector<TSNode> targets = Children(node);
  const auto holds_others = [](TSNode t) {
    return TypeOf(t) == "expression_list" || TypeOf(t) == "tuple" || TypeOf(t) == "parenthesized_expression";
  };
  while (targets.size() == 1 && holds_others(targets[0])) targets = Children(targets[0]);
  for (TSNode target : targets) {
    if (TypeOf(target) == "identifier") {
      here_.scope->names.erase(std::string(here_.source->Text(target)));
    } else if (TypeOf(target) == "subscript") {
      const Value object = Eval(Field(target, "value")), index = SubscriptIndex(target);
      if (AsOpaque(object) != nullptr) continue;
      if (object.is(Value::Kind::kDict)) {
        object.dict().Erase(index);
      } else if (object.is(Value::Kind::kList) && index.is(Value::Kind::kInt)) {
        CallMethod(object, "pop", {index});
      } else {
        Unsupported("`del` of " + object.TypeName() + " elements");
      }
    } else {
      const Value object = Eval(Field(target, "object"));
      if (Instance* instance = AsInstance(object))
        instance->Erase(std::string(here_.source->Text(Field(target, "attribute"))));
    }
  }
  return Flow::kNext;
}

void Interpreter::Assign(TSNode target, const Value& value) {
  const std::string_view type = TypeOf(target);
  if (type == "identifier") return Bind(std::string(here_.source->Text(target)), value);
  if (type == "attribute") {
    return SetAttribute(Eval(Field(target, "object")), std::string(here_.source->Text(Field(target, "attribute"))),
                        value);
  }
  if (type == "subscript") {
    const Value object = Eval(Field(target, "value"));
    return SetItem(object, SubscriptIndex(target), value);
  }
  if (type == "parenthesized_expression") return Assign(ts_node_named_child(target, 0), value);
  if (type == "pattern_list" || type == "tuple_pattern" || type == "list_pattern" || type == "expression_list" ||
      type == "tuple" || type == "list") {
    return Unpack(Children(target), value);
  }
  Unsupported("an assignment to `" + std::string(type) + "`");
}

void Interpreter::Unpack(const std::vector<TSNode>& targets, const Value& value) {
  if (AsOpaque(value) != nullptr) {
    for (TSNode target : targets) {
      Assign(TypeOf(target).starts_with("list_splat") ? ts_node_named_child(target, 0) : target, value);
    }
    return;
  }
  const ValueList items = Items(value);
  const auto is_star = [](TSNode t) { return TypeOf(t) == "list_splat_pattern" || TypeOf(t) == "list_splat"; };
  const auto star = std::find_if(targets.begin(), targets.end(), is_star);
  if (star == targets.end() ? items.size() != targets.size() : items.size() + 1 < targets.size()) {
    Raise("ValueError",
          "cannot unpack " + std::to_string(items.size()) + " values into " + std::to_string(targets.size()));
  }
  std::size_t at = 0;
  for (TSNode target : targets) {
    if (!is_star(target)) {
      Assign(target, items[at++]);
      continue;
    }
    const std::size_t many = items.size() + 1 - targets.size();
    const auto from = items.begin() + static_cast<std::ptrdiff_t>(at);
    Assign(ts_node_named_child(target, 0), Value::List(ValueList(from, from + static_cast<std::ptrdiff_t>(many))));
    at += many;
  }
}

Value Interpreter::EvalAssignment(TSNode node) {
  const TSNode right = Field(node, "right");
  if (ts_node_is_null(right)) return {};  // `x: int` declares
  const Value value = Eval(right);
  const TSNode left = Field(node, "left");
  Assign(left, value);
  const bool outermost = !here_.scope->outer && !here_.scope->globals && !here_.source->own();
  if (!outermost || options_.constants.empty()) return value;
  if (TypeOf(left) == "identifier") return Replaced(left, value);
  if (TypeOf(left) == "pattern_list" || TypeOf(left) == "tuple_pattern") {
    for (TSNode target : Children(left)) {
      if (TypeOf(target) == "identifier") Replaced(target, here_.scope->names[std::string(here_.source->Text(target))]);
    }
  }
  return value;
}

// The value of a module-level name after its assignment: the caller's value, if there is one.
Value Interpreter::Replaced(TSNode target, const Value& value) {
  const std::string name(here_.source->Text(target));
  for (const ModuleConstant& constant : options_.constants) {
    if (constant.name != name || (constant.written && !Equal(*constant.written, value))) continue;
    Bind(name, constant.value);
    return constant.value;
  }
  return value;
}

Value Interpreter::EvalAugmented(TSNode node) {
  const TSNode left = Field(node, "left");
  std::string op(TypeOf(Field(node, "operator")));
  op.pop_back();  // the `=`
  if (TypeOf(left) == "subscript") {
    const Value object = Eval(Field(left, "value")), index = SubscriptIndex(left);
    const Value value = InPlace(op, Item(object, index), Eval(Field(node, "right")));
    SetItem(object, index, value);
    return value;
  }
  const Value before = Eval(left);
  const Value value = InPlace(op, before, Eval(Field(node, "right")));
  Assign(left, value);
  return value;
}

}  // namespace assay::harness
