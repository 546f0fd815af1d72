// assay simulate: one input, run on the simulated device as requested. As always, a confined worker runs it; its
// results come back as bytes, and this process writes the files.
#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <fstream>

#include "analyzer/report/display.h"
#include "analyzer/report/json.h"
#include "driver/check-work.h"
#include "driver/cli.h"
#include "driver/length-prefixed.h"
#include "driver/one-page.h"
#include "driver/simulate-arguments.h"

namespace assay {
namespace {

struct Simulated {
  std::string failure;  // not looked at to the end
  std::string mistake;  // of the command line
  std::string rendered;
  std::string document;  // JSON, where a page is asked for
  bool findings = false;
  bool ran = false;
  std::string trace;
  std::vector<std::pair<std::string, std::string>> outputs;  // name and .npy
};

std::string Encode(const Simulated& result) {
  std::vector<std::string> parts = {
      result.failure,         result.mistake, result.rendered, result.findings ? "1" : "0",
      result.ran ? "1" : "0", result.trace,   result.document};
  for (const auto& [name, npy] : result.outputs) {
    parts.push_back(name);
    parts.push_back(npy);
  }
  return Pack(parts);
}

Simulated Decode(const std::string& bytes) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() < 7) return {.failure = "analysis worker sent damaged data"};
  Simulated result{(*parts)[0],        (*parts)[1],        (*parts)[2], (*parts)[6],
                   (*parts)[3] == "1", (*parts)[4] == "1", (*parts)[5], {}};
  for (std::size_t i = 7; i + 1 < parts->size(); i += 2) result.outputs.emplace_back((*parts)[i], (*parts)[i + 1]);
  return result;
}

Simulated Simulate(const Input& input, const CheckSettings& settings, const Services& services,
                   const AnalyzeFn& analyze, Progress& progress) {
  Simulated result;
  LoadedInput loaded = LoadInput(input, services);
  if (!loaded.error.empty()) {
    result.failure = loaded.error;
    return result;
  }
  Report report = analyze(
      std::move(loaded.project), settings.analyze, [](const Report&) {},
      [&](std::string_view stage) { progress.Stage(stage); });
  CountReading(report, loaded.ms);
  if (!report.simulation) {
    // Nothing was run: the code does not build, or it needs something that is not modelled.
    SimulationReport& none = report.simulation.emplace();
    const bool refused = report.verdict.builds == KernelVerdict::Builds::kNo;
    none.why_not = refused || report.undecided.empty() ? "it does not build" : report.undecided.front().why;
  }
  if (!report.errors.empty()) result.failure = report.errors.front().what;
  result.mistake = report.simulation->mistake;
  result.ran = report.simulation->ran;
  result.trace = std::move(report.trace);
  for (SimulatedOutput& output : report.simulation->outputs) {
    if (!output.npy.empty()) result.outputs.emplace_back(output.name, std::move(output.npy));
  }
  CheckResult rendered = FinishAndRender(std::move(report), settings, true);
  if (!rendered.more.empty()) result.document = std::move(rendered.more.front());
  result.findings = rendered.totals.errors + rendered.totals.suppressed_breaks > 0;
  result.rendered = rendered.rendered;
  return result;
}

