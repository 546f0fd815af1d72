// First a few small shapes; then all paths at once, without and then with the solver; then more shapes.
#include "solver/order.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "solver/explore.h"
#include "solver/order-walk.h"
#include "solver/sweep.h"
#include "solver/units.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

constexpr std::size_t kFewStates = 4'000;
constexpr std::size_t kManyStates = 12'000;
constexpr std::size_t kFirstShapes = 16;
constexpr std::uint64_t kStepsEach = 120'000;

constexpr const char* kFlagsText = "every flag is set and waited for in turn";
constexpr const char* kOrderText = "units of a core that touch the same bytes wait for each other";

class Order {
 public:
  Order(const DeviceEvents& events, const Shapes* shapes, Entailment& entailment, std::uint64_t steps,
        WorkClock::time_point deadline, const std::set<int>& once)
      : events_(events),
        shapes_(shapes),
        entailment_(entailment),
        steps_(steps),
        deadline_(deadline),
        once_(once),
        walk_(events) {}

  std::vector<ProofResult> Run() {
    if (events_.flow.blocks.empty()) return {};
    for (const Approximation& a : events_.approximations) {
      if (!a.hides_events) continue;
      Open(ObligationKind::kOrder, a.what);
      if (HasFlags()) Open(ObligationKind::kFlags, a.what);
      return std::move(results_);
    }
    Try(0, kFirstShapes);
    if (results_.empty()) {
      Exploration found = Explore(events_, nullptr, kFewStates, once_);
      if (!found.complete || !found.troubles.empty()) {
        entailment_.About(kOrderText);
        found = Late() ? std::move(found) : Explore(events_, &entailment_, kManyStates, once_);
        for (const Trouble& trouble : found.troubles) {
          if (!refuted_ && !trouble.witness.empty()) Witness(trouble.witness);
        }
        if (!refuted_ && (!found.complete || !found.troubles.empty())) Try(kFirstShapes, SIZE_MAX);
      }
      Add(found);
    }
    for (const auto& [kind, text] :
         {std::pair(ObligationKind::kFlags, kFlagsText), {ObligationKind::kOrder, kOrderText}}) {
      const bool told = std::any_of(results_.begin(), results_.end(), [&](const auto& r) { return r.kind == kind; });
      const bool asked = kind == ObligationKind::kOrder || HasFlags();
      if (told || !asked) continue;
      results_.push_back(Start(kind, text, -1));
      // The analysis stops at a fault, so it says nothing about the other kind after it.
      results_.back().status = refuted_ ? Status::kUndecided : Status::kProved;
      if (refuted_) results_.back().why_undecided = "not checked after a refutation";
    }
    return std::move(results_);
  }

 private:
  bool Late() const { return IsLate(deadline_); }

  bool HasFlags() const {
    for (const CoreBlock& block : events_.flow.blocks) {
      for (const CoreOp& op : block.ops) {
        if (op.kind == CoreOp::Kind::kSetFlag || op.kind == CoreOp::Kind::kWaitFlag) return true;
      }
    }
    return false;
  }

  ProofResult Start(ObligationKind kind, std::string what, int location) const {
    ProofResult result;
    result.kind = kind;
    result.what = std::move(what);
    result.where = events_.PlaceOf(location);
    return result;
  }

  void Open(ObligationKind kind, const std::string& why) {
    results_.push_back(Start(kind, kind == ObligationKind::kFlags ? kFlagsText : kOrderText, -1));
    results_.back().why_undecided = why;
  }

  // Keeps some of the dimensions, with the others as small as possible.
  void Witness(const Assignment& values) {
    Assignment shape;
    if (shapes_ == nullptr) return;
    for (SymbolId id : shapes_->symbols()) {
      const auto known = values.find(id);
      shape[id] = known == values.end() ? events_.pool->symbol(id).range.lo : known->second;
    }
    if (BreaksAt(shape)) Refute(shape);
  }

  // Shapes from `begin` on, until one of them shows a violation.
  void Try(std::size_t begin, std::size_t count) {
    static const std::vector<Assignment> kOne(1);
    const auto& tries = shapes_ == nullptr ? kOne : shapes_->tries();
    for (std::size_t i = begin; i < tries.size() && i - begin < count && steps_ > 0 && !Late(); ++i) {
      if (BreaksAt(tries[i])) return Refute(tries[i]);
    }
  }

  // At the shape, or at a smaller one.
  void Refute(const Assignment& shape) {
    const std::vector<WalkedTrouble> first = found_;
    Assignment best = shape;
    const auto keep = [&](const Assignment& smaller) { return BreaksAt(smaller) && (best = smaller, true); };
    if (shapes_ != nullptr) shapes_->Shrink(shape, keep);
    BreaksAt(best);
    if (found_.empty()) {
      found_ = first;
      best = shape;
    }
    refuted_ = true;
    for (const WalkedTrouble& walked : found_) {
      ProofResult result = Start(walked.trouble.kind, walked.trouble.what, walked.trouble.location);
      result.status = Status::kRefuted;
      PutShape(*events_.pool, best, result);
      Units(events_).Name(walked.unit, result.model);
      results_.push_back(std::move(result));
    }
  }

  bool BreaksAt(const Assignment& shape) {
    std::uint64_t budget = std::min(kStepsEach, steps_);
    const std::uint64_t before = budget;
    found_ = walk_.At(shape, budget);
    steps_ -= std::min(steps_, before - budget + 1);
    return !found_.empty();
  }

  void Add(const Exploration& found) {
    if (!found.complete) {
      for (ObligationKind kind : {ObligationKind::kFlags, ObligationKind::kOrder}) {
        if (kind == ObligationKind::kOrder || HasFlags()) Open(kind, "there are too many ways through the kernel");
      }
    }
    for (const Trouble& trouble : found.troubles) {
      if (trouble.unknown) {
        // Nothing is known after such a place.
        Open(ObligationKind::kOrder, trouble.what);
        if (HasFlags()) Open(ObligationKind::kFlags, trouble.what);
        continue;
      }
      const bool known = std::any_of(results_.begin(), results_.end(), [&](const ProofResult& r) {
        return r.kind == trouble.kind && r.what == trouble.what && r.where == events_.PlaceOf(trouble.location);
      });
      if (known) continue;
      results_.push_back(Start(trouble.kind, trouble.what, trouble.location));
      results_.back().why_undecided = "there may be a way on which it does not hold";
    }
  }

  const DeviceEvents& events_;
  const Shapes* shapes_;
  Entailment& entailment_;
  std::uint64_t steps_;
  const WorkClock::time_point deadline_;
  const std::set<int>& once_;
  OrderWalk walk_;
  std::vector<WalkedTrouble> found_;
  std::vector<ProofResult> results_;
  bool refuted_ = false;
};

}  // namespace

std::vector<ProofResult> ProveOrder(const DeviceEvents& events, const Shapes* shapes, Entailment& entailment,
                                    std::uint64_t steps, WorkClock::time_point deadline, const std::set<int>& once) {
  return Order(events, shapes, entailment, steps, deadline, once).Run();
}

}  // namespace assay
