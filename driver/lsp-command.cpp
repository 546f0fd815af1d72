// See lsp-command.h. One thread: messages are read until none waits, then changed documents are analysed, each in a
// worker of its own, so that keys typed meanwhile cost one analysis and a crash costs one answer.
#include "driver/lsp-command.h"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <map>

#include "analyzer/report/words.h"
#include "driver/check-work.h"
#include "driver/cli.h"
#include "driver/lsp-findings.h"
#include "driver/lsp-stream.h"
#include "driver/pool.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// Error codes of JSON-RPC and the protocol.
enum ErrorCode {
  kInvalidRequest = -32600,
  kMethodNotFound = -32601,
  kInvalidParams = -32602,
  kNotInitialized = -32002
};

constexpr int kIncremental = 2;
constexpr double kMostCheckSeconds = 60;  // of fixes that are tried

const Json& Field(const Json& object, const char* key) {
  static const Json kNone;
  if (!object.is_object()) return kNone;
  const auto found = object.find(key);
  return found == object.end() ? kNone : *found;
}

std::string TextField(const Json& object, const char* key) {
  const Json& value = Field(object, key);
  return value.is_string() ? value.get<std::string>() : "";
}

class Server {
 public:
  Server(CheckSettings settings, PoolOptions pool, const Services& services)
      : settings_(std::move(settings)),
        pool_(std::move(pool)),
        services_(services),
        rules_(services.rules()),
        stream_(STDIN_FILENO, STDOUT_FILENO) {}

  int Run() {
    while (!done_ && !stream_.ended()) {
      const std::optional<Json> message = stream_.Next(!HasWork());
      if (message) {
        Take(*message);
      } else {
        LintOne();
      }
    }
    if (!stream_.problem().empty()) return UsageError(stream_.problem());
    return done_ && !shut_down_ ? kFindings : kClean;
  }

 private:
  bool HasWork() const {
    return std::any_of(documents_.begin(), documents_.end(), [](const auto& entry) { return entry.second.dirty; });
  }

  void Take(const Json& message) {
    const std::string method = TextField(message, "method");
    const Json& id = Field(message, "id");
    const Json& params = Field(message, "params");
    if (method.empty()) {
      if (!id.is_null() && Field(message, "result").is_null() && Field(message, "error").is_null())
        Fail(id, kInvalidRequest, "a message has no method");
    } else if (method == "exit") {
      done_ = true;
    } else if (!initialized_ && method != "initialize") {
      if (!id.is_null()) Fail(id, kNotInitialized, "`initialize` comes first");
    } else if (id.is_null()) {
      Notice(method, params);
    } else {
      Request(id, method, params);
    }
  }

  void Notice(const std::string& method, const Json& params) {
    const Json& item = Field(params, "textDocument");
    const std::string uri = TextField(item, "uri");
    if (method == "textDocument/didOpen") {
      documents_[uri] = {uri, PathOfUri(uri), Field(item, "version"), LspText(TextField(item, "text")), true, {}, {}};
    } else if (method == "textDocument/didClose") {
      documents_.erase(uri);
      Notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
    } else if (method == "textDocument/didChange") {
      Change(uri, item, Field(params, "contentChanges"));
    }
  }

  void Change(const std::string& uri, const Json& item, const Json& changes) {
    const auto found = documents_.find(uri);
    if (found == documents_.end() || !changes.is_array()) return;
    LspDocument& document = found->second;
    for (const Json& change : changes) {
      if (!document.text.Apply(change, unit_))
        Notify("window/showMessage", {{"type", 1}, {"message", "assay: a change of " + uri + " cannot be read"}});
    }
    document.version = Field(item, "version");
    document.dirty = true;
    document.report = document.rechecked = nullptr;
  }

