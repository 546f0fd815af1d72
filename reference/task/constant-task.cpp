// See constant-task.h. Two draws of the inputs are given to one instance of the model.
#include "reference/task/constant-task.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "reference/value.h"

namespace assay::harness {
namespace {

constexpr double kSame = 1e-6;  // relative, and absolute below one

bool IsSequence(const Value& value) {
  return value.kind() == Value::Kind::kList || value.kind() == Value::Kind::kTuple;
}

// Every tensor of a result, in order; false if one has only a shape.
bool Gather(const Value& value, std::vector<std::vector<double>>& out) {
  if (value.is_tensor()) {
    if (!value.tensor()->has_values()) return false;
    out.push_back(value.tensor()->values());
  }
  return !IsSequence(value) ||
         std::all_of(value.items().begin(), value.items().end(), [&](const Value& one) { return Gather(one, out); });
}

bool Alike(const std::vector<std::vector<double>>& a, const std::vector<std::vector<double>>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].size() != b[i].size()) return false;
    for (std::size_t j = 0; j < a[i].size(); ++j) {
      const double x = a[i][j], y = b[i][j];
      if (std::isnan(x) && std::isnan(y)) continue;
      if (x == y) continue;
      if (!(std::abs(x - y) <= kSame * std::max(1.0, std::abs(x)))) return false;
    }
  }
  return true;
}

}  // namespace

bool SameWhateverTheInputs(const std::string& module, const PythonOptions& options) {
  Error error;
  const std::unique_ptr<PythonModule> loaded = PythonModule::Load(module, options, error);
  if (!loaded || !loaded->Has("get_inputs")) return false;
  ValueList init;
  if (loaded->Has("get_init_inputs")) {
    const std::optional<Value> given = loaded->Call("get_init_inputs", {}, {}, error);
    if (!given || !IsSequence(*given)) return false;
    init = given->items();
  }
  const std::optional<Value> model = loaded->Call("Model", init, {}, error);
  if (!model) return false;
  std::vector<std::vector<double>> inputs[2], results[2];
  for (int draw = 0; draw < 2; ++draw) {
    const std::optional<Value> given = loaded->Call("get_inputs", {}, {}, error);
    if (!given || !IsSequence(*given) || !Gather(*given, inputs[draw])) return false;
    const std::optional<Value> result = loaded->Invoke(*model, given->items(), {}, error);
    if (!result || !Gather(*result, results[draw])) return false;
  }
  return !results[0].empty() && !Alike(inputs[0], inputs[1]) && Alike(results[0], results[1]);
}

}  // namespace assay::harness
