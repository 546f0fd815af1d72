// The public interface of the SIMT machine.
#include "simulator/simt/machine.h"

#include "simulator/simt/runtime.h"

namespace assay::simt {

struct Machine::Impl {
  explicit Impl(const Settings& settings) : runtime(settings) {}
  Runtime runtime;
};

Machine::Machine(const Settings& settings) : impl_(std::make_unique<Impl>(settings)) {}
Machine::~Machine() = default;

std::uint64_t Machine::Allocate(std::int64_t bytes, std::int64_t element, int id, std::string name) {
  return impl_->runtime.memory.Allocate(bytes, element, Space::kGlobal, id, std::move(name));
}

bool Machine::Free(std::uint64_t address) { return impl_->runtime.memory.Free(address); }
bool Machine::Share(std::uint64_t address) { return impl_->runtime.memory.Share(address); }
std::byte* Machine::Host(std::uint64_t address, std::int64_t bytes) {
  return impl_->runtime.memory.Host(address, bytes);
}
void Machine::Written(std::uint64_t address, std::int64_t bytes) { impl_->runtime.memory.Written(address, bytes); }

std::uint64_t Machine::Variable(std::string_view symbol, std::int64_t& bytes) const {
  for (const simt::Variable& variable : impl_->runtime.variables) {
    if (variable.symbol != symbol || variable.space == Space::kShared) continue;
    bytes = static_cast<std::int64_t>(variable.bytes);
    return Memory::AddressOf(variable.slot);
  }
  return 0;
}

bool Machine::Launch(std::string_view kernel, void* const* arguments, const LaunchShape& shape,
                     const Schedule& schedule) {
  Runtime& runtime = impl_->runtime;
  const auto found = runtime.kernels.find(kernel);
  if (found == runtime.kernels.end()) {
    if (runtime.why_undecided.empty()) runtime.why_undecided = "a kernel that the device code does not define";
    return false;
  }
  return runtime.Launch(found->second, arguments, shape, schedule);
}

const std::string& Machine::why_undecided() const { return impl_->runtime.why_undecided; }
const std::vector<Event>& Machine::events() const { return impl_->runtime.events; }
void Machine::ClearEvents() { impl_->runtime.ClearEvents(); }
const LaunchWork& Machine::work() const { return impl_->runtime.work; }
const std::string& Machine::printed() const { return impl_->runtime.printed; }
std::uint64_t Machine::fuel_left() const { return impl_->runtime.fuel; }

Machine::CoverageCount Machine::Coverage(std::uint64_t address) const {
  CoverageCount count;
  const MemoryRegion* region = impl_->runtime.memory.Find(address);
  if (region == nullptr || region->hollow) return count;
  const auto cells = region->cell_count();
  std::uint64_t written = 0;
  for (std::uint64_t i = 0; i < cells; ++i) {
    if (region->all_written || region->cells[i].writer != 0) {
      ++written;
      continue;
    }
    if (count.first < 0) count.first = static_cast<std::int64_t>(i << region->shift);
    count.end = static_cast<std::int64_t>(std::min((i + 1) << region->shift, region->bytes));
  }
  count.elements = static_cast<std::int64_t>(cells);
  count.written = static_cast<std::int64_t>(written);
  return count;
}

}  // namespace assay::simt
