// The system call filters of a worker. Their programs are built once, in the process that forks the workers: building
// one takes longer than many a run.
#pragma once

#include <linux/filter.h>

#include <cstddef>
#include <vector>

namespace assay {

class SystemCallFilter {
 public:
  // While the text of an input is compiled: memory may become executable. Files, processes and connections are
  // refused with an error, as a compiler may look for a file that it can do without.
  static SystemCallFilter& OfCompiler();
  // While code of the input runs. Allows memory management without new code, time, and signals of abort(); reading and
  // writing the (closed) standard streams fails with an error, so that printing is no fault; everything else traps.
  // The process may only exit through LeaveProcess.
  static SystemCallFilter& OfRun();
  // For the process that reads and judges inputs: refuses starting another program, connections, access to another
  // process's memory and system administration.
  static SystemCallFilter& OfAnalysis();
  // The same for a program that is about to be started, which Landlock keeps from starting another.
  static SystemCallFilter& OfProgram();

  // Applies the filter to the calling process. False if there is none or the kernel refuses it.
  bool Load();

 private:
  SystemCallFilter(std::vector<sock_filter> program, int own_places);
  std::vector<sock_filter> program_;
  sock_filter* own_process_ = nullptr;  // compares with the process's own id, which Load puts there
};

// Ends the process. Under OfRun no other instruction can.
[[noreturn]] void LeaveProcess(int status);

}  // namespace assay
