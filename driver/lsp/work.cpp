// See work.h.
#include "driver/lsp/work.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "driver/length-prefixed.h"

namespace assay {
namespace {

using Json = nlohmann::json;

bool DecodeJob(const std::string& bytes, LspJob& job) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() < 4) return false;
  job.what = static_cast<LspAnalysis>(std::atoi((*parts)[0].c_str()));
  job.settings = std::strtoul((*parts)[1].c_str(), nullptr, 10);
  job.path = (*parts)[2];
  job.contract = (*parts)[3];
  for (std::size_t i = 4; i + 1 < parts->size(); i += 2) job.open[(*parts)[i]] = (*parts)[i + 1];
  return true;
}

// Files of the project that are open have the text of the editor, not that of the disk.
Project WithOpenTexts(Project project, const std::map<std::string, std::string>& open) {
  bool changed = false;
  for (Container& container : project.containers) {
    const auto found = open.find(container.path);
    if (found == open.end() || found->second == container.bytes) continue;
    container.bytes = found->second;
    changed = true;
  }
  return changed ? Resplit(project) : std::move(project);
}

Services ServicesFor(const LspJob& job, const Services& given) {
  Services services = given;
  services.load_path = [&given, &job](const std::string& path) {
    LoadResult loaded = given.load_path(path);
    if (loaded.error.empty()) loaded.project = WithOpenTexts(std::move(loaded.project), job.open);
    return loaded;
  };
  services.load_bytes = [&given, &job](std::string path, std::string bytes) {
    return WithOpenTexts(given.load_bytes(std::move(path), std::move(bytes)), job.open);
  };
  return services;
}

// A single file is analysed from its text; a folder is read, with the texts that are open in their places.
Input InputOf(const LspJob& job) {
  const auto own = job.open.find(job.path);
  return own == job.open.end() ? Input{job.path, std::nullopt, ""} : Input{job.path, own->second, ""};
}

CheckSettings SettingsFor(LspAnalysis what, const CheckSettings& given) {
  CheckSettings settings = given;
  settings.recheck = what == LspAnalysis::kRecheck;
  if (what == LspAnalysis::kFull) return settings;
  if (what == LspAnalysis::kSimulate || what == LspAnalysis::kProve) {
    settings.recheck = false;
    settings.analyze.level = Level::kFull;
    settings.analyze.prove = what == LspAnalysis::kProve;
    settings.analyze.show_proof = settings.analyze.prove_parts = what == LspAnalysis::kProve;
    ObserveOptions& asked = settings.analyze.observe;
    asked.details = asked.time = asked.trace = what == LspAnalysis::kSimulate;
    return settings;
  }
  settings.analyze.level = Level::kLint;
  settings.analyze.edge_values = false;
  return settings;
}

// "" or what is wrong with the contract.
std::string TakeContract(const LspJob& job, const Services& services, AnalyzeOptions& options) {
  if (job.contract.empty()) return "";
  ContractResult read = services.read_contract(job.contract);
  if (!read.contract) return read.error;
  options.contract = std::move(read.contract);
  options.contract_dir = std::filesystem::path(job.contract).parent_path().string();
  options.chip = options.contract->chip;
  options.chip_given = true;
  return "";
}

std::string FixAll(const LspJob& job, const CheckSettings& settings, const Services& services,
                   const AnalyzeFn& analyze) {
  LoadResult loaded = LoadInput(InputOf(job), services);
  std::vector<std::string> files;
  if (!loaded.error.empty() || !services.fix) return "";
  FixOptions options;
  options.analyze = SettingsFor(job.what, settings).analyze;
  const FixRun run = services.fix(std::move(loaded.project), options, FixingShown(analyze, settings));
  for (const FixedFile& file : run.files) files.insert(files.end(), {file.path, file.after});
  return Pack(files);
}

}  // namespace

std::string EncodeJob(const LspJob& job) {
  std::vector<std::string> parts = {std::to_string(static_cast<int>(job.what)), std::to_string(job.settings), job.path,
                                    job.contract};
  for (const auto& [path, text] : job.open) parts.insert(parts.end(), {path, text});
  return Pack(parts);
}

Json ResultOf(const LspJob& job, const Outcome& outcome, const CheckSettings& settings) {
  if (job.what == LspAnalysis::kFixAll) {
    Json texts = Json::object();
    const auto files = Unpack(outcome.result).value_or(std::vector<std::string>());
    for (std::size_t i = 0; i + 1 < files.size(); i += 2) texts[files[i]] = files[i + 1];
    return texts;
  }
  CheckResult result = DecodeResult(outcome.result);
  if (!outcome.done && !result.complete)
    result = AddFailure(outcome.result, {job.path, outcome.failure}, SettingsFor(job.what, settings));
  Json document = Json::parse(result.rendered, nullptr, false);
  if (document.is_object() && !result.trace.empty()) document["trace"] = Json::parse(result.trace, nullptr, false);
  return document;
}

MakeWork MakeLspWork(const std::vector<CheckSettings>& settings, const Services& services) {
  return [&settings, &services]() -> Work {
    return [&settings, &services, analyze = services.make_analyze(settings.front().analyze.resource_dir)](
               const std::string& request, Progress& progress) {
      LspJob job;
      if (!DecodeJob(request, job)) return;  // only this program writes requests
      const CheckSettings& own = settings[std::min(job.settings, settings.size() - 1)];
      const Services here = ServicesFor(job, services);
      if (job.what == LspAnalysis::kFixAll) {
        progress.Stage("fixing");
        progress.Publish(FixAll(job, own, here, analyze));
      } else {
        CheckSettings what = SettingsFor(job.what, own);
        const std::string problem = TakeContract(job, here, what.analyze);
        if (problem.empty()) {
          CheckOne(InputOf(job), what, here, analyze, progress);
        } else {
          progress.Publish(EncodeResult(AddFailure("", {job.path, problem}, what)));
        }
      }
    };
  };
}

}  // namespace assay
