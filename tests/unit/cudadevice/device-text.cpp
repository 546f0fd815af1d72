// Compiles as the dialect does, without a worker around it.
#include "tests/unit/cudadevice/device-text.h"

#include <llvm/IR/Module.h>

#include <cstring>
#include <fstream>
#include <iterator>

#include "dialects/cuda/device/simulated-device.h"
#include "dialects/cuda/read/reader.h"
#include "simulator/simt/prepare.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/symbols.h"

namespace assay::test {
namespace {

constexpr const char* kResources = ASSAY_RESOURCES;

}  // namespace

struct DeviceText::Impl {
  explicit Impl(const simt::Settings& settings) : machine(settings) {}

  std::string text, error;
  LoweredModule module;
  Jit jit;
  simt::Machine machine;

  void Compile() {
    Project project;
    VirtualFile file;
    file.name = "kernel.cu";
    file.text = text;
    file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
    project.files.push_back(file);
    cuda::ExtensionInput input;
    input.cuda_file = 0;
    input.torch = false;
    cuda::ReadOptions options;
    options.chip = &cuda::ChipNamed("sm_80");
    options.toolkit = &cuda::ToolkitNamed("12.4");
    cuda::Reader reader(kResources);
    cuda::LoweredHost lowered = reader.LowerDevice(project, input, options);
    error = lowered.why_not;
    if (!error.empty()) return;
    module = std::move(lowered.module);
    Jit::Warm();
    llvm::Module* parsed = jit.Parse(module.bitcode, error);
    if (parsed == nullptr) return;
    simt::PrepareOptions prepare;
    prepare.resolved = [](std::string_view name) { return LibrarySymbol(name) != nullptr; };
    if (!simt::Prepare(*parsed, jit.ParseOwn(reader.DeviceLibrary(), error), prepare, error)) return;
    CollectStaticInit(*parsed);
    if (!jit.Compile(cuda::DeviceSymbol, error)) return;
    reinterpret_cast<void (*)()>(jit.Image("").init)();
  }
};

DeviceText::DeviceText(const std::string& text, const simt::Settings& settings)
    : impl_(std::make_unique<Impl>(settings)) {
  impl_->text = text;
  impl_->Compile();
}
DeviceText::~DeviceText() = default;
const std::string& DeviceText::error() const { return impl_->error; }
simt::Machine& DeviceText::machine() { return impl_->machine; }

bool DeviceText::Launch(const std::string& kernel, std::vector<std::uint64_t> arguments, unsigned grid, unsigned block,
                        std::size_t shared, const simt::Schedule& schedule, bool cooperative) {
  simt::LaunchShape shape;
  shape.grid = {grid, 1, 1};
  shape.block = {block, 1, 1};
  shape.dynamic_shared = shared;
  shape.cooperative = cooperative;
  return Launch(kernel, std::move(arguments), shape, schedule);
}

bool DeviceText::Launch(const std::string& kernel, std::vector<std::uint64_t> arguments, const simt::LaunchShape& shape,
                        const simt::Schedule& schedule) {
  std::vector<void*> pointers;
  for (std::uint64_t& argument : arguments) pointers.push_back(&argument);
  return impl_->machine.Launch(kernel, pointers.data(), shape, schedule);
}

std::vector<simt::EventKind> DeviceText::Kinds() {
  std::vector<simt::EventKind> kinds;
  for (const simt::Event& event : impl_->machine.events()) kinds.push_back(event.kind);
  return kinds;
}

std::string DeviceText::TextAt(std::int32_t place) const {
  const auto& places = impl_->module.locations;
  if (place < 0 || static_cast<std::size_t>(place) >= places.size()) return "";
  const SourceRange range = places[static_cast<std::size_t>(place)].range;
  return impl_->text.substr(range.begin, range.end - range.begin);
}

void DeviceText::Fill(std::uint64_t address, const void* from, std::int64_t bytes) {
  std::memcpy(impl_->machine.Host(address, bytes), from, static_cast<std::size_t>(bytes));
  impl_->machine.Written(address, bytes);
}

void DeviceText::Take(std::uint64_t address, void* to, std::int64_t bytes) {
  std::memcpy(to, impl_->machine.Host(address, bytes), static_cast<std::size_t>(bytes));
}

}  // namespace assay::test
