// assay prove: one input, and every obligation with its status.
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "analyzer/report/display.h"
#include "analyzer/report/json.h"
#include "analyzer/report/proof-text.h"
#include "analyzer/report/text.h"
#include "driver/check-work.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/length-prefixed.h"
#include "driver/one-page.h"
#include "driver/progress-line.h"

namespace assay {
namespace {

struct Proved {
  std::string failure;
  std::string rendered;
  std::string document;  // JSON, where a page is asked for
  bool findings = false;
  bool attempted = false;
};

std::string Encode(const Proved& result) {
  return Pack(
      {result.failure, result.rendered, result.document, result.findings ? "1" : "0", result.attempted ? "1" : "0"});
}

Proved Decode(const std::string& bytes) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() != 5) return {.failure = "analysis worker sent damaged data"};
  return {(*parts)[0], (*parts)[1], (*parts)[2], (*parts)[3] == "1", (*parts)[4] == "1"};
}

Proved Render(Report report, const ProveArguments& arguments, const CheckSettings& settings) {
  Proved result;
  if (!report.errors.empty()) result.failure = report.errors.front().what;
  result.attempted = report.proof && (report.proof->attempted || report.proof->shapes.attempted);
  const std::string table = RenderProof(report, arguments.ways), conclusion = RenderConclusion(report);
  const bool shown = ShowsViolation(report);
  CheckResult rendered = FinishAndRender(std::move(report), settings, true);
  if (!rendered.more.empty()) result.document = std::move(rendered.more.front());
  result.findings = rendered.totals.errors + rendered.totals.suppressed_breaks > 0 || shown;
  result.rendered =
      arguments.format == "json" ? IndentJson(rendered.rendered) + "\n" : table + rendered.rendered + conclusion;
  return result;
}

Proved Prove(const Input& input, const ProveArguments& arguments, const CheckSettings& settings,
             const Services& services, const AnalyzeFn& analyze, Progress& progress) {
  Proved result;
  LoadedInput loaded = LoadInput(input, services);
  if (!loaded.error.empty()) {
    result.failure = loaded.error;
    return result;
  }
  const auto rendered = [&](Report report) {
    CountReading(report, loaded.ms);
    return Render(std::move(report), arguments, settings);
  };
  return rendered(analyze(
      std::move(loaded.project), settings.analyze,
      [&](const Report& partial) { progress.Publish(Encode(rendered(partial))); },
      [&](std::string_view stage) { progress.Stage(stage); }));
}

}  // namespace

int RunProve(const ProveArguments& arguments, const Services& services) {
  if (arguments.paths.size() != 1) return UsageError("prove takes one PATH");
  CheckSettings settings;
  std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  settings.analyze.show_proof = true;
  settings.analyze.prove_parts = !arguments.whole;
  settings.analyze.dump_smt2 = arguments.dump_smt2;
  settings.analyze.prove_seconds = arguments.seconds * kShareOfProof;
  settings.recheck = false;
  settings.format = arguments.format == "json" ? OutputFormat::kJson : OutputFormat::kFull;
  settings.text = {
      .full = true, .color = false, .show_undecided = false, .timing = false, .performance = false, .includes = false};
  if (!arguments.html.empty()) settings.more.push_back({OutputFormat::kJson, {}});
  const std::vector<Input> inputs = ReadInputs(arguments).inputs;
  if (inputs.size() != 1) return UsageError("prove takes one input, not a folder of several");
  if (!arguments.dump_smt2.empty()) {
    std::error_code failed;
    std::filesystem::create_directories(arguments.dump_smt2, failed);
    if (failed)
      return UsageError(fmt::format("cannot make the folder `{}`: {}", arguments.dump_smt2, failed.message()));
  }
  const MakeWork make_work = [&]() -> Work {
    return [&, analyze = services.make_analyze(settings.analyze.resource_dir)](const std::string& request,
                                                                               Progress& progress) {
      progress.Publish(Encode(Prove(DecodeInput(request), arguments, settings, services, analyze, progress)));
    };
  };
  PoolOptions pool = PoolOptionsOf(arguments, settings.analyze.contract);
  if (!arguments.dump_smt2.empty()) pool.writable.push_back(arguments.dump_smt2);
  WorkLine line(pool.seconds, arguments.quiet);
  pool.on_wait = [&](std::string_view stage) { line.Tell(stage); };
  Proved result;
  RunPool({EncodeInput(inputs.front())}, pool, make_work, [&](std::size_t, Outcome outcome) {
    // Keep the results from before the worker was stopped.
    if (!outcome.result.empty()) result = Decode(outcome.result);
    if (!outcome.done) result.failure = outcome.failure;
    return true;
  });
  line.Clear();
  fmt::print("{}", result.rendered);
  if (!arguments.html.empty() && !result.document.empty()) {
    problem = WritePage(arguments.html, result.document, "", services.rules());
    if (!problem.empty()) return UsageError(problem);
  }
  if (!result.failure.empty()) fmt::print(stderr, "{}: {}\n", OneLine(inputs.front().path), OneLine(result.failure));
  if (result.findings) return kFindings;
  return result.attempted && result.failure.empty() ? kClean : kNotAnalysed;
}

}  // namespace assay
