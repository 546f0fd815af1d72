// See listen.h.
#include "driver/serve/listen.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace assay::serve {
namespace {

constexpr int kBacklog = 512;

bool IsLoopback(const sockaddr* address) {
  if (address->sa_family == AF_INET)
    return (ntohl(reinterpret_cast<const sockaddr_in*>(address)->sin_addr.s_addr) >> 24) == 127;
  if (address->sa_family == AF_INET6)
    return IN6_IS_ADDR_LOOPBACK(&reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr);
  return false;
}

std::string Spell(int socket) {
  sockaddr_storage bound{};
  socklen_t size = sizeof bound;
  getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &size);
  char host[NI_MAXHOST] = "", port[NI_MAXSERV] = "";
  getnameinfo(reinterpret_cast<sockaddr*>(&bound), size, host, sizeof host, port, sizeof port,
              NI_NUMERICHOST | NI_NUMERICSERV);
  return bound.ss_family == AF_INET6 ? fmt::format("[{}]:{}", host, port) : fmt::format("{}:{}", host, port);
}

// Whether a server takes connections there.
bool SomebodyListens(const sockaddr_un& address) {
  const int probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const bool listens = probe >= 0 && connect(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  if (probe >= 0) close(probe);
  return listens;
}

}  // namespace

Listening ListenTcp(const std::string& address) {
  Listening out;
  const std::size_t colon = address.rfind(':');
  if (colon == address.npos || colon + 1 == address.size()) {
    out.problem = fmt::format("--listen `{}`: expected HOST:PORT, such as 127.0.0.1:8600", address);
    return out;
  }
  std::string host = address.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  if (host.empty()) host = "127.0.0.1";
  addrinfo wanted{}, *found = nullptr;
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  const int error = getaddrinfo(host.c_str(), address.c_str() + colon + 1, &wanted, &found);
  if (error != 0) {
    out.problem = fmt::format("--listen `{}`: {}", address, gai_strerror(error));
    return out;
  }
  for (const addrinfo* one = found; one != nullptr && out.socket < 0; one = one->ai_next) {
    const int made = socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, one->ai_protocol);
    if (made < 0) continue;
    const int yes = 1;
    setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(made, one->ai_addr, one->ai_addrlen) == 0 && listen(made, kBacklog) == 0) {
      out.socket = made;
      out.loopback = IsLoopback(one->ai_addr);
    } else {
      out.problem = fmt::format("--listen `{}`: {}", address, strerror(errno));
      close(made);
    }
  }
  freeaddrinfo(found);
  if (out.socket >= 0) {
    out.address = Spell(out.socket);
    out.problem.clear();
  }
  return out;
}

Listening ListenUnix(const std::string& path) {
  Listening out;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) {
    out.problem = fmt::format("--socket `{}`: a socket's path has at most {} bytes", path, sizeof address.sun_path - 1);
    return out;
  }
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  struct stat status{};
  if (lstat(path.c_str(), &status) == 0) {
    if (!S_ISSOCK(status.st_mode) || SomebodyListens(address)) {
      out.problem =
          fmt::format("--socket `{}`: {}", path,
                      S_ISSOCK(status.st_mode) ? "a server already listens there" : "exists and is not a socket");
      return out;
    }
    unlink(path.c_str());
  }
  const int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const mode_t mask = umask(0177);
  const bool bound = made >= 0 && bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
                     listen(made, kBacklog) == 0;
  umask(mask);
  if (!bound) {
    out.problem = fmt::format("--socket `{}`: {}", path, strerror(errno));
    if (made >= 0) close(made);
    return out;
  }
  out.socket = made;
  out.address = path;
  out.loopback = true;
  return out;
}

}  // namespace assay::serve
