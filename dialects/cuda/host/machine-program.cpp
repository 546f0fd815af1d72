// The results of a standalone program (HostRequest::alone): its output, what it copied from the device, how it ended.
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "dialects/cuda/host/machine.h"
#include "dialects/cuda/host/output-capture.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay::cuda {

// The results that another order of threads may change, as numbers. Truncated if there is no room.
void Machine::RecordCopy(const Storage& from, const std::byte* bytes, std::size_t count) {
  TakeDevicePrints();
  SimTensor copied;
  copied.dtype = from.element.value_or(Dtype::kU8);
  const std::size_t elements = count / SizeOf(copied.dtype);
  if (elements == 0) return;
  copied.shape = {static_cast<std::int64_t>(elements)};
  copied.data.assign(bytes, bytes + elements * SizeOf(copied.dtype));
  const std::vector<double> values = ToDoubles(copied);
  const std::uint64_t first = value_area_.used();
  if (!value_area_.Add(values.data(), values.size())) return;
  log_.Begin(Event::kCopied);
  log_.Number(first);
  log_.Number(static_cast<std::uint64_t>(values.size()));
  Write();
}

// The program reads it without a copy: its final contents count.
void Machine::RecordManaged(Storage& storage) {
  if (!alone_ || !storage.managed) return;
  storage.managed = false;
  if (const std::byte* bytes = device_->Memory(storage.address, storage.bytes))
    RecordCopy(storage, bytes, static_cast<std::size_t>(storage.bytes));
}

void Machine::TakeDevicePrints() {
  if (Follows()) AddPrint(device_->TakePrinted());
}

void Machine::RecordPrints() {
  for (const std::shared_ptr<Storage>& storage : storages_) RecordManaged(*storage);
  TakeDevicePrints();
  std::string_view text = CapturedPrints();
  while (!text.empty()) {
    const std::string_view part = text.substr(0, EventWriter::kMostText);
    log_.Begin(Event::kPrinted);
    log_.Text(part);
    Write();
    text.remove_prefix(part.size());
  }
}

void Machine::Ended(int code) {
  RecordPrints();
  assay_torch_value result{};
  result.kind = assay_torch_is_int;
  result.as.integer = code;
  log_.Begin(Event::kResult);
  WriteResult(result);
  Write();
}

}  // namespace assay::cuda
