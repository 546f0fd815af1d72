// Vector clocks of one core.
#include "dialects/ascendc/device/hazard-clock.h"

#include <algorithm>

namespace assay::device {
namespace {

// Pipes whose instructions finish in the order of their issue, as far as the documents call their order safe. Cube,
// MTE1 and FIX are not checked: for them the documents leave the cases open.
bool InOrder(Pipe pipe, bool vector_in_order) {
  if (pipe == Pipe::kVector) return vector_in_order;
  return pipe != Pipe::kMte2 && pipe != Pipe::kMte3;
}

}  // namespace

std::uint32_t CoreClock::IssueTo(Pipe pipe) {
  const std::size_t p = Slot(pipe), s = Slot(Pipe::kScalar);
  if (pipe != Pipe::kScalar) {
    Clock from = pipes_[s];
    from.done[s] = auto_sync_ ? issued_.done[s] : pipes_[p].done[s];
    pipes_[p].Join(from);
  }
  if (InOrder(pipe, vector_in_order_)) pipes_[p].done[p] = issued_.done[p];
  return ++issued_.done[p];
}

Clock CoreClock::After(Pipe pipe) const {
  const std::size_t p = Slot(pipe), s = Slot(Pipe::kScalar);
  Clock clock = pipes_[p];
  for (std::size_t i = 0; i < clock.done.size(); ++i) {
    if (i != s || auto_sync_) clock.done[i] = std::max(clock.done[i], pipes_[s].done[i]);
  }
  clock.done[p] = issued_.done[p];
  return clock;
}

void CoreClock::WaitForAll(Pipe for_pipe, Pipe pipe) { pipes_[Slot(for_pipe)].Join(After(pipe)); }

void CoreClock::Barrier(std::int64_t pipe) {
  if (pipe == static_cast<std::int64_t>(Pipe::kAll)) {
    for (Clock& clock : pipes_) clock = issued_;
    return;
  }
  const auto one = static_cast<Pipe>(pipe);
  if (IndexOf(one) < 0 || IndexOf(one) >= kPipes) return;
  pipes_[Slot(one)].done[Slot(one)] = issued_.done[Slot(one)];
}

void CoreClock::Pass(std::int64_t event, const Clock& clock) {
  if (const PipeEvent* kind = FindEvent(event)) pipes_[Slot(kind->target)].Join(clock);
}

void CoreClock::SetFlag(std::int64_t event, std::int64_t id) {
  if (const PipeEvent* kind = FindEvent(event)) flags_[{event, id}] = After(kind->source);
}

void CoreClock::WaitFlag(std::int64_t event, std::int64_t id) {
  const auto found = flags_.find({event, id});
  if (found != flags_.end()) Pass(event, found->second);
}

void CoreClock::Hand(std::int64_t event, std::int64_t buffer) {
  if (const PipeEvent* kind = FindEvent(event)) handed_[{event, buffer}] = After(kind->source);
}

void CoreClock::Take(std::int64_t event, std::int64_t buffer) {
  const auto found = handed_.find({event, buffer});
  if (found == handed_.end()) return;
  Pass(event, found->second);
  handed_.erase(found);
}

void CoreClock::Learn(const Knowledge& of_all) {
  if (known_.size() < of_all.size()) known_.resize(of_all.size());
  for (std::size_t i = 0; i < of_all.size(); ++i) known_[i].Join(of_all[i]);
}

bool CoreClock::Knows(int core, Pipe pipe, std::uint32_t number) const {
  const auto at = static_cast<std::size_t>(core);
  return at < known_.size() && known_[at].done[Slot(pipe)] >= number;
}

}  // namespace assay::device
