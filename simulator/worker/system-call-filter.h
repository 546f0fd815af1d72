// The system call filter of a worker. Its program is made once, in the process that forks the workers: making it takes
// longer than many a run.
#pragma once

#include <linux/filter.h>

#include <vector>

namespace assay {

// Allows memory management, time, signals and exit; reading and writing the (closed) standard streams fails quietly, so
// that printing is no fault; everything else traps.
class SystemCallFilter {
 public:
  // The one of this process; makes it when called for the first time.
  static SystemCallFilter& Get();

  // Puts the calling process under the filter. False when there is none or the kernel refuses it.
  bool Load();

 private:
  SystemCallFilter();
  std::vector<sock_filter> program_;
  sock_filter* own_process_ = nullptr;  // compares with the process's own id, which Load puts there
};

}  // namespace assay
