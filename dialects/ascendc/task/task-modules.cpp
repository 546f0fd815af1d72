// The modules of a case: the task's and the reply's, their inputs and their results.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "dialects/ascendc/task/task-case.h"
#include "dialects/ascendc/task/task-compare.h"

namespace assay {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

Value DeepCopy(const Value& value) {
  if (value.is_tensor()) {
    Tensor copy = value.tensor()->Copy();
    copy.requires_grad = value.tensor()->requires_grad;
    return Value(std::move(copy));
  }
  if (value.is(Value::Kind::kList) || value.is(Value::Kind::kTuple)) {
    ValueList items;
    for (const Value& item : value.items()) items.push_back(DeepCopy(item));
    return value.is(Value::Kind::kList) ? Value::List(std::move(items)) : Value::Tuple(std::move(items));
  }
  return value;
}

ValueList ItemsOf(const Value& value) { return value.is_sequence() ? value.items() : ValueList{value}; }

ValueList CopyAll(const ValueList& values) {
  ValueList made;
  for (const Value& value : values) made.push_back(DeepCopy(value));
  return made;
}

// The seed that the scripts of the common benchmarks set before each model.
constexpr std::uint64_t kSeed = 1024;

constexpr std::int64_t kMostWork = 3'000'000'000;

}  // namespace

