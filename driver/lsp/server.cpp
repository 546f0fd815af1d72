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
#include "driver/lsp/findings.h"
#include "driver/lsp/lsp-command.h"
#include "driver/lsp/stream.h"
#include "driver/lsp/units.h"
#include "driver/worker.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// Error codes of JSON-RPC and the protocol.
enum ErrorCode {
  kInvalidRequest = -32600,
  kMethodNotFound = -32601,
  kInvalidParams = -32602,
  kNotInitialized = -32002,
  kRequestCancelled = -32800,
  kContentModified = -32801
};

constexpr int kIncremental = 2;
constexpr std::string_view kFixAllKind = "source.fixAll.assay";
const std::vector<std::string> kCommands = {"assay.showReport", "assay.showCounterexample", "assay.checkFully",
                                            "assay.explain", "assay.restart"};

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

bool IsSet(const Json& value) { return value.is_boolean() && value.get<bool>(); }

class Server {
 public:
  Server(const InputArguments& arguments, std::string resource_dir, const Services& services)
      : rules_(services.rules()),
        pages_(std::move(resource_dir) + "/rules/"),
        stream_(STDIN_FILENO, STDOUT_FILENO),
        units_(arguments, services,
               {[this](LspUnit& unit) { Show(unit); },
                [this](const LspUnit& unit, bool begins) { ShowWork(unit, begins); },
                [this](const std::string& problem) { ShowMessage(problem); }}) {
    diagnostic_options_.href = [this](const std::string& rule) { return PageUri(rule); };
  }

