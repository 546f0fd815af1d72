// The program: the command line over the real analysis.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/contract/contract.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/cuda/dialect.h"
#include "dialects/options.h"
#include "driver/cli.h"
#include "driver/suppression-rules.h"
#include "fixits/recheck.h"
#include "pipeline/analyze.h"
#include "pipeline/repair/repair.h"
#include "reference/npy.h"
#include "reference/sim-tensor.h"
#include "rules/rule.h"
#include "simulator/worker/sandbox.h"

namespace assay {
namespace {

// The kernel languages that are read. Inputs that are clearly of none are taken for the first.
const std::vector<const Dialect*>& Languages() {
  static const std::vector<const Dialect*> all = {&ascendc::TheDialect(), &cuda::TheDialect()};
  return all;
}

// What all of them have, one after the other.
std::vector<std::string> NamesOfAll(std::vector<std::string> (Dialect::*get)() const) {
  std::vector<std::string> all;
  for (const Dialect* dialect : Languages()) {
    for (std::string& name : (dialect->*get)()) all.push_back(std::move(name));
  }
  return all;
}

std::vector<RuleEntry> Rules() {
  std::vector<RuleEntry> out = DriverRules();
  for (const RegisteredRule& rule : AllRules()) {
    out.push_back({std::string(rule.name), std::string(rule.dialect), std::string(rule.page), rule.rule->info});
  }
  std::sort(out.begin(), out.end(), [](const RuleEntry& a, const RuleEntry& b) { return a.name < b.name; });
  return out;
}

std::string ApiPage(const std::string& name, const std::string& dialect) {
  for (const Dialect* each : Languages()) {
    if (!dialect.empty() && dialect != each->name()) continue;
    if (std::string page = each->ApiPage(name); !page.empty()) return page;
  }
  return "";
}

std::vector<std::string> FoldersAround(const std::string& path) {
  std::vector<std::string> all;
  for (const Dialect* dialect : Languages()) {
    for (std::string& folder : dialect->FoldersAround(path)) all.push_back(std::move(folder));
  }
  return all;
}

AnalyzeFn MakeAnalyze(const std::string& resource_dir) {
  auto analyzer = std::make_shared<Analyzer>(Languages(), resource_dir);
  return
      [analyzer](Project project, const AnalyzeOptions& given, const OnPartial& on_partial, const OnStage& on_stage) {
        AnalyzeOptions options = given;
        options.on_partial = on_partial;
        options.on_stage = on_stage;
        return analyzer->Analyze(std::move(project), options);
      };
}

// Next to the program in a build folder, in ../share if it is installed. Without them every header would be missing
// and every kernel wrong, so this is checked before anything is judged.
Resources FindResources(const std::string& given) {
  namespace fs = std::filesystem;
  std::error_code no_folder;
  std::vector<fs::path> places = {fs::absolute(given, no_folder)};
  if (given.empty()) {
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    places = {program.parent_path() / "share/assay", program.parent_path().parent_path() / "share/assay"};
  }
  for (const fs::path& place : places) {
    std::error_code ignored;
    const bool whole = std::all_of(Languages().begin(), Languages().end(), [&](const Dialect* dialect) {
      return fs::is_regular_file(place / dialect->ResourceMark(), ignored);
    });
    if (whole) return {place.string(), ""};
  }
  return {"", fmt::format("the device model's headers are not in `{}`; name their folder with --resource-dir",
                          places.front().string())};
}

void RecheckFixes(Report& report, const std::function<Report(Project)>& analyze) { Recheck(report, analyze); }

ContractResult ReadContract(const std::string& path) {
  ParsedContract parsed = LoadContract(path);
  return {std::move(parsed.contract), parsed.Text()};
}

DerivedText Derive(const Project& project, const AnalyzeOptions& options, const std::string& folder) {
  auto [written, problems] = Analyzer(Languages(), options.resource_dir).Derive(project, options, folder);
  return {std::move(written), std::move(problems)};
}

// Messages name the places by their keys: a contract in a request has no lines.
ContractResult ContractOfText(const std::string& text) {
  ParsedContract parsed = ParseContract(text, "contract");
  std::string problems;
  for (const ContractError& error : parsed.errors) problems += (problems.empty() ? "" : "; ") + error.message;
  return {std::move(parsed.contract), std::move(problems)};
}

TaskReading TaskOfTexts(const harness::TaskTexts& texts) {
  TaskReading read;
  std::optional<harness::BenchmarkTask> task = harness::TaskOfTexts(texts, read.error);
  if (task) read.task = std::make_shared<const harness::BenchmarkTask>(std::move(*task));
  return read;
}

TaskReading ReadTask(const std::string& path) {
  TaskReading read;
  std::optional<harness::BenchmarkTask> task = harness::LoadTask(path, read.error);
  if (task) read.task = std::make_shared<const harness::BenchmarkTask>(std::move(*task));
  return read;
}

bool ReadNpyShape(const std::string& path, ContractTensor& tensor, std::string& error) {
  SimTensor read;
  if (!ReadNpy(path, read, error)) return false;
  tensor.dtype = read.dtype;
  tensor.shape = read.shape;
  return true;
}

}  // namespace
}  // namespace assay

int main(int argc, char** argv) {
  assay::Services services;
  services.make_analyze = assay::MakeAnalyze;
  services.walls = assay::SandboxWalls();
  services.find_resources = assay::FindResources;
  services.prepare = [](const assay::AnalyzeOptions& options, bool soon) {
    // Options are read more than once.
    static std::set<std::string> asked;
    if (!asked.insert(options.chip + " " + options.release).second) return;
    for (const assay::Dialect* language : assay::Languages()) language->Prepare(options, soon);
  };
  services.folders_around = assay::FoldersAround;
  services.rules = assay::Rules;
  services.api_page = assay::ApiPage;
  services.recheck = assay::RecheckFixes;
  services.fix = [](const assay::Project& project, const assay::FixOptions& options, const assay::AnalyzeFn& analyze) {
    return assay::RepairInput(assay::DialectOf(assay::Languages(), project), project, options, analyze);
  };
  for (const assay::Dialect* language : assay::Languages())
    services.mutators.push_back({std::string(language->name()), language->Mutators()});
  services.chips = [] { return assay::NamesOfAll(&assay::Dialect::Chips); };
  services.releases = [] { return assay::NamesOfAll(&assay::Dialect::Releases); };
  services.read_contract = assay::ReadContract;
  services.read_task = assay::ReadTask;
  services.task_of_texts = assay::TaskOfTexts;
  services.contract_of_text = assay::ContractOfText;
  services.derive = assay::Derive;
  services.read_npy = assay::ReadNpyShape;
  services.explain_time = [] {
    std::string text;
    for (const assay::Dialect* language : assay::Languages())
      text += (text.empty() ? "" : "\n") + language->ExplainTime();
    return text;
  };
  return assay::RunCommandLine(argc, argv, services);
}
