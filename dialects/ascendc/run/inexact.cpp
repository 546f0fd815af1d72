// See inexact.h.
#include "dialects/ascendc/run/inexact.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "analyzer/facts/fault-weight.h"

namespace assay {
namespace {

using Values = ShapeRun::Values;

// One more run each determines which of several instructions it is; only this many are distinguished.
constexpr std::size_t kMostApart = 6;

bool IsMismatch(const Fault& fault) { return fault.kind == FaultKind::kValueMismatch; }

const Fault* MismatchOf(const ShapeRun& run) {
  const auto found = std::find_if(run.faults.begin(), run.faults.end(), IsMismatch);
  return found == run.faults.end() ? nullptr : &*found;
}

void TakeMismatches(const ShapeRun& from, ShapeRun& run) {
  std::erase_if(run.faults, IsMismatch);
  std::copy_if(from.faults.begin(), from.faults.end(), std::back_inserter(run.faults), IsMismatch);
}

// Those that make a difference on their own; all if none does, or if there are too many to try.
std::vector<Fault> Blamed(const std::vector<Fault>& inexact, Accuracy accuracy, const RunWithAccuracy& again) {
  std::vector<Fault> blamed;
  for (const Fault& fault : inexact) {
    const auto at = fault.args.find("location");
    if (inexact.size() < 2 || inexact.size() > kMostApart || at == fault.args.end()) continue;
    if (again(accuracy, {static_cast<std::int32_t>(at->second)}).values != Values::kMatch) blamed.push_back(fault);
  }
  return blamed.empty() ? inexact : blamed;
}

}  // namespace

void JudgeInexact(ShapeRun& run, const std::vector<Fault>& inexact, const RunWithAccuracy& again) {
  const bool told = run.values == Values::kMatch || run.values == Values::kMismatch;
  if (inexact.empty() || !told) return;
  const bool wrong = run.values == Values::kMismatch;
  const ShapeRun above = again(Accuracy::kAbove, {}), below = again(Accuracy::kBelow, {});
  bool certain = wrong && above.values == Values::kMismatch && below.values == Values::kMismatch;
  if (wrong) {
    const ShapeRun exact = again(Accuracy::kExact, {});
    // Wrong whatever the instruction returns: then the message does not mention estimates.
    if (certain && exact.values == Values::kMismatch) return TakeMismatches(exact, run);
    certain = certain && exact.values == Values::kMatch;
  }
  const bool right_above = above.values == Values::kMatch, right_below = below.values == Values::kMatch;
  if (!wrong && right_above && right_below) return;
  const ShapeRun& shown = wrong ? run : right_above ? below : above;
  const Accuracy as = wrong ? Accuracy::kEstimate : right_above ? Accuracy::kBelow : Accuracy::kAbove;
  const Fault* mismatch = MismatchOf(shown);
  const std::optional<Fault> difference = mismatch == nullptr ? std::nullopt : std::optional(*mismatch);
  std::erase_if(run.faults, IsMismatch);
  for (Fault fault : Blamed(inexact, as, again)) {
    fault.args["advisory"] = 1;
    fault.args["certain"] = certain ? 1 : 0;
    if (difference) {
      for (const char* key : {"count", "total", "first"}) {
        if (const auto arg = difference->args.find(key); arg != difference->args.end()) fault.args[key] = arg->second;
      }
      for (const char* key : {"tensor", "tolerance", "got", "want"}) {
        if (const auto text = difference->text.find(key); text != difference->text.end())
          fault.text[key] = text->second;
      }
    }
    run.faults.push_back(std::move(fault));
  }
  run.values = certain ? Values::kMismatch : Values::kUndecided;
  if (!certain) run.why_undecided = "the tolerance is narrower than what is documented of an instruction's accuracy";
  const bool real =
      std::any_of(run.faults.begin(), run.faults.end(), [&](const Fault& f) { return Matters(run.faults, f); });
  if (!real && run.status == ShapeRun::Status::kFaults) run.status = ShapeRun::Status::kClean;
}

}  // namespace assay
