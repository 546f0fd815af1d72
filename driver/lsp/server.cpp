// See lsp-command.h. One thread: it reads messages, and takes results of the workers that analyse (units.h). Answers
// that need an analysis wait for it without holding up others, and are given up when the client says so.
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "analyzer/report/words.h"
#include "driver/check-work.h"
#include "driver/cli.h"
#include "driver/formats/documents.h"
#include "driver/lsp/client.h"
#include "driver/lsp/findings.h"
#include "driver/lsp/lsp-command.h"
#include "driver/lsp/offer.h"
#include "driver/lsp/units.h"
#include "driver/worker.h"

namespace assay {
namespace {

using Json = nlohmann::json;

bool IsSet(const Json& value) { return value.is_boolean() && value.get<bool>(); }

class Server {
 public:
  Server(const InputArguments& arguments, std::string resource_dir, const Services& services)
      : rules_(services.rules()),
        pages_(rules_, std::move(resource_dir) + "/rules/"),
        client_(STDIN_FILENO, STDOUT_FILENO),
        units_(arguments, services,
               {[this](LspUnit& unit) { Show(unit); },
                [this](const LspUnit& unit, bool begins) { client_.ShowWork(unit.path, begins); },
                [this](const std::string& problem) { client_.ShowMessage(problem); }}) {
    diagnostic_options_.href = [this](const std::string& rule) { return pages_.Uri(rule); };
  }

  int Run() {
    while (!done_ && !client_.gone()) {
      while (std::optional<Json> message = client_.stream().Next(false)) {
        Take(*message);
        if (done_) break;
      }
      if (done_ || client_.stream().ended()) break;
      units_.Work();
      std::vector<pollfd> waiting = {{STDIN_FILENO, POLLIN, 0}};
      units_.AddDescriptors(waiting);
      poll(waiting.data(), waiting.size(), units_.Timeout());
      units_.Work();
    }
    if (!client_.stream().problem().empty()) return UsageError(client_.stream().problem());
    return done_ && !shut_down_ ? kFindings : kClean;
  }

 private:
  void Take(const Json& message) {
    const std::string method = TextField(message, "method");
    const Json& id = Field(message, "id");
    const Json& params = Field(message, "params");
    if (method.empty()) {
      const bool answer = message.is_object() && (message.contains("result") || message.contains("error"));
      if (answer) {
        client_.Answered(TextField(message, "id"), Field(message, "error").is_null());
      } else if (!id.is_null()) {
        client_.Fail(id, kInvalidRequest, "a message has no method");
      }
    } else if (method == "exit") {
      done_ = true;
    } else if (!initialized_ && method != "initialize") {
      if (!id.is_null()) client_.Fail(id, kNotInitialized, "`initialize` comes first");
    } else if (id.is_null()) {
      Notice(method, params);
    } else {
      Request(id, method, params);
    }
  }

  void Notice(const std::string& method, const Json& params) {
    const Json& item = Field(params, "textDocument");
    const std::string uri = TextField(item, "uri");
    LspDocument* document = units_.Find(uri);
    if (method == "textDocument/didOpen") {
      LspDocument opened;
      opened.uri = uri;
      opened.path = PathOfUri(uri);
      opened.version = Field(item, "version");
      opened.text = LspText(TextField(item, "text"));
      units_.Open(std::move(opened));
    } else if (method == "textDocument/didClose") {
      units_.Close(uri);
      Publish(uri, nullptr, Json::array());
    } else if (method == "textDocument/didChange" && document != nullptr) {
      Change(*document, item, Field(params, "contentChanges"));
    } else if (method == "textDocument/didSave" && document != nullptr) {
      units_.Saved(*document);
    } else if (method == "$/cancelRequest") {
      Cancel(Field(params, "id"));
    } else if (method == "initialized") {
      WatchFiles();
    } else if (method == "workspace/didChangeConfiguration") {
      Configure(Field(Field(params, "settings"), "assay"));
    } else if (method == "workspace/didChangeWatchedFiles") {
      client_.Forget();
      units_.Reconfigure();
      Refresh();
    }
  }

  void Change(LspDocument& document, const Json& item, const Json& changes) {
    if (!changes.is_array()) return;
    for (const Json& change : changes) {
      if (!document.text.Apply(change, unit_)) client_.ShowMessage("a change of " + document.uri + " cannot be read");
    }
    document.version = Field(item, "version");
    units_.Changed(document);
  }

