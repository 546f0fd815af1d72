// Stacks of simulated threads: the switch between two of them, in assembly for both processors.
#include "simulator/simt/fibre.h"

#include <cstdint>
#include <cstring>

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "the SIMT machine switches stacks on x86-64 and AArch64"
#endif

#if defined(__x86_64__)
asm(R"(
.text
.globl assay_simt_switch
.type assay_simt_switch, @function
.p2align 4
assay_simt_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size assay_simt_switch, .-assay_simt_switch
)");
#else
asm(R"(
.text
.globl assay_simt_switch
.type assay_simt_switch, @function
.p2align 4
assay_simt_switch:
  sub sp, sp, #160
  stp x19, x20, [sp]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldp x19, x20, [sp]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #160
  ret
.size assay_simt_switch, .-assay_simt_switch
)");
#endif

namespace assay::simt {

void* NewStack(std::byte* top, void (*main)()) {
  auto end = reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{15};
  auto* words = reinterpret_cast<std::uint64_t*>(end);
#if defined(__x86_64__)
  // Above the six registers the address to jump to, then an unused return address, so that the stack is aligned as it
  // is before a call.
  words -= 8;
  std::memset(words, 0, 8 * sizeof *words);
  words[6] = reinterpret_cast<std::uintptr_t>(main);
#else
  words -= 20;
  std::memset(words, 0, 20 * sizeof *words);
  words[11] = reinterpret_cast<std::uintptr_t>(main);
#endif
  return words;
}

}  // namespace assay::simt
