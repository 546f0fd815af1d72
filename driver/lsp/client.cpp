// See client.h.
#include "driver/lsp/client.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace assay {

using Json = nlohmann::json;

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

LspAbilities AbilitiesOf(const Json& capabilities) {
  const auto is_set = [](const Json& value) { return value.is_boolean() && value.get<bool>(); };
  const auto has = [](const Json& list, const char* word) {
    return list.is_array() && std::find(list.begin(), list.end(), word) != list.end();
  };
  const Json& workspace = Field(capabilities, "workspace");
  const Json& document = Field(capabilities, "textDocument");
  LspAbilities can;
  can.utf8 = has(Field(Field(capabilities, "general"), "positionEncodings"), "utf-8");
  can.pull = Field(document, "diagnostic").is_object();
  can.refresh = is_set(Field(Field(workspace, "diagnostics"), "refreshSupport"));
  can.refresh_hints = is_set(Field(Field(workspace, "inlayHint"), "refreshSupport"));
  can.watch = is_set(Field(Field(workspace, "didChangeWatchedFiles"), "dynamicRegistration"));
  can.resolve = has(Field(Field(Field(document, "codeAction"), "resolveSupport"), "properties"), "edit");
  can.show_progress = is_set(Field(Field(capabilities, "window"), "workDoneProgress"));
  return can;
}

void LspClient::Reply(const Json& id, Json result) { Send({{"id", id}, {"result", std::move(result)}}); }

void LspClient::Fail(const Json& id, int code, const std::string& message) {
  Send({{"id", id}, {"error", {{"code", code}, {"message", message}}}});
}

void LspClient::Notify(const char* method, Json params) { Send({{"method", method}, {"params", std::move(params)}}); }

std::string LspClient::Ask(const char* method, Json params) {
  const std::string id = fmt::format("assay-{}", ++last_ask_);
  Json message = {{"id", id}, {"method", method}};
  if (!params.is_null()) message["params"] = std::move(params);
  Send(std::move(message));
  return id;
}

void LspClient::Send(Json message) {
  message["jsonrpc"] = "2.0";
  if (!stream_.Send(message)) gone_ = true;
}

void LspClient::ShowMessage(const std::string& text) {
  constexpr int kError = 1;
  if (told_.insert(text).second) Notify("window/showMessage", {{"type", kError}, {"message", "assay: " + text}});
}

void LspClient::ShowWork(const std::string& path, bool begins) {
  if (!shows_progress) return;
  if (begins) {
    const std::string token = fmt::format("assay-{}", ++last_token_);
    work_[path] = token;
    progress_[Ask("window/workDoneProgress/create", {{"token", token}})] = {token, path};
    return;
  }
  const auto found = work_.find(path);
  if (found == work_.end()) return;
  const std::string token = found->second;
  work_.erase(found);
  if (begun_.erase(token) > 0) Notify("$/progress", {{"token", token}, {"value", {{"kind", "end"}}}});
}

void LspClient::Answered(const std::string& id, bool good) {
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

void TakeEditorSettings(const Json& settings, InputArguments& arguments) {
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
}

}  // namespace assay
