// See run-alone.h.
#include "dialects/cuda/run/run-alone.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "analyzer/facts/cuda/extension.h"
#include "dialects/cuda/host/host-run.h"
#include "dialects/cuda/host/kernel-name.h"
#include "dialects/cuda/run/alone-arguments.h"
#include "dialects/cuda/run/alone-outputs.h"
#include "dialects/cuda/run/launch-text.h"
#include "dialects/cuda/run/launch-time.h"
#include "dialects/cuda/run/other-runs.h"
#include "dialects/cuda/run/run-reply.h"

namespace assay::cuda {
namespace {

constexpr std::uint64_t kMostStepsAlone = 2'000'000'000;
constexpr std::uint64_t kMostSecondsAlone = 15;
constexpr const char* kMain = "main";
constexpr const char* kLaunch = "launch";

const CudaUnit* UnitOf(const Facts& read) {
  const auto& extensions = read.Get<CudaFacts>().extensions;
  return extensions.size() == 1 && extensions[0].cuda.file >= 0 ? &extensions[0].cuda : nullptr;
}

bool HasMain(const Facts& read) {
  const CudaUnit* unit = UnitOf(read);
  return unit != nullptr && std::any_of(unit->functions.begin(), unit->functions.end(), [](const CudaFunction& one) {
           return one.name == kMain && one.is_host && one.defined;
         });
}

std::string NumbersOf(const std::array<std::uint32_t, 3>& all) {
  if (all[1] == 1 && all[2] == 1) return std::to_string(all[0]);
  return fmt::format("({}, {}, {})", all[0], all[1], all[2]);
}

class Alone {
 public:
  Alone(Reader& reader, const Project& project, const ExtensionInput& input, const ReadOptions& options,
        const Contract* contract, const std::string& contract_dir, const Facts& read)
      : reader_(reader),
        project_(project),
        input_(input),
        options_(options),
        contract_(contract),
        contract_dir_(contract_dir),
        read_(read) {}

  AloneRun Run() {
    ShapeRun run;
    run.status = ShapeRun::Status::kUndecided;
    run.why_undecided = Prepare();
    if (run.why_undecided.empty()) Follow(run);
    run.what = out_.ran;
    FillLimits(*options_.chip, out_.launches);
    out_.values.runs.push_back(std::move(run));
    return std::move(out_);
  }

 private:
  // The reason why nothing can run, if any.
  std::string Prepare() {
    const CudaUnit* unit = UnitOf(read_);
    if (unit == nullptr) return "it is no single CUDA file";
    std::string text;
    if (contract_ != nullptr && contract_->attributes.contains("launch")) {
      if (const auto* given = std::get_if<std::string>(&contract_->attributes.at("launch"))) text = *given;
    }
    if (text.empty()) text = FindLaunchComment(project_);
    if (text.empty() && HasMain(read_)) {
      program_ = true;
      out_.ran = kMain;
      own_ = input_;
      own_.epilogue = "\n#include <assay/run_alone.h>\n" + Entry(
                                                               "result->kind = assay_torch_is_int;\n"
                                                               "  result->as.integer = assay_alone::program(main);",
                                                               "");
      return Lower();
    }
    if (text.empty())
      return "nothing says how its kernel is launched: `launch` of a contract, --launch, or a comment "
             "`// assay: launch KERNEL<<<BLOCKS, THREADS>>>`";
    std::string error;
    const std::optional<LaunchText> launch = ParseLaunch(text, error);
    if (!launch) return error;
    launch_ = *launch;
    if (const std::string why = FindKernel(*unit); !why.empty()) return why;
    arguments_ = ArgumentsFor(*kernel_, launch_, contract_, contract_dir_, AssumedContents::kPattern);
    if (!arguments_.why_not.empty()) return arguments_.why_not;
    out_.assumed = arguments_.notes;
    out_.ran = fmt::format("{}<<<{}, {}{}>>>", launch_.kernel, NumbersOf(launch_.grid), NumbersOf(launch_.block),
                           launch_.shared > 0 ? fmt::format(", {}", launch_.shared) : "");
    own_ = input_;
    own_.epilogue = "\n#include <assay/run_alone.h>\n" + Entry(LaunchStatement(), Signature());
    return Lower();
  }

