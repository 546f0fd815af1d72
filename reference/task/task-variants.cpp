// Sizes found in the text, made smaller, and tried by shape.
#include "reference/task/task-variants.h"

#include <algorithm>
#include <optional>

namespace assay::harness {
namespace {

using Numbers = std::vector<std::pair<std::string, std::int64_t>>;

std::vector<std::pair<std::string, Value>> AsConstants(const Numbers& numbers) {
  std::vector<std::pair<std::string, Value>> constants;
  for (const auto& [name, number] : numbers) constants.emplace_back(name, Value(number));
  return constants;
}

// Runs the module with these numbers, shapes only; nothing where it refuses them.
std::optional<ScaledTask> Shapes(const BenchmarkTask& task, PythonOptions python, const Numbers& numbers,
                                 Error& error) {
  python.constants = AsConstants(numbers);
  python.max_elements = 0;
  const std::unique_ptr<PythonModule> module = PythonModule::Load(task.module.text, python, error);
  if (!module) return std::nullopt;
  ValueList init;
  if (module->Has("get_init_inputs")) {
    const std::optional<Value> made = module->Call("get_init_inputs", {}, {}, error);
    if (!made) return std::nullopt;
    if (made->is_sequence()) init = made->items();
  }
  const std::optional<Value> inputs = module->Call("get_inputs", {}, {}, error);
  if (!inputs) return std::nullopt;
  const std::optional<Value> model = module->Call("Model", init, {}, error);
  if (!model) return std::nullopt;
  const ValueList given = inputs->is_sequence() ? inputs->items() : ValueList{*inputs};
  if (!module->Invoke(*model, given, {}, error)) return std::nullopt;
  ScaledTask scaled{.constants = std::move(python.constants)};
  for (const Value& input : given) {
    if (input.is_tensor()) scaled.inputs.push_back(input.tensor()->shape());
  }
  scaled.largest = module->context().largest();
  scaled.work = module->context().asked();
  return scaled;
}

bool Fits(const ScaledTask& scaled, const ScaleOptions& options) {
  return scaled.largest <= options.max_elements && scaled.work <= options.max_work;
}

// Halves every number from `least` on until it is at most `most`, as long as it is even: the same for equal numbers.
Numbers Halved(Numbers numbers, std::int64_t most, std::int64_t least) {
  for (auto& [name, number] : numbers) {
    if (number < least) continue;
    while (number > most && number % 2 == 0) number /= 2;
    if (number > most) number = most;
  }
  return numbers;
}

// Names that a line at the margin binds to arithmetic on literals: `rows = 1024 * 2  # comment`.
Numbers SizesOf(const PythonModule& module, const std::string& text) {
  Numbers numbers;
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, std::min(end, text.find('#', at)) - at);
    const std::size_t name_end = line.find_first_of(" =");
    const std::size_t equals = line.find('=');
    if (equals == std::string::npos || name_end == 0 || line.find_first_not_of(' ', name_end) != equals) continue;
    if (line.find_first_not_of("0123456789_*+-/() \t\r", equals + 1) != std::string::npos) continue;
    const std::string name = line.substr(0, name_end);
    const std::optional<Value> value = module.Get(name);
    if (value && value->is(Value::Kind::kInt)) numbers.emplace_back(name, value->integer());
  }
  return numbers;
}

bool KeepsDivisors(const Numbers& before, const Numbers& after) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (std::size_t j = 0; j < before.size(); ++j) {
      const std::int64_t part = before[j].second;
      if (part > 0 && after[j].second > 0 && before[i].second % part == 0 && after[i].second % after[j].second != 0)
        return false;
    }
  }
  return true;
}

}  // namespace

std::string ScaledTask::Text() const {
  std::string text;
  for (const auto& [name, value] : constants) text += (text.empty() ? "" : ", ") + name + " = " + TextOf(value);
  return text.empty() ? "as written" : text;
}

std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error) {
  error = {};
  PythonOptions python = options.python;
  python.constants.clear();
  const std::unique_ptr<PythonModule> module = PythonModule::Load(task.module.text, python, error);
  if (!module) return {};
  const Numbers written = SizesOf(*module, task.module.text);
  std::vector<ScaledTask> variants;
  Numbers base;
  for (int step = 0; step < 20 && variants.empty(); ++step) {
    // 4096 down to 8, first with every divisor kept, then as `Model` accepts it.
    base = Halved(written, std::int64_t{4096} >> (step % 10), options.least);
    if (step < 10 && !KeepsDivisors(written, base)) continue;
    std::optional<ScaledTask> made = Shapes(task, options.python, base, error);
    if (made && Fits(*made, options)) variants.push_back(std::move(*made));
  }
  if (variants.empty()) {
    if (error.message.empty()) error.message = "no smaller sizes of the module's names fit the limits";
    return {};
  }
  for (std::int64_t block : options.blocks) {
    for (std::int64_t size : {block + 1, block - 1, 2 * block + 3}) {
      for (auto one = base.rbegin(); one != base.rend() && variants.size() < options.most; ++one) {
        if (one->second < options.least) continue;
        Numbers moved = base;
        const std::int64_t before = one->second;
        for (auto& [name, number] : moved) number = number == before ? size : number;
        Error refused;
        std::optional<ScaledTask> made = Shapes(task, options.python, moved, refused);
        if (!made || !Fits(*made, options)) continue;
        variants.push_back(std::move(*made));
        break;
      }
    }
  }
  error = {};
  return variants;
}

}  // namespace assay::harness
