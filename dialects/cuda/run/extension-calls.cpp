// Presents load_inline and the functions that it makes to the module, and evaluates their calls.
#include "dialects/cuda/run/extension-calls.h"

#include <algorithm>
#include <utility>

namespace assay::cuda {
namespace {

constexpr const char* kBuilder = "torch.utils.cpp_extension";
constexpr const char* kCalls = "assay_extension_calls";
constexpr int kMaxDynamicShared = 8;
// A module that calls its extension in more ways than this is not followed to its end.
constexpr std::size_t kMostCalls = 64;
// For a call with values: some steps per multiply-add of the largest variants (run-values.cpp).
constexpr std::uint64_t kMostSteps = 1'000'000'000;
constexpr std::uint64_t kMostSeconds = 12;

constexpr const char* kText = R"(
import assay_extension_calls

class _Function:
    def __init__(self, extension, name):
        self.extension = extension
        self.name = name

    def __call__(self, *arguments, **keywords):
        ended, value = assay_extension_calls.call(self.extension, self.name, *arguments, **keywords)
        if not ended:
            raise RuntimeError(value)
        return value

class _Extension:
    def __init__(self, number):
        self.number = number

    def __getattr__(self, name):
        return _Function(self.number, name)

def load_inline(name, cpp_sources=None, cuda_sources=None, functions=None, *rest, **more):
    return _Extension(assay_extension_calls.build(name, functions))

def load(name, sources, *rest, **more):
    if not more.get("is_python_module", True):
        raise NotImplementedError("an extension that is not a module")
    return _Extension(assay_extension_calls.build(name, None))
)";

bool Has(const Value& names, const std::string& name) {
  if (names.is(Value::Kind::kString)) return names.text() == name;
  if (names.is(Value::Kind::kDict)) return names.dict().Find(Value(name)) != nullptr;
  if (!names.is_sequence()) return false;
  return std::any_of(names.items().begin(), names.items().end(),
                     [&](const Value& one) { return one.is(Value::Kind::kString) && one.text() == name; });
}

}  // namespace

ExtensionCalls::ExtensionCalls(Reader& reader, const Project& project, const Input& input, const ReadOptions& options)
    : reader_(reader), project_(project), input_(input), options_(options) {}

std::optional<std::string> ExtensionCalls::ModuleText(const std::string& name) {
  return name == kBuilder ? std::optional<std::string>(kText) : std::nullopt;
}

bool ExtensionCalls::Provides(const std::string& module) const { return module == kCalls; }

std::optional<Value> ExtensionCalls::Call(const std::string&, const std::string& attribute, const ValueList& arguments,
                                          const ValueMap& keywords, std::string& error) {
  if (attribute == "build") return Build(arguments, error);
  if (attribute == "call") return CallFunction(arguments, keywords, error);
  error = "`" + attribute + "` of an extension is not modelled";
  return std::nullopt;
}

// Which of the extensions that were read the module builds now: by name and functions, each once.
std::optional<Value> ExtensionCalls::Build(const ValueList& arguments, std::string& error) {
  const bool named = arguments.size() == 2 && arguments[0].is(Value::Kind::kString);
  for (std::size_t i = 0; named && i < input_.extensions.size(); ++i) {
    const ExtensionInput& one = input_.extensions[i];
    if (one.name != arguments[0].text() || built_.contains(i)) continue;
    if (!std::all_of(one.names.begin(), one.names.end(), [&](const std::string& n) { return Has(arguments[1], n); }))
      continue;
    if (!one.unknown.empty()) {
      error = one.unknown;
      return std::nullopt;
    }
    built_.insert(i);
    return Value(static_cast<std::int64_t>(i));
  }
  error = "an extension that was not found when the reply was read";
  return std::nullopt;
}

