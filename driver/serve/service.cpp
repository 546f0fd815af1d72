// See service.h.
#include "driver/serve/service.h"

#include "driver/serve/look-work.h"

#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "driver/check-cache.h"
#include "driver/length-prefixed.h"
#include "driver/prompt.h"
#include "driver/reward.h"

namespace assay::serve {
namespace {

using Clock = std::chrono::steady_clock;

std::string_view NameOf(Op op) {
  switch (op) {
    case Op::kCheck:
      return "check";
    case Op::kReward:
      return "reward";
    case Op::kPrompt:
      return "prompt";
    case Op::kFix:
      return "fix";
    case Op::kExplain:
      return "explain";
    case Op::kSimulate:
      return "simulate";
    case Op::kProve:
      return "prove";
    case Op::kContract:
      return "contract";
  }
  return "check";
}

// The value after `"name":"` in the report's text, whose keys have a fixed order: its verdict precedes any text that an
// input could have written.
std::string_view VerdictWord(std::string_view report, std::string_view name) {
  const std::size_t verdict = report.find("\"verdict\":{");
  if (verdict == report.npos) return "none";
  const std::string key = fmt::format("\"{}\":\"", name);
  const std::size_t at = report.find(key, verdict);
  if (at == report.npos) return "none";
  const std::size_t begin = at + key.size(), end = report.find('"', begin);
  return report.substr(begin, end - begin);
}

double SecondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// {"prompt":...,"report":...} of what a worker rendered.
std::string PromptDocument(const Request& request, std::string_view rendered) {
  auto both = Unpack(rendered).value_or(std::vector<std::string>{});
  both.resize(2);
  const std::string text = AssemblePrompt(
      both[1], {static_cast<std::size_t>(request.max_findings), static_cast<std::size_t>(request.budget_chars)});
  return fmt::format("{{\"prompt\":{},\"report\":{}}}",
                     nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), both[0]);
}

// The search for a repair ends by wall time, so its result need not be reproducible.
bool MayBeKept(const Request& request) { return !(request.op == Op::kFix && request.search) && !IsLook(request.op); }

}  // namespace

Service::Service(const PoolOptions& pool, const Services& services, const std::string& resource_dir, Cache* cache)
    : services_(services),
      symptoms_(Symptoms(services.rules())),
      resource_dir_(resource_dir),
      workers_(static_cast<std::size_t>(pool.workers)),
      pool_(pool, MakeServeWork(services, resource_dir, pool.writable.empty() ? "" : pool.writable.front())),
      cache_(cache) {}

Answer Service::Explain(const std::string& rule) const {
  const RuleLookup found = FindRule(rule, services_);
  if (!found.rule) return {404, ProblemJson({404, "rule", found.problem}), {}};
  return {200, RulePageJson(*found.rule, false), {}};
}

Answer Service::Finish(const Request& request, Answer answer, double seconds) {
  const bool report = request.op == Op::kCheck || request.op == Op::kReward || request.op == Op::kPrompt;
  if (report && answer.status != 422) {
    metrics_.Judged(VerdictWord(answer.document, "builds"), VerdictWord(answer.document, "runs"),
                    VerdictWord(answer.document, "values"));
  }
  if (request.op == Op::kReward && answer.status != 422)
    answer.document = RewardJson(answer.document, {.symptoms = symptoms_});
  if (request.op == Op::kPrompt && answer.status != 422) answer.document = PromptDocument(request, answer.document);
  metrics_.Answered(NameOf(request.op), answer.status, seconds);
  return answer;
}

std::string Service::KeyOfRequest(const Request& request) const {
  const std::string rendering = request.op == Op::kFix
                                    ? fmt::format("fix {} {}", request.unsafe, request.options.seconds)
                                : request.op == Op::kPrompt ? "prompt and json"
                                                            : "json";
  return KeyOfQuestion(rendering, request.path, request.text, OptionsKey(request), resource_dir_);
}

Service::Ticket Service::Ask(std::uint64_t client, Request request, std::function<void(Answer)> done) {
  const Clock::time_point begin = Clock::now();
  if (request.op == Op::kExplain) return {Finish(request, Explain(request.rule), 0), 0};
  std::string key;
  if (cache_ != nullptr && MayBeKept(request)) {
    key = KeyOfRequest(request);
    if (const std::optional<std::string> kept = cache_->Find(key)) {
      metrics_.CacheHit();
      return {Finish(request, AnswerOfKept(request, *kept), SecondsSince(begin)), 0};
    }
    metrics_.CacheMiss();
  }
  std::string encoded = EncodeRequest(request);
  const double seconds = request.options.seconds;
  const std::uint64_t about = request.task.empty() ? 0 : std::hash<std::string>()(request.task) | 1;
  // The text goes with the encoded request; only what an answer needs is kept here.
  request.text.clear();
  const auto job = pool_.Submit(
      client, std::move(encoded), seconds,
      [this, key = std::move(key), begin, request = std::move(request), done = std::move(done)](Outcome outcome) {
        Answer answer = AnswerOf(request, outcome);
        if (!key.empty() && !answer.kept.empty()) cache_->Keep(key, answer.kept);
        done(Finish(request, std::move(answer), SecondsSince(begin)));
      },
      about);
  return {std::nullopt, job};
}

std::string Service::MetricsText() const {
  return metrics_.Text({pool_.waiting(), pool_.running(), workers_, pool_.deaths()});
}

std::string LineOf(const Request& request, const Answer& answer, std::size_t line) {
  const bool problem = answer.status >= 400 && answer.status != 504;
  if (problem) {
    const auto body = nlohmann::ordered_json::parse(answer.document, nullptr, false);
    nlohmann::ordered_json errors = nlohmann::ordered_json::array();
    if (body.is_object() && body.contains("error")) errors.push_back(body["error"]);
    return fmt::format("{{\"id\":{},\"line\":{},\"errors\":{}}}", request.id, line,
                       errors.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
  }
  switch (request.op) {
    case Op::kPrompt:
    case Op::kFix:
      // An object already.
      return fmt::format("{{\"id\":{},{}", request.id, std::string_view(answer.document).substr(1));
    case Op::kReward:
      return fmt::format("{{\"id\":{},\"reward\":{}}}", request.id, answer.document);
    case Op::kExplain:
      return fmt::format("{{\"id\":{},\"rule\":{}}}", request.id, answer.document);
    case Op::kCheck:
    default:
      break;
  }
  return fmt::format("{{\"id\":{},\"report\":{}}}", request.id, answer.document);
}

}  // namespace assay::serve
