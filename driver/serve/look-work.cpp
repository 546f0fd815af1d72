// See look-work.h.
#include "driver/serve/look-work.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "analyzer/report/proof-text.h"
#include "driver/check-work.h"
#include "driver/mine-work.h"

namespace assay::serve {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

std::string Dump(const OrderedJson& value) { return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace); }

std::string Document(const std::string& text, std::string_view key, std::string_view json) {
  return fmt::format("{{\"text\":{},\"{}\":{}}}", Dump(text), key, json);
}

// The report as `assay simulate` and `assay prove` print it, and as JSON.
std::string Rendered(Report report, const CheckSettings& settings, bool proof) {
  const std::string table = proof ? RenderProof(report, false) : "";
  const std::string conclusion = proof ? RenderConclusion(report) : "";
  const CheckResult result = FinishAndRender(std::move(report), settings, true);
  return Document(table + result.more.front() + conclusion, "report", result.rendered);
}

std::string Judged(const Request& request, AnalyzeOptions options, const Services& services, const AnalyzeFn& analyze,
                   Progress& progress) {
  const bool proof = request.op == Op::kProve;
  CheckSettings settings;
  settings.analyze = std::move(options);
  if (proof) {
    settings.analyze.show_proof = true;
    settings.analyze.prove_parts = true;
    settings.analyze.prove_seconds = request.options.seconds * kShareOfProof;
  } else {
    settings.analyze.prove = false;
    settings.analyze.observe.details = true;
    settings.analyze.observe.time = true;
  }
  settings.suppress = request.suppress;
  settings.recheck = false;
  settings.format = OutputFormat::kJsonl;
  settings.more = {{OutputFormat::kFull,
                    {.full = true, .color = false, .show_undecided = !proof, .timing = false, .performance = !proof}}};
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  LoadedInput loaded = LoadInput({request.path, request.text, ""}, services);
  const auto rendered = [&](Report report) {
    CountReading(report, loaded.ms);
    return Rendered(std::move(report), settings, proof);
  };
  const auto publish = [&](const Report& partial) {
    if (proof) progress.Publish(rendered(partial));
  };
  return rendered(analyze(std::move(loaded.project), settings.analyze, publish,
                          [&](std::string_view stage) { progress.Stage(stage); }));
}

// Without the files next to it: nothing of a call stays on this machine.
OrderedJson WithoutFiles(OrderedJson contract) {
  for (const char* list : {"inputs", "outputs"}) {
    if (!contract.contains(list)) continue;
    for (OrderedJson& tensor : contract[list]) tensor.erase("data");
  }
  contract.erase("golden");
  return contract;
}

std::string Contracts(const Request& request, const AnalyzeOptions& options, const Services& services,
                      const std::string& scratch) {
  if (!services.derive || scratch.empty())
    return Document("There is no folder to write contracts in.", "contracts", "[]");
  const fs::path folder = fs::path(scratch) / std::to_string(getpid());
  LoadResult loaded = LoadInput({request.path, request.text, ""}, services);
  const DerivedText said = services.derive(std::move(loaded.project), options, folder.string());
  std::vector<fs::path> files;
  std::error_code ec;
  for (const auto& file : fs::directory_iterator(folder, ec)) {
    if (file.path().extension() == ".json") files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  OrderedJson contracts = OrderedJson::array();
  for (const fs::path& file : files) {
    std::string problem;
    OrderedJson contract = OrderedJson::parse(ReadAll(file.string(), problem), nullptr, false);
    if (contract.is_object())
      contracts.push_back({{"name", file.stem().string()}, {"contract", WithoutFiles(std::move(contract))}});
  }
  fs::remove_all(folder, ec);
  std::string text;
  for (const OrderedJson& one : contracts)
    text += fmt::format("{}: {}\n", one["name"].get<std::string>(), Dump(one["contract"]));
  text += said.problems;
  if (text.empty()) text = "There is nothing to derive a contract from.";
  return Document(text, "contracts", Dump(contracts));
}

}  // namespace

bool IsLook(Op op) { return op == Op::kSimulate || op == Op::kProve || op == Op::kContract; }

std::string LookAt(const Request& request, const AnalyzeOptions& options, const Services& services,
                   const AnalyzeFn& analyze, const std::string& scratch, Progress& progress) {
  if (request.op == Op::kContract) return Contracts(request, options, services, scratch);
  return Judged(request, options, services, analyze, progress);
}

}  // namespace assay::serve
