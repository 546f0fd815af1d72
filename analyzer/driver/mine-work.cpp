// See mine-work.h. A pair or a chain whose contract differs from the run's is analysed under its own.
#include "analyzer/driver/mine-work.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "analyzer/driver/check-work.h"
#include "corpus/journal.h"

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
  maker.contract = options.contract;
  maker.chip = options.chip;
  std::string problem;
  maker.contract_text = ReadAll(path, problem);
  return problem;
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
  std::string contract;
  for (const VersionRef& ref : mine->versions) {
    texts.push_back(ReadVersion(ref));
    if (contract.empty()) contract = texts.back().label.contract;
  }
  for (const VersionText& text : texts) {
    if (contract.empty() && settings.own_contracts) contract = OwnContract(text.file);
  }
  if (!contract.empty()) entry.failure = TakeContract(contract, options, maker_options, services);
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
  RecordMaker maker(maker_options, [&](Project project) {
    return analyze(std::move(project), options, [](const Report&) {}, [](std::string_view) {});
  });
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
