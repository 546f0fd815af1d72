// Judges small kernels, given as the body of a function in LLVM assembly, by whether contents influence what they do.
#pragma once

#include <string>

#include "analyzer/facts/lowered.h"
#include "analyzer/lift/oblivious.h"
#include "tests/unit/lift/kernel.h"

namespace assay {

inline constexpr const char* kDeclarations = R"(
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @assay_loc(i32)
declare i64 @assay_block_idx() memory(none)
declare i64 @assay_buf_init(i32, i32)
declare i64 @assay_que_init(i32, i32, i32, i32, i32)
declare i64 @assay_que_alloc(i64)
declare i64 @assay_que_deque(i64)
declare void @assay_que_enque(i64, i64)
declare i64 @assay_ub_get(i64, i64, i32)
declare void @assay_ub_set(i64, i64, i32, i64)
declare i64 @assay_gm_get(ptr addrspace(1), i32)
declare void @assay_dma_in(i32, i32, i64, i64, ptr addrspace(1), i64, i64, i64, i64)
declare void @assay_dma_out(i32, i32, ptr addrspace(1), i64, i64, i64, i64, i64, i64)
declare void @assay_vec_n(i32, i32, i32, i64, i64, i64, i64, i64, i64, double, i64)
declare void @assay_gather(i32, i64, i64, i64, i64, i64, i64, i64, i64)
declare ptr @assay_local_address(i64, i64)
declare void @assay_reduce_r(i32, i32, i64, i64, i64, i64, i64, i64, i32, i64, i64, i32, i32, i32)
declare void @assay_barrier(i32)
declare void @assay_set_flag(i32, i32)
declare void @assay_wait_flag(i32, i32)
declare void @opaque()
)";

// The body of a kernel with pointers %x and %y. %b is a buffer that a copy from %x fills, %c one that is still
// unwritten. `given`: the contents of %x are.
inline Obliviousness Judge(const std::string& body, bool given = false) {
  LoweredModule module;
  module.bitcode = std::string(kDeclarations) + R"(
define void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %w, ptr addrspace(1) %t) {
  %b = call i64 @assay_buf_init(i32 11, i32 1024)
  %c = call i64 @assay_buf_init(i32 11, i32 1024)
  call void @assay_dma_in(i32 0, i32 1, i64 %b, i64 0, ptr addrspace(1) %x, i64 1, i64 1024, i64 0, i64 0)
)" + body + "}\n";
  for (std::uint32_t i = 0; i < 8; ++i) module.locations.push_back({{0, i, i + 1}, {}});
  LaunchArgument x = Input("x", 1024);
  x.given = given;
  return JudgeOblivious(module, "kernel", Launch(2, {}, {x, Output("y", 1024)}), given);
}

inline constexpr const char* kCopyOut =
    "  call void @assay_dma_out(i32 0, i32 1, ptr addrspace(1) %y, i64 %b, i64 0, i64 1, i64 1024, i64 0, i64 0)\n";

}  // namespace assay
