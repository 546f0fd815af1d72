// Writes the first round of a reduction into its work tensor.
#include "dialects/ascendc/device/reduce-work.h"

#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

std::int64_t UpTo(std::int64_t n, std::int64_t unit) { return (n + unit - 1) / unit * unit; }

// Bytes past the end of the work tensor's own buffer.
void Spoil(Machine& m, const Buffer& buffer, std::int64_t offset, std::int64_t bytes) {
  LocalSpace& space = m.core().spaces[buffer.space];
  const std::int64_t end = buffer.address + offset + bytes;
  if (end > space.capacity) {
    m.Report(FaultKind::kOnChipOutOfBounds)
        .Extent(offset, bytes, buffer.size)
        .Arg("write", 1)
        .Most("past_memory", 1)
        .Other(buffer.init_location);
  }
  Origin origin{.kind = FaultKind::kOnChipOutOfBounds,
                .location = m.core().location,
                .core = m.core().id,
                .occurrence = m.core().intrinsics,
                .offset = offset,
                .bytes = bytes,
                .size = buffer.size,
                .buffer_location = buffer.init_location,
                .write = true};
  const std::int64_t first = std::max(buffer.address + buffer.size, buffer.address + offset);
  const std::int64_t last = std::min(end, kSpaceReserve);
  if (last <= first) return;
  std::memset(space.shadow + first, m.OriginFor(origin), static_cast<std::size_t>(last - first));
  space.high = std::max(space.high, last);
}

}  // namespace

std::int64_t WorkElements(int op, const ReduceForm& form, int per_repeat, std::int64_t repeats) {
  if (op == ASSAY_REDUCE_SUM) return form.count_form ? 0 : repeats;
  const std::int64_t whole = form.count_form ? std::max<std::int64_t>(form.n / per_repeat, 1) : repeats;
  const bool rest = form.count_form && form.n > per_repeat && form.n % per_repeat != 0;
  if (!form.with_index) return 2 * whole;
  if (whole == 1) return rest ? 2 : 0;
  const std::int64_t block = per_repeat / 8;
  std::int64_t round = 2 * whole, start = 0;
  while (round > 2) {
    start += UpTo(round, block);
    round = 2 * ((round + per_repeat - 1) / per_repeat);
  }
  return start + round;
}

void UseWork(Machine& m, int op, Dtype dtype, const ReduceForm& form, const std::vector<Partial>& parts,
             int per_repeat) {
  const std::int64_t elements = WorkElements(op, form, per_repeat, static_cast<std::int64_t>(parts.size()));
  if (elements == 0 || form.work.handle == 0) return;
  const Buffer& buffer = *m.FindBuffer(form.work.handle);
  LocalSpace& space = m.core().spaces[buffer.space];
  const auto element = static_cast<std::int64_t>(SizeOf(dtype));
  const std::int64_t base = buffer.address + form.work.offset, bytes = elements * element;
  m.Note({.space = static_cast<int>(buffer.space),
          .begin = base,
          .bytes = bytes,
          .write = true,
          .handle = form.work.handle});
  if (base < 0 || form.work.offset < 0) return;
  const int each = op == ASSAY_REDUCE_SUM ? 1 : 2;
  const std::int64_t own = std::min(buffer.address + buffer.size, kSpaceReserve);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::uint8_t row[16] = {};
    StoreFloat(dtype, &parts[i].value, row, 1);
    std::memcpy(row + element, &parts[i].index, static_cast<std::size_t>(element));
    const std::int64_t at = base + static_cast<std::int64_t>(i) * each * element;
    const std::int64_t size = std::min(each * element, own - at);
    if (size <= 0 || at + size > base + bytes) break;
    std::memcpy(space.data + at, row, static_cast<std::size_t>(size));
    std::memset(space.shadow + at, parts[i].taint != 0 ? parts[i].taint : kDefined, static_cast<std::size_t>(size));
    space.high = std::max(space.high, at + size);
  }
  if (form.work.offset + bytes > buffer.size) Spoil(m, buffer, form.work.offset, bytes);
}

}  // namespace assay::device
