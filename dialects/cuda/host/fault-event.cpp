// Every member of a fault in one fixed order, for writing and for reading.
#include "dialects/cuda/host/fault-event.h"

#include <type_traits>

namespace assay::cuda {
namespace {

constexpr auto kLastKind = CudaFaultKind::kOutputUnwritten;

// Calls `f` on every member that has the same bytes on both sides.
template <class Event, class F>
void EachNumber(Event& event, F f) {
  auto& fault = event.fault;
  f(fault.kind);
  f(fault.memory.kind);
  f(event.launch);
  f(event.where);
  f(event.other);
  f(event.storage);
  f(fault.thread);
  f(fault.other_thread);
  f(fault.memory.bytes);
  f(fault.memory.element);
  f(fault.offset);
  f(fault.size);
  f(fault.align);
  f(fault.lowest);
  f(fault.highest);
  f(fault.times);
  f(fault.waiting);
  f(fault.missing);
  f(fault.barriers);
  f(fault.mask);
  f(fault.lane);
}

template <class Event, class F>
void EachFlag(Event& event, F f) {
  f(event.fault.writes);
  f(event.fault.other_writes);
  f(event.fault.same_value);
  f(event.fault.memory.on_host);
}

template <class Event, class F>
void EachText(Event& event, F f) {
  f(event.fault.kernel);
  f(event.fault.memory.name);
  f(event.fault.text);
}

}  // namespace

bool Write(const FaultEvent& event, EventWriter& to) {
  to.Begin(Event::kFault);
  EachNumber(event, [&](const auto& number) { to.Number(number); });
  EachFlag(event, [&](bool flag) { to.Number(static_cast<std::uint8_t>(flag)); });
  EachText(event, [&](const std::string& text) { to.Text(text); });
  return to.End();
}

FaultEvent ReadFault(EventReader& from) {
  FaultEvent event;
  EachNumber(event, [&](auto& number) { number = from.Number<std::remove_reference_t<decltype(number)>>(); });
  EachFlag(event, [&](bool& flag) { flag = from.Number<std::uint8_t>() != 0; });
  EachText(event, [&](std::string& text) { text = from.Text(); });
  const bool known = event.fault.kind >= CudaFaultKind{} && event.fault.kind <= kLastKind &&
                     event.fault.memory.kind >= CudaMemory::Kind::kNone &&
                     event.fault.memory.kind <= CudaMemory::Kind::kLocal;
  if (!known) from.Refuse();
  return event;
}

}  // namespace assay::cuda
