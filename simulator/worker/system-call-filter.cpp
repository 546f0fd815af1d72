// libseccomp builds the programs, except for two checks that it cannot express: the worker's process id, and the
// instruction from which a process may exit.
#include "simulator/worker/system-call-filter.h"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

// The system call that ends a worker, and the address after it, by which the kernel identifies the caller.
#if defined(__x86_64__)
asm(R"(
  .pushsection .text
  .hidden assay_leave_process
  .globl assay_leave_process
  .type assay_leave_process, @function
assay_leave_process:
  mov $231, %eax
  syscall
  .hidden assay_left_process
  .globl assay_left_process
assay_left_process:
  hlt
  .size assay_leave_process, . - assay_leave_process
  .popsection
)");
#define ASSAY_NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
asm(R"(
  .pushsection .text
  .hidden assay_leave_process
  .globl assay_leave_process
  .type assay_leave_process, %function
assay_leave_process:
  mov x8, #94
  svc #0
  .hidden assay_left_process
  .globl assay_left_process
assay_left_process:
  brk #1
  .size assay_leave_process, . - assay_leave_process
  .popsection
)");
#define ASSAY_NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "unknown system call convention"
#endif

extern "C" {
[[noreturn]] void assay_leave_process(long status);
extern const char assay_left_process[];
}

namespace assay {
namespace {

// Placeholder for the process id; above the largest that Linux assigns (2^22).
constexpr std::uint32_t kOwnProcess = 0x7a5c31e9;

class Rules {
 public:
  explicit Rules(std::uint32_t otherwise) : filter_(seccomp_init(otherwise)) {
    if (filter_ == nullptr) return;
    good_ = true;
#if defined(SCMP_VER_MAJOR) && (SCMP_VER_MAJOR > 2 || SCMP_VER_MINOR >= 5)
    // As a tree: when the kernel accepts the program, it runs it for every system call there is. No matter if refused.
    seccomp_attr_set(filter_, SCMP_FLTATR_CTL_OPTIMIZE, 2);
#endif
  }
  ~Rules() {
    if (filter_ != nullptr) seccomp_release(filter_);
  }
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  void Add(std::uint32_t action, std::initializer_list<int> calls) {
    for (const int call : calls) good_ = good_ && seccomp_rule_add(filter_, action, call, 0) == 0;
  }
  void Allow(int call, std::initializer_list<scmp_arg_cmp> where) {
    good_ = good_ && seccomp_rule_add_array(filter_, SCMP_ACT_ALLOW, call, static_cast<unsigned>(where.size()),
                                            where.begin()) == 0;
  }

  std::vector<sock_filter> Program() const {
    std::vector<sock_filter> program;
    const int file = good_ ? memfd_create("filter", MFD_CLOEXEC) : -1;
    if (file < 0) return program;
    if (seccomp_export_bpf(filter_, file) == 0) {
      const off_t bytes = lseek(file, 0, SEEK_END);
      program.resize(bytes > 0 ? static_cast<std::size_t>(bytes) / sizeof(sock_filter) : 0);
      if (pread(file, program.data(), static_cast<std::size_t>(bytes), 0) != bytes) program.clear();
    }
    close(file);
    return program;
  }

 private:
  scmp_filter_ctx filter_;
  bool good_ = false;
};

// System calls that both stages of a worker need, and that are denied to all. The filter of the first stage remains
// in force in the second.
void AddCommon(Rules& rules) {
  rules.Add(SCMP_ACT_ALLOW, {SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise),
                             SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(sigaltstack),
                             SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(getpid), SCMP_SYS(gettid),
                             SCMP_SYS(getrandom), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity)});
  // Waking is harmless; waiting would never end, since there is no other thread.
  rules.Allow(SCMP_SYS(futex), {{1, SCMP_CMP_MASKED_EQ, 0x7f, 1}});
  // abort() signals its own process.
  rules.Allow(SCMP_SYS(tgkill), {{0, SCMP_CMP_EQ, kOwnProcess, 0}, {2, SCMP_CMP_EQ, SIGABRT, 0}});
  rules.Add(SCMP_ACT_ERRNO(EBADF), {SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(fstat), SCMP_SYS(newfstatat),
                                    SCMP_SYS(lseek), SCMP_SYS(ioctl)});
}

std::vector<sock_filter> CompilerProgram() {
  Rules rules(SCMP_ACT_ERRNO(EACCES));
  AddCommon(rules);
  // The rest is needed to set up the second stage.
  rules.Add(SCMP_ACT_ALLOW, {SCMP_SYS(mmap), SCMP_SYS(mprotect), SCMP_SYS(exit_group), SCMP_SYS(prlimit64),
                             SCMP_SYS(getrlimit), SCMP_SYS(setrlimit), SCMP_SYS(rt_sigaction), SCMP_SYS(prctl),
                             SCMP_SYS(seccomp), SCMP_SYS(pread64), SCMP_SYS(close), SCMP_SYS(close_range)});
  return rules.Program();
}

