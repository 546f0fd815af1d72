// See mine-cache.h. Texts are read one request at a time, so that a long list takes no more memory than its keys.
#include "driver/mine-cache.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>
#include <vector>

#include "corpus/journal.h"
#include "driver/check-cache.h"
#include "driver/length-prefixed.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

std::string TextOfClaim(const Claim& claim) {
  return Pack(
      {std::to_string(static_cast<int>(claim.outcome)), claim.task, claim.task_kind, claim.prompt, claim.mutation});
}

std::string TextOfProvenance(const Provenance& p) {
  return Pack({p.source_repo, p.source_commit, p.license_spdx, p.license_type, p.origin, p.generator, p.mutation,
               p.prompt, p.group, p.created});
}

// The whole contents of a task at a path. Nullopt if it cannot be read.
std::optional<std::string> TextOfTask(const std::string& path, const Services& services) {
  if (!services.read_task) return std::nullopt;
  const TaskReading read = services.read_task(path);
  return read.task ? std::optional(TaskText(*read.task)) : std::nullopt;
}

// The same of a contract.
std::optional<std::string> TextOfContract(const std::string& path, const Services& services) {
  if (!services.read_contract) return std::nullopt;
  const ContractResult read = services.read_contract(path);
  if (!read.contract || NamesFiles(*read.contract)) return std::nullopt;
  return ReadSmall(path);
}

}  // namespace

KeptEntries::KeptEntries(const MineArguments& arguments, const MineSettings& settings, const Services& services)
    : settings_(settings), services_(services) {
  const AnalyzeOptions& analyze = settings.analyze;
  std::unique_ptr<Cache> cache = OpenCacheIfAsked(arguments);
  if (cache == nullptr || !analyze.include_dirs.empty() || analyze.allow_commands || !analyze.prove ||
      analyze.solver_units > 0 || (analyze.contract && NamesFiles(*analyze.contract)))
    return;
  KeyOptions options;
  options.contract = settings.maker.contract_text;
  if (analyze.task) options.task = TaskText(*analyze.task);
  options.lint = analyze.level == Level::kLint;
  options.soc = fmt::format("{} {}", analyze.chip, analyze.chip_given);
  options.release = analyze.release;
  options.defines = analyze.defines;
  options.edge_values = analyze.edge_values;
  options.auto_sync = analyze.auto_sync;
  options.first_case = analyze.first_case;
  options.cases = analyze.cases;
  const BenchmarkIndex* benchmark = settings.maker.benchmark;
  // An input's own task has the run's cases.
  run_ = Pack({std::string(kRecordVersion), KeyText(options), fmt::format("{} {}", analyze.first_case, analyze.cases),
               analyze.resource_dir, TextOfProvenance(settings.maker.provenance),
               benchmark == nullptr ? "" : benchmark->Digest(), settings.own_contracts ? "1" : ""});
  cache_ = std::move(cache);
}

std::optional<std::string> KeptEntries::KeyOf(const std::string& request) const {
  const std::optional<MineRequest> mine = cache_ == nullptr ? std::nullopt : DecodeMineRequest(request);
  if (!mine) return std::nullopt;
  std::vector<std::string> parts = {mine->kind == MineRequest::Kind::kPair ? "pair" : "chain"};
  std::vector<VersionText> texts;
  for (const VersionRef& ref : mine->versions) {
    VersionText text = ReadVersion(ref);
    if (!text.error.empty()) return std::nullopt;
    const std::string from = text.bytes ? ref.path : text.file;
    const std::optional<std::string> whole = WholeText({from, text.bytes, ""}, services_);
    if (!whole) return std::nullopt;
    parts.insert(parts.end(), {ref.path, from, text.bytes ? "text" : "file", *whole, TextOfClaim(text.label.claim)});
    text.bytes.reset();
    texts.push_back(std::move(text));
  }
  const OwnPaths own = OwnPathsOf(texts, settings_.own_contracts);
  std::optional<std::string> said = "";
  if (!own.contract.empty()) {
    said = TextOfContract(own.contract, services_);
  } else if (!own.reference.empty()) {
    said = TextOfTask(own.reference, services_);
  }
  if (!said) return std::nullopt;
  parts.insert(parts.end(), {own.contract, own.reference, *said});
  return assay::KeyOf({"mine", run_, Pack(parts)});
}

std::optional<std::string> KeptEntries::Find(const std::string& key) const {
  std::optional<std::string> entry = cache_->Find(key);
  return entry && DecodeEntry(*entry) ? std::move(entry) : std::nullopt;
}

void KeptEntries::Keep(const std::string& key, const MinedEntry& mined) const {
  if (mined.repeats) cache_->Keep(key, mined.entry);
}

}  // namespace assay