// "" or what went wrong.
std::string Write(const std::string& path, const std::string& bytes) {
  std::ofstream out(path, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  return out ? "" : fmt::format("cannot write `{}`", path);
}

std::string WriteFiles(const Simulated& result, const SimulateArguments& arguments, const OutputFiles& files,
                       std::string& notes) {
  std::string problem;
  for (const auto& [name, path] : files) {
    for (const auto& [output, npy] : result.outputs) {
      if (output != name) continue;
      if (problem.empty()) problem = Write(path, npy);
      notes += fmt::format("{} is in {}\n", OneLine(name), OneLine(path));
    }
  }
  if (!arguments.trace.empty() && !result.trace.empty()) {
    if (problem.empty()) problem = Write(arguments.trace, result.trace);
    notes += fmt::format("the trace is in {}\n", OneLine(arguments.trace));
  }
  return problem;
}

std::string FillObserveOptions(const SimulateArguments& arguments, const OutputFiles& files, ObserveOptions& out) {
  out.details = true;
  out.trace = !arguments.trace.empty() || !arguments.html.empty();
  out.time = arguments.time || out.trace;
  out.cores = arguments.cores;
  out.watch = arguments.watch;
  for (const auto& [name, path] : files) out.keep.push_back(name);
  const std::string& until = arguments.until;
  const bool number = !until.empty() && until.find_first_not_of("0123456789") == std::string::npos;
  if (!number) {
    out.until_place = until;
    if (!until.empty() && until.find(':') == std::string::npos)
      return fmt::format("--until `{}` is neither FILE:LINE nor a number of instructions", until);
    return {};
  }
  const auto [end, error] = std::from_chars(until.data(), until.data() + until.size(), out.until_count);
  if (error != std::errc() || out.until_count == 0) return fmt::format("--until `{}` is not a number from 1 on", until);
  return {};
}

}  // namespace

int RunSimulate(const SimulateArguments& arguments, const Services& services) {
  if (arguments.explain_time) {
    fmt::print("{}", services.explain_time());
    return kClean;
  }
  if (arguments.paths.size() != 1) return UsageError("simulate takes one PATH");
  CheckSettings settings;
  std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  Contract contract = settings.analyze.contract.value_or(Contract{});
  if (!settings.analyze.contract) contract.chip = settings.analyze.chip;
  OutputFiles files;
  problem = CompleteContract(arguments, services, contract, files);
  if (problem.empty()) problem = FillObserveOptions(arguments, files, settings.analyze.observe);
  if (!problem.empty()) return UsageError(problem);
  settings.analyze.contract = std::move(contract);
  settings.analyze.prove = false;
  settings.recheck = false;
  if (!arguments.html.empty()) settings.more.push_back({OutputFormat::kJson, {}});
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  settings.format = arguments.format == "json" ? OutputFormat::kJson : OutputFormat::kFull;
  settings.text = {.full = true,
                   .color = arguments.color == "always" || (arguments.color == "auto" && terminal),
                   .show_undecided = true,
                   .timing = false,
                   .performance = arguments.time};

  const std::vector<Input> inputs = ReadInputs(arguments).inputs;
  if (inputs.size() != 1) return UsageError("simulate takes one input, not a folder of several");
  const MakeWork make_work = [&]() -> Work {
    return [&, analyze = services.make_analyze(settings.analyze.resource_dir)](const std::string& request,
                                                                               Progress& progress) {
      progress.Stage("simulating");
      progress.Publish(Encode(Simulate(DecodeInput(request), settings, services, analyze, progress)));
    };
  };
  Simulated result;
  RunPool({EncodeInput(inputs.front())}, PoolOptionsOf(arguments, settings.analyze.contract), make_work,
          [&](std::size_t, Outcome outcome) {
            result = outcome.result.empty() ? Simulated{.failure = outcome.failure} : Decode(outcome.result);
            return true;
          });
  if (!result.mistake.empty()) return UsageError(result.mistake);
  if (!result.rendered.empty()) {
    const bool json = settings.format == OutputFormat::kJson;
    fmt::print("{}{}", json ? IndentJson(result.rendered) : result.rendered, json ? "\n" : "");
  }
  std::string notes;
  problem = WriteFiles(result, arguments, files, notes);
  if (problem.empty() && !arguments.html.empty() && !result.document.empty()) {
    problem = WritePage(arguments.html, result.document, result.trace, services.rules());
    notes += fmt::format("the page is {}\n", OneLine(arguments.html));
  }
  if (!problem.empty()) return UsageError(problem);
  if (settings.format != OutputFormat::kJson) fmt::print("{}", notes);
  if (!result.failure.empty() && (result.rendered.empty() || settings.format == OutputFormat::kJson))
    fmt::print(stderr, "{}: {}\n", OneLine(inputs.front().path), OneLine(result.failure));
  if (result.findings) return kFindings;
  return result.ran && result.failure.empty() ? kClean : kNotAnalysed;
}

}  // namespace assay
