target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @padded_rows(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0258.0.copyload = load i32, ptr %5, align 4
  %.sroa.5260.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.5260.0.copyload = load i32, ptr %.sroa.5260.0..sroa_idx, align 4
  %.sroa.8263.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.8263.0.copyload = load i32, ptr %.sroa.8263.0..sroa_idx, align 4
  %.sroa.9264.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 12
  %.sroa.9264.0.copyload = load i32, ptr %.sroa.9264.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = shl i32 %.sroa.8263.0.copyload, 2
  call void @assay_loc(i32 2)
  %7 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 3)
  %8 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 4)
  %9 = call noundef i64 @assay_block_idx()
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %.sroa.9264.0.copyload, %10
  %12 = add i32 %11, %.sroa.9264.0.copyload
  %13 = icmp ugt i32 %12, %.sroa.0258.0.copyload
  %spec.select = select i1 %13, i32 %.sroa.0258.0.copyload, i32 %12
  br label %14

14:                                               ; preds = %16, %4
  %.0 = phi i32 [ %11, %4 ], [ %28, %16 ]
  %15 = icmp ult i32 %.0, %spec.select
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = mul i32 %.0, %.sroa.5260.0.copyload
  call void @assay_loc(i32 5)
  %18 = call i64 @assay_que_alloc(i64 noundef %7)
  %19 = shl i32 %.sroa.5260.0.copyload, 2
  %20 = zext i32 %17 to i64
  %21 = getelementptr float, ptr addrspace(1) %0, i64 %20
  %22 = zext i32 %19 to i64
  call void @assay_loc(i32 6)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %18, i64 noundef 0, ptr addrspace(1) noundef %21, i64 noundef 1, i64 noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %18)
  call void @assay_loc(i32 8)
  %23 = call i64 @assay_que_deque(i64 noundef %7)
  call void @assay_loc(i32 9)
  %24 = call i64 @assay_que_alloc(i64 noundef %8)
  %25 = sext i32 %.sroa.5260.0.copyload to i64
  call void @assay_loc(i32 10)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %24, i64 noundef 0, i64 noundef %23, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %25)
  call void @assay_loc(i32 11)
  call void @assay_que_free(i64 noundef %7, i64 noundef %23)
  call void @assay_loc(i32 12)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %24)
  call void @assay_loc(i32 13)
  %26 = call i64 @assay_que_deque(i64 noundef %8)
  %27 = getelementptr float, ptr addrspace(1) %1, i64 %20
  call void @assay_loc(i32 14)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %27, i64 noundef %26, i64 noundef 0, i64 noundef 1, i64 noundef %22, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %8, i64 noundef %26)
  %28 = add i32 %.0, 1
  br label %14

29:                                               ; preds = %14
  call void @assay_loc(i32 16)
  call void @assay_pipe_end()
  ret void
}

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_block_idx()

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @assay_loc(i32)
