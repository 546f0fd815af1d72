// See serve-work.h. A contract or a task comes as text and is parsed here, inside the confined worker.
#include "driver/serve/serve-work.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "analyzer/facts/ascii.h"
#include "analyzer/facts/cut-short.h"
#include "dialects/options.h"
#include "driver/check-cache.h"
#include "driver/check-work.h"
#include "driver/configured.h"
#include "driver/fix-document.h"
#include "driver/length-prefixed.h"
#include "driver/serve/look-work.h"

namespace assay::serve {
namespace {

using OrderedJson = nlohmann::ordered_json;

// A request that cannot be carried out; else empty.
struct Setting {
  std::string key, problem;
};

Setting TakeContract(const Request& request, const Services& services, AnalyzeOptions& out) {
  if (!services.contract_of_text) return {"contract", "this build reads no contracts"};
  ContractResult read = services.contract_of_text(request.contract);
  if (!read.contract) return {"contract", read.error};
  if (NamesFiles(*read.contract))
    return {"contract", "the contract names a file or a program; a server opens neither for a request"};
  out.contract = std::move(read.contract);
  if (request.options.soc.empty()) {
    out.chip = out.contract->chip;
    out.chip_given = true;
  } else {
    out.contract->chip = out.chip;
  }
  return {};
}

Setting TakeTask(const Request& request, const Services& services, AnalyzeOptions& out) {
  if (!services.task_of_texts) return {"task", "this build reads no tasks"};
  const OrderedJson texts = OrderedJson::parse(request.task, nullptr, false);
  const auto text = [&](const char* key) { return texts.value(key, std::string()); };
  TaskReading read =
      services.task_of_texts({text("name"), text("module"), text("inputs"), text("binding"), text("cases")});
  if (read.task == nullptr) return {"task", read.error};
  out.task = std::move(read.task);
  const std::size_t cases = out.task->cases.size();
  if (static_cast<std::size_t>(out.first_case) >= cases)
    return {"options.first_case",
            fmt::format("`options.first_case` is {}; the task has {} case(s), counted from 0", out.first_case, cases)};
  return {};
}

Setting Settle(const Request& request, const Services& services, AnalyzeOptions& out) {
  const std::string problem = FillFromArguments(request.options, services, out);
  if (!problem.empty()) return {"options", problem};
  if (!request.contract.empty()) return TakeContract(request, services, out);
  if (!request.task.empty()) return TakeTask(request, services, out);
  return {};
}

constexpr std::string_view kProblem = "problem", kReport = "report", kFix = "fix", kLook = "look";

// Results go to the parent with the mark of their kind.
class MarkedProgress : public Progress {
 public:
  MarkedProgress(Progress& to, std::string_view mark) : to_(to), mark_(mark) {}
  void Stage(std::string_view stage) override { to_.Stage(stage); }
  void Publish(std::string_view result) override { to_.Publish(Pack({mark_, std::string(result)})); }

