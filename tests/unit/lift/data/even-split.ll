target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @even_split(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3, ptr addrspace(1) noundef %4) {
  call void @assay_loc(i32 0)
  call void @assay_pipe_begin()
  %6 = call noundef i64 @assay_block_idx()
  %7 = shl i64 %6, 11
  %8 = getelementptr float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr float, ptr addrspace(1) %1, i64 %7
  %10 = getelementptr float, ptr addrspace(1) %2, i64 %7
  call void @assay_loc(i32 1)
  %11 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef 512)
  call void @assay_loc(i32 2)
  %12 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef 512)
  call void @assay_loc(i32 3)
  %13 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef 512)
  br label %14

14:                                               ; preds = %15, %5
  %indvars.iv = phi i64 [ %indvars.iv.next, %15 ], [ 0, %5 ]
  %exitcond.not = icmp eq i64 %indvars.iv, 16
  br i1 %exitcond.not, label %_ZN6Kernel7ProcessEv.exit, label %15

15:                                               ; preds = %14
  call void @assay_loc(i32 4)
  %16 = call i64 @assay_que_alloc(i64 noundef %11)
  call void @assay_loc(i32 5)
  %17 = call i64 @assay_que_alloc(i64 noundef %12)
  %18 = shl i64 %indvars.iv, 7
  %19 = getelementptr float, ptr addrspace(1) %8, i64 %18
  call void @assay_loc(i32 6)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %16, i64 noundef 0, ptr addrspace(1) noundef %19, i64 noundef 1, i64 noundef 512, i64 noundef 0, i64 noundef 0)
  %20 = getelementptr float, ptr addrspace(1) %9, i64 %18
  call void @assay_loc(i32 7)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %17, i64 noundef 0, ptr addrspace(1) noundef %20, i64 noundef 1, i64 noundef 512, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 8)
  call void @assay_que_enque(i64 noundef %11, i64 noundef %16)
  call void @assay_loc(i32 9)
  call void @assay_que_enque(i64 noundef %12, i64 noundef %17)
  call void @assay_loc(i32 10)
  %21 = call i64 @assay_que_deque(i64 noundef %11)
  call void @assay_loc(i32 11)
  %22 = call i64 @assay_que_deque(i64 noundef %12)
  call void @assay_loc(i32 12)
  %23 = call i64 @assay_que_alloc(i64 noundef %13)
  call void @assay_loc(i32 13)
  call void @assay_vec_n(i32 noundef 32, i32 noundef 1, i32 noundef 1, i64 noundef %23, i64 noundef 0, i64 noundef %21, i64 noundef 0, i64 noundef %22, i64 noundef 0, double noundef 0.000000e+00, i64 noundef 128)
  call void @assay_loc(i32 14)
  call void @assay_que_enque(i64 noundef %13, i64 noundef %23)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %11, i64 noundef %21)
  call void @assay_loc(i32 16)
  call void @assay_que_free(i64 noundef %12, i64 noundef %22)
  call void @assay_loc(i32 17)
  %24 = call i64 @assay_que_deque(i64 noundef %13)
  %25 = getelementptr float, ptr addrspace(1) %10, i64 %18
  call void @assay_loc(i32 18)
  call void @assay_dma_out(i32 noundef 0, i32 noundef 1, ptr addrspace(1) noundef %25, i64 noundef %24, i64 noundef 0, i64 noundef 1, i64 noundef 512, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 19)
  call void @assay_que_free(i64 noundef %13, i64 noundef %24)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %14

_ZN6Kernel7ProcessEv.exit:                        ; preds = %14
  call void @assay_loc(i32 20)
  call void @assay_pipe_end()
  ret void
}

declare void @assay_pipe_begin()

declare i64 @assay_block_idx()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_pipe_end()


declare void @assay_loc(i32)
