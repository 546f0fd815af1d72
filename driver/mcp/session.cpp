// See session.h.
#include "driver/mcp/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "analyzer/report/words.h"
#include "driver/serve/json-text.h"

namespace assay::mcp {
namespace {

// Revisions of the protocol, the latest first; those between them ask for more than is done here.
constexpr std::array<std::string_view, 2> kRevisions = {"2025-06-18", "2024-11-05"};

constexpr int kNoJson = -32700, kInvalidRequest = -32600, kNoMethod = -32601, kInvalidParams = -32602,
              kNoResource = -32002;
constexpr std::string_view kRuleScheme = "assay://rules/";
constexpr std::size_t kMostId = 1024;

constexpr std::string_view kInstructions =
    "Check every kernel before you hand it over, and again after each change: `check` says what is wrong and where. "
    "With a contract or a task it is run and its values are compared. `explain` has the page of a finding's rule.";

std::string Dump(const OrderedJson& value) { return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace); }

bool IsId(const nlohmann::json& value) { return value.is_string() || value.is_number_integer(); }

}  // namespace

Session::Session(serve::Service& service, double most_seconds, std::function<void(const std::string&)> send)
    : service_(service), most_seconds_(most_seconds), send_(std::move(send)) {}

Session::~Session() {
  for (const auto& [id, call] : calls_) service_.Cancel(call.job);
}

void Session::Result(const std::string& id, const OrderedJson& result) {
  send_(fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", id, Dump(result)));
}

void Session::Error(const std::string& id, int code, const std::string& message) {
  send_(fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{}}})", id, Dump({{"code", code}, {"message", message}})));
}

void Session::Progress(const Call& call) {
  const OrderedJson params = {{"progressToken", call.token},
                              {"progress", call.told},
                              {"message", call.told == 0 ? "begun" : fmt::format("at work for {} s", call.told)}};
  send_(fmt::format(R"({{"jsonrpc":"2.0","method":"notifications/progress","params":{}}})", Dump(params)));
}

void Session::TakeTooLong(std::size_t most) {
  Error("null", kInvalidRequest, fmt::format("a message is longer than {} bytes", most));
}

void Session::Take(std::string_view line) {
  std::string problem;
  const std::optional<nlohmann::json> read = serve::ReadJson(line, problem);
  if (!read) return Error("null", kNoJson, problem);
  if (!read->is_object())
    return Error("null", kInvalidRequest, fmt::format("a message is an object; this is {}", serve::KindOf(*read)));
  const auto id = read->find("id"), method = read->find("method"), version = read->find("jsonrpc");
  const bool has_id = id != read->end() && IsId(*id);
  const std::string name = has_id ? id->dump() : "null";
  if (name.size() > kMostId)
    return Error("null", kInvalidRequest, fmt::format("`id` is longer than {} bytes", kMostId));
  if (version == read->end() || *version != "2.0") return Error(name, kInvalidRequest, "`jsonrpc` is not \"2.0\"");
  if (method == read->end()) {
    // There are no answers to wait for: the server sends the client no requests.
    if (read->contains("result") || read->contains("error")) return;
    return Error(name, kInvalidRequest, "`method` is missing");
  }
  if (!method->is_string()) return Error(name, kInvalidRequest, "`method` is not a text");
  if (id != read->end() && !has_id) return Error("null", kInvalidRequest, "`id` is neither a text nor a whole number");
  const auto params = read->find("params");
  const bool none = params == read->end();
  if (!none && !params->is_object()) {
    if (has_id) Error(name, kInvalidParams, fmt::format("`params` is {}; expected an object", serve::KindOf(*params)));
    return;
  }
  const OrderedJson given = none ? OrderedJson::object() : OrderedJson(*params);
  if (has_id) {
    Request(name, method->get<std::string>(), given);
  } else {
    Notification(method->get<std::string>(), given);
  }
}

void Session::Request(const std::string& id, const std::string& method, const OrderedJson& params) {
  if (calls_.count(id) > 0) return Error(id, kInvalidRequest, "a request with this `id` is in progress");
  if (method == "ping") return Result(id, OrderedJson::object());
  if (method == "initialize") return Initialize(id, params);
  if (!initialized_) return Error(id, kInvalidRequest, "the first request is `initialize`");
  const auto cursor = params.find("cursor");
  const bool list = method.ends_with("/list");
  // Lists have one page.
  if (list && cursor != params.end()) return Error(id, kInvalidParams, "`cursor` was not issued by this server");
  if (method == "tools/list") return Result(id, {{"tools", ToolList(most_seconds_)}});
  if (method == "tools/call") return CallTool(id, params);
  if (method == "resources/list") return Result(id, {{"resources", Resources()}});
  if (method == "resources/templates/list") {
    const OrderedJson rule = {{"uriTemplate", fmt::format("{}{{+rule}}", kRuleScheme)},
                              {"name", "rule"},
                              {"title", "The page of a rule"},
                              {"mimeType", "text/markdown"}};
    return Result(id, {{"resourceTemplates", OrderedJson::array({rule})}});
  }
  if (method == "resources/read") return ReadResource(id, params);
  Error(id, kNoMethod, fmt::format("there is no method `{}`", method));
}