// Prepends to `program` the check that only LeaveProcess's own instruction may exit the process.
std::vector<sock_filter> LeftFromOnePlace(const std::vector<sock_filter>& program) {
  if (program.empty()) return {};
  const auto place = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(assay_left_process));
  const auto word = [](std::size_t offset) {
    return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, static_cast<std::uint32_t>(offset)};
  };
  const auto equal = [](std::uint64_t value, unsigned char then, unsigned char otherwise) {
    return sock_filter{BPF_JMP | BPF_JEQ | BPF_K, then, otherwise, static_cast<std::uint32_t>(value)};
  };
  // Both architectures are little-endian: the lower half of the address comes first.
  constexpr std::size_t kPlace = offsetof(seccomp_data, instruction_pointer);
  std::vector<sock_filter> whole = {word(offsetof(seccomp_data, arch)),
                                    equal(ASSAY_NATIVE_ARCHITECTURE, 0, 9),
                                    word(offsetof(seccomp_data, nr)),
                                    equal(SYS_exit_group, 1, 0),
                                    equal(SYS_exit, 0, 6),
                                    word(kPlace),
                                    equal(place & 0xffff'ffff, 0, 3),
                                    word(kPlace + 4),
                                    equal(place >> 32, 0, 1),
                                    {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW},
                                    {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_TRAP}};
  whole.insert(whole.end(), program.begin(), program.end());
  return whole;
}

std::vector<sock_filter> RunProgram() {
  Rules rules(SCMP_ACT_TRAP);
  AddCommon(rules);
  const scmp_arg_cmp no_code{2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0};
  rules.Allow(SCMP_SYS(mmap), {no_code});
  rules.Allow(SCMP_SYS(mprotect), {no_code});
  rules.Add(SCMP_ACT_ERRNO(EBADF), {SCMP_SYS(read), SCMP_SYS(close)});
  return LeftFromOnePlace(rules.Program());
}

std::vector<sock_filter> AnalysisProgram(bool starts_program) {
  Rules rules(SCMP_ACT_ALLOW);
  if (starts_program) {
    rules.Add(SCMP_ACT_ERRNO(EPERM), {SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(tgkill), SCMP_SYS(rt_sigqueueinfo),
                                      SCMP_SYS(rt_tgsigqueueinfo), SCMP_SYS(pidfd_send_signal)});
  } else {
    rules.Add(SCMP_ACT_ERRNO(EPERM), {SCMP_SYS(execve), SCMP_SYS(execveat)});
  }
  rules.Add(
      SCMP_ACT_ERRNO(EPERM),
      {// connections
       SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(listen), SCMP_SYS(accept),
       SCMP_SYS(accept4), SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register),
       // other processes
       SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(process_madvise),
       SCMP_SYS(pidfd_getfd), SCMP_SYS(kcmp), SCMP_SYS(shmget), SCMP_SYS(shmat), SCMP_SYS(msgget), SCMP_SYS(semget),
       SCMP_SYS(mq_open), SCMP_SYS(fanotify_init),
       // the system
       SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(move_mount), SCMP_SYS(open_tree), SCMP_SYS(fsopen),
       SCMP_SYS(pivot_root), SCMP_SYS(chroot), SCMP_SYS(setns), SCMP_SYS(unshare), SCMP_SYS(bpf),
       SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd), SCMP_SYS(open_by_handle_at), SCMP_SYS(keyctl),
       SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(kexec_load),
       SCMP_SYS(reboot), SCMP_SYS(swapon), SCMP_SYS(settimeofday), SCMP_SYS(clock_settime)});
  return rules.Program();
}

}  // namespace

SystemCallFilter::SystemCallFilter(std::vector<sock_filter> program, int own_places) : program_(std::move(program)) {
  int places = 0;
  for (sock_filter& instruction : program_) {
    if (instruction.code != (BPF_JMP | BPF_JEQ | BPF_K) || instruction.k != kOwnProcess) continue;
    own_process_ = &instruction;
    ++places;
  }
  if (places != own_places) program_.clear();
}

SystemCallFilter& SystemCallFilter::OfCompiler() {
  static SystemCallFilter filter(CompilerProgram(), 1);
  return filter;
}

SystemCallFilter& SystemCallFilter::OfRun() {
  static SystemCallFilter filter(RunProgram(), 1);
  return filter;
}

SystemCallFilter& SystemCallFilter::OfAnalysis() {
  static SystemCallFilter filter(AnalysisProgram(false), 0);
  return filter;
}

SystemCallFilter& SystemCallFilter::OfProgram() {
  static SystemCallFilter filter(AnalysisProgram(true), 0);
  return filter;
}

bool SystemCallFilter::Load() {
  if (program_.empty()) return false;
  if (own_process_ != nullptr) own_process_->k = static_cast<std::uint32_t>(getpid());
  const sock_fprog whole{static_cast<unsigned short>(program_.size()), program_.data()};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0;
}

void LeaveProcess(int status) { assay_leave_process(status); }

}  // namespace assay
