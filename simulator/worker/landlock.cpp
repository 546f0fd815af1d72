// Rule sets that handle every access right of their version. A run worker is granted nothing.
#include "simulator/worker/landlock.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif
#ifndef SYS_landlock_add_rule
#define SYS_landlock_add_rule 445
#endif
#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif

namespace assay {
namespace {

constexpr unsigned kAskVersion = 1;
constexpr int kPathBeneath = 1;
constexpr std::uint64_t kExecute = 1u << 0, kWrite = 1u << 1, kReadFile = 1u << 2, kReadFolder = 1u << 3;
constexpr std::uint64_t kOfFiles = kWrite | 1u << 14 | 1u << 15;  // the rest is of folders

// Later members are only passed to systems that know them.
struct Handled {
  std::uint64_t files;
  std::uint64_t network;
  std::uint64_t scoped;
};

Handled EverythingOf(int version) {
  std::uint64_t files = (1u << 13) - 1;   // execute, write, read, list, remove, make
  if (version >= 2) files |= 1u << 13;    // move between folders
  if (version >= 3) files |= 1u << 14;    // truncate
  if (version >= 5) files |= 1u << 15;    // ioctl on devices
  return {files, version >= 4 ? 3u : 0u,  // bind, connect
          version >= 6 ? 3u : 0u};        // abstract sockets, signals
}

struct [[gnu::packed]] PathBeneath {
  std::uint64_t allowed;
  std::int32_t parent;
};

// A right that cannot be granted stays denied.
void Grant(int rules, const char* path, std::uint64_t allowed) {
  const int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  const PathBeneath rule{allowed, place};
  syscall(SYS_landlock_add_rule, rules, kPathBeneath, &rule, 0u);
  close(place);
}

bool Enter(int rules) {
  const bool shut = syscall(SYS_landlock_restrict_self, rules, 0u) == 0;
  close(rules);
  return shut;
}

std::size_t SizeFor(int version) {
  return version >= 6 ? sizeof(Handled) : version >= 4 ? offsetof(Handled, scoped) : offsetof(Handled, network);
}

}  // namespace

int LandlockVersion() {
  static const int version =
      static_cast<int>(std::max<long>(0, syscall(SYS_landlock_create_ruleset, nullptr, std::size_t{0}, kAskVersion)));
  return version;
}

bool ShutOffFiles() {
  const int version = LandlockVersion();
  if (version == 0) return false;
  const Handled handled = EverythingOf(version);
  const long rules = syscall(SYS_landlock_create_ruleset, &handled, SizeFor(version), 0u);
  return rules >= 0 && Enter(static_cast<int>(rules));
}

bool ShutOffWriting(const std::vector<std::string>& writable) {
  const int version = LandlockVersion();
  if (version == 0) return false;
  Handled handled = EverythingOf(version);
  handled.files &= ~(kReadFile | kReadFolder);
  const long made = syscall(SYS_landlock_create_ruleset, &handled, SizeFor(version), 0u);
  if (made < 0) return false;
  const int rules = static_cast<int>(made);
  Grant(rules, "/dev/null", handled.files & kOfFiles);
  for (const std::string& folder : writable) Grant(rules, folder.c_str(), handled.files & ~kExecute);
  return Enter(rules);
}

bool ShutOffAllButProgram(const std::string& program) {
  const int version = LandlockVersion();
  if (version == 0) return false;
  const Handled handled = EverythingOf(version);
  const long made = syscall(SYS_landlock_create_ruleset, &handled, SizeFor(version), 0u);
  if (made < 0) return false;
  const int rules = static_cast<int>(made);
  for (const char* folder : {"/usr", "/lib", "/lib64", "/sys/devices/system/cpu"})
    Grant(rules, folder, kReadFile | kReadFolder);
  for (const char* file : {"/etc/ld.so.cache", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/dev/urandom"})
    Grant(rules, file, kReadFile);
  Grant(rules, "/dev/null", kReadFile | kWrite);
  for (const char* file : {program.c_str(), "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"})
    Grant(rules, file, kReadFile | kExecute);
  return Enter(rules);
}

}  // namespace assay
