// Every member in one fixed order, for writing and for reading.
#include "dialects/cuda/host/work-event.h"

#include <tuple>
#include <type_traits>

namespace assay::cuda {
namespace {

constexpr std::uint64_t kMostAmount = std::uint64_t{1} << 52;

template <class Event, class F>
void EachNumber(Event& event, F f) {
  f(event.launch);
  f(event.grid);
  f(event.block);
  f(event.work.blocks);
  f(event.work.counted);
  f(event.work.thread_work);
  f(event.work.warp_work);
  f(event.work.read_bytes);
  f(event.work.written_bytes);
  f(event.work.shared_bytes);
}

template <class Access, class F>
void EachOfAccess(Access& access, F f) {
  f(access.where);
  f(access.warps);
  f(access.lanes);
  f(access.bytes);
  f(access.parts);
  f(access.ideal);
  f(access.worst);
}

template <class Barrier, class F>
void EachOfBarrier(Barrier& barrier, F f) {
  f(barrier.where);
  f(barrier.times);
  f(barrier.needed);
}

bool IsAmount(std::int32_t) { return true; }
bool IsAmount(std::uint32_t) { return true; }
bool IsAmount(std::uint64_t number) { return number <= kMostAmount; }
bool IsAmount(std::int64_t number) { return number >= 0 && IsAmount(static_cast<std::uint64_t>(number)); }
template <class T, std::size_t n>
bool IsAmount(const std::array<T, n>& numbers) {
  for (const T number : numbers) {
    if (!IsAmount(number)) return false;
  }
  return true;
}

}  // namespace

bool Write(const WorkEvent& event, EventWriter& to) {
  const auto number = [&](const auto& one) { to.Number(one); };
  const auto flag = [&](bool one) { to.Number(static_cast<std::uint8_t>(one)); };
  to.Begin(Event::kWork);
  to.Text(event.symbol);
  EachNumber(event, number);
  flag(event.work.complete);
  to.Number(static_cast<std::uint32_t>(event.work.accesses.size()));
  for (const simt::AccessWork& access : event.work.accesses) {
    EachOfAccess(access, number);
    flag(access.shared);
    flag(access.writes);
    flag(access.atomic);
  }
  to.Number(static_cast<std::uint32_t>(event.work.barriers.size()));
  for (const simt::BarrierWork& barrier : event.work.barriers) EachOfBarrier(barrier, number);
  return to.End();
}

WorkEvent ReadWork(EventReader& from) {
  WorkEvent event;
  const auto number = [&](auto& one) {
    one = from.Number<std::remove_reference_t<decltype(one)>>();
    if (!IsAmount(one)) from.Refuse();
  };
  const auto flag = [&] { return from.Number<std::uint8_t>() != 0; };
  event.symbol = from.Text();
  EachNumber(event, number);
  event.work.complete = flag();
  const auto accesses = from.Number<std::uint32_t>();
  for (std::uint32_t i = 0; i < accesses && from.sound(); ++i) {
    simt::AccessWork& access = event.work.accesses.emplace_back();
    EachOfAccess(access, number);
    access.shared = flag();
    access.writes = flag();
    access.atomic = flag();
  }
  const auto barriers = from.Number<std::uint32_t>();
  for (std::uint32_t i = 0; i < barriers && from.sound(); ++i)
    EachOfBarrier(event.work.barriers.emplace_back(), number);
  return event;
}

void TakeAmounts(const WorkEvent& event, CudaLaunchWork& into) {
  const auto number = [](std::uint64_t from) { return static_cast<std::int64_t>(from); };
  std::tie(into.grid, into.block) = std::tie(event.grid, event.block);
  into.shared_bytes = number(event.work.shared_bytes);
  into.blocks = number(event.work.blocks);
  into.counted = number(event.work.counted);
  into.complete = event.work.complete;
  into.read_bytes = number(event.work.read_bytes);
  into.written_bytes = number(event.work.written_bytes);
  for (std::size_t i = 0; i < simt::kWorkKinds; ++i) {
    into.thread_work[i] = number(event.work.thread_work[i]);
    into.warp_work[i] = number(event.work.warp_work[i]);
  }
}

}  // namespace assay::cuda
