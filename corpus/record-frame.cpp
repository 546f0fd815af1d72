// The common part of all records: their origin, the question, and what is known about a version.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <utility>

#include "corpus/curate/known-benchmarks.h"
#include "corpus/record-maker.h"
#include "corpus/sha256.h"
#include "corpus/tokens.h"
#include "corpus/versions.h"

namespace assay {
namespace {

constexpr std::size_t kIdDigits = 12;

std::string_view Word(Claimed claimed) {
  return claimed == Claimed::kCorrect ? "correct" : claimed == Claimed::kFailing ? "failing" : "none";
}

}  // namespace

std::string SplitOf(std::string_view group) {
  unsigned long bucket = std::strtoul(Sha256(group).substr(0, 8).c_str(), nullptr, 16) % 100;
  return bucket < 90 ? "train" : bucket < 95 ? "validation" : "test";
}

// Further shapes are run only where the first leaves nothing against it.
Standing RecordMaker::Judge(const Project& project, const Report& report) {
  Standing standing = StandingOf(report);
  standing.not_shown.clear();
  if (!standing.Right() || standing.runs != "clean") {
    standing.not_shown = fmt::format("builds {}, runs {}, values {}", standing.builds, standing.runs, standing.values);
    return standing;
  }
  for (const Finding& finding : report.findings) {
    if (finding.severity != Severity::kWarning) continue;
    standing.not_shown = fmt::format("warning {} is left", finding.rule);
    return standing;
  }
  standing.shapes = 1;
  for (const AnalyzeProject& analyze : options_.further_shapes) {
    const Report further = analyze(project);
    const Standing at = StandingOf(further);
    const bool right = at.Right() && at.runs == "clean";
    standing.shapes += right ? 1 : 0;
    if (right || (at.errors == 0 && at.runs != "faults" && at.values != "mismatch")) continue;
    standing.not_shown = fmt::format("builds {}, runs {}, values {} at a further shape", at.builds, at.runs, at.values);
    return standing;
  }
  if (standing.shapes < options_.least_shapes) {
    standing.not_shown = fmt::format("values match at {} of {} shapes", standing.shapes, options_.least_shapes);
    return standing;
  }
  // What is undecided with a changed input (a whole number, one input too many) says nothing of it.
  for (std::size_t i = 0; i < options_.changed_inputs.size(); ++i) {
    const Report changed = options_.changed_inputs[i](project);
    if (changed.verdict.values == KernelVerdict::Values::kMismatch) ++standing.inputs;
    if (changed.verdict.values != KernelVerdict::Values::kMatch) continue;
    standing.not_shown = fmt::format("the values stay the same where input {} is another", i + 1);
    return standing;
  }
  if (!options_.changed_inputs.empty() && standing.inputs == 0) {
    standing.not_shown = "no input was shown to reach an output";
    return standing;
  }
  if (options_.full_size) {
    const Standing at = StandingOf(options_.full_size(project));
    if (at.errors > 0 || at.runs == "faults" || at.values == "mismatch") {
      standing.not_shown = fmt::format("builds {}, runs {}, values {} at the full size", at.builds, at.runs, at.values);
      return standing;
    }
  }
  standing.divisor = DivisorOf(project);
  return standing;
}

// Kernels that rely on multiples which the task's sizes have are right answers to it, and wrong ones elsewhere.
std::int64_t RecordMaker::DivisorOf(const Project& project) const {
  for (const auto& [divisor, analyze] : options_.remainders) {
    if (options_.shared_divisor > 0 && divisor >= options_.shared_divisor) break;
    const Standing at = StandingOf(analyze(project));
    if (at.Right() && at.runs == "clean") return divisor;
  }
  return options_.shared_divisor;
}

// Of a benchmark task all that it takes from an answer: what a row shows can be judged as it stands.
std::vector<std::size_t> RecordMaker::Shown(const Project& project, const std::vector<std::size_t>& also) const {
  return options_.module.empty() ? ShownFiles(project, also) : WholeAnswer(project, also);
}

// What all kinds share; `shown` is the version whose text names group and task, `files` those that the answer has.
Record RecordMaker::Start(const Looked& looked, const Project& shown, const std::string& kind,
                          const std::vector<std::size_t>& files) const {
  const Provenance& from = options_.provenance;
  const Claim& claim = looked.version.claim;
  Record record;
  record.kind = kind;
  record.contract = options_.contract_text;
  // Only an answer with a module of its own can be judged by a task.
  const bool whole =
      std::any_of(files.begin(), files.end(), [&](std::size_t i) { return shown.files[i].role == FileRole::kModel; });
  if (whole && options_.module_judges) record.module = options_.module;
  record.prompt = !claim.prompt.empty() ? claim.prompt : from.prompt;
  RecordMeta& meta = record.meta;
  meta.prompt_from = !record.prompt.empty()     ? "given"
                     : !options_.module.empty() ? "task"
                     : options_.contract        ? "contract"
                                                : "entry";
  if (record.prompt.empty() && !options_.module.empty()) {
    const auto& findings = looked.report->findings;
    const bool lacks = std::any_of(findings.begin(), findings.end(),
                                   [](const Finding& finding) { return finding.rule == "reply/incomplete"; });
    record.prompt = ModuleTask(shown, files, options_.chip, looked.report->release, options_.module, lacks);
  }
  if (record.prompt.empty()) {
    record.prompt = WritingTask(shown, files, options_.chip, options_.contract);
  }
  meta.source_repo = from.source_repo;
  meta.source_path = looked.version.project.path;
  meta.source_commit = from.source_commit;
  meta.license_spdx = from.license_spdx;
  meta.license_type = from.license_type;
  meta.mutation = !claim.mutation.empty() ? claim.mutation : from.mutation;
  const std::string origin = looked.version.project.IsReply() ? "model" : "human";
  meta.origin = !claim.mutation.empty() ? "mutated" : !from.origin.empty() ? from.origin : origin;
  meta.generator = from.generator;
  meta.label = Word(claim.outcome);
  meta.target = options_.chip;
  meta.dialect = looked.report->dialect;
  meta.task_kind = !claim.task_kind.empty()   ? claim.task_kind
                   : !options_.module.empty() ? KindOfModule(options_.module)
                                              : TaskKindOf(shown);
  meta.created = from.created;
  meta.group = from.group;
  if (meta.group.empty()) meta.group = claim.task.empty() ? TaskGroup(EntryOf(shown)) : claim.task;
  if (meta.group.empty()) meta.group = std::filesystem::path(shown.path).stem().string();
  meta.split = SplitOf(meta.group);
  meta.sha256 = Sha256(RawBytes(looked.version.project));
  return record;
}

void RecordMaker::Finish(Record record) {
  RecordMeta& meta = record.meta;
  std::set<std::string> rules;
  const std::vector<Defect>& defects = record.findings.empty() ? record.observed : record.findings;
  for (const Defect& defect : defects) rules.insert(defect.rule);
  meta.rules.assign(rules.begin(), rules.end());
  if (!defects.empty()) {
    meta.rule = defects.front().rule;
    meta.verdict = defects.front().verdict;
    meta.evidence = defects.front().evidence;
  }
  const bool by_run =
      std::any_of(defects.begin(), defects.end(), [](const Defect& defect) { return defect.verdict != "matched"; });
  meta.difficulty = 1 + (by_run ? 1 : 0) + (defects.size() > 1 ? 1 : 0) + (record.changed.size() > 1 ? 1 : 0) +
                    (meta.fix_safety == "unsafe" ? 1 : 0);
  if (record.standing_before.cycles > 0 || record.standing_after.cycles > 0) meta.time_from = "simulator";
  const std::string before = Joined(record.before);
  const std::string after = Joined(record.after);
  meta.reasoning_tokens = static_cast<std::int64_t>(CountTokens(record.reasoning));
  meta.tokens = static_cast<std::int64_t>(CountTokens(record.prompt) + CountTokens(before) + CountTokens(after)) +
                meta.reasoning_tokens;
  meta.dedupe_key = Sha256(fmt::format("{}\n{}\n{}\n{}", record.kind, fmt::join(meta.rules, ","), NormalTokens(before),
                                       NormalTokens(after)));
  record.id = meta.dedupe_key.substr(0, kIdDigits);
  if (options_.benchmark != nullptr) {
    meta.benchmark_overlap = options_.benchmark->Judge(after.empty() ? before : after, meta.group);
  }
  const KnownOverlap known = OverlapWithKnown(record.prompt + "\n" + before + "\n" + after, meta.group);
  meta.known_benchmarks = known.benchmarks;
  meta.known_by = known.by;
  const Signature signature = SignatureOf(NearTokens(before.empty() ? after : before));
  records_.push_back({std::move(record), signature});
}

}  // namespace assay
