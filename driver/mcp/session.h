// One client of assay mcp: JSON-RPC 2.0 messages as the Model Context Protocol has them, a line each. Belongs to the
// thread of the service's pool.
//
// Source: modelcontextprotocol.io/specification/2025-06-18 (lifecycle, tools, resources, progress, cancellation).
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "driver/mcp/tools.h"
#include "driver/serve/service.h"

namespace assay::mcp {

class Session {
 public:
  // `send` gets each message for the client, without a newline.
  Session(serve::Service& service, double most_seconds, std::function<void(const std::string&)> send);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // One message; whatever it holds.
  void Take(std::string_view line);
  // A message that was too long to be read.
  void TakeTooLong(std::size_t most);
  // Reports progress if it was requested and a second has passed.
  void Tick();

  std::size_t open() const { return calls_.size(); }

 private:
  using Clock = std::chrono::steady_clock;
  struct Call {
    LivePool::JobId job = 0;
    OrderedJson token;  // null: no progress is told
    Clock::time_point begin;
    int told = 0;  // seconds
  };

  void Request(const std::string& id, const std::string& method, const OrderedJson& params);
  void Notification(const std::string& method, const OrderedJson& params);
  void Initialize(const std::string& id, const OrderedJson& params);
  void CallTool(const std::string& id, const OrderedJson& params);
  void ReadResource(const std::string& id, const OrderedJson& params);
  OrderedJson Resources() const;

  void Result(const std::string& id, const OrderedJson& result);
  void Error(const std::string& id, int code, const std::string& message);
  void Progress(const Call& call);

  serve::Service& service_;
  double most_seconds_;
  std::function<void(const std::string&)> send_;
  bool initialized_ = false;
  std::map<std::string, Call> calls_;  // under way, by the id as JSON
};

}  // namespace assay::mcp
