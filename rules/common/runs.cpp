// Root faults over all runs, and how they are told.
#include "rules/common/runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace assay::rules {
namespace {

using enum FaultKind;

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
      if (std::find(kinds.begin(), kinds.end(), fault.kind) == kinds.end() || !Matters(run.faults, fault)) continue;
      if (IsExplained(run.faults, fault)) continue;
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
  std::erase_if(found, [](const SeenFault& seen) { return IsExplained(seen.run->faults, *seen.fault); });
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
  return NumberIn(fault, key, fallback);
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

Severity UnlessTolerated(const SeenFault& seen) {
  return IsTolerated(*seen.run, *seen.fault) ? Severity::kWarning : Severity::kError;
}

namespace {

void LabelCauses(FindingBuilder& finding, const Fault& fault) {
  for (const Fault::Cause& cause : fault.causes)
    finding.Label(cause.where, fmt::format("`{}` is {} here", cause.name, cause.computed ? "computed" : "set"));
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
