// See mine-work.h. A pair or a chain whose contract differs from the run's is analysed under its own.
#include "driver/mine-work.h"

#include "dialects/options.h"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "analyzer/facts/cut-short.h"
#include "corpus/journal.h"
#include "driver/check-work.h"
#include "driver/further-shapes.h"
#include "driver/length-prefixed.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// contract.json in the input's folder, or in the input where that is a folder.
std::string OwnContract(const std::string& path) {
  std::error_code ignored;
  const fs::path folder = fs::is_directory(path, ignored) ? fs::path(path) : fs::path(path).parent_path();
  const fs::path contract = folder / "contract.json";
  return fs::is_regular_file(contract, ignored) ? contract.string() : "";
}

// Takes the contract at `path` into options and maker. The error, or "".
std::string TakeContract(const std::string& path, AnalyzeOptions& options, MakerOptions& maker,
                         const Services& services) {
  if (!services.read_contract) return "this build reads no contracts";
  ContractResult read = services.read_contract(path);
  if (!read.contract) return read.error;
  options.contract = std::move(read.contract);
  options.contract_dir = fs::path(path).parent_path().string();
  options.chip = options.contract->chip;
  maker.module.clear();
  maker.contract = options.contract;
  maker.chip = options.chip;
  std::string problem;
  maker.contract_text = ReadAll(path, problem);
  return problem;
}

// Takes the benchmark task at `path` into options. The error, or "".
std::string TakeTask(const std::string& path, AnalyzeOptions& options, MakerOptions& maker, const Services& services) {
  if (!services.read_task) return "this build reads no tasks";
  TaskReading read = services.read_task(path);
  if (read.task == nullptr) return read.error;
  options.task = std::move(read.task);
  maker.module = options.task->module.text;
  options.contract.reset();
  maker.contract.reset();
  maker.contract_text.clear();
  return "";
}

// Uses the contract or task that the inputs name or have next to them instead of the run's. The error, or "".
std::string TakeOwn(const std::vector<VersionText>& texts, bool own_contracts, AnalyzeOptions& options,
                    MakerOptions& maker, const Services& services) {
  const OwnPaths own = OwnPathsOf(texts, own_contracts);
  if (own.contract.empty() && own.reference.empty()) return "";
  options.task.reset();
  return own.contract.empty() ? TakeTask(own.reference, options, maker, services)
                              : TakeContract(own.contract, options, maker, services);
}

}  // namespace

std::string ReadAll(const std::string& path, std::string& problem) {
  std::ifstream in(path, std::ios::binary);
  if (!in) problem = fmt::format("cannot open `{}`", path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

OwnPaths OwnPathsOf(const std::vector<VersionText>& texts, bool own_contracts) {
  OwnPaths own;
  for (const VersionText& text : texts) {
    if (own.contract.empty()) own.contract = text.label.contract;
    if (own.reference.empty()) own.reference = text.label.reference;
  }
  for (const VersionText& text : texts) {
    if (own.contract.empty() && own.reference.empty() && own_contracts) own.contract = OwnContract(text.file);
  }
  return own;
}

std::string EncodeMined(const MinedEntry& mined) { return Pack({mined.entry, mined.repeats ? "1" : ""}); }

MinedEntry DecodeMined(const std::string& bytes) {
  auto parts = Unpack(bytes);
  if (parts && parts->size() == 2) return {std::move((*parts)[0]), !(*parts)[1].empty()};
  JournalEntry entry;
  entry.failure = "analysis worker sent damaged data";
  return {EncodeEntry(entry), false};
}

MinedEntry MineOne(const std::string& request, const MineSettings& settings, const Services& services,
                   const AnalyzeFn& analyze) {
  JournalEntry entry;
  const auto failed = [&entry] { return MinedEntry{EncodeEntry(entry), false}; };
  const std::uint64_t cut_short_before = RunsCutShort();
  bool errors = false;
  const std::optional<MineRequest> mine = DecodeMineRequest(request);
  if (!mine) {
    entry.failure = "the request is damaged";
    return failed();
  }
  entry.path = mine->versions.front().path;
  AnalyzeOptions options = settings.analyze;
  MakerOptions maker_options = settings.maker;
  std::vector<VersionText> texts;
  for (const VersionRef& ref : mine->versions) texts.push_back(ReadVersion(ref));
  entry.failure = TakeOwn(texts, settings.own_contracts, options, maker_options, services);
  if (!entry.failure.empty()) return failed();
  std::vector<Version> versions;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    VersionText& text = texts[i];
    const std::string& path = mine->versions[i].path;
    LoadResult loaded;
    if (text.error.empty()) {
      loaded = LoadInput({text.bytes ? path : text.file, text.bytes}, services);
      text.error = loaded.error;
    }
    if (!text.error.empty()) {
      if (entry.failure.empty()) entry.failure = text.error;
      if (mine->kind == MineRequest::Kind::kPair) return failed();
      continue;
    }
    loaded.project.path = path;
    versions.push_back({std::move(loaded.project), std::move(text.label.claim)});
  }
  const auto analyze_under = [&analyze, &errors](const AnalyzeOptions& under) -> AnalyzeProject {
    return [&analyze, &errors, &under](Project project) {
      Report report = analyze(std::move(project), under, [](const Report&) {}, [](std::string_view) {});
      errors = errors || !report.errors.empty();
      return report;
    };
  };
  const FurtherShapes further = FurtherShapesOf(options, services);
  for (const AnalyzeOptions& under : further.options) maker_options.further_shapes.push_back(analyze_under(under));
  for (const AnalyzeOptions& under : further.changed_inputs)
    maker_options.changed_inputs.push_back(analyze_under(under));
  for (const auto& [divisor, under] : further.remainders)
    maker_options.remainders.emplace_back(divisor, analyze_under(under));
  if (further.full_size) maker_options.full_size = analyze_under(*further.full_size);
  maker_options.module_judges = !further.constant;
  maker_options.shared_divisor = further.tile;
  maker_options.least_shapes = further.least;
  RecordMaker maker(maker_options, analyze_under(options));
  if (mine->kind == MineRequest::Kind::kPair) {
    maker.Pair(std::move(versions[0]), std::move(versions[1]));
  } else {
    maker.Chain(std::move(versions));
  }
  if (entry.failure.empty()) entry.failure = maker.failure();
  entry.counts = maker.counts();
  for (const MadeRecord& made : maker.records()) {
    entry.facts.push_back(FactsLine(made));
    entry.records.push_back(ToJsonLine(made.record));
  }
  return {EncodeEntry(entry), entry.failure.empty() && !errors && RunsCutShort() == cut_short_before};
}

}  // namespace assay