void Session::Notification(const std::string& method, const OrderedJson& params) {
  if (method != "notifications/cancelled") return;
  const auto id = params.find("requestId");
  if (id == params.end()) return;
  // An answer may be on its way already: then there is nothing to cancel.
  const auto call = calls_.find(Dump(*id));
  if (call == calls_.end()) return;
  service_.Cancel(call->second.job);
  calls_.erase(call);
}

void Session::Initialize(const std::string& id, const OrderedJson& params) {
  if (initialized_) return Error(id, kInvalidRequest, "`initialize` was already called");
  const auto asked = params.find("protocolVersion");
  if (asked == params.end() || !asked->is_string())
    return Error(id, kInvalidParams, "`protocolVersion` is missing or not a text");
  std::string_view revision = kRevisions.front();
  for (const std::string_view known : kRevisions) {
    if (asked->get<std::string>() == known) revision = known;
  }
  initialized_ = true;
  Result(id, {{"protocolVersion", revision},
              {"capabilities", {{"tools", OrderedJson::object()}, {"resources", OrderedJson::object()}}},
              {"serverInfo", {{"name", "assay"}, {"title", "Assay"}, {"version", ToolVersion()}}},
              {"instructions", kInstructions}});
}

void Session::CallTool(const std::string& id, const OrderedJson& params) {
  const auto name = params.find("name");
  if (name == params.end() || !name->is_string()) return Error(id, kInvalidParams, "`name` is missing or not a text");
  const std::optional<serve::Op> op = OpOfTool(name->get<std::string>());
  if (!op) return Error(id, kInvalidParams, fmt::format("there is no tool `{}`", name->get<std::string>()));
  const OrderedJson arguments = params.value("arguments", OrderedJson::object());
  if (!arguments.is_object()) return Error(id, kInvalidParams, "`arguments` is not an object");
  if (arguments.contains("id")) return Result(id, Refusal({422, "id", "unknown key `id`"}));
  serve::ParsedRequest parsed = serve::ParseRequest(Dump(arguments), {*op, false, most_seconds_}, service_.services());
  if (parsed.problem) return Result(id, Refusal(*parsed.problem));
  Call call;
  call.begin = Clock::now();
  if (const auto meta = params.find("_meta"); meta != params.end() && meta->is_object())
    call.token = meta->value("progressToken", OrderedJson());
  const serve::Service::Ticket ticket =
      service_.Ask(0, std::move(parsed.request), [this, id, op = *op](const serve::Answer& answer) {
        calls_.erase(id);
        Result(id, ToolResult(op, answer));
      });
  if (ticket.answer) return Result(id, ToolResult(*op, *ticket.answer));
  call.job = ticket.job;
  if (!call.token.is_null()) Progress(call);
  calls_[id] = std::move(call);
}

OrderedJson Session::Resources() const {
  OrderedJson list = OrderedJson::array();
  for (const RuleEntry& rule : service_.services().rules()) {
    list.push_back(
        {{"uri", fmt::format("{}{}", kRuleScheme, rule.name)}, {"name", rule.name}, {"mimeType", "text/markdown"}});
  }
  return list;
}

void Session::ReadResource(const std::string& id, const OrderedJson& params) {
  const auto uri = params.find("uri");
  if (uri == params.end() || !uri->is_string()) return Error(id, kInvalidParams, "`uri` is missing or not a text");
  const std::string name = uri->get<std::string>();
  const RuleLookup found = name.starts_with(kRuleScheme)
                               ? FindRule(name.substr(kRuleScheme.size()), service_.services())
                               : RuleLookup{std::nullopt, fmt::format("there is no resource `{}`", name)};
  if (!found.rule) return Error(id, kNoResource, found.problem);
  const OrderedJson content = {{"uri", name}, {"mimeType", "text/markdown"}, {"text", found.rule->page}};
  Result(id, {{"contents", OrderedJson::array({content})}});
}

void Session::Tick() {
  for (auto& [id, call] : calls_) {
    if (call.token.is_null()) continue;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - call.begin).count();
    if (seconds <= call.told) continue;
    call.told = static_cast<int>(seconds);
    Progress(call);
  }
}

}  // namespace assay::mcp