  std::string FindKernel(const CudaUnit& unit) {
    const std::string plain = PlainName(launch_.kernel.substr(0, launch_.kernel.find('<')));
    for (const CudaFunction& function : unit.functions) {
      if (!function.is_kernel || !function.defined) continue;
      const bool named =
          function.name == launch_.kernel.substr(0, launch_.kernel.find('<')) || PlainName(function.name) == plain;
      if (!launch_.kernel.empty() && !named) continue;
      if (kernel_ != nullptr && kernel_->name != function.name)
        return launch_.kernel.empty() ? "the file has several kernels, and the launch names none"
                                      : fmt::format("several kernels are called `{}`", plain);
      kernel_ = &function;
    }
    if (kernel_ == nullptr)
      return launch_.kernel.empty() ? "the file has no kernel" : fmt::format("there is no kernel `{}`", launch_.kernel);
    if (launch_.kernel.empty()) launch_.kernel = kernel_->name;
    if (kernel_->is_template && launch_.kernel.find('<') == std::string::npos)
      return fmt::format("`{}` is a template: the launch has to name its arguments, `{}<...>`", kernel_->name,
                         kernel_->name);
    return "";
  }

  // A launch of a grid that synchronises must be a cooperative one.
  bool IsCooperative() const {
    const std::string& text = project_.files[static_cast<std::size_t>(input_.cuda_file)].text;
    return text.find("grid_group") != std::string::npos || text.find("this_grid") != std::string::npos;
  }

  std::string KernelName() const {
    const bool scoped = kernel_->name.find("::") == std::string::npos || launch_.kernel.find("::") != std::string::npos;
    return scoped ? launch_.kernel : kernel_->name.substr(0, kernel_->name.rfind("::") + 2) + launch_.kernel;
  }

  std::string LaunchStatement() const {
    const auto dim = [](const std::array<std::uint32_t, 3>& all) {
      return fmt::format("dim3({}u, {}u, {}u)", all[0], all[1], all[2]);
    };
    return fmt::format("assay_alone::launch({}, {}, {}, {}u, {}, given);\n  result->kind = assay_torch_none;",
                       KernelName(), dim(launch_.grid), dim(launch_.block), launch_.shared, IsCooperative());
  }

  std::string Signature() const {
    std::string words;
    for (const Value& value : arguments_.values)
      words += value.is_tensor() || value.is_none() ? "T? " : value.is(Value::Kind::kFloat) ? "d " : "i ";
    return words;
  }

  std::string Entry(const std::string& body, const std::string& signature) const {
    return fmt::format(
        "static void assay_alone_run(void*, const assay_torch_value* given, assay_torch_value* result) {{\n"
        "  (void)given;\n  {}\n}}\n"
        "extern \"C\" void* PyInit_extension() {{\n"
        "  assay_torch_def(\"{}\", nullptr, assay_alone_run, \"{}\", 0);\n  return nullptr;\n}}\n",
        body, program_ ? kMain : kLaunch, signature);
  }

  std::string Lower() {
    host_ = reader_.LowerHost(project_, own_, options_);
    if (!host_.why_not.empty()) return host_.why_not;
    LoweredHost device = LowerKernels();
    if (!device.why_not.empty()) return device.why_not;
    device_ = {std::move(device.module), reader_.DeviceLibrary()};
    return device_.library.empty() ? "the library of device functions cannot be read" : "";
  }

  // The device's side contains an instance of a template only if something there names it, too.
  LoweredHost LowerKernels() {
    if (kernel_ == nullptr || !kernel_->is_template) return reader_.LowerDevice(project_, input_, options_);
    Project named = project_;
    VirtualFile& file = named.files[static_cast<std::size_t>(input_.cuda_file)];
    const std::string use =
        fmt::format("\nstatic void assay_alone_use() {{ auto* kernel = &{}; (void)kernel; }}\n", KernelName());
    file.text += use;
    file.map.AppendMade(0, 0, static_cast<std::uint32_t>(use.size()));
    return reader_.LowerDevice(named, input_, options_);
  }

  struct Ended {
    HostReply reply;
    std::optional<Value> result;  // what other orders of threads may change
    ValueList arguments;
  };

