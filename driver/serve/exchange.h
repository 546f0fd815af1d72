// One HTTP request from its first byte to the end of its answer.
#pragma once

#include <microhttpd.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "driver/serve/http.h"
#include "driver/serve/line-stream.h"

namespace assay::serve {

// State shared by all exchanges of a server.
struct HttpShared {
  Service& service;
  HttpOptions options;
  bool draining = false;
  std::size_t open = 0;    // exchanges
  std::size_t bodies = 0;  // bytes held of them
  std::uint64_t last_client = 0;
  // Turns of the library that are due without a descriptor to poll: it resumes an exchange in one turn and writes its
  // answer in the next.
  int turns_due = 0;
};

class Exchange {
 public:
  Exchange(HttpShared& shared, MHD_Connection* connection, bool local, std::string_view url, std::string_view method);
  ~Exchange();
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  // The library's callback: called with the header, with each piece of the body, and with its end.
  MHD_Result Go(const char* data, std::size_t* size);

  // The socket while the exchange waits for a worker; else -1. If it is found closed, the exchange is cancelled.
  int waiting_socket() const { return suspended_ ? socket_ : -1; }
  void Abandon();
  // Answers of a batch; the library asks for more.
  ssize_t Read(char* to, std::size_t most);

 private:
  struct Reply {
    int status = 200;
    std::string body;
    std::string_view type = "application/json";
    int retry_after = 0;  // seconds; 0: not said
    const char* allow = nullptr;
  };

  std::optional<Reply> Route();
  std::optional<Reply> Refusal();
  bool MayAsk() const;
  bool Take(std::string_view bytes);
  std::size_t MostBody() const { return batch_ ? shared_.options.most_batch : shared_.options.most_body; }
  MHD_Result Answer();
  MHD_Result Ask();
  MHD_Result Stream();
  MHD_Result Send(const Reply& reply);
  Reply Error(int status, std::string what, std::string key = "") const;
  Reply Busy() const;
  void Suspend();
  void Resume();

  HttpShared& shared_;
  MHD_Connection* connection_;
  const bool local_;
  const std::uint64_t client_;
  int socket_ = -1;
  std::string url_, method_;
  std::string header_;  // of Authorization
  std::optional<Op> op_;
  bool batch_ = false;
  bool begun_ = false;          // the header was looked at
  std::optional<Reply> early_;  // decided before the body was read
  std::string body_;
  bool too_large_ = false;
  std::size_t thrown_away_ = 0;  // discarded bytes of a body
  bool suspended_ = false;
  bool abandoned_ = false;
  LivePool::JobId job_ = 0;
  std::optional<serve::Answer> answer_;
  std::unique_ptr<LineStream> lines_;
};

}  // namespace assay::serve
