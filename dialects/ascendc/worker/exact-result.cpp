// One header, then the elements of each output, then births and writers in as many records as there can be, then
// growth, preceded by its count. Code of the input ran in the same process: everything read back is copied, and every
// number that later indexes something is checked.
#include "dialects/ascendc/worker/exact-result.h"

#include "reference/sim-tensor.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/recording.h"
#include "dialects/ascendc/worker/kernel-worker.h"

namespace assay {
namespace {

struct Header {
  std::uint64_t valid;
  std::uint64_t births, writers;
  std::int64_t scalars;
  std::uint32_t scalar_birth;
  std::int64_t unfollowed;
};

std::size_t Elements(const SimTensor& tensor) {
  return TensorBytes(tensor) / std::max<std::size_t>(SizeOf(tensor.dtype), 1);
}

// A few more than the limit: each place of each core may add one past it.
constexpr std::size_t kRecords = kMaxExactRecords * 2;

struct Parts {
  explicit Parts(const KernelRequest& request) {
    for (const SimTensor& output : request.outputs) elements += Elements(output);
    births = sizeof(Header) + elements * sizeof(ExactElement);
    writers = births + kRecords * sizeof(ExactBirth);
    growth = writers + kRecords * sizeof(ExactWriter);
    size = growth + sizeof(std::uint64_t) + kMaxExactGrowth * sizeof(ExactGrowth);
  }
  std::size_t elements = 0, births = 0, writers = 0, growth = 0, size = 0;
};

// As many bytes as there are elements, whatever their values: of a bool only 0 and 1 may be read as a bool.
std::vector<ExactElement> TakeElements(const std::byte* from, std::size_t count, const Header& header) {
  std::vector<ExactElement> elements(count);
  for (ExactElement& element : elements) {
    std::byte bytes[sizeof(ExactElement)];
    std::memcpy(bytes, from, sizeof bytes);
    from += sizeof bytes;
    for (const std::size_t flag : {offsetof(ExactElement, written), offsetof(ExactElement, undefined)})
      bytes[flag] = bytes[flag] != std::byte{0} ? std::byte{1} : std::byte{0};
    std::memcpy(static_cast<void*>(&element), bytes, sizeof bytes);
    if (element.birth >= header.births) element.birth = 0;
    if (element.writer >= header.writers) element.writer = 0;
  }
  return elements;
}

template <class Record>
std::vector<Record> TakeRecords(const std::byte* from, std::size_t count, const KernelRequest& request) {
  std::vector<Record> records(count);
  if (count > 0) std::memcpy(static_cast<void*>(records.data()), from, count * sizeof(Record));
  const std::size_t locations = request.module != nullptr ? request.module->locations.size() : 0;
  for (Record& record : records) {
    if (record.location < 0 || static_cast<std::size_t>(record.location) >= locations) record.location = -1;
    if (record.core < 0 || record.core >= std::max<std::int64_t>(request.block_dim, 1) * device::kMostCoresOfBlock)
      record.core = -1;
  }
  return records;
}

void Repair(ExactBirth& birth) {
  if (birth.kind < DriftKind::kNone || birth.kind > DriftKind::kWrap) birth.kind = DriftKind::kNone;
  if (static_cast<int>(birth.dtype) < 0 || birth.dtype > Dtype::kC64) birth.dtype = Dtype::kRaw;
  birth.element = std::clamp<std::int64_t>(birth.element, -1, std::int64_t{1} << 40);
}

}  // namespace

std::size_t ExactBytes(const KernelRequest& request) { return request.follow_tolerance > 0 ? Parts(request).size : 0; }

void LeaveExact(const KernelRequest& request, device::Machine& machine, SharedResult& result) {
  const device::Exact* followed = machine.exact();
  if (followed == nullptr) return;
  device::Exact& exact = *machine.exact();
  const Parts parts(request);
  std::byte* base = result.data + OutputBytes(request);
  auto* element = reinterpret_cast<ExactElement*>(base + sizeof(Header));
  for (const SimTensor& asked : request.outputs) {
    const std::string& name = asked.SharedName();
    const std::size_t count = Elements(asked);
    for (const device::GmTensor& tensor : machine.gm().tensors()) {
      const bool found = asked.present && tensor.role == device::GmRole::kOutput && tensor.name == name;
      if (found && static_cast<std::size_t>(tensor.size / tensor.element) == count)
        exact.Export(tensor, asked.dtype, element);
    }
    element += count;
  }
  Header header{1,
                std::min(exact.births().size(), kRecords),
                std::min(exact.writers().size(), kRecords),
                exact.scalars(),
                exact.scalar_birth(),
                exact.unfollowed()};
  std::memcpy(base + parts.births, exact.births().data(), header.births * sizeof(ExactBirth));
  std::memcpy(base + parts.writers, exact.writers().data(), header.writers * sizeof(ExactWriter));
  const std::uint64_t places = std::min(exact.growth().size(), kMaxExactGrowth);
  std::memcpy(base + parts.growth, &places, sizeof places);
  if (places > 0) std::memcpy(base + parts.growth + sizeof places, exact.growth().data(), places * sizeof(ExactGrowth));
  std::memcpy(base, &header, sizeof header);
}

std::optional<ExactTrace> TakeExact(const KernelRequest& request, const SharedResult& result) {
  if (ExactBytes(request) == 0) return std::nullopt;
  const Parts parts(request);
  const std::byte* base = result.data + OutputBytes(request);
  Header header;
  std::memcpy(&header, base, sizeof header);
  if (header.valid != 1) return std::nullopt;
  header.births = std::min<std::uint64_t>(header.births, kRecords);
  header.writers = std::min<std::uint64_t>(header.writers, kRecords);
  ExactTrace trace;
  const std::byte* element = base + sizeof(Header);
  for (const SimTensor& output : request.outputs) {
    const std::size_t count = Elements(output);
    trace.outputs.push_back(TakeElements(element, count, header));
    element += count * sizeof(ExactElement);
  }
  trace.births = TakeRecords<ExactBirth>(base + parts.births, header.births, request);
  for (ExactBirth& birth : trace.births) Repair(birth);
  trace.writers = TakeRecords<ExactWriter>(base + parts.writers, header.writers, request);
  std::uint64_t places = 0;
  std::memcpy(&places, base + parts.growth, sizeof places);
  places = std::min<std::uint64_t>(places, kMaxExactGrowth);
  trace.growth = TakeRecords<ExactGrowth>(base + parts.growth + sizeof places, places, request);
  trace.scalars = header.scalars;
  trace.scalar_birth = header.scalar_birth < header.births ? header.scalar_birth : 0;
  trace.unfollowed = header.unfollowed;
  return trace;
}

device::Inexact InexactOf(Accuracy accuracy) {
  switch (accuracy) {
    case Accuracy::kExact:
      return device::Inexact::kExact;
    case Accuracy::kAbove:
      return device::Inexact::kAbove;
    case Accuracy::kBelow:
      return device::Inexact::kBelow;
    default:
      return device::Inexact::kEstimate;
  }
}

}  // namespace assay
