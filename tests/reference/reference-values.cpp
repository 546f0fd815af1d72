// Evaluates a benchmark's module at its smaller sizes, for scripts/eval-reference:
//   reference-values MODULE.py [ELEMENTS WORK [FOLDER]]
// One JSON line per variant. With FOLDER it leaves there, for variant N, N.py (the module), N-input-I.npy,
// N-state-NAME.npy (parameters and buffers before the call) and N-result-I.npy.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "reference/npy.h"
#include "reference/python/evaluator.h"
#include "reference/task/task-variants.h"
#include "reference/task/task.h"
#include "reference/values.h"

namespace assay::harness {
namespace {

constexpr std::uint64_t kSeed = 42;

std::string Quoted(const std::string& text) {
  std::string made = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      made += '\\', made += c;
    else if (static_cast<unsigned char>(c) < 0x20)
      made += ' ';
    else
      made += c;
  }
  return made + "\"";
}

class Clock {
 public:
  double Seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

class Variant {
 public:
  Variant(const ScaledTask& task, std::string file, std::string prefix)
      : task_(task), file_(std::move(file)), prefix_(std::move(prefix)) {}

  // Empty if results have values; else the reason why not.
  std::string Run() {
    PythonOptions options;
    options.file = file_;
    options.device = "cuda";
    options.seed = kSeed;
    Error error;
    const auto module = PythonModule::Load(task_.module, options, error);
    if (!module) return Text(error);
    module->Seed(kSeed);
    Value init, inputs;
    if (module->Has("get_init_inputs") && !Ask(*module, "get_init_inputs", {}, init, error)) return Text(error);
    if (!Ask(*module, "get_inputs", {}, inputs, error)) return Text(error);
    Save("input", inputs);
    module->Seed(kSeed);
    Value model;
    if (!Ask(*module, "Model", init.is_sequence() ? init.items() : ValueList{}, model, error)) return Text(error);
    for (const auto& [name, tensor] : module->State(model)) SaveOne("state-" + name, *tensor);
    const std::uint64_t before = module->draws();
    const auto result = module->Invoke(model, inputs.is_sequence() ? inputs.items() : ValueList{inputs}, {}, error);
    if (!result) return Text(error);
    draws = module->draws() - before;
    Save("result", *result);
    return unknown_ ? "values of the result are not known" : results == 0 ? "no tensor in the result" : "";
  }

  int results = 0;
  std::uint64_t draws = 0;

 private:
  static bool Ask(PythonModule& module, const char* name, const ValueList& arguments, Value& into, Error& error) {
    const auto made = module.Call(name, arguments, {}, error);
    if (made) into = *made;
    return made.has_value();
  }
  static std::string Text(const Error& error) {
    return error.line > 0 ? fmt::format("line {}: {}", error.line, error.message) : error.message;
  }

  void Save(const std::string& kind, const Value& value) {
    int at = 0;
    const auto save = [&](const auto& self, const Value& one) -> void {
      if (one.is_tensor()) {
        if (kind == "result") ++results, unknown_ |= !one.tensor()->has_values();
        SaveOne(fmt::format("{}-{}", kind, at++), *one.tensor());
      } else if (one.is_number() && kind == "result") {
        ++results;
        SaveOne(fmt::format("{}-{}", kind, at++), Tensor::Scalar(one.number(), Dtype::kF64));
      } else if (one.is_sequence()) {
        for (const Value& item : one.items()) self(self, item);
      }
    };
    save(save, value);
  }

  void SaveOne(const std::string& name, const Tensor& tensor) const {
    if (prefix_.empty() || !tensor.has_values()) return;
    SimTensor made;
    made.dtype = tensor.dtype();
    made.shape = tensor.shape();
    FromDoubles(tensor.values(), made);
    std::string error;
    if (!WriteNpy(prefix_ + "-" + name + ".npy", made, error)) std::fprintf(stderr, "%s\n", error.c_str());
  }

  const ScaledTask& task_;
  std::string file_, prefix_;
  bool unknown_ = false;
};

int Main(int count, char** arguments) {
  if (count != 2 && count != 4 && count != 5) {
    std::fprintf(stderr, "usage: reference-values MODULE.py [ELEMENTS WORK [FOLDER]]\n");
    return 2;
  }
  std::string why;
  const auto task = LoadTask(arguments[1], why);
  if (!task) return std::fprintf(stderr, "%s\n", why.c_str()), 2;
  ScaleOptions scale;
  if (count > 2) scale.max_elements = std::atoll(arguments[2]), scale.max_work = std::atoll(arguments[3]);
  scale.python.device = "cuda";
  const std::string folder = count > 4 ? arguments[4] : "";
  const Clock search;
  Error error;
  const std::vector<ScaledTask> variants = ScaleTask(*task, scale, error);
  const double searched = search.Seconds();
  if (variants.empty())
    fmt::print("{{\"variant\": -1, \"search\": {:.4f}, \"line\": {}, \"why\": {}}}\n", searched, error.line,
               Quoted(error.message));
  constexpr const char* kKinds[] = {"scaled", "long", "remainders"};
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const ScaledTask& one = variants[i];
    const std::string prefix = folder.empty() ? "" : fmt::format("{}/{}", folder, i);
    if (!folder.empty()) std::ofstream(prefix + ".py") << one.module;
    const Clock clock;
    Variant variant(one, task->module.path, prefix);
    const std::string open = variant.Run();
    std::string lost, inputs;
    for (const std::string& text : one.lost) lost += (lost.empty() ? "" : ", ") + Quoted(text);
    for (const Shape& shape : one.inputs) inputs += (inputs.empty() ? "" : ", ") + TextOf(shape);
    fmt::print(
        "{{\"variant\": {}, \"kind\": \"{}\", \"search\": {:.4f}, \"seconds\": {:.4f}, \"sizes\": {}, \"inputs\": "
        "[{}], "
        "\"largest\": {}, \"work\": {}, \"tile\": {}, \"lost\": [{}], \"results\": {}, \"draws\": {}, \"why\": {}}}\n",
        i, kKinds[static_cast<int>(one.kind)], searched, clock.Seconds(), Quoted(one.Text()), inputs, one.largest,
        one.work, one.tile, lost, variant.results, variant.draws, Quoted(open));
  }
  return 0;
}

}  // namespace
}  // namespace assay::harness

int main(int count, char** arguments) { return assay::harness::Main(count, arguments); }
