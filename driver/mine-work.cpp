// See mine-work.h. A pair or a chain whose contract differs from the run's is analysed under its own.
#include "driver/mine-work.h"

#include "dialects/options.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "corpus/journal.h"
#include "driver/check-work.h"
#include "driver/further-shapes.h"

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

// What the inputs themselves name, or have beside them, in place of the run's contract or task. The error, or "".
std::string TakeOwn(const std::vector<VersionText>& texts, bool own_contracts, AnalyzeOptions& options,
                    MakerOptions& maker, const Services& services) {
  std::string contract, reference;
  for (const VersionText& text : texts) {
    if (contract.empty()) contract = text.label.contract;
    if (reference.empty()) reference = text.label.reference;
  }
  for (const VersionText& text : texts) {
    if (contract.empty() && reference.empty() && own_contracts) contract = OwnContract(text.file);
  }
  if (contract.empty() && reference.empty()) return "";
  options.task.reset();
  return contract.empty() ? TakeTask(reference, options, maker, services)
                          : TakeContract(contract, options, maker, services);
}

}  // namespace

std::string ReadAll(const std::string& path, std::string& problem) {
  std::ifstream in(path, std::ios::binary);
  if (!in) problem = fmt::format("cannot open `{}`", path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string MineOne(const std::string& request, const MineSettings& settings, const Services& services,
                    const AnalyzeFn& analyze) {
  JournalEntry entry;
  const std::optional<MineRequest> mine = DecodeMineRequest(request);
  if (!mine) {
    entry.failure = "the request is damaged";
    return EncodeEntry(entry);
  }
  entry.path = mine->versions.front().path;
  AnalyzeOptions options = settings.analyze;
  MakerOptions maker_options = settings.maker;
  std::vector<VersionText> texts;
  for (const VersionRef& ref : mine->versions) texts.push_back(ReadVersion(ref));
  entry.failure = TakeOwn(texts, settings.own_contracts, options, maker_options, services);
  if (!entry.failure.empty()) return EncodeEntry(entry);
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
      if (mine->kind == MineRequest::Kind::kPair) return EncodeEntry(entry);
      continue;
    }
    loaded.project.path = path;
    versions.push_back({std::move(loaded.project), std::move(text.label.claim)});
  }
  const auto analyze_under = [&analyze](const AnalyzeOptions& under) -> AnalyzeProject {
    return [&analyze, &under](Project project) {
      return analyze(std::move(project), under, [](const Report&) {}, [](std::string_view) {});
    };
  };
  const FurtherShapes further = FurtherShapesOf(options, services);
  for (const AnalyzeOptions& under : further.options) maker_options.further_shapes.push_back(analyze_under(under));
  for (const AnalyzeOptions& under : further.changed_inputs)
    maker_options.changed_inputs.push_back(analyze_under(under));
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
  return EncodeEntry(entry);
}

}  // namespace assay
