// Statements left out, moved, guarded; steps of a computation inserted.
#include <algorithm>
#include <set>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"
#include "dialects/ascendc/search/device-words.h"

namespace assay::search {
namespace {

bool Leaves(std::string_view word) { return word == "return" || word == "continue" || word == "break"; }

void Deletions(Maker& maker) {
  const Outline& code = maker.code();
  for (const Statement& statement : code.statements()) {
    const Span& span = statement.span;
    if (statement.function == kNone || !maker.Looked(span.first)) continue;
    bool declares = false;
    for (const Variable& variable : code.variables()) declares = declares || span.Holds(variable.token);
    if (declares) continue;
    if (Leaves(code.At(span.first))) {
      maker.Remove(Kind::kDelete, span);
      if (span.last == span.first + 1) maker.Replace(Kind::kDelete, span.first, "continue", 2);
      continue;
    }
    maker.Remove(Kind::kDelete, span, 2);
  }
  for (const Control& control : code.controls()) {
    if (code.FunctionAt(control.keyword) == kNone || code.At(control.body.first) != "{") continue;
    if (code.At(control.keyword) == "if" && code.At(control.body.last + 1) != "else") {
      maker.Remove(Kind::kDelete, {control.keyword, control.body.last}, 2);
      // Makes the statement under the test unconditional.
      maker.Remove(Kind::kDelete, {control.keyword, control.head.last}, 4);
    }
  }
}

void Moves(Maker& maker) {
  const Outline& code = maker.code();
  const std::vector<Statement>& all = code.statements();
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    const Statement& here = all[i];
    const Statement& next = all[i + 1];
    const bool side_by_side = here.block == next.block && here.span.last + 1 == next.span.first;
    if (here.function == kNone || here.function != next.function || !maker.Looked(here.span.first)) continue;
    if (side_by_side) maker.Exchange(Kind::kMove, here.span, next.span);
  }
}

// Integers in scope at a token, parameters and own variables first.
std::vector<std::string> Numbers(const Outline& code, std::size_t token, std::size_t most) {
  std::vector<std::string> names;
  const std::vector<const Variable*> seen = code.Visible(token);
  for (const bool own : {true, false}) {
    for (const Variable* variable : seen) {
      if (IsWhole(variable->type) && (variable->function != kNone) == own &&
          std::find(names.begin(), names.end(), variable->name) == names.end())
        names.push_back(variable->name);
    }
  }
  if (names.size() > most) names.resize(most);
  return names;
}

// Cores or tiles without work return; lengths are limited to what is left.
void Guards(Maker& maker) {
  const Outline& code = maker.code();
  constexpr std::size_t kMost = 8;
  for (const Variable& variable : code.variables()) {
    const std::size_t statement = code.StatementAt(variable.token);
    if (variable.function == kNone || !IsWhole(variable.type) || statement == kNone || !variable.set) continue;
    const Span& span = code.statements()[statement].span;
    for (const std::string& other : Numbers(code, span.last, kMost)) {
      if (other == variable.name) continue;
      if (maker.kernel())
        maker.InsertBehind(Kind::kGuard, span.last,
                           "if (" + variable.name + " >= " + other + ") {\n" + code.IndentOf(span.first) +
                               "    return;\n" + code.IndentOf(span.first) + "}");
      if (code.At(variable.token + 1) != "=" || code.At(span.last) != ";") continue;
      const Span value{variable.token + 2, span.last - 1};
      const std::string text = code.Text(value);
      if (value.first > value.last || text.find('?') != std::string::npos) continue;
      maker.Replace(Kind::kClamp, value, "(" + text + ") < " + other + " ? (" + text + ") : " + other, 4);
    }
  }
}

// Statements of the tiling function that describe the launch and its data.
void Duties(Maker& maker) {
  const Outline& code = maker.code();
  constexpr std::size_t kMost = 12;
  std::set<std::string> set;
  const Call* setter = nullptr;
  const Call* blocks = nullptr;
  for (const Call& call : code.calls()) {
    const std::string_view name = code.At(call.name);
    if (name.starts_with("set_")) {
      set.insert(std::string(name.substr(4)));
      setter = &call;
    }
    if (name == "SetBlockDim" || name == "SetSimdNumBlocks") blocks = &call;
  }
  if (blocks != nullptr && blocks->arguments.size() == 1) {
    for (const std::string& number : Numbers(code, blocks->name, kMost))
      maker.Replace(Kind::kDuty, blocks->arguments[0], number);
  }
  if (setter == nullptr || setter->statement == kNone) return;
  const std::size_t at = code.statements()[setter->statement].span.last;
  if (blocks == nullptr) {
    std::vector<std::string> counts = Numbers(code, at, kMost);
    counts.insert(counts.end(), {"1", "8", "20", "40", "48"});
    for (const std::string& number : counts)
      maker.InsertBehind(Kind::kDuty, at, "context->SetBlockDim(" + number + ");");
  }
  std::set<std::string> fields;
  for (const Variable& variable : code.variables()) {
    if (variable.field && !set.contains(variable.name)) fields.insert(variable.name);
  }
  for (const std::string& field : fields) {
    std::vector<std::string> values = Numbers(code, at, kMost);
    values.emplace_back("context->GetInputShape(0)->GetStorageShape().GetShapeSize()");
    for (const std::string& number : values)
      maker.InsertBehind(Kind::kDuty, at, setter->receiver + ".set_" + field + "(" + number + ");",
                         number == field ? -4 : 0);
  }
}

// A tensor that is read before it is written is initialised with a constant.
void Fills(Maker& maker, const std::vector<std::string>& scalars) {
  const Outline& code = maker.code();
  if (!maker.Names("memory/uninitialised-read")) return;
  for (const Call& call : code.calls()) {
    if (call.statement == kNone || call.arguments.size() < 3 || !IsVectorOperation(code.At(call.name))) continue;
    const Span& whole = code.statements()[call.statement].span;
    const std::string space = call.first == call.name ? "" : code.Text({call.first, call.name - 1});
    for (std::size_t i = 1; i + 1 < call.arguments.size(); ++i) {
      const Variable* variable = code.Find(code.At(call.arguments[i].first), code.FunctionAt(call.name));
      if (variable == nullptr || !variable->type.starts_with("LocalTensor<")) continue;
      int later = 0;
      for (const std::string& scalar : scalars) {
        maker.InsertBefore(Kind::kCopy, whole.first,
                           space + "Duplicate(" + variable->name + ", static_cast<" + ArgumentOf(variable->type) +
                               ">(" + scalar + "), " + code.Text(call.arguments.back()) + ");",
                           later++);
      }
    }
  }
}

}  // namespace

