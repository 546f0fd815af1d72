// See survey.h. First the module level runs, then the model is made and called, then code that was still not
// reached is evaluated separately.
#include "reference/python/survey.h"

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <set>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

constexpr int kMostTargets = 32;

std::string_view LastName(std::string_view path) { return path.substr(path.rfind('.') + 1); }

// The callee's last name: the text before the parentheses of a call and after its last dot.
std::string CalleeName(const Source& source, TSNode call) {
  const TSNode callee = Field(call, "function");
  if (TypeOf(callee) == "attribute") return std::string(source.Text(Field(callee, "attribute")));
  return TypeOf(callee) == "identifier" ? std::string(source.Text(callee)) : std::string();
}

std::vector<TSNode> NodesOf(TSNode root, std::string_view type) {
  std::vector<TSNode> found;
  TSTreeCursor cursor = ts_tree_cursor_new(root);
  for (bool more = true; more;) {
    const TSNode node = ts_tree_cursor_current_node(&cursor);
    if (TypeOf(node) == type) found.push_back(node);
    if (TypeOf(node) != "string" && ts_tree_cursor_goto_first_child(&cursor)) continue;
    more = ts_tree_cursor_goto_next_sibling(&cursor);
    while (!more && ts_tree_cursor_goto_parent(&cursor)) more = ts_tree_cursor_goto_next_sibling(&cursor);
  }
  ts_tree_cursor_delete(&cursor);
  return found;
}

// Calls that, by their names in the text, may be those that are asked for.
std::vector<TSNode> Candidates(const Source& source, const SurveyOptions& options) {
  std::set<std::string, std::less<>> names;
  for (const std::string& function : options.functions) {
    if (function.find('.') == std::string::npos) names.insert(function);
  }
  for (TSNode node : NodesOf(source.root(), "aliased_import")) {
    const std::string_view name = LastName(source.Text(Field(node, "name")));
    if (names.contains(name)) names.insert(std::string(source.Text(Field(node, "alias"))));
  }
  std::vector<TSNode> found;
  for (TSNode call : NodesOf(source.root(), "call")) {
    const std::string name = CalleeName(source, call);
    bool wanted = names.contains(name);
    for (const std::string& function : options.functions) {
      const std::size_t dot = function.find('.');
      if (dot == std::string::npos || name != LastName(function)) continue;
      const std::string_view callee = source.Text(Field(call, "function"));
      wanted |= callee == name || callee.ends_with(function);
    }
    if (wanted) found.push_back(call);
  }
  return found;
}

// Exceptions that the evaluator raises exactly where Python does; others may be due to something unsupported.
bool IsCertain(const SurveyState& survey, const std::string& described) {
  if (survey.assumed) return false;
  if (described.starts_with("NameError:")) return !BindsByText(survey.source->text());
  return survey.formatting || described.starts_with("ZeroDivisionError:");
}

bool SameCall(const SurveyedCall& a, const SurveyedCall& b) {
  const auto same = [](const auto& x, const auto& y) { return Equal(x.second, y.second) && x.first == y.first; };
  return a.begin == b.begin && a.function == b.function && a.arguments.size() == b.arguments.size() &&
         std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(), Equal) &&
         std::equal(a.keywords.begin(), a.keywords.end(), b.keywords.begin(), b.keywords.end(), same);
}

}  // namespace

bool SurveyState::Wants(const std::string& path) const {
  return std::any_of(options.functions.begin(), options.functions.end(),
                     [&](const std::string& function) { return path == function || path.ends_with("." + function); });
}

bool Interpreter::Tracks() const { return survey_ != nullptr && here_.source.get() == survey_->source; }

bool Interpreter::Tolerates(TSNode block) const { return Tracks() && (survey_->tolerant || survey_->Holds(block)); }

