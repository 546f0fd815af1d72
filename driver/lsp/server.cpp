// See lsp-command.h. One thread: it reads messages, and takes results of the workers that analyse (units.h). Answers
// that need an analysis wait for it without delaying others, and can be cancelled by the client.
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
#include "driver/lsp/buffers.h"
#include "driver/lsp/client.h"
#include "driver/lsp/findings.h"
#include "driver/lsp/hover.h"
#include "driver/lsp/lsp-command.h"
#include "driver/lsp/offer.h"
#include "driver/lsp/units.h"
#include "driver/worker.h"

namespace assay {
namespace {

using Json = nlohmann::json;

class Server {
 public:
  Server(const InputArguments& arguments, std::string resource_dir, const Services& services)
      : services_(services),
        rules_(services.rules()),
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
    } else if (method == "textDocument/inlayHint") {
      WithReport(id, params, LspAnalysis::kLint, [this, id, params](LspDocument& document, const Json&) {
        client_.Reply(id, LspInlayHints(document, ReportOf(document), units_.UnitOf(document).LastRun(),
                                        Field(params, "range"), unit_));
      });
    } else if (method == "workspace/diagnostic") {
      client_.Reply(id, {{"items", WorkspaceDiagnostics(Field(params, "previousResultIds"))}});
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
    can_ = AbilitiesOf(Field(params, "capabilities"));
    unit_ = can_.utf8 ? PositionUnit::kUtf8 : PositionUnit::kUtf16;
    client_.shows_progress = can_.show_progress;
    Configure(Field(params, "initializationOptions"));
    return {{"capabilities", LspCapabilities(can_.utf8)},
            {"serverInfo", {{"name", "assay"}, {"version", ToolVersion()}}}};
  }

  void WatchFiles() {
    if (!can_.watch) return;
    client_.Ask("client/registerCapability", LspWatchedFiles());
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
    client_.Fail(id, kRequestCancelled, "cancelled by the client");
  }

  LspFiles Files() const { return LspFiles(units_.documents(), unit_); }

  const Json& ReportOf(const LspDocument& document) {
    static const Json kNone = Json::object();
    const Json* report = units_.UnitOf(document).Report();
    return report == nullptr ? kNone : *report;
  }

  Json Hover(const LspDocument& document, const Json& position) {
    const std::size_t byte = document.text.ByteOf(position, unit_);
    return LspHover(document, ReportOf(document), units_.UnitOf(document).LastRun(), byte, pages_, services_);
  }

  void CodeActions(const Json& id, const Json& params) {
    const Json& only = Field(Field(params, "context"), "only");
    const std::string uri = TextField(Field(params, "textDocument"), "uri");
    const bool quick = IsActionWanted(only, "quickfix") || IsActionWanted(only, "quickfix.suppress");
    const bool all = only.is_array() && IsActionWanted(only, std::string(kFixAllKind));
    if (all && !quick && !can_.resolve) return FixAll(id, params);
    if (!quick) {
      if (units_.Find(uri) == nullptr) return client_.Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
      return client_.Reply(id, all ? Json::array({LspFixAllAction(uri)}) : Json::array());
    }
    WithReport(id, params, LspAnalysis::kRecheck,
               [this, id, params, only, all, uri](LspDocument& document, const Json& report) {
                 LspFiles files = Files();
                 Json actions = LspActions(document, report, Field(params, "range"), only, files, diagnostic_options_);
                 if (all && can_.resolve) actions.push_back(LspFixAllAction(uri));
                 client_.Reply(id, std::move(actions));
               });
  }

  void FixAll(const Json& id, const Json& params) {
    WithReport(id, params, LspAnalysis::kFixAll, [this, id](LspDocument& document, const Json& texts) {
      LspFiles files = Files();
      Json edit = LspEditOfTexts(texts, files);
      Json action = LspFixAllAction(document.uri);
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
      const std::string result_id = unit.ResultId();
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

  // Of the open documents with a report; a client asks again for the others.
  Json WorkspaceDiagnostics(const Json& previous) {
    std::map<std::string, std::string> known;
    if (previous.is_array()) {
      for (const Json& one : previous) known[TextField(one, "uri")] = TextField(one, "value");
    }
    LspFiles files = Files();
    Json items = Json::array();
    for (const auto& [uri, document] : units_.documents()) {
      const LspUnit& unit = units_.UnitOf(document);
      if (unit.Report() == nullptr && unit.problem.empty()) continue;
      Json item = {{"uri", uri}, {"version", document.version}, {"resultId", unit.ResultId()}, {"kind", "unchanged"}};
      if (known[uri] != unit.ResultId()) {
        item["kind"] = "full";
        item["items"] = Diagnostics(document, files);
      }
      items.push_back(std::move(item));
    }
    return items;
  }

  Json Diagnostics(const LspDocument& document, LspFiles& files) {
    const LspUnit& unit = units_.UnitOf(document);
    if (unit.problem.empty()) return LspDiagnostics(document, ReportOf(document), files, diagnostic_options_);
    const Json report = {{"findings", Json::array()}, {"errors", Json::array({{{"what", unit.problem}}})}};
    return LspDiagnostics(document, report, files, diagnostic_options_);
  }

  // A new report of a unit.
  void Show(LspUnit& unit) {
    if (can_.pull) {
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
    if (can_.pull) return;
    Json params = {{"uri", uri}, {"diagnostics", std::move(diagnostics)}};
    if (version.is_number_integer()) params["version"] = version;
    client_.Notify("textDocument/publishDiagnostics", std::move(params));
  }

  void Refresh() {
    if (can_.refresh) client_.Ask("workspace/diagnostic/refresh", nullptr);
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
    const Json document = {{"textDocument", {{"uri", TextField(argument, "uri")}}}};
    const LspAnalysis what = AnalysisOf(command);
    const bool runs = what == LspAnalysis::kSimulate || what == LspAnalysis::kProve;
    LspDocument* found = units_.Find(TextField(argument, "uri"));
    if (runs && found != nullptr && !units_.SetContract(units_.UnitOf(*found), TextField(argument, "contract")))
      return client_.Fail(id, kInvalidParams, "there is no contract.json next to the file, and none is named");
    WithReport(id, document, what, [this, id, command, argument, runs](LspDocument& open, const Json& result) {
      const Json& report = runs ? result : ReportOf(open);
      if (command == "assay.showCounterexample")
        return client_.Reply(id, LspCounterexample(report, TextField(argument, "fingerprint")));
      if (can_.refresh_hints && command == "assay.simulate") client_.Ask("workspace/inlayHint/refresh", nullptr);
      LspFiles files = Files();
      client_.Reply(id, {{"html", LspReportPage(report, rules_, files)}, {"verdict", Field(report, "verdict")}});
    });
  }

  const Services& services_;
  std::vector<RuleEntry> rules_;
  LspPages pages_;
  LspClient client_;
  PositionUnit unit_ = PositionUnit::kUtf16;
  LspDiagnosticOptions diagnostic_options_;
  LspAbilities can_;
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
