// Linux reports each process's wait on the run queue in /proc/PID/schedstat, second field; its group in /proc/PID/stat.
#include "driver/cpu-wait-time.h"

#include <dirent.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace assay {
namespace {

pid_t GroupOf(const std::string& folder) {
  std::ifstream in(folder + "/stat");
  std::string text;
  std::getline(in, text);
  // The name in parentheses can hold anything; state, parent and group follow its end.
  const std::size_t end = text.rfind(')');
  if (end == std::string::npos) return -1;
  std::istringstream fields(text.substr(end + 1));
  std::string state;
  pid_t parent = 0;
  pid_t group = -1;
  fields >> state >> parent >> group;
  return group;
}

std::uint64_t WaitedNs(const std::string& folder) {
  std::ifstream in(folder + "/schedstat");
  std::uint64_t ran = 0;
  std::uint64_t waited = 0;
  in >> ran >> waited;
  return waited;
}

}  // namespace

void Starvation::Begin(pid_t leader) {
  waited_ns_.clear();
  seconds_ = 0;
  if (leader > 0) waited_ns_[leader] = WaitedNs("/proc/" + std::to_string(leader));
}

double Starvation::Sample(pid_t group) {
  DIR* folder = opendir("/proc");
  if (folder == nullptr) return seconds_;
  std::uint64_t longest = 0;
  while (const dirent* entry = readdir(folder)) {
    const pid_t pid = std::atoi(entry->d_name);
    const std::string path = std::string("/proc/") + entry->d_name;
    if (pid <= 0 || GroupOf(path) != group) continue;
    const std::uint64_t waited = WaitedNs(path);
    std::uint64_t& before = waited_ns_[pid];
    if (waited > before) longest = std::max(longest, waited - before);
    before = std::max(before, waited);
  }
  closedir(folder);
  seconds_ += static_cast<double>(longest) * 1e-9;
  return seconds_;
}

}  // namespace assay
