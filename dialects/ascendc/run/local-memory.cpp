// See local-memory.h. A length counts if the compiler knows it, and all instances of a template agree on it.
#include "dialects/ascendc/run/local-memory.h"

#include <algorithm>
#include <optional>
#include <string>

#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {
namespace {

bool IsInside(const SourceRange& inner, const SourceRange& outer) {
  return inner.file == outer.file && inner.begin >= outer.begin && inner.end <= outer.end;
}

// The call's argument for `parameter`; empty if it is not certain.
std::optional<std::int64_t> ValueOf(const KernelFacts& kernel, const SourceRange& call, const std::string& parameter) {
  std::optional<std::int64_t> found;
  for (const ApiValue& value : kernel.values) {
    if (value.api != "InitBuffer" || value.parameter != parameter || !IsInside(value.range, call)) continue;
    if (!value.fits || (found && *found != value.value)) return std::nullopt;
    found = value.value;
  }
  return found;
}

// Queues between global memory and the vector unit, and buffers for its computations, are in the unified buffer.
bool IsInUnifiedBuffer(const QueueDeclaration& queue) { return queue.position.find("VEC") != std::string::npos; }

}  // namespace

CoreMemory LocalMemoryOf(const KernelFacts& kernel, std::string_view chip) {
  CoreMemory memory;
  memory.capacity = device::FindChip(chip).ub;
  for (const QueueCall& call : kernel.queue_calls) {
    if (call.what != QueueCall::What::kInit) continue;
    const auto queue = std::find_if(kernel.queues.begin(), kernel.queues.end(), [&](const QueueDeclaration& one) {
      return !call.queue_id.empty() && one.id == call.queue_id;
    });
    if (queue == kernel.queues.end() || !IsInUnifiedBuffer(*queue)) continue;
    // An instance of a template is another reading of the same call.
    const bool seen = std::any_of(memory.buffers.begin(), memory.buffers.end(),
                                  [&](const LocalBuffer& one) { return one.range == call.range; });
    if (seen) continue;
    LocalBuffer buffer{call.queue, call.function, call.range, 1, ValueOf(kernel, call.range, "len")};
    if (queue->is_queue) {
      const std::optional<std::int64_t> count = ValueOf(kernel, call.range, "num");
      buffer.count = count.value_or(1);
      if (!count || *count <= 0) buffer.bytes.reset();
    }
    if (buffer.bytes && *buffer.bytes < 0) buffer.bytes.reset();
    if (buffer.bytes) buffer.bytes = (*buffer.bytes + kDataBlock - 1) / kDataBlock * kDataBlock;
    memory.buffers.push_back(std::move(buffer));
  }
  for (const KernelEntry& entry : kernel.entries) {
    if (entry.has_body) memory.entries.push_back(entry.name_range);
  }
  return memory;
}

}  // namespace assay::ascendc
