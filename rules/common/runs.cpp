// Which faults are causes and which are consequences.
#include "rules/common/runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace assay::rules {
namespace {

using enum FaultKind;

// Found after the run, by looking at all output bytes.
bool IsAboutOutputs(FaultKind kind) {
  return kind == kOverlappingWrites || kind == kOutputUnwritten || kind == kValueMismatch;
}

// Later faults of the core are consequences: it stopped, or works on the wrong buffer.
bool Derails(FaultKind kind) {
  switch (kind) {
    case kOnChipOverflow:
    case kOnChipOutOfBounds:
    case kQueueStarved:
    case kQueueEmpty:
    case kWrongCommit:
    case kWrongRelease:
    case kDepthExceeded:
    case kTooManyBuffers:
    case kFlagStuck:
    case kSecondBufferPool:
    case kSyncDeadlock:
    case kCrash:
    case kTimeBudget:
    case kMemoryBudget:
    case kForbiddenSystemCall:
    case kUncaughtException:
    case kAssertFailed:
    case kHostFailed:
    case kHostDuty:
    case kDivisionByZero:
      return true;
    default:
      return false;
  }
}

// The core waits forever: earlier faults are causes of their own.
bool Stops(FaultKind kind) { return kind == kQueueStarved || kind == kFlagStuck || kind == kSyncDeadlock; }

// Leaves wrong or missing bytes behind, which later reads and the outputs show.
bool SpoilsData(FaultKind kind) {
  switch (kind) {
    case kGlobalReadOutOfBounds:
    case kGlobalWriteOutOfBounds:
    case kWrappedOffset:
    case kUninitialisedRead:
    case kSharedLine:
    case kStaleCache:
    case kUnalignedAddress:
    case kDroppedTail:
    case kZeroStride:
    case kBadRepeat:
    case kBadRoundMode:
    case kUnsupportedDtype:
    case kWrongSpace:
      return true;
    default:
      return Derails(kind);
  }
}

// How outputs explain each other: overlap leaves holes, both leave wrong values.
int OutputRank(FaultKind kind) { return kind == kOverlappingWrites ? 0 : kind == kOutputUnwritten ? 1 : 2; }

bool ShareCore(const Fault& a, const Fault& b) {
  if (a.core < 0 || b.core < 0) return true;
  const auto on = [](const Fault& fault, std::int64_t core) {
    return fault.core == core || std::find(fault.cores.begin(), fault.cores.end(), core) != fault.cores.end();
  };
  if (on(a, b.core) || on(b, a.core)) return true;
  return std::any_of(a.cores.begin(), a.cores.end(), [&](std::int64_t core) { return on(b, core); });
}

bool Counts(const ShapeRun& run, const Fault& fault) { return Matters(run.faults, fault); }

// Faults of host and module are not consequences of a core's faults.
bool StandsAlone(FaultKind kind) {
  return kind == kUnsetTiling || kind == kResultIgnored || kind == kFrameworkFallback;
}

bool Explains(const ShapeRun& run, const Fault& cause, const Fault& fault) {
  if (StandsAlone(fault.kind)) return false;
  if (!Counts(run, cause)) return false;
  if (&cause == &fault || SamePlace(cause, fault)) return false;
  if (IsAboutOutputs(fault.kind)) {
    if (IsAboutOutputs(cause.kind)) return OutputRank(cause.kind) < OutputRank(fault.kind);
    return SpoilsData(cause.kind);
  }
  if (IsAboutOutputs(cause.kind) || !ShareCore(cause, fault)) return false;
  // An overrun into memory that a copy still uses is reported together with the race: treating one as the consequence
  // would hide it.
  if (cause.kind == kOnChipOutOfBounds && Number(fault, "foreign", 0) != 0) return false;
  // An address that wrapped is where the access went out of bounds.
  const bool beyond = fault.kind == kGlobalReadOutOfBounds || fault.kind == kGlobalWriteOutOfBounds;
  if (cause.kind == kWrappedOffset && beyond && cause.where == fault.where) return true;
  const bool earlier = std::tie(cause.occurrence, cause.kind) < std::tie(fault.occurrence, fault.kind);
  // Which buffers are free does not depend on their contents.
  if (cause.kind == kOnChipOverflow && fault.kind == kQueueStarved) return false;
  if (Stops(cause.kind)) return earlier;
  if (Derails(cause.kind)) return earlier || !Derails(fault.kind);
  // The same mistake in the copy in and in the copy out is two places to fix.
  return earlier && SpoilsData(cause.kind) && fault.kind == kUninitialisedRead;
}

std::vector<std::int64_t> SortedCores(const Fault& fault) {
  std::set<std::int64_t> cores(fault.cores.begin(), fault.cores.end());
  if (fault.core >= 0) cores.insert(fault.core);
  return {cores.begin(), cores.end()};
}

}  // namespace