  void Request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") {
      Reply(id, Initialize(params));
    } else if (method == "shutdown") {
      shut_down_ = true;
      Reply(id, nullptr);
    } else if (method == "textDocument/hover") {
      if (LspDocument* document = Find(id, params)) Reply(id, Hover(*document, Field(params, "position")));
    } else if (method == "textDocument/codeAction") {
      if (LspDocument* document = Find(id, params)) Reply(id, Actions(*document, params));
    } else {
      Fail(id, kMethodNotFound, fmt::format("`{}` is not offered", method));
    }
  }

  Json Initialize(const Json& params) {
    initialized_ = true;
    const Json& encodings = Field(Field(Field(params, "capabilities"), "general"), "positionEncodings");
    const bool utf8 = encodings.is_array() && std::find(encodings.begin(), encodings.end(), "utf-8") != encodings.end();
    unit_ = utf8 ? PositionUnit::kUtf8 : PositionUnit::kUtf16;
    return {{"capabilities",
             {{"positionEncoding", utf8 ? "utf-8" : "utf-16"},
              {"textDocumentSync", {{"openClose", true}, {"change", kIncremental}}},
              {"hoverProvider", true},
              {"codeActionProvider", {{"codeActionKinds", {"quickfix", "quickfix.suppress"}}}}}},
            {"serverInfo", {{"name", "assay"}, {"version", ToolVersion()}}}};
  }

  // Null, the request answered, where the document is not open.
  LspDocument* Find(const Json& id, const Json& params) {
    const std::string uri = TextField(Field(params, "textDocument"), "uri");
    const auto found = documents_.find(uri);
    if (found != documents_.end()) return &found->second;
    Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
    return nullptr;
  }

  Json Hover(LspDocument& document, const Json& position) {
    if (document.dirty) Lint(document);
    std::string pages;
    for (const Json* finding : FindingsAt(document, document.text.ByteOf(position, unit_))) {
      const std::string name = TextField(*finding, "rule");
      const auto rule =
          std::find_if(rules_.begin(), rules_.end(), [&](const RuleEntry& one) { return one.name == name; });
      const std::string page = rule == rules_.end() ? "`" + name + "`" : rule->page;
      if (pages.find(page) == pages.npos) pages += (pages.empty() ? "" : "\n\n---\n\n") + page;
    }
    if (pages.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", std::move(pages)}}}};
  }

  Json Actions(LspDocument& document, const Json& params) {
    if (document.dirty) Lint(document);
    if (document.rechecked.is_null()) document.rechecked = Analyze(document, true);
    return LspActions(document, Field(params, "range"), Field(Field(params, "context"), "only"), unit_);
  }

  void LintOne() {
    const auto found =
        std::find_if(documents_.begin(), documents_.end(), [](const auto& entry) { return entry.second.dirty; });
    if (found != documents_.end()) Lint(found->second);
  }

  void Lint(LspDocument& document) {
    document.dirty = false;
    document.report = Analyze(document, false);
    Json params = {{"uri", document.uri}, {"diagnostics", LspDiagnostics(document, unit_)}};
    if (document.version.is_number_integer()) params["version"] = document.version;
    Notify("textDocument/publishDiagnostics", std::move(params));
  }

  // The report that `assay check --level lint --format json` gives of this text; `recheck`: as with --recheck.
  Json Analyze(const LspDocument& document, bool recheck) {
    settings_.recheck = recheck;
    PoolOptions pool = pool_;
    if (recheck) pool.seconds = std::max(pool.seconds, kMostCheckSeconds);
    Json report;
    const std::vector<std::string> requests = {EncodeInput({document.path, document.text.text(), ""})};
    RunPool(requests, pool, MakeCheckWork(settings_, services_), [&](std::size_t, Outcome outcome) {
      CheckResult result = DecodeResult(outcome.result);
      if (!outcome.done && !result.complete)
        result = AddFailure(outcome.result, {document.path, outcome.failure}, settings_);
      report = Json::parse(result.rendered, nullptr, false);
      return true;
    });
    return report;
  }

  void Reply(const Json& id, Json result) { Send({{"id", id}, {"result", std::move(result)}}); }
  void Fail(const Json& id, int code, const std::string& message) {
    Send({{"id", id}, {"error", {{"code", code}, {"message", message}}}});
  }
  void Notify(const char* method, Json params) { Send({{"method", method}, {"params", std::move(params)}}); }
  void Send(Json message) {
    message["jsonrpc"] = "2.0";
    if (!stream_.Send(message)) done_ = shut_down_ = true;
  }

  CheckSettings settings_;
  PoolOptions pool_;
  const Services& services_;
  std::vector<RuleEntry> rules_;
  LspStream stream_;
  PositionUnit unit_ = PositionUnit::kUtf16;
  std::map<std::string, LspDocument> documents_;  // by URI
  bool initialized_ = false;
  bool shut_down_ = false;
  bool done_ = false;
};

}  // namespace

int RunLsp(const LspArguments& arguments, const Services& services) {
  CheckSettings settings;
  InputArguments lint = arguments;
  lint.level = "lint";
  const std::string problem = FillAnalyzeOptions(lint, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  settings.format = OutputFormat::kJson;
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  signal(SIGPIPE, SIG_IGN);  // a client that is gone shows by what is written to it
  return Server(std::move(settings), PoolOptionsOf(lint), services).Run();
}

}  // namespace assay