void MakeStatements(Maker& maker) {
  Deletions(maker);
  Moves(maker);
  Guards(maker);
  if (!maker.kernel()) Duties(maker);
}

// A missing step of the formula: an operation on a tensor in place, after one that writes it or before one that reads
// it.
void MakeSteps(Maker& maker) {
  if (maker.About(Topic::kBounds)) Fills(maker, {"0.0f", "1.0f", "-1.0f"});
  if (!maker.About(Topic::kValues)) return;
  const Outline& code = maker.code();
  std::vector<std::string> scalars = {"-1.0f", "1.0f", "0.0f", "0.5f", "2.0f"};
  for (std::size_t i = 0; i < code.tokens().size(); ++i) {
    const std::string word(code.At(i));
    const bool number = word.size() > 1 && word.back() == 'f' && word.find('.') != std::string::npos &&
                        word[0] >= '0' && word[0] <= '9';
    if (number && std::find(scalars.begin(), scalars.end(), word) == scalars.end()) scalars.push_back(word);
  }
  for (const Call& call : code.calls()) {
    if (call.statement == kNone || call.arguments.size() < 3 || !IsVectorOperation(code.At(call.name)) ||
        !maker.Looked(call.name))
      continue;
    const std::string space = call.first == call.name ? "" : code.Text({call.first, call.name - 1});
    const std::string count = code.Text(call.arguments.back());
    const Span& whole = code.statements()[call.statement].span;
    std::set<std::string> tensors;
    for (const Span& argument : call.arguments) {
      const Variable* variable = code.Find(code.At(argument.first), code.FunctionAt(call.name));
      if (variable != nullptr && variable->type.starts_with("LocalTensor<") && argument.first == argument.last)
        tensors.insert(variable->name);
    }
    const std::string destination(code.At(call.arguments[0].first));
    for (const std::string& tensor : tensors) {
      const auto insert = [&](const std::string& text, int later) {
        if (tensor == destination) {
          maker.InsertBehind(Kind::kStep, whole.last, text, later);
        } else {
          maker.InsertBefore(Kind::kStep, whole.first, text, later + 1);
        }
      };
      const std::string head = "(" + tensor + ", " + tensor + ", ";
      for (const std::string_view name : UnaryOperations()) insert(space + std::string(name) + head + count + ");", 0);
      std::vector<std::string> all = scalars;
      for (const Variable* variable : code.Visible(call.name)) {
        if (variable->type == "float" || variable->type == "half") all.insert(all.begin(), variable->name);
      }
      for (const std::string& scalar : all) {
        for (const std::string_view name : ScalarOperations())
          insert(space + std::string(name) + head + scalar + ", " + count + ");", 1);
      }
      for (const Variable* variable : code.Visible(call.name)) {
        if (!variable->type.starts_with("LocalTensor<") || variable->name == tensor) continue;
        for (const std::string_view name : BinaryOperations())
          insert(space + std::string(name) + head + variable->name + ", " + count + ");", 2);
      }
    }
  }
}

}  // namespace assay::search
