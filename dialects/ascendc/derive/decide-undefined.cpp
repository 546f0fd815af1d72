// Three questions, each by runs of the kernel that differ in what some undefined bytes hold:
//  - local memory that the core never wrote, where buffers keep what an earlier round left in them, as on the device;
//  - the same where that counts as never written, too. The device holds what the round left: whether the
//    operator relies on it cannot be told here;
//  - global memory: past the end of a tensor, or before anything was written to it.
#include "dialects/ascendc/derive/decide-undefined.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>

#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/task/task-tolerances.h"
#include "reference/sim-tensor.h"
#include "simulator/undefined-fill.h"

namespace assay {
namespace {

// As half, bfloat16 and float these are finite numbers far from zero, below and above it.
constexpr std::uint8_t kFills[] = {0x57, 0xD7};
constexpr std::int32_t kNowhere = -2;

bool IsLocal(const Fault& fault) {
  return fault.kind == FaultKind::kUninitialisedRead && !fault.text.contains("tensor");
}

bool IsUnwrittenGlobal(const Fault& fault) {
  return fault.kind == FaultKind::kUninitialisedRead && fault.text.contains("tensor");
}

bool IsPastTheEnd(const Fault& fault) {
  return fault.kind == FaultKind::kGlobalReadOutOfBounds && fault.args.contains("reaches_output");
}

class Decider {
 public:
  explicit Decider(const KernelRequest& request) : request_(request) {
    request_.hazards = false;
    request_.observe.events = false;
  }

  // Elements that change with the undefined bytes; nothing if a run was not completed.
  std::optional<DifferentElements> Ask(UndefinedFill fill) {
    const KernelResult first = RunWith(fill);
    if (!first.why_undecided.empty()) return std::nullopt;
    DifferentElements different;
    for (const std::uint8_t byte : kFills) {
      fill.byte = byte;
      const KernelResult other = RunWith(fill);
      if (!other.why_undecided.empty() || other.outputs.size() != first.outputs.size()) return std::nullopt;
      different = DifferencesOf(first.outputs, other.outputs);
      if (!different.empty()) break;
    }
    faults_ = first.faults;
    return different;
  }
  const std::vector<Fault>& faults() const { return faults_; }

 private:
  KernelResult RunWith(const UndefinedFill& fill) {
    request_.undefined = fill;
    return RunKernel(request_);
  }

  KernelRequest request_;
  std::vector<Fault> faults_;  // of the first run of the last question
};

std::string DecideLocal(Decider& decider, std::vector<Fault>& faults) {
  if (std::erase_if(faults, IsLocal) == 0) return {};
  constexpr const char* kOpen = "a read of unwritten local memory, and runs do not show whether it matters";
  UndefinedFill fill{.local = true, .only = {kNowhere}, .again = false};
  auto different = decider.Ask(fill);
  if (!different) return kOpen;
  if (!different->empty()) {
    const std::size_t before = faults.size();
    std::ranges::copy_if(decider.faults(), std::back_inserter(faults), [&](const Fault& fault) {
      return IsLocal(fault) && !IsAdvisory(fault) && ReachesDifferent(fault, *different);
    });
    return faults.size() > before ? "" : kOpen;
  }
  fill.again = true;
  different = decider.Ask(fill);
  if (!different) return kOpen;
  return different->empty() ? "" : "values that depend on leftovers of an earlier round in a queue's buffer";
}

std::string DecideGlobal(Decider& decider, std::vector<Fault>& faults) {
  if (std::ranges::none_of(faults, [](const Fault& fault) { return IsPastTheEnd(fault) || IsUnwrittenGlobal(fault); }))
    return {};
  const auto different = decider.Ask({.local = false, .again = false});
  bool unwritten = false;
  std::erase_if(faults, [&](Fault& fault) {
    if (IsUnwrittenGlobal(fault)) {
      unwritten = unwritten || !different || ReachesDifferent(fault, *different);
      return true;
    }
    if (!IsPastTheEnd(fault) || (different && ReachesDifferent(fault, *different))) return false;
    if (!different) return true;
    fault.args.erase("reaches_output");
    return StaysInAllocation(fault);
  });
  if (!different) return "a read past the end of a tensor, and runs do not tell whether it matters";
  return unwritten ? "a read of unwritten global memory" : "";
}

}  // namespace

DifferentElements DifferencesOf(const std::vector<SimTensor>& a, const std::vector<SimTensor>& b) {
  DifferentElements different;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (a[i].data.size() != b[i].data.size() || a[i].data == b[i].data) continue;
    const std::size_t size = std::max<std::size_t>(SizeOf(a[i].dtype), 1);
    std::vector<bool> elements(a[i].data.size() / size);
    for (std::size_t e = 0; e < elements.size(); ++e)
      elements[e] = std::memcmp(a[i].data.data() + e * size, b[i].data.data() + e * size, size) != 0;
    different.emplace_back(a[i].name, std::move(elements));
  }
  return different;
}

bool ReachesDifferent(const Fault& fault, const DifferentElements& different) {
  const auto name = fault.text.find("output");
  const auto first = fault.args.find("first"), last = fault.args.find("last");
  if (name == fault.text.end() || first == fault.args.end() || last == fault.args.end() || first->second < 0)
    return false;
  return std::ranges::any_of(different, [&](const auto& output) {
    const auto& [of, elements] = output;
    if (of != name->second) return false;
    const auto end = std::min<std::int64_t>(last->second + 1, std::ssize(elements));
    return first->second < end &&
           std::find(elements.begin() + first->second, elements.begin() + end, true) != elements.begin() + end;
  });
}

std::string DecideUndefined(const KernelRequest& request, std::vector<Fault>& faults) {
  Decider decider(request);
  std::string open = DecideLocal(decider, faults);
  std::string of_global = DecideGlobal(decider, faults);
  return open.empty() ? of_global : open;
}

}  // namespace assay
