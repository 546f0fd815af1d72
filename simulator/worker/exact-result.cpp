// One header, then the elements of each output, then births and writers in as many records as there can be.
#include "simulator/worker/exact-result.h"

#include <algorithm>
#include <cstring>

#include "simulator/ascendc/exact.h"
#include "simulator/worker/kernel-worker.h"

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
    size = writers + kRecords * sizeof(ExactWriter);
  }
  std::size_t elements = 0, births = 0, writers = 0, size = 0;
};

}  // namespace

std::size_t ExactBytes(const KernelRequest& request) { return request.follow_tolerance > 0 ? Parts(request).size : 0; }

void LeaveExact(const KernelRequest& request, device::Machine& machine, SharedResult& result) {
  const device::Exact* followed = machine.exact();
  if (followed == nullptr) return;
  device::Exact& exact = *machine.exact();
  const Parts parts(request);
  std::byte* base = result.data + OutputBytes(request);
  auto* element = reinterpret_cast<ExactElement*>(base + sizeof(Header));
  // Outputs that the launch left out have no tensor in the memory.
  std::size_t next = 0;
  const auto& tensors = machine.gm().tensors();
  for (const SimTensor& asked : request.outputs) {
    std::size_t at = next;
    while (at < tensors.size() && (tensors[at].role != device::GmRole::kOutput || tensors[at].name != asked.name)) ++at;
    const std::size_t count = Elements(asked);
    if (at < tensors.size() && static_cast<std::size_t>(tensors[at].size / tensors[at].element) == count) {
      exact.Export(tensors[at], asked.dtype, element);
      next = at + 1;
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
  std::memcpy(base, &header, sizeof header);
}

std::optional<ExactTrace> TakeExact(const KernelRequest& request, const SharedResult& result) {
  if (ExactBytes(request) == 0) return std::nullopt;
  const Parts parts(request);
  const std::byte* base = result.data + OutputBytes(request);
  Header header;
  std::memcpy(&header, base, sizeof header);
  if (header.valid != 1) return std::nullopt;
  ExactTrace trace;
  const auto* element = reinterpret_cast<const ExactElement*>(base + sizeof(Header));
  for (const SimTensor& output : request.outputs) {
    trace.outputs.emplace_back(element, element + Elements(output));
    element += Elements(output);
  }
  const auto* births = reinterpret_cast<const ExactBirth*>(base + parts.births);
  const auto* writers = reinterpret_cast<const ExactWriter*>(base + parts.writers);
  trace.births.assign(births, births + header.births);
  trace.writers.assign(writers, writers + header.writers);
  trace.scalars = header.scalars;
  trace.scalar_birth = header.scalar_birth;
  trace.unfollowed = header.unfollowed;
  return trace;
}

}  // namespace assay
