// See task-trust.h.
#include "dialects/ascendc/task/scaled-run-limits.h"

#include "reference/sim-tensor.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <string_view>

#include "analyzer/facts/ascendc/chip-table.h"
#include "analyzer/facts/fault-weight.h"
#include "analyzer/source/content.h"

namespace assay {
namespace {

constexpr std::string_view kInitBuffer = "InitBuffer";

// Faults that the full size would have shown too, if they were the kernel's.
bool HasFaultOfItsOwn(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(), [](const Fault& fault) {
    switch (fault.kind) {
      case FaultKind::kGlobalReadOutOfBounds:
      case FaultKind::kGlobalWriteOutOfBounds:
      case FaultKind::kOnChipOutOfBounds:
      case FaultKind::kOnChipOverflow:
      case FaultKind::kUnalignedAddress:
      case FaultKind::kQueueStarved:
      case FaultKind::kSyncDeadlock:
      case FaultKind::kOutputUnwritten:
      case FaultKind::kCrash:
        return !IsAdvisory(fault);
      default:
        return false;
    }
  });
}

// Faults that come before any kernel runs.
bool IsOfHost(const Fault& fault) {
  switch (fault.kind) {
    case FaultKind::kCallRefused:
    case FaultKind::kOperatorArguments:
    case FaultKind::kOutputShape:
    case FaultKind::kHostFailed:
    case FaultKind::kHostDuty:
      return !IsAdvisory(fault);
    default:
      return false;
  }
}

// Whether a multiple of `part` is after the line's first element and not after its last.
bool EndsInside(double part, std::int64_t first, std::int64_t last) {
  return part > 0 && std::floor(static_cast<double>(last) / part) > std::floor(static_cast<double>(first) / part);
}

// Whether an equal part of each output, a core, is a multiple of a line of the data cache; the same of its rows.
bool HasWholeLines(const LaunchSize& launch) {
  const auto whole = [&](const auto& output) {
    return output.bytes % (launch.block_dim * ascendc::CacheLineBytes()) == 0;
  };
  return launch.block_dim > 0 && std::all_of(launch.outputs.begin(), launch.outputs.end(), whole);
}

bool HasWholeRows(const LaunchSize& launch) {
  const auto whole = [](const auto& output) { return output.row_bytes % ascendc::CacheLineBytes() == 0; };
  return launch.block_dim > 0 && std::all_of(launch.outputs.begin(), launch.outputs.end(), whole);
}

// Two cores in one line of the data cache, where an equal part or a row of the smaller shape ends inside it, and those
// of the full size are whole lines.
bool IsOfSmallerParts(const Fault& fault, const LaunchSize& full, const LaunchSize& smaller) {
  const auto tensor = fault.text.find("tensor");
  const auto first = fault.args.find("line_first"), last = fault.args.find("line_last");
  if (tensor == fault.text.end() || first == fault.args.end() || last == fault.args.end()) return false;
  for (const LaunchSize::Output& output : smaller.outputs) {
    if (output.name != tensor->second) continue;
    const double elements = static_cast<double>(output.bytes / output.element_bytes);
    const double part = elements / static_cast<double>(smaller.block_dim);
    const auto ends = [&](double of) { return EndsInside(of, first->second, last->second); };
    const bool parts = ends(part) || ends(std::floor(part)) || ends(std::ceil(part));
    const bool rows = ends(static_cast<double>(output.row_bytes / output.element_bytes));
    return (parts && HasWholeLines(full) && !HasWholeLines(smaller)) ||
           (rows && HasWholeRows(full) && !HasWholeRows(smaller));
  }
  return false;
}

bool LosesElements(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(),
                     [](const Fault& fault) { return fault.kind == FaultKind::kOutputUnwritten; });
}

