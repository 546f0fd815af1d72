// assay serve: one loop over workers, sockets and the standard streams, in one thread.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <thread>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "corpus/sha256.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/progress-line.h"
#include "driver/serve/http.h"
#include "driver/serve/line-stream.h"
#include "driver/serve/listen.h"
#include "driver/worker.h"

namespace assay {
namespace {

using serve::HttpServer;
using serve::LineStream;
using serve::Listening;
using serve::Service;

constexpr std::size_t kMostBacklog = 8u << 20;
// A worker that keeps more than this between requests is replaced.
constexpr std::uint64_t kRecycleBytes = 900u << 20;

int signal_pipe[2] = {-1, -1};

// The first requests an orderly shutdown, the second one does not wait for requests in progress.
void OnSignal(int number) {
  static volatile sig_atomic_t asked = 0;
  if (asked != 0) _exit(128 + number);
  asked = 1;
  const char byte = 1;
  if (write(signal_pipe[1], &byte, 1) < 0) _exit(128 + number);
}

bool WatchSignals() {
  if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  for (const int number : {SIGINT, SIGTERM}) signal(number, OnSignal);
  return true;
}

// The hash of the token, empty where there is none. The token itself is forgotten: workers are forked from here.
std::string TokenHash(const ServeArguments& arguments, std::string& problem) {
  std::string token;
  if (!arguments.token_file.empty()) {
    std::ifstream in(arguments.token_file);
    if (!in) {
      problem = fmt::format("--token-file `{}` cannot be read", arguments.token_file);
      return "";
    }
    token.assign(std::istreambuf_iterator<char>(in), {});
  } else if (const char* value = std::getenv("ASSAY_TOKEN"); value != nullptr) {
    token = value;
    unsetenv("ASSAY_TOKEN");
  } else {
    return "";
  }
  while (!token.empty() && (token.back() == '\n' || token.back() == '\r')) token.pop_back();
  if (token.size() < 16) {
    problem = "the token has fewer than 16 characters";
    return "";
  }
  std::string hash = Sha256(token);
  explicit_bzero(token.data(), token.size());
  return hash;
}

// Requests on standard input, answers on standard output.
class StandardStreams {
 public:
  StandardStreams(Service& service, const ServeArguments& arguments)
      : lines_(service, 0, {std::nullopt, true, arguments.most_seconds}, arguments.order == "input", [] {}) {}

  void AddDescriptors(std::vector<pollfd>& to) const {
    if (reading()) to.push_back({STDIN_FILENO, POLLIN, 0});
    if (lines_.has_output()) to.push_back({STDOUT_FILENO, POLLOUT, 0});
  }
  void Work(bool readable) {
    if (readable && reading()) Read();
    lines_.Feed();
    while (!broken_ && lines_.has_output() && Writable()) Write();
  }
  void Drain() {
    if (!ended_) lines_.End();
    ended_ = true;
  }
  bool finished() const { return broken_ || lines_.finished(); }
  bool broken() const { return broken_; }

 private:
  bool reading() const { return !ended_ && lines_.backlog() < kMostBacklog; }
  static bool Writable() {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    return poll(&out, 1, 0) > 0;
  }
  void Read() {
    std::array<char, 65536> chunk;
    const ssize_t got = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got > 0) {
      lines_.Append({chunk.data(), static_cast<std::size_t>(got)});
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
      Drain();
    }
  }
  // As much as a writable pipe takes without blocking.
  void Write() {
    if (pending_.empty()) {
      pending_.resize(4096);
      pending_.resize(lines_.Take(pending_.data(), pending_.size()));
    }
    const ssize_t wrote = write(STDOUT_FILENO, pending_.data(), pending_.size());
    if (wrote >= 0) {
      pending_.erase(0, static_cast<std::size_t>(wrote));
      if (!pending_.empty()) Write();
    } else if (errno != EINTR && errno != EAGAIN) {
      broken_ = true;
    } else {
      Write();
    }
  }

  LineStream lines_;
  std::string pending_;
  bool ended_ = false;
  bool broken_ = false;
};

class Loop {
 public:
  Loop(Service& service, HttpServer& http, StandardStreams* streams, bool quiet)
      : service_(service), http_(http), streams_(streams), line_(quiet) {}

