// See outcome.h.
#include "corpus/mutate/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "analyzer/report/place-index.h"
#include "analyzer/report/words.h"
#include "corpus/sha256.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;
using Kind = MutantOutcome::Kind;

bool IsNew(const Report& before, const Finding& finding) {
  return std::none_of(before.findings.begin(), before.findings.end(),
                      [&](const Finding& old) { return old.rule == finding.rule && old.message == finding.message; });
}

std::vector<const Finding*> NewFindings(const Report& before, const Report& after) {
  std::vector<const Finding*> fresh;
  for (const Finding& finding : after.findings) {
    if (finding.severity != Severity::kNote && IsNew(before, finding)) fresh.push_back(&finding);
  }
  return fresh;
}

// The run's evidence of the findings that `wanted` accepts.
template <class Wanted>
std::optional<std::string> Shown(const std::vector<const Finding*>& findings, const Wanted& wanted) {
  for (const Finding* finding : findings) {
    if (!wanted(*finding)) continue;
    return finding->evidence.text.empty() ? finding->message : finding->evidence.text;
  }
  return std::nullopt;
}

// What reads or writes bytes that nothing orders is wrong whatever the outputs of this run were.
bool IsOrder(const Finding& finding) {
  return finding.verdict == Verdict::kConfirmed && finding.rule.substr(0, 5) == "sync/";
}

bool IsRight(const mutators::Mutator& mutator, const std::string& rule) {
  return std::find(mutator.rules.begin(), mutator.rules.end(), rule) != mutator.rules.end();
}

Json FindingsJson(const Report& report) {
  const PlaceIndex places(report.project);
  Json out = Json::array();
  for (const Finding& finding : report.findings) {
    out.push_back({{"rule", finding.rule},
                   {"severity", Word(finding.severity)},
                   {"verdict", Word(finding.verdict)},
                   {"line", places.At(finding.primary).start.line},
                   {"message", finding.message}});
  }
  return out;
}

// Byte ranges of the correct kernel that the mutation replaces, at most one per file.
Json EditsJson(const Project& right, const Project& mutant) {
  Json out = Json::array();
  for (std::size_t i = 0; i < right.containers.size() && i < mutant.containers.size(); ++i) {
    const std::string& old = right.containers[i].bytes;
    const std::string& now = mutant.containers[i].bytes;
    if (old == now) continue;
    const std::size_t most = std::min(old.size(), now.size());
    std::size_t front = 0, back = 0;
    while (front < most && old[front] == now[front]) ++front;
    while (back < most - front && old[old.size() - 1 - back] == now[now.size() - 1 - back]) ++back;
    out.push_back({{"path", right.containers[i].path},
                   {"byte", front},
                   {"removed", old.substr(front, old.size() - front - back)},
                   {"inserted", now.substr(front, now.size() - front - back)}});
  }
  return out;
}

}  // namespace

std::string WhyNotRight(const Report& report) {
  if (!report.errors.empty()) return report.errors.front().what;
  const KernelVerdict& verdict = report.verdict;
  const auto error = std::find_if(report.findings.begin(), report.findings.end(),
                                  [](const Finding& finding) { return finding.severity == Severity::kError; });
  if (error != report.findings.end()) return fmt::format("it has an error: {} [{}]", error->message, error->rule);
  if (verdict.builds == KernelVerdict::Builds::kYes && verdict.runs != KernelVerdict::Runs::kFaults &&
      verdict.values != KernelVerdict::Values::kMismatch)
    return "";
  return fmt::format("it is not right: builds {}, runs {}, values {}", Word(verdict.builds), Word(verdict.runs),
                     Word(verdict.values));
}

MutantOutcome Judge(const Report& before, const Report& after, const std::vector<MutationChange>& changes) {
  MutantOutcome outcome;
  const std::vector<const Finding*> fresh = NewFindings(before, after);
  std::set<std::string> rules;
  for (const Finding* finding : fresh) rules.insert(finding->rule);
  outcome.by_rules.assign(rules.begin(), rules.end());
  outcome.detected = std::all_of(changes.begin(), changes.end(), [&](const MutationChange& change) {
    return std::any_of(rules.begin(), rules.end(), [&](const std::string& r) { return IsRight(*change.mutator, r); });
  });
  const KernelVerdict& verdict = after.verdict;
  const auto show = [&](const char* by, const std::optional<std::string>& how, std::string otherwise) {
    outcome.kind = Kind::kConfirmed;
    outcome.by = by;
    outcome.how = how.value_or(std::move(otherwise));
  };
  const auto confirmed = [](const Finding& finding) { return finding.verdict == Verdict::kConfirmed; };
  if (!after.errors.empty()) {
    outcome.how = after.errors.front().what;
  } else if (verdict.builds == KernelVerdict::Builds::kNo) {
    show("build", Shown(fresh, [](const Finding& finding) { return finding.breaks_build; }), "it does not build");
  } else if (verdict.runs == KernelVerdict::Runs::kFaults) {
    show("fault", Shown(fresh, confirmed), "the run has a fault");
  } else if (verdict.values == KernelVerdict::Values::kMismatch) {
    show("values", Shown(fresh, confirmed), "an output differs from the reference");
  } else if (const auto order = Shown(fresh, IsOrder)) {
    show("order", order, "");
  } else if (const auto told = Shown(fresh, [](const Finding& f) { return f.severity == Severity::kError; })) {
    outcome.how = *told;
  } else if (verdict.builds != before.verdict.builds || verdict.runs != before.verdict.runs ||
             verdict.values != before.verdict.values) {
    outcome.how = after.undecided.empty() ? fmt::format("runs {}, values {}", Word(verdict.runs), Word(verdict.values))
                                          : after.undecided.front().why;
  } else {
    outcome.kind = Kind::kEquivalent;
  }
  return outcome;
}

std::string NameOf(const Mutant& mutant) {
  std::string text, name;
  for (const Container& container : mutant.project.containers) text += container.path + "\n" + container.bytes + "\n";
  for (const MutationChange& change : mutant.changes) {
    if (!name.empty()) name += '+';
    name += change.mutator->name;
  }
  return fmt::format("{}-{}", name, Sha256(text).substr(0, 12));
}

std::string MutantRecord(const MutantId& id, const Project& right, const Mutant& mutant, const MutantOutcome& outcome,
                         const Report& report) {
  Json changes = Json::array();
  for (const MutationChange& change : mutant.changes) {
    changes.push_back({{"mutator", change.mutator->name},
                       {"fault_class", change.mutator->fault_class},
                       {"summary", change.mutator->summary},
                       {"rules", change.mutator->rules},
                       {"site", change.site},
                       {"place", change.place}});
  }
  const KernelVerdict& verdict = report.verdict;
  const Json record = {{"schema_version", "1.0"},
                       {"id", id.id},
                       {"source", id.source},
                       {"path", id.path},
                       {"seed", id.seed},
                       {"mutations", std::move(changes)},
                       {"edits", EditsJson(right, mutant.project)},
                       {"confirmed", {{"by", outcome.by}, {"how", outcome.how}}},
                       {"detected", outcome.detected},
                       {"verdict",
                        {{"builds", Word(verdict.builds)},
                         {"runs", Word(verdict.runs)},
                         {"values", Word(verdict.values)},
                         {"proved", Word(verdict.proved)}}},
                       {"findings", FindingsJson(report)}};
  return record.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace assay
