target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Each core copies the element of its index from one list of tensors to another; the tiling data, read by pointer, has the
; bytes of each element.
define dso_local void @lists(ptr addrspace(1) noundef %x, ptr addrspace(1) noundef %y, ptr addrspace(1) noundef %w, ptr addrspace(1) noundef %t) {
  %none = icmp eq ptr addrspace(1) %w, null
  br i1 %none, label %out, label %go

go:
  call void @assay_loc(i32 1)
  %q = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 1, i32 noundef 1, i32 noundef 512)
  %core = call i64 @assay_block_idx()
  %lx = load i64, ptr addrspace(1) %x
  %px = getelementptr i8, ptr addrspace(1) %x, i64 %lx
  %ex = getelementptr i64, ptr addrspace(1) %px, i64 %core
  %nx = load i64, ptr addrspace(1) %ex
  %gx = inttoptr i64 %nx to ptr addrspace(1)
  %ly = load i64, ptr addrspace(1) %y
  %py = getelementptr i8, ptr addrspace(1) %y, i64 %ly
  %ey = getelementptr i64, ptr addrspace(1) %py, i64 %core
  %ny = load i64, ptr addrspace(1) %ey
  %gy = inttoptr i64 %ny to ptr addrspace(1)
  %pt = getelementptr i32, ptr addrspace(1) %t, i64 %core
  %n = load i32, ptr addrspace(1) %pt
  %bytes = zext i32 %n to i64
  call void @assay_loc(i32 2)
  %b = call i64 @assay_que_alloc(i64 noundef %q)
  call void @assay_loc(i32 3)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %b, i64 noundef 0, ptr addrspace(1) noundef %gx, i64 noundef 1, i64 noundef %bytes, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 4)
  call void @assay_barrier(i32 noundef 6)
  call void @assay_dma_out(i32 noundef 0, i32 noundef 1, ptr addrspace(1) noundef %gy, i64 noundef %b, i64 noundef 0, i64 noundef 1, i64 noundef %bytes, i64 noundef 0, i64 noundef 0)
  call void @assay_barrier(i32 noundef 6)
  call void @assay_que_free(i64 noundef %q, i64 noundef %b)
  br label %out

out:
  ret void
}

declare i64 @assay_block_idx()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_loc(i32)
declare void @assay_barrier(i32 noundef)
