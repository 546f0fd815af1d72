// Modules of benchmarks and replies: load, make the model, call forward with the result of get_inputs.
#include "reference/python/evaluator.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace assay;

void Call(harness::PythonModule& module) {
  harness::Error error;
  std::optional<Value> inputs = module.Call("get_inputs", {}, {}, error);
  for (const char* name : {"ModelNew", "Model"}) {
    const std::optional<Value> made = module.Call(name, {}, {}, error);
    if (!made) continue;
    (void)module.State(*made);
    const ValueList arguments = inputs && inputs->is_sequence() ? inputs->items() : ValueList{};
    const std::optional<Value> result = module.Invoke(*made, arguments, {}, error);
    if (result) (void)TextOf(*result);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  harness::PythonOptions options;
  options.max_steps = 100'000;
  options.max_bytes = 64u << 20;
  options.max_elements = 1 << 16;
  options.max_tensor_bytes = 64u << 20;
  options.max_work = 10'000'000;
  const std::uint64_t before = Budget::Held();
  harness::Error error;
  const auto module =
      harness::PythonModule::Load(std::string(reinterpret_cast<const char*>(data), size), options, error);
  if (module == nullptr) return 0;
  (void)module->IntegerConstants();
  Call(*module);
  if (Budget::Held() - before > (256u << 20)) fuzz::Fail("a module holds more than it may");
  return 0;
}
