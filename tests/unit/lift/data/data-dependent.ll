target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @data_dependent(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  call void @assay_loc(i32 0)
  call void @assay_pipe_begin()
  call void @assay_loc(i32 1)
  %5 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 1, i32 noundef 1, i32 noundef 1024)
  call void @assay_loc(i32 2)
  %6 = call i64 @assay_gm_get(ptr addrspace(1) noundef %0, i32 noundef 4)
  %sext156 = shl i64 %6, 32
  %7 = ashr exact i64 %sext156, 32
  br label %8

8:                                                ; preds = %18, %4
  %indvars.iv = phi i64 [ %indvars.iv.next, %18 ], [ 0, %4 ]
  %exitcond.not = icmp eq i64 %indvars.iv, 4
  br i1 %exitcond.not, label %20, label %9

9:                                                ; preds = %8
  call void @assay_loc(i32 3)
  %10 = call i64 @assay_que_alloc(i64 noundef %5)
  %11 = shl i64 %indvars.iv, 6
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11
  call void @assay_loc(i32 4)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %10, i64 noundef 0, ptr addrspace(1) noundef %12, i64 noundef 1, i64 noundef 256, i64 noundef 0, i64 noundef 0)
  call void @assay_barrier(i32 noundef 6)
  %sext = shl i64 %6, 32
  %13 = ashr exact i64 %sext, 30
  %14 = getelementptr i8, ptr addrspace(1) %0, i64 %13
  call void @assay_loc(i32 5)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %10, i64 noundef 0, ptr addrspace(1) noundef %14, i64 noundef 1, i64 noundef 256, i64 noundef 0, i64 noundef 0)
  call void @assay_barrier(i32 noundef 6)
  %15 = icmp slt i64 %indvars.iv, %7
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 20000
  call void @assay_loc(i32 6)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %10, i64 noundef 0, ptr addrspace(1) noundef %17, i64 noundef 1, i64 noundef 256, i64 noundef 0, i64 noundef 0)
  call void @assay_barrier(i32 noundef 6)
  br label %18

18:                                               ; preds = %16, %9
  %19 = getelementptr float, ptr addrspace(1) %1, i64 %11
  call void @assay_loc(i32 7)
  call void @assay_dma_out(i32 noundef 0, i32 noundef 1, ptr addrspace(1) noundef %19, i64 noundef %10, i64 noundef 0, i64 noundef 1, i64 noundef 256, i64 noundef 0, i64 noundef 0)
  call void @assay_barrier(i32 noundef 6)
  call void @assay_loc(i32 8)
  call void @assay_que_free(i64 noundef %5, i64 noundef %10)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %8

20:                                               ; preds = %8
  call void @assay_loc(i32 9)
  call void @assay_pipe_end()
  ret void
}

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_gm_get(ptr addrspace(1) noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)


declare void @assay_loc(i32)
declare void @assay_barrier(i32 noundef)