  Ended Once(const DeviceOptions& how, const AloneArguments& given) {
    Ended ended;
    // Copies of tensors, preserving shared storage.
    std::map<const Tensor*, TensorPtr> copies;
    for (const Value& value : given.values) {
      if (!value.is_tensor()) {
        ended.arguments.push_back(value);
        continue;
      }
      TensorPtr& copy = copies[value.tensor().get()];
      if (copy == nullptr) copy = std::make_shared<Tensor>(value.tensor()->Copy());
      ended.arguments.push_back(Value(copy));
    }
    HostRequest request;
    request.module = &host_.module;
    request.library = reader_.HostLibrary();
    request.function = program_ ? kMain : kLaunch;
    request.arguments = ended.arguments;
    request.chip = options_.chip;
    request.device = &device_;
    request.device_options = how;
    request.alone = true;
    request.unwritten = given.unwritten;
    for (const CudaFunction& function : UnitOf(read_)->functions) {
      if (function.is_kernel) request.parameters.emplace(PlainName(function.name), function.params);
    }
    request.limits.fuel = kMostStepsAlone;
    request.limits.cpu_seconds = kMostSecondsAlone;
    ended.reply = ReadHost(request, RunHost(request));
    const std::vector<TensorPtr> tensors = TensorsOf(request.arguments);
    for (auto& [argument, values] : ended.reply.values) {
      const Tensor& tensor = *tensors[static_cast<std::size_t>(argument)];
      Tensor whole = tensor.View({tensor.room()}, {1}, 0);
      std::copy(values.begin(), values.end(), whole.data());
    }
    if (!ended.reply.call.undecided.empty() || ended.reply.call.failure) return ended;
    ValueList items;
    for (const TensorPtr& tensor : tensors) items.emplace_back(tensor);
    for (std::vector<double>& copied : ended.reply.copied)
      items.emplace_back(Tensor(Dtype::kF64, {static_cast<std::int64_t>(copied.size())}, std::move(copied)));
    ended.result = Value::List(std::move(items));
    return ended;
  }

  void Follow(ShapeRun& run) {
    using Status = ShapeRun::Status;
    Ended first = Once({}, arguments_);
    CudaCall& call = first.reply.call;
    call.function = program_ ? kMain : launch_.kernel;
    for (CudaLaunch& launch : call.launches) launch.where = program_ ? launch.where : kernel_->name_range;
    out_.printed = first.reply.printed;
    std::vector<CudaFault> seen = std::move(first.reply.faults);
    for (CudaFault& fault : seen) {
      fault.run = out_.ran;
      if (!program_) fault.launch = kernel_->name_range;
    }
    const bool left = DropAssumedBounds(seen);
    MarkSteps(project_, seen);
    const auto faults = [](Ended other) { return other.result ? std::optional(other.reply.faults) : std::nullopt; };
    AskCloseTogether([&](const DeviceOptions& how) { return faults(Once(how, arguments_)); }, seen);
    if (first.result)
      AskOtherRuns(*first.result, [this](const DeviceOptions& how) { return Once(how, arguments_).result; }, seen);
    if (first.result && options_.time) KeepTimes(Counted(), *options_.chip, out_.values.work, run);
    DropByContents(seen);
    unwritten_ = TakeUnwritten(seen);
    const bool spoilt = SpoilsValues(seen);
    const std::string unknown = WhyUnknown(seen);
    std::move(seen.begin(), seen.end(), std::back_inserter(out_.values.facts.faults));
    out_.launches.calls.push_back(std::move(call));
    const CudaCall& kept = out_.launches.calls.back();
    run.faulty = spoilt;
    run.status = spoilt ? Status::kFaults : Status::kUndecided;
    if (!kept.undecided.empty()) {
      run.why_undecided = kept.undecided;
      if (!spoilt) out_.launches.undecided = kept.undecided;
      return;
    }
    if (kept.failure) {
      run.why_undecided = "the program does not come to its end: " + kept.failure->text;
      return;
    }
    out_.launches.finished = true;
    const bool refused = std::any_of(kept.launches.begin(), kept.launches.end(),
                                     [](const CudaLaunch& launch) { return launch.error != 0; });
    if (spoilt) return;
    if (refused) return void(run.why_undecided = "a launch is refused, and its kernel does not run");
    if (!unknown.empty()) return void(run.why_undecided = unknown);
    if (left)
      return void(run.why_undecided =
                      "the kernel leaves the memory that was assumed for it; a contract says how much there is");
    if (program_ && kept.launches.empty() && kept.library_calls.empty())
      return void(run.why_undecided = "the program ends without a launch");
    run.status = Status::kClean;
    if (program_) {
      const bool failed = first.reply.result.is(Value::Kind::kInt) && first.reply.result.integer() != 0;
      run.values = ShapeRun::Values::kUndecided;
      run.why_undecided = failed ? fmt::format("the program ends with {}", first.reply.result.integer())
                                 : "nothing but the program says what it should compute";
      return;
    }
    Compare(run, first);
  }

