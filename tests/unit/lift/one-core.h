// Kernels for one core and all lengths at once: `%n` elements of x, `%bytes` of them, two queues and a buffer.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "analyzer/facts/lowered.h"
#include "tests/unit/lift/symbolic.h"

namespace assay::one_core {

inline constexpr WideInt kMost = 4000;

inline constexpr const char* kHead = R"(
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare i64 @assay_buf_init(i32, i32)
declare i64 @assay_que_init(i32, i32, i32, i32, i32)
declare i64 @assay_que_alloc(i64)
declare i64 @assay_que_deque(i64)
declare void @assay_que_enque(i64, i64)
declare void @assay_que_free(i64, i64)
declare i64 @assay_ub_get(i64, i64, i32)
declare void @assay_ub_set(i64, i64, i32, i64)
declare void @assay_tiling_read(ptr, ptr addrspace(1), i64)
declare void @assay_dma_in(i32, i32, i64, i64, ptr addrspace(1), i64, i64, i64, i64)
declare void @assay_dma_in_pad(i32, i64, i64, ptr addrspace(1), i64, i64, i64, i64, i64, i64, i32, i64)
declare void @assay_dma_out(i32, i32, ptr addrspace(1), i64, i64, i64, i64, i64, i64)
declare void @assay_vec_n(i32, i32, i32, i64, i64, i64, i64, i64, i64, double, i64)
declare void @assay_vec_r(i32, i32, i32, i64, i64, i64, i64, i64, i64, double, i32, i64, i64, i32, i32, i32, i32, i32, i32, i32)
declare void @assay_cmps_n(i32, i32, i64, i64, i64, i64, double, i64)
declare void @assay_select_n(i32, i32, i64, i64, i64, i64, i64, i64, i64, i64, double, i64)
declare void @assay_reduce_n(i32, i32, i64, i64, i64, i64, i64, i64, i64, i32)
declare void @assay_gm_set(ptr addrspace(1), i32, i64)
define void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %w, ptr addrspace(1) %t) {
entry:
  %data = alloca i32, align 4
  call void @assay_tiling_read(ptr %data, ptr addrspace(1) %t, i64 4)
  %n32 = load i32, ptr %data, align 4
  %n = zext i32 %n32 to i64
  %bytes = mul i64 %n, 4
  %inq = call i64 @assay_que_init(i32 0, i32 9, i32 1, i32 2, i32 16384)
  %outq = call i64 @assay_que_init(i32 10, i32 0, i32 1, i32 2, i32 16384)
  %tmp = call i64 @assay_buf_init(i32 11, i32 16384)
)";

// Copies x in as %in and takes %o, which TakeOut then sends to y.
inline const std::string kTakeIn = R"(
  %a = call i64 @assay_que_alloc(i64 %inq)
  call void @assay_dma_in_pad(i32 1, i64 %a, i64 0, ptr addrspace(1) %x, i64 1, i64 %bytes, i64 0, i64 0, i64 0, i64 0, i32 0, i64 0)
  call void @assay_que_enque(i64 %inq, i64 %a)
  %in = call i64 @assay_que_deque(i64 %inq)
  %o = call i64 @assay_que_alloc(i64 %outq)
)";
inline const std::string kTakeOut = R"(
  call void @assay_que_free(i64 %inq, i64 %in)
  call void @assay_que_enque(i64 %outq, i64 %o)
  %out = call i64 @assay_que_deque(i64 %outq)
  call void @assay_dma_out(i32 2, i32 1, ptr addrspace(1) %y, i64 %out, i64 0, i64 1, i64 %bytes, i64 0, i64 0)
  call void @assay_que_free(i64 %outq, i64 %out)
)";
inline constexpr int kExp = 1, kAdd = 32, kDuplicate = 96;

inline std::string Vector(int op, const std::string& d, const std::string& a, const std::string& b,
                          const std::string& n) {
  return fmt::format(
      "  call void @assay_vec_n(i32 {}, i32 1, i32 1, i64 {}, i64 0, i64 {}, i64 0, i64 {}, i64 0, double 0.0, i64 "
      "{})\n",
      op, d, a, b, n);
}

inline const std::string kExpOfAll = Vector(kExp, "%o", "%in", "0", "%n");

// The proof of a kernel with this body, whose tensors and limits `set` gives.
template <class Set>
ProofFacts ProveBody(const std::string& body, WideInt most, const Set& set) {
  SymbolicKernel k;
  const Expr n = k.Dimension("N", 1, most);
  k.launch.block_dim = 1;
  k.Words({n});
  set(k, n);
  k.launch.args.push_back({"workspace", LaunchArgument::Role::kWorkspace, 0, -1});
  k.symbolic->arg_bytes.emplace_back();
  k.launch.args.push_back({"tiling", LaunchArgument::Role::kTiling, 0, -1});
  k.symbolic->arg_bytes.emplace_back();
  k.launch.symbolic = k.symbolic;
  LoweredModule module;
  module.bitcode = kHead + body + "  ret void\n}\n";
  const DeviceEvents events = Lift(module, "kernel", k.launch);
  EXPECT_TRUE(events.lifted) << events.why_not;
  return Prove(events, k.launch);
}

// At N in [1, most].
inline ProofFacts ProveBody(const std::string& body, WideInt most = kMost) {
  return ProveBody(body, most, [](SymbolicKernel& k, Expr n) {
    k.Input("x", k.C(16384));
    k.Output("y", k.Times(n, k.C(4)));
  });
}

}  // namespace assay::one_core