// Whether the work was completed. An exhausted budget ends everything.
bool Interpreter::Attempt(const std::function<void()>& work, Error* error) {
  const int depth = depth_;
  const bool tolerant = survey_->tolerant, aims = survey_->aims;
  const auto failed = [&](std::string message) {
    depth_ = depth;
    survey_->tolerant = tolerant;
    survey_->aims = aims;
    if (error != nullptr && error->message.empty()) *error = {std::move(message), line_, file_};
    return false;
  };
  try {
    work();
    return true;
  } catch (const Raised& raised) {
    const std::string described = Describe(raised.value);
    survey_->certain = IsCertain(*survey_, described);
    return failed(described);
  } catch (const Stopped& stopped) {
    return failed(stopped.message);
  } catch (const TensorError& error_of_tensor) {
    return failed(error_of_tensor.message);
  } catch (const std::bad_alloc&) {
    throw Spent{"the module needs more memory than there is"};
  } catch (const std::exception&) {
    return failed("an operation got an argument it does not take");
  }
}

Interpreter::Flow Interpreter::RunTolerantly(const std::vector<TSNode>& statements) {
  for (TSNode statement : statements) {
    if (survey_->aims && survey_->reached_target) return Flow::kNext;
    Flow flow = Flow::kNext;
    Attempt([&] { flow = Run(statement); });
    const bool before_target = survey_->aims && !survey_->Holds(statement) &&
                               ts_node_end_byte(statement) <= ts_node_start_byte(survey_->target);
    if (flow != Flow::kNext && !before_target) return flow;
  }
  return Flow::kNext;
}

Value Interpreter::CallOpaque(const Opaque& callee, const ValueList& arguments, const ValueMap& keywords) {
  SurveyState& survey = *survey_;
  if (!survey.Wants(callee.path)) return MakeOpaque(callee.path + "()");
  SurveyedCall call;
  call.function = callee.path;
  call.arguments = arguments;
  call.keywords = keywords;
  if (!ts_node_is_null(survey.call)) {
    call.begin = ts_node_start_byte(survey.call);
    call.end = ts_node_end_byte(survey.call);
  }
  call.forced = survey.aims;
  const bool is_target = survey.aims && call.begin == ts_node_start_byte(survey.target);
  if (is_target) {
    call.failed = survey.failed;
    survey.reached_target = true;
  }
  survey.reached.insert(call.begin);
  std::vector<SurveyedCall>& calls = survey.result.calls;
  const bool known = std::any_of(calls.begin(), calls.end(), [&](const SurveyedCall& c) { return SameCall(c, call); });
  if (!known) {
    if (static_cast<int>(calls.size()) >= survey.options.max_calls) throw Spent{"the module makes too many calls"};
    calls.push_back(std::move(call));
  }
  return MakeOpaque("extension");
}

// Python evaluates annotations when it defines a function: an undefined name ends the module.
void Interpreter::CheckAnnotation(TSNode annotation) {
  if (ts_node_is_null(annotation) || survey_->aims || survey_->late_annotations) return;
  for (TSNode name : NodesOf(annotation, "identifier")) {
    const TSNode parent = ts_node_parent(name);
    const bool plain = TypeOf(parent) == "type" || TypeOf(parent) == "generic_type" || TypeOf(parent) == "union_type" ||
                       TypeOf(parent) == "binary_operator" ||
                       (TypeOf(parent) == "subscript" && ts_node_eq(Field(parent, "value"), name)) ||
                       (TypeOf(parent) == "attribute" && ts_node_eq(Field(parent, "object"), name));
    if (plain) EvalIdentifier(name);
  }
}

void Interpreter::RunStatement(const std::shared_ptr<Module>& module, const std::shared_ptr<const Source>& source,
                               TSNode node) {
  WithPosition(module->scope, source, [&] {
    Error error;
    survey_->certain = survey_->formatting = false;
    if (Attempt([&] { Run(node); }, &error) || !survey_->result.error.message.empty()) return;
    survey_->result.error = error;
    survey_->result.certain = survey_->certain;
  });
}