namespace {

// Elements of the tensors that a run's text names: "x float16[48, 128], y float16[48]".
double SizeOf(const std::string& what) {
  double all = 0, product = 1, number = 0;
  bool inside = false;
  for (char c : what) {
    if (c == '[') product = 1, number = 0, inside = true;
    if (inside && c >= '0' && c <= '9') number = number * 10 + (c - '0');
    if (inside && c == ',') product *= number, number = 0;
    if (inside && c == ']') all += product * number, inside = false;
  }
  return all;
}

std::int64_t ReachOf(const Fault& fault) {
  const std::int64_t offset = Number(fault, "offset", 0);
  return offset < 0 ? -offset : Number(fault, "past", 0);
}

// The same place in another shape: report the smaller one, and how far the other goes.
void TakeShape(SeenFault& seen, const ShapeRun& run, const Fault& fault) {
  if (seen.run == &run) return;
  ++seen.shapes;
  const bool smaller = SizeOf(run.what) < SizeOf(seen.run->what);
  const SeenFault other = smaller ? SeenFault{seen.run, seen.fault} : SeenFault{&run, &fault};
  if (smaller) {
    seen.run = &run;
    seen.fault = &fault;
  }
  const std::int64_t widest = seen.widest != nullptr ? ReachOf(*seen.widest) : ReachOf(*seen.fault);
  if (ReachOf(*other.fault) > widest) {
    seen.widest = other.fault;
    seen.at = other.run;
  }
}

}  // namespace

std::vector<SeenFault> RootFaults(const RunFacts& runs, std::initializer_list<FaultKind> kinds) {
  std::vector<SeenFault> found;
  std::map<std::tuple<FaultKind, SourceRange, std::string>, std::size_t> seen;
  for (const ShapeRun& run : runs.runs) {
    for (const Fault& fault : run.faults) {
      if (std::find(kinds.begin(), kinds.end(), fault.kind) == kinds.end() || !Counts(run, fault)) continue;
      const bool explained = std::any_of(run.faults.begin(), run.faults.end(),
                                         [&](const Fault& cause) { return Explains(run, cause, fault); });
      if (explained) continue;
      const auto [at, fresh] = seen.try_emplace({fault.kind, fault.where, Name(fault, "tensor")}, found.size());
      if (fresh) {
        found.push_back({&run, &fault});
      } else {
        TakeShape(found[at->second], run, fault);
      }
    }
  }
  return found;
}

std::vector<SeenFault> AdvisoryFaults(const RunFacts& runs, std::initializer_list<FaultKind> kinds) {
  std::vector<SeenFault> found;
  std::set<std::pair<FaultKind, SourceRange>> seen;
  for (const ShapeRun& run : runs.runs) {
    for (const Fault& fault : run.faults) {
      if (!IsAdvisory(fault) || std::find(kinds.begin(), kinds.end(), fault.kind) == kinds.end()) continue;
      if (seen.insert({fault.kind, fault.where}).second) found.push_back({&run, &fault});
    }
  }
  return found;
}

std::vector<SeenFault> RootAdvice(const RunFacts& runs, std::initializer_list<FaultKind> kinds) {
  std::vector<SeenFault> found = AdvisoryFaults(runs, kinds);
  std::erase_if(found, [](const SeenFault& seen) {
    const auto& all = seen.run->faults;
    return std::any_of(all.begin(), all.end(),
                       [&](const Fault& cause) { return Explains(*seen.run, cause, *seen.fault); });
  });
  return found;
}