std::string TaskCase::Told(const Error& error) {
  at_limit_ = error.at_limit;
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

Value TaskCase::Row() const {
  const Value row = task_.Row(static_cast<std::size_t>(index_));
  for (auto& [key, cell] : row.dict().entries) cell = scaling_.Of(cell);
  return row;
}

TaskCase::Module TaskCase::LoadModule(const harness::SourceText& source, std::string& why) {
  PythonOptions options;
  options.file = source.path;
  options.seed = kSeed;
  options.external = &extension_;
  options.max_elements = most_elements_;
  options.max_work = kMostWork;
  options.resolve = [](const std::string& name) {
    return name == kComparisonModule ? std::optional<std::string>(ComparisonText()) : std::nullopt;
  };
  // Sizes are those of the task's module; the reply keeps its own constants.
  const bool scales = task_.columns.empty() && &source == &task_.module;
  Error error;
  Module module = PythonModule::Load(scales ? ScaleConstants(source.text, scaling_) : source.text, options, error);
  if (module == nullptr) why = Told(error);
  return module;
}

bool TaskCase::HasOwnModule() const { return inputs_.project->IndexOf(FileRole::kModel) >= 0; }

// The task's modules, made once. If their evaluation was cached, its cost is charged to them.
bool TaskCase::LoadTask(std::string& why) {
  if (reference_ != nullptr) return true;
  reference_ = LoadModule(task_.module, why);
  if (reference_ == nullptr) return false;
  maker_ = reference_.get();
  if (task_.inputs.given() && !reference_->Has("get_init_inputs")) {
    inputs_module_ = LoadModule(task_.inputs, why);
    if (inputs_module_ == nullptr) return false;
    maker_ = inputs_module_.get();
  }
  if (evaluated_ != nullptr) harness::KeptReferences::CountAsSpent(*evaluated_, *maker_, *reference_);
  return true;
}

bool TaskCase::LoadOwn(std::string& why) {
  own_ = reference_.get();
  if (HasOwnModule()) {
    const VirtualFile& file =
        inputs_.project->files[static_cast<std::size_t>(inputs_.project->IndexOf(FileRole::kModel))];
    own_module_ = LoadModule({file.name, file.text}, why);
    if (own_module_ == nullptr) return false;
    own_ = own_module_.get();
  }
  if (own_->Has("ModelNew")) return true;
  why = "there is no `ModelNew`";
  return false;
}

// The modules, and the task's evaluation. A cached one replaces the task's modules: failures are not cached.
bool TaskCase::Load(std::string& why) {
  evaluated_ = harness::KeptReferences::Find(KeyOfReference());
  return (evaluated_ != nullptr || LoadTask(why)) && LoadOwn(why) && Evaluate(why);
}

// Everything that the evaluation depends on; empty if modules may leave state for the next call.
std::string TaskCase::KeyOfReference() const {
  using harness::KeptReferences;
  if (!HasOwnModule() || KeptReferences::LeavesTraces(task_.module.text + task_.inputs.text)) return {};
  std::string cells;
  for (std::size_t i = 0; i < task_.columns.size(); ++i) {
    const Value& cell = task_.cases[static_cast<std::size_t>(index_)][i];
    if (cell.is_sequence() || cell.is_tensor()) return {};
    cells += fmt::format("{}={}\n", task_.columns[i], cell.is(Value::Kind::kString) ? cell.text() : TextOf(cell));
  }
  return KeptReferences::KeyOf({"ascendc", task_.module.path, task_.module.text, task_.inputs.path, task_.inputs.text,
                                cells, scaling_.Key(), std::to_string(most_elements_)});
}

// Inputs, and the reference's result for them, unless they exist already. False with `why` if there are no
// inputs.
bool TaskCase::Evaluate(std::string& why) {
  const auto draw = [&](harness::ReferenceRun& made) {
    if (!MakeInputs(why)) return false;
    made.init = init_;
    made.given = given_;
    return true;
  };
  const auto compute = [&](harness::ReferenceRun& made) {
    made.want = Forward(*reference_, "Model", made.why_not);
    made.at_limit = !made.want && at_limit_;
  };
  if (evaluated_ == nullptr) {
    evaluated_ = harness::KeptReferences::Evaluate(
        KeyOfReference(), {*maker_, *reference_, draw, compute, [&] { return extension_.calls(); }});
  }
  if (evaluated_ == nullptr) return false;
  init_ = evaluated_->init;
  given_ = evaluated_->given;
  return true;
}

bool TaskCase::MakeInputs(std::string& why) {
  const bool row = !task_.columns.empty();
  const ValueList arguments = row ? ValueList{Row()} : ValueList{};
  const ValueMap keywords = row ? ValueMap{{"device", Value("cpu")}} : ValueMap{};
  Error error;
  maker_->Seed(kSeed);
  if (maker_->Has("get_init_inputs")) {
    const std::optional<Value> made = maker_->Call("get_init_inputs", arguments, keywords, error);
    if (!made) return why = Told(error), false;
    init_ = ItemsOf(*made);
  }
  const std::optional<Value> made = maker_->Call("get_inputs", arguments, keywords, error);
  if (!made) return why = Told(error), false;
  given_ = ItemsOf(*made);
  return true;
}

std::optional<Value> TaskCase::Forward(PythonModule& module, const char* name, std::string& why) {
  Error error;
  module.Seed(kSeed);
  extension_.Allow(&module != reference_.get() || std::string_view(name) != "Model");
  const std::optional<Value> model = module.Call(name, CopyAll(init_), {}, error);
  std::optional<Value> result;
  if (model) result = module.Invoke(*model, CopyAll(given_), {}, error);
  if (!result) why = Told(error);
  return result;
}

std::optional<Value> TaskCase::Result(std::string& why) {
  if (!extension_.why_not().empty()) {
    why = extension_.why_not();
    return std::nullopt;
  }
  return Forward(*own_, "ModelNew", why);
}

// The task's own comparison; nothing if it has none or it cannot be evaluated.
std::optional<bool> TaskCase::CustomCheck(const Value& want, const Value& got, std::string& why) {
  static constexpr const char* kName = "custom_check_precision";
  const auto names = [](const harness::SourceText& source) { return source.text.find(kName) != std::string::npos; };
  if ((!names(task_.module) && !names(task_.inputs)) || !LoadTask(why) || !maker_->Has(kName)) return std::nullopt;
  Error error;
  const std::optional<Value> said = maker_->Call(kName, {Row(), DeepCopy(want), DeepCopy(got)}, {}, error);
  if (!said) {
    why = Told(error);
    return std::nullopt;
  }
  const Value verdict = said->is_sequence() && !said->items().empty() ? said->items()[0] : *said;
  if (verdict.is_number()) return verdict.number() != 0;
  if (verdict.is_tensor() && verdict.tensor()->count() == 1) return verdict.tensor()->item() != 0;
  why = "the comparison gives no truth value";
  return std::nullopt;
}

}  // namespace assay
