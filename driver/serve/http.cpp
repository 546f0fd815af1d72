// See http.h. One daemon of the library for each socket, all run by hand from the pool's loop: a worker is forked from
// a process with one thread.
#include "driver/serve/http.h"

#include <microhttpd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <set>

#include "driver/serve/exchange.h"

namespace assay::serve {
namespace {

constexpr unsigned kMostConnections = 1000;
constexpr unsigned kIdleSeconds = 60;
// Of a connection's header and its buffers.
constexpr std::size_t kConnectionBytes = 48u << 10;

}  // namespace

// A socket and who comes through it.
class HttpServer::Door {
 public:
  Door(State& state, bool local) : state_(state), local_(local) {}
  ~Door() {
    if (daemon_ != nullptr) MHD_stop_daemon(daemon_);
  }
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;

  bool Open(int socket) {
    daemon_ = MHD_start_daemon(MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, nullptr, nullptr, &Door::OnRequest, this,
                               MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_NOTIFY_COMPLETED, &Door::OnEnd, this,
                               MHD_OPTION_CONNECTION_LIMIT, kMostConnections, MHD_OPTION_CONNECTION_TIMEOUT,
                               kIdleSeconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, kConnectionBytes, MHD_OPTION_END);
    return daemon_ != nullptr;
  }
  int descriptor() const {
    const MHD_DaemonInfo* info = MHD_get_daemon_info(daemon_, MHD_DAEMON_INFO_EPOLL_FD);
    return info == nullptr ? -1 : info->epoll_fd;
  }
  MHD_Daemon* daemon() const { return daemon_; }

 private:
  static MHD_Result OnRequest(void* self, MHD_Connection* connection, const char* url, const char* method, const char*,
                              const char* data, std::size_t* size, void** exchange);
  static void OnEnd(void* self, MHD_Connection*, void** exchange, MHD_RequestTerminationCode);

  State& state_;
  const bool local_;
  MHD_Daemon* daemon_ = nullptr;
};

struct HttpServer::State {
  HttpShared shared;
  std::set<serve::Exchange*> exchanges;
  std::vector<std::unique_ptr<Door>> doors;
};

MHD_Result HttpServer::Door::OnRequest(void* self, MHD_Connection* connection, const char* url, const char* method,
                                       const char*, const char* data, std::size_t* size, void** exchange) {
  const Door& door = *static_cast<Door*>(self);
  if (*exchange == nullptr) {
    auto* made = new serve::Exchange(door.state_.shared, connection, door.local_, url, method);
    door.state_.exchanges.insert(made);
    *exchange = made;
  }
  return static_cast<serve::Exchange*>(*exchange)->Go(data, size);
}

void HttpServer::Door::OnEnd(void* self, MHD_Connection*, void** exchange, MHD_RequestTerminationCode) {
  if (*exchange == nullptr) return;
  auto* ended = static_cast<serve::Exchange*>(*exchange);
  static_cast<Door*>(self)->state_.exchanges.erase(ended);
  delete ended;
  *exchange = nullptr;
}

HttpServer::HttpServer(Service& service, const HttpOptions& options)
    : state_(new State{HttpShared{service, options}, {}, {}}) {}

HttpServer::~HttpServer() {
  // The library refuses to stop while connections wait.
  for (serve::Exchange* exchange : std::set<serve::Exchange*>(state_->exchanges)) exchange->Abandon();
  Work();
}

bool HttpServer::Serve(int socket, bool local) {
  auto door = std::make_unique<Door>(*state_, local);
  if (!door->Open(socket)) return false;
  state_->doors.push_back(std::move(door));
  return true;
}

void HttpServer::AddDescriptors(std::vector<pollfd>& to) const {
  for (const auto& door : state_->doors) to.push_back({door->descriptor(), POLLIN, 0});
  for (const serve::Exchange* exchange : state_->exchanges) {
    if (exchange->waiting_socket() >= 0) to.push_back({exchange->waiting_socket(), POLLRDHUP, 0});
  }
}

int HttpServer::Timeout(int most) const {
  for (const auto& door : state_->doors) {
    MHD_UNSIGNED_LONG_LONG timeout = 0;
    if (MHD_get_timeout(door->daemon(), &timeout) == MHD_YES)
      most = static_cast<int>(std::min<unsigned long long>(timeout, static_cast<unsigned long long>(most)));
  }
  return most;
}

void HttpServer::Work() {
  std::vector<pollfd> waiting;
  std::vector<serve::Exchange*> who;
  for (serve::Exchange* exchange : state_->exchanges) {
    if (exchange->waiting_socket() < 0) continue;
    waiting.push_back({exchange->waiting_socket(), POLLRDHUP, 0});
    who.push_back(exchange);
  }
  if (!waiting.empty() && poll(waiting.data(), waiting.size(), 0) > 0) {
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if ((waiting[i].revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0) who[i]->Abandon();
    }
  }
  do {
    for (const auto& door : state_->doors) MHD_run(door->daemon());
  } while (state_->shared.turns_due-- > 0);
  state_->shared.turns_due = 0;
}

void HttpServer::Drain() {
  if (state_->shared.draining) return;
  state_->shared.draining = true;
  for (const auto& door : state_->doors) {
    const int socket = MHD_quiesce_daemon(door->daemon());
    if (socket >= 0) close(socket);
  }
}

bool HttpServer::idle() const { return state_->exchanges.empty(); }

}  // namespace assay::serve