  int Run() {
    service_.pool().Work();
    while (!Over()) {
      std::vector<pollfd> fds = {{signal_pipe[0], POLLIN, 0}};
      if (streams_ != nullptr) streams_->AddDescriptors(fds);
      const std::size_t own = fds.size();
      http_.AddDescriptors(fds);
      service_.pool().AddDescriptors(fds);
      poll(fds.data(), fds.size(), http_.Timeout(service_.pool().Timeout()));
      if (fds[0].revents != 0) Drain();
      http_.Work();
      service_.pool().Work();
      if (streams_ != nullptr) {
        streams_->Work(own > 1 && fds[1].fd == STDIN_FILENO && fds[1].revents != 0);
        service_.pool().Work();
      }
      http_.Work();
      line_.Tell({service_.metrics().answered(), service_.pool().running(), service_.pool().waiting()});
    }
    return streams_ != nullptr && streams_->broken() ? kUsage : kClean;
  }

 private:
  void Drain() {
    draining_ = true;
    http_.Drain();
    if (streams_ != nullptr) streams_->Drain();
    char byte;
    while (read(signal_pipe[0], &byte, 1) > 0) {
    }
  }
  bool Over() const {
    if (streams_ != nullptr && !draining_) return streams_->finished();
    return draining_ && http_.idle() && (streams_ == nullptr || streams_->finished());
  }

  Service& service_;
  HttpServer& http_;
  StandardStreams* streams_;
  ServerLine line_;
  bool draining_ = false;
};

// Opens what was asked for. The first problem, or "".
std::string Open(const ServeArguments& arguments, bool has_token, HttpServer& http, std::vector<std::string>& where) {
  const std::string tcp =
      arguments.listen.empty() && arguments.socket.empty() && !arguments.stdio ? "127.0.0.1:8600" : arguments.listen;
  if (!tcp.empty()) {
    const Listening listening = serve::ListenTcp(tcp);
    if (!listening.problem.empty()) return listening.problem;
    if (!listening.loopback && !has_token)
      return fmt::format(
          "--listen `{}` can be reached from other machines: that needs a token, by --token-file or "
          "ASSAY_TOKEN",
          tcp);
    if (!http.Serve(listening.socket, false)) return fmt::format("--listen `{}`: the HTTP library refuses it", tcp);
    where.push_back(fmt::format("http://{}{}", listening.address, has_token ? " (with a token)" : ""));
  }
  if (!arguments.socket.empty()) {
    const Listening listening = serve::ListenUnix(arguments.socket);
    if (!listening.problem.empty()) return listening.problem;
    if (!http.Serve(listening.socket, true)) return "the HTTP library refuses the socket";
    where.push_back(OneLine(listening.address));
  }
  return "";
}

}  // namespace

int RunServe(const ServeArguments& arguments, const Services& given) {
  AnalyzeOptions options;
  std::string problem = FillAnalyzeOptions(arguments, given, options);
  if (!problem.empty()) return UsageError(problem);
  const std::string token = TokenHash(arguments, problem);
  if (!problem.empty()) return UsageError(problem);
  Services services = given;
  services.prepare = nullptr;  // no request waits for it
  // A text that is sent must not make the server read other files.
  services.load_bytes = LoadBytes;
  services.find_resources = [dir = options.resource_dir](const std::string&) { return Resources{dir, ""}; };
  PoolOptions pool = PoolOptionsOf(arguments);
  pool.recycle_bytes = kRecycleBytes;
  std::unique_ptr<Cache> cache;
  if (!arguments.no_cache) cache = OpenCache(arguments);
  const KillWorkersOnInterrupt guard;
  if (!WatchSignals()) return UsageError("the system cannot create a pipe");
  Service service(pool, services, options.resource_dir, cache.get());
  serve::HttpOptions http_options;
  http_options.token_hash = token;
  http_options.most_waiting = static_cast<std::size_t>(arguments.most_waiting);
  http_options.most_seconds = arguments.most_seconds;
  http_options.most_batch = static_cast<std::size_t>(arguments.most_body_mb) << 20;
  HttpServer http(service, http_options);
  std::vector<std::string> where;
  problem = Open(arguments, !token.empty(), http, where);
  if (!problem.empty()) return UsageError(problem);
  std::unique_ptr<StandardStreams> streams;
  if (arguments.stdio) streams = std::make_unique<StandardStreams>(service, arguments);
  if (!where.empty()) {
    fmt::print(stderr, "assay {}: listening on {}; {}\n", ToolVersion(), fmt::join(where, " and "),
               Counted(pool.workers, "worker"));
  }
  const int code = Loop(service, http, streams.get(), arguments.quiet).Run();
  if (!arguments.socket.empty()) unlink(arguments.socket.c_str());
  return code;
}

}  // namespace assay
