// libseccomp makes the program; what it leaves open is the worker's process id.
#include "simulator/worker/system-call-filter.h"

#include <linux/seccomp.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace assay {
namespace {

// Stands for the process id; above the largest that Linux gives (2^22).
constexpr std::uint32_t kOwnProcess = 0x7a5c31e9;

bool AddRules(scmp_filter_ctx filter) {
  bool good = true;
  const auto add = [&](std::uint32_t action, int call) { good &= seccomp_rule_add(filter, action, call, 0) == 0; };
  for (int call : {SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise), SCMP_SYS(exit),
                   SCMP_SYS(exit_group), SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(sigaltstack),
                   SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(getpid), SCMP_SYS(gettid),
                   SCMP_SYS(getrandom), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity)}) {
    add(SCMP_ACT_ALLOW, call);
  }
  const scmp_arg_cmp no_code{2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0};
  for (int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)}) {
    good &= seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &no_code) == 0;
  }
  // Waking is harmless; waiting would be for ever, since there is no other thread.
  const scmp_arg_cmp wake{1, SCMP_CMP_MASKED_EQ, 0x7f, 1};
  good &= seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(futex), 1, &wake) == 0;
  // abort() and raise() signal the own process.
  const scmp_arg_cmp own{0, SCMP_CMP_EQ, kOwnProcess, 0};
  good &= seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, &own) == 0;
  for (int call : {SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(read), SCMP_SYS(fstat), SCMP_SYS(newfstatat),
                   SCMP_SYS(lseek), SCMP_SYS(ioctl), SCMP_SYS(close)}) {
    add(SCMP_ACT_ERRNO(EBADF), call);
  }
  return good;
}

std::vector<sock_filter> Export(scmp_filter_ctx filter) {
  std::vector<sock_filter> program;
  const int file = memfd_create("filter", MFD_CLOEXEC);
  if (file < 0) return program;
  if (seccomp_export_bpf(filter, file) == 0) {
    const off_t bytes = lseek(file, 0, SEEK_END);
    program.resize(bytes > 0 ? static_cast<std::size_t>(bytes) / sizeof(sock_filter) : 0);
    if (pread(file, program.data(), static_cast<std::size_t>(bytes), 0) != bytes) program.clear();
  }
  close(file);
  return program;
}

}  // namespace

SystemCallFilter::SystemCallFilter() {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_TRAP);
  if (filter == nullptr) return;
#if defined(SCMP_VER_MAJOR) && (SCMP_VER_MAJOR > 2 || SCMP_VER_MINOR >= 5)
  // As a tree: the kernel runs the program for every system call there is when it takes it. No matter if refused.
  seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
#endif
  if (AddRules(filter)) program_ = Export(filter);
  seccomp_release(filter);
  int places = 0;
  for (sock_filter& instruction : program_) {
    if (instruction.code != (BPF_JMP | BPF_JEQ | BPF_K) || instruction.k != kOwnProcess) continue;
    own_process_ = &instruction;
    ++places;
  }
  if (places != 1) program_.clear();
}

SystemCallFilter& SystemCallFilter::Get() {
  static SystemCallFilter filter;
  return filter;
}

bool SystemCallFilter::Load() {
  if (program_.empty()) return false;
  own_process_->k = static_cast<std::uint32_t>(getpid());
  const sock_fprog whole{static_cast<unsigned short>(program_.size()), program_.data()};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0;
}

}  // namespace assay