  void Configure(const Json& settings) {
    if (!settings.is_object()) return;
    client_.Forget();
    units_.Reconfigure([&](InputArguments& arguments) { TakeEditorSettings(settings, arguments); });
  }

  void Request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") {
      client_.Reply(id, Initialize(params));
    } else if (method == "shutdown") {
      shut_down_ = true;
      client_.Reply(id, nullptr);
    } else if (method == "textDocument/hover") {
      WithReport(id, params, LspAnalysis::kLint, [this, id, params](LspDocument& document, const Json&) {
        client_.Reply(id, Hover(document, Field(params, "position")));
      });
    } else if (method == "textDocument/codeAction") {
      CodeActions(id, params);
    } else if (method == "codeAction/resolve") {
      Resolve(id, params);
    } else if (method == "textDocument/diagnostic") {
      Pull(id, params);
    } else if (method == "workspace/executeCommand") {
      Execute(id, params);
    } else {
      client_.Fail(id, kMethodNotFound, fmt::format("`{}` is not offered", method));
    }
  }

  Json Initialize(const Json& params) {
    initialized_ = true;
    const Json& client = Field(params, "capabilities");
    const Json& encodings = Field(Field(client, "general"), "positionEncodings");
    const bool utf8 = encodings.is_array() && std::find(encodings.begin(), encodings.end(), "utf-8") != encodings.end();
    unit_ = utf8 ? PositionUnit::kUtf8 : PositionUnit::kUtf16;
    const Json& workspace = Field(client, "workspace");
    const Json& document = Field(client, "textDocument");
    pulls_ = Field(document, "diagnostic").is_object();
    refreshes_ = IsSet(Field(Field(workspace, "diagnostics"), "refreshSupport"));
    watches_ = IsSet(Field(Field(workspace, "didChangeWatchedFiles"), "dynamicRegistration"));
    client_.shows_progress = IsSet(Field(Field(client, "window"), "workDoneProgress"));
    const Json& resolved = Field(Field(Field(document, "codeAction"), "resolveSupport"), "properties");
    resolves_ = resolved.is_array() && std::find(resolved.begin(), resolved.end(), "edit") != resolved.end();
    Configure(Field(params, "initializationOptions"));
    return {{"capabilities", LspCapabilities(utf8)}, {"serverInfo", {{"name", "assay"}, {"version", ToolVersion()}}}};
  }

  void WatchFiles() {
    if (!watches_) return;
    client_.Ask(
        "client/registerCapability",
        {{"registrations",
          Json::array({{{"id", "assay-config"},
                        {"method", "workspace/didChangeWatchedFiles"},
                        {"registerOptions", {{"watchers", Json::array({{{"globPattern", "**/assay.toml"}}})}}}}})}});
  }

  // Calls `then` with the document and the result of an analysis of its unit, once there is one. Answers itself where
  // the document is not open, or changes meanwhile.
  void WithReport(const Json& id, const Json& params, LspAnalysis what,
                  std::function<void(LspDocument&, const Json&)> then) {
    const std::string uri = TextField(Field(params, "textDocument"), "uri");
    LspDocument* document = units_.Find(uri);
    if (document == nullptr) return client_.Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
    const std::string key = id.dump();
    const std::uint64_t ticket =
        units_.Wait(units_.UnitOf(*document), what, [this, id, key, uri, then = std::move(then)](const Json* result) {
          waiting_.erase(key);
          LspDocument* now = units_.Find(uri);
          if (now == nullptr || result == nullptr) {
            client_.Fail(id, kContentModified, "the text changed meanwhile");
          } else {
            then(*now, *result);
          }
        });
    if (ticket != 0) waiting_[key] = ticket;
  }

  void Cancel(const Json& id) {
    const auto found = waiting_.find(id.dump());
    if (found == waiting_.end()) return;
    units_.GiveUp(found->second);
    waiting_.erase(found);
    client_.Fail(id, kRequestCancelled, "given up, as the client asked");
  }

  LspFiles Files() const { return LspFiles(units_.documents(), unit_); }

  const Json& ReportOf(const LspDocument& document) {
    static const Json kNone = Json::object();
    const Json* report = units_.UnitOf(document).Report();
    return report == nullptr ? kNone : *report;
  }

