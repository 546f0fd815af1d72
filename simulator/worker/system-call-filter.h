// The system call filters of a worker. Their programs are made once, in the process that forks the workers: making one
// takes longer than many a run.
#pragma once

#include <linux/filter.h>

#include <cstddef>
#include <vector>

namespace assay {

class SystemCallFilter {
 public:
  // For the time in which the text of an input is compiled: memory may become code. Files, processes and connections
  // are refused quietly, as a compiler may look for a file that it can do without.
  static SystemCallFilter& OfCompiler();
  // For the time in which code of the input runs. Allows memory management without new code, time, and signals of
  // abort(); reading and writing the (closed) standard streams fails quietly, so that printing is no fault; everything
  // else traps. The process is left from LeaveProcess alone.
  static SystemCallFilter& OfRun();
  // For the process that reads and judges inputs: nothing but what asks for another program, a connection, another
  // process's memory or the system itself is refused.
  static SystemCallFilter& OfAnalysis();
  // The same for a program that is about to be started, which Landlock keeps from starting another.
  static SystemCallFilter& OfProgram();

  // Puts the calling process under the filter. False when there is none or the kernel refuses it.
  bool Load();

 private:
  SystemCallFilter(std::vector<sock_filter> program, int own_places);
  std::vector<sock_filter> program_;
  sock_filter* own_process_ = nullptr;  // compares with the process's own id, which Load puts there
};

// Ends the process. Under OfRun no other instruction does.
[[noreturn]] void LeaveProcess(int status);

}  // namespace assay