std::vector<SeenFault> RootsAndAdvice(const RunFacts& runs, std::initializer_list<FaultKind> kinds) {
  const std::vector<SeenFault> roots = RootFaults(runs, kinds);
  std::vector<SeenFault> all = roots;
  for (const SeenFault& seen : RootAdvice(runs, kinds)) {
    const bool told = std::any_of(roots.begin(), roots.end(), [&](const SeenFault& root) {
      return root.fault->kind == seen.fault->kind && root.fault->where == seen.fault->where;
    });
    if (!told) all.push_back(seen);
  }
  return all;
}

bool AnyRunFinished(const RunFacts& runs) {
  return std::any_of(runs.runs.begin(), runs.runs.end(), [](const ShapeRun& run) {
    return run.status == ShapeRun::Status::kClean || run.status == ShapeRun::Status::kFaults;
  });
}

std::int64_t Number(const Fault& fault, const char* key, std::int64_t fallback) {
  const auto it = fault.args.find(key);
  return it == fault.args.end() ? fallback : it->second;
}

bool Has(const Fault& fault, const char* key) { return fault.args.contains(key); }

std::string Name(const Fault& fault, const char* key, std::string_view fallback) {
  const auto it = fault.text.find(key);
  return it == fault.text.end() || it->second.empty() ? std::string(fallback) : it->second;
}

std::string CoresOf(const Fault& fault) {
  const std::vector<std::int64_t> cores = SortedCores(fault);
  if (fault.kind == kResultIgnored || fault.kind == kFrameworkFallback) return "the module";
  const bool host =
      Has(fault, "host") || fault.kind == kHostFailed || fault.kind == kHostDuty || fault.kind == kUnsetTiling;
  if (cores.empty()) return host ? "the host" : "all cores";
  if (cores.size() == 1) return fmt::format("core {}", cores.front());
  if (cores.back() - cores.front() + 1 == static_cast<std::int64_t>(cores.size())) {
    return fmt::format("cores {} to {}", cores.front(), cores.back());
  }
  if (cores.size() > 4) return fmt::format("{} cores, the first is core {}", cores.size(), cores.front());
  const std::vector<std::int64_t> head(cores.begin(), cores.end() - 1);
  return fmt::format("cores {} and {}", fmt::join(head, ", "), cores.back());
}

Severity UnlessValuesMatch(const SeenFault& seen) {
  return seen.run->values == ShapeRun::Values::kMatch ? Severity::kWarning : Severity::kError;
}

namespace {

void LabelCauses(FindingBuilder& finding, const Fault& fault) {
  for (const Fault::Cause& cause : fault.causes)
    finding.Label(cause.where, fmt::format("`{}` is set here", cause.name));
}

}  // namespace

FindingBuilder& Confirm(FindingBuilder& finding, const SeenFault& seen, const std::string& what) {
  LabelCauses(finding, *seen.fault);
  std::map<std::string, std::int64_t> values = seen.fault->args;
  if (seen.fault->core >= 0) values["core"] = seen.fault->core;
  for (const auto& [key, value] : seen.fault->args) finding.Arg(key, value);
  std::string text = fmt::format("simulator, {}: {}", CoresOf(*seen.fault), what);
  if (!seen.run->what.empty()) text += fmt::format(" ({})", seen.run->what);
  return finding.Confirmed(std::move(text), std::move(values));
}

FindingBuilder& Tell(FindingBuilder& finding, const SeenFault& seen, const std::string& what) {
  if (!IsAdvisory(*seen.fault)) return Confirm(finding.As(Severity::kError), seen, what);
  LabelCauses(finding, *seen.fault);
  for (const auto& [key, value] : seen.fault->args) finding.Arg(key, value);
  return finding.As(Severity::kWarning).Note(fmt::format("simulator, {}: {}", CoresOf(*seen.fault), what));
}

}  // namespace assay::rules
