// How long processes of a group were ready to run but had no processor. A limit on wall time that leaves this out
// means the same on a busy machine as on an idle one.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>

namespace assay {

class Starvation {
 public:
  // Counts from now on. `leader`: so far the only process of the group.
  void Begin(pid_t leader);
  // Looks at the group again and returns the seconds summed up so far. Where several processes wait at once the
  // longest wait of this look counts. Zero if the system does not report it. Scans every process of the machine: too
  // slow for each request.
  double Sample(pid_t group);

 private:
  std::map<pid_t, std::uint64_t> waited_ns_;
  double seconds_ = 0;
};

}  // namespace assay