void Interpreter::Survey(const std::shared_ptr<const Source>& source) {
  SurveyState& survey = *survey_;
  survey.source = source.get();
  auto module = std::make_shared<Module>("module");
  module->scope->names["__name__"] = "module";
  modules_["module"] = Value(std::shared_ptr<Object>(module));
  AddFileNames(*module->scope);
  const std::vector<TSNode> statements = Children(source->root());
  // Each part has its own budget, so that one that never ends does not keep the others from being found.
  std::uint64_t left = survey.options.max_steps;
  const auto part = [&](std::uint64_t steps, const std::function<void()>& work) {
    Budget budget("the module", {.steps = steps, .bytes = survey.options.max_bytes});
    const Budget::Use use(budget);
    const int depth = depth_;
    try {
      work();
    } catch (const Spent& spent) {
      if (survey.result.error.message.empty()) survey.result.error = {spent.message, line_, file_};
    }
    depth_ = depth;
    left -= std::min(left, budget.steps());
    survey.aims = survey.tolerant = survey.reached_target = false;
    survey.failed.clear();
  };
  survey.late_annotations = std::any_of(statements.begin(), statements.end(), [&](TSNode s) {
    return TypeOf(s) == "future_import_statement" && source->Text(s).find("annotations") != std::string_view::npos;
  });
  part(left, [&] {
    for (TSNode statement : statements) RunStatement(module, source, statement);
  });
  const Error error = survey.result.error;
  left = survey.options.max_steps;
  const std::vector<TSNode> calls = Candidates(*source, survey.options);
  const auto attempt = [&](const std::function<void()>& work) {
    part(std::min(left, survey.options.max_steps_a_try), work);
  };
  attempt([&] { WithPosition(module->scope, source, [&] { CallUnreached(module, calls); }); });
  int tried = 0;
  for (TSNode call : calls) {
    const std::uint32_t begin = ts_node_start_byte(call);
    if (survey.reached.contains(begin) || ++tried > kMostTargets) continue;
    const auto holds = [&](TSNode s) { return ts_node_start_byte(s) <= begin && ts_node_end_byte(s) > begin; };
    const auto statement = std::find_if(statements.begin(), statements.end(), holds);
    if (statement == statements.end()) continue;
    attempt([&] {
      survey.target = call;
      survey.aims = true;
      RunStatement(module, source, *statement);
    });
    if (survey.reached.contains(begin)) continue;
    // Only the arguments, evaluated with module-level names.
    attempt([&] {
      survey.target = call;
      survey.aims = true;
      WithPosition(module->scope, source, [&] {
        Value callee;
        Error unknown;
        if (!Attempt([&] { callee = Eval(Field(call, "function")); }, &unknown)) {
          callee = MakeOpaque(CalleeName(*source, call));
          if (!survey.Wants(AsOpaque(callee)->path)) return;
          survey.failed["function"] = unknown.message;
        }
        auto* opaque = AsOpaque(callee);
        if (opaque == nullptr || !survey.Wants(opaque->path)) return;
        ValueList positional;
        ValueMap keywords;
        Attempt([&] { EvalArguments(Field(call, "arguments"), positional, keywords); });
        survey.call = call;
        CallOpaque(*opaque, positional, keywords);
      });
    });
  }
  survey.result.error = error;
  for (TSNode node : NodesOf(source->root(), "string")) {
    const std::uint32_t count = ts_node_child_count(node);
    if (count < 2) continue;
    const TSNode open = ts_node_child(node, 0), close = ts_node_child(node, count - 1);
    const std::string_view quotes = source->Text(open);
    const auto has = [&](const char* letters) { return quotes.find_first_of(letters) != std::string_view::npos; };
    survey.result.literals.push_back({ts_node_end_byte(open), ts_node_start_byte(close), has("rR"),
                                      quotes.ends_with("\"\"\"") || quotes.ends_with("'''"), has("fF")});
  }
  for (const auto& [name, value] : module->scope->names) {
    if (AsClass(value) != nullptr) survey.result.classes.push_back(name);
  }
  std::stable_sort(survey.result.calls.begin(), survey.result.calls.end(),
                   [](const SurveyedCall& a, const SurveyedCall& b) { return a.begin < b.begin; });
}

SurveyResult SurveyPython(const std::string& text, const SurveyOptions& options) {
  SurveyState state(options);
  const std::shared_ptr<const Source> source = ParseModule(text, "reply", state.result.error);
  if (!source) return std::move(state.result);
  PythonOptions python;
  python.survey = &state;
  python.keeps_files = BuildsFromFiles(text);
  Interpreter interpreter(python);
  const TensorContext::Use use(interpreter.context());
  interpreter.Survey(source);
  state.result.files = std::move(interpreter.kept_files());
  return std::move(state.result);
}

}  // namespace assay::harness
