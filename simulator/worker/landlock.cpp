// A rule set that handles everything its version knows, and grants nothing.
#include "simulator/worker/landlock.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif
#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif

namespace assay {
namespace {

constexpr unsigned kAskVersion = 1;

// Later members are only given to systems that know them.
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
  if (rules < 0) return false;
  const bool shut = syscall(SYS_landlock_restrict_self, static_cast<int>(rules), 0u) == 0;
  close(static_cast<int>(rules));
  return shut;
}

}  // namespace assay
