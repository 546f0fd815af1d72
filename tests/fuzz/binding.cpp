// Bindings in C++: load, call everything that Python sees.
#include "reference/binding/evaluator.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace assay;
  harness::BindingOptions options;
  options.max_steps = 50'000;
  options.max_bytes = 64u << 20;
  options.launch_macros = {"EXEC_NPU_CMD", "LAUNCH"};
  options.conversions = {"ConvertType"};
  options.allocators = {"ApplyTensor", "create_output"};
  options.launch = [](const harness::OperatorLaunch& launch, std::string& error) {
    if (launch.undefined.size() != launch.arguments.size()) fuzz::Fail("arguments without a word about them");
    error = "enough";
    return launch.arguments.size() < 8;
  };
  TensorContext context;
  context.max_elements = 1 << 16;
  context.max_work = 10'000'000;
  const TensorContext::Use use(context);
  harness::Error error;
  const auto module =
      harness::BindingModule::Load(std::string(reinterpret_cast<const char*>(data), size), options, error);
  if (module == nullptr) return 0;
  (void)module->extension();
  const Value x = Tensor(Dtype::kF32, {2, 3}), sizes = Value::List({Value(2), Value(3)});
  for (const std::string& name : module->Names()) {
    for (const ValueList& arguments :
         {ValueList{}, ValueList{x}, ValueList{x, x}, ValueList{x, Value(2)}, ValueList{x, sizes, Value(0.5)},
          ValueList{Value::List({x, x}), Value("text")}}) {
      harness::BindingError failure;
      (void)module->Call(name, arguments, {}, failure);
    }
  }
  return 0;
}