  int Run() {
    while (!done_) {
      while (std::optional<Json> message = stream_.Next(false)) {
        Take(*message);
        if (done_) break;
      }
      if (done_ || stream_.ended()) break;
      units_.Work();
      std::vector<pollfd> waiting = {{STDIN_FILENO, POLLIN, 0}};
      units_.AddDescriptors(waiting);
      poll(waiting.data(), waiting.size(), units_.Timeout());
      units_.Work();
    }
    if (!stream_.problem().empty()) return UsageError(stream_.problem());
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
        Answered(TextField(message, "id"), Field(message, "error").is_null());
      } else if (!id.is_null()) {
        Fail(id, kInvalidRequest, "a message has no method");
      }
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
      told_.clear();
      units_.Reconfigure();
      Refresh();
    }
  }

  void Change(LspDocument& document, const Json& item, const Json& changes) {
    if (!changes.is_array()) return;
    for (const Json& change : changes) {
      if (!document.text.Apply(change, unit_)) ShowMessage("a change of " + document.uri + " cannot be read");
    }
    document.version = Field(item, "version");
    units_.Changed(document);
  }

  // What an editor's settings say counts as flags do.
  void Configure(const Json& settings) {
    if (!settings.is_object()) return;
    told_.clear();
    units_.Reconfigure([&](InputArguments& arguments) {
      const auto text = [&](const char* key, const char* flag, std::string& out) {
        if (!settings.contains(key)) return;
        out = TextField(settings, key);
        arguments.given.erase(flag);
        if (!out.empty()) arguments.given.insert(flag);
      };
      const auto list = [&](const char* key, const char* flag, std::vector<std::string>& out) {
        const Json& values = Field(settings, key);
        if (!values.is_array()) return;
        out.clear();
        for (const Json& one : values) {
          if (one.is_string()) out.push_back(one.get<std::string>());
        }
        arguments.given.erase(flag);
        if (!out.empty()) arguments.given.insert(flag);
      };
      text("config", "--config", arguments.config);
      text("chip", "--soc", arguments.soc);
      text("release", "--cuda", arguments.release);
      text("level", "--level", arguments.level);
      if (arguments.level.empty()) arguments.level = "full";
      list("includeDirs", "--include-dir", arguments.include_dirs);
      list("defines", "--define", arguments.defines);
    });
  }

  void Request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") {
      Reply(id, Initialize(params));
    } else if (method == "shutdown") {
      shut_down_ = true;
      Reply(id, nullptr);
    } else if (method == "textDocument/hover") {
      WithReport(id, params, LspAnalysis::kLint, [this, id, params](LspDocument& document, const Json&) {
        Reply(id, Hover(document, Field(params, "position")));
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
      Fail(id, kMethodNotFound, fmt::format("`{}` is not offered", method));
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
    shows_progress_ = IsSet(Field(Field(client, "window"), "workDoneProgress"));
    const Json& resolved = Field(Field(Field(document, "codeAction"), "resolveSupport"), "properties");
    resolves_ = resolved.is_array() && std::find(resolved.begin(), resolved.end(), "edit") != resolved.end();
    Configure(Field(params, "initializationOptions"));
    Json capabilities = {
        {"positionEncoding", utf8 ? "utf-8" : "utf-16"},
        {"textDocumentSync", {{"openClose", true}, {"change", kIncremental}, {"save", {{"includeText", false}}}}},
        {"hoverProvider", true},
        {"diagnosticProvider",
         {{"identifier", "assay"}, {"interFileDependencies", true}, {"workspaceDiagnostics", false}}},
        {"codeActionProvider",
         {{"codeActionKinds", {"quickfix", "quickfix.suppress", kFixAllKind}}, {"resolveProvider", true}}},
        {"executeCommandProvider", {{"commands", kCommands}}},
        {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}}};
    return {{"capabilities", std::move(capabilities)}, {"serverInfo", {{"name", "assay"}, {"version", ToolVersion()}}}};
  }

  void WatchFiles() {
    if (!watches_) return;
    Ask("client/registerCapability",
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
    if (document == nullptr) return Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
    const std::string key = id.dump();
    const std::uint64_t ticket =
        units_.Wait(units_.UnitOf(*document), what, [this, id, key, uri, then = std::move(then)](const Json* result) {
          waiting_.erase(key);
          LspDocument* now = units_.Find(uri);
          if (now == nullptr || result == nullptr) {
            Fail(id, kContentModified, "the text changed meanwhile");
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
    Fail(id, kRequestCancelled, "given up, as the client asked");
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
      const std::string page = PageOf(TextField(*finding, "rule"));
      if (pages.find(page) == pages.npos) pages += (pages.empty() ? "" : "\n\n---\n\n") + page;
    }
    if (pages.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", std::move(pages)}}}};
  }

  std::string PageOf(const std::string& name) const {
    const auto rule =
        std::find_if(rules_.begin(), rules_.end(), [&](const RuleEntry& one) { return one.name == name; });
    return rule == rules_.end() ? "`" + name + "`" : rule->page;
  }

  // Empty where the page was not installed.
  std::string PageUri(const std::string& rule) {
    const auto [found, added] = uris_.try_emplace(rule);
    std::error_code failed;
    const std::string path = pages_ + rule + ".md";
    if (added && std::filesystem::is_regular_file(path, failed)) found->second = UriOfPath(path);
    return found->second;
  }

  void CodeActions(const Json& id, const Json& params) {
    const Json& only = Field(Field(params, "context"), "only");
    const std::string uri = TextField(Field(params, "textDocument"), "uri");
    const bool quick = IsActionWanted(only, "quickfix") || IsActionWanted(only, "quickfix.suppress");
    const bool all = only.is_array() && IsActionWanted(only, std::string(kFixAllKind));
    if (all && !quick && !resolves_) return FixAll(id, params);
    if (!quick) {
      if (units_.Find(uri) == nullptr) return Fail(id, kInvalidParams, fmt::format("`{}` is not open", uri));
      return Reply(id, all ? Json::array({FixAllAction(uri)}) : Json::array());
    }
    WithReport(id, params, LspAnalysis::kRecheck,
               [this, id, params, only, all, uri](LspDocument& document, const Json& report) {
                 LspFiles files = Files();
                 Json actions = LspActions(document, report, Field(params, "range"), only, files, diagnostic_options_);
                 if (all && resolves_) actions.push_back(FixAllAction(uri));
                 Reply(id, std::move(actions));
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
      Reply(id, edit.is_null() ? Json::array() : Json::array({std::move(action)}));
    });
  }

  void Resolve(const Json& id, const Json& action) {
    const Json data = Field(action, "data");
    if (TextField(action, "kind") != kFixAllKind || !data.is_object()) return Reply(id, action);
    WithReport(id, data, LspAnalysis::kFixAll, [this, id, action](LspDocument&, const Json& texts) {
      LspFiles files = Files();
      Json resolved = action;
      Json edit = LspEditOfTexts(texts, files);
      resolved["edit"] = edit.is_null() ? Json{{"documentChanges", Json::array()}} : std::move(edit);
      Reply(id, std::move(resolved));
    });
  }

  void Pull(const Json& id, const Json& params) {
    WithReport(id, params, LspAnalysis::kLint, [this, id, params](LspDocument& document, const Json&) {
      LspUnit& unit = units_.UnitOf(document);
      const bool full = unit.ResultFor(LspAnalysis::kFull).generation == unit.generation;
      const std::string result_id = fmt::format("{}{}", unit.generation, full ? " full" : "");
      if (TextField(params, "previousResultId") == result_id)
        return Reply(id, {{"kind", "unchanged"}, {"resultId", result_id}});
      LspFiles files = Files();
      Json answer = {{"kind", "full"}, {"resultId", result_id}, {"items", Diagnostics(document, files)}};
      Json related = Json::object();
      for (const std::string& uri : unit.documents) {
        if (uri == document.uri) continue;
        related[uri] = {{"kind", "full"}, {"items", Diagnostics(*units_.Find(uri), files)}};
      }
      if (!related.empty()) answer["relatedDocuments"] = std::move(related);
      Reply(id, std::move(answer));
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
    Notify("textDocument/publishDiagnostics", std::move(params));
  }

  void Refresh() {
    if (refreshes_) Ask("workspace/diagnostic/refresh", nullptr);
  }

  // Long work: a token is made first, and used once the client agrees.
  void ShowWork(const LspUnit& unit, bool begins) {
    if (!shows_progress_) return;
    if (begins) {
      const std::string token = fmt::format("assay-{}", ++last_token_);
      work_[unit.path] = token;
      progress_[Ask("window/workDoneProgress/create", {{"token", token}})] = {token, unit.path};
      return;
    }
    const auto found = work_.find(unit.path);
    if (found == work_.end()) return;
    const std::string token = found->second;
    work_.erase(found);
    if (begun_.erase(token) > 0) Notify("$/progress", {{"token", token}, {"value", {{"kind", "end"}}}});
  }

  void Answered(const std::string& id, bool good) {
    const auto found = progress_.find(id);
    if (found == progress_.end()) return;
    const auto [token, path] = found->second;
    progress_.erase(found);
    const auto still = work_.find(path);
    if (!good || still == work_.end() || still->second != token) return;
    begun_.insert(token);
    Notify("$/progress", {{"token", token},
                          {"value",
                           {{"kind", "begin"},
                            {"title", "assay"},
                            {"message", std::filesystem::path(path).filename().string()},
                            {"cancellable", false}}}});
  }

  void Execute(const Json& id, const Json& params) {
    const std::string command = TextField(params, "command");
    const Json& arguments = Field(params, "arguments");
    const Json argument = arguments.is_array() && !arguments.empty() ? arguments.front() : Json::object();
    if (std::find(kCommands.begin(), kCommands.end(), command) == kCommands.end())
      return Fail(id, kInvalidParams, fmt::format("no command is called `{}`", command));
    if (command == "assay.explain") return Reply(id, {{"markdown", PageOf(TextField(argument, "rule"))}});
    if (command == "assay.restart") {
      told_.clear();
      units_.Reconfigure();
      return Reply(id, nullptr);
    }
    const bool fully = command == "assay.checkFully";
    const Json document = {{"textDocument", {{"uri", TextField(argument, "uri")}}}};
    WithReport(id, document, fully ? LspAnalysis::kFull : LspAnalysis::kLint,
               [this, id, command, argument](LspDocument& open, const Json&) {
                 const Json& report = ReportOf(open);
                 if (command == "assay.showCounterexample")
                   return Reply(id, Counterexample(report, TextField(argument, "fingerprint")));
                 RunDocuments run;
                 if (report.is_object() && !report.empty()) run.documents.push_back(report);
                 run.rules = rules_;
                 run.text = [this](const std::string& path) -> std::optional<std::string> {
                   LspFiles files = Files();
                   const LspDocument* file = files.At(path);
                   return file == nullptr ? std::nullopt : std::optional(file->text.text());
                 };
                 Reply(id, {{"html", RenderHtml(run)}, {"verdict", Field(report, "verdict")}});
               });
  }

  // How a finding comes about: its labels in order, and the values it comes about with.
  static Json Counterexample(const Json& report, const std::string& fingerprint) {
    const Json* finding = FindingOf(report, fingerprint);
    if (finding == nullptr) return nullptr;
    std::string text = fmt::format("**{}**: {}\n", TextField(*finding, "rule"), TextField(*finding, "message"));
    for (const Json& label : finding->at("labels"))
      text += fmt::format("- line {}: {}\n", label.value("line", 1), TextField(label, "text"));
    const Json& evidence = finding->at("evidence");
    if (!TextField(evidence, "text").empty())
      text += fmt::format("\n{}: {}\n", TextField(*finding, "verdict"), TextField(evidence, "text"));
    return {{"markdown", text}, {"values", Field(evidence, "values")}};
  }

  void ShowMessage(const std::string& text) {
    constexpr int kError = 1;
    if (told_.insert(text).second) Notify("window/showMessage", {{"type", kError}, {"message", "assay: " + text}});
  }

  void Reply(const Json& id, Json result) { Send({{"id", id}, {"result", std::move(result)}}); }
  void Fail(const Json& id, int code, const std::string& message) {
    Send({{"id", id}, {"error", {{"code", code}, {"message", message}}}});
  }
  void Notify(const char* method, Json params) { Send({{"method", method}, {"params", std::move(params)}}); }
  std::string Ask(const char* method, Json params) {
    const std::string id = fmt::format("assay-{}", ++last_ask_);
    Json message = {{"id", id}, {"method", method}};
    if (!params.is_null()) message["params"] = std::move(params);
    Send(std::move(message));
    return id;
  }
  void Send(Json message) {
    message["jsonrpc"] = "2.0";
    if (!stream_.Send(message)) done_ = shut_down_ = true;
  }

  std::vector<RuleEntry> rules_;
  std::string pages_;                        // folder of the rules' pages
  std::map<std::string, std::string> uris_;  // of pages, by rule
  LspStream stream_;
  PositionUnit unit_ = PositionUnit::kUtf16;
  LspDiagnosticOptions diagnostic_options_;
  // What the client can do.
  bool pulls_ = false, refreshes_ = false, watches_ = false, shows_progress_ = false, resolves_ = false;
  std::map<std::string, std::uint64_t> waiting_;         // requests, to tickets
  std::map<std::string, std::set<std::string>> beside_;  // files that are not open and have diagnostics, by unit
  std::set<std::string> told_;
  std::map<std::string, std::string> work_;                              // tokens, by unit
  std::map<std::string, std::pair<std::string, std::string>> progress_;  // asked for: token and unit, by id
  std::set<std::string> begun_;
  int last_token_ = 0, last_ask_ = 0;
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