// The statement of the module that is being executed.
SourceRange ExtensionCalls::Line() const {
  const int model = project_.IndexOf(FileRole::kModel);
  if (module_ == nullptr || model < 0 || module_->line() <= 0) return {};
  const std::string& text = project_.files[static_cast<std::size_t>(model)].text;
  std::size_t begin = 0;
  for (int line = 1; line < module_->line(); ++line) {
    begin = text.find('\n', begin);
    if (begin == std::string::npos) return {};
    ++begin;
  }
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  begin = std::min(text.find_first_not_of(" \t", begin), end);
  return {model, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// A failing call is repeated as it would be in one process: after the earlier calls, and with other contents of
// unset variables. Only what is the same then counts.
HostRecord ExtensionCalls::Follow(std::size_t number, HostRequest& request) {
  const HostRecord record = RunHost(request);
  const auto fails = [&](const HostRecord& one) {
    const CudaCall call = ReadHost(request, one).call;
    return call.failure || std::any_of(call.launches.begin(), call.launches.end(),
                                       [](const CudaLaunch& launch) { return launch.error != 0; });
  };
  if (!fails(record)) return record;
  HostRequest other = request;
  other.before = before_[number];
  if (!other.before.empty()) {
    if (other.before.size() >= kMostCalls) {
      HostRecord open = record;
      open.why_undecided = "a call fails after more calls than are followed";
      return open;
    }
    const HostRecord behind = RunHost(other);
    if (!fails(behind)) return behind;
  }
  if (request.module->unset.empty()) return record;
  other.unset_byte = 0x5a;
  HostRecord filled = RunHost(other);
  if (fails(filled)) return record;
  filled.why_undecided = "the host code reads a variable that is never set";
  return filled;
}

// Memory that a call allocates and does not free counts if a second such call allocates more: a buffer that is kept for
// later calls is allocated once.
std::vector<CudaStorage> ExtensionCalls::Leaks(std::size_t number, const HostRequest& request, const CudaCall& call) {
  const auto left = [](const CudaCall& of) {
    std::vector<CudaStorage> kept;
    for (const CudaStorage& storage : of.storages) {
      if (storage.allocated.valid() && !storage.released && !storage.returned) kept.push_back(storage);
    }
    return kept;
  };
  if (!call.undecided.empty() || call.failure || left(call).empty()) return {};
  HostRequest again = request;
  again.before = before_[number];
  again.before.push_back({request.function, request.arguments});
  const CudaCall second = ReadHost(again, RunHost(again)).call;
  if (!second.undecided.empty() || second.failure) return {};
  const auto earlier = [](const CudaStorage& storage) { return storage.released && !storage.allocated.valid(); };
  const auto freed = std::count_if(second.storages.begin(), second.storages.end(), earlier);
  std::vector<CudaStorage> kept = left(second);
  return static_cast<std::ptrdiff_t>(kept.size()) > freed ? kept : std::vector<CudaStorage>();
}

void ExtensionCalls::LeaveOpen(CudaCall& call) const {
  if (!call.failure || options_.chip_given) return;
  const auto asks = [](const VirtualFile& file) {
    for (const char* word : {"ComputeCapability", ".major", "->major", "sharedMemPerBlockOptin"}) {
      if (file.text.find(word) != std::string::npos) return true;
    }
    return false;
  };
  if (!std::any_of(project_.files.begin(), project_.files.end(), asks)) return;
  call.undecided = "it fails on " + std::string(options_.chip->name) +
                   ", asks for the chip, and none was given: " + call.failure->text;
  call.failure.reset();
}

void ExtensionCalls::Begin() {
  built_.clear();
  allowed_.clear();
  known_.clear();
  before_.clear();
  calls_.clear();
  faults_.clear();
  work_.clear();
  launches_ = 0;
}

std::string ExtensionCalls::AddKernels(std::size_t number, const DeviceOptions& how, HostRequest& request) {
  auto program = programs_.find(number);
  if (program == programs_.end()) {
    LoweredHost lowered = reader_.LowerDevice(project_, input_.extensions[number], options_);
    if (!lowered.why_not.empty()) return lowered.why_not;
    DeviceProgram made{std::move(lowered.module), reader_.DeviceLibrary()};
    if (made.library.empty()) return "the library of device functions cannot be read";
    program = programs_.emplace(number, std::move(made)).first;
  }
  request.device = &program->second;
  request.device_options = how;
  request.parameters = parameters_;
  request.limits.fuel = kMostSteps;
  request.limits.cpu_seconds = kMostSeconds;
  return "";
}

// The call with its values, in a process of its own.
std::optional<Value> ExtensionCalls::Run(std::size_t number, HostRequest& request, std::string& error) {
  const auto stop = [&](std::string why) {
    error = std::move(why);
    return std::optional<Value>();
  };
  if (std::string why = AddKernels(number, *how_, request); !why.empty()) return stop(std::move(why));
  HostReply reply = ReadHost(request, RunHost(request));
  for (const CudaAttribute& set : reply.call.attributes) {
    if (set.attribute == kMaxDynamicShared && set.error == 0) allowed_[number][set.symbol] = set.value;
  }
  const std::vector<TensorPtr> tensors = TensorsOf(request.arguments);
  for (auto& [argument, values] : reply.values) {
    const Tensor& tensor = *tensors[static_cast<std::size_t>(argument)];
    Tensor whole = tensor.View({tensor.room()}, {1}, 0);
    std::copy(values.begin(), values.end(), whole.data());
  }
  for (CudaFault& fault : reply.faults) {
    fault.run = reply.call.what;
    faults_.push_back(std::move(fault));
  }
  steps_ += reply.steps;
  for (CudaLaunchWork& did : reply.work) {
    did.run = reply.call.what;
    work_.push_back(std::move(did));
  }
  for (const CudaLaunch& launch : reply.call.launches) launches_ += launch.error == 0;
  LeaveOpen(reply.call);
  reply.call.extension = input_.extensions[number].name;
  reply.call.python = Line();
  calls_.push_back(std::move(reply.call));
  const CudaCall& call = calls_.back();
  if (!call.undecided.empty()) return stop(call.undecided);
  if (call.failure) return Value::Tuple({Value(false), Value(call.failure->text)});
  return Value::Tuple({Value(true), reply.result});
}

std::optional<Value> ExtensionCalls::CallFunction(const ValueList& arguments, const ValueMap& keywords,
                                                  std::string& error) {
  const bool called =
      arguments.size() >= 2 && arguments[0].is(Value::Kind::kInt) && arguments[1].is(Value::Kind::kString);
  const std::size_t number = called ? static_cast<std::size_t>(arguments[0].integer()) : input_.extensions.size();
  const auto stop = [&](std::string why) {
    error = std::move(why);
    return std::optional<Value>();
  };
  if (number >= input_.extensions.size()) return stop("no extension is called");
  if (!keywords.empty()) return stop("a bound function is called with keywords");
  if (std::any_of(arguments.begin() + 2, arguments.end(), [](const Value& argument) {
        return argument.is(Value::Kind::kInt) && Tensor::IsAddress(argument.integer());
      }))
    return stop("an extension is given the address of a tensor as a number, which is not followed");
  const ExtensionInput& extension = input_.extensions[number];
  auto lowered = lowered_.find(number);
  if (lowered == lowered_.end())
    lowered = lowered_.emplace(number, reader_.LowerHost(project_, extension, options_)).first;
  if (!lowered->second.why_not.empty()) return stop(lowered->second.why_not);
  HostRequest request;
  request.module = &lowered->second.module;
  request.library = reader_.HostLibrary();
  request.function = arguments[1].text();
  request.arguments.assign(arguments.begin() + 2, arguments.end());
  request.chip = options_.chip;
  request.allowed = allowed_[number];
  if (how_) return Run(number, request, error);
  if (bounds_) {
    if (std::string why = AddKernels(number, *bounds_, request); !why.empty()) return stop(std::move(why));
  }
  const std::string key = std::to_string(number) + ' ' + KeyOf(request);
  auto known = known_.find(key);
  const bool fresh = known == known_.end();
  if (fresh) {
    if (calls_.size() >= kMostCalls) return stop("the module calls its extension in too many ways");
    known = known_.emplace(key, Known{Follow(number, request), calls_.size()}).first;
  }
  HostReply reply = ReadHost(request, known->second.record);
  LeaveOpen(reply.call);
  for (const CudaAttribute& set : reply.call.attributes) {
    if (set.attribute == kMaxDynamicShared && set.error == 0) allowed_[number][set.symbol] = set.value;
  }
  const std::vector<TensorPtr> tensors = TensorsOf(request.arguments);
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    if (reply.written[i]) tensors[i]->Assign(Tensor::ShapeOnly(tensors[i]->dtype(), tensors[i]->shape()));
  }
  if (fresh) {
    for (CudaFault& fault : reply.faults) {
      fault.run = reply.call.what;
      faults_.push_back(std::move(fault));
    }
    reply.call.extension = extension.name;
    reply.call.python = Line();
    reply.call.leaks = Leaks(number, request, reply.call);
    calls_.push_back(std::move(reply.call));
  } else {
    ++calls_[known->second.call].times;
  }
  const CudaCall& call = calls_[known->second.call];
  if (!call.undecided.empty()) return stop(call.undecided);
  if (!call.failure && before_[number].size() < kMostCalls)
    before_[number].push_back({request.function, request.arguments});
  if (call.failure) return Value::Tuple({Value(false), Value(call.failure->text)});
  return Value::Tuple({Value(true), reply.result});
}

}  // namespace assay::cuda
