// The proof comes first: most kernels need nothing else. What it leaves open is decided by walking shapes.
#include "solver/defined-results.h"

#include <algorithm>

#include "solver/cores.h"
#include "solver/defined-walk.h"
#include "solver/defined.h"
#include "solver/sweep.h"

namespace assay {
namespace {

using Status = ProofResult::Status;
using OutcomeKind = DefinedOutcome::Kind;

constexpr const char* kText = "what is read on chip was written";

bool ReadsAnything(const DeviceEvents& events) {
  return std::any_of(events.events.begin(), events.events.end(), [](const Event& event) {
    return std::any_of(event.operands.begin(), event.operands.end(),
                       [&](const Operand& o) { return ReadsOnChip(event, o); });
  });
}

ProofResult Whole(const DeviceEvents& events, int location, std::string why) {
  ProofResult result;
  result.kind = ObligationKind::kDefined;
  result.where = events.PlaceOf(location);
  result.what = kText;
  result.why_undecided = std::move(why);
  return result;
}

ProofResult OfRead(const DeviceEvents& events, int event, int operand) {
  const Event& of = events.events[static_cast<std::size_t>(event)];
  ProofResult result;
  result.kind = ObligationKind::kDefined;
  result.where = events.PlaceOf(of.location);
  result.what = DefinedText(of, of.operands[static_cast<std::size_t>(operand)]);
  return result;
}

// The result may lie outside its tensor, where it is not compared.
bool LeavesTensor(const DeviceEvents& events, const DefinedOutcome& found, const std::vector<ProofResult>& asked) {
  const SourceRange where = events.PlaceOf(events.events[static_cast<std::size_t>(found.out)].location);
  return std::any_of(asked.begin(), asked.end(), [&](const ProofResult& result) {
    return result.kind == ObligationKind::kGlobalBounds && result.status == Status::kRefuted && result.where == where;
  });
}

ProofResult Broken(const DeviceEvents& events, const DefinedOutcome& found, const std::vector<ProofResult>& asked) {
  ProofResult result = OfRead(events, found.event, found.operand);
  if (LeavesTensor(events, found, asked)) {
    result.why_undecided = "what comes out of it may lie outside of its tensor";
    return result;
  }
  result.status = Status::kRefuted;
  OpenObligation open;
  open.loops = events.events[static_cast<std::size_t>(found.out)].loops;
  PutModel(events, open, found.when, result);
  return result;
}

std::vector<ProofResult> Reads(const DeviceEvents& events, const DefinedReads& reads) {
  std::vector<ProofResult> results;
  if (!reads.not_asked.empty()) results.push_back(Whole(events, reads.location, reads.not_asked));
  for (const DefinedRead& read : reads.reads) {
    results.push_back(OfRead(events, read.event, read.operand));
    results.back().status = read.why.empty() ? Status::kProved : Status::kUndecided;
    results.back().why_undecided = read.why;
  }
  return results;
}

class Tries {
 public:
  Tries(const DeviceEvents& events, const LaunchValues& launch, DefinedLimits& limits)
      : walk_(events, launch), budget_(limits.budget), deadline_(limits.deadline) {}

  DefinedOutcome At(const Assignment& shape, std::uint64_t most, std::uint64_t* charged = nullptr) {
    DefinedOutcome late;
    late.kind = OutcomeKind::kOpen;
    late.why = kLate;
    if (IsLate(deadline_)) return late;
    std::uint64_t left = std::min(budget_, most);
    const std::uint64_t before = left;
    DefinedOutcome outcome = walk_.At(shape, left);
    const std::uint64_t spent = before - left + 1;
    budget_ -= std::min(budget_, spent);
    if (charged != nullptr) *charged -= std::min(*charged, spent);
    return outcome;
  }

  // The first shape that violates it.
  std::optional<DefinedOutcome> Search(const Shapes& shapes, Effort effort) {
    const auto& tries = shapes.tries();
    for (std::size_t i = 0; i < tries.size() && effort.steps > 0; ++i) {
      if (!effort.Chooses(i, tries.size())) continue;
      DefinedOutcome found = At(tries[i], std::min(effort.steps, effort.steps_each), &effort.steps);
      if (found.kind != OutcomeKind::kBroken) continue;
      const auto breaks = [&](const Assignment& smaller) {
        DefinedOutcome there = At(smaller, effort.steps_each);
        if (there.kind != OutcomeKind::kBroken) return false;
        found = std::move(there);
        return true;
      };
      shapes.Shrink(tries[i], breaks);
      return found;
    }
    return std::nullopt;
  }

