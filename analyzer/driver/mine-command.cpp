// assay mine: workers analyse inputs and try their fixes; the parent makes the records, so that duplicates are seen
// across all inputs. It is given the reports in the order in which the worker made them and repeats no analysis.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "analyzer/driver/cli.h"
#include "analyzer/driver/commands.h"
#include "analyzer/driver/pack.h"
#include "analyzer/driver/report-wire.h"
#include "analyzer/report/display.h"
#include "analyzer/report/fingerprint.h"
#include "analyzer/report/words.h"
#include "corpus/records.h"

namespace assay {
namespace {

// What a worker sends: first the report of the input, then one after each fix it tried.
std::string Explore(const Input& input, const AnalyzeOptions& options, const Services& services,
                    const AnalyzeFn& analyze) {
  LoadResult loaded = LoadInput(input, services);
  if (!loaded.error.empty()) return Pack({loaded.error});
  std::vector<std::string> reports = {""};
  const auto once = [&](Project project) {
    Report report = analyze(std::move(project), options, [](const Report&) {}, [](std::string_view) {});
    FillFingerprints(report);
    reports.push_back(EncodeReport(report));
    return report;
  };
  Report report = once(std::move(loaded.project));
  if (services.recheck) services.recheck(report, once);
  return Pack(reports);
}

// Empty, or why the input gives no records.
std::string AddRecords(const Outcome& outcome, RecordSet& records) {
  if (!outcome.done) return outcome.failure;
  const auto parts = Unpack(outcome.result);
  if (!parts || parts->empty()) return "analysis worker sent damaged data";
  if (!parts->front().empty()) return parts->front();
  std::vector<Report> reports;
  for (std::size_t i = 1; i < parts->size(); ++i) {
    std::optional<Report> report = DecodeReport((*parts)[i]);
    if (!report) return "analysis worker sent damaged data";
    reports.push_back(std::move(*report));
  }
  if (reports.empty()) return "analysis worker sent damaged data";
  if (!reports.front().errors.empty()) return reports.front().errors.front().what;
  std::size_t next = 1;
  records.Mine(reports.front(), [&](Project project) {
    if (next < reports.size()) return std::move(reports[next++]);
    // The worker tried no such fix: an error here makes sure that it does not count.
    Report unknown;
    unknown.project = std::move(project);
    unknown.errors.push_back({unknown.project.path, "not tried"});
    return unknown;
  });
  return "";
}

std::string ReadPrompt(const std::string& path, std::string& problem) {
  if (path.empty()) return "";
  std::ifstream in(path, std::ios::binary);
  if (!in) problem = fmt::format("cannot open `{}`", path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace

int RunMine(const MineArguments& arguments, const Services& services) {
  AnalyzeOptions options;
  std::string problem = FillAnalyzeOptions(arguments, services, options);
  Provenance provenance = {.source_repo = arguments.source_repo,
                           .source_commit = arguments.source_commit,
                           .license_spdx = arguments.license,
                           .license_type = arguments.license_type,
                           .origin = arguments.origin,
                           .generator = arguments.generator,
                           .mutation = "",
                           .prompt = "",
                           .group = arguments.group,
                           .created = arguments.created};
  if (problem.empty()) provenance.prompt = ReadPrompt(arguments.prompt_file, problem);
  if (!problem.empty()) return UsageError(problem);
  const std::vector<RuleEntry> rules = services.rules();
  const auto summary = [&](std::string_view name) {
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&](const RuleEntry& entry) { return entry.name == name; });
    return rule == rules.end() ? std::string() : std::string(rule->info.summary);
  };
  RecordSet records({.provenance = provenance, .chip = options.chip, .rule_summary = summary});

  const std::vector<Input> inputs = ReadInputs(arguments);
  std::vector<std::string> requests;
  for (const Input& input : inputs) requests.push_back(EncodeInput(input));
  const MakeWork make_work = [&]() -> Work {
    return [&, analyze = services.make_analyze(options.resource_dir)](const std::string& request, Progress& progress) {
      progress.Stage("mining");
      progress.Publish(Explore(DecodeInput(request), options, services, analyze));
    };
  };
  int failures = 0;
  RunPool(requests, PoolOptionsOf(arguments), make_work, [&](std::size_t index, Outcome outcome) {
    const std::string why = AddRecords(outcome, records);
    if (why.empty()) return true;
    ++failures;
    fmt::print(stderr, "{}: not analysed: {}\n", OneLine(inputs[index].path), OneLine(why));
    return true;
  });
  const std::string error = records.Write(arguments.output);
  if (!error.empty()) return UsageError(error);
  const MineStats& stats = records.stats();
  const auto counted = [](std::size_t number, std::string_view noun) {
    return Counted(static_cast<std::int64_t>(number), noun);
  };
  fmt::print("{}, {}; {} of {} fixes held; {} and {} in {}\n", counted(inputs.size(), "input"),
             counted(stats.findings, "finding"), stats.fixes_verified, stats.fixes_tried,
             counted(records.sft().size(), "SFT record"), counted(records.dpo().size(), "DPO pair"),
             OneLine(arguments.output));
  return failures > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
