// The client: messages to the editor, and the state that the protocol requires.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "driver/commands.h"
#include "driver/lsp/stream.h"

namespace assay {

// Error codes of JSON-RPC and the protocol.
enum ErrorCode {
  kInvalidRequest = -32600,
  kMethodNotFound = -32601,
  kInvalidParams = -32602,
  kNotInitialized = -32002,
  kRequestCancelled = -32800,
  kContentModified = -32801
};

// The value of a key, null if absent; its text, empty if it is not a string.
const nlohmann::json& Field(const nlohmann::json& object, const char* key);
std::string TextField(const nlohmann::json& object, const char* key);

// The capabilities of an editor.
struct LspAbilities {
  bool utf8 = false;           // positions in bytes
  bool pull = false;           // diagnostics
  bool refresh = false;        // them, when it is told to
  bool refresh_hints = false;  // likewise, beside the code
  bool watch = false;          // files that it is told of
  bool resolve = false;        // the edits of actions
  bool show_progress = false;
};
LspAbilities AbilitiesOf(const nlohmann::json& capabilities);

class LspClient {
 public:
  LspClient(int in, int out) : stream_(in, out) {}

  LspStream& stream() { return stream_; }
  // There is no reader any more.
  bool gone() const { return gone_; }
  bool shows_progress = false;

  void Reply(const nlohmann::json& id, nlohmann::json result);
  void Fail(const nlohmann::json& id, int code, const std::string& message);
  void Notify(const char* method, nlohmann::json params);
  // Returns the request's id.
  std::string Ask(const char* method, nlohmann::json params);
  // To a request of ours.
  void Answered(const std::string& id, bool good);

  // An error, once until it is forgotten.
  void ShowMessage(const std::string& text);
  void Forget() { told_.clear(); }
  // Long work on a path begins or ends. A token is created first, and used once the client agrees.
  void ShowWork(const std::string& path, bool begins);

 private:
  void Send(nlohmann::json message);

  LspStream stream_;
  bool gone_ = false;
  int last_ask_ = 0, last_token_ = 0;
  std::set<std::string> told_;
  std::map<std::string, std::string> work_;                              // tokens, by path
  std::map<std::string, std::pair<std::string, std::string>> progress_;  // asked for: token and path, by id
  std::set<std::string> begun_;
};

// An editor's settings count as flags.
void TakeEditorSettings(const nlohmann::json& settings, InputArguments& arguments);

}  // namespace assay