 private:
  DefinedWalk walk_;
  std::uint64_t& budget_;
  WorkClock::time_point deadline_;
};

}  // namespace

bool StaysInside(const std::vector<ProofResult>& results) {
  return std::all_of(results.begin(), results.end(), [](const ProofResult& result) {
    return result.kind != ObligationKind::kOnChipBounds || result.status == Status::kProved;
  });
}

void RestOnOthers(std::vector<ProofResult>& results) {
  const auto all_proved = [&](ObligationKind kind) {
    return std::all_of(results.begin(), results.end(), [&](const ProofResult& result) {
      return result.kind != kind || result.status == Status::kProved;
    });
  };
  const auto leave_open = [&](ProofResult& result, const char* why) {
    if (result.status != Status::kProved) return;
    result.status = Status::kUndecided;
    result.why_undecided = why;
  };
  const bool inside = StaysInside(results), in_turn = all_proved(ObligationKind::kQueue);
  const auto added = [](const ProofResult& result) {
    return result.kind == ObligationKind::kAtomic && result.what.starts_with(kAddedAtomically);
  };
  // What sets and what adds are asked about each by itself, and together as an order of cores.
  const bool apart = all_proved(ObligationKind::kCores) || std::none_of(results.begin(), results.end(), added);
  for (ProofResult& result : results) {
    if (result.kind == ObligationKind::kOrder && !(inside && in_turn)) {
      leave_open(result, inside ? "a queue may not pass its buffers on in turn, and with them the order of units"
                                : "an access may leave its on-chip buffer, and meet another's there");
    }
    if (!apart && (added(result) || result.kind == ObligationKind::kDisjoint))
      leave_open(result, "cores are not shown to wait for each other");
  }
}

std::vector<ProofResult> DefinedForAll(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                       const Shapes& shapes, const std::optional<std::vector<Assignment>>& few,
                                       DefinedLimits limits) {
  if (!ReadsAnything(events) || events.order.empty()) return {};
  entailment.About(kText);
  const auto late = [&] { return IsLate(limits.deadline); };
  const DefinedReads reads = ProveDefined(events, entailment, StaysInside(limits.asked), late);
  std::vector<ProofResult> results = Reads(events, reads);
  if (results.empty() || AllProved(results)) return results;
  Tries tries(events, launch, limits);
  if (few) {
    std::string why;
    for (const Assignment& shape : *few) {
      const DefinedOutcome outcome = tries.At(shape, limits.budget);
      if (outcome.kind == OutcomeKind::kBroken) {
        results.push_back(Broken(events, outcome, limits.asked));
        return results;
      }
      why = outcome.why;
      if (outcome.kind == OutcomeKind::kOpen) break;
    }
    // The walk only tracks accesses inside each buffer.
    if (!why.empty() || reads.spills) return results;
    for (ProofResult& result : results) {
      result.status = Status::kProved;
      result.why_undecided.clear();
    }
    return results;
  }
  for (const Effort& effort : limits.efforts) {
    const std::optional<DefinedOutcome> found = tries.Search(shapes, effort);
    if (!found) continue;
    results.push_back(Broken(events, *found, limits.asked));
    break;
  }
  return results;
}

std::vector<ProofResult> DefinedAtGiven(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const std::vector<ProofResult>& asked, std::uint64_t& budget) {
  if (!ReadsAnything(events) || events.order.empty()) return {};
  int location = -1;
  const std::string not_asked = DefinedNotAsked(events, location);
  if (!not_asked.empty()) return {Whole(events, location, not_asked)};
  const DefinedOutcome found = DefinedWalk(events, launch).At({}, budget);
  if (found.kind == OutcomeKind::kBroken) return {Broken(events, found, asked)};
  const bool inside = StaysInside(asked);
  if (found.kind == OutcomeKind::kOpen || !inside)
    return Reads(events, ProveDefined(events, entailment, inside, [] { return false; }));
  std::vector<ProofResult> results = {Whole(events, -1, "")};
  results.front().status = Status::kProved;
  return results;
}

}  // namespace assay