  Json Hover(const LspDocument& document, const Json& position) {
    std::string pages;
    for (const Json* finding : FindingsAt(document, ReportOf(document), document.text.ByteOf(position, unit_))) {
      const std::string page = pages_.Page(TextField(*finding, "rule"));
      if (pages.find(page) == pages.npos) pages += (pages.empty() ? "" : "\n\n---\n\n") + page;
    }
    if (pages.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", std::move(pages)}}}};
  }

  void CodeActions(const Json& id, const Json& params) {
    const Json& only = Field(Field(params, "context"), "only");
    const std::string uri = TextField(Field(params, "textDocument"), "uri");
    const bool quick = IsActionWanted(only, "quickfix") || IsActionWanted(only, "quickfix.suppress");
    const bool all = only.is_array() && IsActionWanted(only, std::string(kFixAllKind));
    if (all && !quick && !resolves_) return FixAll(id, params);
    if (!quick) {
      if (units_.Find(uri) == nullptr) return client_.Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
      return client_.Reply(id, all ? Json::array({FixAllAction(uri)}) : Json::array());
    }
    WithReport(id, params, LspAnalysis::kRecheck,
               [this, id, params, only, all, uri](LspDocument& document, const Json& report) {
                 LspFiles files = Files();
                 Json actions = LspActions(document, report, Field(params, "range"), only, files, diagnostic_options_);
                 if (all && resolves_) actions.push_back(FixAllAction(uri));
                 client_.Reply(id, std::move(actions));
               });
  }

  static Json FixAllAction(const std::string& uri) {
    return {
        {"title", "assay: make all safe fixes"}, {"kind", kFixAllKind}, {"data", {{"textDocument", {{"uri", uri}}}}}};
  }

  void FixAll(const Json& id, const Json& params) {
    WithReport(id, params, LspAnalysis::kFixAll, [this, id](LspDocument& document, const Json& texts) {
      LspFiles files = Files();
      Json edit = LspEditOfTexts(texts, files);
      Json action = FixAllAction(document.uri);
      action["edit"] = edit;
      client_.Reply(id, edit.is_null() ? Json::array() : Json::array({std::move(action)}));
    });
  }

  void Resolve(const Json& id, const Json& action) {
    const Json data = Field(action, "data");
    if (TextField(action, "kind") != kFixAllKind || !data.is_object()) return client_.Reply(id, action);
    WithReport(id, data, LspAnalysis::kFixAll, [this, id, action](LspDocument&, const Json& texts) {
      LspFiles files = Files();
      Json resolved = action;
      Json edit = LspEditOfTexts(texts, files);
      resolved["edit"] = edit.is_null() ? Json{{"documentChanges", Json::array()}} : std::move(edit);
      client_.Reply(id, std::move(resolved));
    });
  }

  void Pull(const Json& id, const Json& params) {
    WithReport(id, params, LspAnalysis::kLint, [this, id, params](LspDocument& document, const Json&) {
      LspUnit& unit = units_.UnitOf(document);
      const bool full = unit.ResultFor(LspAnalysis::kFull).generation == unit.generation;
      const std::string result_id = fmt::format("{}{}", unit.generation, full ? " full" : "");
      if (TextField(params, "previousResultId") == result_id)
        return client_.Reply(id, {{"kind", "unchanged"}, {"resultId", result_id}});
      LspFiles files = Files();
      Json answer = {{"kind", "full"}, {"resultId", result_id}, {"items", Diagnostics(document, files)}};
      Json related = Json::object();
      for (const std::string& uri : unit.documents) {
        if (uri == document.uri) continue;
        related[uri] = {{"kind", "full"}, {"items", Diagnostics(*units_.Find(uri), files)}};
      }
      if (!related.empty()) answer["relatedDocuments"] = std::move(related);
      client_.Reply(id, std::move(answer));
    });
  }

  Json Diagnostics(const LspDocument& document, LspFiles& files) {
    const LspUnit& unit = units_.UnitOf(document);
    if (unit.problem.empty()) return LspDiagnostics(document, ReportOf(document), files, diagnostic_options_);
    const Json report = {{"findings", Json::array()}, {"errors", Json::array({{{"what", unit.problem}}})}};
    return LspDiagnostics(document, report, files, diagnostic_options_);
  }

  // A new report of a unit.
  void Show(LspUnit& unit) {
    if (pulls_) {
      if (unit.ResultFor(LspAnalysis::kFull).generation == unit.generation) Refresh();
      return;
    }
    LspFiles files = Files();
    std::set<std::string> others;
    for (const std::string& uri : unit.documents) {
      const LspDocument& document = *units_.Find(uri);
      Publish(uri, document.version, Diagnostics(document, files));
    }
    if (!unit.folder || unit.Report() == nullptr) return;
    for (const std::string& path : PathsOf(*unit.Report())) {
      const LspDocument* file = files.At(path);
      if (file == nullptr || units_.Find(file->uri) != nullptr) continue;
      LspDocument closed = *file;
      closed.in_folder = true;
      others.insert(closed.uri);
      Publish(closed.uri, nullptr, LspDiagnostics(closed, *unit.Report(), files, diagnostic_options_));
    }
    for (const std::string& uri : std::exchange(beside_[unit.path], others)) {
      if (others.count(uri) == 0 && units_.Find(uri) == nullptr) Publish(uri, nullptr, Json::array());
    }
  }

  void Publish(const std::string& uri, const Json& version, Json diagnostics) {
    if (pulls_) return;
    Json params = {{"uri", uri}, {"diagnostics", std::move(diagnostics)}};
    if (version.is_number_integer()) params["version"] = version;
    client_.Notify("textDocument/publishDiagnostics", std::move(params));
  }

  void Refresh() {
    if (refreshes_) client_.Ask("workspace/diagnostic/refresh", nullptr);
  }

  void Execute(const Json& id, const Json& params) {
    const std::string command = TextField(params, "command");
    const Json& arguments = Field(params, "arguments");
    const Json argument = arguments.is_array() && !arguments.empty() ? arguments.front() : Json::object();
    if (std::find(LspCommands().begin(), LspCommands().end(), command) == LspCommands().end())
      return client_.Fail(id, kInvalidParams, fmt::format("no command is called `{}`", command));
    if (command == "assay.explain") return client_.Reply(id, {{"markdown", pages_.Page(TextField(argument, "rule"))}});
    if (command == "assay.restart") {
      client_.Forget();
      units_.Reconfigure();
      return client_.Reply(id, nullptr);
    }
    const bool fully = command == "assay.checkFully";
    const Json document = {{"textDocument", {{"uri", TextField(argument, "uri")}}}};
    WithReport(id, document, fully ? LspAnalysis::kFull : LspAnalysis::kLint,
               [this, id, command, argument](LspDocument& open, const Json&) {
                 const Json& report = ReportOf(open);
                 if (command == "assay.showCounterexample")
                   return client_.Reply(id, LspCounterexample(report, TextField(argument, "fingerprint")));
                 RunDocuments run;
                 if (report.is_object() && !report.empty()) run.documents.push_back(report);
                 run.rules = rules_;
                 run.text = [this](const std::string& path) -> std::optional<std::string> {
                   LspFiles files = Files();
                   const LspDocument* file = files.At(path);
                   return file == nullptr ? std::nullopt : std::optional(file->text.text());
                 };
                 client_.Reply(id, {{"html", RenderHtml(run)}, {"verdict", Field(report, "verdict")}});
               });
  }

  std::vector<RuleEntry> rules_;
  LspPages pages_;
  LspClient client_;
  PositionUnit unit_ = PositionUnit::kUtf16;
  LspDiagnosticOptions diagnostic_options_;
  // What the client can do.
  bool pulls_ = false, refreshes_ = false, watches_ = false, resolves_ = false;
  std::map<std::string, std::uint64_t> waiting_;         // requests, to tickets
  std::map<std::string, std::set<std::string>> beside_;  // files that are not open and have diagnostics, by unit
  bool initialized_ = false;
  bool shut_down_ = false;
  bool done_ = false;
  LspUnits units_;
};

}  // namespace

int RunLsp(const LspArguments& arguments, const Services& services) {
  AnalyzeOptions options;
  InputArguments plain = arguments;
  plain.finds_config = false;  // each document has its own; what is wrong with it is told in the editor
  const std::string problem = FillAnalyzeOptions(plain, services, options);
  if (!problem.empty()) return UsageError(problem);
  signal(SIGPIPE, SIG_IGN);  // a client that is gone shows by what is written to it
  const KillWorkersOnInterrupt guard;
  return Server(arguments, options.resource_dir, services).Run();
}

}  // namespace assay
