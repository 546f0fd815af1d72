// See undefined-bytes.h.
#include "dialects/ascendc/run/uninitialised-flow.h"

#include "reference/sim-tensor.h"
#include "simulator/undefined-fill.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "analyzer/facts/fault-weight.h"

namespace assay {
namespace {

// As half, bfloat16, float and any integer this is a finite number far from zero.
constexpr std::uint8_t kOther = 0x57;
// One more run each determines which of several reads it was; only this many are distinguished.
constexpr std::size_t kMostOrigins = 4;

bool IsNote(const Fault& fault) { return fault.text.count("through") != 0; }

struct Difference {
  std::int64_t count = 0, first = -1, last = -1, total = 0;
  std::string output;
};

// The first output that differs.
Difference Compare(const std::vector<SimTensor>& a, const std::vector<SimTensor>& b) {
  Difference found;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()) && found.count == 0; ++i) {
    if (a[i].data.size() != b[i].data.size() || a[i].data == b[i].data) continue;
    const std::size_t size = std::max<std::size_t>(SizeOf(a[i].dtype), 1);
    found.output = a[i].name;
    found.total = static_cast<std::int64_t>(a[i].data.size() / size);
    for (std::int64_t e = 0; e < found.total; ++e) {
      const std::size_t at = static_cast<std::size_t>(e) * size;
      if (std::memcmp(a[i].data.data() + at, b[i].data.data() + at, size) == 0) continue;
      if (found.first < 0) found.first = e;
      found.last = e;
      ++found.count;
    }
  }
  return found;
}

Difference RunWith(const KernelRequest& request, const KernelResult& result, UndefinedFill fill) {
  KernelRequest again = request;
  again.hazards = false;
  again.observe.events = false;
  again.undefined = std::move(fill);
  const KernelResult other = RunKernel(again);
  return other.why_undecided.empty() ? Compare(result.outputs, other.outputs) : Difference();
}

void MakeReal(Fault& fault, const Difference& difference) {
  fault.args["advisory"] = 0;
  fault.args["reaches_output"] = 1;
  fault.args["count"] = difference.count;
  fault.args["first"] = difference.first;
  fault.args["last"] = difference.last;
  fault.args["total"] = difference.total;
  fault.text["output"] = difference.output;
}

}  // namespace

void FollowUndefinedBytes(const KernelRequest& request, KernelResult& result) {
  if (std::none_of(result.faults.begin(), result.faults.end(), IsNote)) return;
  const bool real = !std::all_of(result.faults.begin(), result.faults.end(), IsAdvisory);
  if (real || !result.why_undecided.empty() || request.most_written > 0) return;
  const Difference all = RunWith(request, result, {.byte = kOther, .local = true});
  if (all.count == 0) return;
  std::vector<Fault*> notes;
  for (Fault& fault : result.faults) {
    if (IsNote(fault)) notes.push_back(&fault);
  }
  for (Fault* fault : notes) {
    const bool read = fault->kind == FaultKind::kGlobalReadOutOfBounds;
    Difference own = all;
    if (read && notes.size() > 1 && notes.size() <= kMostOrigins)
      own = RunWith(request, result, {.byte = kOther, .only = {static_cast<std::int32_t>(fault->args["location"])}});
    if (own.count > 0) MakeReal(*fault, own);
  }
  const bool now = !std::all_of(result.faults.begin(), result.faults.end(), IsAdvisory);
  if (now && result.status == ShapeRun::Status::kClean) result.status = ShapeRun::Status::kFaults;
}

}  // namespace assay
