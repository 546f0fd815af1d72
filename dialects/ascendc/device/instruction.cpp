// Collecting one instruction for the watchers.
#include "dialects/ascendc/device/instruction.h"

#include <algorithm>

#include "dialects/ascendc/device/machine.h"

namespace assay::device {

std::int64_t Access::First() const {
  return begin + std::min<std::int64_t>(0, (blocks - 1) * block_stride) +
         std::min<std::int64_t>(0, (repeats - 1) * repeat_stride);
}

std::int64_t Access::End() const {
  return begin + bytes + std::max<std::int64_t>(0, (blocks - 1) * block_stride) +
         std::max<std::int64_t>(0, (repeats - 1) * repeat_stride);
}

Issue::Issue(Machine& machine, Pipe pipe, const char* intrinsic, int op, Dtype dtype)
    : machine_(machine.OpenInstruction() ? &machine : nullptr) {
  if (machine_ == nullptr) return;
  Issued& issued = machine.issued();
  issued.pipe = pipe;
  issued.intrinsic = intrinsic;
  issued.op = op;
  issued.dtype = dtype;
  issued.location = machine.core().location;
  issued.elements = issued.repeats = issued.bytes = 0;
  issued.accesses.clear();
  issued.changed.clear();
}

Issue::~Issue() {
  if (machine_ != nullptr) machine_->CloseInstruction();
}

bool Machine::OpenInstruction() {
  if (watchers_.empty() || core_ == nullptr || core_->issuing) return false;
  core_->issuing = true;
  return true;
}

void Machine::CloseInstruction() {
  core_->issuing = false;
  for (Watcher* watcher : watchers_) watcher->OnInstruction(*core_, issued_);
}

void Machine::Note(const Access& access) {
  if (core_ != nullptr && core_->issuing) issued_.accesses.push_back(access);
}

void Machine::NoteGm(const void* p, std::int64_t bytes, bool write, std::int64_t blocks, std::int64_t stride) {
  if (core_ == nullptr || !core_->issuing) return;
  Access access{.bytes = bytes, .blocks = blocks, .block_stride = stride, .write = write};
  const GmTensor* tensor = gm_.Find(p);
  if (tensor != nullptr) {
    access.tensor = static_cast<int>(tensor - gm_.tensors().data());
    access.begin = static_cast<const std::uint8_t*>(p) - tensor->base;
  }
  issued_.accesses.push_back(access);
}

void Machine::NoteWork(std::int64_t elements, std::int64_t repeats, std::int64_t bytes) {
  if (core_ == nullptr || !core_->issuing) return;
  issued_.elements += elements;
  issued_.repeats += repeats;
  issued_.bytes += bytes;
}

void Machine::Sync(SyncEvent::Kind kind, std::int64_t a, std::int64_t b, std::int64_t c) {
  if (watchers_.empty() || core_ == nullptr) return;
  const SyncEvent event{kind, a, b, c, core_->location};
  for (Watcher* watcher : watchers_) watcher->OnSync(*core_, event);
}

}  // namespace assay::device