std::string_view NameBefore(std::string_view text, std::size_t end) {
  std::size_t begin = end;
  while (begin > 0 && source::IsIdentifierChar(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}

// How often kernel code uses the name, except in calls that initialise a buffer.
std::int64_t TimesNamed(const Project& project, std::string_view name) {
  std::int64_t times = 0;
  for (const VirtualFile& file : project.files) {
    const std::string_view text = file.text;
    if (file.role != FileRole::kKernel) continue;
    for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
      const std::size_t end = at + name.size();
      if (NameBefore(text, end) != name || (end < text.size() && source::IsIdentifierChar(text[end]))) continue;
      times += at > 0 && NameBefore(text, at - 1) == kInitBuffer ? 0 : 1;
    }
  }
  return times;
}

// Whether code uses one of the buffers initialised from a place on, apart from their declarations.
bool UsesBuffersFrom(const Project& project, const SourceRange& where) {
  if (where.file < 0 || where.file >= static_cast<int>(project.files.size())) return true;
  const std::string_view text = project.files[static_cast<std::size_t>(where.file)].text;
  for (std::size_t at = text.find(kInitBuffer, where.begin); at != std::string_view::npos;
       at = text.find(kInitBuffer, at + 1)) {
    const std::size_t begin = at + kInitBuffer.size() + 1, end = text.find_first_of(",)", begin);
    if (end == std::string_view::npos) return true;
    const std::string_view name = NameBefore(text, end);
    if (name.empty() || TimesNamed(project, name) > 1) return true;
  }
  return false;
}

}  // namespace

LaunchSize SizeOfLaunch(const KernelRequest& request) {
  LaunchSize size{.block_dim = request.block_dim, .outputs = {}};
  for (const SimTensor& output : request.outputs) {
    const auto bytes = static_cast<std::int64_t>(SizeOf(output.dtype));
    LaunchSize::Output& made = size.outputs.emplace_back();
    made.name = output.name;
    made.element_bytes = bytes;
    made.bytes = std::accumulate(output.shape.begin(), output.shape.end(), bytes, std::multiplies<>());
    made.row_bytes = output.shape.empty() ? bytes : bytes * output.shape.back();
  }
  return size;
}

bool TrustsSmallerRun(const ShapeRun& small, bool strict_shape, bool sound, const LaunchSize& full,
                      const LaunchSize& smaller) {
  if (!strict_shape && LosesElements(small)) return false;
  if (std::any_of(small.faults.begin(), small.faults.end(), IsOfHost)) return false;
  const auto shares = [](const Fault& fault) { return fault.kind == FaultKind::kSharedLine; };
  const auto its_own = [&](const Fault& fault) { return shares(fault) && !IsOfSmallerParts(fault, full, smaller); };
  const bool meets = std::any_of(small.faults.begin(), small.faults.end(), shares);
  if (meets && smaller.block_dim > 0 && std::none_of(small.faults.begin(), small.faults.end(), its_own)) return false;
  return !(sound && HasFaultOfItsOwn(small));
}

bool CountOverflowOfFullSize(const Project& project, const ShapeRun& whole, ShapeRun& small) {
  const bool sound = std::all_of(small.faults.begin(), small.faults.end(), IsAdvisory);
  if (small.status == ShapeRun::Status::kUndecided || !sound) return false;
  const auto past_the_end = [](const Fault& fault) {
    const auto have = fault.args.find("have"), physical = fault.args.find("physical");
    return fault.kind == FaultKind::kOnChipOverflow && have != fault.args.end() && physical != fault.args.end() &&
           have->second == physical->second;
  };
  const auto found = std::find_if(whole.faults.begin(), whole.faults.end(), past_the_end);
  if (found == whole.faults.end() || !UsesBuffersFrom(project, found->where)) return false;
  small.faults.push_back(*found);
  small.faults.back().args.erase("advisory");
  small.what = whole.what;
  small.scaled = whole.scaled;
  small.status = ShapeRun::Status::kFaults;
  small.values = ShapeRun::Values::kSkipped;
  return true;
}

}  // namespace assay