 private:
  Progress& to_;
  std::string mark_;
};

std::string FixDocument(const Request& request, const AnalyzeOptions& analyze_options, const Services& services,
                        const AnalyzeFn& analyze) {
  FixOptions options;
  options.analyze = analyze_options;
  options.unsafe = request.unsafe;
  if (request.search) options.search = request.search_runs;
  options.search_seconds = request.options.seconds * 0.6;
  LoadResult loaded = LoadInput({request.path, request.text, ""}, services);
  CheckSettings shown;
  shown.suppress = request.suppress;
  std::string ignored;
  shown.rules = RulesOfFlags(request.options, services, ignored);
  for (const RuleEntry& rule : services.rules()) shown.rule_names.push_back(rule.name);
  const FixRun run = services.fix(std::move(loaded.project), options, FixingShown(analyze, shown));
  std::string fixed = request.text;
  for (const FixedFile& file : run.files) {
    if (file.before == request.text) fixed = file.after;
  }
  const OrderedJson text = fixed == request.text ? OrderedJson() : OrderedJson(std::move(fixed));
  return fmt::format("{{\"fix\":{},\"text\":{}}}", RenderFixJson(request.path, run),
                     text.dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
}

// A prompt is sent together with its report.
void SetFormat(const Request& request, CheckSettings& settings) {
  settings.format = OutputFormat::kJsonl;
  if (request.op == Op::kPrompt) settings.more.push_back({OutputFormat::kPrompt, {}});
}

// The contents of an answer: the report; for a prompt, Pack of the report and the prompt's parts.
std::string DocumentOf(const Request& request, CheckResult result) {
  if (request.op != Op::kPrompt) return std::move(result.rendered);
  return Pack({std::move(result.rendered), result.more.empty() ? std::string() : std::move(result.more.front())});
}

void One(const Request& request, const Services& services, const AnalyzeFn& analyze, const std::string& scratch,
         Progress& progress) {
  CheckSettings settings;
  const Setting wrong = Settle(request, services, settings.analyze);
  if (!wrong.problem.empty()) return progress.Publish(Pack({std::string(kProblem), wrong.key, wrong.problem}));
  progress.LimitMemory(
      PoolOptionsOf(request.options, settings.analyze.contract, settings.analyze.task != nullptr).memory_bytes);
  if (request.op == Op::kFix) {
    progress.Stage("fixing");
    const std::uint64_t cut_short_before = RunsCutShort();
    std::string document = FixDocument(request, settings.analyze, services, analyze);
    const bool cut_short = RunsCutShort() != cut_short_before;
    return progress.Publish(Pack({std::string(kFix), std::move(document), cut_short ? "1" : ""}));
  }
  if (IsLook(request.op)) {
    MarkedProgress marked(progress, kLook);
    return marked.Publish(LookAt(request, settings.analyze, services, analyze, scratch, marked));
  }
  SetFormat(request, settings);
  settings.suppress = request.suppress;
  std::string ignored;  // the request was read with them
  settings.rules = RulesOfFlags(request.options, services, ignored);
  settings.recheck = request.recheck.value_or(settings.analyze.level == Level::kFull);
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  MarkedProgress marked(progress, kReport);
  CheckOne({request.path, request.text, ""}, settings, services, analyze, marked);
}

Answer OfReport(const Request& request, const Outcome& outcome, std::string_view published) {
  CheckSettings settings;
  SetFormat(request, settings);
  settings.analyze.level = request.options.level == "lint" ? Level::kLint : Level::kFull;
  // The kind of request decides which part is answered; its values no longer matter.
  if (!request.contract.empty() || !request.task.empty()) settings.analyze.contract.emplace();
  settings.analyze.release = request.options.release;
  settings.analyze.chip_given = !request.options.soc.empty();
  if (settings.analyze.chip_given) settings.analyze.chip = Lower(request.options.soc);
  CheckResult result = DecodeResult(published);
  if (!outcome.done && !result.complete) result = AddFailure(published, {request.path, outcome.failure}, settings);
  const int status = outcome.out_of_time ? 504 : 200;
  const bool keep = MayKeep(outcome, result);
  return {status, DocumentOf(request, std::move(result)), keep ? std::string(published) : ""};
}

}  // namespace

MakeWork MakeServeWork(const Services& services, const std::string& resource_dir, const std::string& scratch) {
  return [&services, resource_dir, scratch]() -> Work {
    return [&services, scratch, analyze = services.make_analyze(resource_dir)](const std::string& bytes,
                                                                               Progress& progress) {
      const std::optional<Request> request = DecodeRequest(bytes);
      if (request) One(*request, services, analyze, scratch, progress);
    };
  };
}

Answer AnswerOfKept(const Request& request, std::string_view kept) {
  return {200, request.op == Op::kFix ? std::string(kept) : DocumentOf(request, DecodeResult(kept)), ""};
}

Answer AnswerOf(const Request& request, const Outcome& outcome) {
  const auto parts = Unpack(outcome.result).value_or(std::vector<std::string>{});
  const std::string_view kind = parts.empty() ? std::string_view() : std::string_view(parts[0]);
  if (kind == kProblem && parts.size() == 3) return {422, ProblemJson({422, parts[1], parts[2]}), ""};
  if (IsLook(request.op)) {
    const int status = outcome.out_of_time ? 504 : 200;
    if (kind == kLook && parts.size() == 2) return {status, parts[1], ""};
    return {outcome.out_of_time ? 504 : 500, ProblemJson({500, "", outcome.failure}), ""};
  }
  if (request.op != Op::kFix)
    return OfReport(request, outcome, kind == kReport && parts.size() == 2 ? std::string_view(parts[1]) : "");
  if (outcome.done && kind == kFix && parts.size() == 3) {
    const bool whole = parts[2].empty() && parts[1].find("\"errors\":[]") != std::string::npos;
    return {200, parts[1], whole ? parts[1] : ""};
  }
  return {outcome.out_of_time ? 504 : 200,
          fmt::format("{{\"fix\":{},\"text\":null}}", RenderFixFailure(request.path, outcome.failure)), ""};
}

}  // namespace assay::serve
