// The server's HTTP face, by libmicrohttpd, in the thread of the pool.
#pragma once

#include <poll.h>

#include <memory>
#include <string>
#include <vector>

#include "driver/serve/service.h"

namespace assay::serve {

struct HttpOptions {
  std::string token_hash;  // SHA-256 of the token that requests over TCP must bear; empty: none
  std::size_t most_body = 16u << 20;
  std::size_t most_batch = 256u << 20;
  std::size_t most_bodies = 1u << 30;  // of all requests together
  std::size_t most_waiting = 1000;
  double most_seconds = 600;
};

class HttpServer {
 public:
  HttpServer(Service& service, const HttpOptions& options);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  // Takes connections of a socket that listens, which it owns from now on. `local`: who can connect is trusted (a
  // socket in the file system, guarded by its mode). False where the library refuses.
  bool Serve(int socket, bool local);

  void AddDescriptors(std::vector<pollfd>& to) const;
  int Timeout(int most) const;  // milliseconds
  void Work();

  // No new connections; new requests are refused, requests in progress are answered.
  void Drain();
  bool idle() const;

 private:
  class Door;
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace assay::serve
