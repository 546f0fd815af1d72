// See mcp-command.h. One loop over workers and the standard streams, in one thread.
#include "driver/mcp/mcp-command.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "driver/cli.h"
#include "driver/mcp/session.h"
#include "driver/worker.h"

namespace assay {
namespace {

constexpr std::size_t kMostMessage = 32u << 20;
constexpr std::size_t kMostOutput = 64u << 20;  // nothing is read while more than this waits for the client
constexpr std::size_t kMostOpen = 256;          // calls under way
constexpr int kIdleTickMs = 500;
// A worker that keeps more than this between requests is replaced.
constexpr std::uint64_t kRecycleBytes = 900u << 20;

class McpLoop {
 public:
  McpLoop(serve::Service& service, double most_seconds)
      : service_(service), session_(service, most_seconds, [this](const std::string& message) {
          output_ += message;
          output_ += '\n';
        }) {}

  int Run() {
    const int flags = fcntl(STDOUT_FILENO, F_GETFL);
    fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
    service_.pool().Work();
    while (!broken_ && !(ended_ && session_.open() == 0 && output_.empty())) {
      std::vector<pollfd> fds;
      if (!output_.empty()) fds.push_back({STDOUT_FILENO, POLLOUT, 0});
      const std::size_t in = fds.size();
      const bool reads = !ended_ && output_.size() < kMostOutput && session_.open() < kMostOpen;
      if (reads) fds.push_back({STDIN_FILENO, POLLIN, 0});
      service_.pool().AddDescriptors(fds);
      const int wait = service_.pool().Timeout();
      poll(fds.data(), fds.size(), session_.open() == 0 ? wait : wait < 0 ? kIdleTickMs : std::min(wait, kIdleTickMs));
      if (reads && fds[in].revents != 0) Read();
      service_.pool().Work();
      session_.Tick();
      Write();
    }
    fcntl(STDOUT_FILENO, F_SETFL, flags);  // others may have the same file open
    return broken_ ? kUsage : kClean;
  }

 private:
  void Read() {
    std::array<char, 65536> chunk;
    const ssize_t got = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got > 0) return Split({chunk.data(), static_cast<std::size_t>(got)});
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) return;
    ended_ = true;
    if (!skipping_) TakeLine(line_);
  }

  void Split(std::string_view bytes) {
    while (!bytes.empty()) {
      const std::size_t end = bytes.find('\n');
      if (!skipping_) line_.append(bytes.substr(0, end));
      if (line_.size() > kMostMessage) {
        session_.TakeTooLong(kMostMessage);
        skipping_ = true;
        line_ = {};
      }
      if (end == bytes.npos) return;
      if (!skipping_) TakeLine(line_);
      skipping_ = false;
      line_.clear();
      bytes.remove_prefix(end + 1);
    }
  }

  void TakeLine(std::string_view line) {
    if (line.find_first_not_of(" \t\r") != line.npos) session_.Take(line);
  }

  void Write() {
    std::size_t at = 0;
    while (at < output_.size()) {
      const ssize_t wrote = write(STDOUT_FILENO, output_.data() + at, output_.size() - at);
      if (wrote >= 0) {
        at += static_cast<std::size_t>(wrote);
      } else if (errno != EINTR) {
        broken_ = errno != EAGAIN;
        break;
      }
    }
    output_.erase(0, at);
  }

  serve::Service& service_;
  std::string output_, line_;
  mcp::Session session_;
  bool skipping_ = false;  // the rest of a line that is too long
  bool ended_ = false;
  bool broken_ = false;  // the client no longer reads
};

}  // namespace

namespace {

// A private folder of this process, removed at exit. Its path is empty if it cannot be created.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::error_code ec;
    path_ = (std::filesystem::temp_directory_path(ec) / "assay-mcp-XXXXXX").string();
    if (ec || mkdtemp(path_.data()) == nullptr) path_.clear();
  }
  ~ScratchFolder() {
    std::error_code ec;
    if (!path_.empty()) std::filesystem::remove_all(path_, ec);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace

int RunMcp(const McpArguments& arguments, const Services& given) {
  AnalyzeOptions options;
  const std::string problem = FillAnalyzeOptions(arguments, given, options);
  if (!problem.empty()) return UsageError(problem);
  Services services = given;
  services.prepare = nullptr;  // no request waits for it
  // A text that is sent must not cause other files to be read.
  services.load_bytes = LoadBytes;
  services.find_resources = [dir = options.resource_dir](const std::string&) { return Resources{dir, ""}; };
  PoolOptions pool = PoolOptionsOf(arguments);
  pool.recycle_bytes = kRecycleBytes;
  const ScratchFolder scratch;
  if (!scratch.path().empty()) pool.writable.push_back(scratch.path());
  std::unique_ptr<Cache> cache;
  if (!arguments.no_cache) cache = OpenCache(arguments);
  const KillWorkersOnInterrupt guard;
  signal(SIGPIPE, SIG_IGN);  // a client that is gone shows by what is written to it
  serve::Service service(pool, services, options.resource_dir, cache.get());
  return McpLoop(service, arguments.most_seconds).Run();
}

}  // namespace assay