  std::vector<CudaLaunchWork> Counted() {
    std::vector<CudaLaunchWork> work = Once({.count = true}, arguments_).reply.work;
    for (CudaLaunchWork& launch : work)
      launch.run = out_.ran, launch.launch = program_ ? launch.launch : kernel_->name_range;
    return work;
  }

  // Assumed memory has no known end.
  bool DropAssumedBounds(std::vector<CudaFault>& faults) const {
    const std::size_t before = faults.size();
    std::erase_if(faults, [&](const CudaFault& fault) {
      const bool bounds =
          fault.kind == CudaFaultKind::kReadOutOfBounds || fault.kind == CudaFaultKind::kWriteOutOfBounds;
      return bounds && fault.memory.kind == CudaMemory::Kind::kTensor && arguments_.assumed.contains(fault.memory.name);
    });
    return faults.size() != before;
  }

  // A fault that appears with one content of assumed memory and not with another depends on values that were not given.
  void DropByContents(std::vector<CudaFault>& faults) {
    if (arguments_.assumed.empty() || faults.empty()) return;
    const AloneArguments zeros = ArgumentsFor(*kernel_, launch_, contract_, contract_dir_, AssumedContents::kZeros);
    const Ended other = Once({}, zeros);
    if (!other.result) return;
    const auto places = [](const CudaFault& fault) { return std::minmax(fault.where, fault.other); };
    std::erase_if(faults, [&](const CudaFault& fault) {
      return std::none_of(other.reply.faults.begin(), other.reply.faults.end(),
                          [&](const CudaFault& one) { return one.kind == fault.kind && places(one) == places(fault); });
    });
  }

  void Compare(ShapeRun& run, const Ended& ended) {
    using Values = ShapeRun::Values;
    if (contract_ == nullptr || contract_->outputs.empty()) {
      run.values = Values::kUndecided;
      run.why_undecided = "nothing says what the kernel should compute";
      return;
    }
    const std::vector<TensorPtr> made = Outputs(ended);
    for (std::size_t i = 0; i < made.size(); ++i)
      out_.outputs.push_back(AsSimTensor(contract_->outputs[i].name, *made[i]));
    std::vector<std::vector<double>> want;
    std::string why;
    if (!ReferenceOf(*contract_, contract_dir_, arguments_.inputs, want, why)) {
      run.values = Values::kUndecided;
      run.why_undecided = why;
      return;
    }
    // A contract's outputs are needed in full.
    std::move(unwritten_.begin(), unwritten_.end(), std::back_inserter(out_.values.facts.faults));
    run.values = Values::kMatch;
    for (std::size_t i = 0; i < made.size(); ++i)
      CompareOutput(*contract_, arguments_.inputs, out_.outputs[i], want[i], kernel_->name_range, run);
  }

  // The copies of this run that correspond to the contract's outputs.
  std::vector<TensorPtr> Outputs(const Ended& ended) const {
    std::vector<TensorPtr> made;
    for (const TensorPtr& output : arguments_.outputs) {
      TensorPtr found = output;  // no parameter: as it was
      for (std::size_t i = 0; i < arguments_.values.size(); ++i) {
        if (arguments_.values[i].is_tensor() && arguments_.values[i].tensor() == output)
          found = ended.arguments[i].tensor();
      }
      made.push_back(found);
    }
    return made;
  }

  Reader& reader_;
  const Project& project_;
  const ExtensionInput& input_;
  const ReadOptions& options_;
  const Contract* contract_;
  const std::string& contract_dir_;
  const Facts& read_;
  ExtensionInput own_;  // with what calls it
  bool program_ = false;
  LaunchText launch_;
  const CudaFunction* kernel_ = nullptr;
  AloneArguments arguments_;
  std::vector<CudaFault> unwritten_;
  LoweredHost host_;
  DeviceProgram device_;
  AloneRun out_;
};

}  // namespace

bool RunsAlone(const Project& project, const Facts& read) {
  return UnitOf(read) != nullptr && (HasMain(read) || !FindLaunchComment(project).empty());
}

AloneRun RunAlone(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                  const Contract* contract, const std::string& contract_dir, const Facts& read) {
  if (input.extensions.size() != 1) {
    AloneRun none;
    ShapeRun& run = none.values.runs.emplace_back();
    run.status = ShapeRun::Status::kUndecided;
    run.why_undecided = "a contract is run with a single CUDA file; a Python module runs with --task";
    return none;
  }
  return Alone(reader, project, input.extensions[0], options, contract, contract_dir, read).Run();
}

}  // namespace assay::cuda
